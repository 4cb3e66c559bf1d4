"""Questions whose answers would make no difference are not asked."""

from __future__ import annotations

import random

import pytest

from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.table.journal import game_of


@pytest.mark.parametrize("name", ["azteca", "chichen-itza", "teotihuacan", "tzolkin"])
def test_the_answers_to_a_question_differ_in_what_they_do(name: str) -> None:
    match = Match(game_of(name), 3, Seeded(5))
    dice = random.Random(5)
    for _ in range(400):
        if not match.asked():
            break
        seat = match.asked()[0]
        p = match.position
        moves = p.legal_moves(seat)
        # passing secretly may have the same effect, but the other seats do not know that
        if not p.decision(seat).secret:
            assert len(moves) > 1 or p.asides(seat), p.question(seat)
            assert any(after(match, seat, move) != after(match, seat, moves[0]) for move in moves[1:]) or (
                len(moves) == 1
            ), p.question(seat)
        match.play(seat, dice.choice(moves))


def after(match: Match, seat: int, move: int) -> object:
    p = match.position.copy()
    p.play(seat, move)
    return p
