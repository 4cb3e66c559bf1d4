"""The margins that a puzzle needs at each stage of the search, with made-up comparisons of turns."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from patolli.arena import puzzles
from patolli.arena.puzzles import Miner, TurnStart
from patolli.kernel import position_text
from patolli.review.puzzle_file import DIFFICULTIES
from patolli.review.turn_comparison import Turn

MARGIN = 6.0
JUST_ENOUGH = {
    "first look": (2.0, -9.0),
    "second look": (3.0, -9.0),
    "usual depth": (6.0, 2.0),
    "network": (3.0, 0.0),
    "twice the depth": (6.0, 2.0),
    "deep": (6.0, 3.0),
    "deep again": (6.0, 3.0),
}
"""The least difference, and the least lower end of its interval, at a margin of six points."""
AFTER = {
    "first look": ["seen", "with alternatives"],
    "second look": ["seen", "with alternatives"],
    "usual depth": ["seen", "with alternatives", "first look", "wanted"],
    "network": ["seen", "with alternatives", "first look", "wanted", "usual depth"],
    "twice the depth": ["seen", "with alternatives", "first look", "wanted", "usual depth", "network"],
    "deep": ["seen", "with alternatives", "first look", "wanted", "usual depth", "network"],
    "deep again": ["seen", "with alternatives", "first look", "wanted", "usual depth", "network"],
}
"""The stages that a position has passed if it fails here."""
TURNS = [Turn([n], n) for n in range(9)]  # type: ignore[arg-type]
HAND: Any = SimpleNamespace(table=SimpleNamespace(spread=8.0), evaluator="by hand")
NETWORK: Any = SimpleNamespace(evaluator="network")


COMPARED: list[int] = []
"""The number of turns in each comparison."""


class Compared:
    def __init__(self, margin: tuple[float, float], best: int, costs: list[float]) -> None:
        self.turns = [TURNS[best], *(one for one in TURNS if one is not TURNS[best])]
        self.costs = [margin, *((cost, 0.0) for cost in costs), *[(9.0, 0.0)] * len(TURNS)]

    def margin(self, rival: int = 1) -> tuple[float, float]:
        return self.costs[rival - 1]


def miner(
    monkeypatch: pytest.MonkeyPatch,
    margins: dict[str, tuple[float, float]],
    best: dict[str, int] | None = None,
    costs: tuple[float, float] = (3.9, 3.9),
    network: Any = NETWORK,
    agreed: float = 0.5,
) -> Miner:
    """Returns a miner whose comparisons have these margins, and in which the first turn is the best unless
    `best` names another one for a stage.
    """
    game: Any = SimpleNamespace(
        vocabulary=SimpleNamespace(text=lambda n: f"dig ruin{n}"), turn_count=lambda _p: 9
    )
    found = Miner(game, 40, 1.5, 4, 9, agreed)
    COMPARED.clear()
    stages = iter(stage for stage in margins if network is not None or stage != "network")

    def compare(model: Any, _start: Any, turns: list[Turn], *_given: Any) -> Any:
        stage = next(stages)
        COMPARED.append(len(turns))
        assert (model is NETWORK) is (stage == "network")
        return Compared(margins[stage], (best or {}).get(stage, 0), list(costs))

    monkeypatch.setattr(found, "models", lambda _p: (HAND, network))
    monkeypatch.setattr(found, "compare", compare)
    monkeypatch.setattr(puzzles, "TurnRules", lambda *_: SimpleNamespace(chosen=lambda moves: moves))
    monkeypatch.setattr(puzzles, "best_turns", lambda *_: TURNS)
    monkeypatch.setattr(puzzles, "searched_turn", lambda *_: TURNS[0])
    monkeypatch.setattr(puzzles, "thresholds_of", lambda _table: SimpleNamespace(mistake=4.0))
    monkeypatch.setattr(puzzles, "reasons_for", lambda *_: [])
    monkeypatch.setattr(position_text, "write", lambda *_: "a position")
    return found


def looked(found: Miner) -> dict[str, Any] | None:
    observed: Any = SimpleNamespace(players=2, question=lambda _seat: SimpleNamespace(kind="Act"))
    return found.look(TurnStart(observed, 1, 5), set(DIFFICULTIES))


def test_a_puzzle_needs_its_margin_at_every_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    found = miner(monkeypatch, JUST_ENOUGH, costs=(3.87, 3.94))
    puzzle = looked(found)
    assert puzzle is not None
    assert list(found.passed) == [*AFTER["deep"], "deep", "sensible"]
    assert COMPARED == [5, 5, 6, 5, 4, 4, 4], "fewer turns are compared where it takes longer"
    figures = puzzle["figures"]
    assert (figures["needed"], figures["network"]) == (MARGIN, [3.0, 0.0])
    assert (figures["usual"], figures["deep"]) == ([6.0, 2.0], [[6.0, 3.0]] * 2)
    assert [one["cost"] for one in puzzle["rivals"]] == [6.0, 3.9, 3.9]


@pytest.mark.parametrize("stage", JUST_ENOUGH)
def test_a_position_fails_at_the_first_stage_without_its_margin(
    stage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    middle, low = JUST_ENOUGH[stage]
    below = [(middle - 0.01, low)] + ([(middle, low - 0.01)] if low >= 0 else [])
    for margin in below:
        found = miner(monkeypatch, {**JUST_ENOUGH, stage: margin})
        assert looked(found) is None
        assert list(found.passed) == AFTER[stage]


@pytest.mark.parametrize("stage", list(JUST_ENOUGH)[2:])
def test_the_same_turn_must_be_the_best_at_every_later_stage(
    stage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = miner(monkeypatch, JUST_ENOUGH, {stage: 1})
    assert looked(found) is None
    assert list(found.passed) == AFTER[stage]


@pytest.mark.parametrize(
    ("costs", "sensible"), [((3.9, 9.0), False), ((4.0, 3.9), False), ((3.9, 3.9), True)]
)
def test_at_least_two_rivals_must_be_sensible(
    costs: tuple[float, float], sensible: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rival is sensible if it costs less than half the spread of results."""
    found = miner(monkeypatch, JUST_ENOUGH, costs=costs)
    assert (looked(found) is not None) is sensible
    assert found.passed["deep"] == 1
    assert found.passed["sensible"] == sensible


def test_a_game_without_a_network_has_puzzles_too(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = looked(miner(monkeypatch, JUST_ENOUGH, network=None))
    assert puzzle is not None
    assert "network" not in puzzle["figures"]


@pytest.mark.parametrize(("low", "agrees"), [(-6.0, True), (-6.01, False)])
def test_a_network_that_need_not_agree_may_differ_by_the_margin(
    low: float, agrees: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = miner(monkeypatch, {**JUST_ENOUGH, "network": (0.0, low)}, agreed=0.0)
    assert (looked(found) is not None) is agrees
