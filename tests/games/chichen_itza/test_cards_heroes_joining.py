"""The hero who lets warriors from other places join before a combat (H21)."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.kernel.vocabulary import STOP

from . import table as t
from .combats import ANI, FRANK, battle, fork, go, hunt, phase, used


@pytest.mark.rule("CI-H21", "CI-D16", "CI-8.1")
def test_warriors_of_tiles_and_city_join_before_the_strength_is_known() -> None:
    p = t.table()
    t.hero(p, ANI, "H21")
    t.put(p, ANI, "P08", 1)
    t.put(p, ANI, "P09", 3)
    p.creatures[t.tile("P10")] = names.CAIMAN
    go(p, 2, "c")
    assert t.offered(p) == {"pull p08", "pull p09", "pull city", "stop"}
    declined = fork(p)
    t.play(p, "pull p08")
    assert t.offered(p) == {"pull p09", "pull city", "stop"}  # the camp is empty
    t.play(p, "pull p09")
    assert p.group.warriors == 4  # five units with the hero, which is the limit
    assert [(e["place"], e["amount"]) for e in t.emitted(p, "called")] == [
        (t.tile("P08"), 1),
        (t.tile("P09"), 1),
    ]
    assert used(p) == ["H21", "H21"]
    assert t.offered(p) == {"strength 4", "strength 5", "strength 6"}
    assert t.tiles_with_units(p, ANI) == {"P09"}  # no warriors were left in the camp
    t.play(declined, "stop")
    assert (declined.group.warriors, t.tiles_with_units(declined, ANI)) == (2, {"P08", "P09"})


@pytest.mark.rule("CI-H21", "CI-7.9")
def test_the_way_back_leads_to_the_start_or_the_city() -> None:
    p = t.table()
    t.hero(p, ANI, "H21", "P01")
    t.put(p, ANI, "P01", 2)
    t.put(p, ANI, "P08", 4)
    t.creature(p, "P10", "caiman", 6)
    t.fight(p, ANI, "P01", "P10", 0, "c")
    t.play(p, "pull p08", "pull p08", "pull p08", "pull p08")
    t.roll(p, *[6] * 18)
    assert p.seats[ANI].heroes[2] == t.tile("P01")
    assert (p.warriors[t.tile("P01")], p.seats[ANI].city) == (4, 3 + 2)
    assert t.tiles_with_units(p, ANI) == {"P01"}


@pytest.mark.rule("CI-H21")
def test_joining_a_defence_they_stay_on_the_tile() -> None:
    p = battle(defenders=0)
    t.hero(p, FRANK, "H21", "P10")
    t.put(p, FRANK, "P08", 1)
    go(p, 1)
    assert (t.asked(p), t.offered(p)) == ([FRANK], {"pull p08", "pull city", "stop"})
    t.play(p, "pull p08")
    assert t.offered(p) == {"pull city", "stop"}  # warriors cannot join from the place of the combat
    assert p.default(FRANK) == STOP
    t.play(p, "pull city", "stop")
    t.roll(p, 6)
    t.roll(p, 1, 6, 6)
    assert t.tiles_with_units(p, FRANK) == {"P10"}
    assert (p.warriors[t.tile("P10")], p.seats[FRANK].city) == (2, 2)


@pytest.mark.rule("CI-H21", "CI-G42", "CI-8.1")
def test_before_anything_else_is_decided() -> None:
    p = battle(defenders=1)
    t.hero(p, ANI, "H21")
    t.god(p, FRANK, "G42")
    go(p, 2, "c")
    assert (t.asked(p), t.question(p)) == ([ANI], "PullWarrior")
    t.play(p, "pull city", "stop")
    assert (t.asked(p), t.offered(p)) == ([FRANK], {"use g42", "pass"})
    t.play(p, "pass")
    t.roll(p, 6, 6, 6, 6)  # dice of the hero and three warriors
    t.roll(p, 6)
    assert phase(p) == "melee-2"


@pytest.mark.rule("CI-H21", "CI-13.3")
@pytest.mark.parametrize(("in_city", "joining"), [(3, 1), (1, 3), (4, 0)])
def test_a_city_is_defended_by_five(in_city: int, joining: int) -> None:
    p = t.table()
    t.put(p, ANI, "city", in_city - 3)
    t.hero(p, ANI, "H21")
    t.god(p, ANI, "G21")  # this card does not raise the limit here
    t.put(p, ANI, "P08", 5)
    t.defend_city(p, ANI, "caiman")
    for _ in range(joining):
        assert t.offered(p) == {"pull p08", "stop"}
        t.play(p, "pull p08")
    t.roll(p, *[6] * 18)
    assert p.seats[ANI].city == in_city + joining  # these warriors stay in the city
    if joining == 0:  # if there is room, the hero's card is offered
        p.seats[ANI].city -= 1
        t.defend_city(p, ANI, "snake")
        assert t.offered(p) == {"pull p08", "stop"}


@pytest.mark.rule("CI-H21", "CI-G21")
def test_six_with_the_card_that_raises_the_limit() -> None:
    p = hunt("caiman", 4)
    t.hero(p, ANI, "H21")
    t.god(p, ANI, "G21")
    go(p, 4, "c")
    assert t.offered(p) == {"pull city", "stop"}
    t.play(p, "pull city")
    assert p.group.warriors == 5


@pytest.mark.rule("CI-H21")
def test_nobody_is_asked_where_nobody_is_left() -> None:
    for left, asked in ((1, True), (0, False)):
        p = hunt("caiman", 4)
        t.hero(p, ANI, "H21")
        t.put(p, ANI, "city", left - 4)  # two of the six warriors move
        go(p, 2, "c")
        assert (t.question(p) == "PullWarrior") == asked


@pytest.mark.rule("CI-H21")
def test_a_hero_elsewhere_calls_nobody() -> None:
    for heroes, asked in (("", False), ("c", True)):
        p = hunt("caiman", 4)
        t.hero(p, ANI, "H21")
        go(p, 2, heroes)
        assert (t.question(p) == "PullWarrior") == asked
