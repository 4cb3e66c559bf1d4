"""Converts evaluations to expected final points and chances to win.

Evaluations are made for choosing moves. How they relate to final results depends on the game, the number of
players and the phase of the game. A game's file `evaluation/expectations.json` describes this relation by one
table for each evaluator and number of players (`expectation_table.py`). The tables are fitted by `python -m
patolli.arena.expectation_fit`.
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
"""The file name of a game's tables, in the game's folder `evaluation`."""
BY_HAND: Final = "hand-made"
BY_NETWORK: Final = "network"


@dataclass(frozen=True)
class Corrections:
    """Factors that correct luck and costs, and the share of results that luck explains. They were measured in
    games played to the end.
    """

    luck: float = 1.0
    """The share of an event's luck that remains one round later."""
    setup_luck: float = 1.0
    """The share of the luck in the first turn that remains at the end of the game."""
    luck_explains: float = -1.0
    """The share of the differences between results that luck explains. Negative if unknown."""
    costs: float = 1.0
    """The share of a choice's cost at the search horizon that remains at the end of the game."""


@dataclass(frozen=True)
class FittedTables:
    """A game's fitted tables, by evaluator and number of players."""

    tables: dict[str, dict[int, ExpectationTable]]
    network: str
    """The digest of the network for which tables were fitted."""
    digest: str
    corrections: dict[str, Corrections] = field(default_factory=dict)
    """The corrections by evaluator."""


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
    """Predicts results of positions in one game, with an evaluator and its table."""

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
        """Returns the expectation for a position without hidden values, or the result if the game is over."""
        if is_over(p):
            return result_of(p)
        return self.table.of(self.game.turn_count(p), evaluations(self.game, self.evaluator, p))

    def before_play(self, players: int) -> Expectation:
        """Returns the expectation before the first move."""
        return Expectation(self.table.start or [0.0] * players, self.table.start_win if players > 1 else [])


def evaluations(game: Game, evaluator: Evaluator, p: Position) -> list[float]:
    """Returns the final points of every seat as predicted by the evaluator, before the table is applied."""
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
    """Returns the model with this evaluator or, if the name is empty, the one that predicts results best for
    this game and number of players.
    """
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
    """Returns the evaluator that the game specifies for judging choices. If empty, the one that predicts
    results best should be used.
    """
    return game_index.manifest(game.name).review_evaluator


def network_digest(game: Game) -> str:
    network = network_of(game)
    return "" if network is None else hashlib.sha256(network.data).hexdigest()[:16]
