"""Kills servers and workers with SIGKILL and crashes PostgreSQL while all games are played. No move may be
lost.

Two servers and a worker share a database. Each client plays through one of the servers and switches to the
other when its own is down; the trial measures how long the switch takes.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from patolli import game_index, games
from patolli.table.archive import TableArchive

from ...kernel.lanterns.game import GAME
from .. import postgres
from .kill import going_on
from .serving import DATABASE, ROOT, Served
from .wanderers import Wanderers, table_of

AWAY_SECONDS: Final = 5.0
KINDS: Final = ("server", "server", "worker", "data base")


class Trial:
    def __init__(self, folder: Path, base: postgres.TestServer, seed: int) -> None:
        self.folder = folder
        self.base = base
        self.url = postgres.url_in(folder)
        self.dice = random.Random(seed)
        env = {DATABASE: self.url, "PATOLLI_TRIAL_QUERY_WORKERS": "1"}
        self.servers = [Served(folder / f"server{n}", env=env) for n in range(2)]
        self.worker: subprocess.Popen[bytes] | None = None
        self.killed: dict[str, int] = dict.fromkeys(KINDS, 0)
        self.wanderers = Wanderers(self.servers)

    async def start(self) -> None:
        for one in self.servers:
            await asyncio.to_thread(one.start)
        self.start_worker()

    def start_worker(self) -> None:
        words = ["work", "--database", self.url, "--processes", "1", "--log-level", "error"]
        path = os.pathsep.join([str(ROOT), *[p for p in sys.path if p]])
        self.worker = subprocess.Popen(
            [sys.executable, "-m", "patolli", *words],
            env={**os.environ, "PYTHONPATH": path},
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
        )

    async def seat(self, tables: int) -> None:
        """Creates tables, some of them with a bot, until `tables` games are in play."""
        while self.wanderers.tables_in_play() < tables:
            game = self.dice.choice([*games.names(), GAME.name])
            self.wanderers.seat(await self.post(table_of(game, "random", self.dice, 0.4)))

    async def post(self, wanted: dict[str, Any]) -> Any:
        for n in range(200):
            with contextlib.suppress(OSError):
                return await asyncio.to_thread(self.servers[n % 2].post, "api/tables", wanted)
            await asyncio.sleep(0.1)
        raise RuntimeError("no server creates a table")

    async def kill(self, n: int) -> None:
        kind = KINDS[n % len(KINDS)]
        self.killed[kind] += 1
        if kind == "server":
            one = self.dice.choice(self.servers)
            await asyncio.to_thread(one.kill)
            await asyncio.sleep(self.dice.uniform(0, 1))
            await asyncio.to_thread(one.start)
        elif kind == "worker" and self.worker is not None:
            self.worker.kill()
            await asyncio.to_thread(self.worker.wait)
            self.start_worker()
        else:
            await asyncio.to_thread(self.base.stop)
            await asyncio.to_thread(self.base.start)

    async def end(self) -> None:
        await self.wanderers.stop()
        for one in self.servers:
            await asyncio.to_thread(one.stop)
        if self.worker is not None:
            self.worker.terminate()
            await asyncio.to_thread(self.worker.wait)


async def run(kills: int = 100, tables: int = 6, seed: int = 1) -> dict[str, Any]:
    os.environ[game_index.VARIABLE] = "tests.kernel.lanterns"
    began = time.monotonic()
    with postgres.running() as base, tempfile.TemporaryDirectory() as folder:
        os.environ[postgres.VARIABLE] = base.address
        trial = Trial(Path(folder), base, seed)
        try:
            await trial.start()
            for n in range(kills):
                await trial.seat(tables)
                await asyncio.sleep(trial.dice.uniform(0.2, 1.0))
                await trial.kill(n)
            await going_on(trial.wanderers.players)
        finally:
            await trial.end()
        with TableArchive(None, trial.url, reading=True) as keeper:
            stored = {row.id: (row, seats, steps) for row, seats, steps in keeper.all()}
        found, away = trial.wanderers.result(stored), trial.wanderers.away()
        if found["lost"] or found["twice"] or found["not said by anybody"]:
            found["faults"].append("moves were lost or made twice")
        return {
            "killed": trial.killed,
            **found,
            "away p99 s": round(away[int(len(away) * 0.99)], 2),
            "away longer than 5 s": sum(seconds > AWAY_SECONDS for seconds in away),
            "seconds": round(time.monotonic() - began, 1),
        }
