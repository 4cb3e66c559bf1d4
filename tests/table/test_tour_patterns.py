"""How many moves of a tour step's solution the player has made, and which mistake the tour responds to."""

from __future__ import annotations

import pytest

from patolli.kernel.errors import PatolliError
from patolli.table.tours.tour_file import Mistake, Tour, TourStep, called, read_step
from patolli.table.tours.tour_run import is_asked, is_whole, states

LINES = [["place palenque", "stop"], ["place *", "**", "end"], ["**"]]


@pytest.mark.parametrize(
    ("played", "reached"),
    [
        ([], {(0, 0), (1, 0), (2, 0), (2, 1)}),
        (["place palenque"], {(0, 1), (1, 1), (1, 2), (2, 0), (2, 1)}),
        (["place tikal"], {(1, 1), (1, 2), (2, 0), (2, 1)}),
        (["place palenque", "stop"], {(0, 2), (1, 1), (1, 2), (2, 0), (2, 1)}),
        (["place palenque", "stop", "end"], {(1, 1), (1, 2), (1, 3), (2, 0), (2, 1)}),
    ],
)
def test_each_solution_is_followed_as_far_as_the_moves_lead(
    played: list[str], reached: set[tuple[int, int]]
) -> None:
    assert states(LINES, played) == reached


@pytest.mark.parametrize(
    ("played", "asked", "whole"),
    [
        ([], True, False),
        (["place palenque"], True, False),
        (["place palenque", "stop"], True, True),
        (["place palenque", "stop", "stop"], True, False),
        (["place tikal"], True, False),
        (["place tikal", "end"], True, True),
        (["place tikal", "wait", "wait", "end"], True, True),
        (["stop"], False, False),
    ],
)
def test_a_solution_is_whole_at_its_end(played: list[str], asked: bool, whole: bool) -> None:
    assert is_asked(LINES[:2], played) is asked
    assert is_whole(LINES[:2], played) is whole


def test_a_step_has_one_solution_or_several() -> None:
    one = read_step({"id": "a", "answer": ["stop"], "wrong": [{"name": "early", "move": "stop"}]})
    assert (one.answer, one.wrong) == ([["stop"]], [Mistake("early", "stop", None)])
    assert read_step({"id": "a", "answer": [["stop"], ["pass"]]}).answer == [["stop"], ["pass"]]
    assert read_step({"id": "a", "chapter": "b"}).answer == []


def test_steps_are_found_by_id_and_know_their_chapter() -> None:
    steps = [TourStep("a", "first"), TourStep("b"), TourStep("c", "second"), TourStep("d")]
    tour = Tour("toy", steps, [], {}, 2)
    assert [tour.index(step.id) for step in steps] == [0, 1, 2, 3]
    assert [tour.chapter_of(index) for index in range(4)] == ["first", "first", "second", "second"]
    with pytest.raises(PatolliError, match="the tour of toy has no step 'e'"):
        tour.index("e")


class Builder:
    _secret = len

    def __init__(self) -> None:
        self.calls: list[object] = []

    def give(self, seat: int, corn: int = 0) -> None:
        self.calls.append((seat, corn))


def test_a_builder_is_called_by_name_with_named_numbers_last() -> None:
    builder = Builder()
    called(builder, ["give", 1])
    called(builder, ["give", 0, {"corn": 5}])
    assert builder.calls == [(1, 0), (0, 5)]
    for name in ("_secret", "take", "calls"):
        with pytest.raises(PatolliError, match="the builder has no"):
            called(builder, [name])
