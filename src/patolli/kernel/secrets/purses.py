"""Secret numbers, and public sums of them."""

from __future__ import annotations

from typing import ClassVar

from ..errors import HiddenValue
from ..seats import NOBODY, among, row, viewer_of
from .secret import HOLE, Secret


class Purse(Secret):
    """A secret number.

    `low` and `high` are the bounds that each observer knows, beginning with the onlookers. Copies share these
    lists until one of them changes; call `own_bounds` before every in-place change.
    """

    id: ClassVar[str] = "Purse"

    knowers: int
    amount: int
    low: list[int]
    high: list[int]

    def copy(self) -> Purse:
        new = Purse()
        new.family = self.family
        new.knowers = self.knowers
        new.amount = self.amount
        new.low = self.low
        new.high = self.high
        return new

    def own_bounds(self) -> None:
        """Copies the bounds, so that this purse no longer shares them with its copies."""
        self.low = self.low[:]
        self.high = self.high[:]

    def hide_from(self, viewer: int, pool: list[int]) -> None:
        if not among(viewer, self.knowers):
            self.amount = HOLE
        self.own_bounds()
        for observer in range(1, len(self.low)):
            if observer != row(viewer):
                self.low[observer] = self.low[0]
                self.high[observer] = self.high[0]

    def faults(self) -> list[str]:
        for observer in range(len(self.low)):
            if not self.low[observer] <= self.amount <= self.high[observer]:
                bounds = f"{self.low[observer]} to {self.high[observer]}"
                return [f"purse: {self.amount}, but an observer knows {bounds}"]
        return [] if len(self.low) == len(self.high) else ["purse: bounds without their counterpart"]

    def value(self) -> int:
        if self.amount == HOLE:
            raise HiddenValue
        return self.amount

    def change(self, by: int) -> None:
        """Changes the amount openly."""
        if self.amount != HOLE:
            self.amount += by
        self.low = [low + by for low in self.low]
        self.high = [high + by for high in self.high]

    def change_unseen(self, by: int, witnesses: int, least: int, most: int) -> None:
        """Changes the amount. The knowers and the witnesses see the exact change; other observers only know
        that it is between `least` and `most`.
        """
        if self.amount != HOLE:
            self.amount += by
        self.own_bounds()
        for observer in range(len(self.low)):
            if among(viewer_of(observer), witnesses | self.knowers):
                self.low[observer] += by
                self.high[observer] += by
            else:
                self.low[observer] = max(0, self.low[observer] + least)
                self.high[observer] += most


def purse(knowers: int, players: int, amount: int) -> Purse:
    """Returns a purse whose amount is still public."""
    new = Purse()
    new.family = NOBODY
    new.knowers = knowers
    new.amount = amount
    new.low = [amount] * (players + 1)
    new.high = [amount] * (players + 1)
    return new


class Sum:
    """The public sum of several purses. `members` are the indexes of these purses in `Position.purses()`."""

    id: ClassVar[str] = "Sum"

    members: list[int]
    total: int

    def copy(self) -> Sum:
        new = Sum()
        new.members = self.members
        new.total = self.total
        return new


def total_of(members: list[int], total: int) -> Sum:
    new = Sum()
    new.members = members
    new.total = total
    return new
