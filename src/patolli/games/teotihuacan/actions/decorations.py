"""Decorations (TE-8.11 to TE-8.15), which are laid on the four sides of the pyramid."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision
from .. import events, moves, names, reasons, sources
from ..economy import goods
from ..position import FROM_DECORATIONS, TeotihuacanPosition
from ..tiles import technologies
from ..tracks import pyramid_track, temples


def next_step(p: TeotihuacanPosition, side: int) -> int:
    """TE-8.12: returns the lowest free step of a side, or STEPS_OF_SIDE if the side is full."""
    for step in range(names.STEPS_OF_SIDE):
        if p.decorations[side * names.STEPS_OF_SIDE + step] == names.EMPTY:
            return step
    return names.STEPS_OF_SIDE


def illegal_reason(p: TeotihuacanPosition, side: int) -> int:
    """TE-8.12: returns the reason why no decoration can be laid on the next step, or 0. Both cells of the
    step need a tile of the step's level below them.
    """
    step = next_step(p, side)
    if step == names.STEPS_OF_SIDE:
        return reasons.SIDE_FULL
    for place in p.tables.side_support[side][step]:
        if p.stones[place] == names.EMPTY:
            return reasons.NO_SUPPORT
    return 0


def can_decorate(p: TeotihuacanPosition) -> bool:
    if not p.shown_decorations:
        return False
    return any(illegal_reason(p, side) == 0 for side in range(names.PYRAMID_SIDES))


def possible(p: TeotihuacanPosition, seat: int, count: int) -> bool:
    gold = p.seats[seat].resources[names.GOLD]
    return gold >= p.tables.decoration_cost[count - 1] and can_decorate(p)


def gold_illegal_reason(p: TeotihuacanPosition, seat: int) -> int:
    gold = p.seats[seat].resources[names.GOLD]
    return 0 if gold >= p.tables.decoration_cost[p.workers - 1] else reasons.GOLD_FOR_DECORATION


def act(p: TeotihuacanPosition) -> None:
    p.push(CHOOSE_DECORATION)


class ChooseDecoration(Decision[TeotihuacanPosition]):
    """TE-D20: the choice of one of the tiles on display."""

    id = "ChooseDecoration"
    rule = "TE-D20"
    number_names = ("cost",)

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.DECORATE + tile for tile in p.shown_decorations]

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return gold_illegal_reason(p, seat)

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.DECORATION_NOT_SHOWN if moves.DECORATE <= move < moves.SIDE else 0

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        p.push(ChooseSide(move - moves.DECORATE))

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """The cost."""
        return [p.tables.decoration_cost[p.workers - 1]]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.DECORATION_NOT_SHOWN:
            return [move - moves.DECORATE]
        return [p.tables.decoration_cost[p.workers - 1], p.seats[seat].resources[names.GOLD]]


class ChooseSide(Decision[TeotihuacanPosition]):
    """TE-D20: the choice of a side whose next step has support."""

    id = "ChooseSide"
    rule = "TE-D20"
    number_names = ("decoration",)
    tile: int

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return SIDES

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return gold_illegal_reason(p, seat) or illegal_reason(p, move - moves.SIDE)

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        c = p.tables
        board = names.DECORATIONS
        p.push(technologies.AfterMainAction(board, names.NO_TECHNOLOGY, c.power_ups[board][p.workers - 1]))
        goods.pay(p, seat, names.GOLD, c.decoration_cost[p.workers - 1], sources.BOARD + board)
        source = sources.DECORATION + self.tile
        steps, matches = lay(p, seat, self.tile, move - moves.SIDE)
        points = c.decoration_points + matches * c.decoration_match
        goods.score(p, seat, FROM_DECORATIONS, points, source)
        p.push(pyramid_track.TrackSteps(c.decoration_track, source))
        temples.climb_in_order(p, steps, source)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [self.tile]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        side = move - moves.SIDE
        if reason == reasons.GOLD_FOR_DECORATION:
            return [p.tables.decoration_cost[p.workers - 1], p.seats[seat].resources[names.GOLD]]
        if reason == reasons.SIDE_FULL:
            return [side]
        for place in p.tables.side_support[side][next_step(p, side)]:
            if p.stones[place] == names.EMPTY:
                return [place]
        return [0]


def lay(p: TeotihuacanPosition, seat: int, tile: int, side: int) -> tuple[list[int], int]:
    """TE-8.12 to TE-8.14: lays a tile. All matches score points, and coloured matches also give
    temple steps.
    """
    c = p.tables
    step = next_step(p, side)
    source = sources.DECORATION + tile
    p.shown_decorations.remove(tile)
    p.decorations[side * names.STEPS_OF_SIDE + step] = tile
    p.emit(events.DECORATED, seat, tile, side, step, source)
    steps = [0, 0, 0]
    matches = 0
    for half in range(2):
        icon = c.decoration_icons[tile][half]
        covered = c.side_printed[side][half]
        if step > 0:
            cell = c.side_cells[side][step][half]
            covered = p.icons[cell]
            p.icons[cell] = icon % names.COLOURED
        if covered % names.COLOURED == icon % names.COLOURED:
            matches += 1
            if icon >= names.COLOURED:
                steps[icon - names.COLOURED] += 1
            p.emit(events.MATCHED, seat, icon % names.COLOURED, int(icon >= names.COLOURED), source)
    return steps, matches


SIDES: Final = [moves.SIDE + side for side in range(names.PYRAMID_SIDES)]
CHOOSE_DECORATION: Final = ChooseDecoration()
