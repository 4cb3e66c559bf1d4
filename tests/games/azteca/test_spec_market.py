"""More tests of the slave market, written from the rules: which bids tied players can make, and what they
know.
"""

from __future__ import annotations

import pytest

from patolli.games.azteca.phases import slave_market
from patolli.games.azteca.position import AztecaPosition

from .table import events_named, offered, question, run, say, sp, table


def market(tribute: list[int], bids: list[str]) -> AztecaPosition:
    """Lets three players look at lots 1 and 2, worth 2 and 1, and make bids such as `2 1 0`."""
    p = table(3)
    p.tribute = tribute
    run(p, slave_market.MARKET_PHASE)
    for seat in range(3):
        say(p, f"{seat}: look 1", f"{seat}: look 2")
    say(p, "slaves sl2", "slaves sl1")
    for seat, line in enumerate(bids):
        for amount in line.split():
            if seat in p.asked():
                say(p, f"{seat}: {amount}")
    return p


@pytest.mark.rule("AZ-9.5", "AZ-9.6")
def test_what_an_earlier_lot_cost_is_gone_when_a_later_one_is_tied() -> None:
    p = market([4, 2, 1], ["3 1 0", "0 1 0", "0 0 0"])
    assert [e["seat"] for e in events_named(p, "lot-sold")] == [0]
    assert question(p) == "0 Rebid"
    assert offered(p, 0) == ["0", "1"], "one of four is left after lot 1"
    assert offered(p, 1) == ["0", "1", "2"]


@pytest.mark.rule("AZ-9.7", "AZ-9.6")
def test_nothing_is_lost_when_all_who_are_tied_give_up() -> None:
    p = market([2, 2, 2], ["1 0 0", "1 0 0", "1 0 0"])
    say(p, "0: 0", "1: 0", "2: 0")
    assert p.tribute == [2, 2, 2]
    assert not events_named(p, "bids-lost")
    assert events_named(p, "lot-unsold")[0]["lot"] == 0
    assert [sp(p, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("AZ-9.6", "AZ-9.5")
def test_a_third_bidder_who_bid_less_does_not_bid_again() -> None:
    p = market([3, 3, 3], ["2 0 0", "2 0 0", "1 0 0"])
    assert p.asked() == [0, 1]
    say(p, "0: 0", "1: 1")
    assert p.tribute == [3, 2, 3], "the winner pays the new bid, less than his first"
