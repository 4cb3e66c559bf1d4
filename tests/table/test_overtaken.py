"""If another server wrote first, a command is retried, unless part of it has already been written."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.table import overtaken
from patolli.table.overtaken import TRIES, OvertakenRefusal, again_if_overtaken


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overtaken, "PAUSE_SECONDS", 0.0)


class Command:
    def __init__(self, failures: int, writes: int = 0) -> None:
        self.session: Any = SimpleNamespace(written=7)
        self.failures = failures
        self.writes = writes
        self.given: list[tuple[int, str]] = []

    def run(self) -> str:
        @again_if_overtaken
        async def work(session: Any, number: int, word: str) -> str:
            self.given.append((number, word))
            if len(self.given) > self.failures:
                return word
            session.written += self.writes
            raise OvertakenRefusal("stale", "this table was changed elsewhere")

        return asyncio.run(work(self.session, 3, word="dig"))


@pytest.mark.parametrize("failures", [0, 1, TRIES - 1])
def test_an_overtaken_command_is_tried_again(failures: int) -> None:
    command = Command(failures)
    assert command.run() == "dig"
    assert command.given == [(3, "dig")] * (failures + 1)


@pytest.mark.parametrize(("failures", "writes", "tries"), [(99, 0, TRIES), (99, 1, 1)])
def test_it_is_refused_after_many_tries_or_if_a_part_has_been_written(
    failures: int, writes: int, tries: int
) -> None:
    command = Command(failures, writes)
    with pytest.raises(OvertakenRefusal):
        command.run()
    assert len(command.given) == tries
