"""Workers (TE-1.3 to TE-1.5): where they are, which colours are present on a board, and unlocking."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision
from ....kernel.vocabulary import STOP
from .. import events, moves, names, reasons, sources
from ..economy import goods
from ..position import NOBODY, TeotihuacanPosition


def per_worker(p: TeotihuacanPosition, seat: int, low: int, high: int) -> int:
    """Returns the sum for all workers in play, where experienced ones count `high` and others `low`."""
    total = 0
    for die in range(seat * names.DICE, (seat + 1) * names.DICE):
        if p.at[die] != names.NOWHERE:
            total += high if p.power[die] >= names.EXPERIENCED else low
    return total


def first_die(seat: int) -> int:
    return seat * names.DICE


def colours_present(p: TeotihuacanPosition, board: int) -> int:
    """TE-6.6: returns the number of colours with an unlocked worker on the board, not counting moving
    workers.
    """
    found = 0
    last = -1
    at = p.at
    for i in range(len(at)):
        if at[i] != board or i // names.DICE == last or p.space[i] != names.UNLOCKED:
            continue
        if i not in (p.active, p.second):
            last = i // names.DICE
            found += 1
    return found


def unlocked_on(p: TeotihuacanPosition, seat: int, board: int) -> list[int]:
    """TE-1.3: returns the unlocked workers of a seat in the general area of a board."""
    first = seat * names.DICE
    return [i for i in range(first, first + names.DICE) if p.at[i] == board and p.space[i] == names.UNLOCKED]


def has_locked(p: TeotihuacanPosition, seat: int) -> bool:
    first = seat * names.DICE
    return any(p.space[i] != names.UNLOCKED for i in range(first, first + names.DICE))


def has_unlocked(p: TeotihuacanPosition, seat: int) -> bool:
    first = seat * names.DICE
    for i in range(first, first + names.DICE):
        if p.at[i] != names.NOWHERE and p.space[i] == names.UNLOCKED:
            return True
    return False


def worker_in(p: TeotihuacanPosition, space: int) -> int:
    """Returns the worker that is locked in a worship space, or NOBODY."""
    for i in range(len(p.space)):
        if p.space[i] == space:
            return i
    return NOBODY


def unlock(p: TeotihuacanPosition, die: int) -> None:
    """TE-1.4: moves the worker from its worship space to the general area of the same board."""
    space = p.space[die]
    p.space[die] = names.UNLOCKED
    p.emit(events.UNLOCKED, die // names.DICE, space)


def unlock_all(p: TeotihuacanPosition, seat: int) -> None:
    first = seat * names.DICE
    for die in range(first, first + names.DICE):
        if p.space[die] != names.UNLOCKED:
            unlock(p, die)


def find_die(p: TeotihuacanPosition, dice: list[int], worker: int) -> int:
    """Returns the first of these workers that matches a move such as `worker forest 3`, given its offset."""
    board = worker // names.HIGHEST_POWER
    power = worker % names.HIGHEST_POWER + 1
    for i in dice:
        if p.at[i] == board and p.power[i] == power:
            return i
    return NOBODY


def word_of(p: TeotihuacanPosition, first: int, die: int) -> int:
    return first + p.at[die] * names.HIGHEST_POWER + p.power[die] - 1


def moves_for(p: TeotihuacanPosition, first: int, dice: list[int]) -> list[int]:
    """Returns one move for each worker. Equal workers on the same board have the same move."""
    found: list[int] = []
    for die in dice:
        word = first + p.at[die] * names.HIGHEST_POWER + p.power[die] - 1
        if word not in found:
            found.append(word)
    return found


# ---- unlocking for cocoa (TE-6.5) -----------------------------------------------------------------------


def unlock_illegal_reason(p: TeotihuacanPosition, seat: int) -> int:
    """TE-6.5: returns the reason why this player cannot pay for unlocking workers, or 0."""
    if not has_locked(p, seat):
        return reasons.NOBODY_TO_UNLOCK
    return 0 if goods.can_pay(p.seats[seat], p.tables.unlock_cost) else reasons.COCOA_TO_UNLOCK


def pay_to_unlock(p: TeotihuacanPosition, seat: int) -> None:
    """TE-6.5: pays once for unlocking any number of workers."""
    p.normal = True
    p.push(UNLOCK_FIRST)
    goods.charge_cocoa(p, seat, p.tables.unlock_cost, 0, sources.NOTHING, reasons.COCOA_TO_UNLOCK)


class UnlockWorker(Decision[TeotihuacanPosition]):
    """TE-D7: the choice of the workers to unlock, one by one. There must be at least one; the order does not
    matter.
    """

    id = "FreeWorker"
    rule = "TE-D7"
    freed: int

    def __init__(self, freed: int) -> None:
        self.freed = freed

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return UNLOCK_OR_STOP

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        if move == STOP:
            return 0 if self.freed > 0 else reasons.MUST_UNLOCK_ONE
        die = worker_in(p, move - moves.FREE)
        return 0 if die != NOBODY and die // names.DICE == seat else reasons.NO_SUCH_WORKER

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move != STOP:
            unlock(p, worker_in(p, move - moves.FREE))
            if has_locked(p, seat):
                p.push(UnlockWorker(self.freed + 1))

    def default(self, p: TeotihuacanPosition, seat: int) -> int:
        return p.offer(seat)[-1]


UNLOCK_OR_STOP: Final = [*(moves.FREE + space for space in range(names.SPACES)), STOP]
UNLOCK_FIRST: Final = UnlockWorker(0)
