"""CI-18: each task can be completed at its minimum but not below, only in its round, and may be declined."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.position import ChichenPosition

from . import table as t

Deed = Callable[[ChichenPosition, int], None]


def holds(*tiles: str) -> Deed:
    def deed(p: ChichenPosition, seat: int) -> None:
        for tile in tiles:
            t.put(p, seat, tile, 1)

    return deed


def beat(*creatures: str) -> Deed:
    def deed(p: ChichenPosition, seat: int) -> None:
        for creature in creatures:
            t.figure(p, seat, creature, 1)

    return deed


def gems(*colours: str) -> Deed:
    return lambda p, seat: t.gem(p, seat, *colours)


def scouts(*tiles: str) -> Deed:
    return lambda p, seat: t.scout(p, seat, *tiles)


def gods(*cards: str) -> Deed:
    return lambda p, seat: t.god(p, seat, *cards)


def coins(number: int) -> Deed:
    return lambda p, seat: t.give(p, seat, coins=number)


def markers(number: int) -> Deed:
    return lambda p, seat: t.war(p, seat, number)


def gear(level: int) -> Deed:
    return lambda p, seat: t.gear(p, seat, "ranged", level)


ROUNDS = {"sun": 2, "sun-moon": 4, "moon": 5, "moon-star": 6}


def round_of(p: ChichenPosition, task: str) -> int:
    return ROUNDS[names.STACK_IDS[p.tables.task_stack[names.TASK_IDS.index(task)]]]


@pytest.mark.parametrize(
    ("task", "enough", "short"),
    [
        pytest.param(
            "T01", beat("snake", "snake"), beat("snake", "monkey"), id="T01", marks=pytest.mark.rule("CI-T01")
        ),
        pytest.param("T02", markers(2), markers(1), id="T02", marks=pytest.mark.rule("CI-T02")),
        pytest.param("T03", holds("P08"), holds("P06"), id="T03", marks=pytest.mark.rule("CI-T03")),
        pytest.param("T04", holds("P06"), holds("P08"), id="T04", marks=pytest.mark.rule("CI-T04")),
        pytest.param("T05", holds("P11"), holds("P08", "P06"), id="T05", marks=pytest.mark.rule("CI-T05")),
        pytest.param("T06", gems("white"), gems("red", "blue"), id="T06", marks=pytest.mark.rule("CI-T06")),
        pytest.param("T07", holds("P12"), holds("P01"), id="T07", marks=pytest.mark.rule("CI-T07")),
        pytest.param(
            "T08",
            holds("P12", "P14", "P28"),
            holds("P12", "P14", "P01"),
            id="T08",
            marks=pytest.mark.rule("CI-T08"),
        ),
        pytest.param("T09", beat("caiman"), beat("jaguar"), id="T09", marks=pytest.mark.rule("CI-T09")),
        pytest.param(
            "T10", gems("red", "yellow"), gems("red", "blue"), id="T10", marks=pytest.mark.rule("CI-T10")
        ),
        pytest.param(
            "T11", gems("blue", "green"), gems("yellow", "green"), id="T11", marks=pytest.mark.rule("CI-T11")
        ),
        pytest.param(
            "T12",
            scouts("P01", "P02", "P03", "P04"),
            scouts("P01", "P02", "P03"),
            id="T12",
            marks=pytest.mark.rule("CI-T12"),
        ),
        pytest.param(
            "T13",
            gods("G05", "G06", "G41", "G61"),
            gods("G05", "G06", "G41"),
            id="T13",
            marks=pytest.mark.rule("CI-T13"),
        ),
        pytest.param("T14", beat("kukulkan"), beat("shaman"), id="T14", marks=pytest.mark.rule("CI-T14")),
        pytest.param("T15", gear(6), gear(5), id="T15", marks=pytest.mark.rule("CI-T15")),
        pytest.param(
            "T16",
            beat("shaman", "monkey"),
            beat("shaman", "shaman"),
            id="T16",
            marks=pytest.mark.rule("CI-T16"),
        ),
        pytest.param(
            "T17",
            beat("jaguar", "triceratops"),
            beat("triceratops", "triceratops"),
            id="T17",
            marks=pytest.mark.rule("CI-T17"),
        ),
        pytest.param(
            "T18",
            gems("red", "blue", "white"),
            gems("red", "blue"),
            id="T18",
            marks=pytest.mark.rule("CI-T18"),
        ),
        pytest.param("T19", coins(10), coins(9), id="T19", marks=pytest.mark.rule("CI-T19")),
        pytest.param(
            "T20", holds("P08", "P09"), holds("P08", "P06"), id="T20", marks=pytest.mark.rule("CI-T20")
        ),
        pytest.param(
            "T21", holds("P06", "P23"), holds("P06", "P08"), id="T21", marks=pytest.mark.rule("CI-T21")
        ),
        pytest.param(
            "T22",
            holds("P01", "P03", "P05", "P06", "P08"),
            holds("P01", "P03", "P05", "P06", "P02"),
            id="T22",
            marks=pytest.mark.rule("CI-T22"),
        ),
        pytest.param(
            "T23",
            holds("P02", "P04", "P07", "P09", "P11"),
            holds("P02", "P04", "P07", "P09", "P01"),
            id="T23",
            marks=pytest.mark.rule("CI-T23"),
        ),
    ],
)
class TestEachTask:
    def test_is_met_at_its_minimum(self, task: str, enough: Deed, short: Deed) -> None:
        p = t.table()
        t.task(p, task)
        enough(p, 2)
        t.end_round(p, round_of(p, task))
        assert (t.asked(p), t.question(p)) == ([2], "ClaimTask")
        t.play(p, "claim reserve")
        stack = p.tables.task_stack[names.TASK_IDS.index(task)]
        assert p.seats[2].tasks == 1 << stack
        assert t.emitted(p, "claimed")[0]["task"] == names.TASK_IDS.index(task)

    def test_is_not_met_by_less(self, task: str, enough: Deed, short: Deed) -> None:
        p = t.table()
        t.task(p, task)
        short(p, 2)
        t.end_round(p, round_of(p, task))
        assert t.question(p) != "ClaimTask"
        p = t.table()
        t.task(p, task)
        short(p, 2)
        enough(p, 2)
        t.end_round(p, round_of(p, task))
        assert t.question(p) == "ClaimTask"

    def test_may_be_declined(self, task: str, enough: Deed, short: Deed) -> None:
        p = t.table()
        t.task(p, task)
        enough(p, 2)
        t.end_round(p, round_of(p, task))
        warriors = p.seats[2].reserve
        t.play(p, "pass")
        assert (p.seats[2].tasks, p.seats[2].reserve) == (0, warriors)

    def test_is_checked_in_its_round_only(self, task: str, enough: Deed, short: Deed) -> None:
        mine = round_of(t.table(), task)
        for number in ROUNDS.values():
            p = t.table()
            t.task(p, task)
            # a task that no player has completed
            other = names.TASK_IDS.index("T14" if task == "T09" else "T09")
            p.tasks = [open_ if open_ == names.TASK_IDS.index(task) else other for open_ in p.tasks]
            enough(p, 2)
            t.end_round(p, number)
            assert (t.question(p) == "ClaimTask") == (number == mine)


@pytest.mark.rule("CI-T08")
def test_control_is_what_counts_at_the_check() -> None:
    p = t.table()
    t.task(p, "T08")
    holds("P12", "P14", "P28")(p, 2)
    t.put(p, 2, "P28", -1)
    t.scout(p, 2, "P28")  # a scout alone controls nothing
    t.end_round(p, 4)
    assert t.question(p) != "ClaimTask"


@pytest.mark.rule("CI-12.2", "CI-T03")
def test_the_warrior_that_meets_a_task_may_be_the_one_for_its_card() -> None:
    p = t.table()
    t.task(p, "T03")
    holds("P08")(p, 2)
    holds("P09")(p, 3)
    t.end_round(p, 2)
    for place in ("p08", "p09"):
        t.play(p, f"claim {place}")
    assert [player.tasks for player in p.seats] == [0, 0, 1, 1]
    assert t.tiles_with_units(p, 2) == set()


@pytest.mark.rule("CI-T19")
def test_ten_coins_are_kept() -> None:
    p = t.table()
    t.task(p, "T19")
    coins(10)(p, 2)
    t.end_round(p, 5)
    t.play(p, "claim reserve")
    assert p.seats[2].coins == 10
