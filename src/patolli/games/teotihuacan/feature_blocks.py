"""The names of the features computed in `features.py`."""

from __future__ import annotations

from typing import Final

from ...kernel.features import amounts, bits, choices, counts
from . import names

OTHERS: Final = names.MOST_PLAYERS - 1
DECORATIONS_SHOWN: Final = 4

OWN: Final = [
    counts("own.cocoa", 1, 30, "cocoa"),
    counts("own.resources", names.RESOURCES, 12, "wood, stone, gold"),
    counts("own.temples", names.TEMPLES, 11, "steps in the blue, red and green temple"),
    counts("own.avenue", 1, 10, "steps on the Avenue of the Dead"),
    counts("own.track", 1, 16, "steps on the pyramid track"),
    choices("own.track_place", 1, 3, "1 alone ahead on it, 2 one of several, 3 behind"),
    bits("own.technologies", names.TECHNOLOGIES, "which technologies"),
    counts("own.masks", names.MASKS, 2, "masks, by kind"),
    counts("own.tiles", names.DISCOVERIES - names.MASKS, 2, "discovery tiles ready for use, by kind"),
    counts("own.used", 1, 10, "discovery tiles used"),
    counts("own.workers", 1, 4, "workers in play"),
    counts("own.powers", names.HIGHEST_POWER, 4, "workers by power, from 1 up"),
    counts("own.at", names.BOARDS, 3, "unlocked workers by board, from the Palace on"),
    counts("own.power_at", names.BOARDS, 12, "their powers together"),
    counts("own.lowest_at", names.BOARDS, 5, "the lowest of these powers"),
    counts("own.reach", names.BOARDS, 3, "unlocked workers that can move there"),
    bits("own.locked", names.SPACES, "worship spaces with an own worker"),
    counts("own.due", 1, 10, "cocoa that the next eclipse costs"),
    counts("own.short", 1, 8, "cocoa lacking for it"),
    bits("own.starting", names.STARTING_TILES, "starting tiles in hand or kept"),
    amounts("own.points", 1, 100, "points so far"),
    amounts("own.building", 4, 30, "points of nobles, decorations, construction, masks"),
]
EACH_OTHER: Final = [
    bits("sits", 1, "the seat is played"),
    counts("cocoa", 1, 14, "cocoa"),
    counts("resources", names.RESOURCES, 8, "wood, stone, gold"),
    counts("temples", names.TEMPLES, 11, "steps in the temples"),
    counts("avenue", 1, 10, "steps on the Avenue of the Dead"),
    counts("track", 1, 14, "steps on the pyramid track"),
    counts("technologies", 1, 6, "technologies"),
    counts("masks", 1, 8, "masks"),
    counts("tiles", 1, 6, "discovery tiles ready for use"),
    counts("workers", 1, 4, "workers in play"),
    counts("power", 1, 20, "their powers together"),
    counts("locked", 1, 3, "locked workers"),
    amounts("lead", 1, 60, "points by which this seat is behind"),
    bits("in_turn", 1, "it is this seat's turn"),
]
TABLE: Final = [
    choices("players", 1, names.MOST_PLAYERS, "how many play"),
    choices("first", 1, 4, "turns until the first player's, from the own seat on"),
    counts("round", 1, 40, "rounds begun"),
    counts("turns", 1, 4, "turns taken in this round"),
    counts("between", 1, 14, "spaces between the discs"),
    counts("eclipses", 1, 3, "eclipses scored"),
    choices("discs", 1, 3, "1 apart, 2 they have met, 3 the extra round"),
    bits("complete", 1, "the pyramid is complete"),
    choices("asked", 1, 3, "who is asked: 1 this seat, 2 chance, 3 another"),
    counts("due", 1, 8, "steps on the agenda"),
    bits("in_turn", 1, "it is the own turn"),
    bits("had_turn", 1, "the own turn of this round is over"),
    choices("active", 1, names.BOARDS, "the board of the worker that moves in the own turn"),
    counts("crew", 1, 3, "workers used in the own turn"),
    counts("colours", names.BOARDS, 4, "colours with an unlocked worker, by board"),
    bits("taken", names.SPACES, "worship spaces with a worker"),
    choices("royal", names.ROYAL_SPACES, names.ROYAL_TILES, "royal tiles"),
    choices("technologies", names.TECHNOLOGIES_IN_PLAY, names.TECHNOLOGIES, "technologies by place"),
    choices("bonuses", names.TEMPLES, names.BONUSES, "bonus tiles of the temples"),
    choices("sides", names.SIDES, names.DISCOVERIES, "discovery tiles beside worship spaces"),
    counts("rows", names.ROWS, 8, "buildings on the rows of the nobles"),
    counts("buildings", 1, 11, "buildings taken"),
    counts("decorations", names.PYRAMID_SIDES, names.STEPS_OF_SIDE, "decorations by side"),
    choices("shown", DECORATIONS_SHOWN, names.DECORATION_TILES, "decorations on display"),
    counts("stones", names.LEVELS, 16, "pyramid tiles by level"),
    counts("piles", names.PILES, 4, "discovery tiles on tracks, by pile"),
]
JUDGEMENT: Final = [
    amounts("value", 1, 1000, "the hand-made evaluation, in tenths of a point"),
    amounts("value.goods", 1, 1000, "goods, in hundredths of a point, as all that follow"),
    amounts("value.workers", 1, 1000, "powers of the workers"),
    amounts("value.tracks", 1, 3000, "places on tracks and in temples"),
    amounts("value.tiles", 1, 3000, "technologies, masks and tiles"),
    amounts("value.unpaid", 1, 1000, "cocoa that lacks at the next eclipse"),
    amounts("value.pending", 1, 1000, "the steps of a turn under way"),
    counts("soon", 1, 14, "rounds until the next eclipse, about"),
    counts("left", 1, 32, "rounds until the end, about"),
]
