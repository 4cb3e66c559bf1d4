"""Expected final points and chances to win, derived from evaluations.

Evaluations are designed for choosing moves. How they relate to the final result differs between games,
numbers of players and phases of the game. A game's file `evaluation/expectations.json` describes this
relation with one table for each evaluator and number of players (`expectation_table.py`).
`python -m patolli.arena.expectation_fit` fits the tables.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from .. import game_index
from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.position import Position
from .evaluator import Evaluator, is_over
from .expectation_table import Expectation, ExpectationTable, borrowed, unfitted
from .network_player import network_of

FILE: Final = "expectations.json"
"""The name of the file in a game's folder `evaluation`."""
BY_HAND: Final = "hand-made"
BY_NETWORK: Final = "network"


@dataclass(frozen=True)
class Corrections:
    """Correction factors, which were measured in games played to their ends, and the share of results that
    luck explains.
    """

    luck: float = 1.0
    """The share of an event's luck that remains one round later."""
    setup_luck: float = 1.0
    """The share of luck in the first turn that remains at the end of the game."""
    luck_explains: float = -1.0
    """The share of the differences between results that luck explains. A negative value means that the share
    is unknown.
    """
    costs: float = 1.0
    """The share of a choice's cost at the search horizon that remains at the end of the game."""


@dataclass(frozen=True)
class FittedTables:
    """The file with a game's fitted tables, by evaluator and number of players."""

    tables: dict[str, dict[int, ExpectationTable]]
    network: str
    """The digest of the network to which the network's tables were fitted."""
    digest: str
    corrections: dict[str, Corrections] = field(default_factory=dict)
    """By evaluator."""


@lru_cache(maxsize=16)
def fitted_tables(game: Game) -> FittedTables:
    try:
        file = resources.files(game.package).joinpath("evaluation", FILE)
    except TypeError:
        return FittedTables({}, "", "")
    if not file.is_file():
        return FittedTables({}, "", "")
    return read_tables(file.read_text(encoding="utf-8"))


def read_tables(text: str) -> FittedTables:
    data: dict[str, Any] = json.loads(text)
    known = ExpectationTable.__dataclass_fields__
    tables = {
        evaluator: {
            int(players): ExpectationTable(**{name: row[name] for name in known if name in row})
            for players, row in rows.items()
        }
        for evaluator, rows in data["evaluators"].items()
    }
    corrections = {evaluator: Corrections(**row) for evaluator, row in data.get("corrections", {}).items()}
    return FittedTables(tables, data["network"], hashlib.sha256(text.encode()).hexdigest()[:16], corrections)


NOT_CORRECTED: Final = Corrections()


class ExpectationModel:
    """The expected results for positions of one game, given by one evaluator and its table."""

    def __init__(
        self,
        game: Game,
        evaluator: Evaluator,
        name: str,
        table: ExpectationTable,
        fitted: bool,
        corrections: Corrections = NOT_CORRECTED,
    ) -> None:
        self.game = game
        self.evaluator = evaluator
        self.name = name
        self.table = table
        self.fitted = fitted
        """Whether the table was fitted for this game and number of players."""
        self.corrections = corrections

    def of(self, p: Position) -> Expectation:
        """Returns the expectation for a position that has no hidden values. For a finished game, returns its
        actual result.
        """
        if is_over(p):
            return result_of(p)
        return self.table.of(self.game.turn_count(p), evaluations(self.game, self.evaluator, p))

    def before_play(self, players: int) -> Expectation:
        """Returns the expectation before the game."""
        return Expectation(self.table.start or [0.0] * players, self.table.start_win if players > 1 else [])


def evaluations(game: Game, evaluator: Evaluator, p: Position) -> list[float]:
    """Returns every seat's final points, as predicted by the evaluator and the game."""
    unit = p.scores().unit
    points = evaluator.evaluate(p)[1]
    if type(evaluator) is Evaluator:
        return [(one + game.points_to_come(p, seat)) / unit for seat, one in enumerate(points)]
    return [one / unit for one in points]


def result_of(p: Position) -> Expectation:
    scores = p.scores()
    winners = scores.winners()
    points = [total / scores.unit for total in scores.totals()]
    if len(points) == 1:
        return Expectation(points, [])
    return Expectation(points, [1 / len(winners) if seat in winners else 0.0 for seat in range(len(points))])


def model_for(game: Game, components: str, players: int, evaluator: str = "") -> ExpectationModel:
    """Returns the model that predicts results best for this game and number of players, or the model of the
    named evaluator."""
    fitted = fitted_tables(game)
    network = network_of(game)
    usable = network is not None and network.fault(components, players) is None
    found: dict[str, ExpectationModel] = {}
    for name in (BY_HAND, BY_NETWORK):
        if name == BY_NETWORK and (network is None or not usable):
            continue
        rows = fitted.tables.get(name, {})
        if name == BY_NETWORK and network_digest(game) != fitted.network:
            rows = {}
        table = rows.get(players)
        engine = network.evaluator if name == BY_NETWORK and network is not None else Evaluator(game)
        near = table or borrowed(rows, players) or unfitted(players)
        corrections = fitted.corrections.get(name, NOT_CORRECTED) if rows else NOT_CORRECTED
        found[name] = ExpectationModel(game, engine, name, near, table is not None, corrections)
    if evaluator:
        if evaluator not in found:
            raise PatolliError(f"there is no evaluator {evaluator!r} here; there is {', '.join(found)}")
        return found[evaluator]
    best = [one for one in found.values() if one.fitted] or [found[BY_HAND]]
    return min(best, key=lambda one: one.table.error)


def judging_evaluator(game: Game) -> str:
    """Returns the evaluator that the game's settings name for judging choices. An empty name means the
    evaluator that predicts results best.
    """
    return game_index.manifest(game.name).review_evaluator


def network_digest(game: Game) -> str:
    network = network_of(game)
    return "" if network is None else hashlib.sha256(network.data).hexdigest()[:16]
