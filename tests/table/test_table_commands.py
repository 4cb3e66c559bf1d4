"""Table commands such as `begin`, `kick`, `leave`, `pause`, `rewind` and votes, and the host's page."""

from __future__ import annotations

import time

from starlette.testclient import TestClient

from .client import Sitting
from .table_helpers import by_http, make, pass_time, play_on

MINUTE = 60_000


def test_the_host_kicks_and_begins(http: TestClient) -> None:
    made = make(http, seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}], autostart=False)
    where = f"/api/tables/{made['id']}"
    sat = http.post(f"{where}/sit", json={"name": "Eve"}).json()
    kick = {"do": "kick", "id": 1, "seat": 1}
    assert http.post(f"{where}/act", json={"token": sat["token"], "act": kick}).status_code == 403
    assert http.post(f"{where}/act", json={"token": made["host"], "act": kick}).json()["is"] == "ack"
    assert http.get(where).json()["seats"][1]["kind"] == "open"
    begin = {"do": "start", "id": 2}
    assert http.post(f"{where}/act", json={"token": made["host"], "act": begin}).status_code == 409
    assert http.post(f"{where}/sit", json={"name": "Ben"}).status_code == 201
    assert http.get(where).json()["state"] == "waiting"
    assert http.post(f"{where}/act", json={"token": made["host"], "act": begin}).status_code == 200
    assert http.get(where).json()["state"] == "running"
    assert http.post(f"{where}/act", json={"token": made["host"], "act": kick}).status_code == 409


def test_who_leaves_before_the_start_frees_the_seat(http: TestClient) -> None:
    made = make(http, seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    where = f"/api/tables/{made['id']}"
    act = {"token": made["tokens"][0], "act": {"do": "leave", "id": 1, "seat": 0}}
    assert http.post(f"{where}/act", json=act).status_code == 200
    assert [s["kind"] for s in http.get(where).json()["seats"]] == ["open", "open"]


def test_the_host_fills_an_open_seat_with_a_bot_and_the_game_begins(http: TestClient) -> None:
    made = make(http, seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    where = f"/api/tables/{made['id']}"
    fill = {"do": "fill", "id": 1, "seat": 1, "level": "random", "name": "Ixchel"}
    assert http.post(f"{where}/act", json={"token": made["tokens"][0], "act": fill}).status_code == 403
    nobody = {**fill, "level": "level-99"}
    assert http.post(f"{where}/act", json={"token": made["host"], "act": nobody}).status_code == 400
    mine = {**fill, "seat": 0}
    assert http.post(f"{where}/act", json={"token": made["host"], "act": mine}).status_code == 409
    assert http.post(f"{where}/act", json={"token": made["host"], "act": fill}).status_code == 200
    table = http.get(where).json()
    assert (table["state"], table["seats"][1]["kind"], table["seats"][1]["name"]) == (
        "running",
        "bot",
        "Ixchel",
    )


def test_the_host_closes_a_table_that_waits(http: TestClient) -> None:
    made = make(http, seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    where = f"/api/tables/{made['id']}"
    close = {"do": "close", "id": 1}
    assert http.post(f"{where}/act", json={"token": made["tokens"][0], "act": close}).status_code == 403
    assert http.post(f"{where}/act", json={"token": made["host"], "act": close}).status_code == 200
    assert http.get(where).json()["state"] == "abandoned"
    assert http.post(f"{where}/sit", json={"name": "Ben"}).status_code == 409


def test_a_pause_stops_play(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.say("pause", seat=0)["is"] == "ack"
        assert a.info["state"] == "paused"
        assert a.play(a.mirror().texts()[0])["error"] == "paused"
        assert a.say("resume")["is"] == "ack"
        assert a.play(a.mirror().texts()[0])["is"] == "ack"


def test_abandoning_needs_all(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        assert a.say("abandon", seat=0)["is"] == "ack"
        assert a.info["votes"][0]["yes"] == [0]
        assert b.say("agree", about="abandon", seat=1, yes=False)["is"] == "ack"
        assert b.info["votes"] == []
        assert a.say("abandon", seat=0)["error"] == "too-many"
        pass_time(http, 61_000)
        assert a.say("abandon", seat=0)["is"] == "ack"
        assert b.say("agree", about="abandon", seat=1, yes=True)["is"] == "ack"
        assert b.info["state"] == "abandoned"
        assert b.info["fate"]["seed"]
        assert b.play("1")["error"] == "not-running"


def test_a_rewind_by_consent_opens_a_new_epoch_of_fate(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        while True:  # until a seat must give an answer that is not sealed
            while (question := a.mirror().question) is None:
                play_on([b], 1)
                a.settle()
            table, events = dict(a.mirror().table), list(a.mirror().events)
            assert a.play(a.mirror().texts()[0])["is"] == "ack"
            b.settle()
            a.settle()
            if a.say("rewind", seat=0, question=question["number"])["is"] == "ack":
                break
        assert b.say("agree", about="rewind", seat=1, yes=True)["is"] == "ack"
        a.settle()
        b.settle()
        assert a.mirror().table == table
        assert a.mirror().events == events
        assert a.info["fate"]["epochs"][-1][0] == 1
        assert a.mirror().question is not None
        assert a.play(a.mirror().texts()[0])["is"] == "ack"
        play_on([a, b], 3000, 4)
        assert a.mirror().over
    record = http.get(f"/api/tables/{made['id']}/record").text
    assert "opened: 0/0 1/" in record


def test_the_host_may_ask_for_a_rewind_but_has_no_vote(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 8)
        act = {"do": "rewind", "id": 1, "seat": 0, "question": 0}
        where = f"/api/tables/{made['id']}/act"
        assert http.post(where, json={"token": made["tokens"][1], "act": act}).status_code == 403
        assert http.post(where, json={"token": made["host"], "act": act}).status_code == 200
        a.settle()
        assert a.info["votes"][0]["yes"] == []
        before = a.mirror().stream["era"]
        assert a.say("agree", about="rewind", seat=0, yes=True)["is"] == "ack"
        assert a.mirror().stream["era"] == before
        assert b.say("agree", about="rewind", seat=1, yes=True)["is"] == "ack"
        a.settle()
        assert a.mirror().stream["era"] == before + 1
        assert a.mirror().question is not None


def test_a_bot_stands_in_and_hands_back(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.say("stand_in", seat=1, level="random")["error"] == "not-host"
        pass_time(http, 10 * MINUTE)
        assert by_http(http, made["id"], made["host"], "stand_in", seat=1)["is"] == "ack"
        for _ in range(3):  # `a` plays, and the bot answers
            wait_for_question(a)
            assert a.play(a.mirror().texts()[0])["is"] == "ack"
        wait_for_question(a)
        assert a.info["seats"][1]["stand_in"]
        with Sitting(http, made["id"], made["tokens"][1]) as b:
            assert b.say("take_back", seat=1)["is"] == "ack"
            assert not b.info["seats"][1]["stand_in"]


def wait_for_question(sitting: Sitting) -> None:
    until = time.monotonic() + 40
    while not sitting.mirror().question:
        assert time.monotonic() < until
        time.sleep(0.02)
        sitting.settle()


def test_a_rematch_seats_everybody_again(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        assert a.say("rematch", seat=0)["error"] == "not-running"
        a.say("abandon", seat=0)
        b.say("agree", about="abandon", seat=1, yes=True)
        first = a.say("rematch", seat=0)["again"]
        b.settle()
        second = b.say("rematch", seat=1)["again"]
        new = b.info["rematch"]
    with Sitting(http, new, first["token"], second["token"]) as both:
        assert both.welcome["seats"] == [0, 1]
        assert both.info["state"] == "running"
        assert [s["name"] for s in both.info["seats"]] == ["P0", "P1"]


def test_the_operators_page_shows_every_table_and_hands_over_seats(http: TestClient) -> None:
    made = make(http)
    operator = http.app.state.registry.keys.operator()  # type: ignore[attr-defined]
    assert http.post("/api/host", json={"token": made["host"]}).status_code == 403
    page = http.post("/api/host", json={"token": operator}).json()
    assert [one["id"] for one in page["tables"]] == [made["id"]]
    assert page["stuck"] == []
    handed = http.post(f"/api/tables/{made['id']}/link", json={"token": operator, "seat": 0})
    assert handed.status_code == 200
