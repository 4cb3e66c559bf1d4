"""One table in memory (`session`): loading its match, its state, and what its clients are sent."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.table.refusal import Refusal
from patolli.table.session import TableSession

from .client import Sitting
from .table_helpers import make


def session_of(http: TestClient, made: dict[str, Any]) -> TableSession:
    found: TableSession = http.app.state.registry.sessions[made["id"]]  # type: ignore[attr-defined]
    return found


def call(http: TestClient, work: Any, *given: Any) -> Any:
    assert http.portal is not None
    return http.portal.call(work, *given)


def error_of(work: Any, *given: Any) -> str:
    with pytest.raises(Refusal) as refused:
        work(*given)
    return refused.value.error


def test_a_match_is_loaded_once_and_again_after_it_was_dropped(http: TestClient) -> None:
    session = session_of(http, make(http))
    match = call(http, session.loaded)
    assert call(http, session.loaded) is match
    steps, revision = len(session.steps), session.revision
    session.passed_questions[1] = session.observed[0] = session.spoken["en"] = None  # type: ignore[assignment]
    session.drop()
    kept = (session.match, session.steps, session.streams, session.shown, session.spoken, session.observed)
    assert kept == (None, [], None, {}, {}, {})
    assert (session.passed_points, session.passed_questions) == ([], {})
    again = call(http, session.loaded)
    assert again is not match
    assert again.position.asked() == match.position.asked()
    assert len(session.steps) == steps
    assert session.revision == revision + 1


def test_a_table_is_not_loaded_before_the_start_or_after_its_end_in_memory(http: TestClient) -> None:
    waiting = session_of(http, make(http, seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}]))
    assert error_of(call, http, waiting.loaded) == "not-running"
    gone = session_of(http, make(http))
    gone.gone = Refusal("no-table", "deleted")
    assert error_of(call, http, gone.loaded) == "no-table"
    assert error_of(gone.must_run) == "no-table"


def test_a_log_that_leads_elsewhere_makes_a_table_stuck(http: TestClient) -> None:
    session = session_of(http, make(http))
    session.drop()
    session.row.asked = [1] if session.row.asked != [1] else [0]
    assert error_of(call, http, session.loaded) == "stuck"
    assert "ask other seats" in session.trouble
    assert session.state == "stuck"
    session.row.state = "over"
    assert session.state == "over", "a game that has ended needs no rules"
    session.trouble, session.row.state = "", "paused"
    assert session.state == "paused"


@pytest.mark.parametrize(
    ("state", "error"), [("paused", "paused"), ("over", "not-running"), ("waiting", "not-running")]
)
def test_only_a_running_table_runs(http: TestClient, state: str, error: str) -> None:
    session = session_of(http, make(http))
    session.must_run()
    session.row.state = state
    assert error_of(session.must_run) == error


def test_an_observation_is_kept_until_the_match_changes(http: TestClient) -> None:
    session = session_of(http, make(http))
    call(http, session.loaded)
    first = session.observe(0)
    assert session.observe(0) is first
    assert session.observe(1).digest != first.digest
    session.revision += 1
    second = session.observe(0)
    assert second is not first
    assert second.digest == first.digest


def test_a_description_is_sent_only_when_it_has_changed(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        session = session_of(http, made)
        a.settle()

        def tables() -> int:
            a.settle()
            return sum(one["is"] == "table" for one in a.pushed)

        call(http, session.tell_table)
        before = tables()
        call(http, session.tell_table)
        assert tables() == before
        session.row.rematch = "another"
        call(http, session.tell_table)
        assert tables() == before + 1
        call(http, session.tell_clocks)
        a.settle()
        assert a.pushed[-1]["is"] == "clocks"


def test_only_clients_of_the_seat_are_sent_away(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]):
        session = session_of(http, made)
        call(http, session.send_away, 1)
        assert sorted(guest.closed for guest in session.seated if 0 in guest.seats) == [0]
        a.settle()


def test_texts_are_made_for_each_language_and_again_for_new_names(http: TestClient) -> None:
    session = session_of(http, make(http))
    assert session.words("") is None
    english = session.words("en")
    assert session.words("en") is english
    assert session.words("de") is not english
    session.seats[0].name = "Ixchel"
    assert session.words("en") is not english
