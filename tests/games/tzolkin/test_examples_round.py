"""The worked examples on rounds, placing, the calendar, feeding and scoring."""

from __future__ import annotations

from fractions import Fraction

import pytest

from patolli.games.tzolkin.position import TzolkinPosition

from .table import (
    DISPLAY,
    MONUMENTS,
    asked,
    at,
    begin_turn,
    clear_wheels,
    corn,
    food_day,
    give,
    goods,
    hand,
    hush,
    idle,
    last_turn,
    levels,
    neutral,
    offered,
    on,
    own,
    points,
    put_start,
    put_worker,
    question,
    say,
    settle,
    start,
    steps,
    table,
    told,
    whole_round,
    why_not,
    workers,
)


@pytest.mark.rule("TZ-E1")
@pytest.mark.parametrize("players", [2, 3])
def test_e1_a_tile_of_palenque_5_also_brings_palenque_0(players: int) -> None:
    p = start(players)
    say(p, *(f"draw {t.lower()}" for t in [*MONUMENTS[: players + 2], *DISPLAY]), "starts 0")
    for w in (1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)[: 4 * players]:
        say(p, f"deal w{w:02}")
    say(p, "neutral w03")
    assert on(p, "palenque") == {5: "neutral", 0: "neutral"}


@pytest.mark.rule("TZ-E1")
def test_e1_only_if_one_is_left() -> None:
    p = start(3)
    say(p, *(f"draw {t.lower()}" for t in [*MONUMENTS[:5], *DISPLAY]), "starts 0")
    for w in (1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13):
        say(p, f"deal w{w:02}")
    say(p, *(f"neutral w{w}" for w in (17, 18, 19, 20, 21)), "neutral w03")
    assert on(p, "palenque") == {5: "neutral"}


def green_places() -> TzolkinPosition:
    p = table()
    workers(p, 0, 4)
    put_worker(p, 1, "palenque", 1)
    give(p, 0, corn=7)
    say(p, "turn place", "place palenque", "place palenque", "place yaxchilan")
    return p


@pytest.mark.rule("TZ-E2", "TZ-5.5")
def test_e2_two_on_palenque_and_one_on_yaxchilan() -> None:
    p = green_places()
    assert on(p, "palenque") == {0: 0, 1: 1, 2: 0}
    assert on(p, "yaxchilan") == {0: 0}
    assert corn(p, 0) == 7 - 5


@pytest.mark.rule("TZ-E3", "TZ-5.6")
def test_e3_the_fourth_worker_would_cost_at_least_3_more() -> None:
    p = green_places()
    assert offered(p) == {"stop"}
    assert why_not(p, "place start") == ("too-little-corn", "TZ-5.6", [3, 2])
    assert why_not(p, "place tikal") == ("too-little-corn", "TZ-5.6", [3, 2])
    p.seats[0].corn = 3
    p.forget()
    assert offered(p) == {"place tikal", "place uxmal", "place chichen", "place start", "stop"}


@pytest.mark.rule("TZ-E4", "TZ-5.5")
def test_e4_two_workers_behind_three_others() -> None:
    p = table()
    put_worker(p, 1, "palenque", 0, 1)
    put_worker(p, 2, "palenque", 2)
    give(p, 0, corn=8)
    say(p, "turn place", "place palenque", "place palenque")
    assert [e["corn"] for e in told(p, "placed")] == [3, 5]
    assert corn(p, 0) == 0
    assert on(p, "palenque") == {0: 1, 1: 1, 2: 2, 3: 0, 4: 0}


@pytest.mark.rule("TZ-E5", "TZ-5.5")
def test_e5_the_surcharge_of_a_crew() -> None:
    sums = []
    p = table()
    workers(p, 0, 6)
    give(p, 0, corn=15)
    say(p, "turn place")
    for place in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen", "start"):
        say(p, f"place {place}")
        sums.append(15 - corn(p, 0))
    assert sums == [0, 1, 3, 6, 10, 15]


@pytest.mark.rule("TZ-E13", "TZ-12.5")
@pytest.mark.parametrize(("picked", "choices"), [("pick palenque 7", {"1"}), ("pick tikal 6", {"1", "2"})])
def test_e13_a_worker_on_6_protects_its_owner(picked: str, choices: set[str]) -> None:
    p = table()
    put_start(p, 0)
    put_worker(p, 3, "palenque", 7)
    put_worker(p, 3, "tikal", 6)
    last_turn(p)
    say(p, "pass", "turn pick", picked, "act none", "stop")
    assert asked(p) == 0
    assert offered(p) == choices


@pytest.mark.rule("TZ-E15", "TZ-17.5")
def test_e15_two_freed_and_a_farm_for_all() -> None:
    p = table()
    workers(p, 1, 5)
    own(p, 1, "B01", "B02", "B04")
    give(p, 1, corn=10)
    food_day(p, 7)
    assert corn(p, 1) == 7
    assert points(p, 1) == 0


@pytest.mark.rule("TZ-E16", "TZ-17.5")
def test_e16_three_workers_and_five_corn() -> None:
    p = table()
    give(p, 1, corn=5)
    food_day(p, 7)
    assert corn(p, 1) == 1
    assert points(p, 1) == -3


def three_in_the_temples(age: int) -> TzolkinPosition:
    p = table(3, age)
    clear_wheels(p)
    for seat, where in enumerate([(2, 1, 6), (4, 1, 4), (4, 1, 0)]):
        steps(p, seat, *where)
        give(p, seat, corn=6)
    return p


@pytest.mark.rule("TZ-E17", "TZ-17.6")
def test_e17_goods_in_the_middle_of_an_age() -> None:
    p = three_in_the_temples(1)
    food_day(p, 7)
    assert goods(p, 0) == {"stone": 1, "wood": 2, "skull": 1}
    assert goods(p, 1) == {"stone": 2, "wood": 2}
    assert goods(p, 2) == {"stone": 2}


@pytest.mark.rule("TZ-E18", "TZ-17.8", "TZ-17.9")
def test_e18_points_at_the_end_of_age_1() -> None:
    p = three_in_the_temples(1)
    food_day(p, 13)
    assert [points(p, seat) for seat in range(3)] == [16, 15, 7]


@pytest.mark.rule("TZ-E19", "TZ-17.8", "TZ-17.9")
def test_e19_points_at_the_end_of_age_2() -> None:
    p = three_in_the_temples(2)
    food_day(p, 26)
    assert [points(p, seat) for seat in range(3)] == [18, 15, 7]


GREEN, BLUE, RED, YELLOW = 0, 1, 2, 3


def opening() -> TzolkinPosition:
    """TZ-E21: returns the opening with four players (green, blue, red, yellow) and empty wheels."""
    p = table()
    at(p, 0)
    for seat in range(4):
        give(p, seat, corn=10)
    begin_turn(p, GREEN)
    hush(p)
    say(p, "turn place", "place tikal", "place yaxchilan", "place palenque")
    say(p, "turn place", "place palenque", "place palenque", "stop")
    say(p, "turn place", "place yaxchilan", "place yaxchilan", "place tikal")
    say(p, "turn place", "place tikal", "place start", "stop")
    return p


@pytest.mark.rule("TZ-E21")
def test_e21_the_opening() -> None:
    p = opening()
    assert [10 - corn(p, seat) for seat in range(4)] == [3, 4, 7, 3]
    assert on(p, "palenque") == {0: GREEN, 1: BLUE, 2: BLUE}
    assert on(p, "yaxchilan") == {0: GREEN, 1: RED, 2: RED}
    assert on(p, "tikal") == {0: GREEN, 1: RED, 2: YELLOW}


@pytest.mark.rule("TZ-E22", "TZ-12.3", "TZ-12.4")
def test_e22_the_first_calendar() -> None:
    p = opening()
    assert question(p) == "TZ-D20"
    assert asked(p) == YELLOW
    assert (hand(p, YELLOW), p.marker) == (2, YELLOW)
    say(p, "1")
    assert p.corn_on_calendar == 0
    assert p.day == 1
    assert asked(p) == YELLOW


@pytest.mark.rule("TZ-E23")
def test_e23_the_second_round() -> None:
    p = opening()
    say(p, "1")
    before = corn(p, YELLOW)
    say(p, "turn place", "place palenque", "place palenque")
    assert on(p, "palenque") == {0: YELLOW, 1: GREEN, 2: BLUE, 3: BLUE, 4: YELLOW}
    assert before - corn(p, YELLOW) == 5
    assert asked(p) == GREEN
    say(p, "turn pick", "pick yaxchilan 1", "act 1")
    assert goods(p, GREEN) == {"corn": 7, "wood": 1}
    say(p, "pick tikal 1", "act 1", "advance agriculture", "1", "stop")
    assert goods(p, GREEN) == {"corn": 7}
    assert levels(p, GREEN) == [1, 0, 0, 0]
    assert asked(p) == BLUE
    say(p, "turn place", "place tikal")
    assert corn(p, BLUE) == 6
    assert on(p, "tikal")[0] == BLUE
    assert asked(p) == RED
    say(p, "turn pick", "pick yaxchilan 3", "act 3", "stop")
    assert goods(p, RED) == {"corn": 5, "gold": 1}
    assert p.corn_on_calendar == 1
    assert (p.day, p.marker) == (2, YELLOW)


@pytest.mark.rule("TZ-E24", "TZ-16.8")
@pytest.mark.parametrize(("number", "worth"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_e24_the_monument_of_workers(number: int, worth: int) -> None:
    assert monument_points("M07", lambda p: workers(p, 1, number), corn_needed=2 * number) == worth


@pytest.mark.rule("TZ-E24", "TZ-16.8")
@pytest.mark.parametrize(("mastered", "worth"), [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)])
def test_e24_the_monument_of_mastery(mastered: int, worth: int) -> None:
    def learn(p: TzolkinPosition) -> None:
        p.seats[1].technologies = [3] * mastered + [2] * (4 - mastered)

    assert monument_points("M09", learn) == worth


@pytest.mark.rule("TZ-E24", "TZ-16.8")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
def test_e24_the_monument_of_the_realm(players: int, each: int) -> None:
    assert monument_points("M03", lambda _: None, players=players) == each
    assert monument_points("M03", lambda p: own(p, 0, "M08", "M09"), players=players) == 3 * each


@pytest.mark.rule("TZ-E24", "TZ-16.8")
def test_e24_the_monument_of_ascent() -> None:
    assert monument_points("M11", lambda p: steps(p, 1, 2, 5, 0)) == 12


def monument_points(name: str, prepare: object, corn_needed: int = 6, players: int = 4) -> Fraction:
    p = table(players, age=2)
    clear_wheels(p)
    own(p, 1, name)
    assert callable(prepare)
    prepare(p)
    give(p, 1, corn=corn_needed)
    food_day(p, 26)
    assert p.asked() == []
    scored = [e["points"] for e in told(p, "monument-scored") if e["seat"] == 1]
    return Fraction(int(scored[0]), 4)


@pytest.mark.rule("TZ-E25", "TZ-17.2")
def test_e25_a_double_advance_from_day_6() -> None:
    p = table()
    at(p, 6)
    put_start(p, 0)
    last_turn(p)
    idle(p)
    say(p, "2")
    assert p.day == 8
    clear_wheels(p)
    hush(p)
    whole_round(p)
    assert [(e["day"], e["kind"]) for e in told(p, "food-day")] == [(8, 0)]
    hush(p)
    for _ in (9, 10, 11, 12):
        whole_round(p)
    assert (p.day, told(p, "food-day")) == (13, [])
    whole_round(p)
    assert [(e["day"], e["kind"]) for e in told(p, "food-day")] == [(13, 1)]


@pytest.mark.rule("TZ-E26", "TZ-19.1")
def test_e26_a_double_advance_from_day_25() -> None:
    p = table(age=2)
    at(p, 25)
    put_start(p, 0)
    last_turn(p)
    idle(p)
    assert p.round == 26
    say(p, "2")
    clear_wheels(p)
    hush(p)
    assert (p.day, p.round) == (27, 27)
    whole_round(p)
    assert [(e["day"], e["kind"]) for e in told(p, "food-day")] == [(27, 1)]
    assert p.asked() == []
    assert p.round == 27


@pytest.mark.rule("TZ-E27", "TZ-17.7")
def test_e27_one_skull_for_two() -> None:
    p = table()
    give(p, 3, skull=12)
    steps(p, 0, 1, 1, 5)
    steps(p, 1, 2, 3, 6)
    for seat in (0, 1):
        give(p, seat, corn=6)
    food_day(p, 7)
    assert goods(p, 0) == {"wood": 2}
    assert goods(p, 1) == {"stone": 1, "gold": 1, "wood": 2}
    assert p.skulls == 1


@pytest.mark.rule("TZ-E32", "TZ-19.3")
def test_e32_final_scoring_of_goods() -> None:
    p = table(age=2)
    give(p, 1, corn=5 + 6, wood=1, stone=1, gold=1, skull=1)
    food_day(p, 26)
    scores = p.scores()
    row = dict(zip(scores.sources, scores.table[1], strict=True))
    assert Fraction(row["corn"], 4) == Fraction(7, 2)
    assert Fraction(row["corn"] + row["skulls"] + row["monuments"], 4) == Fraction(13, 2)
    assert corn(p, 1) == 14


@pytest.mark.rule("TZ-E35", "TZ-17.5")
def test_e35_two_farms_and_two_corn() -> None:
    p = table(age=2)
    workers(p, 1, 6)
    own(p, 1, "B04", "B15")
    give(p, 1, corn=2)
    at(p, 20)
    last_turn(p)
    idle(p)
    settle(p)
    assert corn(p, 1) == 0
    assert points(p, 1) == -3


@pytest.mark.rule("TZ-E37", "TZ-4.4")
def test_e37_mercy() -> None:
    p = table()
    for wheel in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen"):
        neutral(p, wheel, 0, 1, 2)
    neutral(p, "tikal", 3)
    put_start(p, 1)
    steps(p, 0, 0, 0, 0)
    give(p, 0, corn=2)
    say(p, "turn place")
    assert offered(p) == {"place palenque", "place yaxchilan", "place uxmal", "place chichen"}
    assert why_not(p, "place tikal") == ("not-cheapest", "TZ-4.4", [4, 3])
    say(p, "place chichen")
    assert on(p, "chichen")[3] == 0
    assert (corn(p, 0), hand(p, 0)) == (0, 2)
    assert asked(p) == 1
