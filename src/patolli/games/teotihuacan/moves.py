"""The vocabulary of moves. The number of a move never changes; new moves are added at the end."""

from __future__ import annotations

from typing import Final

from ...kernel.vocabulary import Vocabulary
from . import names

# Chance moves, such as `starts 2`, `lay forest`, `draw ra4`, `draw t01`, `draw bave`, `draw k01`, `draw p01`,
# `draw dvp`, `turned 3`, `deal s01` and `neutral s01`
STARTS: Final = 110
LAY: Final = 114
DRAW_ROYAL: Final = 122
DRAW_TECHNOLOGY: Final = 131
DRAW_BONUS: Final = 140
DRAW_DECORATION: Final = 147
DRAW_STONE: Final = 162
DRAW_DISCOVERY: Final = 194
TURNED: Final = 215
DEAL: Final = 219
NEUTRAL: Final = 237
# TE-16: moves such as `bot xalc` and `points left`; a roll is represented by the sum of the dice
BOT_TILE: Final = 255
POINTS: Final = 262
# TE-D1: moves such as `keep s01`; TE-17.2: moves such as `choose s01`
KEEP: Final = 264
CHOOSE: Final = 282
# TE-D2, D24: `take wood`
TAKE: Final = 300
# TE-D3: `without forest` chooses the board that gets no worker
WITHOUT: Final = 303
# TE-D4, D26: moves such as `raise forest 3`; D26 also has `waste`
RAISE: Final = 311
WASTE: Final = 351
# TE-D9: moves such as `worker forest 3`, `go quarry`, `leap` and `twin 3`
WORKER: Final = 352
GO: Final = 392
LEAP: Final = 400
TWIN: Final = 401
# TE-D7: `unlock`, followed by `free palace1` or `stop`
UNLOCK: Final = 406
FREE: Final = 407
# TE-D8: `use dvp`
USE: Final = 414
# TE-D10: moves such as `collect`, `worship palace1` and `main`
COLLECT: Final = 435
MAIN: Final = 436
WORSHIP: Final = 437
# TE-D12, D13: `benefit temple`
BENEFIT: Final = 444
# TE-D15: `pay`, `waive`
PAY: Final = 451
WAIVE: Final = 452
# TE-D16: `leave 3`
LEAVE: Final = 453
# TE-D17: `help` or `no`
HELP: Final = 458
# TE-D18 to D21: moves such as `learn t01`, `row top`, `decorate k01`, `side top`, `build p01`, `on 1a1`,
# `rotate 1` and `save wood`
LEARN: Final = 459
ROW: Final = 468
DECORATE: Final = 471
SIDE: Final = 486
BUILD: Final = 490
ON: Final = 522
ROTATE: Final = 552
SAVE: Final = 556
SAVE_NOTHING: Final = 559
# TE-D22: moves such as `climb blue`; D23: `printed` or `claim dvp`; D25: `claim dvp` or `pass`
CLIMB: Final = 560
PRINTED: Final = 563
CLAIM: Final = 564
# TE-D28: `reward av5`
REWARD: Final = 585
# TE-D14: `give wood`
GIVE: Final = 590
# Amounts are answers to TE-D14 and D29, `claim` to D5, `pass` to D6, and `raise` or `pass` to D27.


def worker(first: int, board: int, power: int) -> int:
    """Returns the number of a move such as `worker forest 3` or `raise forest 3`."""
    return first + board * names.HIGHEST_POWER + power - 1


def board_and_power(offset: int) -> list[int]:
    """Returns the board and the power in such a move, given its offset from `first`."""
    return [offset // names.HIGHEST_POWER, offset % names.HIGHEST_POWER + 1]


def vocabulary() -> Vocabulary:
    v = Vocabulary()
    powers = [str(power) for power in range(1, names.HIGHEST_POWER + 1)]
    dice = [f"{board} {power}" for board in names.BOARD_IDS for power in powers]
    turns = [str(turn) for turn in range(names.ROTATIONS)]
    v.series(STARTS, "starts", [str(seat) for seat in range(names.MOST_PLAYERS)])
    v.series(LAY, "lay", names.BOARD_IDS)
    v.series(DRAW_ROYAL, "draw", names.ROYAL_IDS)
    v.series(DRAW_TECHNOLOGY, "draw", names.TECHNOLOGY_IDS)
    v.series(DRAW_BONUS, "draw", names.BONUS_IDS)
    v.series(DRAW_DECORATION, "draw", names.DECORATION_IDS)
    v.series(DRAW_STONE, "draw", names.STONE_TILE_IDS)
    v.series(DRAW_DISCOVERY, "draw", names.DISCOVERY_IDS)
    v.series(TURNED, "turned", turns)
    v.series(DEAL, "deal", names.STARTING_IDS)
    v.series(NEUTRAL, "neutral", names.STARTING_IDS)
    v.series(BOT_TILE, "bot", names.BOT_TILE_IDS)
    v.series(POINTS, "points", names.DIRECTION_IDS)
    v.series(KEEP, "keep", names.STARTING_IDS)
    v.series(CHOOSE, "choose", names.STARTING_IDS)
    v.series(TAKE, "take", names.RESOURCE_IDS)
    v.series(WITHOUT, "without", names.BOARD_IDS)
    v.series(RAISE, "raise", dice)
    v.add(WASTE, "waste")
    v.series(WORKER, "worker", dice)
    v.series(GO, "go", names.BOARD_IDS)
    v.add(LEAP, "leap")
    v.series(TWIN, "twin", powers)
    v.add(UNLOCK, "unlock")
    v.series(FREE, "free", names.SPACE_IDS)
    v.series(USE, "use", names.DISCOVERY_IDS)
    v.add(COLLECT, "collect")
    v.add(MAIN, "main")
    v.series(WORSHIP, "worship", names.SPACE_IDS)
    v.series(BENEFIT, "benefit", names.BENEFIT_IDS)
    v.add(PAY, "pay")
    v.add(WAIVE, "waive")
    v.series(LEAVE, "leave", powers)
    v.add(HELP, "help")
    v.series(LEARN, "learn", names.TECHNOLOGY_IDS)
    v.series(ROW, "row", names.ROW_IDS)
    v.series(DECORATE, "decorate", names.DECORATION_IDS)
    v.series(SIDE, "side", names.SIDE_IDS)
    v.series(BUILD, "build", names.STONE_TILE_IDS)
    v.series(ON, "on", names.PLACE_IDS)
    v.series(ROTATE, "rotate", turns)
    v.series(SAVE, "save", [*names.RESOURCE_IDS, "nothing"])
    v.series(CLIMB, "climb", names.TEMPLE_IDS)
    v.add(PRINTED, "printed")
    v.series(CLAIM, "claim", names.DISCOVERY_IDS)
    v.series(REWARD, "reward", names.REWARD_IDS)
    v.series(GIVE, "give", names.RESOURCE_IDS)
    return v


VOCABULARY: Final = vocabulary()
