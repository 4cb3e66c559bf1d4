"""Policy files: one JSON line that describes the policy network, followed by its weights."""

from __future__ import annotations

import hashlib
import json
import zlib
from array import array
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from ..kernel.errors import PatolliError
from ..kernel.features import Block, Features
from .network import input_rows
from .network_file import IN_C, MOST_BYTES, NetworkMismatch, little
from .policy import Policy, PolicyLayers, PythonPolicy, QuestionRows

if IN_C:
    from . import _network

FORMAT: Final = 1
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
class PolicyHeader:
    """Describes a policy: what it was trained for, the sizes of its layers, and its rows for questions and
    moves.
    """

    game: str
    edition: int
    features: str
    components: str
    sizes: list[int]
    kinds: dict[str, Any]
    """For each kind of question: the values of its numbers that have tokens, and the moves that have rows.
    Rows are numbered consecutively in this order.
    """
    imitates: str = ""
    """The digest of the value network that the policy was trained to imitate; empty for the hand-made
    evaluation.
    """
    players: list[int] = field(default_factory=list)
    """The numbers of players for which the policy was trained. An empty list means any number."""
    token_shift: int = 0
    format: int = FORMAT
    digest: str = ""
    training: dict[str, Any] = field(default_factory=dict)


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
    rows = sum(input_rows(block) * block.size for block in blocks)
    _, tokens, moves = rows_of(header.kinds)
    return [rows * hidden, tokens * hidden, hidden, second * hidden, second, moves * second, moves]


def write(header: PolicyHeader, layers: PolicyLayers) -> bytes:
    shifts = array("b", layers.inputs[3::4])
    body = shifts.tobytes() + b"".join(little(getattr(layers, name)).tobytes() for name, _ in PARTS)
    header.token_shift = layers.token_shift
    header.digest = hashlib.sha256(body).hexdigest()[:16]
    return json.dumps(asdict(header)).encode() + b"\n" + zlib.compress(body, 9)


def header_of(data: bytes) -> PolicyHeader:
    """Reads the header without the weights."""
    try:
        return PolicyHeader(**json.loads(data.partition(b"\n")[0]))
    except (ValueError, TypeError) as fault:
        raise PatolliError(f"this is not the file of a policy: {fault}") from None


def check_features(header: PolicyHeader, features: Features) -> None:
    if header.format != FORMAT:
        raise NetworkMismatch("format", f"the policy has format {header.format}, this program reads {FORMAT}")
    if header.features != features.digest():
        raise NetworkMismatch("features", "the policy was trained with other features")


def read(data: bytes, features: Features) -> tuple[PolicyHeader, PolicyLayers]:
    header = header_of(data)
    check_features(header, features)
    try:
        body = zlib.decompressobj().decompress(data.partition(b"\n")[2], MOST_BYTES)
    except zlib.error as fault:
        raise PatolliError(f"this is not the file of a policy: {fault}") from None
    if header.digest != hashlib.sha256(body).hexdigest()[:16]:
        raise PatolliError("the file of the policy is damaged")
    return header, layers_of(header, features.observation, body)


def layers_of(header: PolicyHeader, blocks: list[Block], body: bytes) -> PolicyLayers:
    layers = PolicyLayers(header.sizes)
    layers.token_shift = header.token_shift
    count = sum(block.size for block in blocks)
    shifts = array("b", body[:count])
    at, row = count, 0
    for block in blocks:
        for _ in range(block.size):
            layers.inputs += [block.kind, block.most, row, shifts[len(layers.inputs) // 4]]
            row += input_rows(block)
    for (name, kind), size in zip(PARTS, part_sizes(header, blocks), strict=True):
        numbers = array(kind)
        numbers.frombytes(body[at : at + size * numbers.itemsize])
        if len(numbers) != size:
            raise PatolliError("the file of the policy is truncated")
        setattr(layers, name, little(numbers))
        at += size * numbers.itemsize
    return layers


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
