"""Measures how well an expectation table predicts results: its errors, bias and calibration."""

from __future__ import annotations

import math
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Final

from ..players.expectation_table import KNOTS, ExpectationTable
from .expectation_samples import Sample, won
from .figures import SURE, deviation, mean

BINS: Final = 10
FIFTHS: Final = 5


@dataclass
class Judgement:
    """What a table predicted for a position, and the actual result."""

    game: tuple[int, int]
    part: int
    points: list[float]
    win: list[float]
    results: list[float]
    winners: list[int]


def judgements_of(table: ExpectationTable, samples: list[Sample], fold: int = 0) -> list[Judgement]:
    found = []
    for one in samples:
        said = table.of(one.turn, one.evaluations)
        part, _ = table.knots(one.turn)
        found.append(Judgement((fold, one.game), part, said.points, said.win, one.points, one.winners))
    return found


def checked(judgements: list[Judgement]) -> dict[str, Any]:
    """Returns figures for the quality of predictions in each eighth of the game.

    `bias` is the mean error, positive if results are overestimated, with half the width of its confidence
    interval over games. For calibration, the predictions of each eighth are sorted and divided into fifths:
    `calibration` is the mean absolute error of the fifths, `beyond_noise` the part of it that chance does not
    explain, and `diagram` contains the mean prediction, the mean result and the margin for each fifth. `win`
    contains the same figures for chances to win, in percent, and `chances` the share of wins for each range
    of predicted chances.
    """
    parts: list[list[Judgement]] = [[] for _ in range(KNOTS - 1)]
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    brier: list[float] = []
    for one in judgements:
        parts[one.part].append(one)
        for seat, chance in enumerate(one.win):
            came = won(one.winners, seat)
            bins[min(BINS - 1, int(chance * BINS))].append((chance, came))
            brier.append((chance - came) ** 2)
    return {
        "error": error_of(judgements),
        "error_by_eighth": [error_of(part) if part else None for part in parts],
        "bias_by_eighth": [bias_of(part) if part else None for part in parts],
        **calibration_figures([predictions_of_points(part) for part in parts]),
        "win": calibration_figures([predictions_of_chances(part) for part in parts]),
        "brier": round(mean(brier), 4) if brier else None,
        "chances": [
            [round(mean([c for c, _ in part]), 3), round(mean([w for _, w in part]), 3), len(part)]
            for part in bins
            if part
        ],
    }


def error_of(judgements: list[Judgement]) -> float:
    return round(math.sqrt(mean([gap**2 for one in judgements for gap in gaps(one)])), 2)


def gaps(one: Judgement) -> list[float]:
    return [said - came for said, came in zip(one.points, one.results, strict=True)]


def bias_of(judgements: list[Judgement]) -> list[float]:
    by_game: dict[tuple[int, int], list[float]] = {}
    for one in judgements:
        by_game.setdefault(one.game, []).extend(gaps(one))
    means = [mean(part) for part in by_game.values()]
    return [round(mean(means), 2), round(SURE * deviation(means) / math.sqrt(len(means)), 2)]


@dataclass(frozen=True)
class Fifth:
    """A fifth of the predictions for one eighth of the game, sorted by predicted value: the mean predicted
    value, the mean actual value, and the error of the difference.
    """

    said: float
    came: float
    error: float
    """The standard error, with each game counted as a single observation."""


Prediction = tuple[float, float, tuple[int, int]]
"""A predicted value, the actual value, and the key of the game they belong to."""


def predictions_of_points(judgements: list[Judgement]) -> list[Prediction]:
    return [
        (said, came, one.game)
        for one in judgements
        for said, came in zip(one.points, one.results, strict=True)
    ]


def predictions_of_chances(judgements: list[Judgement]) -> list[Prediction]:
    """Returns predicted chances to win and actual wins, in percent."""
    return [
        (100 * chance, 100 * won(one.winners, seat), one.game)
        for one in judgements
        for seat, chance in enumerate(one.win)
    ]


def fifths_of(predictions: list[Prediction]) -> list[Fifth]:
    """Sorts predictions by predicted value and divides them into fifths. The actual values do not influence
    the order of equal predictions.
    """
    ordered = sorted(predictions, key=itemgetter(0))
    parts = [ordered[len(ordered) * i // FIFTHS : len(ordered) * (i + 1) // FIFTHS] for i in range(FIFTHS)]
    return [fifth_of(part) for part in parts if part]


def fifth_of(part: list[Prediction]) -> Fifth:
    said, came = mean([said for said, _, _ in part]), mean([came for _, came, _ in part])
    by_game: dict[tuple[int, int], float] = {}
    for one, result, game in part:
        by_game[game] = by_game.get(game, 0.0) + one - result - said + came
    return Fifth(said, came, math.sqrt(sum(one * one for one in by_game.values())) / len(part))


def calibration_of(fifths: list[Fifth]) -> float:
    """Returns the mean absolute error of the fifths."""
    return round(mean([abs(one.said - one.came) for one in fifths]), 2)


def beyond_noise(fifths: list[Fifth]) -> float:
    """Returns the part of the fifths' errors that chance does not explain: the root of their mean square
    after subtracting the squared standard errors.
    """
    left = mean([(one.said - one.came) ** 2 - one.error**2 for one in fifths])
    return round(math.sqrt(max(0.0, left)), 2)


def diagram_of(fifths: list[Fifth]) -> list[list[float]]:
    """Returns the predicted value, the actual value and the margin of each fifth."""
    return [[round(one.said, 1), round(one.came, 1), round(SURE * one.error, 1)] for one in fifths]


def calibration_figures(predictions: list[list[Prediction]]) -> dict[str, Any]:
    """Returns figures for each eighth of the game, or None for one without predictions."""
    parts = [fifths_of(part) for part in predictions]
    return {
        "calibration_by_eighth": [calibration_of(part) if part else None for part in parts],
        "beyond_noise_by_eighth": [beyond_noise(part) if part else None for part in parts],
        "diagram_by_eighth": [diagram_of(part) for part in parts],
    }
