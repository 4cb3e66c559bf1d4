"""Selects samples from games for fitting expectation tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

MOST_A_GAME: Final = 60
"""The approximate maximum number of samples from one game. Further samples would add little."""


@dataclass
class Sample:
    game: int
    turn: int
    evaluations: list[float]
    points: list[float]
    winners: list[int]


def samples_of(games: list[dict[str, Any]], engine: int) -> list[Sample]:
    return [
        Sample(n, row[0], row[1 + engine], game["points"], game["winners"])
        for n, game in enumerate(games)
        for row in game["samples"][:: max(1, len(game["samples"]) // MOST_A_GAME)]
        if len(row) > 1 + engine
    ]


def won(winners: list[int], seat: int) -> float:
    return 1 / len(winners) if seat in winners else 0.0
