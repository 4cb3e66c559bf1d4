"""A server in a separate process, on a free port of this machine."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[3]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Served:
    """The process `python -m tests.table.trials.served` with the proving game, or any other listening
    command.
    """

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
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        path = os.pathsep.join([str(ROOT), *[p for p in sys.path if p]])
        self.process = subprocess.Popen(
            [sys.executable, "-m", self.module, str(self.data), str(self.port)],
            env={**os.environ, "PYTHONPATH": path, **self.env},
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
        )
        until = time.monotonic() + 60
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 0.2):
                    return
            except OSError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise RuntimeError("the server does not start") from None
                time.sleep(0.02)

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

    def post(self, where: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/{where}",
            msgspec.json.encode(body),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return msgspec.json.decode(answer.read())

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/{table}"
