"""The clock for time limits, pauses and absence. It runs only while a server runs, and it never jumps."""

from __future__ import annotations

import time
from typing import Final

BUSY_SECONDS: Final = 10
"""The number of seconds between two writes of the time to the database while clients are connected. A crash
loses at most this much time.
"""
IDLE_SECONDS: Final = 600


class ServerClock:
    """A clock in milliseconds that continues from the last run of the server and does not depend on the wall
    clock.
    """

    def __init__(self, start: int) -> None:
        self.start = start
        self.began = time.monotonic()
        self.noted = self.began

    def now(self) -> int:
        return self.start + int((time.monotonic() - self.began) * 1000)

    def catch_up(self, milliseconds: int) -> None:
        """Advances the clock to that of another server, which is ahead by this many milliseconds. It is never
        set back.
        """
        self.start += max(0, milliseconds)

    def is_due(self, busy: bool) -> bool:
        return time.monotonic() - self.noted >= (BUSY_SECONDS if busy else IDLE_SECONDS)
