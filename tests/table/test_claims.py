"""Claiming the seat of an absent player requires the consent of the others. An invalid key is rejected with a
reason.
"""

from __future__ import annotations

import io
import logging
import sqlite3
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from patolli.cli import main
from patolli.table.settings import Settings
from patolli.table.store import queries
from patolli.table.web.app import application

from .client import Sitting
from .table_helpers import by_http, make, pass_time, wait_for

AWAY = 600_000


def info(http: TestClient, made: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = http.get(f"/api/tables/{made['id']}").json()
    return found


def agree(http: TestClient, made: dict[str, Any], seat: int, yes: bool = True) -> dict[str, Any]:
    return by_http(http, made["id"], made["tokens"][seat], "agree", about="claim", seat=seat, yes=yes)


def asked_by_visitor(http: TestClient, made: dict[str, Any], seat: int) -> dict[str, Any]:
    with Sitting(http, made["id"]) as visitor:
        return visitor.say("claim", seat=seat)


def fits(http: TestClient, made: dict[str, Any], token: str) -> bool:
    return http.post(f"/api/tables/{made['id']}/link", json={"token": token}).status_code == 200


def refuse_to_write(*_: object) -> None:
    raise OperationalError("UPDATE seats", {}, sqlite3.OperationalError("database or disk is full"))


def why(http: TestClient, made: dict[str, Any], token: str) -> dict[str, Any]:
    with Sitting(http, made["id"], token) as refused:
        assert refused.welcome["error"] == "not-yours"
        found: dict[str, Any] = refused.welcome["lost"][0]
        return found


# ---- with consent -------------------------------------------------------------------------------------


def test_a_lost_seat_comes_back_with_the_consent_of_all_others(
    http: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    made = make(http, players=3)
    caplog.set_level(logging.INFO)
    token = asked_by_visitor(http, made, 2)["claim"]["token"]
    vote = info(http, made)["votes"][0]
    assert (vote["about"], vote["by"], vote["seat"], vote["yes"]) == ("claim", -2, 2, [])
    assert not vote["too_few"]
    assert vote["needed"] == [0, 1, 2], "the person who lost it might not have sat down yet"
    for seat in (0, 1):
        assert agree(http, made, seat)["is"] == "ack"
    assert not fits(http, made, token)
    pass_time(http, AWAY)
    with Sitting(http, made["id"], made["tokens"][0]), Sitting(http, made["id"], made["tokens"][1]):
        wait_for(http, made["id"], lambda table: not table["votes"])
    assert fits(http, made, token)
    assert not fits(http, made, made["tokens"][2])
    with Sitting(http, made["id"], token) as back:
        assert back.welcome["seats"] == [2]
        assert back.welcome["chat"][-1]["text"] == "seat-claimed 2"
    assert any(one.message == "seat handed over" and one.__dict__["seat"] == 2 for one in caplog.records)
    lost = why(http, made, made["tokens"][2])
    assert (lost["why"], lost["seat"]) == ("claimed", 2)
    assert lost["at"] > 0


def test_the_table_maker_asks_and_passes_the_link_on(http: TestClient) -> None:
    made = make(http, players=3)
    pass_time(http, AWAY)
    told = by_http(http, made["id"], made["tokens"][0], "claim", seat=2)
    assert told["claim"]["link"].endswith(f"#/table/{made['id']}/seat/{told['claim']['token']}")
    assert info(http, made)["votes"][0]["yes"] == [0]
    assert not fits(http, made, told["claim"]["token"])
    assert agree(http, made, 1)["is"] == "ack"
    assert fits(http, made, told["claim"]["token"])


def test_a_handover_that_cannot_be_written_leaves_the_vote_open(
    http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make(http, players=3)
    pass_time(http, AWAY)
    token = by_http(http, made["id"], made["tokens"][0], "claim", seat=2)["claim"]["token"]
    with monkeypatch.context() as full:
        full.setattr(queries, "put_seat", refuse_to_write)
        assert agree(http, made, 1)["error"] == "cannot-write"
        # while the sweep retries, the vote is missing for a moment
        wait_for(http, made["id"], lambda table: [vote["yes"] for vote in table["votes"]] == [[0, 1]])
        assert not fits(http, made, token)
    agree(http, made, 1)  # may fail as stale, if the server's sweep has already carried out the vote
    assert fits(http, made, token)


# ---- without it ---------------------------------------------------------------------------------------


def test_nobody_takes_the_seat_of_somebody_who_is_here(http: TestClient) -> None:
    made = make(http, players=3)
    with Sitting(http, made["id"], made["tokens"][2]):
        pass_time(http, 100 * AWAY)
        assert asked_by_visitor(http, made, 2)["error"] == "taken"
        assert by_http(http, made["id"], made["tokens"][0], "claim", seat=2)["error"] == "taken"


def test_the_person_with_the_key_ends_a_claim_by_coming(http: TestClient) -> None:
    made = make(http, players=3)
    pass_time(http, AWAY)
    token = asked_by_visitor(http, made, 2)["claim"]["token"]
    assert agree(http, made, 0)["is"] == "ack"
    with Sitting(http, made["id"], made["tokens"][2]) as owner:
        assert owner.info["votes"] == []
    assert agree(http, made, 1)["error"] == "stale"
    assert not fits(http, made, token)
    assert fits(http, made, made["tokens"][2])


def test_a_seat_for_which_a_bot_plays_is_not_up_for_grabs(http: TestClient) -> None:
    """A person who lets a bot play for them cannot vote, except about their own seat."""
    made = make(http, players=3)
    with Sitting(http, made["id"], made["tokens"][2]) as owner:
        assert owner.say("stand_in", seat=2, level="random")["is"] == "ack"
    token = asked_by_visitor(http, made, 2)["claim"]["token"]
    for seat in (0, 1):
        assert agree(http, made, seat)["is"] == "ack"
    assert not fits(http, made, token)
    assert agree(http, made, 2, yes=False)["is"] == "ack"
    assert info(http, made)["votes"] == []
    assert fits(http, made, made["tokens"][2])


def test_a_person_for_whom_a_bot_plays_claims_no_seat(http: TestClient) -> None:
    made = make(http, players=3)
    pass_time(http, AWAY)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.say("stand_in", seat=0)["is"] == "ack"
        assert a.say("claim", seat=2)["error"] == "no-vote"
        assert a.info["votes"] == []
        assert a.say("take_back", seat=0)["is"] == "ack"
        assert "error" not in a.say("claim", seat=2)
        assert [(one["about"], one["by"], one["yes"]) for one in a.info["votes"]] == [("claim", 0, [0])]


def test_one_alone_never_decides(http: TestClient) -> None:
    two = make(http, players=2)
    pass_time(http, AWAY)
    assert info(http, two)["needs_operator"]
    assert not any(seat["claimable"] for seat in info(http, two)["seats"])
    for told in (
        asked_by_visitor(http, two, 1),
        by_http(http, two["id"], two["tokens"][0], "claim", seat=1),
        by_http(http, two["id"], two["host"], "claim", seat=1),
    ):
        assert told["error"] == "no-vote"
    three = make(http, players=3)
    pass_time(http, AWAY)  # everyone is away now; only one player returns below
    assert not info(http, three)["needs_operator"]
    assert info(http, three)["away_after"] == AWAY
    assert [seat["claimable"] for seat in info(http, three)["seats"]] == [True, True, True]
    token = asked_by_visitor(http, three, 2)["claim"]["token"]
    with Sitting(http, three["id"], three["tokens"][0]) as a:
        assert a.say("agree", about="claim", seat=0, yes=True)["is"] == "ack"
        assert a.info["votes"][0]["needed"] == [0]
        assert a.info["votes"][0]["too_few"]
        assert not a.info["seats"][0]["claimable"], "its holder is here"
    assert not fits(http, three, token)


def test_the_consent_of_bots_does_not_count(http: TestClient) -> None:
    seats = [{"kind": "hot", "name": "A"}, {"kind": "hot", "name": "B"}, {"kind": "bot"}, {"kind": "bot"}]
    made = make(http, seats=seats)
    pass_time(http, AWAY)
    assert asked_by_visitor(http, made, 1)["error"] == "no-vote"
    assert asked_by_visitor(http, made, 2)["error"] == "not-there"
    assert not info(http, made)["alone"]
    assert info(http, made)["needs_operator"]


def test_with_a_seat_that_was_handed_over_nobody_is_two(http: TestClient) -> None:
    """Ana and Ben give Cem's seat to Ana. Ana then has two seats, but that must not let her take Ben's seat
    alone.
    """
    made = make(http, players=3)
    pass_time(http, AWAY)
    token = by_http(http, made["id"], made["tokens"][0], "claim", seat=2)["claim"]["token"]
    assert agree(http, made, 1)["is"] == "ack"
    assert fits(http, made, token)
    pass_time(http, AWAY)
    with Sitting(http, made["id"], made["tokens"][0]), Sitting(http, made["id"], token):
        second = by_http(http, made["id"], made["tokens"][0], "claim", seat=1)["claim"]["token"]
        assert by_http(http, made["id"], token, "agree", about="claim", seat=2, yes=True)["is"] == "ack"
        assert not fits(http, made, second)
    assert fits(http, made, made["tokens"][1])


def test_a_declined_claim_rests_and_its_key_never_fits(http: TestClient) -> None:
    made = make(http, players=3)
    pass_time(http, AWAY)
    token = asked_by_visitor(http, made, 2)["claim"]["token"]
    assert asked_by_visitor(http, made, 2)["error"] == "too-many"
    assert agree(http, made, 0, yes=False)["is"] == "ack"
    assert asked_by_visitor(http, made, 2)["error"] == "too-many"
    pass_time(http, AWAY)
    again = asked_by_visitor(http, made, 2)["claim"]["token"]
    for seat in (0, 1):
        assert agree(http, made, seat)["is"] == "ack"
    assert fits(http, made, again)
    assert not fits(http, made, token)


def test_the_hosts_key_hands_over_no_seat_in_the_course_of_a_game(http: TestClient) -> None:
    made = make(http, players=3)
    pass_time(http, AWAY)
    refused = http.post(f"/api/tables/{made['id']}/link", json={"token": made["host"], "seat": 2})
    assert (refused.status_code, refused.json()["error"]) == (409, "no-vote")


def test_a_claim_survives_a_restart(http: TestClient) -> None:
    made = make(http, players=3)
    pass_time(http, AWAY)
    token = asked_by_visitor(http, made, 2)["claim"]["token"]
    http.app.state.registry.sessions.clear()  # type: ignore[attr-defined]
    for seat in (0, 1):
        assert agree(http, made, seat)["is"] == "ack"
    assert fits(http, made, token)


# ---- dead links ---------------------------------------------------------------------------------------


def test_a_dead_key_says_what_became_of_it(http: TestClient) -> None:
    made, other = make(http, players=3), make(http)
    where = f"/api/tables/{made['id']}/link"
    new = http.post(where, json={"token": made["tokens"][0], "renew": True}).json()["token"]
    assert why(http, made, made["tokens"][0])["why"] == "renewed"
    operator = http.app.state.registry.keys.operator()  # type: ignore[attr-defined]
    http.post(where, json={"token": operator, "seat": 0})
    assert why(http, made, new)["why"] == "handed"
    assert why(http, made, made["tokens"][0])["why"] == "renewed", "older ones are remembered too"
    assert by_http(http, made["id"], made["tokens"][1], "leave", seat=1)["is"] == "ack"
    assert why(http, made, made["tokens"][1])["why"] == "left"
    assert why(http, made, made["tokens"][2][:-4])["why"] == "broken"
    assert why(http, made, other["tokens"][0])["why"] == "other-table"


def test_who_is_sent_away_before_the_start_learns_it(http: TestClient) -> None:
    made = make(http, seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}])
    sat = http.post(f"/api/tables/{made['id']}/sit", json={"name": "Ben"}).json()
    assert by_http(http, made["id"], made["host"], "kick", seat=sat["seat"])["is"] == "ack"
    assert why(http, made, sat["token"])["why"] == "freed"


def test_a_renewal_closes_the_other_devices_of_the_seat(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as device:
        http.post(f"/api/tables/{made['id']}/link", json={"token": made["tokens"][0], "renew": True})
        closed = device.session.receive()
        while closed["type"] != "websocket.close":
            closed = device.session.receive()
        assert closed["code"] == 4403


# ---- links from the operator's command
# ----------------------------------------------------------------------------


def printed_link(capsys: pytest.CaptureFixture[str], folder: Path, what: str) -> str:
    capsys.readouterr()
    main(["tables", "seat-link", what, "--data", str(folder)])
    return capsys.readouterr().out.strip()


@pytest.mark.sqlite
def test_a_command_makes_a_new_link_while_no_server_runs(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    with TestClient(application(settings)) as http:
        made = make(http)
    link = printed_link(capsys, settings.data, f"{made['id']}/P1")
    with pytest.raises(SystemExit):
        printed_link(capsys, settings.data, f"{made['id']}/Nobody")
    assert "0 (P0), 1 (P1)" in capsys.readouterr().err
    with TestClient(application(settings)) as http:
        assert not fits(http, made, made["tokens"][1])
        assert why(http, made, made["tokens"][1])["why"] == "handed"
        with Sitting(http, made["id"], link.rpartition("/")[2]) as back:
            assert back.welcome["seats"] == [1]
            assert back.welcome["chat"][-1]["text"] == "seat-handed-over 1"


def test_a_command_asks_the_server_that_runs(
    http: TestClient, settings: Settings, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make(http)

    def served(asked: Any, timeout: float) -> Any:
        assert timeout > 0
        path = asked.full_url.removeprefix("http://127.0.0.1:8173")
        return io.BytesIO(http.post(path, content=asked.data).content)

    monkeypatch.setattr(urllib.request, "urlopen", served)
    link = printed_link(capsys, settings.data, f"{made['id']}/1")
    with Sitting(http, made["id"], link.rpartition("/")[2]) as back:
        assert back.welcome["seats"] == [1]
    assert not fits(http, made, made["tokens"][1])
