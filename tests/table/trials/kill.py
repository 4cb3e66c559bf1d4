"""Kills servers with SIGKILL at random moments during play. No acknowledged move may be lost or duplicated,
and all clients must be able to resume.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import websockets

from patolli import game_index
from patolli.table import journal
from patolli.table.archive import TableArchive
from patolli.table.protocol import VERSION
from patolli.table.store import salvage

from ...kernel.lanterns.game import GAME
from ..mirror import Mirror
from .serving import Served


class Player:
    """The client of one seat. It reconnects with its last known state after every crash."""

    def __init__(self, served: Served, table: str, seat: int, token: str, seed: int) -> None:
        self.served = served
        self.table = table
        self.token = token
        self.mirror = Mirror(seat)
        self.dice = random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []
        self.tried: dict[int, set[str]] = {}
        self.resumed = 0
        self.refused: list[str] = []

    async def play(self) -> None:
        async with websockets.connect(self.served.socket(self.table), open_timeout=20) as socket:
            held = {"token": self.token, "stream": self.mirror.stream if self.mirror.updates else None}
            hello = {"do": "hello", "id": 1, "version": VERSION, "tokens": [held], "prospects": True}
            await socket.send(json.dumps(hello))
            ids, waiting = 1, 0
            pending: tuple[int, str] | None = None
            async for raw in socket:
                message: dict[str, Any] = json.loads(raw)
                if message["is"] == "welcome":
                    self.resumed += 1
                    self.welcomed()
                elif message["is"] == "update":
                    self.mirror.take(message)
                elif message["is"] == "ack" and pending is not None:
                    self.acknowledged.append(pending)
                    pending = None
                elif message["is"] == "error":
                    self.refused.append(message["error"])
                    pending = None
                if self.mirror.over:
                    return
                if pending is None and self.mirror.question is not None and message["is"] != "welcome":
                    ids += 1
                    move = self.mirror.random_play(self.dice)
                    pending = (move["question"], move["text"])
                    self.tried.setdefault(pending[0], set()).add(pending[1])
                    await socket.send(json.dumps({**move, "id": ids}))
                waiting += 1

    def welcomed(self) -> None:
        """Connected again."""

    async def keep_playing(self, stopped: asyncio.Event) -> None:
        while not stopped.is_set() and not self.mirror.over:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                await self.play()
            await asyncio.sleep(0.05)


async def going_on(players: Sequence[Player], most: float = 60) -> None:
    """Waits until each player of an unfinished game has made a few more moves. Gives up after `most` seconds;
    lost moves are found later by the audit.
    """
    until = time.monotonic() + most
    before = [len(p.acknowledged) for p in players]
    while time.monotonic() < until:
        pairs = zip(players, before, strict=True)
        if all(p.mirror.over or len(p.acknowledged) > had + 3 for p, had in pairs):
            return
        await asyncio.sleep(0.05)


async def run(kills: int, tables: int = 6, seed: int = 1) -> dict[str, Any]:
    os.environ[game_index.VARIABLE] = "tests.kernel.lanterns"
    dice = random.Random(seed)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        served.start()
        players: list[Player] = []
        finished: list[Player] = []
        stopped = asyncio.Event()
        tasks: list[asyncio.Task[None]] = []

        async def seat_more() -> None:
            """Creates tables until `tables` games are in play."""
            while sum(1 for p in players if not p.mirror.over) < tables * 2:
                game = dice.choice(["tzolkin", GAME.name])
                wanted = {"game": game, "seats": [{"kind": "hot", "name": f"P{i}"} for i in range(2)]}
                made = await asyncio.to_thread(served.post, "api/tables", wanted)
                for one in made["seats"]:
                    player = Player(served, made["table"]["id"], one["seat"], one["token"], len(players))
                    players.append(player)
                    tasks.append(asyncio.create_task(player.keep_playing(stopped)))

        for _ in range(kills):
            await seat_more()
            await asyncio.sleep(dice.uniform(0.05, 0.6))
            await asyncio.to_thread(served.kill)
            await asyncio.to_thread(served.start)
        await going_on(players)
        stopped.set()
        finished = [p for p in players if p.mirror.over]
        resumed = sum(p.resumed for p in players)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        faults = [t.exception() for t in tasks if not t.cancelled() and t.exception()]
        served.stop()
        lost, twice, foreign = audit(Path(folder), players)
        return {
            "kills": kills,
            "acknowledged": sum(len(p.acknowledged) for p in players),
            "lost": lost,
            "twice": twice,
            "not said by anybody": foreign,
            "came back": resumed,
            "games finished": len(finished) // 2,
            "client faults": [repr(f) for f in faults],
            "refused": sorted({e for p in players for e in p.refused}),
            "seconds": round(time.monotonic() - began, 1),
        }


def audit(folder: Path, players: list[Player]) -> tuple[int, int, int]:
    """Compares the clients' moves with the stored ones, and checks that all tables can be replayed."""
    with TableArchive(folder, "", reading=True) as keeper:
        return audit_stored({row.id: (row, seats, steps) for row, seats, steps in keeper.all()}, players)


def audit_stored(stored: dict[str, salvage.Stored], players: Sequence[Player]) -> tuple[int, int, int]:
    lost = twice = foreign = 0
    for row, seats, steps in stored.values():
        journal.check(row, len(seats), steps)
    for player in players:
        _, _, steps = stored[player.table]
        # the steps of this seat, except windows that the table passed for it
        own = [s for s in steps if s.seat == player.mirror.seat and not s.passed]
        mine = [(s.question, s.entries[0][1]) for s in own]
        numbers = [number for number, _ in mine]
        twice += len(numbers) - len(set(numbers))
        lost += sum(1 for one in player.acknowledged if one not in mine)
        foreign += sum(1 for number, text in mine if text not in player.tried.get(number, set()))
    return lost, twice, foreign
