"""Random games with every check of the kernel, such as invariants, offers, copies, observations, undo, and
records.
"""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan.game import GAME
from patolli.kernel.fuzzing import fuzzer
from tests.games.golden import passes_every_check

pytestmark = pytest.mark.both


@pytest.mark.rule("TE-I18")
@pytest.mark.parametrize(
    ("players", "games", "seed", "options"),
    [
        (1, 6, 100, {}),
        (2, 5, 200, {}),
        (3, 4, 300, {}),
        (4, 4, 400, {}),
        (1, 2, 500, {"setup": "first-game"}),
        (3, 2, 600, {"setup": "first-game", "eclipse": "dark"}),
        (4, 2, 700, {"starting-tiles": "draft", "power-ups": "any-on-board"}),
        (2, 2, 800, {"starting-tiles": "draft", "layout": "2"}),
    ],
)
def test_random_games_pass_every_check(players: int, games: int, seed: int, options: dict[str, str]) -> None:
    passes_every_check(GAME, players, games, seed, options)


@pytest.mark.compiled
def test_what_was_seen_in_effect_are_components() -> None:
    """The fuzzer must report only existing components. A few games are enough to see most of them."""
    seen: set[str] = set()
    for players in (1, 2, 3, 4):
        seen |= fuzzer.fuzz(GAME, players, 4, 50, often=10_000).components
    assert seen <= set(GAME.components())
    assert len(GAME.components()) == len(set(GAME.components()))
    assert {"xalc", "xbld", "board forest", "red 1", "dvp", "m4"} <= seen
