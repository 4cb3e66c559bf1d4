"""Red god cards: effect, declining, and interactions."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import actions, names
from patolli.games.chichen_itza.position import ChichenPosition

from . import table as t

ANI, FRANK = 0, 1


def duel(*cards: str, foe_cards: tuple[str, ...] = (), defenders: int = 2) -> ChichenPosition:
    """Ani attacks Frank's village with five; the cards of both work."""
    p = t.table()
    t.put(p, ANI, "city", 4)
    t.put(p, FRANK, "P06", defenders)
    t.war(p, ANI)
    if cards:
        t.god(p, ANI, *cards)
    if foe_cards:
        t.god(p, FRANK, *foe_cards)
    return p


def begin(p: ChichenPosition, warriors: int = 5) -> None:
    t.fight(p, ANI, "city", "P06", warriors)


def phases(p: ChichenPosition) -> list[str]:
    return [names.PHASE_IDS[i] for i in range(names.PHASES) if (p.venture.plan & ~p.venture.banned) >> i & 1]


USUAL = ["magic-1", "ranged-1", "melee-1", "melee-2", "melee-3"]


@pytest.mark.rule("CI-D17", "CI-16.3", "CI-G41", "CI-G42", "CI-G43", "CI-G44", "CI-G45", "CI-G46")
@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("G41", USUAL[1:]),
        ("G42", [USUAL[0], *USUAL[2:]]),
        ("G43", ["magic-1", "magic-2", *USUAL[1:]]),
        ("G44", USUAL[:-1]),
        ("G45", [*USUAL, "melee-4"]),
        ("G46", ["magic-1", "ranged-1", "ranged-2", *USUAL[2:]]),
    ],
)
def test_phases_are_decided(card: str, left: list[str]) -> None:
    for side in (ANI, FRANK):
        p = duel(card) if side == ANI else duel(foe_cards=(card,))
        begin(p)
        assert t.asked(p) == [side]
        declined = p.copy()
        t.say(p, f"use {card.lower()}")
        assert phases(p) == left
        t.say(declined, "pass")
        assert phases(declined) == USUAL


@pytest.mark.rule("CI-G41", "CI-G43", "CI-16.3")
def test_no_phase_beats_more_phases() -> None:
    p = duel("G43", foe_cards=("G41",))
    begin(p)
    t.say(p, "use g43", "use g41")
    assert phases(p) == USUAL[1:]
    p = duel("G41", foe_cards=("G43",))
    begin(p)
    t.say(p, "use g41")
    assert t.asked(p) == [-1]  # two magic phases would have no effect any more


@pytest.mark.rule("CI-G42", "CI-G46", "CI-16.3")
def test_one_owner_chooses_none_one_or_two() -> None:
    p = duel("G42", "G46")
    begin(p)
    none, two = p.copy(), p.copy()
    t.say(none, "use g42")
    assert "ranged-1" not in phases(none)
    t.say(two, "pass", "use g46")
    assert "ranged-2" in phases(two)
    t.say(p, "pass", "pass")
    assert phases(p) == USUAL


@pytest.mark.rule("CI-G44", "CI-G45", "CI-16.3")
def test_melee_four_without_melee_three() -> None:
    p = duel("G44", foe_cards=("G45",))
    begin(p)
    t.say(p, "use g44", "use g45")
    assert phases(p) == ["magic-1", "ranged-1", "melee-1", "melee-2", "melee-4"]


@pytest.mark.rule("CI-G41", "CI-16.3", "CI-C3")
def test_against_a_jaguar_distant_phases_are_not_asked_about() -> None:
    p = t.table()
    t.god(p, 0, "G41", "G42", "G43", "G46", "G45")
    t.creature(p, "P06", "jaguar", 3)
    t.fight(p, 0, "city", "P06", 3)
    assert t.offered(p) == {"use g45", "pass"}


@pytest.mark.rule("CI-G43", "CI-6.5")
def test_the_maximum_applies_to_each_magic_phase() -> None:
    p = duel("G43", defenders=5)
    t.hand(p, ANI, stone=3)
    begin(p)
    t.say(p, "use g43", "cast stone 1")
    t.roll(p, 6)
    assert t.offered(p) == {"cast none", "cast stone 1"}
    assert p.venture.phase == names.MAGIC_2


@pytest.mark.rule("CI-G47")
def test_one_ranged_miss() -> None:
    p = duel("G47")
    t.gear(p, ANI, "ranged", 3)
    begin(p)
    t.roll(p, 1, 6)
    declined = p.copy()
    assert t.offered(p) == {"use g47", "stop"}
    t.say(p, "use g47")
    assert t.offered(p) == {"again 6"}
    t.say(p, "again 6")
    t.roll(p, 2)
    assert p.warriors[t.tile("P06")] == 0 or t.held(p, FRANK) == set()
    t.say(declined, "stop")
    assert declined.warriors[t.tile("P06")] == 1


@pytest.mark.rule("CI-G48")
def test_melee_misses_in_the_first_phase_only() -> None:
    p = duel("G48", defenders=5)
    begin(p, 3)
    t.roll(p, 6, 5, 1)
    t.say(p, "use g48", "again 6", "again 5")
    t.roll(p, 6, 1)
    assert p.venture.hits[0] == 2
    t.roll(p, 6, 6, 6, 6, 6)
    t.roll(p, 6, 6, 6)
    assert t.asked(p) == [-1]


@pytest.mark.rule("CI-G48", "CI-8.9")
def test_any_number_of_misses() -> None:
    p = duel("G48", defenders=5)
    begin(p, 3)
    t.roll(p, 6, 6, 5)
    t.say(p, "use g48", "again 6", "stop")
    t.roll(p, 1)
    assert p.venture.hits[0] == 1
    assert t.told(p, "rolled-again")[0]["amount"] == 1


@pytest.mark.rule("CI-G49")
def test_hex() -> None:
    p = duel(foe_cards=("G49",))
    t.gear(p, ANI, "magic", 6)
    t.hand(p, ANI, stone=1, fire=2)
    begin(p)
    fire = p.copy()
    t.say(p, "cast stone 1")
    t.roll(p, 4)  # counts as 5
    assert p.venture.hits[0] == 0
    t.say(fire, "cast fire 2")
    t.roll(fire, 2, 3)  # count as 3 and 4
    t.roll(fire, 3)  # the second roll counts as 4
    assert fire.warriors[t.tile("P06")] == 1


@pytest.mark.rule("CI-G49", "CI-G56")
def test_hex_against_a_better_stone() -> None:
    p = duel("G56", foe_cards=("G49",))
    t.hand(p, ANI, stone=1)
    begin(p)
    t.say(p, "cast stone 1")
    t.roll(p, 4)  # counts as 5, which hits
    assert p.warriors[t.tile("P06")] == 1


@pytest.mark.rule("CI-G50", "CI-8.6")
def test_pierce() -> None:
    p = duel("G50")
    t.gear(p, FRANK, "defense", 3)
    t.give(p, FRANK, shields=2, idols=2)
    t.hand(p, ANI, stone=1)
    begin(p)
    t.say(p, "cast stone 1")
    t.roll(p, 1)
    t.say(p, "cast none")
    assert p.warriors[t.tile("P06")] == 1
    assert (p.seats[FRANK].shields, p.seats[FRANK].idols) == (2, 2)


@pytest.mark.rule("CI-G51")
def test_creature_rolls_again() -> None:
    p = t.table()
    t.god(p, 0, "G51")
    t.creature(p, "P06", "caiman", 4)
    t.fight(p, 0, "city", "P06", 3)
    t.roll(p, 6, 6, 6)
    t.roll(p, 5)
    declined = p.copy()
    t.say(p, "use g51")
    t.roll(p, 6)
    assert p.venture.warriors == 3
    assert t.asked(p) == [-1]
    t.say(declined, "pass")
    assert declined.venture.warriors == 1


@pytest.mark.rule("CI-G51", "CI-C7")
def test_any_one_roll_of_kukulkan() -> None:
    p = t.table()
    t.put(p, 0, "city", 2)
    t.god(p, 0, "G51")
    t.creature(p, "P06", "kukulkan", 4)
    t.fight(p, 0, "city", "P06", 5)
    t.roll(p, 1)
    t.say(p, "pass")
    t.roll(p, 1)
    t.say(p, "use g51")
    t.roll(p, 6)
    assert p.venture.warriors == 4


@pytest.mark.rule("CI-G52")
def test_paid_retry_once_in_a_combat() -> None:
    p = duel("G52", defenders=5)
    t.give(p, ANI, coins=4)
    begin(p, 2)
    t.roll(p, 6, 6)
    t.say(p, "use g52", "again 6", "again 6")
    t.roll(p, 1, 6)
    assert (p.seats[ANI].coins, p.venture.hits[0]) == (2, 1)
    t.roll(p, 6, 6, 6, 6, 6)
    t.roll(p, 6, 6)
    assert t.asked(p) == [-1]


@pytest.mark.rule("CI-G52")
def test_paid_retry_needs_coins() -> None:
    p = duel("G52")
    t.give(p, ANI, coins=1)
    begin(p, 2)
    t.roll(p, 6, 6)
    assert t.asked(p) == [-1]


@pytest.mark.rule("CI-G53", "CI-D18")
def test_stone_as_fire() -> None:
    p = duel("G53")
    t.gear(p, ANI, "magic", 3)  # three stones or two fires
    t.hand(p, ANI, stone=2, fire=1)
    begin(p)
    assert "cast fire 1 with 1 stone" in t.offered(p)
    assert "cast stone 2 with 1 fire" in t.offered(p)
    assert t.why_not(p, "cast fire 1 with 2 stone") == "too-many-cards"
    t.say(p, "cast fire 0 with 2 stone")
    t.roll(p, 3, 4)
    t.roll(p, 3)
    assert p.discards == [2, 0]
    assert t.held(p, FRANK) == set()


@pytest.mark.rule("CI-G54")
def test_ranged_hits_on_three() -> None:
    p = duel("G54")
    t.gear(p, ANI, "ranged", 2)
    begin(p)
    t.roll(p, 3)
    assert p.warriors[t.tile("P06")] == 1


@pytest.mark.rule("CI-G54", "CI-H10")
def test_ranged_sets_unite() -> None:
    p = duel("G54", defenders=5)
    t.hero(p, ANI, "H10")
    t.gear(p, ANI, "ranged", 5)
    t.fight(p, ANI, "city", "P06", 3, "b")
    t.roll(p, 3, 6, 2, 5)
    assert p.warriors[t.tile("P06")] == 2


@pytest.mark.rule("CI-G55", "CI-8.10")
def test_ranged_follow_up() -> None:
    p = duel("G54", "G55", defenders=5)
    t.gear(p, ANI, "ranged", 3)
    begin(p)
    t.roll(p, 2, 3)
    t.roll(p, 1)  # only the 2 is rolled once more
    assert p.warriors[t.tile("P06")] == 2


@pytest.mark.rule("CI-G56")
def test_stone_hits_on_five() -> None:
    p = duel("G56")
    t.hand(p, ANI, stone=1)
    begin(p)
    t.say(p, "cast stone 1")
    t.roll(p, 5)
    assert p.warriors[t.tile("P06")] == 1


@pytest.mark.rule("CI-G57")
def test_fire_hits_on_four_twice() -> None:
    p = duel("G57", defenders=5)
    t.hand(p, ANI, fire=1)
    begin(p)
    t.say(p, "cast fire 1")
    t.roll(p, 4)
    t.roll(p, 4)
    assert p.warriors[t.tile("P06")] == 3


@pytest.mark.rule("CI-G58")
def test_pairs_of_sixes() -> None:
    p = duel("G58", defenders=5)
    begin(p)
    t.roll(p, 6, 6, 6, 1, 5)
    assert p.venture.hits[0] == 2


def along(action: int, card: str) -> ChichenPosition:
    """Three steps; own warriors stand on P08 (land) and P07 (water) beside the city."""
    p = t.table()
    t.god(p, 0, card)
    t.gear(p, 0, "ranged", 3)
    t.put(p, 0, "P08", 3)
    t.put(p, 0, "P07", 3)
    t.idle(p)
    actions.perform(p, 0, action)
    p.run_on()
    return p


@pytest.mark.rule("CI-G60", "CI-D13", "CI-7.1")
def test_land_pick_up() -> None:
    p = along(names.LAND_MOVEMENT, "G60")
    t.say(p, "from city", "3", "step p08")
    assert t.offered(p) == {"0", "1", "2"}  # five in all
    t.say(p, "2")
    assert "stop" not in t.offered(p)  # they never join at the end tile
    t.say(p, "step p01", "stop")
    assert p.warriors[t.tile("P01")] == 5
    assert p.warriors[t.tile("P08")] == 1


@pytest.mark.rule("CI-G60")
def test_pick_up_declined() -> None:
    p = along(names.LAND_MOVEMENT, "G60")
    t.say(p, "from city", "2", "step p08", "0", "stop")
    assert p.warriors[t.tile("P08")] == 5


@pytest.mark.rule("CI-G59")
def test_water_pick_up_from_the_city_too() -> None:
    p = along(names.WATER_MOVEMENT, "G59")
    t.say(p, "from p07", "2", "step city", "3", "step p04", "stop")
    assert p.warriors[t.tile("P04")] == 5
    assert p.seats[0].city == 0
    land = along(names.LAND_MOVEMENT, "G59")
    t.say(land, "from city", "3")
    assert t.question(land) == "ChooseEnd"


@pytest.mark.rule("CI-G59", "CI-7.8")
def test_an_emptied_tile_is_no_takeover() -> None:
    p = along(names.LAND_MOVEMENT, "G60")
    t.put(p, 0, "P08", -2)
    t.say(p, "from city", "1", "step p08", "1", "step p01", "step p08", "stop")
    assert t.told(p, "took") == []
    assert p.warriors[t.tile("P08")] == 2
