"""Copying all tables from SQLite to PostgreSQL and back, and backups of PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.cli import main
from patolli.kernel.errors import PatolliError
from patolli.table.archive import TableArchive
from patolli.table.settings import Settings
from patolli.table.web.app import application

from . import postgres
from .client import Sitting
from .servers import on_postgres
from .table_helpers import make, play_on
from .test_one_server import refused

pytestmark = pytest.mark.sqlite


def stored(data: Path | None, url: str = "") -> list[Any]:
    with TableArchive(data, url, reading=True) as keeper:
        return sorted((keeper.one(row.id) for row, _, _ in keeper.all()), key=lambda one: one.table.id)


def fill(data: Path) -> dict[str, str]:
    """Creates two tables with moves, chat, notes and a ban; returns the tokens of the second table."""
    with TestClient(application(Settings(data, hosts=["testserver"])), base_url="http://testserver") as http:
        make(http)
        made = make(http)
        with (
            Sitting(http, made["id"], made["tokens"][0]) as a,
            Sitting(http, made["id"], made["tokens"][1]) as b,
        ):
            play_on([a, b], 30)
            a.say("chat", seat=0, text="Grüße \\ 'x' %s")
            a.say("note", seat=0, text="corn\nnext")
    main(["tables", "ban", "192.0.2.7", "--data", str(data)])
    return {"table": made["id"], **{f"seat{n}": token for n, token in made["tokens"].items()}}


def play_one_more(data: Path, url: str, made: dict[str, str]) -> None:
    """Plays another move with keys issued before the copy."""
    settings = Settings(data, url, hosts=["testserver"])
    with (
        TestClient(application(settings), base_url="http://testserver") as http,
        Sitting(http, made["table"], made["seat0"]) as a,
        Sitting(http, made["table"], made["seat1"]) as b,
    ):
        assert play_on([a, b], 2) == 2


def test_to_another_folder_without_loss(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    made = fill(old)
    main(["tables", "move", str(new), "--data", str(old)])
    assert "2 tables" in capsys.readouterr().out
    assert stored(old) == stored(new)
    play_one_more(new, "", made)
    assert "already has tables" in refused(capsys, "tables", "move", str(new), "--data", str(old))


def test_not_while_a_server_runs(tmp_path: Path) -> None:
    with (
        TestClient(application(Settings(tmp_path / "old", hosts=["testserver"]))),
        TableArchive(tmp_path / "old", "", existing=True) as keeper,
        pytest.raises(PatolliError, match="stop"),
    ):
        keeper.move(str(tmp_path / "new"))


@on_postgres
def test_to_postgres_and_back_without_loss(tmp_path: Path) -> None:
    old, back, url = tmp_path / "old", tmp_path / "back", postgres.url_in(tmp_path)
    made = fill(old)
    main(["tables", "move", url, "--data", str(old)])
    assert stored(None, url) == stored(old)
    play_one_more(tmp_path / "server", url, made)
    main(["tables", "ban", "192.0.2.8", "--database", url])
    with TableArchive(None, url) as keeper:
        assert [one["value"] for one in keeper.bans()] == ["192.0.2.7/32", "192.0.2.8/32"]
    main(["tables", "move", str(back), "--database", url])
    assert stored(None, url) == stored(back)
    assert len(stored(back)[0].steps) >= 1
    play_one_more(back, "", made)


@on_postgres
def test_a_backup_of_postgres_is_made_while_it_is_served_and_can_be_served(tmp_path: Path) -> None:
    data, saved, url = tmp_path / "server", tmp_path / "saved", postgres.url_in(tmp_path)
    settings = Settings(data, url, hosts=["testserver"])
    with TestClient(application(settings), base_url="http://testserver") as http:
        made = make(http)
        with (
            Sitting(http, made["id"], made["tokens"][0]) as a,
            Sitting(http, made["id"], made["tokens"][1]) as b,
        ):
            play_on([a, b], 20)
            main(["tables", "backup", str(saved), "--data", str(data), "--database", url])
            kept = stored(saved)
            play_on([a, b], 5)
    assert len(kept) == 1
    tokens = {f"seat{n}": token for n, token in made["tokens"].items()}
    play_one_more(saved, "", {"table": made["id"], **tokens})
    second = postgres.url_in(tmp_path / "second")
    main(["tables", "move", second, "--data", str(saved)])
    play_one_more(tmp_path / "other", second, {"table": made["id"], **tokens})
