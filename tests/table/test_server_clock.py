"""The clocks of a table when the wall clock jumps, both within a process and across a restart."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from patolli.table import clock
from patolli.table.archive import TableArchive
from patolli.table.protocol import Pace
from patolli.table.server_clock import ServerClock
from patolli.table.settings import Settings
from patolli.table.web.app import application

from .client import Sitting
from .table_helpers import make, pass_time

HOUR = 3_600_000
MINUTE = 60_000
LIVE = {"kind": "live", "seconds": 1800, "increment": 0}


class Wall:
    """Moves the wall clock of this machine forward or back."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        honest, honest_ns = time.time, time.time_ns
        monkeypatch.setattr(time, "time", lambda: honest() + self.ahead / 1000)
        monkeypatch.setattr(time, "time_ns", lambda: honest_ns() + self.ahead * 1_000_000)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    return Wall(monkeypatch)


def left(http: TestClient, made: dict[str, Any], seat: int = 0) -> int:
    with Sitting(http, made["id"]) as watcher:
        found: int = watcher.welcome["clocks"]["left"][seat]
        return found


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_wall_clock_gives_and_takes_no_time(http: TestClient, wall: Wall, jump: int) -> None:
    made = make(http, pace=LIVE)
    wall.ahead = jump
    assert 1800_000 - MINUTE < left(http, made) <= 1800_000
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.play(a.mirror().texts()[0])["is"] == "ack"
    assert 1800_000 - MINUTE < left(http, made) <= 1800_000
    time.sleep(0.2)  # several sweeps pass
    assert http.get(f"/api/tables/{made['id']}").json()["asked"] == [0, 1]


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path, wall: Wall, jump: int) -> None:
    settings = Settings(tmp_path, hosts=["testserver"], http_rate=1000, sweep_seconds=0.05)
    with TestClient(application(settings)) as http:
        made = make(http, pace=LIVE)
        pass_time(http, 10 * MINUTE)
        assert 1200_000 - MINUTE < left(http, made) <= 1200_000
    wall.ahead = jump
    with TestClient(application(settings)) as http:
        assert 1200_000 - MINUTE < left(http, made) <= 1200_000
        time.sleep(0.2)
        assert http.get(f"/api/tables/{made['id']}").json()["asked"] == [0, 1]


def test_the_clock_still_runs_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(tmp_path, hosts=["testserver"], http_rate=1000, sweep_seconds=0.05)
    with TestClient(application(settings)) as http:
        made = make(http, "lanterns", 2, options={"nights": "1"}, pace={**LIVE, "seconds": 100})
    with TestClient(application(settings)) as http:
        pass_time(http, 100_000)
        until = time.monotonic() + 60
        while http.get(f"/api/tables/{made['id']}").json()["state"] != "over":
            assert time.monotonic() < until
            time.sleep(0.05)


def test_a_crash_loses_at_most_what_was_not_noted(settings: Settings) -> None:
    """A stored time may be slightly later than the last stored reading of the clock. No player must gain from
    this.
    """
    ticking = clock.fresh(Pace("live", 60), 2)
    clock.turn(ticking, Pace("live", 60), [0], 10_000)
    assert clock.clocks_message(ticking, Pace("live", 60), 4_000, 2).left == [60_000, 60_000]
    clock.turn(ticking, Pace("live", 60), [1], 4_000)
    assert ticking.left == [60_000, 60_000]


def test_an_imported_table_takes_the_time_of_its_new_server(tmp_path: Path) -> None:
    old, new = (
        Settings(tmp_path / "old", hosts=["testserver"], http_rate=1000),
        Settings(tmp_path / "new", hosts=["testserver"], http_rate=1000),
    )
    with TestClient(application(old)) as http:
        pass_time(http, 1000 * HOUR)
        made = make(http, pace=LIVE)
    with TableArchive(old.data, "") as keeper:
        text = msgspec.json.encode(keeper.export(made["id"])).decode()
    with TestClient(application(new)):
        pass
    with TableArchive(new.data, "") as keeper:
        keeper.take(text)
    with TestClient(application(new)) as http:
        assert 1800_000 - MINUTE < left(http, made) <= 1800_000
        pass_time(http, 10 * MINUTE)
        assert 1200_000 - MINUTE < left(http, made) <= 1200_000


def test_an_increment_is_added_when_a_turn_ends() -> None:
    pace = Pace("live", 60, 5)
    ticking = clock.fresh(pace, 2)
    clock.turn(ticking, pace, [0], 1_000)
    clock.turn(ticking, pace, [1], 11_000)
    assert ticking.left == [55_000, 60_000]
    clock.halt(ticking, pace, 21_000)
    assert ticking.left == [55_000, 50_000], "a pause ends no turn"
    clock.go_on(ticking, pace, [1], 30_000)
    clock.turn(ticking, pace, [0], 40_000)
    assert ticking.left == [55_000, 45_000]


def test_a_clock_of_days_is_full_again_with_every_turn() -> None:
    pace = Pace("days", 86_400, 5)
    ticking = clock.fresh(pace, 2)
    clock.turn(ticking, pace, [0], 1_000)
    clock.turn(ticking, pace, [1], 3_601_000)
    assert ticking.left == [82_800_000, 86_400_000]
    clock.turn(ticking, pace, [0], 3_701_000)
    assert ticking.left == [86_400_000, 86_300_000]
    assert clock.deadline(ticking, pace) == 3_701_000 + 86_400_000


def test_the_server_clock_follows_nothing_but_its_own_pulse(wall: Wall) -> None:
    server = ServerClock(5_000)
    before = server.now()
    for wall.ahead in (HOUR, -HOUR):
        assert 5_000 <= before <= server.now() < 5_000 + MINUTE
