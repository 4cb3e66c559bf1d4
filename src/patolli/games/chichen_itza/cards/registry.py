"""All god and hero cards by number, and the cards that use each hook."""

from __future__ import annotations

from typing import Final

from .. import names
from .card import HOOKS, Card

ALL: Final[list[Card]] = [Card(card_id, []) for card_id in names.CARD_IDS]
GODS_WITH: Final[list[list[int]]] = [[0] * names.COLORS for _ in range(HOOKS)]
"""A bit mask of the god cards that use each hook, indexed by hook and colour."""
HEROES_WITH: Final[list[int]] = [0] * HOOKS
"""A bit mask of the hero cards that use each hook."""
POWERS: Final[list[int]] = [0] * names.CARDS
"""A bit mask of the hooks that each card uses."""
NONE: Final[list[Card]] = []


def add(card: Card) -> None:
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
    """Returns a bit mask of the hooks that a card uses."""
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
