"""Closes idle and slow connections, and limits the number of connections per address."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ..limits import Limits, network_of
from ..rate_limits import TokenBuckets
from .process_group import ProcessGroup
from .proxies import Network, is_in

REFUSED = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b'content-length: 75\r\n\r\n{"error":"too-many","text":"too many connections from your address; wait."}'
)


log = logging.getLogger("patolli.web")
AT_ONCE: Final = 4
SLICE_BYTES: Final = 2048
"""The number of bytes parsed at a time, which contain at most 60 requests."""
MOST_PIPELINED: Final = 8
"""The maximum number of pipelined requests on a connection. Neither browsers nor proxies pipeline
requests.
"""


class Door:
    """Counts the HTTP connections of each address. WebSockets are not included."""

    def __init__(self, limits: Limits, trusted: list[Network], group: ProcessGroup | None = None) -> None:
        self.limits = limits
        self.trusted = trusted
        self.group = group
        self.choosing: set[asyncio.Task[None]] = set()
        """Tasks that choose the process for a new WebSocket."""
        self.open: Counter[str] = Counter()
        self.waiting: deque[Callable[[], None]] = deque()
        """The WebSockets waiting to be opened."""
        self.rate = TokenBuckets(limits.connection_rate, limits.connection_rate * 5)

    def let_in(self, address: str, passed_on: bool = False) -> bool:
        """Returns whether a new connection is within the limits, and counts it. If `passed_on` is set,
        another process has already accepted it.
        """
        if passed_on:
            self.open[address] += 1
            return True
        if self.open.total() >= self.limits.connections:
            return False
        if not is_in(address, self.trusted) and (
            self.open[address] >= self.limits.connections_per_address or not self.rate.take(address)
        ):
            return False
        self.open[address] += 1
        return True

    def later(self, loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
        """Opens only a few WebSockets at a time, so that other tasks can run in between."""
        self.waiting.append(work)
        if len(self.waiting) == 1:
            loop.call_soon(self.go_on, loop)

    def go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        for _ in range(min(AT_ONCE, len(self.waiting))):
            try:
                self.waiting[0]()
            except Exception:
                log.exception("socket not opened")
            self.waiting.popleft()
        if self.waiting:
            loop.call_soon(self.go_on, loop)

    def let_out(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


def is_idle(cycle: RequestResponseCycle | None) -> bool:
    """Returns whether the next byte begins a new request."""
    return cycle is None or cycle.response_complete


def timed_protocol(door: Door) -> type[HttpToolsProtocol]:
    """Adds deadlines for header, body and response to uvicorn's HTTP protocol, and a limit for the size of
    the header.
    """

    class TimedProtocol(HttpToolsProtocol):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self.deadline: asyncio.TimerHandle | None = None
            self.counted = ""
            self.header_bytes = 0
            self.upgrading = False
            self.passed_on = False
            """Whether another process has accepted this connection."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = network_of(self.client[0] if self.client else "?")
            if not door.let_in(address, self.passed_on):
                transport.write(REFUSED)
                transport.close()
                return
            self.counted = address
            self.set_deadline(door.limits.header_seconds)

        def set_deadline(self, seconds: float) -> None:
            self.drop_deadline()
            self.deadline = self.loop.call_later(seconds, self.transport.abort)

        def drop_deadline(self) -> None:
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

        def let_out(self) -> None:
            self.drop_deadline()
            if self.counted:
                door.let_out(self.counted)
                self.counted = ""

        def connection_lost(self, exc: Exception | None) -> None:
            self.let_out()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            self.upgrading = True
            self.transport.pause_reading()
            idle = is_idle(self.cycle) and not self.transport.get_write_buffer_size()
            if door.group is None or self.passed_on or not idle:
                door.later(self.loop, self.upgrade)
                return
            task = self.loop.create_task(self.choose_process(door.group))
            door.choosing.add(task)
            task.add_done_callback(door.choosing.discard)

        async def choose_process(self, group: ProcessGroup) -> None:
            members = await group.in_order(self.url)
            if not self.counted or self.transport.is_closing():
                return
            number = self.transport.get_extra_info("socket").fileno()
            if group.pass_on(members, number, self.request()):
                self.transport.abort()  # closes only the file descriptor of this process
            else:
                door.later(self.loop, self.upgrade)

        def request(self) -> bytes:
            """Returns the request as bytes, for the process that will serve it."""
            lines = [f"{self.scope['method']} ".encode() + self.url + b" HTTP/1.1"]
            lines += [name + b": " + value for name, value in self.headers]
            return b"\r\n".join([*lines, b"", b""])

        def upgrade(self) -> None:
            if self.counted and not self.transport.is_closing():
                self.let_out()  # from now on, it counts as a WebSocket
                super().handle_websocket_upgrade()
                self.transport.resume_reading()

        def data_received(self, data: bytes) -> None:
            if not self.counted:
                return
            if is_idle(self.cycle):
                self.header_bytes += len(data)
                if self.deadline is None:
                    self.set_deadline(door.limits.header_seconds)
                if self.header_bytes > door.limits.most_header + HIGHEST_BODY:
                    self.transport.abort()
                    return
            for at in range(0, len(data), SLICE_BYTES):
                if self.upgrading or self.transport.is_closing():
                    return
                super().data_received(data[at : at + SLICE_BYTES])
                if len(self.pipeline) > MOST_PIPELINED:
                    self.transport.abort()
                    return

        def on_headers_complete(self) -> None:
            self.header_bytes = 0
            self.set_deadline(door.limits.body_seconds)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            if is_idle(self.cycle):
                self.drop_deadline()
            else:
                self.set_deadline(door.limits.answer_seconds)
            super().on_message_complete()

        def on_response_complete(self) -> None:
            # the client still has to read the previous response
            if self.pipeline or self.transport.get_write_buffer_size() > 0:
                self.set_deadline(door.limits.answer_seconds)
            else:
                self.drop_deadline()
            super().on_response_complete()

    return TimedProtocol


HIGHEST_BODY = 262_144
"""Bytes allowed in addition to the header, because the beginning of a body may arrive together with it."""
