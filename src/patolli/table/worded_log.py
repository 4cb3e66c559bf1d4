"""The events of open tables as text, cached for all clients.

For a long game, formatting the text takes a tenth of a second of CPU time. This is therefore done only once,
in batches between which other work can run, and without holding the table's lock.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from ..kernel.events import Event
from ..kernel.game import Game
from ..kernel.seats import among
from ..texts import GameTexts
from .protocol import Happened
from .view_diff import happened

if TYPE_CHECKING:
    from .session import TableSession

PORTION: Final = 32
"""The number of events in a batch, which takes about a millisecond."""
MOST_BYTES: Final = 64 << 20
"""The maximum size of all cached text, in bytes. The least recently used logs are dropped."""
Entry = Happened | msgspec.Raw


class WordedLog:
    """The events of a match as text in one language, including those that not all viewers see."""

    def __init__(self, words: GameTexts | None) -> None:
        self.words = words
        self.revision = -1
        self.events: list[Event] = []
        self.entries: list[msgspec.Raw] = []
        self.size = 0

    def forget_taken_back(self, events: list[Event]) -> None:
        same = 0
        for mine, now in zip(self.events, events, strict=False):
            if mine is not now:
                break
            same += 1
        self.size -= sum(len(bytes(one)) for one in self.entries[same:])
        del self.events[same:], self.entries[same:]

    def add(self, game: Game, events: list[Event]) -> None:
        for one in happened(game, events, self.words):
            raw = msgspec.json.encode(one)
            self.entries.append(msgspec.Raw(raw))
            self.size += len(raw)
        self.events += events


class WordedLogs:
    """The events of all open tables as text, by table and language."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self.of: OrderedDict[tuple[str, str], WordedLog] = OrderedDict()

    def log(self, session: TableSession, language: str) -> WordedLog:
        """Returns the text formatted so far, after dropping that of events that were taken back."""
        assert session.match is not None
        key, words = (session.id, language), session.words(language)
        found = self.of.get(key)
        if found is None or found.words is not words:
            found = self.of[key] = WordedLog(words)
        self.of.move_to_end(key)
        if found.revision != session.revision:
            found.forget_taken_back(session.match.event_log.events)
            found.revision = session.revision
        return found

    def forget(self, table: str) -> None:
        for key in [key for key in self.of if key[0] == table]:
            del self.of[key]

    def forget_oldest(self) -> None:
        total = sum(log.size for log in self.of.values())
        while total > self.most_bytes and len(self.of) > 1:
            total -= self.of.popitem(last=False)[1].size


async def prepare(session: TableSession, language: str, viewers: dict[int, int]) -> None:
    """Formats the text that a new client needs. `viewers` contains, for each viewer, the number of entries
    the client already has. The caller does not hold the table's lock.
    """
    if session.match is None or session.streams is None:
        return
    if all(len(session.streams.events_for(one)) - kept <= PORTION for one, kept in viewers.items()):
        return
    while await word_portion(session, language):
        pass
    session.registry.worded.forget_oldest()


async def word_portion(session: TableSession, language: str) -> bool:
    """Formats the text of one batch. Returns whether some events are still missing."""
    logs = session.registry.worded
    async with session.registry.turn:
        match = session.match
        if match is None:
            return False
        log, events = logs.log(session, language), match.event_log.events
        log.add(match.game, events[len(log.events) : len(log.events) + PORTION])
        await asyncio.sleep(0)
        return len(log.events) < len(events)


def entries(session: TableSession, language: str, viewer: int, kept: int) -> Sequence[Entry]:
    """Returns the viewer's entries after the first `kept` ones."""
    match, streams = session.match, session.streams
    assert match is not None
    assert streams is not None
    visible = streams.events_for(viewer)
    if len(visible) - kept <= PORTION:
        return happened(match.game, visible[kept:], session.words(language))
    log, events = session.registry.worded.log(session, language), match.event_log.events
    log.add(match.game, events[len(log.events) :])
    return [log.entries[i] for i, event in enumerate(events) if among(viewer, event.audience)][kept:]
