# compiled
"""Policy networks, which score all legal moves of a question at once.

The inputs are the seat's observation and tokens for the kind of question and the numbers it contains. The
score of a move estimates how many points the move loses compared with the best move. As in `network.py`, all
sums are integers, so the results are the same on all machines.
"""

from __future__ import annotations

from typing import Any, Final

from ..kernel.agenda import kind_of
from ..kernel.features import Features
from ..kernel.position import Position
from .evaluator import thousandths
from .network import (
    FIRST_BITS,
    FIRST_MOST,
    HIDDEN_BITS,
    HIDDEN_MOST,
    INPUT_BITS,
    WEIGHT_BITS,
    HiddenLayer,
    InputTables,
    clipped,
    packed_row,
    product,
)

MOST_NUMBERS: Final = 8
"""The maximum number of a question's numbers that a policy takes into account."""


class PolicyLayers:
    """The weights of a policy network, in the form in which they are stored in its file."""

    inputs: list[int]
    """Four numbers for each input: its kind, range, first row and shift."""
    hidden: int
    second: int
    token_shift: int
    rows: Any  # an array of 16-bit integers with `hidden` columns; all weights are 16-bit integers
    token_rows: Any
    bias: Any  # an array of 32-bit integers, as are all biases
    second_weights: Any
    second_bias: Any
    move_weights: Any
    move_bias: Any

    def __init__(self, sizes: list[int]) -> None:
        self.hidden, self.second = sizes
        self.inputs = []
        self.token_shift = 0


class PythonPolicy:
    """Runs a policy network with nothing but the standard library."""

    def __init__(self, layers: PolicyLayers) -> None:
        self.inputs = InputTables(layers.inputs, layers.rows, layers.bias)
        self.tokens = [
            packed_row(layers.token_rows, row, layers.hidden, layers.token_shift)
            for row in range(len(layers.token_rows) // layers.hidden)
        ]
        self.second = HiddenLayer(layers.second_weights, layers.second_bias, layers.hidden)
        self.move_weights = layers.move_weights.tolist()
        self.move_bias = layers.move_bias.tolist()

    def scores(self, numbers: list[int], tokens: list[int], moves: list[int]) -> list[int]:
        total = self.inputs.sums(numbers)
        for token in tokens:
            total += self.tokens[token]
        first = clipped(self.inputs.unpacked(total), INPUT_BITS - FIRST_BITS, FIRST_MOST)
        second = self.second.sums(first)
        last = clipped(second, FIRST_BITS + WEIGHT_BITS - HIDDEN_BITS, HIDDEN_MOST)
        return [self.move_bias[move] + product(self.move_weights, move, last) for move in moves]


class QuestionRows:
    """The weight rows for one kind of question: the token for the kind, the tokens for its numbers, and its
    moves.
    """

    token: int
    numbers: list[dict[int, int]]
    moves: dict[int, int]
    rest: int
    """The row shared by all moves that were rare in training."""

    def __init__(self, token: int, numbers: list[dict[int, int]], moves: dict[int, int], rest: int) -> None:
        self.token = token
        self.numbers = numbers
        self.moves = moves
        self.rest = rest

    def tokens(self, numbers: list[int]) -> list[int]:
        found = [self.token]
        for i in range(min(len(numbers), len(self.numbers))):
            row = self.numbers[i].get(numbers[i], -1)
            if row >= 0:
                found.append(row)
        return found


def question_of(features: Features, p: Position, seat: int) -> tuple[list[int], str, list[int]]:
    decision = p.decision(seat)
    return features.observe(p, seat), kind_of(decision), decision.numbers(p, seat)


class Policy:
    """Scores the legal moves of any question in a game."""

    features: Features
    network: Any
    kinds: dict[str, QuestionRows]
    unknown: QuestionRows
    """The rows for kinds of questions that did not occur in training."""

    def __init__(self, features: Features, network: Any, kinds: dict[str, QuestionRows]) -> None:
        self.features = features
        self.network = network
        self.kinds = kinds
        self.unknown = kinds[""]

    def scores(self, p: Position, seat: int, moves: list[int]) -> list[int]:
        """Returns the expected gain of each move compared with the best move, in thousandths of a point."""
        decision = p.decision(seat)
        rows = self.kinds.get(kind_of(decision), self.unknown)
        tokens = rows.tokens(decision.numbers(p, seat)) if rows.numbers else [rows.token]
        at = [rows.moves.get(move, rows.rest) for move in moves]
        found: list[int] = self.network.scores(self.features.observe(p, seat), tokens, at)
        return [thousandths(score) for score in found]

    def question(self, p: Position, seat: int) -> tuple[list[int], str, list[int]]:
        """Returns the inputs of the policy: the seat's observation, the kind of question, and its numbers."""
        return question_of(self.features, p, seat)

    def best(self, p: Position, seat: int, moves: list[int]) -> int:
        found = self.scores(p, seat, moves)
        return moves[found.index(max(found))]
