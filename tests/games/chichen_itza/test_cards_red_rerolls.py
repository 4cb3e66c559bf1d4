"""Red god cards that reroll their owner's dice: G47, G48, G52."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.kernel.seats import CHANCE

from . import table as t
from .combats import ANI, FRANK, battle, fork, go, hunt, phase

# ---- G47: one ranged miss --------------------------------------------------------------------------------


@pytest.mark.rule("CI-G47", "CI-8.9")
def test_one_ranged_miss_is_rolled_again() -> None:
    p = hunt("caiman", 4)
    t.god(p, ANI, "G47")
    t.gear(p, ANI, "ranged", 4)
    go(p)
    t.roll(p, 5, 2, 6)
    assert t.offered(p) == {"use g47", "stop"}
    declined = fork(p)
    t.play(p, "use g47")
    assert t.why_not(p, "again 2") == "no-such-die"  # hits cannot be rerolled
    assert t.why_not(p, "stop") == "no-such-die"
    t.play(p, "again 6")
    t.roll(p, 1)
    assert (phase(p), p.combat.hearts) == ("melee-1", 2)
    t.play(declined, "stop")
    assert (phase(declined), declined.combat.hearts) == ("melee-1", 3)


@pytest.mark.rule("CI-G47", "CI-G46")
def test_once_in_each_ranged_phase() -> None:
    p = hunt("caiman", 4)
    t.god(p, ANI, "G46", "G47")
    t.gear(p, ANI, "ranged", 2)
    go(p)
    t.play(p, "use g46")
    for hearts in (3, 2):
        t.roll(p, 6)
        t.play(p, "use g47", "again 6")
        t.roll(p, 1)
        assert p.combat.hearts == hearts
    t.roll(p, 6, 6, 6)
    assert t.asked(p) == [CHANCE]  # melee dice cannot be rerolled


@pytest.mark.rule("CI-G47", "CI-8.8", "CI-8.9")
def test_luck_and_the_card_in_any_order() -> None:
    for first, second in (("luck again", "use g47"), ("use g47", "luck again")):
        p = hunt("caiman", 4)
        t.god(p, ANI, "G47")
        t.gear(p, ANI, "ranged", 2)
        t.give(p, ANI, luck=1)
        go(p)
        t.roll(p, 6)
        for answer in (first, second):
            t.play(p, answer, *(["again 6"] if answer == "use g47" else []))
            t.roll(p, 6)
        assert phase(p) == "melee-1"
        assert p.seats[ANI].luck == 0


@pytest.mark.rule("CI-G47", "CI-G54")
def test_a_three_is_no_miss_for_who_hits_with_it() -> None:
    p = battle()
    t.god(p, ANI, "G47")
    t.god(p, FRANK, "G54")
    for seat in (ANI, FRANK):
        t.gear(p, seat, "ranged", 2)
    go(p)
    t.roll(p, 3)
    t.play(p, "use g47", "again 3")
    t.roll(p, 4)
    t.roll(p, 3)  # Frank hits
    assert p.group.warriors == 2
    assert p.warriors[t.tile("P10")] == 2


# ---- G48: any misses of the first melee phase
# ------------------------------------------------------------------


@pytest.mark.rule("CI-G48")
def test_misses_of_the_first_melee_are_rolled_again() -> None:
    p = hunt("caiman", 4)
    t.god(p, ANI, "G48")
    go(p, 4)
    t.roll(p, 1, 5, 5, 6)
    declined = fork(p)
    t.play(p, "use g48", "again 5", "again 6")
    assert t.offered(p) == {"again 5", "stop"}
    t.play(p, "stop")
    t.roll(p, 1, 1)  # three hits, counting the first 1
    t.roll(p, 6)
    assert (phase(p), p.combat.hearts) == ("melee-2", 1)
    t.roll(p, 6, 6, 6, 6)
    assert t.asked(p) == [CHANCE]  # only in the first melee phase
    t.play(declined, "stop")
    t.roll(declined, 6)
    assert declined.combat.hearts == 3


@pytest.mark.rule("CI-G48", "CI-8.9")
def test_all_misses_may_be_rolled_again_but_once() -> None:
    p = battle(defenders=3)
    t.god(p, FRANK, "G48")
    go(p, 2)
    t.roll(p, 6, 6)
    t.roll(p, 4, 4, 4)
    assert t.asked(p) == [FRANK]
    t.play(p, "use g48", "again 4", "again 4", "again 4")
    t.roll(p, 1, 1, 5)
    assert t.tiles_with_units(p, FRANK) == {"P10"}
    assert p.group.kind == 0  # the attackers are lost; a reroll of the last miss was not offered


@pytest.mark.rule("CI-G48")
def test_a_hit_cannot_be_rolled_again() -> None:
    p = hunt("caiman", 4)
    t.god(p, ANI, "G48")
    t.gear(p, ANI, "melee", 5)
    go(p, 2)
    t.roll(p, 3, 4)
    t.play(p, "use g48")
    assert t.why_not(p, "again 3") == "no-such-die"


# ---- G52: a paid reroll, once in a combat
# -------------------------------------------------------------------------


@pytest.mark.rule("CI-G52")
def test_misses_are_rolled_again_for_coins() -> None:
    p = hunt("caiman", 4)
    t.god(p, ANI, "G52")
    t.give(p, ANI, coins=5)
    t.hand(p, ANI, stone=1)
    go(p)
    t.play(p, "cast stone 1")
    t.roll(p, 5)
    assert t.offered(p) == {"use g52", "stop"}
    declined = fork(p)
    t.play(p, "use g52", "again 5")
    t.roll(p, 4)
    assert (p.seats[ANI].coins, p.combat.hearts) == (3, 3)
    event = t.emitted(p, "paid")[-1]
    assert (event["seat"], event["amount"]) == (ANI, 2)
    t.roll(p, 6, 6, 6)
    assert t.asked(p) == [CHANCE]  # only once per combat
    t.play(declined, "stop")
    t.roll(declined, 6, 6, 6)
    t.play(declined, "use g52", "again 6", "again 6", "stop")
    t.roll(declined, 1, 1)
    assert declined.combat.phase == names.MELEE_1
    assert declined.seats[ANI].coins == 3


@pytest.mark.rule("CI-G52", "CI-15.3")
def test_an_idol_may_bring_the_coins() -> None:
    p = hunt("caiman", 4)
    t.god(p, ANI, "G52")
    t.give(p, ANI, coins=1, idols=1)
    go(p)
    t.play(p, "cast none")
    t.roll(p, 6, 6, 6)
    assert "use g52" not in t.offered(p)
    t.play(p, "idol coins", "use g52", "again 6", "stop")
    t.roll(p, 1)
    assert p.seats[ANI].coins == 1


@pytest.mark.rule("CI-G52", "CI-G48", "CI-8.9")
def test_each_card_by_its_own_limit() -> None:
    p = battle()
    t.god(p, ANI, "G48", "G52")
    t.give(p, ANI, coins=2)
    go(p, 1)
    t.roll(p, 6)
    t.play(p, "use g48", "again 6")
    t.roll(p, 5)
    assert t.offered(p) == {"use g52", "stop"}
    t.play(p, "use g52", "again 5")
    t.roll(p, 1)
    t.roll(p, 6, 6)
    assert p.warriors[t.tile("P10")] == 1


@pytest.mark.rule("CI-G52", "CI-8.10")
def test_follow_up_dice_are_never_rolled_again() -> None:
    p = hunt("caiman", 4)
    t.god(p, ANI, "G52")
    t.give(p, ANI, coins=2)
    t.hand(p, ANI, fire=1)
    go(p)
    t.play(p, "cast fire 1")
    t.roll(p, 4)
    t.play(p, "use g52", "again 4")
    t.roll(p, 2)
    t.roll(p, 6)  # the follow-up die
    assert (phase(p), p.combat.hearts) == ("melee-1", 3)
