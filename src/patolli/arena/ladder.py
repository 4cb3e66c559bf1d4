"""The published matches between players of one game."""

from __future__ import annotations

from dataclasses import dataclass

from ..game_index import manifest
from ..games import load as load_game
from ..players.factory import level_definition
from .game_runner import GameResult
from .report import digest
from .schedule import Schedule
from .statistics import SequentialTest, lost_by_all, standings


@dataclass(frozen=True)
class LadderMatch:
    name: str
    players: tuple[str, ...]
    games: int
    seed: int
    better: float = 0
    """Stop once it is clear whether the first wins its equal share or this many times that; 0: play all."""

    def plan(self, game: str, games: int = 0) -> Schedule:
        return Schedule(game, self.players, games or self.games, self.seed)

    def test(self) -> SequentialTest | None:
        return SequentialTest(len(self.players), self.better) if self.better else None


def against(one: str, other: str, seats: int = 4) -> tuple[str, ...]:
    """One player against copies of another."""
    return (one, *[other] * (seats - 1))


def levels(game: str, seed: int, seats: int) -> list[LadderMatch]:
    """Each level against the one below, without limits of time, so that results are the same anywhere."""
    rules = load_game(game)
    named = [level_definition(f"level-{number}", rules).partition(":seconds=")[0] for number in range(1, 6)]
    return [
        LadderMatch(
            f"level-{n + 1}-{n}", against(named[n], named[n - 1], seats), 100, seed + n - 1, better=1.5
        )
        for n in range(1, 5)
    ]


def ladder_matches(game: str) -> list[LadderMatch]:
    """Those of the game's `game.toml`, or the usual ones with as many seats as it has, at most four."""
    about = manifest(game)
    seats = min(4, load_game(game).most)
    if about.ladder:
        published = [LadderMatch(**{**one, "players": tuple(one["players"])}) for one in about.ladder]
        return [*published, *levels(game, about.ladder_seed, seats)]
    return [
        LadderMatch("greedy-random", against("greedy", "random", seats), 60, 31),
        LadderMatch("search-greedy", against("search:1000", "greedy", seats), 40, 32),
        LadderMatch("search-search", against("search:5000", "search:200", seats), 60, 33, better=1.7),
        *levels(game, about.ladder_seed, seats),
    ]


def table_head() -> str:
    return (
        "| rung | players | games | wins of the first | 95 % | points | winners' points | digest |\n"
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |"
    )


def row(match: LadderMatch, plan: Schedule, games: list[GameResult], test: SequentialTest | None) -> str:
    first = next(s for s in standings(plan.players, games) if s.name == plan.players[0])
    best = [max(played.points) for played in games]
    remarks = [test.verdict() or "not yet clear"] if test is not None else []
    if lost := lost_by_all(games):
        remarks.append(f"{lost:.0%} lost by all")
    cells = [
        match.name,
        f"{plan.players[0]} v. {plan.players[-1]}",
        f"{len(games)} ({', '.join(remarks)})" if remarks else f"{len(games)}",
        f"{first.share():.0%}",
        f"{first.low:.0%}–{first.high:.0%}",
        f"{first.points:.1f} ± {first.points_margin:.1f}",
        f"{sum(best) / max(1, len(best)):.1f}",
        f"`{digest(games)}`",
    ]
    return f"| {' | '.join(cells)} |"
