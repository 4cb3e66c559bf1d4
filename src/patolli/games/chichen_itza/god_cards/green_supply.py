"""Green god cards that take effect in the supply phase (CI-G23 to CI-G28)."""

from __future__ import annotations

from ....kernel.seats import EVERYBODY
from ....kernel.secrets import search
from ....kernel.vocabulary import STOP
from .. import events, moves, names, reasons
from ..actions import reinforcement
from ..board import refusals, units
from ..cards import hooks
from ..cards.card import INCOME, SUPPLY_USE, Card
from ..cards.registry import add
from ..economy import magic_cards
from ..position import MAGIC_DECK, Ask, ChichenPosition, own_hand, own_pile
from ..step_bases import SeatAsk


class MagicSearch(Card):
    """CI-G23, CI-G24: publicly takes a fire or stone card from the magic deck, or from the discards if there
    is none in the deck.
    """

    spell: int

    def __init__(self, card_id: str, spell: int) -> None:
        super().__init__(card_id, [SUPPLY_USE])
        self.spell = spell

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return magic_cards.cards_left(p)

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        if not search(p, own_pile(p, MAGIC_DECK), self.spell):
            magic_cards.shuffle_discards(p)
            if not search(p, own_pile(p, MAGIC_DECK), self.spell):
                p.emit(events.NOTHING_GAINED, seat, names.MAGIC)
                return
        own_pile(p, MAGIC_DECK).draw(self.spell)
        own_hand(p, seat).gain(self.spell, EVERYBODY)
        p.emit(events.DREW, seat, self.spell)


class LoneGuards(Card):
    """CI-G25: puts a warrior on a tile where the owner has exactly one warrior and no hero."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return p.seats[seat].reserve > 0 and lonely(p, seat) != 0

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        p.push(SendGuard(seat, lonely(p, seat)))


def lonely(p: ChichenPosition, seat: int) -> int:
    """Returns a bit mask of the tiles where the owner has exactly one warrior and no hero."""
    player = p.seats[seat]
    return sum([
        1 << tile
        for tile in units.bits(player.tiles)
        if p.warriors[tile] == 1 and hooks.heroes_at(player, tile) == 0
    ])  # fmt: skip


class CampGuards(Card):
    """CI-G26: gives a warrior for each controlled camp. Warriors for camps that are full go to the city."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return p.seats[seat].reserve > 0 and units.tiles_of(p, seat, names.CAMP) > 0

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        camps = hooks.controlled(p, seat) & p.tables.of_kind[names.CAMP]
        if units.count(camps) > p.seats[seat].reserve:
            p.push(SendGuard(seat, camps))
            return
        for tile in units.bits(camps):
            send(p, seat, tile)


def send(p: ChichenPosition, seat: int, tile: int) -> None:
    """Sends a warrior from the reserve to this tile, or to the city if the tile is full."""
    place = tile if units.room(p, seat, tile) > 0 else names.CITY
    p.seats[seat].reserve -= 1
    units.put_warriors(p, seat, place, 1)
    p.emit(events.GUARDED, seat, place, 1)


class SendGuard(Ask):
    """CI-D5: the choice of the next tile that gets a warrior, or the decision to stop."""

    id = "SendGuard"
    rule = "CI-D5"
    seat: int
    tiles: int  # a bit mask of the tiles that can still be chosen

    def __init__(self, seat: int, tiles: int) -> None:
        self.seat = seat
        self.tiles = tiles

    def who(self, p: ChichenPosition) -> int:
        return self.seat

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [*[moves.SEND + tile for tile in units.bits(self.tiles)], STOP]

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not refusals.is_place(move, moves.SEND):
            return self.idol_reason(move)
        return refusals.of_place(p, seat, move - moves.SEND, reasons.CARD_NOT_THERE)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move == STOP:
            return
        tile = move - moves.SEND
        left = self.tiles & ~(1 << tile)
        send(p, seat, tile)
        if left and p.seats[seat].reserve > 0:
            p.push(SendGuard(seat, left))

    def default(self, p: ChichenPosition, seat: int) -> int:
        return STOP


class CoinsOrWarriors(Card):
    """CI-G27: the owner chooses for each controlled village and camp whether it yields coins or a warrior."""

    def before_income(self, p: ChichenPosition, seat: int) -> None:
        if choosable(p, seat):
            p.push(SwapYield(seat))


def choosable(p: ChichenPosition, seat: int) -> int:
    """Returns a bit mask of the controlled villages and camps whose yield has not been swapped."""
    of_kind = p.tables.of_kind
    controlled = hooks.controlled(p, seat) & (of_kind[names.VILLAGE] | of_kind[names.CAMP])
    return controlled & ~p.seats[seat].swapped


class SwapYield(SeatAsk):
    """CI-G27: the choice of a village or camp that gives the other kind's yield in this supply phase, or of
    none.
    """

    id = "SwapYield"
    rule = "CI-G27"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [*[moves.SWAP + tile for tile in units.bits(choosable(p, seat))], STOP]

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not refusals.is_place(move, moves.SWAP):
            return self.idol_reason(move)
        return refusals.of_place(p, seat, move - moves.SWAP, reasons.CARD_NOT_THERE)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move == STOP:
            return
        tile = move - moves.SWAP
        p.seats[seat].swapped |= 1 << tile
        p.emit(events.SWAPPED, seat, tile)
        if choosable(p, seat):
            p.push(SwapYield(seat))

    def default(self, p: ChichenPosition, seat: int) -> int:
        return STOP


class SupplyRegroup(Card):
    """CI-G28: allows a regroup, but without the treasure."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return hooks.controlled(p, seat) != 0

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        reinforcement.regroup(p, seat, False)


add(MagicSearch("G23", names.FIRE))
add(MagicSearch("G24", names.STONE))
add(LoneGuards("G25", [SUPPLY_USE]))
add(CampGuards("G26", [SUPPLY_USE]))
add(CoinsOrWarriors("G27", [INCOME]))
add(SupplyRegroup("G28", [SUPPLY_USE]))
