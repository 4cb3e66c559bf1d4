"""Which WebSockets are admitted, with which code the others are closed, and the links that a table gives
out.
"""

from __future__ import annotations

import asyncio
import json
import socket
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect, WebSocketState

from patolli.table.guests import Guest
from patolli.table.limits import Limits
from patolli.table.protocol import VERSION
from patolli.table.refusal import Refusal
from patolli.table.registry import TableRegistry
from patolli.table.settings import Settings
from patolli.table.web import addresses
from patolli.table.web import socket as sockets
from patolli.table.web.socket import admitted, send

from .client import Sitting
from .table_helpers import make


class Socket:
    """A WebSocket whose steps are recorded."""

    def __init__(self, registry: Any, origin: str = "") -> None:
        headers = [(b"host", b"testserver")] + [(b"origin", origin.encode())] * bool(origin)
        self.scope = {"type": "websocket", "headers": headers, "client": ("192.0.2.7", 1), "server": None}
        self.app = SimpleNamespace(state=SimpleNamespace(registry=registry))
        self.done: list[Any] = []
        self.application_state = WebSocketState.CONNECTED

    async def accept(self) -> None:
        self.done.append("accept")

    async def close(self, code: int) -> None:
        self.done.append(code)

    async def send_text(self, text: str) -> None:
        self.done.append(text)


class Registry(TableRegistry):
    def __init__(self, folder: Path) -> None:
        self.settings = Settings(
            folder, hosts=["testserver"], most_sockets=3, limits=Limits(sockets_per_address=2)
        )
        banned: Any = SimpleNamespace(has_address=lambda address: address == "192.0.2.66")
        open_: Any = SimpleNamespace(sockets=Counter())
        self.bans, self.addresses = banned, open_
        self.sockets = 0
        self.draining = False


async def admit(registry: Any, origin: str = "", client: str = "192.0.2.7") -> tuple[list[Any], list[bool]]:
    """Returns what was done with the socket, and whether it was within the limits."""
    one: Any = Socket(registry, origin)
    one.scope["client"] = (client, 1)
    may: list[bool] = []
    async with admitted(one) as found:
        may.append(found)
        if found:
            assert registry.sockets > 0
            assert registry.addresses.sockets[client] > 0
    return one.done, may


@pytest.fixture
def registry(tmp_path: Path) -> Registry:
    return Registry(tmp_path)


def test_an_admitted_socket_is_counted_while_it_is_open(registry: Registry) -> None:
    assert asyncio.run(admit(registry)) == (["accept"], [True])
    assert registry.sockets == 0
    assert registry.addresses.sockets == {}
    registry.addresses.sockets["192.0.2.7"] = 1
    asyncio.run(admit(registry))
    assert registry.addresses.sockets == {"192.0.2.7": 1}


def test_foreign_pages_and_banned_addresses_are_not_even_accepted(registry: Registry) -> None:
    assert asyncio.run(admit(registry, origin="https://evil.example")) == ([4403], [False])
    assert asyncio.run(admit(registry, client="192.0.2.66")) == ([4403], [False])
    assert asyncio.run(admit(registry, origin="http://testserver")) == (["accept"], [True])


def test_a_process_that_is_about_to_end_sends_clients_to_another(registry: Registry) -> None:
    registry.draining = True
    assert asyncio.run(admit(registry)) == (["accept", 1012], [False])
    assert registry.sockets == 0


@pytest.mark.parametrize(
    ("server", "address", "code"), [(2, 1, None), (3, 0, 1013), (2, 2, 1013), (4, 3, 1013)]
)
def test_a_full_server_or_address_gets_a_code_after_accepting(
    registry: Registry, server: int, address: int, code: int | None
) -> None:
    registry.sockets = server
    registry.addresses.sockets["192.0.2.7"] = address
    done, may = asyncio.run(admit(registry))
    assert done == ["accept", *([code] if code else [])]
    assert may == [code is None]
    assert registry.sockets == server


# ---- sending --------------------------------------------------------------------------------------------


def sent(close: int, state: WebSocketState = WebSocketState.CONNECTED) -> tuple[list[Any], int]:
    """Returns what was done with a socket, and the bytes still counted as unread."""

    async def run() -> tuple[list[Any], int]:
        guest = Guest(address="a")
        one: Any = Socket(None)
        one.application_state = state
        guest.send(b"first")
        guest.send(b"second")
        task = asyncio.create_task(send(one, guest))
        await asyncio.sleep(0.005)
        assert (guest.unread, dict(guest.all_unread)) == (0, {})
        guest.close(close)
        await task
        return one.done, guest.unread

    return asyncio.run(run())


def test_messages_are_sent_in_order_and_then_the_code() -> None:
    assert sent(4404) == (["first", "second", 4404], 0)
    assert sent(1000, WebSocketState.DISCONNECTED) == (["first", "second"], 0)


@pytest.mark.parametrize("fault", [None, WebSocketDisconnect()])
def test_a_client_that_left_is_forgotten(monkeypatch: pytest.MonkeyPatch, fault: Exception | None) -> None:
    done: list[Any] = []
    session: Any = SimpleNamespace(part=lambda guest: done.append("parted"))

    class Conversation:
        def __init__(self, registry: Any, session: Any, guest: Guest) -> None:
            self.session, self.guest = session, guest
            self.tasks = [SimpleNamespace(cancel=lambda: done.append("cancelled"))]

        async def run(self, socket: Any) -> None:
            assert self.guest.most_unread == (10, 20)
            if fault is not None:
                raise fault

    async def open_session(id_: str) -> Any:
        assert id_ == "t"
        return session

    def begin(work: Any) -> None:
        work.close()
        done.append("begun")

    monkeypatch.setattr(sockets, "Conversation", Conversation)
    registry: Any = SimpleNamespace(
        session=open_session,
        begin=begin,
        settings=SimpleNamespace(limits=Limits(unread_per_client=10, unread_per_address=20)),
        addresses=SimpleNamespace(unread=Counter()),
    )
    one: Any = Socket(registry)
    one.path_params = {"table": "t"}

    async def converse() -> None:
        async with asyncio.timeout(5):
            await sockets.converse(one, registry, "a")

    asyncio.run(converse())
    assert done == ["parted", "cancelled", "begun"]
    assert one.done == [1000]


# ---- hello ----------------------------------------------------------------------------------------------


@pytest.fixture
def settings(settings: Settings) -> Settings:
    settings.limits = Limits(sockets_per_seat=2)
    return settings


def closing_code(line: Any) -> int:
    try:
        while True:
            line.receive_text()
    except WebSocketDisconnect as closed:
        return closed.code


def test_a_seat_has_a_limited_number_of_sockets(http: TestClient) -> None:
    made = make(http)
    hello = {"do": "hello", "id": 1, "version": VERSION, "tokens": [{"token": made["tokens"][0]}]}
    with Sitting(http, made["id"], made["tokens"][0]), Sitting(http, made["id"], *made["tokens"].values()):
        with http.websocket_connect(f"/ws/{made['id']}") as line:
            line.send_text(json.dumps(hello))
            assert closing_code(line) == 1013
        with Sitting(http, made["id"], made["tokens"][1]) as other, Sitting(http, made["id"]):
            assert other.welcome["is"] == "welcome", "another seat, and a spectator"


def test_hello_is_said_once(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        again = a.say("hello", version=VERSION, tokens=[{"token": made["tokens"][1]}])
        assert again["error"] == "unreadable"
        assert a.say("pause", seat=1)["error"] == "not-yours"


def test_the_same_key_twice_is_one_seat_and_the_hosts_key_none(http: TestClient) -> None:
    made = make(http)
    token = made["tokens"][1]
    with Sitting(http, made["id"], token, token, made["host"]) as b:
        assert b.welcome["seats"] == [1]
        assert b.welcome["host"] is True
    with Sitting(http, made["id"], token) as b:
        assert b.welcome["host"] is False


# ---- links ----------------------------------------------------------------------------------------------


class Probe:
    def __init__(self, found: str) -> None:
        self.found = found

    def __enter__(self) -> Probe:
        return self

    def __exit__(self, *_: object) -> None: ...

    def connect(self, _address: Any) -> None:
        if not self.found:
            raise OSError

    def getsockname(self) -> tuple[str, int]:
        return self.found, 1


@pytest.mark.parametrize(("found", "address"), [("192.0.2.9", "192.0.2.9"), ("127.0.0.1", ""), ("", "")])
def test_the_address_of_this_machine_is_that_of_its_route(
    monkeypatch: pytest.MonkeyPatch, found: str, address: str
) -> None:
    monkeypatch.setattr(socket, "socket", lambda *_: Probe(found))
    assert addresses.in_network() == address


def request(settings: Settings, host: str, **more: str) -> Any:
    headers = {"host": host, **more}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    return SimpleNamespace(
        app=SimpleNamespace(state=SimpleNamespace(registry=SimpleNamespace(settings=settings))),
        headers=headers,
        scope={"headers": raw, "server": ("127.0.0.1", 81), "root_path": "/p/", "type": "http"},
        url=SimpleNamespace(scheme="https"),
    )


def test_links_begin_with_a_name_that_others_can_open(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(addresses, "in_network", lambda: "192.0.2.9")
    settings = Settings(tmp_path, hosts=["localhost", "games.example"])
    assert addresses.page(request(settings, "localhost:81")) == "https://localhost:81/p/"
    settings.beyond_loopback = True
    assert addresses.page(request(settings, "localhost:81")) == "https://192.0.2.9:81/p/"
    assert addresses.page(request(settings, "games.example")) == "https://games.example/p/"
    monkeypatch.setattr(addresses, "in_network", lambda: "")
    assert addresses.page(request(settings, "localhost:81")) == "https://localhost:81/p/"
    forwarded = request(settings, "localhost", **{"x-forwarded-host": "games.example"})
    assert addresses.page(forwarded) == "https://games.example/p/"
    with pytest.raises(Refusal, match="unknown host name"):
        addresses.page(request(settings, "evil.example"))
    settings.public = "https://example.org/q"
    assert addresses.page(request(settings, "evil.example")) == "https://example.org/q/"


def test_a_link_with_a_loopback_name_works_here_only() -> None:
    assert addresses.here_only("http://localhost:8173/#/table/x")
    assert addresses.here_only("http://[::1]/")
    assert not addresses.here_only("http://192.0.2.9:8173/#/table/localhost")


def test_a_table_that_is_not_there_closes_its_socket(http: TestClient) -> None:
    with http.websocket_connect("/ws/nowhere") as line:
        assert closing_code(line) == 4404
    assert sockets.registry_of(SimpleNamespace(app=http.app)).sockets == 0  # type: ignore[arg-type]
