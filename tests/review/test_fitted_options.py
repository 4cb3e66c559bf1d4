"""Reviews of games whose options differ from those of the games from which expected results were fitted."""

from __future__ import annotations

import pytest

import patolli
from patolli.review.review import has_fitted_options
from patolli.review.timeline import Timeline


@pytest.mark.parametrize(
    ("options", "fitted"),
    [({}, True), ({"length": "whole"}, True), ({"length": "short", "peoples": "dealt"}, False)],
)
def test_a_short_game_has_no_fitted_results(options: dict[str, str], fitted: bool) -> None:
    timeline = Timeline(patolli.load("azteca"), ["A", "B"], "")
    timeline.chosen_options = options
    assert has_fitted_options(timeline) == fitted
