"""Hands of hidden cards."""

from __future__ import annotations

from typing import ClassVar

from ..errors import HiddenValue
from .knowledge import Knowledge, no_knowledge
from .secret import Secret, counted, number_of, pour


class Hand(Secret):
    """A seat's hidden cards, counted by kind. `sure` is what other observers know about them."""

    id: ClassVar[str] = "Hand"

    owner: int
    cards: list[int]
    size: int
    sure: Knowledge

    def copy(self) -> Hand:
        new = Hand()
        new.family = self.family
        new.owner = self.owner
        new.cards = self.cards[:]
        new.size = self.size
        new.sure = self.sure.copy()
        return new

    def kinds(self) -> int:
        return len(self.cards)

    def hide_from(self, viewer: int, pool: list[int]) -> None:
        if viewer != self.owner:
            self.cards = pour(self.cards, self.sure.of(viewer, len(self.cards)), pool)
        self.sure.keep_only(viewer)

    def faults(self) -> list[str]:
        return counted(self.cards, self.size, "hand") + self.sure.faults(self.cards, "hand")

    def count(self, kind: int) -> int:
        if number_of(self.cards) != self.size:
            raise HiddenValue
        return self.cards[kind]

    def held(self) -> list[int]:
        """Returns the kinds of the cards in this hand."""
        if number_of(self.cards) != self.size:
            raise HiddenValue
        return [kind for kind in range(len(self.cards)) if self.cards[kind] > 0]

    def gain(self, kind: int, witnesses: int) -> None:
        """Adds a card. The owner and the witnesses know its kind."""
        self.cards[kind] += 1
        self.size += 1
        self.sure.learn(witnesses & ~(1 << self.owner), kind, len(self.cards))

    def play(self, kind: int) -> None:
        """Removes a card openly."""
        self.cards[kind] -= 1
        self.size -= 1
        self.sure.drop(kind)

    def slip(self, kind: int, witnesses: int) -> None:
        """Removes a card whose kind only the owner and the witnesses see."""
        self.cards[kind] -= 1
        self.size -= 1
        self.sure.doubt(witnesses, kind)


def hand(family: int, owner: int, kinds: int) -> Hand:
    new = Hand()
    new.family = family
    new.owner = owner
    new.cards = [0] * kinds
    new.size = 0
    new.sure = no_knowledge()
    return new
