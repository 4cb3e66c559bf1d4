"""A chain tried out on a veiled copy: what it does by itself, and what would then follow."""

from __future__ import annotations

from typing import Any

from ..kernel.agenda import Frame, Step
from ..kernel.errors import HiddenValue
from ..kernel.events import Event, EventLog
from ..kernel.game import Game
from ..kernel.match import only_option
from ..kernel.position import Position
from ..kernel.seat_view import end_of
from ..kernel.seats import among
from ..texts.preview_silence import preview_silence
from .since_last_turn import turn_of


class PreviewRun:
    """From one position of a seat on, up to the first hole, chance or other seat."""

    def __init__(self, game: Game, p: Position, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.p = p
        self.end = "asked"
        self.own: list[Event] = []
        self.later: list[Event] = []
        self.ended: Position | None = None
        """As it was when the seat's own doing had ended and something else began."""
        self.verdicts = preview_silence(game.name).verdicts
        self.turn = turn_of(game, p)
        self.depth = len(p.agenda) - 1
        self.below = p.agenda[self.depth - 1] if self.depth > 0 and not p.drafts else None

    def play(self, move: int) -> None:
        before = self.p.observation(self.seat)
        after = before.copy()
        after.event_log = SplitEventLog(self, after)
        try:
            after.play(self.seat, move)
            self.p = after
            self.end = end_of(after, self.seat)
        except HiddenValue:
            self.p = before
            self.end = "hole"
        after.event_log = None

    def go_on(self) -> None:
        """Take what is asked without a choice."""
        while self.end == "asked":
            try:
                move = only_option(self.p, self.seat)
            except HiddenValue:
                self.end = "hole"
                return
            if move < 0:
                return
            self.play(move)

    def is_past(self, p: Position, name: str) -> bool:
        """In a turn: has it ended? Between turns: has what waited below this question begun?"""
        if name in self.verdicts or turn_of(self.game, p) != self.turn:
            return True
        if self.turn[0] >= 0 or self.below is None:
            return False
        return len(p.agenda) < self.depth or p.agenda[self.depth - 1] is not self.below


class SplitEventLog(EventLog):
    """Parts what is told into the seat's own doing and what follows it."""

    def __init__(self, trial: PreviewRun, p: Position) -> None:
        super().__init__()
        self.trial = trial
        self.p = p
        self.rest: Position | None = None
        """As it was before the step that runs now, while that step has told nothing."""
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
        """Within a step that has done a part of its work: the step is put back, for the game goes on."""
        p = self.p.copy()
        if self.running is not None:
            p.agenda.append(self.running)
        return p
