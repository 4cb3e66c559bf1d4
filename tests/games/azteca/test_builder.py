"""The position builder: everything can be set, invalid positions are reported, and no state is stale or
shared.
"""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.builder import AztecaBuilder, middle
from patolli.games.azteca.game import GAME
from patolli.kernel import serialization
from patolli.kernel.box import Box
from patolli.kernel.chance import Rng
from patolli.kernel.errors import BrokenPosition, PatolliError
from patolli.kernel.seats import EVERYBODY, only

from .table import offered

pytestmark = pytest.mark.both


def full_table() -> AztecaBuilder:
    """Returns a position before the flower war of round 2, with pieces of every kind on the table."""
    b = AztecaBuilder(middle(3, [0, 2, 3]))
    b.round(2, first=1)
    b.tezcatlipoca(1, "TZ1", "TZ3")
    b.city(0, "8", "9")
    b.city(1, "19", assimilated=True)
    b.marker("19", 2)
    b.dikes("8")
    b.tribute(2, 7)
    b.army(0, "a", "8", warriors=2, jaguars=1)
    b.box(1, "reserve", warriors=3, known_to=only(0))
    b.lose_general(2, "b", "c")
    b.ships(0, "s5", 2)
    b.ships(1, "s5", 1)
    b.harbour(2, 1)
    b.pochteca(0, "a", "11", spy=True)
    b.pochteca(1, "a")
    b.pochteca(2, "b", "exp")
    b.hand(0, "flood", "raid", known_to=only(2))
    b.hand(1, "tlaloc")
    b.discard("alliance", "alliance")
    b.last_card(0, "raid")
    b.expeditions_drawn("EX01")
    b.points(0, 6)
    b.points(1, 4, less=1, more=2)
    b.gifts(0, counted=15, uncounted=2)
    b.gifts(2, counted=10)
    return b


def test_everything_can_be_set_and_the_position_can_be_played() -> None:
    b = full_table()
    b.begin_phase("war")
    assert b.faults() == []
    p = b.build()
    assert p.asked() == [0, 1]
    assert (p.pyramid, p.control) == (p.tables.pyramid_start[3] + 1, 5)
    assert p.soldiers == [2, 1, 3, 0, 0, 0]
    assert p.deck.length() == sum(p.tables.card_count) - 5
    assert p.phase == names.FLOWER_WAR
    data = serialization.save(p)
    assert serialization.difference(p, serialization.load(GAME, data, by_hand=True)) == ""


def test_others_know_what_was_set_and_no_more() -> None:
    b = full_table()
    b.begin_phase("war")
    p = b.build()
    assert p.observation(2).hands[0].held() == [names.CARD_IDS.index("raid"), names.CARD_IDS.index("flood")]
    assert p.observation(1).hands[0].size == 2
    assert sum(p.observation(1).hands[0].cards) == 0
    assert p.observation(0).box_of(1, names.RESERVE).cards == [3, 0]
    assert p.observation(2).box_of(1, names.RESERVE).cards == [0, 0]
    rng = Rng(4)
    worlds = [p.sample_world(0, rng) for _ in range(60)]
    assert {w.sp[1].value() for w in worlds} == {3, 4, 5, 6}
    assert {w.urn[1].value() + w.urn[2].value() for w in worlds} == {10}, (
        "the seat that gave 15 knows the rest"
    )
    worlds = [p.sample_world(1, rng) for _ in range(60)]
    assert {w.sp[0].value() + w.uncounted[0].value() + w.urn[0].value() for w in worlds} == {23}
    assert len({w.urn[2].value() for w in worlds}) > 3


def test_every_fault_is_named() -> None:
    b = AztecaBuilder(middle(4))
    b.tribute(1, -1)
    b.box(0, "a", warriors=5)
    b.tezcatlipoca(9)
    b.begin_phase("purchase")
    found = "; ".join(b.faults())
    assert "AZ-I1" in found
    assert "AZ-I3: army 0 of seat 0 has 5 units" in found
    assert "AZ-I7" in found
    with pytest.raises(BrokenPosition, match=r"AZ-I3.*AZ-I7"):
        b.build()


@pytest.mark.parametrize(
    "fault",
    [
        lambda b: b.city(0, "99"),
        lambda b: b.army(0, "d", "1"),
        lambda b: b.hand(0, "storm"),
        lambda b: b.begin_phase("night"),
        lambda b: b.question("Nonsense"),
        lambda b: b.dikes("1"),
        lambda b: middle(4, None, Box()),
    ],
)
def test_names_that_do_not_exist_are_refused(fault) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(PatolliError):
        fault(AztecaBuilder(middle(4)))


def test_no_stale_options_after_a_change() -> None:
    b = AztecaBuilder(middle(4))
    b.tribute(0, 1)
    b.begin_phase("purchase")
    assert "buy ship" not in offered(b.position)
    b.tribute(0, 2)
    assert "buy ship" in offered(b.position)
    b.harbour(0, b.position.tables.limit[names.SHIP])
    assert "buy ship" not in offered(b.position)


def test_copies_do_not_change_with_the_builder() -> None:
    b = full_table()
    b.begin_phase("war")
    before = b.build()
    saved = serialization.save(before)
    b.city(2, "1", "2")
    b.box(1, "reserve", jaguars=1)
    b.hand(0)
    b.discard("flood")
    b.points(0, 1)
    b.gifts(1, counted=8, uncounted=1)
    b.tezcatlipoca(2, "TZ2")
    b.insubordination("8")
    b.dikes()
    b.last_card(0, "")
    b.expeditions_drawn()
    assert serialization.save(before) == saved
    changed = b.position.copy()
    saved = serialization.save(b.position)
    AztecaBuilder(changed, in_place=True).points(0, 9)
    AztecaBuilder(changed, in_place=True).hand(1, "raid")
    assert serialization.save(b.position) == saved


def test_a_march_under_way() -> None:
    b = AztecaBuilder(middle(4))
    b.army(1, "a", "6", warriors=2)
    b.activated(1, "b")
    b.counters(2, 1, diversion=True)
    b.activate(1, "a", raid=True)
    p = b.build()
    assert p.question(1).kind == "NextArea"
    assert p.current_march.raid == 1
    assert p.activated == 1 << 3 | 1 << 4
    p.play(1, GAME.vocabulary.move("stop"))
    assert p.question(-1).kind == "DrawCounter", "the flower war continues"


def test_a_land_battle_under_way() -> None:
    b = AztecaBuilder(middle(4))
    b.army(1, "a", "6", warriors=2)
    b.lose_general(1, "b", "c")
    b.army(0, "a", "3", jaguars=1)
    b.enter(1, "a", "3")
    p = b.build()
    assert (p.current_battle.area, p.current_battle.attacker, p.current_battle.defender) == (2, 1, 0)
    assert p.question(-1).kind == "Throw"


def test_a_naval_battle_under_way() -> None:
    b = AztecaBuilder(middle(3))
    for seat in range(3):
        b.ships(seat, "s4", seat + 1)
    b.naval_battle("s4", 0, 2)
    p = b.build()
    assert (p.question(1).kind, p.question(1).numbers) == ("Join", [0, 2, 3])


def test_a_slave_market_under_way() -> None:
    b = AztecaBuilder(middle(3))
    for seat in range(3):
        b.tribute(seat, 4)
    b.begin_phase("slaves")
    b.slave_lots(3, 0, 1, seen_by=[only(0), 0, EVERYBODY])
    b.bid(0, 1, 2)
    assert b.position.observation(0).current_lots.at(0) >= 0
    assert b.position.observation(1).current_lots.values[0] < 0
    assert b.position.bids[0] == 2


def test_a_question_by_its_id() -> None:
    b = AztecaBuilder(middle(4))
    b.phase("judgement")
    b.points(2, 3)
    b.turn(2)
    b.question("Give", 2)
    assert offered(b.position) == ["0", "1", "2", "3"]
