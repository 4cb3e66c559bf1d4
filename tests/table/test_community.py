"""Playing with strangers: muting, reports, removal by vote, approval of new players, and bans."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from patolli.cli import main
from patolli.table import bans
from patolli.table.limits import network_of
from patolli.table.settings import Settings
from patolli.table.web.app import application

from .client import Sitting
from .table_helpers import by_http, make, play_on, wait_for
from .unlimited import UNLIMITED


def operator(http: TestClient) -> str:
    found: str = http.app.state.registry.keys.operator()  # type: ignore[attr-defined]
    return found


def host_page(http: TestClient) -> dict[str, Any]:
    found: dict[str, Any] = http.post("/api/host", json={"token": operator(http)}).json()
    return found


def lines(sitting: Sitting) -> list[str]:
    sitting.settle()
    talk = [one for one in sitting.pushed if one["is"] in {"chat", "talk"}]
    sitting.pushed.clear()
    return [line["text"] for one in talk for line in (one.get("lines") or [one.get("line", {"text": "-"})])]


def test_a_muted_person_is_no_longer_read_and_does_not_learn_it(http: TestClient) -> None:
    made = make(http, players=3)
    with (
        Sitting(http, made["id"], made["tokens"][0]) as a,
        Sitting(http, made["id"], made["tokens"][1]) as b,
        Sitting(http, made["id"], made["tokens"][2]) as c,
    ):
        b.say("chat", text="first")
        for one in (a, b, c):
            lines(one)
        assert a.say("mute", seat=0, whom=1, on=True)["is"] == "ack"
        assert "first" not in lines(a)
        b.say("chat", text="second")
        b.say("chat", text="to you", addressee=0)
        c.say("chat", text="hello")
        assert lines(a) == ["hello"]
        assert lines(c) == ["second", "hello"]
        assert [one["is"] for one in b.pushed if one["is"] == "table"] == []
        assert a.say("mute", seat=0, whom=0, on=True)["error"] == "not-there"
    with Sitting(http, made["id"], made["tokens"][0]) as again:
        assert again.welcome["muted"] == {"0": [1]}
        assert [line["text"] for line in again.welcome["chat"]] == ["hello"]
        assert again.say("mute", seat=0, whom=1, on=False)["is"] == "ack"
        assert lines(again) == ["first", "second", "to you", "hello"]


def test_reports_reach_the_operator_and_nobody_else(http: TestClient) -> None:
    made = make(http, players=2)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        b.say("chat", text="something rude")
        a.settle()
        line = next(one["line"]["id"] for one in a.pushed if one["is"] == "chat")
        assert a.say("report", seat=0, whom=1, text="he is rude", line=line)["is"] == "ack"
        b.pushed.clear()
        b.settle()
        assert b.pushed == []
        assert a.say("report", seat=1, whom=0, text="not my seat")["error"] == "not-yours"
        for _ in range(4):
            assert a.say("report", seat=0, whom=1, text="again")["is"] == "ack"
        assert a.say("report", seat=0, whom=1, text="again")["error"] == "too-many"
    found = host_page(http)["reports"]
    assert (found[-1]["text"], found[-1]["line"], found[-1]["name"]) == ("he is rude", "something rude", "P1")
    assert found[-1]["address"] == "testclient"
    settle = {"token": operator(http), "report": found[-1]["id"]}
    assert http.post("/api/host/report", json=settle).status_code == 200
    assert http.post("/api/host/report", json=settle).status_code == 404
    assert http.post("/api/host/report", json={**settle, "token": made["host"]}).status_code == 403
    assert len(host_page(http)["reports"]) == 4


def test_all_others_together_send_somebody_away_and_nobody_alone_does(http: TestClient) -> None:
    made = make(http, players=3)
    id_, tokens = made["id"], made["tokens"]
    with (
        Sitting(http, id_, tokens[0]) as a,
        Sitting(http, id_, tokens[1]) as b,
        Sitting(http, id_, tokens[2]) as c,
    ):
        assert [seat["removable"] for seat in a.info["seats"]] == [True, True, True]
        assert a.say("remove", seat=0, whom=0)["error"] == "no-vote"
        assert a.say("remove", seat=0, whom=2)["is"] == "ack"
        b.settle()
        assert b.info["votes"][0]["about"] == "remove"
        assert b.info["votes"][0]["needed"] == [0, 1]
        assert c.say("agree", about="remove", seat=2, yes=False)["error"] == "no-vote"
        assert b.say("agree", about="remove", seat=1, yes=True)["is"] == "ack"
        with pytest.raises(WebSocketDisconnect) as closed:
            c.settle()
        assert closed.value.code == 4403
        info = wait_for(http, id_, lambda info: info["seats"][2]["kind"] == "bot")
        assert info["seats"][2]["stand_in"]
        assert by_http(http, id_, tokens[2], "take_back", seat=2)["error"] == "not-yours"
        a.settle()
        assert "seat-removed 2" in lines(a)
        assert a.say("remove", seat=0, whom=1)["error"] == "no-vote"  # one against one
        assert not any(seat["removable"] for seat in a.info["seats"])


def test_who_is_away_counts_neither_for_nor_against(http: TestClient) -> None:
    made = make(http, players=3)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.say("remove", seat=0, whom=2)["is"] == "ack"
        a.settle()
        http.app.state.registry.clock.began -= 3600  # type: ignore[attr-defined]
        a.settle_until(lambda: a.info["seats"][1]["away"])
        assert a.info["seats"][2]["kind"] == "person"  # the removal needs the votes of two people


def test_the_host_approves_who_sits_down(http: TestClient) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    made = make(http, seats=seats, approval=True)
    id_, host = made["id"], made["host"]

    def sit(name: str) -> str:
        token: str = http.post(f"/api/tables/{id_}/sit", json={"name": name}).json()["token"]
        return token

    first = sit("Bo")
    info = http.get(f"/api/tables/{id_}").json()
    assert info["approval"]
    assert info["state"] == "waiting"
    assert not info["seats"][1]["approved"]
    with Sitting(http, id_, first) as b:
        assert b.say("chat", text="let me in")["error"] == "not-yours"
        assert by_http(http, id_, first, "approve", seat=1, yes=True)["error"] == "not-host"
        assert by_http(http, id_, host, "approve", seat=1, yes=False)["is"] == "ack"
        with pytest.raises(WebSocketDisconnect):
            b.settle()
    second = sit("Cy")
    assert by_http(http, id_, host, "approve", seat=0, yes=True)["error"] == "not-yours"
    assert by_http(http, id_, host, "approve", seat=1, yes=True)["is"] == "ack"
    assert http.get(f"/api/tables/{id_}").json()["state"] == "running"
    with Sitting(http, id_, second) as c, Sitting(http, id_, made["tokens"][0]) as a:
        assert play_on([a, c], 3) == 3


def test_a_banned_seat_is_a_bots_and_its_key_fits_nowhere(http: TestClient) -> None:
    made = make(http, players=2)
    with Sitting(http, made["id"], made["tokens"][1]) as b:
        body = {"token": operator(http), "table": made["id"], "seat": 1, "reason": "rude"}
        assert http.post("/api/host/ban", json={**body, "token": made["host"]}).status_code == 403
        assert http.post("/api/host/ban", json=body).json()[0]["kind"] == "key"
        with pytest.raises(WebSocketDisconnect):
            b.settle()
    with Sitting(http, made["id"], made["tokens"][1]) as again:
        assert again.welcome["error"] == "not-yours"
    assert http.get(f"/api/tables/{made['id']}").json()["seats"][1]["kind"] == "bot"
    assert host_page(http)["bans"][0]["reason"] == "rude"


def test_a_banned_address_is_kept_out_also_by_a_command_while_the_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(
        tmp_path, hosts=["testserver"], query_workers=0, sweep_seconds=0.05, limits=UNLIMITED, http_rate=1000
    )
    app = application(settings)
    with (
        TestClient(app, base_url="http://testserver", client=("192.0.2.7", 1)) as http,
    ):
        made = make(http)
        registry = app.state.registry
        with Sitting(http, made["id"], made["tokens"][0]) as a:
            main(["tables", "ban", "192.0.2.0/24", "--reason", "a test", "--data", str(tmp_path)])
            assert "192.0.2.0/24" in capsys.readouterr().out
            registry.bans.read = 1e-9
            with pytest.raises(WebSocketDisconnect) as closed:
                a.settle_until(lambda: False)
            assert closed.value.code == 4403
        refused = http.get("/api/tables")
        assert (refused.status_code, refused.json()["error"]) == (403, "banned")
        with pytest.raises(WebSocketDisconnect), http.websocket_connect(f"/ws/{made['id']}"):
            pass
        number = registry.writer.look(lambda c: c.exec_driver_sql("SELECT id FROM bans").scalar())
        main(["tables", "ban", "--lift", str(number), "--data", str(tmp_path)])
        registry.bans.read = 1e-9
        while http.get("/api/tables").status_code != 200:
            pass
    with pytest.raises(SystemExit):
        main(["tables", "ban", "nobody", "--data", str(tmp_path)])


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.0/24", "192.0.2.0/24"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/96", "2001:db8:1:2::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("::1", "::1/128"),
    ],
)
def test_a_ban_keeps_out_whom_limits_count_as_one(typed: str, kept: str) -> None:
    assert bans.network(typed) == kept
    found = bans.Bans()
    found.take([{"kind": "address", "value": kept}])
    assert found.has_address(network_of(typed.partition("/")[0]))
    assert not found.has_address("198.51.100.1")
    assert not found.has_address(network_of("2001:db9::1"))
