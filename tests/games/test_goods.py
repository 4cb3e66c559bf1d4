"""The costs and gains of an answer are computed from a seat's view: each thing is counted exactly once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from patolli.game_index import manifest
from patolli.games import load
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.kernel.view_patch import NO_GOODS
from patolli.players.factory import make_player


def counted(shown: dict[str, Any], left_out: set[str]) -> Iterator[str]:
    """Yields the names under which `traded` counts the numbers of a seat."""
    for key, value in shown.items():
        if key in left_out:
            continue
        if isinstance(value, dict):
            yield from counted(value, left_out)
        elif isinstance(value, int) and not isinstance(value, bool):
            yield key


@pytest.mark.parametrize("name", ["azteca", "chichen-itza", "teotihuacan", "tzolkin"])
def test_nothing_is_counted_twice(name: str) -> None:
    game = load(name)
    match = Match(game, 3, Seeded(5))
    player = make_player("greedy:1:careless=25", game, 5)
    left_out = {*NO_GOODS, *manifest(name).not_goods}
    for _ in range(150):
        for seat in match.asked()[:1]:
            view = game.show(match.position.observation(seat))
            for shown in view["seats"]:
                twice = [one for one, n in Counter(counted(shown, left_out)).items() if n > 1]
                assert not twice
            match.play(seat, player.choose(match.position.observation(seat), seat))
