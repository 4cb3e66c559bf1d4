"""Time for clocks, pauses and absences. It passes only while the server runs, and never jumps."""

from __future__ import annotations

import time
from typing import Final

BUSY_SECONDS: Final = 10
"""How often the time is noted in the data base while somebody is connected: a crash loses no more."""
IDLE_SECONDS: Final = 600


class ServerClock:
    """Milliseconds, going on from where the last run of the server ended. The wall clock has no say."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.began = time.monotonic()
        self.noted = self.began

    def now(self) -> int:
        return self.start + int((time.monotonic() - self.began) * 1000)

    def catch_up(self, milliseconds: int) -> None:
        """Another server's clock is ahead by this much; it never goes back."""
        self.start += max(0, milliseconds)

    def is_due(self, busy: bool) -> bool:
        """Should the time be noted again?"""
        return time.monotonic() - self.noted >= (BUSY_SECONDS if busy else IDLE_SECONDS)
