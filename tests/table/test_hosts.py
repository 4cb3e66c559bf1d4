"""Accepted host names, the base URL of links, and the addresses in the page's content security policy."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from patolli.kernel.errors import PatolliError
from patolli.table import hosts
from patolli.table.settings import Settings
from patolli.table.web.app import AtSubPath, application

from .table_helpers import make

EVIL = "evil.example:8173"


@contextmanager
def serving(
    folder: Path, listens: str, public: str = "", more: list[str] | None = None
) -> Iterator[TestClient]:
    """Runs a server configured like `patolli serve`; the client connects to it at 127.0.0.1."""
    settings = Settings(folder, public=public, hosts=hosts.names(listens, public, more or []), http_rate=1000)
    settings.beyond_loopback = hosts.beyond_loopback(listens)
    with TestClient(application(settings), base_url="http://127.0.0.1:8173") as client:
        yield client


def status(client: TestClient, host: str) -> int:
    return int(client.get("/api/health", headers={"host": host}).status_code)


@pytest.mark.parametrize(
    ("listens", "public"),
    [
        ("127.0.0.1", ""),
        ("127.0.0.1", "https://example.org/patolli/"),
        ("0.0.0.0", ""),
        ("::", ""),
        ("0.0.0.0", "http://192.168.0.7:8173/"),
    ],
)
def test_a_foreign_name_that_leads_here_is_refused_however_the_server_listens(
    tmp_path: Path, listens: str, public: str
) -> None:
    with serving(tmp_path, listens, public) as http:
        assert status(http, "127.0.0.1:8173") == 200
        for name in (
            EVIL,
            "evil.example",
            "EVIL.example.",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
        ):
            assert status(http, name) == 403, name
            answer = http.post(
                "/api/lobby", json={"tokens": []}, headers={"host": name, "origin": f"http://{name}"}
            )
            assert answer.status_code == 403, name
        made = make(http)
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            http.websocket_connect(f"/ws/{made['id']}", headers={"host": EVIL, "origin": f"http://{EVIL}"}),
        ):
            pass
        assert closed.value.code == 4403


@pytest.mark.parametrize(
    "name",
    ["localhost", "LOCALHOST:8173", "localhost.:8173", "127.0.0.1", "[::1]:8173", "[0:0:0:0:0:0:0:1]",
     "example.org", "Example.ORG:443", "table.home", "table.home:99"],
)  # fmt: skip
def test_own_names_are_known_in_every_spelling(tmp_path: Path, name: str) -> None:
    with serving(tmp_path, "127.0.0.1", "https://example.org/", ["Table.Home."]) as http:
        assert status(http, name) == 200


@pytest.mark.parametrize(
    "name",
    ["", " ", "localhost:", "localhost:x", "localhost:123456", "localhost, evil.example", "a@localhost",
     "::1", "[::1", "[localhost]", "[127.0.0.1]", "localhost..", "local host", "localhost/x", "localhost\\x",
     "127.1", "2130706433", "0x7f.1", "0177.0.0.1"],
)  # fmt: skip
def test_what_is_no_name_is_refused(tmp_path: Path, name: str) -> None:
    with serving(tmp_path, "0.0.0.0") as http:
        assert status(http, name) == 403


def test_two_host_headers_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, "127.0.0.1") as http:
        answer = http.get("/api/health", headers=[("host", "localhost"), ("host", "evil.example")])
        assert answer.status_code == 403


def test_an_open_server_is_called_by_the_machine_and_by_the_address_a_request_came_to(tmp_path: Path) -> None:
    with serving(tmp_path, "0.0.0.0") as http:
        assert status(http, socket.gethostname()) == 200
        assert status(http, "192.168.99.7:8173") == 403
        assert status(http, "0.0.0.0:8173") == 403
        # the test client reports this address as the local address of the connection
        assert http.get("http://192.168.99.7:8173/api/health").status_code == 200
    with serving(tmp_path, "127.0.0.1") as http:
        assert status(http, f"{socket.gethostname()}.nearby") == 403


def test_links_begin_with_a_name_of_this_server_only(tmp_path: Path) -> None:
    with serving(tmp_path, "127.0.0.1", more=["table.home"]) as http:
        id_ = make(http)["id"]

        def link(**headers: str) -> str:
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            return str(http.get(f"/api/tables/{id_}/invite", headers=sent).json()["link"])

        assert link(host="localhost:8173") == f"http://localhost:8173/invite/{id_}"
        assert link(host="Table.HOME.:80") == f"http://table.home:80/invite/{id_}"
        assert link(host="localhost", x_forwarded_host="evil.example") == f"http://localhost/invite/{id_}"
        assert link(host="localhost", x_forwarded_host="table.home") == f"http://table.home/invite/{id_}"
        assert "evil" not in http.get(f"/api/tables/{id_}/invite", headers={"host": "evil.example"}).text
    with serving(tmp_path, "0.0.0.0", "https://example.org/p") as http:
        id_ = make(http)["id"]
        for host in ("localhost", "example.org"):
            told = http.get(
                f"/api/tables/{id_}/invite", headers={"host": host, "x-forwarded-host": "evil.example"}
            )
            assert told.json()["link"] == f"https://example.org/p/invite/{id_}"


def test_links_at_a_sub_path(tmp_path: Path) -> None:
    settings = Settings(tmp_path, root="/patolli")
    with TestClient(AtSubPath(application(settings), "/patolli"), base_url="http://localhost") as http:
        id_ = make(http)["id"]
        assert (
            http.get(f"/api/tables/{id_}/invite").json()["link"] == f"http://localhost/patolli/invite/{id_}"
        )


def test_a_forwarded_name_counts_as_own_only_if_it_is_allowed(tmp_path: Path) -> None:
    def post(http: TestClient, name: str) -> int:
        headers = {"host": "127.0.0.1:8173", "x-forwarded-host": name, "origin": f"https://{name}"}
        return int(http.post("/api/lobby", json={"tokens": []}, headers=headers).status_code)

    with serving(tmp_path, "127.0.0.1", more=["table.home"]) as http:
        assert post(http, "table.home") == 200
        assert post(http, "evil.example") == 403


@pytest.mark.parametrize(
    "origin", ["null", "http://", "ftp://localhost", "http://localhost.evil.example", "x", "://"]
)
def test_strange_origins_are_foreign(tmp_path: Path, origin: str) -> None:
    with serving(tmp_path, "127.0.0.1") as http:
        headers = {"host": "localhost", "origin": origin}
        assert http.post("/api/lobby", json={"tokens": []}, headers=headers).status_code == 403


def connect_sources(http: TestClient, host: str) -> list[str]:
    policy = http.get("/", headers={"host": host}).headers["content-security-policy"]
    found = next(part for part in policy.split(";") if part.strip().startswith("connect-src"))
    return found.split()[1:]


def test_the_page_may_connect_to_its_own_server_only(tmp_path: Path) -> None:
    with serving(tmp_path, "0.0.0.0", "https://example.org/p") as http:
        own = connect_sources(http, "localhost:8173")
        assert own == ["'self'", "ws://localhost:8173", "wss://localhost:8173"]
        assert connect_sources(http, "Example.org") == ["'self'", "ws://example.org", "wss://example.org"]
        # such an address is not allowed in a content security policy
        assert connect_sources(http, "[::1]:8173") == ["'self'"]
        assert connect_sources(http, "evil.example; connect-src *") == ["'self'"]


@pytest.mark.parametrize(
    "public", ["example.org", "ftp://example.org/", "https://", "https://[", "https://a b/", "x" * 5000]
)
def test_a_public_address_must_be_one(public: str) -> None:
    with pytest.raises(PatolliError, match="--public"):
        hosts.names("127.0.0.1", public, [])


@pytest.mark.parametrize("name", ["", "*", "a b", "example.org:80", "https://example.org", "x" * 5000])
def test_an_allowed_host_must_be_a_name(name: str) -> None:
    with pytest.raises(PatolliError, match="--allow-host"):
        hosts.names("127.0.0.1", "", [name])


def test_a_link_never_names_the_address_that_stands_for_all() -> None:
    assert hosts.in_links("0.0.0.0", "192.168.0.7") == "192.168.0.7"
    assert hosts.in_links("::", "") == "127.0.0.1"
    assert hosts.in_links("::1", "192.168.0.7") == "[::1]"
    assert hosts.in_links("127.0.0.1", "192.168.0.7") == "127.0.0.1"
