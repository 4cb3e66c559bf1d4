# compiled
"""The choices of a seat: the answers to its question, and its asides."""

from __future__ import annotations

from ..kernel.position import Position


def choices(p: Position, seat: int) -> list[int]:
    """Returns the answers first, then the asides. If there is only one answer, it is played automatically, so
    the asides are omitted.
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
