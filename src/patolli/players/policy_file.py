"""Policy files: one JSON line that describes the policy network, followed by its weights."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from ..kernel.features import Block, Features
from . import weights_file
from .network_file import IN_C
from .policy import Policy, PolicyLayers, PythonPolicy, QuestionRows
from .weights_file import WeightsHeader

if IN_C:
    from . import _network

PARTS: Final = (
    ("rows", "h"),
    ("token_rows", "h"),
    ("bias", "i"),
    ("second_weights", "h"),
    ("second_bias", "i"),
    ("move_weights", "h"),
    ("move_bias", "i"),
)


@dataclass
class PolicyHeader(WeightsHeader):
    """Describes a policy: what it was trained for, the sizes of its layers, and its rows for questions and
    moves.
    """

    name: ClassVar[str] = "policy"

    kinds: dict[str, Any]
    """For each kind of question: the values of its numbers that have tokens, and the moves that have rows.
    Rows are numbered consecutively in this order.
    """
    imitates: str = ""
    """The digest of the value network that the policy was trained to imitate; empty for the hand-made
    evaluation.
    """
    token_shift: int = 0


def rows_of(kinds: dict[str, Any]) -> tuple[dict[str, QuestionRows], int, int]:
    """Returns the rows for each kind of question, the total number of tokens, and the total number of move
    rows.
    """
    found: dict[str, QuestionRows] = {}
    token = move = 0
    for kind, about in kinds.items():
        own = token
        token += 1
        numbers: list[dict[int, int]] = []
        for values in about["numbers"]:
            numbers.append({value: token + i for i, value in enumerate(values)})
            token += len(values)
        moves = {known: move + i for i, known in enumerate(about["moves"])}
        move += len(moves)
        found[kind] = QuestionRows(own, numbers, moves, move)
        move += 1
    return found, token, move


def part_sizes(header: PolicyHeader, blocks: list[Block]) -> list[int]:
    hidden, second = header.sizes
    _, tokens, moves = rows_of(header.kinds)
    return [
        weights_file.row_count(blocks) * hidden,
        tokens * hidden,
        hidden,
        second * hidden,
        second,
        moves * second,
        moves,
    ]


def write(header: PolicyHeader, layers: PolicyLayers) -> bytes:
    header.token_shift = layers.token_shift
    return weights_file.write(header, layers, PARTS)


def header_of(data: bytes) -> PolicyHeader:
    """Reads the header without the weights."""
    return weights_file.header_of(data, PolicyHeader)


def read(data: bytes, features: Features) -> tuple[PolicyHeader, PolicyLayers]:
    header = header_of(data)
    weights_file.check_features(header, features)
    blocks = features.observation
    layers = PolicyLayers(header.sizes)
    layers.token_shift = header.token_shift
    body = weights_file.body_of(header, data)
    weights_file.fill(layers, header.name, blocks, PARTS, part_sizes(header, blocks), body)
    return header, layers


class CompiledPolicy:
    """Computes the same sums as `PythonPolicy`, in C."""

    def __init__(self, layers: PolicyLayers) -> None:
        self.network = _network.load_policy(
            len(layers.inputs) // 4,
            len(layers.rows) // layers.hidden,
            len(layers.token_rows) // layers.hidden,
            layers.token_shift,
            layers.hidden,
            layers.second,
            len(layers.move_bias),
            array("i", layers.inputs),
            *(getattr(layers, name) for name, _ in PARTS),
        )

    def scores(self, numbers: list[int], tokens: list[int], moves: list[int]) -> list[int]:
        return _network.scores(self.network, numbers, tokens, moves)


def runnable(layers: PolicyLayers) -> CompiledPolicy | PythonPolicy:
    return CompiledPolicy(layers) if IN_C else PythonPolicy(layers)


def policy_of(data: bytes, features: Features) -> tuple[PolicyHeader, Policy]:
    header, layers = read(data, features)
    return header, Policy(features, runnable(layers), rows_of(header.kinds)[0])
