"""Calibrating the hand-made evaluation in training, and converting weights to integers."""

from __future__ import annotations

import random
from typing import Any

import pytest

from patolli.arena.learning import quantize, self_play, straight_lines
from patolli.games import load, names
from patolli.players import network_file
from patolli.players.network_player import network_file_of

np = pytest.importorskip("numpy")


class Results:
    """Samples of two players whose hand-made evaluation is half of their final points."""

    def __init__(self, points: list[float]) -> None:
        count = len(points)
        self.inputs = self
        self.values = np.array([[one / 2] for one in points])
        self.about = np.zeros((count, self_play.ABOUT))
        self.about[:, 2] = np.arange(count) % 40
        self.about[:, 4] = 2
        self.about[:, 5] = points

    def __getitem__(self, at: Any) -> Any:
        return Column(self.values[at])

    def results(self) -> Any:
        return (self.about[:, 5:8] / [10, 10, 1]).astype(np.float32)

    def held_out(self) -> Any:
        return np.zeros(len(self.about), bool)


class Column:
    """A stand-in for a torch tensor."""

    def __init__(self, numbers: Any) -> None:
        self.numbers = numbers

    def cpu(self) -> Column:
        return self

    def numpy(self) -> Any:
        return self.numbers


def test_the_hand_made_evaluation_is_calibrated_by_straight_lines() -> None:
    rng = random.Random(1)
    data: Any = Results([float(rng.randrange(100)) for _ in range(1200)])
    found = straight_lines.by_hand(data, 0)
    assert np.allclose(found[:, 0], data.results()[:, 0], atol=1e-4)
    assert found[:, 2].min() == found[:, 2].max() == pytest.approx(straight_lines.LEAST_WIN)


@pytest.mark.parametrize("name", [name for name in names() if network_file_of(load(name))])
def test_the_weights_of_a_network_can_be_read_back(name: str) -> None:
    game = load(name)
    features = game.features()
    assert features is not None
    _, layers = network_file.read(network_file_of(game).read_bytes(), features)  # type: ignore[union-attr]
    again = quantize.layers_of(features.blocks(), quantize.weights_of(features.blocks(), layers))
    assert again.inputs == layers.inputs
    for part, _ in network_file.PARTS:
        assert getattr(again, part) == getattr(layers, part), part
