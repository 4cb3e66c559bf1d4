"""Starting wealth (TZ-2.7, TZ-2.11, TZ-2.12): tiles are dealt, chosen in secret and revealed, and their goods
are received.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.agenda import Decision, Step, Task
from ...kernel.draws import DealFromPile
from ...kernel.seats import only, others
from ...kernel.secrets import Pile
from ...kernel.simultaneous import SimultaneousRound
from . import events, moves, reasons, sources, tile_effects
from .position import MONUMENT_DECK, NO_SEAT, WEALTH_DECK, TzolkinPosition


class DealTiles(Task[TzolkinPosition]):
    """TZ-2.7: deals wealth tiles to each player, clockwise from the starting player."""

    id = "DealTiles"
    rule = "TZ-2.7"

    def run(self, p: TzolkinPosition) -> None:
        if receiver(p) != NO_SEAT:
            p.then(DEAL_TILE, DEAL_TILES)


def receiver(p: TzolkinPosition) -> int:
    """Returns the seat to which the next tile is dealt, or NO_SEAT."""
    for i in range(p.players):
        seat = (p.marker + i) % p.players
        if p.hands[seat].size < p.tables.wealth_dealt[p.players]:
            return seat
    return NO_SEAT


class DealTile(DealFromPile[TzolkinPosition]):
    """TZ-C1: deals a wealth tile face down."""

    id = "DealTile"
    rule = "TZ-2.7"

    def first_move(self) -> int:
        return moves.DEAL

    def pile(self, p: TzolkinPosition) -> Pile:
        return p.decks[WEALTH_DECK]

    def receiver(self, p: TzolkinPosition) -> int:
        return receiver(p)

    def dealt(self, p: TzolkinPosition, seat: int, kind: int, knew: int) -> None:
        p.hands[seat].gain(kind, knew)
        p.emit_to(only(seat), events.DEALT, seat, kind)
        p.emit_to(others(seat), events.DEALT_UNSEEN, seat)


class KeepTiles(SimultaneousRound[TzolkinPosition]):
    """TZ-2.11: all players choose in secret and then reveal their tiles at the same time. All other tiles
    leave the game.
    """

    id = "KeepTiles"
    rule = "TZ-2.11"

    def desks(self, p: TzolkinPosition) -> list[list[Step[Any]]]:
        kept = p.tables.wealth_kept[p.players]
        return [[KeepTile(kept)] if kept > 0 else [] for _ in range(p.players)]

    def unseal(self, p: TzolkinPosition, answers: list[list[int]]) -> None:
        p.hands = []
        del p.decks[MONUMENT_DECK:]
        for seat in range(p.players):
            p.seats[seat].wealth = sorted(move - moves.KEEP for move in answers[seat])
        p.then_all([Receive((p.marker + i) % p.players) for i in range(p.players)])


class KeepTile(Decision[TzolkinPosition]):
    """TZ-D1: the player chooses one of the tiles to keep. The order does not matter."""

    id = "KeepTile"
    rule = "TZ-D1"
    number_names = ("left",)
    secret = True
    left: int

    def __init__(self, left: int) -> None:
        self.left = left

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return [moves.KEEP + wealth for wealth in p.hands[seat].held()]

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        return reasons.ALREADY_KEPT if move in p.drafts[seat].moves else 0

    def explain_absent(self, p: TzolkinPosition, seat: int, move: int) -> int:
        return reasons.NOT_DEALT if moves.KEEP <= move < moves.BEG else 0

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        if self.left > 1:
            p.ask_further(seat, KeepTile(self.left - 1))

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Returns the number of tiles that the seat still has to choose."""
        return [self.left]


class Receive(Task[TzolkinPosition]):
    """TZ-2.11: gives a player the goods of the kept tiles."""

    id = "Receive"
    rule = "TZ-2.11"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: TzolkinPosition) -> None:
        p.turn = self.seat
        for wealth in p.seats[self.seat].wealth:
            p.emit(events.KEPT, self.seat, wealth)
            p.push(tile_effects.TileEffects(sources.WEALTH + wealth, 0))


DEAL_TILES: Final = DealTiles()
DEAL_TILE: Final = DealTile()
KEEP_TILES: Final = KeepTiles()
