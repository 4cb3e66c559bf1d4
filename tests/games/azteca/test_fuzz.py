"""Random games with every check of the kernel, such as copies, observations, sampled worlds, undo, and
records.
"""

from __future__ import annotations

import pytest

from patolli.games.azteca.game import GAME
from patolli.kernel.chance import Rng
from patolli.kernel.events import EventLog
from patolli.kernel.playout import playout
from tests.games.golden import passes_every_check

from .scripted import Played

pytestmark = pytest.mark.both


@pytest.mark.rule("AZ-I14")
@pytest.mark.parametrize(("players", "games", "seed"), [(2, 1, 200), (3, 1, 300), (4, 1, 401)])
def test_random_games_pass_every_check(players: int, games: int, seed: int) -> None:
    passes_every_check(GAME, players, games, seed, often=40)


@pytest.mark.compiled
def test_chosen_peoples_pass_every_check() -> None:
    passes_every_check(GAME, 3, 1, 7, {"peoples": "chosen"}, often=40)


@pytest.mark.compiled
def test_a_few_games_show_every_card_marker_and_unit_in_effect() -> None:
    seen: set[str] = set()
    for seed in range(6):
        for event in Played(4, seed, "fair").events:
            seen |= set(GAME.components_in(event))
        p = GAME.start(4, None, GAME.stress_box())
        p.event_log = EventLog()
        playout(p, Rng(seed))
        for logged in p.event_log.events:
            seen |= set(GAME.components_in(logged.to_dict(GAME.events)))
    assert seen == set(GAME.components())
    assert len(GAME.components()) == 14 + 8 + 3 + 3 + 3 + 6
