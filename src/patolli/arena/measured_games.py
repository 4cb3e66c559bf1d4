"""Games for measuring how reliable reviews are."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from .recorded_games import recorded

Lines = list[dict[str, Any]]
"""The results of measurements, one for each game."""


SUSPECTED: Final = 4.0


@dataclass(frozen=True)
class MeasuredGame:
    game: str
    players: int
    player: str
    depth: int
    settled: bool
    seed: int
    record: str = ""
    suspected: float = SUSPECTED
    """An answer is planted only if it seems to cost at least this many points."""
    worst_of: int = 1
    """The number of random answers of which the worst one is planted."""

    def text(self) -> str:
        return self.record or recorded(self.game, self.players, self.player, self.seed)


def records_in(paths: list[Path], players: int) -> list[tuple[int, str]]:
    games = [json.loads(line) for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    return sorted((one["seed"], one["record"]) for one in games if one["players"] == players)


def lines_in(paths: list[Path]) -> Lines:
    """Returns the results written by earlier measurements, one for each game."""
    lines = [json.loads(line) for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    return list({one["seed"]: one for one in lines}.values())
