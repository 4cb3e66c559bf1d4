"""Hero cards of the second type: effect, declining, and interactions."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.position import ChichenPosition

from . import table as t

ANI, FRANK = 0, 1


def hunt(card: str, name: str = "caiman", strength: int = 4, warriors: int = 3) -> ChichenPosition:
    p = t.table()
    t.hero(p, ANI, card)
    t.creature(p, "P06", name, strength)
    p.venture.warriors = warriors
    return p


def go(p: ChichenPosition) -> None:
    t.fight(p, ANI, "city", "P06", p.venture.warriors, "b")


@pytest.mark.rule("CI-H09", "CI-D20", "CI-C4")
def test_idol_strike_cannot_be_cancelled() -> None:
    p = hunt("H09", "triceratops")
    t.give(p, ANI, idols=2)
    go(p)
    t.say(p, "cast none", "stop", "stop")  # magic and ranged: also without dice
    t.roll(p, 6, 6, 6, 6)
    t.say(p, "use h09", "stop")
    t.roll(p, 2)  # two shields
    assert p.venture.hearts == 3
    assert p.seats[ANI].idols == 1


@pytest.mark.rule("CI-H09")
def test_idol_strike_in_a_phase_without_dice() -> None:
    p = hunt("H09")
    t.give(p, ANI, idols=3)
    go(p)
    t.say(p, "cast none", "use h09", "use h09", "stop")
    assert p.venture.hearts == 2


@pytest.mark.rule("CI-H10")
def test_sharp_eye() -> None:
    p = hunt("H10")
    t.gear(p, ANI, "ranged", 3)
    go(p)
    t.roll(p, 6, 3)
    assert p.venture.hearts == 3


@pytest.mark.rule("CI-H11", "CI-8.10")
def test_stone_echo() -> None:
    p = hunt("H11")
    t.gear(p, ANI, "magic", 2)
    t.hand(p, ANI, stone=2)
    go(p)
    t.say(p, "cast stone 2")
    t.roll(p, 4, 5)
    t.roll(p, 4)
    assert p.venture.hearts == 2


@pytest.mark.rule("CI-H12", "CI-8.8")
def test_shields_as_luck() -> None:
    p = hunt("H12")
    t.gear(p, ANI, "defense", 3)
    t.give(p, ANI, shields=2, luck=1)
    go(p)
    t.roll(p, 6, 6, 6, 6)
    t.say(p, "luck hit")
    assert t.offered(p) == {"1", "2"}
    t.say(p, "2")
    assert (p.seats[ANI].shields, p.seats[ANI].luck) == (0, 1)
    t.roll(p, 6)
    assert p.venture.hearts == 3


@pytest.mark.rule("CI-H12", "CI-8.6", "CI-D22")
def test_luck_as_shields() -> None:
    p = hunt("H12")
    t.give(p, ANI, luck=2)
    go(p)
    t.roll(p, 6, 6, 6, 6)
    t.say(p, "stop")
    t.roll(p, 5)
    assert t.offered(p) == {"0", "1", "2"}
    t.say(p, "2")
    assert (p.seats[ANI].luck, p.venture.warriors) == (0, 3)


@pytest.mark.rule("CI-H12", "CI-G50")
def test_pierced_shields_may_still_pay_luck() -> None:
    p = t.table()
    t.hero(p, ANI, "H12")
    t.gear(p, ANI, "defense", 3)
    t.give(p, ANI, shields=2, luck=1)
    t.god(p, FRANK, "G50")
    t.put(p, FRANK, "P06", 2)
    t.war(p, ANI)
    t.fight(p, ANI, "city", "P06", 3, "b")
    t.roll(p, 6, 6, 6, 6)
    t.say(p, "luck again", "1")
    t.roll(p, 6, 6, 6, 6)
    t.roll(p, 1, 1)
    assert (p.seats[ANI].shields, p.seats[ANI].luck) == (1, 1)
    assert p.venture.warriors == 1


@pytest.mark.rule("CI-H13", "CI-G40", "CI-8.15")
def test_extra_blade() -> None:
    p = hunt("H13", warriors=0)
    go(p)
    t.roll(p, 6, 6)
    t.roll(p, 6)
    assert p.venture.phase == names.MELEE_2


@pytest.mark.rule("CI-H14", "CI-9.6", "CI-14.9")
def test_weaken() -> None:
    p = hunt("H14", "snake", 2)
    go(p)
    assert p.venture.hearts == 1
    t.roll(p, 1, 6, 6, 6)
    t.roll(p, 6)
    assert p.seats[ANI].figures == [8 * names.SNAKE + 2]  # at its printed strength


@pytest.mark.rule("CI-H14")
def test_weaken_leaves_one_heart() -> None:
    p = hunt("H14", "snake", 1)
    go(p)
    assert p.venture.hearts == 1


@pytest.mark.rule("CI-H15", "CI-9.2")
def test_daylight() -> None:
    p = hunt("H15")
    p.round = 6
    go(p)
    t.roll(p, 6, 6, 6, 6)
    t.roll(p, 2)  # one hit on the light die, two on the dark one
    assert p.venture.warriors == 2


@pytest.mark.rule("CI-H16", "CI-D22")
def test_bulwark() -> None:
    p = hunt("H16")
    t.gear(p, ANI, "defense", 2)
    t.give(p, ANI, shields=1)
    go(p)
    t.roll(p, 6, 6, 6, 6)
    t.roll(p, 5)
    declined = p.copy()
    t.say(p, "use h16", "0")
    assert (p.seats[ANI].shields, p.venture.warriors) == (0, 3)
    t.say(declined, "pass")
    assert (declined.seats[ANI].shields, declined.venture.warriors) == (0, 2)


@pytest.mark.rule("CI-H16", "CI-C1")
def test_an_idol_may_stand_in_and_coins_are_lost_all_the_same() -> None:
    p = hunt("H16", "snake", 3)
    p.round = 4
    t.give(p, ANI, idols=1, coins=1)
    go(p)
    t.say(p, "cast none")
    t.roll(p, 6, 6, 6, 6)
    t.say(p, "stop")
    t.roll(p, 4)  # a hit and a coin on the dark die
    t.say(p, "use h16", "1")
    assert (p.seats[ANI].idols, p.seats[ANI].coins, p.venture.warriors) == (0, 0, 3)


@pytest.mark.rule("CI-H16", "CI-G50")
def test_bulwark_is_pierced() -> None:
    p = t.table()
    t.hero(p, ANI, "H16")
    t.gear(p, ANI, "defense", 2)
    t.give(p, ANI, shields=1)
    t.god(p, FRANK, "G50")
    t.put(p, FRANK, "P06", 2)
    t.war(p, ANI)
    t.fight(p, ANI, "city", "P06", 3, "b")
    t.roll(p, 6, 6, 6, 6)
    t.roll(p, 1, 6)
    assert t.asked(p) == [-1]
    assert (p.seats[ANI].shields, p.venture.warriors) == (1, 2)
