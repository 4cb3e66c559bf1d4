"""Contains failures in a game's additions to a question: a part that fails is left out, and the rest is sent.

Logs must not contain moves, so only the kind of a fault and its place in the source code are recorded.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

log = logging.getLogger("patolli.work")
MOST_FAULTS: Final = 200
"""The maximum number of faults recorded per table."""
P = ParamSpec("P")
T = TypeVar("T")


class RuleFaults:
    """The first fault for each kind of question and part."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], str] = {}

    def contained(
        self, kind: str, part: str, usual: T, call: Callable[P, T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Returns the result of the call, or `usual` if the call fails."""
        try:
            return call(*args, **more)
        except Exception as fault:  # noqa: BLE001 - whatever fails in the rules, the question must be asked
            self.add(kind, part, place_of(fault))
            return usual

    def add(self, kind: str, part: str, why: str) -> None:
        if len(self.found) < MOST_FAULTS:
            self.found.setdefault((kind, part), why)


class LoggedFaults(RuleFaults):
    """The faults of one table, each logged once."""

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
