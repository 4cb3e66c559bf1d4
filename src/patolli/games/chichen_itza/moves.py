"""All moves of Chichén Itzá, as listed in `vocabulary.txt`. The number of a move never changes."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from ...kernel.vocabulary import Vocabulary
from . import names

# Moves of chance (CI-22.1, CI-22.2)
LAY: Final = 110  # `lay p01` draws the terrain tile for the next hex
CARD: Final = 138  # `card snake` turns over a creature card at set-up
ON: Final = 145  # `on p01` chooses the place of the creature's figure
TASK: Final = 173  # `task t01`
DRAW_GOD: Final = 196  # `draw g01`
DRAW_HERO: Final = 276  # `draw h01` draws the next hero card of a stack
DRAW_MAGIC: Final = 300  # `draw stone`
TILE: Final = 302  # `tile scout` draws the action tile for the next space
COST: Final = 323  # `cost 3` draws the cost marker for the next row or column
COSTS: Final = 8  # the number of possible costs, from 0 to 7
ORDER: Final = 331  # `order 2` draws the next seat in the turn order
ROLL: Final = 335  # `roll 5` has the number ROLL + 5
STRENGTH: Final = 342  # `strength 3` has the number STRENGTH + 3
RUIN: Final = 349  # `ruin ru01`
ATTACK: Final = 361  # `attack jaguar` draws the creature that attacks the city
# CI-D2
IDOL: Final = 368  # `idol coins`, `idol luck` and `idol magic`
IDOL_COINS: Final = 368
IDOL_LUCK: Final = 369
IDOL_MAGIC: Final = 370
# CI-D4
KEEP: Final = 371  # `keep a` pays the upkeep of a hero
DISMISS: Final = 374
# CI-D6: moves such as `place scout` and `place war-favor favor`
PLACE: Final = 377  # each action tile has two moves
PLACE_COINS: Final = 419
PLACE_FREE: Final = 420  # uses the hero tile for free, because of a hero's card
AS: Final = 421  # `as land` and `as water`
# CI-D7 to CI-D11
RAISE: Final = 423
TAKE_GOD: Final = 427
DECK: Final = 507
SCOUT: Final = 511
SEND: Final = 539  # `send p01` sends a warrior from the reserve
TO: Final = 568  # `to p01` and `to city` choose the place of a hero
# CI-D12 to CI-D16
FROM: Final = 597
WITH: Final = 626  # `with a`
WITHOUT: Final = 629
GO: Final = 632
STEP: Final = 661
HERO: Final = 690  # `hero a` chooses the hero to move
RECRUIT: Final = 693
PULL: Final = 696  # `pull p01` lets a warrior from this tile join
# CI-D18 to CI-D22
CAST_NONE: Final = 727
LUCK_AGAIN: Final = 728
LUCK_HIT: Final = 729
AGAIN: Final = 730  # `again 4` rerolls a die that shows 4; its number is AGAIN + 4
LOSE: Final = 737  # `lose a`
# CI-D23 to CI-D28
STAR: Final = 740
CLAIM: Final = 750  # `claim p01`, `claim city`
CLAIM_RESERVE: Final = 779
USE: Final = 780  # `use g01`, `use h01`
# CI-D1: `hex 2 -1`
HEX: Final = 900
# CI-D18: moves such as `cast stone 2` and `cast fire 1`, or `cast fire 1 with 2 stone` if cards of the other
# spell may be added
CAST: Final = 1700
MOST_CARDS: Final = 16  # the maximum number of cards of one spell
# CI-G27
SWAP: Final = 2400  # `swap p06` lets this village or camp give the other kind's yield
# Chance moves for several dice at once, such as `roll 2 5` and `roll 1 4 4`
ROLL_DICE: Final = 2500
DICE_AT_ONCE: Final = 3
DICE: Final = [
    list(faces)
    for number in range(2, DICE_AT_ONCE + 1)
    for faces in combinations_with_replacement(range(1, 7), number)
]
"""The faces of each move from ROLL_DICE onwards, in ascending order."""


def place(tile: int, which: int) -> int:
    """Returns the move for the first or second action of an action tile."""
    return PLACE + 2 * tile + which


def cast(spell: int, own: int, others: int) -> int:
    """Returns the move for a spell with this number of its own cards and of cards of the other spell."""
    return CAST + (spell * (MOST_CARDS + 1) + own) * (MOST_CARDS + 1) + others


def vocabulary() -> Vocabulary:
    v = Vocabulary()
    tiles = [tile.lower() for tile in names.TILE_IDS]
    places = [one.lower() for one in names.PLACE_IDS]
    gods = [card.lower() for card in names.GOD_IDS]
    heroes = [card.lower() for card in names.HEROCARD_IDS]
    v.series(LAY, "lay", tiles)
    v.series(CARD, "card", names.CREATURE_IDS)
    v.series(ON, "on", tiles)
    v.series(TASK, "task", [task.lower() for task in names.TASK_IDS])
    v.series(DRAW_GOD, "draw", gods)
    v.series(DRAW_HERO, "draw", heroes)
    v.series(DRAW_MAGIC, "draw", names.SPELL_IDS)
    v.series(TILE, "tile", names.ACTIONTILE_IDS)
    v.series(COST, "cost", [str(n) for n in range(COSTS)])
    v.series(ORDER, "order", [str(seat) for seat in range(names.MOST_PLAYERS)])
    v.series(ROLL + 1, "roll", [str(n) for n in range(1, 7)])
    v.series(STRENGTH, "strength", [str(n) for n in range(names.STRONGEST + 1)])
    v.series(RUIN, "ruin", [ruin.lower() for ruin in names.RUIN_IDS])
    v.series(ATTACK, "attack", names.CREATURE_IDS)
    v.series(IDOL, "idol", ["coins", "luck", "magic"])
    v.series(KEEP, "keep", names.HERO_IDS)
    v.series(DISMISS, "dismiss", names.HERO_IDS)
    for tile, actions in enumerate(names.ACTIONS_ON):
        for which, action in enumerate(actions):
            more = f" {names.ACTION_IDS[action]}" if len(actions) > 1 else ""
            v.add(place(tile, which), f"place {names.ACTIONTILE_IDS[tile]}{more}")
    v.add(PLACE_COINS, "place coins")
    v.add(PLACE_FREE, "place hero move-hero free")
    v.series(AS, "as", names.TERRAIN_IDS)
    v.series(RAISE, "raise", names.GEAR_IDS)
    v.series(TAKE_GOD, "take", gods)
    v.series(DECK, "deck", names.COLOR_IDS)
    v.series(SCOUT, "scout", tiles)
    v.series(SEND, "send", places)
    v.series(TO, "to", places)
    v.series(FROM, "from", places)
    v.series(WITH, "with", names.HERO_IDS)
    v.series(WITHOUT, "without", names.HERO_IDS)
    v.series(GO, "go", places)
    v.series(STEP, "step", places)
    v.series(HERO, "hero", names.HERO_IDS)
    v.series(RECRUIT, "recruit", names.HERO_IDS)
    v.series(PULL, "pull", places)
    v.add(CAST_NONE, "cast none")
    for spell in range(names.SPELLS):
        for own in range(MOST_CARDS + 1):
            for others in range(MOST_CARDS + 1):
                if own + others > 0:
                    more = f" with {others} {names.SPELL_IDS[1 - spell]}" if others else ""
                    v.add(cast(spell, own, others), f"cast {names.SPELL_IDS[spell]} {own}{more}")
    v.series(LUCK_AGAIN, "luck", ["again", "hit"])
    v.series(AGAIN + 1, "again", [str(n) for n in range(1, 7)])
    v.series(LOSE, "lose", names.HERO_IDS)
    v.series(STAR, "star", names.STAR_IDS)
    v.series(CLAIM, "claim", [*places, "reserve"])
    v.series(USE, "use", [*gods, *heroes])
    v.series(SWAP, "swap", tiles)
    v.series(ROLL_DICE, "roll", [" ".join([str(face) for face in faces]) for faces in DICE])
    for r in range(names.GRID):
        for q in range(names.GRID):
            v.add(HEX + r * names.GRID + q, f"hex {q - names.MIDDLE} {r - names.MIDDLE}")
    return v


VOCABULARY: Final = vocabulary()
