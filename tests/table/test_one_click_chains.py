"""Every chain of moves offered as a single click is accepted by the table."""

from __future__ import annotations

from random import Random

import pytest

from patolli.games import load
from patolli.kernel.chance import Seeded
from patolli.kernel.click_chains import click_chains
from patolli.kernel.match import Match
from patolli.table.table_moves import rehearse


@pytest.mark.parametrize("game", ["chichen-itza", "teotihuacan", "tzolkin"])
def test_the_table_takes_every_chain_of_one_click(game: str) -> None:
    rules, rng = load(game), Random(1)
    match = Match(rules, 3, Seeded(1))
    step = tried = 0
    while not match.over():
        seat = match.asked()[0]
        step += 1
        if step % 9 == 0:
            for one in click_chains(rules, match.position.observation(seat), seat)[0]:
                rehearse(match, seat, list(one.chain))
                tried += 1
        match.play(seat, rng.choice(match.position.legal_moves(seat)))
    assert tried > 10
