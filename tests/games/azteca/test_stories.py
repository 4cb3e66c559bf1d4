"""Checks all events of whole phases: those before the flower war, and the judgement.

Events are written as a name followed by numbers; areas, lakes and lots count from 0.
"""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.cards import sorcerer
from patolli.games.azteca.lakes import lake_phase
from patolli.games.azteca.phases import draw_cards, purchase, rounds, slave_market, tribute
from patolli.games.azteca.pochtecas import pochteca_cards, pochteca_phase

from .table import (
    box,
    city,
    dice,
    event_lines,
    hold,
    lost,
    pochteca,
    points,
    run,
    say,
    ships,
    table,
)
from .wars import crossing


@pytest.mark.rule("AZ-6.1", "AZ-6.2", "AZ-5.8", "AZ-C2")
def test_cards() -> None:
    p = table(2)
    ships(p, 0, "S3")
    hold(p, 0, "raid", "flood", "tlaloc")
    hold(p, 1, "raid", "raid", "raid", "raid")
    p.discard, p.deck.rest, p.deck.size = p.deck.rest, [0] * names.CARDS, 0
    run(p, draw_cards.DRAW_PHASE)
    say(p, "discard raid", "stop", "draw sorcerer", "draw raid", "stop")
    assert event_lines(p, 0) == ["lake-tribute 0 1", "discarded 0 8", "reshuffled 38", "drew 0 1", "drew 0 8"]
    assert event_lines(p, 1) == [
        "lake-tribute 0 1",
        "discarded 0 8",
        "reshuffled 38",
        "drew-unseen 0",
        "drew-unseen 0",
    ]


@pytest.mark.rule("AZ-7.3", "AZ-7.4", "AZ-16.3", "AZ-16.4")
def test_tribute_with_its_cards() -> None:
    p = table(2)
    city(p, 0, "11")
    city(p, 0, "5", assimilated=True)
    city(p, 1, "14", "27")
    ships(p, 0, "S3")
    p.marker = [1] * names.LAND
    hold(p, 1, "insubordination")
    hold(p, 0, "tlaloc")
    run(p, tribute.TRIBUTE_PHASE)
    say(p, "0: tlaloc", "1: pass")
    dice(p, "5")
    say(p, "1: pass", "1: insubordination 11")
    assert event_lines(p) == [
        "card-played 0 3",
        "rolled 0 0 2 5 0",
        "tlaloc-gave 0 5",
        "card-played 1 2",
        "struck 1 10",
        "tribute 0 4 1 0 1 5",
        "income-sp 0 1 1 0 2",
        "tribute 1 4 1 2 0 7",
        "income-sp 1 1 0 1 2",
    ]
    assert p.tribute == [10, 7]


@pytest.mark.rule("AZ-8.1", "AZ-8.2", "AZ-8.4", "AZ-8.5")
def test_purchases() -> None:
    p = table(2)
    p.tribute = [20, 1]
    lost(p, 0, "b")
    run(p, purchase.PURCHASE_PHASE)
    say(p, "buy warrior a", "buy warrior reserve", "buy jaguar c", "buy pochteca", "buy general")
    say(p, "buy jaguar b", "buy ship", "buy dike 8", "stop", "buy warrior c")
    assert event_lines(p) == [
        "bought 0 0 2 2",
        "bought 0 1 2 4",
        "bought 0 2 1 1",
        "bought 0 3 1 4",
        "bought 0 4 1 2",
        "bought 0 5 1 3",
        "dike-built 0 1",
        "placed-soldiers 0 1 1 1 1",
        "bought 1 0 1 1",
        "placed-soldiers 1 0 0 1 0",
    ]
    assert p.tribute == [4, 0]


@pytest.mark.rule("AZ-9.3", "AZ-9.4", "AZ-9.5", "AZ-9.6", "AZ-9.8")
def test_a_slave_market() -> None:
    p = table(3)
    p.tribute = [4, 3, 5]
    p.first = 1
    run(p, slave_market.MARKET_PHASE)
    say(p, "1: look 1", "1: look 2", "2: look 2", "2: look 3", "0: look 1", "0: look 3")
    say(p, "slaves sl1", "slaves sl2", "slaves sl3")
    say(p, "0: 2", "0: 2", "1: 2", "1: 1", "2: 0", "2: 1", "2: 0")
    say(p, "0: 1", "1: 2")
    assert event_lines(p, 0) == [
        "lots-laid-out 3",
        "looked 1 0",
        "looked 1 1",
        "looked 2 1",
        "looked 2 2",
        "saw-lot 0 0 1",
        "saw-lot 0 2 3",
        "bid 1 0 2",
        "bid 1 1 1",
        "bid 2 1 1",
        "bid 0 0 2",
        "bid 0 1 2",
        "tied 0 2",
        "rebid 1 0 2",
        "rebid 0 0 1",
        "lot-sold 1 0 2",
        "lot-sold 0 1 2",
        "lot-value 0 1 2",
        "lot-unsold 2",
    ]
    assert event_lines(p, 1)[-6:] == [
        "rebid 1 0 2",
        "rebid 0 0 1",
        "lot-sold 1 0 2",
        "lot-value 1 0 1",
        "lot-sold 0 1 2",
        "lot-unsold 2",
    ]
    assert p.tribute == [2, 1, 5]


@pytest.mark.rule("AZ-9.5", "AZ-9.7")
def test_a_second_tie_and_a_lot_without_bids() -> None:
    p = table(2)
    p.tribute = [4, 4]
    run(p, slave_market.MARKET_PHASE)
    say(p, "0: look 1", "0: look 2", "1: look 1", "1: look 2", "slaves sl1", "slaves sl2")
    say(p, "0: 3", "0: 0", "1: 3", "1: 0", "0: 2", "1: 2")
    assert event_lines(p)[-7:] == [
        "bid 0 0 3",
        "bid 1 0 3",
        "tied 0 3",
        "rebid 0 0 2",
        "rebid 1 0 2",
        "bids-lost 0",
        "lot-unsold 1",
    ]
    assert p.tribute == [2, 2]


@pytest.mark.rule("AZ-10.4", "AZ-10.6", "AZ-10.7", "AZ-10.11", "AZ-10.13")
def test_expeditions_and_an_assimilation() -> None:
    p = table(2)
    p.tribute = [7, 5]
    for seat in range(2):
        for letter in names.LETTERS:
            pochteca(p, seat, letter)
    city(p, 0, "11")
    run(p, pochteca_phase.POCHTECA_PHASE)
    say(p, "0: order 11", "0: order exp", "0: order 15", "1: order 11", "1: order exp", "1: order exp")
    say(p, "expedition ex01", "expedition ex05", "expedition ex08", "assimilate a", "ally c")
    assert event_lines(p) == [
        "ordered 0 0 10",
        "ordered-expedition 0 1",
        "ordered 0 2 14",
        "ordered 1 0 10",
        "ordered-expedition 1 1",
        "ordered-expedition 1 2",
        "expedition 0 1 0",
        "expedition-t 0 1 0",
        "expedition 1 1 4",
        "expedition-sp 1 1 4",
        "expedition 1 2 7",
        "pochteca-lost 1 2 7",
        "assimilated 0 0 10",
        "rested 1 0",
        "allied 0 2 14",
        "pochtecas-home",
    ]
    assert p.tribute == [2, 5]


@pytest.mark.rule("AZ-10.9", "AZ-10.10", "AZ-10.12", "AZ-10.13")
def test_espionage_rebellion_and_alliance() -> None:
    p = table(2)
    p.tribute = [7, 5]
    for seat in range(2):
        pochteca(p, seat, "a")
        pochteca(p, seat, "b")
    city(p, 0, "11")
    run(p, pochteca_phase.POCHTECA_PHASE)
    say(p, "0: order 5", "0: pass", "1: order 11", "1: order 17", "spy a", "rebel a")
    dice(p, "x")
    say(p, "ally b")
    assert event_lines(p) == [
        "ordered 0 0 4",
        "ordered 1 0 10",
        "ordered 1 1 16",
        "spying 0 0 4",
        "rolled 1 0 0 1 3",
        "rebelled 1 0 10 1",
        "allied 1 1 16",
        "pochtecas-home",
    ]
    assert p.tribute == [7, 1]


@pytest.mark.rule("AZ-16.5", "AZ-16.6", "AZ-16.7")
def test_cards_about_pochtecas() -> None:
    p = table(3)
    pochteca(p, 0, "a", "exp")
    pochteca(p, 1, "a", "exp")
    pochteca(p, 1, "b", "5")
    pochteca(p, 2, "a", "11")
    hold(p, 0, "assassination")
    hold(p, 1, "yacatecuhtli")
    hold(p, 2, "submission")
    run(p, pochteca_cards.PochtecaCardWindow(0, names.EVERY_SEAT))
    say(p, "0: assassination 1 b", "1: pass", "2: pass")
    dice(p, "x")
    say(p, "1: pass", "2: pass", "1: yacatecuhtli 0", "2: pass", "2: submission 11")
    dice(p, "-")
    assert event_lines(p) == [
        "card-played 0 6",
        "sends-assassin 0 1 1",
        "rolled 0 0 0 1 2",
        "assassination 0 1 1 1",
        "card-played 1 5",
        "pochteca-removed 1 0 0",
        "card-played 2 4",
        "seeks-submission 2 10",
        "rolled 2 0 0 0 1",
        "submission 2 10 0",
    ]
    assert p.pochtecas[:5] == [names.IN_SUPPLY] * 3 + [names.IN_MEXICO, names.IN_SUPPLY]


@pytest.mark.rule("AZ-11.1", "AZ-11.2", "AZ-11.5", "AZ-11.8", "AZ-11.9", "AZ-11.10")
def test_lakes_and_a_naval_battle() -> None:
    p = table()
    p.harbour = [2, 2, 1, 1]
    run(p, lake_phase.LAKE_PHASE)
    say(p, "0: sail s3", "0: sail s3", "1: sail s3", "1: sail s3", "2: sail s3", "3: sail s6")
    say(p, "attack s3 1", "join defender")
    dice(p, "xx")
    say(p, "fight on")
    dice(p, "xx")
    assert event_lines(p) == [
        "sailed 0 2 2",
        "sailed 1 2 2",
        "sailed 2 2 1",
        "sailed 3 5 1",
        "naval-attack 0 1 2",
        "joined 2 1",
        "rolled 0 0 0 1 4",
        "rolled 1 1 1 1 4",
        "ship-sunk 1 2",
        "ship-sunk 0 2",
        "rolled 0 0 0 1 4",
        "rolled 1 1 1 1 4",
        "ship-sunk 2 2",
        "ship-sunk 0 2",
        "naval-battle-over 2",
        "controlled 2 1",
        "controlled 5 3",
    ]


@pytest.mark.rule("AZ-11.3", "AZ-11.5", "AZ-11.10", "AZ-16.8")
def test_a_favoured_fleet_that_breaks_off() -> None:
    p = table(3)
    p.harbour = [1, 2, 1]
    hold(p, 0, "chalchiuhtlicue")
    run(p, lake_phase.LAKE_PHASE)
    say(p, "0: sail s3", "1: sail s3", "1: sail s3", "2: sail s3", "0: attack s3 1", "2: pass")
    say(p, "0: chalchiuhtlicue")
    dice(p, "x-")
    say(p, "break off")
    while p.asked():
        say(p, "pass")
    assert event_lines(p) == [
        "sailed 0 2 1",
        "sailed 1 2 2",
        "sailed 2 2 1",
        "naval-attack 0 1 2",
        "stayed-out 2",
        "card-played 0 7",
        "favoured 0 0",
        "rolled 0 0 1 1 4",
        "rolled 1 1 0 0 4",
        "ship-sunk 1 2",
        "broke-off 0 2",
        "naval-battle-over 2",
        "uncontrolled 2",
    ]


@pytest.mark.rule("AZ-11.12", "AZ-C9")
def test_a_permission_that_is_haggled_over() -> None:
    p = crossing()
    say(p, "1", "3", "yes")
    assert event_lines(p, 0) == [
        "activated 3 0 25",
        "announced 3 0 34",
        "permission-asked 3 0 4 0",
        "permission-offered 3 0 4 1",
        "permission-countered 3 0 4 3",
        "permission-granted 3 0 4 3",
        "entered 3 0 34",
    ]
    assert event_lines(p, 1) == [
        "activated 3 0 25",
        "announced 3 0 34",
        "permission-asked 3 0 4 0",
        "permission-granted 3 0 4 3",
        "entered 3 0 34",
    ]


@pytest.mark.rule("AZ-11.12", "AZ-12.10")
def test_a_permission_that_is_refused() -> None:
    p = crossing()
    say(p, "1", "no", "stop")
    assert event_lines(p, 1) == [
        "activated 3 0 25",
        "announced 3 0 34",
        "permission-asked 3 0 4 0",
        "permission-refused 3 0 4",
        "stopped 3 0 25",
        "activation-over 3 0",
    ]
    p = crossing()
    say(p, "1", "3", "no", "stop")
    assert event_lines(p, 0) == [
        "activated 3 0 25",
        "announced 3 0 34",
        "permission-asked 3 0 4 0",
        "permission-offered 3 0 4 1",
        "permission-countered 3 0 4 3",
        "permission-refused 3 0 4",
        "stopped 3 0 25",
        "activation-over 3 0",
    ]


@pytest.mark.rule("AZ-16.2", "AZ-C3")
def test_a_sorcerer() -> None:
    p = table(3)
    hold(p, 0, "sorcerer")
    hold(p, 1, "raid", "raid", "flood")
    hold(p, 2, "raid")
    run(p, sorcerer.SorcererWindow(0, names.EVERY_SEAT))
    say(p, "0: sorcerer 1", "1: pass", "2: pass", "strip raid")
    assert event_lines(p, 0) == [
        "card-played 0 1",
        "sorcerer-looked 0 1",
        "sorcerer-saw 0 1 8 2",
        "sorcerer-saw 0 1 12 1",
        "stripped 0 1 8",
    ]
    assert event_lines(p, 2) == ["card-played 0 1", "sorcerer-looked 0 1", "stripped 0 1 8"]


@pytest.mark.rule("AZ-13.2", "AZ-13.3", "AZ-13.4", "AZ-13.6", "AZ-13.9")
def test_a_judgement() -> None:
    p = table(2)
    points(p, 0, 19)
    points(p, 1, 7)
    p.round = 2
    p.judgement_left = [0, 1, 0]
    run(p, rounds.JUDGEMENT_PHASE)
    say(p, "17", "4", "0: 1", "1: 1", "card tz2")
    dice(p, "244")
    assert event_lines(p, 0) == [
        "gave-sp 0 17",
        "gave 1",
        "urn-opened 21 1 1",
        "offered 0 1",
        "offered 1 1",
        "judgement-card 1 9",
        "judgement-cards-shuffled",
        "rolled 0 0 2 2 8",
        "rolled 0 1 2 4 8",
        "rolled 0 2 2 4 8",
        "judged 4 2 9 1 6",
        "stair 1",
        "round 3 1",
        "phase 1",
    ]
    assert event_lines(p, 1)[:3] == ["gave 0", "gave-sp 1 4", "urn-opened 21 1 1"]


@pytest.mark.rule("AZ-14.1", "AZ-14.2", "AZ-C10")
def test_hell() -> None:
    p = table(2)
    p.stair = p.tables.hell - 1
    p.round = 3
    points(p, 0, 1)
    run(p, rounds.JUDGEMENT_PHASE)
    say(p, "0: 0", "0: 0", "1: 0", "1: 0", "card tz3")
    dice(p, "121")
    assert event_lines(p) == [
        "gave-sp 0 0",
        "gave 0",
        "gave-sp 1 0",
        "gave 1",
        "offered 0 0",
        "offered 1 0",
        "judgement-card 2 10",
        "rolled 0 0 2 1 8",
        "rolled 0 1 2 2 8",
        "rolled 0 2 2 1 8",
        "judged 2 0 10 1 2",
        "stair 4",
        "hell",
        "box-shown 0 0 0 0",
        "box-shown 0 1 0 0",
        "box-shown 0 2 0 0",
        "box-shown 0 3 0 0",
        "urn-shown 0 0",
        "kept-sp 0 1",
        "box-shown 1 0 0 0",
        "box-shown 1 1 0 0",
        "box-shown 1 2 0 0",
        "box-shown 1 3 0 0",
        "urn-shown 1 0",
        "kept-sp 1 0",
    ]


@pytest.mark.rule("AZ-14.2", "AZ-14.4", "AZ-C10")
def test_the_top_of_the_pyramid() -> None:
    p = table(2)
    p.pyramid = p.tables.pyramid_top - 1
    p.round = 2
    points(p, 0, 30)
    points(p, 1, 9)
    box(p, 1, "reserve", 1, 1)
    hold(p, 1, "raid")
    run(p, rounds.JUDGEMENT_PHASE)
    say(p, "30", "4", "0: 0", "1: 3", "card tz1")
    dice(p, "561")
    say(p, "1: pass")
    assert event_lines(p) == [
        "gave-sp 0 30",
        "gave 0",
        "gave-sp 1 4",
        "gave 1",
        "urn-opened 34 1 14",
        "offered 0 0",
        "offered 1 3",
        "judgement-card 0 8",
        "rolled 0 0 2 5 8",
        "rolled 0 1 2 6 8",
        "rolled 0 2 2 1 8",
        "judged 6 3 8 0 9",
        "pyramid-reached",
        "box-shown 0 0 0 0",
        "box-shown 0 1 0 0",
        "box-shown 0 2 0 0",
        "box-shown 0 3 0 0",
        "urn-shown 0 30",
        "kept-sp 0 0",
        "hand-shown 1 8 1",
        "box-shown 1 0 0 0",
        "box-shown 1 1 0 0",
        "box-shown 1 2 0 0",
        "box-shown 1 3 1 1",
        "urn-shown 1 4",
        "kept-sp 1 2",
        "won 0",
    ]
