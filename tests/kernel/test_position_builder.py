"""The position builder: all faults are reported, no state is shared, and cached options are up to date."""

from __future__ import annotations

import pytest

from patolli.kernel import serialization
from patolli.kernel.chance import Rng
from patolli.kernel.errors import BrokenPosition, PatolliError
from patolli.kernel.position_builder import PositionBuilder
from patolli.kernel.seats import CHANCE, EVERYBODY, only
from patolli.kernel.secrets import HOLE, UNDECIDED
from tests.kernel.lanterns.game import (
    FIRE,
    GAME,
    OMEN,
    VOCABULARY,
    Act,
    Auction,
    Camp,
    Dawn,
    Night,
    Serve,
    Turns,
)
from tests.kernel.tables import camp


def builder(players: int = 2) -> PositionBuilder[Camp]:
    return PositionBuilder(GAME, camp(players))


def offered(p: Camp, seat: int) -> list[str]:
    return [VOCABULARY.text(move) for move in p.legal_moves(seat)]


def test_what_is_built_is_what_was_started_from() -> None:
    p = camp(3)
    assert serialization.difference(PositionBuilder(GAME, p).build(), p) == ""


def test_whose_turn_it_is_and_what_is_asked() -> None:
    b = builder(3)
    b.position.turn = 2
    b.ask(Act(), Serve(), Turns(3), Dawn(), Night())
    p = b.build()
    assert p.asked() == [2]
    assert p.question(2).kind == "Act"
    assert "rest" in offered(p, 2)


def test_tasks_run_until_somebody_is_asked() -> None:
    b = builder()
    b.ask(Auction(), Dawn(), Night())
    assert b.build().asked() == [0, 1]
    b.play(0, "1", "0")
    assert b.build().asked() == [1]


def test_no_option_is_out_of_date_after_a_change() -> None:
    b = builder()
    b.position.turn = 0
    b.ask(Serve(), Turns(2), Dawn(), Night())
    assert offered(b.build(), 0) == ["serve shrine1", "serve shrine2", "serve shrine3"]
    b.set("shrines", [3, 0, 0])
    assert offered(b.build(), 0) == ["serve shrine2", "serve shrine3"]
    b.position.shrines[1] = 3
    assert offered(b.build(), 0) == ["serve shrine3"]


def test_nothing_is_shared_with_what_it_came_from_nor_with_what_was_built() -> None:
    start = camp(2)
    before = serialization.save(start)
    b = PositionBuilder(GAME, start)
    built = b.build()
    b.position.beans[0] += 1
    b.position.deck.rest[FIRE] -= 1
    b.tell(b.position.hands[1], only(0))
    b.set_purse(b.position.jade[0], 1, 0, 2)
    assert serialization.save(start) == before == serialization.save(built)


def test_a_field_is_set_by_its_path() -> None:
    b = builder()
    b.set("beans[1]", 7)
    b.set("supply", b.position.supply - 7 + camp(2).beans[1])
    b.set("deck.tail", [])
    assert b.build().beans[1] == 7


@pytest.mark.parametrize("path", ["beens[1]", "beans[9]", "beans[1", "deck.", ""])
def test_a_path_that_does_not_exist_is_refused(path: str) -> None:
    with pytest.raises(PatolliError):
        builder().set(path, 1)


def test_a_value_of_another_type_is_refused() -> None:
    with pytest.raises(BrokenPosition, match=r"beans\[1\]"):
        builder().set("beans[1]", "many")


def test_every_fault_is_named() -> None:
    b = builder()
    b.position.torches = [5, 1]
    b.position.shrines = [9, 0, 0]
    found = b.faults()
    assert any("torches [5, 1]" in fault for fault in found)
    assert any("shrines [9, 0, 0]" in fault for fault in found)
    with pytest.raises(BrokenPosition, match="torches"):
        b.build()
    assert b.unchecked().torches == [5, 1]


def test_a_question_that_nobody_can_answer_is_a_fault() -> None:
    b = builder()
    b.position.agenda = []
    b.position.push(Serve())
    b.position.beans[b.position.turn] = 0
    b.position.supply = 60 - sum(b.position.beans)
    assert any("agenda" in fault for fault in b.faults())


def test_hands_piles_and_finds_and_who_knows_them() -> None:
    b = builder()
    p = b.position
    held = [kind for kind in range(4) for _ in range(p.hands[0].cards[kind] + p.hands[1].cards[kind])]
    rest = [kind for kind in range(4) for _ in range(p.deck.rest[kind] + p.deck.tail.count(kind))]
    cards = sorted(held + rest)
    cards.remove(OMEN)
    cards.remove(FIRE)
    b.set_hand(p.hands[0], [OMEN])
    b.set_hand(p.hands[1], [])
    b.set_pile(p.deck, cards, below=[FIRE])
    b.tell(p.hands[0], only(1))
    b.tell(p.deck, only(0), at=0)
    b.set_face_down(p.finds, 3, 2)
    b.tell(p.finds, only(1), at=3)
    built = b.build()
    assert built.observation(1).hands[0].held() == [OMEN]
    assert built.observation(0).deck.tail == [FIRE]
    assert built.observation(1).deck.tail == [HOLE]
    assert built.observation(1).finds.at(3) == 2
    assert built.observation(0).finds.values[3] == HOLE
    b.set_face_down(p.finds, 3, UNDECIDED)
    assert b.build().finds.values[3] == UNDECIDED


def test_purses_and_who_knows_them() -> None:
    b = builder()
    b.position.fortunes[0].total = 3
    b.set_purse(b.position.jade[0], 3, 0, 5)
    p = b.unchecked()
    assert p.observation(0).jade[0].amount == 3
    assert (p.jade[0].low, p.jade[0].high) == ([0, 3, 0], [5, 3, 5])
    b.tell(b.position.jade[0], EVERYBODY)
    assert b.position.jade[0].low == [3, 3, 3]


def test_knowledge_that_fits_no_world_is_a_fault() -> None:
    b = builder()
    p = b.position
    missing = next(kind for kind in range(4) if p.hands[1].cards[kind] == 0)
    p.hands[1].sure.know(only(0), 2, [int(kind == missing) for kind in range(4)])
    assert any("hand" in fault for fault in b.faults())


def test_chance_plays_too() -> None:
    b = PositionBuilder(GAME, GAME.start(2, {"nights": "1"}))
    b.play(CHANCE, "draw fire", "draw omen", "roll 2")
    p = b.build()
    assert p.beans == [6, 6]
    assert p.sample_world(0, Rng(1)).hands[0].held() == [FIRE]
