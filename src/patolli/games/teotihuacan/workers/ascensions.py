"""The ascension of a worker (TE-10.3 to TE-10.5): the reward, the fourth worker, and the calendar."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, Task
from .. import events, moves, names, reasons, sources
from ..economy import goods
from ..position import FROM_ASCENSIONS, TeotihuacanPosition
from ..tracks import calendar, temples


class ReturnToPalace(Task[TeotihuacanPosition]):
    """TE-10.3, TE-10.5: returns an ascended worker to the Palace. The reward and the step on the calendar
    follow.
    """

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
    """TE-D28: the choice of a reward for an ascension."""

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
    """TE-3.4: returns the worker that is still on the ascension wheel, or -1."""
    last = (seat + 1) * names.DICE - 1
    return last if p.at[last] == names.NOWHERE else -1


def place_fourth_worker(p: TeotihuacanPosition, die: int) -> None:
    """TE-10.4: places the fourth worker in the Palace."""
    p.at[die] = names.PALACE
    p.power[die] = p.tables.fourth_power
    source = sources.REWARD + names.REWARD_WORKER
    p.emit(events.FOURTH_WORKER, die // names.DICE, names.PALACE, p.power[die], source)


REWARDS: Final = [moves.REWARD + reward for reward in range(names.REWARDS)]
CHOOSE_REWARD: Final = ChooseReward()
