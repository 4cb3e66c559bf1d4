"""Values that are face down at places, such as markers."""

from __future__ import annotations

from typing import ClassVar

from ..errors import HiddenValue
from ..seats import among
from .secret import HOLE, UNDECIDED, Secret, counted, number_of, pour


class FaceDown(Secret):
    """Face-down values at places, drawn from one pool. Chance determines a value when the first seat looks at
    it.

    `knowers` contains the seats that know the value of each place. `rest` counts the unused values by kind,
    and `size` all of them.
    """

    id: ClassVar[str] = "Marks"

    values: list[int]
    knowers: list[int]
    rest: list[int]
    size: int

    def copy(self) -> FaceDown:
        new = FaceDown()
        new.family = self.family
        new.values = self.values[:]
        new.knowers = self.knowers[:]
        new.rest = self.rest[:]
        new.size = self.size
        return new

    def kinds(self) -> int:
        return len(self.rest)

    def hide_from(self, viewer: int, pool: list[int]) -> None:
        self.rest = pour(self.rest, [0] * len(self.rest), pool)
        for place in range(len(self.values)):
            if self.values[place] >= 0 and not among(viewer, self.knowers[place]):
                pool[self.values[place]] += 1
                self.values[place] = HOLE

    def faults(self) -> list[str]:
        found = counted(self.rest, self.size, "marks")
        if len(self.knowers) != len(self.values):
            found.append(f"marks: {len(self.values)} places, {len(self.knowers)} sets of knowers")
        if any(not UNDECIDED <= v < len(self.rest) for v in self.values):
            found.append(f"marks: {self.values} are no values")
        return found

    def decided(self, place: int) -> bool:
        return self.values[place] != UNDECIDED

    def known_to(self, place: int, seat: int) -> bool:
        return self.values[place] != UNDECIDED and among(seat, self.knowers[place])

    def at(self, place: int) -> int:
        if self.values[place] < 0:
            raise HiddenValue
        return self.values[place]

    def possible(self) -> list[int]:
        """Returns the values that an undecided place can still take."""
        if number_of(self.rest) != self.size:
            raise HiddenValue
        return [value for value in range(len(self.rest)) if self.rest[value] > 0]

    def odds(self) -> list[int]:
        return [n for n in self.rest if n > 0]

    def decide(self, place: int, value: int) -> None:
        """Sets the value that chance has chosen for a place. No seat knows it before a `reveal`."""
        self.values[place] = value
        self.rest[value] -= 1
        self.size -= 1


def face_down(family: int, places: int, rest: list[int]) -> FaceDown:
    new = FaceDown()
    new.family = family
    new.values = [UNDECIDED] * places
    new.knowers = [0] * places
    new.rest = rest
    new.size = sum(rest)
    return new
