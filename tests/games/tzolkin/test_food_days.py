"""Chapter 17: the days on which food is due, feeding, and rewards in goods and points."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin import names

from .table import (
    asked,
    at,
    corn,
    food_day,
    give,
    goods,
    hush,
    idle,
    last_turn,
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

MID, END = names.MID_AGE, names.END_OF_AGE

# For each step: the goods it adds on a food day in mid-age, and its points at the end of an age
CHAAC: list[tuple[str, int]] = [
    ("", -1), ("", 0), ("stone", 2), ("", 4), ("stone", 6), ("", 7), ("", 8),
]  # fmt: skip
QUETZALCOATL: list[tuple[str, int]] = [
    ("", -2), ("", 0), ("", 1), ("gold", 2), ("", 4), ("gold", 6), ("", 9), ("", 12), ("", 13),
]  # fmt: skip
KUKULCAN: list[tuple[str, int]] = [
    ("", -3), ("", 0), ("wood", 1), ("", 3), ("wood", 5), ("skull", 7), ("", 9), ("", 10),
]  # fmt: skip


def tracks() -> list[tuple[int, int, dict[str, int], int]]:
    """Returns the temple, the step, the goods up to this step and its points, for each step of
    each temple.
    """
    found = []
    for temple, track in enumerate([CHAAC, QUETZALCOATL, KUKULCAN]):
        for step, (_, worth) in enumerate(track):
            upto = [good for good, _ in track[: step + 1] if good]
            found.append((temple, step, {good: upto.count(good) for good in upto}, worth))
    return found


TRACKS = tracks()


# ---- when ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-17.1", "TZ-I13")
@pytest.mark.parametrize("day", range(28))
def test_the_food_days(day: int) -> None:
    p = table(age=2 if day > 13 else 1)
    at(p, day)
    if day == 27:
        # counts as if the last food day were over; no round could follow, but the test only counts days
        p.food_days = 4
    for seat in range(4):
        give(p, seat, corn=30)
    last_turn(p)
    idle(p)
    held = [(e["day"], e["kind"], e["age"]) for e in told(p, "food-day")]
    expected = {7: (7, MID, 1), 13: (13, END, 1), 20: (20, MID, 2), 26: (26, END, 2)}
    assert held == ([expected[day]] if day in expected else [])
    assert (corn(p, 0) == 24) == (day in expected)


@pytest.mark.rule("TZ-17.1", "TZ-I13", "TZ-19.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_of_the_food_days_without_double_advances(players: int) -> None:
    p = table(players)
    at(p, 0)
    held: list[int] = []
    rounds = 0
    for _ in range(40):
        if not p.asked():
            break
        rounds += 1
        assert (p.round, p.day) == (rounds, rounds - 1)
        whole_round(p)
        held += [rounds for _ in told(p, "food-day")]
        hush(p)
    assert held == [8, 14, 21, 27]
    assert rounds == 27
    assert p.asked() == []
    assert p.day == 27


@pytest.mark.rule("TZ-17.2", "TZ-E25")
@pytest.mark.parametrize(
    ("tooth", "kind", "age", "after"), [(7, MID, 1, 13), (13, END, 1, 20), (20, MID, 2, 26)]
)
def test_a_food_tooth_that_is_jumped_over(tooth: int, kind: int, age: int, after: int) -> None:
    p = table(age=age)
    at(p, tooth - 1)
    for seat in range(4):
        give(p, seat, corn=60)
    put_start(p, 0)
    last_turn(p)
    idle(p)
    say(p, "2")
    assert p.day == tooth + 1
    assert told(p, "food-day") == []  # there is no food day before the turns of the new round
    for _ in range(4):
        assert told(p, "food-day") == []
        idle(p, "yaxchilan")
    settle(p)
    assert [(e["day"], e["kind"], e["age"]) for e in told(p, "food-day")] == [(tooth + 1, kind, age)]
    hush(p)
    for _ in range(tooth + 2, after):
        whole_round(p)
        assert told(p, "food-day") == []
    assert p.day == after
    whole_round(p)
    assert [e["day"] for e in told(p, "food-day")] == [after]


@pytest.mark.rule("TZ-17.2")
def test_a_double_advance_onto_a_tooth_is_that_food_day_once() -> None:
    p = table()
    at(p, 5)
    put_start(p, 0)
    last_turn(p)
    idle(p)
    say(p, "2")
    assert (p.day, told(p, "food-day")) == (7, [])
    for player in p.seats:
        player.corn = 60
    for _ in range(4):
        idle(p, "tikal")
    assert len(told(p, "food-day")) == 1
    assert p.day == 8
    for _ in range(4):
        idle(p, "uxmal")
    assert len(told(p, "food-day")) == 1


@pytest.mark.rule("TZ-17.3")
def test_feeding_then_rewards() -> None:
    p = table()
    steps(p, 1, 2, 1, 1)
    food_day(p, 7)
    kinds = [e["event"] for e in told(p)]
    assert max(i for i, k in enumerate(kinds) if k in {"fed", "unfed"}) < kinds.index("rewarded")


@pytest.mark.rule("TZ-17.3", "TZ-18.1")
def test_feeding_then_age_change_then_rewards() -> None:
    p = table()
    food_day(p, 13)
    kinds = [e["event"] for e in told(p)]
    assert max(i for i, k in enumerate(kinds) if k == "unfed") < kinds.index("age-changed")
    assert kinds.index("age-changed") < kinds.index("temple-scored")
    assert max(i for i, k in enumerate(kinds) if k == "displayed") < kinds.index("temple-scored")


# ---- feeding ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-17.4", "TZ-17.5")
@pytest.mark.parametrize("number", [3, 4, 5, 6])
@pytest.mark.parametrize("has", [0, 1, 2, 3, 5, 6, 7, 11, 12, 13])
def test_two_corn_a_worker_as_many_as_possible_none_partly(number: int, has: int) -> None:
    p = table()
    workers(p, 1, number)
    give(p, 1, corn=has)
    food_day(p, 7)
    fed = min(number, has // 2)
    assert corn(p, 1) == has - 2 * fed
    assert points(p, 1) == -3 * (number - fed)
    assert [(e["amount"], e["corn"]) for e in told(p, "fed") if e["seat"] == 1] == [(fed, 2 * fed)]
    unfed = [(e["amount"], e["points"]) for e in told(p, "unfed") if e["seat"] == 1]
    assert unfed == ([(number - fed, -12 * (number - fed))] if fed < number else [])


@pytest.mark.rule("TZ-17.4")
def test_workers_in_hand_on_wheels_and_on_the_starting_space_all_eat() -> None:
    p = table()
    put_worker(p, 1, "palenque", 3)
    put_start(p, 1)
    workers(p, 1, 4)
    give(p, 1, corn=9)
    at(p, 7)
    last_turn(p)
    idle(p)
    assert corn(p, 1) == 1


@pytest.mark.rule("TZ-17.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_fed_from_the_starting_player_on(players: int) -> None:
    p = table(players)
    p.marker = 1
    for seat in range(players):
        give(p, seat, corn=20 + seat)
    at(p, 7)
    last_turn(p)
    idle(p, "uxmal")
    assert [e["seat"] for e in told(p, "fed")] == [(1 + i) % players for i in range(players)]
    assert [corn(p, seat) for seat in range(players) if seat != 0] == [14 + s for s in range(1, players)]


@pytest.mark.rule("TZ-16.4", "TZ-17.4", "TZ-17.5")
@pytest.mark.parametrize(
    ("farms", "number", "has", "left", "lost"),
    [
        (["B01"], 3, 10, 6, 0),
        (["B02"], 3, 3, 1, 3),
        (["B03"], 4, 6, 0, 0),
        (["B01", "B02", "B03"], 3, 0, 0, 0),
        (["B01", "B02", "B03"], 4, 1, 1, 3),
        (["B04"], 3, 10, 7, 0),
        (["B05"], 6, 5, 0, 3),
        (["B04", "B05"], 6, 0, 0, 0),
        (["B04", "B05"], 6, 9, 9, 0),
        (["B04", "B01"], 3, 1, 0, 3),
        (["B15"], 3, 0, 0, 0),
        (["B16"], 4, 2, 0, 0),
        (["B17"], 5, 3, 1, 3),
        (["B15", "B16"], 6, 5, 5, 0),
        (["B15", "B16", "B17"], 6, 5, 5, 0),
        (["B15", "B01"], 6, 4, 0, 0),
    ],
)
def test_farms(farms: list[str], number: int, has: int, left: int, lost: int) -> None:
    p = table()
    own(p, 1, *farms)
    workers(p, 1, number)
    give(p, 1, corn=has)
    food_day(p, 7)
    assert corn(p, 1) == left
    assert points(p, 1) == -lost


@pytest.mark.rule("TZ-16.4")
def test_other_buildings_feed_nobody() -> None:
    p = table()
    own(p, 1, "B06", "B10", "B13", "B18", "B22", "B27")
    give(p, 1, corn=10)
    food_day(p, 7)
    assert corn(p, 1) == 4
    assert told(p, "farm-fed") == []


@pytest.mark.rule("TZ-16.4")
@pytest.mark.parametrize("day", [7, 13, 20, 26])
def test_farms_work_at_every_food_day(day: int) -> None:
    p = table(age=1 if day < 14 else 2)
    own(p, 1, "B15" if day < 14 else "B17")
    give(p, 1, corn=8)
    at(p, day)
    last_turn(p)
    idle(p)
    assert [(e["amount"], e["corn"]) for e in told(p, "fed") if e["seat"] == 1] == [(0, 0)]


@pytest.mark.rule("TZ-16.4")
def test_farms_are_reported_with_what_they_did() -> None:
    p = table()
    own(p, 1, "B01", "B04")
    workers(p, 1, 4)
    give(p, 1, corn=8)
    food_day(p, 7)
    told_of = [(e["seat"], e["amount"], e["corn"], e["source"]) for e in told(p, "farm-fed")]
    assert told_of == [(1, 1, 0, 60), (1, 0, 1, 63)]
    assert corn(p, 1) == 5


@pytest.mark.rule("TZ-17.10")
def test_points_may_fall_below_0() -> None:
    p = table()
    workers(p, 1, 6)
    steps(p, 1, 0, 0, 0)
    food_day(p, 13)
    assert points(p, 1) == -18 - 1 - 2 - 3


# ---- rewards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-17.6", "TZ-14.1")
@pytest.mark.parametrize(("temple", "step", "gained", "points_"), TRACKS)
@pytest.mark.parametrize("day", [7, 20])
def test_goods_of_the_own_step_and_all_lower_ones(
    day: int, temple: int, step: int, gained: dict[str, int], points_: int
) -> None:
    p = table(age=1 if day == 7 else 2)
    where = [1, 1, 1]
    where[temple] = step
    steps(p, 1, *where)
    give(p, 1, corn=6)
    food_day(p, day)
    assert goods(p, 1) == gained
    assert points(p, 1) == 0
    assert sum(int(e["amount"]) for e in told(p, "rewarded")) == sum(gained.values())
    assert all(e["temple"] == temple and e["seat"] == 1 for e in told(p, "rewarded"))


@pytest.mark.rule("TZ-17.6")
def test_all_temples_together() -> None:
    p = table()
    steps(p, 1, 6, 8, 7)
    give(p, 1, corn=6)
    food_day(p, 7)
    assert goods(p, 1) == {"stone": 2, "gold": 2, "wood": 2, "skull": 1}
    assert p.skulls == 12


@pytest.mark.rule("TZ-17.7")
@pytest.mark.parametrize(("supply", "each"), [(3, 1), (2, 1), (1, 0), (0, 0)])
def test_skulls_for_all_who_are_entitled_or_for_nobody(supply: int, each: int) -> None:
    p = table()
    steps(p, 0, 1, 1, 5)
    steps(p, 2, 1, 1, 7)
    steps(p, 1, 1, 1, 4)
    give(p, 3, skull=13 - supply)
    food_day(p, 7)
    assert [player.skulls for player in p.seats] == [each, 0, each, 13 - supply]
    assert p.skulls == supply - 2 * each
    assert goods(p, 0)["wood"] == 2  # the other goods are paid out
    assert goods(p, 1) == {"wood": 2}
    assert goods(p, 2)["wood"] == 2
    assert [e["amount"] for e in told(p, "no-skulls")] == ([] if each else [2])


@pytest.mark.rule("TZ-17.8", "TZ-14.1")
@pytest.mark.parametrize(("temple", "step", "gained", "points_"), TRACKS)
def test_points_of_the_own_step_only(temple: int, step: int, gained: dict[str, int], points_: int) -> None:
    p = table()
    where = [0, 0, 0]
    where[temple] = step
    steps(p, 1, *where)
    give(p, 1, corn=6)
    for other in (0, 2):  # two other players share the second-highest step
        steps(p, other, 5, 7, 6)
    food_day(p, 13)
    assert goods(p, 1) == {}
    bottoms = [-1, -2, -3]
    highest = step >= [5, 7, 6][temple]
    alone = step > [5, 7, 6][temple]
    bonus = [6, 2, 4][temple] // (1 if alone else 2) if highest else 0
    assert points(p, 1) == sum(bottoms) - bottoms[temple] + points_ + bonus
    scored = [(e["temple"], e["step"], e["points"]) for e in told(p, "temple-scored") if e["seat"] == 1]
    assert (temple, step, 4 * points_) in scored
    assert len(scored) == 3


@pytest.mark.rule("TZ-17.9", "TZ-14.1")
@pytest.mark.parametrize(("day", "bonuses"), [(13, [6, 2, 4]), (26, [2, 6, 4])])
@pytest.mark.parametrize("temple", [0, 1, 2])
@pytest.mark.parametrize("highest", [[1], [1, 3], [0, 1, 2], [0, 1, 2, 3]])
def test_the_bonus_for_the_highest_whole_alone_half_when_tied(
    day: int, bonuses: list[int], temple: int, highest: list[int]
) -> None:
    p = table(age=1 if day == 13 else 2)
    for seat in range(4):
        give(p, seat, corn=6)
        where = [1, 1, 1]
        where[temple] = 2 if seat in highest else 1
        steps(p, seat, *where)
    food_day(p, day)
    bonus = bonuses[temple] if len(highest) == 1 else bonuses[temple] // 2
    paid = {e["seat"]: e["points"] for e in told(p, "highest") if e["temple"] == temple}
    assert paid == dict.fromkeys(highest, 4 * bonus)


@pytest.mark.rule("TZ-17.9")
@pytest.mark.parametrize("step", [0, 1])
def test_the_bonus_is_paid_on_the_lowest_steps_too(step: int) -> None:
    p = table(3)
    for seat in range(3):
        give(p, seat, corn=6)
        steps(p, seat, step, 1, 1)
    at(p, 13)
    last_turn(p)
    say(p, "turn place", "place start", "stop")
    settle(p)
    chaac = {e["seat"]: e["points"] for e in told(p, "highest") if e["temple"] == 0}
    assert chaac == {0: 12, 1: 12, 2: 12}
    assert asked(p) == 2


@pytest.mark.rule("TZ-16.4")
@pytest.mark.parametrize(
    ("farms", "number", "expected"),
    [
        (["B04", "B05"], 3, [(0, 1, 63), (0, 1, 64)]),
        (["B04", "B15"], 3, [(3, 0, 74)]),  # no worker is left that would need less corn
        (["B04", "B15"], 4, [(0, 1, 63), (3, 0, 74)]),
        (["B15", "B16"], 4, [(3, 0, 74), (1, 0, 75)]),
        (["B15", "B16"], 3, [(3, 0, 74)]),
    ],
)
def test_a_farm_is_reported_only_as_far_as_it_helps(
    farms: list[str], number: int, expected: list[tuple[int, int, int]]
) -> None:
    p = table()
    own(p, 1, *farms)
    workers(p, 1, number)
    food_day(p, 7)
    assert [(e["amount"], e["corn"], e["source"]) for e in told(p, "farm-fed")] == expected
