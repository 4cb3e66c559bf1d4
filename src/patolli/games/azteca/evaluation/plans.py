"""The value of a seat's secret answers: soldiers in boxes, purchases, orders, bids and ships."""

from __future__ import annotations

from typing import Final

from ....kernel.vocabulary import STOP
from .. import moves, names
from ..common import army_boxes, board
from ..phases import purchase, slave_market
from ..position import AztecaPosition
from . import prices, war

EXPEDITION: Final = 5
UNSEEN_LOT: Final = [8, 13, 18]
WIN_CHANCES: Final = [[50, 75, 90], [38, 66, 84, 92], [30, 58, 78, 88, 94]]
"""The estimated percentage of cases in which a bid of 1, 2, … wins, by number of players starting
with two.
"""
TOO_LOW: Final = 12
"""The percentage of cases in which a bid wins although the seat expects a higher one from another seat."""
EXPECTED_BIDS: Final = 3
"""The number of different expectations. A seat expects the others to bid 0, 1 or 2 more, so that not all
seats value the same lot in the same way.
"""


def drafts_value(p: AztecaPosition, seat: int, left: int, viewer: int = prices.ALL_SEEING) -> int:
    """Returns the value of the seat's own secret answers."""
    if not p.drafts or not p.drafts[seat].moves:
        return 0
    answers = p.drafts[seat].moves
    if p.phase == names.SET_UP or answers[0] == moves.REORGANISE:
        return boxes_value(p, seat, answers)
    if p.phase == names.PURCHASE:
        return purchase_value(p, seat, answers)
    if p.phase == names.SLAVE_MARKET:
        return bids_value(p, seat, answers, viewer)
    if p.phase == names.POCHTECA_PHASE:
        return orders_value(p, seat, answers, left)
    return ship_orders_value(p, seat, answers) if p.phase == names.LAKES else 0


def boxes_value(p: AztecaPosition, seat: int, answers: list[int]) -> int:
    """Returns the value of the soldiers in the boxes filled so far. All others are assumed to go into the
    last box.
    """
    boxes = army_boxes.boxes_in_reach(p, seat)
    left = army_boxes.units_in_reach(p, seat, boxes)
    amounts = [move for move in answers if move < names.MOST_AMOUNT]
    total = 0
    for i in range(len(boxes)):
        content = [0, 0]
        for kind in range(names.SOLDIERS):
            answered = i * names.SOLDIERS + kind
            if i == len(boxes) - 1:
                content[kind] = left[kind]
            elif answered < len(amounts):
                content[kind] = amounts[answered]
            left[kind] -= content[kind]
        if boxes[i] == names.RESERVE:
            total += prices.GUARD * min(content[0] + content[1], prices.GUARDS)
        else:
            total += prices.army_value(content[names.WARRIOR], content[names.JAGUAR])
            before = war.units_of(p, seat, boxes[i])
            total -= prices.army_value(before[names.WARRIOR], before[names.JAGUAR])
    return total


def purchase_value(p: AztecaPosition, seat: int, answers: list[int]) -> int:
    total = 0
    t = p.tribute[seat]
    pochtecas = prices.pochtecas_in_play(p, seat)
    boxes = [0] * (names.BOXES * names.SOLDIERS)
    for move in answers:
        if move == STOP or move < moves.BUY_SOLDIER:
            continue
        unit = purchase.unit_of(move)
        t -= p.tables.price[unit]
        if unit < names.SOLDIERS:
            total += prices.SOLDIER[unit]
            boxes[purchase.box_of(move) * names.SOLDIERS + unit] += 1
        elif unit == names.POCHTECA:
            total += prices.POCHTECA
            pochtecas += 1
        elif unit == names.GENERAL:
            total += prices.GENERAL
        else:
            total += prices.SHIP
    for army in range(names.ARMIES):
        w, j = boxes[army * names.SOLDIERS], boxes[army * names.SOLDIERS + 1]
        if w + j > 0:
            now = war.units_of(p, seat, army)
            total += prices.army_value(now[0] + w, now[1] + j) - prices.army_value(now[0], now[1])
    before = prices.tribute_value(p, p.tribute[seat], prices.pochtecas_in_play(p, seat))
    return total + prices.tribute_value(p, t, pochtecas) - before


def bids_value(p: AztecaPosition, seat: int, answers: list[int], viewer: int) -> int:
    """Returns the value of the bids. Higher bids win more often but use up tribute that may be needed for
    missions.
    """
    total = 0
    if not p.lots:
        return 0
    left = p.tribute[seat]
    pochtecas = prices.pochtecas_in_play(p, seat)
    chances = WIN_CHANCES[p.players - 2]
    again = p.agenda[-1] if p.agenda else None
    first = again.lot if isinstance(again, slave_market.RebidRound) else 0
    for lot in range(first, min(first + len(answers), len(p.current_lots.values))):
        t = answers[lot - first]
        if t <= 0 or t > left:
            continue
        price = prices.tribute_value(p, left, pochtecas) - prices.tribute_value(p, left - t, pochtecas)
        left -= t
        chance = win_chance(chances, t, (2 * seat + lot + p.round) % EXPECTED_BIDS)
        total += (lot_worth(p, seat, lot, viewer) - price) * chance // 100
    return total


def win_chance(chances: list[int], t: int, expected: int) -> int:
    """Returns the percentage chance of winning a lot. A seat that expects higher bids from the others must
    bid more for the same chance.
    """
    return TOO_LOW if t <= expected else chances[min(t - expected, len(chances)) - 1]


def lot_worth(p: AztecaPosition, seat: int, lot: int, viewer: int) -> int:
    """Returns the value of a lot. Unseen lots have the average value, except that each seat prefers a
    different one of them.
    """
    value = p.current_lots.values[lot]
    if viewer != prices.ALL_SEEING and not p.current_lots.known_to(lot, viewer):
        value = -1
    if value >= 0:
        return p.tables.slave_value[value] * prices.IN_HAND
    return UNSEEN_LOT[(lot + seat + p.round) % len(UNSEEN_LOT)]


def orders_value(p: AztecaPosition, seat: int, answers: list[int], left: int) -> int:
    """Returns the expected gain from the missions that the seat can pay for."""
    total = 0
    t = p.tribute[seat]
    cost = p.tables.mission_cost[names.ALLY]
    for move in answers:
        if move == moves.ORDER_EXPEDITION:
            total += EXPEDITION
        elif moves.ORDER <= move < moves.ORDER_EXPEDITION:
            area = move - moves.ORDER
            if t < cost or board.is_outer(p, area) or board.is_capital(p, area):
                continue
            if p.owner[area] == names.NOBODY and p.tables.kind[area] == names.INNER:
                total += prices.city(p, area, left)
                t -= cost
            elif p.owner[area] == seat and not p.assimilated[area]:
                total += left * prices.INCOME
                t -= cost
    pochtecas = prices.pochtecas_in_play(p, seat)
    return total + prices.tribute_value(p, t, pochtecas) - prices.tribute_value(p, p.tribute[seat], pochtecas)


def ship_orders_value(p: AztecaPosition, seat: int, answers: list[int]) -> int:
    """Returns the value of the ship orders. Ships are useful on lakes next to their owner's capital or
    cities.
    """
    total = 0
    for sea in range(names.SEAS):
        ships = answers.count(moves.SAIL + sea)
        if ships == 0:
            continue
        total += prices.LAKE
        for shore in p.tables.neighbours[names.LAND + sea]:
            if shore < names.LAND and p.owner[shore] == seat:
                total += 1
    return total
