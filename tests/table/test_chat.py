"""Chat messages to everyone or to one seat, non-binding proposals, and answers to proposals."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.kernel import serialization
from patolli.table import promises
from patolli.texts import languages
from patolli.texts.messages import Messages

from .client import Sitting
from .table_helpers import make


def sittings(http: TestClient, made: dict[str, Any]) -> tuple[Sitting, Sitting, Sitting]:
    a, b, c = (Sitting(http, made["id"], made["tokens"][seat]) for seat in range(3))
    return a, b, c


def lines(sitting: Sitting) -> list[dict[str, Any]]:
    sitting.settle()
    return [one["line"] for one in sitting.pushed if one["is"] == "chat"]


def propose(sitting: Sitting, seat: int, gives: list[str], wants: list[str], **more: Any) -> dict[str, Any]:
    return sitting.say("propose", seat=seat, gives=gives, wants=wants, **more)


def test_a_whisper_reaches_one_seat_and_leaves_no_trace_for_others(http: TestClient) -> None:
    made = make(http, "azteca", 3)
    a, b, c = sittings(http, made)
    with a, b, c, Sitting(http, made["id"]) as watcher:
        a.say("chat", text="all hear this")
        assert a.say("chat", seat=0, addressee=1, text="a secret")["is"] == "ack"
        a.say("chat", text="and this")
        assert [one["text"] for one in lines(b)] == ["all hear this", "a secret", "and this"]
        assert [one["addressee"] for one in lines(b)] == [None, 1, None]
        for other in (c, watcher):
            assert [one["text"] for one in lines(other)] == ["all hear this", "and this"]
            assert "secret" not in str(other.pushed)
        # a gap in the numbers would reveal that there was a private message
        assert not {"n", "number"} & lines(c)[0].keys()
    for seat, heard in ((0, 3), (1, 3), (2, 2)):
        with Sitting(http, made["id"], made["tokens"][seat]) as back:
            assert len(back.welcome["chat"]) == heard
    with Sitting(http, made["id"]) as watcher:
        assert "secret" not in str(watcher.welcome)


def test_behind_a_curtain_a_whisper_is_for_the_eyes_that_look(http: TestClient) -> None:
    made = make(http, "lanterns", 3, curtain=True)
    both = Sitting(http, made["id"], made["tokens"][0], made["tokens"][1])
    with both, Sitting(http, made["id"], made["tokens"][2]) as c:
        both.say("lift", seat=0)
        assert c.say("chat", seat=2, addressee=1, text="psst")["is"] == "ack"
        both.settle()
        assert "psst" not in str(both.pushed)
        assert both.say("chat", seat=1, addressee=2, text="as another")["error"] == "not-yours"
        both.say("lift", seat=1)
        both.settle()
        assert [one["text"] for one in both.pushed[-1]["lines"]] == ["psst"]
        both.say("lift", seat=0)
        both.settle()
        assert both.pushed[-1]["lines"] == []


def test_many_whispers_push_no_line_out_of_the_sight_of_others(http: TestClient) -> None:
    made = make(http, "azteca", 3)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        a.say("chat", text="all hear this")
        for _ in range(210):
            a.say("chat", seat=0, addressee=1, text="psst")
    with Sitting(http, made["id"], made["tokens"][2]) as c:
        assert [one["text"] for one in c.welcome["chat"]] == ["all hear this"]


@pytest.mark.parametrize("addressee", [0, 3])
def test_nobody_whispers_to_himself_or_to_an_empty_place(http: TestClient, addressee: int) -> None:
    made = make(http, "azteca", 3)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.say("chat", seat=0, addressee=addressee, text="hm")["error"] == "not-there"


@pytest.mark.rule("AZ-5.3")
def test_proposals_are_made_and_answered_and_change_nothing(http: TestClient) -> None:
    made = make(http, "azteca", 3)
    a, b, c = sittings(http, made)
    with a, b, c:
        match = http.app.state.registry.sessions[made["id"]].match  # type: ignore[attr-defined]
        before = serialization.save(match.position)
        assert propose(a, 0, ["spare 12", "peace"], ["passage S3"], addressee=1)["is"] == "ack"
        (made_to_b,) = lines(b)
        assert made_to_b["kind"] == "proposal"
        assert made_to_b["text"] == "spare 12 + peace for passage S3"
        assert lines(c) == []
        assert c.say("reply", seat=2, about=made_to_b["id"], yes=True)["error"] == "not-there"
        assert a.say("reply", seat=0, about=made_to_b["id"], yes=True)["error"] == "not-there"
        assert b.say("reply", seat=1, about=made_to_b["id"], yes=True)["is"] == "ack"
        assert b.say("reply", seat=1, about=made_to_b["id"], yes=False)["error"] == "stale"
        answer = lines(a)[-1]
        assert (answer["kind"], answer["about"]) == ("accepted", made_to_b["id"])
        assert lines(c) == []
        propose(a, 0, ["war 2"], [])
        to_all = lines(c)[-1]
        assert c.say("reply", seat=2, about=to_all["id"], yes=False)["is"] == "ack"
        assert [one["kind"] for one in lines(b)[-2:]] == ["proposal", "declined"]
        assert serialization.save(match.position) == before


@pytest.mark.parametrize(
    ("gives", "wants"),
    [
        ([], []),
        ([" "], []),
        (["gold 3"], []),
        (["spare"], []),
        (["spare 99"], []),
        (["spare S3"], []),
        (["peace 12"], []),
        ([], ["war 3"]),
        ([], ["toll 0"]),
    ],
)
def test_what_cannot_be_read_is_not_proposed(http: TestClient, gives: list[str], wants: list[str]) -> None:
    made = make(http, "azteca", 3)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert propose(a, 0, gives, wants)["error"] == "no-word"
        assert lines(a) == []


def test_a_bot_and_a_foreign_seat_do_not_negotiate(http: TestClient) -> None:
    seats = [
        {"kind": "hot", "name": "Ana"},
        {"kind": "bot", "level": "random"},
        {"kind": "hot", "name": "Cem"},
    ]
    made = make(http, "azteca", seats=seats)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert propose(a, 0, ["peace"], [], addressee=1)["error"] == "not-there"
        assert propose(a, 2, ["peace"], [], addressee=0)["error"] == "not-yours"


def test_a_game_without_promises_takes_none(http: TestClient) -> None:
    made = make(http)
    assert http.get("/api/games/tzolkin/promises").json() == {"promises": [], "choices": {}}
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert propose(a, 0, ["peace"], [])["error"] == "no-word"


def test_every_promise_can_be_said_in_every_language(http: TestClient) -> None:
    told = http.get("/api/games/azteca/promises").json()
    assert {one["id"] for one in told["promises"]} == set(promises.kinds("azteca"))
    for language in languages():
        speech = Messages(language, "azteca")
        for one in told["promises"]:
            for about in one["about"]:
                assert told["choices"][about]
            said = speech.format(f"promise-{one['id']}", **dict.fromkeys(one["about"], "X"))
            assert said.count("X") == len(one["about"]), said
