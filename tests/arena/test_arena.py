"""The arena: fair seats, the same results with every pool, interruptions, failing players, exact numbers."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from patolli import games
from patolli.arena import game_runner, statistics
from patolli.arena.ladder import ladder_matches, row, table_head
from patolli.arena.report import digest, page
from patolli.arena.schedule import Schedule
from patolli.arena.statistics import SequentialTest, lost_by_all, standings, wilson
from patolli.arena.tournament import progress_line, run
from patolli.arena.tournament_folder import TournamentFolder
from patolli.cli import main
from patolli.commands import arena
from patolli.kernel import records
from patolli.kernel.errors import PatolliError
from patolli.kernel.position import Position
from patolli.players.random_player import RandomPlayer

PLAN = Schedule("tzolkin", ("greedy:1", "random", "random"), 3, 4)


def test_everybody_sits_everywhere_equally_often() -> None:
    plan = Schedule("tzolkin", ("a", "b", "c"), 6)
    for player in range(3):
        assert sorted(plan.seats(number).index(player) for number in range(6)) == [0, 0, 1, 1, 2, 2]


def test_a_duplicate_tournament_gives_every_rotation_the_same_fate() -> None:
    plan = Schedule("tzolkin", ("a", "b", "c"), 6, 1, duplicate=True)
    assert [plan.chance_seed(n) for n in range(6)] == [1_000_000] * 3 + [1_000_001] * 3
    assert len({Schedule("tzolkin", ("a", "b"), 6).chance_seed(n) for n in range(6)}) == 6


def test_every_game_is_a_record_that_verifies(tmp_path: Path) -> None:
    run(PLAN, out=tmp_path)
    for file in sorted((tmp_path / "records").iterdir()):
        replay = records.verify(games.load("tzolkin"), records.read(file.read_text(encoding="utf-8")))
        assert not replay.position.asked()
    assert len(list((tmp_path / "records").iterdir())) == 3


def test_an_interrupted_tournament_goes_on_with_the_same_results(tmp_path: Path) -> None:
    whole = run(PLAN)
    half = TournamentFolder(tmp_path, PLAN)
    half.open()
    half.add(whole[1])
    with half.results.open("a", encoding="utf-8") as lines:
        lines.write('{"number": 2, "pla')  # cut off
    told: list[str] = []
    again = run(PLAN, out=tmp_path, progress=told.append)
    assert len(told) == 2
    assert digest(again) == digest(whole) == digest(TournamentFolder(tmp_path, PLAN).read())
    with pytest.raises(PatolliError, match="another tournament"):
        run(Schedule("tzolkin", ("random", "random"), 1), out=tmp_path)


def test_a_new_line_of_results_begins_after_the_last_one(tmp_path: Path) -> None:
    whole = run(PLAN)
    folder = TournamentFolder(tmp_path, PLAN)
    folder.open()
    for played in whole[:2]:
        folder.add(played)
    lines = folder.results.read_text(encoding="utf-8").split("\n")
    assert [json.loads(line)["number"] for line in lines[:-1]] == [0, 1]
    assert lines[-1] == ""
    folder.results.write_text('{"cut', encoding="utf-8")
    folder.add(whole[0])
    assert folder.results.read_text(encoding="utf-8").splitlines()[0] == '{"cut'
    assert [played.number for played in folder.read()] == [0]


def test_the_progress_names_the_wins_and_the_time_left() -> None:
    plan = Schedule("tzolkin", ("random", "random"), 6)
    games = [
        replace(played, players=[0, 1], ranks=ranks)
        for played, ranks in zip(run(PLAN)[:2], ([1, 2], [1, 1]), strict=True)
    ]
    line = progress_line(plan, games, 1500.0)
    assert line == "2/6 games, wins: random 2; about 100 min left"
    other = Schedule("tzolkin", ("random", "greedy"), 6)
    assert progress_line(other, games, 1500.0).startswith("2/6 games, wins: random 1.5, greedy 0.5; ")


def test_several_processes_give_the_same_results() -> None:
    plan = Schedule("tzolkin", ("random", "random"), 3, 2)
    assert digest(run(plan, workers=2)) == digest(run(plan))


def test_without_openskill_no_game_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(statistics, "find_spec", lambda _name: None)
    monkeypatch.setattr(arena, "run", lambda *_given, **_named: pytest.fail("a game is played"))
    with pytest.raises(SystemExit):
        main(["arena", "tzolkin", "--players", "random", "random", "--games", "1"])
    assert "pip install 'patolli[arena]'" in capsys.readouterr().err


def test_a_player_that_fails_is_replaced_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: RandomPlayer, observed: Position, seat: int) -> int:
        if self.rng.below(20) == 0:
            raise RuntimeError("no idea")
        return observed.legal_moves(seat)[0] if self.rng.below(20) else 9999

    monkeypatch.setattr(RandomPlayer, "choose", fail)
    played = game_runner.play(Schedule("tzolkin", ("random", "random"), 1), 0)
    assert len(played.faults) == 2
    assert all(fault.startswith("random, move ") for fault in played.faults)


def test_a_player_whose_move_is_not_offered_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomPlayer, "choose", lambda *_: 9999)
    played = game_runner.play(Schedule("tzolkin", ("random", "random"), 1), 0)
    assert ["9999 is not offered" in fault for fault in played.faults] == [True, True]


def test_plans_that_cannot_be_played_are_refused() -> None:
    for plan in (
        Schedule("tzolkin", ("random",), 1),
        Schedule("tzolkin", ("random", "nobody"), 1),
        Schedule("tzolkin", ("random", "random"), 0),
        Schedule("tzolkin", ("random", "random"), 1, options={"moon": "full"}),
    ):
        with pytest.raises(PatolliError):
            plan.check()


def test_intervals() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_sequential_test_ends_either_way() -> None:
    for share, verdict in ((1.0, "better"), (0.0, "not better")):
        test = SequentialTest(4)
        while not test.verdict():
            test.add(share)
        assert test.verdict() == verdict
        assert test.games < 20


def test_a_sequential_test_errs_once_in_twenty_times_at_most() -> None:
    dice = random.Random(5)
    for share, verdict in ((0.25, "better"), (0.25 * 1.7, "not better")):
        wrong = 0
        for _ in range(600):
            test = SequentialTest(4)
            while not test.verdict():
                test.add(float(dice.random() < share))
            wrong += test.verdict() == verdict
        assert 5 <= wrong <= 36  # 5 % would be 30; the actual error rate with Wald's bounds is slightly lower


def test_standings_and_the_report() -> None:
    played = run(PLAN)
    first, second = standings(PLAN.players, played)
    assert first.name == "greedy:1"
    assert first.games == 3
    assert second.games == 6
    assert first.rating > second.rating
    html = page(PLAN, played)
    for said in (
        "Ratings",
        "Where points come from",
        "Seats",
        "Length",
        "What winners did differently",
        "<svg",
    ):
        assert said in html
    assert "http" not in html
    assert json.dumps([one.result() for one in played])


def test_the_ladder_has_rungs_that_can_be_played() -> None:
    for game in games.names():
        matches = [match for seats in (2, 3, 4) for match in ladder_matches(game, seats)]
        assert len({match.seed for match in matches}) == len(matches)
        for match in matches:
            match.plan(game).check()
            assert not any("seconds" in player for player in match.players)
        rungs = [match.name for match in ladder_matches(game) if match.name.startswith("level-")]
        assert rungs == ["level-2-1", "level-3-2", "level-4-3", "level-5-4", "level-6-5"]
        with pytest.raises(PatolliError, match="players, not 9"):
            ladder_matches(game, 9)
    match = ladder_matches("tzolkin")[0]
    plan = Schedule("tzolkin", ("greedy:1", "random"), 1)
    assert row(match, plan, run(plan), None).count("|") == table_head().splitlines()[0].count("|")


def test_a_killed_tournament_goes_on(tmp_path: Path) -> None:
    """Kills the process at about its third game."""
    plan = Schedule("tzolkin", ("random", "greedy:1"), 8, 6)
    said = [
        "arena",
        "tzolkin",
        "--players",
        *plan.players,
        "--games",
        "8",
        "--seed",
        "6",
        "--out",
        str(tmp_path),
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "patolli.cli", *said],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    results = tmp_path / "results.jsonl"
    until = time.monotonic() + 120
    while not results.exists() or results.read_bytes().count(b"\n") < 2:
        assert process.poll() is None
        assert time.monotonic() < until
        time.sleep(0.01)
    process.kill()
    process.wait()
    told: list[str] = []
    again = run(plan, out=tmp_path, progress=told.append)
    assert 0 < len(told) < 8
    assert digest(again) == digest(run(plan))


def test_games_lost_by_all_are_counted_apart() -> None:
    played = run(PLAN)
    played[0].ranks = [2, 2, 2]
    assert lost_by_all(played) == pytest.approx(1 / 3)
    first = next(one for one in standings(PLAN.players, played) if one.name == "greedy:1")
    assert first.games == 2
    assert "lost by all" in row(ladder_matches("tzolkin")[0], PLAN, played, None)
    assert "Lost by all: 1 of 3" in page(PLAN, played)
