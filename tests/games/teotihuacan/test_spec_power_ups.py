"""Power-ups and ascension, tested from the rulebook (TE-10)."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan.position import TeotihuacanPosition

from .table import (
    give,
    goods,
    know,
    offered,
    own,
    pile,
    play,
    points,
    question,
    say,
    stand,
    table,
    temples,
    workers,
)

BEFORE = {
    "forest": "alchemy", "quarry": "palace", "mine": "nobles", "alchemy": "quarry", "nobles": "deco",
    "deco": "build", "build": "forest", "palace": "mine",
}  # fmt: skip


def act(p: TeotihuacanPosition, at: str, power: int = 2) -> None:
    say(p, f"worker {BEFORE[at]} {power}")
    play(p, f"go {at}")
    play(p, "main")


@pytest.mark.rule("TE-10.2")
def test_the_reborn_die_takes_no_more_of_the_series_but_may_waste_it() -> None:
    p = table()
    own(p, 0, "dpow")
    stand(p, 0, "forest 5", "mine 2")
    say(p, "use dpow", "raise forest 5", "reward ac5")
    words = offered(p)
    # the third worker is there too and looks exactly like the one that ascended
    assert "raise palace 1" in words
    assert "waste" in words
    say(p, "raise palace 1")
    assert workers(p) == ["mine 2", "palace 2"]
    assert p.power[0] == 1  # the worker that ascended was not powered up


@pytest.mark.rule("TE-10.2")
def test_alone_on_the_board_the_second_power_up_lapses() -> None:
    p = table()
    own(p, 0, "dpow")
    stand(p, 0, "alchemy 5", "mine 5 locked", "quarry 5 locked")
    say(p, "use dpow", "raise alchemy 5", "reward av5")
    assert question(p) == "ChooseWorker"
    assert workers(p) == ["mine locked 5", "quarry locked 5"]


@pytest.mark.rule("TE-10.3", "TE-9.4")
def test_the_avenue_comes_before_the_reward() -> None:
    p = table()
    p.seats[0].avenue = 2
    pile(p, "avenue3", "dave")
    stand(p, 0, "alchemy 5")
    give(p, 0, cocoa=1)
    act(p, "forest", 5)
    say(p, "raise forest 5")
    assert question(p) == "ClaimOnAvenue"
    say(p, "claim dave")
    assert question(p) == "ChooseReward"
    assert "reward at2" not in offered(p)  # the player has no cocoa left


@pytest.mark.rule("TE-10.4")
def test_two_temple_steps_for_three_cocoa_in_one_temple_or_two() -> None:
    p = table()
    stand(p, 0, "alchemy 5")
    give(p, 0, cocoa=3)
    act(p, "forest", 5)
    say(p, "raise forest 5", "reward at2", "climb red", "climb red")
    assert temples(p) == [0, 2, 0]
    assert goods(p) == {"wood": 2}


@pytest.mark.rule("TE-10.4")
def test_the_fourth_worker_comes_once() -> None:
    p = table()
    stand(p, 0, "alchemy 5", "palace 1", "palace 1", "palace 3")
    act(p, "forest", 5)
    say(p, "raise forest 5")
    assert "reward aw4" not in offered(p)


@pytest.mark.rule("TE-10.5", "TE-13.1")
def test_rebirth_on_palace_pays_no_t01() -> None:
    p = table()
    know(p, 0, "t01")
    stand(p, 0, "alchemy 5")
    act(p, "forest", 5)
    say(p, "raise forest 5", "reward av5")
    assert goods(p) == {"wood": 2}


@pytest.mark.rule("TE-14.1", "TE-10.3")
def test_two_ascensions_in_one_action_move_the_disc_twice() -> None:
    p = table()
    stand(p, 0, "alchemy 5", "forest 5", "forest 5")
    give(p, 0, cocoa=1)
    white = p.white
    act(p, "forest", 5)
    say(p, "raise forest 5", "reward av5", "raise forest 5", "reward av5")
    assert p.white == white + 2
    assert p.seats[0].avenue == 2
    assert points(p)["ascensions"] == 10
