"""The public interface, `import patolli`."""

from __future__ import annotations

import subprocess
import sys

import pytest

import patolli
from patolli.kernel import serialization
from patolli.kernel.game import Game
from tests.kernel.lanterns.game import GAME as LANTERNS


def started(name: str) -> patolli.Position:
    """Returns a position of a game after some random moves."""
    p = patolli.new_position(name, players=2)
    rng = patolli.Rng(8)
    for _ in range(30):
        patolli.play_chance(p, rng)
        moves = patolli.legal_moves(p)
        patolli.play(p, moves[rng.below(len(moves))])
    patolli.play_chance(p, rng)
    return p


@pytest.mark.parametrize("name", patolli.game_names())
def test_a_game_by_its_name(name: str) -> None:
    game = patolli.load(name.upper().replace("-", "_"))
    assert isinstance(game, Game)
    assert game.name == name


@pytest.mark.parametrize("name", patolli.game_names())
def test_copies_are_equal_until_one_changes(name: str) -> None:
    p = started(name)
    q = p.copy()
    assert p == q
    assert p != "p"
    patolli.play(q, patolli.legal_moves(q)[0])
    assert p != q
    assert serialization.difference(p, q) != ""
    assert p.observation(0) != p
    with pytest.raises(TypeError):
        hash(p)


@pytest.mark.parametrize("name", patolli.game_names())
def test_every_game_in_words_and_as_text(name: str) -> None:
    p = started(name)
    seat = p.asked()[0]
    assert patolli.game_of(p).name == name
    assert patolli.question(p) != patolli.question(p, language="de")
    moves = patolli.legal_moves(p)
    assert [one.move for one in moves] == [*p.legal_moves(seat), *p.asides(seat)]
    assert all(one.meaning and one.text == p.vocabulary().text(one.move) for one in moves)
    assert f"seat {seat} is asked {p.question(seat).kind}" in repr(p)
    for viewer in (seat, patolli.SPECTATOR):
        assert len(patolli.text_board(p, viewer).splitlines()) > 3


def test_what_a_shell_prints() -> None:
    assert repr(LANTERNS) == "<Game lanterns: 2 to 4 players, edition 1>"
    match = patolli.Match(LANTERNS, 2, patolli.Seeded(4), {"nights": "1"})
    match.play(0, 1)
    assert repr(match) == f"<Match of lanterns: {len(match.log)} moves, {match.position!r}>"
    assert repr(match.log[-1]) == "<seat 0 move 1>"
    assert repr(match.position.scores()) == "<Scores: [0, 0], best seats [0, 1]>"
    assert repr(match.position.observation(patolli.SPECTATOR)).endswith(", as a spectator sees it>")
    assert all(" object at " not in repr(event) for event in match.event_log.events)


@pytest.mark.parametrize("name", patolli.game_names())
def test_points_are_in_points(name: str) -> None:
    p = started(name)
    patolli.playout(p, patolli.Rng(1))
    scores = p.scores()
    assert [round(one * scores.unit) for one in patolli.points(p)] == scores.totals()
    by_source = patolli.points_by_source(p)
    assert [sum(row) for row in zip(*by_source.values(), strict=True)] == patolli.points(p)
    assert repr(p).endswith("the game is over>")
    with pytest.raises(patolli.IllegalMove):
        patolli.legal_moves(p)


def test_asides_are_among_the_moves() -> None:
    p = patolli.new_position(LANTERNS, 2)
    patolli.play_chance(p, patolli.Rng(3))
    for seat in (0, 1):
        patolli.play(p, "0", seat)
        patolli.play(p, "0", seat)
    moves = patolli.legal_moves(p)
    assert [one.text for one in moves if one.aside] == ["torch"]
    assert patolli.explain(p, "burial") == "two-cards-needed (PG-4.6)"  # a game without texts


def test_own_components() -> None:
    p = patolli.new_position("tzolkin", 2, components="[market]\ngold = 5")
    assert p.box.replaced == ["market.gold"]
    assert p != patolli.new_position("tzolkin", 2)


def test_unknown_names_are_refused() -> None:
    with pytest.raises(patolli.PatolliError, match="there is no game"):
        patolli.load("chess")
    with pytest.raises(AttributeError):
        patolli.castle  # type: ignore[attr-defined]  # noqa: B018


def test_the_stub_names_what_the_library_offers() -> None:
    assert set(dir(patolli)) >= set(patolli.api.__all__)


def test_importing_the_package_imports_no_rules() -> None:
    code = "import sys, patolli; print([m for m in sys.modules if m.startswith('patolli.kernel')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
