"""Who gets a line of the chat, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .guests import Guest
from .protocol import ChatLine, Chatted
from .store.rows import ChatRow

if TYPE_CHECKING:
    from .session import TableSession


def tell(session: TableSession, line: ChatRow) -> None:
    """To those who are connected here."""
    for guest in session.guests:
        if is_for(line, guest) and not is_muted(session, line, guest):
            guest.tell(Chatted(chat_line(line)))


def is_for(line: ChatRow, guest: Guest) -> bool:
    """A line to one seat is seen by that seat and by who said it, with their own eyes only."""
    return line.addressee is None or bool({line.addressee, line.seat} & set(guest.viewers()))


def is_muted(session: TableSession, line: ChatRow, guest: Guest) -> bool:
    """Has every seat that looks here muted the author?"""
    seats = [seat for seat in guest.viewers() if seat >= 0]
    return line.seat is not None and bool(seats) and all(line.seat in session.seats[s].muted for s in seats)


def chat_line(line: ChatRow) -> ChatLine:
    key = line.key or str(line.n)  # the place among all lines would tell how much others whisper
    return ChatLine(key, line.at, line.name, line.seat, line.text, line.addressee, line.kind, line.about)
