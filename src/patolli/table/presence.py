"""Who is here: a seat is away from when its last connection closed, by the server's clock."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from .refusal import Refusal
from .store import shelf
from .store.rows import SeatRow

if TYPE_CHECKING:
    from .live import Live

log = logging.getLogger("patolli.table")
MINUTE: Final = 60_000
LONGEST: Final = 10 * MINUTE
"""Whoever is away for this long has no vote until back, and a bot may be seated for them."""
LONGEST_OVER_DAYS: Final = 24 * 60 * MINUTE
BEGUN: Final = ("running", "paused", "stuck")


def is_here(live: Live, seat: int) -> bool:
    return any(seat in guest.seats and not guest.closed for guest in live.guests)


def longest(live: Live) -> int:
    return LONGEST_OVER_DAYS if live.row.pace.kind == "days" else LONGEST


def is_away(live: Live, seat: int) -> bool:
    """For so long that nobody waits. Whoever was here when the server stopped is away from its start on."""
    if is_here(live, seat):
        return False
    clock = live.house.clock
    return clock.now() - (live.seats[seat].away or clock.start) >= longest(live)


async def came(live: Live, seats: Collection[int]) -> None:
    """Connected again; the table's lock is held."""
    await note(live, [live.seats[seat] for seat in seats if live.seats[seat].away], 0)


async def went(live: Live, seats: Collection[int]) -> None:
    """A connection has closed; the table's lock is held."""
    gone = [seat for seat in seats if not is_here(live, seat)]
    await note(live, [live.seats[seat] for seat in gone], live.house.clock.now())


async def acted(live: Live, seats: Collection[int]) -> None:
    """Somebody acts without being connected: back for as long as one may be away."""
    await note(live, [live.seats[seat] for seat in seats if is_away(live, seat)], live.house.clock.now())


async def note(live: Live, seats: list[SeatRow], away: int) -> None:
    if live.row.state not in BEGUN or live.house.closing:
        return
    persons = [at for at in seats if at.kind == "person"]
    for at in persons:
        at.away = away

    def job(c: Connection) -> None:
        for at in persons:
            shelf.put_away(c, at)

    if persons:
        try:
            await live.house.writer.do(job)
        except (Refusal, SQLAlchemyError) as fault:  # who comes shall see the table nevertheless
            log.warning("presence not written", extra={"table": live.id, "why": type(fault).__name__})
