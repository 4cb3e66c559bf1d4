"""A pytest plugin that records which functions each test calls, for `tests/mutation_shared.py`.

    FUNCTION_REACH=reach.json python -m pytest -p tests.function_reach tests/arena

Calls in other processes and tests that fail are not recorded.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType

import pytest

PACKAGE = f"{os.sep}patolli{os.sep}"
called: set[CodeType] = set()
found: dict[str, tuple[float, list[str]]] = {}
"""For each test, its duration in seconds and the functions it called, as `file:qualified name`."""
failed: set[str] = set()
by_fixture: dict[str, set[CodeType]] = {}
"""The functions called by each shared fixture."""


def profile(frame: FrameType, event: str, _argument: object) -> None:
    if event == "call":
        called.add(frame.f_code)


def place(code: CodeType) -> str:
    return f"{code.co_filename.rpartition(PACKAGE)[2]}:{code.co_qualname}"


def pytest_configure() -> None:
    threading.setprofile(profile)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object]) -> Iterator[None]:
    if fixturedef.scope == "function":
        return (yield)
    before = set(called)
    called.clear()
    try:
        return (yield)
    finally:
        by_fixture[fixturedef.argname] = set(called)
        called.update(before)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Function) -> Iterator[None]:
    called.clear()
    begun = time.perf_counter()
    sys.setprofile(profile)
    try:
        return (yield)
    finally:
        sys.setprofile(None)
        seconds = time.perf_counter() - begun
        every = called.union(*(by_fixture.get(name, ()) for name in item.fixturenames))
        places = {place(code) for code in every if PACKAGE in code.co_filename}
        found[item.nodeid] = (round(seconds, 2), sorted(places))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if not report.passed:
        failed.add(report.nodeid)


def pytest_sessionfinish() -> None:
    kept = {test: called for test, called in found.items() if test not in failed}
    Path(os.environ["FUNCTION_REACH"]).write_text(json.dumps(kept), encoding="utf-8")
