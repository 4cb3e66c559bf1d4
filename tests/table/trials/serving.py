"""Runs a server in a separate process, on a free port of this machine."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[3]
PROCESSES = "PATOLLI_TRIAL_PROCESSES"
DATABASE = "PATOLLI_TRIAL_DATABASE"
"""The environment variable with the URL of the servers' database. If it is not set, the servers use SQLite.
"""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Served:
    """A server process. By default it runs `tests.table.trials.served`, which includes the proving game."""

    def __init__(
        self,
        data: Path,
        module: str = "tests.table.trials.served",
        port: int = 0,
        env: dict[str, str] | None = None,
    ) -> None:
        self.env = env or {}
        self.data = data
        self.module = module
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def count(self) -> int:
        return int(self.env.get(PROCESSES, "1"))

    def start(self) -> None:
        path = os.pathsep.join([str(ROOT), *[p for p in sys.path if p]])
        # must be short, because the path of a Unix socket is limited to about 100 characters
        if self.count > 1:
            self.env["TMPDIR"] = tempfile.mkdtemp(prefix="patolli-trial-")
        self.process = subprocess.Popen(
            [sys.executable, "-m", self.module, str(self.data), str(self.port)],
            env={**os.environ, "PYTHONPATH": path, **self.env},
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
        )
        until = time.monotonic() + 60
        while not self.is_serving():
            if time.monotonic() > until or self.process.poll() is not None:
                raise RuntimeError("the server does not start")
            time.sleep(0.02)

    def is_serving(self) -> bool:
        if self.count > 1:
            return len(self.members()) == self.count
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 0.2):
            return True
        return False

    def members(self) -> list[Path]:
        """The Unix sockets through which the processes of the server hand connections to each other."""
        return [path for path in Path(self.env["TMPDIR"]).glob("patolli-*/*") if path.is_socket()]

    def processes(self) -> list[int]:
        """The PIDs of the processes that serve tables."""
        assert self.process is not None
        if self.count == 1:
            return [self.process.pid]
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [n for n in map(int, found) if b"spawn_main" in Path(f"/proc/{n}/cmdline").read_bytes()]

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.count > 1 and "TMPDIR" in self.env:
            shutil.rmtree(self.env.pop("TMPDIR"), ignore_errors=True)

    def post(self, where: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"{self.url}/{where}",
            msgspec.json.encode(body),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return msgspec.json.decode(answer.read())

    def socket(self, table: str) -> str:
        return f"ws{self.url.removeprefix('http')}/ws/{table}"
