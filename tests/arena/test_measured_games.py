"""The exact figures of some games of Lanterns, measured with small searches.

The same seed always gives the same game and the same searches, so every figure can be compared.
"""

from __future__ import annotations

from typing import Any

import pytest

from patolli import game_index
from patolli.arena import planted_answers
from patolli.arena.measured_games import MeasuredGame
from patolli.arena.recorded_games import recorded
from patolli.arena.review_measurements import KINDS
from patolli.kernel.chance import Rng
from patolli.review.review_run import ReviewRun

DEPTH = 12


@pytest.fixture(autouse=True)
def outside_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(game_index.VARIABLE, "tests.kernel.lanterns")


def measured(what: str, seed: int, players: int = 2, settled: bool = False, **more: Any) -> dict[str, Any]:
    found = KINDS[what][0](MeasuredGame("lanterns", players, "random", DEPTH, settled, seed, **more))
    assert found.pop("seed") == seed
    return found


def test_luck_of_a_game() -> None:
    assert measured("luck", 8, 3, settled=True) == LUCK
    assert measured("luck", 8, 3)["luck"] == [0.0, 0.0, 0.0]  # without searches, no event has a value


def test_where_each_seat_makes_the_best_answers_no_choice_costs_points() -> None:
    assert [
        {name: value for name, value in row.items() if value} for row in measured("self-best", 5)["rows"]
    ] == [
        {"remainder": 12.0, "result": 12.0},
        {"remainder": 14.0, "result": 14.0},
    ]


def test_bad_answers_cost_points_until_the_end() -> None:
    assert [tuple(one.values()) for one in measured("costs", 2)["pairs"]] == COSTS


def test_planted_answers_are_judged_twice() -> None:
    found = measured("blunders", 2, suspected=1.0)
    assert found["slip"] == pytest.approx(0.9)
    names = ("at", "planted", "best", "cost", "low", "verdict")
    assert [tuple(one[name] for name in names) for one in found["planted"]] == PLANTED
    deeper = [
        tuple(value for name, value in one.items() if name.startswith("deep")) for one in found["planted"]
    ]
    assert deeper == DEEPER


def test_the_worst_of_several_random_answers_is_planted(monkeypatch: pytest.MonkeyPatch) -> None:
    found = measured("blunders", 2, suspected=1.0, worst_of=4)["planted"]
    assert [(one["at"], one["planted"], one["deep_cost"]) for one in found] == WORST
    monkeypatch.setattr(planted_answers, "best_end", lambda _model, _world, _seat, first: -first)
    run = ReviewRun(recorded("lanterns", 2, "random", 2), DEPTH)
    for at, planted in planted_answers.suspects(run.timeline, run.model, Rng(1), 9, -99.0, worst_of=99):
        assert planted == max(run.timeline.options(at))


def test_an_interrupted_review_is_the_same() -> None:
    found = measured("repeated", 1)
    assert found["same"]
    assert (found["choices"], found["events"]) == (28, 10)
    assert found["verdicts"] == {"best": 7, "slip": 5, "fine": 4, "mistake": 3, "equal": 8, "blunder": 1}
    assert [(row["own_choices"], row["other_choices"]) for row in found["rows"]] == [
        (-9.6, -7.2),
        (-14.2, 0.1),
    ]
    assert 0 <= found["rough_seconds"] <= found["seconds"] + 0.1
    assert found["two_processes"] > 0


LUCK = {
    "setup": [1.4, 0.0, 0.0],
    "luck": [1.4, -0.286, 0.667],
    "start": [0.0, 0.0, 0.0],
    "result": [15.0, 10.0, 7.0],
    "turns": [
        *([0.0, 4.0], [-0.286, 1.0], [0.0, 1.0]),
        *([0.0, 7.0], [0.0, 0.0], [0.0, 1.0]),
        *([1.4, 7.0], [0.0, 1.0], [0.0, 0.0]),
        *([0.0, 3.0], [0.0, 1.0], [0.0, 2.0]),
        *([0.0, 8.0], [0.0, 9.0], [0.0, 6.0]),
        *([0.0, 8.0], [0.0, 8.0], [0.667, 6.0]),
    ],
    "factors": [1.0, 1.0],
}
"""By turn and seat: the luck, and the change up to one round later."""
COSTS = [
    (34, 1.74, 1.0, 1.0),
    (42, 2.0, 2.0, 2.0),
    (42, 2.0, 2.0, 2.0),
    (34, 1.8, 1.0, 1.0),
    (24, 7.4, -0.583, -0.583),
]
"""The number of moves before the choice, its cost, and how much of the cost remains two rounds later and at
the end.
"""
PLANTED = [
    (34, "scout ruin3", "torch", 1.74, 1.01, "slip"),
    (42, "2", "0", 2.0, 2.0, "mistake"),
    (42, "2", "0", 2.0, 2.0, "mistake"),
    (34, "spy seat1", "torch", 1.8, 1.16, "slip"),
    (8, "scout ruin2", "rest", 0.0, 0.0, "best"),
    (24, "dig ruin3", "burial", 7.4, 7.04, "blunder"),
]
WORST = [
    (24, "dig ruin3", 6.41),
    (42, "2", 2.0),
    (20, "scout ruin4", 0.18),
    (24, "scout ruin1", 1.49),
    (10, "scout ruin5", 2.04),
    (42, "2", 2.0),
]
DEEPER = [
    ("torch", 1.93, 1.55, 2.3, "slip"),
    ("0", 2.0, 2.0, 2.0, "mistake"),
    ("0", 2.0, 2.0, 2.0, "mistake"),
    ("torch", 1.95, 1.59, 2.31, "mistake"),
    ("torch", 0.18, 0.07, 0.28, "fine"),
    ("burial", 6.41, 5.25, 7.57, "blunder"),
]
