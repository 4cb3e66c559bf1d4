"""Starts another game with the same persons."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from . import lost_keys, table_setup, table_writes
from .keys import HOST
from .protocol import NewSeat, NewTable
from .refusal import Refusal
from .session import TableSession
from .store import queries
from .store.rows import SeatRow


class Seated(NamedTuple):
    """A seat at the new table. `host` is the host's token for the person who created the table, otherwise
    empty.
    """

    table: str
    seat: int
    token: str
    host: str


async def rematch(session: TableSession, seat: int, word_later: bool = False, address: str = "") -> Seated:
    """Returns a person's seat at the new table. The first person who asks creates that table and becomes its
    host; the seats of the others are reserved for them.

    If the request is repeated while the seat is reserved, the person gets a new key. Persons who have left or
    lost their seat must take a seat like everyone else.
    """
    async with session.lock:
        row = session.row
        if row.state not in {"over", "abandoned"}:
            raise Refusal("not-running", "the game is not over")
        if not row.rematch:
            row.rematch = await make(session, seat, address)
            await table_writes.write(session, lambda c: queries.put(c, row, "rematch"))
            session.tell_table()
    new = await session.registry.session(session.row.rematch)
    async with new.lock:
        at = new.seats[seat]
        if at.kind != "person" or not at.reserved:
            raise Refusal("taken", "your seat at the new table is no longer reserved for you")
        lost_keys.retire(at, "renewed")
        token, at.key = session.registry.keys.new(new.id, seat)
        at.word = at.word or table_setup.said_word("", word_later)
        host = ""
        if at.reserved == "host":
            host, new.row.host = session.registry.keys.new(new.id, HOST)

        def job(c: Connection) -> None:
            queries.put_seat(c, at)
            queries.put(c, new.row, "host")

        await table_writes.write(new, job)
        for guest in new.guests:
            if seat in guest.seats:
                guest.close(4403)
        await table_setup.start_if_full(new)
        new.tell_table()
    return Seated(new.id, seat, token, host)


async def make(session: TableSession, maker: int, address: str) -> str:
    """Creates a table like the old one, with the same bots and a reserved seat for each person."""
    row = session.row
    seats = [bot(s) if s.kind == "bot" else NewSeat("open") for s in session.seats]
    wanted = NewTable(
        row.game,
        seats,
        row.options,
        row.owner,
        row.pace,
        row.listed,
        row.curtain,
        hints=row.hints,
        approval=row.approval,
        chance=row.chance,
    )
    made, _, _ = await table_setup.make(session.registry, wanted, address)
    async with made.lock:
        for at in made.seats:
            if at.kind == "open":
                at.kind, at.name = "person", session.seats[at.seat].name
                at.reserved = "host" if at.seat == maker else "seat"
        made.row.maker = maker

        def job(c: Connection) -> None:
            put_seats(c, made.seats)
            queries.put(c, made.row, "maker")

        await table_writes.write(made, job)
    return made.id


def bot(at: SeatRow) -> NewSeat:
    """Returns the new seat of a bot. If it took over from a person, it does not keep that person's name."""
    return NewSeat("bot", "" if at.stand_in else at.name, at.level)


def put_seats(c: Connection, seats: list[SeatRow]) -> None:
    for one in seats:
        queries.put_seat(c, one)
