"""Applies changes made by other servers to tables in memory, and sends them to the clients of this server."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ..kernel.errors import PatolliError, RuleError
from ..kernel.match import Match
from ..kernel.seats import CHANCE
from . import broadcast, chat_lines, journal, passed_windows
from .passed_windows import PassedPoint
from .refusal import Refusal
from .store import shared
from .store.rows import SeatRow, StepRow
from .store.shared import News

if TYPE_CHECKING:
    from .session import TableSession

log = logging.getLogger("patolli.table")


def is_behind(session: TableSession) -> bool:
    return session.gone is None and session.news.is_beyond(session.row.edits)


def hear(session: TableSession, edits: int) -> bool:
    """Handles a notification from the database. Returns whether the changes must be read now; without
    connected clients, they can wait.
    """
    session.news.hear(edits)
    return is_behind(session) and not session.news.being_read and bool(session.guests or session.thinking)


async def read_news(session: TableSession) -> None:
    """Reads changes made by other servers, unless another task has read them in the meantime."""
    news = session.news
    news.being_read = True
    try:
        async with session.lock:
            news.being_read = False  # later notifications start another read
            if is_behind(session):
                await catch_up(session)
    # the changes are read after the next notification, or when they are needed
    except (Refusal, SQLAlchemyError) as fault:
        news.unread = True
        log.warning("news not read", extra={"table": session.id, "why": type(fault).__name__})
    finally:
        news.being_read = False


async def catch_up(session: TableSession) -> None:
    """Brings the table in memory up to date with the database. The caller holds the table's lock. Only new
    steps are read if the match is in memory; otherwise it is loaded from the whole log when needed.
    """
    registry = session.registry
    session.news.unread = False
    last = session.steps[-1].n if session.match is not None and session.steps else -1
    line = session.line if session.guests else -1
    found = await registry.writer.glance(
        lambda c: shared.news(c, registry.servers.id, session.id, last, line)
    )
    if found is None:
        registry.evict(session, Refusal("no-table", "this table was deleted"))
        return
    era, pace_before = session.row.era, (session.row.clocks, session.row.state)
    seats = session.seats
    session.take_over(found.row, found.seats)
    session.elsewhere = found.connected
    if session.match is None or era != found.row.era or not follows(session, session.match, found):
        session.drop()
        session.trouble = journal.misfit(session.row)
    if session.guests:
        await show(session, era)
        session.tell_table()
        if session.row.pace.kind != "none" and pace_before != (session.row.clocks, session.row.state):
            session.tell_clocks()
        tell_lines(session, found)
    close_lost_seats(session, seats)


def follows(session: TableSession, match: Match, found: News) -> bool:
    """Plays the new steps. Returns False if steps were taken back or the rules lead to another state."""
    if found.kept != len(session.steps):
        return False
    try:
        for step in found.steps:
            if not follow(session, match, step):
                return False
    except (PatolliError, RuleError):
        return False
    if found.steps:
        session.revision += 1
        session.steps.extend(found.steps)
    return match.asked() == session.row.asked


def follow(session: TableSession, match: Match, step: StepRow) -> bool:
    """Plays a step made on another server. Returns False if the whole log must be read again."""
    if step.seat == CHANCE:
        return False
    game, before, said = match.game, match.position, len(match.log)
    passed = PassedPoint(match, step.seat) if passed_windows.passed_window(step) else None
    match.play(step.seat, game.vocabulary.move(step.entries[0][1]))
    if journal.plain(game, match.log[said:]) != step.entries:
        return False
    if passed is None:
        passed_windows.note_move(session, before, match.position, step.seat)
    else:
        passed_windows.note_pass(session, match, passed, step)
    return True


async def show(session: TableSession, era: int) -> None:
    """Sends the changes to all clients of this server. If events were taken back, the complete streams are
    sent again.
    """
    if session.row.state == "waiting":
        return
    try:
        await session.loaded()
    except Refusal:  # stuck or temporarily unreadable: clients keep their view
        return
    taken_back = session.row.era != era
    broadcast.publish(session, dict.fromkeys(session.viewers(), 0) if taken_back else None)


def tell_lines(session: TableSession, found: News) -> None:
    for line in found.chat:
        session.line = max(session.line, line.n)
        chat_lines.tell(session, line)


def close_lost_seats(session: TableSession, before: list[SeatRow]) -> None:
    """Disconnects clients whose keys were invalidated by another server."""
    for old, new in zip(before, session.seats, strict=True):
        if old.key and old.key != new.key:
            session.send_away(new.seat)
