"""A worker process: one line for each answer, and its end when the server has ended."""

from __future__ import annotations

import io
import json
import os
import sys
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.table import worker_process


class Exited(BaseException):
    pass


@pytest.fixture
def exits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The exit statuses of the process, which does not really exit."""
    found: list[int] = []

    def leave(status: int) -> None:
        found.append(status)
        raise Exited

    monkeypatch.setattr(os, "_exit", leave)
    return found


def answers(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> list[dict[str, Any]]:
    """Returns the lines of a process that answers these questions."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    def answer(question: dict[str, Any]) -> dict[str, Any]:
        assert out.getvalue().startswith("ready\n"), "the server waits for this line"
        return {"double": 2 * question["number"]}

    worker_process.write_answers(out, answer)
    first, *rest = out.getvalue().splitlines()
    assert first == "ready"
    return [json.loads(one) for one in rest]


def test_each_question_has_one_line_of_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([1.0, 1.25, 2.0, 2.0001234])
    monkeypatch.setattr(worker_process, "time", SimpleNamespace(process_time=lambda: next(times)))
    assert answers(monkeypatch, ['{"number": 2}', '{"number": 5}']) == [
        {"double": 4, "cpu_ms": 250.0},
        {"double": 10, "cpu_ms": 0.123},
    ]


def test_a_question_that_fails_is_answered_with_its_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    found = answers(monkeypatch, ["{}", "nonsense", '{"number": "' + "x" * 600 + '"}', '{"number": 1}'])
    assert found[0]["fault"] == "KeyError: 'number'"
    assert found[1]["fault"].startswith("JSONDecodeError: ")
    assert found[2]["double"] == "x" * 1200
    assert found[3]["double"] == 2
    assert all("cpu_ms" in one for one in found)

    def fail(_: dict[str, Any]) -> dict[str, Any]:
        raise ValueError("y" * 600)

    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("{}\n"))
    worker_process.write_answers(out, fail)
    assert len(json.loads(out.getvalue().splitlines()[1])["fault"]) == 500


def test_what_a_game_prints_is_no_answer(monkeypatch: pytest.MonkeyPatch, exits: list[int]) -> None:
    out, err = io.StringIO(), io.StringIO()
    monkeypatch.setattr(worker_process, "die_with_the_server", lambda: None)
    monkeypatch.setattr(sys, "stdin", io.StringIO("{}\n"))
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)

    def answer(_: dict[str, Any]) -> dict[str, Any]:
        print("printed by a game")
        return {}

    worker_process.answer_lines(answer)
    assert "printed" not in out.getvalue()
    assert "printed" in err.getvalue()
    assert exits == []


def test_a_process_whose_server_no_longer_reads_ends(
    monkeypatch: pytest.MonkeyPatch, exits: list[int]
) -> None:
    def broken(*_: Any) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(worker_process, "write_answers", broken)
    monkeypatch.setattr(worker_process, "die_with_the_server", lambda: None)
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    with pytest.raises(Exited):
        worker_process.answer_lines(lambda question: question)
    assert exits == [1]


def test_a_process_watches_for_the_end_of_its_server(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = threading.Event()
    monkeypatch.setattr(worker_process, "die_with_the_server", watched.set)
    monkeypatch.setattr(worker_process, "write_answers", lambda *_: None)
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    worker_process.answer_lines(lambda question: question)
    assert watched.wait(10)


def test_a_process_ends_when_it_has_another_parent(monkeypatch: pytest.MonkeyPatch, exits: list[int]) -> None:
    parents = iter([7, 7, 7, 1])
    slept: list[float] = []
    monkeypatch.setattr(os, "getppid", lambda: next(parents))
    monkeypatch.setattr(worker_process, "time", SimpleNamespace(sleep=slept.append))
    with pytest.raises(Exited):
        worker_process.die_with_the_server()
    assert exits == [1]
    assert slept == [1, 1]


def test_a_process_has_little_memory_and_a_low_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    limits: list[Any] = []
    monkeypatch.setattr(resource, "setrlimit", lambda *given: limits.append(given))
    monkeypatch.setattr(os, "nice", limits.append)
    worker_process.limit(5)
    assert limits == [(resource.RLIMIT_DATA, (2 << 30, 2 << 30)), 5]

    def refused(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr(resource, "setrlimit", refused)
    monkeypatch.setattr(os, "nice", refused)
    worker_process.limit(5)
