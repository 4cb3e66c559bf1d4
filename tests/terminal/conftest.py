"""Checks after every test of the terminal that each message shown got all its arguments."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .screen import SHOWN


@pytest.fixture(autouse=True)
def _every_message_has_its_arguments() -> Iterator[None]:
    SHOWN.clear()
    yield
    faults = [fault for one in SHOWN for fault in one.texts.messages.faults]
    assert [fault for fault in faults if "Unknown external" in fault] == []
