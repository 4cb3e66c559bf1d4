"""Independent tests of combats, written from the rulebook: the order of decisions, losses, and endings."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names

from . import combats as a
from . import table as t

ANI, FRANK = a.ANI, a.FRANK


@pytest.mark.rule("CI-8.1", "CI-G41", "CI-G43")
def test_the_defender_may_cancel_the_phase_that_the_attacker_doubled() -> None:
    p = a.battle()
    t.god(p, ANI, "G43")
    t.god(p, FRANK, "G41")
    t.hand(p, ANI, stone=2)
    a.go(p)
    assert t.asked(p) == [ANI]
    t.play(p, "use g43")
    assert t.asked(p) == [FRANK]
    t.play(p, "use g41")
    assert a.phase(p) == "melee-1"
    assert p.hands[ANI].size == 2


@pytest.mark.rule("CI-G44", "CI-G45", "CI-8.2")
def test_melee_four_is_played_though_melee_three_is_dropped() -> None:
    p = a.battle()
    t.god(p, ANI, "G44", "G45")
    a.go(p)
    t.play(p, "use g44", "use g45")
    t.finish(p)
    assert [one for one in a.phases(p) if one.startswith("melee")] == ["melee-1", "melee-2", "melee-4"]


@pytest.mark.rule("CI-H08", "CI-C3")
def test_with_the_ward_a_jaguar_suffers_magic_but_strikes_in_melee_only() -> None:
    p = a.hunt("jaguar", 3)
    t.hero(p, ANI, "H08")
    t.hand(p, ANI, stone=1)
    t.gear(p, ANI, "ranged", 2)
    a.go(p, 2, "a")
    t.play(p, "use h08", "cast stone 1")
    t.roll(p, 1)
    assert p.combat.hearts == 2
    assert a.phase(p) == "ranged-1"
    t.roll(p, 1)
    assert p.combat.hearts == 1
    assert t.emitted(p, "creature-rolled") == []
    assert a.phase(p) == "melee-1"


@pytest.mark.rule("CI-9.6")
def test_a_creature_of_a_single_heart_flees_though_never_hit() -> None:
    p = a.hunt("snake", 1)
    a.go(p)
    for _ in range(3):
        t.roll(p, 6, 6, 6, 6)
    assert t.tiles_with_units(p, ANI) == {a.AT}
    assert p.seats[ANI].figures == []
    assert p.seats[ANI].luck == 0
    assert p.seats[ANI].idols == 1  # the temple's bonus


@pytest.mark.rule("CI-9.8", "CI-G18", "CI-H18", "CI-8.20")
def test_beaten_with_the_last_unit_pays_the_god_but_not_the_hero() -> None:
    p = a.hunt("caiman", 4)
    t.god(p, ANI, "G18")
    t.hero(p, ANI, "H18")
    t.gear(p, ANI, "melee", 6)
    a.go(p, 0, "c")
    p.combat.hearts = 1
    t.roll(p, 1)
    t.roll(p, 4)  # two hits on the light die
    assert p.seats[ANI].coins == 2
    assert p.seats[ANI].luck == 0
    assert p.seats[ANI].figures == [8 * names.CAIMAN + 4]
    assert t.tiles_with_units(p, ANI) == set()
    assert p.creatures[t.tile(a.AT)] == names.NOTHING


@pytest.mark.rule("CI-8.6", "CI-G22")
def test_a_doubled_idol_may_prevent_more_than_there_is() -> None:
    p = a.battle()
    t.god(p, ANI, "G22")
    t.give(p, ANI, idols=3)
    t.gear(p, FRANK, "melee", 6)
    t.put(p, FRANK, a.AT, 1)
    a.go(p)
    t.play(p, "cast none")  # Ani is asked because an idol could be exchanged for a card
    t.roll(p, 6, 6, 6)
    t.play(p, "stop")
    t.roll(p, 1, 2, 3)
    assert t.offered(p) == {"0", "1", "2"}
    t.play(p, "2")
    assert p.seats[ANI].idols == 1
    assert p.group.warriors == 3


@pytest.mark.rule("CI-8.18", "CI-15.9", "CI-15.2")
def test_the_last_luck_token_goes_to_the_attacker() -> None:
    p = a.battle(1)
    t.give(p, 2, luck=19)
    t.gear(p, ANI, "melee", 6)
    t.gear(p, FRANK, "melee", 6)
    a.go(p, 1)
    t.roll(p, 1, 1)
    assert (p.seats[ANI].luck, p.seats[FRANK].luck) == (1, 0)
    assert t.tiles_with_units(p, ANI) == t.tiles_with_units(p, FRANK) == set()


@pytest.mark.rule("CI-C1", "CI-9.4")
def test_a_snake_takes_its_coin_even_when_it_falls() -> None:
    p = a.hunt("snake", 1)
    t.give(p, ANI, coins=3)
    a.go(p)
    t.roll(p, 1, 6, 6)
    t.roll(p, 4)  # a coin on the light die
    assert p.seats[ANI].figures == [8 * names.SNAKE + 1]
    assert p.seats[ANI].coins == 2


@pytest.mark.rule("CI-13.3", "CI-8.7")
def test_a_defending_hero_falls_though_warriors_stand_in_the_city() -> None:
    p = t.table()
    t.put(p, ANI, "city", 3)
    t.hero(p, ANI, "H01")
    t.hero(p, ANI, "H09")
    t.defend_city(p, ANI, "caiman", 4)
    t.play(p, "with a", "with b")
    assert (p.group.warriors, p.seats[ANI].city) == (3, 3)
    t.roll(p, 6, 6, 6, 6, 6)
    t.roll(p, 4)  # three hits on the dark die
    t.roll(p, 6, 6)
    t.roll(p, 2)  # two more
    assert p.seats[ANI].heroes == [names.ON_BOARD] * 3
    assert p.seats[ANI].city == 3
    assert p.seats[ANI].luck == 1


@pytest.mark.rule("CI-7.9", "CI-H21")
def test_who_was_called_up_and_finds_no_room_at_the_start_goes_to_the_city() -> None:
    p = t.table()
    t.put(p, ANI, "P01", 3)
    t.put(p, ANI, "P03", 3)
    t.hero(p, ANI, "H21", "P01")
    t.creature(p, a.AT, "caiman", 6)
    t.fight(p, ANI, "P01", a.AT, 1, "c")
    t.play(p, "pull p03", "pull p03", "pull p03")
    assert t.tiles_with_units(p, ANI) == {"P01"}
    t.finish(p)
    assert p.warriors[t.tile("P01")] == 4  # five units with the hero
    assert p.seats[ANI].city == 5
    assert t.emitted(p, "took") == []


@pytest.mark.rule("CI-C7", "CI-G51")
def test_any_one_roll_of_kukulkans_chain_may_be_rolled_again() -> None:
    p = a.hunt("kukulkan", 4)
    t.god(p, ANI, "G51")
    t.gear(p, ANI, "ranged", 2)
    a.go(p)
    t.roll(p, 6)
    t.roll(p, 1)
    t.play(p, "pass")
    t.roll(p, 2)
    t.play(p, "use g51")
    t.roll(p, 6)
    assert p.group.warriors == 2
    assert a.phase(p) == "melee-1"


@pytest.mark.rule("CI-8.13")
def test_a_scout_shoots_nothing_alone_even_while_the_other_side_shoots() -> None:
    p = a.battle()
    t.scout(p, ANI, a.AT)
    t.gear(p, FRANK, "ranged", 2)
    a.go(p)
    assert a.phase(p) == "ranged-1"
    t.roll(p, 6)  # Frank's
    assert [one["seat"] for one in t.emitted(p, "rolled")] == [FRANK]
    assert a.phase(p) == "melee-1"


@pytest.mark.rule("CI-8.11", "CI-G49", "CI-G57")
def test_the_question_for_magic_shows_up_to_which_face_each_spell_hits() -> None:
    p = a.battle()
    t.hand(p, ANI, stone=1, fire=1)
    t.god(p, ANI, "G57")
    t.god(p, FRANK, "G49")
    a.go(p)
    # stone hits up to 4 and fire up to 3; one card adds one, and Frank's card subtracts one
    assert p.question(ANI).numbers[:2] == [3, 3]
    assert p.combat.spell == names.NOTHING


@pytest.mark.rule("CI-7.1", "CI-7.6")
def test_a_movement_shows_which_creature_waits_at_its_end() -> None:
    p = a.hunt("jaguar", 3)
    a.go(p)
    assert [one["creature"] for one in t.emitted(p, "awaited")] == [names.JAGUAR]
    p = a.battle()
    a.go(p)
    assert t.emitted(p, "awaited") == []


@pytest.mark.rule("CI-8.10", "CI-8.11")
def test_follow_up_dice_are_distinguished_from_the_roll() -> None:
    p = a.battle()
    t.hand(p, ANI, fire=1)
    a.go(p)
    t.play(p, "cast fire 1")
    t.roll(p, 1, 3)
    assert [one["face"] for one in t.emitted(p, "rolled")] == [1]
    assert [one["face"] for one in t.emitted(p, "followed-up")] == [3]
