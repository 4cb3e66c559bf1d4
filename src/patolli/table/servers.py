"""The servers that share one database. With SQLite, there is only one server, and most of this module does
nothing.

Every server can serve every table. Each write increases a counter in the table's row (`edits`), so one of two
conflicting writes fails. The other servers are notified of the table's id and new counter, and read the
changes.

One server at a time is the leader. As long as it holds a lease, it takes care of clocks, absences and old
tables. Everything it writes in this role is checked against the lease.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import socket
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.seats import SPECTATOR
from . import conflict_free_writes, upkeep
from .store import job_queue, queries, shared
from .store.listener import NewsListener

if TYPE_CHECKING:
    from .registry import TableRegistry
    from .session import TableSession

log = logging.getLogger("patolli.servers")
BEAT_SECONDS: Final = 2.0
LEADING: ContextVar[bool] = ContextVar("LEADING", default=False)
"""Whether the running code acts in the role of the leader."""


class Servers:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.engine = registry.base.engine
        self.shared = self.engine.dialect.name == "postgresql"
        self.id = secrets.token_hex(8)
        self.lease = 0
        """The token of the leader's lease if this server holds it, otherwise 0."""
        self.others: list[dict[str, Any]] = []
        """The servers and workers that were alive at the last heartbeat, including this one."""
        self.listener: NewsListener | None = None
        self.beating: asyncio.Task[None] | None = None
        self.joined = False

    @property
    def leads(self) -> bool:
        return not self.shared or self.lease > 0

    # ---- coming and going -----------------------------------------------------------------------------

    def join(self) -> int | None:
        """Registers this server before it starts. Returns the time on the clock of the other servers if any
        are running.
        """
        if not self.shared:
            return None
        with self.engine.begin() as c:
            alone = not shared.processes(c, "server")
            if alone:  # clients connected before the restart count as present until now
                shared.forget_the_gone(c)
            shared.beat(c, self.id, "server", self.name(), "{}")
            found = shared.clock(c)
            self.others = shared.processes(c)
        self.joined = True
        return None if alone or found is None else found[0] + found[1]

    def name(self) -> str:
        return f"{socket.gethostname()} {os.getpid()}"

    async def start(self) -> None:
        if self.shared:
            await self.beat()
            self.listener = NewsListener(self.engine, self.heard, self.missed)
            self.beating = asyncio.create_task(self.keep_beating())

    async def close(self) -> None:
        if self.beating is not None:
            self.beating.cancel()
        if self.listener is not None:
            await asyncio.to_thread(self.listener.close)
        await asyncio.to_thread(self.sign_off)

    def sign_off(self) -> None:
        if not self.joined:
            return
        self.joined = False
        clock = self.registry.clock.now()
        with contextlib.suppress(SQLAlchemyError), self.engine.begin() as c:
            if self.lease:
                shared.put_clock(c, clock)
                shared.let_go(c, shared.LEADER, self.id)
            shared.sign_off(c, self.id, clock)

    # ---- periodic work ------------------------------------------------------------------------------

    async def keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except SQLAlchemyError as fault:
                self.lease = 0
                log.warning("heartbeat not written", extra={"why": type(fault).__name__})
            except Exception:
                self.lease = 0
                log.exception("beat failed")

    async def beat(self) -> None:
        kept = self.lease
        known, behind = await asyncio.to_thread(self.beaten)
        self.registry.clock.catch_up(behind)
        if not known:
            for session in list(self.registry.sessions.values()):
                await self.count_guests(session)
        if self.lease and not kept:
            log.info("leader", extra={"lease": self.lease})
            self.registry.begin(upkeep.wake_bots(self.registry))

    def beaten(self) -> tuple[bool, int]:
        """Writes a heartbeat. Returns whether this process was still registered, and by how many milliseconds
        its clock is behind.
        """
        clock, load = self.registry.clock, json.dumps(self.load())
        with self.engine.begin() as c:
            self.registry.base.keep_lock(c)
            self.registry.exchange_operator_key(c)
            known = shared.beat(c, self.id, "server", self.name(), load)
            self.lease = shared.hold(c, shared.LEADER, self.id)
            behind = 0
            if self.lease:
                shared.put_clock(c, clock.now())
            else:
                found = shared.clock(c)
                behind = 0 if found is None else found[0] + found[1] - clock.now()
            before = {one["id"] for one in self.others if one["kind"] == "server"}
            self.others = shared.processes(c)
            left = before - {one["id"] for one in self.others}
            dead = shared.gone(c) if self.lease else []
            if self.lease:
                job_queue.give_back_lost(c)
        for id_ in dead:
            with self.engine.begin() as c:
                shared.sign_off(c, id_, clock.now())
            log.warning("process gone", extra={"server": id_})
        if self.lease and (dead or left):  # bots of tables that dead servers were handling have to be woken
            with contextlib.suppress(RuntimeError):
                self.registry.loop.call_soon_threadsafe(
                    lambda: self.registry.begin(upkeep.wake_bots(self.registry))
                )
        return known, behind

    def load(self) -> dict[str, Any]:
        registry = self.registry
        return {
            "tables": len(registry.sessions),
            "sockets": registry.sockets,
            "leader": bool(self.lease),
            "draining": registry.draining,
        }

    @contextlib.contextmanager
    def leading(self) -> Iterator[None]:
        """Marks writes within this context as those of the leader. They fail if another server has become the
        leader.
        """
        before = LEADING.set(True)
        try:
            yield
        finally:
            LEADING.reset(before)

    def fence(self) -> Callable[[Connection], None] | None:
        """Returns the check that the leader's transactions begin with."""
        if not self.shared or not LEADING.get():
            return None
        token = self.lease
        return lambda c: shared.must_hold(c, shared.LEADER, self.id, token)

    # ---- news -----------------------------------------------------------------------------------------

    def tell(self, c: Connection, table: str, edits: int) -> None:
        if self.shared:
            queries.tell(c, table, edits)

    def heard(self, text: str) -> None:
        if text.startswith("="):  # the answer to a job has arrived
            self.registry.remote.heard(text[1:])
            return
        table, _, edits = text.partition(" ")
        if edits.isdecimal():  # 0 means that chat lines or connections have changed
            self.registry.note_edits(table, int(edits))

    def missed(self) -> None:
        """Looks for changes to all open tables after the connection to the database was restored."""
        if self.registry.sessions:
            self.registry.begin(self.compare())
        self.registry.lobby.note_all()

    async def compare(self) -> None:
        ids = list(self.registry.sessions)
        try:
            found = await self.registry.writer.read(lambda c: shared.edits(c, ids))
        except SQLAlchemyError:  # repeated after the next connection
            return
        for id_ in ids:
            session = self.registry.sessions.get(id_)
            if session is not None:
                session.news.missed()
                self.registry.note_edits(id_, found.get(id_, session.row.edits + 1))

    def connected(self, c: Connection, table: str) -> dict[int, int]:
        """Returns the number of clients of other servers, by seat."""
        return shared.connected(c, self.id, table) if self.shared else {}

    # ---- connected clients by server -----------------------------------------------------------------------

    def guests_by_seat(self, session: TableSession, seats: set[int]) -> dict[int, int]:
        counted = {seat: sum(seat in guest.seats for guest in session.seated) for seat in seats if seat >= 0}
        if SPECTATOR in seats:
            counted[SPECTATOR] = session.own_watching
        return counted

    async def count_guests(self, session: TableSession) -> None:
        """Stores a table's numbers of clients again after this process was considered dead."""
        seats = {seat for guest in session.seated for seat in guest.seats}
        async with session.lock:
            await conflict_free_writes.write_connected(session, {*seats, SPECTATOR})
