"""The server attacked by `freeze`, configured like `patolli serve` with its default limits.

Every half second it appends a line to `lag.txt`: the wall-clock time, and the longest time for which the
event loop was continuously busy, in milliseconds. The latter is CPU time, which does not depend on
other programs.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

from patolli.table.registry import TableRegistry
from patolli.table.server import run
from patolli.table.settings import Settings

BEAT_SECONDS = 0.002
NOTE_SECONDS = 0.5


async def note_lag(file: Path) -> None:
    with file.open("a", buffering=1, encoding="ascii") as out:
        while True:
            worst, until = 0.0, time.monotonic() + NOTE_SECONDS
            while time.monotonic() < until:
                before = time.thread_time()
                await asyncio.sleep(BEAT_SECONDS)
                worst = max(worst, time.thread_time() - before)
            out.write(f"{time.time():.3f} {worst * 1000:.2f}\n")


def watch(registry_type: type[TableRegistry], file: Path) -> None:
    honest = registry_type.start
    noting: list[asyncio.Task[None]] = []

    async def start(self: TableRegistry) -> None:
        await honest(self)
        noting.append(asyncio.create_task(note_lag(file)))

    registry_type.start = start  # type: ignore[method-assign]


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    watch(TableRegistry, folder / "lag.txt")
    run(Settings(folder), "127.0.0.1", int(sys.argv[2]), False, "error")
