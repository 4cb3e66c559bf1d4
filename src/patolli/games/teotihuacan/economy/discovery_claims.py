"""Claiming discovery tiles for their price (TE-11.1, TE-11.2)."""

from __future__ import annotations

from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons, sources
from ..position import AlwaysAnswerable, TeotihuacanPosition
from . import goods, reserved_goods


def in_pile(p: TeotihuacanPosition, pile: int) -> list[int]:
    """Returns the kinds of tiles on a step of a track, given by its pile."""
    first = pile * names.DISCOVERIES
    return [tile for tile in range(names.DISCOVERIES) if p.piles[first + tile] > 0]


def claim_illegal_reason(p: TeotihuacanPosition, seat: int, tile: int) -> int:
    """TE-11.1: returns the reason why the seat cannot pay for the tile, or 0. Goods reserved for the chosen
    action do not count.
    """
    price = p.tables.discovery_price[tile]
    if not goods.has_goods(p.seats[seat], price):
        return reasons.PRICE_NOT_HELD
    reserved = sum(price) > 0 and reserved_goods.are_reserved(p, seat, price)
    return reasons.NEEDED_FOR_ACTION if reserved else 0


def might_claim(p: TeotihuacanPosition, seat: int, pile: int) -> bool:
    """Returns whether the player can pay for a tile on this step, possibly after using other tiles
    (TE-11.4).
    """
    first = pile * names.DISCOVERIES
    later = goods.has_gaining_tile(p, seat)
    for tile in range(names.DISCOVERIES):
        if p.piles[first + tile] > 0 and (later or claim_illegal_reason(p, seat, tile) == 0):
            return True
    return False


def pay_price(p: TeotihuacanPosition, seat: int, tile: int) -> None:
    price = p.tables.discovery_price[tile]
    for good in range(names.GOODS):
        goods.pay(p, seat, good, price[good], sources.NOTHING)


def claim(p: TeotihuacanPosition, seat: int, tile: int) -> None:
    """TE-11.1: pays for a tile and keeps it."""
    pay_price(p, seat, tile)
    p.seats[seat].tiles[tile] += 1
    p.claimed |= 1 << tile
    p.emit(events.CLAIMED, seat, tile, sources.NOTHING)


def claim_from_pile(p: TeotihuacanPosition, seat: int, pile: int, tile: int) -> None:
    p.piles[pile * names.DISCOVERIES + tile] -= 1
    claim(p, seat, tile)


def claim_from_board(p: TeotihuacanPosition, seat: int, side: int) -> None:
    tile = p.beside_boards[side]
    p.beside_boards[side] = names.NO_TILE
    claim(p, seat, tile)


class ClaimOnAvenue(AlwaysAnswerable):
    """TE-D25: the player claims a discovery tile on a step of the Avenue, or none."""

    id = "ClaimOnAvenue"
    rule = "TE-D25"
    number_names = ("step",)
    pile: int

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [PASS, *(moves.CLAIM + tile for tile in in_pile(p, self.pile))]

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return 0 if move == PASS else claim_illegal_reason(p, seat, move - moves.CLAIM)

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.NOT_ON_AVENUE if moves.CLAIM <= move < moves.REWARD else 0

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move != PASS:
            claim_from_pile(p, seat, self.pile, move - moves.CLAIM)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [p.seats[seat].avenue]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.CLAIM]
