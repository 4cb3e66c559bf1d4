"""The words that players contribute to the committed seed: which are allowed, until when, and how they are
recorded.
"""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from patolli.kernel import records
from patolli.table import table_setup
from patolli.table.journal import game_of

from .client import Sitting
from .table_helpers import make

BAD = ["abc ", " abc", "two words", "a\n", "a\nfate: seed 9", "a\u2028b", "a\x85", "\x0b", "ä", "x" * 61]


def two_seats(http: TestClient, **more: Any) -> dict[str, Any]:
    return make(http, seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}], **more)


def act(http: TestClient, made: dict[str, Any], token: str, **act: Any) -> Any:
    return http.post(f"/api/tables/{made['id']}/act", json={"token": token, "act": {"id": 1, **act}})


def finish(http: TestClient, table: str, *tokens: str) -> str:
    with Sitting(http, table, *tokens) as all_:
        for seat in all_.welcome["seats"]:
            do = {"do": "abandon"} if seat == 0 else {"do": "agree", "about": "abandon", "yes": True}
            assert all_.say(**do, seat=seat)["is"] == "ack"
    return http.get(f"/api/tables/{table}/record").text


@pytest.mark.parametrize("word", BAD)
def test_a_word_that_a_record_could_not_carry_plainly_is_refused(http: TestClient, word: str) -> None:
    seats = [{"kind": "me", "name": "Ana", "word": word}, {"kind": "open"}]
    answer = http.post("/api/tables", json={"game": "lanterns", "seats": seats})
    assert answer.status_code == 400, answer.text
    made = two_seats(http, game="lanterns", words_later=True)
    where = f"/api/tables/{made['id']}"
    answer = http.post(f"{where}/sit", json={"name": "Ben", "word": word})
    assert answer.status_code == 400
    assert http.get(where).json()["seats"][1]["kind"] == "open"
    assert act(http, made, made["tokens"][0], do="word", seat=0, word=word).status_code == 400
    assert not http.get(where).json()["seats"][0]["ready"]


def test_the_refusal_says_what_a_word_is(http: TestClient) -> None:
    made = two_seats(http, words_later=True)
    told = act(http, made, made["tokens"][0], do="word", seat=0, word="abc ").json()
    assert told == {
        "error": "bad-word",
        "text": "a word has at most 60 visible ASCII characters and no blanks",
    }


def test_words_are_said_after_the_hash_was_shown_and_then_the_game_begins(http: TestClient) -> None:
    made = two_seats(http, words_later=True)
    where = f"/api/tables/{made['id']}"
    hash_ = made["table"]["fate"]["hash"]
    ben = http.post(f"{where}/sit", json={"name": "Ben", "word_later": True}).json()["token"]
    assert http.get(where).json()["state"] == "waiting"
    assert [s["ready"] for s in http.get(where).json()["seats"]] == [False, False]
    assert act(http, made, made["host"], do="start").status_code == 409
    assert act(http, made, ben, do="word", seat=0, word="mine").status_code == 403
    assert act(http, made, ben, do="word", seat=1, word="").status_code == 400
    assert act(http, made, ben, do="word", seat=1, word="jade").status_code == 200
    assert act(http, made, ben, do="word", seat=1, word="obsidian").json()["error"] == "taken"
    with Sitting(http, made["id"], made["tokens"][0]) as ana:
        assert ana.info["fate"]["words"] == []
        assert ana.say("word", seat=0, word="maize~1:")["is"] == "ack"
        ana.settle()
        assert ana.info["state"] == "running"
        assert ana.info["fate"]["words"] == ["maize~1:", "jade"]
        assert ana.say("word", seat=0, word="late")["error"] == "not-running"
    record = records.read(finish(http, made["id"], made["tokens"][0], ben))
    assert record.opened[2:] == ["maize~1:", "jade"]
    assert hashlib.sha256(bytes.fromhex(record.opened[0])).hexdigest() == hash_
    records.check_seal(records.verify(game_of("tzolkin"), record), hash_, "jade")


def test_a_bots_word_is_nobodys_choice(http: TestClient) -> None:
    made = make(
        http, seats=[{"kind": "me", "name": "Ana", "word": "maize"}, {"kind": "bot", "level": "random"}]
    )
    assert made["table"]["fate"]["words"] == ["maize", table_setup.BOT_WORD]
    filled = two_seats(http)
    act(http, filled, filled["host"], do="fill", seat=1, level="random")
    assert http.get(f"/api/tables/{filled['id']}").json()["fate"]["words"][1] == table_setup.BOT_WORD


def test_a_rematch_waits_for_the_word_of_who_wants_to_say_it_there(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    finish(http, made["id"], *made["tokens"].values())
    again = act(http, made, made["tokens"][0], do="rematch", seat=0, word_later=True).json()["again"]
    other = act(http, made, made["tokens"][1], do="rematch", seat=1).json()["again"]
    new = {"id": http.get(f"/api/tables/{made['id']}").json()["rematch"]}
    info = http.get(f"/api/tables/{new['id']}").json()
    assert (info["state"], [s["ready"] for s in info["seats"]]) == ("waiting", [False, True])
    assert act(http, new, again["token"], do="word", seat=0, word="maize").status_code == 200
    info = http.get(f"/api/tables/{new['id']}").json()
    assert (info["state"], info["fate"]["words"][0]) == ("running", "maize")
    assert other["seat"] == 1


@pytest.mark.parametrize("word", ["abc ", "a\nfate: seed 9", "a\u2028b\x85"])
def test_a_word_of_an_old_data_base_still_gives_a_record_that_verifies(http: TestClient, word: str) -> None:
    made = two_seats(http, game="lanterns")
    http.app.state.registry.sessions[made["id"]].seats[0].word = word  # type: ignore[attr-defined]
    ben = http.post(f"/api/tables/{made['id']}/sit", json={"name": "Ben"}).json()["token"]
    record = records.read(finish(http, made["id"], made["tokens"][0], ben))
    assert record.opened[2] == word
    records.verify(game_of("lanterns"), record)


TEXT = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(TEXT, TEXT, TEXT, TEXT)
def test_whatever_names_and_words_the_table_accepts_its_record_brings_back(
    http: TestClient, ana: str, ben: str, one: str, two: str
) -> None:
    seats = [{"kind": "hot", "name": ana, "word": one}, {"kind": "hot", "name": ben, "word": two}]
    answer = http.post("/api/tables", json={"game": "lanterns", "seats": seats})
    if answer.status_code != 201:
        assert answer.json()["error"] in {"bad-word", "bad-table"}
        return
    made = answer.json()
    names = [seat["name"] for seat in made["table"]["seats"]]
    record = records.read(finish(http, made["table"]["id"], *(s["token"] for s in made["seats"])))
    assert record.opened[2:] == [one, two]
    assert record.names == [records.plain_name(name) for name in names]
    records.verify(game_of("lanterns"), record)
