"""HTTP requests about tables: links, the operator's pages, views of replays, and the state of the server."""

from __future__ import annotations

import asyncio
import resource
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.kernel.seats import SPECTATOR
from patolli.table.health import HealthReport
from patolli.table.refusal import Refusal
from patolli.table.registry import TableRegistry
from patolli.table.session import milliseconds
from patolli.table.web import table_routes

from .table_helpers import make

DAY = 86_400_000


def tables_of(http: TestClient) -> TableRegistry:
    found = http.app.state.registry  # type: ignore[attr-defined]
    assert isinstance(found, TableRegistry)
    return found


def operator(http: TestClient) -> str:
    return tables_of(http).keys.operator()


def post(http: TestClient, where: str, **body: Any) -> dict[str, Any]:
    found: dict[str, Any] = http.post(f"/api/{where}", json=body).json()
    return found


# ---- links to seats -------------------------------------------------------------------------------------


def test_a_seat_gets_the_link_of_its_own_key(http: TestClient) -> None:
    made = make(http)
    token, where = made["tokens"][1], f"tables/{made['id']}/link"
    for seat in (None, 1):
        found = post(http, where, token=token, seat=seat)
        assert (found["seat"], found["token"]) == (1, token)
        assert found["link"] == f"http://testserver/#/table/{made['id']}/seat/{token}"
        assert found["qr"].startswith("<svg")
        assert not found["here_only"]
    renewed = post(http, where, token=token, renew=True)
    assert renewed["seat"] == 1
    assert renewed["token"] != token
    assert post(http, where, token=token)["error"] == "not-yours"
    assert post(http, where, token=renewed["token"])["token"] == renewed["token"]


def test_the_host_hands_over_other_seats_before_the_start_and_the_operator_later(http: TestClient) -> None:
    seats = [{"kind": "hot", "name": "Ann"}, {"kind": "hot", "name": "Ben"}, {"kind": "open"}]
    made = make(http, seats=seats)
    where = f"tables/{made['id']}/link"
    assert post(http, where, token=made["tokens"][1], seat=0)["error"] == "not-host"
    assert post(http, where, token="nonsense", seat=0)["error"] == "not-yours"
    session = tables_of(http).sessions[made["id"]]
    for key in (made["host"], operator(http)):
        assert post(http, where, token=key)["error"] == "not-host", "it names no seat"
        assert post(http, where, token=key, seat=3)["error"] == "not-yours"
        found = post(http, where, token=key, seat=0)
        assert found["seat"] == 0
        assert post(http, where, token=found["token"])["token"] == found["token"]
        session.row.state = "running"
    assert post(http, where, token=made["host"], seat=0)["error"] == "no-vote"


def test_commands_need_a_key_of_the_table(http: TestClient) -> None:
    made, other = make(http), make(http)
    where = f"tables/{made['id']}/act"
    act = {"do": "pause", "id": 3, "seat": 0}
    for token in (other["tokens"][0], "nonsense"):
        assert post(http, where, token=token, act=act)["error"] == "not-yours"
    assert post(http, where, token=made["tokens"][1], act=act)["error"] == "not-yours"
    assert post(http, where, token=made["host"], act=act)["error"] == "not-yours"
    assert tables_of(http).sessions[made["id"]].row.state == "running"
    assert post(http, where, token=made["tokens"][0], act=act)["is"] == "ack"
    assert tables_of(http).sessions[made["id"]].row.state == "paused"


# ---- the operator's pages -------------------------------------------------------------------------------


def test_the_operator_sees_tables_that_cannot_continue(http: TestClient) -> None:
    registry = tables_of(http)
    rows = {name: registry.sessions[make(http)["id"]].row for name in ("fresh", "week", "old", "over")}
    now = milliseconds()
    for name, state, age in (("week", "running", 6), ("old", "running", 8), ("over", "over", 8)):
        rows[name].state, rows[name].moved = state, now - age * DAY
    registry.damaged = {"b": "its seats", "a": "its row"}
    found = post(http, "host", token=operator(http), ended=True)
    assert found["stuck"] == [rows["old"].id]
    assert {one["id"] for one in found["tables"]} == {row.id for row in rows.values()}
    assert (found["total"], found["first"], found["live"], found["sockets"]) == (4, 0, 4, 0)
    assert [one["id"] for one in found["damaged"]] == ["a", "b"]
    assert (found["reports"], found["bans"], found["processes"]) == ([], [], [])
    page = post(http, "host", token=operator(http), first=3)
    assert (len(page["tables"]), page["total"], page["first"]) == (1, 4, 3)


def test_the_operators_requests_need_the_operators_key(http: TestClient) -> None:
    made = make(http)
    table = {"table": made["id"]}
    requests: dict[str, dict[str, Any]] = {
        "host": {}, "host/ban": {}, "host/delete": table, "host/end": table, "host/report": {"report": 1},
    }  # fmt: skip
    for what, body in requests.items():
        for token in (made["host"], made["tokens"][0], "nonsense"):
            assert post(http, what, token=token, **body)["error"] == "not-host", what
    assert made["id"] in tables_of(http).sessions


def test_the_operator_ends_and_deletes_tables(http: TestClient) -> None:
    made = make(http)
    ended = post(http, "host/end", token=operator(http), table=made["id"])
    assert (ended["id"], ended["state"], ended["ended_by"]) == (made["id"], "abandoned", "operator")
    assert post(http, "host/delete", token=operator(http), table=made["id"]) == {}
    assert http.get(f"/api/tables/{made['id']}").status_code == 404


def test_bans_are_listed_and_lifted(http: TestClient) -> None:
    token = operator(http)
    first: Any = post(http, "host/ban", token=token, address="192.0.2.9", reason="why")
    assert [(one["kind"], one["value"], one["reason"]) for one in first] == [
        ("address", "192.0.2.9/32", "why")
    ]
    assert tables_of(http).bans.has_address("192.0.2.9")
    assert post(http, "host/ban", token=token, lift=99)["error"] == "not-found"
    left: Any = post(http, "host/ban", token=token, lift=first[0]["id"])
    assert left == []
    assert not tables_of(http).bans.has_address("192.0.2.9")
    assert post(http, "host/ban", token=token, address="nobody")["error"] == "bad-table"
    assert post(http, "host/report", token=token, report=1)["error"] == "not-found"


def test_the_memory_of_a_process_is_in_megabytes() -> None:
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert used / 1024 - 0.1 <= table_routes.memory_megabytes() <= used / 1024 + 50


# ---- replays and records --------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("123456789", 123_456_789)])
def test_numbers_have_at_most_nine_digits(text: str, number: int) -> None:
    assert table_routes.number_in(text) == number


@pytest.mark.parametrize(
    ("text", "error"),
    [("1234567890", "unreadable"), ("-1", "not-found"), ("", "not-found"), ("٣", "not-found")],
)
def test_other_numbers_are_refused(text: str, error: str) -> None:
    with pytest.raises(Refusal) as refused:
        table_routes.number_in(text)
    assert refused.value.error == error


@pytest.mark.parametrize(
    ("key", "seat", "state", "viewer"),
    [
        ("", "", "running", SPECTATOR),
        ("seat good", "", "running", 1),
        ("Seat  good ", "", "running", 1),
        ("bearer good", "", "running", SPECTATOR),
        ("seat bad", "", "running", "not-yours"),
        ("seat host", "", "running", "not-yours"),
        ("seat first", "", "running", 0),
        ("", "0", "running", SPECTATOR),
        ("", "0", "over", 0),
        ("", "1", "abandoned", 1),
        ("seat good", "0", "over", 0),
        ("", "2", "over", "not-yours"),
        ("", "0000", "over", 0),
        ("", "x", "over", SPECTATOR),
        ("", "٣", "over", SPECTATOR),
    ],
)
def test_a_replay_is_seen_by_the_own_seat_and_by_all_after_the_end(
    key: str, seat: str, state: str, viewer: int | str
) -> None:
    keys: dict[str, Any] = {
        "good": SimpleNamespace(who=1),
        "host": SimpleNamespace(who=-10),
        "first": SimpleNamespace(who=0),
    }
    session: Any = SimpleNamespace(
        players=2,
        row=SimpleNamespace(state=state),
        seats=[SimpleNamespace(seat=0, kind="person"), SimpleNamespace(seat=1, kind="person")],
    )
    registry = object.__new__(TableRegistry)
    registry.holder = lambda session, token: keys.get(token)  # type: ignore[method-assign]
    request: Any = SimpleNamespace(
        app=SimpleNamespace(state=SimpleNamespace(registry=registry)),
        headers={"authorization": key} if key else {},
        query_params={"seat": seat} if seat else {},
    )
    try:
        found: int | str = table_routes.viewer_of(request, session)
    except Refusal as refusal:
        found = refusal.error
    assert found == viewer


def test_a_record_exists_only_after_the_end(http: TestClient) -> None:
    made = make(http)
    where = f"/api/tables/{made['id']}/record"
    assert http.get(where).json()["error"] == "not-running"
    post(http, "host/end", token=operator(http), table=made["id"])
    found = http.get(where)
    assert found.text.startswith("patolli record 1\ngame: tzolkin\n")
    assert found.headers["content-disposition"] == f'attachment; filename="tzolkin-{made["id"]}.txt"'


def test_repeated_keys_are_looked_up_once(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    made = make(http)
    counted: list[int] = []
    monkeypatch.setattr(tables_of(http).addresses, "take_keys", lambda address, count: counted.append(count))
    token = made["tokens"][0]
    found = post(http, "lobby", tokens=[token, token, "x"], language="xx")
    assert counted == [2]
    assert [one["seats"] for one in found["mine"]] == [[0]]


# ---- the state of the server ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("why", "draining", "health", "ready"),
    [("", False, 200, 200), ("the disk is full", False, 503, 503), ("", True, 200, 503)],
)
def test_the_server_says_whether_it_works(
    http: TestClient, monkeypatch: pytest.MonkeyPatch, why: str, draining: bool, health: int, ready: int
) -> None:
    registry = tables_of(http)

    async def check() -> HealthReport:
        return HealthReport(why, 1.5, 2.5)

    monkeypatch.setattr(registry.health, "check", check)
    registry.draining = draining
    found = http.get("/api/health")
    body = found.json()
    assert (found.status_code, body["ok"], body.get("why")) == (health, not why, why or None)
    assert (body["live"], body["sockets"], body["read_ms"], body["write_ms"]) == (0, 0, 1.5, 2.5)
    found = http.get("/api/ready")
    assert (found.status_code, found.json()["ready"]) == (ready, ready == 200)
    assert found.json()["why"] == ("the process is about to end" if draining else why)
    registry.draining = False


def test_metrics_need_their_token() -> None:
    def answer(sent: str, *, on: bool = True) -> Any:
        registry = object.__new__(TableRegistry)
        registry.metrics = SimpleNamespace(on=on, token="secret", text=lambda: "counts")  # type: ignore[assignment]
        request: Any = SimpleNamespace(
            app=SimpleNamespace(state=SimpleNamespace(registry=registry)),
            headers={"authorization": sent} if sent else {},
        )
        try:
            return asyncio.run(table_routes.metrics(request)).body
        except Refusal as refusal:
            return refusal.error

    assert answer("Bearer secret") == answer("bearer  secret ") == b"counts"
    assert answer("basic secret") == answer("bearer other") == answer("") == answer("bearer") == "not-host"
    assert answer("bearer secret", on=False) == "not-found"
