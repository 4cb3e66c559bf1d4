"""Each seat may pause for five minutes; longer pauses need consent. Bots do not think during a pause."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from .client import Sitting
from .table_helpers import by_http, make, pass_time

MINUTE = 60_000


def test_a_seat_pauses_for_five_minutes_in_all_and_the_game_goes_on_by_itself(http: TestClient) -> None:
    made = make(http, pace={"kind": "live", "seconds": 3600, "increment": 0})
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        assert a.say("pause", seat=0)["is"] == "ack"
        assert a.info["pause"]["by"] == 0
        assert a.info["pause"]["resumers"] == [0]
        lasts = a.info["pause"]["until"] - a.say("ping")["now"]
        assert 4 * MINUTE < lasts <= 5 * MINUTE
        pass_time(http, 2 * MINUTE)
        assert b.say("resume")["error"] == "not-yours"
        assert a.say("resume")["is"] == "ack"
        assert 2.5 * MINUTE < a.info["seats"][0]["pause_left"] <= 3 * MINUTE
        assert a.info["pause"] is None
        assert a.say("pause", seat=0)["is"] == "ack"
        pass_time(http, 3 * MINUTE)
        a.settle_until(lambda: a.info["state"] == "running")
        assert a.info["seats"][0]["pause_left"] == 0
        assert a.say("pause", seat=0)["error"] == "no-pause"
        assert b.say("pause", seat=1)["is"] == "ack", "each seat has its own five minutes"
        left = [one for one in b.pushed if one["is"] == "clocks"][-1]["clocks"]["left"]
        assert all(one > 3600_000 - MINUTE for one in left), "clocks are paused meanwhile"


def test_the_hosts_key_alone_pauses_nothing(http: TestClient) -> None:
    made = make(http)
    assert by_http(http, made["id"], made["host"], "pause", seat=0)["error"] == "not-yours"
    assert by_http(http, made["id"], made["tokens"][0], "pause", seat=0)["is"] == "ack"
    assert by_http(http, made["id"], made["host"], "resume")["error"] == "not-yours"


def test_alone_among_bots_a_pause_lasts_as_long_as_one_likes(http: TestClient) -> None:
    made = make(http, seats=[{"kind": "me", "name": "Ana"}, {"kind": "bot"}])
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        for _ in range(3):
            assert a.say("pause", seat=0)["is"] == "ack"
            assert a.info["pause"] == {"by": 0, "until": None, "resumers": [0]}
            pass_time(http, 600 * MINUTE)
            assert a.say("resume")["is"] == "ack"


def test_a_longer_pause_needs_everybody(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        assert a.say("pause", seat=0)["is"] == "ack"
        pass_time(http, MINUTE)
        assert a.say("long_pause", seat=0)["is"] == "ack"
        assert a.info["pause"]["until"] is not None
        assert b.say("agree", about="pause", seat=1, yes=True)["is"] == "ack"
        assert b.info["pause"] == {"by": None, "until": None, "resumers": [0, 1]}
        assert b.info["votes"] == []
        assert 3 * MINUTE < b.info["seats"][0]["pause_left"] <= 4 * MINUTE
        pass_time(http, 600 * MINUTE)
        assert b.say("resume")["is"] == "ack"
        assert b.info["state"] == "running"
        assert b.say("long_pause", seat=1)["is"] == "ack"
        assert a.say("agree", about="pause", seat=0, yes=False)["is"] == "ack"
        assert (a.info["state"], a.info["votes"]) == ("running", [])


def test_the_game_goes_on_when_who_pauses_leaves(http: TestClient) -> None:
    made = make(http, players=3)
    assert by_http(http, made["id"], made["tokens"][0], "pause", seat=0)["is"] == "ack"
    assert by_http(http, made["id"], made["tokens"][0], "leave", seat=0)["is"] == "ack"
    assert http.get(f"/api/tables/{made['id']}").json()["state"] == "running"


def test_in_a_pause_nothing_is_thought_over(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        question = a.mirror().question
        assert question is not None
        text = a.mirror().texts()[0]
        wanted: list[tuple[str, dict[str, Any]]] = [
            ("preview", {"texts": [text]}),
            ("reach", {"most": 10}),
            ("imagine", {"texts": []}),
            ("hint", {"question": question["number"], "strength": 1}),
        ]
        for do, fields in wanted[:3]:
            assert a.say(do, seat=0, **fields)["is"] != "error"
        assert a.say("pause", seat=0)["is"] == "ack"
        for do, fields in wanted:
            assert a.say(do, seat=0, **fields)["error"] == "paused", do
        assert a.say("resume")["is"] == "ack"
        assert a.say("preview", seat=0, texts=[text])["is"] == "previewed"
