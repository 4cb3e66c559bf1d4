"""Random games with all checks of the kernel, such as invariants, offers, copies, observations, undo, and
records.
"""

from __future__ import annotations

import pytest

from patolli.games.tzolkin.game import GAME
from patolli.kernel.fuzzing import fuzzer
from tests.games.golden import passes_every_check

pytestmark = pytest.mark.both


@pytest.mark.rule("TZ-I18")
@pytest.mark.parametrize(("players", "games", "seed"), [(2, 8, 200), (3, 6, 300), (4, 5, 400)])
def test_random_games_pass_every_check(players: int, games: int, seed: int) -> None:
    passes_every_check(GAME, players, games, seed)


def test_what_was_seen_in_effect_are_components() -> None:
    """The fuzzer must report only existing components. A few games are enough to see most of them."""
    seen: set[str] = set()
    for players in (2, 3, 4):
        seen |= fuzzer.fuzz(GAME, players, 4, 50, often=10_000).components
    assert seen <= set(GAME.components())
    assert len(GAME.components()) == 29 + 32 + 13 + 21 + 16
    assert {f"W{w:02}" for w in range(1, 22)} & seen
    assert {"palenque 1", "yaxchilan 1", "tikal 1", "uxmal 2"} <= seen
