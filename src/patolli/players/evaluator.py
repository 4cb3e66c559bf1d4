# compiled
"""Evaluates positions for each seat, with the game's own evaluation or with a network."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.features import Features
from ..kernel.game import Game
from ..kernel.native import mypyc_attr
from ..kernel.position import Position
from .network import HEAD_BITS

THOUSAND: Final = 1000
HEAD_POINTS: Final = 10
"""The number of points that an output of 1 represents."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The game's own evaluation. Values and points are in units of the game's scores."""

    game: Game

    def __init__(self, game: Game) -> None:
        self.game = game

    def unit(self, p: Position) -> int:
        """Returns the value of one point."""
        return p.scores().unit

    def value(self, p: Position, seat: int) -> int:
        """Returns the value that this seat tries to maximize."""
        return self.game.evaluate_seat(p, seat)

    def evaluate(self, p: Position) -> tuple[list[int], list[int]]:
        """Returns the value of each seat, and its expected final points in units of the scores."""
        found = self.game.evaluate(p)
        return found, found

    def evaluate_seat(self, p: Position, seat: int) -> tuple[int, int]:
        """Returns the value of one seat and its expected final points."""
        found = self.game.evaluate_seat(p, seat)
        return found, found


class NetworkEvaluator(Evaluator):
    """The evaluation by a network, in thousandths of a point. Finished games are evaluated by their
    results.
    """

    features: Features
    network: Any
    mix: list[int]
    score_unit: int
    """The unit of the game's scores, or 0 if it has not been needed yet."""

    def __init__(self, game: Game, features: Features, network: Any, mix: list[int]) -> None:
        super().__init__(game)
        self.features = features
        self.network = network
        self.mix = mix
        self.score_unit = 0

    def unit(self, p: Position) -> int:
        return THOUSAND

    def value(self, p: Position, seat: int) -> int:
        if is_over(p):
            return self.result(p, seat)
        return self.mixed(self.heads(p, seat))

    def evaluate(self, p: Position) -> tuple[list[int], list[int]]:
        if is_over(p):
            return [self.result(p, seat) for seat in range(p.players)], p.scores().totals()
        values: list[int] = []
        points: list[int] = []
        for seat in range(p.players):
            heads = self.heads(p, seat)
            values.append(self.mixed(heads))
            points.append(self.in_units(p, heads))
        return values, points

    def evaluate_seat(self, p: Position, seat: int) -> tuple[int, int]:
        if is_over(p):
            return self.result(p, seat), p.scores().totals()[seat]
        heads = self.heads(p, seat)
        return self.mixed(heads), self.in_units(p, heads)

    def in_units(self, p: Position, heads: tuple[int, int, int]) -> int:
        """Returns the expected final points in units of the scores."""
        if self.score_unit == 0:
            self.score_unit = p.scores().unit
        return thousandths(heads[0]) * self.score_unit // THOUSAND

    def heads(self, p: Position, seat: int) -> tuple[int, int, int]:
        found: tuple[int, int, int] = self.network.heads(self.features.evaluation_inputs(p, seat))
        return found

    def mixed(self, heads: tuple[int, int, int]) -> int:
        points, margin, win = heads
        mix = self.mix
        value = 0
        if mix[0] != 0:
            value += mix[0] * thousandths(points)
        if mix[1] != 0:
            value += mix[1] * thousandths(margin)
        if mix[2] != 0:
            value += mix[2] * chance(win)
        return value // THOUSAND

    def result(self, p: Position, seat: int) -> int:
        """Returns the value of a finished game. Points, margin and win are mixed like the outputs of the
        network. If all seats lost together, the value is 0.
        """
        scores = p.scores()
        totals = scores.totals()
        best = max(totals[:seat] + totals[seat + 1 :]) if p.players > 1 else totals[seat]
        winners = scores.ranks.count(1)
        if winners == 0 and p.players > 1:
            return 0
        mix = self.mix
        value = mix[0] * totals[seat] * THOUSAND // scores.unit
        value += mix[1] * (totals[seat] - best) * THOUSAND // scores.unit
        if scores.ranks[seat] == 1:
            value += mix[2] * THOUSAND // max(1, winners)
        return value // THOUSAND


def is_over(p: Position) -> bool:
    return not p.agenda and not p.drafts


def thousandths(head: int) -> int:
    """Converts the value of an output head to thousandths of a point."""
    return (head * HEAD_POINTS * THOUSAND) >> HEAD_BITS


def chance(head: int) -> int:
    """Returns the chance to win in thousandths. The curve was chosen so that it can be computed exactly with
    integers.
    """
    one = 1 << HEAD_BITS
    return (THOUSAND + head * THOUSAND // (one + abs(head))) // 2
