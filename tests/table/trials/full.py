"""Fills up the disk during play, by means of a small file system or a limit on the size of the database."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from patolli.table.archive import TableArchive

from .kill import Player, audit
from .serving import Served

MEGABYTES = 16


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """Mounts a file system of a few megabytes at this folder, and yields whether this succeeded."""
    folder.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(folder)]
    mounted = (
        sys.platform == "linux" and subprocess.run(words, check=False, capture_output=True).returncode == 0
    )
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(folder)], check=False, capture_output=True)


def take_all(file: Path) -> None:
    with contextlib.suppress(OSError), file.open("wb", buffering=0) as out:
        while True:
            out.write(os.urandom(4096))


def health(served: Served) -> tuple[int, dict[str, Any]]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{served.port}/api/health", timeout=30) as answer:
            return 200, json.loads(answer.read())
    except urllib.error.HTTPError as fault:
        return fault.code, json.loads(fault.read())


async def until(met: Any, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if await asyncio.to_thread(met):
            return True
        await asyncio.sleep(0.1)
    return False


def run(folder: Path, cycles: int, seconds: float, dice: random.Random, faults: list[str]) -> dict[str, Any]:
    with small_disk(folder / "disk") as mounted:
        if not mounted:
            return {"cycles": 0, "why": "no file system can be mounted here"}
        return asyncio.run(fill_and_clear(folder / "disk", cycles, seconds, dice, faults))


async def fill_and_clear(
    disk: Path, cycles: int, seconds: float, dice: random.Random, faults: list[str]
) -> dict[str, Any]:
    """Fills and clears the disk repeatedly while people and bots play; all of them must be able
    to continue.
    """
    served = Served(disk / "data")
    served.data.mkdir()
    await asyncio.to_thread(served.start)
    told: Counter[str] = Counter()
    stopped = asyncio.Event()
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    tables: set[str] = set()

    async def seat_more() -> None:
        while sum(not player.mirror.over for player in players) < 6:
            for bot in (False, True):
                other = {"kind": "bot", "level": "random"} if bot else {"kind": "hot", "name": "B"}
                wanted = {"game": "tzolkin", "seats": [{"kind": "hot", "name": "A"}, other]}
                made = await asyncio.to_thread(served.post, "api/tables", wanted)
                tables.add(made["table"]["id"])
                for one in made["seats"]:
                    player = Player(served, made["table"]["id"], one["seat"], one["token"], len(players))
                    players.append(player)
                    tasks.append(asyncio.create_task(player.keep_playing(stopped)))

    def moves() -> dict[str, int]:
        with TableArchive(served.data, "", reading=True) as keeper:
            return {row.id: row.next for row, _, _ in keeper.all() if row.state == "running"}

    try:
        for cycle in range(cycles):
            await seat_more()
            await asyncio.sleep(dice.uniform(0.2, 1.0))
            await asyncio.to_thread(take_all, disk / "filler")
            if not await until(lambda: health(served)[0] == 503, seconds):
                faults.append(f"cycle {cycle}: the disk is full and health reports {health(served)}")
            elif not health(served)[1].get("why"):
                faults.append(f"cycle {cycle}: health gives no reason")
            told["times full"] += 1
            await asyncio.sleep(dice.uniform(0.2, 1.5))
            (disk / "filler").unlink()
            if not await until(lambda: health(served)[0] == 200, seconds):
                faults.append(f"cycle {cycle}: there is room again and health reports {health(served)}")
            before = await asyncio.to_thread(moves)

            def all_moved(before: dict[str, int] = before) -> bool:
                now = moves()
                return all(id_ not in now or now[id_] > next_ for id_, next_ in before.items())

            if not await until(all_moved, seconds):
                faults.append(f"cycle {cycle}: some tables do not continue")
    finally:
        stopped.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(served.stop)
    told["refused moves"] = sum(player.refused.count("cannot-write") for player in players)
    others = sorted({error for player in players for error in player.refused} - {"cannot-write", "stale"})
    if others:
        faults.append(f"on a full disk a client was answered {others}")
    lost, twice, foreign = audit(served.data, players)
    told["moves acknowledged"] = sum(len(player.acknowledged) for player in players)
    if lost or twice or foreign:
        faults.append(f"lost {lost}, twice {twice}, sent by no client {foreign}")
    return dict(told)
