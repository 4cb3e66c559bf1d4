"""Chains of moves on a position: forced moves may be included or omitted, and each chain has a cost."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.kernel.errors import HiddenValue
from patolli.kernel.seats import CHANCE
from patolli.table import prospects
from patolli.table.positions import position_run
from patolli.table.positions.position_run import PositionRun, dealt
from patolli.table.prospects import Composer
from patolli.table.refusal import Refusal


def played(texts: list[str], forced: dict[str, list[str]]) -> list[str]:
    """Returns the moves of a chain that are played as answers. `forced` maps a move to the forced moves that
    follow it.
    """
    found: list[str] = []

    def play(seat: int, text: str) -> list[str]:
        assert seat == 1
        found.append(text)
        return forced.get(text, [])

    run: Any = SimpleNamespace(play=play)
    PositionRun.play_all(run, 1, texts)
    return found


@pytest.mark.parametrize(
    ("texts", "answers"),
    [
        (["a", "b"], ["a", "b"]),
        (["a", "f", "g", "b"], ["a", "b"]),
        (["a", "f", "b"], ["a", "b"]),
        (["a", "g", "b"], ["a", "b"]),
        (["a", "g", "f", "b"], ["a", "f", "b"]),
        (["a", "f", "f"], ["a", "f"]),
        (["a", "f", "g"], ["a"]),
        (["a"], ["a"]),
        ([], []),
    ],
)
def test_a_chain_may_contain_the_forced_moves_after_each_answer(texts: list[str], answers: list[str]) -> None:
    assert played(texts, {"a": ["f", "g"]}) == answers


class Course:
    """A fake position that asks the given seats one after the other. The number after each seat is the number
    of its legal moves.
    """

    def __init__(self, asked: Sequence[tuple[int, int]]) -> None:
        self.left = list(asked)
        self.made: list[tuple[int, int]] = []

    def asked(self) -> list[int]:
        return [self.left[0][0]] if self.left else []

    def legal_moves(self, _seat: int) -> list[int]:
        return list(range(self.left[0][1]))

    def odds(self) -> None:
        return None

    def answer(self, seat: int, move: int) -> None:
        self.made.append((seat, move))
        self.left.pop(0)


def gone_on(asked: Sequence[tuple[int, int]]) -> tuple[list[tuple[int, int]], Course, Any]:
    position = Course(asked)

    def forced() -> tuple[int, int]:
        only = position.left and position.left[0][1] == 1 and position.left[0][0] != CHANCE
        return (position.left[0][0], 0) if only else (0, -1)

    source = SimpleNamespace(choose=lambda moves, _odds: moves[-1])
    run: Any = SimpleNamespace(position=position, forced=forced, source=source, moved=False)
    return PositionRun.go_on(run), position, run


def test_chance_and_forced_moves_are_made_until_a_seat_has_a_choice() -> None:
    taken, position, run = gone_on([(1, 1), (CHANCE, 4), (0, 1), (0, 3), (1, 1)])
    assert position.made == [(1, 0), (CHANCE, 3), (0, 0)]
    assert taken == [(1, 0), (0, 0)], "outcomes of chance are no moves of a seat"
    assert run.moved
    taken, position, run = gone_on([(0, 2)])
    assert (taken, position.made, run.moved) == ([], [], False)
    assert gone_on([])[0] == []


@pytest.mark.parametrize(("moves", "ends"), [(4, True), (5, False)])
def test_a_position_that_asks_nobody_for_very_long_is_refused(
    monkeypatch: pytest.MonkeyPatch, moves: int, ends: bool
) -> None:
    monkeypatch.setattr(position_run, "MOST_FORCED", 5)
    course = [(0, 1)] * moves + [(0, 2)]
    if ends:
        assert len(gone_on(course)[0]) == moves
    else:
        with pytest.raises(Refusal, match="leads to no question"):
            gone_on(course)


def test_a_seat_that_is_not_asked_cannot_move() -> None:
    run: Any = SimpleNamespace(asked=lambda: [1])
    PositionRun.must_ask(run, 1)
    with pytest.raises(Refusal) as refused:
        PositionRun.must_ask(run, 0)
    assert refused.value.error == "not-asked"


@pytest.mark.parametrize(("seats", "asked"), [([0, 1], [1]), ([0], [])])
def test_only_seats_of_the_page_are_asked(seats: list[int], asked: list[int]) -> None:
    run: Any = SimpleNamespace(position=SimpleNamespace(asked=lambda: [1, 2]), seats=seats)
    assert PositionRun.asked.__get__(run)() == asked


@pytest.mark.parametrize(
    ("viewer", "played_moves", "moved", "known"),
    [(0, [], False, True), (0, [{}], False, False), (0, [], True, False), (1, [], False, False)],
)
def test_before_the_first_move_the_viewer_sees_the_position_as_given(
    viewer: int, played_moves: list[Any], moved: bool, known: bool
) -> None:
    given = SimpleNamespace(viewer=viewer, copy=lambda: "as given")
    position = SimpleNamespace(observation=lambda seat: f"seen by {seat}")
    run: Any = SimpleNamespace(known=given, played=played_moves, moved=moved, position=position)
    assert PositionRun.observed(run, 0) == ("as given" if known else "seen by 0")
    run.known = None
    assert PositionRun.observed(run, 0) == "seen by 0"


@pytest.mark.parametrize("fault", [HiddenValue("x"), ValueError(), IndexError()])
def test_knowledge_that_fits_no_world_is_a_fault_of_the_position(fault: Exception) -> None:
    def determinize(_rng: Any) -> Any:
        raise fault

    p: Any = SimpleNamespace(observation=lambda seat: SimpleNamespace(determinize=determinize))
    with pytest.raises(Refusal, match="no possible world fits"):
        dealt(p, 0, 1)


# ---- chains whose result is uncertain ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chain", "position", "staked"),
    [([7], "before", True), ([5, 7], "after 5", True), ([6, 7], None, False), ([5], "before", False)],
)
def test_the_last_move_of_a_known_chain_is_checked_for_stakes(
    monkeypatch: pytest.MonkeyPatch, chain: list[int], position: str | None, staked: bool
) -> None:
    asked: list[Any] = []

    def is_at_stake(_game: Any, p: str, seat: int, move: int) -> bool:
        asked.append((p, seat))
        return move == 7

    monkeypatch.setattr(prospects, "is_at_stake", is_at_stake)

    def contained(part: str, usual: bool, call: Any, *given: Any) -> bool:
        assert (part, usual) == ("odds", False), "without rules, a chain risks nothing"
        return bool(call(*given))

    composer: Any = SimpleNamespace(
        p="before", answered={(5, 7): "after 5"}, game="game", seat=2, contained=contained
    )
    assert Composer.is_staked(composer, chain) is staked
    assert asked == ([] if position is None else [(position, 2)])


@pytest.mark.parametrize(
    ("amounts", "own", "deferred", "gives_up", "costs"),
    [
        ([], 0, 0, False, False),
        ([-1], 0, 0, False, True),
        ([1], 0, 0, False, False),
        ([], -1, 0, False, True),
        ([], 0, -1, False, True),
        ([], 0, 0, True, True),
    ],
)
def test_an_answer_costs_goods_points_or_a_chance(
    amounts: list[int], own: int, deferred: int, gives_up: bool, costs: bool
) -> None:
    composer: Any = SimpleNamespace(
        seat=1, p=None, contained=lambda *_: gives_up, rules=SimpleNamespace(gives_up=None)
    )
    given: list[Any] = [SimpleNamespace(by=by) for by in amounts]
    found: Any = SimpleNamespace(points=[-9, own])
    assert Composer.costs(composer, [1], found, given, deferred) is costs
    found.points = [-9]
    assert Composer.costs(composer, [1], found, [], 0) is gives_up
