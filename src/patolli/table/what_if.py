"""Tries out a turn in advance, on the seat's observation, assuming that all other seats give
default answers.
"""

from __future__ import annotations

from typing import Final

from ..kernel import seat_view
from ..kernel.errors import HiddenValue, PatolliError
from ..kernel.events import Event
from ..kernel.game import Game
from ..kernel.match import only_option
from ..kernel.position import Position
from ..texts import GameTexts
from .protocol import Imagined
from .query_answers import gained
from .refusal import Refusal
from .rule_faults import RuleFaults
from .table_moves import word
from .view_diff import asked, happened

FARTHEST: Final = 300
"""The maximum number of answers by other seats until it is this seat's turn."""


def imagine(
    game: Game,
    observed: Position,
    seat: int,
    texts: list[str],
    words: GameTexts | None,
    faults: RuleFaults,
) -> Imagined:
    p = seat_view.forced(until_asked(observed, seat), seat).position
    chain: list[str] = []
    named: list[str] = []
    events: list[Event] = []
    end = seat_view.end_of(p, seat)
    for text in texts:
        if end != "asked":
            break
        named.append("" if words is None else words.move(text, p.question(seat)))
        chain.append(text)
        p, end = tried(game, p, seat, text, events)
        if end == "asked":
            p, end = go_on(game, p, seat, chain, named, events)
    question = None
    try:
        question = asked(game, p, seat, 0, words, faults) if end == "asked" else None
    except HiddenValue:
        end = "hole"
    after = p.observation(seat)
    return Imagined(
        0,
        chain,
        named,
        game.show(after),
        happened(game, events, words),
        seat_view.scores_dict(after.scores()),
        gained(observed, after),
        end,
        question,
    )


def tried(game: Game, p: Position, seat: int, text: str, events: list[Event]) -> tuple[Position, str]:
    try:
        one = seat_view.preview(p, seat, word(game, text))
    except PatolliError as fault:
        raise Refusal("not-offered", str(fault)) from None
    events.extend(one.events)
    return one.position, one.end


def go_on(
    game: Game, p: Position, seat: int, chain: list[str], named: list[str], events: list[Event]
) -> tuple[Position, str]:
    """Plays forced moves and adds them to the chain."""
    end = "asked"
    while end == "asked":
        try:
            move = only_option(p, seat)
        except HiddenValue:
            return p, "hole"
        if move < 0:
            break
        chain.append(game.vocabulary.text(move))
        named.append("")
        p, end = tried(game, p, seat, chain[-1], events)
    return p, end


def until_asked(p: Position, seat: int) -> Position:
    """Plays default answers for other seats until this seat has a question to answer. Raises Refusal if a
    chance decision or a hidden value comes first.
    """
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
    raise Refusal("no-trial", "before this seat is asked, something still unknown must happen")
