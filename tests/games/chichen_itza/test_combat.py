"""Chapter 8: combat against players."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.combat import dice
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.seats import CHANCE

from . import table as t

ANI, FRANK = 0, 1


def battle(attackers: int = 3, defenders: int = 2, at: str = "P10") -> ChichenPosition:
    """Returns a position in which Ani is about to attack Frank's land temple. The players have only units."""
    p = t.table()
    t.put(p, ANI, "city", 3)
    t.put(p, FRANK, at, defenders)
    t.war(p, ANI, 1)
    return p


def melee(p: ChichenPosition) -> int:
    return p.combat.phase - names.MELEE_1 + 1


@pytest.mark.rule("CI-8.2", "CI-8.4")
def test_three_melee_phases_without_gears() -> None:
    p = battle()
    t.fight(p, ANI, "city", "P10", 3)
    for number in (1, 2, 3):
        assert melee(p) == number
        t.roll(p, 6, 6, 6, 6, 6)
    assert t.question(p) == ""
    assert p.seats[ANI].city == 6  # the combat is undecided, so the group returns to the city
    assert t.tiles_with_units(p, FRANK) == {"P10"}


@pytest.mark.rule("CI-8.17")
def test_undecided_gives_no_luck() -> None:
    p = battle()
    t.fight(p, ANI, "city", "P10", 3)
    for _ in range(3):
        t.roll(p, 6, 6, 6, 6, 6)
    assert p.seats[ANI].luck == p.seats[FRANK].luck == 0


@pytest.mark.rule("CI-8.3", "CI-8.5", "CI-8.11", "CI-E25")
def test_magic_phase() -> None:
    p = battle()
    t.gear(p, ANI, "magic", 2)
    t.gear(p, ANI, "defense", 2)
    t.gear(p, FRANK, "defense", 3)
    t.give(p, ANI, shields=1)
    t.give(p, FRANK, shields=2)
    t.hand(p, ANI, stone=3)
    t.hand(p, FRANK, fire=2)
    t.fight(p, ANI, "city", "P10", 3)
    assert t.asked(p) == [ANI]
    assert t.why_not(p, "cast stone 3") == "too-many-cards"
    t.play(p, "cast stone 2")
    t.roll(p, 4, 5)
    assert t.asked(p) == [FRANK]
    assert t.why_not(p, "cast fire 2") == "too-many-cards"
    t.play(p, "cast fire 1")
    t.roll(p, 3)
    t.roll(p, 4)  # the second roll misses
    assert p.seats[ANI].shields == 0
    assert p.seats[FRANK].shields == 1
    assert p.discards == [2, 1]
    assert melee(p) == 1


@pytest.mark.rule("CI-8.11")
def test_fire_hits_again() -> None:
    p = battle()
    t.hand(p, ANI, fire=1)
    t.fight(p, ANI, "city", "P10", 3)
    t.play(p, "cast fire 1")
    t.roll(p, 1, 3)
    assert t.tiles_with_units(p, FRANK) == set()
    assert t.tiles_with_units(p, ANI) == {"P10"}


@pytest.mark.rule("CI-8.11", "CI-D18")
def test_no_cards_may_be_played() -> None:
    p = battle()
    t.hand(p, ANI, stone=1)
    t.fight(p, ANI, "city", "P10", 3)
    assert t.offered(p) == {"cast none", "cast stone 1"}
    t.play(p, "cast none")
    assert melee(p) == 1
    assert p.hands[ANI].size == 1


@pytest.mark.rule("CI-8.13", "CI-6.14", "CI-8.8", "CI-E26")
def test_ranged_phase() -> None:
    p = battle()
    t.gear(p, ANI, "ranged", 2)
    t.gear(p, FRANK, "ranged", 4)
    t.gear(p, FRANK, "defense", 2)
    t.give(p, FRANK, shields=1, luck=1)
    t.scout(p, ANI, "P10")
    t.fight(p, ANI, "city", "P10", 3)
    t.roll(p, 2, 5)
    t.roll(p, 4, 5, 6)
    assert t.offered(p) == {"luck again", "stop"}
    t.play(p, "luck again")
    t.roll(p, 1, 5, 6)
    assert p.seats[FRANK].shields == 0
    assert p.seats[FRANK].luck == 0
    assert p.group.warriors == 2
    assert p.seats[ANI].reserve == 20


@pytest.mark.rule("CI-8.13")
def test_without_ranged_attacks_a_scout_does_not_shoot() -> None:
    p = battle()
    t.scout(p, ANI, "P10")
    t.fight(p, ANI, "city", "P10", 3)
    assert melee(p) == 1


@pytest.mark.rule("CI-8.14", "CI-8.15", "CI-E27", "CI-E28", "CI-8.19", "CI-10.2")
def test_melee_and_takeover() -> None:
    p = battle()
    t.gear(p, ANI, "melee", 5)
    t.scout(p, ANI, "P10")
    t.fight(p, ANI, "city", "P10", 4)
    t.roll(p, 1, 2, 3, 4, 6)
    t.roll(p, 1, 2)  # only the 1 hits on melee level 1
    assert p.warriors[t.tile("P10")] == 3
    assert t.tiles_with_units(p, FRANK) == set()
    assert p.seats[FRANK].luck == 1
    assert p.seats[ANI].luck == 0
    assert p.seats[ANI].idols == 1
    assert p.seats[FRANK].reserve == 22


@pytest.mark.rule("CI-8.15")
def test_losses_reduce_the_next_roll() -> None:
    p = battle()
    t.fight(p, ANI, "city", "P10", 3)
    t.roll(p, 1, 6, 6)
    t.roll(p, 1, 6)
    t.roll(p, 6, 6)  # two attackers are left
    t.roll(p, 6)  # and one defender
    assert melee(p) == 3


@pytest.mark.rule("CI-8.16", "CI-8.20")
def test_attacker_wiped_out() -> None:
    p = battle()
    t.fight(p, ANI, "city", "P10", 1)
    t.roll(p, 6)
    t.roll(p, 1, 6)
    assert p.seats[ANI].luck == 1
    assert p.seats[FRANK].luck == 0
    assert t.tiles_with_units(p, FRANK) == {"P10"}


@pytest.mark.rule("CI-8.18")
def test_both_wiped_out() -> None:
    p = battle(defenders=1)
    t.fight(p, ANI, "city", "P10", 1)
    t.roll(p, 1)
    t.roll(p, 1)
    assert p.seats[ANI].luck == p.seats[FRANK].luck == 1
    assert t.tiles_with_units(p, ANI) == t.tiles_with_units(p, FRANK) == set()


@pytest.mark.rule("CI-8.6", "CI-15.5", "CI-D22")
def test_idols_before_shields() -> None:
    p = battle()
    t.gear(p, FRANK, "defense", 2)
    t.give(p, FRANK, shields=1, idols=3)
    t.fight(p, ANI, "city", "P10", 3)
    t.play(p, "cast none")  # an idol could have been exchanged for a card
    t.roll(p, 1, 1, 1)
    t.roll(p, 6, 6)
    t.play(p, "stop")  # an idol could have been exchanged for luck
    assert t.asked(p) == [FRANK]
    assert t.offered(p) == {"0", "1", "2", "3"}
    t.play(p, "1")
    assert p.seats[FRANK].shields == 0
    assert p.seats[FRANK].idols == 2
    assert p.warriors[t.tile("P10")] == 1


@pytest.mark.rule("CI-8.6")
def test_attacker_decides_on_idols_first() -> None:
    p = battle()
    t.give(p, ANI, idols=1)
    t.give(p, FRANK, idols=1)
    t.fight(p, ANI, "city", "P10", 3)
    t.play(p, "cast none", "cast none")
    t.roll(p, 1, 6, 6)
    t.play(p, "stop")
    t.roll(p, 1, 6)
    t.play(p, "stop")
    assert t.asked(p) == [ANI]
    t.play(p, "1")
    assert t.asked(p) == [FRANK]
    t.play(p, "0")
    assert (p.group.warriors, p.warriors[t.tile("P10")]) == (3, 1)


@pytest.mark.rule("CI-8.7")
def test_warriors_before_heroes_and_choice_among_heroes() -> None:
    p = battle(defenders=1)
    t.hero(p, FRANK, "H01", "P10")
    t.hero(p, FRANK, "H13", "P10")
    t.fight(p, ANI, "city", "P10", 5)
    t.roll(p, 1, 1, 6, 6, 6)
    t.roll(p, 6, 6, 6, 6)  # dice of two heroes and one warrior, and one from the card
    assert t.asked(p) == [FRANK]
    assert t.offered(p) == {"lose a", "lose b"}
    assert t.why_not(p, "lose c") == "not-in-group"
    t.play(p, "lose a")
    assert p.seats[FRANK].heroes[0] == names.ON_BOARD
    assert 0 in p.hero_tail
    assert p.warriors[t.tile("P10")] == 0


@pytest.mark.rule("CI-8.8", "CI-D19", "CI-E33")
def test_luck_rolls_all_dice_again_or_buys_a_hit_never_both() -> None:
    p = battle()
    t.give(p, ANI, luck=3)
    t.fight(p, ANI, "city", "P10", 3)
    t.roll(p, 1, 6, 6)
    bought = p.copy()
    t.play(p, "luck again")
    t.roll(p, 1, 1, 6)
    assert t.asked(p) == [-1]  # luck was used, so the roll window is closed
    assert p.combat.hits[0] == 2
    assert p.seats[ANI].luck == 2
    t.play(bought, "luck hit")
    assert bought.combat.hits[0] == 2
    assert bought.seats[ANI].luck == 1
    assert t.asked(bought) == [-1]


@pytest.mark.rule("CI-8.8")
def test_no_luck_without_dice() -> None:
    p = battle()
    t.give(p, ANI, luck=2)
    t.fight(p, ANI, "city", "P10", 3)
    assert melee(p) == 1
    assert t.asked(p) == [-1]


@pytest.mark.rule("CI-8.8")
def test_two_luck_needed_for_a_hit() -> None:
    p = battle()
    t.give(p, ANI, luck=1)
    t.fight(p, ANI, "city", "P10", 3)
    t.roll(p, 6, 6, 6)
    assert t.why_not(p, "luck hit") == "no-luck"


@pytest.mark.rule("CI-8.9", "CI-15.4")
def test_an_idol_brings_luck_in_the_roll_window() -> None:
    p = battle()
    t.give(p, ANI, idols=1)
    t.fight(p, ANI, "city", "P10", 3)
    t.play(p, "cast none")
    t.roll(p, 6, 6, 6)
    t.play(p, "idol luck", "luck again")
    t.roll(p, 1, 6, 6)
    assert p.combat.hits[0] == 1
    assert p.seats[ANI].idols == p.seats[ANI].luck == 0


@pytest.mark.rule("CI-8.10", "CI-8.12")
def test_after_the_second_roll_of_fire_only_a_hit_can_be_bought() -> None:
    p = battle(defenders=5)
    t.give(p, ANI, luck=2)
    t.hand(p, ANI, fire=1)
    t.fight(p, ANI, "city", "P10", 3)
    t.play(p, "cast fire 1")
    t.roll(p, 2)
    t.play(p, "stop")
    t.roll(p, 6)
    assert t.why_not(p, "luck again") == "only-first-roll"
    t.play(p, "luck hit")
    assert p.warriors[t.tile("P10")] == 3
    assert melee(p) == 1


@pytest.mark.rule("CI-8.1", "CI-8.3")
def test_defender_answers_knowing_the_result() -> None:
    p = battle()
    t.give(p, FRANK, luck=1)
    t.fight(p, ANI, "city", "P10", 3)
    t.roll(p, 1, 1, 6)
    assert p.combat.hits == [2, 0]
    t.roll(p, 6, 6)
    assert t.asked(p) == [FRANK]


@pytest.mark.rule("CI-1.7")
def test_more_than_six_dice_are_rolled() -> None:
    p = battle(defenders=5)
    t.gear(p, ANI, "magic", 6)
    t.hand(p, ANI, stone=8)
    t.fight(p, ANI, "city", "P10", 3)
    t.play(p, "cast stone 8")
    t.roll(p, 6, 6, 6, 6, 6, 6, 6, 6)
    assert len(t.emitted(p, "rolled")) == 8


@pytest.mark.rule("CI-8.3")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_dice_thrown_together_show_what_single_dice_would(number: int) -> None:
    p = t.table()
    t.idle(p)
    dice.throw(p, number)
    together = min(number, 3)
    ways = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=together))
    words = ["roll " + " ".join(map(str, faces)) for faces in sorted(ways)]
    assert [GAME.vocabulary.text(move) for move in p.legal_moves(CHANCE)] == words
    assert p.odds() == [ways[faces] for faces in sorted(ways)]
    t.roll_all(p, 2)
    assert p.combat.dice == [2] * together
    assert [one["face"] for one in t.emitted(p, "rolled")] == [2] * together
    assert t.question(p) == ("Throw" if number > 3 else "")
