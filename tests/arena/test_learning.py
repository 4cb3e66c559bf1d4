"""Training by self-play: the pool, matches, what a folder keeps, and the report. Torch is not needed here."""

from __future__ import annotations

import random
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from patolli.arena.learning import matches, self_play, training_report
from patolli.arena.learning.matches import Contender, MatchLimits, MatchResult, Outcome, Pairing
from patolli.arena.learning.plan import Plan
from patolli.arena.learning.self_play import SelfPlay
from patolli.arena.learning.training_run import Training
from patolli.games import load
from patolli.kernel.errors import PatolliError
from patolli.kernel.features import total


class Here(Executor):
    """Computes everything at once, in this process."""

    def submit(self, fn: Any, /, *given: Any, **named: Any) -> Future[Any]:
        found: Future[Any] = Future()
        found.set_result(fn(*given, **named))
        return found


def test_self_play_keeps_inputs_and_results() -> None:
    task = SelfPlay("chichen-itza", ("",), (2,), 5, 60.0)
    found = self_play.Samples()
    self_play.play_game(task, found, random.Random(3), float("inf"))
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
    task = SelfPlay("chichen-itza", ("",), (2,), 5, 60.0)
    self_play.play_game(task, found, random.Random(3), float("inf"))
    assert found.games == 1
    assert not found.about


def outcome(share: float) -> Outcome:
    return Outcome(share, True, 40.0 + share, 40.0, 0.1, 0.1)


def test_a_match_ends_when_its_test_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "play_one", lambda *_given: outcome(1.0))
    pairing = Pairing("chichen-itza", 4, Contender(), Contender(), 1)
    found = matches.run(Here(), pairing, MatchLimits(400, times=1.5))
    assert found.verdict == "better"
    assert found.games < 20
    monkeypatch.setattr(matches, "play_one", lambda _pairing, number, _end: outcome(float(number % 4 == 0)))
    found = matches.run(Here(), pairing, MatchLimits(400, times=1.5))
    assert found.verdict == "not better"
    assert "not better" in str(found)


def test_a_match_counts_shares_of_the_games_that_somebody_won(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = Outcome(0.0, False, 10.0, 10.0, 0.1, 0.1)
    monkeypatch.setattr(matches, "play_one", lambda _p, number, _end: outcome(1.0) if number % 2 else lost)
    found = matches.run(Here(), Pairing("azteca", 3, Contender(), Contender(), 1), MatchLimits(10))
    assert (found.games, found.lost_by_all, found.share, found.verdict) == (10, 5, 1.0, "")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"players": (5,)}, "2 to 4 players"),
        ({"players": ()}, "2 to 4 players"),
        ({"minutes": 0}, "positive"),
        ({"sizes": (256, 32)}, "three layers"),
        ({"mixes": ((1, 2),)}, "three numbers"),
        ({"against": "no-such.net"}, "no network"),
        ({"begin": "no-such.net"}, "weights beside it"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(changes: dict[str, Any], words: str) -> None:
    plan = Plan(**{"game": "teotihuacan", "players": (4,), **changes})
    with pytest.raises(PatolliError, match=words):
        plan.check(load("teotihuacan"))


def test_a_folder_goes_on_with_its_own_plan_only(tmp_path: Path) -> None:
    Plan("tzolkin", (4,), seed=1).keep(tmp_path)
    Plan("tzolkin", (4,), seed=1, minutes=50, workers=16, device="cuda").keep(tmp_path)
    with pytest.raises(PatolliError, match="another seed"):
        Plan("tzolkin", (4,), seed=2).keep(tmp_path)


class Scripted(Training):
    """Training without games and networks: matches have the verdicts given, and one step can be cut off."""

    def __init__(self, out: Path, verdicts: list[str], cut_off: str = "", against: str = "") -> None:
        plan = Plan("tzolkin", (4, 2), generations=3, minutes=0.1, against=against)
        super().__init__(plan, out, Here())
        self.verdicts = verdicts
        self.cut_off = cut_off
        self.done: list[str] = []

    def note(self, step: str) -> None:
        if step == self.cut_off:
            raise KeyboardInterrupt
        self.done.append(step)

    def play(self, generation: int, seconds: float) -> None:
        self.note(f"play {generation}")
        self.samples_file(generation).touch()

    def load_samples(self, generation: int) -> None:
        self.note(f"load {generation}")

    def train(self, generation: int, seconds: float) -> None:
        self.note(f"train {generation}")
        self.net_file(generation).write_bytes(b'{"mix": [1]}\n' + bytes([generation]))

    def match(
        self, label: str, first: Contender, other: Contender, players: int, limits: MatchLimits, **also: Any
    ) -> MatchResult:
        self.note(f"{label} {Path(first.path).stem} {Path(other.path).stem}".strip())
        result = matches.summary(players, [outcome(1.0)] * 3)
        result.verdict = self.verdicts.pop(0) if limits.times else ""
        self.log(step="match", match=label, **also, **vars(result))
        return result


def test_a_run_goes_on_where_it_stopped_and_accepts_by_matches(tmp_path: Path) -> None:
    first = Scripted(tmp_path, ["better"], cut_off="train 1")
    with pytest.raises(KeyboardInterrupt):
        first.run()
    assert first.done == ["play 0", "train 0", "hand-made generation-0", "play 1"]
    again = Scripted(tmp_path, ["better", "not clear"])
    again.run()
    assert again.done == [
        "load 0",
        "load 1",
        "train 1",
        "hand-made generation-1",
        "play 2",
        "train 2",
        "hand-made generation-2",
        *["mix generation-1"] * 3,
        *["result chosen"] * 2,
    ]
    assert (tmp_path / "result.net").read_bytes().endswith(b"\n\x01")
    third = Scripted(tmp_path, [])
    third.run()
    assert third.done == ["load 0", "load 1", "load 2"]


@pytest.mark.parametrize(("verdict", "accepted"), [("better", True), ("not clear", False)])
def test_the_last_accepted_network_must_be_beaten(tmp_path: Path, verdict: str, accepted: bool) -> None:
    last = tmp_path / "last.net"
    last.touch()
    run = Scripted(tmp_path, ["better", "better", "better", verdict], against=str(last))
    run.run()
    assert "accepted generation-2 last" in run.done
    assert (tmp_path / "result.net").exists() == accepted


def test_a_run_can_begin_with_the_network_of_an_earlier_one(tmp_path: Path) -> None:
    old = tmp_path / "old.net"
    old.touch()
    old.with_suffix(".pt").touch()
    plan = Plan("tzolkin", (4,), begin=str(old))
    training = Training(plan, tmp_path / "run", Here())
    assert set(training.pool_of(0)) == {str(old), ""}
    assert training.weights_before(0) == old.with_suffix(".pt")
    assert training.weights_before(1) == training.weights_file(0)
    assert Training(Plan("tzolkin", (4,)), tmp_path / "new", Here()).weights_before(0) is None


def test_without_an_accepted_network_there_is_no_result(tmp_path: Path) -> None:
    run = Scripted(tmp_path, ["not better"] * 3)
    run.run()
    assert not (tmp_path / "result.net").exists()
    page = training_report.page(run.plan, run.lines)
    assert "No network was accepted." in page


def test_the_report_shows_games_errors_and_matches(tmp_path: Path) -> None:
    run = Scripted(tmp_path, ["better"] * 5)
    run.log(step="games", generation=0, games=12, a_second=1.5, samples=900, points=41.5, lost_by_all=1)
    errors = [{"samples": 9, "spread": 9.0, "by_hand": 8.0, "network": 7.25, "bias": -0.5}] * 6
    run.log(step="training", generation=0, samples=900, steps=10, errors=errors)
    run.run()
    page = training_report.page(run.plan, run.lines)
    for words in ("12 games of self-play", "1 of 6", "7.2", "generation 0, better", "mix of points", "svg"):
        assert words in page
