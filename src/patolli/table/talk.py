"""Chat at a table: lines to all or to one seat, proposals that bind nobody, and answers to them."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection

from .guests import Guest
from .live import Live, milliseconds
from .promises import proposal
from .protocol import ChatLine, Chatted, Propose, Reply
from .refusal import Refusal
from .store import shelf
from .store.rows import Line


async def say(live: Live, line: Line) -> None:
    """Keep a line and tell it to those whom it is for."""
    async with live.lock:
        await keep(live, line)


async def keep(live: Live, line: Line) -> None:
    """Under the table's lock; the data base gives the line its place."""
    line.at = milliseconds()
    line.key = secrets.token_urlsafe(6)

    def job(c: Connection) -> None:
        last = shelf.chat(c, live.id, 1)
        line.n = last[0].n + 1 if last else 1
        shelf.add_line(c, live.id, line)

    await live.house.writer.do(job)
    for guest in live.guests:
        if is_for(line, guest):
            guest.tell(Chatted(told(line)))


def is_for(line: Line, guest: Guest) -> bool:
    """A line to one seat is seen by that seat and by who said it, with their own eyes only."""
    return line.addressee is None or bool({line.addressee, line.seat} & set(guest.viewers()))


def told(line: Line) -> ChatLine:
    key = line.key or str(line.n)  # the place among all lines would tell how much others whisper
    return ChatLine(key, line.at, line.name, line.seat, line.text, line.addressee, line.kind, line.about)


async def heard(live: Live, guest: Guest) -> list[ChatLine]:
    """All that this guest may read."""
    try:
        lines = await live.house.read(live.id, lambda c: shelf.chat(c, live.id, by=guest.viewers()))
    except Refusal:  # its talk is damaged; the game goes on
        return []
    return [told(line) for line in lines]


def must_be_there(live: Live, seat: int | None, addressee: int | None) -> None:
    """Only somebody else who sits here can be spoken to alone."""
    if addressee is None:
        return
    if seat is None or addressee >= len(live.seats) or addressee == seat:
        raise Refusal("not-there", "nobody else sits there")


async def propose(live: Live, message: Propose) -> None:
    must_be_there(live, message.seat, message.addressee)
    if message.addressee is not None and live.seats[message.addressee].bot():
        raise Refusal("not-there", "a bot does not negotiate")
    text = proposal(live.row.game, len(live.seats), message.gives, message.wants)
    name = live.seats[message.seat].name
    await say(live, Line(0, 0, message.seat, name, text, addressee=message.addressee, kind="proposal"))


async def reply(live: Live, message: Reply) -> None:
    """Yes or no to a proposal, once; only those to whom it was made."""
    async with live.lock:
        lines = await live.house.writer.read(lambda c: shelf.chat(c, live.id, by=[message.seat]))
        made = next((one for one in lines if told(one).id == message.about and one.kind == "proposal"), None)
        if made is None or made.seat == message.seat or made.addressee not in (None, message.seat):
            raise Refusal("not-there", "no such proposal was made to this seat")
        if any(line.about == message.about and line.seat == message.seat for line in lines):
            raise Refusal("stale", "this seat has answered")
        answer = Line(0, 0, message.seat, live.seats[message.seat].name, "", about=message.about)
        answer.addressee = made.seat if made.addressee is not None else None
        answer.kind = "accepted" if message.yes else "declined"
        await keep(live, answer)
