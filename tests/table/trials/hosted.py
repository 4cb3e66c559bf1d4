"""Plays at an installation that is running, as docs/hosting.md describes it, and checks its database.

    python -m tests.table.trials.hosted DATABASE GAMES ADDRESS ADDRESS ...

Each seat of a table connects to another address and goes to the next one when it loses its connection.
Meanwhile servers, workers and the database can be killed by hand. The trial ends when GAMES games are
finished; then every acknowledged move must be in the database, exactly once.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

import websockets
from sqlalchemy import text

from patolli import games
from patolli.table.archive import TableArchive
from patolli.table.store import db_engine

from .kill import Player, audit_stored
from .serving import Served

TABLES: Final = 6
"""The number of tables in play at the same time."""
MOST_SECONDS: Final = 1800.0
ACROSS: Final = (
    "SELECT count(*) FROM (SELECT table_id FROM connected GROUP BY table_id "
    "HAVING count(DISTINCT process) > 1) AS shared"
)


class Address(Served):
    """A server started by another program."""

    def __init__(self, url: str) -> None:
        super().__init__(Path(), port=1)
        self.url = url.rstrip("/")

    def post(self, where: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"{self.url}/{where}", json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read())

    def socket(self, table: str) -> str:
        return f"ws{self.url.removeprefix('http')}/ws/{table}"


class Visitor(Player):
    """A player who switches to the next address whenever the connection is lost."""

    def __init__(self, all_: list[Address], table: str, seat: int, token: str, seed: int) -> None:
        super().__init__(all_[seed % len(all_)], table, seat, token, seed)
        self.at = seed
        self.all = all_
        self.lost_at = 0.0
        self.away: list[float] = []

    async def keep_playing(self, stopped: asyncio.Event) -> None:
        while not stopped.is_set() and not self.mirror.over:
            before = self.resumed
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                await self.play()
            if self.resumed > before or not self.lost_at:
                self.lost_at = time.monotonic()
            self.at += 1
            self.served = self.all[self.at % len(self.all)]
            await asyncio.sleep(0.1)

    def welcomed(self) -> None:
        if self.lost_at:
            self.away.append(time.monotonic() - self.lost_at)
            self.lost_at = 0.0


class Visit:
    def __init__(self, database: str, addresses: list[str]) -> None:
        self.database = database
        self.engine = db_engine.connect(database)
        self.addresses = [Address(one) for one in addresses]
        self.dice = random.Random(1)
        self.players: list[Visitor] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.stopped = asyncio.Event()
        self.across = 0
        """The largest number of tables that had clients at more than one server at the same time."""

    async def seat_more(self) -> None:
        while sum(not p.mirror.over for p in self.players) < TABLES * 2:
            seats: list[dict[str, str]] = [{"kind": "hot", "name": f"P{i}"} for i in range(2)]
            if self.dice.random() < 0.5:
                seats.append({"kind": "bot", "level": "level-1"})
            wanted = {"game": self.dice.choice(games.names()), "seats": seats}
            at = self.dice.choice(self.addresses)
            try:
                made = await asyncio.to_thread(at.post, "api/tables", wanted)
            except OSError:
                await asyncio.sleep(0.2)
                continue
            for one in made["seats"]:
                n = len(self.players)
                player = Visitor(self.addresses, made["table"]["id"], one["seat"], one["token"], n)
                self.players.append(player)
                self.tasks.append(asyncio.create_task(player.keep_playing(self.stopped)))

    def count_across(self) -> None:
        with contextlib.suppress(Exception), self.engine.connect() as c:
            self.across = max(self.across, c.execute(text(ACROSS)).scalar_one())

    def finished(self) -> int:
        return sum(p.mirror.over for p in self.players) // 2

    async def run(self, wanted: int) -> dict[str, Any]:
        until = time.monotonic() + MOST_SECONDS
        while self.finished() < wanted and time.monotonic() < until:
            await self.seat_more()
            await asyncio.to_thread(self.count_across)
            await asyncio.sleep(1)
        self.stopped.set()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        mine = {p.table for p in self.players}
        with TableArchive(None, self.database, reading=True) as keeper:
            stored = {row.id: (row, seats, steps) for row, seats, steps in keeper.all() if row.id in mine}
        lost, twice, foreign = audit_stored(stored, self.players)
        away = sorted(seconds for p in self.players for seconds in p.away) or [0.0]
        return {
            "games finished": self.finished(),
            "tables with seats at two servers, at most": self.across,
            "acknowledged": sum(len(p.acknowledged) for p in self.players),
            "lost": lost,
            "twice": twice,
            "not said by anybody": foreign,
            "came back": len(away),
            "away at most s": round(away[-1], 2),
            "refused": sorted({e for p in self.players for e in p.refused}),
            "faults": [repr(t.exception()) for t in self.tasks if not t.cancelled() and t.exception()],
        }


async def main() -> None:
    database, count, *addresses = sys.argv[1:]
    print(json.dumps(await Visit(database, addresses).run(int(count)), indent=1))


if __name__ == "__main__":
    asyncio.run(main())
