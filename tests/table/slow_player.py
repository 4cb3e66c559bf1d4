"""Players that misbehave, and the proving game, for the bots' process: imported there by name."""

from __future__ import annotations

import time

from patolli.kernel.position import Position
from patolli.players import LEVELS
from patolli.table import journal

from ..kernel.proving import GAME

journal.EXTRA[GAME.name] = GAME


def never(_veiled: Position, _seat: int) -> int:
    while True:
        time.sleep(1)


def fails(_veiled: Position, _seat: int) -> int:
    raise RuntimeError("no idea")


def nonsense(_veiled: Position, _seat: int) -> int:
    return 99


LEVELS["never"] = never
LEVELS["fails"] = fails
LEVELS["nonsense"] = nonsense
