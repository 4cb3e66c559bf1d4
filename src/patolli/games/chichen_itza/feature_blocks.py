"""The names of the features computed in `features.py`."""

from __future__ import annotations

from typing import Final

from ...kernel.features import amounts, bits, choices, counts
from . import names

OTHERS: Final = names.MOST_PLAYERS - 1
SOURCES: Final = 10
"""The number of sources of points in the final scoring."""

OWN: Final = [
    counts("own.coins", 1, 26, "coins"),
    counts("own.luck", 1, 8, "luck tokens"),
    counts("own.idols", 1, 8, "idols"),
    counts("own.reserve", 1, 25, "warriors on the strips"),
    counts("own.city", 1, 14, "warriors in the city"),
    counts("own.shields", 1, 6, "active shields"),
    counts("own.war", 1, 5, "diplomacy markers on war"),
    counts("own.favor", 1, 10, "space on the favor track"),
    choices("own.favor_rank", 1, 4, "place on it, from the lowest up"),
    choices("own.order_rank", 1, 4, "place in the turn order"),
    counts("own.placed", 1, 5, "action markers placed in this round"),
    counts("own.spells", names.SPELLS, 6, "magic cards in hand: stone, fire"),
    counts("own.income", 1, 12, "coins of the strips in a round"),
    counts("own.trophies", 1, 10, "defeated creatures"),
    counts("own.units_out", 1, 15, "units on tiles"),
    counts("own.lone_units", 1, 6, "tiles with a single unit"),
    counts("own.terrain", 2, 8, "tiles controlled: land, water"),
    counts("own.kinds", names.KINDS, 6, "tiles controlled: camps, villages, temples, mines, ruins"),
    counts("own.scouts", 2, 6, "scouts on tiles with a creature, and on others"),
    counts("own.used", 1, 6, "things used that work once a round"),
    counts("own.gears", names.GEARS, 6, "levels of defense, melee, ranged, magic"),
    bits("own.gems", names.GEMS, "which gems"),
    bits("own.tasks", names.STACKS, "tasks claimed, by stack"),
    choices("own.hero_cards", names.HERO_TYPES, names.PER_TYPE, "hero cards, by type"),
    bits("own.heroes_out", names.HERO_TYPES, "heroes on tiles, by type"),
    bits("own.markers", names.ACTION_TILES, "action tiles with an own marker"),
    counts("own.tiles", names.TILES, 5, "units by tile; 1 also where a card gives control"),
    bits("own.gods", names.GODS, "which god cards"),
    amounts("own.points", SOURCES, 10, "points if the game ended now, by source"),
]
EACH_OTHER: Final = [
    bits("sits", 1, "the seat is played"),
    counts("coins", 1, 16, "coins"),
    counts("luck", 1, 5, "luck tokens"),
    counts("idols", 1, 5, "idols"),
    counts("reserve", 1, 15, "warriors on the strips"),
    counts("city", 1, 8, "warriors in the city"),
    counts("shields", 1, 4, "active shields"),
    choices("favor_rank", 1, 4, "place on the favor track"),
    choices("order_rank", 1, 4, "place in the turn order"),
    counts("placed", 1, 5, "action markers placed in this round"),
    counts("hand", 1, 6, "magic cards"),
    counts("gems", 1, 5, "gems"),
    counts("tasks", 1, 4, "tasks claimed"),
    counts("heroes", 1, 3, "heroes in play"),
    counts("gods", 1, 8, "god cards"),
    counts("gears", names.GEARS, 6, "levels"),
    counts("kinds", names.KINDS, 5, "tiles controlled, by kind"),
    amounts("lead", 1, 40, "points by which this seat is behind, if the game ended now"),
]
TABLE: Final = [
    choices("players", 1, names.MOST_PLAYERS, "how many play"),
    choices("round", 1, names.ROUNDS, "round"),
    counts("turns", 1, 17, "turns taken in this round"),
    counts("left", 1, 24, "quarters of rounds to come"),
    counts("attacks", 1, 6, "attacks on the city so far"),
    choices("asked", 1, 3, "who is asked: 1 this seat, 2 chance, 3 another"),
    counts("due", 1, 8, "steps on the agenda"),
    bits("in_turn", 1, "it is the own turn"),
    counts("draws", 1, 4, "magic cards about to be drawn"),
    counts("finds", 1, 2, "treasures about to be found"),
    choices("tasks", names.STACKS, names.TASKS, "open tasks"),
    choices("gods", names.COLORS, names.PER_COLOR, "god cards on display"),
    choices("heroes", names.HERO_TYPES, names.PER_TYPE, "hero cards on display"),
    counts("creatures", names.CREATURES, 6, "creatures on the map"),
    counts("near.creatures", names.CREATURES, 3, "creatures beside own units or the city"),
    counts("near.kinds", names.KINDS, 6, "their tiles, by kind"),
    counts("near.free", 1, 4, "free tiles there"),
    counts("near.others", 1, 5, "tiles of others there"),
    counts("near.weak", 1, 4, "of these, with at most one warrior"),
    counts("near.gems", 1, 4, "mines there whose gem is not owned"),
    counts("near.scouted", 1, 3, "creatures there with an own scout"),
]
FIGHT: Final = [
    choices("fight.role", 1, 4, "1 attacks, 2 defends the city, 3 is attacked, 4 watches"),
    choices("fight.creature", 1, names.CREATURES, "against which creature"),
    counts("fight.phase", 1, 9, "phases begun"),
    choices("fight.kind", 1, names.KINDS, "kind of the tile"),
    counts("fight.hearts", 1, 12, "hits needed, as far as known"),
    counts("fight.own", 1, 8, "units and shields of the own side"),
    counts("fight.units", 1, 6, "units of the own side"),
    counts("fight.others", 1, 8, "units of the other player's side"),
    amounts("fight.strength", 2, 400, "hits to come of both sides, in hundredths"),
    amounts("fight.odds", 2, 100, "rough odds to win, and to fall"),
    amounts("fight.prize", 1, 50, "what winning brings, in tenths of a point"),
    bits("fight.gem", 1, "winning brings a gem that is not owned"),
    counts("fight.rolled", 2, 6, "hits rolled in this phase by both sides"),
    counts("fight.dice", 1, 6, "dice still to be rolled"),
    counts("fight.damage", 1, 4, "damage still to be taken"),
    choices("march.role", 1, 2, "a group is on its way: 1 an own one, 2 another's"),
    counts("march.steps", 1, 4, "steps left of the own one"),
    counts("march.units", 1, 6, "units in it"),
]
JUDGEMENT: Final = [
    amounts("value", 1, 200, "the hand-made evaluation, in tenths of a point"),
    amounts("value.held", 1, 50, "goods that are used up"),
    amounts("value.lasting", 1, 200, "what works again in every round"),
    amounts("value.pending", 1, 50, "a combat, cards or a treasure on the way"),
    amounts("value.city", 1, 20, "the defence of the city"),
]
