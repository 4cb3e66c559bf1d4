"""The expected outcome of a pending or current combat, in hundredths of a hit. It is an estimate and not part
of the rules.
"""

from __future__ import annotations

from typing import Final

from .. import names
from ..board import units
from ..cards import hooks
from ..combat import creature_roll, dice, sides
from ..position import ChichenPosition
from ..state.group import CITY_DEFENCE

UNIT: Final = 9  # the value of a lost unit, in tenths of a point
TILE: Final = [
    30,
    36,
    36,
    45,
    68,
]  # The value of a captured tile in tenths of a point, by kind: camp, village, temple, mine, ruin
MELEES: Final = 3


def prospect(p: ChichenPosition, seat: int) -> int:
    """Returns the expected gain from this combat in tenths of a point, compared with not fighting."""
    group = p.group
    combat = p.combat
    if seat not in (group.seat, combat.foe):
        return 0
    side = names.FIRST if seat == group.seat else names.SECOND
    if combat.creature >= 0:
        hearts = hearts_of(p, seat)
    else:
        hearts = sides.size(p, 1 - side) + shields(p, 1 - side) - rolled(p, 1 - side)
    hearts -= rolled(p, side)
    mine = sides.size(p, side) + shields(p, side)
    # the combat has already been won, so no phases follow
    last = combat.phase if hearts <= 0 and combat.phase >= 0 else names.PHASES
    theirs = creature(p, last) if combat.creature >= 0 else strength(p, 1 - side)
    wins = chance(strength(p, side), 100 * hearts)
    falls = chance(theirs, 100 * mine)
    losses = min(theirs // 100, sides.size(p, side))
    found = -UNIT * losses + (UNIT // 3) * losses * shields(p, side) // max(1, mine)
    if side == names.FIRST:
        found += prize(p, seat) * wins * (100 - falls // 2) // 10_000
    else:
        found -= (20 + TILE[p.tables.kind[group.at]] // 2) * falls // 100
    return found


def prize(p: ChichenPosition, seat: int) -> int:
    """Returns the value of a victory for the attacker, or for the defender of the city."""
    group = p.group
    combat = p.combat
    if group.kind == CITY_DEFENCE:
        return names.TENTHS * (combat.strength - p.tables.points_of_lost_city)
    kind = p.tables.kind[group.at]
    found = TILE[kind]
    if kind == names.MINE and not p.seats[group.seat].gems >> p.tables.gem[group.at] & 1:
        found += 30 + 20 * units.count(p.seats[group.seat].gems)
    if combat.creature >= 0:
        found += names.TENTHS * hearts_of(p, seat)
    return found


def chance(hits: int, needed: int) -> int:
    """Returns the percentage of combats in which this number of hits is enough. It grows linearly as the hits
    rise from half the number needed to twice that number.
    """
    if needed <= 0:
        return 100
    return max(0, min(100, 66 * (2 * hits - needed) // needed))


def shields(p: ChichenPosition, side: int) -> int:
    player = p.seats[hooks.seat_of(p, side)]
    return player.shields + player.idols // 2


def city(p: ChichenPosition, seat: int) -> int:
    """Returns the expected gain of the seat that will defend the city at the end of this round."""
    player = p.seats[seat]
    c = p.tables
    units_there = min(c.city_defenders, units.units(p, seat, names.CITY))
    if units_there == 0:
        return names.TENTHS * c.points_of_lost_city
    hits = MELEES * units_there * 13 * c.melee_hits[player.gears[names.MELEE_GEAR]]
    hits += 33 * c.attacks[player.gears[names.RANGED_GEAR]] + 40 * min(p.hands[seat].size, 2)
    reward = names.TENTHS * c.city_strength[p.round - 1]
    wins = chance(hits, 10 * reward)
    return (reward * wins + names.TENTHS * c.points_of_lost_city * (100 - wins)) // 100


def has_rolled(p: ChichenPosition, side: int) -> bool:
    """Returns whether this side has rolled in this phase or is rolling now."""
    combat = p.combat
    if combat.phase < 0:
        return False
    return combat.dice_thrown > 0 if combat.side == side else side == names.FIRST


def rolled(p: ChichenPosition, side: int) -> int:
    """Returns the hits in this phase that have not caused damage yet."""
    if not has_rolled(p, side):
        return 0
    combat = p.combat
    lying = dice.hits(p, dice.hitting(p, side)) if combat.side == side else 0
    return combat.hits[side] + lying


def strength(p: ChichenPosition, side: int) -> int:
    """Returns the number of hits that a player can expect from future rolls, ignoring losses."""
    combat = p.combat
    seat = hooks.seat_of(p, side)
    player = p.seats[seat]
    c = p.tables
    found = 30 * min(player.luck, 3)
    first = max(0, combat.phase)
    if has_rolled(p, side):
        first += 1
        if combat.side == side:
            found += 100 * combat.dice_left * units.count(dice.hitting(p, side)) // 6
    for phase in range(first, names.PHASES):
        if not planned(p) >> phase & 1:
            continue
        if names.MEANS[phase] == names.BY_MAGIC:
            found += 60 * min(p.hands[seat].size, c.spells[names.STONE][player.gears[names.MAGIC_GEAR]] % 99)
        elif names.MEANS[phase] == names.BY_RANGED:
            found += 33 * c.attacks[player.gears[names.RANGED_GEAR]]
        else:
            units_there = sides.size(p, side) + sides.scout(p, side)
            found += units_there * 16 * c.melee_hits[player.gears[names.MELEE_GEAR]] * 8 // 10
    return found


def planned(p: ChichenPosition) -> int:
    """Returns a bit mask of the phases of this combat."""
    combat = p.combat
    banned = combat.banned
    if combat.creature >= 0 and creature_roll.ability(p) == names.MELEE_ONLY:
        banned |= names.DISTANT_PHASES
    return (combat.planned or names.USUAL_PHASES) & ~banned


def hearts_of(p: ChichenPosition, seat: int) -> int:
    """Returns the number of hearts left.

    Before the strength is revealed, this is its mean or, if a scout of this seat has seen it, the strength
    itself.
    """
    group = p.group
    combat = p.combat
    if combat.hearts > 0 or combat.phase >= 0 or group.kind == CITY_DEFENCE:
        return combat.hearts if combat.hearts > 0 or combat.phase >= 0 else combat.strength
    if p.seats[seat].scouts >> group.at & 1:
        return p.strengths[combat.creature].values[group.at]
    figures = p.tables.figures[combat.creature]
    return sum([strength * figures[strength] for strength in range(len(figures))]) // max(1, sum(figures))


def creature(p: ChichenPosition, last: int) -> int:
    """Returns the number of hits expected from the creature, up to and including the phase `last`."""
    combat = p.combat
    c = p.tables
    die = c.dice[combat.creature][creature_roll.usual_die(p)]
    found = 0
    for phase in range(max(0, combat.phase), min(last + 1, names.PHASES)):
        symbol = c.symbols[combat.creature][names.MEANS[phase]]
        if symbol >= 0 and planned(p) >> phase & 1:
            found += 100 * sum([face[symbol] for face in die]) // 6
    if c.ability[combat.creature] == names.ROLLS_ON:
        found = found * 3 // 2
    return found
