"""Hints use the game's network if it fits, otherwise the hand-made evaluation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from patolli.game_index import manifest
from patolli.games import load
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.errors import PatolliError
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.players import hint as hints
from patolli.players.evaluator import NetworkEvaluator
from patolli.players.hint import WHY, adviser_for, hint
from patolli.players.legal_choices import choices
from patolli.players.move_comparison import GainDifference

from ..kernel.lanterns.game import GAME as LANTERNS
from ..kernel.tables import at_turn, walk

ADVISED = ["chichen-itza", "teotihuacan", "tzolkin"]


def a_question(game: Game, least: int = 4) -> tuple[Position, int]:
    """Plays a random game until a seat has several answers. Returns its observation and the seat."""
    match, rng = Match(game, 3, Seeded(4)), Rng(1)
    while not match.over():
        seat = match.asked()[0]
        options = match.position.legal_moves(seat)
        if len(match.log) > 60 and len(options) >= least:
            break
        match.play(seat, options[rng.below(len(options))])
    return match.position.observation(seat), seat


@pytest.mark.parametrize("name", ADVISED)
def test_hints_use_the_network_of_the_game_and_its_estimate_of_final_points(name: str) -> None:
    game = load(name)
    observed, seat = a_question(game)
    adviser, to_come = adviser_for(game, observed, seat, 1)
    assert isinstance(adviser.evaluator, NetworkEvaluator)
    assert to_come == 0
    observed.box = game.stress_box()
    adviser, to_come = adviser_for(game, observed, seat, 1)
    assert not isinstance(adviser.evaluator, NetworkEvaluator)
    assert to_come == game.points_to_come(observed, seat)


@pytest.mark.parametrize("name", ADVISED)
def test_a_hint_by_the_network_names_points_that_are_possible(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The network maximizes a mix of points and the chance to win, but hints must show points."""
    game = load(name)
    observed, seat = a_question(game)
    monkeypatch.setattr(hints, "ITERATIONS", {WHY: 60})
    found = hint(game, observed, seat, WHY)
    assert found.best
    assert all(0 < one.points < 300 for one in found.best)
    assert hint(game, observed, seat, WHY) == found


def test_a_hint_compares_two_moves_even_if_one_was_searched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hints, "ITERATIONS", {WHY: 30})
    alone = 0
    for n, p in enumerate(walk(3, 5)):
        for seat in p.asked():
            if n % 5 or seat < 0 or len(choices(p.observation(seat), seat)) < 2:
                continue
            found = hint(LANTERNS, p.observation(seat), seat, WHY)
            assert found.best is not None
            first, second, *_ = found.best
            assert first.points >= second.points
            assert first.move == found.move != second.move
            alone += second.share < hints.TRUSTED * first.share
    assert alone


def test_a_hint_says_what_the_move_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ITERATIONS", {WHY: 60})
    found = hint(LANTERNS, at_turn("omen", "fire").observation(0), 0, WHY)
    assert found.brings
    assert found.brings[0] == GainDifference("jade", True, 4.0)


def test_a_player_that_does_not_search_gives_no_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    about = replace(manifest("tzolkin"), adviser="greedy")
    monkeypatch.setattr(hints, "manifest", lambda _game: about)
    game = load("tzolkin")
    with pytest.raises(PatolliError, match="cannot give hints"):
        adviser_for(game, *a_question(game), 1)
