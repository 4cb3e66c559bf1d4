"""Measures how well a network predicts the final points of held-out games, for each phase of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from .value_network import Data, Encoder, ValueNetwork, predict

PHASES = 6


@dataclass
class PhaseError:
    """The root mean square errors and the bias of the predictions for one phase of the game, in points."""

    samples: int
    spread: float
    """The error when every sample is predicted by the mean result."""
    by_hand: float
    """The error of the hand-made evaluation after a linear fit to these samples."""
    network: float
    bias: float


def phases_of(data: Data, rows: Any) -> Any:
    """Returns the phase of each row: 0 for the first sixth of its game, up to 5 for the last."""
    games, turns = data.about[rows, 0], data.about[rows, 2]
    _, index = np.unique(games, return_inverse=True)
    last = np.zeros(index.max() + 1)
    np.maximum.at(last, index, turns)
    return np.minimum(PHASES - 1, (turns * PHASES / np.maximum(1, last[index] + 1)).astype(int))


def errors(net: ValueNetwork, encoder: Encoder, data: Data, evaluation: int) -> list[PhaseError]:
    """Returns the errors on the held-out games of the newest generation. `evaluation` is the index of the
    input that contains the hand-made evaluation.
    """
    rows = np.flatnonzero(data.held_out() & (data.generation == data.generation.max()))
    if not len(rows):
        return []
    chosen = data.inputs[torch.tensor(rows, device=data.inputs.device)]
    said = predict(net, encoder, chosen)[:, 0].cpu().numpy().astype(np.float64) * 10
    by_hand = chosen[:, evaluation].cpu().numpy().astype(np.float64)
    results = data.about[rows, 5]
    phase = phases_of(data, rows)
    found = []
    for number in range(PHASES):
        at = phase == number
        if at.sum() < 2:
            continue
        wanted = results[at]
        fitted = wanted.mean() + slope(by_hand[at], wanted) * (by_hand[at] - by_hand[at].mean())
        off = said[at] - wanted
        found.append(
            PhaseError(
                int(at.sum()),
                round(float(wanted.std()), 2),
                round(float(np.sqrt(np.mean((fitted - wanted) ** 2))), 2),
                round(float(np.sqrt(np.mean(off**2))), 2),
                round(float(off.mean()), 2),
            )
        )
    return found


def slope(x: Any, y: Any) -> float:
    variance = float(x.var())
    return float(np.mean((x - x.mean()) * (y - y.mean()))) / variance if variance > 0 else 0.0
