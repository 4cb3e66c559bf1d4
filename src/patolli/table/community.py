"""Tools against unwanted behaviour: muting other people, and reports to the operator of the server."""

from __future__ import annotations

from typing import Final

from . import chat, table_writes
from .chat_lines import chat_line
from .protocol import ReportSeat, Talk
from .rate_limits import TokenBuckets
from .refusal import Refusal
from .session import TableSession, milliseconds
from .store import queries
from .store.rows import SeatRow

reports_by_seat: Final = TokenBuckets(5 / 3600, 5)
"""Limits each seat to five reports per hour."""
ENOUGH: Final = "your reports must be read first; wait before you send another"


async def mute(session: TableSession, at: SeatRow, whom: int, on: bool) -> None:
    """Mutes or unmutes a person for one seat, without informing anybody else. The caller holds the table's
    lock.
    """
    if whom == at.seat:
        raise Refusal("not-there", "you cannot mute yourself")
    at.muted = sorted({*at.muted, whom} if on else {*at.muted} - {whom})
    await table_writes.write(session, lambda c: queries.put_seat(c, at))
    for guest in session.seated:
        if at.seat in guest.seats:
            guest.tell(Talk(await chat.heard(session, guest)))


async def report(session: TableSession, message: ReportSeat, whom: SeatRow, by: str) -> None:
    """Stores a report. It is shown on the operator's page until the operator has dealt with it."""
    if not reports_by_seat.take(f"{session.id}/{message.seat}"):
        raise Refusal("too-many", ENOUGH)
    if by and not session.registry.addresses.reports.take(by):
        raise Refusal("too-many", ENOUGH)
    lines = await session.registry.read(session.id, lambda c: queries.chat(c, session.id, by=[message.seat]))
    line = next((one.text for one in lines if chat_line(one).id == message.line and message.line), "")
    address = min((guest.address for guest in session.seated if whom.seat in guest.seats), default="")
    values: dict[str, object] = {
        "at": milliseconds(),
        "table_id": session.id,
        "seat": message.seat,
        "whom": whom.seat,
        "name": whom.name,
        "text": message.text,
        "line": line,
        "address": address,
    }
    await session.registry.writer.do(lambda c: queries.add_report(c, values))
