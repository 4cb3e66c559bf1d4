"""The client's IP address behind proxies: forwarding headers count only if a trusted proxy sent them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send

from patolli.kernel.errors import PatolliError
from patolli.table.settings import Settings
from patolli.table.web.proxies import MOST_HOPS, ClientAddress, client_of, is_in, networks

TRUSTED = networks(["10.0.0.0/8", "192.168.1.7", "fd00::/8"])


@pytest.mark.parametrize(
    ("address", "trusted"),
    [
        ("10.1.2.3", True),
        ("11.1.2.3", False),
        ("192.168.1.7", True),
        ("192.168.1.8", False),
        ("::ffff:10.1.2.3", True),
        ("::ffff:11.1.2.3", False),
        ("fd00::1", True),
        ("fe80::1", False),
        ("testclient", False),
    ],
)
def test_a_trusted_address_is_in_one_of_the_networks(address: str, trusted: bool) -> None:
    assert is_in(address, TRUSTED) is trusted
    assert not is_in(address, [])


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("11.0.0.1", "1.2.3.4", "11.0.0.1"),
        ("10.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4 , 10.0.0.2", "1.2.3.4"),
        ("10.0.0.1", "[2001:db8::1]", "2001:db8::1"),
        ("10.0.0.1", "1.2.3.4, nonsense", "10.0.0.1"),
        ("10.0.0.1", "nonsense, 1.2.3.4", "1.2.3.4"),
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", ", ".join(["1.2.3.4", *["10.0.0.2"] * (MOST_HOPS - 1)]), "1.2.3.4"),
        ("10.0.0.1", ", ".join(["1.2.3.4", *["10.0.0.2"] * MOST_HOPS]), "10.0.0.1"),
    ],
)
def test_the_client_is_the_last_untrusted_hop(peer: str, forwarded: str, client: str) -> None:
    assert client_of(peer, forwarded, TRUSTED) == client


def test_a_network_that_is_none_is_refused() -> None:
    assert [str(one) for one in networks(["10.0.0.1/8"])] == ["10.0.0.0/8"]
    with pytest.raises(PatolliError, match="--trusted-proxy is an address or a network"):
        networks(["somewhere"])


async def inner(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that does nothing; the tests only look at the scope."""


async def no_message() -> Message:
    return {}


async def no_answer(_: Message) -> None:
    """Sends nothing."""


def passed_on(app: ClientAddress, peer: str, kind: str = "http", **headers: str) -> tuple[str, str]:
    """Returns the client address and the scheme that the application receives."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scheme = "ws" if kind == "websocket" else "http"
    scope: Scope = {"type": kind, "client": (peer, 1234), "headers": raw, "scheme": scheme}
    asyncio.run(app(scope, no_message, no_answer))
    return scope["client"][0], scope["scheme"]


@pytest.fixture
def app(tmp_path: Path) -> ClientAddress:
    return ClientAddress(inner, Settings(tmp_path, trusted_proxies=["10.0.0.0/8"]))


def test_a_trusted_proxy_says_who_the_client_is_and_how_it_came(app: ClientAddress) -> None:
    more = {"x_forwarded_for": "1.2.3.4", "x_forwarded_proto": "https"}
    assert passed_on(app, "10.0.0.1", **more) == ("1.2.3.4", "https")
    assert passed_on(app, "10.0.0.1", "websocket", **more) == ("1.2.3.4", "wss")
    assert passed_on(app, "11.0.0.1", **more) == ("11.0.0.1", "http")
    assert passed_on(app, "10.0.0.1", x_forwarded_proto="ftp") == ("10.0.0.1", "http")
    assert passed_on(app, "10.0.0.1") == ("10.0.0.1", "http")


def test_a_proxy_on_this_machine_may_say_how_the_client_came(app: ClientAddress) -> None:
    assert passed_on(app, "127.0.0.1", x_forwarded_proto="https") == ("127.0.0.1", "https")
    assert passed_on(app, "127.0.0.1", x_forwarded_for="1.2.3.4")[0] == "127.0.0.1"


def test_an_untrusted_proxy_is_reported_once(app: ClientAddress, caplog: pytest.LogCaptureFixture) -> None:
    passed_on(app, "10.0.0.1", x_forwarded_for="1.2.3.4")
    passed_on(app, "11.0.0.1")
    assert caplog.records == []
    for _ in range(2):
        passed_on(app, "11.0.0.1", x_forwarded_for="1.2.3.4")
    assert [record.proxy for record in caplog.records] == ["11.0.0.1"]  # type: ignore[attr-defined]


def test_addresses_of_one_network_count_as_one_client(app: ClientAddress) -> None:
    assert passed_on(app, "2001:db8:1:2::1") == passed_on(app, "2001:db8:1:2::2")


def test_other_scopes_are_passed_on_unchanged(app: ClientAddress) -> None:
    scope: Scope = {"type": "lifespan"}
    asyncio.run(app(scope, no_message, no_answer))
    assert scope == {"type": "lifespan"}
