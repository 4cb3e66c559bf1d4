"""The lock of a PostgreSQL database, with a fake connection that records the statements."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from patolli.table.store.lock import ADVISORY, STARTING, AdvisoryLock, InUse, one_at_a_time


class Connection:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.open = True

    def execution_options(self, **options: str) -> Connection:
        assert options == {"isolation_level": "AUTOCOMMIT"}
        return self

    def execute(self, statement: Any, values: dict[str, int] | None = None) -> Any:
        if self.engine.broken:
            raise OperationalError("SELECT", {}, Exception("broken"))
        self.engine.said.append((str(statement).removeprefix("SELECT "), (values or {}).get("key", 0)))
        return SimpleNamespace(scalar=lambda: self.engine.free)

    def close(self) -> None:
        self.open = False

    def __enter__(self) -> Connection:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Engine:
    def __init__(self, free: int = 7) -> None:
        self.free = free
        self.broken = False
        self.disposed = False
        self.said: list[tuple[str, int]] = []
        self.connections: list[Connection] = []
        self.url = SimpleNamespace(database="games")

    def connect(self) -> Connection:
        self.connections.append(Connection(self))
        return self.connections[-1]

    def dispose(self) -> None:
        self.disposed = True


def locked(engine: Any, shared: bool = False) -> AdvisoryLock:
    return AdvisoryLock(engine, shared)


@pytest.mark.parametrize(("shared", "kind"), [(False, ""), (True, "_shared")])
def test_the_lock_is_released_as_it_was_taken(shared: bool, kind: str) -> None:
    engine = Engine()
    lock = locked(engine, shared)
    assert lock.process == 7
    for _ in range(2):
        lock.release()
        assert engine.said == [
            (f"pg_try_advisory_lock{kind}(:key)", ADVISORY),
            ("pg_backend_pid()", 0),
            (f"pg_advisory_unlock{kind}(:key)", ADVISORY),
        ]
    assert engine.disposed
    assert not engine.connections[0].open


def test_a_lock_that_another_server_has_is_refused() -> None:
    engine = Engine(free=0)
    with pytest.raises(InUse, match="the database games open"):
        locked(engine)
    assert engine.disposed
    assert not engine.connections[0].open


def test_a_broken_connection_releases_the_lock() -> None:
    engine = Engine()
    lock = locked(engine)
    engine.broken = True
    lock.release()
    assert lock.connection is None
    assert engine.disposed


def test_a_lock_is_taken_again_with_a_new_connection() -> None:
    engine = Engine()
    lock = locked(engine, shared=True)
    lock.take_again()
    assert [one.open for one in engine.connections] == [False, True]
    connected: Any = lock.connection
    assert connected is engine.connections[1]
    assert engine.said[:2] == engine.said[2:]


def test_a_server_that_starts_lets_the_next_one_start_even_after_a_fault() -> None:
    engine: Any = Engine()
    starting = one_at_a_time(engine)
    starting.__enter__()
    assert engine.said == [("pg_advisory_lock(:key)", STARTING)]
    assert not starting.__exit__(LookupError, LookupError(), None)
    assert engine.said[1:] == [("pg_advisory_unlock(:key)", STARTING)]
