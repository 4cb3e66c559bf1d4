"""The lobby's lists of tables, which the server pushes to open pages."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from patolli.table import lobby, table_setup
from patolli.table.limits import Limits
from patolli.table.protocol import VERSION, Sit
from patolli.table.refusal import Refusal
from patolli.table.registry import TableRegistry
from patolli.table.settings import Settings
from patolli.table.web.app import application

from .client import Sitting
from .servers import Start, on_postgres, registry_of
from .servers import serve as serve
from .servers import url as url
from .table_helpers import by_http, make, play_on

OPEN = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]


class FirstPage:
    """A client of the lobby with its keys, and both lists as its page would show them."""

    def __init__(self, http: TestClient, *tokens: str, language: str = "en") -> None:
        self.http = http
        self.tokens = tokens
        self.language = language
        self.mine: dict[str, Any] = {}
        self.listed: dict[str, Any] = {}
        self.received: list[str] = []
        self.id = 0
        self.session: WebSocketTestSession

    def __enter__(self) -> Self:
        self.session = self.http.websocket_connect("/ws")
        self.session.__enter__()
        assert self.watch(*self.tokens)["is"] == "ack"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None
    ) -> None:
        self.session.__exit__(kind, fault, at)

    def watch(self, *tokens: str, version: int = VERSION) -> dict[str, Any]:
        self.id += 1
        message = {"do": "watch", "id": self.id, "tokens": tokens, "language": self.language}
        self.session.send_text(json.dumps({**message, "version": version}))
        while (found := self.take()).get("to") != self.id:
            pass
        return found

    def take(self) -> dict[str, Any]:
        text = self.session.receive_text()
        self.received.append(text)
        news: dict[str, Any] = json.loads(text)
        if news["is"] == "lobby":
            self.mine |= {one["table"]["id"]: one for one in news["mine"]}
            self.listed |= {one["id"]: one for one in news["listed"]}
            for id_ in news["gone"]:
                del self.mine[id_]
            for id_ in news["unlisted"]:
                del self.listed[id_]
        return news

    def settle(self) -> None:
        """Waits until everything that the server is about to push has arrived."""
        found = registry_of(self.http).lobby
        until = time.monotonic() + 30
        while found.changed or (found.pushing is not None and not found.pushing.done()):
            assert time.monotonic() < until
            time.sleep(0.01)
        assert self.watch()["is"] == "ack"

    def polled(self) -> tuple[dict[str, Any], dict[str, Any]]:
        body = {"tokens": self.tokens, "language": self.language}
        found = self.http.post("/api/lobby", json=body).json()
        mine = {one["table"]["id"]: one for one in found["mine"]}
        return mine, {one["id"]: one for one in found["listed"]}

    def shows_what_is_polled(self) -> bool:
        self.settle()
        return (self.mine, self.listed) == self.polled()


def seated(http: TestClient, made: dict[str, Any]) -> list[Sitting]:
    return [Sitting(http, made["id"], token) for token in made["tokens"].values()]


def test_a_move_reaches_the_first_page_in_less_than_a_second(http: TestClient) -> None:
    made = make(http)
    a, b = seated(http, made)
    with a, b, FirstPage(http, made["tokens"][1]) as page:
        page.settle()
        for step in range(60):
            turn = page.mine[made["id"]]["my_turn"]
            play_on([a, b], 1, step)
            if (b.mirror().question is not None) != turn:
                began = time.monotonic()
                page.take()
                assert time.monotonic() - began < 1
                assert page.mine[made["id"]]["my_turn"] != turn
                break
        else:
            pytest.fail("it is always the same player's turn")
        assert page.shows_what_is_polled()


def test_each_browser_receives_only_its_own_tables_and_what_is_polled(http: TestClient) -> None:
    """Uses Lanterns because it has hidden goods, draws and sealed answers."""
    games = [make(http, "lanterns", 2), make(http, "lanterns", 2)]
    one, two = games
    pages = [FirstPage(http, one["tokens"][0]), FirstPage(http, two["tokens"][1], two["host"])]
    with pages[0], pages[1]:
        for made, seed in zip(games, (1, 2), strict=True):
            a, b = seated(http, made)
            with a, b:
                for step in range(6):
                    play_on([a, b], 5, seed * 100 + step)
                    assert all(page.shows_what_is_polled() for page in pages)
        assert list(pages[0].mine) == [one["id"]]
        assert list(pages[1].mine) == [two["id"]]
        assert pages[0].listed == pages[1].listed == {}
        for page, foreign in ((pages[0], two), (pages[1], one)):
            text = "".join(page.received)
            assert foreign["id"] not in text
            for made in games:
                for secret in (*made["tokens"].values(), made["host"]):
                    assert secret not in text


def test_an_answer_that_is_taken_back_is_no_longer_the_last_move(http: TestClient) -> None:
    made = make(http)
    a, b = seated(http, made)
    with a, b, FirstPage(http, made["tokens"][0]) as page:
        taken = 0
        for step in range(40):
            play_on([a, b], 1, step)
            for one in (a, b):
                mine = one.mirror()
                if mine.shows["undo"] and mine.question is not None and not taken:
                    assert one.say("undo", seat=mine.seat, question=mine.question["number"])["is"] == "ack"
                    taken += 1
            assert page.shows_what_is_polled()
        assert taken


def test_listed_tables_come_change_and_go(http: TestClient) -> None:
    with FirstPage(http) as page:
        assert page.listed == {}
        made = make(http, seats=[*OPEN, {"kind": "open"}], listed=True)
        make(http, seats=OPEN)
        page.take()
        assert list(page.listed) == [made["id"]]
        assert http.post(f"/api/tables/{made['id']}/sit", json={"name": "Balam"}).status_code == 201
        page.take()
        assert [seat["name"] for seat in page.listed[made["id"]]["seats"]] == ["Ana", "Balam", ""]
        assert page.shows_what_is_polled()
        by_http(http, made["id"], made["host"], "close")
        page.take()
        assert page.listed == {}
        assert page.mine == {}


def test_a_table_goes_with_its_key_and_when_it_is_deleted(http: TestClient) -> None:
    one, two = make(http, seats=OPEN), make(http, seats=OPEN)
    with FirstPage(http, one["tokens"][0], two["tokens"][0]) as page:
        assert set(page.mine) == {one["id"], two["id"]}
        renewed = {"token": one["tokens"][0], "renew": True}
        assert http.post(f"/api/tables/{one['id']}/link", json=renewed).status_code == 200
        page.settle()
        assert set(page.mine) == {two["id"]}
        http.portal.call(registry_of(http).delete, two["id"])  # type: ignore[union-attr]
        page.settle()
        assert page.mine == {}


def test_more_keys_can_be_added(http: TestClient) -> None:
    one, two = make(http, seats=OPEN, listed=True), make(http, seats=OPEN)
    with FirstPage(http, one["tokens"][0], "nonsense") as page:
        assert page.watch(two["tokens"][0], two["host"])["is"] == "ack"
        assert set(page.mine) == {one["id"], two["id"]}
        assert page.mine[two["id"]]["host"]
        assert set(page.listed) == {one["id"]}


def test_without_a_first_page_a_move_leaves_no_work(http: TestClient) -> None:
    made = make(http, listed=True)
    a, b = seated(http, made)
    found = registry_of(http).lobby
    with a, b:
        play_on([a, b], 20)
        assert (found.changed, found.pushing, found.listed) == (set(), None, {})
        with FirstPage(http, made["tokens"][0]) as page:
            page.settle()
        until = time.monotonic() + 30
        while found.watchers:
            assert time.monotonic() < until
            time.sleep(0.01)
        play_on([a, b], 20, 2)
        assert (found.changed, found.listed) == (set(), {})


def test_many_moves_are_pushed_together(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "SHORTEST_PAUSE", 3600)
    made = make(http)
    a, b = seated(http, made)
    with a, b, FirstPage(http, made["tokens"][0]) as page:
        found = registry_of(http).lobby
        found.pause = 3600
        play_on([a, b], 30)
        page.watch()
        assert sum(json.loads(text)["is"] == "lobby" for text in page.received) <= 2
        assert found.changed == {made["id"]}


def test_a_change_during_an_answer_is_sent_after_it(
    http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make(http, seats=OPEN, listed=True)
    usual = lobby.my_tables

    async def slow(registry: TableRegistry, held: lobby.HeldKeys, language: str) -> list[Any]:
        found = await usual(registry, held, language)
        if held:
            await table_setup.sit(await registry.session(made["id"]), Sit("Balam"))
            await registry.lobby.push({made["id"]})
        return found

    monkeypatch.setattr(lobby, "my_tables", slow)
    with FirstPage(http, made["tokens"][0]) as page:
        monkeypatch.setattr(lobby, "my_tables", usual)
        assert page.shows_what_is_polled()
        assert [seat["name"] for seat in page.mine[made["id"]]["table"]["seats"]] == ["Ana", "Balam"]


def test_a_table_that_cannot_be_read_now_stays_on_the_page(
    http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make(http, seats=OPEN)
    with FirstPage(http, made["tokens"][0]) as page:

        async def refused(*_: Any) -> Any:
            raise Refusal("cannot-write", "the server cannot read this table at the moment")

        with monkeypatch.context() as unreadable:
            unreadable.setattr(registry_of(http), "session", refused)
            http.portal.call(registry_of(http).lobby.push, {made["id"]})  # type: ignore[union-attr]
        page.settle()
        assert set(page.mine) == {made["id"]}


# ---- limits -------------------------------------------------------------------------------------------


def closing_code(line: WebSocketTestSession) -> int:
    try:
        while True:
            line.receive_text()
    except WebSocketDisconnect as closed:
        return closed.code


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[TestClient]:
    limits = Limits(hello_seconds=0.2, lobby_seconds=0.5, sockets_per_address=2, key_rate=20)
    settings = Settings(
        tmp_path, hosts=["testserver"], http_rate=1000, query_workers=0, review_workers=0, limits=limits
    )
    with TestClient(application(settings), base_url="http://testserver") as client:
        yield client


def test_first_pages_count_as_sockets_of_their_address(limited: TestClient) -> None:
    with limited.websocket_connect("/ws"), limited.websocket_connect("/ws") as second:
        with limited.websocket_connect("/ws") as third:
            assert closing_code(third) == 1013
        assert closing_code(second) == 1008  # this page sent no keys


def test_a_first_page_must_come_again_after_a_while(limited: TestClient) -> None:
    with FirstPage(limited) as page:
        assert closing_code(page.session) == 1000


def test_looking_up_keys_has_a_rate(limited: TestClient) -> None:
    with FirstPage(limited) as page:
        for _ in range(2):
            assert page.watch(*(f"key {n}" for n in range(100)))["is"] == "ack"
        assert page.watch(*(f"key {n}" for n in range(100)))["error"] == "too-many"


def test_a_page_watches_a_limited_number_of_keys(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_KEYS", 3)
    with FirstPage(http) as page:
        assert page.watch("a", "b", "c")["is"] == "ack"
        assert page.watch("d")["error"] == "too-many"


def test_other_messages_and_versions_are_refused(http: TestClient) -> None:
    with FirstPage(http) as page:
        assert page.watch(version=VERSION + 1)["error"] == "version"
        for text in ("nonsense", '{"do": "ping", "id": 5}', '{"do": "watch", "id": 5, "tokens": []}'):
            page.session.send_text(text)
            assert page.take()["error"] == "unreadable"
        for _ in range(17):
            page.session.send_text("nonsense")
        assert closing_code(page.session) == 1008


def test_foreign_pages_and_banned_addresses_see_nothing(http: TestClient) -> None:
    evil = {"origin": "http://evil.example"}
    with pytest.raises(WebSocketDisconnect), http.websocket_connect("/ws", headers=evil):
        pass
    with FirstPage(http) as page:
        for watcher in registry_of(http).lobby.watchers:
            watcher.guest.address = "192.0.2.7"
        operator = registry_of(http).keys.operator()
        body = {"token": operator, "address": "192.0.2.7", "reason": ""}
        assert http.post("/api/host/ban", json=body).status_code == 200
        assert closing_code(page.session) == 4403


# ---- several servers ----------------------------------------------------------------------------------


@on_postgres
def test_changes_at_one_server_reach_the_first_pages_of_another(serve: Start) -> None:
    one, two = serve(), serve()
    made = make(one)
    foreign = make(one)
    a, b = seated(one, made)
    with FirstPage(two, made["tokens"][1]) as page, a, b:
        for step in range(60):
            turn = page.mine[made["id"]]["my_turn"]
            play_on([a, b], 1, step)
            if (b.mirror().question is not None) != turn:
                began = time.monotonic()
                while page.mine[made["id"]]["my_turn"] == turn:
                    page.take()
                assert time.monotonic() - began < 1
                break
        else:
            pytest.fail("it is always the same player's turn")
        listed = make(one, seats=OPEN, listed=True)
        while listed["id"] not in page.listed:
            page.take()
        by_http(one, listed["id"], listed["host"], "close")
        while page.listed:
            page.take()
        assert foreign["id"] not in "".join(page.received)


@on_postgres
def test_a_server_that_missed_notifications_reads_all_watched_tables(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = serve(), serve()
    made = make(one, seats=OPEN)
    with FirstPage(two, made["tokens"][0]) as page:
        listener = registry_of(two).servers.listener
        assert listener is not None
        monkeypatch.setattr(listener, "heard", lambda _: None)
        assert one.post(f"/api/tables/{made['id']}/sit", json={"name": "Balam"}).status_code == 201
        two.portal.call(registry_of(two).servers.missed)  # type: ignore[union-attr]
        while [seat["name"] for seat in page.mine[made["id"]]["table"]["seats"]] != ["Ana", "Balam"]:
            page.take()
