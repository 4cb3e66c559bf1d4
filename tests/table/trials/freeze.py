"""Can an attacker freeze the server? Plays at a table of its own while several attacks run, one at a time.

The player, called the stranger, sends a ping every 25 ms and moves now and then. No acknowledged move may be
lost. The attackers share the server's cores, so pings are also measured before and after each attack.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import websockets

from patolli.table.archive import TableArchive
from patolli.table.protocol import VERSION

from .freeze_attacks import ATTACKS
from .load import memory
from .serving import ROOT, Served

SECONDS: Final = 10.0
PING_SECONDS: Final = 0.025
MOVE_EVERY: Final = 16
"""Pings."""
GOAL_MS: Final = 250.0
BUSY_MS: Final = 50.0
"""The event loop must serve other clients after at most this many milliseconds of CPU time."""


class Stranger:
    """A client that plays both seats of a Tzolk'in table while the server is attacked."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.dice = random.Random(1)
        self.table = ""
        self.moves = 0
        self.faults: list[str] = []
        self.waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.question: dict[str, Any] | None = None
        self.ids = itertools.count(1)
        self.line: Any = None
        self.pings: list[float] = []
        self.moved: list[float] = []

    async def sit_down(self) -> None:
        seats = [{"kind": "hot", "name": "Ana"}, {"kind": "bot", "level": "random"}]
        made = await asyncio.to_thread(self.served.post, "api/tables", {"game": "tzolkin", "seats": seats})
        self.table = made["table"]["id"]
        self.line = await websockets.connect(
            self.served.socket(self.table), compression=None, max_size=None, open_timeout=60
        )
        self.reading = asyncio.create_task(self.read())
        tokens = [{"token": made["seats"][0]["token"]}]
        await self.say("hello", version=VERSION, tokens=tokens, prospects=True)

    async def read(self) -> None:
        async for raw in self.line:
            message = json.loads(raw)
            if message["is"] == "update":
                self.question = message["shows"]["question"]
            to = message.get("to")
            if to in self.waiting:
                self.waiting.pop(to).set_result(message)

    async def say(self, do: str, **fields: Any) -> dict[str, Any]:
        id_ = next(self.ids)
        self.waiting[id_] = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps({"do": do, "id": id_, **fields}))
        async with asyncio.timeout(120):
            return await self.waiting[id_] if id_ in self.waiting else {}

    async def timed(self, do: str, **fields: Any) -> tuple[float, dict[str, Any]]:
        began = time.perf_counter()
        found = await self.say(do, **fields)
        return (time.perf_counter() - began) * 1000, found

    async def live(self, seconds: float) -> None:
        """Pings and plays."""
        until = time.monotonic() + seconds
        for n in itertools.count():
            if time.monotonic() >= until:
                return
            took, _ = await self.timed("ping")
            self.pings.append(took)
            question = self.question
            if n % MOVE_EVERY == 0 and question is not None:
                text = self.dice.choice(question["options"])["text"]
                took, found = await self.timed("play", seat=0, question=question["number"], text=text)
                if found["is"] == "ack":
                    self.moves += 1
                    self.moved.append(took)
                elif found["error"] != "stale":
                    self.faults.append(f"{found['error']}: {found['text']}")
            await asyncio.sleep(PING_SECONDS)

    def figures(self) -> dict[str, Any]:
        found = {**spread("ping", self.pings), **spread("move", self.moved)}
        self.pings, self.moved = [], []
        return found


def spread(name: str, values: list[float]) -> dict[str, float]:
    ordered = sorted(values) or [0.0]
    return {
        f"{name}s": len(values),
        f"{name} median ms": round(statistics.median(ordered), 1),
        f"{name} p99 ms": round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))], 1),
        f"{name} worst ms": round(ordered[-1], 1),
    }


async def attacked(stranger: Stranger, name: str, seconds: float) -> dict[str, Any]:
    attack = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.table.trials.freeze_attacks",
        name,
        str(stranger.served.port),
        str(seconds),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    began = time.time()
    living = asyncio.create_task(stranger.live(seconds))
    out, _ = await attack.communicate()
    await living
    found = stranger.figures()
    with contextlib.suppress(ValueError):
        found["answers to the attack"] = json.loads(out)
    found["attacker failed"] = bool(attack.returncode)
    found["loop busy at most, cpu ms"] = longest_busy(stranger.served.data, began, time.time())
    found["server MB"] = memory(stranger.served)
    return found


def longest_busy(folder: Path, began: float, ended: float) -> float:
    """Returns the longest time for which the server's event loop was busy without a break, in milliseconds of
    CPU time.
    """
    lines = [line.split() for line in (folder / "lag.txt").read_text(encoding="ascii").splitlines()]
    return max((float(busy) for at, busy in lines if began <= float(at) <= ended), default=0.0)


def lost(folder: Path, stranger: Stranger) -> int:
    """Returns how many acknowledged moves of the stranger are missing from the database."""
    with TableArchive(folder, "", reading=True) as archive:
        steps = archive.one(stranger.table).steps
    return max(0, stranger.moves - sum(step.seat == 0 for step in steps))


async def run(seconds: float = SECONDS, only: tuple[str, ...] = ()) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        served = Served(folder, "tests.table.trials.freeze_server")
        served.start()
        try:
            return await measured(served, folder, seconds, only)
        finally:
            served.stop()


async def measured(served: Served, folder: Path, seconds: float, only: tuple[str, ...]) -> dict[str, Any]:
    stranger = Stranger(served)
    await stranger.sit_down()
    await stranger.live(min(seconds, 5))
    found: dict[str, Any] = {"quiet before": stranger.figures()}
    for attack in only or ATTACKS:
        found[attack] = await attacked(stranger, attack, seconds)
    await stranger.live(min(seconds, 5))
    found["quiet after"] = stranger.figures()
    await stranger.line.close()
    base = max(found["quiet before"]["ping p99 ms"], found["quiet after"]["ping p99 ms"])
    goal = max(GOAL_MS, 2 * base)
    slow = [
        f"{attack}: p99 {found[attack]['ping p99 ms']} ms"
        for attack in only or ATTACKS
        if found[attack]["ping p99 ms"] > goal
    ]
    slow += [
        f"{attack}: the loop was busy for {found[attack]['loop busy at most, cpu ms']} ms"
        for attack in only or ATTACKS
        if found[attack]["loop busy at most, cpu ms"] > BUSY_MS
    ]
    slow += [
        f"{attack}: the attacker failed" for attack in only or ATTACKS if found[attack]["attacker failed"]
    ]
    missing = lost(folder, stranger)
    disk = sum(file.stat().st_size for file in folder.glob("tables.sqlite3*"))
    found |= {
        "goal ms": round(goal, 1),
        "moves acknowledged": stranger.moves,
        "lost": missing,
        "disk MB": round(disk / 1e6, 1),
        "faults": [*slow, *stranger.faults[:5], *([f"{missing} moves lost"] if missing else [])],
    }
    return found
