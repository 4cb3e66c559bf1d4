"""Lays all cards into the registry: a file of cards named here is in the game."""

from __future__ import annotations

from . import blue as blue
from . import gold as gold
from . import heroes_b as heroes_b
from . import red as red
