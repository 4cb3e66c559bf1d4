"""Bots run in separate processes that can be stopped. When a player's time runs out, the default answer is
played.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.kernel import records, serialization
from patolli.players import PLAYERS_BY_LEVEL, player
from patolli.table import table_moves, votes
from patolli.table.session import TableSession
from patolli.table.settings import Settings
from patolli.table.store.rows import Asking
from patolli.table.web.app import application

from ..kernel.lanterns.game import GAME
from ..kernel.tables import walk
from . import slow_player
from .client import Sitting
from .table_helpers import make, wait_for

MODULE = "tests.table.misbehaving_players"


@pytest.fixture
def http_with_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path(__file__).parents[2]), *sys.path]))
    for level in ("never", "fails", "nonsense"):
        monkeypatch.setitem(PLAYERS_BY_LEVEL, level, getattr(slow_player, level))
    settings = Settings(
        tmp_path,
        hosts=["testserver"],
        bot_seconds=0.3,
        bot_workers=1,
        bot_modules=[MODULE],
        sweep_seconds=0.02,
        http_rate=1000,
    )
    with TestClient(application(settings)) as client:
        yield client


def wait_until_over(http: TestClient, table: str, seconds: float = 120) -> None:
    until = time.monotonic() + seconds
    while http.get(f"/api/tables/{table}").json()["state"] != "over":
        assert time.monotonic() < until
        time.sleep(0.05)


def bots(*levels: str) -> list[dict[str, str]]:
    return [{"kind": "bot", "level": level} for level in levels]


def test_random_bots_finish_a_game_with_secrets(http_with_bots: TestClient) -> None:
    made = make(http_with_bots, "lanterns", seats=bots("random", "random"), options={"nights": "1"})
    with Sitting(http_with_bots, made["id"]):
        wait_until_over(http_with_bots, made["id"])


def test_bots_that_fail_or_say_nonsense_play_the_default(http_with_bots: TestClient) -> None:
    made = make(http_with_bots, "lanterns", seats=bots("fails", "nonsense"), options={"nights": "1"})
    with Sitting(http_with_bots, made["id"]):
        wait_until_over(http_with_bots, made["id"])


def test_a_runaway_is_cut_off_and_the_table_lives_on(
    http_with_bots: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    made = make(http_with_bots, "lanterns", seats=bots("never", "random"), options={"nights": "1"})
    until = time.monotonic() + 60
    with Sitting(http_with_bots, made["id"]):
        while not any(r.message == "default played" for r in caplog.records):
            assert time.monotonic() < until
            caplog.set_level("INFO")
            time.sleep(0.05)
    assert http_with_bots.get(f"/api/tables/{made['id']}").json()["state"] == "running"


def test_a_random_player_answers_from_what_its_seat_knows() -> None:
    for n, p in enumerate(walk(3, 5)):
        for seat in p.asked():
            if seat >= 0 and n % 7 == 0:
                observed = serialization.load(GAME, serialization.save(p.observation(seat)))
                assert player("random")(observed, seat) in p.legal_moves(seat)


def test_when_time_runs_out_defaults_are_played_to_the_end(http: TestClient) -> None:
    pace = {"kind": "live", "seconds": 1, "increment": 0}
    made = make(http, "lanterns", 2, options={"nights": "1"}, pace=pace)
    wait_until_over(http, made["id"])
    found = records.read(http.get(f"/api/tables/{made['id']}/record").text)
    chosen = [one for _, run, _ in found.runs for one in run if one.seat >= 0 and not one.forced]
    assert chosen
    assert all(one.answered for one in chosen)


def test_a_pause_stops_the_clock(http: TestClient) -> None:
    made = make(http, pace={"kind": "live", "seconds": 1, "increment": 0})
    where = f"/api/tables/{made['id']}"
    act = {"token": made["tokens"][0], "act": {"do": "pause", "id": 1, "seat": 0}}
    assert http.post(f"{where}/act", json=act).status_code == 200
    time.sleep(1.3)
    assert http.get(where).json()["asked"] == [0, 1]
    assert http.get(where).json()["state"] == "paused"


def test_who_plays_among_bots_is_not_asked_where_there_is_only_one_answer(http_with_bots: TestClient) -> None:
    for seed in range(8):  # these games contain about six such windows in total
        seats = [{"kind": "hot", "name": "A"}, *bots("random")]
        made = make(http_with_bots, "lanterns", seats=seats)
        with Sitting(http_with_bots, made["id"], made["tokens"][0]) as mine:
            dice = random.Random(seed)
            until = time.monotonic() + 90
            while not mine.mirror().over and time.monotonic() < until:
                mine.settle()
                question = mine.mirror().question
                if not question:
                    time.sleep(0.01)
                    continue
                assert not question["window"] or len(question["options"]) > 1
                assert mine.play(dice.choice(mine.mirror().texts()))["is"] == "ack"
            assert mine.mirror().over


def test_a_table_that_fails_keeps_no_other_from_its_clock(
    http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    pace = {"kind": "live", "seconds": 1, "increment": 0}
    bad, voting = make(http, pace=pace)["id"], make(http)["id"]
    registry = http.app.state.registry  # type: ignore[attr-defined]
    registry.sessions[voting].row.votes = [Asking("abandon", None, [])]
    default, settle = table_moves.default, votes.settle

    async def fails(session: TableSession, *rest: Any) -> None:
        if session.id == bad:
            raise ZeroDivisionError
        await default(session, *rest)

    async def fails_too(session: TableSession) -> None:
        if session.id == voting:
            raise ZeroDivisionError
        await settle(session)

    monkeypatch.setattr(table_moves, "default", fails)
    monkeypatch.setattr(votes, "settle", fails_too)
    good = make(http, pace=pace)["id"]
    wait_for(http, good, lambda _: registry.sessions[good].row.next > 1)
    registry.clock.noted -= 3600
    wait_for(http, good, lambda _: time.monotonic() - registry.clock.noted < 3000)
