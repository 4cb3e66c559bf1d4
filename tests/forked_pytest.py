"""Runs pytest in forked processes that have already imported the libraries and the lower packages.

Starting Python and importing the games takes longer than most tests. A process forked after these imports
only has to import the package under test and the tests.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

LIBRARIES = ("hypothesis", "sqlalchemy", "alembic.command", "starlette.testclient", "openskill.models")
LAYERS = ("kernel", "games", "rulebook", "texts", "players", "review")
"""The packages in the order in which they depend on each other. Each imports only those before it."""
PROCESSOR_SECONDS = 40
"""The CPU time in seconds after which the tests are stopped, in case a mutant loops forever. The other
time limit is much longer, because it must allow for a busy machine.
"""
COLLECTED = "(collection)"
PASSED = (int(pytest.ExitCode.OK), int(pytest.ExitCode.NO_TESTS_COLLECTED))


class FirstFailure:
    """A pytest plugin that reports the first failing test."""

    def __init__(self, pipe: int) -> None:
        self.pipe = pipe
        self.reported = False

    def report(self, test: str) -> None:
        if not self.reported:
            self.reported = True
            os.write(self.pipe, test.encode())

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.report(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.report(COLLECTED)


def prepare(package: str, environment: dict[str, str], folder: Path) -> None:
    """Imports everything the tests of a package need, except the package itself and those that import it."""
    os.environ.update(environment)
    for name in [one for one in sys.modules if one.partition(".")[0] == "patolli"]:
        del sys.modules[name]
    sys.path.insert(0, str(folder))
    # two mutants of the same size that are written within one second would share their bytecode
    sys.dont_write_bytecode = True
    lower = LAYERS[: LAYERS.index(package)] if package in LAYERS else LAYERS
    for name in [*LIBRARIES, *(one for layer in lower for one in modules_of(folder, layer))]:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    early = [one for one in sys.modules if one.split(".")[:2] == ["patolli", package]]
    if early:
        raise RuntimeError(f"{early[0]} is imported by a lower package")


def modules_of(folder: Path, layer: str) -> Iterator[str]:
    for file in sorted((folder / "patolli" / layer).rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        if not {"__init__", "__main__"} & set(parts):
            yield ".".join(parts)


def first_failure(tests: list[str], seconds: float) -> str | None:
    """Runs these tests and returns the name of the first one that fails, or "" if the time runs out.

    Returns None if all tests pass.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.setsid()
        os.close(reading)
        resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))
        signal.alarm(int(seconds) + 1)  # stops the tests even if their parent has been killed
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        status = 1
        try:
            for name in [one for one in sys.modules if one.partition(".")[0] == "tests"]:
                del sys.modules[name]
            options = ["-q", "-x", "-p", "no:cacheprovider", "--no-header", *tests]
            status = int(pytest.main(options, plugins=[FirstFailure(writing)]))
        finally:
            os._exit(status)
    os.close(writing)
    try:
        return outcome(child, reading, time.monotonic() + seconds)
    finally:
        os.close(reading)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
        with contextlib.suppress(ChildProcessError):
            os.waitpid(child, 0)


def outcome(child: int, reading: int, until: float) -> str | None:
    """Returns what the child reports first, or None if it ends without a report."""
    while time.monotonic() < until:
        ended, status = os.waitpid(child, os.WNOHANG)
        if select.select([reading], [], [], 0 if ended else 0.02)[0] and (said := os.read(reading, 4096)):
            return said.decode()
        if ended:
            if os.WIFSIGNALED(status) and os.WTERMSIG(status) in {signal.SIGXCPU, signal.SIGKILL}:
                return ""
            return None if os.waitstatus_to_exitcode(status) in PASSED else "(no report)"
    return ""
