"""Batches play the same games as the environments, row by row, and report incorrect calls."""

from __future__ import annotations

import numpy as np
import pytest

from patolli import research
from patolli.kernel.errors import PatolliError
from patolli.research import fill_rows
from patolli.research.encodings import WrongAction
from patolli.research.environment import Session

from .counts import FEW


@pytest.mark.both
@pytest.mark.parametrize(("game", "players"), FEW)
@pytest.mark.parametrize("per", ["end", "turn"])
def test_a_batch_plays_the_games_of_single_environments(game: str, players: int, per: str) -> None:
    batch = research.batch(game, players=players, n=3, seed=2, per=per)
    alone = Session(game, players, "points", per, None)
    alone.start(2_000_001)
    ends = 0
    for _ in range(5000):
        episode = alone.running()
        assert batch.seats[1] == episode.seat
        assert (batch.observations[1] == alone.numbers(episode.seat)).all()
        assert (batch.masks[1] == alone.mask(episode.seat)).all()
        actions = batch.random_actions()
        batch.step(actions)
        alone.play(actions[1])
        assert batch.rewards[1].tolist() == pytest.approx(alone.earned())
        assert batch.ended[1] == (episode.seat < 0)
        if batch.ended[1]:
            ends += 1
            alone.paid = [0.0] * players
            episode.start_next()
            if ends == 2:
                break
    assert ends == 2
    assert not batch.cut_off.any()


@pytest.mark.both
def test_both_ways_to_fill_a_row_are_the_same() -> None:
    ours, theirs = np.full((2, 9), 7, np.int16), np.full((2, 9), 7, np.int16)
    for facts, bit, numbers in [([1, -2, 99_999], 1, [5, -99_999, 7]), ([0, 0, 10**20], -1, [])]:
        fill_rows.observation(ours, 2, 1, facts, 4, bit, numbers)
        fill_rows.observation_in_python(theirs, 2, 1, facts, 4, bit, numbers)
        assert (ours == theirs).all()
    masks, others = np.ones((2, 9), np.int8), np.ones((2, 9), np.int8)
    fill_rows.mask(masks, 2, 0, [3, 8])
    fill_rows.mask_in_python(others, 2, 0, [3, 8])
    assert (masks == others).all()


def test_wrong_actions_are_named_and_change_nothing() -> None:
    batch = research.batch("tzolkin", players=2, n=4, seed=1)
    before = [one.position.copy() for one in batch.episodes]
    good = batch.random_actions()
    bad = good.copy()
    bad[2] = 100
    for actions, mistake in [
        (good[:3], r"shape \(4,\), not \(3,\)"),
        (good.astype(float), "whole numbers, not float64"),
        (bad, "game 2: action 100, which is not legal: 'more' is not offered"),
    ]:
        with pytest.raises(WrongAction, match=mistake):
            batch.step(actions)
    assert [one.position for one in batch.episodes] == before
    with pytest.raises(PatolliError, match="1 to 1,000,000 games, not 0"):
        research.batch("tzolkin", players=2, n=0)
