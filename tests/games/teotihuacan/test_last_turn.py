"""The last eclipse belongs to the last turn, so that searches see the end of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.games import load
from patolli.kernel import position_text
from patolli.kernel.chance import Rng
from patolli.kernel.position import Position
from patolli.players.factory import make_player

GAME = load("teotihuacan")
TEXT = Path(__file__).with_name("last_turn.position").read_text(encoding="utf-8")
SEAT = 1


def position() -> Position:
    observed: Position = position_text.builder_of(GAME, TEXT).build()
    return observed.determinize(Rng(1))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_cocoa_for_the_last_upkeep_is_kept(seed: int) -> None:
    # a bot that a new player met unlocked two workers in this position, and lost nine points for upkeep
    p = position()
    player = make_player("net-search:200:rounds=0.5:width=4", GAME, seed)
    chosen = []
    while p.asked() == [SEAT]:
        move = player.choose(p.observation(SEAT), SEAT)
        chosen.append(GAME.vocabulary.text(move))
        p.play(SEAT, move)
    assert chosen == ["use dave", "stop"]


def test_the_count_of_turns_rises_only_at_the_end_of_the_last_upkeep() -> None:
    p = position()
    turn = GAME.turn_count(p)
    asked = []
    while p.asked():
        assert GAME.turn_count(p) == turn
        seat = p.asked()[0]
        if seat >= 0:
            asked.append(p.question(seat).kind)
        p.answer(seat, p.legal_moves(seat)[0])
    assert asked == ["Finish", "Upkeep", "Upkeep"]
    assert GAME.turn_count(p) == turn + 1
