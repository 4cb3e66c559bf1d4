"""What a board shows before the player chooses: the workers that would act, the gains from tiles, and the
next eclipse.
"""

from __future__ import annotations

from typing import Final

from . import moves, names
from .actions import construction, decorations, pyramid
from .actions.construction import ChoosePlace, ChooseStone, Discount, Rotate
from .actions.decorations import ChooseDecoration, ChooseSide
from .position import FROM_AVENUE, FROM_MASKS, FROM_TRACK, NOBODY, TeotihuacanPosition
from .scoring import eclipse, upkeep
from .turn import rounds, worker_movement
from .view_types import (
    ActiveWorkerView,
    CrewView,
    DecorationPlaceView,
    ForecastView,
    GainView,
    LayingView,
    RotationView,
    SavingView,
)
from .view_types_facts import PyramidSide, Temple
from .workers import workers

TEMPLES: Final[list[Temple]] = ["blue", "red", "green"]
TEMPLE_STEP: Final = 2
"""The estimated value of a temple step in points, used to compare rotations."""
SIDES: Final[list[PyramidSide]] = ["top", "right", "bottom", "left"]


def active_worker(p: TeotihuacanPosition) -> ActiveWorkerView | None:
    """Returns the worker chosen by the player whose turn it is, or None."""
    if p.active == NOBODY or p.at[p.active] == names.NOWHERE:
        return None
    return {
        "seat": p.active // names.DICE,
        "board": names.BOARD_IDS[p.at[p.active]],
        "power": p.power[p.active],
    }


def crew(p: TeotihuacanPosition, board: int) -> CrewView | None:
    """TE-7.9, TE-8.1: returns the workers and their lowest power for a main action with the active worker on
    this board.
    """
    if p.active == NOBODY or p.at[p.active] == names.NOWHERE or board == names.PALACE:
        return None
    dice = workers.unlocked_on(p, p.active // names.DICE, board)
    moving = [die for die in (p.active, p.second) if die != NOBODY and die not in dice]
    powers = [p.power[die] for die in dice + moving]
    lowest = min(powers)
    used = min(names.WORKERS_USED, len(powers))
    return {
        "workers": used,
        "lowest": lowest,
        "row": used - 1,
        "column": p.tables.column_of_power[lowest],
    }


def reached_by(p: TeotihuacanPosition, board: int) -> list[str]:
    """While the player is choosing a worker, returns the moves of the workers that can reach the board. Equal
    workers have the same move.
    """
    if not p.agenda or not isinstance(p.agenda[-1], rounds.ChooseWorker):
        return []
    return [moves.VOCABULARY.text(move) for move in worker_movement.that_reach(p, p.turn, board)]


def laying(p: TeotihuacanPosition) -> LayingView | None:
    """Returns the pyramid tile or decoration that has to be laid now, with the gains on each
    possible place.
    """
    step = p.agenda[-1] if p.agenda else None
    found: LayingView = {
        "tile": None,
        "places": {},
        "prices": {},
        "unpayable": [],
        "savings": {},
        "discount": step.discount if isinstance(step, (ChooseStone, ChoosePlace, Discount)) else 0,
        "sides": {},
        "tiles": {},
        "best": {},
    }
    if isinstance(step, ChooseStone):
        for tile in p.shown_stones:
            gains = stone_gains(p, tile, payable_places(p, step.discount))
            if gains:
                found["best"][names.STONE_TILE_IDS[tile]] = gains[0]
    elif isinstance(step, ChoosePlace):
        found["tile"] = names.STONE_TILE_IDS[step.tile]
        found["places"] = {names.PLACE_IDS[place]: rotations(p, step.tile, place) for place in free_places(p)}
        found["prices"] = {names.PLACE_IDS[place]: price(p, place) for place in free_places(p)}
        found["unpayable"] = [
            names.PLACE_IDS[place] for place in free_places(p) if not can_pay(p, place, step.discount)
        ]
        if step.discount > 0:
            found["savings"] = {
                names.PLACE_IDS[place]: savings(p, place, step.discount) for place in free_places(p)
            }
    elif isinstance(step, (Discount, Rotate)):
        found["tile"] = names.STONE_TILE_IDS[step.tile]
        found["places"] = {names.PLACE_IDS[step.place]: rotations(p, step.tile, step.place)}
        if isinstance(step, Discount):
            found["prices"] = {names.PLACE_IDS[step.place]: price(p, step.place)}
            found["savings"] = {names.PLACE_IDS[step.place]: savings(p, step.place, step.discount)}
    elif isinstance(step, ChooseDecoration):
        for tile in p.shown_decorations:
            sides = free_sides(p, tile)
            found["tiles"][names.DECORATION_IDS[tile]] = sides
            gains = worthwhile([gain(one["points"], one["temples"]) for one in sides.values()])
            found["best"][names.DECORATION_IDS[tile]] = gains[0] if gains else gain(0, [])
    elif isinstance(step, ChooseSide):
        found["tile"] = names.DECORATION_IDS[step.tile]
        found["sides"] = free_sides(p, step.tile)
    else:
        return None
    return found


def price(p: TeotihuacanPosition, place: int) -> dict[str, int]:
    """TE-8.17: returns the price of a place in each resource."""
    return priced(p.tables.level_cost[p.tables.place_level[place]])


def priced(cost: list[int]) -> dict[str, int]:
    return {names.RESOURCE_IDS[one]: cost[one] for one in (names.STONE, names.WOOD) if cost[one] > 0}


def savings(p: TeotihuacanPosition, place: int, discount: int) -> dict[str, SavingView]:
    """TE-13.5: returns the price after the discount for each resource to which it can be applied."""
    cost = p.tables.level_cost[p.tables.place_level[place]]
    found: dict[str, SavingView] = {}
    for saved in (names.STONE, names.WOOD):
        if cost[saved] > 0:
            due = construction.due(p, place, saved, discount)
            found[names.RESOURCE_IDS[saved]] = {"price": priced(due), "saved": cost[saved] - due[saved]}
    return found


def free_places(p: TeotihuacanPosition) -> list[int]:
    return [place for place in range(names.PLACES) if pyramid.place_illegal_reason(p, place) == 0]


def can_pay(p: TeotihuacanPosition, place: int, discount: int) -> bool:
    """TE-8.17, TE-13.5: returns whether the player whose turn it is holds the price of a place."""
    return construction.missing_resources(p, p.turn, p.tables.place_level[place]) <= discount


def payable_places(p: TeotihuacanPosition, discount: int) -> list[int]:
    return [place for place in free_places(p) if can_pay(p, place, discount)]


def gain(points: int, climbs: list[Temple]) -> GainView:
    return {"points": points, "temples": climbs}


def stone_gains(p: TeotihuacanPosition, tile: int, places: list[int]) -> list[GainView]:
    """Returns the gains from a pyramid tile on these places that are not worse than another one, best one
    first.
    """
    turns = [one for place in places for one in rotations(p, tile, place)]
    return worthwhile([gain(one["points"], one["temples"]) for one in turns])


def worthwhile(gains: list[GainView]) -> list[GainView]:
    """Returns the gains for which no other one has as many points and the same temple steps, best one
    first.
    """
    found: list[GainView] = []
    for one in sorted(gains, key=lambda one: (-worth(one["points"], one["temples"]), -one["points"])):
        if not any(covers(other, one) for other in found):
            found.append(one)
    return found


def covers(better: GainView, other: GainView) -> bool:
    """Returns whether the first gain includes everything of the second one."""
    left = better["temples"][:]
    for temple in other["temples"]:
        if temple not in left:
            return False
        left.remove(temple)
    return better["points"] >= other["points"]


def worth(points: int, climbs: list[Temple]) -> int:
    return points + len(climbs) * TEMPLE_STEP


def free_sides(p: TeotihuacanPosition, tile: int) -> dict[PyramidSide, DecorationPlaceView]:
    sides = range(names.PYRAMID_SIDES)
    return {SIDES[side]: on_side(p, tile, side) for side in sides if decorations.illegal_reason(p, side) == 0}


def rotations(p: TeotihuacanPosition, tile: int, place: int) -> list[RotationView]:
    """Returns all rotations that look different. The best one gives the most points, counting the value of
    temple steps.
    """
    found = [turned(p, tile, place, turn) for turn in p.tables.stone_rotations[tile]]
    best = max(found, key=lambda one: worth(one["points"], one["temples"]))
    best["best"] = True
    return found


def turned(p: TeotihuacanPosition, tile: int, place: int, turn: int) -> RotationView:
    """TE-8.18, TE-8.19: returns the points, the matching icons and the temple steps of a rotation."""
    c = p.tables
    matches = pyramid.matching_icons(p, tile, place, turn)
    steps = pyramid.coloured_matches(p, tile, place, turn)
    return {
        "rotation": turn,
        "points": c.level_points[c.place_level[place]] + sum(matches) * c.stone_match,
        "matches": matches,
        "temples": [name for temple, name in enumerate(TEMPLES) for _ in range(steps[temple])],
        "best": False,
    }


def on_side(p: TeotihuacanPosition, tile: int, side: int) -> DecorationPlaceView:
    """TE-8.13, TE-8.14: returns the step on this side, with the points, the matching halves and the temple
    steps of the decoration.
    """
    c = p.tables
    q = p.copy()
    step = decorations.next_step(p, side)
    steps, matches = decorations.lay(q, p.turn, tile, side)
    return {
        "step": step,
        "points": c.decoration_points + matches * c.decoration_match,
        "matches": matches,
        "temples": [name for temple, name in enumerate(TEMPLES) for _ in range(steps[temple])],
    }


def forecast(p: TeotihuacanPosition) -> list[ForecastView]:
    """TE-14: returns what each seat would gain, and the upkeep in cocoa, if the next eclipse happened now.

    For the points lost, it is assumed that all cocoa and helpful tiles are used (TE-11.4, TE-11.6). A total
    never becomes negative (TE-14.6).
    """
    if p.round == 0 or not p.agenda or p.eclipses >= p.tables.eclipses:
        return []
    q = p.copy()
    eclipse.score_avenue(q)
    eclipse.score_track(q, eclipse.eclipse_number(p))
    eclipse.score_masks(q)
    found: list[ForecastView] = []
    for seat in range(len(p.seats)):
        had, has = p.seats[seat].points, q.seats[seat].points
        due = upkeep.cocoa_due(p, seat) if seat < p.players else 0
        player = p.seats[seat]
        sacks = player.tiles[names.DCOC] * p.tables.discovery_cocoa[names.DCOC]
        favour = player.tiles[names.DFREE] > 0
        short = 0 if favour else max(0, due - player.cocoa - sacks)
        unpaid = min(short * p.tables.unpaid_points, sum(has))
        found.append(
            {
                "avenue": has[FROM_AVENUE] - had[FROM_AVENUE],
                "track": has[FROM_TRACK] - had[FROM_TRACK],
                "masks": has[FROM_MASKS] - had[FROM_MASKS],
                "upkeep": due,
                "unpaid": unpaid,
                "total": sum(has) - sum(had) - unpaid,
                "helps": [
                    names.DISCOVERY_IDS[tile]
                    for tile in (names.DFREE, names.DCOC)
                    if player.tiles[tile] > 0 and due > player.cocoa
                ],
            }
        )
    return found
