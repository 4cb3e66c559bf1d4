"""How a view shows a combat: both sides, without parts that do not apply."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.seats import SPECTATOR

from . import combats as a
from . import table as t


@pytest.mark.rule("CI-15.8")
def test_a_combat_against_a_player_shows_both_sides() -> None:
    p = a.battle(2)
    t.hero(p, a.FRANK, "H13", a.AT)
    a.go(p, 3)
    shown = GAME.show(p)["moving_group"]
    assert (shown["seat"], shown["warriors"]) == (a.ANI, 3)
    assert (shown["foe_seat"], shown["foe_warriors"], shown["foe_heroes"]) == (a.FRANK, 2, ["b"])
    assert not {"creature", "strength", "hearts", "steps"} & set(shown)


@pytest.mark.rule("CI-9.1")
def test_a_combat_against_a_creature_shows_its_hearts() -> None:
    p = a.hunt("caiman", 5)
    a.go(p)
    shown = GAME.show(p)["moving_group"]
    assert (shown["creature"], shown["strength"], shown["hearts"]) == ("caiman", 5, 5)
    assert not {"foe_seat", "foe_warriors"} & set(shown)


@pytest.mark.rule("CI-8.9")
def test_a_throw_shows_its_dice_and_which_faces_hit() -> None:
    p = a.battle(2)
    t.gear(p, a.ANI, "melee", 3)
    p.seats[a.ANI].luck = 3
    a.go(p, 3)
    t.roll_all(p, 1)
    shown = GAME.show(p)["moving_group"]
    assert set(shown["dice"]) == {1}
    assert shown["hit_faces"] == list(range(1, p.tables.melee_hits[3] + 1))
    assert "symbols" not in shown


@pytest.mark.rule("CI-9.3")
def test_a_creatures_die_shows_its_symbols() -> None:
    p = a.hunt("caiman", 5)
    a.go(p)
    while t.question(p) != "CreatureRoll":
        t.roll_all(p, 6)
    assert "symbols" not in GAME.show(p)["moving_group"]
    for face, row in enumerate(p.tables.dice[p.combat.creature][0], 1):
        p.combat.dice = [face]
        shown = GAME.show(p)["moving_group"]
        assert list(shown.get("symbols", {}).values()) == [number for number in row if number]
        assert "hit_faces" not in shown


@pytest.mark.rule("CI-14.1")
def test_points_if_the_game_ended_now_are_reported_in_the_unit_of_the_scores() -> None:
    p = a.battle(2)
    t.gear(p, a.ANI, "melee", 3)
    scores = p.scores()
    shown = GAME.show(p)["seats"][a.ANI]["ending"]
    assert [shown[source] for source in scores.sources] == scores.table[a.ANI]
    assert sum(shown.values()) > 0


def prices_of(p: ChichenPosition, viewer: int, action: str) -> list[int]:
    """Returns the viewer's price for an action on every tile that has this action."""
    observed = p.observation(viewer)
    assert isinstance(observed, ChichenPosition)
    tiles = GAME.show(observed)["board"]["tiles"]
    return [tile["prices"][tile["actions"].index(action)] for tile in tiles if action in tile["actions"]]


@pytest.mark.rule("CI-5.5", "CI-5.6")
def test_every_viewer_sees_what_each_action_costs_him() -> None:
    p = t.table()
    t.costs(p, [5] * 4, [5] * 4)
    t.god(p, a.ANI, "G05")
    t.god(p, a.FRANK, "G20")
    scout = names.ACTION_IDS.index("scout")
    p.seats[a.FRANK].markers |= 1 << next(tile for tile in p.grid if scout in names.ACTIONS_ON[tile])
    assert min(prices_of(p, a.ANI, "regroup")) == 1
    assert min(prices_of(p, a.FRANK, "regroup")) == min(prices_of(p, SPECTATOR, "regroup")) == 5
    assert max(prices_of(p, a.ANI, "scout")) == 6  # with the toll
    assert max(prices_of(p, a.FRANK, "scout")) == max(prices_of(p, SPECTATOR, "scout")) == 5
    p.costs.clear()
    assert GAME.show(p)["board"]["tiles"][0]["prices"] is None


@pytest.mark.rule("CI-2.10")
def test_a_strength_that_was_seen_is_not_expected_elsewhere() -> None:
    """A viewer who has seen a figure, on a tile or defeated, no longer expects it elsewhere. Other viewers
    do.
    """
    p = t.table(2)
    assert strengths_expected(p, a.ANI) == [1, 1, 1, 1, 2, 2, 2, 3]
    t.creature(p, "P06", "snake", 3, known_by=[a.ANI])
    assert strengths_expected(p, a.ANI) == [1, 1, 1, 1, 2, 2, 2]
    assert strengths_expected(p, a.FRANK) == [1, 1, 1, 1, 2, 2, 2, 3]
    p.creatures[t.tile("P06")] = names.NOTHING
    assert strengths_expected(p, a.ANI) == [1, 1, 1, 1, 2, 2, 2]


def strengths_expected(p: ChichenPosition, viewer: int) -> list[int]:
    observed = p.observation(viewer)
    assert isinstance(observed, ChichenPosition)
    found: list[int] = GAME.show(observed)["unseen"]["snake"]
    return found


@pytest.mark.rule("CI-12.1")
def test_a_task_shows_who_meets_it_now() -> None:
    p = a.battle(2)
    p.tasks[0] = names.TASK_IDS.index("T02")
    p.seats[a.ANI].war = 0
    p.seats[a.FRANK].war = 2
    assert GAME.show(p)["tasks"][0]["met_seat"] == [a.FRANK]


@pytest.mark.rule("CI-22.3")
def test_a_strength_is_open_once_it_was_fought() -> None:
    p = a.hunt("caiman", 5)
    tile = next(one for one in GAME.show(p)["tiles"] if one["tile"] == a.AT)
    assert (tile["creature"], tile["strength_open"]) == ("caiman", False)
    a.go(p)
    tile = next(one for one in GAME.show(p)["tiles"] if one["tile"] == a.AT)
    assert tile["strength_open"] is True


@pytest.mark.rule("CI-4.8")
def test_the_reserve_is_shown_strip_by_strip_from_the_top() -> None:
    p = a.battle(2)
    p.seats[a.ANI].reserve = 7
    shown = GAME.show(p)["seats"][a.ANI]["strips"]
    spaces = list(reversed(p.tables.strip_spaces))
    assert [strip["spaces"] for strip in shown] == spaces
    assert [strip["warriors"] for strip in shown] == [spaces[0], 7 - spaces[0], 0, 0, 0]
    assert ["coins" in strip for strip in shown] == [True, True, False, False, False]
    assert ["points" in strip for strip in shown] == [False, False, True, True, True]
    income = sum(strip.get("coins", 0) for strip in shown)
    assert income == GAME.show(p)["seats"][a.ANI]["income"]


@pytest.mark.rule("CI-10.5")
def test_lines_of_the_star_between_own_gems_are_shown() -> None:
    p = a.battle(2)
    p.seats[a.ANI].gems = p.tables.star_gems[3]
    shown = GAME.show(p)["seats"]
    assert shown[a.ANI]["lines"] == [names.STAR_IDS[3]]
    assert shown[a.FRANK]["lines"] == []


@pytest.mark.rule("CI-5.7")
def test_markers_on_the_coins_space_are_those_on_no_tile() -> None:
    p = a.battle(2)
    p.seats[a.ANI].placed, p.seats[a.ANI].markers = 3, 1 << p.grid[0]
    assert GAME.show(p)["board"]["coins_markers"][a.ANI] == 2


@pytest.mark.rule("CI-6.1")
def test_gears_show_what_their_level_gives() -> None:
    p = a.battle(2)
    for gear, level in (("defense", 2), ("melee", 3), ("ranged", 4), ("magic", 6)):
        t.gear(p, a.ANI, gear, level)
    assert GAME.show(p)["seats"][a.ANI]["gear_values"] == {
        "shields": p.tables.shields_allowed[2],
        "melee_faces": list(range(1, p.tables.melee_hits[3] + 1)),
        "ranged": p.tables.attacks[4],
        "stone": None,
        "fire": None,
    }


@pytest.mark.rule("CI-3.3", "CI-H15")
def test_the_die_that_a_creature_rolls_is_shown_and_reported() -> None:
    for group, dark in (("", True), ("b", False)):
        p = a.hunt("caiman", 4)
        p.round = 6
        t.hero(p, a.ANI, "H15")
        a.go(p, 3, group)
        assert GAME.show(p)["moving_group"]["dark_die"] is dark
        assert t.emitted(p, "phase")[-1]["dark"] == int(dark)
