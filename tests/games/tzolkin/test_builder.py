"""The position builder of Tzolk'in."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin.builder import TzolkinBuilder, middle, new_game
from patolli.games.tzolkin.game import GAME
from patolli.kernel.chance import Rng
from patolli.kernel.errors import BrokenPosition, PatolliError
from patolli.kernel.playout import playout


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_ready_made_has_no_fault_and_can_be_played_to_its_end(players: int) -> None:
    for start in (new_game(players), middle(players), middle(players, age=2)):
        p = TzolkinBuilder(start).build()
        playout(p, Rng(players))
        assert p.asked() == []


def test_a_position_in_a_few_lines() -> None:
    b = TzolkinBuilder(middle())
    b.give(1, corn=5, wood=2, skull=1)
    b.put_worker(1, "yaxchilan", 3)
    b.put_worker(0, "tikal", 0)
    b.set_technology(1, "extraction", 2)
    b.set_temples(1, 2, 0, 4)
    b.own(1, "B02", "M08")
    b.set_display("B03", "B04", "B05", "B07", "B09", "B12")
    b.begin_turn(1)
    p = b.build()
    assert p.asked() == [1]
    assert p.question(1).kind == "ChooseMode"
    p.play(1, GAME.vocabulary.move("turn pick"))
    p.play(1, GAME.vocabulary.move("pick yaxchilan 3"))
    assert GAME.vocabulary.move("act 3") in p.legal_moves(1)


def test_faults_are_named_by_their_rules() -> None:
    b = TzolkinBuilder(middle())
    b.put_neutral_worker("uxmal", 4)
    b.position.seats[2].corn = -1
    b.position.skulls += 1
    assert {fault.partition(":")[0] for fault in b.faults()} == {"TZ-I1", "TZ-I2", "TZ-I5"}
    with pytest.raises(BrokenPosition, match="TZ-I5"):
        b.build()


def test_what_cannot_be_put_there_is_refused() -> None:
    b = TzolkinBuilder(middle())
    b.put_worker(0, "tikal", 3)
    for space in (3, 12):
        with pytest.raises(PatolliError):
            b.put_worker(1, "tikal", space)
    with pytest.raises(PatolliError):
        b.set_display("B20")
