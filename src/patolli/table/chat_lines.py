"""The recipients of chat lines, and how lines are sent to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .guests import Guest
from .protocol import ChatLine, Chatted
from .store.rows import ChatRow

if TYPE_CHECKING:
    from .session import TableSession


def tell(session: TableSession, line: ChatRow) -> None:
    """Sends a line to its recipients among the clients of this server."""
    for guest in session.guests:
        if is_for(line, guest) and not is_muted(session, line, guest):
            guest.tell(Chatted(chat_line(line)))


def is_for(line: ChatRow, guest: Guest) -> bool:
    """Returns whether this client may read a line. A private line is for its author and its addressee, and is
    hidden when the client shows another of its seats.
    """
    return line.addressee is None or bool({line.addressee, line.seat} & set(guest.viewers()))


def is_muted(session: TableSession, line: ChatRow, guest: Guest) -> bool:
    """Returns whether the author is muted by every seat that this client shows."""
    seats = [seat for seat in guest.viewers() if seat >= 0]
    return line.seat is not None and bool(seats) and all(line.seat in session.seats[s].muted for s in seats)


def chat_line(line: ChatRow) -> ChatLine:
    # a counter over all lines would reveal how many private lines exist
    key = line.key or str(line.n)
    return ChatLine(key, line.at, line.name, line.seat, line.text, line.addressee, line.kind, line.about)
