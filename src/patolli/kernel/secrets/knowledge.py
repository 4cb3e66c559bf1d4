"""What observers know for certain about hidden pieces."""

from __future__ import annotations

from typing import ClassVar

from ..seats import MOST_SEATS, among, row, viewer_of


class Knowledge:
    """For each observer, the number of pieces of each kind that the observer knows to be there at least.
    The list is empty as long as no observer knows anything.

    Copies share these lists, so they are replaced and never changed in place.
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
        """Removes the knowledge that only other observers have. Common knowledge stays."""
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
        """Records that these observers now know of one more piece of this kind."""
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
        """Records that these seats know all the pieces here."""
        least = self.least[:]
        known = things[:]
        for viewer in range(-1, players):
            if among(viewer, crowd):
                while len(least) <= row(viewer):
                    least.append([0] * len(things))
                least[row(viewer)] = known
        self.least = least

    def drop(self, kind: int) -> None:
        """Records that one piece of this kind was removed publicly."""
        if self.least:
            least = [of[:] for of in self.least]
            for of in least:
                if of[kind] > 0:
                    of[kind] -= 1
            self.least = least

    def doubt(self, witnesses: int, kind: int) -> None:
        """Records that a piece was removed unseen: witnesses know its kind, and other observers become less
        certain about all kinds.
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
