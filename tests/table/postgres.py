"""The tests of the table on a real PostgreSQL server: `python -m tests.table.postgres [pytest arguments]`.

Starts a private server (own folder, own port, loopback only) and gives every data folder of a test its own
database. Runs the tests, then stops the server and removes it. The tests need the programs of PostgreSQL and
`psycopg`; `.ci/full postgres` installs both.
"""

from __future__ import annotations

import hashlib
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, text
from sqlalchemy.exc import ProgrammingError

from .trials.serving import free_port

VARIABLE = "PATOLLI_TEST_DATABASE"
"""The server's URL without a database name; the variable is set while the tests run on that server."""
BINARIES = "/usr/lib/postgresql"
OWNER = "postgres"
"""PostgreSQL refuses to run as root; if the tests run as root, the server runs as this user."""


def program(name: str) -> str:
    found = shutil.which(name) or next(iter(sorted(Path(BINARIES).glob(f"*/bin/{name}"), reverse=True)), None)
    if found is None:
        sys.exit(f"PostgreSQL's program {name} is not installed")
    return str(found)


class TestServer:
    """A private server: its own folder, its own port, loopback only."""

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
        """Stops the server at once, like a crash; committed data remains."""
        self.run("pg_ctl", "-w", "-m", "immediate", "stop")


@contextmanager
def running(durable: bool = False) -> Iterator[TestServer]:
    """With `durable`, commits wait for the disk, as for measurements of time."""
    one = TestServer(durable)
    try:
        one.run("initdb", "-A", "trust", "-U", "patolli", "-E", "UTF8")
        one.start()
        try:
            yield one
        finally:
            one.stop()
    finally:
        shutil.rmtree(one.folder)


@contextmanager
def server() -> Iterator[str]:
    """Starts a server; returns its URL."""
    with running() as one:
        yield one.address


def url_in(folder: Path) -> str:
    """Returns the URL of a data folder's database on the test server, which is created on first use."""
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
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", *chosen],
            env={**os.environ, VARIABLE: address},
            check=False,
        )
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
