"""The worked examples (TE-E1 to TE-E20), with the numbers given in the rules."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.games.teotihuacan.scoring import eclipse
from patolli.games.teotihuacan.workers import neutral_workers

from .table import (
    begin_turn,
    beside,
    clear_pyramid,
    fate,
    give,
    go_on,
    goods,
    know,
    lay,
    logged,
    neutrals,
    offered,
    own,
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
    why_not,
    workers,
)


@pytest.mark.rule("TE-E1", "TE-14.3")
def test_three_steps_on_the_avenue_at_two_points_each() -> None:
    p = table()
    p.seats[0].avenue = 3
    p.rows = [5, 2, 0]  # seven buildings have been taken
    p.agenda = [eclipse.ECLIPSE]
    p.run_on()
    assert points(p) == {"avenue": 6}


def crowded_forest(own_worker: bool) -> TeotihuacanPosition:
    p = table(3)
    stand(p, 0, "alchemy 2", *(["forest 2"] if own_worker else []))
    stand(p, 1, "forest 4", "forest 1")
    stand(p, 2, "forest 3 locked")
    neutrals(p, "forest")
    give(p, 0, cocoa=4)
    say(p, "worker alchemy 2")
    play(p, "go forest")
    return p


@pytest.mark.rule("TE-E2", "TE-6.6", "TE-7.1")
def test_two_colours_and_a_locked_one_bring_three_cocoa() -> None:
    p = crowded_forest(False)
    play(p, "collect")
    assert goods(p) == {"cocoa": 7}


@pytest.mark.rule("TE-E3", "TE-6.6", "TE-7.8")
@pytest.mark.parametrize(("own_worker", "cost"), [(False, 2), (True, 3)])
def test_a_main_action_costs_the_colours_of_others_and_of_an_own_worker(own_worker: bool, cost: int) -> None:
    p = crowded_forest(own_worker)
    play(p, "main")
    assert p.seats[0].cocoa == 4 - cost


@pytest.mark.rule("TE-E4", "TE-8.1", "TE-8.2", "TE-10.1")
def test_three_workers_in_the_forest_the_weakest_counts_and_both_power_ups_go_to_one() -> None:
    p = table()
    stand(p, 0, "alchemy 3", "forest 5", "forest 1")
    give(p, 0, cocoa=1)
    say(p, "worker alchemy 3")
    play(p, "go forest")
    say(p, "main")
    assert goods(p) == {"wood": 2, "cocoa": 1}
    play(p, "raise forest 3")
    play(p, "raise forest 4")
    assert workers(p) == ["forest 1", "forest 5", "forest 5"]


@pytest.mark.rule("TE-E5", "TE-8.1", "TE-10.3")
def test_three_workers_at_the_gold_give_a_temple_and_the_five_leaves_before_the_second_power_up() -> None:
    p = table()
    stand(p, 0, "nobles 2", "mine 4", "mine 5")
    give(p, 0, cocoa=1)
    say(p, "worker nobles 2")
    play(p, "go mine")
    say(p, "main")
    assert goods(p) == {"gold": 3}
    assert offered(p) == ["climb blue", "climb red", "climb green"]
    say(p, "climb red", "raise mine 5", "reward av5")
    assert question(p) == "PowerUp"
    assert "raise palace 1" not in offered(p)
    assert {"raise mine 2", "raise mine 4"} <= set(offered(p))


@pytest.mark.rule("TE-E6", "TE-8.3", "TE-8.6")
@pytest.mark.parametrize(("tile", "gold", "grows"), [("t09", 2, False), ("t01", 1, True)])
def test_a_single_experienced_worker_in_alchemy(tile: str, gold: int, grows: bool) -> None:
    p = table()
    stand(p, 0, "quarry 4")
    give(p, 0, gold=2)
    say(p, "worker quarry 4")
    play(p, "go alchemy")
    say(p, "main", f"learn {tile}")
    go_on(p)
    if question(p) == "TakeResource":
        say(p, "take wood")
    assert p.seats[0].resources[names.GOLD] == 2 - gold
    assert temples(p) == [1, 0, 0]  # both tiles are in the left column
    assert workers(p) == [f"alchemy {5 if grows else 4}"]


@pytest.mark.rule("TE-E7", "TE-8.4")
def test_two_owners_score_three_each_and_a_stranger_nothing() -> None:
    p = table()
    know(p, 1, "t03")
    know(p, 2, "t03")
    know(p, 3, "t05")
    stand(p, 0, "quarry 1")
    give(p, 0, gold=1)
    say(p, "worker quarry 1")
    play(p, "go alchemy")
    say(p, "main", "learn t03")
    assert [total(p, seat) for seat in (1, 2, 3)] == [3, 3, 0]


@pytest.mark.rule("TE-E8", "TE-8.8", "TE-8.10")
def test_two_workers_build_on_the_second_space_of_the_middle_row() -> None:
    p = table()
    p.rows = [0, 1, 0]
    stand(p, 0, "deco 2", "nobles 2")
    give(p, 0, wood=3, cocoa=1)
    say(p, "worker deco 2")
    play(p, "go nobles")
    say(p, "main")
    assert goods(p) == {"wood": 1}
    assert points(p) == {"nobles": 4}
    assert p.seats[0].avenue == 1
    assert workers(p) == ["nobles 2", "nobles 3"]  # one power-up


@pytest.mark.rule("TE-E9", "TE-8.9")
def test_a_full_bottom_row_leaves_middle_and_top() -> None:
    p = table()
    p.rows = [0, 0, 3]
    stand(p, 0, "deco 2", "nobles 2", "nobles 2")
    give(p, 0, wood=2, cocoa=1)
    say(p, "worker deco 2")
    play(p, "go nobles")
    say(p, "main")
    assert offered(p) == ["row top", "row middle"]


@pytest.mark.rule("TE-E10", "TE-8.11", "TE-8.13", "TE-8.14", "TE-8.15")
@pytest.mark.parametrize(("tile", "vp", "climbs"), [("k01", 3, [0, 0, 0]), ("k09", 5, [0, 1, 1])])
def test_two_decorations_on_the_printed_headdress_and_serpent(tile: str, vp: int, climbs: list[int]) -> None:
    p = table()
    shown_decorations(p, "k01", "k09", "k02", "k03")
    stand(p, 0, "build 2", "deco 2")
    give(p, 0, gold=2, cocoa=1)
    say(p, "worker build 2")
    play(p, "go deco")
    say(p, "main", f"decorate {tile}", "side top")
    if climbs != [0, 0, 0]:
        assert offered(p) == ["climb red", "climb green"]
        say(p, "climb green")
    assert points(p)["decorations"] == vp
    assert temples(p) == climbs
    assert p.seats[0].resources == [0, 0, 0]
    assert p.seats[0].track == 1


def serpent_at_the_lower_left() -> TeotihuacanPosition:
    """Returns a pyramid of four tiles. At the corner where they meet, there are two glyphs above and two
    serpents below.
    """
    for rotation in range(names.ROTATIONS):
        p = table()
        clear_pyramid(p)
        lay(p, "1a1", tile="p31")
        lay(p, "1a2", tile="p32")
        lay(p, "1b2", tile="p12")
        lay(p, "1b1", tile="p21", rotation=rotation)
        if [p.icons[cell] for cell in (9, 10, 17, 18)] == [3, 3, 2, 2]:
            return p
    raise AssertionError("no rotation brings the serpent there")


@pytest.mark.rule("TE-E11", "TE-8.17", "TE-8.18", "TE-8.19")
def test_a_tile_on_the_second_level_with_two_matches_one_of_them_green() -> None:
    p = serpent_at_the_lower_left()
    shown_stones(p, "p02", "p22", "p23")
    stand(p, 0, "forest 2")
    give(p, 0, stone=2, wood=1)
    say(p, "worker forest 2")
    play(p, "go build")
    say(p, "main", "build p02", "on 2a1", "rotate 0")
    assert points(p) == {"construction": 5}
    assert temples(p) == [0, 0, 1]
    assert goods(p) == {"cocoa": 1}  # from the first green step
    assert p.seats[0].track == 1


@pytest.mark.rule("TE-E12", "TE-7.3", "TE-7.4")
def test_worship_for_both_over_a_rival() -> None:
    p = table()
    beside(p, "quarry", "dvp")
    stand(p, 0, "palace 2")
    stand(p, 1, "quarry 4 locked")
    give(p, 0, cocoa=2, wood=1)
    say(p, "worker palace 2")
    play(p, "go quarry")
    say(p, "worship quarry", "benefit temple-discovery")
    assert temples(p) == [0, 0, 1]
    assert goods(p) == {"cocoa": 1}  # two cocoa are paid, and one comes from the first green step
    assert tiles(p) == ["dvp"]
    assert workers(p) == ["quarry locked 2"]
    assert workers(p, 1) == ["quarry 4"]


@pytest.mark.rule("TE-E13", "TE-12.3")
def test_a_worker_of_three_climbs_twice_for_two_cocoa() -> None:
    p = table()
    royal(p, "ra4", "rb2", "rc8")
    beside(p, "palace", None)
    stand(p, 0, "mine 3")
    give(p, 0, cocoa=5)
    say(p, "worker mine 3")
    play(p, "go palace")
    say(p, "worship palace3")
    assert offered(p) == ["0", "1", "2"]
    say(p, "2", "climb red", "climb red")
    assert temples(p) == [0, 2, 0]
    assert p.seats[0].cocoa == 3


@pytest.mark.rule("TE-E14", "TE-10.3", "TE-10.4")
def test_an_ascension_and_the_fourth_worker() -> None:
    p = table()
    stand(p, 0, "alchemy 5")
    before = p.white
    say(p, "worker alchemy 5")
    play(p, "go forest")
    say(p, "main", "raise forest 5")
    assert p.seats[0].avenue == 1
    assert p.at[0] == names.PALACE
    assert p.power[0] == 1
    assert p.white == before  # the calendar disc moves only after the reward
    say(p, "reward aw4")
    assert p.white == before + 1
    assert workers(p) == ["palace 3"]
    assert goods(p) == {"wood": 2, "cocoa": 2}


@pytest.mark.rule("TE-E16", "TE-14.4")
def test_the_pyramid_track_in_the_second_eclipse() -> None:
    p = table(3)
    p.eclipses = 1
    for seat, track in enumerate([3, 3, 1]):
        p.seats[seat].track = track
    p.agenda = [eclipse.ECLIPSE]
    p.run_on()
    assert [total(p, seat) for seat in range(3)] == [13, 13, 3]
    assert [player.track for player in p.seats] == [0, 0, 0]


@pytest.mark.rule("TE-E17", "TE-14.5")
def test_masks_held_three_two_one_and_one_times() -> None:
    p = table()
    own(p, 0, "m4", "m4", "m4", "m5", "m5", "m6", "m7")
    p.agenda = [eclipse.ECLIPSE]
    p.run_on()
    assert points(p) == {"masks": 14}
    assert len(tiles(p)) == 7  # the player keeps these tiles


@pytest.mark.rule("TE-E18", "TE-14.6")
def test_six_cocoa_are_due_and_two_unpaid_cost_six_points() -> None:
    p = table()
    stand(p, 0, "forest 2", "quarry 3", "mine 5", "deco 4 locked")
    give(p, 0, cocoa=5)
    p.seats[0].points[0] = 20
    p.agenda = [eclipse.ECLIPSE]
    p.forget()
    p.run_on()
    assert p.question(0).numbers == [6, 5]
    assert "6" not in offered(p)
    assert why_not(p, "6").startswith("cocoa-for-upkeep TE-14.6")
    play(p, "4")
    assert total(p) == 14
    assert p.seats[0].cocoa == 1


@pytest.mark.rule("TE-E19", "TE-9.6", "TE-9.7")
def test_a_step_under_a_rival_on_top_is_lost_and_both_have_the_bonus() -> None:
    p = table()
    steps(p, 0, 10, 0, 0)
    steps(p, 1, 11, 0, 0)
    own(p, 0, "dtblu")
    say(p, "use dtblu")
    assert temples(p) == [10, 0, 0]
    assert [e["event"] for e in logged(p, "climb-lapsed")] == ["climb-lapsed"]
    p.eclipses = 2
    p.agenda = [eclipse.AFTER_UPKEEP]
    p.eclipses = 3
    p.run_on()
    assert points(p)["bonus-tiles"] == points(p, 1)["bonus-tiles"] == 15


@pytest.mark.rule("TE-E20", "TE-5.1")
def test_neutral_workers_on_the_first_three_different_boards() -> None:
    p = table(3)
    begin_turn(p, 0)
    p.neutral_tiles = []
    p.agenda = [neutral_workers.PLACE_NEUTRALS]
    p.forget()
    p.run_on()
    fate("neutral s03", "neutral s15")
    go_on(p)
    first = len(p.seats) * names.DICE
    assert [names.BOARD_IDS[p.at[first + i]] for i in range(3)] == ["forest", "quarry", "nobles"]
    assert p.power[first : first + 3] == [1, 1, 1]
