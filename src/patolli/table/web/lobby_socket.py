"""The WebSocket of a start page, over which the page sends its keys and receives changes to its lists."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...texts import languages
from ..guests import Guest
from ..lobby import Watcher
from ..protocol import VERSION, Ack, Failure, Watch
from ..rate_limits import TokenBucket
from ..refusal import Refusal
from ..registry import TableRegistry
from .guard import address_of
from .socket import admitted, registry_of, send
from .socket_reader import MOST_UNREADABLE, SLOWED_SECONDS, Unreadable, decode

log = logging.getLogger("patolli.web")
decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Watch)


async def endpoint(socket: WebSocket) -> None:
    async with admitted(socket) as may:
        if may:
            await converse(socket, registry_of(socket), address_of(socket.scope))


async def converse(socket: WebSocket, registry: TableRegistry, address: str) -> None:
    limits = registry.settings.limits
    guest = Guest(address=address, all_unread=registry.addresses.unread)
    guest.most_unread = (limits.unread_per_client, limits.unread_per_address)
    watcher = Watcher(guest)
    sender = asyncio.create_task(send(socket, guest))
    try:
        await listen(socket, registry, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        registry.lobby.leave(watcher)
        guest.close(1000)
        with contextlib.suppress(asyncio.CancelledError):
            await sender


async def listen(socket: WebSocket, registry: TableRegistry, watcher: Watcher) -> None:
    loop, limits = asyncio.get_running_loop(), registry.settings.limits
    guest, bucket = (
        watcher.guest,
        TokenBucket(registry.settings.socket_rate, registry.settings.socket_rate * 10),
    )
    began, unreadable = loop.time(), 0
    while not guest.closed:
        seconds = limits.lobby_seconds if watcher.knows_listed else limits.hello_seconds
        try:
            async with asyncio.timeout_at(began + seconds):
                frame = await socket.receive()
        except TimeoutError:
            guest.close(1000 if watcher.knows_listed else 1008)
            return
        if frame["type"] == "websocket.disconnect" or guest.closed:
            return
        text = frame.get("text")
        raw = frame.get("bytes") or b"" if text is None else text.encode("utf-8", "surrogatepass")
        try:
            await hear(registry, watcher, raw, bucket)
        except Unreadable as fault:
            unreadable += 1
            guest.tell(Failure(fault.to, fault.error, fault.text))
            if unreadable >= MOST_UNREADABLE:
                guest.close(1008)
        await asyncio.sleep(0)  # lets other tasks run


async def hear(registry: TableRegistry, watcher: Watcher, raw: bytes, bucket: TokenBucket) -> None:
    """Handles one message. Its answer is sent after the lists."""
    guest = watcher.guest
    message = decode(raw, registry.settings.most_message, decoder)
    try:
        if not bucket.take() or not registry.addresses.messages.take(guest.address):
            await asyncio.sleep(SLOWED_SECONDS)  # slows down clients that ignore the limit
            raise Refusal("too-many", "too many messages; wait a little")
        if message.version != VERSION:
            raise Refusal("version", f"this server speaks version {VERSION}; reload the page")
        guest.language = message.language if message.language in languages() else ""
        with registry.metrics.timed("watch"):
            await registry.lobby.watch(watcher, message.tokens)
        guest.tell(Ack(message.id))
    except Refusal as refusal:
        registry.metrics.refused(refusal.error)
        guest.tell(Failure(message.id, refusal.error, refusal.text))
    except Exception:
        log.exception("message failed")
        guest.tell(Failure(message.id, "fault", "something went wrong here; nothing was changed"))
