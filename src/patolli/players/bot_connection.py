"""Connections to bots in other programs: lines of JSON, with limits on time, memory and length."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import selectors
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ..kernel.errors import PatolliError

MOST_LINE: Final = 1_000_000
"""The maximum length of a line from a bot, in bytes."""
MEMORY: Final = 2048
"""The default memory limit, in megabytes."""
END_SECONDS: Final = 1.0
"""How many seconds a bot has to exit after its input is closed."""
QUOTED: Final = 80
RUNNERS: Final = {".py": [sys.executable], ".js": ["node"], ".mjs": ["node"]}
"""The interpreters for files that are not executable themselves."""


class BotFault(PatolliError):
    """Raised for a fault of a bot, with a sentence that describes it."""


class BotConnection:
    """Exchanges lines with a bot over two non-blocking file descriptors."""

    def __init__(self, reads: int, writes: int) -> None:
        self.reads = reads
        self.writes = writes
        os.set_blocking(reads, False)
        os.set_blocking(writes, False)
        self.buffer = b""

    def send(self, message: dict[str, Any], seconds: float) -> None:
        until = time.monotonic() + seconds
        left = json.dumps(message, ensure_ascii=False).encode() + b"\n"
        while left:
            self.wait(self.writes, selectors.EVENT_WRITE, until, seconds, "it does not read its messages")
            try:
                left = left[os.write(self.writes, left) :]
            except BlockingIOError:
                continue
            except OSError:
                raise BotFault(self.gone()) from None

    def receive(self, seconds: float) -> dict[str, Any]:
        """Returns the next message from the bot. Raises BotFault if none arrives in time."""
        until = time.monotonic() + seconds
        while b"\n" not in self.buffer:
            if len(self.buffer) > MOST_LINE:
                raise BotFault(f"it wrote more than {MOST_LINE:,} bytes without the end of a line")
            self.wait(self.reads, selectors.EVENT_READ, until, seconds, "it did not answer")
            try:
                more = os.read(self.reads, 65_536)
            except BlockingIOError:
                continue
            except OSError:
                more = b""
            if not more:
                raise BotFault(self.gone())
            self.buffer += more
        line, _, self.buffer = self.buffer.partition(b"\n")
        return message_in(line)

    def unasked(self) -> None:
        """Raises BotFault if the bot has sent something without being asked."""
        with contextlib.suppress(OSError):
            self.buffer += os.read(self.reads, 65_536)
        if self.buffer:
            raise BotFault(f"it wrote without being asked: {quoted(self.buffer)}")

    def wait(self, number: int, event: int, until: float, seconds: float, what: str) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(number, event)
            left = until - time.monotonic()
            if left <= 0 or not selector.select(left):
                raise BotFault(f"{what} within {seconds:g} s")

    def gone(self) -> str:
        return "the connection has ended"

    def close(self) -> None:
        raise NotImplementedError


def message_in(line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        raise BotFault(f"it wrote a line that is not JSON: {quoted(line)}") from None
    if not isinstance(found, dict):
        raise BotFault(f"it wrote a line that is not a JSON object: {quoted(line)}")
    return found


def quoted(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    return repr(text[:QUOTED] + ("…" if len(text) > QUOTED else ""))


class BotProcess(BotConnection):
    """A program on this machine, connected through its standard input and output."""

    def __init__(self, path: Path, memory: int = MEMORY, show_errors: bool = False) -> None:
        try:
            self.process = subprocess.Popen(
                command(path),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if show_errors else subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,
                preexec_fn=limits(memory) if os.name == "posix" else None,  # noqa: PLW1509
            )
        except OSError as fault:
            raise BotFault(f"{path} cannot be started: {fault.strerror or fault}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        super().__init__(self.process.stdout.fileno(), self.process.stdin.fileno())

    def gone(self) -> str:
        try:
            status = self.process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        if status < 0:
            return f"it was killed by {signal.Signals(-status).name}"
        return f"it ended with exit status {status}"

    def close(self) -> None:
        """Closes the bot's input. If it does not exit, kills it with all its child processes."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(END_SECONDS)
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class BotSocket(BotConnection):
    """A program that listens at a network address, possibly on another machine."""

    def __init__(self, host: str, port: int, seconds: float) -> None:
        try:
            self.socket = socket.create_connection((host, port), seconds)
        except OSError as fault:
            raise BotFault(f"nothing answers at {host}:{port}: {fault.strerror or fault}") from None
        super().__init__(self.socket.fileno(), self.socket.fileno())

    def close(self) -> None:
        self.socket.close()


def command(path: Path) -> list[str]:
    """Returns the command that runs a file. Raises an error if it cannot be run."""
    if not path.is_file():
        raise PatolliError(f"there is no program {path}")
    if os.access(path, os.X_OK) and os.name == "posix":
        return [str(path.resolve())]
    runner = RUNNERS.get(path.suffix)
    if runner is None:
        raise PatolliError(f"{path} is not executable; use chmod +x {path}")
    if shutil.which(runner[0]) is None:
        raise PatolliError(f"{runner[0]} is needed to run {path}")
    return [*runner, str(path.resolve())]


def limits(memory: int) -> Callable[[], None]:
    """Returns a function for the new process to call before the program starts. It limits the memory, and
    makes sure that the process ends when its parent does.
    """
    library = ctypes.CDLL(None) if sys.platform == "linux" else None

    def apply() -> None:
        import resource

        most = memory << 20
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if library is not None:
            library.prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG

    return apply
