"""A process that reads a line of JSON for each question and writes one for each answer. It ends with the
server.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, Final, TextIO

import msgspec

from ..compiling.background import compiler

LINE_LIMIT: Final = 16_000_000
START_SECONDS: Final = 60
"""The maximum number of seconds that a process may take to load the rules."""
MOST_MEMORY: Final = 2 << 30
"""The memory limit of a process, in bytes. Larger computations fail."""


class CutOff(Exception):
    """Raised if a computation took too long, failed, or gave an invalid answer."""


class Unwanted(Exception):
    """Raised if the result of a job is no longer needed."""


Answer = dict[str, msgspec.Raw]
"""The encoded fields of an answer. Most of them are passed on to a client unchanged."""
read_answer = msgspec.json.Decoder(Answer).decode


def field(answer: Answer, name: str, usual: Any = None) -> Any:
    return msgspec.json.decode(answer[name]) if name in answer else usual


# ---- in the server ------------------------------------------------------------------------------------


class WorkerProcess:
    """A process that handles one question at a time."""

    def __init__(self, module: str, arguments: list[str]) -> None:
        self.module = module
        self.arguments = arguments
        self.process: asyncio.subprocess.Process | None = None
        self.stopped: list[asyncio.subprocess.Process] = []
        self.generation = compiler.generation

    async def start(self) -> asyncio.subprocess.Process:
        if self.process is not None and self.process.returncode is None:
            if self.generation == compiler.generation:
                return self.process
            self.stop()  # the rules have been compiled since it was started
        self.generation = compiler.generation
        self.stopped = [one for one in self.stopped if one.returncode is None]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.module,
            *self.arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
            start_new_session=True,  # Ctrl-C should reach only the server, which ends its workers itself
        )
        assert self.process.stdout is not None
        try:
            await asyncio.wait_for(self.process.stdout.readline(), START_SECONDS)
        except (TimeoutError, ConnectionError, RuntimeError):
            self.stop()
            raise CutOff("it does not start") from None
        return self.process

    async def ask(self, question: dict[str, Any], seconds: float) -> Answer:
        try:
            process = await self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            line = await asyncio.wait_for(process.stdout.readline(), seconds)
            answer = read_answer(line)
        except (TimeoutError, ValueError, ConnectionError, RuntimeError) as fault:
            self.stop()
            late = isinstance(fault, TimeoutError)
            raise CutOff(f"no answer within {seconds:g} s" if late else "it died") from None
        except asyncio.CancelledError:
            self.stop()  # otherwise its answer would be mistaken for the answer to the next question
            raise
        return answer

    def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            self.stopped.append(self.process)
        self.process = None

    async def end(self) -> None:
        """Stops the process, and waits until it and all earlier ones have exited."""
        self.stop()
        for process in self.stopped:
            await process.wait()


# ---- in the process -----------------------------------------------------------------------------------


def die_with_the_server() -> None:
    """Ends this process if the server was killed, even in the middle of an endless computation."""
    server = os.getppid()
    while os.getppid() == server:
        time.sleep(1)
    os._exit(1)


def limit(nice: int) -> None:
    """Limits the memory of this process, and lowers its priority."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)


def answer_lines(answer: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Writes `ready`, and then one answer for each line of input. The field `cpu_ms` contains the CPU
    milliseconds used.
    """
    threading.Thread(target=die_with_the_server, daemon=True).start()
    out = sys.stdout
    sys.stdout = sys.stderr  # anything that a game prints must not be mistaken for an answer
    try:
        write_answers(out, answer)
    except BrokenPipeError:
        os._exit(1)  # the server has ended


def write_answers(out: TextIO, answer: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    out.write("ready\n")
    out.flush()
    for line in sys.stdin:
        began = time.process_time()
        try:
            found = answer(json.loads(line))
        except Exception as fault:  # noqa: BLE001 - whatever fails, the server must get an answer
            found = {"fault": f"{type(fault).__name__}: {fault}"[:500]}
        found["cpu_ms"] = round((time.process_time() - began) * 1000, 3)
        out.write(msgspec.json.encode(found).decode() + "\n")
        out.flush()
