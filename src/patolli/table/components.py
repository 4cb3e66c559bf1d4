"""The components of a game as JSON. Values from the owner's file replace the printed ones."""

from __future__ import annotations

from typing import Any

from ..kernel.box import OWNER, Box
from ..kernel.game import Game
from . import journal
from .protocol import Components, UncertainValue


def components(game: Game, owner: str) -> Components:
    box = journal.box_of(game, owner)
    uncertain = [UncertainValue(*one) for one in box.uncertain()]
    confirmed, doubtful = confirmed_values(game, box)
    return Components(
        bool(owner), nested(box), box.replaced, uncertain, confirmed, doubtful, game.box_facts(box)
    )


def confirmed_values(game: Game, box: Box) -> tuple[int, int]:
    """Returns how many of the uncertain values the owner has confirmed, and how many uncertain values there
    are.
    """
    doubtful = [path for path, _, _ in game.printed_box().uncertain()]
    return sum(box.confidence(path) == OWNER for path in doubtful), len(doubtful)


def nested(box: Box) -> dict[str, Any]:
    """Returns the tables of a box nested as in its file, where entries with an id form a list."""
    root: dict[str, Any] = {}
    for path, table in box.tables.items():
        *above, name = path.split(".")
        is_entry = table.values.get("id") == name
        group = above.pop() if is_entry else ""
        here = root
        for part in above:
            here = here.setdefault(part, {})
        if is_entry:
            here.setdefault(group, []).append(table.values)
        else:
            here[name] = table.values
    return root
