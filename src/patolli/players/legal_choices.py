# compiled
"""The choices of a seat: answers to its question, and asides."""

from __future__ import annotations

from ..kernel.position import Position


def choices(p: Position, seat: int) -> list[int]:
    """Returns the answers, followed by the asides. If there is just one answer, asides are left out, because
    it is played automatically.
    """
    found = p.legal_moves(seat)
    if len(found) > 1:
        found.extend(p.asides(seat))
    return found


def apply_choice(p: Position, seat: int, move: int) -> None:
    if move in p.offer(seat):
        p.answer(seat, move)
    else:
        p.play(seat, move)
