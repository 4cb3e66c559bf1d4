"""A fixture that runs several servers in this process, all connected to the same PostgreSQL database."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.table import servers
from patolli.table.registry import TableRegistry
from patolli.table.settings import Settings
from patolli.table.store import shared
from patolli.table.web.app import application

from . import postgres
from .unlimited import UNLIMITED

Start = Callable[..., TestClient]
on_postgres = pytest.mark.skipif(
    postgres.VARIABLE not in os.environ, reason="runs under python -m tests.table.postgres"
)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return postgres.url_in(tmp_path)


@pytest.fixture
def serve(tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Returns a function that starts another server. Leases are short, so that the tests do not have to wait
    long for one to expire.
    """
    monkeypatch.setattr(servers, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(shared, "LEASE", 1000)
    monkeypatch.setattr(shared, "DEAD", 1500)
    running: list[TestClient] = []

    def start(**more: Any) -> TestClient:
        settings = Settings(
            tmp_path / f"server{len(running)}",
            url,
            hosts=["testserver"],
            http_rate=1000,
            socket_rate=1000,
            bot_workers=1,
            query_workers=0,
            sweep_seconds=0.05,
            limits=UNLIMITED,
            **more,
        )
        client = TestClient(application(settings), base_url="http://testserver")
        running.append(client)
        client.__enter__()
        return client

    yield start
    for client in running:
        client.__exit__(None, None, None)


def registry_of(http: TestClient) -> TableRegistry:
    found = http.app.state.registry  # type: ignore[attr-defined]
    assert isinstance(found, TableRegistry)
    return found
