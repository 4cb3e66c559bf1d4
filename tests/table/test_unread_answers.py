"""A client that does not read its answers is disconnected after a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from patolli.table.limits import Limits
from patolli.table.web.connections import Door, timed_protocol

REQUEST = b"GET /api/about HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
SECONDS = 0.05


class Unread(asyncio.Transport):
    """A transport that keeps written data in a buffer until the test reads it."""

    def __init__(self) -> None:
        super().__init__()
        self.unread = 0
        self.aborted = asyncio.Event()

    def write(self, data: Any) -> None:
        self.unread += len(data)

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.aborted.set()

    def is_closing(self) -> bool:
        return self.aborted.is_set()

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None: ...

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("192.0.2.1", 1) if name in {"peername", "sockname"} else default


async def silent(scope: Any, receive: Any, send: Any) -> None:
    await asyncio.Event().wait()


async def answers(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def connection(application: Any) -> tuple[Any, Unread]:
    config = Config(application, interface="asgi3", log_config=None)
    config.load()
    door = Door(Limits(answer_seconds=SECONDS), [])
    one, transport = timed_protocol(door)(config, ServerState(), {}), Unread()
    one.connection_made(transport)
    one.data_received(REQUEST)
    return one, transport


@pytest.mark.parametrize("application", [silent, answers])
def test_an_answer_that_nobody_takes_ends_the_connection(application: Callable[..., Any]) -> None:
    async def run() -> None:
        _, transport = await connection(application)
        async with asyncio.timeout(30):
            await transport.aborted.wait()

    asyncio.run(run())


def test_an_answer_that_was_taken_leaves_no_deadline() -> None:
    async def run() -> None:
        one, transport = await connection(answers)
        transport.write = lambda data: None  # type: ignore[method-assign]  # it is read at once
        async with asyncio.timeout(30):
            while not one.cycle.response_complete:
                await asyncio.sleep(0)
        assert one.deadline is None
        assert not transport.aborted.is_set()

    asyncio.run(run())
