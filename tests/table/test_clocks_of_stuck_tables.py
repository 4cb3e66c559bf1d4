"""Clocks of tables that cannot be played because their rules are missing, and related decisions of the
server.
"""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.table import clock, other_servers, table_moves, upkeep
from patolli.table.heard_news import HeardNews
from patolli.table.protocol import Pace
from patolli.table.refusal import Refusal
from patolli.table.registry import TableRegistry
from patolli.table.store.rows import Clock, SeatRow
from patolli.table.sweeper import MOST_DEFAULTS, play_defaults

LIVE = Pace("live", 60)
PERSON, STAND_IN = SeatRow("t", 0, "person", "Ana"), SeatRow("t", 1, "person", "Bo", stand_in=True)
BOT = SeatRow("t", 2, "bot", "Bot")


class Timed:
    """A fake session whose clock started at 1 second. If `refusal` is not empty, its rules are missing."""

    def __init__(self, refusal: str = "", deadline: int | None = 61_000, **more: Any) -> None:
        fields = {"state": "running", "pace": LIVE, "seats": [PERSON, BOT], **more}
        self.refusal = refusal
        self.id = "t"
        self.writes = self.written = self.told = 0
        self.lock = asyncio.Lock()
        self.seats = fields.pop("seats")
        self.registry = SimpleNamespace(
            clock=SimpleNamespace(now=lambda: 500_000),
            servers=SimpleNamespace(fence=lambda: None),
            writer=SimpleNamespace(do=self.do),
        )
        since = [1_000 if deadline else 0, 0]
        self.row = SimpleNamespace(
            asked=[0], clocks=Clock([60_000, 60_000], since), deadline=deadline, edits=0, **fields
        )

    async def loaded(self) -> None:
        if self.refusal:
            raise Refusal(self.refusal, "cannot be played")

    def must_be_here(self) -> None: ...

    async def do(self, _job: Any, _table: str) -> None:
        self.writes += 1

    def tell_clocks(self) -> None:
        self.told += 1

    def set(self) -> tuple[int | None, list[int], int, int]:
        given: Any = self
        asyncio.run(upkeep.set_clocks(given))
        return self.row.deadline, self.row.clocks.since, self.writes, self.told


def test_the_clocks_of_a_stuck_table_end_for_now() -> None:
    assert Timed("stuck").set() == (None, [1_000, 0], 1, 1)


def test_clocks_go_on_from_the_present_when_the_table_can_be_played_again() -> None:
    assert Timed(deadline=None).set() == (560_000, [500_000, 0], 1, 1)


@pytest.mark.parametrize(
    "given",
    [
        Timed(),
        Timed("stuck", None),
        Timed("stuck", state="paused"),
        Timed("stuck", pace=Pace("none")),
        Timed("stuck", seats=[BOT, STAND_IN]),
        Timed(deadline=None, seats=[BOT, STAND_IN]),
    ],
)
def test_other_clocks_are_left_alone(given: Timed) -> None:
    before = given.row.deadline, list(given.row.clocks.since)
    assert given.set() == (*before, 0, 0)


def test_a_table_that_cannot_be_read_is_not_called_stuck() -> None:
    with pytest.raises(Refusal) as refused:
        Timed("damaged").set()
    assert refused.value.error == "damaged"


@pytest.mark.parametrize(
    ("state", "seats", "bots"),
    [
        ("running", [PERSON, BOT], True),
        ("running", [PERSON, STAND_IN], True),
        ("paused", [PERSON, BOT], False),
        ("running", [PERSON, PERSON], False),
        ("running", [BOT, BOT], False),
        ("running", [STAND_IN, BOT], False),
    ],
)
def test_bots_go_on_after_a_start_where_persons_wait_for_them(
    state: str, seats: list[SeatRow], bots: bool
) -> None:
    row: Any = SimpleNamespace(state=state)
    assert upkeep.has_bots(row, seats) is bots


@pytest.mark.parametrize(
    ("state", "deadline", "due"),
    [
        ("running", 100, True),
        ("paused", 99, True),
        ("running", 101, False),
        ("running", None, False),
        ("over", 100, False),
    ],
)
def test_a_table_is_due_when_its_deadline_has_come(state: str, deadline: int | None, due: bool) -> None:
    row: Any = SimpleNamespace(state=state, deadline=deadline)
    assert upkeep.is_due(row, 100) is due


# ---- default answers --------------------------------------------------------------------------------------


def defaults(monkeypatch: pytest.MonkeyPatch, left: list[int], asked: list[int], **more: Any) -> list[Any]:
    """Lets the clocks of the asked seats run from 1,000 to 10,000 ms and returns the default answers that the
    server gives. After its answer a seat is not asked again, unless `more` says otherwise.
    """
    again = more.get("again", False)
    row = SimpleNamespace(clocks=Clock(left, [1_000] * 2), pace=LIVE, asked=asked, questions=[7, 8])
    session: Any = SimpleNamespace(row=row, state=more.get("state", "running"))
    given: list[Any] = []

    async def default(_session: Any, seat: int, question: int, why: str) -> None:
        given.append((seat, question, why))
        if not again:
            asked.remove(seat)

    monkeypatch.setattr(table_moves, "default", default)
    asyncio.run(play_defaults(session, 10_000))
    return given


def test_every_asked_seat_without_time_gets_its_default_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    why = "time ran out"
    assert defaults(monkeypatch, [9_000, 5_000], [0, 1]) == [(0, 7, why), (1, 8, why)]
    assert defaults(monkeypatch, [9_001, 9_000], [0, 1]) == [(1, 8, why)]
    assert defaults(monkeypatch, [9_000, 9_000], [1]) == [(1, 8, why)]
    assert defaults(monkeypatch, [9_000, 9_000], [0], state="stuck") == []


def test_one_sweep_gives_a_limited_number_of_default_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(defaults(monkeypatch, [0, 90_000], [0], again=True)) == MOST_DEFAULTS


# ---- news of other servers ---------------------------------------------------------------------------------


class Session:
    def __init__(self, name: str, guests: int = 0) -> None:
        self.name = name
        self.row = SimpleNamespace(edits=2)
        self.news = HeardNews(2)
        self.gone = None
        self.guests = set(range(guests))
        self.thinking: set[int] = set()


def hearing(*sessions: Session) -> Any:
    found = SimpleNamespace(sessions={one.name: one for one in sessions}, overheard={}, noted=[], begun=[])
    found.lobby = SimpleNamespace(note=found.noted.append)
    found.begin = found.begun.append
    return found


def test_news_reach_the_first_pages_and_the_open_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_servers, "read_news", lambda session: session.name)
    server = hearing(Session("quiet"), Session("visited", guests=1))
    for table in ("quiet", "visited", "closed"):
        TableRegistry.note_edits(server, table, 3)
    assert server.noted == ["quiet", "visited", "closed"]
    assert [session.news.newest for session in server.sessions.values()] == [3, 3]
    assert server.begun == ["visited"]
    assert server.overheard == {}


def test_news_of_a_table_that_is_being_opened_are_kept() -> None:
    server = hearing()
    server.overheard["t"] = -1
    TableRegistry.note_edits(server, "t", 5)
    TableRegistry.note_edits(server, "t", 4)
    assert server.overheard == {"t": 5}


@pytest.mark.parametrize(("overheard", "noted"), [(-1, []), (0, [("t", 0)]), (4, [("t", 4)])])
def test_a_table_hears_what_came_while_it_was_opened(
    monkeypatch: pytest.MonkeyPatch, overheard: int, noted: list[tuple[str, int]]
) -> None:
    found: list[tuple[str, int]] = []
    server: Any = SimpleNamespace(overheard={}, sessions={}, note_edits=lambda *news: found.append(news))

    async def read(id_: str, _work: Any) -> Any:
        server.overheard[id_] = max(server.overheard[id_], overheard)
        return ("row", "seats"), {1: 2}

    server.read = read
    monkeypatch.setattr(
        "patolli.table.registry.TableSession", lambda _, *stored: SimpleNamespace(stored=stored)
    )
    opened: Any = asyncio.run(TableRegistry.open(server, "t"))
    assert opened.stored == ("row", "seats")
    assert opened.elsewhere == {1: 2}
    assert server.sessions == {"t": opened}
    assert server.overheard == {}
    assert found == noted


def test_a_table_that_does_not_exist_is_refused() -> None:
    async def read(_id: str, _work: Any) -> Any:
        return None, {}

    server: Any = SimpleNamespace(overheard={}, sessions={}, read=read)
    with pytest.raises(Refusal) as refused:
        asyncio.run(TableRegistry.open(server, "t"))
    assert refused.value.error == "no-table"
    assert server.sessions == server.overheard == {}
    for name in ("", "a b", "x" * 65, "ä"):
        with pytest.raises(Refusal, match="there is no such table"):
            asyncio.run(TableRegistry.session(server, name))


def test_a_clock_is_full_for_nobody_who_is_not_asked() -> None:
    ticking = Clock([5, 7], [0, 3])
    assert clock.run_out(ticking, LIVE, 10) == [1]
    assert clock.run_out(ticking, LIVE, 9) == []
    assert clock.run_out(ticking, Pace("none"), 10) == []
    assert clock.deadline(ticking, LIVE) == 10
    assert clock.deadline(Clock([5], [0]), LIVE) is None
    assert clock.deadline(ticking, Pace("none")) is None
