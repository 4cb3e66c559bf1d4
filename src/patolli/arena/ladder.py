"""The matches that the published table consists of."""

from __future__ import annotations

from dataclasses import dataclass

from .numbers import Sequential, lost_by_all, standings
from .plan import Plan
from .playing import Played
from .report import digest


@dataclass(frozen=True)
class Rung:
    name: str
    players: tuple[str, ...]
    games: int
    seed: int
    sequential: bool = False

    def plan(self, game: str, games: int = 0) -> Plan:
        return Plan(game, self.players, games or self.games, self.seed)

    def test(self) -> Sequential | None:
        return Sequential(len(self.players)) if self.sequential else None


def against(one: str, other: str) -> tuple[str, ...]:
    """One against three of another kind."""
    return (one, other, other, other)


RUNGS: dict[str, list[Rung]] = {
    "tzolkin": [
        Rung("greedy-random", against("greedy", "random"), 100, 21),
        Rung("search-greedy", against("search:1000", "greedy"), 60, 22),
        Rung("search-search", against("search:5000", "search:200"), 60, 23, sequential=True),
        Rung("self-play", ("search:1000",) * 4, 6, 24),
        Rung("level-2-1", against("level-2", "level-1"), 60, 25, sequential=True),
        Rung("level-3-2", against("level-3", "level-2"), 60, 26, sequential=True),
        Rung("level-4-3", against("level-4", "level-3"), 60, 27, sequential=True),
        Rung("level-5-4", against("level-5", "level-4"), 60, 28, sequential=True),
    ],
}


def table_head() -> str:
    return (
        "| rung | players | games | wins of the first | 95 % | points | winners' points | digest |\n"
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |"
    )


def row(rung: Rung, plan: Plan, games: list[Played], test: Sequential | None) -> str:
    first = next(s for s in standings(plan.players, games) if s.name == plan.players[0])
    best = [max(played.points) for played in games]
    said = [test.verdict() or "not yet clear"] if test is not None else []
    if lost := lost_by_all(games):
        said.append(f"{lost:.0%} lost by all")
    cells = [
        rung.name,
        f"{plan.players[0]} v. {plan.players[-1]}",
        f"{len(games)} ({', '.join(said)})" if said else f"{len(games)}",
        f"{first.share():.0%}",
        f"{first.low:.0%}–{first.high:.0%}",
        f"{first.points:.1f} ± {first.points_margin:.1f}",
        f"{sum(best) / max(1, len(best)):.1f}",
        f"`{digest(games)}`",
    ]
    return f"| {' | '.join(cells)} |"
