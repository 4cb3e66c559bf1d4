"""Network files: one JSON line that describes the network, followed by its weights."""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from array import array
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Protocol

from ..kernel.errors import PatolliError
from ..kernel.features import Block, Features
from ..kernel.game import Game
from .network import HEADS, Layers, PythonNetwork, input_rows

try:
    from . import _network

    IN_C = True
except ImportError:  # the extension module has not been compiled
    IN_C = False

FORMAT: Final = 1
MOST_BYTES: Final = 20_000_000
PARTS: Final = (
    ("rows", "h"),
    ("bias", "i"),
    ("second_weights", "h"),
    ("second_bias", "i"),
    ("third_weights", "h"),
    ("third_bias", "i"),
    ("head_weights", "h"),
    ("head_bias", "i"),
)


@dataclass
class NetworkHeader:
    """Describes a network: what it was trained for, the sizes of its layers, and how the values of its output
    heads are combined into one value.
    """

    game: str
    edition: int
    features: str
    components: str
    sizes: list[int]
    mix: list[int]
    """The weights of points, of the margin to the best other seat, and of a win (in points), in
    thousandths.
    """
    players: list[int] = field(default_factory=list)
    """The numbers of players for which the network was trained; an empty list means any number."""
    format: int = FORMAT
    digest: str = ""
    training: dict[str, Any] = field(default_factory=dict)


class NetworkMismatch(PatolliError):
    """Raised if the network was trained for another game, edition or set of components. The hand-made
    evaluation is then used instead.
    """

    def __init__(self, what: str, sentence: str) -> None:
        super().__init__(sentence)
        self.what = what
        """What does not match: the file, the format, the features, the game, the edition, the components, the
        number of players or, for a policy, the network.
        """


def part_sizes(header: NetworkHeader, blocks: list[Block]) -> list[int]:
    hidden, second, third = header.sizes
    rows = sum(input_rows(block) * block.size for block in blocks)
    width = hidden + HEADS
    return [
        rows * width,
        width,
        second * hidden,
        second,
        third * second,
        third,
        HEADS * third,
        HEADS,
    ]


def write(header: NetworkHeader, layers: Layers) -> bytes:
    shifts = array("b", layers.inputs[3::4])
    body = shifts.tobytes() + b"".join(little(getattr(layers, name)).tobytes() for name, _ in PARTS)
    header.digest = hashlib.sha256(body).hexdigest()[:16]
    return json.dumps(asdict(header), sort_keys=True).encode() + b"\n" + zlib.compress(body, 9)


def with_mix(data: bytes, mix: list[int]) -> bytes:
    """Returns the network file with its mix of output heads replaced."""
    line, _, packed = data.partition(b"\n")
    return json.dumps({**json.loads(line), "mix": mix}, sort_keys=True).encode() + b"\n" + packed


def little(numbers: array[int]) -> array[int]:
    """Converts between native byte order and the little-endian order of the file."""
    if sys.byteorder == "big":
        numbers = array(numbers.typecode, numbers)
        numbers.byteswap()
    return numbers


def header_of(data: bytes) -> NetworkHeader:
    """Reads the header without the weights."""
    try:
        return NetworkHeader(**json.loads(data.partition(b"\n")[0]))
    except (ValueError, TypeError) as fault:
        raise PatolliError(f"this is not the file of a network: {fault}") from None


def check_features(header: NetworkHeader, features: Features) -> None:
    """Raises an error if the network expects other features."""
    if header.format != FORMAT:
        raise NetworkMismatch(
            "format", f"the network has format {header.format}, this program reads {FORMAT}"
        )
    if header.features != features.digest():
        raise NetworkMismatch("features", "the network was trained with other features")


def read(data: bytes, features: Features) -> tuple[NetworkHeader, Layers]:
    header = header_of(data)
    check_features(header, features)
    try:
        body = zlib.decompressobj().decompress(data.partition(b"\n")[2], MOST_BYTES)
    except zlib.error as fault:
        raise PatolliError(f"this is not the file of a network: {fault}") from None
    if header.digest != hashlib.sha256(body).hexdigest()[:16]:
        raise PatolliError("the file of the network is damaged")
    return header, layers_of(header, features.blocks(), body)


def layers_of(header: NetworkHeader, blocks: list[Block], body: bytes) -> Layers:
    layers = Layers(header.sizes)
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
            raise PatolliError("the file of the network is truncated")
        setattr(layers, name, little(numbers))
        at += size * numbers.itemsize
    return layers


class CompiledNetwork:
    """Computes the same sums as `PythonNetwork`, in C."""

    def __init__(self, layers: Layers) -> None:
        self.network = _network.load(
            len(layers.inputs) // 4,
            len(layers.rows) // (layers.hidden + HEADS),
            layers.hidden,
            layers.second,
            layers.third,
            array("i", layers.inputs),
            *(getattr(layers, name) for name, _ in PARTS),
        )

    def heads(self, numbers: list[int]) -> tuple[int, int, int]:
        found: tuple[int, int, int] = _network.heads(self.network, numbers)
        return found


def runnable(layers: Layers) -> CompiledNetwork | PythonNetwork:
    return CompiledNetwork(layers) if IN_C else PythonNetwork(layers)


class Trained(Protocol):
    """The fields that the headers of value networks and policies have in common."""

    game: str
    edition: int
    components: str
    players: list[int]


def check(header: Trained, game: Game, components: str, players: int = 0) -> None:
    """Raises an error if the network was trained for other rules, components or numbers of players. The
    number is not checked if `players` is 0.
    """
    if header.game != game.name:
        raise NetworkMismatch("game", f"the network plays {header.game}, not {game.name}")
    if header.edition != game.edition:
        raise NetworkMismatch(
            "edition",
            f"the network was trained for edition {header.edition} of the rules, not {game.edition}",
        )
    if header.components != components:
        raise NetworkMismatch("components", "the network was trained with other components")
    if players and header.players and players not in header.players:
        raise NetworkMismatch("players", f"the network was not trained with {players} players")
