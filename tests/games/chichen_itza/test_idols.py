"""Chapter 15: general rules."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza.economy import goods

from . import table as t


@pytest.mark.rule("CI-15.3", "CI-D2")
def test_exchange() -> None:
    p = t.table()
    t.give(p, 0, idols=3)
    t.play(p, "idol coins", "idol luck", "idol magic", "draw fire")
    player = p.seats[0]
    assert (player.coins, player.luck, player.idols, p.hands[0].size) == (2, 1, 0, 1)
    assert t.question(p) == "ChooseAction"


@pytest.mark.rule("CI-15.3")
def test_exchange_beside_a_question() -> None:
    p = t.table()
    t.give(p, 0, idols=1, coins=7)
    t.play(p, "place reinforcement")
    assert t.question(p) == "Reinforce"
    t.play(p, "idol coins")
    assert t.question(p) == "Reinforce"
    assert p.asides(0) == []


@pytest.mark.rule("CI-15.9")
def test_luck_and_idols_are_limited() -> None:
    p = t.table()
    t.give(p, 1, luck=19, idols=20)
    goods.gain_luck(p, 0, 3)
    goods.gain_idols(p, 0, 1)
    assert (p.seats[0].luck, p.seats[0].idols) == (1, 0)


@pytest.mark.rule("CI-15.9")
def test_nobody_exchanges_for_nothing() -> None:
    p = t.table()
    t.give(p, 0, idols=1)
    t.give(p, 1, luck=20)
    t.hand(p, 2, stone=16, fire=16)
    assert t.why_not(p, "idol luck") == "none-left-to-gain"
    assert t.why_not(p, "idol magic") == "none-left-to-gain"
    assert t.why_not(p, "idol coins") == ""


@pytest.mark.rule("CI-15.6")
def test_a_small_reserve_brings_what_is_there() -> None:
    p = t.table()
    p.seats[0].reserve, p.seats[0].city = 1, 24
    assert goods.warriors_to_city(p, 0, 3) == 1


@pytest.mark.rule("CI-15.7")
def test_prices_go_to_the_supply() -> None:
    p = t.table()
    t.give(p, 0, coins=7)
    t.play(p, "place war")
    assert sum(player.coins for player in p.seats) < 7


@pytest.mark.rule("CI-15.4")
def test_no_exchange_between_a_roll_and_its_result() -> None:
    p = t.table()
    t.god(p, 0, "G51")
    t.give(p, 0, idols=1)
    t.creature(p, "P06", "caiman", 4)
    t.fight(p, 0, "city", "P06", 3)
    t.play(p, "cast none")
    t.roll(p, 6, 6, 6)
    t.play(p, "stop")
    t.roll(p, 5)
    assert t.question(p) == "OfferAtRoll"
    assert p.asides(0) == []
