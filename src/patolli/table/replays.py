"""Replays games from their logs. Some positions are cached, so that later requests are fast."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ..kernel import seat_view
from ..kernel.errors import PatolliError, RuleError
from ..kernel.events import Event, EventLog
from ..kernel.foresight import turn_of
from ..kernel.game import Game
from ..kernel.position import Position
from ..kernel.seats import among
from ..texts import GameTexts
from . import journal
from .protocol import ReplayState
from .refusal import Refusal
from .store.rows import E

EVERY: Final = 16
"""The number of moves between two cached positions."""
MOST_KEPT: Final = 8
"""The number of games in the cache."""


class Interrupted(EventLog):
    """Copies the position at the moment when the viewer sees an event after `heard` earlier ones."""

    def __init__(self, p: Position, viewer: int, heard: int) -> None:
        super().__init__()
        self.p = p
        self.viewer = viewer
        self.left = heard
        self.found: Position | None = None

    def add(self, kind: int, numbers: list[int], audience: int) -> None:
        super().add(kind, numbers, audience)
        if self.found is None and among(self.viewer, audience):
            if self.left == 0:
                self.found = self.p.copy()
            self.left -= 1


class ReplayedGame:
    """A game that was replayed to its end once."""

    def __init__(
        self, game: Game, players: int, options: dict[str, str], owner: str, log: list[E], start: str = ""
    ) -> None:
        self.game = game
        self.moves = [(seat, game.vocabulary.move(text)) for seat, text, _ in log]
        first = journal.start_of(game, start, owner)
        p = game.start(players, options, journal.box_of(game, owner)) if first is None else first.copy()
        event_log = EventLog()
        p.event_log = event_log
        self.kept = [p.copy()]
        self.heard = [len(event_log.events)]
        """For each number of moves, the number of events up to that point."""
        self.turns = [turn_of(game, p)]
        """For each number of moves, the seat whose turn it is then, and the number of the turn."""
        try:
            for n, (seat, move) in enumerate(self.moves, 1):
                p.play(seat, move)
                self.heard.append(len(event_log.events))
                self.turns.append(turn_of(game, p))
                if n % EVERY == 0:
                    self.kept.append(p.copy())
        except (PatolliError, RuleError) as fault:
            raise Refusal("stuck", f"this table cannot be replayed here: {fault}") from None
        self.events = list(event_log.events)

    def after(self, n: int) -> Position:
        p: Position = self.kept[n // EVERY].copy()
        for seat, move in self.moves[n // EVERY * EVERY : n]:
            p.play(seat, move)
        return p

    def amid(self, viewer: int, n: int, counts: list[int]) -> Position:
        """Returns the position after n entries of a viewer's stream, possibly in the middle of a move."""
        at = next((at for at, count in enumerate(counts) if count >= n), len(self.moves))
        if at == 0 or counts[at] == n:
            return self.after(at)
        p = self.after(at - 1)
        interrupted = Interrupted(p, viewer, n - counts[at - 1])
        p.event_log = interrupted
        p.play(*self.moves[at - 1])
        return p if interrupted.found is None else interrupted.found

    def visible(self, viewer: int) -> list[Event]:
        return [event for event in self.events if among(viewer, event.audience)]

    def counts(self, viewer: int) -> list[int]:
        """Returns the length of the viewer's stream after each number of moves."""
        seen, upto, found = 0, 0, []
        for count in self.heard:
            seen += sum(1 for event in self.events[upto:count] if among(viewer, event.audience))
            upto = count
            found.append(seen)
        return found

    def moment(
        self, viewer: int, n: int, over: bool, words: GameTexts | None, entries: bool = False
    ) -> ReplayState:
        """Returns a finished game after n moves, or a running one after n entries of the viewer's stream.

        If `entries` is set, n counts stream entries in a finished game, too.
        """
        counts = self.counts(viewer)
        if over and entries:
            n = next((at for at, count in enumerate(counts) if count >= n), len(self.moves))
        last = len(self.moves) if over else counts[-1]
        past, n = n > last, min(n, last)
        if over:
            moves, since, upto = n, counts[n - 1] if n else 0, counts[n] if n else 0
        else:
            reached = next(at for at, count in enumerate(counts) if count >= n)
            moves = len(self.moves) if past else reached if n else 0
            since, upto = max(0, n - 1), n
        observed = self.after(moves).observation(viewer)
        heard = [event.to_dict(self.game.events) for event in self.visible(viewer)[since:upto]]
        return ReplayState(
            n,
            last,
            self.game.show(observed),
            observed.asked(),
            seat_view.scores_dict(observed.scores()),
            list(heard),
            [] if words is None else [words.event(event) for event in heard],
            upto,
        )

    def balance(self, viewer: int, n: int) -> ReplayState:
        """Returns goods and points after n entries of the viewer's stream, from which the page computes
        differences.
        """
        counts = self.counts(viewer)
        n = min(n, counts[-1])
        observed = self.amid(viewer, n, counts).observation(viewer)
        scores = seat_view.scores_dict(observed.scores())
        shown = self.game.show(observed)
        return ReplayState(n, counts[-1], shown, [], scores, [], [], n)


replayed: OrderedDict[str, ReplayedGame] = OrderedDict()
"""The cached games by digest, the most recently used last."""


def find(
    digest: str, game: Game, players: int, options: dict[str, str], owner: str, log: list[E], start: str = ""
) -> ReplayedGame:
    found = replayed.pop(digest, None)
    if found is None:
        found = ReplayedGame(game, players, options, owner, log, start)
    replayed[digest] = found
    if len(replayed) > MOST_KEPT:
        replayed.popitem(last=False)
    return found
