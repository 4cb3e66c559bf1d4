"""Training by self-play: the pool, matches, the contents of a run's folder, and the report. Torch is not
needed.
"""

from __future__ import annotations

import argparse
import random
import tarfile
import time
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from patolli.arena.learning import matches, self_play, several, training_report
from patolli.arena.learning.final_matches import Candidate, FinalMatches
from patolli.arena.learning.game_stream import GameStream
from patolli.arena.learning.matches import Contender, MatchLimits, MatchResult, Outcome, Pairing
from patolli.arena.learning.plan import Plan
from patolli.arena.learning.run_folder import RunFolder
from patolli.arena.learning.seat_orders import seat_orders
from patolli.arena.learning.self_play import SelfPlay
from patolli.arena.learning.training_run import Training
from patolli.games import load, names
from patolli.kernel.errors import PatolliError
from patolli.kernel.features import bits, total
from patolli.players.greedy_player import GreedyPlayer, MoveChain
from patolli.players.network_player import network_file_of
from patolli.players.weights_file import NetworkMismatch


class Here(Executor):
    """An executor that runs every task immediately, in this process."""

    def submit(self, fn: Any, /, *given: Any, **named: Any) -> Future[Any]:
        found: Future[Any] = Future()
        found.set_result(fn(*given, **named))
        return found


def test_self_play_keeps_inputs_and_results() -> None:
    task = SelfPlay("chichen-itza", ("",), (2,), 5, float("inf"))
    found = self_play.Samples()
    self_play.play_game(task, found, random.Random(3))
    width = total(load("chichen-itza").features().blocks())  # type: ignore[union-attr]
    rows = len(found.about) // self_play.ABOUT
    assert found.games == 1
    assert rows > 50
    assert len(found.inputs) == rows * width
    shares = {found.about[row * self_play.ABOUT + 7] for row in range(rows)}
    assert shares <= {0.0, 0.5, 1.0}


def test_positions_of_careless_players_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "CARELESS", 1.1)
    found = self_play.Samples()
    task = SelfPlay("chichen-itza", ("",), (2,), 5, float("inf"))
    self_play.play_game(task, found, random.Random(3))
    assert found.games == 1
    assert not found.about


def test_where_networks_play_the_positions_of_hand_made_seats_are_not_kept() -> None:
    def taught(networks: tuple[str, ...], path: str) -> bool:
        task = SelfPlay("tzolkin", networks, (2,), 5, float("inf"))

        class Drawn(random.Random):
            def random(self) -> float:
                return 0.9

            def choice(self, seq: Any) -> Any:
                return path if seq is networks else seq[0]

        return self_play.pool_player(task, 1, Drawn()).taught

    assert taught(("",), "")
    assert not taught(("one.net", ""), "")


def test_other_seats_are_put_into_every_order() -> None:
    blocks = [bits("own", 1, ""), *(bits(f"other{n}.{what}", 1, "") for n in (1, 2, 3) for what in "ab")]
    orders = seat_orders(blocks)
    assert orders[2] == [list(range(7))]
    assert orders[3] == [list(range(7)), [0, 3, 4, 1, 2, 5, 6]]
    assert len({tuple(order) for order in orders[4]}) == 6
    assert all(sorted(order) == list(range(7)) for order in orders[4])


@pytest.mark.parametrize("name", names())
def test_other_seats_that_may_change_places_are_declared_alike(name: str) -> None:
    features = load(name).features()
    assert features is not None
    if features.others_alike:
        blocks = features.blocks()
        kinds = [b.kind for b in blocks for _ in range(b.size)]
        for orders in seat_orders(blocks).values():
            assert all([kinds[at] for at in order] == kinds for order in orders)


def test_a_game_lost_by_all_is_not_won_when_a_network_is_chosen() -> None:
    lost = Outcome(0.0, False, 0.0, 0.0, 0.1, 0.1)
    reckless = matches.summary(4, [outcome(1.0)] * 11 + [outcome(0.0)] * 9 + [lost] * 20)
    careful = matches.summary(4, [outcome(1.0)] * 20 + [outcome(0.0)] * 20)
    assert reckless.share > careful.share
    chosen = [Candidate(1, 1, (1000, 0, 0), one) for one in (reckless, careful)]
    assert max(chosen, key=Candidate.rank).match is careful


def test_another_mix_must_be_clearly_better() -> None:
    def candidate(wins: int, games: int) -> Candidate:
        found = matches.summary(4, [outcome(1.0)] * wins + [outcome(0.0)] * (games - wins))
        found.verdict = "better"
        return Candidate(1, 1, (1000, 0, 0), found)

    first = candidate(50, 100)
    assert not candidate(52, 100).clearly_better_than(first)
    assert candidate(70, 100).clearly_better_than(first)


def test_of_a_long_game_only_some_positions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "MOST_SAMPLES", 20)
    found = self_play.Samples()
    self_play.play_game(SelfPlay("chichen-itza", ("",), (2,), 5, float("inf")), found, random.Random(3))
    orders = list(found.about[3 :: self_play.ABOUT])
    assert len(orders) == 20
    assert orders == sorted(orders)
    assert len(found.inputs) == 20 * total(load("chichen-itza").features().blocks())  # type: ignore[union-attr]


def test_a_player_follows_its_chain_until_somebody_else_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []

    def chains(_evaluator: Any, world: Any, *_given: Any) -> list[MoveChain]:
        thought.append(1)
        return [MoveChain(world, [4, 5, 6], 0)]

    monkeypatch.setattr(self_play, "move_chains", chains)
    bot = self_play.PoolPlayer(GreedyPlayer(load("tzolkin"), 1), 0.0)
    world = load("tzolkin").start(2)
    assert [bot.best(world, 0, 1, [4, 9]), bot.best(world, 0, 2, [5, 9])] == [4, 5]
    assert len(thought) == 1
    assert bot.best(world, 0, 3, [4, 9]) == 4  # the planned move is not legal
    assert bot.best(world, 0, 5, [4, 5]) == 4  # another seat was asked
    assert len(thought) == 3


class Later(Executor):
    """An executor whose tasks finish only when the test completes them."""

    def __init__(self) -> None:
        self.given: list[tuple[SelfPlay, Future[Any]]] = []

    def submit(self, fn: Any, /, *given: Any, **named: Any) -> Future[Any]:
        self.given.append((given[0], Future()))
        return self.given[-1][1]


def test_games_go_on_while_networks_are_trained() -> None:
    pool = Later()
    stream = GameStream(pool, SelfPlay("tzolkin", ("",), (4,), 100, time.time() + 60), 2)
    assert [task.number for task, _ in pool.given] == [100, 101]
    pool.given[0][1].set_result(self_play.Samples(games=3))
    stream.play_with(("new.net", ""))
    pool.given[1][1].set_exception(PatolliError("a fault"))
    assert [task.number for task, _ in pool.given] == [100, 101, 102, 103]
    assert pool.given[3][0].networks == ("new.net", "")
    stream.wait(time.time())
    assert [one.games for one in stream.take()] == [3]
    assert stream.take() == []
    assert len(stream.faults) == 1
    for number in range(2, 30):
        if number < len(pool.given):
            pool.given[number][1].set_exception(PatolliError("another"))
    with pytest.raises(PatolliError, match="a fault"):
        stream.wait(time.time())


def test_after_its_end_a_stream_gives_no_more_tasks() -> None:
    pool = Later()
    stream = GameStream(pool, SelfPlay("tzolkin", ("",), (4,), 100, time.time()), 1)
    pool.given[0][1].set_result(self_play.Samples(games=2))
    stream.wait(time.time() + 60)
    assert len(pool.given) == 1
    assert stream.take()[0].games == 2


def outcome(share: float) -> Outcome:
    return Outcome(share, True, 40.0 + share, 40.0, 0.1, 0.1)


def test_a_match_ends_when_its_test_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "play_one", lambda *_given: outcome(1.0))
    pairing = Pairing("chichen-itza", 4, Contender(), Contender(), 1)
    found = matches.run(Here(), pairing, MatchLimits(400, times=1.5))
    assert found.verdict == "better"
    assert found.games < 20
    whole = matches.run(Here(), pairing, MatchLimits(50, times=1.5, whole=True))
    assert (whole.games, whole.verdict) == (50, "better")
    monkeypatch.setattr(matches, "play_one", lambda _pairing, number, _end: outcome(float(number % 4 == 0)))
    found = matches.run(Here(), pairing, MatchLimits(400, times=1.5))
    assert found.verdict == "not better"
    assert "not better" in str(found)


def test_a_match_counts_shares_of_the_games_that_somebody_won(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = Outcome(0.0, False, 10.0, 10.0, 0.1, 0.1)
    monkeypatch.setattr(matches, "play_one", lambda _p, number, _end: outcome(1.0) if number % 2 else lost)
    found = matches.run(Here(), Pairing("azteca", 3, Contender(), Contender(), 1), MatchLimits(10))
    assert (found.games, found.lost_by_all, found.share, found.verdict) == (10, 5, 1.0, "")
    pairing = Pairing("azteca", 3, Contender(), Contender(), 1)
    assert matches.run(Here(), pairing, MatchLimits(100, times=1.5)).verdict == "better"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"players": (5,)}, "2 to 4 players"),
        ({"players": ()}, "2 to 4 players"),
        ({"minutes": 0}, "positive"),
        ({"seeds": (1, 1)}, "different numbers"),
        ({"sizes": (256, 32)}, "three layers"),
        ({"passes": (4.0,)}, "two positive numbers"),
        ({"mixes": ((1, 2),)}, "three numbers"),
        ({"against": "no-such.net"}, "no network"),
        ({"begin": "no-such.net"}, "no network"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(changes: dict[str, Any], words: str) -> None:
    plan = Plan(**{"game": "teotihuacan", "players": (4,), **changes})
    with pytest.raises(PatolliError, match=words):
        plan.check(load("teotihuacan"))


def test_a_folder_goes_on_with_its_own_plan_only(tmp_path: Path) -> None:
    Plan("tzolkin", (4,), seeds=(1, 2)).keep(tmp_path)
    Plan("tzolkin", (4,), seeds=(1, 2), minutes=50, workers=16, device="cuda").keep(tmp_path)
    with pytest.raises(PatolliError, match="another seeds"):
        Plan("tzolkin", (4,), seeds=(2,)).keep(tmp_path)
    assert Plan.of(tmp_path).minutes == 50


class Scripted(Training):
    """A training run without games and networks that can be interrupted at any step."""

    def __init__(self, out: Path, cut_off: str = "", against: str = "") -> None:
        plan = Plan("tzolkin", (4, 4, 2), generations=2, minutes=0.1, seeds=(1, 2), against=against)
        super().__init__(plan, out, Later())
        self.cut_off = cut_off
        self.done: list[str] = []

    def note(self, step: str) -> None:
        if step == self.cut_off:
            raise KeyboardInterrupt
        self.done.append(step)

    def warm_up(self) -> None:
        pass

    def play(self, generation: int, stream: GameStream, until: float) -> None:
        self.note(f"play {generation}")
        self.folder.samples_file(generation).touch()

    def load_samples(self, generation: int) -> None:
        self.note(f"load {generation}")

    def train_all(self, generation: int, seconds: float) -> None:
        for seed in self.untrained(generation):
            self.note(f"train {generation} {seed}")
            net = self.folder.net_file(generation, seed)
            net.write_bytes(b'{"mix": [1]}\n' + bytes([generation * 16 + seed]))
            net.with_suffix(".pt").touch()


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replaces the matches of a run with made-up results in which seed 2 wins more games than seed 1."""
    found: list[str] = []

    def play(
        _self: FinalMatches, label: str, first: Contender, other: Contender, players: int, limits: MatchLimits
    ) -> MatchResult:
        name = Path(first.path).stem
        found.append(f"{label} {players} {name}")
        wins = 30 if "seed-2" in name else 20
        result = matches.summary(players, [outcome(1.0)] * wins + [outcome(0.0)] * 10)
        worse = "weak" in str(_self.folder.out) or "strong" in other.path
        result.verdict = "not clear" if worse else "better"
        return result

    monkeypatch.setattr(FinalMatches, "play", play)
    return found


LAST_MATCHES = [
    *["seed 4 generation-1-seed-1", "seed 4 generation-1-seed-2"],
    *["mix 4 generation-1-seed-2"] * 2,
    *["result 4 chosen", "result 2 chosen"],
]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, played: list[str]) -> None:
    first = Scripted(tmp_path, cut_off="train 0 2")
    with pytest.raises(KeyboardInterrupt):
        first.run()
    assert first.done == ["play 0", "train 0 1"]
    again = Scripted(tmp_path)
    again.run()
    assert again.done == ["load 0", "train 0 2", "play 1", "train 1 1", "train 1 2"]
    assert played == LAST_MATCHES
    assert (tmp_path / "result.net").read_bytes().endswith(b"\n\x12")
    log = tmp_path / "log.jsonl"
    lines = log.read_text(encoding="utf-8").splitlines()
    # as if the run had been stopped after three matches
    log.write_text("\n".join(lines[:3]) + "\n", encoding="utf-8")
    third = Scripted(tmp_path)
    third.run()
    assert third.done == []
    assert played == [*LAST_MATCHES, *LAST_MATCHES[3:]]
    Scripted(tmp_path).run()
    assert len(played) == len(LAST_MATCHES) + 3


@pytest.mark.parametrize(("name", "accepted"), [("old", True), ("strong", False)])
def test_the_last_accepted_network_must_be_beaten(
    tmp_path: Path, played: list[str], name: str, accepted: bool
) -> None:
    last = tmp_path / f"{name}.net"
    last.touch()
    Scripted(tmp_path / "run", against=str(last)).run()
    assert "accepted 4 chosen" in played
    assert (tmp_path / "run" / "result.net").exists() == accepted


def test_without_an_accepted_network_there_is_no_result(tmp_path: Path, played: list[str]) -> None:
    run = Scripted(tmp_path / "weak")
    run.run()
    assert played[2:4] == ["seed 4 generation-0-seed-1", "seed 4 generation-0-seed-2"]
    assert not run.folder.result_file.exists()
    page = training_report.page(run.plan, run.folder.lines)
    assert "No network was accepted. The best one is generation 1 of seed 2" in page


def test_a_run_can_begin_with_the_network_of_the_game(tmp_path: Path) -> None:
    file = network_file_of(load("teotihuacan"))
    training = Training(Plan("teotihuacan", (4,), begin=str(file), seeds=(1, 2)), tmp_path / "run", Here())
    assert set(training.pool_of(0)) == {str(file), ""}
    assert training.first_weights()["skip"].shape[1] == 3
    with pytest.raises(PatolliError, match="256,32,32"):
        Plan("teotihuacan", (4,), begin=str(file), sizes=(128, 32, 32)).check(load("teotihuacan"))
    with pytest.raises(NetworkMismatch, match="features"):
        Plan("tzolkin", (4,), begin=str(file)).check(load("tzolkin"))


def test_the_pool_has_the_newest_networks_of_all_seeds(tmp_path: Path) -> None:
    run = Scripted(tmp_path)
    assert set(run.pool_of(0)) == {""}
    names = [Path(path).stem for path in run.pool_of(2)]
    assert [names.count(f"generation-1-seed-{seed}") for seed in (1, 2)] == [6, 6]
    assert [names.count(f"generation-0-seed-{seed}") for seed in (1, 2)] == [2, 2]
    assert names.count("") == 2


def test_most_of_the_time_is_for_self_play(tmp_path: Path) -> None:
    run = Scripted(tmp_path)
    ends = [run.end_of(generation, 100.0) for generation in range(2)]
    assert ends == [pytest.approx(82 * 1.7 / 2.7), pytest.approx(82)]
    assert run.train_share(0) * 100 < ends[1] - ends[0]


def test_the_report_shows_games_errors_and_matches_of_all_seeds(tmp_path: Path, played: list[str]) -> None:
    run = Scripted(tmp_path)
    run.folder.log(
        step="games",
        generation=0,
        games=12,
        a_second=1.5,
        samples=900,
        points=41.5,
        lost_by_all=1,
        styles={
            "": {"seats": 30, "points": 42.0, "wins": 1.25},
            "builders": {"seats": 10, "points": 40.5, "wins": 0.5},
        },
    )
    errors = [{"samples": 9, "spread": 9.0, "by_hand": 8.0, "network": 7.25, "bias": -0.5}] * 6
    run.folder.log(step="training", generation=0, seed=2, samples=900, steps=10, errors=errors)
    run.run()
    page = training_report.page(run.plan, run.folder.lines)
    for words in (
        "12 games of self-play",
        "1 of 6",
        "7.2",
        "seed 1, generation 1",
        "mix of points",
        "svg",
        "10: 40.5, 0.50",
    ):
        assert words in page


def test_what_is_worth_keeping_of_a_run_is_packed(tmp_path: Path, played: list[str]) -> None:
    folder = tmp_path / "tzolkin"
    Scripted(folder).run()
    several.pack(folder, tmp_path)
    with tarfile.open(tmp_path / "tzolkin.tar.gz") as archive:
        names = {Path(name).name for name in archive.getnames()}
    assert {"result.net", "chosen.net", "report.html", "log.jsonl"} <= names
    assert {"generation-1-seed-1.net", "generation-1-seed-2.net"} <= names
    assert "generation-0-seed-1.net" in names
    assert "generation-0-seed-2.net" not in names
    assert not any(name.endswith(".pt") for name in names)


def test_a_line_of_the_log_that_was_cut_off_is_left_out(tmp_path: Path, capsys: Any) -> None:
    RunFolder(tmp_path).log(step="games", generation=0)
    with (tmp_path / "log.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"seconds": 3')
    assert [line["step"] for line in RunFolder(tmp_path).lines] == ["games"]
    (tmp_path / "plan.json").write_text("{}", encoding="utf-8")
    several.pack(tmp_path, tmp_path)
    assert "could not be packed" in capsys.readouterr().out


def test_a_run_that_fails_before_its_first_network_goes_on_without_a_gpu(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []

    def run_once(_one: Any, _folder: Path, _kept: Path, _end: float, options: list[str]) -> int:
        asked.append(options)
        return 1 if "cpu" not in options else 0

    monkeypatch.setattr(several, "run_once", run_once)
    tasks = [several.task("tzolkin=1"), several.task("azteca=2.5:players=4")]
    several.run_all(tasks, tmp_path / "out", tmp_path / "kept", ["--device", "cuda"])
    gpu, cpu = ["--device", "cuda"], ["--device", "cuda", "--device", "cpu"]
    azteca = ["--device", "cuda", "--players", "4"]
    assert asked == [gpu, cpu, azteca, [*azteca, "--device", "cpu"]]


def test_a_task_is_a_game_and_its_minutes() -> None:
    assert several.task("tzolkin=6.5") == several.TimedRun("tzolkin", 6.5)
    own = several.task("azteca=6:players=4:begin=old/result.net")
    assert own.options == ("--players", "4", "--begin", "old/result.net")
    for wrong in ("tzolkin", "tzolkin=long", "chess=3"):
        with pytest.raises(argparse.ArgumentTypeError, match="GAME=MINUTES"):
            several.task(wrong)
