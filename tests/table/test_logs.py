from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from patolli.table import logs

NAMES = ("patolli", *logs.LIBRARIES)


@pytest.fixture
def unchanged() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(one.handlers, one.propagate, one.level) for one in loggers]
    yield
    for one, (handlers, propagate, level) in zip(loggers, before, strict=True):
        one.handlers, one.propagate = handlers, propagate
        one.setLevel(level)


@pytest.mark.usefixtures("unchanged")
def test_messages_of_libraries_are_lines_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info")
    for name in NAMES:
        logging.getLogger(name).error("a fault in %s", name)
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(one["from"], one["what"]) for one in lines] == [(name, f"a fault in {name}") for name in NAMES]


@pytest.mark.usefixtures("unchanged")
def test_a_conflict_between_servers_is_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("debug")
    logging.getLogger("psycopg").warning("error ignored terminating a pipeline")
    assert capsys.readouterr().err == ""
