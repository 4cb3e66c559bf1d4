"""The database writer: which jobs share a commit, what happens to a failing job, and how the writer shuts
down.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import OperationalError

from patolli.table.refusal import Refusal
from patolli.table.store import writer as writers
from patolli.table.store.lock import LostLock
from patolli.table.store.writer import TOGETHER, Writer

pytestmark = pytest.mark.sqlite


class Base:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.commits = 0
        event.listen(engine, "commit", self.committed)
        with engine.begin() as c:
            c.execute(text("CREATE TABLE words (word TEXT PRIMARY KEY)"))
        self.commits = 0

    def committed(self, _: Connection) -> None:
        self.commits += 1

    def words(self) -> list[str]:
        with self.engine.connect() as c:
            return list(c.execute(text("SELECT word FROM words ORDER BY rowid")).scalars())


def add(word: str) -> Callable[[Connection], str]:
    def work(c: Connection) -> str:
        c.execute(text("INSERT INTO words VALUES (:word)"), {"word": word})
        return word.upper()

    return work


@pytest.fixture
def base(tmp_path: Path) -> Base:
    return Base(create_engine(f"sqlite:///{tmp_path / 'words.db'}"))


@pytest.fixture
def writer(base: Base) -> Iterator[Writer]:
    found = Writer(base.engine)
    yield found
    found.close()


async def gathered(writer: Writer, jobs: list[tuple[Callable[[Connection], Any], str]]) -> list[Any]:
    """Queues all jobs while the writer is busy, and returns their results."""
    free, busy = threading.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def hold(_: Connection) -> None:
        loop.call_soon_threadsafe(busy.set)
        assert free.wait(10)

    first = asyncio.create_task(writer.do(hold))
    await busy.wait()
    tasks = [asyncio.create_task(writer.do(work, table)) for work, table in jobs]
    await asyncio.sleep(0)
    free.set()
    await first
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_waiting_jobs_share_a_commit_in_the_order_of_their_tables(base: Base, writer: Writer) -> None:
    jobs = [(add("b1"), "b"), (add("a1"), "a"), (add("b2"), "b"), (add("a2"), "a")]
    assert asyncio.run(gathered(writer, jobs)) == ["B1", "A1", "B2", "A2"]
    assert base.words() == ["a1", "a2", "b1", "b2"]
    assert base.commits == 2, "one for the first job, and one for the others"


def test_a_commit_has_a_limited_number_of_jobs(base: Base, writer: Writer) -> None:
    asyncio.run(gathered(writer, [(add(str(n)), "t") for n in range(TOGETHER + 1)]))
    assert len(base.words()) == TOGETHER + 1
    assert base.commits == 3


def test_a_job_that_fails_does_not_fail_the_others(base: Base, writer: Writer) -> None:
    def broken(_: Connection) -> None:
        raise ValueError("not this one")

    found = asyncio.run(gathered(writer, [(add("a"), ""), (broken, ""), (add("b"), "")]))
    assert (found[0], found[2]) == ("A", "B")
    assert isinstance(found[1], ValueError)
    assert base.words() == ["a", "b"]


def test_a_fault_of_the_database_is_a_refusal_and_logged_from_time_to_time(
    writer: Writer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def twice() -> None:
        await writer.do(add("a"))
        for _ in range(2):
            with pytest.raises(Refusal, match="cannot write at the moment; nothing was changed"):
                await writer.do(add("a"))

    asyncio.run(twice())
    assert [one.getMessage() for one in caplog.records] == ["write failed"]
    at = writer.logged[1]
    for seconds, lines in ((30.0, 1), (30.1, 2)):
        monkeypatch.setattr(time, "monotonic", lambda seconds=seconds: at + seconds)
        writer.log_fault(writer.logged[0])
        assert len(caplog.records) == lines
    writer.log_fault("another fault")
    assert len(caplog.records) == 3


def test_after_the_loss_of_its_lock_nothing_is_written(base: Base, caplog: pytest.LogCaptureFixture) -> None:
    lost = False

    def must_hold(_: Connection) -> None:
        if lost:
            raise LostLock

    found = Writer(base.engine, must_hold)

    async def written() -> None:
        nonlocal lost
        await found.do(add("before"))
        lost = True
        for _ in range(2):
            with pytest.raises(Refusal, match="lost its lock"):
                await found.do(add("after"))
            lost = False

    asyncio.run(written())
    found.close()
    assert base.words() == ["before"]
    assert [one.levelno for one in caplog.records] == [logging.CRITICAL]


def test_a_writer_that_closes_finishes_its_jobs_and_takes_no_more(base: Base) -> None:
    found = Writer(base.engine)

    async def closed() -> list[str]:
        tasks = [asyncio.create_task(found.do(add(word))) for word in "abc"]
        await asyncio.sleep(0)
        await asyncio.to_thread(found.close)
        with pytest.raises(Refusal, match="can no longer write"):
            await found.do(add("d"))
        return list(await asyncio.gather(*tasks))

    assert asyncio.run(closed()) == ["A", "B", "C"]
    assert base.words() == ["a", "b", "c"]
    assert not found.thread.is_alive()


class Away:
    """A database that is unreachable for the given number of attempts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, failures: int) -> None:
        self.failures = failures
        self.tries = 0
        monkeypatch.setattr(writers, "is_away", lambda _: True)
        monkeypatch.setattr(writers, "AGAIN_SECONDS", 0.0)

    def __call__(self, _: Connection) -> int:
        self.tries += 1
        if self.tries <= self.failures:
            raise OperationalError("SELECT", {}, Exception("the database is being restarted"))
        return self.tries


def test_writes_and_reads_wait_for_a_database_that_is_restarted(
    writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asyncio.run(writer.do(Away(monkeypatch, 3))) == 4
    assert asyncio.run(writer.read(Away(monkeypatch, 2))) == 3
    assert asyncio.run(writer.glance(Away(monkeypatch, 2))) == 3


def test_after_a_while_nobody_waits_any_longer(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writers, "RECONNECT_SECONDS", -1.0)
    gone = Away(monkeypatch, 99)
    with pytest.raises(OperationalError):
        writer.look(gone)
    assert gone.tries == 1
    with pytest.raises(Refusal, match="cannot write"):
        asyncio.run(writer.do(gone))


def test_a_read_that_fails_otherwise_is_not_tried_again(
    writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = Away(monkeypatch, 99)
    monkeypatch.setattr(writers, "is_away", lambda _: False)
    with pytest.raises(OperationalError):
        writer.look(gone)
    assert gone.tries == 1


@pytest.mark.parametrize(
    ("dialect", "fault", "freed"),
    [
        ("sqlite", "database or disk is full", True),
        ("sqlite", "UNIQUE constraint failed", False),
        ("postgresql", "could not extend file: disk full", False),
    ],
)
def test_only_a_full_disk_makes_sqlite_shorten_its_log(
    writer: Writer, monkeypatch: pytest.MonkeyPatch, dialect: str, fault: str, freed: bool
) -> None:
    asked: list[str] = []

    def execute(text: str) -> Any:
        asked.append(text)
        return SimpleNamespace(fetchall=list)

    cursor = SimpleNamespace(execute=execute)
    raw = SimpleNamespace(cursor=lambda: cursor, close=lambda: asked.append("close"))
    engine: Any = SimpleNamespace(dialect=SimpleNamespace(name=dialect), raw_connection=lambda: raw)
    monkeypatch.setattr(writer, "engine", engine)
    writer.make_room(OperationalError("INSERT", {}, Exception(fault)))
    assert asked == (["PRAGMA wal_checkpoint(RESTART)", "close"] if freed else [])
