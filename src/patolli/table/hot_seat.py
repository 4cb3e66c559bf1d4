"""Several people sharing one device: whose view is shown, and whether they have secrets from each other."""

from __future__ import annotations

from ..kernel.seat_view import has_secrets_between
from . import typed_chance
from .guests import Guest
from .session import TableSession
from .store import queries


async def next_to_look(session: TableSession, guest: Guest) -> int | None:
    """Returns the seat whose view this client may show next. None means that the screen must be covered until
    the people have changed places. The caller holds the table's lock.
    """
    if len(guest.seats) < 2 or not guest.curtain:
        return guest.seats[0] if guest.seats else None
    match = session.match
    if match is None or not match.asked():
        return None
    due = typed_chance.typists(session, match) if typed_chance.waits(match) else match.asked()
    asked = [seat for seat in guest.seats if seat in due and not session.seats[seat].bot()]
    if guest.looking is not None and (guest.looking in asked or not asked):
        return guest.looking
    if await have_secrets(session, guest.seats):
        return None
    return asked[0] if asked else guest.seats[0]


async def have_secrets(session: TableSession, seats: list[int]) -> bool:
    """Returns whether these seats have secrets from each other, either in the game or in their notes,
    standing answers and private chat lines.
    """
    assert session.match is not None
    kept = [(session.seats[seat].notes, session.seats[seat].standing) for seat in seats]
    if any(one != kept[0] for one in kept) or has_secrets_between(session.match.position, seats):
        return True
    read = await session.registry.writer.read(
        lambda c: [queries.chat(c, session.id, by=[seat]) for seat in seats]
    )
    return any(one != read[0] for one in read)
