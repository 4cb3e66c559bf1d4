"""The order of players in the window after a roll, and soldiers bought in the same purchase as the general
they join.
"""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.common import dice as rolls
from patolli.games.azteca.phases import purchase
from patolli.games.azteca.position import AztecaPosition

from .table import at, dice, events_named, hold, lost, offered, run, say, table, units, why


def rolled(p: AztecaPosition, roller: int) -> None:
    rolls.throw(p, [names.WHITE], names.FOR_JUDGEMENT, roller)
    p.forget()
    p.run_on()
    dice(p, "2")


@pytest.mark.rule("AZ-5.6")
def test_after_a_re_roll_the_window_opens_again_from_the_roller() -> None:
    p = table(3)
    hold(p, 1, "tlenamacac", "raid")
    hold(p, 2, "tlenamacac")
    hold(p, 0, "tlenamacac")
    rolled(p, 1)
    say(p, "0: tlenamacac 1", "1: pass", "2: pass", "1: pass", "2: pass")
    dice(p, "3")
    say(p, "1: tlenamacac 1", "2: tlenamacac 1")
    assert [e["seat"] for e in events_named(p, "card-played")] == [0, 1], "the roller comes before seat 2"


@pytest.mark.rule("AZ-5.6", "AZ-16.2")
def test_after_a_cancelled_card_the_window_goes_on_with_the_next_player() -> None:
    p = table(3)
    hold(p, 0, "tlenamacac")
    hold(p, 1, "tlenamacac")
    hold(p, 2, "tlenamacac", "sorcerer", "raid")
    rolled(p, 0)
    say(p, "0: tlenamacac 1", "1: pass", "2: pass", "1: pass", "2: sorcerer cancel")
    assert events_named(p, "cancelled")
    say(p, "1: tlenamacac 1", "2: tlenamacac 1")
    assert [e["seat"] for e in events_named(p, "card-played")] == [0, 2, 1]


@pytest.mark.rule("AZ-8.2", "AZ-8.5")
def test_soldiers_may_join_a_general_who_is_bought_with_them() -> None:
    p = table(2)
    lost(p, 0, "b", "c")
    p.tribute = [9, 0]
    run(p, purchase.Purchase(0))
    assert why(p, "buy jaguar b") == "army-not-in-capital"
    say(p, "buy general")
    assert "buy jaguar b" in offered(p)
    assert why(p, "buy jaguar c") == "army-not-in-capital", "his general is still lost"
    say(p, "buy jaguar b", "buy warrior b", "stop")
    assert at(p, 0, "b") == "23"
    assert units(p, 0, "b") == [1, 1]
    assert p.tribute[0] == 2
