"""Players at several servers of one database, who go to another server when their own is down."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Sequence
from typing import Any

import websockets

from patolli.table.store import salvage

from .kill import Player, audit_stored
from .serving import Served


class Wanderer(Player):
    """A player who switches to the next server whenever the connection is lost."""

    def __init__(self, servers: Sequence[Served], table: str, seat: int, token: str, seed: int) -> None:
        super().__init__(servers[seed % len(servers)], table, seat, token, seed)
        self.servers = servers
        self.lost_at = 0.0
        self.away: list[float] = []
        """The seconds from each lost connection to the next welcome."""

    async def keep_playing(self, stopped: asyncio.Event) -> None:
        while not stopped.is_set() and not self.mirror.over:
            before = self.resumed
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                await self.play()
            if self.resumed > before or not self.lost_at:
                self.lost_at = time.monotonic()
            self.served = self.servers[(self.servers.index(self.served) + 1) % len(self.servers)]
            await asyncio.sleep(0.05)

    def welcomed(self) -> None:
        if self.lost_at:
            self.away.append(time.monotonic() - self.lost_at)
            self.lost_at = 0.0


class Wanderers:
    """All players of a trial, two at each table."""

    def __init__(self, servers: Sequence[Served]) -> None:
        self.servers = servers
        self.players: list[Wanderer] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.stopped = asyncio.Event()

    def seat(self, made: Any) -> None:
        """Begins to play at the seats of a new table."""
        for one in made["seats"]:
            n = len(self.players)
            player = Wanderer(self.servers, made["table"]["id"], one["seat"], one["token"], n)
            self.players.append(player)
            self.tasks.append(asyncio.create_task(player.keep_playing(self.stopped)))

    def tables_in_play(self) -> int:
        return sum(not p.mirror.over for p in self.players) // 2

    def finished(self) -> int:
        return sum(p.mirror.over for p in self.players) // 2

    async def stop(self) -> None:
        self.stopped.set()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def away(self) -> list[float]:
        """Returns how long each change of servers took, the shortest first; [0] if there was none."""
        return sorted(seconds for p in self.players for seconds in p.away) or [0.0]

    def result(self, stored: dict[str, salvage.Stored]) -> dict[str, Any]:
        lost, twice, foreign = audit_stored(stored, self.players)
        return {
            "games finished": self.finished(),
            "acknowledged": sum(len(p.acknowledged) for p in self.players),
            "lost": lost,
            "twice": twice,
            "not said by anybody": foreign,
            "came back": sum(len(p.away) for p in self.players),
            "away at most s": round(self.away()[-1], 2),
            "refused": sorted({e for p in self.players for e in p.refused}),
            "faults": [repr(t.exception()) for t in self.tasks if not t.cancelled() and t.exception()],
        }


def table_of(game: str, bot: str, dice: random.Random, share: float) -> dict[str, Any]:
    """Returns the wish for a table with two players; this share of the tables also has a bot."""
    seats: list[dict[str, str]] = [{"kind": "hot", "name": f"P{i}"} for i in range(2)]
    if dice.random() < share:
        seats.append({"kind": "bot", "level": bot})
    return {"game": game, "seats": seats}
