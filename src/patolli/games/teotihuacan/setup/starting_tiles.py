"""Starting tiles (TE-3.5, TE-3.6), which are dealt and then chosen in secret."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import ChanceDecision, Decision, Step, Task
from ....kernel.draws import DealFromPile
from ....kernel.seats import EVERYBODY, only, others
from ....kernel.secrets import Pile, reveal
from ....kernel.simultaneous import SimultaneousRound
from .. import events, moves, names, reasons
from ..position import DISCOVERY_DECK, NOBODY, STARTING_DECK, TeotihuacanPosition
from . import starting_rewards


class DealTiles(Task[TeotihuacanPosition]):
    """TE-3.5: deals four starting tiles to each player in turn order."""

    id = "DealTiles"
    rule = "TE-3.5"

    def run(self, p: TeotihuacanPosition) -> None:
        if next_receiver(p) != NOBODY:
            p.then(DEAL_TILE, DEAL_TILES)


def next_receiver(p: TeotihuacanPosition) -> int:
    """Returns the seat to which the next tile is dealt, or NOBODY."""
    for turn in range(p.players):
        seat = p.seat_in_turn(turn)
        if p.hands[seat].size < p.tables.dealt:
            return seat
    return NOBODY


class DealTile(DealFromPile[TeotihuacanPosition]):
    """TE-3.5: deals a starting tile face down."""

    id = "DealTile"
    rule = "TE-3.5"

    def first_move(self) -> int:
        return moves.DEAL

    def pile(self, p: TeotihuacanPosition) -> Pile:
        return p.decks[STARTING_DECK]

    def receiver(self, p: TeotihuacanPosition) -> int:
        return next_receiver(p)

    def dealt(self, p: TeotihuacanPosition, seat: int, kind: int, knew: int) -> None:
        p.hands[seat].gain(kind, 0)
        p.emit_to(only(seat), events.DEALT, seat, kind)
        p.emit_to(others(seat), events.DEALT_UNSEEN, seat)


def dealt_to(p: TeotihuacanPosition, tile: int) -> int:
    """Returns the seat to which this starting tile was dealt, or NOBODY."""
    for seat in range(len(p.hands)):
        if p.hands[seat].cards[tile] > 0:
            return seat
    return NOBODY


class DrawTilesBeside(Task[TeotihuacanPosition]):
    """TE-3.6: draws a discovery tile for each starting tile with a discovery symbol."""

    id = "LookBeside"
    rule = "TE-3.6"

    def run(self, p: TeotihuacanPosition) -> None:
        for place in range(len(names.WITH_DISCOVERY)):
            if not p.beside[0].decided(place):
                p.then(DrawTileBeside(place, 0), DRAW_TILES_BESIDE)
                return


class DrawTileBeside(ChanceDecision[TeotihuacanPosition]):
    """TE-3.6: draws the discovery tile of a starting tile. Only the seat that has the starting tile sees it,
    or all players in a draft.
    """

    id = "DrawBeside"
    rule = "TE-3.6"
    place: int
    seen: int

    def __init__(self, place: int, seen: int) -> None:
        self.place = place
        self.seen = seen

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.DRAW_DISCOVERY + tile for tile in p.decks[DISCOVERY_DECK].next_kinds()]

    def odds(self, p: TeotihuacanPosition) -> list[int]:
        return p.decks[DISCOVERY_DECK].next_odds()

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        tile = move - moves.DRAW_DISCOVERY
        deck = p.decks[DISCOVERY_DECK]
        starting = names.WITH_DISCOVERY[self.place]
        p.beside[0].values[self.place] = tile
        if self.seen:
            deck.draw(tile)
            reveal(p, p.beside[0], self.place, EVERYBODY)
            p.emit(events.BESIDE, starting, tile)
            return
        deck.draw_unseen(tile, 0)
        to = dealt_to(p, starting)
        if to != NOBODY:
            p.emit_to(only(to), events.BESIDE, starting, tile)


class KeepTiles(SimultaneousRound[TeotihuacanPosition]):
    """TE-3.5: all players choose two starting tiles in secret and reveal them at the same time."""

    id = "KeepTiles"
    rule = "TE-3.5"

    def desks(self, p: TeotihuacanPosition) -> list[list[Step[Any]]]:
        return [[KeepTile(p.tables.kept)] for _ in range(p.players)]

    def unseal(self, p: TeotihuacanPosition, answers: list[list[int]]) -> None:
        kept: list[int] = []
        for seat in range(p.players):
            kept.extend(sorted(move - moves.KEEP for move in answers[seat]))
        p.kept = kept
        for place in range(len(names.WITH_DISCOVERY)):
            tile = names.WITH_DISCOVERY[place]
            if tile in kept:
                reveal(p, p.beside[0], place, EVERYBODY)
            else:
                to = dealt_to(p, tile)
                return_to_stack(p, place, only(to) if to != NOBODY else 0)
        for seat in range(p.players):
            for move in sorted(answers[seat]):
                p.hands[seat].play(move - moves.KEEP)
                p.emit(events.KEPT, seat, move - moves.KEEP)
                self.show_beside(p, seat, move - moves.KEEP)
        receive_all(p)

    def show_beside(self, p: TeotihuacanPosition, seat: int, tile: int) -> None:
        """TE-3.6: shows all players the discovery tile of a kept starting tile."""
        if tile in names.WITH_DISCOVERY:
            found = p.beside[0].at(names.WITH_DISCOVERY.index(tile))
            p.emit_to(others(seat), events.BESIDE, tile, found)


def return_to_stack(p: TeotihuacanPosition, place: int, knowers: int) -> None:
    """TE-3.6: returns a discovery tile to the stack, which is shuffled again."""
    tile = p.beside[0].values[place]
    deck = p.decks[DISCOVERY_DECK]
    deck.put_under(tile, knowers)
    deck.shuffle()
    p.beside[0].values[place] = names.NO_TILE
    if knowers == EVERYBODY:
        p.emit(events.RETURNED, tile)


def receive_all(p: TeotihuacanPosition) -> None:
    """TE-3.5: carries out the tiles in turn order. Each player receives all effects before the next
    one does.
    """
    p.push(RETURN_UNCLAIMED_TILES)
    for turn in range(p.players - 1, -1, -1):
        p.push(starting_rewards.ReceiveStartingTiles(p.seat_in_turn(turn)))


class ReturnUnclaimedTiles(Task[TeotihuacanPosition]):
    """TE-3.6: puts unclaimed discovery tiles back into the stack."""

    id = "AfterAll"
    rule = "TE-3.6"

    def run(self, p: TeotihuacanPosition) -> None:
        for place in range(len(names.WITH_DISCOVERY)):
            if p.beside[0].values[place] >= 0:
                return_to_stack(p, place, EVERYBODY)
        p.beside = []


class KeepTile(Decision[TeotihuacanPosition]):
    """TE-D1: the choice of the tiles to keep, one by one. The order does not matter."""

    id = "KeepTile"
    rule = "TE-D1"
    number_names = ("left",)
    secret = True
    left: int

    def __init__(self, left: int) -> None:
        self.left = left

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.KEEP + tile for tile in p.hands[seat].held()]

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.ALREADY_KEPT if move in p.drafts[seat].moves else 0

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.NOT_DEALT if moves.KEEP <= move < moves.CHOOSE else 0

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.KEEP] if reason == reasons.NOT_DEALT else []

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if self.left > 1:
            p.ask_further(seat, KeepTile(self.left - 1))

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """Returns the number of tiles that the player still has to choose."""
        return [self.left]


DEAL_TILES: Final = DealTiles()
DEAL_TILE: Final = DealTile()
DRAW_TILES_BESIDE: Final = DrawTilesBeside()
KEEP_TILES: Final = KeepTiles()
RETURN_UNCLAIMED_TILES: Final = ReturnUnclaimedTiles()
