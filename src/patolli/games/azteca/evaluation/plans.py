"""What is planned and not yet done: soldiers in boxes, purchases, orders, bids, courses."""

from __future__ import annotations

from typing import Final

from ....kernel.vocabulary import STOP
from .. import moves, names
from ..general import army_boxes, board
from ..phases import purchase
from ..position import AztecaPosition
from . import prices, war

EXPEDITION: Final = 5


def drafted(p: AztecaPosition, seat: int, left: int) -> int:
    """The own sealed answers."""
    if not p.drafts or not p.drafts[seat].moves:
        return 0
    answers = p.drafts[seat].moves
    if p.phase == names.SET_UP or answers[0] == moves.REORGANISE:
        return spread(p, seat, answers)
    if p.phase == names.PURCHASE:
        return bought(p, seat, answers)
    if p.phase == names.SLAVE_MARKET:
        return bids(p, answers)
    if p.phase == names.POCHTECA_PHASE:
        return ordered(p, seat, answers, left)
    return courses(p, seat, answers) if p.phase == names.LAKES else 0


def spread(p: AztecaPosition, seat: int, answers: list[int]) -> int:
    """Soldiers in boxes, as far as it is said; what is not said goes to the last box."""
    boxes = army_boxes.boxes_in_reach(p, seat)
    left = army_boxes.units_in_reach(p, seat, boxes)
    amounts = [move for move in answers if move < names.MOST_AMOUNT]
    total = 0
    for i in range(len(boxes)):
        content = [0, 0]
        for kind in range(names.SOLDIERS):
            said = i * names.SOLDIERS + kind
            if i == len(boxes) - 1:
                content[kind] = left[kind]
            elif said < len(amounts):
                content[kind] = amounts[said]
            left[kind] -= content[kind]
        if boxes[i] == names.RESERVE:
            total += prices.GUARD * min(content[0] + content[1], prices.GUARDS)
        else:
            total += prices.standing(content[names.WARRIOR], content[names.JAGUAR])
            before = war.units_of(p, seat, boxes[i])
            total -= prices.standing(before[names.WARRIOR], before[names.JAGUAR])
    return total


def bought(p: AztecaPosition, seat: int, answers: list[int]) -> int:
    total = 0
    t = p.tribute[seat]
    envoys = prices.envoys(p, seat)
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
            envoys += 1
        elif unit == names.GENERAL:
            total += prices.GENERAL
        else:
            total += prices.SHIP
    for army in range(names.ARMIES):
        w, j = boxes[army * names.SOLDIERS], boxes[army * names.SOLDIERS + 1]
        if w + j > 0:
            now = war.units_of(p, seat, army)
            total += prices.standing(now[0] + w, now[1] + j) - prices.standing(now[0], now[1])
    before = prices.purse(p, p.tribute[seat], prices.envoys(p, seat))
    return total + prices.purse(p, t, envoys) - before


def bids(p: AztecaPosition, answers: list[int]) -> int:
    """A higher bid wins more often; what was not seen is worth the average."""
    total = 0
    if not p.lots:
        return 0
    for lot in range(min(len(answers), len(p.lots[0].values))):
        t = answers[lot]
        if t <= 0 or t > names.MOST_AMOUNT:
            continue
        value = p.lots[0].values[lot]
        worth = p.tables.slave_value[value] * prices.IN_HAND if value >= 0 else 13
        total += (worth - t * prices.TRIBUTE) * t // (t + 1)
    return total


def ordered(p: AztecaPosition, seat: int, answers: list[int], left: int) -> int:
    """What the missions will bring, as far as they can be paid."""
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
    envoys = prices.envoys(p, seat)
    return total + prices.purse(p, t, envoys) - prices.purse(p, p.tribute[seat], envoys)


def courses(p: AztecaPosition, seat: int, answers: list[int]) -> int:
    """A ship on a lake beside the own capital or cities is of use."""
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
