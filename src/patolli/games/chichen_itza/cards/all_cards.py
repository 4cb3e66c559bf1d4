"""Lays all cards into the registry: a file of cards named here is in the game."""

from __future__ import annotations

from . import blue as blue
from . import gold as gold
from . import green as green
from . import green_oracle as green_oracle
from . import green_supply as green_supply
from . import heroes_a as heroes_a
from . import heroes_b as heroes_b
from . import heroes_c as heroes_c
from . import red as red
from . import red_dice as red_dice
