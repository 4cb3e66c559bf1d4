"""The draft of starting tiles (TE-17.2)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, Task
from ....kernel.draws import DrawFromPile
from ....kernel.secrets import Pile
from .. import events, moves, names, reasons
from ..position import STARTING_DECK, TeotihuacanPosition
from . import starting_tiles


class OfferTiles(Task[TeotihuacanPosition]):
    """TE-17.2: deals tiles face up, two more than needed. Then each player picks a tile, and a second one in
    reverse order.
    """

    id = "OfferTiles"
    rule = "TE-17.2"

    def run(self, p: TeotihuacanPosition) -> None:
        for place in range(len(names.WITH_DISCOVERY)):
            tile = names.WITH_DISCOVERY[place]
            if tile in p.drafting and not p.beside[0].decided(place):
                p.then(starting_tiles.DrawTileBeside(place, 1), OFFER_TILES)
                return
        if len(p.drafting) < p.players * p.tables.kept + 2:
            p.then(OFFER_TILE, OFFER_TILES)
            return
        p.push(END_DRAFT)
        for i in range(p.players * p.tables.kept - 1, -1, -1):
            p.push(DraftTile(i))


class OfferTile(DrawFromPile[TeotihuacanPosition]):
    """TE-17.2: deals a starting tile face up."""

    id = "OfferTile"
    rule = "TE-17.2"

    def first_move(self) -> int:
        return moves.DEAL

    def pile(self, p: TeotihuacanPosition) -> Pile:
        return p.decks[STARTING_DECK]

    def drawn(self, p: TeotihuacanPosition, kind: int) -> None:
        p.drafting = [*p.drafting, kind]
        p.emit(events.OFFERED, kind)


class DraftTile(Decision[TeotihuacanPosition]):
    """TE-17.2: the choice of a tile from those on offer."""

    id = "DraftTile"
    rule = "TE-17.2"
    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def who(self, p: TeotihuacanPosition) -> int:
        last = p.players - 1
        back = self.number > last
        return p.seat_in_turn(last - (self.number - p.players) if back else self.number)

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.CHOOSE + tile for tile in p.drafting]

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.NOT_OFFERED if moves.CHOOSE <= move < moves.TAKE else 0

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.CHOOSE]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        tile = move - moves.CHOOSE
        p.drafting = [one for one in p.drafting if one != tile]
        kept = p.kept[:]
        place = seat * p.tables.kept
        if kept[place] != names.NO_TILE:
            place += 1
        kept[place] = tile
        p.kept = kept
        p.emit(events.KEPT, seat, tile)


class EndDraft(Task[TeotihuacanPosition]):
    """TE-17.2: removes the tiles that are left, and all players receive their rewards."""

    id = "Drafted"
    rule = "TE-17.2"

    def run(self, p: TeotihuacanPosition) -> None:
        starting_tiles.receive_all(p)


OFFER_TILES: Final = OfferTiles()
OFFER_TILE: Final = OfferTile()
END_DRAFT: Final = EndDraft()
