"""The matches between players whose results are published for a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..game_index import manifest
from ..games import load as load_game
from ..kernel.errors import PatolliError
from ..players import level_definitions
from .game_runner import GameResult
from .report import digest
from .schedule import Schedule
from .statistics import SequentialTest, lost_by_all, standings

SEEDS_APART: Final = 100
"""The seeds of the matches between levels differ by this number for each additional player."""


@dataclass(frozen=True)
class LadderMatch:
    name: str
    players: tuple[str, ...]
    games: int
    seed: int
    better: float = 0
    """If set, the match stops as soon as it is clear whether the first player wins only its equal share of
    games or this many times that share.
    """

    def plan(self, game: str, games: int = 0) -> Schedule:
        return Schedule(game, self.players, games or self.games, self.seed)

    def test(self) -> SequentialTest | None:
        return SequentialTest(len(self.players), self.better) if self.better else None


def against(one: str, other: str, seats: int = 4) -> tuple[str, ...]:
    """Returns the seats of a match between one player and copies of another."""
    return (one, *[other] * (seats - 1))


def levels(game: str, seed: int, seats: int) -> list[LadderMatch]:
    """Returns a match between each level and the one below. The levels have no time limits, so that the
    results are reproducible.
    """
    rules = load_game(game)
    named = [timeless(level_definitions.definition(one, rules, seats)) for one in level_definitions.NAMES]
    return [
        LadderMatch(
            f"level-{n + 1}-{n}", against(named[n], named[n - 1], seats), 100, seed + n - 1, better=1.5
        )
        for n in range(1, len(named))
    ]


def timeless(player: str) -> str:
    return ":".join(part for part in player.split(":") if not part.startswith("seconds="))


def ladder_matches(game: str, seats: int = 0) -> list[LadderMatch]:
    """Returns the published matches of a game: those in its `game.toml` or else the default ones, followed by
    the matches between levels. If the number of players is not the usual one, only the matches between levels
    are returned.
    """
    about, rules = manifest(game), load_game(game)
    usual = min(4, rules.most)
    seats = seats or usual
    if not max(2, rules.fewest) <= seats <= rules.most:
        raise PatolliError(f"{game} is for {rules.fewest} to {rules.most} players, not {seats}")
    rungs = levels(game, about.ladder_seed + SEEDS_APART * (usual - seats), seats)
    if seats != usual:
        return rungs
    if about.ladder:
        published = [LadderMatch(**{**one, "players": tuple(one["players"])}) for one in about.ladder]
        return [*published, *rungs]
    return [
        LadderMatch("greedy-random", against("greedy", "random", seats), 60, 31),
        LadderMatch("search-greedy", against("search:1000", "greedy", seats), 40, 32),
        LadderMatch("search-search", against("search:5000", "search:200", seats), 60, 33, better=1.7),
        *rungs,
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
