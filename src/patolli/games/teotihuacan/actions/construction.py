"""Construction (TE-8.16 to TE-8.22): the choice of a pyramid tile and of its place, price and rotation."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, Task
from ....kernel.vocabulary import STOP
from .. import events, moves, names, reasons, sources
from ..economy import goods
from ..position import FROM_CONSTRUCTION, TeotihuacanPosition
from ..tiles import technologies
from ..tracks import pyramid_track, temples
from . import pyramid

WOOD_SAVED: Final = moves.SAVE + names.WOOD
STONE_SAVED: Final = moves.SAVE + names.STONE


def missing_resources(p: TeotihuacanPosition, seat: int, level: int) -> int:
    """Returns the number of resources that the player lacks to pay for a tile on this level."""
    cost = p.tables.level_cost[level]
    held = p.seats[seat].resources
    return max(0, cost[names.WOOD] - held[names.WOOD]) + max(0, cost[names.STONE] - held[names.STONE])


def illegal_reason(p: TeotihuacanPosition, seat: int, place: int, discount: int) -> int:
    """TE-8.17, TE-13.5: returns the reason why this player cannot build on this place, or 0."""
    found = pyramid.place_illegal_reason(p, place)
    if found:
        return found
    return 0 if missing_resources(p, seat, p.tables.place_level[place]) <= discount else reasons.COST_NOT_HELD


def can_build(p: TeotihuacanPosition, seat: int, discount: int) -> bool:
    """Returns whether there is a tile to lay and a place for it that the player can pay for."""
    if not p.shown_stones:
        return False
    level = names.NOWHERE
    for place in range(names.PLACES):
        if p.tables.place_level[place] != level:
            level = p.tables.place_level[place]
            payable = missing_resources(p, seat, level) <= discount
        if payable and pyramid.place_illegal_reason(p, place) == 0:
            return True
    return False


def discount(p: TeotihuacanPosition, seat: int) -> int:
    """TE-13.5: returns the discount that t15 gives on one tile."""
    if technologies.applies(p, seat, names.T15, names.CONSTRUCTION, names.NO_TECHNOLOGY):
        return p.tables.technology_discount
    return 0


def possible(p: TeotihuacanPosition, seat: int) -> bool:
    return can_build(p, seat, discount(p, seat))


def act(p: TeotihuacanPosition) -> None:
    ups = p.tables.power_ups[names.CONSTRUCTION][p.workers - 1]
    p.then(
        ChooseStone(0, discount(p, p.turn)),
        technologies.AfterMainAction(names.CONSTRUCTION, names.NO_TECHNOLOGY, ups),
    )


class ChooseStone(Decision[TeotihuacanPosition]):
    """TE-D21: the choice of the next tile, or of none. `laid` is the number of tiles laid in this action so
    far.
    """

    id = "ChooseStone"
    rule = "TE-D21"
    number_names = ("laid", "most")
    laid: int
    discount: int

    def __init__(self, laid: int, discount: int) -> None:
        self.laid = laid
        self.discount = discount

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        found = [STOP] if self.laid > 0 else []
        for tile in p.shown_stones:
            found.append(moves.BUILD + tile)
        return found

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return 0 if move == STOP or can_build(p, seat, self.discount) else reasons.COST_NOT_HELD

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.STONE_NOT_SHOWN if moves.BUILD <= move < moves.ON else 0

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move != STOP:
            p.push(ChoosePlace(move - moves.BUILD, self.laid, self.discount))

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """Returns the number of tiles laid and the maximum."""
        return [self.laid, p.workers]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.STONE_NOT_SHOWN:
            return [move - moves.BUILD]
        cost = p.tables.level_cost[0]
        return [cost[names.WOOD], cost[names.STONE]]


class ChoosePlace(Decision[TeotihuacanPosition]):
    """TE-D21: the choice of the tile's place."""

    id = "ChoosePlace"
    rule = "TE-D21"
    number_names = ("stone_tile",)
    tile: int
    laid: int
    discount: int

    def __init__(self, tile: int, laid: int, discount: int) -> None:
        self.tile = tile
        self.laid = laid
        self.discount = discount

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return PLACES

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return illegal_reason(p, seat, move - moves.ON, self.discount)

    def legal_moves(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        payable = [missing_resources(p, seat, level) <= self.discount for level in range(names.LEVELS)]
        found: list[int] = []
        for place in range(names.PLACES):
            if payable[p.tables.place_level[place]] and pyramid.place_illegal_reason(p, place) == 0:
                found.append(moves.ON + place)
        return found

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        place = move - moves.ON
        if self.discount > 0:
            p.push(Discount(self.tile, place, self.laid, self.discount))
        else:
            pay(p, seat, place, names.GOLD, 0)
            p.push(Rotate(self.tile, place, self.laid, 0))

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [self.tile]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        place = move - moves.ON
        if reason == reasons.COST_NOT_HELD:
            cost = p.tables.level_cost[p.tables.place_level[place]]
            return [cost[names.WOOD], cost[names.STONE]]
        return [place]


class TileDecision(Decision[TeotihuacanPosition]):
    """The base class of decisions about a tile whose place has been chosen."""

    id = ""
    number_names = ("stone_tile", "place")
    tile: int
    place: int
    laid: int
    discount: int

    def __init__(self, tile: int, place: int, laid: int, discount: int) -> None:
        self.tile = tile
        self.place = place
        self.laid = laid
        self.discount = discount

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [self.tile, self.place]


class Discount(TileDecision):
    """TE-D21, TE-13.5: the choice of the resource that the discount from t15 saves on this tile. The player
    may also keep the discount for later.
    """

    id = "Discount"
    rule = "TE-D21"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return DISCOUNTS

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        cost = p.tables.level_cost[p.tables.place_level[self.place]]
        held = p.seats[seat].resources
        saved = move - moves.SAVE
        if move != moves.SAVE_NOTHING and cost[saved] == 0:
            return reasons.NOTHING_TO_SAVE
        for resource in (names.WOOD, names.STONE):
            less = self.discount if resource == saved else 0
            if held[resource] < cost[resource] - less:
                return reasons.DISCOUNT_NEEDED
        return 0

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.NOTHING_TO_SAVE if moves.SAVE <= move < moves.SAVE_NOTHING else 0

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move == moves.SAVE_NOTHING:
            pay(p, seat, self.place, names.GOLD, 0)
            p.push(Rotate(self.tile, self.place, self.laid, self.discount))
        else:
            pay(p, seat, self.place, move - moves.SAVE, self.discount)
            p.push(Rotate(self.tile, self.place, self.laid, 0))

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NOTHING_TO_SAVE:
            return [move - moves.SAVE]
        cost = p.tables.level_cost[p.tables.place_level[self.place]]
        return [cost[names.WOOD], cost[names.STONE]]


def pay(p: TeotihuacanPosition, seat: int, place: int, saved: int, less: int) -> None:
    """TE-8.17: pays the price of the tile's level."""
    cost = p.tables.level_cost[p.tables.place_level[place]]
    paid = due(p, place, saved, less)
    for resource in (names.WOOD, names.STONE):
        if resource == saved:
            p.emit(
                events.SAVED, seat, resource, cost[resource] - paid[resource], sources.TECHNOLOGY + names.T15
            )
        goods.pay(p, seat, resource, paid[resource], sources.BOARD + names.CONSTRUCTION)


def due(p: TeotihuacanPosition, place: int, saved: int, less: int) -> list[int]:
    """TE-8.17, TE-13.5: returns the price of each resource, reduced by `less` for the resource `saved`."""
    found = p.tables.level_cost[p.tables.place_level[place]][:]
    found[saved] = max(0, found[saved] - less)
    return found


class Rotate(TileDecision):
    """TE-D21: the choice of one of the rotations that look different."""

    id = "Rotate"
    rule = "TE-D21"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.ROTATE + turn for turn in p.tables.stone_rotations[self.tile]]

    def legal_moves(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return self.candidates(p, seat)

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.LOOKS_THE_SAME if moves.ROTATE <= move < moves.SAVE else 0

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        c = p.tables
        source = sources.STONE + self.tile
        level = c.place_level[self.place]
        p.push(NextStone(self.laid + 1, self.discount))
        p.shown_stones.remove(self.tile)
        p.emit(events.LAID, seat, self.tile, self.place, move - moves.ROTATE, source)
        matches = pyramid.count_matches(p, seat, self.tile, self.place, move - moves.ROTATE)
        steps = pyramid.coloured_matches(p, self.tile, self.place, move - moves.ROTATE)
        pyramid.lay(p, self.tile, self.place, move - moves.ROTATE)
        goods.score(p, seat, FROM_CONSTRUCTION, c.level_points[level] + matches * c.stone_match, source)
        p.push(AdvanceOnTrack(self.tile, self.place))
        temples.climb_in_order(p, steps, source)


class AdvanceOnTrack(Task[TeotihuacanPosition]):
    """TE-8.19, TE-8.22: advances on the pyramid track after the temple steps, or completes the pyramid with
    the last tile.
    """

    id = "TrackStep"
    rule = "TE-8.19"
    tile: int
    place: int

    def __init__(self, tile: int, place: int) -> None:
        self.tile = tile
        self.place = place

    def run(self, p: TeotihuacanPosition) -> None:
        pyramid_track.advance(p, p.turn, p.tables.stone_track, sources.STONE + self.tile)
        pyramid.complete(p, p.turn, self.place)


class NextStone(Task[TeotihuacanPosition]):
    """TE-8.16, TE-8.22: asks for another tile if there are enough workers, tiles, places and resources."""

    id = "MoreStones"
    rule = "TE-8.16"
    laid: int
    discount: int

    def __init__(self, laid: int, discount: int) -> None:
        self.laid = laid
        self.discount = discount

    def run(self, p: TeotihuacanPosition) -> None:
        payable = can_build(p, p.turn, self.discount) or goods.has_gaining_tile(p, p.turn)
        if self.laid < p.workers and p.shown_stones and not p.complete and payable:
            p.push(ChooseStone(self.laid, self.discount))


PLACES: Final = [moves.ON + place for place in range(names.PLACES)]
DISCOUNTS: Final = [STONE_SAVED, WOOD_SAVED, moves.SAVE_NOTHING]
