"""The verdict on a turn that a player tries in a puzzle, with made-up turns and comparisons."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from patolli.kernel.errors import PatolliError
from patolli.review import puzzle_judgement
from patolli.review.puzzle_judgement import ITERATIONS, SEED, judge
from patolli.review.turn_comparison import Turn

GAME: Any = SimpleNamespace(vocabulary=SimpleNamespace(move=str))
PUZZLE: Any = SimpleNamespace(
    seat=1,
    solution=["dig", "stop"],
    rivals=[SimpleNamespace(turn=["gone"], cost=9.0), SimpleNamespace(turn=["rest"], cost=2.5)],
    reasons=[{"what": "corn", "points": False, "by": 2.0}],
)


class Rules:
    """Turns end in the position named by their sorted moves, and are whole if they include a last move."""

    def __init__(self, _game: Any, observed: str, seat: int) -> None:
        assert (observed, seat) == (OBSERVED, 1)

    def played(self, moves: list[Any]) -> Turn:
        if "gone" in moves:
            raise PatolliError("this answer is not offered")
        return Turn(list(moves), " ".join(sorted(moves)))  # type: ignore[arg-type]

    def is_whole(self, turn: Turn) -> bool:
        return bool({"stop", "rest", "pass"}.intersection(map(str, turn.moves)))


OBSERVED: Any = SimpleNamespace(box=SimpleNamespace(digest="box"), players=2)
WORSE, EQUAL, BETTER = (1.5, 0.2), (1.5, 0.0), (-1.0, -2.0)


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Replaces positions and searches. The list contains the margin of the best turn, and then what was
    compared.
    """
    found: list[Any] = []

    def compare(turns: list[Turn]) -> Any:
        (margin,) = found
        found.append([turn.moves for turn in turns])
        return SimpleNamespace(turns=turns if margin[0] > 0 else turns[::-1], margin=lambda: margin)

    def comparison(model: Any, observed: Any, seat: int, iterations: int, seed: int) -> Any:
        assert (model, observed, seat, iterations, seed) == ("model", OBSERVED, 1, ITERATIONS, SEED)
        return SimpleNamespace(compare=compare)

    def reasons(_model: Any, _observed: Any, seat: int, turns: list[Turn], iterations: int, seed: int) -> Any:
        assert (seat, iterations, seed) == (1, ITERATIONS / 4, SEED)
        return [turn.moves for turn in turns]

    monkeypatch.setattr(puzzle_judgement, "position_of", lambda *_: OBSERVED)
    monkeypatch.setattr(puzzle_judgement, "TurnRules", Rules)
    monkeypatch.setattr(puzzle_judgement, "model_for", lambda *_: "model")
    monkeypatch.setattr(puzzle_judgement, "TurnComparison", comparison)
    monkeypatch.setattr(puzzle_judgement, "reasons_for", reasons)
    return found


def test_a_turn_that_has_not_ended_has_no_verdict(compared: list[Any]) -> None:
    assert judge(GAME, PUZZLE, ["dig"]).verdict == "on"


@pytest.mark.parametrize("played", [["dig", "stop"], ["stop", "dig"]])
def test_another_order_with_the_same_end_solves_a_puzzle(compared: list[Any], played: list[str]) -> None:
    found = judge(GAME, PUZZLE, played)
    assert (found.verdict, found.cost) == ("solved", 0.0)
    assert [(one.what, one.points, one.by) for one in found.reasons] == [("corn", False, 2.0)]


def test_the_cost_of_a_known_rival_is_that_of_the_file(compared: list[Any]) -> None:
    found = judge(GAME, PUZZLE, ["rest"])
    assert (found.verdict, found.cost) == ("missed", 2.5)
    reasons: Any = found.reasons
    assert reasons == [["dig", "stop"], ["rest"]]
    assert compared == []


@pytest.mark.parametrize(
    ("margin", "verdict", "cost"), [(WORSE, "missed", 1.5), (EQUAL, "as good", 0.0), (BETTER, "as good", 0.0)]
)
def test_another_turn_is_missed_only_if_it_is_surely_worse(
    compared: list[Any], margin: tuple[float, float], verdict: str, cost: float
) -> None:
    compared.append(margin)
    found = judge(GAME, PUZZLE, ["pass"])
    assert (found.verdict, found.cost) == (verdict, cost)
    assert compared[1] == [["dig", "stop"], ["pass"]]
    assert bool(found.reasons) is (verdict == "missed")
