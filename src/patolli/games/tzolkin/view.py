"""Builds the part of an observation that a board draws, using names in place of numbers."""

from __future__ import annotations

from typing import Any, TypeVar

from . import food_days, monuments, moves, names, scoring, sources, view_calendar, view_prices, view_tracks
from .position import EMPTY, NEUTRAL, NO_SEAT, SCORING, TzolkinPosition
from .view_types import TzolkinOwnView, TzolkinPlayerView, TzolkinSharedView, TzolkinView, Worker
from .wheels.chichen_itza import can_offer

V = TypeVar("V")


def by_name(ids: list[str], values: list[V]) -> dict[Any, V]:
    """Returns a dictionary whose keys have the type that the view declares."""
    return dict(zip(ids, values, strict=True))


def show(p: TzolkinPosition) -> TzolkinView:
    return {**shared(p), **own(p)}


def own(p: TzolkinPosition) -> TzolkinOwnView:
    """Returns the values that depend on the viewer."""
    return {
        "tile_prices": view_prices.tile_prices(p),
        "hand": hand_of_viewer(p),
        "keeping": kept_by_viewer(p),
    }


def shared(p: TzolkinPosition) -> TzolkinSharedView:
    """Returns the values that are the same for all viewers."""
    c = p.tables
    ending = scoring.ending(p)
    food_in, days_left = view_prices.days_to(p)
    calendar = view_calendar.today(p)
    return {
        "players": p.players,
        "turn": p.turn,
        "round": p.round,
        "day": p.day,
        "turned": p.day,
        "food_days": p.food_days,
        "next_food_day": c.food_day[p.food_days] if p.food_days < len(c.food_day) else None,
        "food_in": food_in,
        "next_food_kind": None if food_in is None else view_calendar.kind_of(p, p.food_days),
        "days_until": calendar.days_until,
        "food_teeth": calendar.food_teeth,
        "corn_teeth": view_calendar.corn_teeth(p),
        "days_left": days_left,
        "age": p.age + 1,
        "marker": p.marker,
        "starting_space": None if p.starting_space == NO_SEAT else p.starting_space,
        "corn_on_calendar": p.corn_on_calendar,
        "placed": p.placed,
        "picked": p.picked,
        "placements": view_prices.placements(p),
        "start_corn": view_prices.start_corn(p),
        "outlooks": view_calendar.OUTLOOKS.of(c),
        "temple_steps": view_tracks.TEMPLE_STEPS.of(c),
        "wheels": by_name(names.WHEEL_IDS, [wheel(p, i) for i in range(len(names.WHEEL_IDS))]),
        "falling": by_name(names.WHEEL_IDS, [view_calendar.falling(p, i) for i in range(names.WHEELS)]),
        "jungle": [
            {
                "action": action,
                "corn": p.jungle_corn[action],
                "wood": p.jungle_wood[action],
                "free": p.jungle_corn[action] - p.jungle_wood[action],
                "stacks": c.jungle_stacks[p.players],
            }
            for action in range(2, len(p.jungle_corn))
        ],
        "skulls": p.skulls,
        "offerings": {str(space): who(by) for space, by in enumerate(p.offerings) if space > 0},
        "display": [names.BUILDING_IDS[building] for building in p.display],
        "deck": p.decks[0].size,
        "monuments": [names.MONUMENT_IDS[monument] for monument in p.monuments],
        "monument_points": monument_points(p),
        "neutral_tiles": [names.WEALTH_IDS[wealth] for wealth in p.neutral_tiles],
        "dealt": [hand.size for hand in p.hands],
        "seats": [show_player(p, seat, ending[seat]) for seat in range(p.players)],
    }


def wheel(p: TzolkinPosition, number: int) -> list[Worker]:
    """Returns what is on each position of a wheel: a seat, "neutral" or None."""
    first = p.tables.first_position[number]
    return [who(worker) for worker in p.wheels[first : first + p.tables.positions[number]]]


def who(worker: int) -> Worker:
    if worker == EMPTY:
        return None
    return "neutral" if worker == NEUTRAL else worker - 1


def monument_points(p: TzolkinPosition) -> dict[str, list[int]]:
    """Returns the points that each monument would score now: for all seats if it is on display, otherwise
    only for its owner.
    """
    worth = {
        names.MONUMENT_IDS[monument]: [
            monuments.points_if_built(p, seat, monument) for seat in range(p.players)
        ]
        for monument in p.monuments
    }
    for seat, player in enumerate(p.seats):
        for monument in player.monuments:
            each = [0] * p.players
            each[seat] = monuments.points(p, seat, monument)
            worth[names.MONUMENT_IDS[monument]] = each
    return worth


def hand_of_viewer(p: TzolkinPosition) -> list[str]:
    """Returns the wealth tiles dealt to the viewer, until all players have chosen."""
    if not p.hands or not 0 <= p.viewer < p.players:
        return []
    return [names.WEALTH_IDS[wealth] for wealth in p.hands[p.viewer].held()]


def kept_by_viewer(p: TzolkinPosition) -> list[str]:
    """Returns the dealt wealth tiles that the viewer has chosen so far."""
    if not hand_of_viewer(p) or not p.drafts:
        return []
    return [names.WEALTH_IDS[move - moves.KEEP] for move in p.drafts[p.viewer].moves]


def show_player(p: TzolkinPosition, seat: int, ending: list[int]) -> TzolkinPlayerView:
    player = p.seats[seat]
    return {
        "corn": player.corn,
        "resources": by_name(names.RESOURCE_IDS, player.resources),
        "skulls": player.skulls,
        "can_offer": can_offer(player),
        "workers": player.workers,
        "hand": player.hand,
        "on_wheels": p.on_wheels(seat),
        "light": player.light,
        "temples": by_name(names.TEMPLE_IDS, player.temples),
        "temple_points": view_tracks.temple_points(p, seat),
        "technologies": by_name(names.TECHNOLOGY_IDS, player.technologies),
        "next_levels": view_tracks.next_levels(p, seat),
        "corn_tiles": player.corn_tiles,
        "wood_tiles": player.wood_tiles,
        "buildings": [names.BUILDING_IDS[building] for building in player.buildings],
        "monuments": [names.MONUMENT_IDS[monument] for monument in player.monuments],
        "wealth": [names.WEALTH_IDS[wealth] for wealth in player.wealth],
        "farms": [names.WEALTH_IDS[wealth] for wealth in player.wealth if is_farm(p, wealth)],
        "spared": view_prices.spared(p, player),
        "points": dict(zip(SCORING, player.points, strict=True)),
        "quarter_points": sum(player.points),
        "food": view_prices.next_food(p, player),
        "ending": dict(zip(SCORING, ending, strict=True)),
        "ending_total": sum(ending),
    }


def is_farm(p: TzolkinPosition, wealth: int) -> bool:
    """TZ-2.12"""
    source = sources.WEALTH + wealth
    return food_days.farm(p, source, names.FEED_FREE) + food_days.farm(p, source, names.FEED_DISCOUNT) > 0
