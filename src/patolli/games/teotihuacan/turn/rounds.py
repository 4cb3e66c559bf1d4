"""Rounds and turns (TE-6): passing or moving a worker, unlocking, using tiles, and the end of a turn or a
round.
"""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.vocabulary import PASS, STOP
from .. import events, moves, names, reasons
from ..position import APART, EXTRA, NOBODY, OffersTiles, TeotihuacanPosition
from ..scoring import eclipse
from ..teotibot import bot_turn
from ..tiles import discovery_use, displays
from ..tracks import calendar
from ..workers import workers
from . import worker_movement


class BeginRound(Task[TeotihuacanPosition]):
    """TE-1.8: begins a round, in which each player takes a turn, clockwise from the first player."""

    id = "BeginRound"
    rule = "TE-1.8"

    def run(self, p: TeotihuacanPosition) -> None:
        p.round += 1
        p.turns = 0
        p.emit(events.ROUND, p.round, p.white, p.black)
        p.push(BEGIN_TURN)


class BeginTurn(Task[TeotihuacanPosition]):
    """TE-6.1: begins a turn, in which the seat passes or takes a normal turn."""

    id = "BeginTurn"
    rule = "TE-6.1"

    def run(self, p: TeotihuacanPosition) -> None:
        p.turn = p.seat_in_turn(p.turns)
        clear_turn(p)
        p.emit(events.TURN, p.turn)
        p.then(CHOOSE_WORKER, END_TURN)


def clear_turn(p: TeotihuacanPosition) -> None:
    """Resets the choices made so far in this turn."""
    p.active = NOBODY
    p.second = NOBODY
    p.colours = 0
    p.crew = 0
    p.workers = 0
    p.normal = False
    p.claimed = 0


class ChooseWorker(OffersTiles):
    """TE-D6 to TE-D9: the player passes or chooses the worker to move. The player may first unlock workers
    and use tiles.
    """

    id = "ChooseWorker"
    rule = "TE-D6"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        found = [PASS, moves.UNLOCK]
        first = seat * names.DICE
        for die in range(first, first + names.DICE):
            if p.at[die] != names.NOWHERE and p.space[die] == names.UNLOCKED:
                word = moves.WORKER + p.at[die] * names.HIGHEST_POWER + p.power[die] - 1
                if word not in found:
                    found.append(word)
        return found + discovery_use.ready(p.seats[seat])

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        """TE-6.2: passing requires a locked worker. TE-6.5: unlocking workers for cocoa is part of a normal
        turn.
        """
        if move == PASS:
            if p.normal:
                return reasons.NORMAL_TURN
            return 0 if workers.has_locked(p, seat) else reasons.NOBODY_LOCKED
        if move == moves.UNLOCK:
            return workers.unlock_illegal_reason(p, seat)
        if moves.USE <= move < moves.USE + names.DISCOVERIES:
            return discovery_use.illegal_reason(p, seat, move - moves.USE, True)
        return 0

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        if moves.WORKER <= move < moves.GO:
            return reasons.NO_UNLOCKED_WORKER
        return discovery_use.explain_absent(move)

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move == PASS:
            p.emit(events.PASSED, seat)
            workers.unlock_all(p, seat)
        elif move == moves.UNLOCK:
            p.push(CHOOSE_WORKER)
            workers.pay_to_unlock(p, seat)
        elif moves.USE <= move < moves.USE + names.DISCOVERIES:
            p.push(CHOOSE_WORKER)
            discovery_use.use(p, seat, move - moves.USE)
        else:
            first = seat * names.DICE
            own = [die for die in range(first, first + names.DICE) if p.space[die] == names.UNLOCKED]
            p.active = workers.find_die(p, own, move - moves.WORKER)
            p.push(worker_movement.CHOOSE_BOARD)

    def default(self, p: TeotihuacanPosition, seat: int) -> int:
        """By default, the seat passes or moves its first worker, without using cocoa or tiles."""
        for move in p.offer(seat):
            if move == PASS or moves.WORKER <= move < moves.GO:
                return move
        return p.offer(seat)[0]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.COCOA_TO_UNLOCK:
            return [p.tables.unlock_cost, p.seats[seat].cocoa]
        if reason == reasons.NO_UNLOCKED_WORKER:
            return moves.board_and_power(move - moves.WORKER)
        return [move - moves.USE] if discovery_use.is_use(move) else []


class EndTurn(Task[TeotihuacanPosition]):
    """TE-6.5, TE-11.4: lets the player use tiles and unlock workers one last time. TE-6.7: then the displays
    are refilled.
    """

    id = "EndTurn"
    rule = "TE-6.7"

    def run(self, p: TeotihuacanPosition) -> None:
        p.active = NOBODY
        p.second = NOBODY
        p.then(displays.REFILL_DISPLAYS, NEXT_TURN)
        seat = p.turn
        if workers.unlock_illegal_reason(p, seat) == 0:
            p.push(FINISH_TURN)
        else:
            for move in discovery_use.ready(p.seats[seat]):
                if discovery_use.illegal_reason(p, seat, move - moves.USE, True) == 0:
                    p.push(FINISH_TURN)
                    return


class FinishTurn(OffersTiles):
    """TE-D7, TE-D8: the last opportunity to unlock workers and to use tiles."""

    id = "Finish"
    rule = "TE-D7"
    window = "turn-end"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [STOP, moves.UNLOCK, *discovery_use.ready(p.seats[seat])]

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        if move == STOP:
            return 0
        if move == moves.UNLOCK:
            return workers.unlock_illegal_reason(p, seat)
        return discovery_use.illegal_reason(p, seat, move - moves.USE, True)

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return discovery_use.explain_absent(move)

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move == moves.UNLOCK:
            p.push(FINISH_TURN)
            workers.pay_to_unlock(p, seat)
        elif move != STOP:
            p.push(FINISH_TURN)
            discovery_use.use(p, seat, move - moves.USE)

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.COCOA_TO_UNLOCK:
            return [p.tables.unlock_cost, p.seats[seat].cocoa]
        return [move - moves.USE] if discovery_use.is_use(move) else []


class NextTurn(Task[TeotihuacanPosition]):
    """TE-1.8: begins the turn of the next player clockwise or, in a solo game, of the Teotibot. TE-17.1: a
    dark eclipse is scored before that turn.
    """

    id = "NextTurn"
    rule = "TE-1.8"

    def run(self, p: TeotihuacanPosition) -> None:
        p.turns += 1
        if p.turns < p.players:
            p.push(BEGIN_TURN)
        elif p.players == 1 and p.turns == 1:
            p.then(bot_turn.BOT_TURN, displays.REFILL_DISPLAYS, NEXT_TURN)
        else:
            p.push(END_ROUND)
        dark_eclipse(p)


class EndRound(Task[TeotihuacanPosition]):
    """TE-6.8, TE-14.2: advances the calendar, and scores the eclipse after the extra round."""

    id = "EndRound"
    rule = "TE-6.8"

    def run(self, p: TeotihuacanPosition) -> None:
        p.push(BEGIN_ROUND)
        if p.dark:
            calendar.advance(p)
            if p.white == p.black:
                calendar.meet(p, EXTRA)
            dark_eclipse(p)
        elif calendar.end_of_round(p):
            p.push(eclipse.ECLIPSE)


def dark_eclipse(p: TeotihuacanPosition) -> None:
    """TE-17.1: scores a dark eclipse at the end of the turn in which the discs meet."""
    if p.dark and p.discs != APART:
        p.push(eclipse.ECLIPSE)


BEGIN_ROUND: Final = BeginRound()
BEGIN_TURN: Final = BeginTurn()
CHOOSE_WORKER: Final = ChooseWorker()
END_TURN: Final = EndTurn()
FINISH_TURN: Final = FinishTurn()
NEXT_TURN: Final = NextTurn()
END_ROUND: Final = EndRound()


def active_seat(p: TeotihuacanPosition) -> int:
    """TE-1.8: returns the seat whose turn it is, or NOBODY between turns."""
    in_turn = any(isinstance(step, (EndTurn, NextTurn)) for step in p.agenda)
    return p.turn if in_turn else NOBODY
