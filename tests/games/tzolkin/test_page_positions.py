"""The positions in the tests of the page contain exactly the fields of a real view."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from patolli.games.tzolkin.game import GAME

from .table import table

POSITIONS = Path(__file__).resolve().parents[3] / "web" / "tests" / "tzolkin-positions.json"


@pytest.mark.skipif(not POSITIONS.is_file(), reason="the page's sources are not here")
def test_positions_of_page_tests_are_whole() -> None:
    shown = GAME.show(table(2))
    for name, position in json.loads(POSITIONS.read_text(encoding="utf-8")).items():
        assert position.keys() == shown.keys(), name
        for seat in position["seats"]:
            assert seat.keys() == shown["seats"][0].keys(), name
