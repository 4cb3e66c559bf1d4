"""All tables of one server. A table is loaded when it is needed and unloaded some time after the last client
has left.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
import re
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.errors import PatolliError
from . import bans, data_folder, other_servers, private, upkeep
from .bots import Bots
from .full_collections import FullCollections
from .health import Health
from .keys import HOST, SECRET, Key, Keys, fits, secret_in
from .limits import AddressLimits
from .lobby import LobbyPush
from .metrics import Metrics
from .operator import OperatorKey
from .position_queries import Queries
from .refusal import Refusal
from .remote_work import RemoteWork
from .reviews import Reviews
from .server_clock import ServerClock
from .servers import Servers
from .session import TableSession, milliseconds
from .settings import Settings
from .store import db_engine, queries, salvage, shared
from .store.rows import SeatRow, TableRow
from .store.writer import Writer
from .sweeper import Sweeper
from .worded_log import WordedLogs
from .work_budget import WorkBudget

log = logging.getLogger("patolli.tables")
ID: Final = re.compile("[A-Za-z0-9_-]{1,64}")
T = TypeVar("T")
MOST_THREADS: Final = 2
"""The maximum number of logs that are loaded at the same time."""
DELETED: Final = 2**31 - 1
"""The number of edits that is reported for a deleted table."""


class TableRegistry:
    def __init__(self, settings: Settings) -> None:
        data_folder.make(settings.data)
        self.settings = settings
        self.metrics = Metrics()
        data_folder.must_have_its_tables(settings)
        self.base = db_engine.Served(settings.url or db_engine.url_in(settings.data), one_of_many=True)
        try:
            data_folder.remove_drafts(settings.data)
            operator_key = OperatorKey(settings.data)
            self.new_operator = operator_key.make_if_missing()
            # created last: if the secret exists, the database exists as well
            self.keys = Keys(secret_in(settings.data), operator_key)
            self.shared_operator_key = ""
            """The operator's key shared by the servers of this database, as last read or written by this
            server.
            """
            self.share_secrets(operator_key)
        except BaseException:
            self.base.close()
            raise
        private.close_data(settings.data, (db_engine.FILE, SECRET))
        self.writer = Writer(self.base.engine, self.base.must_hold_lock)
        self.servers = Servers(self)
        running = self.servers.join()
        self.clock = ServerClock(last_time(self.base.engine) if running is None else running)
        self.sessions: dict[str, TableSession] = {}
        self.opening: dict[str, asyncio.Task[TableSession]] = {}
        self.overheard: dict[str, int] = {}
        """The highest number of edits reported for each table while the table was being opened."""
        self.budget = WorkBudget(settings)
        self.addresses = AddressLimits(settings)
        self.bans = bans.Bans()
        self.queries = Queries(settings, self.budget)
        self.worded = WordedLogs()
        self.reviews = Reviews(settings)
        self.turn = asyncio.Lock()
        """Held while a whole view or a batch of log entries is computed, so that these computations take
        turns with other work.
        """
        self.threads = asyncio.Semaphore(MOST_THREADS)
        self.remote = RemoteWork(self)
        self.bots = Bots(settings, self.remote)
        self.collections = FullCollections()
        self.lobby = LobbyPush(self)
        self.sockets = 0
        self.closing = False
        self.draining = False
        """True while clients are moved to another process. No new connections are accepted then."""
        self.tasks: set[asyncio.Task[None]] = set()
        """Tasks that are completed even if their client disconnects."""
        self.sweeper = Sweeper(self)
        self.checking: asyncio.Task[None] | None = None
        self.damaged: dict[str, str] = {}
        """The tables that cannot be read, each with the reason."""
        self.health = Health(self.writer)

    def share_secrets(self, operator_key: OperatorKey) -> None:
        """Makes all servers of a PostgreSQL database use the same secret and operator's key, which are those
        of its first server.
        """
        if self.base.engine.dialect.name != "postgresql":
            return
        folder = self.settings.data
        with self.base.engine.begin() as c:
            common = shared.secret(c, "seats", secret_in(folder).hex())
            operators = shared.secret(c, "operator", operator_key.read())
            if operator_key.is_newer_than(operators):
                operators = operator_key.read()
                shared.put_secret(c, "operator", operators)
        secret = bytes.fromhex(common)
        if secret != secret_in(folder) and not (folder / db_engine.FILE).exists():
            private.write(folder / SECRET, secret)  # so that commands that use this folder create valid links
        self.keys = Keys(secret, operator_key)
        self.shared_operator_key = operators
        if operators != operator_key.read():
            operator_key.write(operators)
            self.new_operator = False
        operator_key.remember_shared(operators)

    def exchange_operator_key(self, c: Connection) -> None:
        """Keeps the operator's key the same on all servers. If a command has changed the key in this server's
        folder, it is stored in the database; otherwise a key stored by another server is adopted.
        """
        key, common = self.keys.operator_key, shared.known_secret(c, "operator")
        with contextlib.suppress(PatolliError):  # the operator may have removed the file
            own = key.read()
            if own != self.shared_operator_key:
                shared.put_secret(c, "operator", own)
                key.remember_shared(own)
                self.shared_operator_key = own
            elif common and common != own:
                key.write(common)
                key.remember_shared(common)
                self.shared_operator_key = common

    # ---- coming and going -----------------------------------------------------------------------------

    async def session(self, id_: str) -> TableSession:
        """Returns the table with this id, opening it if necessary."""
        if not ID.fullmatch(id_):
            raise Refusal("no-table", "there is no such table")
        found = self.sessions.get(id_)
        if found is not None:
            found.used = time.monotonic()
            if other_servers.is_behind(found):
                await other_servers.read_news(found)
            return found
        if id_ not in self.opening:
            self.opening[id_] = asyncio.create_task(self.open(id_))
        try:
            return await asyncio.shield(self.opening[id_])
        finally:
            self.opening.pop(id_, None)

    async def open(self, id_: str) -> TableSession:
        self.overheard[id_] = -1
        try:
            found = await self.read(id_, lambda c: (salvage.opened(c, id_), self.servers.connected(c, id_)))
        finally:
            edits = self.overheard.pop(id_)
        stored, elsewhere = found
        if stored is None:
            raise Refusal("no-table", "there is no such table")
        session = self.sessions.setdefault(id_, TableSession(self, *stored))
        session.elsewhere = elsewhere
        if edits >= 0:
            self.note_edits(id_, edits)
        return session

    def note_edits(self, id_: str, edits: int) -> None:
        """Handles the notification that another server has written to a table. `edits` is its new number of
        edits.
        """
        self.lobby.note(id_)
        if id_ in self.overheard:
            self.overheard[id_] = max(edits, self.overheard[id_])
        session = self.sessions.get(id_)
        if session is not None and other_servers.hear(session, edits):
            self.begin(other_servers.read_news(session))

    async def read(self, id_: str, work: Callable[[Connection], T]) -> T:
        """Reads part of a table from the database. If it is damaged, records this and raises Refusal."""
        try:
            return await self.writer.read(work)
        except (salvage.Damaged, *salvage.READ_FAULTS) as fault:
            if db_engine.is_away(fault):
                raise Refusal("cannot-write", "the server cannot read this table at the moment") from None
            self.note_damage(id_, db_engine.cause(fault))
            raise Refusal(
                "damaged", "this table is damaged in the database; only a backup contains it"
            ) from None

    async def in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        """Runs blocking work in a thread. Only a few jobs run at the same time."""
        async with self.threads:
            return await asyncio.to_thread(work, *arguments)

    def note_damage(self, id_: str, why: str) -> None:
        if id_ not in self.damaged:
            log.error("table damaged", extra={"table": id_, "why": why})
        self.damaged[id_] = why

    async def find(
        self, query: Callable[[Connection], list[str]], fits: Callable[[TableRow, list[SeatRow]], bool]
    ) -> list[str]:
        """Returns the ids of matching tables. If the database is damaged, tables that cannot be read are left
        out.
        """
        return await asyncio.to_thread(salvage.found, self.base.engine, query, fits)

    def evict(self, session: TableSession, why: Refusal) -> None:
        """Removes a table from memory and disconnects its clients, because its state is missing or
        uncertain.
        """
        session.gone = why
        self.worded.forget(session.id)
        if self.sessions.get(session.id) is session:
            del self.sessions[session.id]
        for guest in session.guests:
            guest.close(4404 if why.error == "no-table" else 1013)

    async def delete(self, id_: str) -> None:
        """Deletes a table with its moves and chat."""
        try:
            session: TableSession | None = await self.session(id_)
        except Refusal as refusal:
            if refusal.error != "damaged":
                raise
            session = None
        async with contextlib.nullcontext() if session is None else session.lock:
            if not await self.writer.do(lambda c: self.remove(c, id_), id_):
                raise Refusal("no-table", "there is no such table")
            if session is not None:
                self.evict(session, Refusal("no-table", "this table was deleted"))
        self.damaged.pop(id_, None)
        self.lobby.note(id_)
        self.reviews.forget(id_)
        log.info("table deleted", extra={"table": id_})
        for other in self.sessions.values():
            if other.row.rematch == id_:
                other.row.rematch = ""
                other.tell_table()

    def remove(self, c: Connection, id_: str) -> bool:
        fence = self.servers.fence()
        if fence is not None:
            fence(c)
        self.servers.tell(c, id_, DELETED)
        return queries.remove(c, id_)

    def holder(self, session: TableSession, token: str) -> Key | None:
        """Returns the contents of a token if it is a valid key to this table."""
        key = self.keys.read(token)
        if key is None or key.table != session.id:
            return None
        if key.who == HOST:
            return key if fits(key.random, session.row.host) else None
        if 0 <= key.who < session.players and fits(key.random, session.seats[key.who].key):
            return None if session.seats[key.who].key in self.bans.keys else key
        return None

    # ---- start and end ---------------------------------------------------------------------------------

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        await bans.refresh(self)
        await self.servers.start()
        self.sweeper.start()
        self.checking = asyncio.create_task(upkeep.look_over(self))
        if not self.servers.shared:  # of several servers, only the leader wakes the bots
            await upkeep.wake_bots(self)

    def forget_idle(self) -> None:
        oldest = time.monotonic() - self.settings.idle_seconds
        used = sorted(session.used for session in self.sessions.values() if session.match is not None)
        if len(used) > self.settings.limits.matches:
            oldest = max(oldest, used[-self.settings.limits.matches])
        for session in list(self.sessions.values()):
            if session.used > oldest or session.lock.locked() or session.thinking:
                continue
            session.drop()
            if not session.guests:
                self.evict(session, Refusal("stale", "this table was unloaded meanwhile; try again"))

    def abort(self) -> None:
        """Closes everything after a failed start."""
        self.servers.sign_off()
        self.writer.close()
        self.base.close()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, context=contextvars.Context())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        self.draining = True
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.closing = True
        self.sweeper.stop()
        if self.checking is not None:
            self.checking.cancel()
        await self.bots.close()
        await self.lobby.close()
        for session in self.sessions.values():
            for guest in session.guests:
                guest.close(1001)
        with contextlib.suppress(Refusal, SQLAlchemyError):
            if self.servers.leads:
                await self.sweeper.note_time()
        await self.servers.close()
        await self.queries.close()
        await self.reviews.close()
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.base.close)


def last_time(engine: Engine) -> int:
    """Returns the time from which the server's clock continues: the stored time or, for an older database,
    the time of the latest move.
    """
    with engine.connect().execution_options(reading=True) as c:
        try:
            noted = queries.server_clock(c)
            return max(milliseconds(), queries.latest_move(c)) if noted is None else noted
        except salvage.READ_FAULTS:
            return milliseconds()
