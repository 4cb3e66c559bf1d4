"""A WebSocket at a table: checks limits when it is opened, and sends the queued messages."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .. import presence
from ..guests import Guest
from ..refusal import Refusal
from ..registry import TableRegistry
from ..session import TableSession
from .conversation import Conversation
from .guard import address_of, from_here

log = logging.getLogger("patolli.web")


@contextlib.asynccontextmanager
async def admitted(socket: WebSocket) -> AsyncIterator[bool]:
    """Accepts and counts a WebSocket, and yields whether it is within the limits. If it is not, it
    is closed.
    """
    registry = registry_of(socket)
    if not from_here(socket.scope, registry.settings) or registry.bans.has_address(address_of(socket.scope)):
        await socket.close(4403)
        yield False
        return
    await socket.accept()
    address, limits, open_ = address_of(socket.scope), registry.settings.limits, registry.addresses.sockets
    if registry.draining:
        await socket.close(1012)  # clients reconnect to another process
        yield False
        return
    if registry.sockets >= registry.settings.most_sockets or open_[address] >= limits.sockets_per_address:
        # closed only after `accept`, because browsers would not report the code otherwise
        await socket.close(1013)
        yield False
        return
    registry.sockets += 1
    open_[address] += 1
    try:
        yield True
    finally:
        registry.sockets -= 1
        open_[address] -= 1
        if not open_[address]:
            del open_[address]


def registry_of(socket: WebSocket) -> TableRegistry:
    registry = socket.app.state.registry
    assert isinstance(registry, TableRegistry)
    return registry


async def endpoint(socket: WebSocket) -> None:
    async with admitted(socket) as may:
        if may:
            await converse(socket, registry_of(socket), address_of(socket.scope))


async def converse(socket: WebSocket, registry: TableRegistry, address: str) -> None:
    try:
        session = await registry.session(socket.path_params["table"])
    except Refusal:
        await socket.close(4404)
        return
    limits = registry.settings.limits
    guest = Guest(address=address, all_unread=registry.addresses.unread)
    guest.most_unread = (limits.unread_per_client, limits.unread_per_address)
    sender = asyncio.create_task(send(socket, guest))
    conversation = Conversation(registry, session, guest)
    try:
        await conversation.run(socket)
    except WebSocketDisconnect:
        pass
    finally:
        conversation.session.part(guest)
        for task in conversation.tasks:
            task.cancel()
        guest.close(1000)
        registry.begin(part(conversation.session, guest))  # also runs if this task is cancelled
        with contextlib.suppress(asyncio.CancelledError):
            await sender


async def part(session: TableSession, guest: Guest) -> None:
    """Records that a client has left, and informs the others."""
    if guest.seats:
        async with session.lock:
            await presence.went(session, guest.seats)
        session.tell_table()
    else:
        session.coming_and_going = True


async def send(socket: WebSocket, guest: Guest) -> None:
    """Sends the queued messages of a client, in order."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await guest.waiting.get()) is not None:
            await socket.send_text(message.decode())
            if not guest.closed:
                guest.count(-len(message))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        if socket.application_state is not WebSocketState.DISCONNECTED:
            await socket.close(guest.closed or 1000)
