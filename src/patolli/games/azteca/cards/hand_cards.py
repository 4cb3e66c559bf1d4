"""Playing hand cards (AZ-5.7), and when this is not allowed."""

from __future__ import annotations

from typing import Final

from .. import events, names, reasons
from ..copy_on_write import with_item, writable_hand
from ..position import AztecaPosition


def play(p: AztecaPosition, seat: int, card: int) -> None:
    """AZ-5.7: puts the card on the discard pile, face up."""
    writable_hand(p, seat).play(card)
    p.discard[card] += 1
    p.last_card = with_item(p.last_card, seat, card)
    p.emit(events.CARD_PLAYED, seat, card)


def card_illegal_reason(p: AztecaPosition, seat: int, card: int) -> int:
    """AZ-5.7: returns the reason why the card cannot be played: it is not in the hand, or it has the same
    name as the seat's last card (except for Raid). Otherwise, returns 0.
    """
    if p.hands[seat].count(card) == 0:
        return reasons.NOT_HELD
    return reasons.REPEATED if repeats(p, seat, card) else 0


def repeats(p: AztecaPosition, seat: int, card: int) -> bool:
    """AZ-5.7: returns whether the seat's last card has the same name. This does not apply to Raid."""
    return p.last_card[seat] == card and card != names.RAID


CARD_PHASES: Final = {
    names.CARD_IDS[names.INSUBORDINATION]: names.TRIBUTE,
    names.CARD_IDS[names.TLALOC]: names.TRIBUTE,
    names.CARD_IDS[names.SUBMISSION]: names.POCHTECA_PHASE,
    names.CARD_IDS[names.YACATECUHTLI]: names.POCHTECA_PHASE,
    names.CARD_IDS[names.ASSASSINATION]: names.POCHTECA_PHASE,
    names.CARD_IDS[names.CHALCHIUHTLICUE]: names.LAKES,
    names.CARD_IDS[names.RAID]: names.FLOWER_WAR,
    names.CARD_IDS[names.REINFORCEMENTS]: names.FLOWER_WAR,
    names.CARD_IDS[names.ALLIANCE]: names.FLOWER_WAR,
    names.CARD_IDS[names.ERUPTION]: names.FLOWER_WAR,
    names.CARD_IDS[names.FLOOD]: names.FLOWER_WAR,
    names.CARD_IDS[names.DIVERSION]: names.FLOWER_WAR,
}
"""The phase in which each card is played. Influence of Tlenamacac and Sorcerer are missing, because they can
be played in several phases.
"""
