"""How games and other tasks are run: limits of time and processes, durations, and random seeds."""

from __future__ import annotations

import itertools
import runpy
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from patolli import game_index
from patolli.arena import bot_check, executors, game_runner, planted_answers, puzzles, timed_tasks, tournament
from patolli.arena.game_runner import GameResult
from patolli.arena.puzzles import puzzles_in
from patolli.arena.schedule import Schedule
from patolli.arena.thresholds_fit import fixed_thresholds
from patolli.arena.timed_tasks import in_processes
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE
from patolli.review.verdicts import Thresholds

NOTHING: Any = None
COMMANDS = sorted(
    file.stem
    for file in Path(executors.__file__).parent.glob("*.py")
    if '__name__ == "__main__"' in file.read_text(encoding="utf-8")
)


def clock_at(*times: float) -> Any:
    left = iter(times)
    return SimpleNamespace(monotonic=lambda: next(left))


# ---- tasks --------------------------------------------------------------------------------------------


class Pool(Executor):
    """A pool that runs tasks when they are submitted."""

    made: list[Pool]

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.submitted: list[Any] = []
        POOLS.append(self)

    def submit(self, work: Any, *given: Any) -> Any:  # type: ignore[override]
        self.submitted.append(given)
        done: Future[Any] = Future()
        done.set_result(work(*given))
        return done


POOLS: list[Pool] = []


@pytest.fixture
def pools(monkeypatch: pytest.MonkeyPatch) -> list[Pool]:
    POOLS.clear()
    monkeypatch.setattr(timed_tasks, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(executors, "ProcessPoolExecutor", Pool)
    return POOLS


def doubled(number: int) -> dict[str, Any]:
    return {"number": 2 * number}


def test_no_task_begins_after_the_minutes_are_over(
    monkeypatch: pytest.MonkeyPatch, pools: list[Pool]
) -> None:
    for workers in (1, 2):
        monkeypatch.setattr(timed_tasks, "time", clock_at(100.0, 219.0, 220.0, 230.0, 240.0))
        found = in_processes(doubled, [(1,), (2,), (3,)], workers, 2.0)
        assert [one["number"] for one in found] == [6]


def test_as_many_tasks_run_at_a_time_as_there_are_processes(pools: list[Pool]) -> None:
    assert [one["number"] for one in in_processes(doubled, [(1,), (2,)], 1, 5.0)] == [4, 2]
    assert pools == []
    found = in_processes(doubled, [(n,) for n in range(5)], 2, 5.0)
    first = next(found)
    (pool,) = pools
    assert (pool.workers, pool.submitted) == (2, [(4,), (3,)])
    assert sorted(one["number"] for one in [first, *found]) == [0, 2, 4, 6, 8]


def test_games_are_spread_over_as_many_processes_as_asked_for(
    monkeypatch: pytest.MonkeyPatch, pools: list[Pool]
) -> None:
    monkeypatch.setattr(executors, "play", lambda _plan, number: number)
    alone: Any = executors.drive(NOTHING, [4, 5], 1, None)
    assert list(alone) == [4, 5]
    assert pools == []
    found: Any = executors.drive(NOTHING, [4, 5, 6, 7], 3, None)
    first = next(found)
    assert (pools[0].workers, pools[0].submitted) == (3, [(4,), (5,), (6,)])
    assert sorted([first, *found]) == [4, 5, 6, 7]


@pytest.mark.parametrize(("processors", "queued"), [(0, 2), (1, 2), (3, 6)])
def test_two_games_are_queued_for_each_processor_of_a_cluster(
    monkeypatch: pytest.MonkeyPatch, processors: int, queued: int
) -> None:
    class Cluster:
        def __init__(self, *_given: Any) -> None:
            self.processors = lambda: processors

        def __enter__(self) -> Cluster:
            return self

        def __exit__(self, *_given: object) -> None:
            pass

    monkeypatch.setattr(executors, "RayPool", Cluster)
    monkeypatch.setattr(executors, "in_pool", lambda _pool, _plan, _numbers, at_once: iter([at_once()]))
    found: Any = executors.drive(NOTHING, [1], 1, "auto")
    assert list(found) == [queued]


# ---- games --------------------------------------------------------------------------------------------


def test_the_time_of_each_decision_is_added_to_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count(50, 0.25)
    monkeypatch.setattr(game_runner, "time", SimpleNamespace(process_time=lambda: next(ticks)))
    monkeypatch.setenv(game_index.VARIABLE, "tests.kernel.lanterns")
    logs: list[Any] = []

    def written(match: Any, _names: list[str]) -> str:
        logs.append(match.log)
        return ""

    monkeypatch.setattr(game_runner, "records", SimpleNamespace(write=written))
    played = game_runner.play(Schedule("lanterns", ("random", "random"), 1), 0)
    made = [entry.seat for entry in logs[0] if entry.seat != CHANCE and not entry.forced]
    assert played.seconds == [0.25 * made.count(seat) for seat in range(2)]
    assert min(played.seconds) > 0


def test_seeds_and_other_usual_settings_never_change() -> None:
    """Published results can be repeated only with the same seeds."""
    assert Schedule("tzolkin", ("a", "b"), 9, 3).player_seed(4, 1) == 172460317280029
    assert Schedule("tzolkin", ("a", "b"), 9) == Schedule("tzolkin", ("a", "b"), 9, 1, False, {})


def game(number: int) -> GameResult:
    return GameResult(number, [0, 1], [1, 0], [1, 2], {}, [{}, {}], 9, 40, [], [0.0, 0.0], "")


def test_the_time_left_is_estimated_from_the_games_of_this_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "time", clock_at(100.0, 160.0, 580.0, 640.0))
    monkeypatch.setattr(tournament, "drive", lambda *_: iter([game(1), game(2), game(3)]))
    folder = SimpleNamespace(open=lambda: [game(0)], add=lambda _played: None)
    monkeypatch.setattr(tournament, "TournamentFolder", lambda *_: folder)
    said: list[str] = []
    out: Any = "a folder"
    tournament.run(Schedule("tzolkin", ("random", "random"), 4), out=out, progress=said.append)
    assert [line.rpartition("; ")[2] for line in said] == [f"about {left} min left" for left in (2, 4, 0)]


# ---- searches for puzzles and bad answers -------------------------------------------------------------


def test_sixty_turns_and_two_puzzles_of_a_game_are_enough() -> None:
    looked: list[int] = []

    def look(start: Any, _wanted: set[str]) -> dict[str, Any] | None:
        looked.append(start.at)
        return None if miner.nothing else {"difficulty": "easy", "idea": "i", "solution": [str(start.at)]}

    miner: Any = SimpleNamespace(look=look, nothing=True, passed={}, ideas=dict.fromkeys([("easy", "i")], 0))
    source: Any = SimpleNamespace(seed=5, player="random", starts=[SimpleNamespace(at=n) for n in range(70)])
    assert list(puzzles_in(miner, source, {"easy"}, 1e12)) == []
    assert len(set(looked)) == len(looked) == 60
    miner.nothing = False
    found = list(puzzles_in(miner, source, {"easy"}, 1e12))
    assert [one["from"]["move"] for one in found] == looked[60:] == looked[:2]


class Turns:
    """A game in which the seats are asked in this order, and each question begins a turn."""

    order = (0, 1, 0, 0, 1, 0, 1, 0)

    def __init__(self, *_given: Any) -> None:
        self.log: list[int] = []
        self.position = SimpleNamespace(barrier=0, observation=lambda seat: (seat, len(self.log)))

    def over(self) -> bool:
        return len(self.log) == len(self.order)

    def asked(self) -> list[int]:
        return [self.order[len(self.log)]]

    def play(self, seat: int, move: int) -> None:
        assert seat == move
        self.log.append(move)


def test_the_first_two_turns_of_each_seat_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fourth question belongs to the same turn as the third one."""
    seeds: list[int] = []

    def make_player(_name: str, _game: Any, seed: int) -> Any:
        seeds.append(seed)
        return SimpleNamespace(choose=lambda _observed, seat: seat)

    monkeypatch.setattr(puzzles, "Match", Turns)
    monkeypatch.setattr(puzzles, "make_player", make_player)
    monkeypatch.setattr(puzzles, "turn_of", lambda _game, observed: {3: 2}.get(observed[1], observed[1]))
    monkeypatch.setattr(puzzles, "is_turn_start", lambda _game, _observed, _seat: True)
    found = puzzles.mined_game(NOTHING, 2, "owl", 7)
    assert [(one.seat, one.at) for one in found] == [(0, 5), (1, 6), (0, 7)]
    assert seeds == [70, 71]


def test_at_most_sixty_answers_are_considered_for_planting(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds: list[Any] = []

    def observation(_seat: int) -> Any:
        worlds.append(None)
        return SimpleNamespace(determinize=lambda _rng: None)

    position = SimpleNamespace(copy=lambda: None, observation=observation)
    timeline: Any = SimpleNamespace(
        decisions=lambda: [0], entries=[SimpleNamespace(seat=0)], positions=[position]
    )
    monkeypatch.setattr(planted_answers, "choices", lambda *_: [1, 2])
    monkeypatch.setattr(planted_answers, "best_end", lambda *_: 0.0)
    assert list(planted_answers.suspects(timeline, NOTHING, Rng(1), 3)) == []
    assert len(worlds) == 60
    assert len(list(planted_answers.suspects(timeline, NOTHING, Rng(1), 3, 0.0))) == 3


@pytest.mark.parametrize(
    ("first", "asked", "played"), [(-1, [1], ["chain"]), (0, [1], [0, "chain"]), (2, [0], [2]), (2, [], [2])]
)
def test_a_turn_is_played_on_after_an_answer_while_its_seat_is_asked(
    monkeypatch: pytest.MonkeyPatch, first: int, asked: list[int], played: list[Any]
) -> None:
    made: list[Any] = []
    end: Any = SimpleNamespace(asked=lambda: asked)

    def chains(_evaluator: Any, _p: Any, seat: int, _width: int) -> Any:
        assert seat == 1
        made.append("chain")
        return [SimpleNamespace(position="end"), SimpleNamespace(position="a worse end")]

    def of(p: Any) -> Any:
        assert (p == "end") is ("chain" in made)
        return SimpleNamespace(points=[10.0, 30.0])

    monkeypatch.setattr(planted_answers, "apply_choice", lambda _p, _seat, move: made.append(move))
    monkeypatch.setattr(planted_answers, "move_chains", chains)
    model: Any = SimpleNamespace(evaluator=None, of=of)
    world: Any = SimpleNamespace(copy=lambda: end)
    assert planted_answers.best_end(model, world, 1, first) == 28.0
    assert made == played


def test_thresholds_are_raised_at_most_fourteen_times() -> None:
    lines = [{"planted": [{"cost": 100.0, "low": 1.0, "deep_cost": 0.0}]}]
    factor = 1.1**14
    found = fixed_thresholds(lines, Thresholds(0.1, 0.2, 0.4))
    assert found == Thresholds(round(0.1 * factor, 2), round(0.2 * factor, 2), round(0.4 * factor, 2))


def test_a_bot_is_checked_with_every_game_unless_some_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    line = SimpleNamespace(send=lambda *_: None, unasked=lambda: None)
    program = SimpleNamespace(
        connect=lambda: line, connection=line, called="owl", seconds=1.0, close=lambda: None, address=("", 0)
    )
    played: list[str] = []

    def play(_player: Any, name: str, _seed: int) -> str:
        played.append(name)
        return name

    monkeypatch.setattr(bot_check, "PATIENCE", 0.0)
    monkeypatch.setattr(bot_check, "ProgramPlayer", lambda *_, **__: SimpleNamespace(program=program))
    monkeypatch.setattr(bot_check, "load_game", lambda name: name)
    monkeypatch.setattr(bot_check, "game_names", lambda: ["one", "two"])
    monkeypatch.setattr(bot_check, "play", play)

    def checked(wanted: list[str]) -> Iterator[tuple[bool, str]]:
        return bot_check.check("owl", wanted)

    assert all(good for good, _ in [*checked([]), *checked(["two"])])
    assert played == ["one", "two", "two"]


@pytest.mark.parametrize("name", COMMANDS)
def test_a_module_with_a_command_can_be_run(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, f"patolli.arena.{name}", raising=False)
    monkeypatch.setattr(sys, "argv", [name, "--help"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module(f"patolli.arena.{name}", run_name="__main__")
    assert ended.value.code == 0
    assert "usage: " in capsys.readouterr().out
