"""Creating tables, sitting down, links, shared devices, and spectators."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.table.protocol import VERSION

from .client import Sitting
from .table_helpers import make, play_on

ME_AND_OPEN = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]


def test_a_table_waits_for_its_guests_and_begins_when_all_sit(http: TestClient) -> None:
    made = make(http, seats=ME_AND_OPEN, listed=True)
    assert made["table"]["state"] == "waiting"
    assert made["table"]["fate"]["hash"]
    assert made["table"]["fate"]["words"] == []
    assert [one["id"] for one in http.get("/api/tables").json()] == [made["id"]]
    with Sitting(http, made["id"], made["tokens"][0], language="en") as ana:
        answer = http.post(f"/api/tables/{made['id']}/sit", json={"name": " Ben\n the 2nd ", "word": "corn"})
        assert answer.status_code == 201
        ana.settle()
        assert ana.info["state"] == "running"
        assert ana.info["seats"][1]["name"] == "Ben the 2nd"
        assert ana.info["fate"]["words"][1] == "corn"
        assert ana.mirror().question is not None
    assert http.post(f"/api/tables/{made['id']}/sit", json={"name": "Eve"}).status_code == 409


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"game": "chess", "seats": ME_AND_OPEN}, "no game"),
        ({"game": "tzolkin", "seats": ME_AND_OPEN[:1]}, "2 to 4"),
        ({"game": "tzolkin", "seats": ME_AND_OPEN, "options": {"a": "b"}}, "no option"),
        ({"game": "tzolkin", "seats": ME_AND_OPEN, "components": "[x]"}, "Components file"),
        ({"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "open"}]}, "name"),
        ({"game": "tzolkin", "seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "x"}]}, "level"),
        ({"game": "tzolkin", "seats": ME_AND_OPEN, "pace": {"kind": "live"}}, "clock"),
        ({"game": "tzolkin", "seats": ME_AND_OPEN, "secret": 1}, "secret"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    http: TestClient, body: dict[str, object], says: str
) -> None:
    answer = http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert says in answer.json()["text"]


def test_the_lobby_knows_my_tables_and_whose_turn_it_is(http: TestClient) -> None:
    one, two = make(http), make(http, seats=ME_AND_OPEN)
    tokens = [one["tokens"][0], one["tokens"][1], two["tokens"][0], two["host"], "junk"]
    lobby = http.post("/api/lobby", json={"tokens": tokens}).json()
    mine = {m["table"]["id"]: m for m in lobby["mine"]}
    assert mine[one["id"]]["seats"] == [0, 1]
    assert mine[one["id"]]["my_turn"]
    assert mine[two["id"]]["host"]
    assert not mine[two["id"]]["my_turn"]
    assert lobby["listed"] == []


def test_a_personal_link_has_a_qr_code_and_can_be_renewed(http: TestClient) -> None:
    made = make(http)
    where = f"/api/tables/{made['id']}/link"
    link = http.post(where, json={"token": made["tokens"][0]}).json()
    assert link["token"] == made["tokens"][0]
    assert link["link"].endswith(f"#/table/{made['id']}/seat/{made['tokens'][0]}")
    assert link["qr"].startswith("<svg")
    new = http.post(where, json={"token": made["tokens"][0], "renew": True}).json()["token"]
    assert new != made["tokens"][0]
    assert http.post(where, json={"token": made["tokens"][0]}).status_code == 403
    assert http.post(where, json={"token": new, "seat": 1}).status_code == 403
    with Sitting(http, made["id"], made["tokens"][0]) as old:
        assert old.welcome["error"] == "not-yours"
    operator = http.app.state.registry.keys.operator()  # type: ignore[attr-defined]
    handed = http.post(where, json={"token": operator, "seat": 1}).json()
    with Sitting(http, made["id"], handed["token"]) as heir:
        assert heir.welcome["seats"] == [1]
        assert heir.welcome["chat"][-1]["text"] == "seat-handed-over 1"


def test_a_key_opens_no_other_table(http: TestClient) -> None:
    one, two = make(http), make(http)
    with Sitting(http, two["id"], one["tokens"][0]) as thief:
        assert thief.welcome["error"] == "not-yours"


def test_behind_the_curtain_only_who_lifted_it_is_shown(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], *made["tokens"].values()) as both:
        assert both.welcome["looking"] is None
        assert list(both.mirrors) == [-2]
        assert both.mirror(-2).question is None
        assert both.say("play", seat=0, question=1, text="0")["error"] == "not-yours"
        assert both.say("lift", seat=1)["is"] == "ack"
        assert list(both.mirrors) == [-2, 1]
        assert both.play("0", 1)["is"] == "ack"
        assert both.say("lift")["is"] == "ack"
        assert both.say("lift", seat=0)["is"] == "ack"
        assert both.play("0", 0)["is"] == "ack"


def test_without_a_curtain_all_held_seats_are_shown(http: TestClient) -> None:
    made = make(http, players=2, curtain=False)
    with Sitting(http, made["id"], *made["tokens"].values()) as both:
        assert sorted(both.mirrors) == [0, 1]


def test_spectators_see_the_table_and_nothing_secret(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"]) as watcher:
        assert watcher.welcome["seats"] == []
        assert watcher.mirror(-2).table["jade"] == ["?", "?"]
        assert watcher.say("play", seat=0, question=1, text="0")["error"] == "not-yours"
        assert watcher.say("chat", text="hello")["error"] == "not-yours"


def test_the_table_counts_its_spectators(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"]) as watcher:
        assert (watcher.info["watching"], watcher.info["seats"][0]["online"]) == (1, True)
        with Sitting(http, made["id"]) as other:
            assert other.info["watching"] == 2
    assert a.info["seats"][0]["online"]


def test_notes_are_private_and_chat_is_not(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        assert a.say("note", seat=0, text="Ben bluffs")["is"] == "ack"
        assert a.say("chat", text="hello")["is"] == "ack"
        b.settle()
        said = [one for one in b.pushed if one["is"] == "chat"]
        assert said[0]["line"]["name"] == "P0"
        assert "bluffs" not in str(b.pushed)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        assert a.mirror().shows["notes"] == "Ben bluffs"
        assert b.mirror().shows["notes"] == ""
        assert a.welcome["chat"][0]["text"] == "hello"


def test_data_survive_a_restart(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 12)
        table, events, question = dict(a.mirror().table), list(a.mirror().events), a.mirror().question
    http.app.state.registry.sessions.clear()  # type: ignore[attr-defined]
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.mirror().table == table
        assert a.mirror().events == events
        assert a.mirror().question == question


def test_hello_names_the_keys_that_do_not_fit_and_only_those(http: TestClient) -> None:
    made = make(http, players=2)
    old = made["tokens"][0]
    link = f"/api/tables/{made['id']}/link"
    new = http.post(link, json={"token": old, "renew": True}).json()["token"]
    tokens = [old, made["tokens"][1], made["host"], "junk"]
    with http.websocket_connect(f"/ws/{made['id']}") as line:

        def hello(number: int, tokens: list[str]) -> Any:
            held = [{"token": token} for token in tokens]
            line.send_json({"do": "hello", "id": number, "version": VERSION, "tokens": held})
            while (answer := line.receive_json()).get("to") != number:
                pass  # messages about the table may come first
            return answer

        refused = hello(1, tokens)
        assert (refused["is"], refused["error"], refused["dead"]) == ("error", "not-yours", [0, 3])
        watching = hello(2, [])
        assert (watching["seats"], watching["host"]) == ([], False)
    with Sitting(http, made["id"], made["tokens"][1], made["host"], new) as a:
        assert (a.welcome["seats"], a.welcome["host"]) == ([1, 0], True)


def test_hello_takes_more_keys_than_there_are_seats_but_not_any_number(http: TestClient) -> None:
    made = make(http, players=2)
    for count, error in ((32, "not-yours"), (33, "unreadable")):
        with http.websocket_connect(f"/ws/{made['id']}") as line:
            line.send_json({"do": "hello", "id": 1, "version": VERSION, "tokens": [{"token": "x"}] * count})
            assert line.receive_json()["error"] == error


BLANK_NAMES = ["\u3164", "\u2800 \u2800", "\u115f\uffa0", "\u034f", "\ufe0f", "\u200b\u202e"]


@pytest.mark.parametrize("name", BLANK_NAMES)
def test_a_name_can_be_seen(http: TestClient, name: str) -> None:
    """Otherwise the others would not know who is asking for a vote."""
    seats = [{"kind": "me", "name": name}, {"kind": "open"}]
    refused = http.post("/api/tables", json={"game": "tzolkin", "seats": seats})
    assert (refused.status_code, refused.json()["text"]) == (400, "a player needs a name")
    made = make(http, seats=[{"kind": "me", "name": f"A{name}na"}, {"kind": "open"}])
    assert http.post(f"/api/tables/{made['id']}/sit", json={"name": name}).status_code == 400
    assert http.post(f"/api/tables/{made['id']}/sit", json={"name": "\u2764\ufe0f"}).status_code == 201


def test_what_postgres_cannot_keep_is_refused_everywhere(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as ana:
        assert ana.say("chat", text="a\0b")["error"] == "unreadable"
        assert ana.say("note", seat=0, text="a\0b")["error"] == "unreadable"
        assert ana.say("note", seat=0, text="a\nb")["is"] == "ack"
