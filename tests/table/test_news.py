"""Where a seat's own turn ends in what it is told."""

from __future__ import annotations

import random

import pytest

from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.kernel.seats import among
from patolli.table import news
from patolli.table.journal import game_of

ELSE = {"turn", "round", "city-attacked", "markers-back", "food-day", "eclipse"}
"""What never happens within a turn."""


@pytest.mark.parametrize("name", ["tzolkin", "teotihuacan", "chichen-itza", "azteca"])
def test_a_turn_ends_before_the_next_one_and_before_the_round_does(name: str) -> None:
    match = Match(game_of(name), 2, Seeded(5))
    dice = random.Random(5)
    game, ends = match.game, 0
    for _ in range(400):
        if not match.asked():
            break
        before, said, told = match.position, len(match.log), len(match.ears.heard)
        mover = dice.choice(match.asked())
        match.play(mover, dice.choice(before.offer(mover)))
        seat = game.in_turn(before)
        if seat < 0:
            continue
        own = news.told_in_turn(game, before, match.log[said:], match.position, seat)
        heard = [e for e in match.ears.heard[told:] if among(seat, e.audience)]
        names = [game.events[e.kind].name for e in heard]
        ends += own >= 0
        assert not ELSE & set(names[:own] if own >= 0 else names), names
    assert ends > 5
