"""Fixtures for a real browser and a real server. The tests are skipped if Chromium, the dependency group
`browser` or the built page is missing.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import patolli

playwright = pytest.importorskip(
    "playwright.sync_api", reason="the dependency group `browser` is not installed"
)

ROOT = Path(__file__).resolve().parents[2]
STATIC = Path(patolli.__file__).parent / "web" / "static"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    """Returns the path to Chromium. The headless shell is preferred, because its windows open much faster."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
    return next((path for path in map(shutil.which, names) if path), None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server in a separate process that can be killed and restarted."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def command(self) -> list[str]:
        return [sys.executable, "-m", "tests.browser.fated", str(self.port), str(self.data)]

    def start(self) -> None:
        command = self.command()
        path = os.pathsep.join([str(Path(patolli.__file__).parents[1]), str(ROOT)])
        environment = {**os.environ, "PYTHONPATH": path}
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        until = time.monotonic() + 120
        while time.monotonic() < until and self.process.poll() is None:
            try:
                with urllib.request.urlopen(self.address + "api/health", timeout=10):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError((self.data / "server.log").read_text())

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the page is not built (python hatch_build.py --page)")
    server = Server(tmp_path_factory.mktemp("table"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium on this machine")
    with playwright.sync_playwright() as started:
        opened = started.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()
