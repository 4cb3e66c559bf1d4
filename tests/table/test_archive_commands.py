"""Commands on the stored tables: bans by seat and by network, deletion, and adopting a copied database."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.kernel.errors import PatolliError
from patolli.table import archive, seat_handover
from patolli.table.archive import TableArchive
from patolli.table.settings import Settings
from patolli.table.web.app import application

from .table_helpers import make

pytestmark = pytest.mark.sqlite


def stored(settings: Settings, *seats: dict[str, str]) -> dict[str, Any]:
    """Returns a table that a server has stored before it ended."""
    with TestClient(application(settings), base_url="http://testserver") as http:
        return make(http, seats=list(seats) or None)


def test_a_person_or_a_network_is_banned_by_command(settings: Settings) -> None:
    made = stored(settings, {"kind": "hot", "name": "Ana"}, {"kind": "bot", "level": "random"})
    with TableArchive(settings.data, "") as tables:
        key = tables.one(made["id"]).seats[0].key
        assert tables.ban(f"{made['id']}/0", "rude") == key
        for seat in ("1", "7"):
            with pytest.raises(PatolliError, match=f"no person has seat {seat}"):
                tables.ban(f"{made['id']}/{seat}", "")
        assert tables.ban("192.0.2.0/24", "") == "192.0.2.0/24"
        assert tables.ban("2001:db8::/48", "") == "2001:db8::/48"
        assert tables.ban("::/0", "") == "::/0"
        with pytest.raises(PatolliError, match="neither an address nor a network"):
            tables.ban("table/seat", "")
        found = [(one["kind"], one["value"], one["reason"]) for one in tables.bans()]
        assert sorted(found) == sorted(
            [
                ("key", key, "rude"),
                *(("address", one, "") for one in ("192.0.2.0/24", "2001:db8::/48", "::/0")),
            ]
        )
        (number,) = [one["id"] for one in tables.bans() if one["kind"] == "key"]
        tables.lift_ban(number)
        assert len(tables.bans()) == 3
        with pytest.raises(PatolliError, match="there is no ban"):
            tables.lift_ban(number)


def test_a_new_link_begins_with_the_public_address(settings: Settings) -> None:
    made = stored(settings)
    with TableArchive(settings.data, "") as tables:
        for public, page in (("https://example.org/p", "https://example.org/p/"), ("", "http")):
            link = seat_handover.new_link(tables, f"{made['id']}/1", public)
            assert link.startswith(page)
            assert f"/#/table/{made['id']}/seat/" in link
        seat = tables.one(made["id"]).seats[1]
        assert (seat.handed, seat.reserved) == (False, "")
        with pytest.raises(PatolliError, match="which seat"):
            seat_handover.new_link(tables, f"{made['id']}/7", "")


def test_a_table_is_deleted_once(settings: Settings) -> None:
    made, other = stored(settings), stored(settings)
    with TableArchive(settings.data, "") as tables:
        tables.delete(made["id"])
        with pytest.raises(PatolliError, match="there is no table"):
            tables.delete(made["id"])
        assert [row.id for row, _, _ in tables.all()] == [other["id"]]


def test_only_a_database_file_is_adopted(settings: Settings, tmp_path: Path) -> None:
    stored(settings)
    assert archive.adopt(settings.data, "").is_file()
    for data, url in ((tmp_path / "nowhere", ""), (None, "postgresql+psycopg://host/base")):
        with pytest.raises(PatolliError, match="only the file of an SQLite database"):
            archive.adopt(data, url)
    with (
        TestClient(application(settings), base_url="http://testserver"),
        pytest.raises(PatolliError, match="open"),
    ):
        archive.adopt(settings.data, "")
