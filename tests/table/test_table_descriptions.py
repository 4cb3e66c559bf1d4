"""The description of a table that everybody receives, and how much of a stream a client already has."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.kernel.seats import SPECTATOR
from patolli.table import broadcast
from patolli.table.protocol import Stream, TableInfo
from patolli.table.session import TableSession

from .idle_client import IdleClient
from .table_helpers import make, pass_time

PERSON = {"kind": "hot", "name": "Ana"}
BOT = {"kind": "bot", "level": "random"}


def session_of(http: TestClient, made: dict[str, Any]) -> TableSession:
    found: TableSession = http.app.state.registry.sessions[made["id"]]  # type: ignore[attr-defined]
    return found


def described(http: TestClient, *seats: dict[str, str], **more: Any) -> TableInfo:
    made = make(http, seats=[{**one, **({"name": f"P{n}"} if one is PERSON else {})}
                             for n, one in enumerate(seats)], **more)  # fmt: skip
    return broadcast.info(session_of(http, made))


def test_who_is_alone_and_who_needs_the_operator(http: TestClient) -> None:
    for seats, alone, operator in (
        ((PERSON, BOT), True, True),
        ((PERSON, PERSON), False, True),
        ((PERSON, PERSON, BOT), False, True),
        ((PERSON, PERSON, PERSON), False, False),
    ):
        found = described(http, *seats)
        assert (found.alone, found.needs_operator) == (alone, operator)
        assert [one.kind for one in found.seats] == ["person" if one is PERSON else "bot" for one in seats]


def test_the_seed_is_kept_secret_until_the_game_is_over(http: TestClient) -> None:
    made = make(http, seats=[PERSON, {"kind": "open"}])
    session = session_of(http, made)
    waiting = broadcast.info(session)
    assert (waiting.fate.words, waiting.fate.seed) == ([], "")
    assert waiting.fate.hash
    assert [one.ready for one in waiting.seats] == [True, False]
    for state in ("running", "paused"):
        session.row.state, session.row.words = state, ["a", "b"]
        assert (broadcast.info(session).fate.words, broadcast.info(session).fate.seed) == (["a", "b"], "")
    for state in ("over", "abandoned"):
        session.row.state = state
        found = broadcast.info(session)
        assert found.fate.seed == session.row.seed.hex()
        assert found.fate.hash == waiting.fate.hash


def test_somebody_is_away_only_in_a_game(http: TestClient) -> None:
    made = make(http, seats=[PERSON, {**PERSON, "name": "Ben"}, BOT])
    pass_time(http, 600_000)
    session = session_of(http, made)
    for state, away in (("running", True), ("waiting", False), ("over", False)):
        session.row.state = state
        assert [one.away for one in broadcast.info(session).seats] == [away, away, False], state


def test_clients_of_all_servers_are_online(http: TestClient) -> None:
    session = session_of(http, make(http))
    assert [one.online for one in broadcast.info(session).seats] == [False, False]
    session.elsewhere = {1: 2, SPECTATOR: 3}
    assert [one.online for one in broadcast.info(session).seats] == [False, True]
    assert session.watching == 3
    assert session.present == {1}
    guest: Any = IdleClient(0)
    session.join(guest)
    assert [one.online for one in broadcast.info(session).seats] == [True, True]
    assert session.present == {0, 1}
    assert session.watching == 3
    watcher: Any = IdleClient()
    session.join(watcher)
    assert session.watching == 4
    guest.closed = 1000
    assert session.present == {1}
    session.part(guest)
    session.part(watcher)
    assert (session.watching, session.guests, session.seated) == (3, set(), set())


def test_a_table_is_visited_while_any_client_is_connected(http: TestClient) -> None:
    session = session_of(http, make(http))
    seen = [session.visited]
    watcher: Any = IdleClient()
    session.join(watcher)
    seen.append(session.visited)
    watcher.closed = 1000
    seen.append(session.visited)
    session.elsewhere = {SPECTATOR: 1}
    seen.append(session.visited)
    assert seen == [False, True, False, True]


def test_options_of_a_table_are_those_it_was_made_with(http: TestClient) -> None:
    pace = {"kind": "days", "seconds": 3600, "increment": 0}
    found = described(
        http, PERSON, PERSON, listed=True, curtain=False, pace=pace, hints="announced", planned=5
    )
    assert (found.listed, found.curtain, found.hints, found.planned) == (True, False, "announced", 5)
    assert (found.pace.kind, found.pace.seconds) == ("days", 3600)
    assert found.away_after == 86_400_000
    assert (found.game, found.state, found.maker, found.chance) == ("tzolkin", "running", 0, "seed")
    assert found.created <= found.moved


def test_a_game_that_is_no_longer_installed_has_its_id_as_its_title() -> None:
    assert broadcast.title_of("chess") == "chess"
    assert broadcast.title_of("tzolkin") != "tzolkin"


@pytest.mark.parametrize(
    ("had", "kept"),
    [(None, 0), (Stream(0, 2), 2), (Stream(0, 99), 3), (Stream(1, 2), 0), (Stream(0, 3), 3)],
)
def test_a_client_is_sent_only_the_entries_it_does_not_have(had: Stream | None, kept: int) -> None:
    session: Any = SimpleNamespace(
        row=SimpleNamespace(era=0), streams=SimpleNamespace(events_for=lambda _viewer: [1, 2, 3])
    )
    assert broadcast.already_has(session, 0, {} if had is None else {0: had}) == kept
    assert broadcast.already_has(session, 1, {} if had is None else {0: had}) == 0
    session.streams = None
    assert broadcast.already_has(session, 0, {} if had is None else {0: had}) == 0


def test_numbers_of_a_viewer_without_a_seat_are_empty(http: TestClient) -> None:
    session = session_of(http, make(http))
    session.row.questions, session.row.since = [7, 8], [3]
    session.seats[0].standing = {"w": "once"}
    assert [broadcast.number(session, viewer) for viewer in (0, 1, SPECTATOR)] == [7, 8, 0]
    assert [broadcast.since(session, viewer) for viewer in (0, 1, SPECTATOR)] == [3, 0, 0]
    assert [broadcast.standing(session, viewer) for viewer in (0, SPECTATOR)] == [{"w": "once"}, {}]
