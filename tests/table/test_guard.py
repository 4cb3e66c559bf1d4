"""Security checks: origins, headers, sizes, rates, strict decoding, sub-paths, and secrets in logs."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from patolli.table.logs import Lines
from patolli.table.settings import Settings
from patolli.table.web.app import AtSubPath, application

from .client import Sitting
from .table_helpers import make


def test_every_answer_carries_the_security_headers(http: TestClient) -> None:
    for where in ("/", "/api/health", "/api/tables/none", "/nothing"):
        headers = http.get(where).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_foreign_pages_are_turned_away(http: TestClient) -> None:
    evil = {"origin": "https://evil.example"}
    assert http.post("/api/lobby", json={"tokens": []}, headers=evil).status_code == 403
    own = {"origin": "http://testserver"}
    assert http.post("/api/lobby", json={"tokens": []}, headers=own).status_code == 200
    made = make(http)
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        http.websocket_connect(f"/ws/{made['id']}", headers=evil),
    ):
        pass
    assert closed.value.code == 4403


def test_a_full_server_says_so_with_a_code_that_a_browser_can_read(tmp_path: Path) -> None:
    """Browsers do not report the close code of a socket that was closed before it was accepted."""
    with TestClient(application(Settings(tmp_path, hosts=["testserver"], most_sockets=0))) as http:
        made = make(http)
        with (
            http.websocket_connect(f"/ws/{made['id']}") as line,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            line.receive_text()
    assert closed.value.code == 1013


def test_long_bodies_and_messages_are_refused(http: TestClient) -> None:
    assert http.post("/api/tables", content=b"x" * 300_000).status_code == 413
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.raw(json.dumps({"do": "chat", "id": 77, "text": "x" * 20_000}))["error"] == "too-long"
        assert a.raw(json.dumps({"do": "chat", "id": 78, "text": "x" * 600}))["error"] == "unreadable"


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    settings = Settings(tmp_path, hosts=["testserver"], http_rate=0.5, socket_rate=0.5)
    with TestClient(application(settings)) as http:
        made = make(http)
        status = [http.post("/api/lobby", json={"tokens": []}).status_code for _ in range(8)]
        assert status[0] == 200
        assert status[-1] == 429
        with Sitting(http, made["id"], made["tokens"][0]) as a:
            told = [a.say("ping") for _ in range(8)]
            assert told[-1]["error"] == "too-many"


@pytest.mark.parametrize(
    "text",
    [
        "", "{}", "[]", "null", "{", '{"do":"play"}', '{"do":"sing","id":5}', '{"do":"ping","id":-1}',
        '{"do":"ping","id":5,"x":1}', '{"do":"play","id":5,"seat":"0","question":1,"text":"a"}',
        '{"do":"play","id":5,"seat":0,"question":1,"text":""}', "[" * 5000,
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_answered_and_changes_nothing(http: TestClient, text: str) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        before = a.mirror().question
        answer = a.raw(text)
        assert answer["error"] == "unreadable"
        a.settle()
        assert a.mirror().question == before


def test_hello_comes_first_and_speaks_this_version(http: TestClient) -> None:
    made = make(http)
    with http.websocket_connect(f"/ws/{made['id']}") as session:
        session.send_json({"do": "ping", "id": 1})
        assert session.receive_json()["error"] == "hello-first"
        session.send_json({"do": "hello", "id": 2, "version": 99})
        assert session.receive_json()["error"] == "version"


def test_a_table_that_is_not_there(http: TestClient) -> None:
    assert http.get("/api/tables/nowhere").status_code == 404
    with http.websocket_connect("/ws/nowhere") as session, pytest.raises(WebSocketDisconnect) as closed:
        session.receive_text()
    assert closed.value.code == 4404


def test_behind_a_proxy_at_a_sub_path(tmp_path: Path) -> None:
    settings = Settings(tmp_path, hosts=["testserver"], public="https://example.org/patolli/")
    with TestClient(AtSubPath(application(settings), "/patolli")) as http:
        assert http.get("/patolli/api/health").json()["ok"]
        assert http.get("/api/health").json()["ok"]  # a proxy that has already removed the sub-path
        answer = http.post(
            "/patolli/api/tables",
            json={"game": "tzolkin", "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}]},
            headers={"origin": "https://example.org"},
        )
        assert answer.json()["seats"][0]["link"].startswith("https://example.org/patolli/#/table/")


def test_logs_hold_no_keys_and_no_moves(http: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        a.raw('{"do":"hello","id":1,"tokens":["' + made["tokens"][0] + '"]}')
        a.play(a.mirror().texts()[0])
    text = " ".join(Lines().format(record) for record in caplog.records if record.name.startswith("patolli"))
    assert made["tokens"][0] not in text
    assert made["host"] not in text


def test_games_words_rules_and_schema_are_served(http: TestClient) -> None:
    games = {one["name"]: one for one in http.get("/api/games").json()}
    assert games["tzolkin"]["languages"] == ["de", "en"]
    for where in (
        "/api/words/de.ftl",
        "/api/games/tzolkin/words/en.ftl",
        "/api/games/tzolkin/vocabulary",
        "/api/games/tzolkin/questions",
        "/api/games/tzolkin/components.toml",
        "/api/schema",
    ):
        assert http.get(where).status_code == 200, where
    rules = http.get("/api/games/tzolkin/rules/en").json()
    assert rules["rules"][0]["id"].startswith("TZ-")
    for where in ("/api/words/xx.ftl", "/api/games/chess/vocabulary", "/api/games/tzolkin/rules/..%2Fen"):
        assert http.get(where).status_code == 404, where


def test_without_a_built_page_there_is_a_notice_or_the_page(http: TestClient) -> None:
    answer = http.get("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
