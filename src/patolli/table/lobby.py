"""The lists on the start page: a person's own tables and the public ones. They are sent on request and
updated on open pages.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from . import glance
from .guests import Guest
from .keys import HOST, Key
from .protocol import LobbyNews, MyTable, TableInfo
from .refusal import Refusal
from .store import queries

if TYPE_CHECKING:
    from .registry import TableRegistry

log = logging.getLogger("patolli.lobby")
encode = msgspec.json.encode
PLAYABLE: Final = ("waiting", "running", "paused")
MOST_LISTED: Final = 100
MOST_KEYS: Final = 2000
"""The maximum number of keys for which a page receives updates. A page with more keys polls instead."""
KEYS_AT_ONCE: Final = 20
"""The number of keys looked up before other tasks get a chance to run."""
SHORTEST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 5.0
SHARE: Final = 20
"""The pause after an update as a multiple of the time it took. Updates therefore use at most one twentieth of
the event loop's time.
"""
AGAIN_SECONDS: Final = 2.0
"""The number of seconds until the next attempt if the database could not be read."""
LOOK_SECONDS: Final = 60.0
"""The number of seconds between searches for public tables that a command has added without notifying the
server.
"""

HeldKeys = dict[str, list[tuple[str, Key]]]
"""The valid tokens of a page with their contents, by table."""


def keys_by_table(registry: TableRegistry, tokens: Iterable[str]) -> HeldKeys:
    found: HeldKeys = {}
    for token in dict.fromkeys(tokens):
        key = registry.keys.read(token)
        if key is not None and key.table:
            found.setdefault(key.table, []).append((token, key))
    return found


async def my_table(
    registry: TableRegistry, table: str, held: list[tuple[str, Key]], language: str, complete: bool = False
) -> MyTable | None:
    """Returns a table as shown in the list of own tables, or None if none of these keys is valid
    any longer.
    """
    session = await registry.session(table)
    keys = [key for token, key in held if registry.holder(session, token) is not None]
    if not keys:
        return None
    if complete:
        await glance.complete(session)
    seats = list(dict.fromkeys(key.who for key in keys if key.who >= 0))
    my_turn = session.row.state == "running" and any(seat in session.row.asked for seat in seats)
    host = any(key.who == HOST for key in keys)
    return MyTable(session.info(), seats, host, my_turn, glance.summary(session, language))


async def my_tables(registry: TableRegistry, held: HeldKeys, language: str) -> list[MyTable]:
    """Returns the tables that these keys belong to, if they can be read. Tables waiting for the person come
    first, then those with the latest moves.
    """
    found = []
    unread = glance.MOST_LOADED
    asked = 0
    for table, keys in held.items():
        asked += len(keys)
        if asked >= KEYS_AT_ONCE:
            asked = 0
            await asyncio.sleep(0)  # lets the players' tasks run
        with contextlib.suppress(Refusal):
            session = await registry.session(table)
            old = session.row.state == "over" and not session.row.glance.totals
            mine = await my_table(registry, table, keys, language, old and unread > 0)
            unread -= old
            if mine is not None:
                found.append(mine)
    return sorted(found, key=lambda one: (one.my_turn, one.table.moved), reverse=True)


async def infos(registry: TableRegistry, ids: list[str]) -> list[TableInfo]:
    """Returns the descriptions of these tables, without those that cannot be read."""
    found = []
    for id_ in ids:
        with contextlib.suppress(Refusal):
            found.append((await registry.session(id_)).info())
    return found


async def listed_ids(registry: TableRegistry) -> list[str]:
    found = await registry.find(
        lambda c: queries.ids(c, PLAYABLE, True, MOST_LISTED),
        lambda row, _: row.listed and row.state in PLAYABLE,
    )
    return found[:MOST_LISTED]


class Watcher:
    """An open start page: its keys, and the tables that have been sent to it."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.held: HeldKeys = {}
        self.tokens = 0
        self.sent: dict[str, int] = {}
        """A hash of the description last sent, by table."""
        self.knows_listed = False
        self.answering = False
        """True while a request from the page is being answered. Updates are held back meanwhile."""
        self.waiting: set[str] = set()
        """The page's own tables that have changed while updates were held back."""
        self.waiting_listed: set[str] = set()
        """The public tables that have changed while updates were held back."""


class LobbyPush:
    """Sends changed tables to all open start pages. While no page is open, changes are not even collected."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.watchers: set[Watcher] = set()
        self.changed: set[str] = set()
        self.listed: dict[str, bytes] = {}
        """The encoded descriptions of the public tables; complete if `is_complete` is set."""
        self.is_complete = False
        self.generation = 0
        """Increases when the last page is closed. A list that was read before then is outdated, because no
        changes have been collected since.
        """
        self.reading = asyncio.Lock()
        self.pause = SHORTEST_PAUSE
        self.looked = 0.0
        self.pushing: asyncio.Task[None] | None = None

    # ---- pages ----------------------------------------------------------------------------------------

    async def watch(self, watcher: Watcher, tokens: list[str]) -> None:
        """Sends a page the tables that these keys belong to and, the first time, the public tables.
        Afterwards the page receives their changes.
        """
        asked = list(dict.fromkeys(tokens))
        self.registry.addresses.take_keys(watcher.guest.address, len(asked))
        if watcher.tokens + len(asked) > MOST_KEYS:
            raise Refusal("too-many", f"a page watches at most {MOST_KEYS} keys")
        watcher.tokens += len(asked)
        held = keys_by_table(self.registry, asked)
        for table, keys in held.items():
            watcher.held.setdefault(table, []).extend(keys)
        self.watchers.add(watcher)
        watcher.answering = True
        try:
            async with self.reading:
                if not self.is_complete:
                    await self.read_listed(set())
            mine = await my_tables(
                self.registry, {table: watcher.held[table] for table in held}, watcher.guest.language
            )
            for one in mine:  # there is no `await` from here on, so the lists cannot change
                watcher.sent[one.table.id] = hash(encode(one))
            listed = watcher.waiting_listed if watcher.knows_listed else set(self.listed)
            watcher.guest.tell(self.news(mine, [], listed))
            watcher.knows_listed = True
            watcher.waiting_listed = set()
        finally:
            watcher.answering = False
            for table in watcher.waiting:
                self.note(table)
            watcher.waiting = set()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if not self.watchers:
            self.changed, self.listed, self.is_complete = set(), {}, False
            self.generation += 1

    def close_banned(self) -> None:
        for watcher in self.watchers:
            if self.registry.bans.has_address(watcher.guest.address):
                watcher.guest.close(4403)

    async def close(self) -> None:
        for watcher in self.watchers:
            watcher.guest.close(1001)
        if self.pushing is not None:
            self.pushing.cancel()
            await asyncio.gather(self.pushing, return_exceptions=True)

    # ---- changes --------------------------------------------------------------------------------------

    def note(self, table: str) -> None:
        if self.watchers:
            self.changed.add(table)
            self.wake()

    def note_all(self) -> None:
        """Marks all tables as changed, after notifications were lost."""
        if self.watchers:
            self.changed.update(self.listed, *(watcher.held for watcher in self.watchers))
            self.wake()

    def look_if_due(self) -> None:
        if self.watchers and time.monotonic() - self.looked > LOOK_SECONDS:
            self.wake()

    def wake(self) -> None:
        if self.pushing is None or self.pushing.done():
            # a new context, so that the task does not inherit that of the write that caused it
            context = contextvars.Context()
            self.pushing = asyncio.get_running_loop().create_task(self.run(), context=context)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.pause)
            changed, self.changed = self.changed, set()
            try:
                await self.push(changed)
            except (Refusal, SQLAlchemyError) as fault:
                log.warning("lobby not pushed", extra={"why": type(fault).__name__})
                self.changed |= changed
                self.pause = AGAIN_SECONDS
            except Exception:
                log.exception("lobby not pushed")
            if not self.changed or not self.watchers:
                return

    async def push(self, changed: set[str]) -> None:
        """Sends each page its own changed tables and the changed public ones."""
        async with self.reading:
            listed = await self.read_listed(changed)
        spent = 0.0
        for watcher in list(self.watchers):
            began = time.perf_counter()
            mine = changed.intersection(watcher.held)
            if watcher.answering:
                watcher.waiting |= mine
                watcher.waiting_listed |= listed
            elif mine or listed:
                await self.send(watcher, mine, listed)
            spent += time.perf_counter() - began
            await asyncio.sleep(0)  # lets the players' tasks run
        self.pause = min(LONGEST_PAUSE, max(SHORTEST_PAUSE, SHARE * spent))

    async def read_listed(self, changed: set[str]) -> set[str]:
        """Reads the public tables again and returns those that were added, changed or removed."""
        self.looked = time.monotonic()
        generation, before, now = self.generation, self.listed, dict[str, bytes]()
        for id_ in await listed_ids(self.registry):
            if id_ in before and id_ not in changed:
                now[id_] = before[id_]
            else:
                with contextlib.suppress(Refusal):
                    now[id_] = encode((await self.registry.session(id_)).info())
        if generation == self.generation:
            self.listed, self.is_complete = now, True
        return {id_ for id_, info in now.items() if before.get(id_) != info} | (before.keys() - now.keys())

    async def send(self, watcher: Watcher, mine: set[str], listed: set[str]) -> None:
        tables, gone = [], []
        for table in mine:
            try:
                found = await my_table(self.registry, table, watcher.held[table], watcher.guest.language)
            except Refusal as refusal:
                if refusal.error != "no-table":
                    continue  # temporarily unreadable: the page keeps the old description
                found = None
            if found is None:
                if watcher.sent.pop(table, None) is not None:
                    gone.append(table)
            elif watcher.sent.get(table) != (new := hash(encode(found))):
                watcher.sent[table] = new
                tables.append(found)
        if tables or gone or listed:
            watcher.guest.tell(self.news(tables, gone, listed))

    def news(self, mine: list[MyTable], gone: list[str], listed: set[str]) -> LobbyNews:
        """Returns the message for a page. The descriptions of public tables are encoded once for
        all pages.
        """
        found = [msgspec.Raw(self.listed[id_]) for id_ in listed if id_ in self.listed]
        return LobbyNews(
            mine, gone, cast("list[TableInfo]", found), [id_ for id_ in listed if id_ not in self.listed]
        )
