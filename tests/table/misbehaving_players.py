"""Registers the players that misbehave, and the proving game; for the process in which bots think."""

from __future__ import annotations

from patolli.players import PLAYERS_BY_LEVEL
from patolli.table import journal

from ..kernel.proving import GAME
from .slow_player import fails, never, nonsense

journal.EXTRA[GAME.name] = GAME
PLAYERS_BY_LEVEL.update({"never": never, "fails": fails, "nonsense": nonsense})
