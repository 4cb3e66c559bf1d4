"""Runs the tests of the table on a real PostgreSQL server:
`python -m tests.table.postgres [pytest arguments]`.

The command starts a private server that listens only on the loopback interface, and removes it after the
tests or when a signal ends the command. Each data folder gets its own database. PostgreSQL's programs and
`psycopg` must be installed; `.ci/full postgres` installs both.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text
from sqlalchemy.exc import ProgrammingError

from .trials.serving import free_port

VARIABLE = "PATOLLI_TEST_DATABASE"
"""The environment variable with the URL of the test server (without a database name). It is set only while
the tests run on PostgreSQL.
"""
BINARIES = "/usr/lib/postgresql"
OWNER = "postgres"
"""The user that runs the server if the tests run as root, because PostgreSQL refuses to run as root."""
ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
END_SECONDS = 5.0
"""How long interrupted tests may take to end their own processes."""


def path_of(name: str) -> str | Path | None:
    return shutil.which(name) or next(iter(sorted(Path(BINARIES).glob(f"*/bin/{name}"), reverse=True)), None)


def is_installed() -> bool:
    return path_of("initdb") is not None


def program(name: str) -> str:
    found = path_of(name)
    if found is None:
        sys.exit(f"PostgreSQL's program {name} is not installed")
    return str(found)


class TestServer:
    """A private PostgreSQL server with its own folder and port, listening only on the loopback interface."""

    __test__ = False

    def __init__(self, durable: bool = False) -> None:
        self.owner = OWNER if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="patolli-postgres-"))
        if self.owner is not None:
            user = pwd.getpwnam(self.owner)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        port = free_port()
        self.options = (
            f"-p {port} -c listen_addresses=127.0.0.1 -c fsync={'on' if durable else 'off'} "
            f"-c max_connections=400 -k {self.folder}"
        )
        self.address = f"postgresql+psycopg://patolli@127.0.0.1:{port}"

    def run(self, name: str, *arguments: str) -> None:
        subprocess.run(
            [program(name), "-D", str(self.folder / "data"), *arguments],
            user=self.owner,
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
        )

    def start(self) -> None:
        self.run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", self.options, "start")

    def stop(self) -> None:
        """Stops the server immediately, as in a crash. Committed data is not lost."""
        self.run("pg_ctl", "-w", "-m", "immediate", "stop")


def set_handlers(handlers: dict[int, Any]) -> dict[int, Any]:
    """Returns the former handlers of these signals. Only the main thread has handlers."""
    if threading.current_thread() is not threading.main_thread():
        return {}
    return {number: signal.signal(number, handler) for number, handler in handlers.items()}


def ignore_signals() -> dict[int, Any]:
    return set_handlers(dict.fromkeys(ENDING, signal.SIG_IGN))


def leave(number: int, _frame: object) -> None:
    """Ends the process by an exception, so that the server is stopped and removed."""
    ignore_signals()
    raise KeyboardInterrupt if number == signal.SIGINT else SystemExit(128 + number)


@contextmanager
def running(durable: bool = False) -> Iterator[TestServer]:
    """Runs a server. If `durable` is true, commits wait for the disk; speed measurements need this."""
    one = TestServer(durable)
    before = set_handlers(dict.fromkeys(ENDING, leave))
    try:
        one.run("initdb", "-A", "trust", "-U", "patolli", "-E", "UTF8")
        one.start()
        yield one
    finally:
        ignore_signals()
        if (one.folder / "data" / "postmaster.pid").exists():
            one.stop()
        shutil.rmtree(one.folder)
        set_handlers(before)


@contextmanager
def server() -> Iterator[str]:
    """Runs a server and yields its URL."""
    with running() as one:
        yield one.address


def url_in(folder: Path) -> str:
    """Returns the URL of the database for a data folder. The database is created on first use."""
    address = os.environ[VARIABLE]
    name = "t" + hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:24]
    engine = create_engine(f"{address}/postgres", isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        try:
            connection.execute(text(f"CREATE DATABASE {name}"))
        except ProgrammingError as fault:
            if "already exists" not in str(fault):
                raise
    engine.dispose()
    return f"{address}/{name}"


def main() -> None:
    with server() as address:
        chosen = sys.argv[1:] or ["-m", "not slow and not sqlite", "tests/table"]
        tests = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-q", *chosen], env={**os.environ, VARIABLE: address}
        )
        try:
            done = tests.wait()
        finally:
            if tests.poll() is None:
                tests.send_signal(signal.SIGINT)
                with contextlib.suppress(subprocess.TimeoutExpired):
                    tests.wait(END_SECONDS)
                tests.kill()
    sys.exit(done)


if __name__ == "__main__":
    main()
