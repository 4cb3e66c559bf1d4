"""Helps mutation testing to replace cards: a file's cards are unregistered before its mutated version is
loaded.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from unittest import mock

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.cards import registry
from patolli.games.chichen_itza.cards.card import Card


def take_back(module: ModuleType) -> None:
    """Unregisters the cards defined in this file; loading the file registers them again."""
    cards: list[Card] = []
    if "_cards." in module.__name__ and hasattr(module, "add"):
        with mock.patch.object(registry, "add", cards.append):
            source = Path(str(module.__file__)).read_text(encoding="utf-8")
            place = {"__name__": module.__name__, "__package__": module.__package__}
            exec(compile(source, str(module.__file__), "exec"), place)
    for card in cards:
        registry.switch_off(card.number)
        registry.ALL[card.number] = Card(names.CARD_IDS[card.number], [])


def registered(module: ModuleType) -> list[Card]:
    """Returns all registered cards. If the registry itself was mutated, the cards are
    registered again first.
    """
    if module is registry:
        for card in registry.ALL:
            registry.add(card)
    return registry.ALL
