"""How many passed windows a table remembers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from patolli.games import load
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.table import passed_windows


def test_a_full_list_of_passed_windows_begins_again() -> None:
    match = Match(load("tzolkin"), 2, Seeded(5))
    passed = passed_windows.PassedPoint(match, match.asked()[0])
    full: dict[int, Any] = dict.fromkeys(range(passed_windows.MOST_REMEMBERED))
    session: Any = SimpleNamespace(passed_questions=full, passed_points=[])
    for n in (9_000, 9_001):
        step: Any = SimpleNamespace(n=n)
        passed_windows.note_pass(session, match, passed, step)
    assert list(session.passed_questions) == [9_000, 9_001]
