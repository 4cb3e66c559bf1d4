"""Events for cards that take effect without a question, for example on prices, limits, dice or points
(CI-15.1).
"""

from __future__ import annotations

from .. import events
from ..position import ChichenPosition
from . import hooks
from .card import Card


def emit_cards(p: ChichenPosition, seat: int, cards: list[Card]) -> None:
    for card in cards:
        p.emit(events.CARD_USED, seat, card.number)


def emit_gods(p: ChichenPosition, seat: int, hook: int) -> None:
    """Emits an event for each of the player's god cards that use this hook."""
    if p.event_log is not None:
        emit_cards(p, seat, hooks.gods(p.seats[seat], hook))


def emit_side(p: ChichenPosition, side: int, hook: int) -> None:
    """Emits an event for each card on this side of the combat that uses this hook."""
    if p.event_log is not None and hooks.seat_of(p, side) >= 0:
        emit_cards(p, hooks.seat_of(p, side), hooks.cards_of_side(p, side, hook))


def emit_heroes(p: ChichenPosition, seat: int, group: int, hook: int) -> None:
    """Emits an event for each hero in the group whose card uses this hook."""
    if p.event_log is not None:
        emit_cards(p, seat, hooks.heroes(p.seats[seat], group, hook))
