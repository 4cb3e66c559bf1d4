"""Idols may be exchanged at any time (CI-15.3). Combats must therefore also offer options that become
affordable by exchanging an idol.
"""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.seats import CHANCE

from . import table as t
from .combats import ANI, FRANK, battle, fork, go, hunt, until


def paid_retry(luck: int, idols: int, coins: int = 0) -> ChichenPosition:
    """Returns a combat in which Ani has G52 and has rolled three misses in the first melee phase against a
    jaguar.
    """
    p = hunt("jaguar", 4)
    t.god(p, ANI, "G52")
    t.give(p, ANI, luck=luck, idols=idols, coins=coins)
    go(p)
    t.roll(p, 6, 6, 6)
    return p


def pay_for_misses(p: ChichenPosition) -> None:
    """The roll window must open although Ani cannot afford anything yet, because an idol can pay for G52."""
    assert t.question(p) == "RollWindow"
    assert t.offered(p) >= {"idol coins", "stop"}
    assert "use g52" not in t.offered(p)
    t.play(p, "idol coins")
    assert "use g52" in t.offered(p)
    t.play(p, "use g52", "again 6", "again 6", "again 6")
    t.roll(p, 1, 1, 6)
    assert (p.seats[ANI].coins, p.seats[ANI].idols) == (0, 0)


@pytest.mark.rule("CI-15.3", "CI-G52", "CI-8.8")
def test_an_idol_pays_for_g52_after_luck_was_used() -> None:
    p = paid_retry(luck=1, idols=1)
    t.play(p, "luck again")
    t.roll(p, 6, 6, 6)
    assert "luck again" not in t.offered(p)
    pay_for_misses(p)
    assert p.combat.hearts == 4
    assert t.asked(p) == [CHANCE]  # the jaguar rolls next; there was no further question
    assert p.combat.hits[names.FIRST] == 2


@pytest.mark.rule("CI-15.3", "CI-15.9", "CI-G52")
def test_an_idol_pays_for_g52_when_all_luck_tokens_are_out() -> None:
    p = hunt("jaguar", 4)
    t.god(p, ANI, "G52")
    t.give(p, ANI, idols=1)
    t.give(p, FRANK, luck=20)
    go(p)
    t.roll(p, 6, 6, 6)
    assert t.why_not(p, "idol luck") == "none-left-to-gain"
    pay_for_misses(p)


@pytest.mark.rule("CI-15.3", "CI-G22", "CI-G52")
@pytest.mark.parametrize(("cards", "asked"), [((), False), (("G22",), True)])
def test_one_idol_pays_twice_as_much_with_g22(cards: tuple[str, ...], asked: bool) -> None:
    """Exchanging one idol is enough for G52 even if the card costs four coins."""
    p = paid_retry(luck=1, idols=1)
    t.god(p, ANI, *cards)
    prices = [
        4 if name == "G52" else price for name, price in zip(names.GOD_IDS, p.tables.god_number, strict=True)
    ]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(p.tables, "god_number", prices)
        t.play(p, "luck again")
        t.roll(p, 6, 6, 6)
        if asked:
            pay_for_misses(p)
        else:
            assert t.asked(p) == [CHANCE]


@pytest.mark.rule("CI-G52", "CI-8.9")
@pytest.mark.parametrize(("idols", "faces"), [(0, (6, 6, 6)), (1, (1, 1, 1))])
def test_nobody_is_asked_where_no_idol_can_pay_for_g52(idols: int, faces: tuple[int, int, int]) -> None:
    """Luck has already been used in this phase, and there is either no idol or no miss."""
    p = paid_retry(luck=1, idols=idols)
    t.play(p, "luck again")
    t.roll(p, *faces)
    assert t.asked(p) == [CHANCE]


@pytest.mark.rule("CI-G52")
def test_g52_is_paid_once_in_a_combat() -> None:
    p = paid_retry(luck=1, idols=2, coins=2)
    t.play(p, "use g52", "again 6", "stop")
    t.roll(p, 6)
    t.play(p, "luck again")
    t.roll(p, 6, 6, 6)
    assert t.asked(p) == [CHANCE]


def struck(
    cards: tuple[str, ...] = ("G22",), hits: int = 1, luck: int = 0, idols: int = 1
) -> ChichenPosition:
    """Returns a combat in which Ani has the gambler and these god cards. She has suffered hits in the first
    melee phase and must respond.
    """
    p = battle(3)
    t.hero(p, ANI, "H12")
    t.god(p, ANI, *cards)
    go(p, 2, "b")
    until(p, "melee-1")
    t.give(p, ANI, luck=luck, idols=idols)
    t.roll(p, 6, 6, 6)
    if t.question(p) == "RollWindow":
        t.play(p, "stop")
    t.roll(p, *[1] * hits, *[6] * (3 - hits))
    return p


@pytest.mark.rule("CI-15.3", "CI-H12", "CI-G22", "CI-8.6")
def test_luck_for_an_idol_at_the_damage_step_serves_as_a_shield() -> None:
    p = struck()
    assert t.question(p) == "PreventByIdols"
    assert p.seats[ANI].luck == 0
    t.play(p, "idol luck")
    t.play(p, "0")
    assert t.question(p) == "PreventByLuck"
    assert t.offered(p) == {"0", "1"}
    t.play(p, "1")
    assert (p.seats[ANI].luck, p.seats[ANI].idols, p.group.warriors) == (1, 0, 2)


@pytest.mark.rule("CI-15.3", "CI-H12", "CI-8.6")
@pytest.mark.parametrize("cards", [(), ("G22",)])
def test_both_an_idol_and_luck_for_another_prevent_damage(cards: tuple[str, ...]) -> None:
    p = struck(cards, hits=3, idols=2)
    t.play(p, "idol luck", "1")
    left = 1 if cards else 2
    assert t.question(p) == "PreventByLuck"
    assert p.question(ANI).numbers[0] == left
    assert t.offered(p) == {"0", "1"}


@pytest.mark.rule("CI-H12", "CI-8.6")
def test_who_exchanges_nothing_is_not_asked_about_luck() -> None:
    p = struck()
    other = fork(p)
    t.play(p, "1")
    assert t.question(p) != "PreventByLuck"
    t.play(other, "0")
    assert t.question(other) != "PreventByLuck"


@pytest.mark.rule("CI-H12", "CI-8.6")
def test_without_damage_left_luck_is_not_asked_for() -> None:
    p = struck(luck=2)
    t.play(p, "1")
    assert t.question(p) != "PreventByLuck"


@pytest.mark.rule("CI-H12")
def test_luck_for_an_idol_is_no_shield_without_the_gambler() -> None:
    p = battle(3)
    t.god(p, ANI, "G22")
    go(p)
    until(p, "melee-1")
    t.give(p, ANI, idols=1)
    t.roll(p, 6, 6, 6)
    t.play(p, "stop")
    t.roll(p, 1, 6, 6)
    t.play(p, "idol luck")
    assert t.offered(p) == {"0"}
    t.play(p, "0")
    assert t.question(p) != "PreventByLuck"
    assert p.group.warriors == 2
