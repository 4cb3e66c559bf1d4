"""A server in this process. The trial can advance its time, set the wall clock, and restart it."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from unittest import mock

from starlette.testclient import TestClient

from patolli.table.settings import Settings
from patolli.table.store import queries
from patolli.table.store.rows import SeatRow, TableRow
from patolli.table.web.app import application

from ..table_helpers import pass_time
from ..unlimited import UNLIMITED


class World:
    def __init__(self, folder: Path) -> None:
        self.settings = Settings(
            folder,
            hosts=["testserver"],
            socket_rate=1e9,
            http_rate=1e9,
            bot_workers=1,
            sweep_seconds=0.02,
            limits=UNLIMITED,
        )
        self.wall_ahead = 0.0
        self.stack = ExitStack()
        self.http: TestClient

    def __enter__(self) -> Self:
        honest, honest_ns = time.time, time.time_ns
        self.stack.enter_context(mock.patch("time.time", side_effect=lambda: honest() + self.wall_ahead))
        nanoseconds = 1_000_000_000
        self.stack.enter_context(
            mock.patch("time.time_ns", side_effect=lambda: honest_ns() + int(self.wall_ahead * nanoseconds))
        )
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None
    ) -> None:
        self.stop()
        self.stack.close()

    def start(self) -> None:
        self.http = TestClient(application(self.settings))
        self.http.__enter__()

    def stop(self) -> None:
        self.http.__exit__(None, None, None)

    @property
    def registry(self) -> Any:
        return self.http.app.state.registry  # type: ignore[attr-defined]

    def now(self) -> int:
        found: int = self.registry.clock.now()
        return found

    def pass_time(self, milliseconds: int) -> None:
        pass_time(self.http, milliseconds)

    def stored(self, table: str) -> tuple[TableRow, list[SeatRow]]:
        row, seats = self.registry.writer.look(lambda c: (queries.table(c, table), queries.seats(c, table)))
        return row, seats

    def act(self, table: str, token: str, do: str, **fields: Any) -> dict[str, Any]:
        body = {"token": token, "act": {"do": do, "id": 1, **fields}}
        answer = self.http.post(f"/api/tables/{table}/act", json=body)
        told: dict[str, Any] = answer.json()
        assert answer.status_code < 500, (do, fields, told)
        assert told.get("text", "x"), (do, fields, told)
        return told

    def post(self, where: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.http.post(where, json=body)
        told: dict[str, Any] = answer.json()
        assert answer.status_code < 500, (where, body, told)
        return told
