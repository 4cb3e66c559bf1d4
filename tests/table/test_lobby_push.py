"""When changed tables are sent to open start pages, and how often, with a simulated registry."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.table import lobby
from patolli.table.lobby import LobbyPush, Watcher
from patolli.table.refusal import Refusal

from .event_loop import in_loop


class Time:
    """A fake clock. Each look at the counter of a computation takes `step` seconds."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.counted = 0.0
        self.step = 0.0

    def monotonic(self) -> float:
        return self.now

    def perf_counter(self) -> float:
        self.counted += self.step
        return self.counted


class Registry:
    def __init__(self) -> None:
        self.tables: dict[str, str] = {}
        self.sessions_read: list[str] = []

    async def session(self, id_: str) -> Any:
        self.sessions_read.append(id_)
        if id_ not in self.tables:
            raise Refusal("no-table", "there is no such table")
        return SimpleNamespace(info=lambda: self.tables[id_])


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(lobby, "time", found)
    return found


@pytest.fixture
def push(monkeypatch: pytest.MonkeyPatch, time: Time) -> Any:
    registry: Any = Registry()

    async def listed_ids(_: Any) -> list[str]:
        return list(registry.tables)

    monkeypatch.setattr(lobby, "listed_ids", listed_ids)
    return LobbyPush(registry)


def page(push: LobbyPush, *tables: str) -> Any:
    closed: list[int] = []
    guest: Any = SimpleNamespace(
        address="192.0.2.1", language="", told=[], tell=None, close=closed.append, closed_with=closed
    )
    guest.tell = guest.told.append
    found = Watcher(guest)
    found.held = {table: [] for table in tables}
    push.watchers.add(found)
    return found


# ---- public tables ------------------------------------------------------------------------------------


def test_only_changed_public_tables_are_read_again(push: Any) -> None:
    async def body() -> None:
        push.registry.tables = {"a": "1", "b": "1"}
        assert await push.read_listed(set()) == {"a", "b"}
        assert push.is_complete
        push.registry.sessions_read.clear()
        push.registry.tables = {"a": "2", "b": "2", "c": "1"}
        assert await push.read_listed({"b"}) == {"b", "c"}
        assert push.registry.sessions_read == ["b", "c"]
        del push.registry.tables["a"]
        assert await push.read_listed(set()) == {"a"}
        assert push.listed == {"b": b'"2"', "c": b'"1"'}
        assert await push.read_listed({"b"}) == set(), "its description is the same"

    in_loop(body)


def test_a_list_read_before_the_last_page_was_closed_is_not_kept(
    push: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    watcher = page(push)

    async def leaving(_: Any) -> list[str]:
        push.leave(watcher)
        return ["a"]

    async def body() -> None:
        push.registry.tables = {"a": "1"}
        monkeypatch.setattr(lobby, "listed_ids", leaving)
        await push.read_listed(set())
        assert (push.listed, push.is_complete) == ({}, False)

    in_loop(body)


def test_the_lists_are_forgotten_with_the_last_page_only(push: Any) -> None:
    one, two = page(push), page(push)
    push.listed, push.is_complete, push.changed = {"a": b"1"}, True, {"a"}
    push.leave(one)
    assert (push.listed, push.is_complete, push.changed) == ({"a": b"1"}, True, {"a"})
    push.leave(two)
    assert (push.listed, push.is_complete, push.changed) == ({}, False, set())


# ---- when to send -------------------------------------------------------------------------------------


def test_changes_are_collected_only_for_open_pages(push: Any) -> None:
    async def body() -> None:
        push.note("a")
        push.note_all()
        assert (push.changed, push.pushing) == (set(), None)
        page(push, "a", "b")
        push.listed = {"c": b""}
        push.note("a")
        assert push.changed == {"a"}
        task = push.pushing
        push.note_all()
        assert push.changed == {"a", "b", "c"}
        assert push.pushing is task, "one task sends all changes"
        await push.close()

    in_loop(body)


@pytest.mark.parametrize(("later", "wakes"), [(60.0, False), (60.1, True)])
def test_public_tables_of_commands_are_looked_for_each_minute(
    push: Any, time: Time, later: float, wakes: bool
) -> None:
    async def body() -> None:
        watcher = page(push)
        await push.read_listed(set())
        time.now += later
        push.look_if_due()
        assert (push.pushing is not None) == wakes
        push.leave(watcher)
        push.pushing = None
        push.look_if_due()
        assert push.pushing is None
        await push.close()

    in_loop(body)


@pytest.mark.parametrize(("spent", "pause"), [(0.0, 0.25), (0.1, 2.0), (1.0, 5.0)])
def test_the_pause_is_twenty_times_as_long_as_the_work_within_limits(
    push: Any, time: Time, spent: float, pause: float
) -> None:
    page(push)
    time.step = spent
    asyncio.run(push.push(set()))
    assert push.pause == pytest.approx(pause)


def test_the_work_for_all_pages_counts(push: Any, time: Time) -> None:
    page(push)
    page(push)
    time.step = 0.05
    asyncio.run(push.push(set()))
    assert push.pause == pytest.approx(2.0)


@pytest.mark.parametrize(
    ("fault", "kept"), [(Refusal("cannot-write", "away"), {"a"}), (LookupError("unforeseen"), set())]
)
def test_what_could_not_be_sent_is_sent_later(
    push: Any, monkeypatch: pytest.MonkeyPatch, fault: Exception, kept: set[str]
) -> None:
    async def body() -> None:
        watcher = page(push, "a")
        tried: list[set[str]] = []

        async def failing(changed: set[str]) -> None:
            tried.append(changed)
            push.watchers.discard(watcher)
            raise fault

        monkeypatch.setattr(push, "push", failing)
        push.pause = 0.0
        push.changed = {"a"}
        await push.run()
        assert tried == [{"a"}]
        assert push.changed == kept
        assert push.pause == (lobby.AGAIN_SECONDS if kept else 0.0)

    in_loop(body)


def test_a_change_during_the_sending_is_sent_in_a_second_round(
    push: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        page(push, "a", "b")
        sent: list[set[str]] = []

        async def send(changed: set[str]) -> None:
            sent.append(changed)
            if len(sent) == 1:
                push.changed.add("b")

        monkeypatch.setattr(push, "push", send)
        push.pause = 0.0
        push.changed = {"a"}
        await push.run()
        assert sent == [{"a"}, {"b"}]
        assert push.changed == set()

    in_loop(body)


# ---- what each page is sent ---------------------------------------------------------------------------


def test_a_page_that_is_being_answered_is_sent_its_changes_later(push: Any) -> None:
    async def body() -> None:
        busy, other = page(push, "a", "b"), page(push, "c")
        busy.answering = True
        push.registry.tables = {"new": "1"}
        await push.push({"a"})
        assert (busy.waiting, busy.waiting_listed) == ({"a"}, {"new"})
        assert busy.guest.told == []
        (news,) = other.guest.told
        assert (news.mine, news.gone, news.unlisted) == ([], [], [])
        assert [bytes(one) for one in news.listed] == [b'"1"']
        other.guest.told.clear()
        await push.push({"a"})
        assert other.guest.told == [], "nothing has changed for this page"

    in_loop(body)


def test_pages_of_banned_addresses_are_closed_and_the_others_stay(push: Any) -> None:
    one, two = page(push), page(push)
    one.guest.address = "192.0.2.9"
    push.registry.bans = SimpleNamespace(has_address=lambda address: address == "192.0.2.9")
    push.close_banned()
    assert (one.guest.closed_with, two.guest.closed_with) == ([4403], [])
    asyncio.run(push.close())
    assert (one.guest.closed_with, two.guest.closed_with) == ([4403, 1001], [1001])
