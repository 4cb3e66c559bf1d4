"""Scouts (CI-6.11, CI-6.12), which reveal the secrets of a tile to their owner alone."""

from __future__ import annotations

from typing import Final

from ....kernel.seats import only
from ....kernel.secrets import reveal
from .. import events, moves, names, reasons
from ..board import refusals, units
from ..cards import offers
from ..cards.card import SCOUTED
from ..position import Ask, Chance, ChichenPosition, own_ruins, own_strengths
from ..step_bases import TileTask
from . import treasures


class PlaceScout(Ask):
    """CI-D9: the choice of any tile without a scout of the same player."""

    id = "PlaceScout"
    rule = "CI-D9"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.SCOUT + tile for tile in p.tables.tiles[p.players]]

    def legal_moves(self, p: ChichenPosition, seat: int) -> list[int]:
        scouts = p.seats[seat].scouts
        return [moves.SCOUT + tile for tile in p.tables.tiles[p.players] if not scouts >> tile & 1]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        """CI-6.11"""
        return reasons.OWN_SCOUT if p.seats[seat].scouts >> (move - moves.SCOUT) & 1 else 0

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        return (
            refusals.of_tile(p, move - moves.SCOUT, 0)
            if refusals.is_place(move, moves.SCOUT)
            else self.idol_reason(move)
        )

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        tile = move - moves.SCOUT
        p.seats[seat].scouts |= 1 << tile
        p.emit(events.SCOUTED, seat, tile)
        offers.ask(p, SCOUTED, seat, tile)
        treasures.find(p, seat, treasures.FROM_SCOUT)
        p.push(Look(seat, tile))


PLACE_SCOUT: Final = PlaceScout()


def illegal_reason(p: ChichenPosition, seat: int) -> int:
    """CI-5.8"""
    scouts = units.count(p.seats[seat].scouts)
    if scouts >= p.tables.scouts:
        return reasons.NO_SCOUT_LEFT
    return reasons.NO_TILE_TO_SCOUT if scouts >= len(p.tables.tiles[p.players]) else 0


class Look(TileTask):
    """CI-6.12: shows the player the strength of the creature and the face-down ruin."""

    id = "Look"
    rule = "CI-6.12"

    def run(self, p: ChichenPosition) -> None:
        p.then(SeeStrength(self.seat, self.tile), SeeRuin(self.seat, self.tile))
        if p.tables.kind[self.tile] == names.RUIN and not p.ruins[0].decided(self.tile):
            p.push(DecideRuin(self.tile))
        creature = p.creatures[self.tile]
        if creature >= 0 and not p.strengths[creature].decided(self.tile):
            p.push(DecideStrength(self.tile))


class SeeStrength(TileTask):
    id = "SeeStrength"
    rule = "CI-6.12"

    def run(self, p: ChichenPosition) -> None:
        creature = p.creatures[self.tile]
        if creature >= 0 and not p.strengths[creature].known_to(self.tile, self.seat):
            markers = own_strengths(p, creature)
            reveal(p, markers, self.tile, only(self.seat))
            p.emit_to(
                only(self.seat), events.SAW_STRENGTH, self.seat, self.tile, creature, markers.at(self.tile)
            )


class SeeRuin(TileTask):
    id = "SeeRuin"
    rule = "CI-6.12"

    def run(self, p: ChichenPosition) -> None:
        if p.tables.kind[self.tile] == names.RUIN and not p.ruins[0].known_to(self.tile, self.seat):
            markers = own_ruins(p)
            reveal(p, markers, self.tile, only(self.seat))
            p.emit_to(only(self.seat), events.SAW_RUIN, self.seat, self.tile, markers.at(self.tile))


class DecideStrength(Chance):
    """CI-2.10: draws the strength of a creature when a player looks at it for the first time."""

    id = "DecideStrength"
    rule = "CI-2.10"
    tile: int

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.STRENGTH + strength for strength in p.strengths[p.creatures[self.tile]].possible()]

    def odds(self, p: ChichenPosition) -> list[int]:
        return p.strengths[p.creatures[self.tile]].odds()

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        own_strengths(p, p.creatures[self.tile]).decide(self.tile, move - moves.STRENGTH)


class DecideRuin(Chance):
    """CI-2.6: draws the ruin of a tile when a player looks at it for the first time."""

    id = "DecideRuin"
    rule = "CI-2.6"
    tile: int

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.RUIN + ruin for ruin in p.ruins[0].possible()]

    def odds(self, p: ChichenPosition) -> list[int]:
        return p.ruins[0].odds()

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        own_ruins(p).decide(self.tile, move - moves.RUIN)
