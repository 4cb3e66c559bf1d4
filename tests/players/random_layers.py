"""Layers of random numbers for networks and policies, and their sums computed one after the other."""

from __future__ import annotations

from array import array
from random import Random

from patolli.games import load, names
from patolli.kernel.chance import Seeded
from patolli.kernel.features import AMOUNT, Block, Features
from patolli.kernel.match import Match
from patolli.players.network import FIRST_BITS, HIDDEN_BITS, WEIGHT_BITS, input_rows

TZOLKIN = load("tzolkin")
PRINTED = TZOLKIN.printed_box().digest
WITH_FEATURES = [name for name in names() if load(name).features() is not None]
SECOND_SHIFT = FIRST_BITS + WEIGHT_BITS - HIDDEN_BITS


def features_of(game: str) -> Features:
    found = load(game).features()
    assert found is not None
    return found


def random_inputs(blocks: list[Block], rng: Random) -> tuple[list[int], int]:
    """Returns the numbers that describe each input, and the number of rows."""
    found: list[int] = []
    row = 0
    for block in blocks:
        for _ in range(block.size):
            found += [block.kind, block.most, row, 0 if block.kind == AMOUNT else rng.randrange(3)]
            row += input_rows(block)
    return found, row


def random_numbers(rng: Random, kind: str, count: int, most: int) -> array[int]:
    return array(kind, [rng.randint(-most, most) for _ in range(count)])


def first_sums(inputs: list[int], rows: array[int], bias: array[int], numbers: list[int]) -> list[int]:
    """Returns the sums of the first layer."""
    width = len(bias)
    total = list(bias)
    for i, number in enumerate(numbers):
        kind, most, first, shift = inputs[4 * i : 4 * i + 4]
        if kind == AMOUNT:
            factor, row = max(-8 * most, min(8 * most, number)), first
        elif number > 0:
            factor, row = 1, first + min(number, most) - 1
        else:
            continue
        for j in range(width):
            total[j] += factor * (rows[row * width + j] << shift)
    return total


def later_sums(values: list[int], weights: array[int], bias: array[int]) -> list[int]:
    """Returns the sums of a later layer for the values of the layer before it."""
    size = len(values)
    return [
        b + sum(w * v for w, v in zip(weights[j * size : (j + 1) * size], values, strict=True))
        for j, b in enumerate(bias)
    ]


def cut_off(sums: list[int], shift: int, most: int) -> list[int]:
    return [min(most, max(0, one) >> shift) for one in sums]


def a_question() -> tuple[Match, int]:
    """Returns a game of Tzolk'in in progress, and the seat that is asked."""
    match = Match(TZOLKIN, 2, Seeded(4))
    for _ in range(30):
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[0])
    return match, match.asked()[0]
