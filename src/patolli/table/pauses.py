"""Pauses. Each seat may pause for five minutes in total during a game; longer pauses need the
consent of all.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection

from . import clock, prospect_push, table_writes
from .consent import persons, resumers
from .overtaken import again_if_overtaken
from .refusal import Refusal
from .session import TableSession
from .store import queries


def plays_alone(session: TableSession, seat: int) -> bool:
    """Returns whether the person has only bots as opponents, so that nobody waits during a pause."""
    return persons(session) == [seat]


async def pause(session: TableSession, seat: int) -> None:
    """Starts a pause of one seat. The caller holds the table's lock, as for the functions below."""
    row, at, now = session.row, session.seats[seat], session.registry.clock.now()
    session.must_fit()
    if row.state != "running":
        raise Refusal("not-running", f"the table is {row.state}")
    if at.kind != "person":
        raise Refusal("not-yours", "this seat no longer belongs to a person")
    alone = plays_alone(session, seat)
    if not alone and at.pause_left <= 0:
        raise Refusal("no-pause", "this seat has used up its five minutes; ask the others for a longer pause")
    await stop(session, seat, None if alone else now + at.pause_left)


async def all_pause(session: TableSession) -> None:
    """Starts a pause that all have agreed on. Any person can end it."""
    if session.row.state == "paused":
        charge(session)
    await stop(session, None, None)


async def stop(session: TableSession, by: int | None, until: int | None) -> None:
    row = session.row
    clock.halt(row.clocks, row.pace, session.registry.clock.now())
    row.state, row.paused_by, row.deadline = "paused", by, until
    await keep(session)


async def resume(session: TableSession, seats: Collection[int]) -> None:
    """Ends a pause. A pause of one seat can only be ended by that seat, a pause that all agreed on by any
    person.
    """
    row = session.row
    session.must_fit()
    if row.state != "paused":
        raise Refusal("not-running", f"the table is {row.state}")
    if not set(resumers(session)).intersection(seats):
        who = "has a seat here" if row.paused_by is None else "pauses"
        raise Refusal("not-yours", f"only who {who} may continue the game")
    await go_on(session)


async def go_on(session: TableSession) -> None:
    row, now = session.row, session.registry.clock.now()
    charge(session)
    clock.go_on(row.clocks, row.pace, row.asked, now)
    row.state, row.paused_by = "running", None
    row.deadline = clock.deadline(row.clocks, row.pace)
    await keep(session)
    session.registry.bots.wake(session)


def charge(session: TableSession) -> None:
    """Deducts the pause from the five minutes of the seat that started it."""
    row = session.row
    if row.paused_by is not None and row.deadline is not None:
        session.seats[row.paused_by].pause_left = max(0, row.deadline - session.registry.clock.now())


async def keep(session: TableSession) -> None:
    row, seats = session.row, list(session.seats)

    def job(c: Connection) -> None:
        queries.put(c, row, "state", "clocks", "deadline", "paused_by")
        for at in seats:
            queries.put_seat(c, at)

    await table_writes.write(session, job)
    session.tell_clocks()


@again_if_overtaken
async def end_if_over(session: TableSession) -> None:
    """Ends a seat's pause when its time is used up."""
    async with session.lock:
        row = session.row
        if (
            session.state == "paused"
            and row.deadline is not None
            and row.deadline <= session.registry.clock.now()
        ):
            await go_on(session)
            session.tell_table()
            prospect_push.refresh(session)
