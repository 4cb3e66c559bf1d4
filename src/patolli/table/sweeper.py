"""The periodic work of a server for all tables: expired clocks, absences, and unused tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import OperationalError

from ..kernel.seats import SPECTATOR
from . import bans, bot_only_tables, clock, conflict_free_writes, pauses, presence, table_moves, upkeep, votes
from .refusal import Refusal
from .session import TableSession
from .store import db_engine, queries

if TYPE_CHECKING:
    from .registry import TableRegistry

log = logging.getLogger("patolli.tables")
MOST_DEFAULTS: Final = 200
"""The maximum number of default answers for one table in one sweep. The remaining ones are played in the next
sweep.
"""


class Sweeper:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.task: asyncio.Task[None] | None = None
        self.expired = 0.0
        """The time of the last search for tables that were never started."""

    def start(self) -> None:
        self.task = asyncio.create_task(self.sweep())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def sweep(self) -> None:
        """Runs the periodic tasks. If one of them fails, the others still run."""
        registry = self.registry
        kept = (self.run_clocks, self.note_time_if_due, self.expire)  # only one server runs these
        while True:
            await asyncio.sleep(registry.settings.sweep_seconds)
            registry.forget_idle()
            registry.metrics.look(registry)
            registry.lobby.look_if_due()
            registry.collections.collect_if_due(registry.sockets == 0)
            for part in (
                self.run_clocks,
                self.look_who_is_away,
                self.note_time_if_due,
                self.expire,
                self.read_bans,
            ):
                try:
                    with registry.servers.leading() if part in kept else contextlib.nullcontext():
                        if part not in kept or registry.servers.leads:
                            await part()
                except Refusal:  # the disk is full, as the writer has logged
                    continue
                except OperationalError as fault:  # the database is being restarted
                    log.warning("sweep put off", extra={"why": db_engine.cause(fault)})
                except Exception:
                    log.exception("sweep failed")

    async def run_clocks(self) -> None:
        registry, now = self.registry, self.registry.clock.now()
        for id_ in await registry.find(lambda c: queries.due(c, now), lambda row, _: upkeep.is_due(row, now)):
            with one_of_many(id_):
                session = await registry.session(id_)
                await pauses.end_if_over(session)
                if bot_only_tables.is_attended(session):
                    await play_defaults(session, now)
                else:
                    await bot_only_tables.rest(session)

    async def look_who_is_away(self) -> None:
        """Updates tables at which somebody is absent. Once a person has been away for too long, a vote may
        succeed without that person.
        """
        for session in list(self.registry.sessions.values()):
            waiting = session.guests and presence.is_anybody_absent(session)
            begun = session.row.state in presence.BEGUN and (waiting or session.row.votes)
            if not begun and not session.coming_and_going:
                continue
            with one_of_many(session.id):
                if session.coming_and_going and self.registry.servers.shared:
                    async with session.lock:
                        await conflict_free_writes.write_connected(session, {SPECTATOR})
                session.coming_and_going = False
                if session.row.votes:
                    async with session.lock:
                        await votes.settle(session)
                session.tell_table()

    async def note_time_if_due(self) -> None:
        if self.registry.clock.is_due(self.registry.sockets > 0):
            await self.note_time()

    async def note_time(self) -> None:
        now = self.registry.clock.now()
        await self.registry.writer.do(lambda c: queries.put_server_clock(c, now))
        self.registry.clock.noted = time.monotonic()

    async def expire(self) -> None:
        await upkeep.expire(self.registry)

    async def read_bans(self) -> None:
        await bans.refresh(self.registry)


@contextlib.contextmanager
def one_of_many(id_: str) -> Iterator[None]:
    """Logs a failure at one table, so that the caller can continue with the others."""
    try:
        yield
    except Refusal:
        pass
    except Exception:
        log.exception("sweep failed", extra={"table": id_})


async def play_defaults(session: TableSession, now: int) -> None:
    """Plays default answers for the seats whose time has run out, until none of them is asked any longer."""
    for _ in range(MOST_DEFAULTS):
        row = session.row
        late = [seat for seat in clock.run_out(row.clocks, row.pace, now) if seat in row.asked]
        if session.state != "running" or not late:
            return
        await table_moves.default(session, late[0], row.questions[late[0]], "time ran out")
