"""The numbers of components, which events use to name the source of a gain, a cost or points."""

from __future__ import annotations

from typing import Final

from . import names

NOTHING: Final = 0
BOARD: Final = 1  # add a board's number for its main action; worship spaces are numbered from SPACE
SPACE: Final = 10  # add a worship space's number for the temple step gained there
TECHNOLOGY: Final = 20
ROYAL: Final = 30
DISCOVERY: Final = 40
BONUS: Final = 62
STARTING: Final = 70
DECORATION: Final = 90
STONE: Final = 106
STEP: Final = 140  # add 12 * the number of the temple and the step, for a reward in a temple
AVENUE: Final = 176  # + step
REWARD: Final = 186  # add the number of a reward for an ascension
BOT_TILE: Final = 192
FIRST_GAME: Final = 200  # add the seat's position in the turn order
ASCENSION: Final = 204
MASK_SETS: Final = 205
PYRAMID_TRACK: Final = 206
UPKEEP: Final = 207
COCOA_SPACE: Final = 208
BUILDING: Final = 209  # + row


def step(temple: int, reached: int) -> int:
    return STEP + temple * 12 + reached


def components() -> dict[int, str]:
    """Returns the name of each component with a visible effect, by its number."""
    found: dict[int, str] = {}
    for board, name in enumerate(names.BOARD_IDS):
        if board != names.PALACE:
            found[BOARD + board] = f"board {name}"
    for space in range(names.ROYAL_SPACES, names.SPACES):
        found[SPACE + space] = f"worship {names.SPACE_IDS[space]}"
    for first, ids in (
        (TECHNOLOGY, names.TECHNOLOGY_IDS),
        (ROYAL, names.ROYAL_IDS),
        (DISCOVERY, names.DISCOVERY_IDS),
        (BONUS, names.BONUS_IDS),
        (STARTING, names.STARTING_IDS),
        (DECORATION, names.DECORATION_IDS),
        (STONE, names.STONE_TILE_IDS),
        (REWARD, names.REWARD_IDS),
        (BOT_TILE, names.BOT_TILE_IDS),
    ):
        for i, name in enumerate(ids):
            found[first + i] = name
    for temple, name in enumerate(names.TEMPLE_IDS):
        for reached in (1, 2, 3, 4, 5, 6, 7, 8, 9, 11):  # step 10 has no reward but a bonus tile
            found[step(temple, reached)] = f"{name} {reached}"
    for row, name in enumerate(names.ROW_IDS):
        found[BUILDING + row] = f"nobles {name}"
    return found


COMPONENTS: Final = components()
