"""`patolli work` and the server's side of it, with a simulated queue and simulated processes."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from patolli.kernel.errors import PatolliError
from patolli.players.program_player import VARIABLE
from patolli.table import logs, remote_work, work
from patolli.table.fair_queue import WorkItem
from patolli.table.refusal import Refusal
from patolli.table.remote_work import NoWorkers, RemoteWork
from patolli.table.store import db_engine, job_queue, shared
from patolli.table.store.job_queue import ThinkingJob
from patolli.table.work import RemoteWorker
from patolli.table.worker_process import CutOff, Unwanted, field

from .event_loop import in_loop

JOB = ThinkingJob("j", "f", {"of": 1}, 9.0)


class Engine:
    def __init__(self) -> None:
        self.broken = False
        self.url = SimpleNamespace(render_as_string=lambda: "postgresql://***")
        self.disposed = 0

    @contextlib.contextmanager
    def begin(self) -> Iterator[str]:
        if self.broken:
            raise OperationalError("SELECT", {}, Exception("away"))
        yield "connection"

    connect = begin

    def dispose(self) -> None:
        self.disposed += 1


class Queue:
    """The job queue of the database."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jobs: list[ThinkingJob] = []
        self.calls: list[Any] = []
        self.wanted = True
        self.stored: str | None = None
        monkeypatch.setattr(job_queue, "take", self.take)
        monkeypatch.setattr(job_queue, "answer", lambda _, *given: self.calls.append(("answer", *given)))
        monkeypatch.setattr(job_queue, "is_wanted", lambda *_: self.wanted)
        monkeypatch.setattr(job_queue, "put", lambda _, values: self.calls.append(("put", values)))
        monkeypatch.setattr(job_queue, "drop", lambda _, id_: self.calls.append(("drop", id_)))
        monkeypatch.setattr(job_queue, "answer_of", lambda *_: self.stored)
        monkeypatch.setattr(shared, "beat", lambda _, *given: self.calls.append(("beat", *given)))
        monkeypatch.setattr(shared, "sign_off", lambda _, *given: self.calls.append(("off", *given)))

    def take(self, _: Any, worker: str, short_only: bool) -> ThinkingJob | None:
        self.calls.append(("take", worker, short_only))
        return self.jobs.pop(0) if self.jobs else None

    def made(self, name: str) -> list[Any]:
        return [given for called, *given in self.calls if called == name]


class Process:
    """A process that computes answers."""

    def __init__(self, answer: Any = None) -> None:
        self.answer = answer
        self.asked: list[Any] = []
        self.ended = False

    async def ask(self, question: dict[str, Any], seconds: float) -> Any:
        self.asked.append((question, seconds))
        if self.answer is None:
            await asyncio.Event().wait()
        if isinstance(self.answer, Exception):
            raise self.answer
        return {name: msgspec.Raw(json.dumps(value).encode()) for name, value in self.answer.items()}

    async def end(self) -> None:
        self.ended = True


@pytest.fixture
def queue(monkeypatch: pytest.MonkeyPatch) -> Queue:
    monkeypatch.setattr(work, "AGAIN_SECONDS", 0.001)
    monkeypatch.setattr(work, "BEAT_SECONDS", 0.001)
    return Queue(monkeypatch)


@pytest.fixture
def worker(queue: Queue, monkeypatch: pytest.MonkeyPatch) -> Any:
    engine = Engine()
    monkeypatch.setattr(db_engine, "open_base", lambda _: Engine())
    monkeypatch.setattr(db_engine, "connect", lambda _: engine)
    return RemoteWorker("postgresql://somewhere", 2)


# ---- the worker ------------------------------------------------------------------------------------------


def test_an_answer_is_stored_with_the_time_it_took(queue: Queue, worker: Any) -> None:
    async def body() -> None:
        process = Process({"move": 3, "cpu_ms": 1500.0})
        await worker.work(process, JOB)
        assert process.asked == [({"of": 1}, 9.0)]
        ((job, id_, text, used),) = queue.made("answer")
        assert (job, id_, used) == (JOB, worker.id, 1.5)
        assert json.loads(text) == {"move": 3, "cpu_ms": 1500.0}
        await worker.work(Process({"move": 3}), JOB)
        assert queue.made("answer")[1][3] == 0.0
        assert (worker.done, worker.used) == (2, 1.5)

    in_loop(body)


def test_a_computation_that_is_cut_off_says_why_and_counts_its_duration(
    queue: Queue, worker: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([100.0, 104.0])
    monkeypatch.setattr(work, "time", SimpleNamespace(monotonic=lambda: next(times)))

    async def body() -> None:
        await worker.work(Process(CutOff("it died")), JOB)
        ((_, _, text, used),) = queue.made("answer")
        assert (json.loads(text), used) == ({"cut": "it died"}, 4.0)

    in_loop(body)


def test_a_job_that_is_no_longer_wanted_is_ended(queue: Queue, worker: Any) -> None:
    async def body() -> None:
        queue.wanted = False
        await worker.work(Process(), JOB)
        assert queue.made("answer") == []
        assert worker.done == 0

    in_loop(body)


def test_while_the_database_is_away_a_job_counts_as_wanted(worker: Any) -> None:
    worker.engine.broken = True
    assert worker.is_wanted(JOB)


@pytest.mark.parametrize("ending", [True, False])
def test_an_answer_that_cannot_be_stored_is_stored_later_unless_the_worker_ends(
    queue: Queue, worker: Any, ending: bool
) -> None:
    async def body() -> None:
        worker.engine.broken = True
        worker.ending = ending
        working = asyncio.ensure_future(worker.work(Process({}), JOB))
        done, _ = await asyncio.wait({working}, timeout=20 if ending else 0.05)
        assert bool(done) == ending
        worker.engine.broken = False
        await working
        assert len(queue.made("answer")) == (0 if ending else 1)

    in_loop(body)


def test_one_job_follows_another_until_the_worker_ends(queue: Queue, worker: Any) -> None:
    async def body() -> None:
        queue.jobs = [JOB, JOB]
        seen: list[int] = []

        async def computed(_process: Any, _job: Any) -> None:
            seen.append(worker.busy)

        worker.work = computed
        serving = asyncio.ensure_future(worker.serve(Process(), True))
        while len(queue.made("take")) < 3:
            await asyncio.sleep(0.001)
        assert seen == [1, 1]
        assert worker.busy == 0
        await asyncio.sleep(0.01)
        assert queue.made("take") == [[worker.id, True]] * 3, "it waits for a notification"
        queue.jobs = [JOB]
        worker.news.set()
        while len(seen) < 3:
            await asyncio.sleep(0.001)
        worker.end()
        await serving

    in_loop(body)


def test_a_worker_tries_again_while_the_database_is_away(queue: Queue, worker: Any) -> None:
    async def body() -> None:
        worker.engine.broken = True
        serving = asyncio.ensure_future(worker.serve(Process({}), False))
        await asyncio.sleep(0.01)
        assert not serving.done()
        queue.jobs = [JOB]
        worker.engine.broken = False
        while not queue.made("answer"):
            await asyncio.sleep(0.001)
        worker.end()
        await serving

    in_loop(body)


def test_without_notifications_a_worker_looks_for_jobs_now_and_then(
    queue: Queue, worker: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, "POLL_SECONDS", 0.001)

    async def body() -> None:
        serving = asyncio.ensure_future(worker.serve(Process({}), False))
        while len(queue.made("take")) < 3:
            await asyncio.sleep(0.001)
        worker.end()
        await serving

    in_loop(body)


def test_heartbeats_tell_what_a_worker_does(queue: Queue, worker: Any) -> None:
    worker.busy, worker.done, worker.used = 1, 7, 2.26
    worker.beat()
    ((id_, kind, _, load),) = queue.made("beat")
    assert (id_, kind) == (worker.id, "worker")
    assert json.loads(load) == {"busy": 1, "processes": 2, "done": 7, "seconds": 2.3}


def test_heartbeats_go_on_after_a_fault(queue: Queue, worker: Any) -> None:
    async def body() -> None:
        worker.engine.broken = True
        beating = asyncio.ensure_future(worker.keep_beating())
        await asyncio.sleep(0.02)
        assert queue.made("beat") == []
        worker.engine.broken = False
        while len(queue.made("beat")) < 2:
            await asyncio.sleep(0.001)
        beating.cancel()

    in_loop(body)


def test_a_worker_runs_its_processes_and_signs_off(
    queue: Queue, worker: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started = [Process(), Process(), Process()]
    asked_for: list[int] = []
    served: list[Any] = []
    closed: list[bool] = []

    def processes(_module: str, _arguments: list[str], count: int) -> list[Process]:
        asked_for.append(count)
        return started

    def listener(_engine: Any, heard: Any, missed: Any, channel: str) -> Any:
        assert channel == job_queue.CHANNEL
        heard("")
        assert worker.news.is_set()
        worker.news.clear()
        missed()
        assert worker.news.is_set()
        return SimpleNamespace(close=lambda: closed.append(True))

    async def serve(process: Any, short_only: bool) -> None:
        served.append((process, short_only))

    monkeypatch.setattr(work, "processes", processes)
    monkeypatch.setattr(work, "NewsListener", listener)
    worker.serve = serve
    in_loop(worker.run)
    assert asked_for == [3]
    assert served == [(started[0], False), (started[1], False), (started[2], True)]
    assert all(one.ended for one in started)
    assert closed == [True]
    assert queue.made("beat"), "it is known before it takes a job"
    assert queue.made("off") == [[worker.id, 0]]
    assert worker.engine.disposed == 1
    assert "2 processes" in capsys.readouterr().out


@pytest.mark.parametrize(("count", "fits"), [(0, False), (1, True), (256, True), (257, False)])
def test_the_number_of_processes_of_a_worker_is_limited(
    monkeypatch: pytest.MonkeyPatch, count: int, fits: bool
) -> None:
    ran: list[int] = []

    class Running:
        def __init__(self, _: str, count: int) -> None:
            ran.append(count)

        async def run(self) -> None: ...

    monkeypatch.setattr(work, "RemoteWorker", Running)
    monkeypatch.setattr(logs, "set_up", lambda _: None)
    with contextlib.nullcontext() if fits else pytest.raises(PatolliError, match="from 1 to 256"):
        work.run("postgresql://somewhere", count, "info")
    assert ran == [count] * fits


def test_a_worker_needs_a_database_that_others_can_reach() -> None:
    with pytest.raises(PatolliError, match="need a PostgreSQL database"):
        RemoteWorker("sqlite:///tables.sqlite3", 1)


# ---- the server ------------------------------------------------------------------------------------------


@pytest.fixture
def remote(queue: Queue, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(remote_work, "LOOK_SECONDS", 0.001)

    async def run(job: Any) -> Any:
        return job("connection")

    servers = SimpleNamespace(id="s", others=[{"kind": "server"}, {"kind": "worker"}])
    settings = SimpleNamespace(bot_modules=[])
    registry: Any = SimpleNamespace(
        writer=SimpleNamespace(do=run, read=run), servers=servers, settings=settings
    )
    return RemoteWork(registry)


def job(wanted: bool = True) -> WorkItem:
    return WorkItem({"of": 1}, "f", "t" * 40, lambda: 1, lambda: wanted, expected=2.0)


async def answered(remote: Any, wanted: bool = True) -> Any:
    return await remote.run("moves", job(wanted), 9.0)


def test_a_job_is_queued_and_its_answer_read_when_it_is_reported(queue: Queue, remote: Any) -> None:
    async def body() -> None:
        running = asyncio.ensure_future(remote.run("moves", job(), 9.0))
        while not queue.made("put"):
            await asyncio.sleep(0)
        ((values,),) = queue.made("put")
        id_ = values.pop("id")
        assert values == {
            "pool": "moves", "asked_by": "s", "table_id": "t" * 32, "flow": "f", "place": 1,
            "expected": 2.0, "seconds": 9.0, "question": '{"of":1}',
        }  # fmt: skip
        queue.stored = '{"move": 5}'
        remote.heard("another job")
        remote.heard(id_)
        assert field(await running, "move") == 5
        assert remote.waiting == {}
        assert queue.made("drop") == [[id_]]

    in_loop(body)


def test_a_job_is_dropped_when_nobody_waits_or_no_worker_is_left(queue: Queue, remote: Any) -> None:
    with pytest.raises(Unwanted):
        asyncio.run(answered(remote, wanted=False))
    remote.registry.servers.others = [{"kind": "server"}]
    assert not remote.has_workers()
    with pytest.raises(NoWorkers):
        asyncio.run(answered(remote))
    assert len(queue.made("drop")) == 2
    assert remote.waiting == {}


def test_a_job_that_a_worker_cut_off_fails(queue: Queue, remote: Any) -> None:
    queue.stored = '{"cut": "no worker finished it"}'
    with pytest.raises(CutOff, match="no worker finished it"):
        asyncio.run(answered(remote))


def test_a_job_that_cannot_be_dropped_is_answered_all_the_same(
    queue: Queue, remote: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise Refusal("cannot-write", "the disk is full")

    monkeypatch.setattr(job_queue, "drop", full)
    queue.stored = "{}"
    assert asyncio.run(answered(remote)) == {}


def test_bots_that_only_this_server_has_are_not_given_to_workers(
    remote: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert remote.knows("level-1")
    monkeypatch.setenv(VARIABLE, "mine=python mine.py\nother=other")
    assert remote.knows("level-1")
    assert not remote.knows("mine")
    assert not remote.knows("other")
    monkeypatch.delenv(VARIABLE)
    remote.registry.settings.bot_modules = ["mine"]
    assert not remote.knows("level-1")
