"""Random games with all checks of the kernel, such as invariants, legal moves, copies, observations, and
records.
"""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza.game import GAME
from patolli.kernel.fuzzing import fuzzer
from tests.games.golden import passes_every_check

pytestmark = pytest.mark.both


@pytest.mark.rule("CI-22.9", "CI-22.10", "CI-I17")
@pytest.mark.parametrize("layout", ["automatic", "free"])
@pytest.mark.parametrize(("players", "games", "seed"), [(2, 2, 200), (3, 1, 300), (4, 1, 400)])
def test_random_games_pass_every_check(players: int, games: int, seed: int, layout: str) -> None:
    passes_every_check(GAME, players, games, seed, {"layout": layout})


@pytest.mark.compiled
def test_what_was_seen_in_effect_are_components() -> None:
    seen: set[str] = set()
    for players in (2, 3, 4):
        seen |= fuzzer.fuzz(GAME, players, 3, 50, often=10_000).components
    assert seen <= set(GAME.components())
    assert len(GAME.components()) == 80 + 24 + 23
