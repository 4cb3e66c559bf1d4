"""The expected result of every seat, turn by turn, with the points by source."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.position import Position
from ..players.expectations import ExpectationModel
from .rounds import round_of
from .start_expectation import expected_at_start
from .timeline import Timeline


@dataclass(frozen=True)
class CurvePoint:
    """A point on the curve: the position before a move that begins a turn, or the end of the game."""

    at: int
    seat: int
    """The seat whose turn begins. Negative at the end of the game, and if all seats take the turn
    together.
    """
    turn: int
    points: list[float]
    win: list[float]
    sources: list[list[float]]
    """The points of each seat by source, if the game ended here."""
    round: int = 0
    """The round of the game, or 0 if the game has none."""


def curve(timeline: Timeline, model: ExpectationModel) -> list[CurvePoint]:
    """Returns the expected result before the first move, then one point for each turn and one for the end."""
    usual = expected_at_start(timeline, model)
    first = round_of(timeline.positions[0])
    found = [CurvePoint(0, -1, 0, usual.points, usual.win, sources_at_start(timeline), first)]
    for at in timeline.turn_starts():
        p = timeline.positions[at]
        try:
            here = model.of(p)
            sources = sources_of(p)
        except LookupError:
            continue
        if at > 0:
            seat, turn = timeline.turns[at]
            over = at == len(timeline.entries)
            asked = -1 if over else seat
            found.append(CurvePoint(at, asked, turn, here.points, here.win, sources, round_of(p)))
    return found


def sources_at_start(timeline: Timeline) -> list[list[float]]:
    if timeline.begun:
        try:
            return sources_of(timeline.positions[0])
        except LookupError:
            pass
    return [[0.0] * len(timeline.end.scores().sources) for _ in range(timeline.players)]


def sources_of(p: Position) -> list[list[float]]:
    scores = p.scores()
    return [[units / scores.unit for units in row] for row in scores.table]
