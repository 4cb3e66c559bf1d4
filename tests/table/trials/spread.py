"""Measures the cost of PostgreSQL and of a second server, as moves per second and CPU time per move.

Each run compares SQLite in one process, PostgreSQL in one process, and PostgreSQL in two. The two are either
processes on one port, servers that each serve whole tables, or servers that share the seats of every table.
The last case is the most expensive.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from typing import Any, Final

from patolli.table.protocol import VERSION

from .. import postgres
from .load import Tally, measured, play_each
from .serving import DATABASE, PROCESSES, Served

GAMES: Final = 16
"""The number of games that each pair of clients can play. Random moves end a game within a few seconds."""


async def moves(servers: list[Served], tables: int, seconds: float, apart: bool = True) -> dict[str, Any]:
    """Runs the load. If `apart` is true, the seats of a table connect to different servers; otherwise to the
    same one.
    """
    for one in servers:
        await asyncio.to_thread(one.start)
    tally = Tally()
    tasks: list[asyncio.Task[None]] = []
    wanted = {"game": "tzolkin", "seats": [{"kind": "hot", "name": f"P{i}"} for i in range(2)]}
    try:
        begun = [
            await asyncio.to_thread(servers[0].post, "api/tables", wanted) for _ in range(tables * GAMES)
        ]
        for n in range(tables):
            for seat in range(2):
                server = servers[(n + seat if apart else n) % len(servers)]
                places = [place(server, made, seat) for made in begun[n::tables]]
                tasks.append(asyncio.create_task(play_each(places, seat, tally, n)))
        return await measured(servers, tasks, tally, seconds)
    finally:
        for one in servers:
            await asyncio.to_thread(one.stop)


def place(server: Served, made: dict[str, Any], seat: int) -> tuple[str, dict[str, Any]]:
    """Returns the address of a table at this server, and the first message of a client in that seat."""
    token = made["seats"][seat]["token"]
    hello = {"do": "hello", "id": 1, "version": VERSION, "tokens": [{"token": token}]}
    return server.socket(made["table"]["id"]), hello


async def run(tables: int = 50, seconds: float = 10) -> dict[str, Any]:
    found: dict[str, Any] = {"tables": tables}
    with postgres.running(durable=True) as base, tempfile.TemporaryDirectory() as folder:
        os.environ[postgres.VARIABLE] = base.address

        def on_postgres(name: str, count: int, processes: int = 1) -> list[Served]:
            place = Path(folder) / name
            env = {DATABASE: postgres.url_in(place), PROCESSES: str(processes)}
            return [Served(place / str(n), env=dict(env)) for n in range(count)]

        found["SQLite"] = await moves([Served(Path(folder) / "file")], tables, seconds)
        found["PostgreSQL"] = await moves(on_postgres("one", 1), tables, seconds)
        found["one port, two processes"] = await moves(on_postgres("port", 1, 2), tables, seconds)
        found["two servers, tables apart"] = await moves(on_postgres("whole", 2), tables, seconds, False)
        found["two servers, seats apart"] = await moves(on_postgres("two", 2), tables, seconds)
    single = found["PostgreSQL"]
    found["PostgreSQL to SQLite"] = round(single["per second"] / max(1, found["SQLite"]["per second"]), 2)
    for kind in ("one port, two processes", "two servers, tables apart", "two servers, seats apart"):
        work = found[kind]["work ms"]
        found[f"work of a move, {kind}, to one server"] = round(work / max(0.001, single["work ms"]), 2)
    return found
