"""The expected result at the beginning of a game."""

from __future__ import annotations

from ..players.expectation_table import Expectation
from ..players.expectations import ExpectationModel
from .timeline import Timeline


def expected_at_start(timeline: Timeline, model: ExpectationModel) -> Expectation:
    """Returns the usual result of a game. If the game began from a given position, returns the result
    expected from there.
    """
    if timeline.begun:
        try:
            return model.of(timeline.positions[0])
        except LookupError:  # this position is between two questions and cannot be evaluated
            pass
    return model.before_play(timeline.players)
