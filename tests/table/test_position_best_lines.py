"""How long the best lines of a position are searched, and which of their moves can be played in any case."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from patolli import games
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.table.positions import position_answers, position_lines
from patolli.texts import GameTexts


class Analyser:
    """An analysis that only counts its iterations."""

    made = 0

    def __init__(self, game: Any, observed: Any, seat: int, iterations: int) -> None:
        Analyser.made += 1
        self.game, self.observed, self.seat, self.most = game, observed, seat, iterations
        self.done = 0

    def is_done(self) -> bool:
        return self.done >= self.most

    def go_on(self, iterations: int) -> None:
        self.done += iterations

    def found(self, most: int) -> Any:
        assert most == 4
        line = SimpleNamespace(moves=["a"], points=7.5, share=0.25)
        return SimpleNamespace(iterations=self.done, lines=[line])


class Time:
    def __init__(self) -> None:
        self.now, self.step = 100.0, 0.0

    def monotonic(self) -> float:
        self.now += self.step
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(position_lines, "time", found)
    monkeypatch.setattr(position_lines, "Analyser", Analyser)
    monkeypatch.setattr(position_answers, "observed", lambda asked: ("observed", 1))
    monkeypatch.setattr(position_lines, "words_of", lambda asked: "words")
    monkeypatch.setattr(position_lines, "line_of", lambda *given: list(given[1:]))
    monkeypatch.setattr(position_lines, "analysers", type(position_lines.analysers)())
    Analyser.made = 0
    return found


def lines(key: str = "a", known: int = 0) -> Any:
    return position_lines.lines({"key": key, "game": "lanterns", "seat": 1, "known": known})


def test_the_first_lines_come_soon_and_later_ones_use_the_whole_time(time: Time) -> None:
    first = lines()
    assert (first.seat, first.iterations, first.most, first.done) == (1, 50, 6000, False)
    assert first.lines == [["observed", 1, ["a"], 7.5, 0.25, "words"]]
    time.step = 0.5
    more = lines(known=50)
    assert more.iterations == 50 + 10 * 4, "after 1.5 seconds, it ends with the running portion"
    time.step = 0.0
    last = lines(known=80)
    assert (last.iterations, last.done) == (6000, True)
    assert lines(known=6000).iterations == 6000
    assert Analyser.made == 1


def test_a_slow_server_does_at_least_one_portion(time: Time) -> None:
    time.step = 9.0
    assert lines().iterations == 10


def test_the_latest_six_analyses_are_kept(time: Time) -> None:
    for key in "abcdef":
        lines(key)
    lines("a")
    assert Analyser.made == 6
    lines("g")
    assert list(position_lines.analysers) == ["c", "d", "e", "f", "a", "g"]
    lines("b")
    assert Analyser.made == 8


# ---- moves of a line ------------------------------------------------------------------------------------


def acting() -> tuple[Any, Position, GameTexts]:
    """Returns the first turn of seat 0 after the bids, as this seat sees it."""
    game = games.load("lanterns")
    match = Match(game, 2, Seeded(1))
    for _ in range(4):
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[0])
    words = GameTexts(game, "en", ["Ann", "Ben"], game.printed_box())
    return game, match.position.observation(0), words


@pytest.mark.parametrize(
    ("moves", "playable"),
    [
        (["rest", "serve shrine1"], 2),
        (["rest", "serve shrine1", "rest"], 2),  # then the other seat is asked
        (["scout ruin1", "serve shrine1"], 1),  # what it finds is hidden
        (["rest", "rest"], 1),
        (["serve shrine1"], 1),
    ],
)
def test_the_moves_that_can_be_played_in_any_case_are_counted(moves: list[str], playable: int) -> None:
    game, observed, words = acting()
    found = position_lines.line_of(game, observed, 0, moves, 3.5, 0.5, words)
    assert (found.moves, found.playable, found.points, found.share) == (moves, playable, 3.5, 0.5)
    assert len(found.words) == len(moves)
    assert all(found.words)
    assert observed.asked() == [0], "the position itself is not changed"


def test_forced_moves_are_played_unless_the_line_names_them(monkeypatch: pytest.MonkeyPatch) -> None:
    class Asked:
        def __init__(self) -> None:
            self.played: list[int] = []

        def asked(self) -> list[int]:
            return [0] if len(self.played) < 3 else [1]

        def vocabulary(self) -> Any:
            return SimpleNamespace(text=str)

        def answer(self, seat: int, move: int) -> None:
            assert seat == 0
            self.played.append(move)

    def played(named: list[str], only: int = 5) -> list[int]:
        p: Any = Asked()
        monkeypatch.setattr(position_lines, "only_option", lambda p, seat: only)
        position_lines.go_on(p, 0, named)
        played: list[int] = p.played
        return played

    assert played([]) == [5, 5, 5]
    assert played(["6", "5"]) == [5, 5, 5]
    assert played(["5"]) == []
    assert played([], only=-1) == []
    assert played([], only=0) == [0, 0, 0]
