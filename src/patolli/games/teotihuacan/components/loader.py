"""Reads `components.toml`, and optionally a file with the owner's values, into the tables that the rules use.

The owner's file can replace numbers. It cannot replace the *function* of a tile, space or board, because that
is part of the rules. A file that would break a rule is rejected with a message that names the faulty table
and key.
"""

from __future__ import annotations

from typing import Final

from ....kernel.box import Box
from ....kernel.component_loader import ComponentLoader
from . import boards, pyramid, setup, tiles
from .tables import Components


def read(c: Components, box: Box) -> None:
    boards.read_boards(c, box)
    boards.read_tracks(c, box)
    boards.read_calendar(c, box)
    tiles.read_technologies(c, box)
    tiles.read_royal_tiles(c, box)
    tiles.read_discoveries(c, box)
    tiles.read_bonus_tiles(c, box)
    pyramid.read_nobles(c, box)
    pyramid.read_decorations(c, box)
    pyramid.read_construction(c, box)
    setup.read_setup(c, box)
    setup.read_solo(c, box)


LOADER: Final = ComponentLoader("patolli.games.teotihuacan", Components, read)
