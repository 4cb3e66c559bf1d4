"""The fields of the position editor for Chichén Itzá."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from ...kernel.position_builder_fields import (
    NONE,
    Editable,
    Group,
    bits_of,
    held,
    option_of,
    seat_of,
    seat_options,
    set_field,
)
from . import builder, names
from .board import units
from .builder import ChichenBuilder
from .builder_fields_land import MOST_WARRIORS, land
from .position import ChichenPosition, own_pile, own_strengths


class ChichenEditable(Editable[ChichenPosition]):
    places: ClassVar[dict[str, list[str]]] = {
        "CI-I1": ["reserve", "city-warriors", "warriors"],
        "CI-I2": ["hero", "hero-place", "hero-top"],
        "CI-I3": ["shields", "gear"],
        "CI-I4": ["scouts"],
        "CI-I5": ["favor", "gear"],
        "CI-I6": ["owner", "warriors", "creature"],
        "CI-I7": ["creature", "strength", "figures"],
        "CI-I8": ["reserve"],
        "CI-I9": ["gems"],
        "CI-I10": ["gods", "display", "magic", "discard"],
        "CI-I11": ["coins", "luck", "idols"],
        "CI-I12": ["markers"],
        "CI-I13": ["order", "favor"],
        "CI-I14": ["war", "claimed"],
        "CI-I15": ["cost"],
        "CI-I16": ["round"],
        "CI-2.7": ["ruin"],
        "CI-2.11": ["task"],
        "CI-2.12": ["display"],
        "CI-2.13": ["hero-top"],
        "CI-2.15": ["action-tiles"],
        "marks": ["strength", "ruin", "creature"],
        "pile": ["gods", "display", "magic", "discard"],
    }

    def builder(self, p: ChichenPosition) -> ChichenBuilder:
        return ChichenBuilder(p, in_place=True)

    def is_set_up(self, p: ChichenPosition) -> bool:
        return p.round > 0 and p.turns > 0 and p.first_asked() >= 0

    def empty(self, players: int) -> ChichenPosition:
        return builder.first_turn(players)

    def groups(self, b: ChichenBuilder) -> list[Group]:
        p = b.position
        seats = range(p.players)
        return [table(b), *(player(b, seat) for seat in seats), *land(b), cards(b), actions(b)]


def table(b: ChichenBuilder) -> Group:
    p = b.position
    group = Group("table", "")
    group.action("next", "next", seat_options(p.players), lambda option: b.begin_turn(seat_of(option)))
    group.number("round", "round", p.round, b.set_round, low=1, high=names.ROUNDS, about=["round"])
    group.items(
        "order", "order", [option_of(seat) for seat in p.order], seat_options(p.players),
        lambda seats: b.set_order(*(seat_of(seat) for seat in seats)), low=p.players, high=p.players,
    )  # fmt: skip
    return group


def player(b: ChichenBuilder, seat: int) -> Group:
    p = b.position
    one = p.seats[seat]
    c = p.tables
    group = Group("players", "", seat)
    for good in ("coins", "luck", "idols"):
        group.attribute(f"{good}:{seat}", good, one, good, about=[good])
    group.attribute(f"shields:{seat}", "shields", one, "shields", high=9, about=["shields"])
    group.attribute(f"reserve:{seat}", "reserve", one, "reserve", about=["warriors"])
    group.number(
        f"city-warriors:{seat}", "city-warriors", one.city, partial(b.set_warriors, seat, "city"),
        high=MOST_WARRIORS, about=["city"],
    )  # fmt: skip
    for n, gear in enumerate(names.GEAR_IDS):
        group.entry(f"gear:{seat}:{gear}", gear, one.gears, n, low=1, high=names.TOP_LEVEL, about=[gear])
    group.attribute(f"war:{seat}", "war-markers", one, "war", high=9, about=["war"])
    group.number(
        f"favor:{seat}",
        "favor-space",
        one.favor,
        partial(set_favor, b, seat),
        high=c.top_space,
        about=["favor"],
    )
    group.set(
        f"gems:{seat}", "gems", held(one.gems, names.GEM_IDS), names.GEM_IDS,
        lambda gems: set_field(one, "gems", bits_of(gems, names.GEM_IDS)), about=names.GEM_IDS,
    )  # fmt: skip
    for hero, letter in enumerate(names.HERO_IDS):
        card = one.cards[hero]
        own = names.HEROCARD_IDS[hero * names.PER_TYPE : (hero + 1) * names.PER_TYPE]
        group.choice(
            f"hero:{seat}:{letter}", f"hero-card-{hero + 1}", names.HEROCARD_IDS[card] if card >= 0 else NONE,
            [NONE, *own], partial(set_hero, b, seat, hero),
        )  # fmt: skip
        place = one.heroes[hero]
        group.choice(
            f"hero-place:{seat}:{letter}", f"hero-place-{hero + 1}",
            names.PLACE_IDS[place] if 0 <= place <= names.CITY else NONE,
            [*(names.TILE_IDS[tile] for tile in c.tiles[p.players]), "city"] if card >= 0 else [NONE],
            partial(move_hero, b, seat, hero),
        )  # fmt: skip
    gods = [
        names.GOD_IDS[n]
        for n in range(names.GODS)
        if one.gods[n // names.PER_COLOR] >> n % names.PER_COLOR & 1
    ]
    group.set(f"gods:{seat}", "gods", gods, names.GOD_IDS, partial(set_gods, b, seat))
    hand = p.hands[seat].cards
    group.number(
        f"magic:{seat}:stone", "stone-cards", hand[names.STONE],
        lambda n: b.set_magic_cards(seat, stone=n, fire=hand[names.FIRE]), high=30, about=["magic-cards"],
        known=[seat],
    )  # fmt: skip
    group.number(
        f"magic:{seat}:fire", "fire-cards", hand[names.FIRE],
        lambda n: b.set_magic_cards(seat, stone=hand[names.STONE], fire=n), high=30, about=["magic-cards"],
        known=[seat],
    )  # fmt: skip
    figures = [
        f"{creature} {strength}"
        for kind, creature in enumerate(names.CREATURE_IDS)
        for strength, number in enumerate(c.figures[kind])
        if number > 0
    ]
    group.items(
        f"figures:{seat}", "figures", [figure_id(figure) for figure in one.figures], figures,
        partial(set_figures, b, seat), repeats=True, about=["figures"],
    )  # fmt: skip
    in_play = [names.TILE_IDS[tile] for tile in c.tiles[p.players]]
    group.set(
        f"scouts:{seat}", "scouts", held(one.scouts, names.TILE_IDS), in_play,
        lambda tiles: set_field(one, "scouts", bits_of(tiles, names.TILE_IDS)),
    )  # fmt: skip
    group.set(
        f"markers:{seat}", "markers", held(one.markers, names.ACTIONTILE_IDS),
        [names.ACTIONTILE_IDS[tile] for tile in c.action_tiles[p.players]],
        lambda tiles: set_field(one, "markers", bits_of(tiles, names.ACTIONTILE_IDS)),
    )  # fmt: skip
    group.set(
        f"claimed:{seat}", "claimed", held(one.tasks, names.STACK_IDS), names.STACK_IDS,
        partial(set_claimed, b, seat),
    )  # fmt: skip
    return group


def cards(b: ChichenBuilder) -> Group:
    """Returns the fields for the face-up cards beside the map."""
    p = b.position
    group = Group("cards", "")
    for color, id_ in enumerate(names.COLOR_IDS):
        of_color = names.GOD_IDS[color * names.PER_COLOR : (color + 1) * names.PER_COLOR]
        face_up = one_of(names.GOD_IDS, p.display[color])
        face_up_card(group, f"display:{id_}", f"display-{id_}", face_up, of_color, b.set_display)
    for hero, letter in enumerate(names.HERO_IDS):
        of_type = names.HEROCARD_IDS[hero * names.PER_TYPE : (hero + 1) * names.PER_TYPE]
        face_up = one_of(names.HEROCARD_IDS, p.hero_top[hero])
        face_up_card(group, f"hero-top:{letter}", f"hero-top-{hero + 1}", face_up, of_type, b.set_hero_card)
    for stack, id_ in enumerate(names.STACK_IDS):
        own = [names.TASK_IDS[task] for task in range(names.TASKS) if p.tables.task_stack[task] == stack]
        group.choice(f"task:{id_}", f"task-{id_}", names.TASK_IDS[p.tasks[stack]], own, b.set_task)
    group.number(
        "discard:stone", "discarded-stone", p.discards[names.STONE],
        lambda n: b.set_discards(stone=n, fire=p.discards[names.FIRE]), high=30, about=["magic-cards"],
    )  # fmt: skip
    group.number(
        "discard:fire", "discarded-fire", p.discards[names.FIRE],
        lambda n: b.set_discards(stone=p.discards[names.STONE], fire=n), high=30, about=["magic-cards"],
    )  # fmt: skip
    return group


def one_of(ids: list[str], number: int) -> str:
    return ids[number] if number >= 0 else NONE


def face_up_card(
    group: Group, id_: str, name: str, card: str, cards: list[str], put: Callable[[str], None]
) -> None:
    """Adds a field for the face-up card of a deck. The card can be replaced but not removed."""
    group.choice(id_, name, card, cards if card else [NONE, *cards], put)


def actions(b: ChichenBuilder) -> Group:
    p = b.position
    group = Group("actions", "")
    group.items(
        "action-tiles", "action-tiles", [names.ACTIONTILE_IDS[tile] for tile in p.grid],
        [names.ACTIONTILE_IDS[tile] for tile in p.tables.action_tiles[p.players]],
        lambda tiles: b.set_action_tiles(*tiles), low=len(p.grid), high=len(p.grid),
    )  # fmt: skip
    for n in range(len(p.costs)):
        group.entry(f"cost:{n + 1}", f"cost-{n + 1}", p.costs, n, high=9)
    return group


# ----  ------------------------------------------------------------------------------------


def set_favor(b: ChichenBuilder, seat: int, space: int) -> None:
    b.set_favor(*(space if n == seat else one.favor for n, one in enumerate(b.position.seats)))


def set_hero(b: ChichenBuilder, seat: int, hero: int, card: str) -> None:
    place = b.position.seats[seat].heroes[hero]
    if card:
        b.put_hero(seat, card, names.PLACE_IDS[place] if 0 <= place <= names.CITY else "city")
    else:
        b.remove_hero(seat, hero)


def move_hero(b: ChichenBuilder, seat: int, hero: int, place: str) -> None:
    card = b.position.seats[seat].cards[hero]
    if place and card >= 0:
        b.put_hero(seat, names.HEROCARD_IDS[card], place)


def set_gods(b: ChichenBuilder, seat: int, wanted: list[str]) -> None:
    """Sets the god cards of a seat. Cards taken away from it return to their decks."""
    p = b.position
    for number, name in enumerate(names.GOD_IDS):
        color, bit = divmod(number, names.PER_COLOR)
        if p.seats[seat].gods[color] >> bit & 1 and name not in wanted:
            p.seats[seat].gods[color] &= ~(1 << bit)
            deck = own_pile(p, color)
            deck.rest[bit] += 1
            deck.size += 1
    b.give_gods(seat, *wanted)


def figure_id(figure: int) -> str:
    return f"{names.CREATURE_IDS[figure // 8]} {figure % 8}"


def set_figures(b: ChichenBuilder, seat: int, wanted: list[str]) -> None:
    p = b.position
    for figure in p.seats[seat].figures:
        strengths = own_strengths(p, figure // 8)
        strengths.rest[figure % 8] += 1
        strengths.size += 1
    p.seats[seat].figures = []
    for figure_name in wanted:
        creature, _, strength = figure_name.partition(" ")
        b.add_figure(seat, creature, int(strength))


def set_claimed(b: ChichenBuilder, seat: int, stacks: list[str]) -> None:
    """Sets the claimed tasks of a seat. Each claimed task holds a warrior from the seat's reserve."""
    one = b.position.seats[seat]
    claimed = bits_of(stacks, names.STACK_IDS)
    one.reserve += units.count(one.tasks) - units.count(claimed)
    one.tasks = claimed


EDITABLE = ChichenEditable()
