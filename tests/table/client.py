"""A test client with one socket: it takes one or more seats and keeps all messages it receives."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from starlette.testclient import TestClient, WebSocketTestSession

from patolli.table.protocol import VERSION

from .mirror import Mirror


class Sitting:
    def __init__(self, http: TestClient, table: str, *tokens: str, language: str = "", **hello: Any) -> None:
        self.http = http
        self.table = table
        self.tokens = tokens
        self.language = language
        self.more = hello
        self.mirrors: dict[int, Mirror] = {}
        self.pushed: list[dict[str, Any]] = []
        self.info: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.next = 0
        self.session: WebSocketTestSession

    def __enter__(self) -> Self:
        self.session = self.http.websocket_connect(f"/ws/{self.table}")
        self.session.__enter__()
        held = [{"token": token} for token in self.tokens]
        self.welcome = self.say("hello", version=VERSION, tokens=held, language=self.language, **self.more)
        if self.welcome["is"] == "welcome":
            self.info = self.welcome["table"]
            self.settle()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None
    ) -> None:
        self.session.__exit__(kind, fault, at)

    def say(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a message and waits for the answer. Messages pushed in the meantime are stored
        in `pushed`.
        """
        self.next += 1
        self.session.send_text(json.dumps({"do": do, "id": self.next, **fields}))
        return self.until(self.next)

    def raw(self, text: str) -> dict[str, Any]:
        self.session.send_text(text)
        while True:
            message = self.take()
            if "to" in message:
                return message

    def until(self, to: int) -> dict[str, Any]:
        while True:
            message = self.take()
            if message.get("to") == to:
                return message

    def settle(self) -> None:
        """Waits until all messages already sent by the server have been read."""
        assert self.say("ping")["is"] == "pong"

    def updates(self) -> int:
        """Returns the number of updates so far, including those about people joining or leaving."""
        return sum(message["is"] == "update" for message in self.pushed)

    def settle_until(self, wanted: Callable[[], bool]) -> None:
        """Waits for something that the server does on its own, such as a bot's move."""
        until = time.monotonic() + 60
        self.settle()
        while not wanted():
            assert time.monotonic() < until, self.info
            time.sleep(0.02)
            self.settle()

    def take(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.session.receive_text())
        if message["is"] == "update":
            seat = message["seat"]
            self.mirrors.setdefault(seat, Mirror(seat)).take(message)
        elif message["is"] == "table":
            self.info = message["table"]
        if "to" not in message:
            self.pushed.append(message)
        return message

    def mirror(self, seat: int | None = None) -> Mirror:
        return self.mirrors[seat if seat is not None else next(iter(self.mirrors))]

    def play(self, text: str, seat: int | None = None) -> dict[str, Any]:
        mine = self.mirror(seat)
        assert mine.question is not None
        return self.say("play", seat=mine.seat, question=mine.question["number"], text=text)
