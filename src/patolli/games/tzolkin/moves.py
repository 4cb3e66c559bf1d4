"""All moves of Tzolk'in. The number of a move never changes; new moves are added at the end."""

from __future__ import annotations

from typing import Final

from ...kernel.vocabulary import Vocabulary
from . import names

# Chance moves (TZ-C1, TZ-C2), such as `draw b07`, `draw m03`, `deal w05`, `neutral w12` and `starts 2`
DRAW_BUILDING: Final = 110
DRAW_MONUMENT: Final = 142
DEAL: Final = 155
NEUTRAL: Final = 176
STARTS: Final = 197
# TZ-D1: `keep w05`
KEEP: Final = 201
# TZ-D2: `beg chaac` or `pass`
BEG: Final = 222
# TZ-D3
PLACING: Final = 225
PICKING: Final = 226
# TZ-D4, TZ-D5: `place tikal`, `place start` or `stop`
PLACE: Final = 227
PLACE_START: Final = 232
# TZ-D6: `pick tikal 3` or `stop`; each wheel has spaces 0 to 10
PICK: Final = 233
SPACES: Final = names.HIGHEST_SPACE + 1
# TZ-D7: `act 3`, `act none`, or `higher 4` for the next-higher action with theology
ACT_NONE: Final = 288
ACT: Final = 288  # the number of `act 3` is ACT + 3
HIGHER: Final = 297  # the number of `higher 4` is HIGHER + 4
HIGHEST_ACTION: Final = 9
# TZ-D8
HARVEST_WOOD: Final = 307
HARVEST_CORN: Final = 308
HARVEST_BURN: Final = 309
HARVEST_NO_TILE: Final = 310
# TZ-D9: `anger chaac`
ANGER: Final = 311
# TZ-D10: `advance theology` or `stop`
ADVANCE: Final = 314
# TZ-D12: `build b07`, `build m03`, `stop` after the first building with Tikal 4, or `pass` for an extra
# building
BUILD_BUILDING: Final = 318
BUILD_MONUMENT: Final = 350
# TZ-D13
BENEFITS_NOW: Final = 363
BENEFITS_LATER: Final = 364
# TZ-D14: `save wood`
SAVE: Final = 365
# TZ-D15: `climb chaac`
CLIMB: Final = 368
# TZ-D16: `buy wood`, `sell wood` or `stop`
BUY: Final = 371
SELL: Final = 374
# TZ-D17: `use tikal 2` or `pass`; each of the four small wheels has five actions
USE: Final = 377
USE_ACTIONS: Final = 5
# TZ-D18: `take wood`
TAKE: Final = 397
# Amounts are answers to TZ-D11 (wood, then stone) and TZ-D20 (days); `yes` and `no` are answers to TZ-D19.


def pick(wheel: int, space: int) -> int:
    """`pick tikal 3`"""
    return PICK + wheel * SPACES + space


def use(wheel: int, action: int) -> int:
    """`use tikal 3`"""
    return USE + wheel * USE_ACTIONS + action - 1


def vocabulary() -> Vocabulary:
    v = Vocabulary()
    buildings = [b.lower() for b in names.BUILDING_IDS]
    monuments = [m.lower() for m in names.MONUMENT_IDS]
    wealth = [w.lower() for w in names.WEALTH_IDS]
    actions = [str(a) for a in range(1, HIGHEST_ACTION + 1)]
    v.series(DRAW_BUILDING, "draw", buildings)
    v.series(DRAW_MONUMENT, "draw", monuments)
    v.series(DEAL, "deal", wealth)
    v.series(NEUTRAL, "neutral", wealth)
    v.series(STARTS, "starts", [str(seat) for seat in range(names.MOST_PLAYERS)])
    v.series(KEEP, "keep", wealth)
    v.series(BEG, "beg", names.TEMPLE_IDS)
    v.series(PLACING, "turn", ["place", "pick"])
    v.series(PLACE, "place", [*names.WHEEL_IDS, "start"])
    v.series(PICK, "pick", [f"{wheel} {space}" for wheel in names.WHEEL_IDS for space in range(SPACES)])
    v.series(ACT, "act", ["none", *actions])
    v.series(HIGHER + 1, "higher", actions)
    v.series(HARVEST_WOOD, "harvest", ["wood", "corn", "burn", "no-tile"])
    v.series(ANGER, "anger", names.TEMPLE_IDS)
    v.series(ADVANCE, "advance", names.TECHNOLOGY_IDS)
    v.series(BUILD_BUILDING, "build", buildings)
    v.series(BUILD_MONUMENT, "build", monuments)
    v.series(BENEFITS_NOW, "benefits", ["now", "later"])
    v.series(SAVE, "save", names.RESOURCE_IDS)
    v.series(CLIMB, "climb", names.TEMPLE_IDS)
    v.series(BUY, "buy", names.RESOURCE_IDS)
    v.series(SELL, "sell", names.RESOURCE_IDS)
    small = names.WHEEL_IDS[: names.CHICHEN]
    v.series(USE, "use", [f"{wheel} {a}" for wheel in small for a in range(1, USE_ACTIONS + 1)])
    v.series(TAKE, "take", names.RESOURCE_IDS)
    return v


VOCABULARY: Final = vocabulary()
