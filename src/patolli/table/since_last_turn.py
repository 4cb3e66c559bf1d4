"""Determines which events are news for a seat: all events since the end of its own last turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.events import EventLog
from ..kernel.foresight import turn_of
from ..kernel.game import Game
from ..kernel.match import LogEntry
from ..kernel.position import Position
from ..kernel.seats import among

if TYPE_CHECKING:
    from .session import TableSession


class Listener(EventLog):
    """Records, while a step is replayed, whose turn it was when each event happened."""

    def __init__(self, game: Game, p: Position) -> None:
        super().__init__()
        self.game = game
        self.p = p
        self.turns: list[tuple[int, int]] = []

    def add(self, kind: int, numbers: list[int], audience: int) -> None:
        super().add(kind, numbers, audience)
        self.turns.append(turn_of(self.game, self.p))


def all_decide(before: Position, entries: list[LogEntry]) -> bool:
    """Returns whether all seats decide at the same time. The results are then news to all of them, because it
    is nobody's turn. A window belongs to the turn that it interrupts.
    """
    return bool(before.drafts) and bool(entries) and not before.question(entries[0].seat).window


def entries_in_turn(game: Game, before: Position, entries: list[LogEntry], after: Position, seat: int) -> int:
    """Returns how many of the events that a seat saw during these moves belong to the turn in which the moves
    began; -1 means all of these events.
    """
    turn = turn_of(game, before)
    if turn_of(game, after) == turn:
        return -1
    p = before.copy()
    event_log = Listener(game, p)
    p.event_log = event_log
    for entry in entries:
        p.play(entry.seat, entry.move)
    received = 0
    for event, at in zip(event_log.events, event_log.turns, strict=True):
        if at != turn:
            return received
        received += among(seat, event.audience)
    return -1


def note(
    session: TableSession, before: Position, mover: int, entries: list[LogEntry], had: list[int]
) -> None:
    """Updates the point in each seat's log after which entries count as news. Entries that a seat receives
    during its own turn are not news to it.
    """
    match, since = session.match, session.row.since
    assert match is not None
    assert session.streams is not None
    # for a seat that has had no turn yet, news starts with its own first answer
    if mover >= 0 and since[mover] == 0:
        since[mover] = len(session.streams.events_for(mover))
    if all_decide(before, entries):
        return
    seat = match.game.in_turn(before)
    if not 0 <= seat < session.players or (mover != seat and since[seat] != had[seat]):
        return
    if session.seats[seat].bot():
        return
    own = entries_in_turn(match.game, before, entries, match.position, seat)
    since[seat] = len(session.streams.events_for(seat)) if own < 0 else had[seat] + own


def keep(session: TableSession) -> list[int]:
    """Returns the length of each seat's stream. If entries were taken back, also moves the points stored by
    `note` back to the end of the stream.
    """
    assert session.streams is not None
    lengths = session.streams.lengths(session.players)
    since = session.row.since
    since.extend([0] * (session.players - len(since)))
    for seat, upto in enumerate(lengths):
        since[seat] = min(since[seat], upto)
    return lengths
