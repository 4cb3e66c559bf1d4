"""What each state of a table allows, and what needs the operator's key, a known game or a known language."""

from __future__ import annotations

from typing import Any, Final

from starlette.testclient import TestClient

from patolli.table.limits import LINE_BYTES

from .client import Sitting
from .table_helpers import make, pass_time
from .test_rights import BY_SEAT

PLAYING: Final = (
    "play", "play_chain", "fill_form", "undo", "reopen_window", "outcome", "outcome_back", "standing", "hint",
    "preview", "imagine", "reach",
)  # fmt: skip
"""The messages that need a running game."""


def refusals(one: Sitting, messages: dict[str, dict[str, Any]]) -> dict[str, Any]:
    return {do: one.say(do, seat=0, **fields).get("error") for do, fields in messages.items()}


def needs_a_game() -> dict[str, dict[str, Any]]:
    return {do: BY_SEAT[do] for do in PLAYING} | {"rewind": {"question": 0}}


def test_in_a_pause_nobody_plays_or_asks(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.say("pause", seat=0)["is"] == "ack"
        messages = needs_a_game()
        assert refusals(a, messages) == dict.fromkeys(messages, "paused")
        assert a.say("why", seat=0, text=a.mirror().texts()[0])["is"] == "reason", "reading goes on"


def test_without_a_game_nobody_plays_votes_or_pauses(http: TestClient) -> None:
    made = make(http, seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        messages = {**needs_a_game(), **{do: BY_SEAT[do] for do in ("pause", "long_pause", "abandon")}}
        del messages["reopen_window"], messages["preview"], messages["imagine"], messages["reach"]
        assert refusals(a, messages) == dict.fromkeys(messages, "not-running")
        assert a.say("resume")["error"] == "not-running"
        assert a.say("stand_in", seat=0)["error"] == "not-running"


def test_a_stuck_table_is_neither_played_nor_paused(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        session = http.app.state.registry.sessions[made["id"]]  # type: ignore[attr-defined]
        session.trouble = "other rules"
        messages = {**needs_a_game(), "pause": {}, "stand_in": {}}
        assert refusals(a, messages) == dict.fromkeys(messages, "stuck")
        assert a.say("resume")["error"] == "stuck"
        assert a.say("chat", text="what now?")["is"] == "ack"


def test_a_person_for_whom_a_bot_plays_has_no_vote(http: TestClient) -> None:
    made = make(http, players=3)
    with Sitting(http, made["id"], made["tokens"][1]) as b:
        assert b.say("long_pause", seat=1)["is"] == "ack"
        with Sitting(http, made["id"], made["tokens"][0]) as a:
            assert a.say("stand_in", seat=0, level="random")["is"] == "ack"
            for do, more in (
                ("long_pause", {}),
                ("abandon", {}),
                ("rewind", {"question": 0}),
                ("remove", {"whom": 1}),
                ("agree", {"about": "pause", "yes": True}),
                ("agree", {"about": "pause", "yes": False}),
            ):
                assert a.say(do, seat=0, **more)["error"] == "no-vote", do
            assert a.info["votes"][0]["yes"] == [1]


def test_what_was_declined_is_not_asked_again_for_a_minute(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        for do, about in (("long_pause", "pause"), ("abandon", "abandon")):
            assert a.say(do, seat=0)["is"] == "ack"
            assert b.say("agree", seat=1, about=about, yes=False)["is"] == "ack"
            assert "60 seconds" in a.say(do, seat=0)["text"]
            assert b.say(do, seat=1)["is"] == "ack", "the other may ask"
            assert b.say("agree", seat=1, about=about, yes=False)["is"] == "ack"
        pass_time(http, 61_000)
        assert a.say("abandon", seat=0)["is"] == "ack"


# ---- over HTTP ------------------------------------------------------------------------------------------


ROUTES: Final[dict[str, dict[str, Any]]] = {
    "": {},
    "/delete": {"table": ""},
    "/ban": {"address": "192.0.2.7", "reason": ""},
    "/report": {"report": 1},
    "/end": {"table": ""},
}
"""The operator's routes, with the other fields of a request."""


def test_only_the_operators_key_opens_the_host_page(http: TestClient) -> None:
    made = make(http)
    bodies = {
        route: {**body, **({"table": made["id"]} if "table" in body else {})}
        for route, body in ROUTES.items()
    }
    for token in (made["host"], made["tokens"][0], "guessed"):
        for route, body in bodies.items():
            refused = http.post(f"/api/host{route}", json={"token": token, **body})
            assert (refused.status_code, refused.json()["error"]) == (403, "not-host"), route
    assert http.get(f"/api/tables/{made['id']}").json()["state"] == "running"
    token = http.app.state.registry.keys.operator()  # type: ignore[attr-defined]
    for route, body in bodies.items():
        assert http.post(f"/api/host{route}", json={"token": token, **body}).status_code in {200, 404}, route


def test_an_unknown_game_or_language_is_not_found(http: TestClient) -> None:
    for where in ("vocabulary", "questions", "components.toml", "rules/en", "words/en.ftl"):
        assert http.get(f"/api/games/tzolkin/{where}").status_code == 200
        assert http.get(f"/api/games/chess/{where}").status_code == 404, where
    for where in ("games/tzolkin/rules/xx", "games/tzolkin/words/xx.ftl", "words/xx.ftl"):
        assert http.get(f"/api/{where}").status_code == 404, where


# ---- stored bytes ---------------------------------------------------------------------------------------


COSTS: Final[tuple[tuple[str, dict[str, Any], int], ...]] = (
    ("chat", {"text": "x" * 100}, LINE_BYTES + 100),
    ("note", {"text": "x" * 100}, 100),
    ("propose", {"gives": ["peace"], "wants": []}, LINE_BYTES),
    ("reply", {"about": "x", "yes": True}, LINE_BYTES),
)


def test_what_is_stored_is_charged_to_the_address(http: TestClient) -> None:
    made = make(http, "azteca", 2)
    written = http.app.state.registry.addresses.written  # type: ignore[attr-defined]
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        bucket = written.bucket("testclient")
        bucket.rate = 0.0
        for do, fields, cost in COSTS:
            bucket.left = float(cost)
            assert a.say(do, seat=0, **fields).get("error") != "too-many", do
            assert a.say(do, seat=0, **fields)["error"] == "too-many", do
