"""The review of one game as plain numbers in a fixed order, with a digest."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from ..game_index import manifest
from ..players.expectations import ExpectationModel, fitted_tables, result_of
from .curve import CurvePoint, curve
from .judgement import JudgedChoice
from .ledger import LedgerRow, points_ledger, win_ledger
from .luck import ChanceLuck, luck
from .start_expectation import expected_at_start
from .timeline import Timeline
from .turning_points import TurningPoint, turning_points
from .unforeseen import TurnRemainder, turn_remainders
from .verdicts import Thresholds, thresholds_of, verdict_of

FORMAT: Final = 7
DIGITS: Final = 4


@dataclass(frozen=True)
class ReviewKey:
    """Everything that determines a review: equal keys give equal reviews."""

    record: str
    game: str
    edition: int
    depth: int
    evaluator: str
    judged_by: str
    """The name of the evaluator that judges choices."""
    tables: str
    """The digest of the game's file of expectation tables."""
    format: int = FORMAT


def key_of(timeline: Timeline, model: ExpectationModel, depth: int, judged_by: str) -> ReviewKey:
    game = timeline.game
    tables = fitted_tables(game).digest
    return ReviewKey(timeline.digest, game.name, game.edition, depth, model.name, judged_by, tables)


@dataclass(frozen=True)
class Review:
    """A review, possibly unfinished: `choices` are those judged so far, in game order."""

    key: ReviewKey
    fitted: bool
    names: list[str]
    sources: list[str]
    thresholds: Thresholds
    error: float
    """The typical error of expected points, or 0 if it was not measured."""
    decisions: int
    """The number of choices to be judged."""
    examined: int
    """The number of choices judged so far, plus the number of chance events whose turns have been played to
    the end.
    """
    to_examine: int
    luck_explains: float
    """The share of the differences between results that luck explains in this game. Negative if unknown."""
    cost_share: float
    """The share of a cost at the search horizon that usually remains at the end of the game. All costs are
    multiplied by it.
    """
    curve: list[CurvePoint]
    luck: list[ChanceLuck]
    choices: list[JudgedChoice]
    points: list[LedgerRow]
    win: list[LedgerRow]
    turning_points: list[TurningPoint]
    remainders: list[TurnRemainder]
    """The parts of the remainder by turn, for the turns that have been examined completely."""

    def is_complete(self) -> bool:
        return self.examined == self.to_examine

    def to_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = rounded(asdict(self))
        for choice, row in zip(self.choices, found["choices"], strict=True):
            row["verdict"] = verdict_of(choice, self.thresholds)
        found["complete"] = self.is_complete()
        found["digest"] = digest_of(found)
        return found


class RoughReview:
    """The parts of a review that need no search: the curve and a first estimate of luck."""

    def __init__(
        self, timeline: Timeline, model: ExpectationModel, depth: int, judging: ExpectationModel
    ) -> None:
        self.timeline = timeline
        self.model = model
        self.cost_share = judging.corrections.costs
        self.key = key_of(timeline, model, depth, judging.name)
        self.thresholds = thresholds_of(model.table)
        self.curve = curve(timeline, model)
        self.luck = luck(timeline, model)
        self.decisions = timeline.decisions()
        self.to_examine = sorted(self.decisions + [one.at for one in self.luck])

    def with_choices(self, examined: Sequence[JudgedChoice | ChanceLuck]) -> Review:
        """Returns the review with these results. Chance events that have not been examined keep their first
        estimate.
        """
        judged = sorted((one for one in examined if isinstance(one, JudgedChoice)), key=lambda one: one.at)
        settled = {one.at: one for one in examined if isinstance(one, ChanceLuck)}
        luck = [settled.get(one.at, one) for one in self.luck]
        usual = expected_at_start(self.timeline, self.model)
        result = result_of(self.timeline.end)
        waiting = set(self.to_examine).difference(one.at for one in examined)
        remainders = turn_remainders(self.curve, luck, judged, waiting)
        return Review(
            self.key,
            self.model.fitted and has_fitted_options(self.timeline),
            self.timeline.names,
            self.timeline.end.scores().sources,
            self.thresholds,
            self.model.table.error,
            len(self.decisions),
            len(examined),
            len(self.to_examine),
            self.model.corrections.luck_explains,
            self.cost_share,
            self.curve,
            luck,
            judged,
            points_ledger(usual, result, luck, judged),
            win_ledger(usual, result, luck, judged),
            turning_points(self.timeline, luck, judged, self.thresholds, remainders),
            remainders,
        )


def has_fitted_options(timeline: Timeline) -> bool:
    """Returns whether the expected results were fitted to games with the options of this one."""
    fitted = manifest(timeline.game.name).fitted_options
    return all(timeline.chosen_options.get(name, value) == value for name, value in fitted.items())


def rounded(value: Any) -> Any:
    """Rounds all numbers in a value, so that saved reviews are readable and can be compared."""
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0
    if isinstance(value, dict):
        return {name: rounded(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(one) for one in value]
    return value


def digest_of(saved: dict[str, Any]) -> str:
    exact = {name: value for name, value in saved.items() if name != "digest"}
    return hashlib.sha256(json.dumps(exact, sort_keys=True).encode()).hexdigest()[:16]
