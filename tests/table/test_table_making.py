"""Names, words and conditions of new tables, and what begins when the last seat is taken (`table_setup`)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.table import table_setup
from patolli.table.protocol import NewSeat, NewTable, Pace
from patolli.table.refusal import Refusal
from patolli.table.session import TableSession
from patolli.table.store.rows import SeatRow

from .table_helpers import by_http, make


@pytest.mark.parametrize(
    ("name", "tidied"),
    [
        ("Ana", "Ana"),
        ("  Ana \t  Luz\n", "Ana Luz"),
        ("x" * 41, "x" * 40),
        ("\u3164\u2800", ""),
        ("\u0301", ""),
        (" ", ""),
        ("7", "7"),
        ("☀", "☀"),
        ("!", "!"),
        ("A\u115fB", "A B"),
    ],
)
def test_a_name_is_one_visible_line(name: str, tidied: str) -> None:
    assert table_setup.tidy(name) == tidied


def test_a_word_is_given_drawn_or_said_later() -> None:
    assert table_setup.said_word("maize") == "maize"
    assert table_setup.said_word("maize", later=True) == "maize"
    assert table_setup.said_word("", later=True) == ""
    assert table_setup.said_word("") != ""
    assert table_setup.said_word("x" * 60) == "x" * 60
    for bad in ("x" * 61, "two words", "ä"):
        with pytest.raises(Refusal) as refused:
            table_setup.said_word(bad)
        assert refused.value.error == "bad-word"


def wanted(*seats: NewSeat, **more: Any) -> NewTable:
    return NewTable("tzolkin", list(seats), **more)


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (NewTable("chess", []), "chess"),
        (wanted(NewSeat("bot", level="level-99")), "no bot level"),
        (wanted(NewSeat("me", name=" ")), "needs a name"),
        (wanted(NewSeat("hot", name="")), "needs a name"),
        (wanted(pace=Pace("live", 0)), "needs time"),
        (wanted(pace=Pace("days", 0)), "needs time"),
    ],
)
def test_an_impossible_table_is_refused_at_once(table: NewTable, why: str) -> None:
    with pytest.raises(Refusal, match=why) as refused:
        table_setup.must_be_possible(table)
    assert refused.value.error == "bad-table"


def test_open_seats_and_bots_need_no_name_and_no_clock_no_time() -> None:
    seats = (NewSeat("open"), NewSeat("bot", level="random"), NewSeat("me", name="Ana"))
    assert table_setup.must_be_possible(wanted(*seats, pace=Pace("none"))).name == "tzolkin"
    assert table_setup.must_be_possible(wanted(*seats, pace=Pace("live", 1))).name == "tzolkin"


def seat(kind: str, **more: Any) -> SeatRow:
    return SeatRow("t", 0, kind, "Ana", **{"key": "key", "word": "word", **more})


@pytest.mark.parametrize(
    ("one", "full"),
    [
        (seat("person"), True),
        (seat("bot", key="", word=""), True),
        (seat("open"), False),
        (seat("person", key=""), False),
        (seat("person", word=""), False),
        (seat("person", approved=False), False),
    ],
)
def test_a_seat_is_ready_with_a_key_a_word_and_the_hosts_approval(one: SeatRow, full: bool) -> None:
    session: Any = SimpleNamespace(seats=[seat("person"), one])
    assert table_setup.full(session) == full


# ---- seats ----------------------------------------------------------------------------------------------

OPEN = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]


def sit(http: TestClient, made: dict[str, Any], **body: Any) -> Any:
    return http.post(f"/api/tables/{made['id']}/sit", json={"name": "Ben", **body})


def session_of(http: TestClient, made: dict[str, Any]) -> TableSession:
    found: TableSession = http.app.state.registry.sessions[made["id"]]  # type: ignore[attr-defined]
    return found


def test_a_guest_takes_the_first_open_seat_or_the_one_named(http: TestClient) -> None:
    made = make(http, seats=OPEN)
    assert sit(http, made, seat=0).json()["error"] == "taken"
    assert sit(http, made, seat=7).json()["error"] in {"taken", "unreadable"}
    assert sit(http, made, name=" ").json()["error"] == "bad-table"
    assert sit(http, made, word="two words").json()["error"] == "bad-word"
    assert [one.kind for one in session_of(http, made).seats] == ["person", "open", "open"]
    assert sit(http, made, seat=2).json()["seat"] == 2
    assert session_of(http, made).row.state == "waiting"
    assert sit(http, made).json()["seat"] == 1
    assert session_of(http, made).row.state == "running"
    assert sit(http, made).json()["error"] == "not-running"


def test_without_an_automatic_start_a_full_table_waits(http: TestClient) -> None:
    made = make(http, seats=OPEN[:2], autostart=False)
    assert sit(http, made).status_code == 201
    assert sit(http, made).json()["error"] == "taken"
    assert session_of(http, made).row.state == "waiting"
    assert by_http(http, made["id"], made["host"], "start")["is"] == "ack"
    assert session_of(http, made).row.state == "running"


def test_a_guest_who_needs_approval_waits_for_it(http: TestClient) -> None:
    made = make(http, seats=OPEN[:2], approval=True)
    token = sit(http, made).json()["token"]
    session = session_of(http, made)
    assert (session.row.state, session.seats[1].approved) == ("waiting", False)
    assert by_http(http, made["id"], made["host"], "approve", seat=0, yes=True)["error"] == "not-yours"
    assert by_http(http, made["id"], made["host"], "approve", seat=1, yes=False)["is"] == "ack"
    assert [one.kind for one in session.seats] == ["person", "open"]
    assert by_http(http, made["id"], token, "leave", seat=1)["error"] == "not-yours"
    assert sit(http, made).status_code == 201
    assert by_http(http, made["id"], made["host"], "approve", seat=1, yes=True)["is"] == "ack"
    assert session.row.state == "running"


def test_a_bot_takes_only_an_open_seat(http: TestClient) -> None:
    made = make(http, seats=OPEN)
    host = made["host"]
    assert by_http(http, made["id"], host, "fill", seat=0, level="random")["error"] == "taken"
    assert by_http(http, made["id"], host, "fill", seat=1, level="none")["error"] == "bad-table"
    assert by_http(http, made["id"], host, "fill", seat=1, level="random", name=" \n ")["is"] == "ack"
    found = session_of(http, made).seats[1]
    assert (found.kind, found.name, found.level, found.word) == (
        "bot", "random 2", "random", table_setup.BOT_WORD,
    )  # fmt: skip


def test_a_word_is_said_once_before_the_start(http: TestClient) -> None:
    made = make(http, seats=OPEN[:2], words_later=True)
    say = {"seat": 0, "word": "maize"}
    assert session_of(http, made).seats[0].word == ""
    assert by_http(http, made["id"], made["tokens"][0], "word", **say)["is"] == "ack"
    assert session_of(http, made).seats[0].word == "maize"
    assert by_http(http, made["id"], made["tokens"][0], "word", **say)["error"] == "taken"
    sat = sit(http, made, word_later=True).json()
    assert session_of(http, made).row.state == "waiting"
    refused = by_http(http, made["id"], sat["token"], "word", seat=1, word="two words")
    assert refused["error"] in {"bad-word", "unreadable"}
    assert by_http(http, made["id"], sat["token"], "word", seat=1, word="beans")["is"] == "ack"
    session = session_of(http, made)
    assert (session.row.state, session.row.words) == ("running", ["maize", "beans"])
    assert by_http(http, made["id"], sat["token"], "word", seat=1, word="more")["error"] == "not-running"


def test_a_new_table_is_stored_with_what_was_asked_for(http: TestClient) -> None:
    seats = [{"kind": "bot", "level": "random", "name": "Ixchel"}, {"kind": "me", "name": "Ana"}]
    made = make(http, seats=[*seats, {"kind": "open"}], listed=True)
    session = session_of(http, made)
    row = session.row
    assert (row.maker, row.state, row.next, row.edits) == (1, "waiting", 0, 1)
    assert (row.questions, row.clocks.left, row.clocks.since) == ([0, 0, 0], [0, 0, 0], [0, 0, 0])
    assert (len(row.seed), row.epochs) == (32, [[0, 0]])
    assert [one.name for one in session.seats] == ["Ixchel", "Ana", ""]
    assert [bool(one.key) for one in session.seats] == [False, True, False]
    assert list(made["tokens"]) == [1]
    unnamed = make(http, seats=[{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random"}])
    assert session_of(http, unnamed).seats[1].name == "random 2"
    assert session_of(http, make(http, seats=[{"kind": "open"}, {"kind": "open"}])).row.maker == -3


def test_who_is_not_connected_at_the_start_is_absent_from_then_on(http: TestClient) -> None:
    made = make(http)
    now = http.app.state.registry.clock.now()  # type: ignore[attr-defined]
    assert all(0 < one.away <= now for one in session_of(http, made).seats)
