"""An upgrade restarts the processes of a port one by one, and players only have to reconnect."""

from __future__ import annotations

import asyncio
import os
import signal
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from patolli.table.archive import TableArchive

from .servers import on_postgres
from .servers import url as url
from .trials.kill import audit_stored, going_on
from .trials.servers import AWAY_SECONDS
from .trials.serving import DATABASE, PROCESSES, Served
from .trials.wanderers import Wanderers

pytestmark = on_postgres
TABLES = 2


@pytest.fixture
def served(tmp_path: Path, url: str) -> Iterator[Served]:
    one = Served(tmp_path / "server", env={DATABASE: url, PROCESSES: "2", "PATOLLI_TRIAL_QUERY_WORKERS": "0"})
    try:
        one.start()
        yield one
    finally:
        one.stop()


class Play:
    """Clients that play games; a new game starts whenever one ends."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.wanderers = Wanderers([served])

    async def seat(self) -> None:
        while self.wanderers.tables_in_play() < TABLES:
            seats = [{"kind": "hot", "name": name} for name in "AB"]
            wanted = {"game": "azteca", "seats": seats}
            self.wanderers.seat(await asyncio.to_thread(self.served.post, "api/tables", wanted))

    async def restart(self) -> list[int]:
        """Restarts all processes one by one, and returns the status codes of requests made in
        the meantime.
        """
        served = self.served
        assert served.process is not None
        before, answers = set(served.processes()), []
        os.kill(served.process.pid, signal.SIGHUP)
        until = time.monotonic() + 100
        while before & set(served.processes()) or len(served.processes()) < len(before):
            assert time.monotonic() < until
            await self.seat()
            answers.append(await asyncio.to_thread(health, served))
        return answers

    async def run(self) -> list[int]:
        await self.seat()
        answers = await self.restart()
        await going_on(self.wanderers.players)
        await self.wanderers.stop()
        return answers


def health(served: Served) -> int:
    with urllib.request.urlopen(f"http://127.0.0.1:{served.port}/api/health", timeout=10) as answer:
        return int(answer.status)


def test_a_restart_of_all_processes_is_a_reconnect_for_those_who_play(served: Served, url: str) -> None:
    play = Play(served)
    answers = asyncio.run(play.run())
    players = play.wanderers.players
    assert answers
    assert set(answers) == {200}
    assert [one.refused for one in players] == [[]] * len(players)
    returned = [one for one in players if one.resumed > 1]
    assert returned
    for one in returned:
        assert max(one.away) < AWAY_SECONDS
    with TableArchive(None, url, reading=True) as keeper:
        stored = {row.id: (row, seats, steps) for row, seats, steps in keeper.all()}
    assert audit_stored(stored, players) == (0, 0, 0)
