"""Automatic tasks: checking all tables when the server starts, and deleting tables that were never
started.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final

from . import bot_only_tables, clock, table_writes
from .bot_only_tables import has_persons
from .refusal import Refusal
from .session import TableSession, milliseconds
from .store import queries, salvage, shared
from .store.rows import SeatRow, TableRow

if TYPE_CHECKING:
    from .registry import TableRegistry

log = logging.getLogger("patolli.tables")
DAY: Final = 86_400_000
EXPIRE_SECONDS: Final = 3600.0
"""The number of seconds between two searches for tables that were never started."""


def has_bots(row: TableRow, seats: list[SeatRow]) -> bool:
    """Returns whether the bots of this table continue when the server starts, before any client is
    connected.
    """
    return row.state == "running" and any(seat.bot() for seat in seats) and has_persons(seats)


def is_due(row: TableRow, now: int) -> bool:
    return row.state in ("running", "paused") and row.deadline is not None and row.deadline <= now


async def wake_bots(registry: TableRegistry) -> None:
    """Wakes bots that have a question to answer. Needed when the server starts, and when another server has
    ended.
    """
    for id_ in await registry.find(queries.unfinished_by_bots, has_bots):
        with contextlib.suppress(Refusal):
            registry.bots.wake(await registry.session(id_))


# ---- at the start -------------------------------------------------------------------------------------


async def look_over(registry: TableRegistry) -> None:
    """Reports damaged tables. Stops the clocks of tables that have become stuck, and restarts those of tables
    that no longer are.
    """
    try:
        await name_damage(registry)
        if not registry.servers.leads:
            return
        for id_ in await registry.find(queries.timed, lambda row, _: row.pace.kind != "none"):
            with contextlib.suppress(Refusal):
                await set_clocks(await registry.session(id_))
    except Exception:
        log.exception("checking the tables failed")


async def name_damage(registry: TableRegistry) -> None:
    engine = registry.base.engine
    if await asyncio.to_thread(salvage.is_sound, engine):
        return
    log.error("the database is damaged; patolli tables doctor lists what is lost")
    for id_ in await asyncio.to_thread(salvage.ids, engine, False):
        try:
            await asyncio.to_thread(salvage.whole, engine, id_)
        except salvage.Damaged as fault:
            registry.note_damage(id_, str(fault))


async def set_clocks(session: TableSession) -> None:
    """Stops or restarts the clocks. Time during which play was impossible does not count, nor does time used
    earlier in the same turn.
    """
    async with session.lock:
        row = session.row
        if row.state != "running" or row.pace.kind == "none":
            return
        stuck = await is_stuck(session)
        if stuck == (row.deadline is None) or not bot_only_tables.has_persons(session.seats):
            return
        if not stuck:
            clock.go_on(row.clocks, row.pace, row.asked, session.registry.clock.now())
        row.deadline = None if stuck else clock.deadline(row.clocks, row.pace)
        await table_writes.write(session, lambda c: queries.put(c, row, "clocks", "deadline"))
        session.tell_clocks()


async def is_stuck(session: TableSession) -> bool:
    try:
        await session.loaded()
    except Refusal as refusal:
        if refusal.error != "stuck":
            raise
        return True
    return False


# ---- tables that never began --------------------------------------------------------------------------


async def is_visited(registry: TableRegistry, id_: str) -> bool:
    session = registry.sessions.get(id_)
    if session is not None and session.guests:
        return True
    return registry.servers.shared and await registry.writer.read(lambda c: shared.anybody_connected(c, id_))


async def expire(registry: TableRegistry) -> None:
    days, sweeper = registry.settings.waiting_days, registry.sweeper
    if days <= 0 or (sweeper.expired and time.monotonic() - sweeper.expired < EXPIRE_SECONDS):
        return
    sweeper.expired = time.monotonic()
    before = milliseconds() - int(days * DAY)

    def never_began(row: TableRow, _: list[SeatRow]) -> bool:
        return row.state in {"waiting", "abandoned"} and row.next == 0 and row.moved < before

    def by_bots_alone(row: TableRow, seats: list[SeatRow]) -> bool:
        return row.moved < before and all(seat.kind == "bot" for seat in seats)

    old = await registry.find(lambda c: queries.never_started(c, before), never_began)
    old += await registry.find(lambda c: queries.without_persons(c, before), by_bots_alone)
    for id_ in dict.fromkeys(old):
        with contextlib.suppress(Refusal):
            if not await is_visited(registry, id_):
                await registry.delete(id_)
