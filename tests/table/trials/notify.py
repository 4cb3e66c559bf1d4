"""Measures the cost of NOTIFY: moves per second with and without notifications, for several numbers of
connections writing at once.

At commit, NOTIFY takes a lock on the whole PostgreSQL server and holds it until the commit is on disk. So
transactions with NOTIFY cannot share a disk flush, but several moves can share a transaction.
"""

from __future__ import annotations

import re
import subprocess
import threading
from pathlib import Path
from typing import Any, Final

import psycopg

from .. import postgres

WRITERS: Final = (1, 2, 4, 8, 16, 32)
TOGETHER: Final = 16
"""The number of moves per transaction when moves share a transaction."""
LISTENERS: Final = 2
TABLES: Final = """
CREATE TABLE boards (id integer PRIMARY KEY, n integer NOT NULL);
CREATE TABLE moves (board integer, n integer, entries text NOT NULL, PRIMARY KEY (board, n));
INSERT INTO boards SELECT id, 0 FROM generate_series(0, 9999) AS id;
"""
MOVE: Final = """
WITH moved AS (UPDATE boards SET n = n + 1 WHERE {which} RETURNING id, n),
added AS (INSERT INTO moves SELECT id, n, repeat('x', 200) FROM moved RETURNING board, n)
SELECT {what} FROM added;
"""
ONE: Final = "id = :client_id"
SEVERAL: Final = f"id / {TOGETHER} = :client_id"
SILENT: Final = "board, n"
NOTIFYING: Final = "pg_notify('patolli', board || ' ' || n)"


def listen(url: str, stopped: threading.Event) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("LISTEN patolli")
        while not stopped.is_set():
            for _ in connection.notifies(timeout=0.2):
                pass


def per_second(url: str, script: Path, which: str, what: str, writers: int, seconds: int) -> float:
    script.write_text(MOVE.format(which=which, what=what), encoding="utf-8")
    words = ["-n", "-M", "prepared", "-c", str(writers), "-T", str(seconds), "-f", str(script)]
    command = [postgres.program("pgbench"), *words, url]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found = re.search(r"tps = ([0-9.]+)", done.stdout)
    assert found is not None, done.stdout
    return float(found[1])


def run(seconds: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    with postgres.running(durable=True) as base:
        url = base.address.replace("+psycopg", "") + "/postgres"
        script = base.folder / "script.sql"
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(TABLES)
        stopped = threading.Event()
        listeners = [threading.Thread(target=listen, args=(url, stopped)) for _ in range(LISTENERS)]
        for one in listeners:
            one.start()
        try:
            for writers in WRITERS:
                silent, loud = (
                    per_second(url, script, ONE, what, writers, seconds) for what in (SILENT, NOTIFYING)
                )
                several = per_second(url, script, SEVERAL, NOTIFYING, writers, seconds) * TOGETHER
                found[f"{writers} writers"] = {
                    "without NOTIFY": round(silent),
                    "with NOTIFY": round(loud),
                    f"with NOTIFY, {TOGETHER} moves in a transaction": round(several),
                }
        finally:
            stopped.set()
            for one in listeners:
                one.join()
    return {"moves per second": found}
