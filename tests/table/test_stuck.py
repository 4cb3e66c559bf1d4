"""Tables whose rules are missing cannot be played; they continue when the rules are back."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import Any

import pytest
from alembic import command
from sqlalchemy import select, update
from starlette.testclient import TestClient

from patolli.table import journal
from patolli.table.archive import TableArchive
from patolli.table.settings import Settings
from patolli.table.store import db_engine, schema
from patolli.table.web.app import application

from .client import Sitting
from .table_helpers import make, play_on

LIVE = {"kind": "live", "seconds": 1800, "increment": 0}


def content(settings: Settings) -> str:
    """Returns a hash of all stored table data."""
    found = hashlib.sha256()
    with TableArchive(settings.data, "", reading=True) as keeper, keeper.engine.connect() as c:
        for part in (schema.tables, schema.seats, schema.steps, schema.snapshots, schema.chat):
            for row in c.execute(select(part).order_by(*part.primary_key)):
                found.update(repr(tuple(row)).encode())
    return found.hexdigest()


def serve(settings: Settings) -> TestClient:
    return TestClient(application(settings), base_url="http://testserver")


def begun(settings: Settings, **more: Any) -> tuple[str, dict[int, str]]:
    with serve(settings) as http:
        made = make(http, **more)
        with (
            Sitting(http, made["id"], made["tokens"][0]) as a,
            Sitting(http, made["id"], made["tokens"][1]) as b,
        ):
            play_on([a, b], 10)
    return made["id"], made["tokens"]


def test_a_stuck_table_goes_on_when_its_rules_are_back(settings: Settings) -> None:
    id_, tokens = begun(settings)
    game = journal.game_of("tzolkin")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "edition", game.edition + 1)
        with serve(settings) as http:
            assert http.get(f"/api/tables/{id_}").json()["state"] == "stuck"
            with Sitting(http, id_, tokens[0]) as a:
                assert a.info["state"] == "stuck"
                assert a.mirror(0).question is None
                refused = a.say("undo", seat=0, question=0)
                assert refused["error"] == "stuck"
                assert (
                    f"edition {game.edition - 1} of the rules, here is edition {game.edition}"
                    in refused["text"]
                )
    with serve(settings) as http:
        assert http.get(f"/api/tables/{id_}").json()["state"] == "running"
        with Sitting(http, id_, tokens[0]) as a, Sitting(http, id_, tokens[1]) as b:
            assert play_on([a, b], 6) == 6


def test_looking_at_a_table_of_other_rules_writes_nothing(settings: Settings) -> None:
    id_, tokens = begun(settings)
    with serve(settings) as http:
        key = http.app.state.registry.keys.operator()  # type: ignore[attr-defined]
    game = journal.game_of("tzolkin")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "edition", game.edition + 1)
        with serve(settings) as http:
            before = content(settings)
            assert http.get(f"/api/tables/{id_}").status_code == 200
            assert http.get(f"/api/tables/{id_}/invite").status_code == 200
            http.get(f"/api/tables/{id_}/replay/3")
            http.get(f"/api/tables/{id_}/record")
            http.get(f"/api/tables/{id_}/components")
            page = http.post("/api/host", json={"token": key}).json()
            assert page["stuck"] == [id_]
            http.post("/api/lobby", json={"tokens": [tokens[0]]})
            with Sitting(http, id_) as watcher:
                watcher.settle()
                assert watcher.info["state"] == "stuck"
                assert watcher.mirror(-2).table["players"] == 2
            assert content(settings) == before


def test_looking_at_a_table_of_these_rules_writes_nothing(settings: Settings) -> None:
    id_, tokens = begun(settings)
    with serve(settings) as http:
        before = content(settings)
        http.get(f"/api/tables/{id_}")
        http.get(f"/api/tables/{id_}/replay/3")
        http.post("/api/lobby", json={"tokens": [tokens[0]]})
        with Sitting(http, id_) as watcher:
            watcher.settle()
            assert watcher.info["state"] == "running"
        assert content(settings) == before


def test_time_during_which_a_table_was_stuck_is_not_taken_from_anybody(settings: Settings) -> None:
    id_, tokens = begun(settings, pace=LIVE)
    game = journal.game_of("tzolkin")

    def deadline() -> int | None:
        with TableArchive(settings.data, "", reading=True) as keeper:
            return next(keeper.all())[0].deadline

    assert deadline() is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "edition", game.edition + 1)
        with serve(settings) as http:
            registry = http.app.state.registry  # type: ignore[attr-defined]
            wait_for(lambda: deadline() is None)
            registry.clock.start += 10 * 3_600_000
    with serve(settings) as http:
        wait_for(lambda: deadline() is not None)
        with Sitting(http, id_, tokens[0]) as a:
            left = a.welcome["clocks"]["left"]
            assert min(left) > 1_700_000
            assert a.info["state"] == "running"


def wait_for(met: Callable[[], bool], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < until, "this does not happen"
        time.sleep(0.05)


def test_a_table_that_waited_begins_with_the_rules_that_are_there_then(settings: Settings) -> None:
    seats = [{"kind": "me", "name": "A"}, {"kind": "open"}]
    with serve(settings) as http:
        made = make(http, seats=seats)
    game = journal.game_of("tzolkin")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "edition", game.edition + 1)
        with serve(settings) as http:
            assert http.post(f"/api/tables/{made['id']}/sit", json={"name": "B"}).status_code == 201
            told = http.get(f"/api/tables/{made['id']}").json()
            assert (told["state"], told["edition"]) == ("running", game.edition)


def test_a_table_of_a_missing_game_does_not_close_the_lobby(http: TestClient, settings: Settings) -> None:
    gone, other = make(http, listed=True), make(http, listed=True)
    with TableArchive(settings.data, "") as keeper, keeper.engine.begin() as c:
        c.execute(update(schema.tables).where(schema.tables.c.id == gone["id"]).values(game="senet"))
    http.app.state.registry.sessions.clear()  # type: ignore[attr-defined]
    listed = {one["id"]: one["state"] for one in http.get("/api/tables").json()}
    assert listed == {gone["id"]: "stuck", other["id"]: "running"}


def test_tables_that_an_older_version_marked_stuck_go_on(settings: Settings) -> None:
    id_, tokens = begun(settings)
    engine = db_engine.open_base(db_engine.url_in(settings.data))
    with engine.connect() as connection:
        db_engine.set_foreign_keys(connection, False)
        with connection.begin():
            config = db_engine.configuration()
            config.attributes["connection"] = connection
            command.downgrade(config, "0004")
            connection.execute(
                update(schema.tables).values(state="stuck", trouble="other rules", deadline=None)
            )
    engine.dispose()
    with serve(settings) as http, Sitting(http, id_, tokens[0]) as a, Sitting(http, id_, tokens[1]) as b:
        assert a.info["state"] == "running"
        assert play_on([a, b], 4) == 4
