"""Chapter 19: the end of the game, final scoring in quarter points, and ties."""

from __future__ import annotations

from fractions import Fraction

import pytest

from patolli.games.tzolkin.position import TzolkinPosition

from .table import (
    at,
    corn,
    faults,
    give,
    goods,
    hand,
    hush,
    idle,
    last_turn,
    on,
    own,
    points,
    put_start,
    put_worker,
    say,
    settle,
    steps,
    table,
    told,
    whole_round,
    workers,
)


def last_round(players: int = 4, day: int = 26) -> TzolkinPosition:
    """Returns a position in the last turn of the last round.

    All players tie in every temple, and each has the 6 corn needed to feed the workers.
    """
    p = table(players, age=2)
    at(p, 26)
    p.day = day
    for seat in range(players):
        give(p, seat, corn=6)
    last_turn(p)
    return p


def finish(p: TzolkinPosition) -> None:
    last_turn(p)
    idle(p)
    settle(p)
    assert p.asked() == []


TIED = 1 + 3 + 2
"""The points of each player if all tie on the start steps: half of 2, half of 6 and half of 4."""


@pytest.mark.rule("TZ-19.1", "TZ-I13")
def test_the_game_ends_after_the_fourth_food_day() -> None:
    p = table(age=2)
    at(p, 25)
    whole_round(p)
    assert p.asked() == [0]
    assert (p.day, p.round) == (26, 27)
    whole_round(p)
    assert p.asked() == []
    assert p.food_days == 4


@pytest.mark.rule("TZ-19.1", "TZ-E26")
def test_a_double_advance_from_day_25_saves_no_round() -> None:
    p = table(age=2)
    at(p, 25)
    put_start(p, 0)
    last_turn(p)
    idle(p)
    say(p, "2")
    assert (p.day, p.round, p.food_days) == (27, 27, 3)
    hush(p)
    whole_round(p)
    assert [(e["day"], e["kind"], e["age"]) for e in told(p, "food-day")] == [(27, 1, 2)]
    assert p.asked() == []
    assert (p.day, p.round) == (28, 27)


@pytest.mark.rule("TZ-19.1")
@pytest.mark.parametrize("day", [0, 1, 5, 9, 11, 16, 22, 24])
def test_a_double_advance_saves_a_round(day: int) -> None:
    p = table(age=1 if day < 14 else 2)
    at(p, day)
    put_start(p, 0)
    last_turn(p)
    idle(p)
    say(p, "2")
    for player in p.seats:
        player.hand = player.workers
    for i in range(len(p.wheels)):
        p.wheels[i] = 0
    rounds = p.round - 1
    for _ in range(40):
        if p.asked():
            whole_round(p)
            rounds += 1
    assert rounds == 26
    assert p.asked() == []
    assert p.day == 27


@pytest.mark.rule("TZ-19.2")
def test_the_calendar_advances_once_more() -> None:
    p = last_round()
    put_worker(p, 1, "palenque", 7, 6)
    put_start(p, 2)
    finish(p)
    assert p.day == 27
    assert on(p, "palenque") == {7: 1}
    assert hand(p, 1) == 2
    assert (hand(p, 2), p.starting_space, p.marker) == (3, -1, 2)
    kinds = [e["event"] for e in told(p)]
    assert kinds.index("highest") < kinds.index("day") < kinds.index("corn-scored")
    assert [e["day"] for e in told(p, "day")] == [27]


@pytest.mark.rule("TZ-19.2")
def test_the_last_day_moves_neutral_workers_too() -> None:
    p = table(3, age=2)
    at(p, 26)
    last_turn(p)
    before = sorted(on(p, "palenque"))
    say(p, "pass", "turn place", "place start", "stop")
    assert p.asked() == []
    assert sorted(on(p, "palenque")) == sorted((s + 1) % 10 for s in before)
    assert faults(p) == []


@pytest.mark.rule("TZ-19.3")
@pytest.mark.parametrize("has", [0, 1, 2, 3, 4, 5, 10])
def test_a_quarter_point_per_corn(has: int) -> None:
    p = last_round()
    give(p, 1, corn=has)
    finish(p)
    assert points(p, 1) == TIED + Fraction(has, 4)
    scored = [(e["corn"], e["points"]) for e in told(p, "corn-scored") if e["seat"] == 1]
    assert scored == [(has, has)]


@pytest.mark.rule("TZ-19.3")
@pytest.mark.parametrize(("good", "rate"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_resources_become_corn(good: str, rate: int) -> None:
    p = last_round()
    give(p, 1, **{good: 3})
    give(p, 2, **{good: 1})
    finish(p)
    assert points(p, 2) == TIED + Fraction(rate, 4)
    assert points(p, 1) == TIED + Fraction(3 * rate, 4)
    assert [(e["seat"], e["amount"], e["corn"]) for e in told(p, "converted")] == [
        (1, 3, 3 * rate),
        (2, 1, rate),
    ]
    assert goods(p, 1) == {"corn": 3 * rate}


@pytest.mark.rule("TZ-19.3")
@pytest.mark.parametrize("has", [0, 1, 2])
def test_three_points_per_skull_held(has: int) -> None:
    p = last_round()
    give(p, 1, skull=has)
    p.skulls -= 1
    p.offerings[3] = 2  # skulls in Chichen Itza score nothing
    finish(p)
    assert points(p, 1) == TIED + 3 * has
    scored = [(e["amount"], e["points"]) for e in told(p, "skulls-scored") if e["seat"] == 1]
    assert scored == ([(has, 12 * has)] if has else [])


@pytest.mark.rule("TZ-19.3", "TZ-16.8")
def test_then_the_own_monuments() -> None:
    p = last_round()
    # 3 points for each step in the best temple, and the points of the steps a second time
    own(p, 1, "M11", "M12")
    steps(p, 1, 1, 1, 4)
    finish(p)
    bonus = 1 + 3 + 4  # only this seat is the highest in Kukulcan
    assert points(p, 1) == 5 + bonus + 3 * 3 + 5
    scored = [(e["seat"], e["points"], e["source"]) for e in told(p, "monument-scored")]
    assert scored == [(1, 36, 110), (1, 20, 111)]
    kinds = [e["event"] for e in told(p)]
    assert kinds.index("corn-scored") < kinds.index("monument-scored")
    assert points(p, 0) == 1 + 3


@pytest.mark.rule("TZ-2.12", "TZ-16.8")
def test_wealth_tiles_are_no_buildings() -> None:
    p = last_round()
    own(p, 1, "M02", "B01", "B24")  # 2 points for each building and monument
    p.seats[1].wealth = [13, 14]
    finish(p)
    assert [(e["seat"], e["points"]) for e in told(p, "monument-scored")] == [(1, 4 * 2 * 3)]


@pytest.mark.rule("TZ-19.3", "TZ-I17")
def test_where_the_points_come_from() -> None:
    p = last_round()
    workers(p, 1, 4)
    give(p, 1, corn=3, skull=1)
    finish(p)
    scores = p.scores()
    assert scores.unit == 4
    row = dict(zip(scores.sources, scores.table[1], strict=True))
    assert row == {
        "temples": 4 * TIED, "buildings": 0, "chichen-itza": 0, "architecture": 0, "unfed": 0, "corn": 1,
        "skulls": 12, "monuments": 0, "start": 0,
    }  # fmt: skip
    assert corn(p, 1) == 1


@pytest.mark.rule("TZ-19.4")
def test_most_points_win() -> None:
    p = last_round()
    give(p, 2, corn=1)
    finish(p)
    assert p.scores().ranks == [3, 3, 1, 2]  # seat 3 has one worker on a wheel
    assert p.scores().winners() == [2]
    assert [e["seat"] for e in told(p, "won")] == [2]


@pytest.mark.rule("TZ-19.4")
def test_a_tie_is_broken_by_workers_on_the_wheels() -> None:
    p = last_round()
    put_worker(p, 1, "palenque", 1, 2)
    put_worker(p, 2, "tikal", 1)
    finish(p)  # seat 3 has just placed a worker in Chichen Itza
    assert len({points(p, seat) for seat in range(4)}) == 1
    assert p.scores().ranks == [4, 1, 2, 2]
    assert [e["seat"] for e in told(p, "won")] == [1]


@pytest.mark.rule("TZ-19.4", "TZ-19.2")
def test_workers_that_fall_off_on_the_last_day_or_return_do_not_count() -> None:
    p = last_round()
    put_worker(p, 1, "palenque", 7)
    put_start(p, 2)
    finish(p)
    assert p.scores().winners() == [3]
    assert p.scores().ranks == [2, 2, 2, 1]


@pytest.mark.rule("TZ-19.4")
def test_workers_do_not_outweigh_a_quarter_point() -> None:
    p = last_round()
    put_worker(p, 1, "palenque", 1, 2, 3)
    give(p, 0, corn=1)
    finish(p)
    assert p.scores().ranks[:2] == [1, 2]


@pytest.mark.rule("TZ-19.4")
def test_a_shared_victory() -> None:
    p = last_round()
    put_worker(p, 0, "palenque", 1)
    finish(p)
    assert p.scores().ranks == [1, 3, 3, 1]
    assert p.scores().winners() == [0, 3]
    assert [e["seat"] for e in told(p, "won")] == [0, 3]


@pytest.mark.rule("TZ-17.10", "TZ-19.4")
def test_negative_points_stay_negative() -> None:
    p = last_round()
    workers(p, 0, 6)
    give(p, 0, corn=-6)
    steps(p, 0, 0, 0, 0)
    finish(p)
    assert points(p, 0) == -18 - 1 - 2 - 3
    assert p.scores().ranks[0] == 4
