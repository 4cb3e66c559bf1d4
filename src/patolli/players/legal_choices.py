# compiled
"""What a seat can choose from: the options of its question, and what it may do beside it."""

from __future__ import annotations

from ..kernel.position import Position


def choices(p: Position, seat: int) -> list[int]:
    """Options first. Where there is only one, asides are left: the question will pass by itself."""
    found = p.legal_moves(seat)
    if len(found) > 1:
        found.extend(p.asides(seat))
    return found


def apply_choice(p: Position, seat: int, move: int) -> None:
    if move in p.offer(seat):
        p.answer(seat, move)
    else:
        p.play(seat, move)
