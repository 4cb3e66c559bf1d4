"""Network files: one JSON line that describes the network, followed by its weights."""

from __future__ import annotations

import json
from array import array
from dataclasses import dataclass
from typing import ClassVar, Final

from ..kernel.features import Block, Features
from . import weights_file
from .network import HEADS, Layers, PythonNetwork
from .weights_file import WeightsHeader

try:
    from . import _network

    IN_C = True
except ImportError:  # the extension module has not been compiled
    IN_C = False

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
class NetworkHeader(WeightsHeader):
    """Describes a network: what it was trained for, the sizes of its layers, and how the values of its output
    heads are combined into one value.
    """

    name: ClassVar[str] = "network"

    mix: list[int]
    """The weights of points, of the margin to the best other seat, and of a win (in points), in
    thousandths.
    """


def part_sizes(header: NetworkHeader, blocks: list[Block]) -> list[int]:
    hidden, second, third = header.sizes
    width = hidden + HEADS
    return [
        weights_file.row_count(blocks) * width,
        width,
        second * hidden,
        second,
        third * second,
        third,
        HEADS * third,
        HEADS,
    ]


def write(header: NetworkHeader, layers: Layers) -> bytes:
    return weights_file.write(header, layers, PARTS)


def with_mix(data: bytes, mix: list[int]) -> bytes:
    """Returns the network file with its mix of output heads replaced."""
    line, _, packed = data.partition(b"\n")
    return weights_file.joined({**json.loads(line), "mix": mix}, packed)


def header_of(data: bytes) -> NetworkHeader:
    """Reads the header without the weights."""
    return weights_file.header_of(data, NetworkHeader)


def read(data: bytes, features: Features) -> tuple[NetworkHeader, Layers]:
    header = header_of(data)
    weights_file.check_features(header, features)
    return header, layers_of(header, features.blocks(), weights_file.body_of(header, data))


def layers_of(header: NetworkHeader, blocks: list[Block], body: bytes) -> Layers:
    layers = Layers(header.sizes)
    weights_file.fill(layers, header.name, blocks, PARTS, part_sizes(header, blocks), body)
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
