"""Bots at the tables: they think in processes of their own; one that is cut off plays the default."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
import time
import zlib
from typing import TYPE_CHECKING, Any, Final

from ..kernel import serialization
from ..kernel.errors import PatolliError
from . import bot_seeds, playing
from .attending import is_attended
from .live import Live
from .refusal import Refusal

if TYPE_CHECKING:
    from .settings import Settings

log = logging.getLogger("patolli.bots")
LINE_LIMIT: Final = 4_000_000
AGAIN_SECONDS: Final = 1
"""Between two tries where even the default was refused."""
MOST_PAUSE: Final = 15
"""The longest time between two tries."""
PASSING: Final = {"stale", "not-asked", "paused", "not-running"}
"""Meanwhile something else has happened at the table."""
START_SECONDS: Final = 60
"""To import the rules."""


class CutOff(Exception):
    """A bot that took too long, failed, or answered nonsense."""


class Worker:
    """One process, thinking about one question at a time."""

    def __init__(self, modules: list[str]) -> None:
        self.modules = modules
        self.process: asyncio.subprocess.Process | None = None

    async def think(self, asked: dict[str, Any], seconds: float) -> dict[str, Any]:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "patolli.table.bot_worker",
                *self.modules,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
                start_new_session=True,  # Ctrl-C is for the server, which then ends its workers
            )
            assert self.process.stdout is not None
            try:
                await asyncio.wait_for(self.process.stdout.readline(), START_SECONDS)
            except (TimeoutError, ConnectionError, RuntimeError):
                self.stop()
                raise CutOff("it does not start") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(asked).encode() + b"\n")
            line = await asyncio.wait_for(self.process.stdout.readline(), seconds)
            told = json.loads(line)
        except (TimeoutError, ValueError, ConnectionError, RuntimeError) as fault:
            self.stop()
            late = isinstance(fault, TimeoutError)
            raise CutOff(f"no answer within {seconds:g} s" if late else "it died") from None
        if not isinstance(told, dict) or not isinstance(told.get("move"), str):
            raise CutOff(str(told.get("fault", "nonsense")) if isinstance(told, dict) else "nonsense")
        return told

    def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        self.process = None


def due(live: Live, seat: int) -> bool:
    """Is this seat asked, and does a bot answer for it now?"""
    return (
        live.state == "running"
        and live.gone is None
        and seat >= 0
        and seat in live.row.asked
        and live.seats[seat].bot()
        and is_attended(live)
    )


def is_watched(live: Live, seat: int) -> bool:
    """Does a bot play here for a person who is connected?"""
    return live.seats[seat].stand_in and any(seat in guest.seats for guest in live.guests)


class Bots:
    """Wakes the bots that are asked; a few processes serve all tables."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.bot_seconds
        self.leave_seconds = settings.stand_in_seconds
        self.workers = [Worker(settings.bot_modules) for _ in range(settings.bot_workers)]
        self.free = list(self.workers)
        self.some_free = asyncio.Condition()
        self.tasks: set[asyncio.Task[None]] = set()

    def wake(self, live: Live) -> None:
        """After every change: whose turn is it, and is that a bot?"""
        for seat in live.row.asked:
            if due(live, seat) and seat not in live.thinking:
                live.thinking.add(seat)
                task = asyncio.create_task(self.move(live, seat))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def move(self, live: Live, seat: int) -> None:
        """The answers of one bot, as long as it is asked; after a failure it tries again, later and later."""
        pause = AGAIN_SECONDS
        try:
            while due(live, seat):
                try:
                    await self.answer(live, seat)
                    pause = AGAIN_SECONDS
                except Exception as fault:  # noqa: BLE001 - a full disk, a broken rule: it must not stay silent
                    why = fault.error if isinstance(fault, Refusal) else type(fault).__name__
                    log.warning("bot refused", extra={"table": live.id, "seat": seat, "why": why})
                    await asyncio.sleep(pause)
                    pause = min(pause * 2, MOST_PAUSE)
        finally:
            live.thinking.discard(seat)
        self.wake(live)

    async def answer(self, live: Live, seat: int) -> None:
        async with live.lock:
            if live.state != "running":
                return
            match = await live.loaded()
            if seat not in match.asked():
                return
            question = live.row.questions[seat]
            began = time.monotonic()
            asked = {
                "game": live.row.game,
                "owner": live.row.owner,
                "level": live.seats[seat].level,
                "seat": seat,
                "position": serialization.save(match.position.observation(seat)),
                "seed": bot_seeds.seed(live.row, seat, question),
                "chair": bot_seeds.chair(live.row, seat),
            }
        try:
            text = str((await self.think(live.id, asked))["move"])
        except CutOff as fault:
            log.warning("bot cut off", extra={"table": live.id, "seat": seat, "why": str(fault)})
            text = ""
        await self.leave_time(live, seat, began)

        def may() -> bool:
            return live.seats[seat].bot()

        try:
            if text:
                await playing.play(live, seat, question, [text], may=may)
                return
        except PatolliError as fault:
            if isinstance(fault, Refusal) and fault.error in PASSING:
                return
            if isinstance(fault, Refusal) and fault.error not in {"not-offered", "no-word"}:
                raise
            log.warning("bot answered nonsense", extra={"table": live.id, "seat": seat})
        await playing.default(live, seat, question, "bot cut off", may=may)

    async def leave_time(self, live: Live, seat: int, began: float) -> None:
        """Who is there while a bot plays for them can follow it, and stop it between two answers."""
        if is_watched(live, seat):
            await asyncio.sleep(self.leave_seconds - (time.monotonic() - began))

    async def think(self, table: str, asked: dict[str, Any]) -> dict[str, Any]:
        """As soon as a process is free."""
        async with self.some_free:
            await self.some_free.wait_for(lambda: self.free)
            worker = self.pick(table)
        try:
            return await worker.think(asked, self.seconds)
        except asyncio.CancelledError:
            worker.stop()  # its answer would be taken for that to the next question
            raise
        finally:
            async with self.some_free:
                self.free.append(worker)
                self.some_free.notify()

    def pick(self, table: str) -> Worker:
        """The process that may remember what it thought about this table, or any that is free."""
        usual = self.workers[zlib.crc32(table.encode()) % len(self.workers)]
        worker = usual if usual in self.free else self.free[-1]
        self.free.remove(worker)
        return worker

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.workers:
            process = worker.process
            worker.stop()
            if process is not None:
                await process.wait()
