"""Copies of a position share their secrets until one of them changes. These functions return secrets that can
be changed.
"""

from __future__ import annotations

from typing import Final

from ...kernel.secrets import Hand, Pile, Purse
from . import names
from .position import AztecaPosition

# The index of the first secret of each kind, in the order used by `Position.shares`
BOX_SECRETS: Final = 0
HAND_SECRETS: Final = 16
SP_SECRETS: Final = 20
UNCOUNTED_SECRETS: Final = 24
URN_SECRETS: Final = 28
UNSEEN_SECRETS: Final = 32
DECK_SECRET: Final = 36


def with_item(values: list[int], at: int, value: int) -> list[int]:
    """Returns a copy of the list with one item replaced. Copies of the position may still share the
    old list.
    """
    new = values[:]
    new[at] = value
    return new


def writable_box(p: AztecaPosition, seat: int, box: int) -> Hand:
    """Returns a box of soldiers that can be changed."""
    at = seat * names.BOXES + box
    if p.shares(BOX_SECRETS + at):
        p.boxes[at] = p.boxes[at].copy()
    return p.boxes[at]


def writable_hand(p: AztecaPosition, seat: int) -> Hand:
    if p.shares(HAND_SECRETS + seat):
        p.hands[seat] = p.hands[seat].copy()
    return p.hands[seat]


def writable_deck(p: AztecaPosition) -> Pile:
    if p.shares(DECK_SECRET):
        p.deck = p.deck.copy()
    return p.deck


def writable_sp(p: AztecaPosition, seat: int) -> Purse:
    return writable_purse(p, p.sp, SP_SECRETS, seat)


def writable_uncounted(p: AztecaPosition, seat: int) -> Purse:
    return writable_purse(p, p.uncounted, UNCOUNTED_SECRETS, seat)


def writable_urn(p: AztecaPosition, seat: int) -> Purse:
    return writable_purse(p, p.urn, URN_SECRETS, seat)


def writable_unseen(p: AztecaPosition, seat: int) -> Purse:
    return writable_purse(p, p.unseen, UNSEEN_SECRETS, seat)


def writable_purse(p: AztecaPosition, purses: list[Purse], first: int, seat: int) -> Purse:
    if p.shares(first + seat):
        purses[seat] = purses[seat].copy()
    return purses[seat]
