"""The calendar and the eclipse, turn by turn (TE-14, TE-15): its timing, its order, and its
lasting effects.
"""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.games.teotihuacan.scoring import eclipse
from patolli.games.teotihuacan.turn import rounds

from .table import (
    again,
    begin_turn,
    clear_log,
    clear_pyramid,
    give,
    go_on,
    goods,
    know,
    lay,
    level,
    logged,
    offered,
    own,
    play,
    points,
    question,
    say,
    shown_stones,
    stand,
    steps,
    table,
    total,
    workers,
)


def collect(p: TeotihuacanPosition) -> None:
    """Plays a turn in which a seat collects cocoa."""
    seat = p.asked()[0]
    say(p, next(text for text in offered(p) if text.startswith("worker")))
    say(p, offered(p)[0], "collect")
    while p.asked() == [seat] and question(p) == "Finish":
        say(p, "stop")


def ascend(p: TeotihuacanPosition, seat: int = 0) -> None:
    """Moves a worker of power 5 to the forest, where it is powered up and ascends."""
    say(p, "worker alchemy 5")
    play(p, "go forest")
    say(p, "main", "raise forest 5", "reward av5")


def turns_until_upkeep(p: TeotihuacanPosition) -> list[int]:
    """Returns the seats that have a turn before the eclipse."""
    found: list[int] = []
    while question(p) != "Upkeep":
        found.append(p.asked()[0])
        collect(p)
    return found


@pytest.mark.rule("TE-E15", "TE-14.2", "TE-I14")
def test_an_ascension_of_the_first_player_lets_the_round_end_and_one_more_be_played() -> None:
    p = table(3)
    p.white, p.black = 10, 11
    stand(p, 0, "alchemy 5")
    ascend(p)
    assert (p.white, p.black) == (11, 11)
    assert turns_until_upkeep(p) == [1, 2, 0, 1, 2]


@pytest.mark.rule("TE-E15", "TE-14.2", "TE-I14")
def test_a_meeting_at_the_end_of_the_round_brings_one_more_round() -> None:
    p = table(3)
    p.white, p.black = 10, 11
    begin_turn(p, 2)
    assert turns_until_upkeep(p) == [2, 0, 1, 2]


@pytest.mark.rule("TE-14.2", "TE-14.1")
def test_an_ascension_of_the_last_player_is_still_of_the_round_of_the_meeting() -> None:
    p = table(3)
    p.white, p.black = 10, 11
    stand(p, 2, "alchemy 5")
    begin_turn(p, 2)
    ascend(p, 2)
    assert turns_until_upkeep(p) == [0, 1, 2]


@pytest.mark.rule("TE-14.1", "TE-14.2")
def test_an_ascension_in_the_extra_round_changes_nothing() -> None:
    p = table(2)
    p.white, p.black = 9, 10
    stand(p, 0, "alchemy 5")
    begin_turn(p, 1)
    collect(p)
    assert p.asked() == [0]
    ascend(p)
    assert (p.white, p.black) == (10, 10)
    assert turns_until_upkeep(p) == [1]


@pytest.mark.rule("TE-14.3", "TE-14.4", "TE-14.5", "TE-14.6")
def test_everybody_scores_avenue_track_and_masks_before_anybody_pays() -> None:
    p = table(2)
    for seat in (0, 1):
        p.seats[seat].avenue = seat + 1
        p.seats[seat].track = 1
    own(p, 0, "m1")
    p.eclipses = 0
    clear_log(p)
    p.agenda = [eclipse.ECLIPSE]
    p.forget()
    p.run_on()
    kinds = [event["event"] for event in logged(p)]
    order = ["avenue-scored", "track-most", "track-scored", "track-reset", "masks-scored"]
    places = [(kinds.index(name), len(kinds) - 1 - kinds[::-1].index(name)) for name in order]
    assert places[0][1] < places[1][0]  # the Avenue is scored for all seats before the track
    assert max(places[1][1], places[2][1]) < places[3][0] < places[4][0]
    assert question(p) == "Upkeep"
    assert [total(p, seat) for seat in (0, 1)] == [5 + 4 + 4 + 1, 10 + 4 + 4]


@pytest.mark.rule("TE-14.7", "TE-5.2")
def test_after_the_first_eclipse_workers_goods_and_locks_stay() -> None:
    p = table(4)
    stand(p, 0, "forest 4", "quarry 2 locked", "mine 5")
    give(p, 0, cocoa=9, wood=3)
    p.white = p.black = 12
    p.eclipses = 0
    p.discs = 1
    p.agenda = [rounds.BEGIN_ROUND, eclipse.ECLIPSE]
    p.forget()
    p.run_on()
    before = workers(p)
    play(p, "5")
    while question(p) == "Upkeep":
        play(p, "0")
    go_on(p)
    assert workers(p) == before
    assert goods(p) == {"cocoa": 4, "wood": 3}
    assert (p.white, p.black) == (0, 11)


@pytest.mark.rule("TE-14.6", "TE-D29")
def test_upkeep_is_asked_in_seat_order_from_the_first_player() -> None:
    p = table(3)
    p.first = 2
    p.eclipses = 0
    p.agenda = [eclipse.ECLIPSE]
    p.forget()
    p.run_on()
    asked = []
    while question(p) == "Upkeep":
        asked.append(p.asked()[0])
        play(p, "0")
    assert asked == [2, 0, 1]


@pytest.mark.rule("TE-14.6")
def test_a_loss_stops_at_zero_and_bonus_tiles_come_after_it() -> None:
    p = table(2)
    stand(p, 0, "forest 5", "forest 5", "forest 5")
    steps(p, 0, 10, 0, 0)
    p.seats[0].points[0] = 4
    p.eclipses = 2
    p.agenda = [eclipse.ECLIPSE]
    p.forget()
    p.run_on()
    play(p, "0")
    assert total(p) == 0
    play(p, "0")
    assert total(p) == 15  # from the bonus tile with fixed points, in the printed blue temple


def nearly_complete(players: int) -> TeotihuacanPosition:
    p = table(players)
    clear_pyramid(p)
    lay(p, *level(1), *level(2), *level(3))
    shown_stones(p, "p01", "p02")
    stand(p, 0, "forest 2", "build 2")
    give(p, 0, cocoa=1, stone=8, wood=8)
    return p


def complete(p: TeotihuacanPosition) -> None:
    say(p, "worker forest 2")
    play(p, "go build")
    say(p, "main", "build p01", "on 4a1", "rotate 0")
    while p.asked() == [0] and question(p) != "ChooseWorker":
        say(p, offered(p)[0])


@pytest.mark.rule("TE-15.1", "TE-8.22")
def test_the_last_stone_in_the_first_third_of_the_game() -> None:
    p = nearly_complete(3)
    p.eclipses, p.white, p.black = 0, 2, 11
    again(p)
    complete(p)
    assert p.white == p.black
    assert p.stones.count(names.EMPTY) == 0
    p.seats[1].track = 2
    assert turns_until_upkeep(p) == [1, 2, 0, 1, 2]
    assert points(p, 1)["pyramid-track"] == 2 * 2 + 4  # two points per step, as in the third eclipse
    while p.asked():
        play(p, "0")
    assert p.eclipses == 3


@pytest.mark.rule("TE-15.1", "TE-I14")
def test_the_last_stone_in_an_extra_round_adds_none() -> None:
    p = nearly_complete(2)
    p.eclipses, p.white, p.black, p.discs = 0, 10, 10, 2
    again(p)
    complete(p)
    assert turns_until_upkeep(p) == [1]
    while p.asked():
        play(p, "0")
    assert p.eclipses == 3


@pytest.mark.rule("TE-15.1", "TE-I14")
def test_the_last_stone_in_the_round_of_the_meeting_changes_only_the_number() -> None:
    p = nearly_complete(2)
    p.eclipses, p.white, p.black, p.discs = 0, 10, 10, 1
    again(p)
    complete(p)
    assert turns_until_upkeep(p) == [1, 0, 1]


@pytest.mark.rule("TE-15.1", "TE-8.12")
def test_after_the_last_stone_nobody_builds_but_decorations_go_on() -> None:
    p = nearly_complete(2)
    complete(p)
    stand(p, 1, "forest 3", "build 3")
    give(p, 1, cocoa=4, stone=4, wood=4, gold=3)
    begin_turn(p, 1)
    say(p, "worker forest 3")
    play(p, "go build")
    assert "main" not in offered(p)
    begin_turn(p, 1)
    stand(p, 1, "build 3")
    say(p, "worker build 3")
    play(p, "go deco")
    assert "main" in offered(p)


@pytest.mark.rule("TE-15.3")
@pytest.mark.parametrize(
    ("vp", "cocoa", "winner"),
    [
        ([9, 8, 9], [0, 9, 1], 2),
        ([9, 9, 9], [2, 2, 2], 1),
        ([9, 9, 8], [3, 2, 9], 0),
        ([1, 2, 3], [9, 9, 0], 2),
    ],
)
def test_points_then_cocoa_then_the_earlier_seat(vp: list[int], cocoa: list[int], winner: int) -> None:
    p = table(3)
    p.first = 1
    for seat in range(3):
        p.seats[seat].points[0] = vp[seat]
        p.seats[seat].cocoa = cocoa[seat]
    assert p.scores().winners() == [winner]


@pytest.mark.rule("TE-15.2", "TE-15.4")
def test_each_bonus_tile_by_itself() -> None:
    wanted = {"bmask": 6, "btech": 10, "bflat": 15, "bave": 12, "bbon": 18, "bdisc": 4, "bwork": 4 + 9 + 4}
    for tile, vp in wanted.items():
        p = table(2)
        know(p, 0, "t01", "t03")
        own(p, 0, "m4", "m4", "m5", "m6", "dvp", "dcoc")
        give(p, 0, wood=5, gold=5)
        p.seats[0].avenue = 4
        stand(p, 0, "forest 3", "mine 4", "quarry 1 locked")
        steps(p, 0, 10, 11, 9)
        other = [b for b in range(names.BONUSES) if names.BONUS_IDS[b] not in (tile, "bflat")]
        p.bonuses = [names.BONUS_IDS.index(tile), other[0], other[1]]
        before = dict(points(p))
        p.eclipses = 3
        p.agenda = [eclipse.AFTER_UPKEEP]
        clear_log(p)
        p.run_on()
        scored = [e["points"] for e in logged(p, "bonus-scored") if e["temple"] == 0 and e["seat"] == 0]
        assert scored == [vp], tile
        assert {k: v for k, v in points(p).items() if k != "bonus-tiles"} == before
