"""The value network in floating point, as it is trained: two small hidden layers, and a direct path from the
inputs to the heads.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import nn

from ...kernel.features import AMOUNT, CHOICE, Block
from ...players.network import FIRST_MOST, HEADS, HIDDEN_MOST
from .quantize import columns
from .seat_orders import seat_orders
from .self_play import ABOUT, GAMES_A_TASK
from .training_steps import HIGHEST, limit_weights, train

PREDICT_ROWS = 32768


class ValueNetwork(nn.Module):  # type: ignore[misc,unused-ignore]
    """The trained network. It has three heads: points and margin, both in tens, and a number x from which the
    chance to win follows as (1 + x / (1 + |x|)) / 2.
    """

    def __init__(self, inputs: int, sizes: list[int], dropout: float) -> None:
        super().__init__()
        hidden, second, third = sizes
        self.first = nn.Linear(inputs, hidden)
        self.skip = nn.Linear(inputs, HEADS, bias=False)
        self.second = nn.Linear(hidden, second)
        self.third = nn.Linear(second, third)
        self.heads = nn.Linear(third, HEADS)
        self.dropout = nn.Dropout(dropout)
        with torch.no_grad():
            self.skip.weight.mul_(0.05)
            self.heads.weight.mul_(0.3)

    def start_from(self, evaluation: int, tens: float) -> None:
        """Initializes the weights so that the network reproduces the hand-made evaluation. `evaluation` is
        the index of its input, and `tens` is the value of one unit of this input in tens of points.
        """
        with torch.no_grad():
            self.skip.weight[0] *= 0.02
            self.skip.weight[0, evaluation] = tens
            self.heads.weight[0] *= 0.02
            self.heads.bias[0] = 0.0

    def keep_in_bounds(self) -> None:
        """Limits the weights so that no sum overflows in the integer network made from them."""
        limit_weights(self.second.weight, FIRST_MOST)
        limit_weights(self.third.weight, HIDDEN_MOST)
        limit_weights(self.heads.weight, HIDDEN_MOST)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        h = self.dropout(self.first(x).clamp(0, HIGHEST))
        h = self.second(h).clamp(0, HIGHEST)
        h = self.third(h).clamp(0, HIGHEST)
        found: torch.Tensor = self.skip(x) + self.heads(h)
        return found


class Encoder:
    """Converts feature values to the inputs of a network."""

    def __init__(self, blocks: list[Block], device: str) -> None:
        found = columns(blocks)
        self.source = torch.tensor([at for at, _, _ in found], device=device)
        self.number = torch.tensor([value for _, _, value in found], device=device)
        self.amount = torch.tensor([kind == AMOUNT for _, kind, _ in found], device=device)
        self.choice = torch.tensor([kind == CHOICE for _, kind, _ in found], device=device)
        self.size = len(found)
        self.most = torch.tensor(
            [b.most * (8 if b.kind == AMOUNT else 1) for b in blocks for _ in range(b.size)], device=device
        )

    def __call__(self, numbers: torch.Tensor) -> torch.Tensor:
        clipped = torch.minimum(torch.maximum(numbers, -self.most), self.most)
        x = clipped[:, self.source].float()
        reached = torch.where(self.choice, x == self.number, x >= self.number).float()
        return torch.where(self.amount, x * self.number, reached)


class SeatOrders:
    """All orders of the other seats, by number of players, as indices of features."""

    def __init__(self, blocks: list[Block], device: str) -> None:
        self.by_players = {
            players: torch.tensor(orders, device=device) for players, orders in seat_orders(blocks).items()
        }

    def shuffled(self, inputs: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
        """Shuffles the other seats in each row."""
        found = inputs.clone()
        for number, orders in self.by_players.items():
            rows = (players == number).nonzero()[:, 0]
            if len(orders) > 1 and len(rows):
                drawn = orders[torch.randint(len(orders), (len(rows),), device=inputs.device)]
                found[rows] = inputs[rows].gather(1, drawn)
        return found


@dataclass
class Data:
    inputs: torch.Tensor
    about: Any
    """The data about each row, in the form of `Samples.about`."""
    generation: Any

    def results(self) -> Any:
        about = self.about
        return np.stack([about[:, 5] / 10, about[:, 6] / 10, about[:, 7]], axis=1).astype(np.float32)

    def held_out(self) -> Any:
        """The samples that are never trained on, only used for measurements: those from one task in
        twenty.
        """
        return self.about[:, 0] // GAMES_A_TASK % 20 == 7

    @cached_property
    def sequences(self) -> Sequences:
        return Sequences(self)


def load_data(parts: list[tuple[int, Any, Any]], device: str) -> Data:
    """Combines the samples of several generations, each given as (number, inputs, about)."""
    return Data(
        torch.cat([torch.tensor(inputs, device=device) for _, inputs, _ in parts]),
        np.concatenate([about.reshape(-1, ABOUT) for _, _, about in parts]),
        np.concatenate([np.full(len(inputs), number) for number, inputs, _ in parts]),
    )


def warm_up(device: str) -> None:
    """Runs one training step on a dummy network, so that the first real step does not have to wait until
    libraries are loaded.
    """
    net = ValueNetwork(8, [8, 8, 8], 0.1).to(device)
    optimizer = torch.optim.AdamW(net.parameters())
    net(torch.zeros((8, 8), device=device)).sum().backward()
    optimizer.step()
    net.keep_in_bounds()
    net.heads.weight.detach().cpu()


def win_share(head: torch.Tensor) -> torch.Tensor:
    return 0.5 + 0.5 * head / (1 + head.abs())


def predict(net: ValueNetwork, encoder: Encoder, inputs: torch.Tensor) -> torch.Tensor:
    net.eval()
    found = []
    with torch.no_grad():
        for at in range(0, len(inputs), PREDICT_ROWS):
            out = net(encoder(inputs[at : at + PREDICT_ROWS]))
            out[:, 2] = win_share(out[:, 2])
            found.append(out)
    return torch.cat(found)


class Sequences:
    """The samples of each seat in each game, in the order of play."""

    def __init__(self, data: Data) -> None:
        about = data.about
        self.order = np.lexsort((about[:, 3], about[:, 1], about[:, 0]))
        self.results = data.results()[self.order]
        self.rounds = about[self.order, 2] / np.maximum(1, about[self.order, 4])
        which = about[self.order, 0] * 8 + about[self.order, 1]
        ends = np.flatnonzero(np.r_[which[1:] != which[:-1], True])
        numbers = np.arange(len(which))
        to_end = ends[np.searchsorted(ends, numbers)] - numbers
        begins = np.r_[0, np.cumsum(np.bincount(to_end))]
        by_distance = np.argsort(to_end, kind="stable")
        self.by_distance = [by_distance[a:b] for a, b in pairwise(begins)]

    def smoothed_targets(self, predicted: Any, keep: float) -> Any:
        """Returns λ-returns: the target of a sample mixes the game's result with the values that the last
        network assigns to later positions of the same game.
        """
        value = predicted[self.order]
        target = np.empty_like(self.results)
        # this loop processes all sequences in parallel, from their ends backwards
        for distance, i in enumerate(self.by_distance):
            if distance == 0:
                target[i] = self.results[i]
                continue
            weight = (keep ** np.maximum(0, self.rounds[i + 1] - self.rounds[i]))[:, None]
            target[i] = (1 - weight) * value[i + 1] + weight * target[i + 1]
        found = np.empty_like(target)
        found[self.order] = target
        return found


@dataclass
class Fit:
    net: ValueNetwork
    steps: int


def fit(
    net: ValueNetwork,
    encoder: Encoder,
    data: Data,
    targets: Any,
    *,
    epochs: float,
    rate: float,
    batch: int = 8192,
    fade: float = 0.8,
    decay: float = 0.02,
    seconds: float = 1e9,
    orders: SeatOrders | None = None,
) -> Fit:
    """Trains on all games except the held-out ones, giving less weight to samples from older generations.
    Returns the network with its averaged weights.
    """
    device = data.inputs.device
    kept = torch.tensor(np.flatnonzero(~data.held_out()), device=device)
    weight = torch.tensor(
        fade ** (data.generation.max() - data.generation), dtype=torch.float32, device=device
    )
    wanted = torch.tensor(targets, device=device)
    players = torch.tensor(data.about[:, 4], device=device)

    def loss_of(rows: torch.Tensor) -> torch.Tensor:
        inputs = data.inputs[rows]
        out = net(encoder(inputs if orders is None else orders.shuffled(inputs, players[rows])))
        y = wanted[rows]
        share = win_share(out[:, 2]).clamp(1e-4, 1 - 1e-4)
        loss = 2 * ((out[:, :2] - y[:, :2]) ** 2).mean(1)
        loss = loss + nn.functional.binary_cross_entropy(share, y[:, 2], reduction="none")
        found: torch.Tensor = (loss * weight[rows]).sum() / weight[rows].sum()
        return found

    average, steps = train(
        net, kept, loss_of, batch=batch, epochs=epochs, seconds=seconds, rate=rate, decay=decay
    )
    return Fit(average, steps)


BY_COLUMN = {"first", "skip"}
"""The arrays that have one row per input here, but one column per input in torch."""


def parts_of(net: ValueNetwork) -> dict[str, torch.Tensor]:
    """Returns the weights under the names that `quantize` expects."""
    return {
        "first": net.first.weight,
        "first_bias": net.first.bias,
        "skip": net.skip.weight,
        "second": net.second.weight,
        "second_bias": net.second.bias,
        "third": net.third.weight,
        "third_bias": net.third.bias,
        "heads": net.heads.weight,
        "head_bias": net.heads.bias,
    }


def weights_of(net: ValueNetwork) -> dict[str, Any]:
    found = {name: part.detach().cpu().numpy() for name, part in parts_of(net).items()}
    return {name: part.T if name in BY_COLUMN else part for name, part in found.items()}


def set_weights(net: ValueNetwork, weights: dict[str, Any]) -> None:
    with torch.no_grad():
        for name, part in parts_of(net).items():
            numbers = torch.tensor(weights[name], dtype=torch.float32, device=part.device)
            part.copy_(numbers.T if name in BY_COLUMN else numbers)
