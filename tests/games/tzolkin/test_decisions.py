"""The decisions TZ-D6 to TZ-D19 as questions: the seat, the numbers, and the default answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.position import TzolkinPosition

from .actions import act, agree, pick, printed_otherwise, scored, seen, show, shows, talk
from .table import give, goods, know, offered, put_worker, question, say, standing, steps, table


def first_worker() -> TzolkinPosition:
    p = table()
    put_worker(p, 0, "palenque", 7)
    put_worker(p, 0, "uxmal", 0)
    say(p, "pass", "turn pick")
    return p


def next_worker() -> TzolkinPosition:
    p = first_worker()
    say(p, "pick palenque 7", "act none")
    return p


def action() -> TzolkinPosition:
    p = table()
    pick(p, "palenque", 4)
    return p


def harvest() -> TzolkinPosition:
    p = table()
    pick(p, "palenque", 4)
    say(p, "act 4")
    return p


def anger() -> TzolkinPosition:
    p = table()
    act(p, "palenque", 4, "act 4", "harvest burn")
    return p


def advance() -> TzolkinPosition:
    p = table()
    give(p, 0, wood=3)
    act(p, "tikal", 3, "act 3")
    return p


def second_advance() -> TzolkinPosition:
    p = table()
    give(p, 0, wood=3)
    act(p, "tikal", 3, "act 3", "advance theology")
    return p


def free_advance() -> TzolkinPosition:
    p = shows("B32")
    give(p, 0, stone=1, gold=2)
    act(p, "tikal", 2, "act 2", "build b32")
    return p


def pay() -> TzolkinPosition:
    p = table()
    know(p, 0, "theology", 1)
    give(p, 0, wood=1, stone=2, gold=2)
    pick(p, "tikal", 1)
    say(p, "act 1", "advance theology")
    return p


def pay_stone() -> TzolkinPosition:
    p = pay()
    say(p, "0")
    return p


def build() -> TzolkinPosition:
    p = shows("B06", "B01")
    give(p, 0, wood=9)
    act(p, "tikal", 2, "act 2")
    return p


def build_twice() -> TzolkinPosition:
    p = shows("B06", "B01")
    give(p, 0, wood=9)
    act(p, "tikal", 4, "act 4")
    return p


def build_second() -> TzolkinPosition:
    p = shows("B06", "B01", "B02")
    give(p, 0, wood=9)
    act(p, "tikal", 4, "act 4", "build b01")
    return p


def build_second_plain() -> TzolkinPosition:
    p = shows("B06", "B01", "B02")
    know(p, 0, "architecture", 1)
    give(p, 0, wood=9)
    act(p, "tikal", 4, "act 4", "build b01", "benefits now")
    return p


def build_extra() -> TzolkinPosition:
    p = shows("B12", "B01")
    give(p, 0, wood=9, gold=1)
    act(p, "tikal", 2, "act 2", "build b12", "climb chaac")
    return p


def build_with_corn() -> TzolkinPosition:
    p = shows("B06", "B01")
    give(p, 0, corn=9)
    act(p, "uxmal", 4, "act 4")
    return p


def benefits() -> TzolkinPosition:
    p = shows("B06", "B01")
    know(p, 0, "architecture", 1)
    give(p, 0, wood=9)
    act(p, "tikal", 4, "act 4", "build b06")
    return p


def save() -> TzolkinPosition:
    p = shows("B10")
    know(p, 0, "architecture", 3)
    give(p, 0, wood=9, stone=9)
    act(p, "tikal", 2, "act 2", "build b10")
    return p


def climb() -> TzolkinPosition:
    p = table()
    give(p, 0, wood=1)
    act(p, "tikal", 5, "act 5")
    return p


def climb_again() -> TzolkinPosition:
    p = climb()
    say(p, "climb chaac")
    return p


def trade() -> TzolkinPosition:
    p = table()
    give(p, 0, corn=9)
    act(p, "uxmal", 2, "act 2")
    return p


def use() -> TzolkinPosition:
    p = table()
    give(p, 0, corn=9)
    act(p, "uxmal", 5, "act 5")
    return p


def use_or_pass() -> TzolkinPosition:
    p = shows("B25")
    give(p, 0, corn=9, wood=2, stone=1, gold=1)
    act(p, "tikal", 2, "act 2", "build b25")
    return p


def take_two() -> TzolkinPosition:
    p = table()
    know(p, 0, "extraction", 3)
    give(p, 0, wood=1)
    act(p, "tikal", 1, "act 1", "advance extraction")
    return p


def take_one() -> TzolkinPosition:
    p = take_two()
    say(p, "take gold")
    return p


def offering_step() -> TzolkinPosition:
    p = table()
    know(p, 0, "theology", 2)
    give(p, 0, wood=1, skull=1)
    act(p, "chichen", 1, "act 1")
    return p


QUESTIONS: list[tuple[Callable[[], TzolkinPosition], str, list[int], str]] = [
    (first_worker, "TZ-D6", [0], "pick palenque 7"),
    (next_worker, "TZ-D6", [1], "stop"),
    (action, "TZ-D7", [0, 4], "act none"),
    (harvest, "TZ-D8", [4], "harvest wood"),
    (anger, "TZ-D9", [], "anger chaac"),
    (advance, "TZ-D10", [2, 1], "advance agriculture"),
    (second_advance, "TZ-D10", [1, 1], "stop"),
    (free_advance, "TZ-D10", [2, 0], "advance agriculture"),
    (pay, "TZ-D11", [2, 0], "1"),
    (pay_stone, "TZ-D11", [2, 1], "2"),
    (build, "TZ-D12", [0], "build b06"),
    (build_twice, "TZ-D12", [1], "build b06"),
    (build_second, "TZ-D12", [2], "stop"),
    (build_second_plain, "TZ-D12", [3], "stop"),
    (build_with_corn, "TZ-D12", [4], "build b06"),
    (build_extra, "TZ-D12", [5], "pass"),
    (benefits, "TZ-D13", [5], "benefits now"),
    (save, "TZ-D14", [9], "save wood"),
    (climb, "TZ-D15", [2], "climb chaac"),
    (climb_again, "TZ-D15", [1], "climb quetzalcoatl"),
    (trade, "TZ-D16", [], "stop"),
    (use, "TZ-D17", [1], "use palenque 1"),
    (use_or_pass, "TZ-D17", [1], "pass"),
    (take_two, "TZ-D18", [2], "take wood"),
    (take_one, "TZ-D18", [1], "take wood"),
    (offering_step, "TZ-D19", [1], "no"),
]


@pytest.mark.rule(
    "TZ-D6",
    "TZ-D7",
    "TZ-D8",
    "TZ-D9",
    "TZ-D10",
    "TZ-D11",
    "TZ-D12",
    "TZ-D13",
    "TZ-D14",
    "TZ-D15",
    "TZ-D16",
    "TZ-D17",
    "TZ-D18",
    "TZ-D19",
)
@pytest.mark.parametrize("case", QUESTIONS, ids=[case[0].__name__ for case in QUESTIONS])
def test_questions(case: tuple[Callable[[], TzolkinPosition], str, list[int], str]) -> None:
    situation, rule, numbers, default = case
    p = situation()
    asked = p.question(0)
    assert (asked.rule, asked.numbers) == (rule, numbers)
    assert GAME.vocabulary.text(p.default(0)) == default
    agree(p)


# ---- values replaced by an owner: the same decisions, asked more often -----------------------------------


@pytest.mark.rule("TZ-D14", "TZ-15.8")
def test_a_discount_of_two_resources_is_asked_for_twice() -> None:
    p = shows("B10")
    printed_otherwise(
        p,
        """
        [technologies.architecture]
        effects = [
          { level = 1, op = "build_corn_bonus", corn = 1 },
          { level = 2, op = "build_vp_bonus", vp = 2 },
          { level = 3, op = "build_discount", resources = 2, corn = 2 },
        ]
        """,
    )
    know(p, 0, "architecture", 3)
    give(p, 0, wood=1)
    pick(p, "tikal", 2)
    say(p, "act 2", "build b10")
    assert question(p) == "TZ-D14"
    assert offered(p) == {"save wood", "save stone"}
    say(p, "save wood")
    assert offered(p) == {"save stone"}
    talk(p)
    assert goods(p, 0) == {"corn": 1}
    assert seen(p, "level-saved") == [("level-saved", "none", 2, "architecture 3")]


@pytest.mark.rule("TZ-D15", "TZ-15.5")
def test_a_bonus_of_two_steps_may_be_taken_in_one_temple() -> None:
    p = table()
    printed_otherwise(p, '[technologies.agriculture]\nbonus = { op = "temple_choice", steps = 2 }')
    know(p, 0, "agriculture", 3)
    give(p, 0, wood=1)
    act(p, "tikal", 1, "act 1", "advance agriculture", "climb chaac", "climb chaac")
    assert standing(p, 0) == [3, 1, 1]


@pytest.mark.rule("TZ-D18", "TZ-16.2")
def test_a_building_with_resources_of_choice() -> None:
    p = shows("B13")
    printed_otherwise(
        p, '[buildings.B13]\neffects = [{ op = "resource_choice", n = 2 }, { op = "vp", n = 1 }]'
    )
    give(p, 0, gold=1)
    act(p, "tikal", 2, "act 2", "build b13", "take wood", "take stone")
    assert goods(p, 0) == {"wood": 1, "stone": 1}
    assert scored(p) == {"buildings": 1}
    assert seen(p, "tile-gave") == [("tile-gave", "wood", 1, "B13"), ("tile-gave", "stone", 1, "B13")]


@pytest.mark.rule("TZ-16.2", "TZ-15.4")
def test_a_building_with_two_advances_on_one_track() -> None:
    p = shows("B13")
    printed_otherwise(
        p,
        """
        [buildings.B13]
        effects = [{ op = "tech", track = "agriculture", steps = 2 }, { op = "vp", n = 1 }]
        """,
    )
    know(p, 0, "agriculture", 2)
    steps(p, 0, 1, 1, 1)
    give(p, 0, gold=1)
    act(p, "tikal", 2, "act 2", "build b13", "climb kukulcan")
    assert standing(p, 0) == [1, 1, 2]
    assert p.seats[0].technologies == [3, 0, 0, 0]
    assert scored(p) == {"buildings": 1}


@pytest.mark.rule("TZ-10.2")
def test_the_market_of_another_box() -> None:
    p = table()
    show(p)
    printed_otherwise(p, "[market]\nwood = 1\nstone = 5\ngold = 7")
    give(p, 0, corn=1, gold=1)
    act(p, "uxmal", 2, "act 2", "sell gold", "buy stone", "buy wood")
    assert goods(p, 0) == {"corn": 2, "wood": 1, "stone": 1}
