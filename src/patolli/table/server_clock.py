"""The clock for time limits, pauses and absences. The clock advances only while the server runs, and it never
jumps.
"""

from __future__ import annotations

import time
from typing import Final

BUSY_SECONDS: Final = 10
"""Seconds between two writes of the time to the database while clients are connected. A crash loses at most
this much time.
"""
IDLE_SECONDS: Final = 600


class ServerClock:
    """A clock in milliseconds that continues from the server's last run and is independent of the wall
    clock.
    """

    def __init__(self, start: int) -> None:
        self.start = start
        self.began = time.monotonic()
        self.noted = self.began

    def now(self) -> int:
        return self.start + int((time.monotonic() - self.began) * 1000)

    def catch_up(self, milliseconds: int) -> None:
        """Advances to the time of another server, whose clock is ahead by this much. The clock never goes
        back.
        """
        self.start += max(0, milliseconds)

    def is_due(self, busy: bool) -> bool:
        """Returns whether the time should be stored again."""
        return time.monotonic() - self.noted >= (BUSY_SECONDS if busy else IDLE_SECONDS)
