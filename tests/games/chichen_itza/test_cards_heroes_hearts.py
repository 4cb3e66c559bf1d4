"""Heroes against creatures: idols to remove hearts (H09), one heart fewer (H14), the light die (H15)."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.kernel.seats import CHANCE

from . import table as t
from .combats import ANI, FRANK, battle, fork, go, hunt, phase, until

# ---- H09: idols for hearts -------------------------------------------------------------------------------


@pytest.mark.rule("CI-H09", "CI-D20", "CI-C4")
def test_idols_remove_hearts_whatever_is_cancelled() -> None:
    p = hunt("triceratops", 4)
    t.hero(p, ANI, "H09")
    t.give(p, ANI, idols=3)
    go(p, 2, "b")
    t.play(p, "cast none", "stop", "stop")
    t.roll(p, 1, 6, 6)
    declined = fork(p)
    t.play(p, "use h09", "use h09", "stop")
    assert p.combat.hearts == 4  # in the damage step
    t.roll(p, 2)  # two shields, which cancel the hit but not the idols
    assert (p.combat.hearts, p.seats[ANI].idols) == (2, 1)
    t.play(declined, "stop")
    t.roll(declined, 2)
    assert (declined.combat.hearts, declined.seats[ANI].idols) == (4, 3)


@pytest.mark.rule("CI-H09")
def test_also_without_own_dice_and_in_each_phase() -> None:
    p = hunt("snake", 3)
    t.hero(p, ANI, "H09")
    t.give(p, ANI, idols=3)
    go(p, 2, "b")
    t.play(p, "cast none", "use h09", "stop")
    assert (phase(p), p.combat.hearts) == ("ranged-1", 2)
    spent = fork(p)
    t.play(p, "use h09", "use h09")
    assert (t.tiles_with_units(p, ANI), p.seats[ANI].idols) == ({"P10"}, 0 + 1)  # the temple's idol
    t.play(spent, "idol luck", "idol luck")
    assert phase(spent) == "melee-1"  # without an idol there is no question


@pytest.mark.rule("CI-H09")
def test_no_doubled_idols_and_none_for_nothing() -> None:
    p = hunt("caiman", 4)
    t.hero(p, ANI, "H09")
    t.god(p, ANI, "G22")
    t.give(p, ANI, idols=5)
    go(p, 2, "b")
    t.play(p, "cast none")
    for _ in range(4):
        assert "use h09" in t.offered(p)
        t.play(p, "use h09")
    # four idols removed four hearts; a fifth one was not offered
    assert t.tiles_with_units(p, ANI) == {"P10"}
    assert p.seats[ANI].idols == 1 + 1  # one idol comes from the temple


@pytest.mark.rule("CI-H09", "CI-13.4")
def test_in_the_city_but_not_against_players() -> None:
    p = t.table()
    t.hero(p, ANI, "H09")
    t.give(p, ANI, idols=2)
    t.defend_city(p, ANI, "caiman")
    t.play(p, "cast none", "use h09", "use h09")
    assert len(p.attacks) == 1
    assert p.attacks[0] % 2 == 1  # held
    p = battle()
    t.hero(p, ANI, "H09")
    t.give(p, ANI, idols=2)
    go(p, 2, "b")
    t.play(p, "cast none")
    t.roll(p, 6, 6, 6)
    assert "use h09" not in t.offered(p)


# ---- H14: one heart less ---------------------------------------------------------------------------------


@pytest.mark.rule("CI-H14", "CI-14.9")
def test_one_heart_less_but_the_printed_points() -> None:
    p = hunt("snake", 3)
    t.hero(p, ANI, "H14")
    go(p, 2, "b")
    assert p.combat.hearts == 2
    t.roll(p, 1, 1, 6)
    t.roll(p, 6)
    assert p.seats[ANI].figures == [8 * names.SNAKE + 3]


@pytest.mark.rule("CI-H14", "CI-9.6")
def test_at_least_one_heart_which_flees() -> None:
    for strength, hearts in ((1, 1), (2, 1), (3, 2)):
        p = hunt("snake", strength)
        t.hero(p, ANI, "H14")
        go(p, 1, "b")
        assert p.combat.hearts == hearts
        t.roll(p, *[6] * 9)
        assert (t.tiles_with_units(p, ANI) == {"P10"}) == (hearts == 1)
        assert p.seats[ANI].figures == []


@pytest.mark.rule("CI-H14", "CI-13.2")
def test_in_the_city_too() -> None:
    p = t.table()
    t.hero(p, ANI, "H14")
    t.defend_city(p, ANI, "caiman", after_round=3)
    assert p.combat.hearts == 3


@pytest.mark.rule("CI-H14", "CI-11.5")
def test_what_it_did_stays_when_the_hero_falls() -> None:
    p = hunt("caiman", 4)
    t.hero(p, ANI, "H14")
    t.hero(p, ANI, "H24")
    go(p, 0, "bc")
    t.roll(p, 5, 5)
    t.roll(p, 1)
    t.play(p, "lose b")
    assert (phase(p), p.combat.hearts) == ("melee-2", 3)


# ---- H15: the light die ----------------------------------------------------------------------------------


@pytest.mark.rule("CI-H15", "CI-3.3")
def test_the_light_die_in_every_round() -> None:
    p = hunt("caiman", 4)
    p.round = 6
    t.hero(p, ANI, "H15")
    go(p, 3, "b")
    t.roll(p, 6, 6, 6, 6)
    t.roll(p, 2)  # one hit; on the dark die there would be two
    assert p.group.warriors == 2


@pytest.mark.rule("CI-H15", "CI-13.2")
def test_the_light_die_in_the_city() -> None:
    p = t.table()
    t.hero(p, ANI, "H15")
    t.defend_city(p, ANI, "caiman", after_round=5)
    t.roll(p, 6, 6, 6, 6)
    t.roll(p, 4)  # two hits; on the dark die there would be three
    assert p.group.warriors == 1


@pytest.mark.rule("CI-H15", "CI-11.5")
def test_the_dark_die_comes_back_when_the_hero_falls() -> None:
    p = hunt("caiman", 4)
    p.round = 6
    t.hero(p, ANI, "H15")
    t.hero(p, ANI, "H04")
    go(p, 1, "ab")
    t.roll(p, 6, 6, 6)
    t.roll(p, 4)  # two hits on the light die
    t.play(p, "lose b")
    t.roll(p, 6)
    assert p.seats[ANI].heroes[0] == names.MARCHING
    t.roll(p, 6)  # nothing
    t.roll(p, 6)
    assert (phase(p), t.asked(p)) == ("melee-3", [CHANCE])
    t.roll(p, 2)
    assert p.seats[ANI].heroes[0] == names.ON_BOARD


@pytest.mark.rule("CI-H15", "CI-G51")
def test_the_creature_rolls_the_light_die_again() -> None:
    p = hunt("snake", 3)
    p.round = 5
    t.hero(p, ANI, "H15")
    t.god(p, ANI, "G51")
    go(p, 3, "b")
    t.roll(p, 6, 6, 6, 6)
    t.roll(p, 1)
    t.play(p, "use g51")
    t.roll(p, 3)  # one hit; on the dark die there would be two
    assert p.group.warriors == 2
    until(p, "melee-3")
    assert FRANK not in t.asked(p)
