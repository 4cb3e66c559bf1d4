"""A bot that plays for someone who is present gives them time to stop it, and can be stopped at
any moment.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.table import table_moves
from patolli.table.session import TableSession
from patolli.table.settings import Settings
from patolli.table.web.app import application

from .client import Sitting
from .table_helpers import make
from .unlimited import UNLIMITED

PAUSE = 0.6


@pytest.fixture
def slow_http(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(
        tmp_path, hosts=["testserver"], bot_workers=1, http_rate=1000, socket_rate=1000, limits=UNLIMITED
    )
    settings.stand_in_seconds = PAUSE
    with TestClient(application(settings), base_url="http://testserver") as client:
        yield client


def alone() -> list[dict[str, str]]:
    return [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random", "name": "Bot"}]


def steps_of(http: TestClient, table: str) -> list[Any]:
    registry = http.app.state.registry  # type: ignore[attr-defined]
    return list(registry.sessions[table].steps)


def test_a_stand_in_for_who_is_there_leaves_time_before_each_answer(slow_http: TestClient) -> None:
    made = make(slow_http, seats=alone())
    with Sitting(slow_http, made["id"], made["tokens"][0]) as mine:
        began = time.time() * 1000
        assert mine.say("stand_in", seat=0, level="random")["is"] == "ack"
        until = time.monotonic() + 60
        while len([one for one in steps_of(slow_http, made["id"]) if one.seat == 0]) < 3:
            assert time.monotonic() < until
            mine.settle()
            time.sleep(0.02)
            time.sleep(0.02)  # stays below the rate limit
        times = [began, *(one.at for one in steps_of(slow_http, made["id"]) if one.seat == 0)]
        gaps = [later - earlier for earlier, later in pairwise(times)]
        assert min(gaps) >= PAUSE * 1000 - 1, gaps


def test_a_stand_in_for_who_is_away_does_not_wait(slow_http: TestClient) -> None:
    made = make(slow_http, seats=alone(), game="lanterns", options={"nights": "1"})
    slow_http.app.state.registry.bots.leave_seconds = 3600  # type: ignore[attr-defined]
    act = {"token": made["tokens"][0], "act": {"do": "stand_in", "id": 1, "seat": 0, "level": "random"}}
    assert slow_http.post(f"/api/tables/{made['id']}/act", json=act).status_code == 200
    until = time.monotonic() + 60
    with Sitting(slow_http, made["id"]):  # bots alone would not play without a viewer
        while slow_http.get(f"/api/tables/{made['id']}").json()["state"] != "over":
            assert time.monotonic() < until
            time.sleep(0.05)


def test_who_takes_the_seat_back_finds_the_same_question(
    slow_http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is stopped even if it has already decided and is only waiting for the table."""
    made = make(slow_http, seats=alone())
    decided, taken_back = threading.Event(), threading.Event()
    play = table_moves.play

    async def held(session: TableSession, seat: int, *more: Any, **named: Any) -> None:
        if seat == 0 and named:
            decided.set()
            while not taken_back.is_set():
                await asyncio.sleep(0.01)
        await play(session, seat, *more, **named)

    monkeypatch.setattr(table_moves, "play", held)
    with Sitting(slow_http, made["id"], made["tokens"][0]) as mine:
        question = mine.mirror().question
        assert question is not None
        assert mine.say("stand_in", seat=0, level="random")["is"] == "ack"
        until = time.monotonic() + 60
        while not decided.is_set():
            assert time.monotonic() < until
            mine.settle()
            time.sleep(0.02)  # stays below the rate limit
        assert mine.say("take_back", seat=0)["is"] == "ack"
        taken_back.set()
        registry = slow_http.app.state.registry  # type: ignore[attr-defined]
        while 0 in registry.sessions[made["id"]].thinking:
            assert time.monotonic() < until
            mine.settle()
            time.sleep(0.02)  # stays below the rate limit
        assert [one for one in steps_of(slow_http, made["id"]) if one.seat == 0] == []
        assert mine.play(question["options"][0]["text"])["is"] == "ack"
