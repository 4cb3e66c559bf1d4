"""The summary of a game in lists of tables: round, last move, result. The summary contains only public
facts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..kernel.scores import best_of
from ..kernel.seats import NOBODY, SPECTATOR
from .protocol import Summary
from .refusal import Refusal
from .store.rows import Glance

if TYPE_CHECKING:
    from .session import TableSession

MOST_EVENTS: Final = 3
LOOK_BACK: Final = 40
"""The seat that moved last is searched for in this number of latest events."""
HEADINGS: Final = ("turn", "round", "phase")
"""Events that announce a new part of the game; these events are not moves."""
MOST_LOADED: Final = 10
"""The number of finished games of an earlier version whose results one request computes."""


def take(session: TableSession) -> Glance:
    """Returns the summary of a match in memory."""
    match, streams = session.match, session.streams
    assert match is not None
    assert streams is not None
    found = Glance(round_of(match.position))
    lexicon = match.game.events
    for event in reversed(streams.events_for(SPECTATOR)[-LOOK_BACK:]):
        entry = lexicon[event.kind]
        if entry.name in HEADINGS or "seat" not in entry.numbers:
            continue
        seat = event.numbers[entry.numbers.index("seat")]
        if found.mover == NOBODY:
            found.mover = seat
        if seat == found.mover >= 0:
            found.events.insert(0, dict(event.to_dict(lexicon)))
        if found.mover < 0 or len(found.events) == MOST_EVENTS:
            break
    if not match.asked():
        scores = match.position.scores()
        found.totals, found.unit, found.ranks = list(scores.totals()), scores.unit, list(scores.ranks)
    return found


def round_of(position: object) -> int:
    """Returns the round from the view's `round`; 0 if the game has none."""
    found = getattr(position, "round", 0)
    return found if isinstance(found, int) and found > 0 else 0


def summary(session: TableSession, language: str) -> Summary:
    """Returns the last move in the reader's language."""
    row = session.row
    kept = row.glance
    words = session.words(language)
    said = [] if words is None else [words.event(one) for one in kept.events]
    last = next((one for one in reversed(said) if one), "")
    return Summary(kept.round, last, kept.mover, kept.totals, kept.unit, kept.ranks, best_of(kept.ranks))


async def complete(session: TableSession) -> None:
    """Computes the result of a finished game of an earlier version; cached while the table is open."""
    if session.row.state == "over" and not session.row.glance.totals:
        try:
            async with session.lock:
                await session.loaded()
                session.row.glance = take(session)
        except Refusal:
            return
