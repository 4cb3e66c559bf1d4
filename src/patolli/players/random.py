"""The random player: each answer is equally likely. It uses asides never, so that its games end."""

from __future__ import annotations

from secrets import randbelow

from ..kernel.position import Position


def choose(veiled: Position, seat: int) -> int:
    options = veiled.options(seat)
    return options[randbelow(len(options))]
