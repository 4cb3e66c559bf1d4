"""All god and hero cards by number, and the cards that use each hook."""

from __future__ import annotations

from typing import Final

from .. import names
from .card import HOOKS, Card

ALL: Final[list[Card]] = [Card(card_id, []) for card_id in names.CARD_IDS]
GODS_WITH: Final[list[list[int]]] = [[0] * names.COLORS for _ in range(HOOKS)]
"""The god cards that use each hook, as bits, listed by hook and colour."""
HEROES_WITH: Final[list[int]] = [0] * HOOKS
"""The hero cards that use each hook, as bits."""
POWERS: Final[list[int]] = [0] * names.CARDS
"""The hooks that each card uses, as bits."""
NONE: Final[list[Card]] = []


def add(card: Card) -> None:
    """Registers the card."""
    switch_off(card.number)
    ALL[card.number] = card
    for hook in card.hooks:
        POWERS[card.number] |= 1 << hook
        if card.number < names.GODS:
            color, bit = card.number // names.PER_COLOR, card.number % names.PER_COLOR
            GODS_WITH[hook][color] |= 1 << bit
        else:
            HEROES_WITH[hook] |= 1 << (card.number - names.GODS)


def powers(number: int) -> int:
    """Returns the hooks that a card uses, as bits."""
    return POWERS[number]


def switch_off(number: int) -> None:
    """Disables the card. Only tests use this."""
    POWERS[number] = 0
    for hook in range(HOOKS):
        if number < names.GODS:
            color, bit = number // names.PER_COLOR, number % names.PER_COLOR
            GODS_WITH[hook][color] &= ~(1 << bit)
        else:
            HEROES_WITH[hook] &= ~(1 << (number - names.GODS))
