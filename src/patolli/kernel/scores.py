"""Scores, separated by the source of the points."""

from __future__ import annotations


class Scores:
    """The points of each seat by source, and the ranks. `unit` units of the table make one point."""

    unit: int
    sources: list[str]
    table: list[list[int]]
    ranks: list[int]
    automa: list[list[int]]
    """The points by source, as in `table`, of opponents without a seat, such as an automa."""
    automa_ranks: list[int]

    def __init__(self) -> None:
        self.automa = []
        self.automa_ranks = []

    def __repr__(self) -> str:
        """Shows points: `<Scores: [21, 30.5], best seats [1]>`."""
        points = ", ".join([f"{total / self.unit:g}" for total in self.totals()])
        return f"<Scores: [{points}], best seats {self.winners()}>"

    def totals(self) -> list[int]:
        return [sum(row) for row in self.table]

    def winners(self) -> list[int]:
        return best_of(self.ranks)


def best_of(ranks: list[int]) -> list[int]:
    """Returns the seats with the first rank, or an empty list if no seat has won."""
    return [seat for seat in range(len(ranks)) if ranks[seat] == 1]


def scores(unit: int, sources: list[str], table: list[list[int]], tie_break: list[int]) -> Scores:
    """Ranks the seats by their total, then by tie-break. Seats that are still tied share a rank."""
    new = Scores()
    new.unit = unit
    new.sources = sources
    new.table = table
    keys = [(sum(row), tie) for row, tie in zip(table, tie_break, strict=True)]
    new.ranks = [1 + sum(1 for other in keys if other > key) for key in keys]
    return new
