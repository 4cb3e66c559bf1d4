"""Phase 3, buying units (AZ-8)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import Decision, Step, Task
from ....kernel.simultaneous import SimultaneousRound
from ....kernel.vocabulary import STOP
from .. import events, moves, names, reasons
from ..common import army_boxes
from ..copy_on_write import with_item, writable_box
from ..position import AztecaPosition


class PurchasePhase(Task[AztecaPosition]):
    """AZ-8.1: lets the players buy in player order."""

    id = "PurchasePhase"
    rule = "AZ-8.1"

    def run(self, p: AztecaPosition) -> None:
        for seat in reversed(p.order(p.first)):
            p.push(Purchase(seat))


def unit_of(move: int) -> int:
    if move < moves.BUY_POCHTECA:
        return (move - moves.BUY_SOLDIER) // names.BOXES
    return min(move - moves.BUY_POCHTECA + names.POCHTECA, names.DIKE_UNIT)


def box_of(move: int) -> int:
    return (move - moves.BUY_SOLDIER) % names.BOXES


def spent(p: AztecaPosition, bought: list[int]) -> int:
    t = 0
    for move in bought:
        if move != STOP:
            t += p.tables.price[unit_of(move)]
    return t


def numbers_of(bought: list[int]) -> list[int]:
    """Returns the number of units of each kind on a shopping list."""
    found = [0] * names.UNITS
    for move in bought:
        if move != STOP:
            found[unit_of(move)] += 1
    return found


def supply(p: AztecaPosition, seat: int, unit: int) -> int:
    """AZ-2.7: returns the number of counters of a kind that are not in play. For generals, this is the number
    of generals lost (AZ-8.5).
    """
    limit = p.tables.limit[unit]
    if unit < names.SOLDIERS:
        return limit - p.soldiers[seat * names.SOLDIERS + unit]
    if unit == names.POCHTECA:
        first = seat * names.POCHTECAS
        for at in range(first, first + names.POCHTECAS):
            if p.pochtecas[at] != names.IN_SUPPLY:
                limit -= 1
        return limit
    if unit == names.GENERAL:
        lost = 0
        for army in range(names.ARMIES):
            if p.army_area(seat, army) == names.NOBODY:
                lost += 1
        return lost
    if unit == names.SHIP:
        return limit - p.fleet(seat)
    return limit - sum(p.dikes)


def at_home(p: AztecaPosition, seat: int, box: int, bought: list[int]) -> bool:
    """AZ-8.2: returns whether the army is in the capital or will be, because its general is on the same list
    (AZ-8.5).
    """
    if p.army_area(seat, box) != names.NOBODY:
        return p.army_area(seat, box) == p.capital[seat]
    generals = bought.count(moves.BUY_GENERAL)
    if generals == 0:
        return False
    lost_before = [p.army_area(seat, other) for other in range(box)].count(names.NOBODY)
    return lost_before < generals


class Purchase(SimultaneousRound[AztecaPosition]):
    """AZ-8.1, AZ-8.2: a player's shopping list. Purchases are public, but the boxes that soldiers go into are
    secret.
    """

    id = "Purchase"
    rule = "AZ-8.1"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        found: list[list[Step[Any]]] = [[] for _ in range(p.players)]
        p.turn = self.seat
        if can_buy(p, self.seat, []):
            found[self.seat].append(BUY)
        return found

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        bought = [move for move in answers[self.seat] if move != STOP]
        numbers = numbers_of(bought)
        for unit in range(names.UNITS):
            if numbers[unit] > 0:
                t = numbers[unit] * p.tables.price[unit]
                p.tribute[self.seat] -= t
                p.emit(events.BOUGHT, self.seat, unit, numbers[unit], t)
        for move in bought:
            place(p, self.seat, move)
        if any(unit_of(move) < names.SOLDIERS for move in bought):
            army_boxes.emit_box_sizes(p, events.PLACED_SOLDIERS, self.seat)


def place(p: AztecaPosition, seat: int, move: int) -> None:
    """AZ-8.2 to AZ-8.5: places a bought unit."""
    unit = unit_of(move)
    if unit < names.SOLDIERS:
        p.soldiers[seat * names.SOLDIERS + unit] += 1
        writable_box(p, seat, box_of(move)).gain(unit, 0)
    elif unit == names.POCHTECA:
        p.pochtecas[p.pochtecas.index(names.IN_SUPPLY, seat * names.POCHTECAS)] = names.IN_CAPITAL
    elif unit == names.GENERAL:
        p.army_at[p.army_at.index(names.NOBODY, seat * names.ARMIES)] = p.capital[seat]
    elif unit == names.SHIP:
        p.harbour[seat] += 1
    else:
        p.dikes = with_item(p.dikes, move - moves.BUY_DIKE, 1)
        p.emit(events.DIKE_BUILT, seat, move - moves.BUY_DIKE)


def can_buy(p: AztecaPosition, seat: int, bought: list[int]) -> bool:
    """Returns whether this player could pay for another unit that is available."""
    have = p.tribute[seat] - spent(p, bought)
    numbers = numbers_of(bought)
    for unit in range(names.UNITS):
        if unit == names.DIKE_UNIT and p.people[seat] != names.AZTECS:
            continue
        if p.tables.price[unit] <= have and supply(p, seat, unit) > numbers[unit]:
            return True
    return False


class Buy(Decision[AztecaPosition]):
    """AZ-D6: the player buys units one by one, and chooses a box for each soldier, until `stop`."""

    id = "Buy"
    rule = "AZ-8.1"
    number_names = ("t",)
    secret = True

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return FOR_SALE

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == STOP:
            return 0
        bought = p.drafts[seat].moves
        unit = unit_of(move)
        if unit == names.DIKE_UNIT:
            if p.people[seat] != names.AZTECS:
                return reasons.NOT_THE_AZTECS
            if p.dikes[move - moves.BUY_DIKE] or move in bought:
                return reasons.SITE_TAKEN
        if supply(p, seat, unit) <= numbers_of(bought)[unit]:
            return reasons.NO_GENERAL_LOST if unit == names.GENERAL else reasons.SUPPLY_EMPTY
        if p.tables.price[unit] > p.tribute[seat] - spent(p, bought):
            return reasons.NO_T
        if unit < names.SOLDIERS and box_of(move) != names.RESERVE:
            return self.box_illegal_reason(p, seat, box_of(move))
        return 0

    def legal_moves(self, p: AztecaPosition, seat: int) -> list[int]:
        bought = p.drafts[seat].moves
        have = p.tribute[seat] - spent(p, bought)
        added = [0] * names.BOXES
        numbers = numbers_of(bought)
        for move in bought:
            if move < moves.BUY_POCHTECA:
                added[box_of(move)] += 1
        open_boxes: list[int] = []
        for box in range(names.ARMIES):
            full = p.box_of(seat, box).size + added[box] >= p.tables.army_limit
            if not full and at_home(p, seat, box, bought):
                open_boxes.append(box)
        open_boxes.append(names.RESERVE)
        found = [STOP]
        for unit in range(names.UNITS):
            if p.tables.price[unit] > have or supply(p, seat, unit) <= numbers[unit]:
                continue
            if unit < names.SOLDIERS:
                for box in open_boxes:
                    found.append(moves.buy_soldier(unit, box))
            elif unit < names.DIKE_UNIT:
                found.append(moves.BUY_POCHTECA + unit - names.POCHTECA)
            elif p.people[seat] == names.AZTECS:
                for site in range(names.DIKES):
                    if not p.dikes[site] and moves.BUY_DIKE + site not in bought:
                        found.append(moves.BUY_DIKE + site)
        return found

    def box_illegal_reason(self, p: AztecaPosition, seat: int, box: int) -> int:
        """AZ-8.2: returns the reason why a soldier cannot be bought for a box, or 0. The army must be in its
        owner's capital and have room.
        """
        if not at_home(p, seat, box, p.drafts[seat].moves):
            return reasons.ARMY_NOT_IN_CAPITAL
        added = 0
        for one in p.drafts[seat].moves:
            if unit_of(one) < names.SOLDIERS and box_of(one) == box:
                added += 1
        return reasons.ARMY_FULL if p.box_of(seat, box).size + added >= p.tables.army_limit else 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.SITE_TAKEN:
            return [move - moves.BUY_DIKE]
        if reason == reasons.SUPPLY_EMPTY:
            return [unit_of(move)]
        if reason == reasons.NO_T:
            return [p.tables.price[unit_of(move)], p.tribute[seat] - spent(p, p.drafts[seat].moves)]
        return [box_of(move)] if reason in (reasons.ARMY_FULL, reasons.ARMY_NOT_IN_CAPITAL) else []

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.tribute[seat] - spent(p, p.drafts[seat].moves)]

    def default(self, p: AztecaPosition, seat: int) -> int:
        return STOP

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move != STOP and can_buy(p, seat, p.drafts[seat].moves):
            p.ask_further(seat, BUY)


FOR_SALE: Final = [STOP, *range(moves.BUY_SOLDIER, moves.BUY_DIKE + names.DIKES)]
PURCHASE_PHASE: Final = PurchasePhase()
BUY: Final = Buy()
