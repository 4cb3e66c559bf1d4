"""The lobby and invitations: "my tables" with last moves and results, and link previews."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.table.store import queries

from .client import Sitting
from .table_helpers import make, play_on

INVITED = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]


def lobby(http: TestClient, tokens: list[str], language: str = "en") -> list[dict[str, Any]]:
    answer = http.post("/api/lobby", json={"tokens": tokens, "language": language})
    assert answer.status_code == 200, answer.text
    mine: list[dict[str, Any]] = answer.json()["mine"]
    return mine


def stored(http: TestClient, made: dict[str, Any]) -> Any:
    return http.app.state.registry.writer.look(lambda c: queries.table(c, made["id"]))  # type: ignore[attr-defined]


def test_the_lobby_shows_round_and_last_move_in_the_readers_language(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 14)
    summary = lobby(http, [made["tokens"][0]])[0]["summary"]
    assert summary["round"] >= 1
    assert summary["mover"] in (0, 1)
    assert summary["last"].startswith(f"P{summary['mover']} ")
    german = lobby(http, [made["tokens"][0]], "de")[0]["summary"]
    assert german["last"].startswith(f"P{summary['mover']} ")
    assert german["last"] != summary["last"]
    assert lobby(http, [made["tokens"][0]], "")[0]["summary"]["last"] == ""
    assert summary["totals"] == []


def test_nothing_hidden_is_revealed_of_the_last_move(http: TestClient) -> None:
    """Of each table's last move, only the events that spectators may see are stored."""
    made = make(http, "lanterns", 2)
    a, b, watcher = (
        Sitting(http, made["id"], *tokens) for tokens in ([made["tokens"][0]], [made["tokens"][1]], [])
    )
    with a, b, watcher:
        for step in range(20):
            play_on([a, b], 1, step)
            watcher.settle()
            told = [json.dumps(one, sort_keys=True) for one in watcher.mirror(-2).events]
            kept = [json.dumps(one, sort_keys=True) for one in stored(http, made).glance.events]
            assert set(kept) <= set(told)


def test_a_finished_game_has_its_result_in_the_lobby_also_one_of_an_earlier_version(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 2000)
        assert a.info["state"] == "over"
        scores = a.mirror().shows["scores"]
    found = lobby(http, [made["tokens"][0]])[0]
    assert found["summary"]["ranks"] == scores["ranks"]
    assert found["summary"]["winners"] == scores["winners"] != []
    assert (found["summary"]["totals"], found["summary"]["unit"]) == (scores["totals"], scores["unit"])

    def forget(c: Any) -> None:
        row = queries.table(c, made["id"])
        assert row is not None
        row.glance = type(row.glance)()
        queries.put(c, row, "glance")

    registry = http.app.state.registry  # type: ignore[attr-defined]
    assert http.portal is not None
    http.portal.call(registry.writer.do, forget)
    registry.sessions.clear()
    again = lobby(http, [made["tokens"][0]])[0]
    assert again["summary"]["ranks"] == scores["ranks"]


def test_hundreds_of_keys_are_answered(http: TestClient) -> None:
    made = [make(http, seats=INVITED) for _ in range(120)]
    tokens = [token for one in made for token in (one["tokens"][0], one["host"])]
    found = lobby(http, tokens[:200]) + lobby(http, tokens[200:])
    assert {one["table"]["id"] for one in found} == {one["id"] for one in made}
    assert http.post("/api/lobby", json={"tokens": tokens}).status_code == 400


def test_an_invitation_names_host_time_and_place(http: TestClient) -> None:
    made = make(http, seats=INVITED, planned=1_800_000_000_000)
    assert (made["table"]["maker"], made["table"]["planned"]) == (0, 1_800_000_000_000)
    refused = http.post("/api/tables", json={"game": "tzolkin", "seats": INVITED, "planned": -1})
    assert refused.status_code == 400


@pytest.mark.parametrize(("language", "title"), [("en", "Ana invites you"), ("de", "Ana lädt dich")])
def test_the_link_for_friends_has_a_preview_and_leads_to_the_table(
    http: TestClient, language: str, title: str
) -> None:
    made = make(http, seats=INVITED)
    invite = http.get(f"/api/tables/{made['id']}/invite?language={language}").json()
    assert invite["link"] == f"http://testserver/invite/{made['id']}/{language}"
    page = http.get(invite["link"])
    assert page.status_code == 200
    assert title in page.text
    assert f'lang="{language}"' in page.text
    assert re.search(r'property="og:title" content="[^"]*Tzolk', page.text)
    assert f'content="0; url=../../#/table/{made["id"]}"' in page.text
    assert "http://" not in page.text, "nothing is loaded from elsewhere"
    assert "https://" not in page.text


def test_a_preview_shows_names_as_text_and_a_missing_table_kindly(http: TestClient) -> None:
    made = make(http, seats=[{"kind": "me", "name": '"><script>x</script>'}, {"kind": "open"}])
    text = http.get(f"/invite/{made['id']}").text
    assert "<script>" not in text
    assert "&lt;script&gt;" in text
    gone = http.get("/invite/nothing-here")
    assert gone.status_code == 200
    assert "no such table" in gone.text
    assert http.get(f"/invite/{made['id']}/xx").status_code == 200


def test_a_game_can_be_looked_at_before_it_begins(http: TestClient) -> None:
    for name in [one["name"] for one in http.get("/api/games").json()]:
        shown = http.get(f"/api/games/{name}/setup/3").json()
        assert len(shown["table"]["seats"] if "seats" in shown["table"] else shown["scores"]["totals"]) == 3
    assert http.get("/api/games/tzolkin/setup/9").status_code == 404
    assert http.get("/api/games/tzolkin/setup/x").status_code == 404
