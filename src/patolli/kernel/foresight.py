"""Previews a chain of moves on a seat's observation: the effects of the moves themselves, and what
follows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from .agenda import Frame, Step
from .errors import HiddenValue
from .events import Event, EventLog
from .game import Game
from .match import only_option
from .position import Position
from .prospect_rules import POINTS, Amount
from .seat_view import end_of
from .seats import among
from .view_patch import Change, changes, traded


def turn_of(game: Game, p: Position) -> tuple[int, int]:
    """Returns whose turn it is, and the turn number."""
    return game.in_turn(p), game.turn_count(p)


USUAL: Final = "usual"
"""The duration of a standing answer that applies only in the cases for which the game recommends it."""


class PreviewRun:
    """Plays on a seat's observation until it reaches a hidden value, a chance decision or another seat.

    `verdicts` contains the names of events that always come after the seat's own part, such as a judgement.
    `standing` contains each window in which the table answers for the seat, with the duration of the standing
    answer.
    """

    def __init__(
        self,
        game: Game,
        p: Position,
        seat: int,
        verdicts: frozenset[str] = frozenset(),
        standing: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.p = p
        self.end = "asked"
        self.own: list[Event] = []
        self.later: list[Event] = []
        self.ended: Position | None = None
        """The position at the end of the seat's own part, before anything else happens."""
        self.verdicts = verdicts
        self.standing = {} if standing is None else standing
        self.turn = turn_of(game, p)
        self.depth = len(p.agenda) - 1
        self.below = p.agenda[self.depth - 1] if self.depth > 0 and not p.drafts else None

    def play(self, move: int, chosen: bool = True) -> None:
        """Plays one move. If `chosen` is false, the move is forced and may come after the seat's own part."""
        before = self.p.observation(self.seat)
        after = before.copy()
        after.event_log = SplitEventLog(self, after, None if chosen else before)
        try:
            after.play(self.seat, move)
            self.p = after
            self.end = end_of(after, self.seat)
        except HiddenValue:
            self.p = before
            self.end = "hole"
        after.event_log = None

    def go_on(self) -> None:
        """Plays forced moves, and the answers that the table gives on behalf of the seat."""
        while self.end == "asked":
            try:
                move = only_option(self.p, self.seat)
                if move < 0 and answers_in_advance(self.game, self.p, self.seat, self.standing):
                    move = self.p.default(self.seat)
            except HiddenValue:
                self.end = "hole"
                return
            if move < 0:
                return
            self.play(move, chosen=False)

    def ends(self) -> Literal["", "turn", "game"]:
        """Returns what is over after the run: nothing (an empty string), the seat's turn, or the game.

        Between turns, all seats answer at the same time, so a seat's part is over after its last question.
        """
        if self.end == "over":
            return "game"
        in_turn = self.turn[0]
        mine = in_turn == self.seat and (self.ended is not None or turn_of(self.game, self.p) != self.turn)
        return "turn" if mine or (in_turn < 0 and self.end == "other") else ""

    def result(self) -> Position:
        """Returns the seat's observation at the end of its own part."""
        return (self.p if self.ended is None else self.ended).observation(self.seat)

    def is_past(self, p: Position, name: str) -> bool:
        """Returns whether the event with this name comes after the seat's own part: the turn has ended or,
        between turns, the step below the question has begun.
        """
        if name in self.verdicts or turn_of(self.game, p) != self.turn:
            return True
        if self.turn[0] >= 0 or self.below is None:
            return False
        return len(p.agenda) < self.depth or p.agenda[self.depth - 1] is not self.below


def answers_in_advance(game: Game, p: Position, seat: int, standing: Mapping[str, str]) -> bool:
    """Returns whether the table gives the harmless answer on behalf of the seat.

    For the standing answer USUAL, the game decides.
    """
    window = p.question(seat).window
    if standing.get(window) == USUAL:
        return game.passes_by_default(p, seat)
    return window in standing


class SplitEventLog(EventLog):
    """Separates the events of the seat's own part from those that follow."""

    def __init__(self, trial: PreviewRun, p: Position, rest: Position | None) -> None:
        super().__init__()
        self.trial = trial
        self.p = p
        self.rest = rest
        """The position before the current step, kept until that step emits an event."""
        self.running: Step[Any] | None = p.agenda[-1] if p.agenda else None

    def before_step(self, p: Frame) -> None:
        if self.trial.ended is None:
            assert isinstance(p, Position)
            self.rest = p.copy()
            self.running = p.agenda[-1]

    def add(self, kind: int, numbers: list[int], audience: int) -> None:
        trial = self.trial
        if trial.ended is None and trial.is_past(self.p, trial.game.events[kind].name):
            trial.ended = self.rest or self.within()
        self.rest = None
        if among(trial.seat, audience):
            (trial.own if trial.ended is None else trial.later).append(Event(kind, numbers, audience))

    def within(self) -> Position:
        """Returns the position in the middle of a step.

        The step is put back on the agenda, because it is not finished.
        """
        p = self.p.copy()
        if self.running is not None:
            p.agenda.append(self.running)
        return p


class Foreseen:
    """The effects of a chain, as numbers, events and views."""

    chain: list[int]
    end: str
    """Why the preview stops: `asked` (the same seat is asked again), `other` (another seat is asked),
    `chance`, `hole` (a hidden value) or `over`.
    """
    own: list[Event]
    later: list[Event]
    after: Position
    """The seat's observation at the end of its own part."""
    asked: Position
    """The position with the next question, if `end` is `asked`."""
    view: dict[str, Any]
    patch: list[Change]
    things: dict[str, int]
    """The amount of each good that the seat gains (negative if it pays)."""
    answered: dict[str, int]
    """The amounts that the chain alone pays and gains, if the rules list later effects separately; otherwise
    empty.
    """
    deferred: list[Amount]
    """The amounts that the seat will pay and gain after the question at which the preview stops."""
    points: list[int]
    """How each seat's score changes, in units of the scores."""
    keeps_turn: bool
    """Whether it is the seat's turn both before and after the chain."""
    ends: Literal["", "turn", "game"]
    """What is over after the chain: the seat's turn (or its part of a simultaneous round), or the game."""


class Foresight:
    """Previews chains of moves on a seat's observation and compares the results with its current view."""

    def __init__(
        self,
        game: Game,
        observed: Position,
        seat: int,
        not_goods: list[str],
        verdicts: frozenset[str] = frozenset(),
        standing: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.p = observed
        self.seat = seat
        self.not_goods = not_goods
        self.verdicts = verdicts
        self.standing = standing
        self.view = game.show(observed)
        self.totals = observed.scores().totals()
        self.mine = game.in_turn(observed) == seat

    def of(self, chain: list[int]) -> Foreseen:
        """Plays a chain on the observation, followed by everything that it forces."""
        run = PreviewRun(self.game, self.p, self.seat, self.verdicts, self.standing)
        before = self.p
        for move in chain:
            if run.end != "asked":
                break
            before = run.p
            run.play(move)
        found = Foreseen()
        found.chain = chain
        own = len(run.own)
        answered = run.p
        run.go_on()
        found.end = run.end
        if found.end == "asked":
            try:
                run.p.legal_moves(self.seat)
            except HiddenValue:
                found.end = "hole"
        found.own, found.later = run.own, run.later
        found.asked = run.p
        found.after = run.result()
        found.view = self.game.show(found.after)
        found.patch = changes(self.view, found.view)
        found.things = traded(self.view, found.view, self.seat, self.not_goods)
        found.answered = {} if run.p is answered else self.apart(chain, answered)
        found.deferred = self.deferred(before, chain[-1], run, own)
        totals = found.after.scores().totals()
        found.points = [totals[seat] - self.totals[seat] for seat in range(len(self.totals))]
        found.ends = run.ends()
        found.keeps_turn = self.mine and not run.later and self.game.in_turn(found.after) == self.seat
        return found

    def apart(self, chain: list[int], answered: Position) -> dict[str, int]:
        """Returns what the chain alone pays and gains, if the rules list later effects separately."""
        if not self.game.prospect_rules().counts_apart(self.p, self.seat, chain):
            return {}
        view = self.game.show(answered.observation(self.seat))
        return traded(self.view, view, self.seat, self.not_goods)

    def deferred(self, before: Position, move: int, run: PreviewRun, own: int) -> list[Amount]:
        if run.end == "hole":
            return []
        try:
            rules = self.game.prospect_rules()
            return rules.deferred(before.observation(self.seat), self.seat, move, run.p, run.own)
        except HiddenValue:
            return []


def summed(found: Foreseen) -> tuple[dict[str, int], int]:
    """Returns the goods and the points that the seat gains in total (negative if it pays), including amounts
    that are due later.

    Only points that are due later are included; `Foreseen.points` contains the others.
    """
    things = dict(found.things)
    points = 0
    for amount in found.deferred:
        if amount.thing == POINTS:
            points += amount.by
        else:
            things[amount.thing] = things.get(amount.thing, 0) + amount.by
    return {thing: by for thing, by in things.items() if by != 0}, points


def listed(found: Foreseen) -> list[Amount]:
    """Works like `summed`, but lists a good twice if it is both paid and gained."""
    things, _ = summed(found)
    amounts: list[Amount] = []
    for thing in [*things, *(one for one in found.answered if one not in things)]:
        by, first = things.get(thing, 0), found.answered.get(thing, 0)
        if first * (by - first) < 0:
            amounts.extend([Amount(thing, first), Amount(thing, by - first)])
        elif by != 0:
            amounts.append(Amount(thing, by))
    return amounts
