"""Starting and stopping a server: what it prints and opens, and which host names it accepts."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from patolli.compiling.background import compiler
from patolli.kernel.errors import PatolliError
from patolli.table import full_collections, hosts, logs, server
from patolli.table.hosts import Host, parse
from patolli.table.server import Server
from patolli.table.settings import Settings
from patolli.table.web.app import AtSubPath


def registry_of() -> Any:
    return SimpleNamespace(settings=SimpleNamespace(data="data"), draining=False)


class Calls:
    """A server whose environment only records the calls made by the server."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, started: bool = True, **more: Any) -> None:
        self.made: list[Any] = []
        note = self.made.append

        async def startup(one: uvicorn.Server, sockets: Any = None) -> None:
            one.started = started
            note(("startup", sockets))

        async def shutdown(_: uvicorn.Server, sockets: Any = None) -> None:
            note(("shutdown", self.registry.draining))

        monkeypatch.setattr(uvicorn.Server, "startup", startup)
        monkeypatch.setattr(uvicorn.Server, "shutdown", shutdown)
        monkeypatch.setattr(server, "read_words", lambda: None)
        monkeypatch.setattr(server, "LAST_REQUESTS_SECONDS", 0.0)
        monkeypatch.setattr(compiler, "start", lambda *_: note("compiler"))
        monkeypatch.setattr(server, "remember_address", lambda data, page: note((data, page)))
        monkeypatch.setattr(webbrowser, "open", lambda page: note(("browser", page)))
        self.registry = registry_of()
        group = SimpleNamespace(listen=lambda _: note("listen"), close=lambda: note("close"))
        given = {"browser": True, "first": True, "group": group, **more}
        # the default configuration would close other handlers, including pytest's streams
        self.config = uvicorn.Config("app", log_config=None)
        found: Any = Server(
            self.config, self.registry, "page", "host page", given["browser"], given["first"],
            given["group"], lambda: note("ready"),
        )  # fmt: skip
        self.server: Server = found


def test_the_first_server_announces_its_page_and_opens_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls = Calls(monkeypatch)
    assert calls.server.config is calls.config
    asyncio.run(calls.server.startup())
    assert calls.made == [
        ("startup", None), "listen", "ready", "compiler", ("data", "page"), ("browser", "page"),
    ]  # fmt: skip
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:] == ["The table is open: page", "Your host page:    host page"]


@pytest.mark.parametrize(
    ("more", "made"),
    [
        ({"browser": False}, ["listen", "ready", "compiler", ("data", "page")]),
        ({"first": False}, ["listen", "ready"]),
        ({"first": False, "group": None}, ["ready"]),
        ({"started": False}, []),
    ],
)
def test_other_servers_announce_less(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], more: dict[str, Any], made: list[Any]
) -> None:
    calls = Calls(monkeypatch, **more)
    asyncio.run(calls.server.startup())
    assert calls.made[1:] == made
    assert bool(capsys.readouterr().out) == ("compiler" in made)


@pytest.mark.parametrize("grouped", [True, False])
def test_a_server_that_ends_closes_its_sockets_first(monkeypatch: pytest.MonkeyPatch, grouped: bool) -> None:
    more: dict[str, Any] = {} if grouped else {"group": None}
    calls = Calls(monkeypatch, **more)
    listening: Any = SimpleNamespace(close=lambda: calls.made.append("closed"))
    calls.server.servers = [listening]
    asyncio.run(calls.server.shutdown())
    assert calls.made == [*(["close"] if grouped else []), "closed", ("shutdown", True)]


def test_a_port_in_use_is_named() -> None:
    with server.listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        first.listen()
        with pytest.raises(PatolliError, match=f"port {port} on 127.0.0.1 cannot be used: .*; try --port"):
            server.listen("127.0.0.1", port)


@pytest.mark.parametrize(
    ("new", "made_now", "link"), [(True, False, True), (False, True, True), (False, False, False)]
)
def test_the_operators_link_is_shown_only_if_its_key_is_new(
    monkeypatch: pytest.MonkeyPatch, new: bool, made_now: bool, link: bool
) -> None:
    renewed: list[bool] = []
    key = SimpleNamespace(renew=lambda: renewed.append(True))
    keys = SimpleNamespace(operator_key=key, operator=lambda: "token")
    registry: Any = SimpleNamespace(
        keys=keys, new_operator=made_now, settings=SimpleNamespace(data=Path("/a folder"))
    )
    monkeypatch.setattr(server, "operator_link", lambda page, token: f"{page} {token}")
    found = server.operator_page(registry, "page", new)
    assert found == ("page token" if link else "patolli tables operator-link --data '/a folder'")
    assert renewed == [True] * new


class Served:
    """What `server.serve` makes, with a simulated registry and socket."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, settings: Settings) -> None:
        self.aborted = False
        self.made: list[Any] = []
        self.running: list[Any] = []
        self.stopped = 0
        self.settings = settings
        registry: Any = SimpleNamespace(settings=settings, abort=self.abort)
        monkeypatch.setattr(server, "TableRegistry", lambda _: registry)
        monkeypatch.setattr(server, "application", lambda *given: ("application", *given))
        monkeypatch.setattr(server, "operator_page", lambda _registry, page, new: f"{page} {new}")
        monkeypatch.setattr(server, "ProcessGroup", lambda folder, _: ("group", folder))
        monkeypatch.setattr(server, "in_network", lambda: "192.0.2.1")
        monkeypatch.setattr(logs, "set_up", self.made.append)
        monkeypatch.setattr(full_collections, "keep_rare", lambda: self.made.append("rare"))
        monkeypatch.setattr(sys, "setswitchinterval", self.made.append)
        monkeypatch.setattr(compiler, "stop", self.stop)
        monkeypatch.setattr(Server, "run", lambda one, sockets: self.running.append((one, sockets)))
        self.registry = registry
        self.socket: Any = SimpleNamespace(getsockname=lambda: ("0.0.0.0", 8173))

    def abort(self) -> None:
        self.aborted = True

    def stop(self) -> None:
        self.stopped += 1

    def serve(self, **more: Any) -> Any:
        server.serve(self.settings, lambda: self.socket, "0.0.0.0", True, "warning", **more)
        ((one, sockets),) = self.running
        assert sockets == [self.socket]
        return one


def test_a_server_has_the_settings_of_its_operator(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    served = Served(monkeypatch, Settings(tmp_path, most_message=1000, socket_rate=5))
    found = served.serve(new_operator_key=True)
    assert served.made == ["warning", server.SWITCH_SECONDS, "rare"]
    assert (found.page, found.host_page) == ("http://192.0.2.1:8173/", "http://192.0.2.1:8173/ True")
    assert (found.browser, found.first, found.group) == (True, True, None)
    config = found.config
    inside: Any = config.app
    assert isinstance(inside, AtSubPath)
    assert vars(inside)["app"] == ("application", served.settings, served.registry)
    assert config.ws_max_size == 8000
    off = (config.proxy_headers, config.access_log, config.server_header, config.ws_per_message_deflate)
    assert off == (False,) * 4
    assert config.timeout_graceful_shutdown == 3
    assert config.backlog == 512
    assert issubclass(config.http, HttpToolsProtocol)
    assert served.stopped == 1


def test_one_of_several_processes_has_a_group_and_a_public_address(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = Settings(tmp_path, public="https://example.org/p/", group=tmp_path)
    ready: list[bool] = []
    found = Served(monkeypatch, settings).serve(first=False, ready=lambda: ready.append(True))
    assert found.page == "https://example.org/p/"
    assert found.host_page == "https://example.org/p/ False"
    assert (found.first, found.group) == (False, ("group", tmp_path))
    found.ready()
    assert ready == [True]


def test_a_server_without_a_port_closes_what_it_has_opened(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    served = Served(monkeypatch, Settings(tmp_path))

    def refused() -> socket.socket:
        raise PatolliError("port 1 cannot be used")

    with pytest.raises(PatolliError, match="port 1"):
        server.serve(served.settings, refused, "127.0.0.1", False, "info")
    assert served.aborted
    assert served.running == []


def test_the_names_of_a_server_follow_from_where_it_listens(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings, given = Settings(tmp_path, hosts=["games.example"]), list[Any]()
    monkeypatch.setattr(server, "serve", lambda *asked: given.extend(asked))
    monkeypatch.setattr(server, "listen", lambda host, port: (host, port))
    server.run(settings, "192.0.2.7", 81, False, "debug", True)
    assert settings.beyond_loopback
    assert {"192.0.2.7", "games.example", "localhost"} <= set(settings.hosts)
    assert given[0] is settings
    assert given[1]() == ("192.0.2.7", 81)
    assert given[2:] == ["192.0.2.7", False, "debug", True]
    server.run(settings, "127.0.0.1", 81, False)
    assert not settings.beyond_loopback


@pytest.mark.parametrize("connected", [True, False])
def test_a_connection_from_another_process_is_served_with_its_request(
    monkeypatch: pytest.MonkeyPatch, connected: bool
) -> None:
    read: list[bytes] = []
    protocol: Any = SimpleNamespace(data_received=read.append, passed_on=False)
    calls = Calls(monkeypatch)
    calls.config.http_protocol_class = lambda **_: protocol  # type: ignore[assignment]
    calls.server.lifespan = SimpleNamespace(state={})
    closed: list[bool] = []
    one: Any = SimpleNamespace(close=lambda: closed.append(True))

    async def run() -> None:
        async def accepted(make: Any, given: Any) -> None:
            assert (make(), given) == (protocol, one)
            assert protocol.passed_on
            if not connected:
                raise ConnectionResetError

        monkeypatch.setattr(asyncio.get_running_loop(), "connect_accepted_socket", accepted)
        calls.server.receive(one, b"GET")
        assert len(calls.server.taking) == 1
        await asyncio.gather(*calls.server.taking)
        await asyncio.sleep(0)
        assert not calls.server.taking

    asyncio.run(run())
    assert read == [b"GET"] * connected
    assert closed == [True] * (not connected)


# ---- host names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "host"),
    [
        ("Example.ORG.:443", Host("example.org", "443")),
        ("127.0.0.1:81", Host("127.0.0.1", "81")),
        ("[0:0::1]", Host("::1", "")),
        ("[::ffff:1.2.3.4]", None),
        ("a-b_c.d", Host("a-b_c.d", "")),
        ("a" * 63, Host("a" * 63, "")),
        ("a" * 64, None),
        ("-a", None),
        ("a-", None),
        ("a..b", None),
        ("a.-b", None),
        (".".join(["a" * 49] * 5) + ".bcd", Host(".".join(["a" * 49] * 5) + ".bcd", "")),
        (".".join(["a" * 49] * 5) + ".bcde", None),
        ("a:123456", None),
        ("a:", None),
        ("", None),
    ],
)
def test_a_host_header_is_a_name_or_an_address_with_a_port(header: str, host: Host | None) -> None:
    assert parse(header) == host


@pytest.mark.parametrize(
    ("host", "every", "beyond", "link"),
    [
        ("0.0.0.0", True, True, "192.0.2.7"),
        ("::", True, True, "192.0.2.7"),
        ("127.0.0.1", False, False, "127.0.0.1"),
        ("::1", False, False, "[::1]"),
        ("localhost", False, False, "localhost"),
        ("LocalHost", False, False, "LocalHost"),
        ("192.0.2.9", False, True, "192.0.2.9"),
        ("table.home", False, True, "table.home"),
    ],
)
def test_links_name_the_address_at_which_others_reach_the_server(
    host: str, every: bool, beyond: bool, link: str
) -> None:
    assert hosts.every_address(host) is every
    assert hosts.beyond_loopback(host) is beyond
    assert hosts.in_links(host, "192.0.2.7") == link
    assert hosts.in_links(host, "") == ("127.0.0.1" if every else link)


def test_the_names_of_a_server_are_those_of_its_machine_and_those_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Box.home")
    local = ["127.0.0.1", "::1", "localhost"]
    assert hosts.names("localhost", "", []) == local
    assert hosts.names("0.0.0.0", "", []) == [*local, "box.home", "box.local"]
    assert hosts.names("192.0.2.9", "", ["::2"]) == [*local, "192.0.2.9", "::2", "box.home", "box.local"]
    assert hosts.names("Table.Home", "https://Example.org/p", ["localhost"]) == [
        *local, "table.home", "example.org", "box.home", "box.local",
    ]  # fmt: skip
    with pytest.raises(PatolliError, match="a host name without a port, not 'a:81'"):
        hosts.names("localhost", "", ["a:81"])
