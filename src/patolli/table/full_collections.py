"""Full garbage collections stop the whole process: with 250 tables in memory, each takes 50 ms of processor
time.

Python would start a full collection whenever there are many new objects, as in fast games. This module makes
full collections rare: most objects are discarded young, and the rest can wait.
"""

from __future__ import annotations

import gc
import time
from typing import Final

SECONDS: Final = 600.0
"""Seconds between two full collections while clients are connected."""
IDLE_SECONDS: Final = 60.0
NEVER: Final = 1_000_000_000


def keep_rare() -> None:
    """Makes Python collect only the young generations."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


class FullCollections:
    def __init__(self) -> None:
        self.last = time.monotonic()

    def collect_if_due(self, idle: bool) -> None:
        if time.monotonic() - self.last >= (IDLE_SECONDS if idle else SECONDS):
            gc.collect()
            self.last = time.monotonic()
