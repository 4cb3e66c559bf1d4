"""Registers the misbehaving players of `slow_player` in the bots' processes."""

from __future__ import annotations

from patolli.players import PLAYERS_BY_LEVEL

from .slow_player import fails, never, nonsense

PLAYERS_BY_LEVEL.update({"never": never, "fails": fails, "nonsense": nonsense})
