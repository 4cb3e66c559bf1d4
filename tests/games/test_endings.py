"""The total "if the game ended now" equals the result according to the rules, so the page need not add
anything up.
"""

from __future__ import annotations

import pytest

from patolli import games
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.match import Match

EVERY = 11
"""Only one in this many positions is checked, to save time."""


@pytest.mark.parametrize("name", ["chichen-itza", "teotihuacan", "tzolkin"])
def test_the_total_is_that_of_its_sources_and_at_the_end_the_score(name: str) -> None:
    game = games.load(name)
    match = Match(game, 2, Seeded(3))
    rng = Rng(5)
    moves = 0
    while asked := match.position.asked():
        if moves % EVERY == 0:
            for seat in game.show(match.position)["seats"]:
                assert seat["ending_total"] == sum(seat["ending"].values())
        options = match.position.legal_moves(asked[0])
        match.play(asked[0], options[rng.below(len(options))])
        moves += 1
    totals = [seat["ending_total"] for seat in game.show(match.position)["seats"]]
    assert totals == match.position.scores().totals()
