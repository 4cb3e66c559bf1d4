"""The rewards for the kept starting tiles (TE-3.5 to TE-3.10), player by player in turn order."""

from __future__ import annotations

from ....kernel.agenda import Decision, Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons, sources
from ..economy import discovery_claims, goods
from ..position import TeotihuacanPosition
from ..tiles import technologies
from ..tracks import avenue, temples
from ..workers import power_ups
from ..workers.neutral_workers import boards_on


def kept_tiles(p: TeotihuacanPosition, seat: int) -> list[int]:
    first = seat * p.tables.kept
    return p.kept[first : first + p.tables.kept]


class ReceiveStartingTiles(Task[TeotihuacanPosition]):
    """TE-3.5: gives goods, resources of the player's choice, workers, power-ups, steps, a technology and a
    discovery tile, in this order.
    """

    id = "Receive"
    rule = "TE-3.5"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: TeotihuacanPosition) -> None:
        c = p.tables
        p.turn = self.seat
        tiles = kept_tiles(p, self.seat)
        for tile in reversed(tiles):
            if c.starting_discovery[tile]:
                p.push(OfferTileBeside(tile))
        for tile in reversed(tiles):
            if c.starting_technology[tile]:
                p.push(LearnFreeTechnology(tile))
        for tile in reversed(tiles):
            p.push(AdvanceMarkers(tile))
        for tile in reversed(tiles):
            if c.starting_power_ups[tile] > 0:
                source = sources.STARTING + tile
                p.push(power_ups.PowerUp(c.starting_power_ups[tile], power_ups.EVERYWHERE, 0, 0, source))
        self.place(p, tiles)
        for tile in reversed(tiles):
            goods.take_any(p, c.starting_any[tile], sources.STARTING + tile)
        for tile in tiles:
            goods.gain_all(p, self.seat, c.starting_goods[tile], sources.STARTING + tile)

    def place(self, p: TeotihuacanPosition, tiles: list[int]) -> None:
        """TE-3.10: places workers on the boards shown on the tiles, one on each. If there are four boards,
        the player omits one.
        """
        boards = boards_on(p.tables, tiles)
        if len(boards) > names.DICE - 1:
            p.push(PlaceWorkers(self.seat))
        else:
            place_workers(p, self.seat, boards)


def place_workers(p: TeotihuacanPosition, seat: int, boards: list[int]) -> None:
    for i, board in enumerate(boards):
        die = seat * names.DICE + i
        p.at[die] = board
        p.emit(events.STANDS, seat, board, p.power[die])


class PlaceWorkers(Decision[TeotihuacanPosition]):
    """TE-D3: the choice of which of four boards gets no worker."""

    id = "PlaceWorkers"
    rule = "TE-D3"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.WITHOUT + board for board in boards_on(p.tables, kept_tiles(p, seat))]

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.BOARD_NOT_NAMED if moves.WITHOUT <= move < moves.RAISE else 0

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.WITHOUT]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        boards = boards_on(p.tables, kept_tiles(p, seat))
        place_workers(p, seat, [board for board in boards if board != move - moves.WITHOUT])


class AdvanceMarkers(Task[TeotihuacanPosition]):
    """TE-3.5, TE-3.7: advances the markers on the Avenue and in the temples, and gives the rewards for the
    steps.
    """

    id = "Advances"
    rule = "TE-3.7"
    tile: int

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, p: TeotihuacanPosition) -> None:
        c = p.tables
        source = sources.STARTING + self.tile
        temples.climb_in_order(p, c.starting_climb[self.tile], source)
        avenue.advance(p, p.turn, c.starting_avenue[self.tile], source)


class LearnFreeTechnology(Task[TeotihuacanPosition]):
    """TE-3.8: gives the lowest technology that the player does not have yet, and the temple step for its
    column.
    """

    id = "FreeTechnology"
    rule = "TE-3.8"
    tile: int

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, p: TeotihuacanPosition) -> None:
        for place in range(names.TECHNOLOGIES_IN_PLAY):
            if not technologies.owns(p, p.turn, p.technologies[place]):
                learn_free(p, p.turn, place, sources.STARTING + self.tile)
                return


def learn_free(p: TeotihuacanPosition, seat: int, place: int, source: int) -> None:
    """TE-3.8: gives the seat a technology for free. Other players score nothing for it."""
    technologies.learn(p, seat, p.technologies[place], source)
    temples.climb(p, p.tables.column_temple[place % names.COLUMNS], source)


class OfferTileBeside(Task[TeotihuacanPosition]):
    """TE-3.6: offers the discovery tile of a kept starting tile if the player can pay for it."""

    id = "OfferBeside"
    rule = "TE-3.6"
    tile: int

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, p: TeotihuacanPosition) -> None:
        found = p.beside[0].at(names.WITH_DISCOVERY.index(self.tile))
        if discovery_claims.claim_illegal_reason(p, p.turn, found) == 0:
            p.push(ClaimTileBeside(self.tile))


class ClaimTileBeside(Decision[TeotihuacanPosition]):
    """TE-D5: the choice of whether to claim the discovery tile."""

    id = "ClaimBesideStarting"
    rule = "TE-D5"
    number_names = ("starting",)
    tile: int

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        found = p.beside[0].at(names.WITH_DISCOVERY.index(self.tile))
        return [PASS, moves.CLAIM + found]

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.NOT_BESIDE if moves.CLAIM <= move < moves.REWARD else 0

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.CLAIM]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move != PASS:
            p.beside[0].values[names.WITH_DISCOVERY.index(self.tile)] = names.NO_TILE
            discovery_claims.claim(p, seat, move - moves.CLAIM)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [self.tile]
