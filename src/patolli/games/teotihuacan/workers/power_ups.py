"""Power-ups (TE-10.1, TE-10.2) and the ascension of workers (TE-10.3 to TE-10.5)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, MayLapse, Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons, sources
from ..economy import goods
from ..position import FROM_ASCENSIONS, TeotihuacanPosition
from ..tracks import avenue, calendar, temples
from . import workers

EVERYWHERE: Final = -1


class PowerUp(MayLapse[TeotihuacanPosition]):
    """TE-D26: one of a series of power-ups: for a worker used on the board, or (EVERYWHERE) any unlocked one.

    `ascended` has a bit for each worker that ascended in this series. With a price (t13) the seat may
    refuse.
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
        """TE-10.1, TE-10.2: unlocked, of the crew, and not ascended in this series."""
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
        """TE-10.2: nobody is left to be powered up."""
        if self.price == 0:
            p.emit(events.WASTED, p.turn, self.left, self.source)

    def default(self, p: TeotihuacanPosition, seat: int) -> int:
        return PASS if self.price > 0 else p.offer(seat)[0]

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """How many are left, and what one costs."""
        return [self.left, self.price]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.COCOA_FOR_POWER_UP:
            return [self.price, p.seats[seat].cocoa]
        return moves.board_and_power(move - moves.RAISE)


def power_up(p: TeotihuacanPosition, die: int, source: int) -> None:
    """TE-10.1, TE-10.3: one more; a worker that reaches 6 ascends at once."""
    seat = die // names.DICE
    power = p.power[die] + 1
    p.emit(events.POWERED_UP, seat, p.at[die], power, source)
    if power < names.ASCENDS:
        p.power[die] = power
        return
    p.push(ReturnToPalace(die))
    avenue.advance(p, seat, p.tables.ascension_avenue, sources.ASCENSION)


class ReturnToPalace(Task[TeotihuacanPosition]):
    """TE-10.3, TE-10.5: the die starts again in the Palace; then the reward, then the calendar."""

    id = "Rebirth"
    rule = "TE-10.3"
    die: int

    def __init__(self, die: int) -> None:
        self.die = die

    def run(self, p: TeotihuacanPosition) -> None:
        p.emit(events.ASCENDED, self.die // names.DICE, p.at[self.die])
        p.power[self.die] = p.tables.reset_power
        p.at[self.die] = names.PALACE
        p.then(CHOOSE_REWARD, calendar.STEP)


class ChooseReward(Decision[TeotihuacanPosition]):
    """TE-D28: one reward of the ascension."""

    id = "ChooseReward"
    rule = "TE-D28"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return REWARDS

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        reward = move - moves.REWARD
        if reward == names.REWARD_WORKER:
            return 0 if fourth_die(p, seat) >= 0 else reasons.ALREADY_IN_PLAY
        if reward in (names.REWARD_TEMPLE, names.REWARD_TEMPLES) and not temples.can_climb(p, seat):
            return reasons.NO_TEMPLE_TO_CLIMB
        if reward == names.REWARD_TEMPLES and not goods.can_pay(p.seats[seat], p.tables.paid_temples_cost):
            return reasons.COCOA_FOR_REWARD
        return 0

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        c = p.tables
        reward = move - moves.REWARD
        source = sources.REWARD + reward
        p.emit(events.REWARDED, seat, reward)
        if reward == names.REWARD_VP:
            goods.score(p, seat, FROM_ASCENSIONS, c.ascension_points, source)
        elif reward == names.REWARD_COCOA:
            goods.gain(p, seat, names.COCOA, c.ascension_cocoa, source)
        elif reward == names.REWARD_TEMPLE:
            temples.climb_any(p, c.ascension_temples, source)
        elif reward == names.REWARD_TEMPLES:
            temples.climb_any(p, c.paid_temples, source)
            goods.charge_cocoa(p, seat, c.paid_temples_cost, 0, source, reasons.COCOA_FOR_REWARD)
        else:
            place_fourth_worker(p, fourth_die(p, seat))
            goods.gain(p, seat, names.COCOA, c.fourth_cocoa, source)

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.COCOA_FOR_REWARD:
            return [p.tables.paid_temples_cost, p.seats[seat].cocoa]
        return []


def fourth_die(p: TeotihuacanPosition, seat: int) -> int:
    """TE-3.4: the die on the ascension wheel, or -1."""
    last = (seat + 1) * names.DICE - 1
    return last if p.at[last] == names.NOWHERE else -1


def place_fourth_worker(p: TeotihuacanPosition, die: int) -> None:
    """TE-10.4: the fourth worker comes to the Palace."""
    p.at[die] = names.PALACE
    p.power[die] = p.tables.fourth_power
    source = sources.REWARD + names.REWARD_WORKER
    p.emit(events.FOURTH_WORKER, die // names.DICE, names.PALACE, p.power[die], source)


REWARDS: Final = [moves.REWARD + reward for reward in range(names.REWARDS)]
CHOOSE_REWARD: Final = ChooseReward()
