"""Chat at a table: messages to everybody or to one seat, non-binding proposals, and replies to them."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection

from . import conflict_free_writes
from .chat_lines import chat_line, is_muted, tell
from .guests import Guest
from .promises import proposal
from .protocol import ChatLine, Propose, Reply
from .refusal import Refusal
from .session import TableSession, milliseconds
from .store import queries
from .store.rows import ChatRow


async def say(session: TableSession, line: ChatRow) -> None:
    async with session.lock:
        await keep(session, line)


async def keep(session: TableSession, line: ChatRow) -> None:
    """Stores a line and sends it to its recipients. The caller holds the table's lock; the database numbers
    the lines.
    """
    line.at = milliseconds()
    line.key = secrets.token_urlsafe(6)

    def job(c: Connection) -> None:
        last = queries.chat(c, session.id, 1)
        line.n = last[0].n + 1 if last else 1
        queries.add_line(c, session.id, line)
        if line.n % 100 == 0:
            queries.forget_lines(c, session.id, line.n - session.registry.settings.limits.chat_lines)

    await conflict_free_writes.write(session, job)
    if session.registry.servers.shared and line.n != session.line + 1:
        session.news.unread = True  # earlier lines from other servers must be sent first
        session.registry.note_edits(session.id, session.row.edits)
        return
    session.line = line.n
    tell(session, line)


def said(c: Connection, id_: str, viewers: list[int]) -> tuple[int, list[ChatRow]]:
    last = queries.last_line(c, id_)
    return last, [line for line in queries.chat(c, id_, by=viewers) if line.n <= last]


async def heard(session: TableSession, guest: Guest) -> list[ChatLine]:
    """Returns all lines that this client may read."""
    try:
        last, lines = await session.registry.read(session.id, lambda c: said(c, session.id, guest.viewers()))
    except Refusal:  # a damaged chat does not stop the game
        return []
    if session.guests:  # newer lines from other servers will be sent to all clients together
        lines = [line for line in lines if line.n <= session.line]
    else:
        session.line = last
    return [chat_line(line) for line in lines if not is_muted(session, line, guest)]


def must_be_there(session: TableSession, seat: int | None, addressee: int | None) -> None:
    """Raises an error if the addressee of a line is not another seat of this table."""
    if addressee is None:
        return
    if seat is None or addressee >= len(session.seats) or addressee == seat:
        raise Refusal("not-there", "no other person has that seat")


async def propose(session: TableSession, message: Propose) -> None:
    must_be_there(session, message.seat, message.addressee)
    if message.addressee is not None and session.seats[message.addressee].bot():
        raise Refusal("not-there", "a bot does not negotiate")
    text = proposal(session.row.game, len(session.seats), message.gives, message.wants)
    name = session.seats[message.seat].name
    await say(session, ChatRow(0, 0, message.seat, name, text, addressee=message.addressee, kind="proposal"))


async def reply(session: TableSession, message: Reply) -> None:
    """Accepts or declines a proposal. Only its recipients may do so, and only once."""
    async with session.lock:
        lines = await session.registry.writer.read(lambda c: queries.chat(c, session.id, by=[message.seat]))
        proposals = (one for one in lines if one.kind == "proposal")
        made = next((one for one in proposals if chat_line(one).id == message.about), None)
        if made is None or made.seat == message.seat or made.addressee not in (None, message.seat):
            raise Refusal("not-there", "this seat has no such proposal")
        if any(line.about == message.about and line.seat == message.seat for line in lines):
            raise Refusal("stale", "this seat has answered")
        answer = ChatRow(0, 0, message.seat, session.seats[message.seat].name, "", about=message.about)
        answer.addressee = made.seat if made.addressee is not None else None
        answer.kind = "accepted" if message.yes else "declined"
        await keep(session, answer)
