"""How the writer groups jobs and answers their callers; and the lock file of a database."""

from __future__ import annotations

import asyncio
import os
import stat
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from patolli.table.store import db_engine
from patolli.table.store import lock as locks
from patolli.table.store import writer as writers
from patolli.table.store.db_engine import Served
from patolli.table.store.lock import AdvisoryLock, FileLock, InUse, LostLock
from patolli.table.store.move_job import MoveJob
from patolli.table.store.writer import Job, Writer


class Engine:
    """A database engine whose transactions are recorded."""

    def __init__(self, name: str) -> None:
        self.dialect = SimpleNamespace(name=name)
        self.done: list[str] = []

    def begin(self) -> Any:
        return self

    def __enter__(self) -> str:
        self.done.append("begin")
        return "connection"

    def __exit__(self, kind: Any, *_: Any) -> None:
        self.done.append("commit" if kind is None else "rollback")


def writer(name: str) -> Any:
    """Returns a writer without its thread."""
    found: Any = object.__new__(Writer)
    found.engine, found.must_hold_lock = Engine(name), None
    found.pipelined, found.lost, found.closed = name == "postgresql", False, False
    return found


def move() -> MoveJob:
    row: Any = None
    return MoveJob(row, 1, [], False, "")


def test_reads_see_one_state_of_a_database_server(monkeypatch: pytest.MonkeyPatch) -> None:
    class Thread:
        def __init__(self, target: Any, name: str, daemon: bool) -> None:
            assert (name, daemon) == ("writer", True)

        def start(self) -> None: ...

    monkeypatch.setattr(writers, "threading", SimpleNamespace(Thread=Thread, Lock=lambda: None))
    found = {name: Writer(Engine(name)) for name in ("sqlite", "postgresql")}  # type: ignore[arg-type]
    assert (found["sqlite"].reading, found["sqlite"].single) == ({"reading": True}, {"reading": True})
    server = found["postgresql"]
    assert server.reading == {"reading": True, "isolation_level": "REPEATABLE READ"}
    assert server.single == {"reading": True, "isolation_level": "AUTOCOMMIT"}
    assert [one.pipelined for one in found.values()] == [False, True]
    assert [one.lost for one in found.values()] == [one.closed for one in found.values()] == [False, False]


class Reading:
    """An engine that records with which options it is read."""

    def __init__(self) -> None:
        self.options: list[dict[str, Any]] = []

    def connect(self) -> Any:
        return self

    def execution_options(self, **options: Any) -> Any:
        self.options.append(options)
        return nullcontext("connection")


def test_only_single_statements_are_read_without_a_transaction() -> None:
    one = writer("postgresql")
    one.engine, one.reading, one.single = Reading(), {"in": "transaction"}, {"in": "none"}
    assert asyncio.run(one.read(str)) == asyncio.run(one.glance(str)) == one.look(str) == "connection"
    assert one.engine.options == [{"in": "transaction"}, {"in": "none"}, {"in": "transaction"}]


def carried_out(one: Any, works: list[Any], monkeypatch: pytest.MonkeyPatch, **more: Any) -> Any:
    """Returns the moves that were written together, and the results of all jobs."""
    together: list[tuple[int, bool]] = []
    monkeypatch.setattr(
        writers, "write_together", lambda c, jobs, commit: together.append((len(jobs), commit))
    )

    async def run() -> list[Any]:
        loop = asyncio.get_running_loop()
        batch = [Job(work, loop.create_future(), "t") for work in works]
        assert one.carried_out(batch, **more)
        return await asyncio.gather(*(job.done for job in batch), return_exceptions=True)

    return together, asyncio.run(run())


def test_moves_next_to_each_other_are_written_together(monkeypatch: pytest.MonkeyPatch) -> None:
    one = writer("postgresql")
    works = [move(), move(), lambda c: f"other on {c}", move()]
    together, results = carried_out(one, works, monkeypatch)
    assert together == [(2, False), (1, False)]
    assert results == [None, None, "other on connection", None]
    assert carried_out(one, [move(), move()], monkeypatch)[0] == [(2, True)]
    assert one.engine.done == ["begin", "commit"] * 2
    assert not writer("sqlite").is_quick(Job(move(), None, ""))  # type: ignore[arg-type]


def test_a_job_that_fails_alone_passes_its_fault_to_its_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    one = writer("sqlite")

    def fail(_: Any) -> None:
        raise found

    found: Exception = ValueError("x")
    assert carried_out(one, [fail], monkeypatch, alone=True)[1] == [found]
    found = OperationalError("", {}, Exception("cannot connect"))
    assert carried_out(one, [fail], monkeypatch, alone=True, last=True)[1] == [found]

    async def again(count: int, *, alone: bool) -> bool:
        loop = asyncio.get_running_loop()
        batch = [Job(fail, loop.create_future(), "") for _ in range(count)]
        result: bool = one.carried_out(batch, alone=alone, last=False)
        await asyncio.sleep(0)
        for job in batch:
            assert job.done.done() == result
            if result:
                assert job.done.exception() is found
        return result

    assert not asyncio.run(again(1, alone=True)), "the database is being restarted"
    assert not asyncio.run(again(2, alone=False))
    found = ValueError("x")
    assert asyncio.run(again(1, alone=True))


def test_callers_that_no_longer_wait_are_left_out() -> None:
    async def run(fault: Exception | None) -> list[Any]:
        loop = asyncio.get_running_loop()
        batch = [Job(lambda c: None, loop.create_future(), "") for _ in range(3)]
        batch[0].done.cancel()
        writers.answer(batch, ["a", "b", "c"], fault)
        return await asyncio.gather(*(job.done for job in batch[1:]), return_exceptions=True)

    assert asyncio.run(run(None)) == ["b", "c"]
    fault = ValueError("x")
    assert asyncio.run(run(fault)) == [fault, fault]


# ---- the lock file --------------------------------------------------------------------------------------


def test_a_lock_file_names_its_process(tmp_path: Path) -> None:
    file, link = tmp_path / "x.db", tmp_path / "link.db"
    file.touch()
    link.symlink_to(file)
    lock = FileLock(file)
    path = tmp_path / "x.db.lock"
    assert path.read_text() == f"{os.getpid()}\n"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    connection: Any = None
    assert lock.is_held(connection)
    with pytest.raises(
        InUse, match=rf"another Patolli \(process {os.getpid()}\) has .*link.db open: stop it first"
    ):
        FileLock(link)
    path.write_text("no number")
    with pytest.raises(InUse, match="another Patolli has"):
        FileLock(file)
    lock.release()
    lock.release()
    assert not lock.is_held(connection)
    other = FileLock(file)
    assert path.read_text() == f"{os.getpid()}\n", "the earlier content is replaced"
    other.release()


class FullDisk:
    """The operating system with a full disk."""

    def __getattr__(self, name: str) -> Any:
        return getattr(os, name)

    def write(self, *_: Any) -> None:
        raise OSError(28, "No space left")


def test_a_lock_needs_no_room_for_its_process_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "os", FullDisk())
    lock = FileLock(tmp_path / "x.db")
    assert lock.handle is not None
    lock.release()


def test_a_database_in_memory_has_no_lock() -> None:
    assert db_engine.lock_of("sqlite://") is None
    assert db_engine.shared_lock("sqlite://") is None


def test_servers_that_share_a_database_notice_conflicts_by_its_edits() -> None:
    lock: Any = object.__new__(AdvisoryLock)
    taken: list[str] = []
    held = True
    lock.is_held = lambda connection: held
    lock.take_again = lambda: taken.append("again")
    one: Any = object.__new__(Served)
    one.lock, lock.shared = lock, False
    one.must_hold_lock("connection")
    one.keep_lock("connection")
    assert taken == []
    held = False
    with pytest.raises(LostLock):
        one.must_hold_lock("connection")
    lock.shared = True
    one.must_hold_lock("connection")
    one.keep_lock("connection")
    assert taken == ["again"]
    one.lock = None
    one.must_hold_lock("connection")
    one.keep_lock("connection")
    one.release()
