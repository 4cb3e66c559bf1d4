"""What observers know for certain about hidden pieces."""

from __future__ import annotations

from typing import ClassVar

from ..seats import MOST_SEATS, among, row, viewer_of


class Knowledge:
    """The minimum number of pieces of each kind that an observer knows to be in a place, for each observer.

    `least` has a row for each observer, beginning with the onlookers, and is empty while no observer knows
    anything. Copies share the rows, so rows are replaced and never changed in place.
    """

    id: ClassVar[str] = "Sure"

    least: list[list[int]]

    def copy(self) -> Knowledge:
        new = Knowledge()
        new.least = self.least
        return new

    def of(self, viewer: int, kinds: int) -> list[int]:
        if row(viewer) < len(self.least):
            return self.least[row(viewer)]
        return [0] * kinds

    def keep_only(self, viewer: int) -> None:
        """Removes what only other observers know. Common knowledge stays."""
        if self.least:
            known = self.least[0]
            own = row(viewer)
            self.least = [self.least[i] if i == own else known for i in range(len(self.least))]

    def faults(self, things: list[int], where: str) -> list[str]:
        for of in self.least:
            if len(of) != len(things) or any(of[k] > things[k] or of[k] < 0 for k in range(len(things))):
                return [f"{where}: an observer is sure of {of}, but there are {things}"]
        return []

    def learn(self, crowd: int, kind: int, kinds: int) -> None:
        """Records that these observers know of one more piece of this kind."""
        if crowd == 0:
            return
        least = [of[:] for of in self.least]
        for i in range(MOST_SEATS + 1):
            if among(viewer_of(i), crowd):
                while len(least) <= i:
                    least.append([0] * kinds)
                least[i][kind] += 1
        self.least = least

    def know(self, crowd: int, players: int, things: list[int]) -> None:
        """Records that these seats know all the pieces in the place."""
        least = self.least[:]
        known = things[:]
        for viewer in range(-1, players):
            if among(viewer, crowd):
                while len(least) <= row(viewer):
                    least.append([0] * len(things))
                least[row(viewer)] = known
        self.least = least

    def drop(self, kind: int) -> None:
        """Records that one piece of this kind was removed openly."""
        if self.least:
            least = [of[:] for of in self.least]
            for of in least:
                if of[kind] > 0:
                    of[kind] -= 1
            self.least = least

    def doubt(self, witnesses: int, kind: int) -> None:
        """Records that a piece was removed unseen. Witnesses know its kind; for other observers, it could
        have been of any kind.
        """
        if not self.least:
            return
        least = [of[:] for of in self.least]
        for i in range(len(least)):
            of = least[i]
            for k in range(len(of)):
                if of[k] > 0 and (k == kind or not among(viewer_of(i), witnesses)):
                    of[k] -= 1
        self.least = least


def no_knowledge() -> Knowledge:
    new = Knowledge()
    new.least = []
    return new
