"""What a server does by itself: look its tables over at the start, delete those that never began."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final

from . import attending, clock
from .attending import has_persons
from .live import Live, milliseconds
from .refusal import Refusal
from .store import salvage, shelf
from .store.rows import SeatRow, TableRow

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger("patolli.house")
DAY: Final = 86_400_000
EXPIRE_SECONDS: Final = 3600.0
"""Between two searches for tables that never began."""


def has_bots(row: TableRow, seats: list[SeatRow]) -> bool:
    """Bots that go on after a start though nobody is connected yet."""
    return row.state == "running" and any(seat.bot() for seat in seats) and has_persons(seats)


def is_due(row: TableRow, now: int) -> bool:
    return row.state in ("running", "paused") and row.deadline is not None and row.deadline <= now


# ---- at the start -------------------------------------------------------------------------------------


async def look_over(house: House) -> None:
    """Name what is damaged, and stop or start the clocks of tables that are stuck or not any more."""
    try:
        await name_damage(house)
        for id_ in await house.find(shelf.timed, lambda row, _: row.pace.kind != "none"):
            with contextlib.suppress(Refusal):
                await set_clocks(await house.live(id_))
    except Exception:
        log.exception("looking over the tables failed")


async def name_damage(house: House) -> None:
    engine = house.base.engine
    if await asyncio.to_thread(salvage.is_sound, engine):
        return
    log.error("the data base is damaged; patolli tables doctor names all that is lost")
    for id_ in await asyncio.to_thread(salvage.ids, engine, False):
        try:
            await asyncio.to_thread(salvage.whole, engine, id_)
        except salvage.Damaged as fault:
            house.note_damage(id_, str(fault))


async def set_clocks(live: Live) -> None:
    """Time during which nobody could play does not count, nor what passed since the last move before it."""
    async with live.lock:
        row = live.row
        if row.state != "running" or row.pace.kind == "none":
            return
        stuck = await is_stuck(live)
        if stuck == (row.deadline is None) or not attending.has_persons(live.seats):
            return
        if not stuck:
            clock.go_on(row.clocks, row.pace, row.asked, live.house.clock.now())
        row.deadline = None if stuck else clock.deadline(row.clocks, row.pace)
        await live.write(lambda c: shelf.put(c, row, "clocks", "deadline"))
        live.tell_clocks()


async def is_stuck(live: Live) -> bool:
    try:
        await live.loaded()
    except Refusal as refusal:
        if refusal.error != "stuck":
            raise
        return True
    return False


# ---- tables that never began --------------------------------------------------------------------------


async def expire(house: House) -> None:
    days = house.settings.waiting_days
    if days <= 0 or (house.expired and time.monotonic() - house.expired < EXPIRE_SECONDS):
        return
    house.expired = time.monotonic()
    before = milliseconds() - int(days * DAY)

    def never_began(row: TableRow, _: list[SeatRow]) -> bool:
        return row.state in {"waiting", "abandoned"} and row.next == 0 and row.moved < before

    for id_ in await house.find(lambda c: shelf.never_started(c, before), never_began):
        live = house.lives.get(id_)
        if live is None or not live.guests:
            with contextlib.suppress(Refusal):
                await house.delete(id_)
