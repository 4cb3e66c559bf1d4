"""The numbers contained in questions and in reasons for illegal moves (AZ-D1 to AZ-D36)."""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.battle import conquest, reserve
from patolli.games.azteca.cards import sorcerer
from patolli.games.azteca.common import dice
from patolli.games.azteca.flower_war import activation
from patolli.games.azteca.game import GAME
from patolli.games.azteca.lakes import naval_attack, naval_battle, ship_orders
from patolli.games.azteca.phases import judgement, purchase, slave_market, tribute
from patolli.games.azteca.pochtecas import missions, orders, pochteca_cards
from patolli.games.azteca.position import AztecaPosition
from patolli.games.azteca.setup import distribution, first_dike
from patolli.kernel import serialization
from patolli.kernel.chance import Rng

from .table import (
    army,
    box,
    city,
    events_named,
    hold,
    lost,
    march,
    pochteca,
    points,
    run,
    say,
    ships,
    start,
    table,
)
from .table import dice as roll
from .wars import allied, city_of_the_tepanecs, crossing, duel


def numbers(p: AztecaPosition, seat: int = -9) -> list[int]:
    return p.question(p.asked()[0] if seat == -9 else seat).numbers


def refused(p: AztecaPosition, text: str, seat: int = -9) -> tuple[str, list[int]]:
    """Returns the name and the numbers of the reason why a move is illegal. Also checks that the reason
    declares a name for each of its numbers.
    """
    found = p.why_not(p.asked()[0] if seat == -9 else seat, GAME.vocabulary.move(text))
    assert found is not None, f"{text} is offered"
    entry = next(e for e in GAME.reasons.entries.values() if e.name == found.name)
    assert len(entry.numbers) == len(found.numbers), found.name
    return found.name, found.numbers


@pytest.mark.rule("AZ-D1", "AZ-D2")
def test_markers_and_dikes() -> None:
    p = start(4)
    for text in (*(f"people {people}" for people in names.PEOPLE_IDS), "first 1"):
        say(p, text)
    while p.asked() == [-1]:
        say(p, GAME.vocabulary.text(p.legal_moves(-1)[0]))
    assert refused(p, "place 6") == ("beside-own-capital", [5])
    say(p, "place 20")
    assert p.question(1).numbers == [19]
    assert refused(p, "lay 2") == ("marker-not-held", [2])
    say(p, "lay 0")
    assert refused(p, "place 20") == ("has-marker", [19])
    p = table()
    p.dikes = [0, 1, 0]
    run(p, first_dike.FIRST_DIKE)
    assert refused(p, "dike 8") == ("site-taken", [1])


@pytest.mark.rule("AZ-D3", "AZ-D22")
def test_boxes() -> None:
    p = table(2)
    p.soldiers = [4, 2, 0, 0]
    run(p, distribution.DISTRIBUTE)
    assert numbers(p, 0) == [0, names.WARRIOR]
    say(p, "0: 3")
    assert numbers(p, 0) == [0, names.JAGUAR]
    assert refused(p, "2", 0) == ("must-stay-whole", [0, 1])
    say(p, "0: 1")
    assert numbers(p, 0) == [1, names.WARRIOR]
    p = table(2)
    army(p, 1, "b", "6", 2, 0)
    army(p, 1, "c", "6", 3, 3)
    march(p, 1, "b", exchange=True)
    assert numbers(p) == [1, 5]
    say(p, "reorganise")
    assert numbers(p) == [1, 0]
    assert [GAME.vocabulary.text(m) for m in p.legal_moves(1)] == ["1", "2", "3", "4"]
    assert GAME.vocabulary.text(p.default(1)) == "2"
    say(p, "2")
    assert [GAME.vocabulary.text(m) for m in p.legal_moves(1)] == ["2"], "eight units fill two armies"


@pytest.mark.rule("AZ-D4", "AZ-D5", "AZ-D34")
def test_cards_of_the_first_phases() -> None:
    p = table(2)
    hold(p, 0, "raid", "tlaloc")
    run(p, sorcerer.SorcererWindow(0, names.EVERY_SEAT))
    assert numbers(p, 0) == [names.FLOWER_WAR]
    assert refused(p, "sorcerer 1", 0) == ("empty-hand", [1])
    assert refused(p, "sorcerer 0", 0) == ("own-hand", [])
    say(p, "0: pass")
    p.struck = 1
    run(p, tribute.TributeWindow(0, names.EVERY_SEAT))
    assert refused(p, "insubordination 1", 0) == ("already-struck", [0])
    assert refused(p, "insubordination 23", 0) == ("capital-is-safe", [22])
    assert refused(p, "insubordination 2", 0) == ("not-held", [names.INSUBORDINATION])
    p.last_card[0] = names.TLALOC
    p.forget()
    assert refused(p, "tlaloc", 0) == ("repeated", [names.TLALOC])
    p = table(2)
    hold(p, 0, "sorcerer")
    hold(p, 1, "raid")
    run(p, sorcerer.SorcererWindow(0, names.EVERY_SEAT))
    say(p, "0: sorcerer 1", "1: pass")
    assert numbers(p) == [1]
    assert refused(p, "strip flood") == ("not-held", [names.FLOOD])


@pytest.mark.rule("AZ-D6", "AZ-2.7")
def test_purchases_and_supplies() -> None:
    p = table(2)
    p.tribute = [40, 0]
    p.dikes = [1, 0, 0]
    army(p, 0, "b", "8", 1, 0)
    box(p, 0, "a", 4, 0)
    p.harbour[0] = 4
    ships(p, 0, "s1", 1)
    pochteca(p, 0, "b")
    run(p, purchase.Purchase(0))
    assert numbers(p) == [40]
    assert refused(p, "buy warrior b") == ("army-not-in-capital", [1])
    assert refused(p, "buy warrior a") == ("army-full", [0])
    assert refused(p, "buy dike 7") == ("site-taken", [0])
    say(p, "buy ship", "buy pochteca", "buy pochteca")
    assert numbers(p) == [36]
    assert refused(p, "buy ship") == ("supply-empty", [names.SHIP])
    assert refused(p, "buy pochteca") == ("supply-empty", [names.POCHTECA])
    say(p, *["buy jaguar reserve"] * 10)
    assert refused(p, "buy jaguar reserve") == ("supply-empty", [names.JAGUAR])
    say(p, *["buy warrior reserve"] * 7)
    assert refused(p, "buy warrior reserve") == ("supply-empty", [names.WARRIOR])
    say(p, "buy dike 8", "buy dike 10")
    assert events_named(p, "bought")[-1]["event"] == "bought", (
        "nothing more can be bought, so the purchase is over"
    )
    assert p.tribute[0] == 40 - 4 - 20 - 7 - 6
    assert p.dikes == [1, 1, 1]
    assert p.pochtecas[:3] == [names.IN_CAPITAL] * 3
    assert p.soldiers[:2] == [12, 10]
    p = table(2, [1, 0])
    p.tribute = [1, 0]
    run(p, purchase.Purchase(0))
    assert refused(p, "buy jaguar reserve") == ("no-t", [2, 1])
    assert refused(p, "buy dike 7") == ("not-the-aztecs", [])
    assert refused(p, "buy general") == ("no-general-lost", [])


@pytest.mark.rule("AZ-D7", "AZ-D8", "AZ-D9")
def test_market() -> None:
    p = table(3)
    p.tribute = [3, 3, 0]
    run(p, slave_market.MARKET_PHASE)
    assert numbers(p, 0) == [0]
    assert refused(p, "look 3", 0) == ("ascending", [])
    say(p, "0: look 2")
    assert numbers(p, 0) == [1]
    assert refused(p, "look 2", 0) == ("ascending", [])
    say(p, "0: look 3", "1: look 1", "1: look 2", "slaves sl1", "slaves sl2", "slaves sl2")
    assert numbers(p, 0) == [0, 3]
    say(p, "0: 2")
    assert numbers(p, 0) == [1, 1]
    assert refused(p, "2", 0) == ("too-much", [1])
    say(p, "0: 0", "0: 1", "1: 2", "1: 0", "1: 0")
    assert numbers(p, 0) == [0]
    assert events_named(p, "tied")[0] == {"event": "tied", "rule": "AZ-9.6", "lot": 0, "t": 2}


@pytest.mark.rule("AZ-D10", "AZ-D11", "AZ-D13")
def test_envoys() -> None:
    p = table(2)
    pochteca(p, 0, "b")
    pochteca(p, 0, "c")
    army(p, 1, "a", "6", 1, 0)
    run(p, orders.ORDERS)
    assert numbers(p, 0) == [1]
    assert refused(p, "order 6", 0) == ("enemy-army-there", [5])
    assert refused(p, "order 24", 0) == ("foreign-capital", [23])
    say(p, "0: order 8")
    assert numbers(p, 0) == [2]
    assert refused(p, "order 8", 0) == ("own-pochteca-there", [7])
    p = table(3)
    hold(p, 0, "submission", "assassination", "yacatecuhtli")
    pochteca(p, 0, "a", "exp")
    run(p, pochteca_cards.PochtecaCardWindow(0, names.EVERY_SEAT))
    assert refused(p, "submission 27", 0) == ("not-inner", [26])
    assert refused(p, "submission 26", 0) == ("capital-closed", [25])
    assert refused(p, "yacatecuhtli 2", 0) == ("no-enemy-expedition", [2])
    assert refused(p, "yacatecuhtli 0", 0) == ("own-pochteca", [])
    assert refused(p, "assassination 2 b", 0) == ("no-pochteca-there", [2])
    p.last_card[0] = names.SUBMISSION
    p.forget()
    assert refused(p, "submission 1", 0) == ("repeated", [names.SUBMISSION])
    p = table(2)
    p.tribute[0] = 2
    pochteca(p, 0, "a", "11")
    city(p, 0, "12")
    pochteca(p, 0, "b", "12")
    run(p, missions.MissionCircle(0))
    assert refused(p, "ally a") == ("mission-too-dear", [3, 2])
    assert refused(p, "ally c") == ("not-on-the-map", [])
    assert refused(p, "rebel b") == ("no-enemy-city", [11])
    assert refused(p, "spy b") == ("not-neutral", [11])


@pytest.mark.rule("AZ-D14", "AZ-D15", "AZ-D16", "AZ-D17", "AZ-D18")
def test_lakes() -> None:
    p = table(3)
    p.harbour = [2, 0, 0]
    run(p, ship_orders.SHIP_ORDERS)
    assert numbers(p, 0) == [2]
    say(p, "0: sail s1")
    assert numbers(p, 0) == [1]
    say(p, "0: sail s2")
    p = table(3)
    for seat in range(3):
        ships(p, seat, "s4", seat + 1)
        hold(p, seat, "raid")
    run(p, naval_attack.AttackCircle(0, 0))
    assert refused(p, "attack s1 1") == ("no-ship-there", [0])
    assert refused(p, "attack s4 0") == ("no-enemy-ship-there", [3, 0])
    p.attacked = 1 << 3
    p.forget()
    assert refused(p, "attack s4 1") == ("attacked-already", [3])
    p.agenda = []
    naval_battle.begin(p, 3, 0, 1)
    p.run_on()
    assert numbers(p) == [0, 1, 3]
    say(p, "2: pass")
    assert numbers(p, 0) == [0, 1, 3]
    assert refused(p, "chalchiuhtlicue", 0) == ("not-held", [names.CHALCHIUHTLICUE])
    say(p, "0: pass", "1: pass")
    roll(p, "--")
    say(p, *(f"{seat}: pass" for seat in range(3)))
    assert numbers(p) == [3, 1, 2]


@pytest.mark.rule("AZ-D15")
def test_the_circle_of_attacks_goes_on_after_a_battle() -> None:
    p = table(3)
    p.first = 1
    for seat in range(3):
        ships(p, seat, "s4", 2)
        ships(p, seat, "s1", 1)
    run(p, naval_attack.AttackCircle(0, 0))
    order = []
    for _ in range(2):
        order.append(p.asked()[0])
        say(p, "pass")
    order.append(p.asked()[0])
    say(p, "attack s1 1", "2: pass")
    roll(p, "--")
    say(p, "break off")
    while p.asked():
        order.append(p.asked()[0])
        say(p, "pass")
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("AZ-D19")
def test_permissions() -> None:
    p = crossing()
    assert numbers(p) == [0, 4, names.FOR_MARCH]
    say(p, "1")
    assert numbers(p) == [3, 4, names.FOR_MARCH, 1]
    say(p, "2")
    assert numbers(p) == [0, 4, names.FOR_MARCH, 2]
    say(p, "no")
    assert refused(p, "go s5") == ("was-refused", [34])
    assert events_named(p, "permission-refused", 1)
    q = crossing()
    say(q, "pass")
    assert q.march[0].refused == 1 << 4, "giving up has the same effect as a refusal"


@pytest.mark.rule("AZ-D20", "AZ-D21", "AZ-D23", "AZ-D24", "AZ-D25")
def test_flower_war() -> None:
    p = table(2)
    lost(p, 1, "b")
    hold(p, 0, "flood")
    army(p, 1, "a", "24", 2, 0)
    p.turn = 1
    run(p, activation.Activate(1))
    assert numbers(p) == [1]
    assert refused(p, "activate b") == ("general-lost", [1])
    say(p, "activate a", "0: pass")
    say(p, "1: pass")
    assert numbers(p) == [0, 23, 3]
    assert refused(p, "go s5") == ("no-right-of-way", [34])
    say(p, "go 7", "0: pass")
    p = table(2)
    army(p, 1, "a", "24", 2, 0)
    city(p, 1, "7")
    hold(p, 0, "raid")
    march(p, 1, "a")
    say(p, "0: pass", "1: pass", "go 7")
    assert numbers(p) == [1, 0]
    assert refused(p, "flood") == ("not-held", [names.FLOOD])
    p = table(2)
    army(p, 1, "a", "24", 2, 0)
    city(p, 1, "6")
    army(p, 0, "a", "7", 1, 0)
    hold(p, 1, "raid")
    march(p, 1, "a")
    say(p, "1: pass")
    assert numbers(p) == [0]
    say(p, "1: pass", "1: pass", "go 6")
    assert numbers(p) == [1, 0, 5]
    assert refused(p, "intercept b") == ("no-army-adjacent", [1])


@pytest.mark.rule("AZ-D26", "AZ-D27", "AZ-D28", "AZ-D29", "AZ-D30", "AZ-D31", "AZ-D33")
def test_battles() -> None:
    p = table()
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", 2, 0)
    hold(p, 0, "raid")
    hold(p, 2, "raid")
    march(p, 1, "a")
    say(p, "0: pass", "2: pass", "1: pass", "go 6")
    assert numbers(p) == [1, 0, 5]
    assert refused(p, "reinforcements attacker") == ("no-such-side", [])
    say(p, "0: pass")
    assert numbers(p) == [1, 0, 5]
    assert refused(p, "alliance 3 a", 2) == ("not-in-battle", [])
    assert refused(p, "eruption", 2) == ("not-held", [names.ERUPTION])
    say(p, "0: pass", "2: pass")
    roll(p, "----")
    assert refused(p, "tlenamacac 1") == ("not-held", [names.TLENAMACAC])
    say(p, "0: pass", "2: pass")
    assert numbers(p) == [0, 5, names.ATTACKER, 2, 2]
    assert refused(p, "retreat 3") == ("no-way-back", [2])
    p = allied()
    assert p.current_battle.promises == [0, 0]
    p = city_of_the_tepanecs((1, 1))
    assert numbers(p) == [0, 0, 2]
    say(p, "yes")
    assert numbers(p) == [names.WARRIOR, 0, 2]
    say(p, "0")
    assert refused(p, "0") == ("must-name", [])
    p = duel((1, 1), (1, 0))
    roll(p, "--x-")
    assert numbers(p) == [5, 0]
    assert refused(p, "lose jaguar b") == ("no-unit-left", [])
    assert refused(p, "lose temporary") == ("no-unit-left", [])


@pytest.mark.rule("AZ-D32", "AZ-D35", "AZ-D36")
def test_returns_and_gifts() -> None:
    p = table(2)
    army(p, 1, "a", "24", 0, 4)
    lost(p, 1, "b", "c")
    march(p, 1, "a", raid=True)
    say(p, "go 6")
    roll(p, "1")
    roll(p, "xx--")
    assert numbers(p) == [0, 23]
    p = table(2)
    points(p, 0, 4)
    p.stair = 2
    run(p, judgement.GIFTS_AND_OFFERINGS)
    assert numbers(p) == [4]
    say(p, "0: 1")
    assert numbers(p, 0) == [3, 2]


@pytest.mark.rule("AZ-C6", "AZ-I6")
def test_after_a_plunder_the_ledger_holds_for_everybody() -> None:
    p = table(3)
    p.tribute = [0, 2, 0]
    points(p, 1, 3)
    run(p, slave_market.MARKET_PHASE)
    say(p, "1: look 1", "1: look 2", "slaves sl3", "slaves sl2", "1: 1", "1: 1")
    assert p.sp[1].value() == 8
    conquest.plunder(p, 0, 1)
    assert (p.sp[0].value(), p.sp[1].value()) == (4, 4)
    assert serialization.secret_faults(p) == []
    judgement.GIFTS.unseal(p, [[2], [4], [0]])
    assert serialization.secret_faults(p) == []
    for viewer in (0, 1, 2, -2):
        for seed in range(20):
            world = p.sample_world(viewer, Rng(seed))
            assert isinstance(world, AztecaPosition)
            assert serialization.secret_faults(world) == []
            assert GAME.faults(world) == []
    assert p.unseen[1].value() == p.fortunes[1].total - 8 + 4
    third = GAME.show(p.observation(2))["seats"]
    assert (third[0]["sp_at_most"], third[1]["sp_at_most"]) == (4, 5)


def test_events_of_a_battle_show_who_gained_what() -> None:
    p = duel((2, 0), (1, 0))
    roll(p, "x---")
    assert events_named(p, "experience")[0] == {
        "event": "experience", "rule": "AZ-12.45", "seat": 1, "box": 0, "number": 2,
    }  # fmt: skip
    assert events_named(p, "prisoners")[0]["sp"] == 1
    assert events_named(p, "strength")[0]["value"] == 2
    assert [e["side"] for e in events_named(p, "battle-won")] == [names.ATTACKER]
    assert reserve.may_call_reserve(p, 33, 1) is False
    assert dice.NO_REROLL == -1


def test_words_that_are_no_candidates_get_a_reason_of_their_own() -> None:
    def explained(p: AztecaPosition, text: str) -> tuple[str, str, list[int]]:
        found = p.explain(p.asked()[0], GAME.vocabulary.move(text))
        assert found is not None
        return found.name, found.rule, found.numbers

    p = table(3)
    army(p, 0, "a", "23", warriors=2)
    lost(p, 0, "b", "c")
    p.dikes = [1, 0, 0]
    march(p, 0, "a")
    assert explained(p, "go 1") == ("not-adjacent", "AZ-12.6", [0])
    assert explained(p, "go 8") == ("no-dike", "AZ-3.4", [7])
    p = table(3)
    for seat in range(3):
        ships(p, seat, "s4")
    run(p, naval_attack.AttackCircle(0, 0))
    assert explained(p, "attack s4 3") == ("no-such-player", "AZ-4.1", [3])
    p = table(3)
    p.tribute = [3, 3, 3]
    run(p, slave_market.MARKET_PHASE)
    assert explained(p, "look 4") == ("no-such-lot", "AZ-9.2", [3])
    say(p, *(f"{seat}: look {lot}" for seat in range(3) for lot in (1, 2)), "slaves sl1", "slaves sl2")
    say(p, "0: 2")
    assert explained(p, "9") == ("too-much", "AZ-9.4", [1])
    p = table(3)
    hold(p, 0, "sorcerer")
    hold(p, 1, "raid")
    run(p, sorcerer.SorcererWindow(0, names.EVERY_SEAT))
    assert explained(p, "sorcerer cancel") == ("nothing-to-cancel", "AZ-16.2", [])
    assert explained(p, "sorcerer 3") == ("no-such-player", "AZ-4.1", [3])
