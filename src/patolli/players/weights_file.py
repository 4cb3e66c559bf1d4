"""What the files of value networks and of policies have in common: one JSON line, followed by weights."""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar, Final, Protocol, TypeVar

from ..kernel.errors import PatolliError
from ..kernel.features import Block, Features
from ..kernel.game import Game
from .network import input_rows

FORMAT: Final = 1
"""The version of the format that this program writes and reads."""
MOST_BYTES: Final = 20_000_000
Parts = Sequence[tuple[str, str]]
"""The arrays after the inputs, in their order in the file: the name of each, and its type code."""


@dataclass
class WeightsHeader:
    """Describes what the weights were trained for, and the sizes of their layers."""

    name: ClassVar[str]
    """What the file contains, as a word in sentences: a network or a policy."""

    game: str
    edition: int
    features: str
    components: str
    sizes: list[int]
    players: list[int] = field(default_factory=list, kw_only=True)
    """The numbers of players for which the weights were trained. An empty list means any number."""
    format: int = field(default=FORMAT, kw_only=True)
    digest: str = field(default="", kw_only=True)
    training: dict[str, Any] = field(default_factory=dict, kw_only=True)


AnyHeader = TypeVar("AnyHeader", bound=WeightsHeader)


class InputLayers(Protocol):
    """Layers whose first one is selected by inputs: four numbers for each input, as in `network.Layers`."""

    inputs: list[int]


class NetworkMismatch(PatolliError):
    """Raised if the weights were trained for another game, edition or set of components. The hand-made
    evaluation is then used instead.
    """

    def __init__(self, what: str, sentence: str) -> None:
        super().__init__(sentence)
        self.what = what
        """What does not match: the file, the format, the features, the game, the edition, the components, the
        number of players or, for a policy, the network.
        """


def little(numbers: array[int]) -> array[int]:
    """Converts between native byte order and the little-endian order of the file."""
    if sys.byteorder == "big":
        numbers = array(numbers.typecode, numbers)
        numbers.byteswap()
    return numbers


def digest_of(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:16]


def joined(line: dict[str, Any], packed: bytes) -> bytes:
    return json.dumps(line).encode() + b"\n" + packed


def write(header: WeightsHeader, layers: InputLayers, parts: Parts) -> bytes:
    """Returns the file, and writes the digest of the weights to the header."""
    shifts = array("b", layers.inputs[3::4])
    body = shifts.tobytes() + b"".join(little(getattr(layers, name)).tobytes() for name, _ in parts)
    header.digest = digest_of(body)
    return joined(asdict(header), zlib.compress(body, 9))


def header_of(data: bytes, kind: type[AnyHeader]) -> AnyHeader:
    """Reads only the description in a file, without the weights."""
    try:
        return kind(**json.loads(data.partition(b"\n")[0]))
    except (ValueError, TypeError) as fault:
        raise PatolliError(f"this is not the file of a {kind.name}: {fault}") from None


def body_of(header: WeightsHeader, data: bytes) -> bytes:
    """Reads the weights in a file."""
    try:
        body = zlib.decompressobj().decompress(data.partition(b"\n")[2], MOST_BYTES)
    except zlib.error as fault:
        raise PatolliError(f"this is not the file of a {header.name}: {fault}") from None
    if header.digest != digest_of(body):
        raise PatolliError(f"the file of the {header.name} is damaged")
    return body


def row_count(blocks: list[Block]) -> int:
    """Returns the number of rows of weights that the inputs in these blocks select."""
    return sum(input_rows(block) * block.size for block in blocks)


def fill(
    layers: InputLayers, name: str, blocks: list[Block], parts: Parts, sizes: list[int], body: bytes
) -> None:
    """Sets the inputs and arrays of layers to the numbers in the body of a file."""
    at = sum(block.size for block in blocks)
    shifts = array("b", body[:at])
    row = 0
    for block in blocks:
        for _ in range(block.size):
            layers.inputs += [block.kind, block.most, row, shifts[len(layers.inputs) // 4]]
            row += input_rows(block)
    for (part, code), size in zip(parts, sizes, strict=True):
        numbers = array(code)
        numbers.frombytes(body[at : at + size * numbers.itemsize])
        if len(numbers) != size:
            raise PatolliError(f"the file of the {name} is truncated")
        setattr(layers, part, little(numbers))
        at += size * numbers.itemsize


def check_features(header: WeightsHeader, features: Features) -> None:
    """Raises an error if this program cannot read the weights, or if they expect other features."""
    if header.format != FORMAT:
        raise NetworkMismatch(
            "format", f"the {header.name} has format {header.format}, this program reads {FORMAT}"
        )
    if header.features != features.digest():
        raise NetworkMismatch("features", f"the {header.name} was trained with other features")


def check(header: WeightsHeader, game: Game, components: str, players: int = 0) -> None:
    """Raises an error if the weights were trained for other rules, components or numbers of players. The
    number is not checked if `players` is 0.
    """
    if header.game != game.name:
        raise NetworkMismatch("game", f"the {header.name} plays {header.game}, not {game.name}")
    if header.edition != game.edition:
        raise NetworkMismatch(
            "edition",
            f"the {header.name} was trained for edition {header.edition} of the rules, not {game.edition}",
        )
    if header.components != components:
        raise NetworkMismatch("components", f"the {header.name} was trained with other components")
    if players and header.players and players not in header.players:
        raise NetworkMismatch("players", f"the {header.name} was not trained with {players} players")
