"""Limits for each address, each person, and connections that send nothing."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from patolli.kernel.errors import PatolliError
from patolli.table import limits as limits_module
from patolli.table import upkeep
from patolli.table.guests import Guest
from patolli.table.limits import Limits, network_of
from patolli.table.protocol import VERSION, Pong
from patolli.table.registry import TableRegistry
from patolli.table.settings import Settings
from patolli.table.store import queries
from patolli.table.store.lock import FileLock
from patolli.table.web.app import AtSubPath, application
from patolli.table.web.connections import Door
from patolli.table.web.proxies import client_of, networks

from .client import Sitting
from .table_helpers import by_http, make, pass_time
from .trials.serving import Served

BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]


def server(folder: Path, client: str = "192.0.2.7", limits: Limits | None = None, **more: Any) -> TestClient:
    settings = Settings(
        folder, hosts=["testserver"], http_rate=1000, query_workers=0, limits=limits or Limits(), **more
    )
    return TestClient(application(settings), base_url="http://testserver", client=(client, 1))


def registry_of(http: TestClient) -> TableRegistry:
    found: TableRegistry = http.app.state.registry  # type: ignore[attr-defined]
    return found


# ---- connections --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A real server with short timeouts."""
    found = Served(tmp_path_factory.mktemp("served"), "tests.table.strict_server")
    found.start()
    yield found
    found.stop()


def ends(line: socket.socket) -> bool:
    """Returns whether the server closes the connection without sending anything."""
    line.settimeout(60)
    try:
        return line.recv(1000) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-",
        b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 100,
        b"POST /api/lobby HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 50\r\n\r\n{",
    ],
    ids=["silent", "half a header", "endless headers", "half a body"],
)
def test_connections_that_say_nothing_or_half_of_it_are_closed(served: Served, half: bytes) -> None:
    with socket.create_connection(("127.0.0.1", served.port)) as line:
        line.sendall(half)
        assert ends(line)


def test_a_header_has_a_bound(served: Served) -> None:
    endless = b"GET / HTTP/1.1\r\n" + (b"x: " + b"y" * 1000 + b"\r\n") * 20_000
    with socket.create_connection(("127.0.0.1", served.port)) as line, pytest.raises(ConnectionError):
        line.sendall(endless)


def test_a_second_request_on_a_connection_has_its_deadline_too(served: Served) -> None:
    with socket.create_connection(("127.0.0.1", served.port)) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\nGET / HTTP/1.1\r\nx")
        line.settimeout(60)
        assert b"200 OK" in line.recv(100_000)
        while line.recv(100_000):
            pass


def test_requests_that_wait_for_each_other_end_the_connection(served: Served) -> None:
    """The server reads many of the pipelined requests at once, before any limit counts them."""
    with socket.create_connection(("127.0.0.1", served.port)) as line:
        line.sendall(b"GET /api/about HTTP/1.1\r\nhost:127.0.0.1\r\n\r\n" * 3)
        line.settimeout(60)
        got = b""
        while got.count(b"HTTP/1.1 200") < 3:
            got += line.recv(65536)
    with socket.create_connection(("127.0.0.1", served.port)) as line:
        line.sendall(b"GET /api/about HTTP/1.1\r\nhost:127.0.0.1\r\n\r\n" * 2000)
        assert ends(line)


def test_a_request_of_several_parts_is_read_whole(served: Served) -> None:
    token = b'"' + b"x" * 60 + b'"'
    body = b'{"tokens": [' + b", ".join([token] * 100) + b'], "language": "en"}'
    filler = b"x-filler: " + b"y" * 5000 + b"\r\n"
    with socket.create_connection(("127.0.0.1", served.port)) as line:
        head = b"POST /api/lobby HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n" + filler
        line.sendall(head + b"content-length: %d\r\n\r\n" % len(body) + body)
        line.settimeout(60)
        assert line.recv(12) == b"HTTP/1.1 200"


def test_one_address_has_limited_connections() -> None:
    door = Door(Limits(connections=10, connections_per_address=4), networks(["10.0.0.0/8"]))
    assert [door.let_in("192.0.2.1") for _ in range(6)] == [True] * 4 + [False] * 2
    assert all(door.let_in("10.0.0.1") for _ in range(6))  # a proxy
    assert not door.let_in("192.0.2.2")
    door.let_out("192.0.2.1")
    assert door.let_in("192.0.2.2")


def test_a_socket_must_say_hello(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(hello_seconds=0.2)) as http:
        made = make(http)
        with (
            http.websocket_connect(f"/ws/{made['id']}") as line,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            line.receive_text()
        assert closed.value.code == 1008
        with Sitting(http, made["id"], made["tokens"][0]) as a:
            time.sleep(0.4)
            a.settle()


def test_one_address_and_one_seat_have_limited_sockets(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(sockets_per_address=3, sockets_per_seat=2)) as http:
        made = make(http)
        token = made["tokens"][0]
        with Sitting(http, made["id"], token), Sitting(http, made["id"], token):
            with http.websocket_connect(f"/ws/{made['id']}") as line:
                line.send_json({"do": "hello", "id": 1, "version": VERSION, "tokens": [{"token": token}]})
                with pytest.raises(WebSocketDisconnect) as closed:
                    line.receive_text()
                assert closed.value.code == 1013
            with Sitting(http, made["id"]), http.websocket_connect(f"/ws/{made['id']}") as line:
                with pytest.raises(WebSocketDisconnect) as closed:
                    line.receive_text()
                assert closed.value.code == 1013
    assert not registry_of(http).addresses.sockets


def test_who_does_not_read_is_left_behind() -> None:
    async def flood() -> tuple[int, int]:
        guest = Guest()
        guest.most_unread = (10_000, 80_000)
        sent = 0
        while not guest.closed:
            guest.send(b"x" * 1000)
            sent += 1
        guest.tell(Pong(1, 1))
        return sent, guest.all_unread[""]

    assert asyncio.run(flood()) == (11, 0)


# ---- requests, tables, disk -------------------------------------------------------------------------------


def test_looking_has_a_rate_too(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(get_rate=0.5)) as http:
        assert [http.get("/api/tables").status_code for _ in range(8)][-1] == 429


def test_looking_up_tables_by_keys_has_a_rate_and_each_key_counts_once(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(key_rate=10)) as http:
        key = make(http)["tokens"][0]
        for _ in range(3):
            found = http.post("/api/lobby", json={"tokens": [key] * 150}).json()
            assert [one["seats"] for one in found["mine"]] == [[0]]
        many = {"tokens": [f"no-key-{n}" for n in range(150)]}
        assert http.post("/api/lobby", json=many).status_code == 429
        assert http.post("/api/lobby", json={"tokens": [key]}).status_code == 200


def test_one_address_makes_limited_tables(tmp_path: Path) -> None:
    wanted = {"game": "tzolkin", "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}]}
    with server(tmp_path, limits=Limits(tables_per_hour=2)) as http:
        found = [http.post("/api/tables", json=wanted) for _ in range(6)]
        assert [one.status_code for one in found] == [201] * 4 + [429] * 2
        assert found[-1].json()["error"] == "too-many"


def test_playing_again_counts_as_a_table_of_that_address(tmp_path: Path) -> None:
    seats = [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "random"}]
    with server(tmp_path, limits=Limits(tables_per_hour=1)) as http:
        made = make(http, seats=seats)
        for wanted in ("ack", "error"):
            ended = by_http(http, made["id"], made["tokens"][0], "abandon", seat=0)
            assert "error" not in ended, ended
            found = by_http(http, made["id"], made["tokens"][0], "rematch", seat=0)
            assert found.get("is", "error") == wanted, found
            if wanted == "ack":
                id_ = found["again"]["link"].split("/table/")[1].split("/")[0]
                made = {"id": id_, "tokens": {0: found["again"]["token"]}}
        assert found["error"] == "too-many"


def test_one_address_reports_only_so_often(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(reports_per_hour=2)) as http:
        found = []
        for _ in range(3):
            made = make(http)
            more = {"seat": 0, "whom": 1, "text": "rude"}
            found.append(by_http(http, made["id"], made["tokens"][0], "report", **more))
        assert [one.get("is", one.get("error")) for one in found] == ["ack", "ack", "too-many"]


def test_a_server_with_enough_tables_or_a_full_disk_makes_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = {"game": "tzolkin", "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]}
    with server(tmp_path, limits=Limits(tables=2)) as http:
        found = [http.post("/api/tables", json=wanted) for _ in range(3)]
        assert [one.status_code for one in found] == [201, 201, 503]
        assert found[-1].json()["error"] == "full"
        made = found[0].json()
        registry_of(http).settings.limits.tables = 100
        monkeypatch.setattr(limits_module, "free_disk", lambda _folder: 1000)
        assert http.post("/api/tables", json=wanted).json()["error"] == "full"
        with Sitting(http, made["table"]["id"], made["seats"][0]["token"]) as a:
            assert a.play(a.mirror().texts()[0])["is"] == "ack"


def test_talk_fills_no_disk(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(write_rate=1, write_burst=20_000)) as http:
        made = make(http)
        with Sitting(http, made["id"], made["tokens"][0]) as a:
            found = [a.say("chat", text="x" * 500) for _ in range(40)]
            assert found[0]["is"] == "ack"
            assert found[-1]["error"] == "too-many"
            assert a.say("note", seat=0, text="x" * 9000)["error"] == "too-many"


def test_only_the_latest_lines_of_a_chat_are_kept(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(chat_lines=50)) as http:
        made = make(http)
        with Sitting(http, made["id"], made["tokens"][0]) as a:
            for n in range(120):
                assert a.say("chat", text=str(n))["is"] == "ack"
        rows = registry_of(http).writer.look(
            lambda c: c.exec_driver_sql("SELECT count(*) FROM chat").scalar()
        )
        assert rows == 70


# ---- proxies ------------------------------------------------------------------------------------------


def test_a_forged_header_does_not_evade_the_limits(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(get_rate=0.5)) as http:
        status = [
            http.get("/api/tables", headers={"x-forwarded-for": f"198.51.100.{n}"}).status_code
            for n in range(8)
        ]
        assert status[-1] == 429


def test_behind_a_trusted_proxy_limits_count_those_who_use_it(tmp_path: Path) -> None:
    with server(tmp_path, "10.0.0.5", Limits(get_rate=0.5), trusted_proxies=["10.0.0.0/24"]) as http:

        def ask(forwarded: str) -> int:
            return http.get("/api/tables", headers={"x-forwarded-for": forwarded}).status_code

        assert [ask("198.51.100.1") for _ in range(8)][-1] == 429
        assert ask("198.51.100.2") == 200
        assert ask("198.51.100.2, 198.51.100.1") == 429  # the first address may be forged by the client
        assert ask("198.51.100.9, 198.51.100.1, 10.0.0.7") == 429


def test_whom_limits_count_as_one() -> None:
    trusted = networks(["10.0.0.5", "fd00::/8"])
    assert client_of("192.0.2.1", "198.51.100.1", trusted) == "192.0.2.1"
    assert client_of("10.0.0.5", "198.51.100.1", trusted) == "198.51.100.1"
    assert client_of("10.0.0.5", "", trusted) == "10.0.0.5"
    assert client_of("10.0.0.5", "nonsense", trusted) == "10.0.0.5"
    assert network_of("2001:db8::1") == network_of("2001:db8::2") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    with pytest.raises(PatolliError, match="--trusted-proxy"):
        networks(["a name"])


def test_the_redirect_of_a_sub_path_names_no_host(tmp_path: Path) -> None:
    settings = Settings(tmp_path, hosts=["testserver", "127.0.0.1"], root="/patolli")
    with TestClient(AtSubPath(application(settings), "/patolli"), base_url="http://127.0.0.1") as http:
        answer = http.get("/patolli", follow_redirects=False)
        assert answer.status_code == 307
        assert answer.headers["location"] == "/patolli/"
        assert "location" not in http.get("/patolli/api/games/", follow_redirects=False).headers


# ---- the table ----------------------------------------------------------------------------------------


def test_many_viewers_are_informed_of_each_other_once(tmp_path: Path) -> None:
    with server(tmp_path, sweep_seconds=3600) as http:
        made = make(http)
        with Sitting(http, made["id"], made["tokens"][0]) as a:
            a.pushed.clear()
            watching = [Sitting(http, made["id"]) for _ in range(12)]
            for one in watching:
                one.__enter__()
            a.settle()
            assert [one for one in a.pushed if one["is"] == "table"] == []
            http.portal.call(registry_of(http).sweeper.look_who_is_away)  # type: ignore[union-attr]
            a.settle()
            assert [one["table"]["watching"] for one in a.pushed if one["is"] == "table"] == [12]
            for one in watching:
                one.__exit__(None, None, None)


def test_a_declined_vote_is_not_asked_for_again_at_once(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]), Sitting(http, made["id"], made["tokens"][1]):
        ask = [made["id"], made["tokens"][0], "abandon"]
        assert by_http(http, *ask, seat=0)["is"] == "ack"
        assert by_http(http, made["id"], made["tokens"][1], "agree", about="abandon", seat=1, yes=False)
        refused = by_http(http, *ask, seat=0)
        assert refused["error"] == "too-many"
        assert "declined" in refused["text"]
        other = by_http(http, made["id"], made["tokens"][1], "abandon", seat=1)
        assert other["is"] == "ack"
        by_http(http, made["id"], made["tokens"][1], "agree", about="abandon", seat=1, yes=False)
        pass_time(http, 61_000)
        assert by_http(http, *ask, seat=0)["is"] == "ack"


def test_tables_where_only_bots_sit_are_deleted_after_a_while(http: TestClient) -> None:
    alone, mixed = make(http, seats=BOTS), make(http)
    registry = registry_of(http)
    for table in (alone["id"], mixed["id"]):
        row = registry.sessions[table].row
        row.moved -= 15 * upkeep.DAY
        http.portal.call(registry.writer.do, lambda c, row=row: queries.put(c, row, "moved"))  # type: ignore[union-attr]
    registry.sweeper.expired = 0.0
    http.portal.call(registry.sweeper.expire)  # type: ignore[union-attr]
    assert http.get(f"/api/tables/{alone['id']}").status_code == 404
    assert http.get(f"/api/tables/{mixed['id']}").status_code == 200


@pytest.mark.sqlite
def test_a_server_that_lost_its_lock_writes_nothing_and_says_so(
    http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        text = a.mirror().texts()[0]
        monkeypatch.setattr(FileLock, "is_held", lambda _lock, _connection: False)
        refused = a.play(text)
        assert refused["error"] == "cannot-write"
        assert "lost its lock" in refused["text"]
        monkeypatch.undo()
        assert a.play(text)["error"] == "cannot-write"  # another process may have written in the meantime
        answer = http.get("/api/health")
        assert answer.status_code == 503
        assert "lost its lock" in answer.json()["why"]


def test_matches_leave_the_memory_when_there_are_too_many(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(matches=3), sweep_seconds=3600) as http:
        tables = [make(http) for _ in range(6)]
        registry = registry_of(http)
        assert sum(one.match is not None for one in registry.sessions.values()) == 6
        registry.forget_idle()
        assert sum(one.match is not None for one in registry.sessions.values()) <= 3
        with Sitting(http, tables[0]["id"], tables[0]["tokens"][0]) as a:
            assert a.play(a.mirror().texts()[0])["is"] == "ack"
