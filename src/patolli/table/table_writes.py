"""The only code path through which a table is changed. Changes are stored in the database before any client
receives them. The caller holds the table's lock.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

import patolli

from ..kernel import serialization
from ..kernel.chance import CommittedSeed
from . import broadcast, clock, consent, glance, journal, other_servers, since_last_turn
from .overtaken import OvertakenRefusal
from .refusal import Refusal
from .session import TableSession, milliseconds
from .store import queries, salvage, shared
from .store.move_job import MoveJob
from .store.rows import SeatRow, StepRow


async def write(session: TableSession, job: Callable[[Connection], None], counts: bool = False) -> None:
    """Runs a job in the database and counts it as one edit of the table. If `counts` is set, the job
    itself counts the edit and notifies other servers.
    """
    session.must_be_here()
    had, servers = session.row.edits, session.registry.servers
    fence = servers.fence()

    def counted(c: Connection) -> None:
        if fence is not None:
            fence(c)
        if not counts:
            queries.count_edit(c, session.id, had)
        job(c)
        if not counts:
            servers.tell(c, session.id, had + 1)

    try:
        await session.registry.writer.do(job if counts and fence is None else counted, session.id)
    except queries.Overtaken:
        if counts:  # the match in memory already contains the moves
            session.match = None
        await other_servers.catch_up(session)
        raise OvertakenRefusal("stale", "this table was changed elsewhere") from None
    except shared.LostLease:
        await reread(session)
        raise Refusal("stale", "another server is responsible for this table") from None
    except BaseException:
        await reread(session)
        raise
    session.row.edits = had + 1
    session.written += 1


async def reread(session: TableSession) -> None:
    """Replaces the state in memory by the stored state, from which it may differ."""
    registry = session.registry
    session.drop()
    try:
        found = await registry.read(session.id, lambda c: salvage.opened(c, session.id))
    except BaseException:
        registry.evict(session, Refusal("cannot-write", "the server cannot read this table at the moment"))
        raise
    if found is None:
        registry.evict(session, Refusal("no-table", "there is no such table"))
    else:
        session.take_over(*found)
        session.trouble = journal.misfit(session.row)


async def commit(
    session: TableSession,
    added: list[StepRow],
    removed: list[int] | None = None,
    seats: list[SeatRow] | None = None,
    floor: dict[int, int] | None = None,
    first: Callable[[Connection], None] | None = None,
) -> None:
    """Stores the new state of the match and sends it to the clients. `floor` is the length of each stream
    after moves were taken back. `first` is run before the other writes, in the same transaction.
    """
    match, row = session.match, session.row
    assert match is not None
    session.revision += 1
    now = session.registry.clock.now()
    was, asked, voted = row.next, match.asked(), len(row.votes)
    turned = asked != row.asked
    if added:
        row.next = added[-1].n + 1
    row.asked = asked
    if turned:
        row.moved = milliseconds()
    if isinstance(match.source, CommittedSeed):
        row.epochs = match.source.epochs
    if not asked:
        row.state = "over"
        row.votes = []
        clock.halt(row.clocks, row.pace, now)
    else:
        clock.turn(row.clocks, row.pace, asked, now)
    row.deadline = clock.deadline(row.clocks, row.pace)
    row.version = patolli.__version__
    consent.lapse(session, match)
    lapsed = len(row.votes) < voted
    since_last_turn.keep(session)
    glanced = turned or bool(removed)
    if glanced:
        row.glance = glance.take(session)
    saved = broadcast.encode(serialization.save(match.position)).decode() if turned else ""

    move = MoveJob(row, was, added, glanced, saved)

    def job(c: Connection) -> None:
        if first is not None:
            first(c)
        move(c)
        if removed:
            queries.remove_steps(c, row.id, removed)
        for seat in seats or []:
            queries.put_seat(c, seat)
        if lapsed:
            queries.put(c, row, "votes")

    more = first is not None or removed or seats or lapsed
    await write(session, job if more else move, counts=True)
    session.steps.extend(added)
    if added and added[0].seat >= 0:
        session.registry.metrics.moved(row.game, session.seats[added[0].seat].bot(), len(added))
    broadcast.publish(session, floor)
    if turned or lapsed:
        session.tell_table()
    elif glanced:
        session.registry.lobby.note(session.id)
    if turned and row.pace.kind != "none":
        session.tell_clocks()
    session.registry.bots.wake(session)
