"""Royal tiles and discovery tiles, tested from the rulebook (TE-11, TE-12)."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan.position import TeotihuacanPosition

from .table import (
    begin_turn,
    beside,
    give,
    goods,
    offered,
    own,
    play,
    points,
    question,
    royal,
    say,
    stand,
    table,
    tiles,
    used,
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


@pytest.mark.rule("TE-12.1")
def test_ra9_counts_one_step_more_than_the_power() -> None:
    for avenue, power, vp in ((9, 2, 3), (2, 5, 2), (9, 5, 6)):
        p = table()
        royal(p, "ra9", "rb2", "rc1")
        beside(p, "palace", None)
        p.seats[0].avenue = avenue
        stand(p, 0, f"mine {power}")
        say(p, f"worker mine {power}")
        play(p, "go palace")
        say(p, "worship palace1")
        assert points(p) == {"royal": vp}


@pytest.mark.rule("TE-12.2", "TE-7.6")
def test_the_royal_mix_costs_one_of_each_and_gives_as_many_as_the_power() -> None:
    p = table()
    royal(p, "ra9", "rb7", "rc1")
    beside(p, "palace", None)
    stand(p, 0, "mine 3")
    give(p, 0, cocoa=2, wood=1, stone=1)
    say(p, "worker mine 3")
    play(p, "go palace")
    say(p, "worship palace2")
    assert offered(p) == ["0", "1"]
    say(p, "1", "give stone", "take gold", "take gold", "take wood")
    assert goods(p) == {"cocoa": 1, "wood": 2, "gold": 2}


@pytest.mark.rule("TE-12.3")
def test_selling_is_bounded_by_the_power() -> None:
    p = table()
    royal(p, "ra9", "rb7", "rc3")
    beside(p, "palace", None)
    stand(p, 0, "mine 2")
    give(p, 0, wood=1, stone=2, gold=1)
    say(p, "worker mine 2")
    play(p, "go palace")
    say(p, "worship palace3", "1")
    assert "2" not in offered(p)  # one resource was sold, so only one more can be
    say(p, "1")
    assert goods(p) == {"stone": 1, "gold": 1, "cocoa": 4}


@pytest.mark.rule("TE-11.7", "TE-8.3", "TE-8.6")
def test_help_in_alchemy_opens_row_two_with_a_power_up() -> None:
    p = table()
    own(p, 0, "dhelp")
    stand(p, 0, "quarry 1")
    give(p, 0, gold=2)
    act(p, "alchemy", 1)
    say(p, "help", "learn t15")
    if question(p) == "TakeResource":
        say(p, "take wood")
    assert workers(p) == ["alchemy 2"]
    assert used(p) == ["dhelp"]


@pytest.mark.rule("TE-11.5", "TE-6.6", "TE-11.7")
def test_leap_and_twin_together() -> None:
    p = table()
    own(p, 0, "dleap", "dtwin")
    stand(p, 0, "alchemy 2", "alchemy 3", "palace 1")
    stand(p, 1, "mine 3")
    give(p, 0, cocoa=1)
    say(p, "worker alchemy 2", "leap", "twin 3")
    play(p, "go mine")
    say(p, "main")
    assert goods(p) == {"gold": 2}  # workers of power 2 and 3, and one colour was present
    assert tiles(p) == []


@pytest.mark.rule("TE-11.4", "TE-11.3")
def test_tiles_of_others_and_in_turns_of_others_are_out_of_reach() -> None:
    p = table()
    own(p, 0, "dvp")
    own(p, 1, "dcoc")
    begin_turn(p, 1)
    words = offered(p)
    assert "use dcoc" in words
    assert "use dvp" not in words
