"""Players that misbehave, for example by thinking too long."""

from __future__ import annotations

import time

from patolli.kernel.position import Position


def never(_veiled: Position, _seat: int) -> int:
    while True:
        time.sleep(1)


def fails(_veiled: Position, _seat: int) -> int:
    raise RuntimeError("no idea")


def nonsense(_veiled: Position, _seat: int) -> int:
    return 99
