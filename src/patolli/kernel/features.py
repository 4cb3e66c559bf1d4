"""Numbers that describe a position from the point of view of one seat: network inputs and research
observations.

A game declares two sets. The *observation* contains the facts that the seat knows. The *evaluation inputs*
are the observation followed by estimates, such as parts of the hand-made evaluation. Both are flat lists of
integers; blocks describe their parts.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, Generic

from .native import TypeVar, i64, mypyc_attr
from .position import Position

P = TypeVar("P", bound=Position, default=Any)

BIT: Final = 0
"""0 or 1."""
COUNT: Final = 1
"""A number from 0 to `most`; higher values are capped.

A network has one input for each value from 1 on that the number reaches.
"""
CHOICE: Final = 2
"""The value is 0 for none, or one of 1 to `most`. A network has one input for each of these values."""
AMOUNT: Final = 3
"""The value is any number, roughly between -`most` and `most`. A network uses this number itself."""
KINDS: Final = ["bit", "count", "choice", "amount"]


class Block:
    """Several numbers of one kind that belong together."""

    name: str
    size: int
    kind: int
    most: int
    meaning: str

    def __init__(self, name: str, size: int, kind: int, most: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.kind = kind
        self.most = most
        self.meaning = meaning


def bits(name: str, size: int, meaning: str) -> Block:
    return Block(name, size, BIT, 1, meaning)


def counts(name: str, size: int, most: int, meaning: str) -> Block:
    return Block(name, size, COUNT, most, meaning)


def choices(name: str, size: int, most: int, meaning: str) -> Block:
    return Block(name, size, CHOICE, most, meaning)


def amounts(name: str, size: int, most: int, meaning: str) -> Block:
    return Block(name, size, AMOUNT, most, meaning)


def total(blocks: list[Block]) -> int:
    return sum([block.size for block in blocks])


def added(numbers: list[int]) -> int:
    """Works like `sum`, but compiled rules can call this function without the interpreter."""
    found = 0
    for number in numbers:
        found += number
    return found


BYTES: Final = [[byte >> i & 1 for i in range(8)] for byte in range(256)]
"""The bits of every byte, beginning with the lowest bit."""


def add_bits(numbers: list[int], mask: i64, size: int) -> None:
    """Appends `size` bits of the mask, beginning with the lowest bit."""
    while size >= 8:
        numbers.extend(BYTES[mask & 255])
        mask >>= 8
        size -= 8
    if size > 0:
        numbers.extend(BYTES[mask & 255][:size])


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[P]):
    """The inputs of one game.

    Increase `version` if the meaning of a number changes although the declaration does not.
    """

    version: int
    observation: list[Block]
    judgement: list[Block]
    """The first block is a single number: the hand-made evaluation, in the units of the scores."""
    others_alike: bool = False
    """Whether the blocks `other1.` to `other3.` may be permuted, because no other block refers to a
    particular one of them. If this is true, training uses every permutation.
    """

    def observe(self, p: P, seat: int) -> list[int]:
        """Returns what the seat knows.

        The result is the same in all worlds that the seat cannot tell apart.
        """
        raise NotImplementedError

    def evaluation_inputs(self, p: P, seat: int) -> list[int]:
        """Returns the observation, followed by the blocks of estimates."""
        raise NotImplementedError

    def blocks(self) -> list[Block]:
        return self.observation + self.judgement

    def digest(self) -> str:
        """Returns a digest of the declaration.

        A network works only with the declaration that it was trained with.
        """
        lines = [f"version {self.version}"]
        lines += [f"{b.name} {b.size} {KINDS[b.kind]} {b.most}" for b in self.blocks()]
        return sha256("\n".join(lines).encode()).hexdigest()[:16]
