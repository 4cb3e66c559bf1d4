"""Fixtures that run the server inside the test process, with an empty data folder. It offers the included
games and the proving game.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from patolli import game_index
from patolli.table import table_setup
from patolli.table.settings import Settings
from patolli.table.store import db_engine
from patolli.table.web.app import application

from ..fates import Fixed
from . import postgres
from .unlimited import UNLIMITED


@pytest.fixture(autouse=True)
def _proving_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(game_index.VARIABLE, "tests.kernel.lanterns")


@pytest.fixture(autouse=True)
def _one_fate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_setup, "secrets", Fixed)
    monkeypatch.setattr(table_setup, "BOT_WORD", "a word")


@pytest.fixture(autouse=True)
def _database(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Switches to PostgreSQL when the tests are run by `python -m tests.table.postgres`, except for tests
    marked `sqlite`.
    """
    if postgres.VARIABLE in os.environ and request.node.get_closest_marker("sqlite") is None:
        monkeypatch.setattr(db_engine, "url_in", postgres.url_in)


@pytest.fixture(autouse=True)
def _no_rule_faults(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails a test if prospect rules raised an exception. The table only logs such errors, so they would
    otherwise go unnoticed. Tests that cause one on purpose are marked `faulty_rules`.
    """
    yield
    if request.node.get_closest_marker("faulty_rules") is None:
        found = [one for when in ("setup", "call") for one in caplog.get_records(when)]
        assert not [vars(one) for one in found if one.getMessage() == "prospect rules failed"]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        tmp_path,
        hosts=["testserver"],
        http_rate=1000,
        socket_rate=1000,
        bot_workers=1,
        query_workers=0,
        review_workers=0,
        sweep_seconds=0.05,
        limits=UNLIMITED,
    )


@pytest.fixture
def http(settings: Settings) -> Iterator[TestClient]:
    with TestClient(application(settings), base_url="http://testserver") as client:
        yield client


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the file of a new SQLite database, which tests must copy."""
    file = tmp_path_factory.mktemp("made") / "tables.sqlite3"
    db_engine.create(file)
    return file
