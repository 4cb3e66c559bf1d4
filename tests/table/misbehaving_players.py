"""Registers the players that misbehave, and the proving game; for the process in which bots think."""

from __future__ import annotations

from patolli.players import LEVELS
from patolli.table import journal

from ..kernel.proving import GAME
from .slow_player import fails, never, nonsense

journal.EXTRA[GAME.name] = GAME
LEVELS.update({"never": never, "fails": fails, "nonsense": nonsense})
