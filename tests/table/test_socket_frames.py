"""WebSocket frames that are not messages, such as pings and empty fragments, cannot block the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from patolli.table import rate_limits
from patolli.table.web.socket_frames import MOST_PENDING, counted_frames

RATE = 10.0
BURST = 120
SLICE = 171
HANDSHAKE = (
    b"GET /ws/x HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MASK = b"\0\0\0\0"
PING = b"\x89\x80" + MASK
PONG = b"\x8a\x00"
FIRST_FRAGMENT = b"\x01\x80" + MASK
FRAGMENT = b"\x00\x80" + MASK


class FakeTransport(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.reading = True

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        self.reading = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default


class Clock:
    """A fake clock for the rate limits."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    await asyncio.Event().wait()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(rate_limits, "time", found)
    return found


def with_socket(test: Callable[[Any, FakeTransport], None]) -> None:
    async def run() -> None:
        config = Config(nothing, interface="asgi3", log_config=None, ws_per_message_deflate=False)
        config.load()
        one = counted_frames(RATE)(config, ServerState(), {}, asyncio.get_running_loop())
        transport = FakeTransport()
        one.connection_made(transport)
        one.data_received(HANDSHAKE)
        one.conn.send_response(one.response)
        one.conn.data_to_send()
        transport.written = b""
        test(one, transport)
        one.connection_lost(None)

    asyncio.run(run())


def test_pings_are_answered_no_faster_than_frames_are_allowed(clock: Clock) -> None:
    def test(one: Any, transport: FakeTransport) -> None:
        one.data_received(PING * 3)
        assert (transport.written, transport.reading) == (PONG * 3, True)
        one.data_received(PING * 5000)
        assert BURST <= transport.written.count(PONG) <= BURST + SLICE
        assert (len(one.pending) > 0, transport.reading) == (True, False)
        had = transport.written.count(PONG)
        clock.now += 20
        one.take_apart()
        assert had < transport.written.count(PONG) <= had + 20 * RATE * 2 + SLICE

    with_socket(test)


def test_a_message_in_fragments_of_nothing_is_read_slowly(clock: Clock) -> None:
    def test(one: Any, transport: FakeTransport) -> None:
        one.data_received(FIRST_FRAGMENT + FRAGMENT * 20_000)
        assert len(one.frames) <= BURST + SLICE
        assert not transport.reading

    with_socket(test)


def test_what_waits_is_bounded_and_read_in_order_when_time_has_passed(clock: Clock) -> None:
    def test(one: Any, transport: FakeTransport) -> None:
        one.data_received(PING * 1000)
        transport.resume_reading()  # resumes reading, as the server does after accepting a message
        one.data_received(PING * (MOST_PENDING // len(PING)))
        assert not transport.reading
        while one.pending:
            clock.now += 60
            one.take_apart()
        assert transport.written == PONG * (1000 + MOST_PENDING // len(PING))
        assert transport.reading

    with_socket(test)


def test_reading_goes_on_unless_the_server_or_the_end_stops_it(clock: Clock) -> None:
    def test(one: Any, transport: FakeTransport) -> None:
        for paused, closing, reading in (
            (False, False, True), (True, False, False), (False, True, False), (True, True, False),
        ):  # fmt: skip
            transport.reading, one.read_paused = False, paused
            transport.is_closing = lambda closing=closing: closing  # type: ignore[method-assign,misc]
            one.take_apart()
            assert transport.reading == reading

    with_socket(test)


def test_nothing_is_parsed_after_the_end(clock: Clock) -> None:
    ended: list[Any] = []

    def test(one: Any, transport: FakeTransport) -> None:
        one.data_received(PING * 5000)
        assert one.pending
        assert not one.later.cancelled()
        ended.append(one)

    with_socket(test)
    assert ended[0].later.cancelled()
    assert not ended[0].pending
