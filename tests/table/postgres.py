"""The tests of the table on a real PostgreSQL server: `python -m tests.table.postgres [pytest arguments]`.

Starts a private server (own folder, own port, loopback only), gives every data folder of a test its own
database, runs the tests, then stops the server and removes it. Needs the programs of PostgreSQL and, for the
tests, `psycopg`; `.ci/full postgres` installs both.
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
"""The server's URL without a database name; set while the tests run on it."""
BINARIES = "/usr/lib/postgresql"
OWNER = "postgres"
"""PostgreSQL refuses to run as root; then its server runs as this user."""


def program(name: str) -> str:
    found = shutil.which(name) or next(iter(sorted(Path(BINARIES).glob(f"*/bin/{name}"), reverse=True)), None)
    if found is None:
        sys.exit(f"PostgreSQL's program {name} is not installed")
    return str(found)


@contextmanager
def server() -> Iterator[str]:
    """A running server; gives its URL."""
    as_owner = OWNER if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="patolli-postgres-"))
    if as_owner is not None:
        user = pwd.getpwnam(as_owner)
        os.chown(folder, user.pw_uid, user.pw_gid)
    data, port = folder / "data", free_port()
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=400 -k {folder}"

    def run(name: str, *arguments: str) -> None:
        subprocess.run(
            [program(name), "-D", str(data), *arguments],
            user=as_owner,
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=folder,
        )

    try:
        run("initdb", "-A", "trust", "-U", "patolli", "-E", "UTF8")
        run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql+psycopg://patolli@127.0.0.1:{port}"
        finally:
            run("pg_ctl", "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


def url_in(folder: Path) -> str:
    """The database of this data folder on the test server; made when it is asked for first."""
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
