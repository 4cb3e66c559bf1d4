"""How lucky every seat was: what came of a die or a draw, against the mean of all that could have come."""

from __future__ import annotations

from dataclasses import dataclass

from .expectations import Expectation, ExpectationModel
from .timeline import Timeline


@dataclass(frozen=True)
class ChanceLuck:
    """One event of chance: what it was worth to every seat, beyond what could be expected of it."""

    at: int
    points: list[float]
    win: list[float]
    outcomes: int
    probability: float
    """Of what came."""


def luck_of(timeline: Timeline, model: ExpectationModel, at: int) -> ChanceLuck | None:
    """None while the table is set up, where nothing can be expected of a position yet."""
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
