"""The summary of a game in lists of tables: round, last move and result. It contains only public facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..kernel.scores import best_of
from ..kernel.seats import NOBODY, SPECTATOR
from ..review.rounds import round_of
from .protocol import Summary
from .refusal import Refusal
from .store.rows import Glance

if TYPE_CHECKING:
    from .session import TableSession

MOST_EVENTS: Final = 3
LOOK_BACK: Final = 40
"""The number of latest events that are searched for the seat that moved last."""
HEADINGS: Final = ("turn", "round", "phase")
"""Events that only announce a new part of the game."""
MOST_LOADED: Final = 10
"""The maximum number of results that one request computes, for games that were finished with a version that
did not store them.
"""


def take(session: TableSession) -> Glance:
    """Makes the summary of a match that is in memory."""
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


def summary(session: TableSession, language: str) -> Summary:
    """Returns the summary, with the last move described in this language."""
    row = session.row
    kept = row.glance
    words = session.words(language)
    said = [] if words is None else [words.event(one) for one in kept.events]
    last = next((one for one in reversed(said) if one), "")
    return Summary(kept.round, last, kept.mover, kept.totals, kept.unit, kept.ranks, best_of(kept.ranks))


async def complete(session: TableSession) -> None:
    """Computes the result of a finished game for which none is stored. The result is kept while the table is
    open.
    """
    if session.row.state == "over" and not session.row.glance.totals:
        try:
            async with session.lock:
                await session.loaded()
                session.row.glance = take(session)
        except Refusal:
            return
