"""Reads `components.toml`, and the owner's file beside it, into the tables that the rules use.

Numbers may be replaced; what a tile, space or board is *for* belongs to the rules. A file that would break a
rule is refused with the table and key at fault.
"""

from __future__ import annotations

from importlib.resources import files

from ....kernel.box import read_box
from . import boards, pyramid, setup, tiles
from .tables import Components as Components

_printed: Components | None = None
_stress: Components | None = None


def printed() -> Components:
    """The components as they are printed; read once."""
    global _printed  # noqa: PLW0603
    if _printed is None:
        _printed = _read(None)
    return _printed


def from_owner(text: str) -> Components:
    """The components with the values that the owner of a box replaced."""
    return _read(text)


def stress() -> Components:
    """Plenty of everything from the start, so that even careless play sees every tile at work."""
    global _stress  # noqa: PLW0603
    if _stress is None:
        _stress = _read(_text("stress.toml"))
    return _stress


def _text(name: str) -> str:
    return files("patolli.games.teotihuacan").joinpath(name).read_text(encoding="utf-8")


def _read(owner: str | None) -> Components:
    c = Components()
    c.box = read_box(_text("components.toml"), owner, [])
    c.tables = c.box.tables
    c.replaced = c.box.replaced
    c.digest = c.box.digest
    c.owner = c.box.owner
    boards.read_boards(c, c.box)
    boards.read_tracks(c, c.box)
    boards.read_calendar(c, c.box)
    tiles.read_technologies(c, c.box)
    tiles.read_royal_tiles(c, c.box)
    tiles.read_discoveries(c, c.box)
    tiles.read_bonus_tiles(c, c.box)
    pyramid.read_nobles(c, c.box)
    pyramid.read_decorations(c, c.box)
    pyramid.read_construction(c, c.box)
    setup.read_setup(c, c.box)
    setup.read_solo(c, c.box)
    c.box.done()
    return c
