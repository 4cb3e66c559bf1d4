"""Prospects, odds and work budgets do not depend on the number of worker processes."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from patolli.table import position_queries
from patolli.table.position_queries import Queries
from patolli.table.refusal import Refusal
from patolli.table.settings import Settings
from patolli.table.work_budget import RESERVED, WorkBudget
from patolli.table.worker_process import Answer

COST = 50.0


class Fake:
    """A worker that answers immediately, except for odds, which wait until the test releases them."""

    def __init__(self, asked: list[tuple[int, str]], n: int, go: asyncio.Event) -> None:
        self.asked = asked
        self.n = n
        self.go = go

    async def ask(self, question: dict[str, Any], _seconds: float) -> Answer:
        kind = "odds" if question.get("odds_from") else "answers"
        self.asked.append((self.n, kind))
        if kind == "odds":
            await self.go.wait()
        return {"answer": msgspec.Raw(b"{}"), "cpu_ms": msgspec.Raw(b"%f" % COST)}

    async def end(self) -> None:
        pass


class Made:
    """A query queue with a given number of fake workers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path, workers: int) -> None:
        self.asked: list[tuple[int, str]] = []
        self.go = asyncio.Event()
        made = [Fake(self.asked, n, self.go) for n in range(workers)]
        monkeypatch.setattr(position_queries, "processes", lambda *_given: list(made))
        settings = Settings(folder, query_workers=workers)
        self.queries = Queries(settings, WorkBudget(settings))

    def odds(self, person: str) -> asyncio.Task[bytes]:
        return asyncio.create_task(self.queries.ask({"ask": "prospects", "odds_from": 3}, person, "10.0.0.1"))

    async def answers(self, person: str) -> bytes:
        return await self.queries.ask({"ask": "prospects", "odds_from": 0}, person, "10.0.0.2")


@pytest.mark.parametrize("workers", [2, 8])
def test_first_parts_do_not_wait_for_odds(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, workers: int
) -> None:
    async def play() -> None:
        made = Made(monkeypatch, tmp_path, workers)
        waiting = [made.odds(f"t/{n}") for n in range(workers + 2)]
        await asyncio.sleep(0.01)
        assert await asyncio.wait_for(made.answers("other/0"), 20) == b"{}"
        used = {n for n, kind in made.asked if kind == "odds"}
        free = {n for n, kind in made.asked if kind == "answers"}
        assert len(used) == workers - 1
        assert not used & free, "one process never computes odds"
        made.go.set()
        await asyncio.gather(*waiting)
        await made.queries.close()

    asyncio.run(play())


def test_with_one_process_first_parts_come_before_odds_that_wait(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def play() -> None:
        made = Made(monkeypatch, tmp_path, 1)
        waiting = [made.odds(f"t/{n}") for n in range(3)]
        await asyncio.sleep(0.01)
        first = asyncio.create_task(made.answers("other/0"))
        await asyncio.sleep(0.01)
        made.go.set()
        await asyncio.gather(first, *waiting)
        assert [kind for _, kind in made.asked] == ["odds", "answers", "odds", "odds"]
        await made.queries.close()

    asyncio.run(play())


@pytest.mark.parametrize("workers", [1, 8])
def test_the_budget_is_used_up_after_the_same_work(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, workers: int
) -> None:
    """A client that sends one request after another gets as much work done by one process as by eight."""

    async def play() -> int:
        made = Made(monkeypatch, tmp_path, workers)
        monkeypatch.setattr("patolli.table.rate_limits.time.monotonic", lambda: 1000.0)
        for n in range(10_000):
            try:
                await made.answers("t/0")
            except Refusal as refusal:
                return n if refusal.error == "too-many" else -1
        return -1

    burst = Settings(tmp_path).work_burst_seconds * 1000
    assert asyncio.run(play()) == int((burst - RESERVED) // COST) + 1


def test_a_worker_whose_server_has_gone_ends_without_a_traceback() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "patolli.table.query_worker"],
        stdin=subprocess.DEVNULL,
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")
