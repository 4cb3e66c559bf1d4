"""What is shown of a combat: both sides, and nothing that is not in play."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import view

from . import arena as a
from . import table as t


@pytest.mark.rule("CI-15.8")
def test_a_combat_against_a_player_shows_both_sides() -> None:
    p = a.battle(2)
    t.hero(p, a.FRANK, "H13", a.AT)
    a.go(p, 3)
    shown = view.show(p)["venture"]
    assert (shown["seat"], shown["warriors"]) == (a.ANI, 3)
    assert (shown["foe_seat"], shown["foe_warriors"], shown["foe_heroes"]) == (a.FRANK, 2, ["b"])
    assert not {"creature", "strength", "hearts", "steps"} & set(shown)


@pytest.mark.rule("CI-9.1")
def test_a_combat_against_a_creature_shows_its_hearts() -> None:
    p = a.hunt("caiman", 5)
    a.go(p)
    shown = view.show(p)["venture"]
    assert (shown["creature"], shown["strength"], shown["hearts"]) == ("caiman", 5, 5)
    assert not {"foe_seat", "foe_warriors"} & set(shown)
