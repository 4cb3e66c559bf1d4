"""The workers of a running server switch to compiled rules without a restart."""

from __future__ import annotations

import asyncio
import tomllib
from pathlib import Path

from patolli.compiling.background import compiler
from patolli.table.worker_process import WorkerProcess, field

ROOT = Path(__file__).parents[2]


def test_a_worker_is_replaced_once_when_the_rules_have_been_compiled() -> None:
    async def pids() -> list[int]:
        worker = WorkerProcess("tests.compiling.pid_worker", [])
        found = []
        try:
            for risen in (0, 0, 1, 0):
                compiler.generation += risen
                found.append(field(await worker.ask({}, 30), "pid"))
        finally:
            await worker.end()
        return found

    before = compiler.generation
    try:
        first, second, third, fourth = asyncio.run(pids())
    finally:
        compiler.generation = before
    assert first == second != third == fourth


def test_the_extra_and_the_group_name_the_same_tools() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["optional-dependencies"]["fast"] == project["dependency-groups"]["compile"]
