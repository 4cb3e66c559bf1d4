"""The private PostgreSQL server of the tests is stopped and removed when a signal ends the tests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from . import postgres

CODE = """
import time
from tests.table import postgres
with postgres.running() as one:
    print(one.folder, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(not postgres.is_installed(), reason="PostgreSQL is not installed")
@pytest.mark.parametrize("number", postgres.ENDING)
def test_a_signal_stops_the_server_and_removes_its_folder(number: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CODE], stdout=subprocess.PIPE, cwd=Path(__file__).parents[2], text=True
    ) as tests:
        assert tests.stdout is not None
        folder = Path(tests.stdout.readline().strip())
        server = int((folder / "data" / "postmaster.pid").read_text().split()[0])
        assert is_running(server)
        for _ in range(2):  # `timeout` sends its signal to the process and to the group of the process
            tests.send_signal(number)
        assert tests.wait(30) in {128 + number, -number}
    until = time.monotonic() + 30
    while is_running(server):  # `pg_ctl` returns shortly before the server's process has ended
        assert time.monotonic() < until
        time.sleep(0.05)
    assert not folder.exists()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
