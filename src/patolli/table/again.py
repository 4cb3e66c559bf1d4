"""Another game with the same people."""

from __future__ import annotations

from sqlalchemy import Connection

from . import seating
from .live import Live
from .protocol import NewSeat, NewTable
from .refusal import Refusal
from .store import shelf
from .store.rows import SeatRow


async def rematch(live: Live, seat: int, word_later: bool = False) -> tuple[int, str, str]:
    """Who comes first makes the new table, the others find their seats there; seats move on by none."""
    async with live.lock:
        row = live.row
        if row.state not in {"over", "abandoned"}:
            raise Refusal("not-running", "the game is not over")
        if not row.rematch:
            seats = [
                NewSeat("bot", s.name, s.level) if s.kind == "bot" else NewSeat("open") for s in live.seats
            ]
            wanted = NewTable(
                row.game, seats, row.options, row.owner, row.pace, row.listed, row.curtain, hints=row.hints
            )
            made, _, _ = await seating.make(live.house, wanted)
            async with made.lock:
                for s in made.seats:
                    if s.kind == "open":
                        s.kind, s.name = "person", live.seats[s.seat].name
                await made.write(lambda c: put_seats(c, made.seats))
            row.rematch = made.id
            await live.write(lambda c: shelf.put(c, row, "rematch"))
            live.tell_table()
    there_ = await live.house.live(live.row.rematch)
    async with there_.lock:
        at = there_.seats[seat]
        token, at.key = live.house.keys.new(there_.id, seat)
        at.word = at.word or seating.said_word("", word_later)
        await there_.write(lambda c: shelf.put_seat(c, at))
        await seating.start_if_full(there_)
        there_.tell_table()
    return seat, token, there_.id


def put_seats(c: Connection, seats: list[SeatRow]) -> None:
    for one in seats:
        shelf.put_seat(c, one)
