"""The steps of training, which value networks and policies share, and the limits of their weights."""

from __future__ import annotations

import copy
import math
import time
from collections.abc import Callable
from typing import Any, TypeVar

import torch

from ...players.network import WEIGHT_BITS

HIGHEST = 31.9
"""The upper limit of hidden values, which is the same as in the integer network."""
LARGEST = 7.9
"""The limit of weights, which must fit into 16 bits."""
WARM_UP_STEPS = 50
"""The number of steps in which the rate of learning rises to its maximum."""
AVERAGE_STEPS = 200
NEWEST_SHARE = 0.005
"""The share of the newest weights in their average, after this number of steps."""

# has a method `keep_in_bounds`, which limits its weights with `limit_weights`
Network = TypeVar("Network", bound=Any)


def limit_weights(weight: torch.Tensor, most: int) -> None:
    """Limits the weights of a layer whose inputs are at most `most`, so that no sum of the final integer
    network overflows.
    """
    with torch.no_grad():
        weight.clamp_(-LARGEST, LARGEST)
        bound = 0.9 * (1 << 31) / (most << WEIGHT_BITS)
        weight.mul_((bound / weight.abs().sum(1, keepdim=True)).clamp(max=1.0))


def rate_at(rate: float, step: int, progress: float) -> float:
    """Returns the rate of learning, which rises in the first steps and then falls along half a cosine."""
    return rate * min(1, (step + 1) / WARM_UP_STEPS) * (0.02 + 0.49 * (1 + math.cos(math.pi * progress)))


def newest_share(step: int) -> float:
    return max(NEWEST_SHARE, 1 / (step + 2)) if step < AVERAGE_STEPS else NEWEST_SHARE


def train(
    net: Network,
    kept: torch.Tensor,
    loss_of: Callable[[torch.Tensor], torch.Tensor],
    *,
    batch: int,
    epochs: float,
    seconds: float,
    rate: float,
    decay: float,
) -> tuple[Network, int]:
    """Trains on random rows of `kept`, until the number of epochs or seconds is reached. Returns the network
    with averaged weights, and the number of steps.
    """
    steps = max(1, int(epochs * len(kept) / batch))
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=decay)
    average = copy.deepcopy(net)
    began = time.monotonic()
    for step in range(steps):
        spent = time.monotonic() - began
        if spent > seconds:
            return average, step
        for group in optimizer.param_groups:
            group["lr"] = rate_at(rate, step, max(step / steps, spent / seconds))
        net.train()
        loss = loss_of(kept[torch.randint(len(kept), (batch,), device=kept.device)])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        net.keep_in_bounds()
        with torch.no_grad():
            for mean, new in zip(average.parameters(), net.parameters(), strict=True):
                mean.lerp_(new, newest_share(step))
    return average, steps
