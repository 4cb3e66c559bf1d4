"""The matches that the published table consists of."""

from __future__ import annotations

from dataclasses import dataclass

from .. import games as house
from ..players.making import level
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
    better: float = 0
    """Stop once it is clear whether the first wins its equal share or so many times that; 0: play all."""

    def plan(self, game: str, games: int = 0) -> Plan:
        return Plan(game, self.players, games or self.games, self.seed)

    def test(self) -> Sequential | None:
        return Sequential(len(self.players), self.better) if self.better else None


def against(one: str, other: str, seats: int = 4) -> tuple[str, ...]:
    """One against all others of another kind."""
    return (one, *[other] * (seats - 1))


def levels(game: str, seed: int, seats: int) -> list[Rung]:
    """Each level against the one below, without limits of time, so that results are the same anywhere."""
    rules = house.load(game)
    named = [level(f"level-{number}", rules).partition(":seconds=")[0] for number in range(1, 6)]
    return [
        Rung(f"level-{n + 1}-{n}", against(named[n], named[n - 1], seats), 100, seed + n - 1, better=1.5)
        for n in range(1, 5)
    ]


RUNGS: dict[str, list[Rung]] = {
    "tzolkin": [
        Rung("greedy-random", against("greedy", "random"), 100, 21),
        Rung("search-greedy", against("search:1000", "greedy"), 60, 22),
        Rung("search-search", against("search:5000", "search:200"), 60, 23, better=1.7),
        Rung("self-play", ("search:1000",) * 4, 6, 24),
    ],
}
"""Published in docs/players.md."""


def rungs(game: str) -> list[Rung]:
    """Of any game: those published, or the usual ones with as many seats as it has, at most four."""
    if game in RUNGS:
        return [*RUNGS[game], *levels(game, 25, 4)]
    seats = min(4, house.load(game).most)
    return [
        Rung("greedy-random", against("greedy", "random", seats), 60, 31),
        Rung("search-greedy", against("search:1000", "greedy", seats), 40, 32),
        Rung("search-search", against("search:5000", "search:200", seats), 60, 33, better=1.7),
        *levels(game, 35, seats),
    ]


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
