"""What a client is answered to its hello (`hello_message`), and what the others learn of it."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from patolli.table.protocol import VERSION
from patolli.table.session import TableSession
from patolli.table.web import hello_message

from .client import Sitting
from .table_helpers import make


def session_of(http: TestClient, made: dict[str, Any]) -> TableSession:
    found: TableSession = http.app.state.registry.sessions[made["id"]]  # type: ignore[attr-defined]
    return found


def test_others_learn_that_a_person_is_online(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert [one["online"] for one in a.info["seats"]] == [True, False]
        with Sitting(http, made["id"], made["tokens"][1]) as b:
            assert [one["online"] for one in b.info["seats"]] == [True, True]
            a.settle()
            assert [one["online"] for one in a.info["seats"]] == [True, True]
            assert not session_of(http, made).coming_and_going
        a.settle_until(lambda: [one["online"] for one in a.info["seats"]] == [True, False])


def test_spectators_are_counted_later(http: TestClient) -> None:
    made = make(http)
    http.app.state.registry.sweeper.stop()  # type: ignore[attr-defined]
    session = session_of(http, made)
    with Sitting(http, made["id"]) as visitor:
        assert visitor.welcome["seats"] == []
        assert session.coming_and_going
        assert session.watching == 1
        session.coming_and_going = False
    assert session.watching == 0


def test_a_table_that_waits_shows_no_game(http: TestClient) -> None:
    made = make(http, seats=[{"kind": "hot", "name": "Ann"}, {"kind": "open"}])
    with Sitting(http, made["id"], made["tokens"][0], language="xx") as a:
        assert (a.welcome["is"], a.welcome["host"], a.mirrors) == ("welcome", False, {})
        session = session_of(http, made)
        (guest,) = session.guests
        assert (guest.language, guest.prospects, guest.seats) == ("", False, [0])
        assert session.match is None


def test_a_client_says_what_it_wants_and_has(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0], language="de", prospects=True) as a:
        (guest,) = session_of(http, made).guests
        assert (guest.language, guest.prospects) == ("de", True)
        a.play(a.mirror().texts()[0])
        a.settle()
        stream = a.mirror().stream
        assert stream["last"] > 0
    held = [{"token": made["tokens"][0], "stream": stream}]
    with http.websocket_connect(f"/ws/{made['id']}") as line:
        line.send_json({"do": "hello", "id": 1, "version": VERSION, "tokens": held})
        assert line.receive_json()["is"] == "welcome"
        update = line.receive_json()
        assert (update["is"], update["shows"]["kept"]) == ("update", stream["last"])


def test_keys_that_are_not_valid_are_named_by_their_place(http: TestClient) -> None:
    made = make(http)
    tokens = [{"token": made["tokens"][0]}, {"token": "nonsense"}]
    with http.websocket_connect(f"/ws/{made['id']}") as line:
        line.send_json({"do": "hello", "id": 4, "version": VERSION, "tokens": tokens})
        refused = line.receive_json()
        assert (refused["to"], refused["error"], refused["dead"]) == (4, "not-yours", [1])
        assert len(refused["lost"]) == 1
        line.send_json({"do": "hello", "id": 5, "version": VERSION, "tokens": tokens[:1]})
        assert line.receive_json()["seats"] == [0]


def test_the_hosts_key_gives_rights_but_no_seat(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["host"]) as a:
        assert (a.welcome["host"], a.welcome["seats"]) == (True, [])
        (guest,) = session_of(http, made).guests
        assert guest.host


@pytest.mark.parametrize("full", [[True], [False, True]])
def test_a_seat_may_fill_while_its_table_is_loaded(
    http: TestClient, monkeypatch: pytest.MonkeyPatch, full: list[bool]
) -> None:
    made = make(http)
    monkeypatch.setattr(hello_message, "is_full", lambda at, seats: full.pop(0))
    with http.websocket_connect(f"/ws/{made['id']}") as line:
        line.send_json({"do": "hello", "id": 1, "version": VERSION, "tokens": []})
        with pytest.raises(WebSocketDisconnect) as closed:
            line.receive_text()
    assert closed.value.code == 1013
    assert session_of(http, made).guests == set()


def test_a_visitor_keeps_what_it_has_of_the_log(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"]) as visitor:
        a.play(a.mirror().texts()[0])
        visitor.settle()
        stream = visitor.mirror().stream
        assert stream["last"] > 0
    with http.websocket_connect(f"/ws/{made['id']}") as line:
        line.send_json({"do": "hello", "id": 1, "version": VERSION, "tokens": [], "stream": stream})
        assert line.receive_json()["is"] == "welcome"
        assert line.receive_json()["shows"]["kept"] == stream["last"]
