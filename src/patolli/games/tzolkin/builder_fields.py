"""The fields of the position editor for Tzolk'in."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from ...kernel.errors import PatolliError
from ...kernel.position_builder_fields import (
    NONE,
    Editable,
    Group,
    option_of,
    seat_of,
    seat_option,
    seat_options,
    set_field,
    set_scaled,
)
from . import builder, names
from .builder import TzolkinBuilder
from .position import AGE_DECK, EMPTY, NEUTRAL, NO_SEAT, SCORING, TzolkinPosition

NEUTRAL_OPTION = "neutral"
LAST_SOURCE_OF_GAME = 5
"""The number of sources that give points during the game. The sources after these (corn, skulls and
monuments) score only at the end.
"""
AT_START = SCORING.index("start")


class TzolkinEditable(Editable[TzolkinPosition]):
    places: ClassVar[dict[str, list[str]]] = {
        "TZ-I1": ["skull", "supply-skulls", "offering"],
        "TZ-I2": ["corn", "wood", "stone", "gold", "calendar-corn"],
        "TZ-I3": ["workers"],
        "TZ-I4": ["wheel"],
        "TZ-I5": ["wheel", "neutral-tiles", "day"],
        "TZ-I6": ["starting-space", "next"],
        "TZ-I7": ["temple"],
        "TZ-I8": ["technology"],
        "TZ-I9": ["jungle-corn", "jungle-wood", "corn-tiles", "wood-tiles"],
        "TZ-I10": ["display", "buildings", "age"],
        "TZ-I11": ["monuments"],
        "TZ-I12": ["day", "round"],
        "TZ-I13": ["day", "round", "age"],
        "TZ-I14": ["marker"],
        "TZ-I17": ["points"],
        "TZ-I19": ["wealth"],
    }

    def builder(self, p: TzolkinPosition) -> TzolkinBuilder:
        return TzolkinBuilder(p, in_place=True)

    def is_set_up(self, p: TzolkinPosition) -> bool:
        return p.round > 0

    def empty(self, players: int) -> TzolkinPosition:
        return builder.middle(players)

    def groups(self, b: TzolkinBuilder) -> list[Group]:
        return [*table(b), *(player(b, seat) for seat in range(b.position.players)), *wheels(b), *board(b)]


def table(b: TzolkinBuilder) -> list[Group]:
    p = b.position
    group = Group("table", "")
    last = p.tables.food_day[-1]
    group.action("next", "next", seat_options(p.players), lambda option: b.begin_turn(seat_of(option)))
    group.choice(
        "marker",
        "marker",
        seat_option(p.marker),
        seat_options(p.players),
        partial(set_marker, p),
        about=["marker"],
    )
    group.number("day", "day", p.day, b.set_day, high=last + 1, about=["calendar"])
    group.attribute("round", "round", p, "round", high=last + 1)
    group.choice("age", "age", str(p.age + 1), ["1", "2"], partial(set_age, b))
    group.attribute("calendar-corn", "calendar-corn", p, "corn_on_calendar", about=["start"])
    group.choice(
        "starting-space", "start", option_of(p.starting_space), [NONE, *seat_options(p.players)],
        partial(set_starting_space, b), about=["start"],
    )  # fmt: skip
    group.attribute("supply-skulls", "supply-skulls", p, "skulls", about=["skull"])
    return [group]


def player(b: TzolkinBuilder, seat: int) -> Group:
    p = b.position
    one = p.seats[seat]
    group = Group("players", "", seat)
    group.attribute(f"corn:{seat}", "corn", one, "corn", about=["corn"])
    for good, id_ in enumerate(names.RESOURCE_IDS):
        group.entry(f"{id_}:{seat}", id_, one.resources, good, about=[id_])
    group.number(
        f"skull:{seat}", "skull", one.skulls, lambda n: b.give(seat, skull=n - one.skulls), about=["skull"]
    )
    group.number(
        f"workers:{seat}", "workers", one.workers, partial(b.set_workers, seat), high=p.tables.workers_most
    )
    for n, temple in enumerate(names.TEMPLE_IDS):
        group.entry(
            f"temple:{seat}:{temple}", temple, one.temples, n, high=p.tables.temple_top[n], about=[temple]
        )
    for n, technology in enumerate(names.TECHNOLOGY_IDS):
        group.entry(
            f"technology:{seat}:{technology}", technology, one.technologies, n,
            high=names.TECHNOLOGY_LEVELS, about=[technology],
        )  # fmt: skip
    group.items(
        f"buildings:{seat}", "buildings", [names.BUILDING_IDS[n] for n in one.buildings], names.BUILDING_IDS,
        lambda tiles: own_buildings(b, seat, tiles),
    )  # fmt: skip
    group.items(
        f"monuments:{seat}", "monuments", [names.MONUMENT_IDS[n] for n in one.monuments], names.MONUMENT_IDS,
        lambda tiles: set_field(one, "monuments", [names.MONUMENT_IDS.index(tile) for tile in tiles]),
    )  # fmt: skip
    group.items(
        f"wealth:{seat}", "wealth", [names.WEALTH_IDS[n] for n in one.wealth], names.WEALTH_IDS,
        lambda tiles: set_field(one, "wealth", [names.WEALTH_IDS.index(tile) for tile in tiles]),
    )  # fmt: skip
    group.attribute(f"corn-tiles:{seat}", "corn-tiles", one, "corn_tiles", about=["harvested-corn"])
    group.attribute(f"wood-tiles:{seat}", "wood-tiles", one, "wood_tiles", about=["harvested-wood"])
    group.flag(f"light:{seat}", "light", one.light, lambda light: b.turn_board(seat, light))
    for source in [*range(LAST_SOURCE_OF_GAME), AT_START]:
        group.number(
            f"points:{seat}:{SCORING[source]}", f"score-{SCORING[source]}",
            one.points[source] // names.QUARTERS,
            partial(set_scaled, one.points, source, names.QUARTERS), low=-99, high=200,
        )  # fmt: skip
    return group


def wheels(b: TzolkinBuilder) -> list[Group]:
    p = b.position
    found: list[Group] = []
    for wheel, id_ in enumerate(names.WHEEL_IDS):
        group = Group("wheels", id_)
        for space in range(p.tables.positions[wheel]):
            there = p.wheels[p.tables.first_position[wheel] + space]
            value = NONE if there == EMPTY else NEUTRAL_OPTION if there == NEUTRAL else seat_option(there - 1)
            group.choice(
                f"wheel:{id_}:{space}", f"{id_} {space}", value,
                [NONE, *seat_options(p.players), NEUTRAL_OPTION],
                partial(set_space, b, id_, space), about=[f"{id_} {space}"],
            )  # fmt: skip
        found.append(group)
    return found


def board(b: TzolkinBuilder) -> list[Group]:
    p = b.position
    tiles = Group("tiles", "")
    tiles.items(
        "display", "display", [names.BUILDING_IDS[n] for n in p.display], names.BUILDING_IDS,
        partial(show_buildings, b),
    )  # fmt: skip
    tiles.items(
        "monuments", "shown-monuments", [names.MONUMENT_IDS[n] for n in p.monuments], names.MONUMENT_IDS,
        lambda ids: set_field(p, "monuments", [names.MONUMENT_IDS.index(one) for one in ids]),
    )  # fmt: skip
    tiles.items(
        "neutral-tiles", "neutral-tiles", [names.WEALTH_IDS[n] for n in p.neutral_tiles], names.WEALTH_IDS,
        lambda ids: set_field(p, "neutral_tiles", [names.WEALTH_IDS.index(one) for one in ids]),
    )  # fmt: skip
    jungle = Group("jungle", "")
    for action in range(2, len(p.jungle_corn)):
        about = [f"jungle {action}"]
        jungle.entry(
            f"jungle-corn:{action}", f"jungle-corn-{action}", p.jungle_corn, action, high=9, about=about
        )
        if p.tables.wood_of_harvest[action] > 0:
            jungle.entry(
                f"jungle-wood:{action}", f"jungle-wood-{action}", p.jungle_wood, action, high=9, about=about
            )
    offerings = Group("offerings", "")
    for space in range(1, len(p.offerings)):
        offerings.choice(
            f"offering:{space}", f"chichen {space}", option_of(p.offerings[space] - 1),
            [NONE, *seat_options(p.players)], partial(set_offering, p, space), about=[f"chichen {space}"],
        )  # fmt: skip
    return [tiles, jungle, offerings]


# ----  ------------------------------------------------------------------------------------


def set_marker(p: TzolkinPosition, option: str) -> None:
    p.marker = seat_of(option)


def set_age(b: TzolkinBuilder, age: str) -> None:
    """Begins the second age with six of its buildings on display.

    It is not possible to return to the first age.
    """
    p = b.position
    wanted = int(age) - 1
    if wanted == p.age:
        return
    if wanted < p.age:
        raise PatolliError("the first age does not come back; begin with another position")
    p.decks.pop(AGE_DECK)
    p.display = []
    p.age = wanted
    deck = p.decks[AGE_DECK]
    waiting = [building for building, number in enumerate(deck.rest) if number > 0]
    for building in waiting[: p.tables.buildings_on_display[p.players]]:
        deck.draw(building)
        p.display.append(building)


def set_starting_space(b: TzolkinBuilder, option: str) -> None:
    p = b.position
    if p.starting_space != NO_SEAT:
        p.seats[p.starting_space].hand += 1
        p.starting_space = NO_SEAT
    if option:
        b.put_on_starting_space(seat_of(option))


def set_space(b: TzolkinBuilder, wheel: str, space: int, option: str) -> None:
    """Sets the worker on a space.

    The previous worker returns to its hand. The new one comes from the hand or, if that is empty, from the
    bank.
    """
    p = b.position
    at = b.place(wheel, space)
    before = p.wheels[at]
    if before not in (EMPTY, NEUTRAL):
        p.seats[before - 1].hand += 1
    p.wheels[at] = EMPTY
    if option == NEUTRAL_OPTION:
        b.put_neutral_worker(wheel, space)
    elif option:
        b.put_worker(seat_of(option), wheel, space)


def set_offering(p: TzolkinPosition, space: int, option: str) -> None:
    """Sets the owner of an offered skull, which comes from the supply or returns to it."""
    p.skulls += int(p.offerings[space] != EMPTY) - int(option != NONE)
    p.offerings[space] = seat_of(option) + 1 if option else EMPTY


def return_buildings(p: TzolkinPosition, buildings: list[int]) -> None:
    """Returns buildings to the deck of their age, if that deck is still in the game."""
    for building in buildings:
        for deck in p.decks:
            if deck.family == p.tables.building_age[building]:
                deck.rest[building] += 1
                deck.size += 1


def take_building(p: TzolkinPosition, building: int) -> None:
    """Takes a building from the display, another player or its deck."""
    if building in p.display:
        p.display.remove(building)
        return
    for other in p.seats:
        if building in other.buildings:
            other.buildings.remove(building)
            return
    for deck in p.decks:
        if deck.family == p.tables.building_age[building] and deck.rest[building] > 0:
            deck.draw(building)


def placed_buildings(p: TzolkinPosition, before: list[int], tiles: list[str]) -> list[int]:
    wanted = [names.BUILDING_IDS.index(tile) for tile in tiles]
    return_buildings(p, [building for building in before if building not in wanted])
    for building in wanted:
        if building not in before:
            take_building(p, building)
    return wanted


def own_buildings(b: TzolkinBuilder, seat: int, tiles: list[str]) -> None:
    p = b.position
    p.seats[seat].buildings = placed_buildings(p, p.seats[seat].buildings, tiles)


def show_buildings(b: TzolkinBuilder, tiles: list[str]) -> None:
    p = b.position
    p.display = placed_buildings(p, p.display, tiles)


EDITABLE = TzolkinEditable()
