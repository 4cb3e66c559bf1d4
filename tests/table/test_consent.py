"""Decisions that affect other people, such as stand-ins, votes, handing over seats and leaving, and who may
make them.
"""

from __future__ import annotations

import asyncio
import gc
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.table.settings import Settings
from patolli.table.store import queries
from patolli.table.web.app import application

from .client import Sitting
from .table_helpers import by_http, make, pass_time, play_on, wait_for

MINUTE = 60_000
AWAY = 10 * MINUTE
DAY = 1440 * MINUTE


def info(http: TestClient, made: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = http.get(f"/api/tables/{made['id']}").json()
    return found


def host(http: TestClient, made: dict[str, Any], do: str, **fields: Any) -> dict[str, Any]:
    return by_http(http, made["id"], made["host"], do, **fields)


def claimed(http: TestClient, made: dict[str, Any], seat: int, by: int, other: int) -> str:
    """Returns the key to the seat of an absent person, after `by` has claimed it and `other` has agreed."""
    wait_for(http, made["id"], lambda table: not table["seats"][seat]["online"])
    while http.app.state.registry.tasks:  # type: ignore[attr-defined]  # whose end is being noted
        time.sleep(0.01)
    pass_time(http, AWAY)
    token: str = by_http(http, made["id"], made["tokens"][by], "claim", seat=seat)["claim"]["token"]
    agree = {"about": "claim", "seat": other, "yes": True}
    assert by_http(http, made["id"], made["tokens"][other], "agree", **agree)["is"] == "ack"
    return token


# ---- absent people ----------------------------------------------------------------------------------------


def test_the_host_cannot_seat_a_bot_for_somebody_who_is_here(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][1]):
        pass_time(http, 100 * AWAY)
        assert host(http, made, "stand_in", seat=1)["error"] == "not-away"
    pass_time(http, AWAY - MINUTE)
    assert host(http, made, "stand_in", seat=1)["error"] == "not-away"
    assert not info(http, made)["seats"][1]["away"]
    pass_time(http, MINUTE)
    assert info(http, made)["seats"][1]["away"]
    assert host(http, made, "stand_in", seat=1)["is"] == "ack"
    assert host(http, made, "stand_in", seat=1, level="level-1")["error"] == "taken"


def test_two_connections_of_a_seat_and_one_closes(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][1]):
        with Sitting(http, made["id"], made["tokens"][1]):
            pass
        pass_time(http, AWAY)
        assert host(http, made, "stand_in", seat=1)["error"] == "not-away"


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Disables garbage collection, so that tasks that nothing refers to are still counted."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_a_connection_that_is_cut_is_noted_and_leaves_nothing_behind(http: TestClient) -> None:
    made = make(http)
    registry = http.app.state.registry  # type: ignore[attr-defined]
    for _ in range(5):
        with Sitting(http, made["id"], made["tokens"][1]):
            assert registry.writer.look(lambda c: queries.seats(c, made["id"]))[1].away == 0
        until = time.monotonic() + 60
        while not registry.writer.look(lambda c: queries.seats(c, made["id"]))[1].away or senders(http):
            assert time.monotonic() < until, senders(http)
            time.sleep(0.02)


def senders(http: TestClient) -> int:
    """Returns the number of asyncio tasks that send messages to clients."""

    def count() -> int:
        return sum("send" in str(task.get_coro()) for task in asyncio.all_tasks())

    assert http.portal is not None
    return http.portal.call(count)


def test_in_a_game_over_days_one_may_be_away_for_a_day(http: TestClient) -> None:
    made = make(http, pace={"kind": "days", "seconds": 7 * 86400, "increment": 0})
    pass_time(http, DAY - MINUTE)
    assert "a day" in host(http, made, "stand_in", seat=1)["text"]
    pass_time(http, MINUTE)
    assert host(http, made, "stand_in", seat=1)["is"] == "ack"


def test_after_a_restart_those_who_were_here_have_time_to_come_back(tmp_path: Path) -> None:
    settings = Settings(tmp_path, hosts=["testserver"], http_rate=1000, sweep_seconds=0.05)
    with TestClient(application(settings)) as http:
        made = make(http, players=3)
        with Sitting(http, made["id"], made["tokens"][1]):
            pass_time(http, AWAY - MINUTE)  # seat 1 is present; seat 2 has been away for nine minutes
            http.app.state.registry.closing = True  # type: ignore[attr-defined]  # as a crash: nothing is noted
    with TestClient(application(settings)) as http:
        pass_time(http, 2 * MINUTE)
        assert [seat["away"] for seat in info(http, made)["seats"]] == [True, False, True]
        pass_time(http, AWAY - 3 * MINUTE)
        assert host(http, made, "stand_in", seat=1)["error"] == "not-away"
        pass_time(http, MINUTE)
        assert host(http, made, "stand_in", seat=1)["is"] == "ack"


def test_a_seat_hands_itself_over_and_takes_itself_back_whenever_it_likes(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][1]) as b:
        assert b.say("stand_in", seat=1, level="random")["is"] == "ack"
        assert b.info["seats"][1]["stand_in"]
        assert b.say("take_back", seat=1)["is"] == "ack"
        assert not b.info["seats"][1]["stand_in"]
    assert host(http, made, "take_back", seat=1)["error"] == "not-yours"


# ---- votes --------------------------------------------------------------------------------------------


def test_the_host_alone_ends_no_table_where_others_have_seats(http: TestClient) -> None:
    """A host could otherwise replace the only opponent by a bot and then decide alone."""
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        pass_time(http, AWAY)
        assert host(http, made, "stand_in", seat=1)["is"] == "ack"
        assert a.say("abandon", seat=0)["is"] == "ack"
        assert a.info["state"] == "running"
        assert a.info["votes"][0]["needed"] == [0]
        with Sitting(http, made["id"], made["tokens"][1]) as b:
            assert b.say("agree", about="abandon", seat=1, yes=True)["error"] == "no-vote"
            assert b.say("take_back", seat=1)["is"] == "ack"
            assert b.info["votes"][0]["needed"] == [0, 1]
            assert b.say("agree", about="abandon", seat=1, yes=True)["is"] == "ack"
            assert b.info["state"] == "abandoned"
            assert b.info["ended_by"] == "players"


def test_alone_among_bots_one_ends_the_game_at_once(http: TestClient) -> None:
    made = make(http, seats=[{"kind": "me", "name": "Ana"}, {"kind": "bot"}])
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.say("abandon", seat=0)["is"] == "ack"
        assert a.info["state"] == "abandoned"


def test_a_person_who_left_for_good_is_not_waited_for(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.say("abandon", seat=0)["is"] == "ack"
        assert by_http(http, made["id"], made["tokens"][1], "leave", seat=1)["is"] == "ack"
        a.settle()
        assert a.info["state"] == "abandoned"
        assert (a.info["seats"][1]["kind"], a.info["seats"][1]["stand_in"]) == ("bot", True)
    with Sitting(http, made["id"], made["tokens"][1]) as b:
        assert b.welcome["error"] == "not-yours"


def test_leaving_with_a_seat_from_the_hosts_hand_frees_nobody_from_asking(http: TestClient) -> None:
    """Two people could otherwise give the seat of an absent third person to one of them, who then leaves with
    it.
    """
    made = make(http, players=3)
    token = claimed(http, made, 2, 0, 1)
    assert by_http(http, made["id"], token, "leave", seat=2)["is"] == "ack"
    seat = info(http, made)["seats"][2]
    assert (seat["kind"], seat["stand_in"]) == ("person", True)
    assert by_http(http, made["id"], token, "take_back", seat=2)["error"] == "not-yours"
    assert by_http(http, made["id"], made["tokens"][1], "leave", seat=1)["is"] == "ack"
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.say("abandon", seat=0)["is"] == "ack"
        assert a.info["state"] == "running"


def test_a_person_who_got_the_seat_from_the_operator_decides_like_anybody(http: TestClient) -> None:
    """Who got the same seat by a claim might be another player with a second seat."""
    made = make(http, players=3)
    claimed(http, made, 2, 0, 1)
    operator = http.app.state.registry.keys.operator()  # type: ignore[attr-defined]
    handed = http.post(f"/api/tables/{made['id']}/link", json={"token": operator, "seat": 2}).json()
    assert by_http(http, made["id"], made["tokens"][1], "leave", seat=1)["is"] == "ack"
    assert by_http(http, made["id"], made["tokens"][0], "abandon", seat=0)["is"] == "ack"
    assert info(http, made)["state"] == "running"
    agree = {"about": "abandon", "seat": 2, "yes": True}
    assert by_http(http, made["id"], handed["token"], "agree", **agree)["is"] == "ack"
    assert info(http, made)["state"] == "abandoned"


def test_a_person_who_leaves_takes_their_yes_along(http: TestClient) -> None:
    made = make(http, players=3)
    for seat in (1, 2):
        by_http(http, made["id"], made["tokens"][seat], "abandon" if seat == 1 else "agree", seat=seat,
                **({} if seat == 1 else {"about": "abandon", "yes": True}))  # fmt: skip
    assert info(http, made)["votes"][0]["yes"] == [1, 2]
    assert by_http(http, made["id"], made["tokens"][2], "leave", seat=2)["is"] == "ack"
    assert info(http, made)["votes"][0]["yes"] == [1]
    assert info(http, made)["state"] == "running"


def test_who_is_needed_is_looked_up_when_time_has_passed(http: TestClient) -> None:
    """Two of three people have agreed. Once the third has been away for ten minutes, two are enough."""
    made = make(http, players=3)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        with Sitting(http, made["id"], made["tokens"][2]):
            assert a.say("abandon", seat=0)["is"] == "ack"
            assert b.say("agree", about="abandon", seat=1, yes=True)["is"] == "ack"
            pass_time(http, AWAY)
        a.settle()
        assert a.info["votes"][0]["needed"] == [0, 1, 2]
        assert a.info["state"] == "running"
        pass_time(http, AWAY)
        wait_for(http, made["id"], lambda found: found["state"] == "abandoned")


def test_stand_ins_are_not_waited_for_where_two_others_agree(http: TestClient) -> None:
    made = make(http, players=3)
    assert by_http(http, made["id"], made["tokens"][2], "stand_in", seat=2)["is"] == "ack"
    assert by_http(http, made["id"], made["tokens"][0], "abandon", seat=0)["is"] == "ack"
    assert info(http, made)["votes"][0]["needed"] == [0, 1]
    agree = {"about": "abandon", "seat": 1, "yes": True}
    assert by_http(http, made["id"], made["tokens"][1], "agree", **agree)["is"] == "ack"
    assert info(http, made)["state"] == "abandoned"


def test_a_no_is_reported_in_the_chat_and_a_withdrawal_is_not(http: TestClient) -> None:
    made = make(http)
    with (
        Sitting(http, made["id"], made["tokens"][0]) as ana,
        Sitting(http, made["id"], made["tokens"][1]) as bo,
    ):

        def lines() -> list[str]:
            ana.settle()
            return [m["line"]["text"] for m in ana.pushed if m["is"] == "chat"]

        assert ana.say("long_pause", seat=0)["is"] == "ack"
        assert ana.say("agree", about="pause", seat=0, yes=False)["is"] == "ack"
        assert lines() == []
        assert ana.say("long_pause", seat=0)["is"] == "ack"
        assert bo.say("agree", about="pause", seat=1, yes=False)["is"] == "ack"
        assert lines() == ["vote-declined-pause 1"]
        assert ana.say("abandon", seat=0)["is"] == "ack"
        assert bo.say("agree", about="abandon", seat=1, yes=False)["is"] == "ack"
        assert lines()[1:] == ["vote-declined-abandon 1"]


def test_a_person_who_comes_back_has_the_vote_back(http: TestClient) -> None:
    made = make(http, players=3)
    pass_time(http, AWAY)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.say("abandon", seat=0)["is"] == "ack"
        assert a.info["votes"][0]["needed"] == [0]
        with Sitting(http, made["id"], made["tokens"][1]) as b:
            assert b.info["votes"][0]["needed"] == [0, 1]
        agree = {"about": "abandon", "seat": 2, "yes": False}
        assert by_http(http, made["id"], made["tokens"][2], "agree", **agree)["is"] == "ack"
        a.settle()
        assert a.info["votes"] == []
        assert not a.info["seats"][2]["away"], "a person who acts is present"


def test_the_host_alone_cannot_rewind_with_a_seat_that_he_gave_himself(http: TestClient) -> None:
    made = make(http, "lanterns", 3)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        with (
            Sitting(http, made["id"], made["tokens"][1]) as b,
            Sitting(http, made["id"], made["tokens"][2]) as c,
        ):
            play_on([a, b, c], 8)
        token = claimed(http, made, 1, 0, 2)
        assert by_http(http, made["id"], made["tokens"][2], "leave", seat=2)["is"] == "ack"
        era = a.mirror().stream["era"]
        with Sitting(http, made["id"], token) as stolen:
            for first, second in ((a, stolen), (stolen, a)):
                mine, other = first.mirror().seat, second.mirror().seat
                assert first.say("rewind", seat=mine, question=0)["is"] == "ack"
                assert second.say("agree", about="rewind", seat=other, yes=True)["is"] == "ack"
                assert second.info["votes"][0]["yes"] == [mine, other]
                assert second.say("agree", about="rewind", seat=other, yes=False)["is"] == "ack"
            assert stolen.say("abandon", seat=1)["is"] == "ack"
            assert a.say("agree", about="abandon", seat=0, yes=True)["is"] == "ack"
            assert a.info["state"] == "running"
        assert a.mirror().stream["era"] == era


def test_a_host_who_asks_needs_two_yes_like_anybody(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        with Sitting(http, made["id"], made["tokens"][1]) as b:
            play_on([a, b], 8)
        pass_time(http, AWAY)
        era = a.mirror().stream["era"]
        assert host(http, made, "rewind", seat=1, question=0)["is"] == "ack"
        assert a.say("agree", about="rewind", seat=0, yes=True)["is"] == "ack"
        a.settle()
        assert a.mirror().stream["era"] == era
        assert a.info["votes"][0]["by"] is None


def test_a_vote_shows_who_asked_and_no_number_of_a_question(http: TestClient) -> None:
    made = make(http, "lanterns", 3)
    sittings = [Sitting(http, made["id"], made["tokens"][seat]) for seat in range(3)]
    with sittings[0] as a, sittings[1] as b, sittings[2] as c:
        play_on([a, b, c], 9)
        assert b.say("rewind", seat=1, question=0)["is"] == "ack"
        (vote,) = b.info["votes"]
        assert set(vote) == {"about", "by", "yes", "needed", "too_few", "seat", "turn"}
        assert (vote["by"], vote["seat"], vote["yes"]) == (1, 1, [1])
        assert '"question"' not in json.dumps(b.info)
        for number in range(1, 30):
            told = host(http, made, "rewind", seat=0, question=number)
            assert told["error"] == "not-yours", "the host could count the questions of a seat"


def test_a_rewind_says_nothing_about_answers_that_are_still_sealed(http: TestClient) -> None:
    """Whether a seat has already given its sealed answer is secret, so a vote must look the same in both
    cases.
    """
    told = []
    for seals in (False, True):
        made = make(http, "lanterns", 2)
        with (
            Sitting(http, made["id"], made["tokens"][0]) as a,
            Sitting(http, made["id"], made["tokens"][1]) as b,
        ):
            until_sealed(a, b)
            if seals:
                assert a.play(a.mirror().texts()[0])["is"] == "ack"
            told.append(host(http, made, "rewind", seat=0, question=0))
            b.settle()
            told.append(b.info["votes"])
            assert b.say("agree", about="rewind", seat=1, yes=True)["is"] == "ack"
            assert a.say("agree", about="rewind", seat=0, yes=True)["is"] == "ack"
            b.settle()
            told.append(b.mirror().table)
    assert told[0]["is"] == "ack"
    assert told[:3] == told[3:]


def until_sealed(a: Sitting, b: Sitting) -> None:
    """Plays until both seats must answer at the same time and the opening choices are over."""
    for _ in range(400):
        a.settle()
        b.settle()
        if a.mirror().question and b.mirror().question and a.mirror().stream["last"] > 12:
            return
        mover = a if a.mirror().question else b
        assert mover.play(mover.mirror().texts()[0])["is"] == "ack"
    raise AssertionError("no sealed answers were asked for")


def test_a_rewind_waits_for_the_end_of_a_pause(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 8)
        era = a.mirror().stream["era"]
        assert a.say("rewind", seat=0, question=0)["is"] == "ack"
        assert a.say("pause", seat=0)["is"] == "ack"
        assert b.say("agree", about="rewind", seat=1, yes=True)["is"] == "ack"
        assert b.mirror().stream["era"] == era
        assert a.say("resume")["is"] == "ack"
        a.settle()
        assert a.mirror().stream["era"] == era + 1
        assert a.info["votes"] == []


def test_a_vote_for_an_answer_that_is_gone_lapses(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 12)  # past the sealed choices at the start of the game
        mover, other = a, b
        while not mover.mirror().shows["undo"]:
            play_on([a, b], 1)
            mover, other = (a, b) if a.mirror().shows["undo"] else (b, a)
        seat = mover.mirror().seat
        assert mover.say("rewind", seat=seat, question=0)["is"] == "ack"
        question = mover.mirror().question
        number = question["number"] if question else 0
        assert mover.say("undo", seat=seat, question=number)["is"] == "ack"
        agreed = other.say("agree", about="rewind", seat=other.mirror().seat, yes=True)
        # the vote is already gone ("stale") if the turn was taken back as well
        assert agreed.get("error", "stale") == "stale"
        assert other.info["votes"] == []
        assert other.info["state"] == "running"


# ---- the operator -------------------------------------------------------------------------------------


def test_the_operator_ends_any_table_and_it_is_marked(http: TestClient) -> None:
    made = make(http, pace={"kind": "live", "seconds": 60, "increment": 0})
    operator = http.app.state.registry.keys.operator()  # type: ignore[attr-defined]
    wanted = {"token": operator, "table": made["id"]}
    for token in (made["host"], made["tokens"][0], "junk"):
        assert http.post("/api/host/end", json={**wanted, "token": token}).status_code == 403
    assert http.post("/api/host/end", json={**wanted, "table": "none"}).status_code == 404
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        answer = http.post("/api/host/end", json=wanted)
        assert (answer.status_code, answer.json()["ended_by"]) == (200, "operator")
        a.settle()
        assert (a.info["state"], a.info["ended_by"]) == ("abandoned", "operator")
        assert [one for one in a.pushed if one["is"] == "clocks"][-1]["clocks"]["running"] == []
    assert http.post("/api/host/end", json=wanted).status_code == 409
    waiting = make(http, seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    assert http.post("/api/host/end", json={**wanted, "table": waiting["id"]}).json()["state"] == "abandoned"


def test_a_table_that_the_host_closes_says_so(http: TestClient) -> None:
    made = make(http, seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    assert host(http, made, "close")["is"] == "ack"
    assert info(http, made)["ended_by"] == "host"


def test_after_the_end_the_host_hands_over_no_seat(http: TestClient) -> None:
    """Absence no longer counts after the end, and the key would give access to a person's notes and to their
    seat in a rematch.
    """
    made = make(http)
    for seat in (0, 1):
        assert by_http(http, made["id"], made["tokens"][seat], "abandon", seat=0)  # one asks
    with Sitting(http, made["id"], made["tokens"][1]) as other:
        other.say("agree", about="abandon", seat=1, yes=True)
    assert info(http, made)["state"] == "abandoned"
    pass_time(http, 2 * AWAY)
    body = {"token": made["host"], "seat": 1}
    refused = http.post(f"/api/tables/{made['id']}/link", json=body)
    assert (refused.status_code, refused.json()["error"]) == (409, "not-running")
    assert by_http(http, made["id"], made["tokens"][1], "rematch", seat=1)["is"] == "ack"
    operator = http.app.state.registry.keys.operator()  # type: ignore[attr-defined]
    assert http.post(f"/api/tables/{made['id']}/link", json={**body, "token": operator}).status_code == 200


# ---- the target of a rewind -------------------------------------------------------------------------------


def test_a_rewind_leads_to_the_latest_answer_and_to_no_other(http: TestClient) -> None:
    """The vote is about the latest decision, so it must not take back the whole game."""
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 12)
        assert a.say("rewind", seat=0, question=1)["error"] == "stale"
        assert info(http, made)["votes"] == []
        assert a.say("rewind", seat=0, question=0)["is"] == "ack"


def test_a_rewind_that_nobody_answers_lapses_as_the_game_goes_on(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 12)
        assert a.say("rewind", seat=0, question=0)["is"] == "ack"
        assert a.say("abandon", seat=0)["is"] == "ack"
        play_on([a, b], 12)
        assert [vote["about"] for vote in b.info["votes"]] == ["abandon"]
        assert b.say("agree", about="rewind", seat=1, yes=True)["error"] == "stale"
    assert [vote["about"] for vote in info(http, made)["votes"]] == ["abandon"]
