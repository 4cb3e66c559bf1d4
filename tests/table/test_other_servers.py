"""How a table in memory takes over what another server has stored, tested on SQLite.

The other server is a twin table with the same fate: what is played there is copied to the rows of the table.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from patolli.kernel.seats import SPECTATOR
from patolli.table import other_servers
from patolli.table.session import TableSession
from patolli.table.store import queries, shared
from patolli.table.store.rows import ChatRow, TableRow

from .client import Sitting
from .table_helpers import make

pytestmark = pytest.mark.sqlite
OWN = ("id", "created")


class Pair:
    """A table of this server, and its twin, on which the other server plays."""

    def __init__(self, http: TestClient, monkeypatch: pytest.MonkeyPatch, **more: Any) -> None:
        self.http = http
        self.registry: Any = http.app.state.registry  # type: ignore[attr-defined]
        self.here, self.there = (make(http, "lanterns", 2, curtain=False, **more) for _ in range(2))
        self.asked_for: list[tuple[int, int]] = []
        self.clients: dict[int, int] = {}
        monkeypatch.setattr(shared, "news", self.news)

    @property
    def session(self) -> TableSession:
        found: TableSession = self.registry.sessions[self.here["id"]]
        return found

    def news(self, c: Connection, _process: str, id_: str, step: int, line: int) -> shared.News | None:
        """Reads the news with the statements for SQLite; `shared.news` needs PostgreSQL."""
        self.asked_for.append((step, line))
        row, steps = queries.table(c, id_), queries.steps(c, id_)
        if row is None:
            return None
        later = [one for one in steps if one.n > step >= 0]
        lines = [one for one in queries.chat(c, id_) if one.n > line >= 0]
        kept = sum(one.n <= step for one in steps)
        return shared.News(row, queries.seats(c, id_), self.clients, kept, later, lines)

    def run(self, work: Any, *given: Any) -> Any:
        assert self.http.portal is not None
        return self.http.portal.call(work, *given)

    def write(self, job: Any) -> None:
        self.run(self.registry.writer.do, job)

    def copy(self) -> None:
        """Stores the state and the steps of the twin as those of the table."""

        def job(c: Connection) -> None:
            here, there = self.here["id"], self.there["id"]
            row = queries.table(c, there)
            assert row is not None
            queries.put(
                c, with_id(row, here), *(name for name in TableRow.__struct_fields__ if name not in OWN)
            )
            queries.remove_steps(c, here, [one.n for one in queries.steps(c, here)])
            queries.add_steps(c, here, queries.steps(c, there))

        self.write(job)

    def follow(self) -> None:
        """Lets the table hear that another server has written to it."""
        session = self.session

        async def heard() -> None:
            session.news.unread = True
            await other_servers.read_news(session)

        self.run(heard)


def with_id(row: TableRow, id_: str) -> TableRow:
    row.id = id_
    return row


@pytest.fixture
def pair(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> Pair:
    return Pair(http, monkeypatch)


@pytest.fixture
def sat(pair: Pair) -> Iterator[tuple[Sitting, Sitting]]:
    """One client at each table, which holds all of its seats."""
    http = pair.http
    tables = [pair.here, pair.there]
    here, there = (Sitting(http, one["id"], *one["tokens"].values()) for one in tables)
    with here, there:
        yield here, there


def seen(sitting: Sitting) -> list[Any]:
    sitting.settle()
    return [(seat, one.table, one.events, one.question) for seat, one in sorted(sitting.mirrors.items())]


def play_there(there: Sitting, moves: int, seed: int = 1) -> None:
    dice = random.Random(seed)
    for _ in range(moves):
        there.settle()
        mine = next(one for one in there.mirrors.values() if one.question)
        assert there.play(dice.choice(mine.texts()), mine.seat)["is"] == "ack"


def test_steps_of_another_server_are_played_and_shown(pair: Pair, sat: tuple[Sitting, Sitting]) -> None:
    here, there = sat
    for moves in (6, 5):
        play_there(there, moves)
        before, known = pair.session.match, len(pair.session.steps)
        revision = pair.session.revision
        pair.copy()
        assert seen(here) != seen(there)
        pair.follow()
        assert seen(here) == seen(there)
        assert pair.session.match is before, "only the new steps are read"
        assert pair.asked_for[-1] == (known - 1, 0)
        assert pair.session.revision > revision
    # both tables go on alike
    play_there(here, 4, seed=3)
    play_there(there, 4, seed=3)
    assert seen(here) == seen(there)


def test_moves_taken_back_by_another_server_are_gone(pair: Pair, sat: tuple[Sitting, Sitting]) -> None:
    here, there = sat
    mine = next(iter(there.mirrors.values()))
    while not (mine.shows["undo"] and mine.question):
        play_there(there, 1)
        there.settle()
        mine = next(one for one in there.mirrors.values() if one.question)
    pair.copy()
    pair.follow()
    steps = len(pair.session.steps)
    assert there.say("undo", seat=mine.seat, question=mine.question["number"])["is"] == "ack"
    pair.copy()
    pair.follow()
    assert len(pair.session.steps) < steps
    there.settle()
    assert seen(here) == seen(there)


def test_a_table_that_is_not_in_memory_is_read_as_a_whole(pair: Pair, sat: tuple[Sitting, Sitting]) -> None:
    here, there = sat
    play_there(there, 3)
    pair.copy()
    pair.session.drop()
    pair.follow()
    assert pair.asked_for == [(-1, 0)]
    assert seen(here) == seen(there)


@pytest.mark.parametrize(
    "entries", [[[0, "no move", False]], [[0, "0", False], [1, "0", False]], [[-1, "0", False]]]
)
def test_steps_that_the_rules_do_not_follow_are_not_taken_over(
    pair: Pair, sat: tuple[Sitting, Sitting], entries: list[Any]
) -> None:
    here, there = sat
    play_there(there, 5)
    pair.copy()
    before = seen(here)

    def bend(c: Connection) -> None:
        last = queries.steps(c, pair.here["id"])[-1]
        last.seat, last.entries = entries[0][0], entries
        queries.remove_steps(c, pair.here["id"], [last.n])
        queries.add_steps(c, pair.here["id"], [last])

    pair.write(bend)
    pair.follow()
    assert seen(here) == before
    assert pair.session.trouble


def test_a_table_deleted_by_another_server_is_closed(pair: Pair, sat: tuple[Sitting, Sitting]) -> None:
    here, _ = sat
    pair.write(lambda c: queries.remove(c, pair.here["id"]))
    pair.follow()
    with pytest.raises(WebSocketDisconnect):
        here.settle()
    assert pair.here["id"] not in pair.registry.sessions


def test_a_seat_whose_key_was_replaced_by_another_server_is_disconnected(
    pair: Pair, sat: tuple[Sitting, Sitting]
) -> None:
    here, _ = sat

    def replace(c: Connection) -> None:
        seat = queries.seats(c, pair.here["id"])[1]
        seat.key = "another"
        queries.put_seat(c, seat)

    pair.follow()
    here.settle()
    pair.write(replace)
    pair.follow()
    with pytest.raises(WebSocketDisconnect):
        here.settle()


def test_chat_lines_of_another_server_are_sent_once(pair: Pair, sat: tuple[Sitting, Sitting]) -> None:
    here, _ = sat

    def lines() -> list[str]:
        here.settle()
        return [one["line"]["text"] for one in here.pushed if one["is"] == "chat"]

    for n, text in enumerate(("first", "second"), 1):
        line = ChatRow(n, 0, 0, "P0", text)
        pair.write(lambda c, line=line: queries.add_line(c, pair.here["id"], line))
        pair.follow()
        assert pair.session.line == n
    assert lines() == ["first", "second"]
    pair.follow()
    assert [line for _, line in pair.asked_for] == [0, 1, 2]
    assert here.say("chat", text="third")["is"] == "ack"
    assert lines() == ["first", "second", "third"]


def test_clients_of_other_servers_are_shown_as_online(pair: Pair, http: TestClient) -> None:
    with Sitting(http, pair.here["id"], pair.here["tokens"][0]) as one:
        assert [seat["online"] for seat in one.info["seats"]] == [True, False]
        pair.clients = {1: 2, SPECTATOR: 3}
        pair.follow()
        one.settle()
        assert [seat["online"] for seat in one.info["seats"]] == [True, True]
        assert one.info["watching"] == 3


def test_without_clients_no_chat_lines_are_read(pair: Pair, http: TestClient) -> None:
    with Sitting(http, pair.here["id"], pair.here["tokens"][0]):
        pass
    pair.run(pair.registry.open, pair.here["id"])
    pair.follow()
    assert pair.asked_for[-1][1] == -1
