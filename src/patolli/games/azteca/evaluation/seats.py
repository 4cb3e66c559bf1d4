"""The evaluation of a seat: its gifts so far and those that it can be expected to give. At the end of the
game, the value is exact.
"""

from __future__ import annotations

from .. import names
from ..common import board
from ..position import AztecaPosition
from . import plans, prices, survival, war


def evaluate(p: AztecaPosition) -> list[int]:
    return [evaluate_seat(p, seat) for seat in range(p.players)]


def evaluate_seat(p: AztecaPosition, seat: int) -> int:
    if p.outcome == names.HELL:
        return 0
    given = (p.given(seat) + survival.sealed_gift(p, seat)) * names.TENTHS
    if p.outcome == names.PYRAMID:
        return given + (prices.VICTORY if p.scores().ranks[seat] == 1 else 0)
    left = prices.rounds_left(p)
    total = given + survival.points_in_hand(p, seat)
    total += holdings(p, seat, left)
    total += forces(p, seat)
    total += plans.drafts_value(p, seat, left)
    total += war.march_value(p, seat, left)
    return total * survival.survival_chance(p, seat, left) // 1000


def holdings(p: AztecaPosition, seat: int, left: int) -> int:
    total = prices.tribute_value(p, p.tribute[seat], prices.pochtecas_in_play(p, seat))
    for area in range(names.LAND):
        if p.owner[area] == seat:
            total += prices.city(p, area, left)
            if p.assimilated[area]:
                total += left * p.tables.assimilated_sp * prices.INCOME
    for sea in range(names.SEAS):
        if p.ships[sea * p.players + seat] and board.controller(p, names.LAND + sea) == seat:
            total += prices.LAKE
    return total


def forces(p: AztecaPosition, seat: int) -> int:
    total = p.fleet(seat) * prices.SHIP + p.hands[seat].size * prices.CARD
    for kind in range(names.SOLDIERS):
        total += p.soldiers[seat * names.SOLDIERS + kind] * prices.SOLDIER[kind]
    total += prices.pochtecas_in_play(p, seat) * prices.POCHTECA
    waiting = p.box_of(seat, names.RESERVE).size
    total += prices.GUARD * min(waiting, prices.GUARDS)
    for army in range(names.ARMIES):
        area = p.army_at[seat * names.ARMIES + army]
        if area == names.NOBODY:
            continue
        units = war.units_of(p, seat, army)
        total += prices.GENERAL + prices.army_value(units[names.WARRIOR], units[names.JAGUAR])
        if area == p.capital[seat]:
            joining = min(waiting, p.tables.army_limit - units[0] - units[1])
            total += prices.JOINS * joining
            waiting -= joining
    return total
