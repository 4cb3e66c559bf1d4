"""A table may be dropped from memory while a request waits; the request must not use the outdated object."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.table import table_setup
from patolli.table.protocol import VERSION, Sit
from patolli.table.settings import Settings
from patolli.table.web import responses, table_routes

from .client import Sitting
from .table_helpers import by_http, make, wait_for


@pytest.fixture
def settings(settings: Settings) -> Settings:
    settings.idle_seconds = 0.1
    return settings


def wait_until_gone(http: TestClient, table: str) -> None:
    registry = http.app.state.registry  # type: ignore[attr-defined]
    wait_for(http, table, lambda _: True)
    assert http.portal is not None

    async def gone() -> None:
        async with asyncio.timeout(60):
            while table in registry.sessions:
                await asyncio.sleep(0.02)

    http.portal.call(gone)


def test_a_socket_that_says_hello_late_meets_the_table_as_it_is(http: TestClient) -> None:
    made = make(http, players=2)
    with http.websocket_connect(f"/ws/{made['id']}") as late:
        wait_until_gone(http, made["id"])
        with Sitting(http, made["id"], made["tokens"][0]) as one:
            assert one.say("pause", seat=0)["is"] == "ack"
            late.send_text(
                json.dumps(
                    {"do": "hello", "id": 1, "version": VERSION, "tokens": [{"token": made["tokens"][1]}]}
                )
            )
            welcome: dict[str, Any] = json.loads(late.receive_text())
            assert welcome["table"]["state"] == "paused"
            one.settle()
            assert one.info["seats"][1]["online"]


def test_a_key_that_was_renewed_meanwhile_does_not_come_back(http: TestClient) -> None:
    made = make(http, players=2)
    with http.websocket_connect(f"/ws/{made['id']}") as late:
        wait_until_gone(http, made["id"])
        body = {"token": made["tokens"][0], "renew": True}
        renewed = http.post(f"/api/tables/{made['id']}/link", json=body).json()["token"]
        late.send_text(
            json.dumps({"do": "hello", "id": 1, "version": VERSION, "tokens": [{"token": made["tokens"][0]}]})
        )
        assert json.loads(late.receive_text())["dead"] == [0]
    assert by_http(http, made["id"], renewed, "pause", seat=0)["is"] == "ack"


def test_a_body_that_comes_slowly_finds_the_seat_taken(
    http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make(http, seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}])
    where = f"/api/tables/{made['id']}/sit"
    read = responses.body_of
    taken: dict[str, Any] = {}

    async def slow(request: Any, type_: Any, most: int) -> Any:
        body = await read(request, type_, most)
        if isinstance(body, Sit):
            registry = request.app.state.registry
            async with asyncio.timeout(60):
                while made["id"] in registry.sessions:
                    await asyncio.sleep(0.02)
            session = await registry.session(made["id"])
            taken["seat"] = await table_setup.sit(session, Sit("Ben", 1))
        return body

    monkeypatch.setattr(table_routes, "body_of", slow)
    refused = http.post(where, json={"name": "Slow", "seat": 1})
    assert (refused.status_code, refused.json()["error"]) == (409, "taken")
    assert by_http(http, made["id"], taken["seat"][1], "leave", seat=1)["is"] == "ack"
