"""Deadlines and limits of one HTTP connection, and how it becomes a WebSocket, with a simulated transport."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from patolli.table.limits import Limits
from patolli.table.web.connections import AT_ONCE, HIGHEST_BODY, MOST_PIPELINED, REFUSED, Door, timed_protocol
from patolli.table.web.proxies import networks

from .event_loop import in_loop

GET = b"GET /api/about HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
POST = b"POST /api/lobby HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 2\r\n\r\n"
UPGRADE = b"GET /ws/t HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n"
LIMITS = Limits(header_seconds=100, body_seconds=200, answer_seconds=300, most_header=1000)


class Wire(asyncio.Transport):
    """A transport whose written data is read at once, unless `unread` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.unread = 0
        self.calls: list[str] = []

    def write(self, data: Any) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return "abort" in self.calls or "close" in self.calls

    def abort(self) -> None:
        self.calls.append("abort")

    def close(self) -> None:
        self.calls.append("close")

    def pause_reading(self) -> None:
        self.calls.append("pause")

    def resume_reading(self) -> None:
        self.calls.append("resume")

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        if name == "socket":
            client = ("192.0.2.1", 1)
            return SimpleNamespace(fileno=lambda: 7, getpeername=lambda: client, getsockname=lambda: client)
        return default


class Connection:
    def __init__(self, door: Door, application: Any, passed_on: bool = False) -> None:
        config = Config(application, interface="asgi3", log_config=None)
        config.load()
        self.wire = Wire()
        protocol: Any = timed_protocol(door)
        self.one = protocol(config, ServerState(), {})
        self.one.passed_on = passed_on
        self.one.connection_made(self.wire)

    def send(self, data: bytes) -> None:
        self.one.data_received(data)

    def seconds(self) -> float | None:
        """Returns the number of seconds until the connection is closed."""
        deadline = self.one.deadline
        return None if deadline is None else round(deadline.when() - asyncio.get_running_loop().time())


class Answering:
    """An application that answers when the test allows it."""

    def __init__(self) -> None:
        self.allowed = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.allowed.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


# ---- deadlines ----------------------------------------------------------------------------------------


def test_each_part_of_a_request_has_its_own_deadline() -> None:
    async def body() -> None:
        application = Answering()
        found = Connection(Door(LIMITS, []), application)
        assert found.seconds() == 100, "the header must arrive"
        first = found.one.deadline
        found.send(POST[:20])
        assert found.one.deadline is first, "more of the header does not extend the time"
        found.send(POST[20:])
        assert found.seconds() == 200, "the body must arrive"
        found.send(b"{}")
        assert found.seconds() == 300, "the response must be read"
        application.allowed.set()
        await settle()
        assert found.wire.written.endswith(b"ok")
        assert found.seconds() is None, "an idle connection may stay open"
        found.send(GET[:20])
        assert found.seconds() == 100, "another request has begun"
        found.one.connection_lost(None)
        assert found.seconds() is None

    in_loop(body)


def test_an_application_learns_when_the_body_is_complete() -> None:
    async def echo(scope: Any, receive: Any, send: Any) -> None:
        whole, more = b"", True
        while more:
            message = await receive()
            whole, more = whole + message["body"], message["more_body"]
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": whole})

    async def body() -> None:
        found = Connection(Door(LIMITS, []), echo)
        found.send(POST + b"{")
        await settle()
        found.send(b"}")
        await settle()
        assert found.wire.written.endswith(b"{}")

    in_loop(body)


def test_the_deadline_of_a_part_replaces_the_previous_one() -> None:
    async def body() -> None:
        found = Connection(Door(LIMITS, []), Answering())
        first = found.one.deadline
        found.send(POST)
        assert first.cancelled()
        second = found.one.deadline
        found.one.connection_lost(None)
        assert second.cancelled()

    in_loop(body)


@pytest.mark.parametrize("unread", [0, 1])
def test_a_response_must_be_read_before_the_next_request(unread: int) -> None:
    async def body() -> None:
        application = Answering()
        found = Connection(Door(LIMITS, []), application)
        found.wire.unread = unread
        found.send(GET)
        await settle()
        computing = found.one.deadline
        application.allowed.set()
        await settle()
        assert found.one.deadline is not computing, "the time for reading begins with the response"
        assert found.seconds() == (300 if unread else None)
        assert found.wire.calls in ([], ["resume"])

    in_loop(body)


def test_when_its_time_is_up_a_connection_is_closed() -> None:
    async def body() -> None:
        found = Connection(Door(Limits(header_seconds=0.01), []), Answering())
        while "abort" not in found.wire.calls:
            await asyncio.sleep(0.005)

    in_loop(body)


# ---- sizes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("more", "aborted"), [(0, False), (1, True)])
def test_the_size_of_a_header_is_limited(more: int, aborted: bool) -> None:
    async def body() -> None:
        found = Connection(Door(LIMITS, []), Answering())
        size = LIMITS.most_header + HIGHEST_BODY + more
        start = b"GET / HTTP/1.1\r\nx: "
        found.send(start)
        found.send(b"y" * (size - len(start)))
        assert ("abort" in found.wire.calls) == aborted

    in_loop(body)


def test_requests_after_each_other_may_be_larger_than_one() -> None:
    async def body() -> None:
        application = Answering()
        application.allowed.set()
        found = Connection(Door(LIMITS, []), application)
        filler = b"x: " + b"y" * 200_000 + b"\r\n\r\n"
        for _ in range(3):
            found.send(GET[:-2] + filler)
            await settle()
        assert "abort" not in found.wire.calls
        assert found.wire.written.count(b"200 OK") == 3

    in_loop(body)


@pytest.mark.parametrize("count", [MOST_PIPELINED + 1, MOST_PIPELINED + 2])
def test_only_a_few_requests_wait_for_an_earlier_response(count: int) -> None:
    """The first request is being answered, so it does not wait."""

    async def body() -> None:
        found = Connection(Door(LIMITS, []), Answering())
        found.send(GET * count)
        assert ("abort" in found.wire.calls) == (count > MOST_PIPELINED + 1)

    in_loop(body)


# ---- the number of connections ------------------------------------------------------------------------


def test_a_refused_connection_gets_a_response_and_is_not_counted() -> None:
    async def body() -> None:
        door = Door(Limits(connections_per_address=1), [])
        first, second = Connection(door, Answering()), Connection(door, Answering())
        assert second.wire.written == REFUSED
        assert second.wire.calls == ["close"]
        head, _, told = REFUSED.partition(b"\r\n\r\n")
        assert f"content-length: {len(told)}".encode() in head
        second.send(GET)
        assert second.one.cycle is None, "its request is not read"
        second.one.connection_lost(None)
        assert door.open == {"192.0.2.1": 1}
        first.one.connection_lost(None)
        first.one.connection_lost(None)
        assert door.open == {}

    in_loop(body)


def test_new_connections_of_an_address_have_a_rate() -> None:
    door = Door(Limits(connection_rate=0.001), networks(["10.0.0.0/8"]))
    door.rate.burst = 2
    assert [door.let_in("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert all(door.let_in("10.0.0.1") for _ in range(5))
    assert Door(Limits(connection_rate=3), []).rate.burst == 15
    door.let_out("10.0.0.1")
    assert door.open["10.0.0.1"] == 4
    for _ in range(4):
        door.let_out("10.0.0.1")
    assert "10.0.0.1" not in door.open


def test_a_connection_that_another_process_has_accepted_is_not_refused() -> None:
    door = Door(Limits(connections=1), [])
    assert [door.let_in("192.0.2.1", passed_on=True) for _ in range(3)] == [True] * 3
    assert door.open["192.0.2.1"] == 3
    assert not door.let_in("192.0.2.2")


# ---- WebSockets ---------------------------------------------------------------------------------------


class Group:
    """Other processes, which take a socket or not."""

    def __init__(self, takes: bool) -> None:
        self.takes = takes
        self.passed: list[Any] = []

    async def in_order(self, url: bytes) -> list[str]:
        return [url.decode()]

    def pass_on(self, *given: Any) -> bool:
        self.passed.append(given)
        return self.takes


@pytest.fixture
def upgraded(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Replaces uvicorn's handling, and returns the connections that reach it."""
    found: list[Any] = []

    def handle(one: HttpToolsProtocol) -> None:
        found.append(one)

    monkeypatch.setattr(HttpToolsProtocol, "handle_websocket_upgrade", handle)
    return found


def test_a_websocket_is_opened_later_and_counts_no_longer_as_a_connection(upgraded: list[Any]) -> None:
    async def body() -> None:
        door = Door(LIMITS, [])
        found = Connection(door, Answering())
        found.send(UPGRADE)
        assert upgraded == []
        assert found.wire.calls == ["pause"]
        found.send(b"more")
        await settle()
        assert upgraded == [found.one]
        assert found.wire.calls == ["pause", "resume"]
        assert door.open == {}
        assert found.seconds() is None

    in_loop(body)


@pytest.mark.parametrize("takes", [True, False])
def test_another_process_may_take_the_socket_with_its_request(upgraded: list[Any], takes: bool) -> None:
    async def body() -> None:
        group: Any = Group(takes)
        found = Connection(Door(LIMITS, [], group), Answering())
        found.send(UPGRADE)
        await settle()
        assert group.passed == [(["/ws/t"], 7, UPGRADE)]
        assert found.wire.calls == ["pause", "abort" if takes else "resume"]
        assert upgraded == ([] if takes else [found.one])

    in_loop(body)


@pytest.mark.parametrize(("passed_on", "unread"), [(True, 0), (False, 1)])
def test_a_socket_stays_if_it_was_passed_on_or_has_data_to_send(
    upgraded: list[Any], passed_on: bool, unread: int
) -> None:
    async def body() -> None:
        group: Any = Group(True)
        found = Connection(Door(LIMITS, [], group), Answering(), passed_on)
        found.wire.unread = unread
        found.send(UPGRADE)
        await settle()
        assert group.passed == []
        assert upgraded == [found.one]

    in_loop(body)


@pytest.mark.parametrize("group", [None, Group(True)])
def test_a_connection_that_is_closed_meanwhile_is_not_opened(upgraded: list[Any], group: Any) -> None:
    async def body() -> None:
        for end in ("lost", "closing"):
            found = Connection(Door(LIMITS, [], group), Answering())
            found.send(UPGRADE)
            if end == "lost":
                found.one.connection_lost(None)
            else:
                found.wire.abort()
            await settle()
        assert upgraded == []
        assert group is None or group.passed == []

    in_loop(body)


def test_sockets_are_opened_a_few_at_a_time(caplog: pytest.LogCaptureFixture) -> None:
    async def body() -> None:
        loop, door, opened = asyncio.get_running_loop(), Door(LIMITS, []), list[int]()

        def fail() -> None:
            raise LookupError

        door.later(loop, fail)
        for n in range(2 * AT_ONCE):
            door.later(loop, lambda n=n: opened.append(n))  # type: ignore[misc]
        counts = []
        for _ in range(4):
            await asyncio.sleep(0)
            counts.append(len(opened))
        assert counts == [AT_ONCE - 1, 2 * AT_ONCE - 1, 2 * AT_ONCE, 2 * AT_ONCE]
        assert opened == list(range(2 * AT_ONCE))
        door.later(loop, lambda: opened.append(-1))
        await asyncio.sleep(0)
        assert opened[-1] == -1
        assert not door.waiting

    with caplog.at_level(logging.ERROR, "patolli.web"):
        in_loop(body)
    assert [one.getMessage() for one in caplog.records] == ["socket not opened"]
