"""Attacks on a server from a few addresses: `python -m tests.table.trials.freeze_attacks NAME PORT SECONDS`.

The attacks only target loopback addresses of this machine, and are limited in number and duration.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

import msgspec
import websockets

from patolli import games
from patolli.table.protocol import VERSION

from .freeze_frames import frames

HOST: Final = "127.0.0.1"
MOST_SECONDS: Final = 60.0
Attack = Callable[["Target"], Coroutine[Any, Any, None]]


def address(n: int) -> str:
    """Returns the address of the nth attacker. It differs from the stranger's address, 127.0.0.1, because
    some attacks use up the limits of an address.
    """
    return f"127.0.1.{n % 250 + 2}"


class Target:
    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.until = time.monotonic() + min(seconds, MOST_SECONDS)
        self.answers: Counter[str] = Counter()

    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def http(self, n: int, where: str, body: Any = None, limit: float = 20) -> tuple[int, Any]:
        """Sends one request from the address of the nth attacker."""
        reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(address(n), 0))
        try:
            content = b"" if body is None else msgspec.json.encode(body)
            verb = "GET" if body is None else "POST"
            head = f"{verb} /{where} HTTP/1.1\r\nhost: {HOST}\r\nconnection: close\r\n"
            writer.write(f"{head}content-length: {len(content)}\r\n\r\n".encode() + content)
            async with asyncio.timeout(limit):
                raw = await reader.read()
        finally:
            writer.close()
        status, _, rest = raw.partition(b"\r\n")
        answer = rest.partition(b"\r\n\r\n")[2]
        with contextlib.suppress(ValueError):
            return int(status.split()[1]), json.loads(answer)
        return 0, {}

    async def make(self, n: int, game: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
        status, made = await self.http(n, "api/tables", {"game": game, "seats": seats, **more})
        self.answers[f"table {status}"] += 1
        return made if status == 201 else {}

    def socket(self, n: int, table: str) -> Any:
        return websockets.connect(
            f"ws://{HOST}:{self.port}/ws/{table}",
            local_addr=(address(n), 0),
            compression=None,
            max_size=None,
            open_timeout=20,
        )

    async def many(self, work: Sequence[Awaitable[None]]) -> None:
        for found in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(found, BaseException):
                self.answers[type(found).__name__] += 1


def hello(token: str = "", language: str = "") -> str:
    held = [{"token": token}] if token else []
    more = {"tokens": held, "prospects": True, "language": language}
    return json.dumps({"do": "hello", "id": 1, "version": VERSION, **more})


# ---- the attacks --------------------------------------------------------------------------------------


async def components(target: Target) -> None:
    """Sends many different components files that respect every limit but take long to parse."""
    slow = ("a = [" + "1," * 9_000 + "]\n" + "".join(f"[t{i}]\n" for i in range(20_000)))[:195_000]
    slow = slow.rpartition("\n")[0]
    names = itertools.cycle(games.names())
    seats = [{"kind": "me", "name": "A"}, {"kind": "open"}]

    async def flood(n: int) -> None:
        for count in itertools.count():
            if not target.goes_on():
                return
            await target.make(n, next(names), seats, components=f"{slow}\n# {n} {count}")

    await target.many([flood(n // 3) for n in range(12)])


async def reach(target: Target) -> None:
    """Sends many different requests for chains, previews and trials of its own seat, without waiting for
    answers.
    """

    async def flood(n: int) -> None:
        made = await target.make(n, "teotihuacan", [{"kind": "hot", "name": f"P{i}"} for i in range(2)])
        seat = made["seats"][0]
        async with target.socket(n, made["table"]["id"]) as line:
            await line.send(hello(seat["token"]))
            reading = asyncio.create_task(count_answers(target, line))
            ids = itertools.count(2)
            while target.goes_on():
                for most in range(400, 360, -1):
                    kind = {"do": "reach", "most": most} if most % 2 else {"do": "imagine", "texts": []}
                    await line.send(json.dumps({**kind, "id": next(ids), "seat": 0}))
                await asyncio.sleep(0.3)
            reading.cancel()

    await target.many([flood(n // 2) for n in range(12)])


async def count_answers(target: Target, line: Any) -> None:
    async for raw in line:
        message = json.loads(raw)
        if "to" in message:
            target.answers[message.get("error", message["is"])] += 1


async def bots(target: Target) -> None:
    """Creates forty tables of the strongest bots, each with a viewer."""

    async def watch(n: int) -> None:
        made = await target.make(
            n % 4, "teotihuacan", [{"kind": "bot", "level": "level-5", "name": f"B{i}"} for i in range(4)]
        )
        async with target.socket(n % 4, made["table"]["id"]) as line:
            await line.send(hello())
            while target.goes_on():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        target.answers[json.loads(await line.recv())["is"]] += 1

    await target.many([watch(n) for n in range(40)])


async def silence(target: Target) -> None:
    """Opens 4,000 connections that send nothing (some of them sockets without a `hello`), and 1,000 that send
    half a header.
    """
    held: list[asyncio.StreamWriter] = []
    made = await target.make(0, "tzolkin", [{"kind": "hot", "name": f"P{i}"} for i in range(2)])
    upgrade = (
        f"GET /ws/{made['table']['id']} HTTP/1.1\r\nhost: {HOST}\r\n"
        "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()

    async def connect(n: int) -> None:
        async with asyncio.timeout(20):
            _, writer = await asyncio.open_connection(HOST, target.port, local_addr=(address(n % 24), 0))
        held.append(writer)
        if n < 1000:
            writer.write(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-half")
        elif n < 2000:
            writer.write(upgrade)

    for begin in range(0, 5000, 100):
        if not target.goes_on():
            break
        await target.many([connect(n) for n in range(begin, begin + 100)])
    target.answers["connections"] = len(held)
    while target.goes_on():
        await asyncio.sleep(0.2)
    for writer in held:
        writer.close()


async def filling(target: Target) -> None:
    """Sends chat, notes and large components files, while other clients request everything and
    read nothing.
    """
    padding = "# " + "x" * 190_000

    async def tables(n: int) -> None:
        while target.goes_on():
            await target.make(
                n, "tzolkin", [{"kind": "me", "name": "A"}, {"kind": "open"}], components=padding
            )

    async def talk(n: int) -> None:
        made = await target.make(n, "tzolkin", [{"kind": "hot", "name": f"P{i}"} for i in range(2)])
        async with target.socket(n, made["table"]["id"]) as line:
            await line.send(hello(made["seats"][0]["token"]))
            reading = asyncio.create_task(count_answers(target, line))
            ids = itertools.count(2)
            while target.goes_on():
                for _ in range(10):
                    await line.send(json.dumps({"do": "chat", "id": next(ids), "text": "x" * 500}))
                    note = {"do": "note", "id": next(ids), "seat": 0, "text": "y" * 9_000}
                    await line.send(json.dumps(note))
                await asyncio.sleep(0.1)
            reading.cancel()

    async def deaf(n: int) -> None:
        made = await target.make(n, "tzolkin", [{"kind": "hot", "name": f"P{i}"} for i in range(2)])
        reader, writer = await asyncio.open_connection(
            HOST, target.port, local_addr=(address(n), 0), limit=1024
        )
        host = f"GET /ws/{made['table']['id']} HTTP/1.1\r\nhost: {HOST}\r\n"
        writer.write(
            (
                f"{host}connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
                "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            ).encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(hello(made["seats"][0]["token"])))
        for id_ in itertools.count(2):
            if not target.goes_on():
                break
            writer.write(frame(json.dumps({"do": "reach", "id": id_, "seat": 0, "most": id_ % 400 + 1})))
            await writer.drain()
            await asyncio.sleep(0.01)
        writer.close()

    await target.many(
        [tables(n) for n in range(4)] + [talk(n) for n in range(8)] + [deaf(n) for n in range(6)]
    )


async def long_games(target: Target) -> None:
    """Keeps requesting whole games, in both languages, as spectators who have no copy of them."""
    seats = [{"kind": "bot", "level": "random", "name": f"B{i}"} for i in range(4)]
    made = [await target.make(101 + n, "chichen-itza", seats) for n in range(4)]

    async def come_again(n: int) -> None:
        for count in itertools.count():
            if not target.goes_on():
                return
            table = made[(n + count) % len(made)]["table"]["id"]
            async with target.socket(n // 2, table) as line:
                await line.send(hello(language=("en", "de")[count % 2]))
                message = {"is": ""}
                while target.goes_on() and message["is"] != "update":
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(1):
                            message = json.loads(await line.recv())
                target.answers[message["is"]] += 1

    await target.many([come_again(n) for n in range(12)])


def frame(text: str) -> bytes:
    """Returns a client's text frame with an all-zero mask."""
    raw = text.encode()
    size = bytes([0x80 | len(raw)]) if len(raw) < 126 else bytes([0xFE]) + len(raw).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + raw


ATTACKS: Final[dict[str, Attack]] = {
    "heavy components": components,
    "reach flood": reach,
    "40 tables of level-5 bots": bots,
    "4,000 silent sockets and 1,000 half headers": silence,
    "disk and memory filling": filling,
    "frames and requests before any limit": frames,
    "long games asked for again and again": long_games,
}


async def main() -> None:
    target = Target(int(sys.argv[2]), float(sys.argv[3]))
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(min(float(sys.argv[3]), MOST_SECONDS) + 20):
            await ATTACKS[sys.argv[1]](target)
    print(json.dumps(dict(target.answers.most_common(8))))


if __name__ == "__main__":
    asyncio.run(main())
