"""Chapter 3: the round and the turn."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin.position import TzolkinPosition
from patolli.kernel.seats import CHANCE

from .table import (
    asked,
    at,
    begin_turn,
    corn,
    fate,
    give,
    goods,
    hand,
    idle,
    last_turn,
    offered,
    on,
    put_worker,
    question,
    say,
    set_up,
    settle,
    shown,
    step,
    table,
    told,
    why_not,
)


@pytest.mark.rule("TZ-3.1")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (4, 0), (4, 3)])
def test_everybody_takes_one_turn_clockwise_from_the_starting_player(players: int, first: int) -> None:
    p = table(players)
    p.marker = first
    for seat in range(players):
        give(p, seat, corn=20)
    begin_turn(p, first)
    order = []
    day, rounds = p.day, p.round
    for _ in range(players):
        order.append(asked(p))
        assert (p.day, p.round) == (day, rounds)
        idle(p, "uxmal")
    assert order == [(first + i) % players for i in range(players)]
    assert (p.day, p.round) == (day + 1, rounds + 1)
    assert asked(p) == first  # no worker was on the starting-player space


@pytest.mark.rule("TZ-3.1", "TZ-17.3")
def test_a_food_day_lies_between_the_turns_and_the_calendar() -> None:
    p = table()
    at(p, 7)
    for seat in range(4):
        give(p, seat, corn=30)
    begin_turn(p, 0)
    for seat in range(4):
        assert told(p, "food-day") == []
        assert asked(p) == seat
        idle(p)
    names = [e["event"] for e in told(p)]
    assert names.index("food-day") < names.index("fed") < names.index("corn-added") < names.index("day")
    last_placed = max(i for i, name in enumerate(names) if name == "placed")
    assert last_placed < names.index("food-day")
    assert names.index("day") < names.index("round")
    assert [e["event"] for e in told(p, "round")] == ["round"]
    assert told(p, "round")[0]["round"] == 9
    assert told(p, "round")[0]["day"] == 8


@pytest.mark.rule("TZ-3.1")
def test_a_round_without_food_day_feeds_nobody() -> None:
    p = table()
    give(p, 1, corn=10)
    last_turn(p)
    idle(p)
    assert told(p, "food-day") == []
    assert told(p, "fed") == []
    assert corn(p, 1) == 10


@pytest.mark.rule("TZ-3.2")
def test_the_order_of_a_turn() -> None:
    """Begging, building and the refill happen in this order, all before the next seat's turn."""
    p = table()
    put_worker(p, 0, "tikal", 2)
    give(p, 0, wood=1)
    assert question(p) == "TZ-D2"
    say(p, "beg chaac")
    assert question(p) == "TZ-D3"
    say(p, "turn pick", "pick tikal 2", "act 2", "build b01")
    assert "B01" not in shown(p)
    assert p.asked() == [CHANCE]
    fate(p, "draw b02")
    assert shown(p) == ["B02", "B06", "B08", "B10", "B11", "B14"]
    assert asked(p) == 1


@pytest.mark.rule("TZ-3.2", "TZ-12.2")
def test_the_accumulated_corn_is_taken_at_the_end_of_the_turn() -> None:
    p = table()
    p.corn_on_calendar = 5
    give(p, 0, corn=3)
    say(p, "turn place", "place start")
    assert corn(p, 0) == 3  # not yet
    say(p, "place palenque")  # 0 + 1
    assert corn(p, 0) == 2
    say(p, "stop")
    assert corn(p, 0) == 7
    assert p.corn_on_calendar == 0
    assert asked(p) == 1


@pytest.mark.rule("TZ-3.3", "TZ-D3", "TZ-6.1")
def test_place_or_pick_up_and_nothing_else() -> None:
    p = table()
    give(p, 0, corn=9)
    put_worker(p, 0, "yaxchilan", 1)
    assert offered(p) == {"turn place", "turn pick"}
    q = p.copy()
    say(q, "turn place")
    assert why_not(q, "stop") == ("must-place-one", "TZ-3.3", [])
    assert not any(text.startswith("pick") for text in offered(q))
    say(q, "place tikal")
    assert "stop" in offered(q)
    assert not any(text.startswith("pick") for text in offered(q))
    say(p, "turn pick")
    assert why_not(p, "stop") == ("must-pick-one", "TZ-3.3", [])
    assert not any(text.startswith("place") for text in offered(p))
    say(p, "pick yaxchilan 1", "act 1")
    assert asked(p) == 1  # no worker is left on a wheel


@pytest.mark.rule("TZ-3.3", "TZ-D3", "TZ-6.1")
def test_only_placing_without_a_worker_on_a_wheel() -> None:
    p = table()
    give(p, 0, corn=9)
    assert offered(p) == {"turn place"}
    assert why_not(p, "turn pick") == ("no-worker-on-wheels", "TZ-6.1", [])


@pytest.mark.rule("TZ-6.1", "TZ-D3")
def test_the_worker_on_the_starting_space_cannot_be_picked_up() -> None:
    p = table()
    give(p, 0, corn=9)
    p.starting_space = 0
    p.seats[0].hand = 2
    begin_turn(p, 0)
    assert why_not(p, "turn pick") == ("no-worker-on-wheels", "TZ-6.1", [])


@pytest.mark.rule("TZ-3.3", "TZ-D3", "TZ-5.1")
def test_only_picking_up_without_a_worker_in_hand() -> None:
    p = table()
    give(p, 0, corn=9)
    put_worker(p, 0, "yaxchilan", 1, 2, 3)
    assert offered(p) == {"turn pick"}
    assert why_not(p, "turn place") == ("no-worker-in-hand", "TZ-5.1", [])


@pytest.mark.rule("TZ-3.3", "TZ-D3", "TZ-5.6")
def test_only_picking_up_when_no_placement_can_be_paid() -> None:
    p = table()
    for wheel in ("palenque", "yaxchilan", "tikal", "uxmal"):
        put_worker(p, 1 if wheel < "t" else 2, wheel, 0, 1)
    put_worker(p, 3, "chichen", 0)
    p.starting_space = 3
    p.seats[3].hand -= 1
    put_worker(p, 0, "palenque", 5)
    step(p, 0, "chaac", 1)
    assert question(p) == "TZ-D2"
    say(p, "pass")
    assert offered(p) == {"turn pick"}
    assert why_not(p, "turn place") == ("no-payable-space", "TZ-5.6", [1, 0])
    give(p, 0, corn=1)
    say(p, "pass")
    assert offered(p) == {"turn place", "turn pick"}


@pytest.mark.rule("TZ-6.7")
def test_workers_that_come_back_are_not_placed_in_the_same_turn() -> None:
    p = table()
    give(p, 0, corn=9)
    put_worker(p, 0, "uxmal", 3)
    say(p, "turn pick", "pick uxmal 3", "act 3")
    assert hand(p, 0) == 4
    assert asked(p) == 1


@pytest.mark.rule("TZ-3.4")
def test_everything_on_the_table_is_public() -> None:
    p = table()
    give(p, 1, corn=4, wood=2, skull=1)
    put_worker(p, 1, "tikal", 3)
    for viewer in (0, 2, -2):
        v = p.observation(viewer)
        assert isinstance(v, TzolkinPosition)
        assert v.seats[1].corn == 4
        assert v.seats[1].resources == [2, 0, 0]
        assert v.seats[1].skulls == 1
        assert v.wheels == p.wheels
        assert v.display == p.display
        assert v.monuments == p.monuments
        assert v.scores().totals() == p.scores().totals()


@pytest.mark.rule("TZ-I15")
def test_the_next_turn_starts_with_fresh_counts() -> None:
    p = table()
    give(p, 0, corn=9)
    give(p, 1, corn=9)
    say(p, "turn place", "place palenque", "place palenque", "stop")
    assert corn(p, 0) == 9 - 0 - 2
    say(p, "turn place", "place yaxchilan")
    assert corn(p, 1) == 9
    assert why_not(p, "stop") is None
    settle(p)
    assert goods(p, 1) == {"corn": 9}
    assert on(p, "yaxchilan") == {0: 1}


@pytest.mark.rule("TZ-3.1", "TZ-3.2")
def test_events_of_rounds_and_turns() -> None:
    p = table()
    idle(p)
    assert told(p, "turn") == [{"event": "turn", "rule": "TZ-3.2", "seat": 1}]
    last_turn(p)
    idle(p, "tikal")
    assert told(p, "round") == [{"event": "round", "rule": "TZ-3.1", "round": 5, "day": 4}]
    assert [e["seat"] for e in told(p, "turn")] == [1, 0]


@pytest.mark.rule("TZ-3.1", "TZ-13.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_round_ends_with_the_calendar(players: int) -> None:
    p = set_up(players)
    for seat in range(players):
        assert asked(p) == seat
        p.seats[seat].corn = 20
        idle(p, "uxmal")
    assert (p.round, p.day, p.corn_on_calendar) == (2, 1, 1)
    assert [(e["round"], e["day"]) for e in told(p, "round")] == [(1, 0), (2, 1)]
