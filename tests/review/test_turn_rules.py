"""Where a turn ends, which of its moves are forced, and with which horizon searches compare turns."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from patolli.kernel.errors import IllegalMove
from patolli.players.search_player import SearchConfig
from patolli.review import judgement, turn_comparison
from patolli.review.turn_comparison import Turn, TurnRules, best_turns, search_with, searched_turn

NOTHING: Any = None


class Walk:
    """A position that asks seat 1 for one move after the other. Each step lists the moves on offer. A step of
    another seat ends the turn.
    """

    def __init__(self, steps: list[list[int]], made: tuple[int, ...] = (), **changes: Any) -> None:
        self.steps = steps
        self.made = made
        self.drafts: list[int] = changes.get("drafts", [])
        self.barrier: int = changes.get("barrier", 0)
        self.turn: int = changes.get("turn", 0)
        self.asks: bool = changes.get("asks", True)

    @property
    def offered(self) -> list[int]:
        return self.steps[len(self.made)] if len(self.made) < len(self.steps) else []

    def copy(self) -> Walk:
        return Walk(self.steps, self.made)

    def play(self, seat: int, move: int) -> None:
        assert seat == 1
        if move not in self.offered:
            raise IllegalMove("not offered")
        self.made = (*self.made, move)

    answer = play

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Walk) and sorted(self.made) == sorted(other.made)

    __hash__ = None  # type: ignore[assignment]


@pytest.fixture(autouse=True)
def walks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_comparison, "world_for", lambda observed: observed)
    monkeypatch.setattr(turn_comparison, "turn_of", lambda _game, p: p.turn)
    monkeypatch.setattr(turn_comparison, "is_asked", lambda p, seat: p.asks and seat == 1 and bool(p.offered))
    monkeypatch.setattr(
        turn_comparison, "only_option", lambda p, _seat: p.offered[0] if len(p.offered) == 1 else -1
    )
    monkeypatch.setattr(turn_comparison, "choices", lambda p, _seat: p.offered)
    monkeypatch.setattr(turn_comparison, "apply_choice", lambda p, seat, move: p.play(seat, move))


def rules_of(steps: list[list[int]]) -> TurnRules:
    start: Any = Walk(steps)
    return TurnRules(NOTHING, start, 1)


@pytest.mark.parametrize(
    ("changes", "goes_on"),
    [
        ({}, True),
        ({"drafts": [1]}, False),
        ({"asks": False}, False),
        ({"barrier": 1}, False),
        ({"turn": 1}, False),
    ],
)
def test_a_turn_ends_with_a_draft_another_question_a_hidden_value_or_the_next_turn(
    changes: dict[str, Any], goes_on: bool
) -> None:
    rules = rules_of([[1, 2]])
    p: Any = Walk([[1, 2]], **changes)
    assert rules.goes_on(p) is goes_on
    assert rules.is_whole(Turn([], p)) is not goes_on


def test_forced_moves_are_played_before_between_and_after_choices() -> None:
    rules = rules_of([[0], [1, 2], [0], [3, 4], [7]])
    whole = rules.played([2, 3])
    assert whole.moves == [0, 2, 0, 3, 7]
    assert rules.is_whole(whole)
    assert rules.chosen(whole.moves) == [2, 3]
    begun = rules.played([1])
    assert (begun.moves, rules.is_whole(begun)) == ([0, 1, 0], False)
    with pytest.raises(IllegalMove, match="the turn has ended"):
        rules.played([2, 3, 7])
    with pytest.raises(IllegalMove, match="not offered"):
        rules.played([5])


def valued(values: dict[int, float]) -> Any:
    return SimpleNamespace(value=lambda p, seat: sum(values[move] for move in p.made) if seat == 1 else None)


def test_the_best_turns_have_different_ends_and_begin_as_asked() -> None:
    rules = rules_of([[1, 2, 3], [1, 2]])
    evaluator = valued({1: 1.0, 2: 2.0, 3: 5.0})
    found = best_turns(rules, evaluator, [], 9, 9)
    assert [(turn.moves, turn.value) for turn in found] == [
        ([3, 2], 7.0), ([3, 1], 6.0), ([2, 2], 4.0), ([2, 1], 3.0), ([1, 1], 2.0),
    ]  # fmt: skip
    assert [turn.moves for turn in best_turns(rules, evaluator, [], 9, 2)] == [[3, 2], [3, 1]]
    assert [turn.moves for turn in best_turns(rules, evaluator, [], 1, 9)] == [[3, 2], [3, 1]]
    assert [turn.moves for turn in best_turns(rules, evaluator, [2], 9, 9)] == [[2, 2], [2, 1]]
    assert [turn.moves for turn in best_turns(rules, evaluator, [2, 1], 9, 9)] == [[2, 1]]


def node(moves: list[int], tried: int = 0, children: list[Any] | None = None, **changes: Any) -> Any:
    found = {"seat": 1, "total": 4.0, "moves": moves, "most_tried": lambda: tried, "children": children}
    return SimpleNamespace(**{**found, **changes})


@pytest.mark.parametrize(
    ("root", "moves"),
    [
        (node([1, 2], 1, [None, node([3, 4], 0, [None])]), [2, 0, 3]),
        (node([1, 2], 0, [None, None]), [1, 0, 4]),
        (node([1, 2], 1, [None, node([3, 4], 0, [None], seat=0)]), [2, 0, 4]),
        (node([1, 2], 1, [None, node([3, 4], 0, [None], total=0.0)]), [2, 0, 4]),
        (node([8, 2], 0, [None, None]), [2, 0, 4]),
    ],
    ids=["searched", "unknown", "another seat", "unvisited", "not offered"],
)
def test_a_searched_turn_follows_the_search_and_then_the_evaluation(
    monkeypatch: pytest.MonkeyPatch, root: Any, moves: list[int]
) -> None:
    asked: list[Any] = []

    def searching(*given: Any) -> Any:
        asked.append(given[1:])
        return SimpleNamespace(root=root, run=lambda *ran: asked.append(ran))

    monkeypatch.setattr(turn_comparison, "search_with", searching)
    rules = rules_of([[1, 2], [0], [3, 4]])
    found = searched_turn(rules, valued({0: 0.0, 1: 1.0, 2: 2.0, 3: 3.0, 4: 4.0}), NOTHING, 30, 5, 90)
    assert found.moves == moves
    assert asked == [(None, 1, 30, 5, 90), (None, 30)]


@pytest.mark.parametrize(
    ("iterations", "planned", "horizon"), [(100, 0, 3), (100, 400, 12), (20, 0, 1), (10, 0, 1)]
)
def test_a_search_has_the_horizon_of_the_planned_iterations(
    monkeypatch: pytest.MonkeyPatch, iterations: int, planned: int, horizon: int
) -> None:
    game = SimpleNamespace(
        horizon_rounds=lambda count: count / 100, opponent_rounds=lambda: 1.5, turn_count=lambda _p: 7
    )
    evaluator: Any = SimpleNamespace(game=game, unit=lambda _p: 4)
    observed: Any = SimpleNamespace(players=3)
    monkeypatch.setattr(turn_comparison, "Search", lambda *given: SimpleNamespace(given=given))
    monkeypatch.setattr(judgement, "Search", lambda *given: SimpleNamespace(given=given))
    monkeypatch.setattr(judgement, "observation_key", lambda _p: "0123456789abcdef")
    config = SearchConfig(iterations)
    scaled = (config.exploration * 4, config.prior_temperature * 4)
    found: Any = search_with(evaluator, observed, 1, iterations, 5, planned)
    assert found.given == (evaluator, 1, 5, horizon, *scaled, config.opponent_weight, config.width, 4)
    assert found.start == 7
    judging: Any = judgement.search_from(evaluator.game, observed, 1, planned or iterations, evaluator)
    assert judging.given[2:4] == (0x0123456789AB, horizon)
    assert judging.given[4:6] == scaled


def test_turns_are_compared_up_to_the_horizon_of_their_own_search(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(turn_comparison, "search_with", lambda *given: asked.append(given[3:]))
    model: Any = SimpleNamespace(evaluator=None)
    turn_comparison.TurnComparison(model, NOTHING, 1, 240, 11)
    turn_comparison.TurnComparison(model, NOTHING, 1, 240, 11, 400)
    assert asked == [(240, 11, 0), (240, 11, 400)]
