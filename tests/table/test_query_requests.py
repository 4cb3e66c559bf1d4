"""Queries about a position: at whose expense, in which order, and which answers are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from patolli.table import position_queries
from patolli.table.position_queries import NobodyWaits, Queries, finish, kept
from patolli.table.protocol import AskPreview, Imagine, Reach, Why
from patolli.table.refusal import Refusal
from patolli.table.worker_process import CutOff, Unwanted

from .event_loop import in_loop


class Pool:
    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.jobs: list[Any] = []
        self.limits: list[float] = []

    async def run(self, job: Any, seconds: float) -> Any:
        self.jobs.append(job)
        self.limits.append(seconds)
        if isinstance(self.answer, Exception):
            raise self.answer
        return {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in self.answer.items()}


class Budget:
    def __init__(self) -> None:
        self.reserved: list[Any] = []
        self.settled: list[float] = []

    def reserve(self, *given: str) -> Any:
        self.reserved.append(given)
        return SimpleNamespace(settle=self.settled.append)


def made(answer: Any) -> Any:
    settings: Any = SimpleNamespace(query_workers=0, bot_modules=[])
    budget: Any = Budget()
    found: Any = Queries(settings, budget)
    found.pool = Pool(answer)
    return found


def test_an_answer_is_passed_on_and_its_time_charged() -> None:
    async def body() -> None:
        found = made({"answer": {"to": 0}, "cpu_ms": 30.0})
        assert await found.ask({"ask": "why"}, "t/0", "192.0.2.1") == b'{"to":0}'
        assert found.budget.reserved == [("t/0", "192.0.2.1")]
        assert found.budget.settled == [30.0]
        (job,) = found.pool.jobs
        assert (job.flow, job.table, job.rank(), job.expected, job.wanted()) == (
            "192.0.2.1", "t/0", 0, 0.0, True,
        )  # fmt: skip
        assert found.pool.limits == [position_queries.SECONDS]
        await found.ask({"ask": "why"}, "t/0", "", wanted=lambda: False)
        assert (found.pool.jobs[1].flow, found.pool.jobs[1].wanted()) == ("t/0", False)

    in_loop(body)


@pytest.mark.parametrize("question", [{"odds": True}, {"odds_from": 3}])
def test_odds_come_after_everything_else(question: dict[str, Any]) -> None:
    async def body() -> None:
        found = made({"answer": 1})
        await found.ask({"ask": "preview", **question}, "t/0", "a")
        (job,) = found.pool.jobs
        assert (job.rank(), job.expected) == (1, position_queries.ODDS_SECONDS)

    in_loop(body)


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        ({"refused": ["not-offered", "this move is not offered"]}, "not-offered"),
        ({"fault": "KeyError"}, "fault"),
        (CutOff("it died"), "busy"),
        (Unwanted(), "busy"),
    ],
)
def test_a_query_without_an_answer_is_refused(answer: Any, error: str) -> None:
    async def body() -> None:
        found = made(answer)
        with pytest.raises(Refusal) as refused:
            await found.ask({"ask": "why"}, "t/0", "a")
        assert refused.value.error == error
        assert isinstance(refused.value, NobodyWaits) == isinstance(answer, Unwanted)
        assert len(found.budget.settled) == 1

    in_loop(body)


def test_a_query_that_is_cut_off_is_charged_for_its_duration(monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        found = made(CutOff("no answer within 20 s"))
        times = iter([100.0, 104.0])
        monkeypatch.setattr(position_queries, "time", SimpleNamespace(monotonic=lambda: next(times)))
        with pytest.raises(Refusal):
            await found.ask({"ask": "why"}, "t/0", "a")
        assert found.budget.settled == [4000.0]

    in_loop(body)


def test_faults_of_rules_are_reported_with_their_part() -> None:
    async def body() -> None:
        found = made({"answer": 1, "faults": [["Feed", "odds", "KeyError"]]})
        noted: list[Any] = []
        faults: Any = SimpleNamespace(add=lambda *given: noted.append(given))
        await found.ask({"ask": "preview"}, "t/0", "a", faults=faults)
        assert noted == [("Feed", "odds", "KeyError")]

    in_loop(body)


# ---- the answers that are kept --------------------------------------------------------------------------


def table() -> Any:
    return SimpleNamespace(answers=OrderedDict(), must_run=lambda: None)


async def done(outcome: Any) -> Any:
    if isinstance(outcome, BaseException):
        raise outcome
    return outcome


@pytest.mark.parametrize(
    ("outcome", "stays"),
    [
        (b"", True),
        (Refusal("not-offered", ""), True),
        (Refusal("busy", ""), False),
        (KeyError("x"), False),
        (asyncio.CancelledError(), False),
    ],
)
def test_an_answer_that_would_be_the_same_again_is_kept(outcome: Any, stays: bool) -> None:
    async def body() -> None:
        at, key = table(), ("key",)
        assert kept(at, key) is None
        task = asyncio.ensure_future(done(outcome))
        position_queries.keep(at, key, task)
        assert kept(at, key) is task, "it is being computed"
        await asyncio.wait({task})
        assert kept(at, key) is (task if stays else None)

    in_loop(body)


def test_the_answers_used_least_recently_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position_queries, "MOST_ANSWERS", 2)

    async def body() -> None:
        at = table()
        tasks = [asyncio.ensure_future(done(b"")) for _ in range(3)]
        position_queries.keep(at, ("a",), tasks[0])
        position_queries.keep(at, ("b",), tasks[1])
        assert kept(at, ("a",)) is tasks[0]
        position_queries.keep(at, ("c",), tasks[2])
        assert list(at.answers) == [("a",), ("c",)]
        await asyncio.wait(tasks)

    in_loop(body)


# ---- messages -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("message", [Why(7, 0, "a"), Reach(7, 0, 5), Imagine(7, 0, ["a"]), AskPreview(7, 0)])
def test_an_answer_has_the_number_of_its_question(message: Any) -> None:
    async def body() -> None:
        ran: list[bool] = []
        at = table()
        at.must_run = lambda: ran.append(True)
        task = asyncio.ensure_future(done(b'{"is":"reason","to":0,"n":"\\"to\\":0"}'))
        found = await finish(at, message, task)
        assert found == b'{"is":"reason","to":7,"n":"\\"to\\":0"}'
        assert ran == ([] if isinstance(message, Why) else [True])

    in_loop(body)
