"""The periodic tasks of a server: which need the lease, and what happens when one fails."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from patolli.table.refusal import Refusal
from patolli.table.sweeper import Sweeper

LEASED = ["run_clocks", "note_time_if_due", "expire"]
FREE = ["look_who_is_away", "read_bans"]


def swept(leads: bool, fault: Exception | None = None) -> dict[str, bool]:
    """Runs the tasks once, each with this fault. Returns whether they ran while the lease was held."""
    ran: dict[str, bool] = {}
    holds: list[bool] = []

    class Ended(BaseException):
        pass

    @contextlib.contextmanager
    def leading() -> Iterator[None]:
        holds.append(True)
        yield
        holds.pop()

    def part(name: str) -> Any:
        async def run() -> None:
            ran[name] = bool(holds)
            holds.clear()
            if fault is not None:
                raise fault

        return run

    def collect_if_due(idle: bool) -> None:
        assert idle
        if ran:
            raise Ended

    registry: Any = SimpleNamespace(
        settings=SimpleNamespace(sweep_seconds=0),
        forget_idle=lambda: None,
        metrics=SimpleNamespace(look=lambda _: None),
        lobby=SimpleNamespace(look_if_due=lambda: None),
        collections=SimpleNamespace(collect_if_due=collect_if_due),
        sockets=0,
        servers=SimpleNamespace(leading=leading, leads=leads),
    )
    sweeper = Sweeper(registry)
    for name in LEASED + FREE:
        setattr(sweeper, name, part(name))
    with contextlib.suppress(Ended):
        asyncio.run(sweeper.sweep())
    return ran


def test_the_leader_runs_all_tasks_and_checks_the_lease_for_some() -> None:
    assert swept(leads=True) == dict.fromkeys(LEASED, True) | dict.fromkeys(FREE, False)


def test_other_servers_run_only_the_tasks_without_the_lease() -> None:
    assert swept(leads=False) == dict.fromkeys(FREE, False)


@pytest.mark.parametrize(
    "fault",
    [Refusal("cannot-write", "full"), OperationalError("SELECT", {}, Exception("away")), LookupError()],
)
def test_after_a_fault_the_other_tasks_still_run(fault: Exception) -> None:
    assert set(swept(leads=True, fault=fault)) == {*LEASED, *FREE}
