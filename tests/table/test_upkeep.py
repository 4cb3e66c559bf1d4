"""Removing tables: on the operator's command, or because their game never began."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from patolli.cli import main
from patolli.table import upkeep
from patolli.table.archive import TableArchive
from patolli.table.registry import TableRegistry
from patolli.table.settings import Settings
from patolli.table.store import queries, schema

from .client import Sitting
from .full_database import wait_for
from .table_helpers import make

OPEN = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
DAY = 86_400_000


@pytest.fixture
def registry(http: TestClient) -> TableRegistry:
    found = http.app.state.registry  # type: ignore[attr-defined]
    assert isinstance(found, TableRegistry)
    return found


def host_page(http: TestClient, registry: TableRegistry, **asked: Any) -> dict[str, Any]:
    answer = http.post("/api/host", json={"token": registry.keys.operator(), **asked})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def delete(http: TestClient, token: str, table: str) -> Any:
    return http.post("/api/host/delete", json={"token": token, "table": table})


def age(registry: TableRegistry, days: float, *ids: str) -> None:
    with registry.base.engine.begin() as c:
        t = schema.tables
        c.execute(update(t).where(t.c.id.in_(ids)).values(moved=t.c.moved - int(days * DAY)))
    for id_ in ids:
        registry.sessions.pop(id_, None)
    registry.sweeper.expired = 0.0


# ---- deleting -----------------------------------------------------------------------------------------


def test_the_operator_deletes_a_table_under_the_eyes_of_its_guests(
    http: TestClient, registry: TableRegistry
) -> None:
    made, other = make(http), make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert delete(http, registry.keys.operator(), made["id"]).status_code == 200
        with pytest.raises(WebSocketDisconnect) as closed:
            a.until(-1)
        assert closed.value.code == 4404
    assert http.get(f"/api/tables/{made['id']}").status_code == 404
    assert http.get(f"/api/tables/{other['id']}").status_code == 200
    assert delete(http, registry.keys.operator(), made["id"]).status_code == 404
    with TableArchive(registry.settings.data, "", reading=True) as keeper:
        assert [row.id for row, _, _ in keeper.all()] == [other["id"]]


def test_nobody_else_deletes_anything(http: TestClient, registry: TableRegistry) -> None:
    made = make(http)
    for token in (made["host"], made["tokens"][0], "x"):
        answer = delete(http, token, made["id"])
        assert (answer.status_code, answer.json()["error"]) == (403, "not-host")
    assert http.get(f"/api/tables/{made['id']}").status_code == 200


def test_a_bot_that_thinks_about_a_deleted_table_does_no_harm(
    http: TestClient, registry: TableRegistry
) -> None:
    made = make(http, seats=[{"kind": "me", "name": "A"}, {"kind": "bot", "level": "random"}])
    assert delete(http, registry.keys.operator(), made["id"]).status_code == 200
    wait_for(lambda: not registry.bots.tasks)
    assert http.get(f"/api/tables/{made['id']}").status_code == 404
    assert http.get("/api/health").json()["ok"]


def test_the_command_leaves_tables_of_a_running_server_alone(
    http: TestClient, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    made = make(http)
    with pytest.raises(SystemExit) as ended:
        main(["tables", "delete", made["id"], "--data", str(settings.data)])
    assert ended.value.code == 2
    assert "host page" in capsys.readouterr().err
    assert http.get(f"/api/tables/{made['id']}").status_code == 200


def test_after_the_new_table_is_deleted_there_can_be_another_rematch(
    http: TestClient, registry: TableRegistry
) -> None:
    made = make(http, seats=[{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}])
    with registry.base.engine.begin() as c:
        c.execute(update(schema.tables).values(state="abandoned"))
    registry.sessions.clear()

    def again() -> str:
        act = {"do": "rematch", "id": 1, "seat": 0}
        where = f"/api/tables/{made['id']}"
        answer = http.post(f"{where}/act", json={"token": made["tokens"][0], "act": act})
        assert answer.status_code == 200, answer.text
        return str(http.get(where).json()["rematch"])

    first = again()
    assert delete(http, registry.keys.operator(), first).status_code == 200
    assert http.get(f"/api/tables/{made['id']}").json()["rematch"] == ""
    assert again() not in {"", first}


# ---- tables that never began --------------------------------------------------------------------------


def test_tables_that_never_began_are_deleted_after_two_weeks(
    http: TestClient, registry: TableRegistry
) -> None:
    old, listed, young = make(http, seats=OPEN), make(http, seats=OPEN, listed=True), make(http, seats=OPEN)
    closed, begun = make(http, seats=OPEN), make(http)
    act = {"do": "close", "id": 1}
    assert (
        http.post(f"/api/tables/{closed['id']}/act", json={"token": closed["host"], "act": act}).status_code
        == 200
    )
    age(registry, 13, young["id"])
    age(registry, 15, old["id"], listed["id"], closed["id"], begun["id"])
    for one in (old, listed, closed):
        wait_for(lambda id_=one["id"]: http.get(f"/api/tables/{id_}").status_code == 404)  # type: ignore[misc]
    for one in (young, begun):
        assert http.get(f"/api/tables/{one['id']}").status_code == 200
    assert http.get("/api/tables").json() == []


def test_a_table_at_which_somebody_sat_down_lately_or_waits_now_is_kept(
    http: TestClient, registry: TableRegistry
) -> None:
    three = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    joined, watched, gone = make(http, seats=three), make(http, seats=OPEN), make(http, seats=OPEN)
    age(registry, 13, joined["id"], watched["id"], gone["id"])
    assert http.post(f"/api/tables/{joined['id']}/sit", json={"name": "Bo"}).status_code == 201
    with Sitting(http, watched["id"], watched["tokens"][0]) as a:
        with registry.base.engine.begin() as c:
            t = schema.tables
            c.execute(update(t).values(moved=t.c.moved - 2 * DAY))
        registry.sweeper.expired = 0.0
        wait_for(lambda: http.get(f"/api/tables/{gone['id']}").status_code == 404)
        assert http.get(f"/api/tables/{joined['id']}").status_code == 200
        a.settle()


def test_the_age_can_be_set_or_switched_off(http: TestClient, registry: TableRegistry) -> None:
    made = make(http, seats=OPEN)
    registry.settings.waiting_days = 0
    age(registry, 1000, made["id"])
    http.portal.call(upkeep.expire, registry)  # type: ignore[union-attr]
    assert http.get(f"/api/tables/{made['id']}").status_code == 200
    registry.settings.waiting_days = 1200
    registry.sweeper.expired = 0.0
    http.portal.call(upkeep.expire, registry)  # type: ignore[union-attr]
    assert http.get(f"/api/tables/{made['id']}").status_code == 200
    registry.settings.waiting_days = 0.5
    registry.sweeper.expired = 0.0
    wait_for(lambda: http.get(f"/api/tables/{made['id']}").status_code == 404)


# ---- the host's page ----------------------------------------------------------------------------------


def many(registry: TableRegistry, count: int, like: str) -> None:
    """Adds copies of a table, each with another id and a slightly later last move."""
    with registry.base.engine.begin() as c:
        row, seats = queries.table(c, like), queries.seats(c, like)
        assert row is not None
        for n in range(count):
            row.id, row.moved = f"copy{n:014d}", row.moved + 1
            for seat in seats:
                seat.table_id = row.id
            queries.add(c, row, seats)


def test_the_host_sees_every_table_page_by_page(http: TestClient, registry: TableRegistry) -> None:
    made = make(http, seats=OPEN)
    many(registry, 620, made["id"])
    seen: list[str] = []
    while True:
        page = host_page(http, registry, first=len(seen))
        assert page["total"] == 621
        assert page["first"] == len(seen)
        if not page["tables"]:
            break
        seen += [one["id"] for one in page["tables"]]
    assert len(seen) == len(set(seen)) == 621
    assert seen[0] == "copy00000000000619"
    assert seen[-1] == made["id"]


def test_the_host_finds_tables_by_id_game_and_name(http: TestClient, registry: TableRegistry) -> None:
    ana = make(http, seats=OPEN)
    percent = make(http, "azteca", seats=[{"kind": "me", "name": "100%"}, {"kind": "open"}])
    over = make(http, seats=OPEN)
    act = {"do": "close", "id": 1}
    http.post(f"/api/tables/{over['id']}/act", json={"token": over["host"], "act": act})

    def found(**asked: Any) -> list[str]:
        return [one["id"] for one in host_page(http, registry, **asked)["tables"]]

    assert found(search="ANA") == [ana["id"]]
    assert found(search="azt") == [percent["id"]]
    assert found(search=ana["id"][4:12]) == [ana["id"]]
    assert found(search="%") == [percent["id"]]
    assert found(search="_") == []
    assert found(search="nobody") == []
    assert over["id"] not in found()
    assert over["id"] in found(ended=True)
