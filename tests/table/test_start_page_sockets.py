"""The WebSocket of a start page: its deadlines, invalid messages and refusals, with simulated connections.
Also which tables a person's list contains.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from patolli.table import glance, lobby
from patolli.table.guests import Guest
from patolli.table.keys import HOST, Key
from patolli.table.lobby import LobbyPush, Watcher
from patolli.table.protocol import VERSION
from patolli.table.rate_limits import TokenBucket
from patolli.table.refusal import Refusal
from patolli.table.store import queries
from patolli.table.web import lobby_socket


class Socket:
    """A connection that sends these frames and then stays open."""

    def __init__(self, *frames: Any) -> None:
        self.frames = list(frames)

    async def receive(self) -> Any:
        if not self.frames:
            await asyncio.sleep(100)
        return self.frames.pop(0)


class Metrics:
    def __init__(self) -> None:
        self.names: list[str] = []

    def refused(self, name: str) -> None:
        self.names.append(name)

    def timed(self, name: str) -> Any:
        self.names.append(name)
        return nullcontext()


class Registry:
    def __init__(self) -> None:
        limits = SimpleNamespace(hello_seconds=0.02, lobby_seconds=0.05)
        self.settings = SimpleNamespace(limits=limits, socket_rate=100.0, most_message=1000)
        self.addresses = SimpleNamespace(messages=SimpleNamespace(take=lambda address: address != "busy"))
        self.metrics = Metrics()
        self.watched: list[list[str]] = []
        self.fault: Exception | None = None
        self.lobby = SimpleNamespace(watch=self.watch)

    async def watch(self, watcher: Watcher, tokens: list[str]) -> None:
        if self.fault is not None:
            raise self.fault
        self.watched.append(tokens)
        watcher.knows_listed = True


class Client:
    def __init__(self, address: str = "192.0.2.1") -> None:
        self.address, self.language = address, "?"
        self.closed = 0
        self.told: list[Any] = []

    def tell(self, message: Any) -> None:
        self.told.append(message)

    def close(self, code: int) -> None:
        self.closed = self.closed or code


@pytest.fixture
def registry() -> Any:
    return Registry()


def watch(*tokens: str, **more: Any) -> dict[str, Any]:
    message = {"do": "watch", "id": 5, "tokens": tokens, "language": "en", "version": VERSION, **more}
    return {"type": "websocket.receive", "text": json.dumps(message)}


def listen(registry: Any, *frames: Any, client: Any = None) -> Any:
    guest: Any = client or Client()
    watcher = Watcher(guest)

    async def run() -> None:
        socket: Any = Socket(*frames)
        async with asyncio.timeout(20):
            await lobby_socket.listen(socket, registry, watcher)

    asyncio.run(run())
    return guest


GONE = {"type": "websocket.disconnect"}


def test_a_page_must_ask_for_its_tables_soon_and_come_again_later(registry: Any) -> None:
    assert listen(registry).closed == 1008
    assert listen(registry, watch("t1")).closed == 1000
    assert registry.watched == [["t1"]]


def test_a_page_that_goes_is_not_closed(registry: Any) -> None:
    assert listen(registry, watch(), GONE).closed == 0
    banned = Client()
    banned.closed = 4403
    listen(registry, watch(), client=banned)
    assert len(registry.watched) == 1


def test_messages_are_text_or_bytes(registry: Any) -> None:
    raw = watch("t2")["text"].encode()
    guest = listen(registry, {"type": "websocket.receive", "bytes": raw}, GONE)
    assert [one.to for one in guest.told] == [5]
    assert registry.watched == [["t2"]]
    unreadable = listen(registry, {"type": "websocket.receive"}, GONE)
    assert [one.error for one in unreadable.told] == ["unreadable"]


@pytest.mark.parametrize(("count", "code"), [(19, 0), (20, 1008)])
def test_twenty_invalid_messages_close_the_socket(registry: Any, count: int, code: int) -> None:
    bad = {"type": "websocket.receive", "text": '{"id": 3}'}
    guest = listen(registry, *[bad] * count, GONE)
    assert [(one.to, one.error) for one in guest.told] == [(3, "unreadable")] * count
    assert guest.closed == code


@pytest.mark.parametrize(
    ("address", "more", "fault", "error"),
    [
        ("busy", {}, None, "too-many"),
        ("192.0.2.1", {"version": VERSION + 1}, None, "version"),
        ("192.0.2.1", {}, Refusal("too-many", "keys"), "too-many"),
        ("192.0.2.1", {}, LookupError("unforeseen"), "fault"),
    ],
)
def test_each_message_is_answered(
    registry: Any, address: str, more: dict[str, Any], fault: Exception | None, error: str
) -> None:
    registry.fault = fault
    guest = listen(registry, watch("t", **more), GONE, client=Client(address))
    (answer,) = guest.told
    assert (answer.to, answer.error) == (5, error)
    assert (error in registry.metrics.names) == (error != "fault")
    assert registry.watched == []


def test_a_page_beyond_the_rate_is_refused(registry: Any) -> None:
    guest: Any = Client()
    watcher = Watcher(guest)
    text = watch("t")["text"].encode()

    async def twice() -> None:
        bucket = TokenBucket(0.001, 1)
        for _ in range(2):
            await lobby_socket.hear(registry, watcher, text, bucket)

    asyncio.run(twice())
    assert [getattr(one, "error", "") for one in guest.told] == ["", "too-many"]


@pytest.mark.parametrize(("language", "used"), [("de", "de"), ("xx", ""), ("", "")])
def test_a_page_is_answered_in_its_language(registry: Any, language: str, used: str) -> None:
    assert listen(registry, watch(language=language), GONE).language == used


@pytest.mark.parametrize("fault", [WebSocketDisconnect(), None])
def test_a_page_that_left_is_forgotten(monkeypatch: pytest.MonkeyPatch, fault: Exception | None) -> None:
    left: list[Any] = []
    done: list[Any] = []

    async def listening(socket: Any, registry: Any, watcher: Watcher) -> None:
        left.append(watcher)
        assert watcher.guest.most_unread == (10, 20)
        if fault is not None:
            raise fault

    async def sending(socket: Any, guest: Guest) -> None:
        while await guest.waiting.get() is not None:
            pass
        done.append(guest.closed)

    monkeypatch.setattr(lobby_socket, "listen", listening)
    monkeypatch.setattr(lobby_socket, "send", sending)
    limits = SimpleNamespace(unread_per_client=10, unread_per_address=20)
    registry: Any = SimpleNamespace(
        settings=SimpleNamespace(limits=limits),
        addresses=SimpleNamespace(unread=Counter()),
        lobby=SimpleNamespace(leave=left.append),
    )
    socket: Any = SimpleNamespace()
    asyncio.run(lobby_socket.converse(socket, registry, "192.0.2.1"))
    assert left[0] is left[1]
    assert done == [1000]


# ---- a person's tables ----------------------------------------------------------------------------------


class Tables:
    """A registry in which only the keys named `good…` are valid."""

    def __init__(self) -> None:
        self.completed: list[str] = []
        self.tables: dict[str, Any] = {}

    def add(
        self, id_: str, state: str = "running", asked: tuple[int, ...] = (), totals: int = 1, moved: int = 0
    ) -> None:
        row = SimpleNamespace(state=state, asked=list(asked), glance=SimpleNamespace(totals=[1] * totals))
        self.tables[id_] = SimpleNamespace(id=id_, row=row, info=lambda: SimpleNamespace(id=id_, moved=moved))

    async def session(self, id_: str) -> Any:
        if id_ not in self.tables:
            raise Refusal("no-table", "there is no such table")
        return self.tables[id_]

    def holder(self, session: Any, token: str) -> Any:
        return token if token.startswith("good") else None


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Any:
    found = Tables()

    async def complete(session: Any) -> None:
        found.completed.append(session.id)

    monkeypatch.setattr(glance, "complete", complete)
    monkeypatch.setattr(glance, "summary", lambda session, language: f"in {language}")
    return found


def held(*keys: tuple[str, int]) -> list[tuple[str, Key]]:
    return [(token, SimpleNamespace(who=who)) for token, who in keys]  # type: ignore[misc]


def mine(tables: Any, *keys: tuple[str, int], complete: bool = False) -> Any:
    return asyncio.run(lobby.my_table(tables, "t", held(*keys), "en", complete))


def test_a_table_is_listed_with_the_seats_of_valid_keys(tables: Any) -> None:
    tables.add("t", asked=(1,))
    found = mine(tables, ("good1", 1), ("bad", 0), ("good2", 1), ("good3", 2))
    assert (found.seats, found.host, found.my_turn) == ([1, 2], False, True)
    assert mine(tables, ("bad", 1)) is None
    host = mine(tables, ("good", HOST))
    assert (host.seats, host.host, host.my_turn) == ([], True, False)
    first = mine(tables, ("good", 0), ("good2", HOST))
    assert (first.seats, first.host, first.my_turn) == ([0], True, False)
    tables.add("t", "paused", asked=(1,))
    assert not mine(tables, ("good", 1)).my_turn
    assert tables.completed == []
    mine(tables, ("good", 1), complete=True)
    assert tables.completed == ["t"]


def test_tables_that_wait_for_the_person_come_first(tables: Any) -> None:
    tables.add("a", moved=1)
    tables.add("b", moved=9)
    tables.add("c", asked=(0,), moved=2)
    tables.add("d", asked=(0,), moved=5)
    every = {id_: held(("good", 0)) for id_ in "abcdx"} | {"e": held(("bad", 0))}
    found = asyncio.run(lobby.my_tables(tables, every, "en"))
    assert [one.table.id for one in found] == ["d", "c", "b", "a"]


def test_results_of_a_few_old_games_are_computed(tables: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glance, "MOST_LOADED", 2)
    for id_, state, totals in (
        ("a", "running", 0),
        ("b", "over", 1),
        ("c", "over", 0),
        ("d", "over", 0),
        ("e", "over", 0),
    ):
        tables.add(id_, state, totals=totals)
    asyncio.run(lobby.my_tables(tables, {id_: held(("good", 0)) for id_ in "abcde"}, "en"))
    assert tables.completed == ["c", "d"]


def test_keys_are_grouped_by_table() -> None:
    known = {"k1": "a", "k2": "b", "k3": "a", "operator": ""}
    registry: Any = SimpleNamespace(
        keys=SimpleNamespace(
            read=lambda token: SimpleNamespace(table=known[token]) if token in known else None
        )
    )
    found = lobby.keys_by_table(registry, ["k1", "x", "k2", "k1", "operator", "k3"])
    assert {table: [token for token, _ in keys] for table, keys in found.items()} == {
        "a": ["k1", "k3"],
        "b": ["k2"],
    }


def test_at_most_a_hundred_public_tables_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    async def find(query: Any, fits: Any) -> list[str]:
        given.extend([query("connection"), fits])
        return [f"t{n}" for n in range(120)]

    monkeypatch.setattr(queries, "ids", lambda *given: given)
    registry: Any = SimpleNamespace(find=find)
    found = asyncio.run(lobby.listed_ids(registry))
    assert (len(found), found[0]) == (100, "t0")
    assert given[0] == ("connection", ("waiting", "running", "paused"), True, 100)
    fits = given[1]
    for state, listed, shown in (("waiting", True, True), ("over", True, False), ("running", False, False)):
        assert fits(SimpleNamespace(state=state, listed=listed), []) == shown


def test_descriptions_leave_out_what_cannot_be_read(tables: Any) -> None:
    tables.add("a")
    tables.add("b")
    found: list[Any] = asyncio.run(lobby.infos(tables, ["b", "x", "a"]))
    assert [one.id for one in found] == ["b", "a"]


def test_a_closing_server_does_not_wait_for_a_slow_push(monkeypatch: pytest.MonkeyPatch) -> None:
    registry: Any = SimpleNamespace()
    push = LobbyPush(registry)

    async def close() -> None:
        push.watchers.add(Watcher(Client()))  # type: ignore[arg-type]
        monkeypatch.setattr(push, "push", lambda changed: asyncio.sleep(100))
        push.pause = 0.0
        push.note("a")
        await asyncio.sleep(0.01)
        async with asyncio.timeout(5):
            await push.close()

    asyncio.run(close())


def test_a_page_watches_a_limited_number_of_keys(monkeypatch: pytest.MonkeyPatch, tables: Any) -> None:
    monkeypatch.setattr(lobby, "MOST_KEYS", 3)
    counted: list[int] = []
    tables.addresses = SimpleNamespace(take_keys=lambda address, count: counted.append(count))
    tables.keys = SimpleNamespace(read=lambda token: None)

    async def find(query: Any, fits: Any) -> list[str]:
        watcher.waiting, watcher.waiting_listed = {"changed"}, {"listed"}
        return []

    tables.find = find
    push, guest = LobbyPush(tables), Client()
    watcher = Watcher(guest)  # type: ignore[arg-type]

    async def watch() -> None:
        await push.watch(watcher, ["k1", "k2", "k1"])
        await push.watch(watcher, ["k3"])
        with pytest.raises(Refusal, match="a page watches at most 3 keys"):
            await push.watch(watcher, ["k4"])

    asyncio.run(watch())
    assert (push.changed, watcher.waiting, watcher.waiting_listed) == ({"changed"}, set(), set())
    assert (counted, watcher.tokens) == ([2, 1, 1], 3)
    assert push.watchers == {watcher}
    assert watcher.knows_listed
    assert not watcher.answering
    assert len(guest.told) == 2
