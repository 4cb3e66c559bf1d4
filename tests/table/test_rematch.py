"""Rematches: people keep their own seats, and the new table has a host."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from .client import Sitting
from .table_helpers import by_http, make


def ended(http: TestClient, players: int = 2, **more: Any) -> dict[str, Any]:
    """Creates a table and abandons its game."""
    made = make(http, "tzolkin", players, **more)
    by_http(http, made["id"], made["tokens"][0], "abandon", seat=0)
    for seat in list(made["tokens"])[1:]:
        by_http(http, made["id"], made["tokens"][seat], "agree", about="abandon", seat=seat, yes=True)
    assert http.get(f"/api/tables/{made['id']}").json()["state"] == "abandoned"
    return made


def rematch(http: TestClient, made: dict[str, Any], seat: int) -> dict[str, Any]:
    return by_http(http, made["id"], made["tokens"][seat], "rematch", seat=seat)


def table_of(again: dict[str, Any]) -> str:
    found: str = again["link"].split("#/table/")[1].split("/")[0]
    return found


def test_the_person_who_makes_the_new_table_is_its_host(http: TestClient) -> None:
    made = ended(http)
    first = rematch(http, made, 1)["again"]
    new = table_of(first)
    assert first["host"]
    assert by_http(http, new, first["host"], "kick", seat=1)["is"] == "ack"
    second = rematch(http, made, 0)["again"]
    assert second["host"] == ""
    assert by_http(http, new, made["host"], "close")["error"] == "not-yours", (
        "the old host's key is for the old table"
    )


def test_a_stranger_who_has_taken_the_seat_keeps_it(http: TestClient) -> None:
    made = ended(http)
    first = rematch(http, made, 0)["again"]
    new = table_of(first)
    assert http.post(f"/api/tables/{new}/sit", json={"name": "Eve"}).json()["error"] == "taken", "it is kept"
    assert by_http(http, new, first["host"], "kick", seat=1)["is"] == "ack"
    refused = rematch(http, made, 1)
    assert refused["error"] == "taken", "a removed person does not get the seat again"
    stranger = http.post(f"/api/tables/{new}/sit", json={"name": "Eve"}).json()
    assert stranger["seat"] == 1
    assert rematch(http, made, 1)["error"] == "taken"
    with Sitting(http, new, stranger["token"]) as eve:
        assert eve.welcome["seats"] == [1]
        assert eve.info["seats"][1]["name"] == "Eve"
    assert rematch(http, made, 0)["again"]["seat"] == 0


def test_a_person_who_left_the_new_table_is_not_handed_the_seat_again(http: TestClient) -> None:
    made = ended(http, 3)
    rematch(http, made, 0)
    mine = rematch(http, made, 1)["again"]
    new = table_of(mine)
    assert by_http(http, new, mine["token"], "leave", seat=1)["is"] == "ack"
    assert rematch(http, made, 1)["error"] == "taken"
    assert http.post(f"/api/tables/{new}/sit", json={"name": "Eve", "seat": 1}).status_code == 201
    assert rematch(http, made, 1)["error"] == "taken"


def test_asking_twice_renews_the_own_key_and_the_hosts(http: TestClient) -> None:
    """The first answer may have been lost on the way to the client."""
    made = ended(http)
    first = rematch(http, made, 0)["again"]
    again = rematch(http, made, 0)["again"]
    new = table_of(again)
    assert by_http(http, new, first["host"], "kick", seat=1)["error"] == "not-yours"
    with Sitting(http, new, first["token"]) as old:
        assert old.welcome["error"] == "not-yours"
    with Sitting(http, new, again["token"], again["host"]) as a:
        assert (a.welcome["seats"], a.welcome["host"]) == ([0], True)
    rematch(http, made, 1)
    assert http.get(f"/api/tables/{new}").json()["state"] == "running"


def test_a_seat_that_was_handed_over_is_not_renewed_from_the_old_table(http: TestClient) -> None:
    made = ended(http)
    rematch(http, made, 0)
    new = table_of(rematch(http, made, 1)["again"])
    operator = http.app.state.registry.keys.operator()  # type: ignore[attr-defined]
    handed = http.post(f"/api/tables/{new}/link", json={"token": operator, "seat": 1}).json()
    assert rematch(http, made, 1)["error"] == "taken"
    with Sitting(http, new, handed["token"]) as heir:
        assert heir.welcome["seats"] == [1]


def test_a_person_who_left_the_old_game_has_no_seat_in_the_next(http: TestClient) -> None:
    made = make(http, players=3)
    by_http(http, made["id"], made["tokens"][2], "leave", seat=2)
    by_http(http, made["id"], made["tokens"][0], "abandon", seat=0)
    by_http(http, made["id"], made["tokens"][1], "agree", about="abandon", seat=1, yes=True)
    assert rematch(http, made, 2)["error"] == "not-yours"
    rematch(http, made, 0)
    new = table_of(rematch(http, made, 1)["again"])
    table = http.get(f"/api/tables/{new}").json()
    assert (table["state"], table["seats"][2]["kind"]) == ("running", "bot")
    assert table["seats"][2]["name"] != "P2"


def test_nobody_takes_the_seat_of_another(http: TestClient) -> None:
    made = ended(http)
    assert by_http(http, made["id"], made["tokens"][0], "rematch", seat=1)["error"] == "not-yours"
    assert by_http(http, made["id"], made["host"], "rematch", seat=1)["error"] == "not-yours"
