"""Power-ups (TE-10.1, TE-10.2)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import MayLapse
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons, sources
from ..economy import goods
from ..position import TeotihuacanPosition
from ..tracks import avenue
from . import ascensions, workers

EVERYWHERE: Final = -1


class PowerUp(MayLapse[TeotihuacanPosition]):
    """TE-D26: the choice of the worker for one of several power-ups. It is one of the workers used on the
    board or, with EVERYWHERE, any unlocked worker.

    `ascended` is a bit mask of the workers that have ascended during these power-ups. If they have a price
    (t13), the seat may decline.
    """

    id = "PowerUp"
    rule = "TE-D26"
    number_names = ("left", "cost")
    left: int
    board: int
    ascended: int
    price: int
    source: int

    def __init__(self, left: int, board: int, ascended: int, price: int, source: int) -> None:
        self.left = left
        self.board = board
        self.ascended = ascended
        self.price = price
        self.source = source

    def eligible(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """TE-10.1, TE-10.2: returns the unlocked workers that can be powered up and have not ascended during
        these power-ups.
        """
        first = seat * names.DICE
        found: list[int] = []
        for i in range(names.DICE):
            die = first + i
            if p.at[die] == names.NOWHERE or p.space[die] != names.UNLOCKED or self.ascended & (1 << i):
                continue
            if self.board == EVERYWHERE or (
                p.at[die] == self.board and (p.any_on_board or p.crew & (1 << i))
            ):
                found.append(die)
        return found

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        found = workers.moves_for(p, moves.RAISE, self.eligible(p, seat))
        if self.price > 0:
            found.append(PASS)
        elif self.ascended and found:
            found.append(moves.WASTE)
        return found

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        if self.price > 0 and move != PASS and p.seats[seat].cocoa < self.price:
            return reasons.COCOA_FOR_POWER_UP
        return 0

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        if not moves.RAISE <= move < moves.WASTE:
            return 0
        return reasons.NOBODY_TO_POWER_UP if self.board == EVERYWHERE else reasons.NOT_USED_IN_ACTION

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move == PASS:
            return
        goods.pay(p, seat, names.COCOA, self.price, self.source)
        if move == moves.WASTE:
            p.emit(events.WASTED, seat, 1, self.source)
            self.ask_next(p, self.ascended)
            return
        die = workers.find_die(p, self.eligible(p, seat), move - moves.RAISE)
        i = die - seat * names.DICE
        ascends = p.power[die] == names.HIGHEST_POWER
        self.ask_next(p, self.ascended | (1 << i) if ascends else self.ascended)
        power_up(p, die, self.source)

    def ask_next(self, p: TeotihuacanPosition, ascended: int) -> None:
        if self.left > 1:
            p.push(PowerUp(self.left - 1, self.board, ascended, self.price, self.source))

    def lapse(self, p: TeotihuacanPosition) -> None:
        """TE-10.2: the power-ups are lost if there is no worker left that could be powered up."""
        if self.price == 0:
            p.emit(events.WASTED, p.turn, self.left, self.source)

    def default(self, p: TeotihuacanPosition, seat: int) -> int:
        return PASS if self.price > 0 else p.offer(seat)[0]

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """Returns the number of power-ups left and the price of each."""
        return [self.left, self.price]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.COCOA_FOR_POWER_UP:
            return [self.price, p.seats[seat].cocoa]
        return moves.board_and_power(move - moves.RAISE)


def power_up(p: TeotihuacanPosition, die: int, source: int) -> None:
    """TE-10.1, TE-10.3: raises a worker's power by one. A worker that reaches 6 ascends immediately."""
    seat = die // names.DICE
    power = p.power[die] + 1
    p.emit(events.POWERED_UP, seat, p.at[die], power, source)
    if power < names.ASCENDS:
        p.power[die] = power
        return
    p.push(ascensions.ReturnToPalace(die))
    avenue.advance(p, seat, p.tables.ascension_avenue, sources.ASCENSION)
