"""A game in progress: plays chance decisions and forced moves, keeps the log, and takes moves back."""

from __future__ import annotations

from . import simultaneous
from .asides import may_open
from .box import Box
from .chance import WAITING, ChanceSource
from .errors import IllegalMove
from .events import Event, EventLog
from .game import Game
from .position import Position
from .seats import CHANCE, among


class LogEntry:
    """One move in the log of a match. A `forced` move was played automatically, because it was the only
    one. An `answered` move was a choice that somebody else, such as the table, made for the seat.
    """

    seat: int
    move: int
    forced: bool
    answered: bool

    def __init__(self, seat: int, move: int, forced: bool, answered: bool = False) -> None:
        self.seat = seat
        self.move = move
        self.forced = forced
        self.answered = answered

    def __repr__(self) -> str:
        return f"<seat {self.seat} move {self.move}{' forced' if self.forced else ''}>"


class UndoPoint:
    """The state to which undo returns: the position before a move, and the lengths of the move and event
    logs.
    """

    seat: int
    position: Position
    log_length: int
    event_count: int

    def __init__(self, seat: int, position: Position, log_length: int, event_count: int) -> None:
        self.seat = seat
        self.position = position
        self.log_length = log_length
        self.event_count = event_count


def only_option(p: Position, seat: int) -> int:
    """Returns the only move that this seat can make if all players know that it is the only one; otherwise
    -1.

    Also returns -1 if an aside could make another answer legal.
    """
    if p.decision(seat).secret:
        return -1
    options = p.offer(seat)
    if len(options) != 1 or may_open(p, seat):
        return -1
    return options[0]


class Match:
    """Plays one game with one source of chance. If a move fails, the match does not change."""

    game: Game
    options: dict[str, str]
    source: ChanceSource
    start: Position | None
    """The initial position, without hidden values, if the match does not begin at the start of the game."""
    position: Position
    log: list[LogEntry]
    event_log: EventLog
    undo_points: list[UndoPoint]
    drawn: int
    """The number of outcomes drawn so far."""

    def __init__(
        self,
        game: Game,
        players: int,
        source: ChanceSource,
        options: dict[str, str] | None = None,
        box: Box | None = None,
        log: list[LogEntry] | None = None,
        start: Position | None = None,
    ) -> None:
        """Starts a match, or continues one from its log."""
        self.game = game
        self.options = game.full_options(options or {})
        self.source = source
        self.log = []
        self.event_log = EventLog()
        self.undo_points = []
        self.drawn = 0
        self.start = start
        self.position = game.start(players, self.options, box) if start is None else start.copy()
        self.position.event_log = self.event_log
        for entry in log or []:
            self.repeat(entry)
        self.source.resumed(self.drawn)
        self.go_on()

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}: {len(self.log)} moves, {self.position!r}>"

    def repeat(self, entry: LogEntry) -> None:
        """Plays a move from the log again, without the source of chance."""
        p = self.position
        if entry.seat == CHANCE and len(p.legal_moves(CHANCE)) > 1:
            self.drawn += 1
        p.play(entry.seat, entry.move)
        self.log.append(entry)

    def play(self, seat: int, move: int) -> None:
        """Makes a move, and then plays chance decisions and forced moves until a seat has a choice.

        If the chance source fails to return an outcome (for example, because a person mistyped it), the move
        stays, and `go_on` can be called again.
        """
        if seat == CHANCE:
            raise IllegalMove("only chance answers a chance decision")
        self.go_on()
        before = self.position
        log_length, event_count = len(self.log), len(self.event_log.events)
        after = before.copy()
        after.event_log = self.event_log
        try:
            after.play(seat, move)
        except BaseException:
            del self.event_log.events[event_count:]
            raise
        before.event_log = None
        self.position = after
        self.log.append(LogEntry(seat, move, False))
        if self.undo_points and self.undo_points[-1].seat != seat:
            self.undo_points = []
        if not before.drafts:
            self.undo_points.append(UndoPoint(seat, before, log_length, event_count))
        self.go_on()
        others_moved = any(e.seat != seat for e in self.log[log_length:])
        if self.position.barrier != before.barrier or (others_moved and not self.position.drafts):
            self.undo_points = []

    def go_on(self) -> None:
        """Plays chance decisions and forced moves until a seat has a choice or the game is over."""
        p = self.position
        while True:
            forced = False
            for seat in p.asked():
                if seat == CHANCE:
                    options = p.legal_moves(CHANCE)
                    if len(options) == 1:
                        move = options[0]
                    else:
                        move = self.source.choose(options, p.odds())
                        if move == WAITING:
                            return
                        self.drawn += 1
                    self.undo_points = []
                else:
                    move = only_option(p, seat)
                if move >= 0:
                    p.answer(seat, move)
                    self.log.append(LogEntry(seat, move, seat != CHANCE))
                    forced = True
                    break
            if not forced:
                return

    def enter(self, move: int) -> None:
        """Enters the outcome for which the chance source is waiting, and continues like `go_on`."""
        before = self.position
        if CHANCE not in before.asked():
            raise IllegalMove("no outcome is due now")
        if move not in before.legal_moves(CHANCE):
            raise IllegalMove("this is not one of the possible outcomes")
        after = before.copy()
        event_count = len(self.event_log.events)
        after.event_log = self.event_log
        try:
            after.play(CHANCE, move)
        except BaseException:
            del self.event_log.events[event_count:]
            raise
        before.event_log = None
        self.position = after
        self.log.append(LogEntry(CHANCE, move, False))
        self.drawn += 1
        self.undo_points = []
        self.source.resumed(self.drawn)
        self.go_on()

    def can_undo(self, seat: int) -> bool:
        p = self.position
        if p.drafts:
            return 0 <= seat < len(p.drafts) and any(not e.forced for e in self.draft_entries(seat))
        return bool(self.undo_points) and self.undo_points[-1].seat == seat

    def draft_entries(self, seat: int) -> list[LogEntry]:
        n = len(self.position.drafts[seat].moves)
        return [e for e in self.log if e.seat == seat][-n:] if n else []

    def undo(self, seat: int) -> None:
        """Takes back this seat's last choice and the forced moves after it."""
        if not self.can_undo(seat):
            raise IllegalMove(f"seat {seat} has nothing to take back")
        if self.position.drafts:
            forced = True
            while forced:
                entry = self.draft_entries(seat)[-1]
                forced = entry.forced
                self.log.remove(entry)
                simultaneous.take_back(self.position, seat)
            return
        points = self.undo_points
        self.return_to(points.pop())
        self.undo_points = points

    def return_to(self, point: UndoPoint) -> None:
        """Returns to an undo point after which chance has decided nothing."""
        self.position = point.position
        self.position.event_log = self.event_log
        del self.log[point.log_length :]
        del self.event_log.events[point.event_count :]
        self.undo_points = []

    def rewind(self, length: int) -> None:
        """Goes back to the first `length` moves of the log. A committed seed then begins a new epoch."""
        if not 0 <= length <= len(self.log):
            raise IllegalMove(f"the log has {len(self.log)} moves; it cannot go back to move {length}")
        kept = self.log[:length]
        box, players = self.position.box, self.position.players
        self.log = []
        self.event_log = EventLog()
        self.undo_points = []
        self.drawn = 0
        self.position = (
            self.game.start(players, self.options, box) if self.start is None else self.start.copy()
        )
        self.position.event_log = self.event_log
        for entry in kept:
            self.repeat(entry)
        self.source.rewound(self.drawn)
        self.go_on()

    def visible_to(self, seat: int, since: int = 0) -> list[Event]:
        """Returns the events from this index on that a seat (or a spectator) has seen."""
        return [e for e in self.event_log.events[since:] if among(seat, e.audience)]

    def beginning(self) -> Position:
        """Returns a copy of the position before the first move."""
        if self.start is not None:
            return self.start.copy()
        p = self.position
        started: Position = self.game.start(p.players, self.options, p.box)
        return started

    def asked(self) -> list[int]:
        return self.position.asked()

    def over(self) -> bool:
        return not self.position.asked()
