"""Makes full garbage collections rare, because they stop the whole process: with 250 tables in memory, one
takes 50 ms of CPU time.

By default, Python starts a full collection whenever many new objects exist, as in fast games. Most of these
objects are freed without it, and the others can wait.
"""

from __future__ import annotations

import gc
import time
from typing import Final

SECONDS: Final = 600.0
"""The number of seconds between full collections while clients are connected."""
IDLE_SECONDS: Final = 60.0
NEVER: Final = 1_000_000_000


def keep_rare() -> None:
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


class FullCollections:
    def __init__(self) -> None:
        self.last = time.monotonic()

    def collect_if_due(self, idle: bool) -> None:
        if time.monotonic() - self.last >= (IDLE_SECONDS if idle else SECONDS):
            gc.collect()
            self.last = time.monotonic()
