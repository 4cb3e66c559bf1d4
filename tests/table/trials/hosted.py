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
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text

from patolli import games
from patolli.table.archive import TableArchive
from patolli.table.store import db_engine

from .serving import Served
from .wanderers import Wanderers, table_of

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


class Visit:
    def __init__(self, database: str, addresses: list[str]) -> None:
        self.database = database
        self.engine = db_engine.connect(database)
        self.addresses = [Address(one) for one in addresses]
        self.dice = random.Random(1)
        self.wanderers = Wanderers(self.addresses)
        self.across = 0
        """The largest number of tables that had clients at more than one server at the same time."""

    async def seat_more(self) -> None:
        while self.wanderers.tables_in_play() < TABLES:
            wanted = table_of(self.dice.choice(games.names()), "level-1", self.dice, 0.5)
            at = self.dice.choice(self.addresses)
            try:
                self.wanderers.seat(await asyncio.to_thread(at.post, "api/tables", wanted))
            except OSError:
                await asyncio.sleep(0.2)

    def count_across(self) -> None:
        with contextlib.suppress(Exception), self.engine.connect() as c:
            self.across = max(self.across, c.execute(text(ACROSS)).scalar_one())

    async def run(self, wanted: int) -> dict[str, Any]:
        until = time.monotonic() + MOST_SECONDS
        while self.wanderers.finished() < wanted and time.monotonic() < until:
            await self.seat_more()
            await asyncio.to_thread(self.count_across)
            await asyncio.sleep(1)
        await self.wanderers.stop()
        mine = {p.table for p in self.wanderers.players}
        with TableArchive(None, self.database, reading=True) as keeper:
            stored = {row.id: (row, seats, steps) for row, seats, steps in keeper.all() if row.id in mine}
        return {
            "tables with seats at two servers, at most": self.across,
            **self.wanderers.result(stored),
        }


async def main() -> None:
    database, count, *addresses = sys.argv[1:]
    print(json.dumps(await Visit(database, addresses).run(int(count)), indent=1))


if __name__ == "__main__":
    asyncio.run(main())
