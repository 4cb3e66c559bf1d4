"""The commands that search for puzzles, select them and check them, with made-up puzzles."""

from __future__ import annotations

import gc
import json
import re
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from patolli import game_index
from patolli.arena import puzzle_choice, puzzles
from patolli.arena.puzzle_log import PuzzleLog
from patolli.arena.puzzles import Miner, united
from patolli.kernel.chance import Rng
from patolli.review.puzzle_file import Puzzle, read_puzzles
from patolli.review.turn_comparison import Turn
from tests.kernel.lanterns.game import GAME

from .test_puzzle_miner import given


@pytest.fixture(autouse=True)
def outside_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(game_index.VARIABLE, "tests.kernel.lanterns")
    yield
    gc.enable()  # `check` leaves it disabled


# ---- the search -------------------------------------------------------------------------------------------


class Searched:
    """Replaces games and their search: each game has five turns and one easy puzzle."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.games: list[tuple[int, str, int]] = []
        self.wanted: list[set[str]] = []
        self.miners: list[Miner] = []
        monkeypatch.setattr(puzzles, "MinedGame", self.played)
        monkeypatch.setattr(puzzles, "puzzles_in", self.found)
        monkeypatch.setattr(puzzles, "usual_depth", lambda _game: 77)

    def played(self, _game: Any, players: int, player: str, seed: int) -> Namespace:
        self.games.append((players, player, seed))
        return Namespace(seed=seed, starts=[None] * 5)

    def found(self, miner: Miner, source: Any, wanted: set[str], _until: float) -> Iterator[dict[str, Any]]:
        self.miners.append(miner)
        self.wanted.append(set(wanted))
        yield {"id": str(source.seed), "difficulty": "easy", "idea": f"idea {source.seed % 2}"}


@pytest.mark.parametrize(
    ("network", "player", "expected"),
    [(True, "", "net-greedy"), (False, "", "greedy"), (True, "owl", "owl"), (False, "owl", "owl")],
)
def test_games_are_played_by_the_best_quick_player_unless_another_is_given(
    network: bool, player: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched = Searched(monkeypatch)
    monkeypatch.setattr(puzzles, "has_network", lambda _game: network)
    puzzles.mine(given(tmp_path / "found", games=1, player=player))
    assert searched.games == [(3, expected, 1)]


def test_a_search_has_the_depth_of_reviews_unless_another_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched = Searched(monkeypatch)
    for depth in (0, 9):
        puzzles.mine(given(tmp_path / f"{depth}", games=1, depth=depth, share=2.0, same=4, agreed=0.3))
    assert [one.depth for one in searched.miners] == [77, 9]
    first = searched.miners[0]
    assert (first.share, first.alternatives, first.same, first.agreed) == (2.0, 2, 4, 0.3)


def test_a_search_examines_games_until_there_are_enough_puzzles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    searched = Searched(monkeypatch)
    out = tmp_path / "found"
    wanted = {"players": "2,3", "seed": 5, "each": 2, "wanted": "easy,hard"}
    puzzles.mine(given(out, games=3, **wanted))
    assert [(players, seed) for players, _, seed in searched.games] == [(2, 5), (3, 6), (2, 7)]
    assert searched.wanted == [{"easy", "hard"}, {"easy", "hard"}, {"hard"}]
    lines = capsys.readouterr().out.splitlines()
    assert all(re.fullmatch(r"\d \d \d s \{'easy': \d\} \{\}", line) for line in lines), lines
    assert [line.split()[:2] for line in lines] == [["5", "2"], ["6", "3"], ["7", "2"]]
    log = PuzzleLog(out, resume=True)
    assert log.games == {(2, 5), (3, 6), (2, 7)}
    assert json.loads(out.read_text().splitlines()[-1])["searched"]["turns"] == 5
    puzzles.mine(given(out, games=4, **wanted))
    assert [seed for _, _, seed in searched.games] == [5, 6, 7, 8]
    assert searched.miners[-1].ideas == {("easy", "idea 0"): 1, ("easy", "idea 1"): 2}
    puzzles.mine(given(out, games=9, **{**wanted, "wanted": "easy"}))
    assert len(searched.games) == 4
    assert gc.isenabled()


def test_a_search_that_runs_out_of_time_leaves_its_game_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched = Searched(monkeypatch)
    clock = iter([100.0, 159.0, 161.0])
    monkeypatch.setattr(puzzles, "time", Namespace(monotonic=lambda: next(clock)))
    out = tmp_path / "found"
    puzzles.mine(given(out, minutes=1.0))
    assert [seed for _, _, seed in searched.games] == [1]
    log = PuzzleLog(out, resume=True)
    assert (log.games, len(log.unfinished)) == (set(), 1)


def test_the_search_has_usual_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Namespace] = []
    monkeypatch.setattr(puzzles, "mine", asked.append)
    monkeypatch.setattr(sys, "argv", ["puzzles", "lanterns", "--out", str(tmp_path / "found")])
    puzzles.main()
    (one,) = asked
    assert (one.game, one.players, one.player, one.depth) == ("lanterns", "2,3,4", "", 0)
    assert (one.wanted, one.resume) == ("easy,medium,hard", False)


def test_equal_turns_are_compared_once() -> None:
    one, same, other = Turn([1], GAME.start(2)), Turn([2], GAME.start(2)), Turn([3], GAME.start(3))
    assert united([one, same, other, one]) == [one, other]


# ---- the selection ----------------------------------------------------------------------------------------


def puzzle_row(name: str, difficulty: str = "easy") -> dict[str, Any]:
    return {
        "id": name,
        "difficulty": difficulty,
        "idea": f"idea of {name}",
        "players": 2,
        "seat": 0,
        "turn": 3,
        "alternatives": 8,
        "solution": ["rest"],
        "rivals": [{"turn": ["torch"], "cost": 2.0}],
        "reasons": [["beans", 0, 1.0]],
        "figures": {"deep": [[2.0, 1.5]], "free_search": True, "depth": 30},
        "from": {"seed": 1},
        "position": "a position",
    }


@pytest.fixture
def written(tmp_path: Path) -> Path:
    file = tmp_path / "puzzles.json"
    puzzle_choice.write(GAME, [puzzle_row(name) for name in "dbcae"], 9, file, "how")
    return file


def test_a_written_file_says_what_its_puzzles_belong_to(written: Path) -> None:
    data = json.loads(written.read_text(encoding="utf-8"))
    assert (data["edition"], data["components"]) == (GAME.edition, GAME.printed_box().digest)
    assert (data["depth"], data["command"]) == (30, "how")
    assert [row["id"] for row in data["puzzles"]] == list("abcde")
    assert "idea" not in data["puzzles"][0]
    lines = written.read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.startswith('{"id":')]) == 5, "one line for each puzzle"
    puzzle_choice.write(GAME, [], 9, written, "how")
    assert json.loads(written.read_text(encoding="utf-8"))["puzzles"] == []


def test_the_command_writes_puzzles_that_are_clear_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = [puzzle_row("a"), puzzle_row("b", "hard"), puzzle_row("c", "hard"), puzzle_row("d", "hard")]
    shares = {"a": 0.9, "b": 1.0, "c": 2.0, "d": 3.0}
    monkeypatch.setattr(puzzle_choice, "found_in", lambda _game, paths: found if len(paths) == 2 else [])
    monkeypatch.setattr(puzzle_choice, "margin_share", lambda _game, row: shares[row["id"]])
    out = tmp_path / "out.json"
    words = ["puzzle_choice", "write", "lanterns", "--found", "one", "two", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", [*words, "--least", "1.0", "--each", "2", "--command", "so"])
    puzzle_choice.main()
    assert capsys.readouterr().out == "{'hard': 2}\n"
    data = json.loads(out.read_text(encoding="utf-8"))
    assert ([row["id"] for row in data["puzzles"]], data["command"]) == (["b", "c"], "so")


@pytest.mark.parametrize("own", [True, False])
def test_the_command_checks_a_sample_at_ten_times_the_depth(
    own: bool, written: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checked: list[str] = []

    def check(game: Any, puzzle: Puzzle, iterations: int, planned: int, seed: int) -> dict[str, Any]:
        assert (game.name, iterations, planned, seed) == ("lanterns", 300, 30, 7)
        checked.append(puzzle.id)
        return {"id": puzzle.id, "holds": puzzle.id != "a"}

    monkeypatch.setattr(puzzle_choice, "check", check)
    known = read_puzzles(written.read_text(encoding="utf-8"))
    monkeypatch.setattr(puzzle_choice, "puzzles_of", lambda _game: known)
    words = ["puzzle_choice", "check", "lanterns", "--sample", "4", "--seed", "7"]
    monkeypatch.setattr(sys, "argv", words if own else [*words, "--file", str(written)])
    puzzle_choice.main()
    Rng(7).shuffle(order := list(range(5)))
    assert checked == ["abcde"[at] for at in order[:4]]
    *rows, summary = map(json.loads, capsys.readouterr().out.splitlines())
    assert [row["id"] for row in rows] == checked
    held = 4 - ("a" in checked)
    assert summary == {"game": "lanterns", "sample": 4, "hold": held}


def test_a_command_without_one_of_its_files_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for words in (["--found", "one"], ["--out", str(tmp_path / "out")]):
        monkeypatch.setattr(sys, "argv", ["puzzle_choice", "write", "lanterns", *words])
        with pytest.raises(SystemExit):
            puzzle_choice.main()
    assert not (tmp_path / "out").exists()
