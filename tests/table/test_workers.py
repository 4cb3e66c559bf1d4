"""Bots that compute their moves in `patolli work` processes, and workers that die."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import create_engine

from patolli.table.store import job_queue, schema

from .client import Sitting
from .servers import Start, on_postgres, registry_of
from .servers import serve as serve
from .servers import url as url
from .table_helpers import make, wait_for
from .test_one_server import refused

pytestmark = on_postgres


def start_worker(url: str, count: int = 1) -> subprocess.Popen[bytes]:
    words = ["work", "--database", url, "--processes", str(count)]
    return subprocess.Popen([sys.executable, "-m", "patolli", *words], stdout=subprocess.DEVNULL)


def until(wanted: Callable[[], Any], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end
        time.sleep(0.05)


def nobody_thinks(*_: Any) -> None:
    raise AssertionError("the server itself must not think")


def add_job(url: str, id_: str, **values: Any) -> None:
    job = {
        "id": id_,
        "pool": "moves",
        "asked_by": "me",
        "table_id": "t",
        "flow": "a",
        "place": 0,
        "expected": 1.0,
        "seconds": 30.0,
        "question": "{}",
        **values,
    }
    engine = create_engine(url)
    with engine.begin() as c:
        job_queue.put(c, job)
    engine.dispose()


def taken(url: str, worker: str = "w", short_only: bool = False) -> str:
    engine = create_engine(url)
    with engine.begin() as c:
        found = job_queue.take(c, worker, short_only)
    engine.dispose()
    return "" if found is None else found.id


def test_bots_are_thought_for_by_a_worker_and_by_another_when_it_dies(serve: Start, url: str) -> None:
    http = serve()
    workers = [start_worker(url)]
    registry = registry_of(http)
    try:
        until(registry.remote.has_workers)
        registry.bots.pool.run = nobody_thinks  # type: ignore[method-assign, assignment]
        bot = {"kind": "bot", "level": "level-1"}
        made = make(http, seats=[{"kind": "me", "name": "A"}, bot, bot])
        with Sitting(http, made["id"], made["tokens"][0]) as a:
            for n in range(12):
                a.settle_until(lambda: a.mirror().question is not None)
                if n == 4:
                    workers.append(start_worker(url))
                    until(lambda: sum(one["kind"] == "worker" for one in registry.servers.others) == 2)
                    workers[0].kill()
                assert a.play(a.mirror().texts()[0])["is"] == "ack"
        assert not [one for one in registry.sessions.values() if one.trouble]
    finally:
        for one in workers:
            one.terminate()
            assert one.wait(30) in {0, -9}


def test_where_no_worker_is_left_the_server_thinks_itself(serve: Start, url: str) -> None:
    http = serve()
    worker = start_worker(url)
    registry = registry_of(http)
    until(registry.remote.has_workers)
    worker.kill()
    worker.wait()
    made = make(http, seats=[{"kind": "me", "name": "A"}, {"kind": "bot", "level": "random"}])
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        for _ in range(5):
            a.settle_until(lambda: a.mirror().question is not None)
            assert a.play(a.mirror().texts()[0])["is"] == "ack"
    until(lambda: not registry.remote.has_workers())
    wait_for(http, made["id"], lambda info: info["asked"] == [0])


def test_a_waiting_client_comes_first_then_the_one_that_has_used_least(serve: Start, url: str) -> None:
    serve()
    add_job(url, "watched", place=1)
    add_job(url, "asleep", place=2)
    add_job(url, "much", flow="glutton")
    add_job(url, "little", flow="modest")
    engine = create_engine(url)
    with engine.begin() as c:
        job_queue.charge(c, "glutton", 10)
        job_queue.charge(c, "modest", 1)
        found = [job_queue.take(c, "w", False) for _ in range(5)]
    engine.dispose()
    assert [one and one.id for one in found] == ["little", "much", "watched", "asleep", None]


def test_the_process_for_short_jobs_takes_no_long_ones(serve: Start, url: str) -> None:
    serve()
    add_job(url, "long", expected=5.0)
    assert taken(url, short_only=True) == ""
    add_job(url, "short", expected=0.1, place=2)
    assert taken(url, short_only=True) == "short"


def test_a_job_whose_workers_die_is_given_up_after_three(serve: Start, url: str) -> None:
    serve()
    add_job(url, "bad")
    engine = create_engine(url)

    def given_back() -> bool:
        with engine.connect() as c:
            found = c.execute(schema.jobs.select()).one()
        return found.taken_by == "" or found.answer is not None

    for n in range(3):
        assert taken(url, f"worker {n}") == "bad"
        until(given_back)
    with engine.begin() as c:
        assert "no worker" in str(job_queue.answer_of(c, "bad"))
        late = job_queue.ThinkingJob("bad", "a", {}, 1.0)
        assert not job_queue.answer(c, late, "worker 0", "{}", 0.0), "an answer that comes too late"
    engine.dispose()


def test_of_many_workers_each_job_goes_to_one(serve: Start, url: str) -> None:
    serve()
    for n in range(30):
        add_job(url, f"job{n}", flow=str(n % 3))
    engines = [create_engine(url) for _ in range(4)]
    connections = [engine.connect() for engine in engines]
    transactions = [c.begin() for c in connections]
    found = [job_queue.take(c, f"w{n}", False) for _ in range(8) for n, c in enumerate(connections)]
    for transaction in transactions:
        transaction.commit()
    ids = [one.id for one in found if one is not None]
    assert len(ids) == len(set(ids)) == 30
    for c, engine in zip(connections, engines, strict=True):
        c.close()
        engine.dispose()


def test_workers_of_a_file_are_refused(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert "PostgreSQL" in refused(capsys, "work", "--database", f"sqlite:///{tmp_path}/x.sqlite3")
