# compiled
"""Small integer networks that compute the value of a position from the game's features.

The inputs select rows of 16-bit weights, which are added up. Two hidden layers follow, and a direct path
leads from the inputs to the output heads. Because all sums are integers, plain Python and C give exactly the
same results on all processors.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from ..kernel.features import AMOUNT, Block

HEADS: Final = 3
POINTS_HEAD: Final = 0
MARGIN_HEAD: Final = 1
WIN_HEAD: Final = 2

INPUT_BITS: Final = 20
"""The number of fraction bits in the sums of the first layer."""
WEIGHT_BITS: Final = 12
FIRST_BITS: Final = 8
"""The number of fraction bits in the first hidden layer, whose values are limited to 0..31.99."""
FIRST_MOST: Final = 8191
HIDDEN_BITS: Final = 9
HIDDEN_MOST: Final = 16383
HEAD_BITS: Final = HIDDEN_BITS + WEIGHT_BITS
FARTHEST: Final = 8
"""Amounts are clipped to their range times this factor."""


class Layers:
    """The weights of a network, in the form in which they are stored in its file. `rows` has `hidden + HEADS`
    columns.
    """

    inputs: list[int]
    """Four numbers for each input: its kind, range, first row and shift."""
    hidden: int
    second: int
    third: int
    rows: Any  # an array of 16-bit integers, as are all weights
    bias: Any  # an array of 32-bit integers, as are all biases
    second_weights: Any
    second_bias: Any
    third_weights: Any
    third_bias: Any
    head_weights: Any
    head_bias: Any

    def __init__(self, sizes: list[int]) -> None:
        self.hidden, self.second, self.third = sizes
        self.inputs = []


def input_rows(block: Block) -> int:
    """Returns the number of weight rows for each input in this block."""
    return 1 if block.kind == AMOUNT else block.most


def pack(numbers: list[int], width: int) -> int:
    """Packs numbers into the lanes of one integer; each lane is `width` bits wide. Adding such integers adds
    all of their lanes at once.
    """
    found = 0
    for number in reversed(numbers):
        found = (found << width) + number
    return found


class InputTables:
    """The weight rows of the first layer, each packed into one long integer."""

    tables: list[Any]
    linear: list[int]
    """The largest absolute amount for each input, or 0 if the input is not an amount."""
    width: int
    bias: int
    half: int

    def __init__(self, inputs: list[int], rows: Any, bias: Any) -> None:
        width = len(bias)
        self.tables = []
        self.linear = []
        for i in range(0, len(inputs), 4):
            kind, most, first, shift = inputs[i : i + 4]
            last = first + (1 if kind == AMOUNT else most)
            packed = [packed_row(rows, row, width, shift) for row in range(first, last)]
            self.tables.append(packed[0] if kind == AMOUNT else [0, *packed])
            self.linear.append(most * FARTHEST if kind == AMOUNT else 0)
        self.width = width
        self.bias = pack(bias.tolist(), 32)
        self.half = pack([1 << 31] * width, 32)

    def sums(self, numbers: list[int]) -> int:
        """Returns the packed sums of the first layer."""
        total = self.bias
        tables = self.tables
        linear = self.linear
        for i in range(len(numbers)):
            number = numbers[i]
            if number == 0:
                continue
            most = linear[i]
            if most:
                total += max(-most, min(most, number)) * tables[i]
            elif number > 0:
                rows = tables[i]
                total += rows[number] if number < len(rows) else rows[-1]
        return total

    def unpacked(self, total: int) -> list[int]:
        """Returns the sum in each lane of packed sums."""
        lanes = array("I", (total + self.half).to_bytes(4 * self.width, "little"))
        return [lane - (1 << 31) for lane in lanes]


class HiddenLayer:
    """A hidden layer whose weights from each input are packed into one long integer."""

    size: int
    columns: list[int]
    bias: int
    half: int

    def __init__(self, weights: Any, bias: Any, inputs: int) -> None:
        self.size = len(bias)
        self.columns = columns(weights, self.size, inputs)
        self.bias = pack(bias.tolist(), 64)
        self.half = pack([1 << 63] * self.size, 64)

    def sums(self, values: list[int]) -> list[int]:
        """Returns the sums of the layer for the values of the layer before it."""
        total = self.bias
        weights = self.columns
        for i in range(len(values)):
            if values[i]:
                total += values[i] * weights[i]
        lanes = array("Q", (total + self.half).to_bytes(8 * self.size, "little"))
        return [lane - (1 << 63) for lane in lanes]


class PythonNetwork:
    """Runs a network with nothing but the standard library."""

    def __init__(self, layers: Layers) -> None:
        self.hidden = layers.hidden
        self.inputs = InputTables(layers.inputs, layers.rows, layers.bias)
        self.second = HiddenLayer(layers.second_weights, layers.second_bias, layers.hidden)
        self.third = HiddenLayer(layers.third_weights, layers.third_bias, layers.second)
        self.head_weights = layers.head_weights.tolist()
        self.head_bias = layers.head_bias.tolist()

    def heads(self, numbers: list[int]) -> tuple[int, int, int]:
        first = self.inputs.unpacked(self.inputs.sums(numbers))
        second = self.second.sums(clipped(first[: self.hidden], INPUT_BITS - FIRST_BITS, FIRST_MOST))
        third = self.third.sums(clipped(second, FIRST_BITS + WEIGHT_BITS - HIDDEN_BITS, HIDDEN_MOST))
        last = clipped(third, HEAD_BITS - HIDDEN_BITS, HIDDEN_MOST)
        found: list[int] = []
        for k in range(HEADS):
            direct = first[self.hidden + k] << (HEAD_BITS - INPUT_BITS)
            found.append(direct + self.head_bias[k] + product(self.head_weights, k, last))
        return found[0], found[1], found[2]


def clipped(sums: list[int], shift: int, most: int) -> list[int]:
    """Returns the values of a hidden layer: its sums without their last bits, limited to 0..most."""
    found: list[int] = []
    for number in sums:
        value = number >> shift
        found.append(0 if value < 0 else min(value, most))
    return found


def product(weights: list[int], row: int, values: list[int]) -> int:
    """Returns the sum of the values, each multiplied by its weight in this row."""
    total = 0
    first = row * len(values)
    for i in range(len(values)):
        total += weights[first + i] * values[i]
    return total


def packed_row(rows: Any, row: int, width: int, shift: int) -> int:
    return pack([number << shift for number in rows[row * width : (row + 1) * width]], 32)


def columns(weights: Any, rows: int, width: int) -> list[int]:
    """Returns the weights of each input of a layer, packed into one integer per input."""
    return [pack([weights[j * width + i] for j in range(rows)], 64) for i in range(width)]
