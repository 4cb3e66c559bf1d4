"""The calendar and eclipses (TE-14), the end of the game (TE-15), variants of the end (TE-17.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.kernel import seat_view

from .table import (
    begin_turn,
    board,
    fate,
    give,
    go_on,
    goods,
    kind,
    know,
    last_turn,
    logged,
    neutrals,
    offered,
    own,
    points,
    question,
    say,
    stand,
    start,
    steps,
    table,
    tiles,
    total,
    used,
    why_not,
    workers,
)


def idle(p: TeotihuacanPosition, turns: int = 1) -> None:
    """Plays turns in which players only collect cocoa."""
    for _ in range(turns):
        go_on(p)
        walk = next(text for text in offered(p) if text.startswith("worker"))
        say(p, walk)
        say(p, offered(p)[0], "collect")
        if p.asked() and question(p) == "Finish":
            say(p, "stop")


def upkeep(p: TeotihuacanPosition) -> None:
    """Lets all players pay as much upkeep as they can."""
    while p.asked() and question(p) == "Upkeep":
        say(p, offered(p)[0])


@pytest.mark.rule("TE-14.1", "TE-14.2", "TE-I13", "TE-I14", "TE-E15")
def test_discs_that_meet_at_the_end_of_a_round_bring_one_more_round() -> None:
    p = table()
    p.white, p.black = 11, 12
    begin_turn(p, 3)
    idle(p)
    assert (p.white, p.discs, p.eclipses) == (12, 2, 0)
    assert logged(p, "extra-round")
    idle(p, 3)
    assert p.eclipses == 0
    idle(p)
    assert p.eclipses == 1
    assert question(p) == "Upkeep"


@pytest.mark.rule("TE-14.2", "TE-10.3", "TE-E15", "TE-I14")
def test_discs_that_meet_within_a_round_let_it_finish_and_then_one_more() -> None:
    p = table(3)
    p.white, p.black = 10, 11
    stand(p, 0, "mine 5")
    own(p, 0, "dpow")
    say(p, "use dpow", "raise mine 5", "reward ac5")
    say(p, offered(p)[0])
    assert (p.white, p.discs) == (11, 1)
    begin_turn(p, 0)
    idle(p, 3)
    assert (p.discs, p.eclipses) == (2, 0)
    assert p.white == 11
    idle(p, 3)
    assert p.eclipses == 1


@pytest.mark.rule("TE-14.1")
def test_the_white_disc_never_passes_the_black_one() -> None:
    p = table()
    p.white = p.black = 12
    p.discs = 1
    stand(p, 0, "mine 5")
    own(p, 0, "dpow")
    say(p, "use dpow", "raise mine 5", "reward ac5")
    assert p.white == 12


def at_eclipse(players: int = 4, eclipses: int = 0, **options: str) -> TeotihuacanPosition:
    """Starts the last turn of an extra round."""
    p = table(players, **options)
    p.eclipses = eclipses
    p.black = p.tables.black_start[players] - eclipses
    p.white = p.black
    p.discs = 2
    last_turn(p)
    return p


@pytest.mark.rule("TE-14.3", "TE-E1")
def test_avenue_times_lowest_visible_value() -> None:
    p = at_eclipse()
    p.rows = [5, 2, 0]
    p.seats[0].avenue = 3
    p.seats[2].avenue = 1
    idle(p)
    assert [points(p, seat).get("avenue", 0) for seat in range(4)] == [6, 0, 2, 0]


@pytest.mark.rule("TE-14.4", "TE-E16", "TE-9.5")
@pytest.mark.parametrize(("eclipses", "each"), [(0, 4), (1, 3), (2, 2)])
def test_the_pyramid_track(eclipses: int, each: int) -> None:
    p = at_eclipse(3, eclipses)
    for seat, steps_up in enumerate((3, 3, 1)):
        p.seats[seat].track = steps_up
    idle(p)
    assert [points(p, s).get("pyramid-track", 0) for s in range(3)] == [3 * each + 4, 3 * each + 4, each]
    assert [p.seats[s].track for s in range(3)] == [0, 0, 0]


@pytest.mark.rule("TE-14.4")
def test_nobody_is_furthest_at_zero() -> None:
    p = at_eclipse()
    idle(p)
    assert logged(p, "track-most") == []


@pytest.mark.rule("TE-14.5", "TE-E17", "TE-I16")
@pytest.mark.parametrize(
    ("masks", "vp"),
    [
        ([], 0),
        (["m1"], 1),
        (["m1", "m2"], 3),
        (["m1", "m2", "m3"], 6),
        (["m1", "m2", "m3", "m4"], 10),
        (["m1", "m2", "m3", "m4", "m5"], 15),
        (["m1", "m2", "m3", "m4", "m5", "m6"], 21),
        (["m1", "m2", "m3", "m4", "m5", "m6", "m7"], 28),
        (["m4", "m4", "m4", "m5", "m5", "m6", "m7"], 14),
    ],
)
def test_sets_of_masks(masks: list[str], vp: int) -> None:
    p = at_eclipse()
    own(p, 1, *masks)
    idle(p)
    assert points(p, 1).get("masks", 0) == vp
    assert tiles(p, 1) == sorted(masks)


@pytest.mark.rule("TE-14.6", "TE-E18", "TE-D29")
def test_upkeep() -> None:
    p = at_eclipse()
    stand(p, 0, "mine 2", "forest 3", "quarry 5", "palace1 4")
    p.seats[0].points[0] = 20
    give(p, 0, cocoa=4)
    last_turn(p)
    idle(p)
    assert p.asked() == [0]
    assert p.question(0).numbers == [6, 4]
    assert offered(p) == ["4", "3", "2", "1", "0"]
    assert why_not(p, "5") == "cocoa-for-upkeep TE-14.6 5 4"
    assert why_not(p, "waive") == f"no-favour TE-11.6 {kind('dfree')}"
    say(p, "4")
    assert goods(p) == {}
    assert total(p) == 14
    assert points(p)["upkeep"] == -6
    assert p.asked() == [3]  # seats 1 and 2 have no cocoa and so no choice


@pytest.mark.rule("TE-14.6", "TE-I3")
def test_points_never_fall_below_zero() -> None:
    p = at_eclipse()
    p.seats[0].points[0] = 4
    idle(p)
    assert total(p) == 0
    assert logged(p, "upkeep-lost")[0] == {
        "event": "upkeep-lost",
        "rule": "TE-14.6",
        "seat": 0,
        "unpaid": 3,
        "points": 4,
    }


@pytest.mark.rule("TE-14.6")
def test_upkeep_may_be_left_unpaid_by_choice_and_the_waiting_die_is_free() -> None:
    p = at_eclipse()
    p.seats[0].points[0] = 20
    give(p, 0, cocoa=9)
    last_turn(p)
    idle(p)
    assert p.question(0).numbers == [3, 9]
    say(p, "0")
    assert total(p) == 11
    assert goods(p) == {"cocoa": 9}


@pytest.mark.rule("TE-14.6", "TE-11.4", "TE-11.6", "TE-D29")
def test_tiles_help_with_upkeep() -> None:
    p = at_eclipse()
    own(p, 0, "dcoc", "dfree")
    last_turn(p)
    idle(p)
    assert offered(p) == ["0", "waive", "use dcoc"]
    say(p, "use dcoc")
    assert goods(p) == {"cocoa": 4}
    assert offered(p) == ["3", "2", "1", "0", "waive"]
    say(p, "waive")
    assert goods(p) == {"cocoa": 4}
    assert used(p) == ["dcoc", "dfree"]


@pytest.mark.rule("TE-14.6")
def test_upkeep_begins_when_all_have_scored() -> None:
    p = at_eclipse()
    own(p, 3, "m4")
    own(p, 0, "dfree")
    last_turn(p)
    idle(p)
    assert question(p) == "Upkeep"
    assert p.asked() == [0]
    assert points(p, 3) == {"masks": 1}


@pytest.mark.rule("TE-14.7", "TE-5.2", "TE-I4", "TE-C2")
@pytest.mark.parametrize("eclipses", [0, 1])
def test_after_an_eclipse_the_calendar_and_the_neutral_workers_begin_again(eclipses: int) -> None:
    p = at_eclipse(3, eclipses)
    neutrals(p, "palace", "mine", "forest")
    stand(p, 1, "palace1 4", "mine 3")
    give(p, 0, cocoa=9, wood=2)
    black = p.black
    last_turn(p)
    fate("neutral s03", "neutral s15")
    idle(p)
    upkeep(p)
    go_on(p)
    assert (p.white, p.black, p.discs, p.eclipses) == (0, black - 1, 0, eclipses + 1)
    first = 3 * names.DICE
    assert p.at[first : first + 3] == [board("forest"), board("quarry"), board("nobles")]
    assert p.turn == p.first == 0
    assert workers(p, 1) == ["mine 3", "palace1 locked 4"]
    assert goods(p)["wood"] == 2
    assert GAME.faults(p) == []


@pytest.mark.rule("TE-5.1", "TE-E20", "TE-5.2")
def test_neutral_tiles_are_read_in_order_and_not_drawn_twice() -> None:
    p = at_eclipse(2)
    fate("neutral s03", "neutral s15", "neutral s03", "neutral s01", "neutral s08")
    idle(p)
    upkeep(p)
    go_on(p)
    first = 2 * names.DICE
    assert p.at[first : first + 4] == [board("forest"), board("quarry"), board("nobles"), names.NOWHERE]
    assert p.at[first + 4 : first + 8] == [board("palace"), board("forest"), board("nobles"), names.NOWHERE]
    assert p.power[first : first + 7] == [1] * 7


@pytest.mark.rule("TE-15.1", "TE-1.9", "TE-I15")
def test_the_third_eclipse_ends_the_game() -> None:
    p = at_eclipse(2, 2)
    idle(p)
    upkeep(p)
    assert p.asked() == []
    assert p.eclipses == 3


@pytest.mark.rule("TE-15.1", "TE-8.22", "TE-I14", "TE-14.2")
def test_a_complete_pyramid_makes_the_coming_eclipse_the_last() -> None:
    from patolli.games.teotihuacan.tracks import calendar

    p = table(2)
    p.seats[0].track = 1
    calendar.complete_pyramid(p)
    assert (p.white, p.discs) == (p.black, 1)
    begin_turn(p, 0)
    idle(p, 2)
    assert p.discs == 2
    idle(p, 2)
    upkeep(p)
    assert p.asked() == []
    assert points(p)["pyramid-track"] == 2 + 4
    p = table(2)
    p.white = p.black
    p.discs = 2
    calendar.complete_pyramid(p)
    begin_turn(p, 0)
    idle(p, 2)
    upkeep(p)
    assert p.asked() == []
    p = table(2)
    p.white = p.black
    p.discs = 1
    calendar.complete_pyramid(p)
    begin_turn(p, 0)
    idle(p, 2)
    assert p.asked() != []
    assert p.discs == 2


def scored_bonus(tile: str, setup: Callable[[TeotihuacanPosition], None]) -> int:
    p = at_eclipse(2, 2)
    p.bonuses = [names.BONUS_IDS.index(tile), *(b for b in (2, 3, 6, 5) if names.BONUS_IDS[b] != tile)][:3]
    steps(p, 1, 10, 0, 0)
    setup(p)
    p.seats[1].points[0] = 50
    last_turn(p)
    idle(p)
    upkeep(p)
    assert points(p, 0).get("bonus-tiles", 0) == 0
    return points(p, 1).get("bonus-tiles", 0)


@pytest.mark.rule("TE-15.2", "TE-9.6")
def test_bonus_tiles() -> None:
    assert scored_bonus("bflat", lambda p: None) == 15
    assert scored_bonus("btech", lambda p: know(p, 1, "t01", "t03", "t05")) == 15
    assert scored_bonus("bmask", lambda p: own(p, 1, "m1", "m2", "m4", "m4")) == 6
    assert scored_bonus("bmask", lambda p: None) == 0
    assert scored_bonus("bbon", lambda p: steps(p, 1, 10, 11, 9)) == 18 + 3 * p_avenue()
    assert scored_bonus("bdisc", lambda p: own(p, 1, "m1", "dvp", "dtwin")) == 4
    assert scored_bonus("bwork", lambda p: stand(p, 1, "mine 4", "mine 3", "palace1 5")) == 22


def p_avenue() -> int:
    """A third of the fixed 15 points of another bonus tile."""
    return 5


@pytest.mark.rule("TE-15.2", "TE-11.3")
def test_used_tiles_count_for_their_bonus_and_the_avenue_for_its_own() -> None:
    def use(p: TeotihuacanPosition) -> None:
        p.seats[1].used[kind("dvp")] = 1

    assert scored_bonus("bdisc", use) == 2

    def walk(p: TeotihuacanPosition) -> None:
        p.seats[1].avenue = 4

    assert scored_bonus("bave", walk) == 12


@pytest.mark.rule("TE-9.6", "TE-15.2")
def test_everybody_on_step_ten_or_above_gets_the_bonus() -> None:
    p = at_eclipse(3, 2)
    steps(p, 0, 11, 0, 0)
    steps(p, 1, 10, 0, 0)
    steps(p, 2, 9, 10, 0)
    p.seats[2].avenue = 2
    last_turn(p)
    idle(p)
    upkeep(p)
    assert [points(p, seat).get("bonus-tiles", 0) for seat in range(3)] == [15, 15, 6]


@pytest.mark.rule("TE-15.3", "TE-15.4")
def test_winning_and_ties() -> None:
    p = table(3)
    p.seats[0].points[0] = p.seats[1].points[0] = 7
    p.seats[0].resources = [9, 9, 9]
    p.seats[1].cocoa = 1
    assert p.scores().ranks == [2, 1, 3]
    p.seats[0].cocoa = 1
    assert p.scores().ranks == [1, 2, 3]
    p.first = 1
    assert p.scores().ranks == [2, 1, 3]


@pytest.mark.rule("TE-15.4")
def test_leftovers_are_worth_nothing() -> None:
    p = at_eclipse(2, 2)
    give(p, 0, cocoa=3, wood=9, gold=9)
    own(p, 0, "dtwin")
    last_turn(p)
    idle(p)
    upkeep(p)
    say(p, "3") if p.asked() else None
    assert p.asked() == []
    assert total(p) == 0


# ---- dark eclipses --------------------------------------------------------------------------------------


@pytest.mark.rule("TE-17.1")
def test_a_dark_eclipse_comes_at_the_end_of_the_very_turn() -> None:
    p = table(3, eclipse="dark")
    p.white, p.black = 10, 11
    stand(p, 1, "mine 5", "quarry 1")
    own(p, 1, "dpow")
    begin_turn(p, 1)
    say(p, "use dpow", "raise mine 5", "reward ac5", "waste")
    assert p.eclipses == 0
    idle(p)
    assert p.eclipses == 1
    upkeep(p)
    go_on(p)
    assert (p.turn, p.turns, p.white, p.black) == (2, 2, 0, 10)
    idle(p)
    assert (p.white, p.turn) == (1, 0)  # the disc still moves at the end of the round


@pytest.mark.rule("TE-17.1")
def test_a_dark_eclipse_by_the_end_of_a_round() -> None:
    p = table(2, eclipse="dark")
    p.white, p.black = 9, 10
    last_turn(p)
    idle(p)
    assert p.eclipses == 1
    upkeep(p)
    go_on(p)
    assert (p.turn, p.white, p.round) == (0, 0, 3)


@pytest.mark.rule("TE-17.1")
def test_in_the_dark_a_complete_pyramid_ends_the_game_at_once_and_later_seats_win_ties() -> None:
    from patolli.games.teotihuacan.tracks import calendar

    p = table(2, eclipse="dark")
    calendar.complete_pyramid(p)
    begin_turn(p, 0)
    idle(p)
    upkeep(p)
    assert p.asked() == []
    p.seats[0].cocoa = p.seats[1].cocoa = 0
    assert p.scores().ranks == [2, 1]


@pytest.mark.rule("TE-14.3", "TE-15.2")
def test_what_the_end_would_bring_is_shown() -> None:
    p = table()
    steps(p, 0, 10, 0, 0)
    own(p, 1, "m4", "m5")
    p.seats[2].avenue = 2
    p.seats[3].track = 1
    p.seats[3].points[0] = 9
    give(p, 3, cocoa=1)
    shown = [seat["ending"] for seat in seat_view.view(GAME, p, 0)["table"]["seats"]]
    assert shown[0]["bonus-tiles"] == 150
    assert shown[1]["masks"] == 30
    assert shown[2]["avenue"] == 100
    assert shown[3]["pyramid-track"] == 60
    assert shown[3]["upkeep"] == -60
    p = table(1)
    know(p, 1, "t01")
    assert seat_view.view(GAME, p, 0)["table"]["seats"][1]["ending"]["technologies"] == 20
    p = start(2)
    assert sum(seat_view.view(GAME, p, 0)["table"]["seats"][1]["ending"].values()) == 0
    p = table()
    p.seats[0].avenue = 3
    p.agenda = []
    assert seat_view.view(GAME, p, 0)["table"]["seats"][0]["ending"]["avenue"] == 0
    assert total(p) == 0
