"""The green god card that lets its owner look at a god deck (CI-G30)."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.position import ChichenPosition, own_pile
from patolli.kernel.secrets import HOLE

from . import table as t

RED = names.COLOR_IDS.index("red")


def looking(p: ChichenPosition) -> None:
    t.god(p, 0, "G30")
    t.costs(p, [0] * p.tables.action_rows[p.players], [0] * p.tables.action_columns[p.players])
    t.begin_turn(p, 0)
    t.play(p, "place god-card")


@pytest.mark.rule("CI-G30")
def test_one_of_three_cards_is_taken_and_the_others_go_under_the_deck() -> None:
    p = t.table()
    looking(p)
    t.play(p, "deck red", "draw g50", "draw g55", "draw g60")
    shown = names.GOD_IDS[p.display[RED]].lower()
    assert t.offered(p) == {"take g50", "take g55", "take g60", f"take {shown}"}
    t.play(p, "take g55")
    assert p.seats[0].gods[RED] == 1 << 54 % names.PER_COLOR
    assert p.piles[RED].tail == [49 - 40, 59 - 40]  # as drawn
    assert names.GOD_IDS[p.display[RED]].lower() == shown


@pytest.mark.rule("CI-G30")
def test_only_the_finder_knows_what_lies_under_the_deck() -> None:
    p = t.table()
    looking(p)
    t.play(p, "deck red", "draw g50", "draw g55", "draw g60", "take g55")
    assert p.observation(0).piles[RED].tail == [9, 19]
    for other in (1, 2, 3, -1):
        assert p.observation(other).piles[RED].tail == [HOLE, HOLE]


@pytest.mark.rule("CI-G30")
def test_the_face_up_card_of_that_deck_may_be_taken_instead() -> None:
    p = t.table()
    looking(p)
    shown = names.GOD_IDS[p.display[RED]].lower()
    t.play(p, "deck red", "draw g50", "draw g55", "draw g60", f"take {shown}")
    assert p.display[RED] == names.NOTHING
    assert p.piles[RED].tail == [9, 14, 19]


@pytest.mark.rule("CI-G30")
def test_the_ability_may_be_waived() -> None:
    p = t.table()
    looking(p)
    shown = p.display[0]
    t.play(p, f"take {names.GOD_IDS[shown].lower()}")
    assert p.piles[RED].tail == []
    assert p.seats[0].gods[0] == 1 << shown


@pytest.mark.rule("CI-G30")
def test_with_an_empty_display_the_action_is_still_legal() -> None:
    p = t.table()
    p.display = [names.NOTHING] * names.COLORS
    looking(p)
    assert t.offered(p) == {"deck gold", "deck green", "deck red", "deck blue"}
    p = t.table()
    p.display = [names.NOTHING] * names.COLORS
    t.costs(p, [0] * 4, [0] * 5)
    t.begin_turn(p, 0)
    assert t.why_not(p, "place god-card") == "no-god-to-take"


@pytest.mark.rule("CI-G30")
def test_a_short_deck_shows_what_it_has() -> None:
    p = t.table()
    t.god(p, 0, "G30")
    deck = own_pile(p, RED)
    for kind in [kind for kind in deck.next_kinds() if kind != 19]:
        deck.draw(kind)
    looking(p)
    t.play(p, "deck red", "draw g60")
    assert "take g60" in t.offered(p)
    t.play(p, "take g60")
    assert p.piles[RED].length() == 0
