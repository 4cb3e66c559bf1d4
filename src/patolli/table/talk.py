"""Chat at a table."""

from __future__ import annotations

from sqlalchemy import Connection

from .live import Live, milliseconds
from .protocol import ChatLine, Chatted
from .store import shelf
from .store.rows import Line


async def say(live: Live, name: str, seat: int | None, text: str) -> Line:
    """A line of chat; the data base gives it its number."""
    at = milliseconds()

    async with live.lock:
        line = Line(0, at, seat, name, text)

        def job(c: Connection) -> int:
            last = shelf.chat(c, live.id, 1)
            line.n = last[0].n + 1 if last else 1
            shelf.add_line(c, live.id, line)
            return line.n

        line.n = await live.house.writer.do(job)
    return line


def tell_line(live: Live, line: Line) -> None:
    for guest in live.guests:
        guest.tell(Chatted(ChatLine(line.n, line.at, line.name, line.seat, line.text)))
