"""Pauses: each seat has five minutes of its own for the whole game; for longer ones all must agree."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection

from . import clock
from .consent import persons
from .live import Live
from .refusal import Refusal
from .store import shelf


def plays_alone(live: Live, seat: int) -> bool:
    """Among bots only nobody is kept waiting."""
    return persons(live) == [seat]


async def pause(live: Live, seat: int) -> None:
    """One seat pauses; the table's lock is held here and below."""
    row, at, now = live.row, live.seats[seat], live.house.clock.now()
    live.must_fit()
    if row.state != "running":
        raise Refusal("not-running", f"the table is {row.state}")
    if at.kind != "person":
        raise Refusal("not-yours", "nobody has this seat any more")
    alone = plays_alone(live, seat)
    if not alone and at.pause_left <= 0:
        raise Refusal("no-pause", "this seat has used up its five minutes; ask the others for a longer pause")
    await stop(live, seat, None if alone else now + at.pause_left)


async def all_pause(live: Live) -> None:
    """All agreed: until somebody goes on."""
    if live.row.state == "paused":
        charge(live)
    await stop(live, None, None)


async def stop(live: Live, by: int | None, until: int | None) -> None:
    row = live.row
    clock.halt(row.clocks, row.pace, live.house.clock.now())
    row.state, row.paused_by, row.deadline = "paused", by, until
    await keep(live)


async def resume(live: Live, seats: Collection[int]) -> None:
    """By the seat that pauses; where all agreed to the pause, by anybody who has a seat."""
    row = live.row
    live.must_fit()
    if row.state != "paused":
        raise Refusal("not-running", f"the table is {row.state}")
    if row.paused_by is not None and row.paused_by not in seats:
        raise Refusal("not-yours", "only who pauses may go on earlier")
    if not any(live.seats[seat].kind == "person" for seat in seats):
        raise Refusal("not-yours", "only who has a seat here may do this")
    await go_on(live)


async def go_on(live: Live) -> None:
    row, now = live.row, live.house.clock.now()
    charge(live)
    clock.go_on(row.clocks, row.pace, row.asked, now)
    row.state, row.paused_by = "running", None
    row.deadline = clock.deadline(row.clocks, row.pace)
    await keep(live)
    live.house.bots.wake(live)


def charge(live: Live) -> None:
    """What is left of its five minutes to the seat that paused."""
    row = live.row
    if row.paused_by is not None and row.deadline is not None:
        live.seats[row.paused_by].pause_left = max(0, row.deadline - live.house.clock.now())


async def keep(live: Live) -> None:
    row, seats = live.row, list(live.seats)

    def job(c: Connection) -> None:
        shelf.put(c, row, "state", "clocks", "deadline", "paused_by")
        for at in seats:
            shelf.put_seat(c, at)

    await live.write(job)
    live.tell_clocks()


async def end_if_over(live: Live) -> None:
    """A pause of one seat ends by itself."""
    async with live.lock:
        row = live.row
        if live.state == "paused" and row.deadline is not None and row.deadline <= live.house.clock.now():
            await go_on(live)
            live.tell_table()
