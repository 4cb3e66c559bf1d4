"""A turn tried out before it comes: as if all others had answered harmlessly, from what the seat knows."""

from __future__ import annotations

from typing import Final

from ..kernel import seat_view
from ..kernel.errors import HiddenValue, PatolliError
from ..kernel.events import Event
from ..kernel.match import Match, only_option
from ..kernel.position import Position
from ..texts import GameTexts
from .protocol import Imagined
from .refusal import Refusal
from .session import TableSession
from .table_moves import word
from .view_diff import asked, happened

FARTHEST: Final = 300
"""Answers of others, until the seat should have been asked."""


async def imagine(
    session: TableSession, seat: int, texts: list[str], to: int, words: GameTexts | None
) -> Imagined:
    async with session.lock:
        session.must_run()
        match = await session.loaded()
        p = seat_view.forced(until_asked(match.position.observation(seat), seat), seat).position
        chain: list[str] = []
        said: list[str] = []
        events: list[Event] = []
        end = seat_view.end_of(p, seat)
        for text in texts:
            if end != "asked":
                break
            said.append("" if words is None else words.move(text, p.question(seat)))
            chain.append(text)
            p, end = tried(match, p, seat, text, events)
            if end == "asked":
                p, end = go_on(match, p, seat, chain, said, events)
        question = None
        try:
            question = asked(match, p, seat, 0, words) if end == "asked" else None
        except HiddenValue:
            end = "hole"
        observed = p.observation(seat)
        return Imagined(
            to,
            chain,
            said,
            match.game.show(observed),
            happened(match, events, words),
            seat_view.scores_dict(observed.scores()),
            end,
            question,
        )


def tried(match: Match, p: Position, seat: int, text: str, events: list[Event]) -> tuple[Position, str]:
    try:
        one = seat_view.preview(p, seat, word(match, text))
    except PatolliError as fault:
        raise Refusal("not-offered", str(fault)) from None
    events.extend(one.events)
    return one.position, one.end


def go_on(
    match: Match, p: Position, seat: int, chain: list[str], said: list[str], events: list[Event]
) -> tuple[Position, str]:
    """Moves without a choice are taken by themselves; a chain names them too."""
    end = "asked"
    while end == "asked":
        try:
            move = only_option(p, seat)
        except HiddenValue:
            return p, "hole"
        if move < 0:
            break
        chain.append(match.game.vocabulary.text(move))
        said.append("")
        p, end = tried(match, p, seat, chain[-1], events)
    return p, end


def until_asked(p: Position, seat: int) -> Position:
    """Others give their harmless answers; chance and what is hidden end it."""
    for _ in range(FARTHEST):
        who = p.asked()
        if seat in who:
            return p
        if not who or who[0] < 0:
            break
        try:
            p.play(who[0], p.default(who[0]))
        except HiddenValue:
            break
    raise Refusal("no-trial", "before this seat is asked, something must happen that nobody knows yet")
