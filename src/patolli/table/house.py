"""All tables of one server: opened when somebody comes, out of memory when all have gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from . import clock, playing, private
from .bots import Bots
from .keys import HOST, SECRET, Key, Keys, fits, secret_in
from .live import Live, milliseconds
from .operator import OperatorKey
from .parsing import Parsing
from .refusal import Refusal
from .server_clock import ServerClock
from .settings import Settings
from .store import base, shelf
from .store.writer import Writer

log = logging.getLogger("patolli.house")
ID: Final = re.compile("[A-Za-z0-9_-]{1,64}")
MOST_DEFAULTS: Final = 200
"""In one go; the next sweep goes on."""


class House:
    def __init__(self, settings: Settings) -> None:
        private.make_folder(settings.data)
        self.settings = settings
        operator_key = OperatorKey(settings.data)
        operator_key.make_if_missing()
        self.keys = Keys(secret_in(settings.data), operator_key)
        private.close_data(settings.data, (base.FILE, SECRET))
        self.writer = Writer(base.open_base(settings.url or base.url_in(settings.data)))
        self.clock = ServerClock(self.writer.look(last_time))
        self.lives: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Task[Live]] = {}
        self.parsing = Parsing()
        self.bots = Bots(settings)
        self.sockets = 0
        self.sweeper: asyncio.Task[None] | None = None

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
        row, seats = await self.writer.read(lambda c: (shelf.table(c, id_), shelf.seats(c, id_)))
        if row is None:
            raise Refusal("no-table", "there is no such table")
        return self.lives.setdefault(id_, Live(self, row, seats))

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
        for id_ in await self.writer.read(shelf.unfinished_by_bots):
            self.bots.wake(await self.live(id_))

    async def sweep(self) -> None:
        """Clocks that ran out, and tables that nobody uses."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                await self.run_clocks()
                self.forget_idle()
                if self.clock.is_due(self.sockets > 0):
                    await self.note_time()
            except Exception:
                log.exception("sweep failed")

    async def run_clocks(self) -> None:
        now = self.clock.now()
        for id_ in await self.writer.read(lambda c: shelf.due(c, now)):
            live = await self.live(id_)
            with contextlib.suppress(Refusal):
                await self.play_defaults(live, now)

    async def note_time(self) -> None:
        now = self.clock.now()
        await self.writer.do(lambda c: shelf.put_server_clock(c, now))
        self.clock.noted = time.monotonic()

    async def play_defaults(self, live: Live, now: int) -> None:
        """For all seats without time, until none of them is asked any more."""
        for _ in range(MOST_DEFAULTS):
            late = [s for s in clock.run_out(live.row.clocks, live.row.pace, now) if s in live.row.asked]
            if live.row.state != "running" or not late:
                return
            await playing.default(live, late[0], live.row.questions[late[0]], "time ran out")

    def forget_idle(self) -> None:
        oldest = time.monotonic() - self.settings.idle_seconds
        for live in list(self.lives.values()):
            if live.used > oldest or live.lock.locked() or live.thinking:
                continue
            live.drop()
            if not live.guests:
                del self.lives[live.id]

    async def close(self) -> None:
        if self.sweeper is not None:
            self.sweeper.cancel()
        await self.bots.close()
        for live in self.lives.values():
            for guest in live.guests:
                guest.close(1001)
        with contextlib.suppress(SQLAlchemyError):
            await self.note_time()
        self.parsing.close()
        await asyncio.to_thread(self.writer.close)


def last_time(c: Connection) -> int:
    """Where the server's clock continues: as noted, else after everything stored by the wall clock."""
    noted = shelf.server_clock(c)
    return max(milliseconds(), shelf.latest_move(c)) if noted is None else noted
