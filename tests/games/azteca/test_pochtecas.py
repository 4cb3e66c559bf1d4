"""Phase 5: pochtecas (AZ-10), with the cards of this phase (AZ-16.5 to AZ-16.7)."""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.flower_war import counters
from patolli.games.azteca.game import GAME
from patolli.games.azteca.pochtecas import expeditions, missions, orders, pochteca_cards
from patolli.kernel.seats import CHANCE

from .table import (
    army,
    city,
    dice,
    events_named,
    hold,
    offered,
    owner,
    phase,
    pochteca,
    question,
    run,
    say,
    sp,
    table,
    why,
)

WINDOW = pochteca_cards.PochtecaCardWindow(0, names.EVERY_SEAT)
MISSIONS = missions.MissionCircle(0)


@pytest.mark.rule("AZ-10.1", "AZ-10.2", "AZ-10.4", "AZ-D10")
def test_orders_are_sealed_and_revealed_together() -> None:
    p = table(3)
    pochteca(p, 0, "a")
    pochteca(p, 0, "b")
    pochteca(p, 1, "a")
    run(p, orders.ORDERS)
    assert p.asked() == [0, 1], "a player without pochtecas writes nothing"
    assert GAME.vocabulary.text(p.default(0)) == "pass"
    say(p, "0: order 11")
    assert p.pochtecas[0] == names.IN_CAPITAL, "nothing is laid out before all have written"
    say(p, "0: order exp", "1: pass")
    assert p.pochtecas[:4] == [10, names.IN_MEXICO, names.IN_SUPPLY, names.IN_CAPITAL]
    assert events_named(p, "ordered", 2)[0]["area"] == 10


@pytest.mark.rule("AZ-10.3")
def test_where_a_pochteca_may_not_go() -> None:
    p = table(2)
    for letter in "abc":
        pochteca(p, 0, letter)
    army(p, 1, "a", "6", warriors=1)
    run(p, orders.ORDERS)
    assert why(p, "order 6") == "enemy-army-there"
    assert why(p, "order 24") == "foreign-capital"
    assert why(p, "order 26") == "", "a neutral capital is open to all"
    say(p, "order 11")
    assert why(p, "order 11") == "own-pochteca-there"
    say(p, "order exp")
    assert "order exp" in offered(p), "no such limit for expeditions"


@pytest.mark.rule("AZ-10.6", "AZ-D12", "AZ-I13")
def test_expeditions_go_first_in_turn_and_take_effect_at_once() -> None:
    p = table(3)
    p.first = 1
    for seat, letters in ((0, "a"), (1, "ab"), (2, "")):
        for letter in letters:
            pochteca(p, seat, letter, "exp")
    run(p, expeditions.ExpeditionCircle(0))
    say(p, "expedition ex02", "expedition ex06", "expedition ex08")
    assert p.asked() == []
    assert [int(e["seat"]) for e in events_named(p, "expedition")] == [1, 0, 1]
    assert p.tribute == [0, 2, 0]
    assert sp(p, 0) == 2
    assert p.pochtecas[3] == names.IN_CAPITAL
    assert p.pochtecas[4] == names.IN_SUPPLY, "an ambushed caravan is lost"


@pytest.mark.rule("AZ-10.6")
@pytest.mark.parametrize(
    ("card", "t", "points"),
    [
        ("ex01", 1, 0),
        ("ex02", 2, 0),
        ("ex03", 3, 0),
        ("ex04", 4, 0),
        ("ex05", 0, 1),
        ("ex06", 0, 2),
        ("ex07", 0, 0),
    ],
)
def test_every_expedition_card(card: str, t: int, points: int) -> None:
    p = table(2)
    pochteca(p, 0, "a", "exp")
    run(p, expeditions.ExpeditionCircle(0))
    say(p, f"expedition {card}")
    assert (p.tribute[0], sp(p, 0)) == (t, points)
    assert p.pochtecas[0] == names.IN_CAPITAL


@pytest.mark.rule("AZ-5.8")
def test_the_expedition_deck_is_used_up_before_it_is_shuffled() -> None:
    p = table(2)
    p.expedition_discard = p.expedition_deck
    p.expedition_deck = [0] * 8
    p.expedition_deck[6] = 1
    p.expedition_discard[6] -= 1
    pochteca(p, 0, "a", "exp")
    pochteca(p, 0, "b", "exp")
    run(p, expeditions.ExpeditionCircle(0))
    assert offered(p) == ["expedition ex07"]
    say(p, "expedition ex07")
    assert len(offered(p)) == 8
    assert p.odds() == [4, 5, 2, 1, 3, 1, 2, 2]
    say(p, "expedition ex01")
    assert sum(p.expedition_deck) == 19


@pytest.mark.rule("AZ-10.5", "AZ-10.6", "AZ-10.7")
def test_cards_then_expeditions_then_missions() -> None:
    p = table(2)
    pochteca(p, 0, "a")
    pochteca(p, 1, "a")
    hold(p, 0, "raid")
    run(p, phase(names.POCHTECA_PHASE))
    say(p, "0: pass", "0: order 11", "1: order exp")
    assert question(p) == "0 EnvoyCard"
    say(p, "pass")
    assert p.asked() == [CHANCE]
    say(p, "expedition ex07")
    assert question(p) == "0 Mission"


@pytest.mark.rule("AZ-10.7", "AZ-10.8", "AZ-D13")
def test_one_mission_in_turn_chosen_freely() -> None:
    p = table(2)
    p.tribute = [9, 9]
    pochteca(p, 0, "a", "11")
    pochteca(p, 0, "b", "12")
    pochteca(p, 1, "c", "13")
    run(p, MISSIONS)
    assert GAME.vocabulary.text(p.default(0)) == "rest a"
    assert offered(p) == ["ally a", "ally b", "spy a", "spy b", "rest a", "rest b"]
    say(p, "ally b")
    assert p.asked() == [1]
    say(p, "rest c")
    assert p.asked() == [0]
    assert why(p, "ally b") == "not-on-the-map", "one mission per pochteca and round"
    say(p, "spy a")
    assert p.asked() == []


@pytest.mark.rule("AZ-10.9")
def test_alliance() -> None:
    p = table(3)
    p.tribute = [3, 2, 0]
    pochteca(p, 0, "a", "11")
    pochteca(p, 0, "b", "27")
    pochteca(p, 0, "c", "26")
    pochteca(p, 1, "a", "12")
    run(p, MISSIONS)
    assert why(p, "ally b") == "not-inner"
    assert why(p, "ally c") == "capital-closed"
    say(p, "ally a")
    assert owner(p, "11") == 0
    assert p.tribute[0] == 0
    assert why(p, "ally a") == "mission-too-dear"


@pytest.mark.rule("AZ-4.2")
def test_the_capital_that_is_out_is_closed_to_alliance_and_submission_only() -> None:
    p = table(3)
    p.tribute = [9, 9, 9]
    hold(p, 0, "submission")
    run(p, WINDOW)
    assert why(p, "submission 26") == "capital-closed"
    say(p, "pass")
    city(p, 0, "26")
    pochteca(p, 0, "a", "26")
    run(p, MISSIONS)
    say(p, "assimilate a")
    assert p.assimilated[25] == 1


@pytest.mark.rule("AZ-10.10", "AZ-I5")
def test_rebellion() -> None:
    p = table(2)
    p.tribute = [3, 0]
    city(p, 1, "6", "27")
    city(p, 1, "8", assimilated=True)
    pochteca(p, 0, "a", "6")
    pochteca(p, 0, "b", "8")
    pochteca(p, 0, "c", "27")
    run(p, MISSIONS)
    assert why(p, "rebel b") == "city-assimilated"
    say(p, "rebel a")
    dice(p, "-")
    assert owner(p, "6") == 1
    assert p.tribute[0] == 2, "the t is spent either way"
    say(p, "rebel c")
    dice(p, "x")
    assert owner(p, "27") == names.NOBODY, "outer cities can be hit"
    assert missions.rebellion_illegal_reason(p, 0, 23) != 0, "capitals cannot"


@pytest.mark.rule("AZ-10.10")
def test_no_rebellion_under_the_eyes_of_an_army_or_without_tribute() -> None:
    p = table(2)
    army(p, 1, "a", "6", warriors=1)
    city(p, 1, "8")
    city(p, 0, "9")
    for letter, where in (("a", "6"), ("b", "8"), ("c", "9")):
        pochteca(p, 0, letter, where)
    run(p, MISSIONS)
    assert why(p, "rebel a") == "army-there"
    assert why(p, "rebel b") == "mission-too-dear"
    assert why(p, "rebel c") == "no-enemy-city"


@pytest.mark.rule("AZ-10.11")
def test_assimilation() -> None:
    from patolli.games.azteca.phases import tribute

    p = table(2)
    p.tribute = [7, 0]
    city(p, 0, "8", "27")
    city(p, 0, "9", assimilated=True)
    for letter, where in (("a", "8"), ("b", "27"), ("c", "9")):
        pochteca(p, 0, letter, where)
    run(p, MISSIONS)
    assert why(p, "assimilate b") == "not-assimilable"
    assert why(p, "assimilate c") == "already-assimilated"
    say(p, "assimilate a")
    assert p.tribute[0] == 4
    assert sp(p, 0) == 0, "only from the next income on"
    tribute.receive_income(p, 0)
    assert events_named(p, "income-sp")[-1]["assimilated"] == 2
    pochteca(p, 0, "a", "11")
    run(p, MISSIONS)
    assert why(p, "assimilate a") == "no-own-city"


@pytest.mark.rule("AZ-10.12", "AZ-10.13")
def test_a_spy_stays_until_the_end_of_phase_7() -> None:
    p = table(2)
    city(p, 1, "12")
    pochteca(p, 0, "a", "11")
    pochteca(p, 0, "b", "12")
    run(p, MISSIONS)
    assert why(p, "spy b") == "not-neutral"
    say(p, "spy a")
    assert p.pochtecas[:2] == [10, names.IN_CAPITAL]
    assert p.spies == 1
    lost_all = [names.NOBODY] * 6
    p.army_at = lost_all
    run(p, counters.FLOWER_WAR)
    assert p.asked() == []
    assert p.pochtecas[0] == names.IN_CAPITAL
    assert p.spies == 0


@pytest.mark.rule("AZ-E4", "AZ-10.7")
def test_first_come_first_served() -> None:
    p = table(2)
    p.tribute = [3, 1]
    pochteca(p, 0, "a", "18")
    pochteca(p, 1, "a", "18")
    run(p, MISSIONS)
    say(p, "ally a")
    assert offered(p) == ["rebel a", "rest a"]
    say(p, "rebel a")
    dice(p, "x")
    assert owner(p, "18") == names.NOBODY


# ---- cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-10.5", "AZ-16.5", "AZ-D11")
@pytest.mark.parametrize(("face", "becomes"), [("x", 0), ("-", names.NOBODY)])
def test_submission(face: str, becomes: int) -> None:
    p = table(2)
    city(p, 1, "12")
    hold(p, 0, "submission")
    run(p, WINDOW)
    assert why(p, "submission 12") == "not-neutral"
    assert why(p, "submission 27") == "not-inner"
    say(p, "submission 11")
    dice(p, face)
    assert owner(p, "11") == becomes
    assert p.discard[names.SUBMISSION] == 1


@pytest.mark.rule("AZ-16.6", "AZ-D11")
def test_yacatecuhtli_needs_an_own_expedition() -> None:
    p = table(3)
    hold(p, 0, "yacatecuhtli")
    pochteca(p, 1, "b", "exp")
    pochteca(p, 2, "a", "11")
    run(p, WINDOW)
    assert why(p, "yacatecuhtli 1") == "no-own-expedition"
    pochteca(p, 0, "a", "exp")
    p.forget()
    assert why(p, "yacatecuhtli 2") == "no-enemy-expedition"
    assert why(p, "yacatecuhtli 0") == "own-pochteca"
    say(p, "yacatecuhtli 1")
    assert p.pochtecas[4] == names.IN_SUPPLY
    assert p.pochtecas[0] == names.IN_MEXICO


@pytest.mark.rule("AZ-16.7", "AZ-10.13", "AZ-D11")
@pytest.mark.parametrize(("face", "where"), [("x", names.IN_SUPPLY), ("-", 10)])
def test_assassination(face: str, where: int) -> None:
    p = table(2)
    hold(p, 0, "assassination")
    pochteca(p, 0, "a", "12")
    pochteca(p, 1, "a", "11")
    pochteca(p, 1, "b", "exp")
    run(p, WINDOW)
    assert why(p, "assassination 1 b") == "no-pochteca-there", "not against expeditions"
    assert why(p, "assassination 0 a") == "own-pochteca"
    say(p, "assassination 1 a")
    dice(p, face)
    assert p.pochtecas[3] == where
