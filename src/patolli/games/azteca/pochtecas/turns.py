"""Turns in the pochteca phase, in which the players repeatedly act one after another."""

from __future__ import annotations

from typing import Any

from ....kernel.agenda import Step, Task
from ..position import AztecaPosition


class PochtecaTurn(Task[AztecaPosition]):
    """Lets the next player in turn order who can act take one action. It ends when no player can act."""

    id = ""
    place: int

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, p: AztecaPosition) -> None:
        for k in range(self.place, self.place + p.players):
            seat = (p.first + k) % p.players
            action = self.action(p, seat)
            if action is not None:
                p.turn = seat
                p.then(action, self.from_place((k + 1) % p.players))
                return

    def action(self, p: AztecaPosition, seat: int) -> Step[Any] | None:
        """Returns the next action of a player, or None if there is none."""
        raise NotImplementedError

    def from_place(self, place: int) -> PochtecaTurn:
        """Returns the same step for the player at this place in turn order."""
        raise NotImplementedError
