"""A chain of answers is tried on a copy of the match before anything changes."""

from __future__ import annotations

import pytest

from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.table.refusal import Refusal
from patolli.table.table_moves import rehearse

from ..kernel.lanterns.game import GAME

INTERRUPTED = "this chain is interrupted: another decision comes first"


def at_question(*texts: str) -> tuple[Match, list[int]]:
    """Returns a match in which seat 0 can give the first of these answers, and the moves."""
    match = Match(GAME, 2, Seeded(1))
    moves = [GAME.vocabulary.move(text) for text in texts]
    while match.asked() != [0] or moves[0] not in match.position.legal_moves(0):
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[0])
    return match, moves


def test_a_chain_ends_at_hidden_information() -> None:
    """A search may not be followed by other moves, because its result is unknown."""
    match, moves = at_question("search", "rest")
    with pytest.raises(Refusal, match=f"^{INTERRUPTED}$") as refused:
        rehearse(match, 0, moves)
    assert refused.value.error == "not-offered"
    rehearse(match, 0, moves[:1])
    assert match.asked() == [0]


def test_an_answer_that_is_not_offered_is_refused() -> None:
    match, _ = at_question("rest")
    with pytest.raises(Refusal) as refused:
        rehearse(match, 0, [GAME.vocabulary.move("to seat2")])
    assert refused.value.error == "not-offered"
