"""The policy network in floating point, as it is trained: its data, its training loop, and its errors on
held-out games.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn

from ...players.network import FIRST_MOST, HIDDEN_MOST
from ...players.policy import MOST_NUMBERS
from ...players.policy_file import rows_of
from .policy_samples import PRIOR_TEMPERATURE, PolicySamples
from .self_play import GAMES_A_TASK
from .training_steps import HIGHEST, limit_weights, train
from .value_network import Encoder

FREQUENT = 12
"""The minimum number of occurrences in the training data for which a move or number gets its own row of
weights. Rarer moves share one row.
"""
MOST_VALUES = 64
"""For each number in a kind of question, at most this many values get their own tokens."""
TENS = 10.0
"""A network score of 1 represents this many points."""
LOSS_WEIGHT = 0.1
"""The weight of the error in predicted losses relative to the error in predicted visit shares."""
FAR = 12.0
"""Larger losses are clipped to this number of points for training."""
DROPOUT = 0.1
BATCH = 2048
NEWEST = 4
"""Questions from the newest generation are used this many times as often as older ones."""


def kinds_of(parts: list[PolicySamples]) -> dict[str, Any]:
    """Returns, for each kind of question, the numbers and moves that occur often enough to get their own
    rows.
    """
    moves: dict[str, Counter[int]] = {"": Counter()}
    numbers: dict[str, list[Counter[int]]] = {"": []}
    for part in parts:
        at = 0
        for kind, values, count in zip(part.kinds, part.numbers, part.counts, strict=True):
            moves.setdefault(kind, Counter()).update(part.moves[at : at + count])
            at += count
            known = numbers.setdefault(kind, [])
            while len(known) < len(values):
                known.append(Counter())
            for i, value in enumerate(values):
                known[i][value] += 1
    return {
        kind: {
            "numbers": [
                sorted(value for value, n in one.most_common(MOST_VALUES) if n >= FREQUENT)
                for one in numbers[kind]
            ],
            "moves": sorted(move for move, n in moves[kind].items() if n >= FREQUENT),
        }
        for kind in sorted(moves)
    }


class PolicyData:
    """All questions as tensors. The lists of moves are padded to the longest one."""

    def __init__(self, parts: list[PolicySamples], newest: int, kinds: dict[str, Any], device: str) -> None:
        """The last `newest` parts belong to the newest generation."""
        rows, tokens, moves = rows_of(kinds)
        self.none, self.nothing = tokens, moves
        counts = np.concatenate([np.asarray(part.counts) for part in parts])
        size, most = len(counts), int(counts.max())
        inputs = np.concatenate([np.asarray(part.inputs).reshape(len(part.counts), -1) for part in parts])
        token = np.full((size, MOST_NUMBERS + 1), tokens, np.int32)
        move = np.full((size, most), moves, np.int32)
        loss = np.full((size, most), FAR, np.float32)
        share = np.zeros((size, most), np.float32)
        row = 0
        for part in parts:
            at = 0
            for kind, values, count in zip(part.kinds, part.numbers, part.counts, strict=True):
                known = rows[kind]
                found = known.tokens(list(values))
                token[row, : len(found)] = found
                move[row, :count] = [known.moves.get(m, known.rest) for m in part.moves[at : at + count]]
                loss[row, :count] = part.losses[at : at + count]
                share[row, :count] = part.shares[at : at + count]
                at += count
                row += 1
        self.games = np.concatenate([np.asarray(part.games) for part in parts])
        self.newest = np.arange(size) >= size - sum(len(part.counts) for part in parts[-newest:])
        self.inputs = torch.tensor(inputs, device=device)
        self.tokens = torch.tensor(token, device=device)
        self.moves = torch.tensor(move, device=device)
        self.losses = torch.tensor(loss, device=device)
        self.shares = torch.tensor(share, device=device)

    def held_out(self) -> Any:
        return (self.games + self.games // GAMES_A_TASK) % 20 == 7


class PolicyNetwork(nn.Module):  # type: ignore[misc,unused-ignore]
    """Computes a score for each move, in tens of points."""

    def __init__(self, inputs: int, tokens: int, moves: int, sizes: list[int]) -> None:
        super().__init__()
        hidden, second = sizes
        self.first = nn.Linear(inputs, hidden)
        self.dropout = nn.Dropout(DROPOUT)
        self.tokens = nn.Embedding(tokens + 1, hidden, padding_idx=tokens)
        self.second = nn.Linear(hidden, second)
        self.moves = nn.Embedding(moves + 1, second)
        self.bias = nn.Embedding(moves + 1, 1)
        with torch.no_grad():
            self.tokens.weight.mul_(0.1)
            self.tokens.weight[tokens] = 0
            self.moves.weight.mul_(0.05)
            self.bias.weight.zero_()

    def keep_in_bounds(self) -> None:
        """Limits the weights so that no sum overflows in the integer network made from them."""
        limit_weights(self.second.weight, FIRST_MOST)
        limit_weights(self.moves.weight, HIDDEN_MOST)

    def forward(self, x: torch.Tensor, tokens: torch.Tensor, moves: torch.Tensor) -> torch.Tensor:
        h = self.dropout((self.first(x) + self.tokens(tokens).sum(1)).clamp(0, HIGHEST))
        h = self.second(h).clamp(0, HIGHEST)
        found: torch.Tensor = torch.einsum("bmh,bh->bm", self.moves(moves), h) + self.bias(moves).squeeze(-1)
        return found


@dataclass
class PolicyError:
    """The errors on held-out games of the newest generation."""

    questions: int
    agreement: float
    """The share of questions for which the policy scores the best move highest."""
    divergence: float
    """The mean Kullback-Leibler divergence between the target shares and the policy's priors, in nats."""
    loss: float
    """The mean loss of the moves that the policy scores highest, in points."""
    random_loss: float
    """The mean loss of random moves, in points."""


def logits(scores: torch.Tensor, moves: torch.Tensor, nothing: int) -> torch.Tensor:
    return (scores * TENS / PRIOR_TEMPERATURE).masked_fill(moves == nothing, -1e9)


def errors(net: PolicyNetwork, encoder: Encoder, data: PolicyData) -> PolicyError:
    rows = np.flatnonzero(data.held_out() & data.newest)
    if not len(rows):
        rows = np.arange(min(len(data.games), BATCH))
    net.eval()
    agreed = divergence = lost = chance = 0.0
    with torch.no_grad():
        for at in range(0, len(rows), BATCH):
            i = torch.tensor(rows[at : at + BATCH], device=data.inputs.device)
            moves = data.moves[i]
            there = moves != data.nothing
            said = logits(net(encoder(data.inputs[i]), data.tokens[i], moves), moves, data.nothing)
            best = said.argmax(1, keepdim=True)
            loss, share = data.losses[i], data.shares[i]
            agreed += float((share.gather(1, best) >= share.max(1, keepdim=True).values).sum())
            lost += float(loss.gather(1, best).sum())
            chance += float(((loss * there).sum(1) / there.sum(1)).sum())
            ratio = torch.log(share.clamp(min=1e-9)) - torch.log_softmax(said, 1)
            divergence += float((share * ratio).sum())
    n = len(rows)
    return PolicyError(
        n, round(agreed / n, 4), round(divergence / n, 4), round(lost / n, 3), round(chance / n, 3)
    )


def fit(
    net: PolicyNetwork, encoder: Encoder, data: PolicyData, *, epochs: float, seconds: float, rate: float
) -> PolicyNetwork:
    """Trains on all games except the held-out ones, and returns the network with its averaged weights."""
    device = data.inputs.device
    taught = ~data.held_out()
    order = np.r_[
        np.flatnonzero(taught & ~data.newest), np.repeat(np.flatnonzero(taught & data.newest), NEWEST)
    ]
    kept = torch.tensor(order, device=device)

    def loss_of(i: torch.Tensor) -> torch.Tensor:
        moves = data.moves[i]
        scores = net(encoder(data.inputs[i]), data.tokens[i], moves)
        said = torch.log_softmax(logits(scores, moves, data.nothing), 1)
        there = (moves != data.nothing).float()
        off = nn.functional.smooth_l1_loss(scores * TENS, -data.losses[i].clamp(max=FAR), reduction="none")
        loss = -(data.shares[i] * said).sum(1) + LOSS_WEIGHT * (off * there).sum(1) / there.sum(1)
        return loss.mean()

    batch = min(BATCH, len(kept))
    return train(net, kept, loss_of, batch=batch, epochs=epochs, seconds=seconds, rate=rate, decay=0.01)[0]


def weights_of(net: PolicyNetwork) -> dict[str, Any]:
    """Returns the weights under the names that `quantize.policy_layers` expects."""
    parts = {
        "first": net.first.weight.T,
        "first_bias": net.first.bias,
        "tokens": net.tokens.weight[:-1],
        "second": net.second.weight,
        "second_bias": net.second.bias,
        "moves": net.moves.weight[:-1],
        "move_bias": net.bias.weight[:-1, 0],
    }
    return {name: part.detach().cpu().numpy() for name, part in parts.items()}
