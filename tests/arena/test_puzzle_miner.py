"""The search for puzzles: its results, their reproducibility, and resuming after an interruption."""

from __future__ import annotations

import json
import math
import sys
from argparse import Namespace
from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from patolli import game_index, games
from patolli.arena import puzzle_choice, puzzles
from patolli.arena.puzzle_log import PuzzleLog
from patolli.arena.puzzles import (
    MOST_OF_A_GAME,
    Miner,
    TurnStart,
    clear,
    difficulty_of,
    idea_of,
    mine,
    mined_game,
    puzzles_in,
)
from patolli.kernel import position_text
from patolli.kernel.errors import HiddenValue
from patolli.review.puzzle_file import DIFFICULTIES, PuzzleRival, read_puzzles
from patolli.review.puzzle_judgement import judge
from patolli.review.turn_comparison import Compared, Turn, TurnRules, best_turns
from patolli.review.verdicts import thresholds_for
from tests.kernel.lanterns.game import GAME

ANY_MARGIN = -1.0
DEPTH = 12


@pytest.fixture(autouse=True)
def outside_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(game_index.VARIABLE, "tests.kernel.lanterns")


def given(out: Path, **changes: Any) -> Namespace:
    usual = {
        "game": "lanterns",
        "players": "3",
        "player": "greedy",
        "games": 2,
        "seed": 1,
        "depth": DEPTH,
        "share": ANY_MARGIN,
        "agreed": 0.5,
        "alternatives": 2,
        "same": 9,
        "each": 9,
        "minutes": 60.0,
        "wanted": "easy,medium,hard",
        "out": out,
        "resume": True,
    }
    return Namespace(**{**usual, **changes})


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Searches for puzzles with few iterations and without a margin; they need not be good ones."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(game_index.VARIABLE, "tests.kernel.lanterns")
        file = tmp_path_factory.mktemp("found") / "found.jsonl"
        mine(given(file))
        return file


def test_a_search_that_was_stopped_finds_the_same(found: Path, tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    mine(given(file, games=1))
    file.write_text(file.read_text() + '{"searched": {"pla', encoding="utf-8")  # cut off
    mine(given(file))
    kept = [line for line in file.read_text().splitlines() if line.endswith("}")]
    assert kept == found.read_text().splitlines()
    mine(given(file))
    assert len(PuzzleLog(file, resume=True).games) == 2


class Watched(Miner):
    """A miner that records its comparisons: the move where the turn begins, the number of turns, the
    iterations, and the seed.
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.compared: list[tuple[int, int, int, int]] = []

    def compare(
        self, model: Any, start: TurnStart, turns: list[Turn], iterations: int, seed: int
    ) -> Compared:
        self.compared.append((start.at, len(turns), iterations, seed))
        return super().compare(model, start, turns, iterations, seed)


def test_the_stages_of_a_search_for_a_puzzle() -> None:
    """A position is discarded at the first comparison in which its best turn is not clearly the best."""
    miner = Watched(GAME, DEPTH, 0.5, 2, 9)
    starts = mined_game(GAME, 2, "random", 32)
    *dropped, puzzle = [miner.look(one, set(DIFFICULTIES)) for one in starts]
    assert [one.at for one in starts] == [19, 22, 24, 33, 36]
    assert dropped == [None] * 4
    assert puzzle is not None
    assert miner.compared == COMPARED
    assert list(miner.passed.values()) == [5, 5, 2, 2, 2, 2, 1, 1]
    assert puzzle["solution"] == ["torch", "burial", "bury rain", "bury rain"]
    assert [(one["turn"], one["cost"]) for one in puzzle["rivals"]] == [
        (["burial", "bury rain", "bury rain"], 1.0),
        (["torch", "rest"], 2.1),
        (["rest"], 3.0),
    ]
    assert puzzle["reasons"] == [["shrines", 1, 1.0], ["beans", 0, 1.0]]
    assert (puzzle["difficulty"], puzzle["idea"]) == ("easy", "Act torch burial bury bury")
    assert (puzzle["players"], puzzle["seat"], puzzle["alternatives"]) == (2, 1, 20)
    figures = puzzle["figures"]
    assert (figures["needed"], figures["usual"], figures["deep"]) == (0.98, [1.0, 1.0], [[1.0, 0.97]] * 2)
    assert (figures["greedy"], figures["shallow"], figures["free_search"]) == ([True] * 2, [True] * 2, True)


def test_only_wanted_puzzles_of_new_ideas_are_examined_further() -> None:
    start = mined_game(GAME, 2, "random", 32)[-1]
    hard = Watched(GAME, DEPTH, 0.5, 2, 9)
    assert hard.look(start, {"hard"}) is None
    known = Watched(GAME, DEPTH, 0.5, 2, 2)
    known.ideas["easy", "Act torch burial bury bury"] = 2
    assert known.look(start, set(DIFFICULTIES)) is None
    few = Watched(GAME, DEPTH, 0.5, 21, 2)
    assert few.look(start, set(DIFFICULTIES)) is None
    assert (hard.compared, known.compared, few.compared) == (COMPARED[-6:-5], COMPARED[-6:-4], [])
    known.ideas["easy", "Act torch burial bury bury"] = 1
    assert known.look(start, set(DIFFICULTIES)) is not None


COMPARED = [
    *[(19, 5, 60, 11), (22, 5, 60, 11)],
    *[(24, 5, 60, 11), (24, 5, 120, 12)],
    *[(33, 5, 60, 11), (33, 6, 144, 12), (33, 6, 12, 12), (33, 4, 24, 15)],
    *[
        (36, 5, 60, 11),
        (36, 5, 120, 12),
        (36, 5, 12, 12),
        (36, 4, 24, 15),
        (36, 4, 120, 13),
        (36, 4, 120, 14),
    ],
]


def test_what_is_found_is_what_its_seat_can_know(found: Path) -> None:
    puzzles = PuzzleLog(found, resume=True).puzzles
    assert puzzles
    for one in puzzles:
        p = position_text.builder_of(GAME, one["position"]).build()
        assert p.viewer == one["seat"]
        assert p.asked() == [one["seat"]]


def test_a_written_file_is_read_again_and_its_solutions_solve(found: Path, tmp_path: Path) -> None:
    puzzles = PuzzleLog(found, resume=True).puzzles
    out = tmp_path / "puzzles.json"
    count = puzzle_choice.write(games.load("lanterns"), puzzles, 2, out, "how")
    assert all(number <= 2 for number in count.values())
    known = read_puzzles(out.read_text())
    assert known.edition == GAME.edition
    assert len(known.puzzles) == sum(count.values())
    for one in known.puzzles.values():
        assert judge(GAME, one, one.solution).verdict == "solved"
        assert judge(GAME, one, []).verdict == "on"
    again = tmp_path / "again.json"
    puzzle_choice.write(games.load("lanterns"), list(reversed(puzzles)), 2, again, "how")
    assert again.read_text() == out.read_text()


def test_another_turn_is_judged(found: Path, tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json"
    puzzle_choice.write(games.load("lanterns"), PuzzleLog(found, resume=True).puzzles, 9, out, "how")
    verdicts = set()
    for one in read_puzzles(out.read_text()).puzzles.values():
        for rival in one.rivals:
            judged = judge(GAME, one, rival.turn)
            assert judged.verdict == "missed"
            assert judged.cost == rival.cost
            verdicts.add(judged.verdict)
    assert verdicts


def test_few_of_one_idea_are_chosen() -> None:
    rows = [
        {
            "id": str(n),
            "difficulty": "easy",
            "idea": idea,
            "alternatives": n,
            "reasons": [1],
            "figures": {"deep": [[n, 0]], "free_search": True},
        }
        for n, idea in enumerate(["a", "b", "a", "a", "a"])
    ]
    kept = puzzle_choice.chosen(rows, 3)
    assert sorted(one["idea"] for one in kept) == ["a", "a", "b"]
    assert {one["id"] for one in kept} == {"1", "4", "3"}


def test_two_orders_of_the_same_steps_are_one_turn() -> None:
    start = mined_game(GAME, 3, "greedy", 1)[0]
    rules = TurnRules(GAME, start.observed, start.seat)
    turns = best_turns(rules, Miner(GAME, DEPTH, 1, 2, 9).models(start.observed)[0].evaluator, [], 8, 40)
    for at, one in enumerate(turns):
        assert not any(one.same_end(other) for other in turns[:at])
        assert rules.is_whole(rules.played(rules.chosen(one.moves)))
        assert rules.played(rules.chosen(one.moves)).same_end(one)


def test_a_turn_that_is_not_always_best_is_refused() -> None:
    a, b = Turn([1], GAME.start(2)), Turn([2], GAME.start(3))
    compared = Compared([a, b], [[5.0, 5.0, 5.0], [3.0, 3.0, 2.0]])
    assert clear(compared, a, 2.0, 1.0)
    assert not clear(compared, a, 2.5, 1.0)
    assert not clear(compared, b, 2.0, 1.0)
    noisy = Compared([a, b], [[9.0, 1.0, 5.0], [3.0, 3.0, 2.0]])
    assert not clear(noisy, a, 1.0, 0.5)


def test_difficulty_is_how_much_search_is_needed() -> None:
    assert difficulty_of([True, False], [False, False]) == "easy"
    assert difficulty_of([False, True], [False, False]) == "medium"
    assert difficulty_of([False, False], [False, True]) == "medium"
    assert difficulty_of([False, False], [False, False]) == "hard"
    assert idea_of("Act", ["dig ruin1", "stop"]) == "Act dig stop"


def test_the_command_needs_to_know_what_it_writes_and_where(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["puzzle_choice", "write", "lanterns"])
    with pytest.raises(SystemExit):
        puzzle_choice.main()
    assert "write needs --found and --out" in capsys.readouterr().err


def test_a_check_compares_once_more(found: Path, tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json"
    puzzle_choice.write(games.load("lanterns"), PuzzleLog(found, resume=True).puzzles, 1, out, "how")
    clear_one = list(read_puzzles(out.read_text()).puzzles.values())[-1]
    row = puzzle_choice.check(games.load("lanterns"), clear_one, 24, DEPTH, 5)
    assert json.loads(json.dumps(row)) == row
    assert row == {
        "id": clear_one.id,
        "difficulty": "hard",
        "holds": True,
        "margin": 1.0,
        "low": 1.0,
        "free_search": True,
    }
    turned = replace(
        clear_one, solution=clear_one.rivals[0].turn, rivals=[PuzzleRival(clear_one.solution, 0.0)]
    )
    row = puzzle_choice.check(games.load("lanterns"), turned, 24, DEPTH, 5)
    assert (row["holds"], row["margin"], row["free_search"]) == (False, -1.0, False)


def test_puzzles_of_several_files_are_chosen_once(found: Path, tmp_path: Path) -> None:
    game = games.load("lanterns")
    puzzles = PuzzleLog(found, resume=True).puzzles
    out = tmp_path / "puzzles.json"
    puzzle_choice.write(game, puzzles[:2], 9, out, "how")
    both = puzzle_choice.found_in(game, [found, out])
    assert [one["id"] for one in both] == [one["id"] for one in puzzles]
    assert sorted(one["idea"] for one in puzzle_choice.found_in(game, [out])) == sorted(
        one["idea"] for one in puzzles[:2]
    )


def test_a_puzzle_is_kept_when_the_search_stops_within_its_game(
    found: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an interruption, the puzzles found in the unfinished game are kept, and the game is searched
    again.
    """
    file = tmp_path / "found.jsonl"
    first = found.read_text().splitlines()[0]
    file.write_text(first + "\n", encoding="utf-8")
    log = PuzzleLog(file, resume=True)
    assert (log.puzzles, log.games) == ([], set())
    assert [one["id"] for one in log.all()] == [json.loads(first)["puzzle"]["id"]]
    mine(given(file))
    assert sorted(file.read_text().splitlines()) == sorted(found.read_text().splitlines())
    late = tmp_path / "late.jsonl"
    mine(given(late, minutes=0.0))
    assert late.read_text() == ""


def test_the_margin_of_a_puzzle_is_a_share_of_a_mistake() -> None:
    game = games.load("lanterns")
    mistake = thresholds_for(15.0).mistake
    row = {"players": 2, "figures": {"deep": [[2 * mistake, mistake], [3 * mistake, mistake / 4]]}}
    assert puzzle_choice.margin_share(game, row) == pytest.approx(0.5)
    row["figures"] = {"deep": [[2 * mistake, 9 * mistake], [3 * mistake, 9 * mistake]]}
    assert puzzle_choice.margin_share(game, row) == pytest.approx(2.0)


def test_only_wanted_difficulties_are_found(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    mine(given(file, wanted="easy"))
    assert {one["difficulty"] for one in PuzzleLog(file, resume=True).puzzles} == {"easy"}


def test_each_solution_of_a_game_is_taken_once_and_counted_by_its_idea(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[int] = []

    def look(start: Any, wanted: set[str]) -> dict[str, Any] | None:
        assert wanted == {"easy"}
        looked.append(start.at)
        if start.at == 0:
            raise HiddenValue("end")
        solution = min(start.at, 4)
        found = {"difficulty": "easy", "idea": f"idea {solution % 2}", "solution": [str(solution)]}
        return None if start.at == 1 else found

    miner: Any = SimpleNamespace(look=look, passed=Counter(), ideas=Counter())
    source: Any = SimpleNamespace(seed=5, player="random", starts=[SimpleNamespace(at=n) for n in range(7)])
    assert len(list(puzzles_in(miner, source, {"easy"}, math.inf))) == MOST_OF_A_GAME
    looked.clear()
    for counted in (miner.passed, miner.ideas):
        counted.clear()
    monkeypatch.setattr(puzzles, "MOST_OF_A_GAME", 9)
    found = list(puzzles_in(miner, source, {"easy"}, math.inf))
    assert sorted(looked) == list(range(7))
    assert looked != sorted(looked)
    assert sorted(one["solution"] for one in found) == [["2"], ["3"], ["4"]]
    assert miner.ideas == {("easy", "idea 0"): 2, ("easy", "idea 1"): 1}
    assert miner.passed == {"hidden": 1}
    assert all(one["from"].items() >= {"seed": 5, "player": "random"}.items() for one in found)
    assert list(puzzles_in(miner, source, {"easy"}, 0.0)) == []
