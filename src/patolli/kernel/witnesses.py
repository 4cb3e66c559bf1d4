"""Finds out who sees the outcome of a draw and which outcomes are possible, for tables where people enter the
outcomes.
"""

from __future__ import annotations

from typing import Final

from .errors import HiddenValue, RuleError
from .events import EventLog
from .position import Position
from .seats import CHANCE

MOST_TRIED: Final = 6
"""The maximum number of outcomes that are compared to find the seats that see a difference."""
MOST_FOLLOWING: Final = 30
"""The maximum number of further outcomes to follow, because a seat may look only after several draws."""


def witnesses(p: Position) -> list[int]:
    """Returns the seats that will learn the outcome of the pending draw from an event."""
    moves = p.legal_moves(CHANCE)
    tried = moves[:: max(1, len(moves) // MOST_TRIED)]
    for depth in (1, MOST_FOLLOWING):
        outcomes = [follow(p, move, depth) for move in tried]
        found = [
            seat
            for seat in range(p.players)
            if any(seen(o, seat) != seen(outcomes[0], seat) for o in outcomes)
        ]
        if found:
            return found
    return []


def follow(p: Position, move: int, depth: int) -> EventLog:
    """Returns the events after this outcome and further outcomes, up to the next decision of a seat."""
    q = p.copy()
    q.event_log = EventLog()
    for _ in range(depth):
        q.play(CHANCE, move)
        if q.asked() != [CHANCE]:
            break
        move = q.legal_moves(CHANCE)[0]
    return q.event_log


def seen(log: EventLog, seat: int) -> list[tuple[int, list[int]]]:
    return [(e.kind, e.numbers) for e in log.visible_to(seat)]


def possible(p: Position, viewer: int) -> list[int]:
    """Returns the outcomes that are possible as far as this viewer knows, so that the list reveals no
    secrets.
    """
    try:
        return p.observation(viewer).legal_moves(CHANCE)
    except (HiddenValue, RuleError):
        return p.legal_moves(CHANCE)
