"""Face-down piles."""

from __future__ import annotations

from typing import ClassVar

from ..errors import HiddenValue
from ..seats import among
from .knowledge import Knowledge, no_knowledge
from .secret import HOLE, Secret, counted, number_of, pour


class Pile(Secret):
    """Face-down cards: an unordered part, and below it a tail in a fixed order.

    Chance determines the next card only when it is drawn. `knowers` contains the seats that know each card in
    the tail. `absent` lists the kinds that are publicly known to be missing from the unordered part; it is
    cleared when unseen cards are shuffled in.
    """

    id: ClassVar[str] = "Pile"

    rest: list[int]
    size: int
    sure: Knowledge
    absent: list[int]
    tail: list[int]
    knowers: list[int]

    def copy(self) -> Pile:
        new = Pile()
        new.family = self.family
        new.rest = self.rest[:]
        new.size = self.size
        new.sure = self.sure.copy()
        new.absent = self.absent[:]
        new.tail = self.tail[:]
        new.knowers = self.knowers[:]
        return new

    def kinds(self) -> int:
        return len(self.rest)

    def hide_from(self, viewer: int, pool: list[int]) -> None:
        self.rest = pour(self.rest, self.sure.of(viewer, len(self.rest)), pool)
        self.sure.keep_only(viewer)
        for i in range(len(self.tail)):
            if self.tail[i] >= 0 and not among(viewer, self.knowers[i]):
                pool[self.tail[i]] += 1
                self.tail[i] = HOLE

    def length(self) -> int:
        return self.size + len(self.tail)

    def next_kinds(self) -> list[int]:
        """Returns the possible kinds of the next card."""
        if self.size == 0:
            if self.tail and self.tail[0] == HOLE:
                raise HiddenValue
            return self.tail[:1]
        if number_of(self.rest) != self.size:
            raise HiddenValue
        return [kind for kind in range(len(self.rest)) if self.rest[kind] > 0]

    def next_odds(self) -> list[int]:
        return [n for n in self.rest if n > 0] if self.size > 0 else [1]

    def draw(self, kind: int) -> None:
        """Removes the next card, which is of this kind, from the pile."""
        if self.size == 0:
            del self.tail[0]
            del self.knowers[0]
        else:
            self.rest[kind] -= 1
            self.size -= 1
            self.sure.drop(kind)

    def draw_unseen(self, kind: int, witnesses: int) -> int:
        """Removes the next card, seen only by the witnesses. Returns the seats that already knew it."""
        if self.size == 0:
            knew = self.knowers[0]
            self.draw(kind)
            return knew
        self.rest[kind] -= 1
        self.size -= 1
        self.sure.doubt(witnesses, kind)
        return 0

    def put_under(self, kind: int, witnesses: int) -> None:
        """Puts a card at the bottom of the pile. Only the witnesses know its kind."""
        self.tail.append(kind)
        self.knowers.append(witnesses)

    def shuffle(self) -> None:
        """Shuffles the tail into the unordered part.

        Seats that knew a card in the tail still know that the pile contains it.
        """
        for i in range(len(self.tail)):
            kind = self.tail[i]
            self.size += 1
            if kind == HOLE:
                continue
            self.rest[kind] += 1
            self.sure.learn(self.knowers[i], kind, len(self.rest))
        if self.tail:
            self.absent = []
        self.tail = []
        self.knowers = []

    def faults(self) -> list[str]:
        found = counted(self.rest, self.size, "pile") + self.sure.faults(self.rest, "pile")
        if len(self.knowers) != len(self.tail) or any(not 0 <= k < len(self.rest) for k in self.tail):
            found.append(f"pile: {self.tail} below, known by {self.knowers}")
        if any(not 0 <= k < len(self.rest) or self.rest[k] > 0 for k in self.absent):
            found.append(f"pile: {self.absent} are marked absent, but {self.rest} are there")
        return found


def pile(family: int, rest: list[int]) -> Pile:
    """Returns a shuffled pile. `rest` is the number of cards of each kind."""
    new = Pile()
    new.family = family
    new.rest = rest
    new.size = sum(rest)
    new.sure = no_knowledge()
    new.absent = []
    new.tail = []
    new.knowers = []
    return new
