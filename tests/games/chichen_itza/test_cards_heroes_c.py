"""Hero cards of the third type: effect, declining, and interactions."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.position import ChichenPosition

from . import table as t

ANI, FRANK = 0, 1


def hunt(card: str, name: str = "caiman", strength: int = 4, at: str = "P06") -> ChichenPosition:
    p = t.table()
    t.hero(p, ANI, card)
    t.creature(p, at, name, strength)
    return p


@pytest.mark.rule("CI-H17")
def test_last_word() -> None:
    p = hunt("H17")
    t.fight(p, ANI, "city", "P06", 2, "c")
    for _ in range(2):
        t.roll(p, 6, 6, 6, 6)
    t.roll(p, 1, 6, 6)
    assert t.question(p) == ""  # the caiman had no third roll
    assert p.seats[ANI].city == 3


@pytest.mark.rule("CI-H17", "CI-G44", "CI-G45")
def test_last_word_needs_the_third_melee() -> None:
    p = hunt("H17")
    t.god(p, ANI, "G44", "G45")
    t.fight(p, ANI, "city", "P06", 2, "c")
    t.say(p, "use g44", "use g45")
    for _ in range(2):
        t.roll(p, 6, 6, 6, 6)
    assert p.venture.phase == names.MELEE_4
    t.roll(p, 6, 6, 6)
    assert t.asked(p) == [-1]  # melee 4 is normal for both


@pytest.mark.rule("CI-H18", "CI-G18")
def test_trophy() -> None:
    p = hunt("H18", "snake", 3)
    t.gear(p, ANI, "melee", 6)
    t.fight(p, ANI, "city", "P06", 2, "c")
    t.roll(p, 1, 1, 1, 6)
    assert p.seats[ANI].coins == 2 + 3


@pytest.mark.rule("CI-H18", "CI-9.8", "CI-17.2")
def test_a_fallen_hero_brings_no_trophy() -> None:
    p = hunt("H18", "snake", 1)
    t.fight(p, ANI, "city", "P06", 0, "c")
    t.roll(p, 1, 1)
    assert p.seats[ANI].coins == 0


@pytest.mark.rule("CI-H18", "CI-13.8")
def test_trophy_in_the_city() -> None:
    p = t.table()
    t.hero(p, ANI, "H18")
    t.defend_city(p, ANI, "snake")
    t.roll(p, 1, 1, 6, 6, 6)
    assert p.seats[ANI].coins == 2


@pytest.mark.rule("CI-H19", "CI-17.2")
def test_finder() -> None:
    p = t.table()
    t.hero(p, ANI, "H19")
    t.march(p, ANI, "city", "P06", 0, "c")
    declined = p.copy()
    t.say(p, "use h19")
    t.roll(p, 2)
    assert (p.seats[ANI].coins, p.seats[ANI].luck) == (2, 1)
    t.say(declined, "pass")
    assert t.question(declined) == ""


@pytest.mark.rule("CI-H20", "CI-7.7")
def test_raider_needs_no_marker() -> None:
    p = t.table()
    t.hero(p, ANI, "H20")
    t.put(p, FRANK, "P06", 1)
    t.idle(p)
    from patolli.games.chichen_itza import actions

    actions.perform(p, ANI, names.LAND_MOVEMENT)
    p.run_on()
    t.say(p, "from city")
    without = p.copy()
    t.say(p, "with c", "1", "go p06")
    assert p.venture.foe == FRANK
    t.say(without, "without c", "1")
    assert t.why_not(without, "go p06") == "no-war-marker"


@pytest.mark.rule("CI-H20")
def test_raider_turns_no_marker() -> None:
    p = t.table()
    t.hero(p, ANI, "H20")
    t.war(p, ANI, 1)
    t.put(p, FRANK, "P06", 1)
    t.fight(p, ANI, "city", "P06", 1, "c")
    assert p.seats[ANI].war == 1


@pytest.mark.rule("CI-H21", "CI-D16", "CI-8.1")
def test_call_up() -> None:
    p = t.table()
    t.hero(p, ANI, "H21")
    t.put(p, ANI, "P08", 1)
    p.creatures[t.tile("P06")] = names.CAIMAN
    t.fight(p, ANI, "city", "P06", 2, "c")
    assert t.offered(p) == {"pull p08", "pull city", "stop"}  # before the strength is known
    t.say(p, "pull p08", "pull city")
    assert t.offered(p) == {"strength 4", "strength 5", "strength 6"}
    assert p.venture.warriors == 4
    assert t.held(p, ANI) == set()


@pytest.mark.rule("CI-H21")
def test_call_up_declined() -> None:
    p = hunt("H21")
    t.fight(p, ANI, "city", "P06", 2, "c")
    t.say(p, "stop")
    assert p.venture.warriors == 2


@pytest.mark.rule("CI-H21", "CI-7.9")
def test_those_called_up_return_to_the_start_or_the_city() -> None:
    p = t.table()
    t.hero(p, ANI, "H21", "P08")
    t.put(p, ANI, "P08", 4)
    t.creature(p, "P09", "caiman", 6)
    t.fight(p, ANI, "P08", "P09", 0, "c")
    t.say(p, "pull city", "pull city", "pull city", "stop")
    for _ in range(3):
        t.roll(p, 6, 6, 6, 6, 6)
    assert p.seats[ANI].heroes[2] == t.tile("P08")
    assert p.warriors[t.tile("P08")] == 4
    assert p.seats[ANI].city == 3


@pytest.mark.rule("CI-H21")
def test_call_up_in_defence_and_they_stay() -> None:
    p = t.table()
    t.hero(p, FRANK, "H21", "P06")
    t.war(p, ANI)
    t.fight(p, ANI, "city", "P06", 1)
    t.say(p, "pull city", "stop")
    t.roll(p, 6, 1, 1)
    assert p.warriors[t.tile("P06")] == 1
    assert p.seats[FRANK].city == 2


@pytest.mark.rule("CI-H21", "CI-13.3")
def test_call_up_into_the_city() -> None:
    p = t.table()
    t.hero(p, ANI, "H21")
    t.put(p, ANI, "P08", 3)
    t.defend_city(p, ANI, "caiman")
    t.say(p, "pull p08")
    assert p.venture.warriors == 4  # with the hero five
    assert t.asked(p) == [-1]


@pytest.mark.rule("CI-H22", "CI-G37")
def test_digger() -> None:
    p = t.table()
    t.hero(p, ANI, "H22")
    t.ruin(p, "P12", "RU10")
    t.march(p, ANI, "city", "P12", 0, "c")
    declined = p.copy()
    t.say(p, "use h22")
    assert p.seats[ANI].coins == 4
    t.say(declined, "pass")
    assert declined.seats[ANI].coins == 2


@pytest.mark.rule("CI-H23", "CI-D23")
def test_jeweller() -> None:
    p = t.table()
    t.hero(p, ANI, "H23")
    t.gem(p, ANI, "yellow", "white")
    t.march(p, ANI, "city", "P04", 0, "c")  # blue
    assert t.offered(p) == {"star yellow-blue", "star white-blue", "use h23"}
    declined = p.copy()
    t.say(p, "star white-blue", "use h23")
    assert t.offered(p) == {"star yellow-blue"}
    t.say(p, "star yellow-blue")
    assert (p.seats[ANI].coins, p.seats[ANI].luck) == (8, 4)
    t.say(declined, "star white-blue", "star yellow-blue")
    assert declined.seats[ANI].coins == 4


@pytest.mark.rule("CI-H23", "CI-10.5")
def test_two_gears() -> None:
    p = t.table()
    t.hero(p, ANI, "H23")
    t.gem(p, ANI, "green")
    t.march(p, ANI, "city", "P01", 0, "c")  # red
    t.say(p, "use h23", "star green-red", "raise melee", "raise ranged")
    assert p.seats[ANI].gears == [1, 2, 2, 1]


@pytest.mark.rule("CI-H23")
def test_without_a_line_nothing_is_doubled() -> None:
    p = t.table()
    t.hero(p, ANI, "H23")
    t.march(p, ANI, "city", "P01", 0, "c")
    assert t.question(p) == ""


@pytest.mark.rule("CI-H24", "CI-8.9")
def test_steady_hand() -> None:
    p = hunt("H24")
    t.fight(p, ANI, "city", "P06", 2, "c")
    t.roll(p, 6, 6, 5)
    declined = p.copy()
    t.say(p, "use h24")
    t.roll(p, 1, 6)
    assert p.venture.hits[0] == 1
    assert t.asked(p) == [-1]  # once in a phase
    t.say(declined, "stop")
    assert declined.venture.hits[0] == 0


@pytest.mark.rule("CI-H24", "CI-G58")
def test_sixes_may_be_kept_for_pairs() -> None:
    p = hunt("H24")
    t.god(p, ANI, "G58")
    t.fight(p, ANI, "city", "P06", 2, "c")
    t.roll(p, 6, 6, 5)
    t.say(p, "stop")
    t.roll(p, 6)
    assert p.venture.hearts == 3
