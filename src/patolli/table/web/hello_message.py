"""Handles `hello`, the first message of a client at a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import patolli

from ...kernel.seats import SPECTATOR
from ...texts import languages
from .. import (
    bot_only_tables,
    broadcast,
    chat,
    claims,
    clock,
    hot_seat,
    lost_keys,
    presence,
    worded_log,
)
from ..keys import HOST
from ..protocol import VERSION, Failure, Hello, Stream, Welcome
from ..refusal import Refusal

if TYPE_CHECKING:
    from .conversation import Conversation


async def greet(at: Conversation, message: Hello) -> None:
    """Checks the client's keys, and sends it the table as its seats may see it."""
    if message.version != VERSION:
        raise Refusal("version", f"this table speaks version {VERSION}; reload the page")
    if at.greeted:
        raise Refusal("unreadable", "hello was already sent")
    # the table may have been unloaded since the client connected
    at.session = await at.registry.session(at.session.id)
    session, guest = at.session, at.guest
    has: dict[int, Stream] = {}
    seats: list[int] = []
    keys = [at.registry.holder(session, held.token) for held in message.tokens]
    dead = [place for place, key in enumerate(keys) if key is None]
    if dead:
        lost = [lost_keys.explain(at.registry, session, message.tokens[place].token, place) for place in dead]
        guest.tell(Failure(message.id, "not-yours", "a key is not valid, or no longer valid", dead, lost))
        return
    for held, key in zip(message.tokens, keys, strict=True):
        if key is None:
            continue
        if key.who == HOST:
            guest.host = True
        elif key.who not in seats:
            seats.append(key.who)
            if held.stream is not None:
                has[key.who] = held.stream
    if message.stream is not None:
        has[SPECTATOR] = message.stream
    if is_full(at, seats):
        guest.close(1013)
        return
    language = message.language if message.language in languages() else ""
    if session.row.state != "waiting":
        async with session.lock:
            await at.try_to_load()
        kept = {one: broadcast.already_has(session, one, has) for one in seats or [SPECTATOR]}
        await worded_log.prepare(session, language, kept)
    async with session.lock:
        if is_full(at, seats):  # other clients may have connected meanwhile
            guest.close(1013)
            return
        await presence.came(session, seats)
        if session.row.state != "waiting":
            await at.try_to_load()
        guest.seats, guest.curtain = seats, session.row.curtain
        guest.looking = await hot_seat.next_to_look(session, guest)
        guest.language = language
        guest.prospects = message.prospects
        lines = await chat.heard(session, guest)
        await claims.owner_came(session, seats)
        async with at.registry.turn:
            # there is no `await` from here on, because the welcome must be the first message
            session.join(guest)
            at.greeted = True
            row = session.row
            guest.tell(
                Welcome(
                    message.id,
                    VERSION,
                    patolli.__version__,
                    session.info(),
                    seats,
                    guest.host,
                    guest.looking,
                    clock.clocks_message(row.clocks, row.pace, at.registry.clock.now(), session.players),
                    lines,
                    at.registry.clock.now(),
                    {seat: session.seats[seat].muted for seat in seats if session.seats[seat].muted},
                )
            )
            broadcast.show_whole(session, guest, has)
            await asyncio.sleep(0)
        if session.trouble:
            await broadcast.show_snapshot(session, guest)
        await bot_only_tables.go_on(session)
    if seats:
        session.tell_table()
    else:
        session.coming_and_going = True


def is_full(at: Conversation, seats: list[int]) -> bool:
    """Returns whether one of these seats has as many WebSockets as allowed."""
    most, seated = at.registry.settings.limits.sockets_per_seat, at.session.seated
    return any(sum(seat in other.seats for other in seated) >= most for seat in seats)
