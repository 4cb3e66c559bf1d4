"""Several processes on one port: all clients of a table reach the same process, and a killed process is
replaced.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, create_engine, select
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from patolli.table.protocol import VERSION
from patolli.table.store import schema
from patolli.table.web.process_group import MOST_BYTES, ProcessGroup, length_of

from .servers import on_postgres
from .servers import url as url
from .trials.serving import PROCESSES, Served

TABLES = 12
REQUEST = b"GET /ws/table HTTP/1.1\r\n\r\n"


def until(found: Callable[[], Any]) -> Any:
    end = time.monotonic() + 60
    while not (value := found()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return value


# ---- real processes -----------------------------------------------------------------------------------


@pytest.fixture
def served(tmp_path: Path, url: str) -> Iterator[Served]:
    env = {"PATOLLI_TRIAL_DATABASE": url, PROCESSES: "2", "PATOLLI_TRIAL_QUERY_WORKERS": "0"}
    one = Served(tmp_path / "server", env=env)
    try:
        one.start()
        yield one
    finally:
        one.stop()


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    made = create_engine(url)
    yield made
    made.dispose()


def make(served: Served) -> dict[str, Any]:
    seats = [{"kind": "hot", "name": name} for name in "AB"]
    found = served.post("api/tables", {"game": "tzolkin", "seats": seats})
    assert isinstance(found, dict)
    return found


@pytest.fixture
def opened() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def sit(opened: ExitStack, served: Served, made: dict[str, Any], seat: int) -> ClientConnection:
    sitting = opened.enter_context(connect(served.socket(made["table"]["id"]), max_size=None))
    token = made["seats"][seat]["token"]
    hello = {"do": "hello", "id": 1, "version": VERSION, "tokens": [{"token": token}]}
    sitting.send(msgspec.json.encode(hello).decode())
    assert msgspec.json.decode(sitting.recv(30))["is"] == "welcome"
    return sitting


def is_closed(sitting: ClientConnection) -> bool:
    try:
        sitting.recv(30)
    except ConnectionClosed:
        return True
    return False


def process_ids(engine: Engine) -> dict[str, int]:
    """Maps the ids of the server processes to their operating system PIDs."""
    t = schema.processes
    with engine.connect() as c:
        return {row.id: int(row.name.split()[-1]) for row in c.execute(select(t.c.id, t.c.name))}


def processes_of(engine: Engine, table: str) -> set[int]:
    """Returns the PIDs of the running processes to which clients of this table are connected."""
    t, known = schema.connected, process_ids(engine)
    with engine.connect() as c:
        found = set(c.execute(select(t.c.process).where(t.c.table_id == table)).scalars())
    return {known[one] for one in found if one in known and is_running(known[one])}


def is_running(process: int) -> bool:
    """Returns whether a process is alive. A zombie (killed, but not yet reaped by its parent) is not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@on_postgres
def test_all_clients_of_a_table_come_to_one_process(
    served: Served, engine: Engine, opened: ExitStack
) -> None:
    made = [make(served) for _ in range(TABLES)]
    for one in made:
        for seat in (0, 1, 0, 1):
            sit(opened, served, one, seat)
    at = [processes_of(engine, one["table"]["id"]) for one in made]
    assert [len(found) for found in at] == [1] * TABLES
    assert set().union(*at) == set(served.processes()), "each process has some of the tables"


@on_postgres
def test_clients_of_a_killed_process_meet_again_in_another_and_stay_there(
    served: Served, engine: Engine, opened: ExitStack
) -> None:
    made = make(served)
    table = made["table"]["id"]
    sittings = [sit(opened, served, made, seat) for seat in (0, 1)]
    (first,) = processes_of(engine, table)
    os.kill(first, signal.SIGKILL)
    for one in sittings:
        until(partial(is_closed, one))
    for seat in (0, 1):
        sit(opened, served, made, seat)
        until(lambda: bool(processes_of(engine, table)))  # the next client must reach the same process
    (second,) = processes_of(engine, table)
    assert second != first
    until(lambda: len(served.processes()) == 2 and first not in served.processes())
    until(lambda: len(served.members()) == 2)
    for seat in (0, 1) * 4:
        sit(opened, served, made, seat)
    assert processes_of(engine, table) == {second}


# ---- two groups in this process -----------------------------------------------------------------------


class Writer:
    """The part of the registry that a process group uses."""

    def __init__(self, clients: dict[str, int] | None) -> None:
        self.clients = clients

    async def glance(self, _work: object) -> dict[str, int]:
        if self.clients is None:
            raise OperationalError("", None, Exception())
        return self.clients


def group_of(folder: Path, name: str, clients: dict[str, int] | None) -> ProcessGroup:
    registry = SimpleNamespace(servers=SimpleNamespace(id=name), writer=Writer(clients))
    return ProcessGroup(folder, registry)  # type: ignore[arg-type]


def in_group(tmp_path: Path, work: Callable[[ProcessGroup, ProcessGroup, list[Any]], Any]) -> None:
    """Runs `work` with the groups of two processes and the list of what the second process receives."""

    async def run() -> None:
        one, two = (group_of(tmp_path, name, {"two": 1}) for name in ("one", "two"))
        received: list[Any] = []
        one.listen(lambda *_: None)
        two.listen(lambda got, request: received.append((got, request)))
        try:
            await work(one, two, received)
        finally:
            one.close()
            two.close()
            for got, _ in received:
                got.close()

    asyncio.run(run())


async def soon(found: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not found():
            await asyncio.sleep(0)


def test_a_socket_arrives_with_its_request(tmp_path: Path) -> None:
    async def work(one: ProcessGroup, _two: ProcessGroup, received: list[Any]) -> None:
        ours, theirs = socket.socketpair()
        with ours, theirs:
            assert one.pass_on(["two", "one"], theirs.fileno(), REQUEST)
            theirs.close()
            await soon(lambda: bool(received))
            got, request = received[0]
            assert request == REQUEST
            assert not got.get_inheritable()
            got.send(b"here")
            assert ours.recv(10) == b"here"

    in_group(tmp_path, work)


def test_a_message_may_arrive_later_than_its_connection(tmp_path: Path) -> None:
    async def work(_one: ProcessGroup, two: ProcessGroup, received: list[Any]) -> None:
        ours, theirs = socket.socketpair()
        with ours, theirs, socket.socket(socket.AF_UNIX) as to:
            to.connect(str(two.path("two")))
            for _ in range(20):  # until the receiver has accepted the connection
                await asyncio.sleep(0)
            socket.send_fds(to, [length_of(REQUEST) + REQUEST], [theirs.fileno()])
            await soon(lambda: bool(received))

    in_group(tmp_path, work)


def test_tables_go_where_their_clients_are(tmp_path: Path) -> None:
    async def work(one: ProcessGroup, two: ProcessGroup, _received: list[Any]) -> None:
        assert await one.in_order(b"/ws/table") == ["two", "one"]
        assert await one.in_order(b"/sub/ws/table?x=1") == ["two", "one"]
        assert await one.in_order(b"/api/tables") == []
        listening = two.listening
        two.close()
        assert listening is not None
        assert listening.fileno() == -1, "it is closed"
        assert await one.in_order(b"/ws/table") == [], "alone it asks no one"

    in_group(tmp_path, work)


@pytest.mark.parametrize("clients", [{}, None])
def test_tables_without_clients_are_spread_in_the_same_way_by_all(
    tmp_path: Path, clients: dict[str, int] | None
) -> None:
    """This also holds while the database is unavailable."""

    async def work(one: ProcessGroup, two: ProcessGroup, _received: list[Any]) -> None:
        for group in (one, two):
            group.registry.writer = Writer(clients)  # type: ignore[assignment]
        urls = [f"/ws/table{n}".encode() for n in range(40)]
        orders = [[await group.in_order(url) for url in urls] for group in (one, two)]
        assert orders[0] == orders[1]
        assert 10 <= sum(order[0] == "one" for order in orders[0]) <= 30

    in_group(tmp_path, work)


def test_a_process_keeps_a_socket_that_no_other_takes(tmp_path: Path) -> None:
    async def work(one: ProcessGroup, two: ProcessGroup, received: list[Any]) -> None:
        number = 0
        assert not one.pass_on(["one", "two"], number, REQUEST), "its own"
        assert not one.pass_on(["two"], number, b"x" * (MOST_BYTES + 1)), "too long"
        assert not one.pass_on(["gone", "one"], number, REQUEST)
        assert two.listening is not None
        two.listening.close()  # as if the process had been killed
        two.path("two").touch()
        assert not one.pass_on(["two", "one"], number, REQUEST)
        assert not two.path("two").exists(), "and it is not asked again"
        assert not received

    in_group(tmp_path, work)


def test_two_processes_may_find_the_same_killed_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: ProcessGroup, two: ProcessGroup, _received: list[Any]) -> None:
        path = two.path("two")

        class Refused(socket.socket):
            def connect(self, _address: Any) -> None:
                path.unlink()  # another process has removed it in the meantime
                raise ConnectionRefusedError

        with monkeypatch.context() as patched:
            patched.setattr(socket, "socket", Refused)
            assert not one.pass_on(["two", "one"], 0, REQUEST)
        assert not path.exists()

    in_group(tmp_path, work)


def test_where_no_path_is_possible_each_process_keeps_its_sockets(tmp_path: Path) -> None:
    async def run() -> None:
        folder = tmp_path / ("long" * 30)
        folder.mkdir()
        one = group_of(folder, "one", {})
        one.listen(lambda *_: None)
        (folder / "two").touch()
        assert await one.in_order(b"/ws/table") == []
        one.close()

    asyncio.run(run())


def test_an_incomplete_message_is_dropped_and_its_socket_closed(tmp_path: Path) -> None:
    async def work(one: ProcessGroup, two: ProcessGroup, received: list[Any]) -> None:
        ours, theirs = socket.socketpair()
        with ours, theirs, socket.socket(socket.AF_UNIX) as to:
            to.connect(str(two.path("two")))
            socket.send_fds(to, [length_of(REQUEST) + REQUEST[:-1]], [theirs.fileno()])
            theirs.close()
            ours.setblocking(False)

            def is_closed() -> bool:
                try:
                    return ours.recv(1) == b""
                except BlockingIOError:
                    return False

            await soon(is_closed)
            assert not received
            assert one.pass_on(["two"], ours.fileno(), REQUEST), "others still arrive"
            await soon(lambda: bool(received))

    in_group(tmp_path, work)
