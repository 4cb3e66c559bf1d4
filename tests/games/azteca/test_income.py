"""Phases 1 to 4: cards, tribute, purchase, slave market (AZ-6 to AZ-9), with their examples."""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.game import GAME
from patolli.games.azteca.phases import draw_cards, purchase, slave_market, tribute
from patolli.games.azteca.position import AztecaPosition
from patolli.kernel.seats import CHANCE

from .table import (
    army,
    at,
    box,
    city,
    dice,
    events_named,
    hold,
    lost,
    offered,
    phase,
    question,
    run,
    say,
    ships,
    sp,
    table,
    units,
    why,
)

WINDOW = tribute.TributeWindow(0, names.EVERY_SEAT)

# ---- phase 1 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-6.1", "AZ-11.10")
def test_controlled_lakes_pay_first() -> None:
    p = table(2)
    ships(p, 0, "s1", 2)
    ships(p, 0, "s2", 1)
    ships(p, 0, "s3", 1)
    ships(p, 1, "s3", 1)
    run(p, draw_cards.DRAW_PHASE)
    assert p.tribute == [2, 0]


@pytest.mark.rule("AZ-6.2", "AZ-D4", "AZ-E1", "AZ-I11")
def test_discard_any_number_then_draw_to_four() -> None:
    p = table(2)
    hold(p, 0, "raid", "raid", "flood")
    run(p, draw_cards.FillHand(0))
    assert GAME.vocabulary.text(p.default(0)) == "stop"
    say(p, "discard raid", "discard flood", "stop")
    draws = 0
    while p.asked() == [CHANCE]:
        say(p, offered(p)[0])
        draws += 1
    assert draws == 3
    assert p.hands[0].size == 4


@pytest.mark.rule("AZ-6.2")
def test_the_players_draw_in_player_order() -> None:
    p = table(3)
    p.first = 1
    run(p, draw_cards.DRAW_PHASE)
    while p.asked() == [CHANCE]:
        say(p, offered(p)[0])
    assert [int(e["seat"]) for e in events_named(p, "drew-unseen", -2)] == [1] * 4 + [2] * 4 + [0] * 4


# ---- phase 2 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-7.2", "AZ-7.3", "AZ-7.4", "AZ-E2", "AZ-6.1")
def test_income_of_the_tepanecs() -> None:
    p = table()
    city(p, 1, "6", "28")
    city(p, 1, "8", assimilated=True)
    p.marker[5] = 1
    ships(p, 1, "s5")
    run(p, draw_cards.DRAW_PHASE)
    assert p.tribute[1] == 1
    p.agenda = []
    p.forget()
    tribute.receive_income(p, 1)
    assert p.tribute[1] == 1 + 8
    assert sp(p, 1) == 3
    said = events_named(p, "tribute", -2)[-1]
    assert [said[k] for k in ("capital", "inner", "outer", "lakes")] == [4, 2, 2, 1]
    said = events_named(p, "income-sp", -2)[-1]
    assert [said[k] for k in ("markers", "assimilated", "outer")] == [1, 1, 1]


@pytest.mark.rule("AZ-7.1", "AZ-7.5", "AZ-16.3", "AZ-D5")
def test_insubordination_stops_tribute_and_points_of_an_area() -> None:
    p = table(2)
    city(p, 1, "6", assimilated=True)
    p.marker[5] = 2
    hold(p, 0, "insubordination")
    run(p, phase(names.TRIBUTE))
    say(p, "0: pass")
    assert question(p) == "0 TributeCard"
    assert why(p, "insubordination 24") == "capital-is-safe"
    assert why(p, "insubordination 26") == "", "the capital of an absent people is not safe"
    say(p, "insubordination 6")
    assert p.tribute == [4, 4]
    assert sp(p, 1) == 0


@pytest.mark.rule("AZ-16.3")
def test_an_area_is_struck_once_and_only_this_round() -> None:
    from patolli.games.azteca.phases import rounds

    p = table(2)
    p.struck = 1 << 5
    hold(p, 0, "insubordination")
    run(p, WINDOW)
    assert why(p, "insubordination 6") == "already-struck"
    p.agenda = []
    p.drafts = []
    run(p, rounds.BEGIN_ROUND)
    assert p.struck == 0


@pytest.mark.rule("AZ-7.1", "AZ-16.4", "AZ-D5")
def test_tlaloc_gives_as_much_as_the_die_shows() -> None:
    p = table(2)
    hold(p, 1, "tlaloc")
    run(p, tribute.TRIBUTE_PHASE)
    say(p, "1: tlaloc")
    dice(p, "5")
    assert p.tribute == [4, 9]


# ---- phase 3 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-8.1", "AZ-8.3", "AZ-8.7", "AZ-D6")
def test_buying_is_paid_reported_and_waits_in_the_capital() -> None:
    p = table(2)
    p.tribute = [9, 0]
    run(p, purchase.PURCHASE_PHASE)
    assert p.asked() == [0], "a player without tribute is not asked"
    assert GAME.vocabulary.text(p.default(0)) == "stop"
    say(p, "buy ship", "buy pochteca", "buy warrior reserve", "buy jaguar reserve")
    assert why(p, "buy general") == "no-general-lost"
    assert p.tribute[0] == 9, "nothing is taken before the list is done"
    say(p, "stop")
    assert p.tribute[0] == 3
    assert p.harbour[0] == 1
    assert p.pochtecas[0] == names.IN_CAPITAL
    assert p.soldiers[:2] == [1, 1]
    bought = {names.UNIT_IDS[int(e["unit"])]: e["t"] for e in events_named(p, "bought", 1)}
    assert bought == {"ship": 2, "pochteca": 1, "warrior": 1, "jaguar": 2}
    assert events_named(p, "placed-soldiers", 1)[0]["reserve"] == 2


@pytest.mark.rule("AZ-8.1")
def test_what_cannot_be_paid_is_not_sold() -> None:
    p = table(2)
    p.tribute = [3, 0]
    run(p, purchase.Purchase(0))
    say(p, "buy jaguar reserve")
    assert why(p, "buy ship") == "no-t"
    say(p, "buy warrior reserve")
    assert p.asked() == []
    assert p.tribute[0] == 0


@pytest.mark.rule("AZ-8.1")
def test_the_players_buy_in_player_order_and_keep_the_rest() -> None:
    p = table(3)
    p.first = 2
    p.tribute = [5, 5, 5]
    run(p, purchase.PURCHASE_PHASE)
    order = []
    while p.asked():
        order.append(p.asked()[0])
        say(p, "stop")
    assert order == [2, 0, 1]
    assert p.tribute == [5, 5, 5]


@pytest.mark.rule("AZ-8.2", "AZ-8.6")
def test_soldiers_go_to_the_reserve_or_to_an_army_in_the_capital() -> None:
    p = table(2)
    p.tribute = [9, 0]
    army(p, 0, "b", "8", warriors=1)
    box(p, 0, "a", warriors=3)
    run(p, purchase.Purchase(0))
    assert why(p, "buy warrior b") == "army-not-in-capital"
    say(p, "buy warrior a")
    assert why(p, "buy warrior a") == "army-full"
    assert not [t for t in offered(p) if not t.startswith("buy") and t != "stop"], "no units are moved here"
    say(p, "buy jaguar c", "stop")
    assert units(p, 0, "a") == [4, 0]
    assert units(p, 0, "c") == [0, 1]


@pytest.mark.rule("AZ-8.2", "AZ-8.7", "AZ-C5")
def test_which_box_got_which_kind_stays_secret() -> None:
    p = table(2)
    p.tribute = [3, 0]
    run(p, purchase.Purchase(0))
    say(p, "buy warrior a", "buy jaguar b")
    observed = p.observation(1)
    assert isinstance(observed, AztecaPosition)
    assert [observed.box_of(0, b).cards for b in (0, 1)] == [[0, 0], [0, 0]]
    assert [observed.box_of(0, b).size for b in (0, 1)] == [1, 1]
    assert observed.soldiers[:2] == [1, 1]


@pytest.mark.rule("AZ-8.4", "AZ-11.13", "AZ-2.3")
def test_only_the_aztecs_build_dikes_and_at_once() -> None:
    p = table(2)
    p.tribute = [9, 9]
    p.dikes = [1, 0, 0]
    run(p, purchase.PURCHASE_PHASE)
    assert why(p, "buy dike 7") == "site-taken"
    say(p, "buy dike 8")
    assert why(p, "buy dike 8") == "site-taken"
    say(p, "stop")
    assert p.dikes == [1, 1, 0]
    assert p.tribute[0] == 6
    assert why(p, "buy dike 10") == "not-the-aztecs"
    ships(p, 1, "s5")
    from patolli.games.azteca.common import board

    assert board.may_sail(p, 34, 1), "dikes do not hinder ships"


@pytest.mark.rule("AZ-8.5")
def test_a_lost_general_can_be_replaced_in_the_capital() -> None:
    p = table(2)
    p.tribute = [8, 0]
    lost(p, 0, "b")
    run(p, purchase.Purchase(0))
    say(p, "buy general")
    assert why(p, "buy general") == "no-general-lost"
    say(p, "stop")
    assert at(p, 0, "b") == "23"
    assert units(p, 0, "b") == [0, 0]
    assert p.tribute[0] == 4


# ---- phase 4 ----------------------------------------------------------------------------------------------


def market(p: AztecaPosition, *values: str) -> None:
    """Lets all players look at the first two lots, which have these values."""
    run(p, slave_market.MARKET_PHASE)
    for seat in range(p.players):
        if p.tribute[seat] > 0:
            say(p, f"{seat}: look 1", f"{seat}: look 2")
    for value in values:
        say(p, f"slaves {value}")


@pytest.mark.rule("AZ-9.1", "AZ-9.2")
def test_only_who_has_tribute_takes_part() -> None:
    p = table(3)
    run(p, slave_market.MARKET_PHASE)
    assert p.asked() == []
    assert events_named(p, "market-skipped")
    p.tribute = [1, 0, 2]
    run(p, slave_market.MARKET_PHASE)
    assert p.asked() == [0, 2]
    assert len(p.current_lots.values) == 3
    assert p.current_lots.size == 12


@pytest.mark.rule("AZ-15.2")
def test_two_players_have_two_lots() -> None:
    p = table(2)
    p.tribute = [1, 1]
    run(p, slave_market.MARKET_PHASE)
    assert len(p.current_lots.values) == 2


@pytest.mark.rule("AZ-9.3", "AZ-D7", "AZ-C3")
def test_two_lots_are_looked_at_and_only_the_looker_sees_them() -> None:
    p = table(3)
    p.tribute = [1, 1, 1]
    run(p, slave_market.MARKET_PHASE)
    assert offered(p, 0) == ["look 1", "look 2"]
    assert GAME.vocabulary.text(p.default(0)) == "look 1"
    say(p, "0: look 1", "0: look 3", "1: look 1", "1: look 2", "2: look 2", "2: look 3")
    say(p, "slaves sl3", "slaves sl1", "slaves sl2")
    assert [e["sp"] for e in events_named(p, "saw-lot", 0)] == [3, 2]
    assert [(e["seat"], e["lot"]) for e in events_named(p, "looked", 0)] == [(1, 0), (1, 1), (2, 1), (2, 2)]
    lots = GAME.show(p.observation(0))["lots"]
    assert [lot["sp"] for lot in lots] == [3, None, 2]
    assert lots[1]["seen_by"] == [1, 2]


@pytest.mark.rule("AZ-9.4", "AZ-D8")
def test_bids_are_sealed_and_together_not_above_the_tribute() -> None:
    p = table(2)
    p.tribute = [3, 5]
    market(p, "sl1", "sl2")
    say(p, "0: 2")
    assert why(p, "2", 0) == "too-much"
    assert p.observation(1).drafts[0].moves == []
    say(p, "0: 1", "1: 0", "1: 0")
    assert {(e["lot"], e["t"]) for e in events_named(p, "bid", 1)} == {(0, 2), (1, 1)}


@pytest.mark.rule("AZ-9.5", "AZ-9.8")
def test_the_highest_or_only_bid_wins_and_pays() -> None:
    p = table(3)
    p.tribute = [5, 5, 5]
    market(p, "sl3", "sl2")
    say(p, "0: 1", "0: 0", "0: 0", "1: 2", "1: 1", "1: 0", "2: 0", "2: 0", "2: 0")
    assert p.tribute == [5, 2, 5], "losing bids come back"
    assert sp(p, 1) == 5
    assert [e["lot"] for e in events_named(p, "lot-unsold")] == [2]
    assert p.lots == []
    assert events_named(p, "lot-value", 0) == []
    assert len(events_named(p, "lot-value", 1)) == 2


@pytest.mark.rule("AZ-9.5", "AZ-9.8", "AZ-C3", "AZ-C6")
def test_others_know_bounds_of_an_unseen_lot_and_lookers_know_it() -> None:
    p = table(3)
    p.tribute = [5, 5, 5]
    run(p, slave_market.MARKET_PHASE)
    say(p, "0: look 1", "0: look 2", "1: look 2", "1: look 3", "2: look 2", "2: look 3")
    say(p, "slaves sl2", "slaves sl1", "slaves sl1")
    say(p, "0: 0", "0: 0", "0: 0", "1: 3", "1: 0", "1: 0", "2: 0", "2: 0", "2: 0")
    seen = [GAME.show(p.observation(v))["seats"][1] for v in (0, 2)]
    assert [(s["sp_at_least"], s["sp_at_most"]) for s in seen] == [(2, 2), (1, 3)]


@pytest.mark.rule("AZ-9.6", "AZ-D9", "AZ-E3")
@pytest.mark.parametrize(
    ("again", "left", "gained"),
    [((2, 4), [10, 6, 10], 3), ((4, 4), [6, 6, 10], 0), ((0, 0), [10, 10, 10], 0)],
)
@pytest.mark.rule("AZ-9.7")
def test_equal_bids(again: tuple[int, int], left: list[int], gained: int) -> None:
    p = table(3)
    p.tribute = [10, 10, 10]
    market(p, "sl1", "sl3")
    say(p, "0: 0", "0: 3", "0: 0", "1: 0", "1: 3", "1: 0", "2: 0", "2: 1", "2: 0")
    assert p.asked() == [0, 1], "only the tied players bid again"
    say(p, f"0: {again[0]}", f"1: {again[1]}")
    assert p.tribute == left
    assert sp(p, 1) == gained
    assert sp(p, 0) == 0


@pytest.mark.rule("AZ-9.6")
def test_a_new_bid_cannot_use_what_is_bound_in_later_lots() -> None:
    p = table(2)
    p.tribute = [5, 5]
    market(p, "sl1", "sl1")
    say(p, "0: 2", "0: 3", "1: 2", "1: 0")
    assert offered(p, 0) == ["0", "1", "2"]
    assert offered(p, 1) == ["0", "1", "2", "3", "4", "5"]


@pytest.mark.rule("AZ-9.7")
def test_the_second_tie_loses_the_bid_of_a_third_player_too() -> None:
    p = table(3)
    p.tribute = [9, 9, 9]
    market(p, "sl1", "sl3")
    say(p, *(f"{seat}: {bid}" for seat in range(3) for bid in (2, 0, 0)))
    assert p.asked() == [0, 1, 2]
    say(p, "0: 4", "1: 4", "2: 1")
    assert p.tribute == [5, 5, 8]
