"""Flower war: the Reserve, the course of a battle (AZ-12.22 to AZ-12.41), and its cards."""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.battle import losses, strength
from patolli.games.azteca.game import GAME
from patolli.kernel.seats import CHANCE

from .table import (
    army,
    at,
    box,
    city,
    dice,
    events_named,
    hold,
    lost,
    march,
    offered,
    owner,
    pochteca,
    question,
    say,
    ships,
    sp,
    table,
    units,
    why,
)
from .wars import allied, attack, city_of_the_tepanecs, cousins, duel

# ---- reserve ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-12.22", "AZ-12.28", "AZ-12.23", "AZ-D29")
def test_the_reserve_may_defend_cities_connected_with_the_capital() -> None:
    p = city_of_the_tepanecs((1, 1))
    assert question(p) == "1 Defend"
    assert GAME.vocabulary.text(p.default(1)) == "no"
    say(p, "no")
    assert owner(p, "3") == 0, "taken without battle"
    assert events_named(p, "city-taken")
    p = city_of_the_tepanecs((1, 1), connected=False)
    assert owner(p, "3") == 0, "cut off: there is no question"
    assert p.asked() == []


@pytest.mark.rule("AZ-12.23", "AZ-12.24", "AZ-12.28", "AZ-12.33", "AZ-D29")
def test_yes_binds_to_at_least_one_unit_and_not_all_need_take_part() -> None:
    p = city_of_the_tepanecs((2, 1))
    say(p, "yes")
    assert question(p) == "1 NameUnits"
    assert not events_named(p, "box-shown"), "the attacker has not named his strength yet"
    say(p, "0")
    assert why(p, "0") == "must-name"
    say(p, "1")
    assert events_named(p, "reserve-named")[0]["jaguars"] == 1
    assert events_named(p, "box-shown", 2)[0]["jaguars"] == 2
    assert strength.units(p, names.DEFENDER) == [0, 1]
    assert units(p, 1, "reserve") == [2, 0]


@pytest.mark.rule("AZ-12.24")
def test_who_has_only_warriors_must_name_one() -> None:
    p = city_of_the_tepanecs((2, 0))
    say(p, "yes")
    assert why(p, "0") == "must-name"
    say(p, "1", "0")
    assert p.current_battle.reserve == [1, 0]


@pytest.mark.rule("AZ-12.25", "AZ-12.26")
def test_the_reserve_returns_and_losing_its_last_unit_destroys_nothing() -> None:
    p = city_of_the_tepanecs((1, 1))
    say(p, "yes", "1", "0")
    dice(p, "--xx")
    assert at(p, 0, "a") == ""
    assert units(p, 1, "reserve") == [0, 2], "the warrior is back, as a jaguar"
    p = city_of_the_tepanecs((1, 0))
    say(p, "yes", "1", "0")
    dice(p, "x---")
    assert units(p, 1, "reserve") == [0, 0]
    assert owner(p, "3") == 0


@pytest.mark.rule("AZ-12.26", "AZ-12.29", "AZ-12.24")
def test_reserve_and_all_armies_in_the_area_defend_as_one_force() -> None:
    p = table()
    city(p, 1, "3", "6")
    army(p, 1, "a", "3", warriors=1)
    army(p, 1, "b", "3", jaguars=1)
    lost(p, 1, "c")
    box(p, 1, "reserve", warriors=2)
    army(p, 0, "a", "1", jaguars=4)
    army(p, 0, "b", "1", jaguars=4)
    march(p, 0, "a")
    say(p, "go 3")
    assert question(p) == "1 NameUnits", "an army is there, so there is a battle in any case"
    say(p, "2", "0")
    assert strength.units(p, names.DEFENDER) == [3, 1]
    assert strength.value(p, names.ATTACKER) == 8, "the attacker fights with the one moving army"


# ---- when a battle takes place ----------------------------------------------------------------------------


@pytest.mark.rule("AZ-12.27")
def test_battles_with_neutrals_and_with_armies() -> None:
    p = attack()
    assert p.battle
    assert p.current_battle.defender == names.NOBODY
    p = duel((1, 0), (1, 0))
    assert p.current_battle.defender == 0


@pytest.mark.rule("AZ-12.28", "AZ-12.47", "AZ-E18")
def test_an_undefended_city_is_taken_unassimilated() -> None:
    p = table()
    army(p, 1, "a", "24", warriors=1)
    lost(p, 1, "b", "c")
    city(p, 0, "6", assimilated=True)
    hold(p, 0, "reinforcements")
    march(p, 1, "a")
    say(p, "0: pass", "1: pass", "go 6")
    assert p.asked() == [], "a card alone makes no battle"
    assert owner(p, "6") == 1
    assert p.assimilated[5] == 0
    assert at(p, 1, "a") == "6"


# ---- cards, cousins, mobilisation -------------------------------------------------------------------------


@pytest.mark.rule("AZ-12.30", "AZ-16.10", "AZ-D26")
def test_reinforcements_for_the_own_side_or_for_neutrals() -> None:
    p = table()
    army(p, 1, "a", "24", warriors=4)
    lost(p, 1, "b", "c")
    for seat in (1, 2, 3):
        hold(p, seat, "reinforcements")
    march(p, 1, "a")
    say(p, "1: pass", "2: pass", "3: pass", "1: pass", "1: pass", "go 6")
    assert question(p) == "1 Reinforce"
    assert p.asked() == [1, 2, 3]
    assert why(p, "reinforcements defender", 1) == "no-such-side"
    assert why(p, "reinforcements attacker", 2) == "no-such-side"
    say(p, "1: reinforcements attacker", "2: reinforcements defender", "3: pass")
    assert p.asked() == [2, 3], "each is asked once"
    say(p, "2: reinforcements defender", "3: pass", "3: pass", "3: pass")
    dice(p, "1")
    assert p.current_battle.temporary == [1, 1]
    assert strength.units(p, names.ATTACKER) == [4, 1]
    assert strength.units(p, names.DEFENDER) == [1, 2]


@pytest.mark.rule("AZ-16.10")
def test_a_temporary_jaguar_disappears_after_the_battle() -> None:
    p = duel((1, 0), (1, 0))
    p.current_battle.temporary = [1, 0]
    dice(p, "xxx-")
    assert "lose temporary" in offered(p)
    assert GAME.vocabulary.text(p.default(1)) == "lose temporary"
    say(p, "lose temporary")
    assert owner(p, "6") == 1
    assert sum(p.soldiers[2:4]) == 1
    p = duel((1, 0), (1, 0))
    p.current_battle.temporary = [2, 0]
    dice(p, "x---")
    assert p.soldiers[2:4] == [0, 1], "no temporary one is kept"


@pytest.mark.rule("AZ-16.10", "AZ-12.30", "AZ-5.10")
def test_third_players_have_no_side_in_a_battle_of_two() -> None:
    p = table()
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", 2, 0)
    hold(p, 2, "reinforcements")
    hold(p, 0, "raid")
    march(p, 1, "a")
    say(p, "0: pass", "2: pass", "1: pass", "go 6")
    assert question(p) == "0 Reinforce"
    assert p.asked() == [0]
    assert why(p, "reinforcements attacker") == "no-such-side"


@pytest.mark.rule("AZ-16.11", "AZ-12.30", "AZ-D27", "AZ-C9", "AZ-5.4")
def test_an_ally_from_an_adjacent_area() -> None:
    p = table()
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", 2, 0)
    army(p, 2, "b", "4", 0, 2)
    army(p, 2, "c", "18", 0, 2)
    hold(p, 1, "alliance")
    march(p, 1, "a")
    say(p, "1: pass", "1: pass", "1: pass", "go 6")
    say(p, "2: pass", "1: pass")
    assert question(p) == "1 Disaster"
    assert why(p, "alliance 0 a") == "in-the-battle"
    assert why(p, "alliance 2 c") == "no-army-beside"
    say(p, "alliance 2 b", "1")
    assert question(p) == "2 JoinAlliance"
    assert GAME.vocabulary.text(p.default(2)) == "no"
    assert events_named(p, "alliance-terms", 2)[0]["prisoners"] == 1
    assert events_named(p, "alliance-terms", 3) == []
    assert GAME.show(p.observation(3))["promises"] == [None]
    say(p, "yes")
    assert strength.units(p, names.ATTACKER) == [2, 2]
    assert at(p, 2, "b") == "4", "his general does not move"
    dice(p, "xx--")
    assert sp(p, 2) == 1, "at most the stated number"
    assert sp(p, 1) == 1
    assert at(p, 1, "a") == "6"


@pytest.mark.rule("AZ-16.11")
def test_a_refused_alliance_is_spent() -> None:
    p = table()
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", 2, 0)
    army(p, 2, "b", "4", 0, 2)
    hold(p, 0, "alliance")
    march(p, 1, "a")
    say(p, "0: pass", "1: pass", "go 6", "2: pass", "0: pass", "0: alliance 2 b", "0: 3", "2: no")
    assert p.discard[names.ALLIANCE] == 1
    assert strength.units(p, names.DEFENDER) == [2, 0]


@pytest.mark.rule("AZ-16.12", "AZ-12.30", "AZ-D26")
def test_an_eruption_takes_a_unit_of_each_side_before_the_terrain_roll() -> None:
    p = table()
    army(p, 1, "a", "24", 2, 1)
    lost(p, 1, "b", "c")
    hold(p, 3, "eruption")
    march(p, 1, "a")
    say(p, "3: pass", "1: pass", "go 6", "3: pass")
    assert "eruption" in offered(p, 3)
    say(p, "3: eruption")
    dice(p, "1")
    say(p, "3: pass") if p.asked() == [3] else None
    assert question(p) == "1 Lose"
    assert p.question(1).numbers[1] == losses.BY_ERUPTION
    say(p, "lose jaguar a")
    assert units(p, 1, "a") == [2, 0]
    assert p.current_battle.neutral == [0, 1], "the neutral side loses a warrior first"
    assert p.current_battle.prisoners == [0, 0]


@pytest.mark.rule("AZ-16.12")
def test_no_eruption_without_a_mountain_border() -> None:
    p = table()
    army(p, 3, "a", "26", 2, 1)
    lost(p, 3, "b", "c")
    hold(p, 0, "eruption")
    hold(p, 1, "eruption")
    p.owner[11] = 1
    army(p, 1, "a", "12", 1, 0)
    march(p, 3, "a")
    say(p, "0: pass", "1: pass", "3: pass", "go 12", "0: pass", "1: pass", "1: pass")
    assert question(p) == "1 Disaster"
    assert p.asked() == [1], "it is public that a third player could do nothing here"
    assert why(p, "eruption") == "no-mountain"


@pytest.mark.rule("AZ-16.12")
def test_a_side_buried_whole_has_lost_and_the_other_gains_no_experience() -> None:
    p = table()
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", 1, 0)
    hold(p, 1, "eruption")
    march(p, 1, "a")
    say(p, "1: pass", "1: pass", "1: pass", "go 6", "1: pass", "1: eruption")
    assert owner(p, "6") == 1
    assert units(p, 1, "a") == [1, 0]
    assert sp(p, 1) == 0


@pytest.mark.rule("AZ-12.30")
def test_no_cards_in_a_battle_at_sea() -> None:
    p = table()
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "23", 2, 0)
    ships(p, 1, "s5", 1)
    ships(p, 0, "s5", 1)
    hold(p, 2, "reinforcements")
    march(p, 1, "a")
    say(p, "2: pass", "1: pass", "go s5", "2: pass")
    assert question(p) == "0 Intercept"
    say(p, "intercept a")
    assert p.asked() == [CHANCE]
    assert len(p.dice_face) == 4


@pytest.mark.rule("AZ-12.31", "AZ-D28")
def test_neighbours_of_a_neutral_area_may_send_one_reserve_unit() -> None:
    p = table()
    army(p, 1, "a", "24", 4, 0)
    lost(p, 1, "b", "c")
    city(p, 0, "3")
    box(p, 0, "reserve", warriors=2)
    city(p, 2, "4")
    box(p, 2, "reserve", warriors=1)
    march(p, 1, "a")
    say(p, "go 6")
    assert p.asked() == [CHANCE], "neither is connected with his capital"
    p = table()
    army(p, 1, "a", "24", 4, 0)
    lost(p, 1, "b", "c")
    city(p, 0, "3")
    ships(p, 0, "s2", 1)
    city(p, 0, "5")
    ships(p, 0, "s3", 1)
    city(p, 0, "7")
    p.dikes = [1, 0, 0]
    box(p, 0, "reserve", warriors=2)
    march(p, 1, "a")
    say(p, "go 6")
    assert question(p) == "0 Cousin"
    assert why(p, "send jaguar") == "no-such-soldier"
    assert GAME.vocabulary.text(p.default(0)) == "pass"
    say(p, "send warrior")
    assert strength.units(p, names.DEFENDER) == [2, 1]
    assert units(p, 0, "reserve") == [1, 0]


@pytest.mark.rule("AZ-E12", "AZ-12.31", "AZ-12.45")
def test_a_cousins_warrior_returns_as_a_jaguar_if_the_neutrals_win() -> None:
    p = cousins()
    dice(p, "--x-")
    assert at(p, 1, "a") == ""
    assert units(p, 2, "reserve") == [0, 1]
    p = cousins()
    p.soldiers[5] = 10
    dice(p, "--x-")
    assert units(p, 2, "reserve") == [1, 0], "the supply has no jaguar"


@pytest.mark.rule("AZ-12.40")
def test_neutral_losses_warriors_then_jaguars_then_cousins_in_player_order() -> None:

    p = cousins()
    p.first = 3
    p.current_battle.cousins = [names.WARRIOR, -1, names.WARRIOR, names.JAGUAR]
    p.soldiers[0] += 1
    p.soldiers[7] += 1
    order = []
    for _ in range(5):
        losses.lose_neutral(p)
        b = p.current_battle
        order.append((b.neutral[:], b.cousins[:]))
    assert [o[0] for o in order] == [[0, 1], [0, 0], [0, 0], [0, 0], [0, 0]]
    assert [o[1] for o in order[2:]] == [[0, -1, 0, -1], [-1, -1, 0, -1], [-1, -1, -1, -1]]


@pytest.mark.rule("AZ-12.32", "AZ-12.39")
@pytest.mark.parametrize(
    ("goal", "face", "garrison"),
    [("6", "3", [1, 1]), ("6", "4", [2, 1]), ("6", "5", [2, 1]), ("6", "6", [1, 2])],
)
def test_garrison_and_mobilisation_of_inner_areas(goal: str, face: str, garrison: list[int]) -> None:
    p = attack(goal=goal)
    dice(p, face)
    assert p.current_battle.neutral == garrison


@pytest.mark.rule("AZ-12.32", "AZ-12.39")
@pytest.mark.parametrize(("face", "garrison"), [("2", [0, 3]), ("3", [1, 3]), ("4", [1, 3]), ("5", [0, 4])])
def test_garrison_and_mobilisation_of_outer_valleys(face: str, garrison: list[int]) -> None:
    p = table()
    army(p, 1, "a", "1", 4, 0)
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    say(p, "go 27")
    dice(p, face)
    assert p.current_battle.neutral == garrison


@pytest.mark.rule("AZ-E20", "AZ-10.12", "AZ-12.32")
def test_a_spy_suppresses_mobilisation_for_every_attacker() -> None:
    p = table()
    army(p, 0, "a", "8", 4, 0)
    lost(p, 0, "b", "c")
    pochteca(p, 1, "a", "9", spy=True)
    march(p, 0, "a")
    say(p, "go 9")
    assert events_named(p, "not-mobilised")
    assert len(p.dice_face) == 4
    assert p.pochtecas[3] == 8, "the spy is not harmed"


# ---- terrain ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-12.34")
def test_the_defender_rolls_a_yellow_die_against_an_attack_over_mountains() -> None:
    p = duel((2, 1), (1, 0), goal="7")
    assert p.dice_colour == [names.YELLOW]
    assert p.roller == 0
    dice(p, "x")
    assert question(p) == "1 Lose"
    assert p.question(1).numbers[1] == losses.BY_TERRAIN
    say(p, "lose warrior a")
    assert units(p, 1, "a") == [1, 1]
    assert len(p.dice_face) == 4, "rolled once per battle"


@pytest.mark.rule("AZ-12.34")
def test_no_terrain_roll_on_plain_or_out_of_a_lake() -> None:
    assert len(duel((2, 0), (1, 0), goal="6").dice_face) == 4
    p = table()
    army(p, 1, "a", "24", 2, 0)
    army(p, 0, "a", "7", 1, 0)
    ships(p, 1, "s5")
    march(p, 1, "a")
    say(p, "go s5", "go 7")
    assert len(p.dice_face) == 4


@pytest.mark.rule("AZ-E7", "AZ-12.34", "AZ-3.4")
def test_over_a_dike_the_aztecs_attack_without_a_roll_and_others_do_not() -> None:
    p = table()
    p.dikes = [0, 1, 0]
    army(p, 0, "a", "23", 2, 0)
    lost(p, 0, "b", "c")
    march(p, 0, "a")
    say(p, "go 8")
    dice(p, "1")
    assert len(p.dice_face) == 4
    p = table()
    p.dikes = [0, 1, 0]
    army(p, 1, "a", "8", 2, 0)
    army(p, 0, "a", "23", 1, 0)
    lost(p, 0, "b", "c")
    march(p, 1, "a")
    say(p, "go 23")
    assert p.dice_colour == [names.YELLOW]
    assert p.roller == 0


@pytest.mark.rule("AZ-12.34", "AZ-12.42", "AZ-12.45")
def test_an_attacker_left_without_unit_has_lost_at_once() -> None:
    p = duel((1, 0), (1, 0), goal="7")
    dice(p, "x")
    assert at(p, 1, "a") == ""
    assert p.battle == []
    assert sp(p, 0) == 1
    assert units(p, 0, "a") == [0, 1], "experience as after any battle"


# ---- rounds -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-12.35")
@pytest.mark.parametrize(
    ("mine", "theirs", "colours"),
    [((2, 0), (0, 1), [0, 0, 0, 0]), ((3, 0), (0, 1), [1, 1, 0, 0]), ((1, 0), (0, 1), [0, 0, 1, 1])],
)
def test_the_stronger_side_rolls_yellow(
    mine: tuple[int, int], theirs: tuple[int, int], colours: list[int]
) -> None:
    assert duel(mine, theirs).dice_colour == colours


@pytest.mark.rule("AZ-12.35", "AZ-12.36", "AZ-12.38", "AZ-D30")
def test_each_spear_captures_a_unit_of_the_losers_choice_both_at_once() -> None:
    p = duel((1, 1), (2, 2))
    dice(p, "x-x-")
    assert question(p) == "1 Lose"
    assert offered(p) == ["lose warrior a", "lose jaguar a"]
    assert p.question(1).numbers[1] == losses.BY_CAPTURE
    assert GAME.vocabulary.text(p.default(1)) == "lose warrior a"
    say(p, "lose jaguar a")
    assert question(p) == "0 Lose"
    say(p, "lose warrior a", "pass")
    assert p.dice_colour == [0, 0, 1, 1], "compared anew"
    assert p.soldiers[2:4] == [1, 0]


@pytest.mark.rule("AZ-12.36")
def test_surplus_spears_are_void_and_a_blank_round_ends_too() -> None:
    p = duel((2, 0), (1, 0))
    dice(p, "----")
    assert question(p) == "1 Retreat"
    say(p, "pass")
    dice(p, "xx--")
    assert sp(p, 1) == 1


# ---- retreat ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-12.37", "AZ-D31")
def test_the_attacker_then_the_defender_may_retreat_to_an_adjacent_own_area() -> None:
    p = table()
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", 2, 0)
    city(p, 0, "3", "7", "10")
    march(p, 1, "a")
    say(p, "go 6")
    dice(p, "----")
    assert question(p) == "1 Retreat"
    assert offered(p) == ["pass", "retreat 24", "to the end"]
    assert GAME.vocabulary.text(p.default(1)) == "pass"
    say(p, "pass")
    assert question(p) == "0 Retreat"
    assert offered(p) == ["pass", "retreat 3", "retreat 7", "to the end"]
    say(p, "retreat 7")
    assert at(p, 0, "a") == "7"
    assert owner(p, "6") == 1, "the other side has won"
    assert units(p, 1, "a") == [0, 2]


@pytest.mark.rule("AZ-12.37")
def test_a_retreat_across_one_lake() -> None:
    p = table()
    army(p, 0, "a", "9", 2, 0)
    city(p, 0, "10")
    army(p, 1, "a", "8", 2, 0)
    lost(p, 0, "b", "c")
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    ships(p, 0, "s5", 1)
    ships(p, 0, "s6", 1)
    ships(p, 2, "s5", 2)
    say(p, "go 9")
    dice(p, "----")
    say(p, "pass")
    assert offered(p) == ["pass", "retreat 10", "retreat 23", "to the end"]
    say(p, "retreat 10")
    assert at(p, 0, "a") == "10", "over S6, which is free, without a question"


@pytest.mark.rule("AZ-12.37", "AZ-11.12")
def test_a_retreat_over_a_foreign_lake_needs_permission() -> None:
    p = table()
    army(p, 0, "a", "9", 2, 0)
    army(p, 1, "a", "8", 2, 0)
    lost(p, 0, "b", "c")
    lost(p, 1, "b", "c")
    ships(p, 0, "s5", 1)
    ships(p, 2, "s5", 2)
    march(p, 1, "a")
    say(p, "go 9")
    dice(p, "----")
    say(p, "pass", "retreat 23")
    assert question(p) == "0 Offer"
    say(p, "0", "no")
    assert p.asked() == [CHANCE], "there is no other way, so the next round is fought"
    dice(p, "----")
    say(p, "pass")
    assert p.asked() == [CHANCE]


@pytest.mark.rule("AZ-12.37")
def test_a_reserve_that_retreats_gives_the_defence_up() -> None:
    p = city_of_the_tepanecs((1, 1))
    say(p, "yes", "1", "1")
    dice(p, "----")
    say(p, "pass")
    assert question(p) == "1 GiveUp"
    say(p, "retreat reserve")
    assert owner(p, "3") == 0
    assert units(p, 1, "reserve") == [1, 1]


@pytest.mark.rule("AZ-12.37")
def test_several_armies_retreat_each_where_it_likes() -> None:
    p = table()
    army(p, 0, "a", "6", 1, 0)
    army(p, 0, "b", "6", 1, 0)
    city(p, 0, "3", "7")
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    say(p, "go 6")
    dice(p, "----")
    say(p, "pass", "retreat 3")
    assert question(p) == "0 Retreat"
    assert offered(p) == ["retreat 3", "retreat 7"], "a player who has begun must finish"
    say(p, "retreat 7")
    assert (at(p, 0, "a"), at(p, 0, "b")) == ("3", "7")


@pytest.mark.rule("AZ-12.37")
def test_neutral_units_do_not_retreat() -> None:
    p = attack(2, 0)
    dice(p, "1")
    dice(p, "----")
    say(p, "pass")
    assert p.asked() == [CHANCE]


# ---- allies -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-E19", "AZ-12.41")
def test_the_first_loss_is_the_principals_and_without_him_the_side_has_lost() -> None:
    p = allied()
    dice(p, "--x-")
    assert at(p, 1, "a") == ""
    assert units(p, 2, "b") == [0, 2]
    assert at(p, 2, "b") == "4"
    assert owner(p, "6") == 0


@pytest.mark.rule("AZ-12.41", "AZ-11.8")
def test_losses_are_shared_between_principal_and_ally() -> None:
    p = allied()
    box(p, 1, "a", 0, 3)
    p.forget()
    dice(p, "--xx")
    assert [(e["seat"], e["side"]) for e in events_named(p, "captured")] == [(1, 0), (2, 0)]
    assert units(p, 2, "b") == [0, 1]


@pytest.mark.rule("AZ-12.34", "AZ-12.35")
def test_the_terrain_roll_is_made_once_in_a_battle() -> None:
    p = table()
    army(p, 3, "a", "26", jaguars=3)
    lost(p, 3, "b", "c")
    march(p, 3, "a")
    say(p, "go 11")
    dice(p, "1")
    assert p.dice_colour == [names.YELLOW], "chinampas"
    dice(p, "-")
    assert p.dice_colour == [names.YELLOW] * 2 + [names.RED] * 2
    dice(p, "----")
    say(p, "pass")
    assert len(p.dice_colour) == 4, "the second round begins with no further terrain roll"


@pytest.mark.rule("AZ-12.31", "AZ-3.7")
@pytest.mark.parametrize(("fleets", "asked"), [((1, 0), True), ((1, 1), False), ((0, 0), False)])
def test_a_cousin_over_a_lake_must_control_it(fleets: tuple[int, int], asked: bool) -> None:
    p = table()
    city(p, 2, "7")
    box(p, 2, "reserve", warriors=1)
    ships(p, 2, "S3", fleets[0])
    ships(p, 0, "S3", fleets[1])
    army(p, 1, "a", "24", jaguars=4)
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    say(p, "go 6")
    assert (question(p) == "2 Cousin") == asked


@pytest.mark.rule("AZ-16.12", "AZ-12.42", "AZ-12.45")
def test_two_eruptions_may_bury_an_army_and_nobody_gains_by_it() -> None:
    p = table()
    army(p, 1, "a", "24", warriors=3)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", warriors=2)
    lost(p, 0, "b", "c")
    hold(p, 2, "eruption")
    hold(p, 3, "eruption")
    march(p, 1, "a")
    say(p, "2: pass", "3: pass", "1: pass", "1: go 6")
    assert question(p) == "2 Disaster", "Reinforcements are for the principals, an eruption for all"
    say(p, "2: eruption", "3: pass", "3: eruption")
    assert at(p, 0, "a") == ""
    assert (owner(p, "6"), units(p, 1, "a")) == (1, [1, 0])
    assert (sp(p, 0), sp(p, 1)) == (0, 0)


@pytest.mark.rule("AZ-12.37", "AZ-D31")
def test_who_fights_to_the_end_is_not_asked_again() -> None:
    p = table()
    army(p, 1, "a", "24", 4, 0)
    army(p, 0, "a", "6", 4, 0)
    city(p, 0, "6")
    march(p, 1, "a")
    say(p, "go 6")
    dice(p, "----")
    assert question(p) == "1 Retreat"
    say(p, "to the end")
    assert events_named(p, "fights-to-the-end")[0]["seat"] == 1
    while p.asked() and p.battle:
        assert question(p) != "1 Retreat"
        say(p, GAME.vocabulary.text(p.default(p.asked()[0]) if p.asked()[0] >= 0 else p.legal_moves(-1)[-1]))
        if len(p.event_log.events if p.event_log else []) > 60:
            break
    assert p.current_battle.to_the_end == 1
