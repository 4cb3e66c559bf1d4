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
from . import bot_seeds, table_moves
from .bot_only_tables import is_attended
from .refusal import Refusal
from .session import TableSession

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


class BotProcess:
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


def due(session: TableSession, seat: int) -> bool:
    """Is this seat asked, and does a bot answer for it now?"""
    return (
        session.state == "running"
        and session.gone is None
        and seat >= 0
        and seat in session.row.asked
        and session.seats[seat].bot()
        and is_attended(session)
    )


def is_watched(session: TableSession, seat: int) -> bool:
    """Does a bot play here for a person who is connected?"""
    return session.seats[seat].stand_in and any(seat in guest.seats for guest in session.guests)


class Bots:
    """Wakes the bots that are asked; a few processes serve all tables."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.bot_seconds
        self.leave_seconds = settings.stand_in_seconds
        self.workers = [BotProcess(settings.bot_modules) for _ in range(settings.bot_workers)]
        self.free = list(self.workers)
        self.some_free = asyncio.Condition()
        self.tasks: set[asyncio.Task[None]] = set()

    def wake(self, session: TableSession) -> None:
        """After every change: whose turn is it, and is that a bot?"""
        for seat in session.row.asked:
            if due(session, seat) and seat not in session.thinking:
                session.thinking.add(seat)
                task = asyncio.create_task(self.move(session, seat))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def move(self, session: TableSession, seat: int) -> None:
        """The answers of one bot, as long as it is asked; after a failure it tries again, later and later."""
        pause = AGAIN_SECONDS
        try:
            while due(session, seat):
                try:
                    await self.answer(session, seat)
                    pause = AGAIN_SECONDS
                except Exception as fault:  # noqa: BLE001 - a full disk, a broken rule: it must not stay silent
                    why = fault.error if isinstance(fault, Refusal) else type(fault).__name__
                    log.warning("bot refused", extra={"table": session.id, "seat": seat, "why": why})
                    await asyncio.sleep(pause)
                    pause = min(pause * 2, MOST_PAUSE)
        finally:
            session.thinking.discard(seat)
        self.wake(session)

    async def answer(self, session: TableSession, seat: int) -> None:
        async with session.lock:
            if session.state != "running":
                return
            match = await session.loaded()
            if seat not in match.asked():
                return
            question = session.row.questions[seat]
            began = time.monotonic()
            asked = {
                "game": session.row.game,
                "owner": session.row.owner,
                "level": session.seats[seat].level,
                "seat": seat,
                "position": serialization.save(match.position.observation(seat)),
                "seed": bot_seeds.seed(session.row, seat, question),
                "chair": bot_seeds.chair(session.row, seat),
            }
        try:
            text = str((await self.think(session.id, asked))["move"])
        except CutOff as fault:
            log.warning("bot cut off", extra={"table": session.id, "seat": seat, "why": str(fault)})
            text = ""
        await self.leave_time(session, seat, began)

        def may() -> bool:
            return session.seats[seat].bot()

        try:
            if text:
                await table_moves.play(session, seat, question, [text], may=may)
                return
        except PatolliError as fault:
            if isinstance(fault, Refusal) and fault.error in PASSING:
                return
            if isinstance(fault, Refusal) and fault.error not in {"not-offered", "no-word"}:
                raise
            log.warning("bot answered nonsense", extra={"table": session.id, "seat": seat})
        await table_moves.default(session, seat, question, "bot cut off", may=may)

    async def leave_time(self, session: TableSession, seat: int, began: float) -> None:
        """Who is there while a bot plays for them can follow it, and stop it between two answers."""
        if is_watched(session, seat):
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

    def pick(self, table: str) -> BotProcess:
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
