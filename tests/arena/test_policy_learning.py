"""Collecting questions for training a policy, and rounding its weights. Torch is not needed."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from patolli.arena.learning import policy_samples, quantize
from patolli.arena.learning.policy_samples import Collection, PolicySamples
from patolli.arena.learning.self_play import features_of
from patolli.games import load
from patolli.kernel.features import AMOUNT, CHOICE
from patolli.players import policy_file
from patolli.players.network import HEAD_BITS
from patolli.players.policy import PolicyLayers, PythonPolicy

from ..players.test_policy import SIZES, a_file, header_for

np = pytest.importorskip("numpy")
FEATURES = features_of(load("tzolkin"))


def task(policy: str = "", seconds: float = 1.5) -> Collection:
    return Collection("tzolkin", "", policy, (2,), 5, seconds, time.time() + seconds, iterations=40)


def check(found: PolicySamples) -> None:
    assert len(found.counts) == len(found.kinds) == len(found.numbers) == len(found.games) > 0
    assert sum(found.counts) == len(found.moves) == len(found.losses) == len(found.shares)
    width = sum(block.size for block in FEATURES.observation)
    assert len(found.inputs) == width * len(found.counts)
    at = 0
    for count in found.counts:
        assert min(found.losses[at : at + count]) == 0
        assert sum(found.shares[at : at + count]) == pytest.approx(1, abs=1e-5)
        assert len(set(found.moves[at : at + count])) == count
        at += count


def test_all_moves_of_a_question_are_collected_with_their_chains() -> None:
    found = policy_samples.collect(task())
    check(found)
    assert min(found.counts) > 1
    best = list(found.losses).index(0)
    assert found.shares[best] == max(found.shares[: found.counts[0]]) or best >= found.counts[0]


def test_searches_with_a_policy_are_collected(tmp_path: Path) -> None:
    path = tmp_path / "policy.net"
    path.write_bytes(a_file())
    found = policy_samples.collect(task(str(path), 4.0))
    check(found)


def test_only_the_best_moves_of_a_large_question_are_kept() -> None:
    found = PolicySamples()
    moves = list(range(200))
    found.add(([1, 2], "Any", [3]), 1, moves, [float(move) for move in moves], [1.0] * 200)
    assert list(found.counts) == [policy_samples.CROWD]
    assert set(found.moves) == set(moves[-policy_samples.CROWD :])
    assert sum(found.shares) == pytest.approx(1)
    assert max(found.losses) == policy_samples.FARTHEST


def test_rounded_weights_give_nearly_the_same_scores() -> None:
    rng = np.random.default_rng(3)
    hidden, second = SIZES
    inputs = quantize.columns(FEATURES.observation)
    _, tokens, moves = policy_file.rows_of(header_for("tzolkin").kinds)
    weights: dict[str, Any] = {
        "first": rng.normal(0, 0.05, (len(inputs), hidden)),
        "first_bias": rng.normal(0, 0.1, hidden),
        "tokens": rng.normal(0, 0.3, (tokens, hidden)),
        "second": rng.normal(0, 0.2, (second, hidden)),
        "second_bias": rng.normal(0, 0.1, second),
        "moves": rng.normal(0, 0.3, (moves, second)),
        "move_bias": rng.normal(0, 0.1, moves),
    }
    layers = quantize.policy_layers(FEATURES.observation, weights)
    found = policy_samples.collect(task(seconds=0.5))
    width = len(layers.inputs) // 4
    numbers = list(found.inputs[:width])
    scores = PythonPolicy(layers).scores(numbers, [0, 2], list(range(moves)))
    assert scores == pytest.approx(
        [score * (1 << HEAD_BITS) for score in in_floats(layers, weights, numbers, [0, 2])],
        abs=0.02 * (1 << HEAD_BITS),
    )


def in_floats(
    layers: PolicyLayers, weights: dict[str, Any], numbers: list[int], tokens: list[int]
) -> list[float]:
    x = []
    for at, kind, value in quantize.columns(FEATURES.observation):
        if kind == AMOUNT:
            most = layers.inputs[4 * at + 1] * 8
            x.append(max(-most, min(most, numbers[at])) * value)
        else:
            x.append(float(numbers[at] == value if kind == CHOICE else numbers[at] >= value))
    h = np.array(x) @ weights["first"] + weights["first_bias"] + weights["tokens"][tokens].sum(axis=0)
    h = weights["second"] @ np.clip(h, 0, 32) + weights["second_bias"]
    found: list[float] = (weights["moves"] @ np.clip(h, 0, 32) + weights["move_bias"]).tolist()
    return found


def test_weights_whose_sums_could_overflow_are_refused() -> None:
    hidden, second = SIZES
    _, tokens, moves = policy_file.rows_of(header_for("tzolkin").kinds)
    zeros = {
        "first": np.zeros((len(quantize.columns(FEATURES.observation)), hidden)),
        "first_bias": np.zeros(hidden),
        "tokens": np.full((tokens, hidden), 400.0),
        "second": np.zeros((second, hidden)),
        "second_bias": np.zeros(second),
        "moves": np.zeros((moves, second)),
        "move_bias": np.zeros(moves),
    }
    with pytest.raises(Exception, match="overflow"):
        quantize.policy_layers(FEATURES.observation, zeros)
