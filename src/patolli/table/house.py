"""All tables of one server: opened when somebody comes, out of memory when all have gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.errors import PatolliError
from . import attending, clock, operator, pausing, playing, presence, private, upkeep, votes
from .bots import Bots
from .health import Health
from .keys import HOST, SECRET, Key, Keys, fits, secret_in
from .live import Live, milliseconds
from .operator import OperatorKey
from .parsing import Parsing
from .refusal import Refusal
from .replaying import Replaying
from .server_clock import ServerClock
from .settings import Settings
from .store import base, salvage, shelf, sqlite_file
from .store.rows import SeatRow, TableRow
from .store.writer import Writer

log = logging.getLogger("patolli.house")
ID: Final = re.compile("[A-Za-z0-9_-]{1,64}")
T = TypeVar("T")
MOST_DEFAULTS: Final = 200
"""In one go; the next sweep goes on."""


class House:
    def __init__(self, settings: Settings) -> None:
        make_folder(settings.data)
        self.settings = settings
        must_have_its_tables(settings)
        self.base = base.Served(settings.url or base.url_in(settings.data))
        try:
            remove_drafts(settings.data)
            operator_key = OperatorKey(settings.data)
            self.new_operator = operator_key.make_if_missing()
            # the secret last: where it is, there is a data base too
            self.keys = Keys(secret_in(settings.data), operator_key)
        except BaseException:
            self.base.close()
            raise
        private.close_data(settings.data, (base.FILE, SECRET))
        self.writer = Writer(self.base.engine)
        self.clock = ServerClock(last_time(self.base.engine))
        self.lives: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Task[Live]] = {}
        self.parsing = Parsing()
        self.replaying = Replaying()
        self.bots = Bots(settings)
        self.sockets = 0
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()
        """What still has to be done after a client has gone."""
        self.sweeper: asyncio.Task[None] | None = None
        self.checking: asyncio.Task[None] | None = None
        self.expired = 0.0
        """When tables that never began were looked for last."""
        self.damaged: dict[str, str] = {}
        """Tables that could not be read, and why."""
        self.health = Health(self.writer)

    # ---- coming and going -----------------------------------------------------------------------------

    async def live(self, id_: str) -> Live:
        """The open table with this id."""
        if not ID.fullmatch(id_):
            raise Refusal("no-table", "there is no such table")
        found = self.lives.get(id_)
        if found is not None:
            found.used = time.monotonic()
            return found
        if id_ not in self.opening:
            self.opening[id_] = asyncio.create_task(self.open(id_))
        try:
            return await asyncio.shield(self.opening[id_])
        finally:
            self.opening.pop(id_, None)

    async def open(self, id_: str) -> Live:
        found = await self.read(id_, lambda c: salvage.opened(c, id_))
        if found is None:
            raise Refusal("no-table", "there is no such table")
        return self.lives.setdefault(id_, Live(self, *found))

    async def read(self, id_: str, work: Callable[[Connection], T]) -> T:
        """Something of a table; damage is noted and refused."""
        try:
            return await self.writer.read(work)
        except (salvage.Damaged, *salvage.READ_FAULTS) as fault:
            self.note_damage(id_, base.cause(fault))
            raise Refusal("damaged", "this table is damaged in the data base: only a backup has it") from None

    def note_damage(self, id_: str, why: str) -> None:
        if id_ not in self.damaged:
            log.error("table damaged", extra={"table": id_, "why": why})
        self.damaged[id_] = why

    async def find(
        self, query: Callable[[Connection], list[str]], fits: Callable[[TableRow, list[SeatRow]], bool]
    ) -> list[str]:
        """Ids of tables; in a damaged data base those that can be read."""
        return await asyncio.to_thread(salvage.found, self.base.engine, query, fits)

    def evict(self, live: Live, why: Refusal) -> None:
        """Its guests must come anew; there is nothing, or nothing certain, in memory."""
        live.gone = why
        if self.lives.get(live.id) is live:
            del self.lives[live.id]
        for guest in live.guests:
            guest.close(4404 if why.error == "no-table" else 1013)

    async def delete(self, id_: str) -> None:
        """For ever, with its moves and its talk."""
        try:
            live: Live | None = await self.live(id_)
        except Refusal as refusal:
            if refusal.error != "damaged":
                raise
            live = None
        async with contextlib.nullcontext() if live is None else live.lock:
            if not await self.writer.do(lambda c: shelf.remove(c, id_)):
                raise Refusal("no-table", "there is no such table")
            if live is not None:
                self.evict(live, Refusal("no-table", "this table was deleted"))
        self.damaged.pop(id_, None)
        log.info("table deleted", extra={"table": id_})
        for other in self.lives.values():
            if other.row.rematch == id_:
                other.row.rematch = ""
                other.tell_table()

    def holder(self, live: Live, token: str) -> Key | None:
        """Whose key to this table is this, if it still fits?"""
        key = self.keys.read(token)
        if key is None or key.table != live.id:
            return None
        if key.who == HOST:
            return key if fits(key.random, live.row.host) else None
        if 0 <= key.who < live.players and fits(key.random, live.seats[key.who].key):
            return key
        return None

    # ---- as time goes by ------------------------------------------------------------------------------

    async def start(self) -> None:
        self.sweeper = asyncio.create_task(self.sweep())
        self.checking = asyncio.create_task(upkeep.look_over(self))
        for id_ in await self.find(shelf.unfinished_by_bots, upkeep.has_bots):
            with contextlib.suppress(Refusal):
                self.bots.wake(await self.live(id_))

    async def sweep(self) -> None:
        """Clocks that ran out, and tables that nobody uses. What fails does not keep the rest from it."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            self.forget_idle()
            for part in (self.run_clocks, self.look_who_is_away, self.note_time_if_due, self.expire):
                try:
                    await part()
                except Refusal:  # a full disk: the writer has logged it
                    continue
                except Exception:
                    log.exception("sweep failed")

    @contextlib.contextmanager
    def one_of_many(self, id_: str) -> Iterator[None]:
        """A fault at this table is logged, and the others go on."""
        try:
            yield
        except Refusal:
            pass
        except Exception:
            log.exception("sweep failed", extra={"table": id_})

    async def expire(self) -> None:
        await upkeep.expire(self)

    async def run_clocks(self) -> None:
        now = self.clock.now()
        for id_ in await self.find(lambda c: shelf.due(c, now), lambda row, _: upkeep.is_due(row, now)):
            with self.one_of_many(id_):
                live = await self.live(id_)
                await pausing.end_if_over(live)
                if attending.is_attended(live):
                    await self.play_defaults(live, now)
                else:
                    await attending.rest(live)

    async def look_who_is_away(self) -> None:
        """Whoever has been away for too long has no vote any more: then the others may be enough."""
        for live in list(self.lives.values()):
            if live.row.state not in presence.BEGUN or not (live.guests or live.row.votes):
                continue
            with self.one_of_many(live.id):
                if live.row.votes:
                    async with live.lock:
                        await votes.settle(live)
                live.tell_table()

    async def note_time_if_due(self) -> None:
        if self.clock.is_due(self.sockets > 0):
            await self.note_time()

    async def note_time(self) -> None:
        now = self.clock.now()
        await self.writer.do(lambda c: shelf.put_server_clock(c, now))
        self.clock.noted = time.monotonic()

    async def play_defaults(self, live: Live, now: int) -> None:
        """For all seats without time, until none of them is asked any more."""
        for _ in range(MOST_DEFAULTS):
            late = [s for s in clock.run_out(live.row.clocks, live.row.pace, now) if s in live.row.asked]
            if live.state != "running" or not late:
                return
            await playing.default(live, late[0], live.row.questions[late[0]], "time ran out")

    def forget_idle(self) -> None:
        oldest = time.monotonic() - self.settings.idle_seconds
        for live in list(self.lives.values()):
            if live.used > oldest or live.lock.locked() or live.thinking:
                continue
            live.drop()
            if not live.guests:
                self.evict(live, Refusal("stale", "this table was out of memory meanwhile; try again"))

    def abort(self) -> None:
        """Close before it was started."""
        self.writer.close()
        self.base.close()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.closing = True
        for task in (self.sweeper, self.checking):
            if task is not None:
                task.cancel()
        await self.bots.close()
        for live in self.lives.values():
            for guest in live.guests:
                guest.close(1001)
        with contextlib.suppress(Refusal, SQLAlchemyError):
            await self.note_time()
        self.parsing.close()
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.base.close)


def last_time(engine: Engine) -> int:
    """Where the server's clock continues: as noted, else after everything stored by the wall clock."""
    with engine.connect().execution_options(reading=True) as c:
        try:
            noted = shelf.server_clock(c)
            return max(milliseconds(), shelf.latest_move(c)) if noted is None else noted
        except salvage.READ_FAULTS:
            return milliseconds()


def make_folder(folder: Path) -> None:
    try:
        private.make_folder(folder)
    except OSError as fault:
        raise PatolliError(f"{folder} cannot be a data folder: {fault.strerror or fault}") from None
    if not folder.is_dir():
        raise PatolliError(f"{folder} cannot be a data folder: it is a file")


def remove_drafts(folder: Path) -> None:
    """What a start that was killed had begun to write."""
    for name in (operator.FILE, operator.ADDRESS):
        for draft in folder.glob(f".{name}.*"):
            with contextlib.suppress(OSError):
                draft.unlink()


def must_have_its_tables(settings: Settings) -> None:
    """A folder with a secret had tables; without them it is half of a copy."""
    file = sqlite_file.file_of(settings.url or base.url_in(settings.data))
    secret = settings.data / SECRET
    if not settings.url and file is not None and secret.exists() and not file.exists():
        raise PatolliError(
            f"{settings.data} has a {SECRET} but no {file.name}: put the one of a backup there, "
            f"or delete {secret} to begin anew"
        )
