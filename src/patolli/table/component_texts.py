"""The name, cost and effect of every component of a game in one language, for the cards on the page."""

from __future__ import annotations

from functools import lru_cache

from ..kernel.box import Box
from ..kernel.game import Game
from ..texts import GameTexts
from ..texts.component_rows import listed
from . import journal
from .protocol import CardText


@lru_cache(maxsize=16)
def cards(game: str, owner: str, language: str) -> dict[str, CardText]:
    """Returns the text for each component by its id, such as `b07`, `palenque 3` or `theology bonus`, in
    lower case.
    """
    known = journal.game_of(game)
    box = journal.box_of(known, owner)
    words = GameTexts(known, language, box=box)
    cards: dict[str, CardText] = {}
    for name, path in names(known, box, words).items():
        if words.arguments.is_component(name):
            sure = box.confidence(path) if path else ""
            cards[name.lower()] = CardText(words.component(name), words.cost(name), words.effect(name), sure)
    return cards


def names(game: Game, box: Box, texts: GameTexts) -> dict[str, str]:
    """Returns the names of all components, each with the path of the table that defines the component."""
    found: dict[str, str] = {}
    for path, table in box.tables.items():
        name = path.rpartition(".")[2]
        found[name] = path
        numbers = (texts.components.number_of(row) for row in listed(table.values))
        found |= {f"{name} {number}": path for number in numbers if number}
    for name in game.components():
        first = name.partition(" ")[0]
        found.setdefault(name, found.get(first, ""))
    return found
