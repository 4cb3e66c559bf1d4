"""What the view adds to the position: tiles chosen so far, the food needed, and the points if the game ended
now.
"""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.tzolkin import calendar, food_days, names
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.position import TzolkinPosition

from .table import draw, edit, give, put_worker, say, start, steps, table
from .test_scoring import finish, last_round


def shown(p: TzolkinPosition, seat: int) -> dict[str, Any]:
    return GAME.show(p.observation(seat))


@pytest.mark.rule("TZ-D1", "TZ-C3")
def test_only_the_viewer_sees_the_tiles_already_chosen() -> None:
    p = start(4)
    draw(p)
    say(p, "keep w07", seat=0)
    assert shown(p, 0)["keeping"] == ["W07"]
    assert shown(p, 1)["keeping"] == []
    say(p, "keep w02", seat=0)
    assert shown(p, 0)["keeping"] == ["W07", "W02"]


@pytest.mark.rule("TZ-17.4", "TZ-17.5")
def test_the_food_that_the_next_food_day_takes() -> None:
    p = table(2)
    assert GAME.show(p)["seats"][0]["food"] == {"workers": 3, "corn": 6, "unfed": 3, "points_lost": 9}
    p.seats[0].buildings = [0]  # B01 feeds one worker
    assert GAME.show(p)["seats"][0]["food"] == {"workers": 2, "corn": 4, "unfed": 2, "points_lost": 6}


@pytest.mark.rule("TZ-19.3", "TZ-17.8", "TZ-17.4")
def test_points_if_the_game_ended_now_are_those_of_its_real_end() -> None:
    p = last_round(3)
    give(p, 1, corn=1, gold=2, skull=1)
    steps(p, 2, 3, 0, 2)
    foretold = [one["ending"] for one in GAME.show(p)["seats"]]
    assert foretold != [one["points"] for one in GAME.show(p)["seats"]]
    finish(p)
    end = GAME.show(p)["seats"]
    assert foretold == [one["points"] for one in end]
    assert foretold == [one["ending"] for one in end]


@pytest.mark.rule("TZ-16.8")
def test_what_monuments_are_worth_now() -> None:
    p = table(2)
    p.monuments = [1]  # M02 gives 2 points for each building and monument of its owner, including itself
    p.seats[0].buildings = [3, 4]
    assert GAME.show(p)["monument_points"] == {"M02": [6, 2]}
    p.monuments = []
    p.seats[1].monuments = [1]
    assert GAME.show(p)["monument_points"] == {"M02": [0, 2]}


@pytest.mark.rule("TZ-19.3")
def test_corn_resources_and_skulls_count_in_previews() -> None:
    p = table(2)
    had = sum(GAME.show(p)["seats"][0]["ending"].values())
    give(p, 0, skull=1)
    assert sum(GAME.show(p)["seats"][0]["ending"].values()) == had + 12
    give(p, 0, gold=1)  # 4 corn, 1 point
    assert sum(GAME.show(p)["seats"][0]["ending"].values()) == had + 16


@pytest.mark.rule("TZ-13.2", "TZ-17.2", "TZ-13.1")
def test_the_calendar_shows_what_is_past_and_how_far_away_the_rest_is() -> None:
    p = table(2)
    p.day = 0
    view = GAME.show(p)
    assert view["days_until"] == list(range(26))
    assert view["corn_teeth"] == []
    assert view["next_food_kind"] == "mid_age"
    p.day, p.food_days, p.corn_on_calendar = 8, 1, 2
    view = GAME.show(p)
    # the first tooth is also that of the last day
    assert view["days_until"] == [18, *([None] * 7), *range(18)]
    assert view["corn_teeth"] == [7, 6]
    assert view["next_food_kind"] == "end_age"
    assert [(one["tooth"], one["day"], one["days"], one["coming"]) for one in view["food_teeth"]] == [
        (7, 7, 0, False),
        (13, 13, 5, True),
        (20, 20, 12, True),
        (0, 26, 18, True),
    ]
    p.food_days = 4
    assert GAME.show(p)["next_food_kind"] is None


@pytest.mark.rule("TZ-13.2", "TZ-13.3")
def test_where_workers_ride_to() -> None:
    p = table(2)
    put_worker(p, 0, "tikal", 4)
    put_worker(p, 1, "uxmal", 7)
    seen = shown(p, 0)["outlooks"]
    tikal = seen["tikal"]["4"]
    assert (tikal["next"], tikal["arrives"]) == (5, {"5": 1, "6": 2, "7": 3})
    assert (seen["uxmal"]["7"]["next"], seen["uxmal"]["7"]["arrives"]) == (None, {})
    for _ in range(3):
        calendar.one_day(p)
    assert GAME.show(p)["wheels"]["tikal"][7] == 0
    assert GAME.show(p)["placements"]["tikal"]["next"] == 1


@pytest.mark.rule("TZ-13.2", "TZ-13.3")
def test_the_workers_that_fall_off_tomorrow_and_neutral_ones_never_do() -> None:
    p = table(2)
    edit(p).clear_wheels()
    put_worker(p, 0, "tikal", 6)
    put_worker(p, 1, "uxmal", 7)
    edit(p).put_neutral_worker("yaxchilan", 7)
    assert shown(p, 0)["falling"] == {
        "palenque": None,
        "yaxchilan": None,
        "tikal": None,
        "uxmal": 7,
        "chichen": None,
    }
    calendar.one_day(p)
    assert p.seats[1].hand == 3
    assert GAME.show(p)["wheels"]["yaxchilan"][8] == "neutral"
    assert {wheel for wheel, space in GAME.show(p)["falling"].items() if space is not None} == {"tikal"}


@pytest.mark.rule("TZ-17.6", "TZ-17.8", "TZ-14.3")
def test_what_temple_steps_are_worth_is_what_food_days_give() -> None:
    p = table(2)
    steps(p, 0, 2, 1, 3)
    view = GAME.show(p)
    mine = view["seats"][0]
    goods: dict[str, int] = {}
    for temple, step in mine["temples"].items():
        for good, n in view["temple_steps"][temple][step]["goods"].items():
            goods[good] = goods.get(good, 0) + n
        assert view["temple_steps"][temple][step]["points"] == mine["temple_points"][temple]["now"]
    before = [*p.seats[0].resources, p.seats[0].skulls, p.seats[0].corn]
    food_days.reward_goods(p)
    after = [*p.seats[0].resources, p.seats[0].skulls, p.seats[0].corn]
    gained = {
        name: now - was for name, was, now in zip(names.GOOD_IDS, before, after, strict=True) if now > was
    }
    assert gained == goods


@pytest.mark.rule("TZ-14.3")
def test_a_step_that_cannot_be_climbed_is_not_the_next_one() -> None:
    p = table(2)
    top = p.tables.temple_top[names.CHAAC]
    p.seats[0].temples[names.CHAAC] = top
    p.seats[1].temples[names.CHAAC] = top - 1
    worth = [one["temple_points"]["chaac"] for one in GAME.show(p)["seats"]]
    assert worth[0]["next"] is None
    assert worth[1]["next"] is None
    p.seats[1].temples[names.CHAAC] = top - 2
    assert GAME.show(p)["seats"][1]["temple_points"]["chaac"]["next"] is not None


@pytest.mark.rule("TZ-15.2", "TZ-15.3")
def test_the_next_level_of_a_technology_and_its_price() -> None:
    p = table(2)
    give(p, 0, wood=1, gold=2)
    p.seats[0].technologies[names.THEOLOGY] = 3
    levels = GAME.show(p)["seats"][0]["next_levels"]
    assert levels["agriculture"] == {"level": 1, "cost": 1, "have": 3}
    assert levels["theology"] == {"level": None, "cost": 1, "have": 3}


@pytest.mark.rule("TZ-2.11")
def test_what_kept_tiles_give_together() -> None:
    p = start(4)
    draw(p)
    rules = GAME.prospect_rules()
    held = shown(p, 0)["hand"]
    alone = rules.values(p.observation(0), 0)
    assert alone["kept"] == {}
    say(p, f"keep {held[0].lower()}", seat=0)
    both = rules.values(p.observation(0), 0)
    assert both["kept"] == alone[held[0]]
    for good, n in both[held[1]].items():
        assert n == alone[held[0]].get(good, 0) + alone[held[1]].get(good, 0)
