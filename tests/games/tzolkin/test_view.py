"""What the view tells beyond the bare position: tiles chosen so far, food needed, points if it ended now."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.position import TzolkinPosition

from .table import draw, give, say, start, steps, table
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
    assert GAME.show(p)["seats"][0]["food"] == {"workers": 3, "corn": 6}
    p.seats[0].buildings = [0]  # B01 feeds one worker
    assert GAME.show(p)["seats"][0]["food"] == {"workers": 2, "corn": 4}


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
    p.monuments = [1]  # M02: 2 points for each building and monument of yours, itself too
    p.seats[0].buildings = [3, 4]
    assert GAME.show(p)["monument_points"] == {"M02": [6, 2]}
    p.monuments = []
    p.seats[1].monuments = [1]
    assert GAME.show(p)["monument_points"] == {"M02": [0, 2]}


@pytest.mark.rule("TZ-19.3")
def test_corn_resources_and_skulls_count_in_what_is_foretold() -> None:
    p = table(2)
    had = sum(GAME.show(p)["seats"][0]["ending"].values())
    give(p, 0, skull=1)
    assert sum(GAME.show(p)["seats"][0]["ending"].values()) == had + 12
    give(p, 0, gold=1)  # 4 corn, 1 point
    assert sum(GAME.show(p)["seats"][0]["ending"].values()) == had + 16
