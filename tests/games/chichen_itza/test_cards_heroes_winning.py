"""Heroes and victories: favor (H06), changing places (H07), coins for the creature's strength (H18)."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names

from . import table as t
from .combats import ANI, FRANK, battle, fork, go, hunt, used

# ---- H06: favor ------------------------------------------------------------------------------------------


@pytest.mark.rule("CI-H06", "CI-8.20")
def test_favor_for_a_win_against_a_player() -> None:
    p = battle(defenders=1)
    t.hero(p, ANI, "H06")
    t.favor(p, 2, 3, 0, 0)
    go(p, 2, "a")
    t.roll(p, 1, 6, 6)
    t.roll(p, 6)
    assert t.offered(p) == {"use h06", "pass"}
    declined = fork(p)
    t.play(p, "use h06")
    assert (p.seats[ANI].favor, p.seats[ANI].luck) == (3, 0)  # no luck token was given
    assert p.favor[-1] == ANI  # Ani's marker is on top of Frank's
    t.play(declined, "pass")
    assert declined.seats[ANI].favor == 2


@pytest.mark.rule("CI-H06")
@pytest.mark.parametrize("defender", [ANI, FRANK])
def test_favor_for_a_won_defence(defender: int) -> None:
    p = t.table()
    attacker = 1 - defender
    t.hero(p, defender, "H06", "P10")
    t.war(p, attacker, 1)
    t.fight(p, attacker, "city", "P10", 1)
    t.roll(p, 6)
    t.roll(p, 1)
    assert (t.asked(p), t.offered(p)) == ([defender], {"use h06", "pass"})
    t.play(p, "use h06")
    assert (p.seats[defender].favor, p.seats[attacker].favor) == (1, 0)


@pytest.mark.rule("CI-H06", "CI-8.17")
def test_no_favor_without_a_win_against_a_player() -> None:
    undecided = battle(defenders=1)
    t.hero(undecided, ANI, "H06")
    go(undecided, 0, "a")
    t.roll(undecided, 6, 6, 6, 6, 6, 6)
    assert t.question(undecided) == ""
    creature = hunt("snake", 1)
    t.hero(creature, ANI, "H06")
    go(creature, 0, "a")
    t.roll(creature, 1, 6)
    assert (t.question(creature), t.tiles_with_units(creature, ANI)) == ("", {"P10"})
    won = battle(defenders=1)
    t.hero(won, ANI, "H06")
    go(won, 0, "a")
    t.roll(won, 1, 6)
    assert t.offered(won) == {"use h06", "pass"}


@pytest.mark.rule("CI-H06", "CI-17.2")
def test_the_hero_must_survive() -> None:
    p = battle(defenders=1)
    t.hero(p, ANI, "H06")
    t.hero(p, ANI, "H13")
    go(p, 0, "ab")
    t.roll(p, 1, 6, 6)
    t.roll(p, 1)
    other = p.copy()
    t.play(p, "lose a")
    assert (t.question(p), t.tiles_with_units(p, ANI)) == ("", {"P10"})
    t.play(other, "lose b")
    assert t.offered(other) == {"use h06", "pass"}


# ---- H07: a change of place ------------------------------------------------------------------------------


@pytest.mark.rule("CI-H07", "CI-D25", "CI-10.7")
def test_the_winner_may_go_to_another_controlled_tile() -> None:
    p = hunt("snake", 1, at="P06")
    t.hero(p, ANI, "H07")
    t.put(p, ANI, "P08", 2)
    t.put(p, ANI, "P09", 5)
    t.put(p, FRANK, "P01", 1)
    go(p, 0, "a", at="P06")
    t.roll(p, 1, 6)
    assert p.seats[ANI].coins == 2  # the bonus came before
    declined = fork(p)
    t.play(p, "use h07")
    assert t.offered(p) == {"to p08"}
    assert t.why_not(p, "to p09") == "tile-full"
    t.play(p, "to p08")
    assert t.tiles_with_units(p, ANI) == {"P08", "P09"}  # the conquered tile is abandoned
    assert t.emitted(p, "took")[1:] == []  # the camp was not taken over
    t.play(declined, "pass")
    assert t.tiles_with_units(declined, ANI) == {"P06", "P08", "P09"}


@pytest.mark.rule("CI-H07")
def test_warriors_stay_behind() -> None:
    p = battle(defenders=1)
    t.hero(p, ANI, "H07")
    t.put(p, ANI, "P08", 2)
    go(p, 2, "a")
    t.roll(p, 1, 6, 6)
    t.roll(p, 6)
    t.play(p, "use h07", "to p08")
    assert t.tiles_with_units(p, ANI) == {"P08", "P10"}
    assert p.seats[ANI].heroes[0] == t.tile("P08")
    event = t.emitted(p, "relocated")[-1]
    assert (event["seat"], event["hero"], event["place"]) == (ANI, 0, t.tile("P08"))


@pytest.mark.rule("CI-H07")
def test_after_a_won_defence() -> None:
    p = battle(defenders=0)
    t.hero(p, FRANK, "H07", "P10")
    t.put(p, FRANK, "P08", 1)
    go(p, 1)
    t.roll(p, 6)
    t.roll(p, 1)
    assert t.asked(p) == [FRANK]
    t.play(p, "use h07", "to p08")
    assert t.tiles_with_units(p, FRANK) == {"P08"}


@pytest.mark.rule("CI-H07", "CI-13.4")
def test_out_of_the_city_after_a_won_city_defence() -> None:
    p = t.table()
    t.hero(p, ANI, "H07")
    t.put(p, ANI, "P08", 1)
    t.defend_city(p, ANI, "snake")
    lost = p.copy()
    t.roll(p, 1, 1, 6, 6)
    t.roll(p, 6)
    t.play(p, "use h07", "to p08")
    assert p.seats[ANI].heroes[0] == t.tile("P08")
    t.roll(lost, *[6] * 15)
    assert t.question(lost) == ""


@pytest.mark.rule("CI-H07", "CI-G36")
def test_to_a_tile_that_a_scout_controls() -> None:
    p = hunt("snake", 1)
    t.hero(p, ANI, "H07")
    t.god(p, ANI, "G36")
    t.scout(p, ANI, "P14")
    go(p, 1, "a")
    t.roll(p, 1, 6)
    t.roll(p, 6)
    t.play(p, "use h07", "to p14")
    assert t.tiles_with_units(p, ANI) == {"P10", "P14"}
    assert t.emitted(p, "ruin-shown") == []  # arriving does not count as a takeover


@pytest.mark.rule("CI-H07")
def test_nothing_is_asked_where_he_cannot_go() -> None:
    for warriors, asked in ((0, ""), (5, ""), (4, "Offer")):
        p = hunt("snake", 1)
        t.hero(p, ANI, "H07")
        t.put(p, ANI, "P08", warriors)
        go(p, 1, "a")
        t.roll(p, 1, 6)
        t.roll(p, 6)
        assert t.question(p) == asked
    t.play(p, "use h07")
    assert t.offered(p) == {"to p08"}


# ---- H18: coins for the strength -------------------------------------------------------------------------


@pytest.mark.rule("CI-H18")
def test_coins_for_the_strength_of_a_beaten_creature() -> None:
    p = hunt("snake", 3)
    t.hero(p, ANI, "H18")
    go(p, 2, "c")
    t.roll(p, 1, 1, 1)
    t.roll(p, 6)
    assert p.seats[ANI].coins == 3
    assert used(p) == ["H18"]


@pytest.mark.rule("CI-H18", "CI-G18", "CI-9.8", "CI-17.2")
def test_a_fallen_hero_gets_nothing_but_the_god_does() -> None:
    for face, coins in ((6, 2 + 1), (1, 2)):
        p = hunt("snake", 1)
        t.god(p, ANI, "G18")
        t.hero(p, ANI, "H18")
        go(p, 0, "c")
        t.roll(p, 1)
        t.roll(p, face)
        assert p.seats[ANI].coins == coins


@pytest.mark.rule("CI-H18", "CI-9.6")
def test_nothing_for_a_creature_that_flees() -> None:
    p = hunt("snake", 2)
    t.hero(p, ANI, "H18")
    go(p, 1, "c")
    fled = p.copy()
    t.roll(p, 1, 1)
    t.roll(p, 6)
    assert p.seats[ANI].coins == 2
    t.roll(fled, 1, 6, 6, 6, 6, 6, 6, 6, 6)
    assert (t.tiles_with_units(fled, ANI), fled.seats[ANI].coins) == ({"P10"}, 0)


@pytest.mark.rule("CI-H18", "CI-13.8")
@pytest.mark.parametrize(("after", "coins"), [(2, 2), (3, 4)])
def test_coins_for_the_city(after: int, coins: int) -> None:
    p = t.table()
    t.hero(p, ANI, "H18")
    t.gear(p, ANI, "melee", 6)
    t.defend_city(p, ANI, "snake", after_round=after)
    t.roll(p, 1, 1, 1, 1)
    t.roll(p, 6)
    assert p.seats[ANI].coins == coins
    assert p.seats[ANI].figures == []


@pytest.mark.rule("CI-H18", "CI-H14")
def test_the_printed_strength_counts() -> None:
    p = hunt("snake", 3)
    t.hero(p, ANI, "H14")
    t.hero(p, ANI, "H18")
    go(p, 0, "bc")
    t.roll(p, 1, 1)
    t.roll(p, 6)
    assert p.seats[ANI].coins == 3
    assert p.seats[ANI].figures == [8 * names.SNAKE + 3]
