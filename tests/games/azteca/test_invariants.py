"""Invariants (AZ-I1 to AZ-I14): each deliberate fault is reported by the invariant it violates."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.game import GAME
from patolli.games.azteca.position import AztecaPosition
from patolli.kernel import serialization

from .scripted import Played
from .table import army, city, lost, table


def whole() -> AztecaPosition:
    p = table(3)
    army(p, 0, "a", "8", 2, 1)
    army(p, 1, "b", "6", 1, 0)
    return p


def plant(change: Callable[[AztecaPosition], None]) -> str:
    p = whole()
    assert GAME.faults(p) == []
    change(p)
    return "; ".join(GAME.faults(p))


def put(p: AztecaPosition, name: str, at: int, value: int) -> None:
    getattr(p, name)[at] = value


@pytest.mark.rule("AZ-I1")
@pytest.mark.parametrize("name", ["tribute", "ships", "harbour", "soldiers"])
def test_nothing_is_negative(name: str) -> None:
    assert "AZ-I1" in plant(lambda p: put(p, name, 0, -1))


@pytest.mark.rule("AZ-I1", "AZ-I6")
def test_no_purse_and_no_urn_is_negative_and_all_add_up() -> None:
    assert "AZ-I1" in plant(lambda p: setattr(p.sp[0], "amount", -1))
    assert "AZ-I1" in plant(lambda p: setattr(p, "control", -1))
    assert "AZ-I6" in plant(lambda p: setattr(p.sp[0], "amount", 3))
    assert "AZ-I6" in plant(lambda p: setattr(p, "control", 3))
    assert "AZ-I6" in plant(lambda p: setattr(p, "pyramid", 3))


@pytest.mark.rule("AZ-I2")
def test_counters_are_somewhere_and_not_too_many() -> None:
    assert "AZ-I2" in plant(lambda p: put(p, "soldiers", 0, 13))
    assert "AZ-I2" in plant(lambda p: put(p, "soldiers", 0, 3))


@pytest.mark.rule("AZ-I3", "AZ-I8")
def test_armies_stand_in_own_areas_with_units() -> None:
    assert "AZ-I3" in plant(lambda p: put(p, "owner", 7, 1))
    assert "AZ-I8" in plant(lambda p: put(p, "army_at", 0, 33))
    assert "AZ-I3" in plant(lambda p: put(p, "army_at", 1, 7))
    assert "AZ-I3" in plant(lambda p: lost(p, 0, "a"))
    assert "AZ-I3" in plant(lambda p: army(p, 0, "a", "8", 5, 0))


@pytest.mark.rule("AZ-I4", "AZ-I5")
def test_cities() -> None:
    assert "AZ-I4" in plant(lambda p: put(p, "owner", 22, 1))
    assert "AZ-I4" in plant(lambda p: put(p, "owner", 1, 3))
    assert "AZ-I5" in plant(lambda p: city(p, 0, "27", assimilated=True))
    assert "AZ-I5" in plant(lambda p: put(p, "assimilated", 1, 1))


@pytest.mark.rule("AZ-I7")
def test_the_gods_stand_on_their_steps_and_do_not_go_back() -> None:
    assert "AZ-I7" in plant(lambda p: setattr(p, "stair", 5))
    assert "AZ-I7" in plant(lambda p: setattr(p, "pyramid", 1))
    before, after = whole(), whole()
    before.stair = 1
    assert GAME.faults_between(before, after, 0, 0)


@pytest.mark.rule("AZ-I9", "AZ-I10")
def test_activation_counters_and_ships() -> None:
    assert "AZ-I9" in plant(lambda p: put(p, "container", 0, 4))
    assert "AZ-I9" in plant(lambda p: put(p, "extra", 0, 2))
    assert "AZ-I10" in plant(lambda p: put(p, "harbour", 0, 7))


@pytest.mark.rule("AZ-I11")
def test_hands() -> None:
    def overfull(p: AztecaPosition) -> None:
        for _ in range(5):
            p.deck.rest[names.RAID] -= 1
            p.deck.size -= 1
            p.hands[0].gain(names.RAID, 0)

    assert "AZ-I11" in plant(overfull)
    assert "AZ-16" in plant(lambda p: put(p, "discard", 0, 1))
    assert "AZ-10.6" in plant(lambda p: put(p, "expedition_discard", 0, 1))


@pytest.mark.rule("AZ-I12")
def test_cards_of_tezcatlipoca() -> None:
    assert "AZ-I12" in plant(lambda p: put(p, "judgement_left", 0, 0))


@pytest.mark.rule("AZ-I13")
def test_in_the_flower_war_tribute_only_changes_hands() -> None:
    before, after = whole(), whole()
    before.tribute[0] = 3
    after.tribute[1] = 3
    assert GAME.faults_between(before, after, 0, 0) == []
    after.tribute[1] = 4
    assert GAME.faults_between(before, after, 0, 0)


@pytest.mark.rule("AZ-I14")
def test_the_same_moves_give_the_same_game() -> None:
    one = Played(3, 4, "fair")
    p = GAME.start(3)
    for seat, move in one.log:
        p.play(seat, move)
    assert serialization.difference(p, one.position) == ""


def test_lists_of_a_wrong_length_are_named() -> None:
    assert "owner" in plant(lambda p: p.owner.append(0))
