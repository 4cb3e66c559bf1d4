"""Hints and move comparisons whose numbers can be computed by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from patolli.kernel.game import Game
from patolli.kernel.position import Position
from patolli.players import hint as hints
from patolli.players import move_comparison
from patolli.players.continuation import add_visits, ends_after
from patolli.players.hint import WHERE, WHICH, WHY, Hint, MoveEstimate, estimates, hint, line
from patolli.players.legal_choices import choices
from patolli.players.move_comparison import GainDifference, compare_moves, counted, differences, error, held
from patolli.players.search import Search
from patolli.players.search_player import PendingSearch, SearchConfig, SearchPlayer
from patolli.players.search_tree import Node

from ..kernel.lanterns.game import GAME, REST, SCOUT, SEARCH, TORCH
from ..kernel.tables import at_turn, walk
from .toys import March, ToyGame


def node(seat: int, moves: list[int], visits: list[int], points: list[float]) -> Node:
    found = Node(seat, 0)
    for move in moves:
        found.add(move, 0.0)
    found.visits, found.points, found.total = visits, points, sum(visits)
    return found


def test_moves_with_enough_visits_are_estimated_the_best_first() -> None:
    root = node(0, [REST, SEARCH, TORCH, SCOUT], [8, 2, 1, 0], [64.0, 22.0, 30.0, 0.0])
    assert estimates(GAME, root, 4, 6) == [
        MoveEstimate("search", 4.2, 0.182),  # (22 / 2 + 6) / 4 points
        MoveEstimate("rest", 3.5, 0.727),
    ]
    even = node(0, [REST, SEARCH], [3, 5], [6.0, 10.0])
    assert [one.move for one in estimates(GAME, even, 1, 0)] == ["search", "rest"]


def test_a_line_follows_the_most_visited_moves_of_the_seat() -> None:
    root = node(0, [REST, SEARCH], [5, 4], [0.0, 0.0])
    second = root.children[1] = node(0, [REST, SCOUT], [1, 3], [0.0, 0.0])
    third = second.children[1] = node(0, [TORCH], [3], [0.0])
    assert line(GAME, root, 0, "rest") == ["rest"]
    assert line(GAME, root, 0, "search") == ["search", "scout ruin1", "torch"]
    assert line(GAME, root, 0, "search", 2) == ["search", "scout ruin1"]
    third.children[0] = node(1, [REST], [3], [0.0])
    assert line(GAME, root, 0, "search")[-1] == "torch"
    third.children[0] = node(0, [REST], [0], [0.0])
    assert line(GAME, root, 0, "search")[-1] == "torch"
    third.children[0] = node(0, [REST], [1], [0.0])
    assert line(GAME, root, 0, "search")[-1] == "rest"
    third.children[0] = third
    assert len(line(GAME, root, 0, "search")) == 12


def a_step(number: int) -> Position:
    return next(p for n, p in enumerate(walk(3, 8, 2)) if n == number)


@pytest.mark.parametrize(
    ("strength", "expected"),
    [
        (WHERE, Hint("BidForCard", ["1", "3"])),
        (WHICH, Hint("BidForCard", ["1", "3"], "1")),
        (
            WHY,
            Hint(
                "BidForCard",
                ["1", "3"],
                "1",
                [MoveEstimate("1", 0.9, 0.233), MoveEstimate("3", 0.8, 0.267), MoveEstimate("0", 0.8, 0.167)],
                ["1"],
                [],
                [GainDifference("shrines", True, 1.0), GainDifference("beans", False, 2.0)],
            ),
        ),
    ],
)
def test_a_hint_names_at_most_half_of_the_moves(
    strength: int, expected: Hint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "ITERATIONS", dict.fromkeys((WHERE, WHICH, WHY), 30))
    assert hint(GAME, a_step(9).observation(2), 2, strength) == expected


@pytest.mark.parametrize(("strength", "move"), [(WHERE, ""), (WHICH, "pass"), (WHY, "pass")])
def test_a_single_answer_is_the_hint(strength: int, move: str) -> None:
    observed = a_step(18).observation(0)
    assert len(choices(observed, 0)) == 1
    assert hint(GAME, observed, 0, strength) == Hint("Curse", ["pass"], move)


def test_the_stronger_the_hint_the_longer_the_search() -> None:
    assert hints.ITERATIONS == {WHERE: 300, WHICH: 800, WHY: 1500}
    assert hints.SECONDS == 6.0


@pytest.mark.parametrize(("iterations", "worlds", "visits"), [(3000, 75, 100), (600, 15, 20), (60, 8, 8)])
def test_the_reasons_take_less_time_if_the_time_limit_has_ended_the_search(
    iterations: int, worlds: int, visits: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    class Late(SearchPlayer):
        def think(self, observed: Position, seat: int) -> PendingSearch:
            tree = self.new_tree(observed, seat)
            tree.search.run(observed, iterations // 2)
            return tree

    def noting(work: Any) -> Any:
        def noted(*given: Any) -> Any:
            tried.append(given[-1])
            return work(*given)

        return noted

    for work in (ends_after, add_visits):
        monkeypatch.setattr(hints, work.__name__, noting(work))
    monkeypatch.setattr(hints, "adviser_for", lambda *_given: (Late(GAME, 1, SearchConfig(1)), 0))
    hint(GAME, a_step(9).observation(2), 2, WHY)
    assert tried == [worlds, visits, worlds]


def test_a_hint_has_the_budget_of_half_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The iterations are doubled, because a search spends half of its turn's budget on the first question."""
    asked = []

    class Noting(SearchPlayer):
        def think(self, observed: Position, seat: int) -> PendingSearch:
            asked.append((self.config.iterations, self.config.seconds))
            return super().think(observed, seat)

    monkeypatch.setattr(hints, "adviser_for", lambda *_given: (Noting(GAME, 1, SearchConfig(1)), 0))
    monkeypatch.setattr(hints, "ITERATIONS", {WHERE: 7})
    hint(GAME, a_step(9).observation(2), 2, WHERE)
    assert asked == [(14, 12.0)]


def test_a_chance_decision_that_a_move_leads_to_has_its_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ITERATIONS", {WHY: 60})
    p = at_turn("omen", "fire")
    found = hint(GAME, p.observation(0), 0, WHY)
    assert found.best is not None
    for one in found.best:
        assert (one.odds is not None) == one.move.startswith("dig")


# ---- comparisons of moves ---------------------------------------------------------------------------------


def test_the_error_of_a_mean() -> None:
    assert error([3.0, 5.0, 3.0, 5.0]) == 0.5
    assert error([2.0, 2.0]) == 0.0


def test_differences_are_those_in_the_same_worlds() -> None:
    """Variation that both moves share does not hide a difference. Missing amounts count as zero."""
    here = [{("corn", False): amount} for amount in (1.0, 30.0, 11.0)]
    there = [{}, {("corn", False): 29.0}, {("corn", False): 10.0}]
    assert differences(here, there) == [GainDifference("corn", False, 1.0)]


def test_numbers_below_a_name_are_added_to_those_of_the_same_name() -> None:
    shown = {"corn": 3, "wagon": {"corn": 2, "gold": 1.5}, "points": 9, "own": {"total": 3}, "name": "x"}
    assert counted(shown) == {"corn": 5.0, "gold": 1.5}
    assert counted(shown, frozenset({"gold"})) == {"corn": 5.0, "points": 9.0, "total": 3.0}


@dataclass
class About:
    not_goods: tuple[str, ...] = ("fuel",)


def test_a_seat_has_its_points_by_source_and_its_goods(monkeypatch: pytest.MonkeyPatch) -> None:
    p = at_turn("omen", "fire")
    p.points = [1, 2, 0, 0, 0, 3, 0, 0, 4, 0]
    monkeypatch.setattr(move_comparison, "manifest", lambda _name: About())
    monkeypatch.setattr(
        type(GAME), "show", lambda _game, _p: {"seats": [{"beans": 4, "fuel": 2}, {"beans": 7}]}
    )
    found = held(GAME, p, 1)
    assert found.pop(("beans", False)) == 7.0
    assert found == {
        ("ruins", True): 3.0,
        ("burials", True): 0.0,
        ("shrines", True): 0.0,
        ("jade", True): 4.0,
        ("cards", True): 0.0,
    }
    assert ("fuel", False) not in held(GAME, p, 0)
    monkeypatch.setattr(type(GAME), "show", lambda _game, _p: {"seats": [{"ending": {"a": 8}}, {}]})
    assert held(GAME, p, 0) == {("a", True): 8.0}


def amounts_by_move(
    monkeypatch: pytest.MonkeyPatch, here: dict[Any, list[float]], there: dict[Any, list[float]]
) -> list[GainDifference]:
    def given(
        _game: Game, _search: Search, _observed: Position, _seat: int, move: int, worlds: int
    ) -> list[dict[Any, float]]:
        by_name = here if move == 1 else there
        return [{name: amounts[n] for name, amounts in by_name.items()} for n in range(worlds)]

    monkeypatch.setattr(move_comparison, "amounts_at_horizon", given)
    p = ToyGame(March()).start(2)
    return compare_moves(GAME, None, p, 0, 1, 2, 4)  # type: ignore[arg-type]


def test_differences_are_named_if_they_are_large_and_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    same = [1.0] * 4
    found = amounts_by_move(
        monkeypatch,
        {
            ("corn", False): [3.0] * 4,
            ("gold", False): [1.4] * 4,
            ("ruins", True): same,
            ("wild", True): [40.0, -40.0, 9.0, 3.0],
        },
        {
            ("corn", False): same,
            ("gold", False): same,
            ("ruins", True): [1.5] * 4,
            ("wood", False): [6.04] * 4,
            ("wild", True): same,
        },
    )
    assert found == [
        GainDifference("ruins", True, -0.5),
        GainDifference("wood", False, -6.0),
        GainDifference("corn", False, 2.0),
    ]


@pytest.mark.parametrize(("own", "by"), [([5.0, 1.0, 5.0, 1.0], 2.0), ([9.0, 1.0, 1.0, 1.0], 0.0)])
def test_a_difference_of_two_standard_errors_is_certain(
    own: list[float], by: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In both cases the mean is 3, which is 2 more than the other move's; the standard errors
    are 1 and 1.7.
    """
    found = amounts_by_move(monkeypatch, {("corn", False): own}, {("corn", False): [1.0] * 4})
    assert [one.by for one in found] == ([by] if by else [])
