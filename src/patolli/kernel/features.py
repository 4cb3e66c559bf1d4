"""Positions as numbers, from one seat's point of view: inputs of networks, and observations for research.

A game declares two sets. The *observation* contains the facts that the seat knows. The *evaluation inputs*
are the observation followed by estimates, such as parts of the hand-made evaluation. Both are flat lists of
integers, whose parts are described by blocks.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, Generic

from .native import TypeVar, i64, mypyc_attr
from .position import Position
from .seats import CHANCE, NOBODY

P = TypeVar("P", bound=Position, default=Any)

BIT: Final = 0
"""A number that is 0 or 1."""
COUNT: Final = 1
"""A number from 0 to `most`; higher values are capped.

A network has `most` inputs for it: input i is on if the number is at least i.
"""
CHOICE: Final = 2
"""0 for "none", or one of the choices 1 to `most`. A network has one input for each choice."""
AMOUNT: Final = 3
"""Any number, usually between -`most` and `most`. It is one input of a network, without conversion."""
KINDS: Final = ["bit", "count", "choice", "amount"]


class Block:
    """Adjacent numbers of the same kind that belong together."""

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


def blocks_of_others(blocks: list[Block], others: int) -> list[Block]:
    """Returns the blocks of all other seats. The blocks of the first one have the prefix `other1.`, and so
    on.
    """
    found: list[Block] = []
    for number in range(1, others + 1):
        found += [Block(f"other{number}.{b.name}", b.size, b.kind, b.most, b.meaning) for b in blocks]
    return found


def total(blocks: list[Block]) -> int:
    return sum([block.size for block in blocks])


def added(numbers: list[int]) -> int:
    """Works like `sum`, but does not leave the compiled code."""
    found = 0
    for number in numbers:
        found += number
    return found


BYTES: Final = [[byte >> i & 1 for i in range(8)] for byte in range(256)]
"""The bits of each byte, lowest bit first."""


def add_bits(numbers: list[int], mask: i64, size: int) -> None:
    """Appends the lowest `size` bits of the mask, lowest bit first."""
    while size >= 8:
        numbers.extend(BYTES[mask & 255])
        mask >>= 8
        size -= 8
    if size > 0:
        numbers.extend(BYTES[mask & 255][:size])


def who_is_asked(p: Position, seat: int) -> int:
    """Returns 1 if this seat is the first one asked, 2 if it is chance, 3 if it is another seat, and 0 if
    nobody is asked.
    """
    asked = p.first_asked()
    return 1 if asked == seat else 2 if asked == CHANCE else 3 if asked != NOBODY else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[P]):
    """The features of one game.

    Increase `version` if a number gets another meaning while the declaration of the blocks stays the same.
    """

    version: int
    observation: list[Block]
    judgement: list[Block]
    """The blocks of estimates. The first one is a single number, the hand-made evaluation in units of the
    scores.
    """
    others_alike: bool = False
    """Whether the blocks `other1.` to `other3.` may be permuted, because no other block refers to one of them
    in particular. If so, training uses every permutation.
    """

    def observe(self, p: P, seat: int) -> list[int]:
        """Returns the facts that the seat knows.

        The numbers must be the same in all worlds that the seat cannot tell apart.
        """
        raise NotImplementedError

    def evaluation_inputs(self, p: P, seat: int) -> list[int]:
        """Returns the observation, followed by the blocks of estimates."""
        raise NotImplementedError

    def blocks(self) -> list[Block]:
        return self.observation + self.judgement

    def digest(self) -> str:
        """Returns a digest of the declared blocks.

        A network works only with the declaration with which it was trained.
        """
        lines = [f"version {self.version}"]
        lines += [f"{b.name} {b.size} {KINDS[b.kind]} {b.most}" for b in self.blocks()]
        return sha256("\n".join(lines).encode()).hexdigest()[:16]
