"""Banned addresses and seats: matching, caching, and disconnecting banned clients."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import DatabaseError

from patolli.kernel.errors import PatolliError
from patolli.table import bans
from patolli.table.bans import Bans
from patolli.table.guests import Guest
from patolli.table.lobby import LobbyPush, Watcher

BANNED = "192.0.2.7"


def address(value: str) -> dict[str, object]:
    return {"kind": "address", "value": value}


@pytest.mark.parametrize(
    ("text", "banned"),
    [
        (" 192.0.2.7 ", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("2001:db8:1:2:3::/80", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:3::4/127", "2001:db8:1:2::/64"),
        ("2001:db8::1/128", "2001:db8::1/128"),
        ("::1", "::1/128"),
    ],
)
def test_a_ban_covers_what_limits_count_as_one(text: str, banned: str) -> None:
    assert bans.network(text) == banned


def test_a_ban_of_no_address_names_the_text() -> None:
    with pytest.raises(PatolliError, match="'nobody' is neither an address nor a network"):
        bans.network("nobody")
    with pytest.raises(PatolliError, match=f"'{'x' * 60}' is neither"):
        bans.network("x" * 61)


@pytest.mark.parametrize(
    ("given", "banned"),
    [
        ("192.0.2.7", True),
        ("192.0.2.8", False),
        ("198.51.100.9", True),
        ("2001:db8:1:2::/64", True),
        ("2001:db8:1:3::/64", False),
        ("testclient", False),
    ],
)
def test_an_address_is_banned_with_its_network(given: str, banned: bool) -> None:
    found = Bans()
    assert not found.has_address(given)
    key: dict[str, object] = {"kind": "key", "value": "a hash"}
    found.take([address(BANNED), key, address("198.51.100.0/24"), address("2001:db8:1::/48"), key])
    found.take([address(BANNED), key, address("198.51.100.0/24"), address("2001:db8:1:2::/64")])
    assert found.has_address(given) is banned
    assert found.keys == {"a hash"}


class Connected:
    """A registry with one table and one lobby, and the clients connected to both."""

    def __init__(self, rows: list[dict[str, object]]) -> None:
        self.rows = rows
        self.reads = 0
        self.fault: Exception | None = None
        self.guests = [Guest(address=one) for one in (BANNED, "192.0.2.8", "192.0.2.9")]
        self.guests[1].seats = [0]
        self.guests[2].seats = [1]
        self.watchers = [Watcher(Guest(address=one)) for one in (BANNED, "192.0.2.8")]
        session = SimpleNamespace(guests=self.guests, seats=[SimpleNamespace(key=key) for key in ("a", "b")])
        self.registry: Any = SimpleNamespace(
            bans=Bans(), writer=self, sessions={"t": session}, lobby=SimpleNamespace()
        )
        lobby: Any = SimpleNamespace(registry=self.registry, watchers=self.watchers)
        self.registry.lobby.close_banned = lambda: LobbyPush.close_banned(lobby)

    async def read(self, _work: Callable[..., Any]) -> list[dict[str, object]]:
        self.reads += 1
        if self.fault is not None:
            raise self.fault
        return self.rows

    def refresh(self, now: bool = False) -> None:
        asyncio.run(bans.refresh(self.registry, now))

    def closed(self) -> list[int]:
        return [one.closed for one in (*self.guests, *(watcher.guest for watcher in self.watchers))]


def test_banned_clients_lose_their_connections_to_tables_and_to_the_first_page() -> None:
    server = Connected([address(BANNED), {"kind": "key", "value": "b"}])
    server.refresh()
    assert server.closed() == [4403, 0, 4403, 4403, 0]


def test_without_a_ban_nobody_is_disconnected() -> None:
    server = Connected([{"kind": "key", "value": "another"}])
    server.refresh()
    assert server.closed() == [0] * 5


def test_bans_are_read_every_five_seconds_and_at_once_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: at)
    server = Connected([])
    for at, now, reads in (
        (100.0, False, 1), (104.9, False, 1), (104.9, True, 2), (109.8, False, 2), (109.9, False, 3),
    ):  # fmt: skip
        server.refresh(now)
        assert server.reads == reads, at


def test_unreadable_bans_stay_in_force_and_are_reported_once(caplog: pytest.LogCaptureFixture) -> None:
    server = Connected([address(BANNED)])
    server.refresh()
    server.fault = DatabaseError("SELECT", {}, Exception("damaged"))
    for _ in range(2):
        server.refresh(now=True)
    assert [one.levelname for one in caplog.records] == ["ERROR"]
    assert server.registry.bans.has_address(BANNED)
    assert server.registry.bans.unreadable
    server.fault = None
    server.refresh(now=True)
    assert not server.registry.bans.unreadable
    server.fault = DatabaseError("SELECT", {}, Exception("damaged"))
    server.refresh(now=True)
    assert len(caplog.records) == 2, "a new fault is reported again"
