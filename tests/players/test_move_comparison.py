"""Explanations of a hint: the advantage over another move, in points by source and in goods."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.position import TzolkinPosition
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.players.hint import WHY, hint
from patolli.players.move_comparison import GainDifference, compare_moves, counted
from patolli.players.search_player import SearchConfig, SearchPlayer

from ..games.tzolkin.table import give, put_worker, say, table
from .test_every_game import HOUSE, game_called


def at_the_skulls() -> TzolkinPosition:
    """Returns a position in which the seat can get 13 points for a skull, or wait."""
    p = table(2)
    give(p, 0, skull=1, corn=9)
    put_worker(p, 0, "chichen", 9)
    say(p, "turn pick", "pick chichen 9")
    return p


def compared(p: TzolkinPosition, move: str, other: str) -> list[GainDifference]:
    search = SearchPlayer(GAME, 1, SearchConfig(120)).think(p.observation(0), 0).search
    root = search.root
    told = compare_moves(
        GAME, search, p.observation(0), 0, GAME.vocabulary.move(move), GAME.vocabulary.move(other), 20
    )
    assert search.root is root
    return told


def test_points_come_first_and_by_their_source() -> None:
    told = compared(at_the_skulls(), "act 9", "act none")
    assert (told[0].what, told[0].points) == ("chichen-itza", True)
    assert told[0].by == pytest.approx(13, abs=4)
    assert [one.points for one in told] == sorted([one.points for one in told], reverse=True)


def test_what_speaks_for_the_other_is_shown_as_less() -> None:
    told = {one.what: one.by for one in compared(at_the_skulls(), "act none", "act 9") if one.points}
    assert told["chichen-itza"] < -9


def test_the_same_move_brings_the_same_points() -> None:
    assert not [one for one in compared(at_the_skulls(), "act 9", "act 9") if one.points]


def test_goods_are_counted_once_by_name_and_neither_points_nor_bounds_are_goods() -> None:
    shown = {
        "corn": 3,
        "light": True,
        "resources": {"wood": 2, "gold": 0},
        "ending": {"corn": 5},
        "wealth": ["W01"],
    }
    assert counted({**shown, "sp": 4, "sp_at_least": 4, "sp_at_most": 9}) == {
        "corn": 3,
        "wood": 2,
        "gold": 0,
        "sp": 4,
    }


@pytest.mark.parametrize("name", HOUSE)
def test_a_hint_says_why_in_every_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In at least one of the first turns, the two best moves must differ in some amount."""
    monkeypatch.setattr("patolli.players.hint.ITERATIONS", {WHY: 40})
    game = game_called(name)
    match = Match(game, game.fewest, Seeded(5))
    for _ in range(60):
        seat = match.asked()[0]
        if len(match.position.legal_moves(seat)) > 1:
            told = hint(game, match.position.observation(seat), seat, WHY)
            if told.because:
                return
        match.play(seat, match.position.legal_moves(seat)[-1])
    raise AssertionError("no hint gave a reason")
