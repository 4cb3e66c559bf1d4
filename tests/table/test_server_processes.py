"""Several server processes: failed starts, restarts with increasing delays, and rolling restarts."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.kernel.errors import PatolliError
from patolli.table import logs, metrics, server_processes
from patolli.table.server_processes import FAULT, MOST, Processes
from patolli.table.settings import Settings


class Process:
    """A fake process that runs until it is terminated, or that has already exited with a status."""

    def __init__(self, status: int | None = None, stubborn: bool = False) -> None:
        self.exitcode = status
        self.stubborn = stubborn
        self.done: list[str] = []

    def is_alive(self) -> bool:
        return self.exitcode is None

    def start(self) -> None:
        self.done.append("start")

    def terminate(self) -> None:
        self.done.append("terminate")

    def join(self, seconds: float) -> None:
        self.done.append("join")
        if not self.stubborn and self.exitcode is None:
            self.exitcode = -15

    def kill(self) -> None:
        self.done.append("kill")
        self.exitcode = -9


class Event:
    def __init__(self, ready: bool) -> None:
        self.ready = ready

    def wait(self, _seconds: float) -> bool:
        return self.ready

    def is_set(self) -> bool:
        return self.ready


class Made:
    """A fake `multiprocessing` module; each new process is the next element of `states`."""

    def __init__(self, *states: Process, ready: bool = True) -> None:
        self.states = list(states)
        self.ready = ready
        self.arguments: list[tuple[Any, ...]] = []

    def Event(self) -> Event:  # noqa: N802 - named like that of multiprocessing
        return Event(self.ready)

    def Process(self, target: Any, args: tuple[Any, ...], daemon: bool) -> Process:  # noqa: N802
        assert target is server_processes.child
        assert not daemon
        self.arguments.append(args)
        return self.states.pop(0) if self.states else Process()


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A clock controlled by the test."""
    found = SimpleNamespace(seconds=1_000.0)
    monkeypatch.setattr(time, "monotonic", lambda: found.seconds)
    return found


def processes(count: int, *states: Process, ready: bool = True) -> Any:
    nothing: Any = None
    found: Any = Processes(nothing, nothing, "localhost", count, True, "info")
    found.context = Made(*states, ready=ready)
    for place in range(count):
        found.start(place)
    return found


@pytest.mark.parametrize("count", [0, MOST + 1])
def test_the_number_of_processes_is_limited(tmp_path: Path, count: int) -> None:
    settings = Settings(tmp_path, url="postgresql+psycopg://host/base")
    with pytest.raises(PatolliError, match=f"a number from 1 to {MOST}, not {count}"):
        server_processes.run(settings, "localhost", 0, count, False, "info")


@pytest.mark.parametrize("url", ["", "sqlite:///tables.db"])
@pytest.mark.parametrize("count", [1, MOST])
def test_several_processes_need_postgresql(tmp_path: Path, url: str, count: int) -> None:
    with pytest.raises(PatolliError, match="need a PostgreSQL database"):
        server_processes.run(Settings(tmp_path, url=url), "localhost", 0, count, False, "info")


def test_several_processes_are_not_possible_on_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    settings = Settings(tmp_path, url="postgresql+psycopg://host/base")
    with pytest.raises(PatolliError, match="not possible on Windows"):
        server_processes.run(settings, "localhost", 0, 2, False, "info")


def test_only_the_first_process_is_the_first(at: Any) -> None:
    found = processes(3)
    assert [args[-2] for args in found.context.arguments] == [True, False, False]
    assert [args[-1] for args in found.context.arguments] == [found.ready[place] for place in range(3)]
    assert [process.done for process, _ in found.running.values()] == [["start"]] * 3
    assert found.look()
    assert len(found.context.arguments) == 3


def test_an_ended_process_is_restarted_after_a_pause_that_doubles(
    at: Any, caplog: pytest.LogCaptureFixture
) -> None:
    found = processes(2, Process(), *[Process(1) for _ in range(9)])
    pauses = []
    for _ in range(8):
        began, made = at.seconds, len(found.context.arguments)
        while len(found.context.arguments) == made:
            at.seconds += 0.5
            assert found.look()
        pauses.append(at.seconds - began)
    assert pauses == [1.5, 2.5, 4.5, 8.5, 16.5, 30.5, 30.5, 30.5]
    assert all(args[-2] is False for args in found.context.arguments[1:]), "place 1 was restarted"
    assert {(one.place, one.status) for one in caplog.records} == {(1, 1)}  # type: ignore[attr-defined]


def test_a_process_that_ran_for_long_is_restarted_soon(at: Any, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    found = processes(1, Process())
    found.pauses[0] = 16.0
    at.seconds += 20.0
    found.look()
    assert found.pauses == {0: 16.0}
    at.seconds += 0.1
    found.look()
    assert found.pauses == {0: 1.0}


@pytest.mark.parametrize(
    ("status", "pauses", "goes_on"), [(FAULT, {}, False), (FAULT, {0: 1.0}, True), (1, {}, True)]
)
def test_a_fault_that_the_first_process_reports_ends_all(
    at: Any, status: int, pauses: dict[int, float], goes_on: bool
) -> None:
    found = processes(2, Process(status))
    found.pauses = pauses
    assert found.look() is goes_on


def test_processes_are_replaced_one_by_one_when_their_successors_are_ready(at: Any) -> None:
    old = [Process(), Process()]
    found = processes(2, *old)
    found.replace_all()
    assert [one.done for one in old] == [["start", "terminate", "join"]] * 2
    assert [process.is_alive() for process, _ in found.running.values()] == [True, True]
    assert not set(old) & {process for process, _ in found.running.values()}
    assert [args[-2] for args in found.context.arguments] == [True, False, True, False]


@pytest.mark.parametrize("successor", [Process(1), Process()])
def test_a_successor_that_is_never_ready_replaces_nothing(
    at: Any, successor: Process, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = [Process(), Process()]
    found = processes(2, *old, successor)
    found.context.ready = False
    began = at.seconds
    found.running[0] = (old[0], began - 99)

    def wait(event: Event, seconds: float) -> bool:
        at.seconds += seconds
        return event.ready

    successor_was_alive = successor.is_alive()
    monkeypatch.setattr(Event, "wait", wait)
    found.replace_all()
    assert found.running == {0: (old[0], began - 99), 1: (old[1], began)}
    assert [one.done for one in old] == [["start"], ["start"]]
    assert successor.done == ["start", "terminate", "join"]
    assert [one.getMessage() for one in caplog.records] == ["processes not replaced"]
    assert (at.seconds - began >= server_processes.READY_SECONDS) is successor_was_alive


def test_a_stubborn_process_is_killed(at: Any) -> None:
    calm, stubborn = Process(), Process(stubborn=True)
    processes(1).end([calm, stubborn])
    assert calm.done == ["terminate", "join"]
    assert stubborn.done == ["terminate", "join", "kill"]


@pytest.mark.parametrize(
    ("first", "browser", "opens"), [(True, True, True), (False, True, False), (True, False, False)]
)
def test_the_first_process_opens_the_browser(
    monkeypatch: pytest.MonkeyPatch, first: bool, browser: bool, opens: bool
) -> None:
    given: dict[str, Any] = {}

    def serve(settings: Any, listen: Any, host: str, browse: bool, level: str, **more: Any) -> None:
        given.update(settings=settings, listening=listen(), host=host, browse=browse, level=level, **more)

    monkeypatch.setattr(server_processes, "serve", serve)
    monkeypatch.setattr(server_processes, "end_with_parent", lambda: None)
    ready: Any = SimpleNamespace(set="set")
    nothing: Any = None
    server_processes.child(nothing, nothing, "localhost", browser, "info", first, ready)
    assert given == {
        "settings": None, "listening": None, "host": "localhost", "browse": opens, "level": "info",
        "first": first, "ready": "set",
    }  # fmt: skip


def test_a_process_that_cannot_run_says_why_and_exits_with_its_status(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def serve(*_: Any, **__: Any) -> None:
        raise PatolliError("the port is in use")

    monkeypatch.setattr(server_processes, "serve", serve)
    monkeypatch.setattr(server_processes, "end_with_parent", lambda: None)
    nothing: Any = None
    with pytest.raises(SystemExit) as ended:
        server_processes.child(nothing, nothing, "localhost", False, "info", True, SimpleNamespace(set=None))
    assert ended.value.code == FAULT
    assert capsys.readouterr().err == "patolli: the port is in use\n"


# ---- signals and the end --------------------------------------------------------------------------------


class Signals:
    """Runs the loop of the processes, with one step of the test at each look."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, found: Any) -> None:
        self.handlers: dict[int, Any] = {}
        self.found = found
        self.steps: list[Any] = []
        self.replaced = 0
        monkeypatch.setattr(signal, "signal", self.handlers.__setitem__)
        monkeypatch.setattr(server_processes, "LOOK_SECONDS", 0)
        found.look = self.look
        found.replace_all = self.replace_all

    def look(self) -> bool:
        return self.steps.pop(0)() is not False

    def replace_all(self) -> None:
        self.replaced += 1

    def send(self, number: int) -> None:
        self.handlers[number](number, None)


def unstarted(count: int) -> Any:
    nothing: Any = None
    found: Any = Processes(nothing, nothing, "localhost", count, True, "info")
    found.context = Made()
    return found


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_all_processes(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    found = unstarted(2)
    signals = Signals(monkeypatch, found)
    signals.steps = [lambda: None, lambda: signals.send(number)]
    assert found.run() == 0
    assert signals.steps == []
    assert signals.replaced == 0
    assert [one.done for one, _ in found.running.values()] == [["start", "terminate", "join"]] * 2


def test_another_signal_replaces_them_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found = unstarted(1)
    signals = Signals(monkeypatch, found)
    signals.steps = [
        lambda: signals.send(signal.SIGHUP),
        lambda: None,
        lambda: signals.send(signal.SIGTERM),
    ]
    assert found.run() == 0
    assert signals.replaced == 1


def test_a_process_that_can_never_run_ends_all_with_its_status(monkeypatch: pytest.MonkeyPatch) -> None:
    found = unstarted(2)
    signals = Signals(monkeypatch, found)
    signals.steps = [lambda: False]
    assert found.run() == FAULT
    assert [one.done[-1] for one, _ in found.running.values()] == ["join", "join"]


def test_a_process_ends_with_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[bool] = []
    killed: list[tuple[int, int]] = []
    parent = SimpleNamespace(join=lambda: waited.append(True))
    monkeypatch.setattr(os, "kill", lambda *given: killed.append(given))
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: None)
    server_processes.end_with_parent()
    assert killed == []
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: parent)
    server_processes.end_with_parent()
    assert waited == [True]
    assert killed == [(os.getpid(), signal.SIGTERM)]


@pytest.mark.parametrize("counted", [True, False])
def test_the_processes_share_a_port_and_a_folder_that_is_removed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, counted: bool
) -> None:
    made: dict[str, Any] = {}
    listening: Any = SimpleNamespace(listen=lambda backlog: made.update(backlog=backlog))

    class Running:
        def __init__(self, settings: Settings, *given: Any) -> None:
            made.update(settings=settings, given=given)

        def run(self) -> int:
            assert made["settings"].group.is_dir()
            return 3

    monkeypatch.setattr(server_processes, "Processes", Running)
    monkeypatch.setattr(server_processes, "listen", lambda *given: listening)
    monkeypatch.setattr(logs, "set_up", lambda level: made.update(level=level))
    monkeypatch.setattr(metrics, "token", lambda: "token" if counted else "")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv(metrics.SHARED_FOLDER, "")
    settings = Settings(tmp_path, url="postgresql+psycopg://host/base", hosts=["games.example"])
    with pytest.raises(SystemExit) as ended:
        server_processes.run(settings, "192.0.2.7", 81, 2, False, "debug")
    assert ended.value.code == 3
    assert made["given"] == (listening, "192.0.2.7", 2, False, "debug")
    assert (made["backlog"], made["level"]) == (512, "debug")
    assert settings.beyond_loopback
    assert {"192.0.2.7", "games.example"} <= set(settings.hosts)
    assert settings.group is not None
    assert not settings.group.exists()
    assert bool(os.environ[metrics.SHARED_FOLDER]) == counted
