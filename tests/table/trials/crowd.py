"""Measures memory and delays with many idle seats, and with many spectators at one table."""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec
import websockets

from patolli.table.protocol import VERSION

from .load import Message, memory
from .serving import Served

SEATS: Final = 2
AT_ONCE: Final = 50
MOVES: Final = 40
decode = msgspec.json.Decoder(Message).decode


async def connected(url: str, token: str) -> websockets.ClientConnection:
    tokens = [{"token": token}] if token else []
    socket = await websockets.connect(url, open_timeout=120, max_size=None, compression=None)
    await socket.send(
        msgspec.json.encode({"do": "hello", "id": 1, "version": VERSION, "tokens": tokens}).decode()
    )
    await socket.recv()
    return socket


async def drain(socket: websockets.ClientConnection) -> None:
    with contextlib.suppress(websockets.WebSocketException):
        async for _ in socket:
            pass


async def idle(seats: int) -> dict[str, Any]:
    """Connects seats of games that have started but have no moves. The server drops their matches from
    memory.
    """
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), env={"PATOLLI_TRIAL_IDLE_SECONDS": "5"})
        served.start()
        before = memory(served)
        wanted = {"game": "tzolkin", "seats": [{"kind": "hot", "name": f"P{i}"} for i in range(SEATS)]}
        at_once = asyncio.Semaphore(AT_ONCE)
        reading: list[asyncio.Task[None]] = []
        sockets: list[websockets.ClientConnection] = []

        async def sit(_: int) -> None:
            async with at_once:
                made = await asyncio.to_thread(served.post, "api/tables", wanted)
                for one in made["seats"]:
                    socket = await connected(served.socket(made["table"]["id"]), one["token"])
                    sockets.append(socket)
                    reading.append(asyncio.create_task(drain(socket)))

        began = time.monotonic()
        await asyncio.gather(*(sit(n) for n in range(seats // SEATS)))
        took = time.monotonic() - began
        await asyncio.sleep(12)
        after = memory(served)
        alive = sum(socket.state.name == "OPEN" for socket in sockets)
        served.stop()
        await asyncio.gather(*reading)
        return {
            "seats": len(sockets),
            "still connected": alive,
            "server MB before": before,
            "server MB": after,
            "KB a seat": round((after - before) * 1024 / max(1, len(sockets)), 1),
            "seconds to connect": round(took, 1),
        }


async def watched(spectators: int) -> dict[str, Any]:
    """Runs one table with two random players, and measures how long each move takes to reach
    each spectator.
    """
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        served.start()
        wanted = {"game": "tzolkin", "seats": [{"kind": "hot", "name": "A"}, {"kind": "hot", "name": "B"}]}
        made = await asyncio.to_thread(served.post, "api/tables", {**wanted, "curtain": False})
        url = served.socket(made["table"]["id"])
        sent = [0.0]
        late: list[float] = []

        async def watch(socket: websockets.ClientConnection) -> None:
            with contextlib.suppress(websockets.WebSocketException):
                async for raw in socket:
                    if sent[0] and decode(raw).is_ == "update":
                        late.append(time.perf_counter() - sent[0])

        at_once = asyncio.Semaphore(AT_ONCE)

        async def come() -> websockets.ClientConnection:
            async with at_once:
                return await connected(url, "")

        sockets = await asyncio.gather(*(come() for _ in range(spectators)))
        tasks = [asyncio.create_task(watch(socket)) for socket in sockets]
        await asyncio.sleep(3)
        moved = await play(url, [one["token"] for one in made["seats"]], sent)
        await asyncio.sleep(2)
        served.stop()
        await asyncio.gather(*tasks)
        ordered = sorted(late) or [0.0]
        return {
            "spectators": spectators,
            "moves": moved,
            "news": len(late),
            "median ms": round(ordered[len(ordered) // 2] * 1000, 1),
            "p99 ms": round(ordered[int(len(ordered) * 0.99)] * 1000, 1),
        }


async def play(url: str, tokens: list[str], sent: list[float]) -> int:
    """Plays both seats at random, two moves per second."""
    dice, ids, moved = random.Random(1), 1, 0
    players = [await connected(url, token) for token in tokens]
    asked: asyncio.Queue[tuple[int, dict[str, Any]]] = asyncio.Queue()

    async def read(seat: int) -> None:
        with contextlib.suppress(websockets.WebSocketException):
            async for raw in players[seat]:
                message = msgspec.json.decode(raw)
                if message["is"] == "update" and message["shows"].get("question"):
                    asked.put_nowait((seat, message["shows"]["question"]))

    tasks = [asyncio.create_task(read(seat)) for seat in range(len(players))]
    while moved < MOVES:
        seat, question = await asyncio.wait_for(asked.get(), 60)
        while not asked.empty():
            seat, question = asked.get_nowait()
        await asyncio.sleep(0.5)
        ids, moved = ids + 1, moved + 1
        text = dice.choice(question["options"])["text"]
        answer = {"do": "play", "id": ids, "seat": seat, "question": question["number"], "text": text}
        sent[0] = time.perf_counter()
        await players[seat].send(msgspec.json.encode(answer).decode())
    for socket in players:
        await socket.close()
    await asyncio.gather(*tasks)
    return moved


async def run(seats: int = 10_000) -> dict[str, Any]:
    sitting = await idle(seats)
    looking = await watched(max(10, seats // 10))
    faults = []
    if sitting["server MB"] > 1024 or sitting["still connected"] < sitting["seats"]:
        faults.append("idle seats need more than 1 GiB, or were lost")
    if looking["p99 ms"] > 1000:
        faults.append("updates take longer than a second")
    return {"idle": sitting, "watched": looking, "faults": faults}
