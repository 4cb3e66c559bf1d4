"""What is planned and not yet done: purchases, orders, bids, courses, offerings, a march, a battle."""

from __future__ import annotations

from typing import Final

from ...kernel.vocabulary import STOP
from . import board, conquest, features, moves, names, purchase, strength
from . import marching as marching_steps
from .position import AztecaPosition

FAIR_SHARE: Final = 55
"""Tenths of a point that Tezcatlipoca needs of all together."""
DESCENT: Final = [995, 995, 963, 875, 704, 421]
"""Of a thousand: the best of three dice is at least 1, 2, … 6."""


def survival(p: AztecaPosition, seat: int) -> int:
    """In hundredths: the stair, and while offerings are sealed the risk of the next step."""
    stair = min(p.stair, len(features.SURVIVAL) - 1)
    now = features.SURVIVAL[stair]
    if p.phase != names.JUDGEMENT or not p.drafts or seat >= len(p.drafts) or not p.drafts[seat].moves:
        return now
    others = FAIR_SHARE * (p.players - 1) // p.players + 5 * p.stair
    total = p.drafts[seat].moves[0] + others // names.TENTHS
    values = [
        p.tables.judgement_value[p.players][card]
        for card in range(names.TEZCATLIPOCA_CARDS)
        if p.judgement_left[card]
    ]
    risk = 0
    for value in values:
        need = value - total
        if need > names.WHITE_FACES:
            risk += 1000
        elif need > 1:
            risk += 1000 - DESCENT[need - 1]
    risk //= len(values)
    after = features.SURVIVAL[min(stair + 1, len(features.SURVIVAL) - 1)]
    return now - (now - after) * risk // 1000


def points_in_hand(p: AztecaPosition, seat: int, sp: int) -> int:
    """While gifts are given, a fair share is better kept for Tezcatlipoca; what is offered is gone."""
    if p.phase != names.JUDGEMENT:
        return sp * features.IN_HAND
    if p.drafts and p.drafts[seat].moves:
        return (sp - p.drafts[seat].moves[0]) * features.IN_HAND
    share = (FAIR_SHARE + 10 * p.stair) // (p.players * names.TENTHS) + 1
    kept = min(sp, share)
    return kept * 14 + (sp - kept) * features.IN_HAND


def drafted(p: AztecaPosition, seat: int, left: int) -> int:
    """The own sealed answers."""
    if not p.drafts or not p.drafts[seat].moves:
        return 0
    answers = p.drafts[seat].moves
    if p.phase == names.PURCHASE:
        return bought(p, answers)
    if p.phase == names.SLAVE_MARKET:
        return bids(p, answers)
    if p.phase == names.POCHTECA_PHASE:
        return ordered(p, seat, answers, left)
    return courses(p, seat, answers) if p.phase == names.LAKES else 0


def bought(p: AztecaPosition, answers: list[int]) -> int:
    total = 0
    for move in answers:
        if move == STOP or move < moves.BUY_SOLDIER:
            continue
        unit = purchase.unit_of(move)
        total -= p.tables.price[unit] * features.TRIBUTE
        if unit < names.SOLDIERS:
            in_reserve = purchase.box_of(move) == names.RESERVE
            total += features.SOLDIER[unit] + (0 if in_reserve else 1)
        elif unit == names.POCHTECA:
            total += features.POCHTECA
        elif unit == names.GENERAL:
            total += features.GENERAL
        else:
            total += features.SHIP
    return total


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
        worth = p.tables.slave_value[value] * features.IN_HAND if value >= 0 else 13
        total += (worth - t * features.TRIBUTE) * t // (t + 1)
    return total


def ordered(p: AztecaPosition, seat: int, answers: list[int], left: int) -> int:
    """What the missions will bring, as far as they can be paid."""
    total = 0
    t = p.tribute[seat]
    for move in answers:
        if move == moves.ORDER_EXPEDITION:
            total += 5
        elif moves.ORDER <= move < moves.ORDER_EXPEDITION:
            area = move - moves.ORDER
            cost = p.tables.mission_cost[names.ALLY]
            if t < cost or board.is_outer(p, area) or board.is_capital(p, area):
                continue
            if p.owner[area] == names.NOBODY and p.tables.kind[area] == names.INNER:
                total += features.city(p, area, left) - cost * features.TRIBUTE
                t -= cost
            elif p.owner[area] == seat and not p.assimilated[area]:
                total += left * features.INCOME - cost * features.TRIBUTE
                t -= cost
    return total


def courses(p: AztecaPosition, seat: int, answers: list[int]) -> int:
    """A ship on a lake beside the own capital or cities is of use."""
    total = 0
    for sea in range(names.SEAS):
        ships = answers.count(moves.SAIL + sea)
        if ships == 0:
            continue
        total += features.LAKE
        for shore in p.tables.neighbours[names.LAND + sea]:
            if shore < names.LAND and p.owner[shore] == seat:
                total += 1
    return total


def marching(p: AztecaPosition, seat: int, left: int) -> int:
    """Where the activated army is about to go, or the battle it is in."""
    if p.battle:
        return fighting(p, seat, left)
    if not p.march or p.march[0].seat != seat:
        return 0
    army = p.march[0].army
    for i in range(len(p.agenda) - 1, -1, -1):
        step = p.agenda[i]
        if isinstance(step, marching_steps.Enter):
            return prospects(p, seat, army, step.area, left)
        if isinstance(step, conquest.Contest):
            area = p.army_area(seat, army)
            return prospects(p, seat, army, area, left) if area != names.NOBODY else 0
    return nearness(p, seat, army)


def power(p: AztecaPosition, seat: int, army: int) -> int:
    box = p.box_of(seat, army)
    if sum(box.cards) != box.size:
        return box.size * 3 // 2
    return box.cards[names.WARRIOR] + 2 * box.cards[names.JAGUAR]


def prospects(p: AztecaPosition, seat: int, army: int, area: int, left: int) -> int:
    """An attack: the prize, and the army that may be lost."""
    if board.is_sea(area) or p.owner[area] == seat:
        return 1
    mine = power(p, seat, army)
    owner = p.owner[area]
    if owner == names.NOBODY:
        garrison = p.tables.garrison[p.tables.kind[area]]
        theirs = garrison[0] + 2 * garrison[1] + 1
    else:
        theirs = 0
        armies = board.armies_in(p, area, owner)
        for other in range(names.ARMIES):
            if armies >> other & 1:
                theirs += p.box_of(owner, other).size * 3 // 2
        if p.box_of(owner, names.RESERVE).size > 0 and board.connected(p, owner, area):
            theirs += 2
    prize = features.city(p, area, left) + 4 * theirs
    if board.is_capital(p, area):
        prize = features.in_hand(p, owner) * 4 + p.tribute[owner] * features.TRIBUTE
    if theirs == 0:
        return prize
    chance = min(95, 50 * mine * mine // (theirs * theirs))
    return (prize * chance - 5 * mine * (100 - chance)) // 100


def fighting(p: AztecaPosition, seat: int, left: int) -> int:
    b = p.battle[0]
    if seat not in (b.attacker, b.defender):
        return 0
    try_side = names.ATTACKER if seat == b.attacker else names.DEFENDER
    mine, theirs = strength.value(p, try_side), strength.value(p, 1 - try_side)
    if mine + theirs == 0 or board.is_sea(b.area):
        return 0
    prize = features.city(p, b.area, left) + 5 * b.prisoners[try_side] + 3 * theirs
    chance = 100 * mine * mine // max(1, mine * mine + theirs * theirs)
    if seat == b.attacker:
        return (prize * chance - 5 * mine * (100 - chance)) // 100
    return -(prize * (100 - chance)) // 100 if p.owner[b.area] == seat else 0


def nearness(p: AztecaPosition, seat: int, army: int) -> int:
    """An army beside something to take is better than one in the hinterland."""
    area = p.army_area(seat, army)
    if area == names.NOBODY or board.is_sea(area) or p.box_of(seat, army).size < 3:
        return 0
    for near in p.tables.neighbours[area]:
        if near < names.LAND and p.owner[near] != seat and board.border(p, area, near) != names.NO_BORDER:
            return 2
    return 0
