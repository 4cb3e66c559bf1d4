"""Answers are compared at the same turn, even if another seat is asked in some worlds."""

from __future__ import annotations

from pathlib import Path

from patolli.games import load
from patolli.kernel import position_text
from patolli.kernel.position import Position
from patolli.players.continuation import ends_after
from patolli.players.expectations import judging_evaluator, model_for
from patolli.review.judgement import search_from

GAME = load("teotihuacan")
SEAT, ITERATIONS, WORLDS = 0, 120, 24


def test_all_worlds_after_an_answer_end_at_the_horizon() -> None:
    # how much the other seat pays for upkeep decides whether it or this seat is asked next
    text = Path(__file__).with_name("upkeep.position").read_text(encoding="utf-8")
    p: Position = position_text.builder_of(GAME, text).build()
    model = model_for(GAME, p.box.digest, p.players, judging_evaluator(GAME))
    search = search_from(GAME, p, SEAT, ITERATIONS, model.evaluator)
    search.run(p, ITERATIONS)
    turn = GAME.turn_count(p) + search.horizon
    for move in p.legal_moves(SEAT)[:2]:
        ends = ends_after(search, p, SEAT, move, WORLDS)
        assert {GAME.turn_count(end) for end in ends} == {turn}
