"""The Teotibot, tested step by step from the rulebook (TE-16)."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.scoring import eclipse
from patolli.games.teotihuacan.teotibot import bot_turn

from .table import (
    again,
    beside,
    clear_pyramid,
    fate,
    give,
    go_on,
    goods,
    know,
    known,
    lay,
    level,
    logged,
    own,
    place,
    play,
    points,
    say,
    shown_decorations,
    shown_stones,
    stand,
    start,
    steps,
    table,
    temples,
    tiles,
    total,
    workers,
)
from .test_solo import BOT, bot_acts, solo, workers_of_bot

PYRAMID = ["xalc", "xbld", "xdec", "xnob", "xmsk", "xmas", "xwor"]


def number(tile: str) -> int:
    return names.BOT_TILE_IDS.index(tile)


def fill(position: int, top: str, bottom: str) -> tuple[list[str], list[str]]:
    """Returns the action pyramid and the direction tiles after the bot has used the tile at this position
    (counted from 1).
    """
    p = table(1)
    p.bot = [number(tile) for tile in PYRAMID]
    p.directions = [names.DIRECTION_IDS.index(top), names.DIRECTION_IDS.index(bottom)]
    p.agenda = [bot_turn.FillGap(position - 1)]
    p.run_on()
    return [names.BOT_TILE_IDS[tile] for tile in p.bot], [names.DIRECTION_IDS[d] for d in p.directions]


@pytest.mark.rule("TE-16.3", "TE-16.2")
@pytest.mark.parametrize(
    ("position", "top", "bottom", "wanted"),
    [
        # the left side fills 1 from 3, the right side of the other tile fills 3 from 5, and 5 is filled with
        # the tile set aside
        (1, "left", "right", ["xdec", "xbld", "xmsk", "xnob", "xwor", "xmas", "xalc"]),
        # 1 <- 3, 3 <- 6, 6 <- aside
        (1, "left", "left", ["xdec", "xbld", "xmas", "xnob", "xmsk", "xwor", "xalc"]),
        # 1 <- 2, 2 <- 5, 5 <- aside
        (1, "right", "left", ["xbld", "xmsk", "xdec", "xnob", "xwor", "xmas", "xalc"]),
        # 2 <- 4, 4 <- aside
        (2, "right", "left", ["xalc", "xnob", "xdec", "xwor", "xmsk", "xmas", "xbld"]),
        # 3 <- 6, 6 <- aside
        (3, "left", "right", ["xalc", "xbld", "xmas", "xnob", "xmsk", "xwor", "xdec"]),
        # 4 <- aside, 6 <- aside
        (4, "left", "right", ["xalc", "xbld", "xdec", "xwor", "xmsk", "xmas", "xnob"]),
        (6, "left", "right", ["xalc", "xbld", "xdec", "xnob", "xmsk", "xwor", "xmas"]),
    ],
)
def test_gaps_of_the_action_pyramid(position: int, top: str, bottom: str, wanted: list[str]) -> None:
    found, directions = fill(position, top, bottom)
    assert found == wanted
    assert directions == [bottom, "right" if top == "left" else "left"]


@pytest.mark.rule("TE-16.1", "TE-2.5", "TE-5.1")
def test_the_table_of_a_solo_game() -> None:
    p = start(1, setup="first-game")
    while p.round == 0:
        go_on(p)
        if p.round == 0:
            p.play(p.asked()[0], p.legal_moves(p.asked()[0])[0])
    assert (p.white, p.black) == (0, 10)
    assert goods(p, BOT) == {"wood": 2, "stone": 2, "gold": 2}
    assert temples(p, BOT) == [1, 1, 1]
    assert (p.seats[BOT].avenue, p.seats[BOT].track, total(p, BOT)) == (1, 0, 0)
    assert known(p, BOT) == ["t05"]  # the printed tile in row 1, column 3
    assert workers(p, BOT) == ["build 2", "deco locked 1", "mine 2", "nobles 2"]
    assert p.asked() == [0]


@pytest.mark.rule("TE-16.6", "TE-16.5", "TE-16.14")
def test_it_builds_without_matches_and_goes_on() -> None:
    p = solo("build 3", "deco 1 locked")
    clear_pyramid(p)
    shown_stones(p, "p31", "p01", "p02")
    p.seats[BOT].resources = [0, 2, 0]
    steps(p, BOT, 1, 3, 3)
    again(p)
    bot_acts(p, "xbld", "turned 0")
    assert p.stones[place("1a1")] >= 0
    assert points(p, BOT) == {"construction": 1 + 2, "temples": 2}  # red before green: 3 -> 4
    assert temples(p, BOT) == [1, 4, 3]
    assert p.seats[BOT].track == 1
    # powered up to 4, so it moves two boards
    assert workers_of_bot(p) == ["deco locked 1", "nobles 4"]


@pytest.mark.rule("TE-16.6", "TE-16.13")
def test_without_stone_and_without_a_worker_in_the_quarry_it_fails() -> None:
    p = solo("build 3", "forest 2", "mine 2", "deco 1 locked")
    bot_acts(p, "xbld")
    assert goods(p, BOT) == {"cocoa": 5}
    # the weakest workers are in forest and mine (both power 2); clockwise from the Palace, the forest comes
    # first
    assert workers_of_bot(p) == ["build 3", "build 3", "deco locked 1", "mine 2"]


@pytest.mark.rule("TE-16.7")
def test_it_decorates_the_first_side_with_support_clockwise_from_the_top() -> None:
    p = solo("deco 2", "quarry 1 locked")
    clear_pyramid(p)
    shown_decorations(p, "k05", "k01", "k02", "k03")
    p.decorations[0] = 14  # the printed step of the top side is taken; the next step has no tile below it
    p.seats[BOT].resources = [0, 0, 2]
    again(p)
    bot_acts(p, "xdec")
    assert p.decorations[names.STEPS_OF_SIDE] == names.DECORATION_IDS.index("k05")
    assert points(p, BOT)["decorations"] == 5
    assert p.seats[BOT].track == 1
    assert sum(temples(p, BOT)) == 1


@pytest.mark.rule("TE-16.9")
def test_it_takes_the_lowest_technology_without_a_marker_for_one_gold() -> None:
    p = solo("alchemy 1", "deco 1 locked")
    know(p, 0, "t01", "t03")
    know(p, BOT, "t05")
    p.seats[BOT].resources = [0, 0, 1]
    again(p)
    bot_acts(p, "xalc")
    assert known(p, BOT) == ["t05", "t09"]  # the technology in row 2 still costs one gold
    assert goods(p, BOT) == {"gold": 1}  # from the first blue step, because gold wins ties
    assert total(p, 0) == 0
    assert workers_of_bot(p) == ["deco locked 1", "forest 2"]


@pytest.mark.rule("TE-16.9")
def test_when_all_have_markers_it_follows_the_human_who_scores() -> None:
    p = solo("alchemy 1", "deco 1 locked")
    know(p, 0, "t01", "t03", "t05", "t09", "t15", "t17")
    p.seats[BOT].resources = [0, 0, 1]
    again(p)
    bot_acts(p, "xalc")
    assert known(p, BOT) == ["t01"]
    assert points(p) == {"technologies": 3}


@pytest.mark.rule("TE-16.10")
def test_the_rarest_mask_it_can_pay_and_lacks() -> None:
    p = solo("deco 1 locked")
    beside(p, "palace", "m4")
    beside(p, "quarry", "m2")
    beside(p, "forest", "m1")
    p.seats[BOT].resources = [1, 0, 0]
    p.seats[BOT].cocoa = 1
    again(p)
    bot_acts(p, "xmsk")
    assert tiles(p, BOT) == ["m2"]  # m1 is rarer but costs gold
    assert goods(p, BOT) == {}
    assert workers_of_bot(p) == ["deco locked 1"]


@pytest.mark.rule("TE-16.11")
def test_worship_goes_on_and_frees_a_human_worker() -> None:
    p = solo("quarry 1 locked")  # clockwise, the next board with a worship space is the forest
    stand(p, 0, "forest 4 locked")
    beside(p, "forest", "m5")
    bot_acts(p, "xwor")
    assert workers_of_bot(p) == ["forest locked 1"]
    assert workers(p) == ["forest 4"]
    assert temples(p, BOT) == [0, 2, 0]
    assert points(p, BOT) == {"temples": 2}
    assert p.discarded[names.DISCOVERY_IDS.index("m5")] == 1
    assert goods(p) == {}


@pytest.mark.rule("TE-16.11", "TE-16.14")
def test_worship_at_the_decorations_climbs_three_steps() -> None:
    p = solo("forest 1 locked")
    bot_acts(p, "xwor")
    assert workers_of_bot(p) == ["deco locked 1"]
    assert temples(p, BOT) == [3, 0, 0]
    assert goods(p, BOT) == {"gold": 1, "stone": 1, "wood": 1}


@pytest.mark.rule("TE-16.11")
def test_worship_skips_the_palace() -> None:
    p = solo("mine 1 locked")
    bot_acts(p, "xwor")
    assert workers_of_bot(p) == ["quarry locked 1"]
    assert temples(p, BOT) == [0, 0, 2]


@pytest.mark.rule("TE-16.12", "TE-16.13")
def test_mastery_tries_the_strongest_first() -> None:
    p = solo("nobles 4", "mine 3", "forest 2", "deco 1 locked")
    bot_acts(p, "xmas")  # without wood, the nobles' action is impossible
    assert goods(p, BOT) == {"gold": 2}
    # powered up to 4, so it moves two boards; the Palace does not count
    assert workers_of_bot(p) == ["alchemy 4", "deco locked 1", "forest 2", "nobles 4"]


@pytest.mark.rule("TE-16.13")
def test_ten_cocoa_become_three_points() -> None:
    p = solo("build 3", "forest 2", "mine 2", "deco 1 locked")
    p.seats[BOT].cocoa = 7
    again(p)
    bot_acts(p, "xbld")
    assert goods(p, BOT) == {"cocoa": 2}
    assert points(p, BOT) == {"leftovers": 3}


@pytest.mark.rule("TE-16.15", "TE-14.1")
def test_it_ascends_for_five_points_and_goes_on_from_palace() -> None:
    p = solo("mine 5", "deco 1 locked")
    white = p.white
    bot_acts(p, "xdec")
    assert p.seats[BOT].avenue == 1
    assert points(p, BOT) == {"ascensions": 5}
    assert p.white in (white + 1, white + 2)  # the end of the round may also have moved the disc
    assert next(event["white"] for event in logged(p, "white-disc")) == white + 1
    assert "quarry 1" in workers(p, BOT)


@pytest.mark.rule("TE-16.5", "TE-7.3")
def test_the_human_pays_for_its_worshipper_and_for_its_colour() -> None:
    p = solo("quarry 2 locked", "forest 3")
    beside(p, "quarry", None)
    stand(p, 0, "palace 4")
    give(p, 0, cocoa=1)
    say(p, "worker palace 4")
    play(p, "go quarry")
    say(p, "worship quarry")
    assert p.seats[0].cocoa == 1  # one cocoa is paid, and one comes from the first green step
    assert "quarry 2" in workers(p, BOT)


@pytest.mark.rule("TE-16.16", "TE-14.6")
def test_it_scores_eclipses_and_pays_nothing() -> None:
    p = solo("mine 5", "forest 5", "deco 1 locked")
    p.seats[BOT].avenue = 3
    p.seats[BOT].track = 2
    own(p, BOT, "m4", "m5")
    p.eclipses = 1
    p.agenda = [eclipse.ECLIPSE]
    p.forget()
    p.run_on()
    assert points(p, BOT) == {"avenue": 15, "pyramid-track": 4 + 6, "masks": 3}
    assert p.asked() == [0]
    play(p, "0")
    assert points(p, BOT) == {"avenue": 15, "pyramid-track": 4 + 6, "masks": 3}


@pytest.mark.rule("TE-16.4", "TE-6.7")
def test_displays_slide_together() -> None:
    p = solo("deco 1 locked")
    clear_pyramid(p)
    lay(p, *level(1))
    shown_stones(p, "p01", "p02", "p03")
    stand(p, 0, "forest 2")
    give(p, 0, stone=2, wood=1, cocoa=1)
    say(p, "worker forest 2")
    fate("7")
    play(p, "go build")
    say(p, "main", "build p02", "on 2a1", "rotate 0")
    shown = [names.STONE_TILE_IDS[tile] for tile in p.shown_stones]
    assert shown[:2] == ["p01", "p03"]
