"""The luck of every seat: the actual outcome of a die or a draw, compared with the mean of all outcomes."""

from __future__ import annotations

from dataclasses import dataclass

from .expectations import Expectation, ExpectationModel
from .timeline import Timeline


@dataclass(frozen=True)
class ChanceLuck:
    """One event of chance, and its value to every seat above expectation."""

    at: int
    points: list[float]
    win: list[float]
    outcomes: int
    probability: float
    """The probability of the outcome."""


def luck_of(timeline: Timeline, model: ExpectationModel, at: int) -> ChanceLuck | None:
    """Returns None during set-up, when positions have no expectation yet."""
    before = timeline.positions[at]
    entry = timeline.entries[at]
    here = before.copy()
    outcomes = here.legal_moves(entry.seat)
    odds = here.odds()
    total = sum(odds)
    found: list[Expectation] = []
    try:
        for outcome in outcomes:
            after = before.copy()
            after.answer(entry.seat, outcome)
            found.append(model.of(after))
    except LookupError:
        return None
    came = outcomes.index(entry.move)
    players = range(timeline.players)
    points = [
        found[came].points[seat]
        - sum(w * one.points[seat] for w, one in zip(odds, found, strict=True)) / total
        for seat in players
    ]
    win = [
        found[came].win[seat] - sum(w * one.win[seat] for w, one in zip(odds, found, strict=True)) / total
        for seat in players
        if found[came].win
    ]
    return ChanceLuck(at, points, win, len(outcomes), odds[came] / total)


def luck(timeline: Timeline, model: ExpectationModel) -> list[ChanceLuck]:
    found = (luck_of(timeline, model, at) for at in timeline.chance_events())
    return [one for one in found if one is not None]
