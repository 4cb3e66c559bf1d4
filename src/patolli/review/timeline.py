"""A finished game, replayed: the position before every move, and the moves that were choices."""

from __future__ import annotations

import hashlib
from typing import Final

from ..kernel import records
from ..kernel.chance import CommittedSeed
from ..kernel.errors import PatolliError
from ..kernel.events import Event
from ..kernel.foresight import turn_of
from ..kernel.game import Game
from ..kernel.match import LogEntry
from ..kernel.position import Position
from ..kernel.seats import CHANCE
from ..players.legal_choices import choices

RUNNING: Final = "this game is not over; it can be reviewed at its end"


class Timeline:
    """A finished game with the position before each move, and the final position."""

    def __init__(self, game: Game, names: list[str], text: str) -> None:
        self.game = game
        self.names = names
        self.digest = hashlib.sha256(text.encode()).hexdigest()[:16]
        """The digest of the record."""
        self.begun = False
        """Whether the game began from a given position instead of the usual set-up."""
        self.chosen_options: dict[str, str] = {}
        """The options chosen for this game."""
        self.entries: list[LogEntry] = []
        self.positions: list[Position] = []
        self.event_counts: list[int] = []
        """The number of events before each move, and at the end."""
        self.events: list[Event] = []
        self.turns: list[tuple[int, int]] = []
        """For each position, the seat whose turn it is and the number of turns that have begun."""

    def see(self, p: Position, events: int) -> None:
        self.positions.append(p.copy())
        self.event_counts.append(events)
        self.turns.append(turn_of(self.game, p))

    @property
    def players(self) -> int:
        return self.positions[0].players

    @property
    def end(self) -> Position:
        return self.positions[-1]

    def options(self, at: int) -> list[int]:
        """Returns the choices at this move or, for a chance decision, its possible outcomes."""
        seat = self.entries[at].seat
        p = self.positions[at].copy()
        return p.legal_moves(seat) if seat == CHANCE else choices(p, seat)

    def chance_events(self) -> list[int]:
        return [
            at for at, entry in enumerate(self.entries) if entry.seat == CHANCE and len(self.options(at)) > 1
        ]

    def decisions(self) -> list[int]:
        """Returns the moves at which a player had several choices."""
        return [at for at in range(len(self.entries)) if self.is_choice(at)]

    def is_choice(self, at: int) -> bool:
        if self.entries[at].forced or self.entries[at].seat == CHANCE:
            return False
        options = self.options(at)
        return len(options) > 1 and self.entries[at].move in options

    def turn_starts(self) -> list[int]:
        """Returns the index of the first move of every turn, and of the end of the game."""
        found = [at for at, turn in enumerate(self.turns) if at == 0 or turn != self.turns[at - 1]]
        return found if found[-1] == len(self.entries) else [*found, len(self.entries)]


def timeline_of(game: Game, text: str) -> Timeline:
    """Replays a record, checking every move. Raises an error if the game is unfinished."""
    record = records.read(text)
    replay = records.Replay(game, record)
    found = Timeline(game, record.names, text)
    found.begun = bool(record.start)
    found.chosen_options = record.options
    found.see(replay.position, len(replay.event_log.events))
    while replay.moves < replay.length():
        entry = replay.step()
        found.entries.append(LogEntry(entry.seat, entry.move, entry.forced, entry.answered))
        found.see(replay.position, len(replay.event_log.events))
    if replay.position.asked():
        raise PatolliError(RUNNING)
    if isinstance(replay.source, CommittedSeed) and replay.source.description() != record.fate:
        raise PatolliError("chance does not match: the seed does not match its hash")
    found.events = list(replay.event_log.events)
    return found
