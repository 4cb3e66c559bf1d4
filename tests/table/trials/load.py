"""Measures the load of many tables played by random clients, compared with storage alone and with a minimal
server in the same run.

Server and clients always share the cores of this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import websockets

from patolli.table import table_setup
from patolli.table.protocol import VERSION, NewSeat, NewTable
from patolli.table.registry import TableRegistry
from patolli.table.session import TableSession
from patolli.table.settings import Settings
from patolli.table.store import queries
from patolli.table.store.rows import StepRow

from .serving import Served

Option = msgspec.defstruct("Option", [("text", str)])


class Question(msgspec.Struct):
    number: int
    options: list[Option]  # type: ignore[valid-type]


class Shows(msgspec.Struct):
    asked: list[int]
    question: Question | None = None


class Message(msgspec.Struct):
    """The parts of a message that the client needs; the decoder skips the others."""

    is_: str = msgspec.field(name="is")
    shows: Shows | None = None
    turn: int = -1


decode = msgspec.json.Decoder(Message).decode


class Tally:
    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.moves = 0
        self.turned = 0
        self.bytes = 0
        self.updates = 0
        self.counting = False


async def client(url: str, hello: dict[str, Any], seat: int, tally: Tally, seed: int) -> None:
    """Moves whenever it is this seat's turn and the previous move has been acknowledged."""
    dice = random.Random(seed)
    encode = msgspec.json.encode
    async with websockets.connect(url, open_timeout=60, max_size=None, compression=None) as socket:
        await socket.send(encode(hello).decode())
        ids, sent, asked = 1, 0.0, [-9]
        move: dict[str, Any] | None = None
        async for raw in socket:
            message = decode(raw)
            if message.is_ == "ack":
                if tally.counting:
                    tally.latencies.append(time.perf_counter() - sent)
                    tally.moves += 1
                sent = 0.0
            elif message.is_ == "update":
                tally.updates += 1
                tally.bytes += len(raw)
                move = {"seat": seat} if message.turn == seat else None
                if message.shows is not None:
                    if tally.counting and sent and message.shows.asked != asked:
                        tally.turned += 1
                    asked, question = message.shows.asked, message.shows.question
                    if not asked:
                        return
                    if question is not None:
                        text = dice.choice(question.options).text  # type: ignore[attr-defined]
                        move = {"do": "play", "seat": seat, "question": question.number, "text": text}
            elif message.is_ == "error":
                raise RuntimeError(str(raw))
            if move is not None and not sent:
                ids += 1
                sent = time.perf_counter()
                await socket.send(encode({**move, "id": ids}).decode())
                move = None


async def play_each(places: list[tuple[str, dict[str, Any]]], seat: int, tally: Tally, seed: int) -> None:
    """Plays one game after another, each at its own address."""
    for url, hello in places:
        await client(url, hello, seat, tally, seed)


async def measured(
    servers: list[Served], tasks: list[asyncio.Task[None]], tally: Tally, seconds: float
) -> dict[str, Any]:
    await asyncio.sleep(2)
    tally.counting = True
    began, worked = time.perf_counter(), sum(map(work_of, servers))
    await asyncio.sleep(seconds)
    tally.counting = False
    took, worked = time.perf_counter() - began, sum(map(work_of, servers)) - worked
    done = [task.exception() for task in tasks if task.done()]
    faults = [repr(one) if one else "a client had no game left to play" for one in done]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    ordered = sorted(tally.latencies) or [0.0]
    return {
        "per second": round(tally.moves / took),
        "work ms": round(worked / max(1, tally.moves) * 1000, 3),
        "median ms": round(statistics.median(ordered) * 1000, 1),
        "p99 ms": round(ordered[int(len(ordered) * 0.99)] * 1000, 1),
        "faults": faults[:3],
    }


async def table_server(tables: int, seconds: float) -> tuple[dict[str, Any], float, int]:
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        served.start()
        tally = Tally()
        tasks: list[asyncio.Task[None]] = []
        wanted = {"game": "tzolkin", "seats": [{"kind": "hot", "name": f"P{i}"} for i in range(2)]}
        begun = [await asyncio.to_thread(served.post, "api/tables", wanted) for _ in range(tables)]
        # all tables are created first, so that no game ends before the last one starts
        for n, made in enumerate(begun):
            for one in made["seats"]:
                hello = {"do": "hello", "id": 1, "version": VERSION, "tokens": [{"token": one["token"]}]}
                url = served.socket(made["table"]["id"])
                tasks.append(asyncio.create_task(client(url, hello, one["seat"], tally, n)))
        found = await measured([served], tasks, tally, seconds)
        found["memory MB"] = memory(served)
        served.stop()
        return found, tally.turned / max(1, tally.moves), tally.bytes // max(1, tally.updates)


def work_of(served: Served) -> float:
    """Returns the CPU time of all server processes in seconds."""
    return sum(map(processor_seconds, served.processes()))


def processor_seconds(number: int) -> float:
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def memory(served: Served) -> float:
    """Returns the resident memory of the server in MiB."""
    assert served.process is not None
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{served.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return round(int(line.split()[1]) / 1024, 1)
    return 0.0


async def fan_out(tables: int, seconds: float, size: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), "tests.table.trials.bare")
        served.start()
        tally = Tally()
        tasks = [
            asyncio.create_task(client(served.socket(f"room{n}"), {"size": size}, seat, tally, n))
            for n in range(tables)
            for seat in range(2)
        ]
        found = await measured([served], tasks, tally, seconds)
        served.stop()
        return found


async def storage(writers: int, seconds: float, turned: float) -> dict[str, Any]:
    """Measures only the database transaction of a move, with one writer or with many at once."""
    with tempfile.TemporaryDirectory() as folder:
        registry = TableRegistry(Settings(Path(folder)))
        wanted = NewTable("tzolkin", [NewSeat("hot", "A"), NewSeat("hot", "B")])
        sessions = [(await table_setup.make(registry, wanted))[0] for _ in range(writers)]
        done = 0
        worked = time.process_time()
        until = time.perf_counter() + seconds

        async def write(session: TableSession, dice: random.Random) -> None:
            nonlocal done
            row = session.row
            while time.perf_counter() < until:
                step = StepRow(row.next, 0, 1, [(0, "place palenque", False)], "0123456789ab", 1794700000000)
                saved = SAVED if dice.random() < turned else ""
                was = row.next
                row.next += 1

                def job(c: Any, step: StepRow = step, was: int = was, saved: str = saved) -> None:
                    queries.move_on(c, row, was, [step])
                    if saved:
                        queries.put_snapshot(c, row.id, was, saved)

                await registry.writer.do(job)
                row.edits += 1
                done += 1

        await asyncio.gather(*(write(session, random.Random(i)) for i, session in enumerate(sessions)))
        worked = time.process_time() - worked
        await registry.close()
        return {"per second": round(done / seconds), "work ms": round(worked / max(1, done) * 1000, 3)}


SAVED = "x" * 2000
"""A string as long as a saved position of Tzolk'in."""


async def idle(tables: int = 1000) -> dict[str, Any]:
    """Measures the memory used by an idle table while clients are connected and after they have left. Its
    match has already been dropped from memory.
    """
    import tracemalloc

    with tempfile.TemporaryDirectory() as folder:
        registry = TableRegistry(Settings(Path(folder), idle_seconds=-1))
        wanted = NewTable("tzolkin", [NewSeat("hot", "A"), NewSeat("hot", "B")])
        await table_setup.make(registry, wanted)
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(tables):
            await table_setup.make(registry, wanted)
        for session in registry.sessions.values():
            session.drop()
        connected = (tracemalloc.get_traced_memory()[0] - before) / tables / 1024
        registry.forget_idle()
        gone = (tracemalloc.get_traced_memory()[0] - before) / tables / 1024
        tracemalloc.stop()
        await registry.close()
        return {
            "KB while somebody is connected": round(connected, 1),
            "KB when all have gone": round(gone, 1),
        }


async def run(tables: int = 200, seconds: float = 10) -> dict[str, Any]:
    ours, turned, size = await table_server(tables, seconds)
    alone = await storage(1, min(seconds, 5), turned)
    stored = await storage(tables, min(seconds, 5), turned)
    bare = await fan_out(tables, min(seconds, 6), size)
    smaller = min(alone["per second"], bare["per second"])
    grouped = min(stored["per second"], bare["per second"])
    return {
        "tables": tables,
        "the table": ours,
        "turns per move": round(turned, 2),
        "bytes per update": size,
        "the same transaction, one after another": alone,
        "the same transaction, from as many writers at once": stored,
        "bare fan-out": bare,
        "ratio to the smaller": round(ours["per second"] / max(1, smaller), 3),
        "ratio to the smaller, writers at once": round(ours["per second"] / max(1, grouped), 3),
        "idle table": await idle(200 if tables < 100 else 1000),
    }
