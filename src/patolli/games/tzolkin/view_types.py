"""Types of what a view shows; the page's types are generated from them."""

from __future__ import annotations

from typing import Literal, TypedDict

WheelName = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen"]
TempleName = Literal["chaac", "quetzalcoatl", "kukulcan"]
TechnologyName = Literal["agriculture", "extraction", "architecture", "theology"]
Resource = Literal["wood", "stone", "gold"]
Worker = int | Literal["neutral"] | None
"""A seat, a worker of no player, or nobody."""


class JungleSpace(TypedDict):
    """Tiles left on a space of the jungle, by the action that harvests them."""

    action: int
    corn: int
    wood: int


class NextFood(TypedDict):
    """What the next food day will take."""

    workers: int
    corn: int


class TzolkinPlayerView(TypedDict):
    corn: int
    resources: dict[Resource, int]
    skulls: int
    workers: int
    hand: int
    on_wheels: int
    light: bool
    temples: dict[TempleName, int]
    technologies: dict[TechnologyName, int]
    corn_tiles: int
    wood_tiles: int
    buildings: list[str]
    monuments: list[str]
    wealth: list[str]
    points: dict[str, int]
    quarter_points: int
    food: NextFood
    ending: dict[str, int]
    """Quarter points by source, if the game ended now."""


class TzolkinView(TypedDict):
    players: int
    turn: int
    round: int
    day: int
    food_days: int
    next_food_day: int | None
    age: int
    marker: int
    starting_space: int | None
    corn_on_calendar: int
    placed: int
    picked: int
    wheels: dict[WheelName, list[Worker]]
    jungle: list[JungleSpace]
    skulls: int
    offerings: list[Worker]
    display: list[str]
    deck: int
    monuments: list[str]
    monument_points: dict[str, list[int]]
    """What each monument is worth now, by seat."""
    neutral_tiles: list[str]
    dealt: list[int]
    hand: list[str]
    keeping: list[str]
    """Of `hand`: what the viewer has already chosen."""
    seats: list[TzolkinPlayerView]


View = TzolkinView
