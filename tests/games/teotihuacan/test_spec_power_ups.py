"""Power-ups, ascension, technologies and royal tiles, from the rules (TE-10 to TE-13)."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.position import TeotihuacanPosition

from .table import (
    again,
    begin_turn,
    beside,
    clear_pyramid,
    give,
    goods,
    know,
    lay,
    level,
    offered,
    own,
    pile,
    play,
    points,
    question,
    royal,
    say,
    shown_decorations,
    shown_stones,
    stand,
    steps,
    table,
    temples,
    tiles,
    total,
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


@pytest.mark.rule("TE-10.2")
def test_the_reborn_die_takes_no_more_of_the_series_but_may_waste_it() -> None:
    p = table()
    own(p, 0, "dpow")
    stand(p, 0, "forest 5", "mine 2")
    say(p, "use dpow", "raise forest 5", "reward ac5")
    words = offered(p)
    assert "raise palace 1" in words  # the third worker waits there, and looks just like the reborn one
    assert "waste" in words
    say(p, "raise palace 1")
    assert workers(p) == ["mine 2", "palace 2"]
    assert p.power[0] == 1  # the reborn die itself did not grow


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
    assert "reward at2" not in offered(p)  # the cocoa is gone


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


@pytest.mark.rule("TE-13.2", "TE-7.10")
def test_bonuses_come_before_the_power_ups() -> None:
    p = table()
    know(p, 0, "t05", "t07")
    stand(p, 0, "alchemy 2", "forest 2")
    give(p, 0, cocoa=1)
    say(p, "worker alchemy 2")
    play(p, "go forest")
    play(p, "main")
    assert question(p) == "PowerUp"
    assert goods(p) == {"wood": 3, "cocoa": 1}
    assert total(p) == 1


@pytest.mark.rule("TE-13.2")
@pytest.mark.parametrize("at", ["nobles", "alchemy"])
def test_t03_for_alchemy_and_nobles(at: str) -> None:
    p = table()
    know(p, 0, "t03")
    stand(p, 0, f"{BEFORE[at]} 2")
    give(p, 0, wood=2, gold=1)
    act(p, at)
    say(p, "learn t05" if at == "alchemy" else "row top")
    assert points(p)["technologies"] == 3


@pytest.mark.rule("TE-13.2", "TE-7.1")
def test_collecting_cocoa_is_no_main_action() -> None:
    p = table()
    know(p, 0, "t05", "t07")
    stand(p, 0, "alchemy 2")
    say(p, "worker alchemy 2")
    play(p, "go forest")
    say(p, "collect")
    assert goods(p) == {"cocoa": 1}
    assert total(p) == 0


@pytest.mark.rule("TE-13.3")
def test_t11_and_t17_once_for_several_tiles() -> None:
    p = table()
    clear_pyramid(p)
    know(p, 0, "t11", "t17")
    shown_stones(p, "p31", "p32", "p20")
    stand(p, 0, "forest 2", "build 2", "build 3")
    give(p, 0, stone=4, cocoa=1)
    act(p, "build")
    say(p, "build p31", "on 1a1", "rotate 0", "build p32", "on 1a4")
    while question(p) == "Rotate":
        say(p, offered(p)[0])
    assert points(p)["technologies"] == 3
    assert question(p) == "ClimbAny"
    assert p.question(0).numbers == [1]
    say(p, "climb red")
    assert question(p) == "PowerUp"
    assert p.question(0).numbers[0] == 2  # three workers, though only two tiles


@pytest.mark.rule("TE-13.3", "TE-8.15")
def test_t09_and_one_power_up_with_three_workers() -> None:
    p = table()
    know(p, 0, "t09")
    shown_decorations(p, "k03", "k07", "k12", "k01")
    stand(p, 0, "build 2", "deco 3", "deco 4")
    give(p, 0, gold=1, cocoa=1)
    act(p, "deco")
    say(p, "decorate k12", "side top")
    assert points(p) == {"decorations": 3, "technologies": 4}
    assert question(p) == "PowerUp"
    assert p.question(0).numbers[0] == 1


@pytest.mark.rule("TE-13.4", "TE-D27")
def test_t13_after_the_power_ups_for_one_cocoa_once() -> None:
    p = table()
    know(p, 0, "t13")
    stand(p, 0, "alchemy 2", "forest 4")
    give(p, 0, cocoa=3)
    act(p, "forest")
    say(p, "raise forest 2")
    assert question(p) == "PowerUp"
    assert p.question(0).numbers == [1, 1]
    assert "pass" in offered(p)
    say(p, "raise forest 3")
    assert workers(p) == ["forest 4", "forest 4"]
    assert p.seats[0].cocoa == 1


@pytest.mark.rule("TE-13.5", "TE-8.16")
def test_t15_gives_one_worker_a_second_tile_and_saves_once() -> None:
    p = table()
    clear_pyramid(p)
    know(p, 0, "t15")
    shown_stones(p, "p31", "p32", "p20")
    stand(p, 0, "forest 2")
    give(p, 0, stone=3)
    act(p, "build")
    assert p.question(0).numbers == [0, 2]
    say(p, "build p31", "on 1a1", "save stone", "build p32", "on 1d4")
    assert goods(p) == {}
    assert p.seats[0].track == 2


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
    assert "2" not in offered(p)  # one is sold, one may follow
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
    assert goods(p) == {"gold": 2}  # two workers of power 2 and 3; one colour was there
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


@pytest.mark.rule("TE-8.7")
def test_a_new_technology_counts_at_once_for_others() -> None:
    p = table()
    stand(p, 0, "quarry 2")
    give(p, 0, gold=1)
    act(p, "alchemy")
    say(p, "learn t03")
    assert points(p) == {"temples": 1}
    stand(p, 1, "quarry 2")
    give(p, 1, gold=1, cocoa=1)
    begin_turn(p, 1)
    act(p, "alchemy")
    say(p, "learn t03")
    assert points(p) == {"temples": 1, "technologies": 3}


@pytest.mark.rule("TE-8.16", "TE-8.17")
def test_a_tile_just_laid_supports_the_next_one() -> None:
    p = table()
    clear_pyramid(p)
    lay(p, "1a1", "1a2", "1b1")
    shown_stones(p, "p01", "p02", "p03")
    stand(p, 0, "forest 2", "build 2")
    give(p, 0, stone=4, wood=1, cocoa=1)
    act(p, "build")
    say(p, "build p01", "on 1b2", "rotate 0")
    while question(p) in ("ClimbInOrder", "TakeResource"):
        say(p, offered(p)[0])
    say(p, "build p02")
    assert "on 2a1" in offered(p)


@pytest.mark.rule("TE-8.18", "TE-2.8")
def test_level_three_and_four_points() -> None:
    for name, vp, wood in (("3a1", 5, 2), ("4a1", 7, 3)):
        p = table()
        clear_pyramid(p)
        lay(p, *level(1), *level(2))
        if name == "4a1":
            lay(p, *level(3))
        shown_stones(p, "p01")
        stand(p, 0, "forest 2")
        give(p, 0, stone=2, wood=wood)
        place = names.PLACE_IDS.index(name)
        for cell in p.tables.place_cells[place]:
            p.icons[cell] = names.GLYPH
        again(p)
        act(p, "build")
        say(p, "build p01", f"on {name}", "rotate 0")
        assert points(p) == {"construction": vp + 1}  # p01 has one glyph
        assert goods(p) == {}


@pytest.mark.rule("TE-8.14", "TE-9.6", "TE-9.7")
def test_two_steps_in_one_temple_below_the_top() -> None:
    p = table()
    shown_decorations(p, "k03", "k07", "k12", "k01")
    clear_pyramid(p)
    lay(p, *level(1))
    for cell in (3, 4):
        p.icons[cell] = names.RED
    p.decorations[0] = 14
    steps(p, 0, 0, 9, 0)
    stand(p, 0, "build 2")
    give(p, 0, gold=3)
    act(p, "deco")
    say(p, "decorate k07", "side top")
    assert temples(p) == [0, 11, 0]
    assert points(p) == {"decorations": 5, "temples": 7}
