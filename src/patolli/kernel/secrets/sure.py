"""What an observer of hidden things is sure of."""

from __future__ import annotations

from ..seats import MOST_SEATS, among, row, viewer_of


class Sure:
    """Per observer, how many of each kind he is sure of. Empty while nobody is sure of anything."""

    least: list[list[int]]

    def copy(self) -> Sure:
        new = Sure()
        new.least = [of[:] for of in self.least] if self.least else []
        return new

    def of(self, viewer: int, kinds: int) -> list[int]:
        if row(viewer) < len(self.least):
            return self.least[row(viewer)]
        return [0] * kinds

    def keep_only(self, viewer: int) -> None:
        """What others are sure of is nobody else's knowledge, but for what everybody is sure of."""
        for i in range(1, len(self.least)):
            if i != row(viewer):
                self.least[i] = self.least[0][:]

    def faults(self, things: list[int], where: str) -> list[str]:
        for of in self.least:
            if len(of) != len(things) or any(of[k] > things[k] or of[k] < 0 for k in range(len(things))):
                return [f"{where}: somebody is sure of {of}, where {things} lie"]
        return []

    def learn(self, crowd: int, kind: int, kinds: int) -> None:
        """This crowd is sure of one more of this kind."""
        for i in range(MOST_SEATS + 1):
            if among(viewer_of(i), crowd):
                while len(self.least) <= i:
                    self.least.append([0] * kinds)
                self.least[i][kind] += 1

    def drop(self, kind: int) -> None:
        """One of this kind left, and everybody saw it."""
        for of in self.least:
            if of[kind] > 0:
                of[kind] -= 1

    def doubt(self, witnesses: int, kind: int) -> None:
        """One left unseen: witnesses know which, the others are less sure of everything."""
        for i in range(len(self.least)):
            of = self.least[i]
            for k in range(len(of)):
                if of[k] > 0 and (k == kind or not among(viewer_of(i), witnesses)):
                    of[k] -= 1


def nothing_sure() -> Sure:
    new = Sure()
    new.least = []
    return new
