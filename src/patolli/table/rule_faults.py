"""Limits the effect of failures in a game's additions to a question: a failed part is omitted, and the rest
remains.

Logs contain no moves, so only the kind of fault and its place in the source code are stored.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

log = logging.getLogger("patolli.work")
MOST_FAULTS: Final = 200
"""Faults kept per table."""
P = ParamSpec("P")
T = TypeVar("T")


class RuleFaults:
    """The first fault for each kind of question and each part of it."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], str] = {}

    def contained(
        self, kind: str, part: str, usual: T, call: Callable[P, T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Returns the result of the call, or the given default value if the call fails."""
        try:
            return call(*args, **more)
        except Exception as fault:  # noqa: BLE001 - rules may fail in any way; the question is still asked
            self.add(kind, part, place_of(fault))
            return usual

    def add(self, kind: str, part: str, why: str) -> None:
        if len(self.found) < MOST_FAULTS:
            self.found.setdefault((kind, part), why)


class LoggedFaults(RuleFaults):
    """The faults of one table. Each fault is logged once."""

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table

    def add(self, kind: str, part: str, why: str) -> None:
        before = len(self.found)
        super().add(kind, part, why)
        if len(self.found) > before:
            extra = {"table": self.table, "question": kind, "part": part, "why": why}
            log.error("prospect rules failed", extra=extra)


def place_of(fault: BaseException) -> str:
    frames = traceback.extract_tb(fault.__traceback__)
    return f"{type(fault).__name__} in {Path(frames[-1].filename).name}:{frames[-1].lineno}"
