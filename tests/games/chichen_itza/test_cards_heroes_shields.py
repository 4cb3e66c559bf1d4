"""Heroes and protection: luck tokens and shields in place of each other (H12), one shield against all hits
(H16).
"""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.position import ChichenPosition

from . import table as t
from .combats import ANI, FRANK, battle, fork, go, hunt, phase


def shields(p: ChichenPosition, seat: int, number: int) -> None:
    """Gives a seat active shields, and the gear level that allows them."""
    t.gear(p, seat, "defense", number + 1)
    t.give(p, seat, shields=number)


# ---- H12: luck and shields -------------------------------------------------------------------------------


@pytest.mark.rule("CI-H12", "CI-8.8")
def test_shields_pay_for_luck_in_any_mix() -> None:
    p = hunt("caiman", 4)
    t.hero(p, ANI, "H12")
    shields(p, ANI, 2)
    t.give(p, ANI, luck=1)
    go(p, 2, "b")
    t.roll(p, 6, 6, 6)
    t.play(p, "luck hit")
    assert t.offered(p) == {"1", "2"}  # one luck token is not enough
    both = fork(p)
    t.play(p, "1")
    assert (p.seats[ANI].shields, p.seats[ANI].luck) == (1, 0)
    t.roll(p, 6)
    assert p.combat.hearts == 3
    t.play(both, "2")
    assert (both.seats[ANI].shields, both.seats[ANI].luck) == (0, 1)


@pytest.mark.rule("CI-H12", "CI-8.8")
def test_luck_once_in_a_phase_stays() -> None:
    p = hunt("caiman", 4)
    t.hero(p, ANI, "H12")
    shields(p, ANI, 3)
    go(p, 2, "b")
    t.roll(p, 6, 6, 6)
    t.play(p, "luck again", "1")
    t.roll(p, 6, 6, 6)
    t.roll(p, 6)
    assert (phase(p), p.seats[ANI].shields) == ("melee-2", 2)


@pytest.mark.rule("CI-H12", "CI-8.6", "CI-D22")
def test_luck_prevents_damage_and_is_chosen_like_idols() -> None:
    p = hunt("caiman", 4)
    t.hero(p, ANI, "H12")
    t.give(p, ANI, luck=1)
    shields(p, ANI, 1)
    go(p, 2, "b")
    t.roll(p, 6, 6, 6)
    t.play(p, "stop")
    t.roll(p, 4)  # two hits
    assert t.offered(p) == {"0", "1"}
    declined = fork(p)
    t.play(p, "1")
    assert (p.seats[ANI].luck, p.seats[ANI].shields, p.group.warriors) == (0, 0, 2)
    t.play(declined, "0")  # a shield and a warrior are lost instead
    assert (declined.seats[ANI].luck, declined.seats[ANI].shields, declined.group.warriors) == (1, 0, 1)


@pytest.mark.rule("CI-H12", "CI-H04")
def test_in_defence_while_the_attacker_has_heroes_too() -> None:
    p = battle(defenders=1)
    t.hero(p, ANI, "H04")
    t.hero(p, FRANK, "H12", "P10")
    t.give(p, FRANK, luck=2)
    go(p, 2, "a")
    t.roll(p, 1, 1, 6)
    t.roll(p, 1, 6)
    t.play(p, "stop")
    assert (t.asked(p), t.offered(p)) == ([FRANK], {"0", "1", "2"})
    t.play(p, "2")
    assert (p.warriors[t.tile("P10")], p.seats[FRANK].luck) == (1, 0)
    assert p.seats[ANI].coins == 1


# ---- H16: one shield cancels all hits --------------------------------------------------------------------


@pytest.mark.rule("CI-H16", "CI-D22")
def test_one_shield_cancels_all_hits_of_a_phase() -> None:
    p = hunt("caiman", 4)
    t.hero(p, ANI, "H16")
    shields(p, ANI, 2)
    go(p, 2, "b")
    t.roll(p, 1, 6, 6)
    t.roll(p, 4)  # two hits
    assert t.offered(p) == {"use h16", "pass"}
    declined = fork(p)
    t.play(p, "use h16")
    assert t.offered(p) == {"0"}  # there is no idol
    t.play(p, "0")
    assert (p.seats[ANI].shields, p.group.warriors) == (1, 2)
    event = t.emitted(p, "spent")[-1]
    assert (event["good"], event["amount"]) == (names.SHIELDS, 1)
    assert p.combat.hearts == 3  # Ani's hit counts
    t.play(declined, "pass")
    assert (declined.seats[ANI].shields, declined.group.warriors) == (0, 2)


def hit_with_an_idol(shields_held: int) -> ChichenPosition:
    """Returns a combat in which Ani attacks with the bulwark and one idol and has suffered three hits."""
    p = battle(defenders=3)
    t.hero(p, ANI, "H16")
    shields(p, ANI, shields_held)
    t.give(p, ANI, idols=1)
    go(p, 2, "b")
    t.play(p, "cast none")
    t.roll(p, 6, 6, 6)
    t.play(p, "stop")
    t.roll(p, 1, 1, 1)
    return p


@pytest.mark.rule("CI-H16", "CI-8.6")
def test_an_idol_may_stand_in_before_idols_prevent() -> None:
    p = hit_with_an_idol(shields_held=1)
    t.play(p, "use h16")
    assert t.offered(p) == {"0", "1"}
    shield = fork(p)
    t.play(p, "1")
    assert (p.seats[ANI].idols, p.seats[ANI].shields, p.group.warriors) == (0, 1, 2)
    t.play(shield, "0")
    assert (shield.seats[ANI].idols, shield.seats[ANI].shields, shield.group.warriors) == (1, 0, 2)


@pytest.mark.rule("CI-H16", "CI-15.4")
def test_the_idol_that_pays_cannot_be_exchanged_first() -> None:
    p = hit_with_an_idol(shields_held=0)
    gone = fork(p)
    t.play(p, "use h16")
    assert (t.offered(p), p.asides(ANI)) == ({"1"}, [])
    t.play(gone, "idol coins")
    assert t.offered(gone) == {"pass"}
    assert t.why_not(gone, "use h16") == "not-usable"


@pytest.mark.rule("CI-H16", "CI-C1")
def test_abilities_are_not_cancelled() -> None:
    p = hunt("snake", 3)
    p.round = 4
    t.hero(p, ANI, "H16")
    shields(p, ANI, 1)
    t.give(p, ANI, coins=1)
    go(p, 2, "b")
    t.roll(p, 6, 6, 6)
    t.roll(p, 4)  # a hit and a coin on the dark die
    t.play(p, "use h16", "0")
    assert (p.group.warriors, p.seats[ANI].coins) == (2, 0)


@pytest.mark.rule("CI-H16")
def test_once_in_each_phase_while_there_is_something_to_spend() -> None:
    p = battle(defenders=3)
    t.hero(p, FRANK, "H16", "P10")
    shields(p, FRANK, 2)
    go(p, 3)
    for left in (1, 0):
        t.roll(p, 1, 1, 6)
        t.roll(p, 6, 6, 6, 6)
        assert t.asked(p) == [FRANK]
        t.play(p, "use h16", "0")
        assert (p.seats[FRANK].shields, p.warriors[t.tile("P10")]) == (left, 3)
    t.roll(p, 1, 1, 6)
    t.roll(p, 6, 6, 6, 6)  # Ani has nothing to spend, so she is not asked
    assert p.warriors[t.tile("P10")] == 1


@pytest.mark.rule("CI-H16", "CI-H17")
def test_both_heroes_in_one_combat() -> None:
    p = battle(defenders=2)
    t.hero(p, ANI, "H16")
    shields(p, ANI, 1)
    t.hero(p, FRANK, "H17", "P10")
    go(p, 2, "b")
    for _ in range(2):
        t.roll(p, 6, 6, 6)
        t.roll(p, 6, 6, 6)
    assert phase(p) == "melee-3"
    t.roll(p, 1, 1, 6)  # only Frank rolls
    t.play(p, "use h16", "0")
    assert p.seats[ANI].city == 4 + 2
