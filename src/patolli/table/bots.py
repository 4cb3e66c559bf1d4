"""The bots at the tables. Separate processes compute their moves. If a process fails, the bot plays the
default answer.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
import time
from typing import TYPE_CHECKING, Any, Final

from ..kernel.errors import PatolliError
from . import bot_seeds, table_moves
from .bot_only_tables import is_attended
from .fair_queue import WorkItem
from .refusal import Refusal
from .remote_work import NoWorkers, RemoteWork
from .session import TableSession
from .worker_pool import WorkerPool, processes
from .worker_process import Answer, CutOff, Unwanted, field

if TYPE_CHECKING:
    from .settings import Settings

log = logging.getLogger("patolli.bots")
MODULE: Final = "patolli.table.bot_worker"
AGAIN_SECONDS: Final = 1
"""How many seconds to wait before the next attempt if even the default answer was refused."""
MOST_PAUSE: Final = 15
"""The maximum number of seconds between two attempts."""
PASSING: Final = {"stale", "not-asked", "paused", "not-running"}
"""Refusals that only mean that the table has changed since the bot's question was read."""
MOST_HINTS: Final = 40
"""The maximum number of hints waiting to be computed."""
UNKNOWN: Final = 1.0
"""The estimated CPU time of a move, in seconds, for a level that has not played yet."""
LEARNING: Final = 0.3
"""The weight of the latest measurement in the estimated time for a move of a level."""


def due(session: TableSession, seat: int) -> bool:
    """Returns whether it is this seat's turn to answer and a bot answers for it."""
    return (
        session.state == "running"
        and session.gone is None
        and seat >= 0
        and seat in session.row.asked
        and session.seats[seat].bot()
        and is_attended(session)
    )


def is_watched(session: TableSession, seat: int) -> bool:
    """Returns whether a bot is standing in for a person who is connected."""
    return session.seats[seat].stand_in and seat in session.present


def rank(session: TableSession) -> int:
    """Returns the priority of a table's bots: 0 if a person with a seat is connected, 1 if only spectators
    are, and 2 if no one is.
    """
    if not session.visited:
        return 2
    return 0 if session.present else 1


def flow(session: TableSession) -> str:
    """Returns the flow charged for the bots of this table: the address of a client, preferably of one with a
    seat.
    """
    for group in (session.seated, session.guests):
        if group:
            return min(guest.address for guest in group)
    return f"table {session.id}"


class Bots:
    """Runs the bots of all tables. A few processes compute their moves; hints have a process of their own."""

    def __init__(self, settings: Settings, remote: RemoteWork) -> None:
        self.remote = remote
        self.seconds = settings.bot_seconds
        self.leave_seconds = settings.stand_in_seconds
        modules = settings.bot_modules
        long, (short, hints) = processes(MODULE, modules, settings.bot_workers), processes(MODULE, modules, 2)
        self.pool = WorkerPool(long, short)
        self.hint_pool = WorkerPool([hints], most_waiting=MOST_HINTS)
        self.expected: dict[tuple[str, str], float] = {}
        """The estimated CPU seconds per move, by game and level."""
        self.tasks: set[asyncio.Task[None]] = set()

    def wake(self, session: TableSession) -> None:
        """Starts every bot that has to answer and is not computing yet."""
        for seat in session.row.asked:
            if due(session, seat) and seat not in session.thinking:
                session.thinking.add(seat)
                task = asyncio.create_task(self.move(session, seat), context=contextvars.Context())
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def move(self, session: TableSession, seat: int) -> None:
        """Answers for a bot until it has no more questions to answer. After failed attempts, the pauses
        become longer.
        """
        pause = AGAIN_SECONDS
        try:
            while due(session, seat):
                try:
                    await self.answer(session, seat)
                    pause = AGAIN_SECONDS
                except Exception as fault:  # noqa: BLE001 - whatever goes wrong, the game must go on and be logged
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
                "position": session.observe(seat).saved,
                "seed": bot_seeds.seed(session.row, seat, question),
                "chair": bot_seeds.chair(session.row, seat),
            }
        try:
            text = str((await self.think(session, asked))["move"])
        except Unwanted:
            return
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
            log.warning("bot gave an invalid answer", extra={"table": session.id, "seat": seat})
        await table_moves.default(session, seat, question, "bot cut off", may=may)

    async def leave_time(self, session: TableSession, seat: int, began: float) -> None:
        """Delays the moves of a stand-in, so that its person, who is watching, can follow and stop it."""
        if is_watched(session, seat):
            await asyncio.sleep(self.leave_seconds - (time.monotonic() - began))

    async def think(self, session: TableSession, asked: dict[str, Any]) -> dict[str, Any]:
        """Queues the computation of a bot's answer and waits for it. Raises Unwanted if it is no longer
        needed when its turn comes.
        """
        kind = (asked["game"], asked["level"])
        job = WorkItem(
            asked,
            flow(session),
            session.id,
            lambda: rank(session),
            lambda: due(session, asked["seat"]),
            self.expected.get(kind, 0.0 if asked["level"] == "random" else UNKNOWN),
        )
        try:
            raw = await self.run("moves", self.pool, job)
        except CutOff:
            self.learn(kind, self.seconds)
            raise
        found = {name: field(raw, name) for name in raw}
        self.learn(kind, found.get("cpu_ms", 0.0) / 1000)
        session.registry.metrics.thought(kind[1], found.get("cpu_ms", 0.0) / 1000)
        if not isinstance(found.get("move"), str):
            raise CutOff(str(found.get("fault", "nonsense")))
        return found

    async def run(self, name: str, pool: WorkerPool, job: WorkItem) -> Answer:
        """Runs a job on a connected remote worker that has this level or, if there is none, in a process of
        this server.
        """
        if self.remote.has_workers() and self.remote.knows(str(job.question.get("level", ""))):
            try:
                return await self.remote.run(name, job, self.seconds)
            except NoWorkers:
                log.warning("no workers are left")
        return await pool.run(job, self.seconds)

    def learn(self, kind: tuple[str, str], seconds: float) -> None:
        before = self.expected.get(kind, seconds)
        self.expected[kind] = before + LEARNING * (seconds - before)

    async def advise(self, session: TableSession, address: str, asked: dict[str, Any]) -> dict[str, Any]:
        """Computes a hint. Because a person has asked for it, it is charged to the budget of that person."""
        person = f"{session.id}/{asked['seat']}"
        charge = session.registry.budget.reserve(person, address)
        job = WorkItem(asked, address, person, wanted=lambda: asked["seat"] in session.present)
        found: dict[str, Any] = {}
        try:
            raw = await self.run("hints", self.hint_pool, job)
            found = {name: field(raw, name) for name in raw}
        finally:
            charge.settle(found.get("cpu_ms", 0.0))
        if not isinstance(found.get("move"), str | None) or "look" not in found:
            raise CutOff(str(found.get("fault", "nonsense")))
        return found

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()
        await self.hint_pool.close()
