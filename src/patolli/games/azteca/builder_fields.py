"""The fields of the position editor for Azteca."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from ...kernel.position_builder_fields import (
    NONE,
    Editable,
    Group,
    counted,
    option_of,
    seat_of,
    seat_option,
    seat_options,
    set_field,
)
from . import builder, names
from .builder import ELSEWHERE, AztecaBuilder
from .copy_on_write import with_item
from .position import AztecaPosition

MOST_SOLDIERS: Final = 20
PHASES: Final = names.PHASE_IDS[1:]
FIRST_PHASE: Final = "tribute"
"""The phase with which an empty board begins."""


class AztecaEditable(Editable[AztecaPosition]):
    places: ClassVar[dict[str, list[str]]] = {
        "AZ-I1": ["tribute", "ships", "harbour", "sp", "given"],
        "AZ-I2": ["warriors", "jaguars"],
        "AZ-I3": ["army", "warriors", "jaguars"],
        "AZ-I4": ["owner"],
        "AZ-I5": ["assimilated"],
        "AZ-I6": ["sp", "given", "uncounted"],
        "AZ-I7": ["stair", "given"],
        "AZ-I8": ["army"],
        "AZ-I10": ["ships", "harbour"],
        "AZ-I11": ["hand"],
        "AZ-I12": ["judgement-left", "round"],
        "AZ-16": ["hand", "discard"],
        "AZ-10.6": ["expeditions"],
        "sums": ["sp", "given", "uncounted"],
        "purse": ["sp", "given", "uncounted"],
        "knowledge": ["sp", "given", "uncounted"],
        "pile": ["hand", "discard"],
        "hand": ["hand"],
    }

    def builder(self, p: AztecaPosition) -> AztecaBuilder:
        return AztecaBuilder(p, in_place=True)

    def is_set_up(self, p: AztecaPosition) -> bool:
        return p.round > 0 and p.first_asked() >= 0

    def empty(self, players: int) -> AztecaPosition:
        b = AztecaBuilder(builder.middle(players), in_place=True)
        b.begin_phase(FIRST_PHASE)
        return b.position

    def groups(self, b: AztecaBuilder) -> list[Group]:
        p = b.position
        seats = range(p.players)
        return [
            table(b),
            *(player(b, seat) for seat in seats),
            *(armies(b, seat) for seat in seats),
            *land(b),
            *lakes(b),
            gods(b),
            cards(b),
        ]


def table(b: AztecaBuilder) -> Group:
    p = b.position
    group = Group("table", "")
    group.action("next", "next-phase", PHASES, b.begin_phase)
    group.action(
        "activate", "activate",
        [f"seat-{seat} {letter}" for seat in range(p.players) for letter in names.LETTERS],
        partial(activate, b),
    )  # fmt: skip
    group.attribute("round", "round", p, "round", low=1, high=30, about=["round"])
    group.choice(
        "first", "first", seat_option(p.first), seat_options(p.players),
        lambda option: set_field(p, "first", seat_of(option)),
    )  # fmt: skip
    return group


def player(b: AztecaBuilder, seat: int) -> Group:
    p = b.position
    group = Group("players", names.PEOPLE_IDS[p.people[seat]] if seat < len(p.people) else "", seat)
    group.number(f"tribute:{seat}", "tribute", p.tribute[seat], partial(b.tribute, seat), about=["t"])
    group.number(
        f"sp:{seat}",
        "sp",
        p.sp[seat].amount,
        lambda n: b.points(seat, n),
        high=200,
        about=["sp"],
        known=[seat],
    )
    group.number(
        f"uncounted:{seat}", "uncounted", p.uncounted[seat].amount,
        lambda n: b.gifts(seat, counted=p.urn[seat].amount, uncounted=n), high=200, known=[seat],
    )  # fmt: skip
    group.number(
        f"given:{seat}", "given", p.urn[seat].amount,
        lambda n: b.gifts(seat, counted=n, uncounted=p.uncounted[seat].amount), high=200, known=[seat],
    )  # fmt: skip
    group.items(
        f"hand:{seat}", "hand", counted(p.hands[seat].cards, names.CARD_IDS), names.CARD_IDS,
        lambda cards: b.hand(seat, *cards), repeats=True, about=["hand"], known=[seat],
    )  # fmt: skip
    for n, letter in enumerate(names.LETTERS):
        at = seat * names.POCHTECAS + n
        where = p.pochtecas[at]
        elsewhere = next((name for name, number in ELSEWHERE.items() if number == where), "")
        group.choice(
            f"pochteca:{seat}:{letter}", f"pochteca-{letter}", elsewhere or names.AREA_IDS[where],
            [*ELSEWHERE, *names.LAND_IDS], partial(send, b, seat, letter), about=["pochteca"],
        )  # fmt: skip
        group.flag(f"spy:{seat}:{letter}", f"spy-{letter}", bool(p.spies >> at & 1), partial(set_spy, p, at))
    group.number(f"harbour:{seat}", "harbour", p.harbour[seat], partial(b.harbour, seat), about=["ship"])
    return group


def armies(b: AztecaBuilder, seat: int) -> Group:
    p = b.position
    group = Group("armies", names.PEOPLE_IDS[p.people[seat]] if seat < len(p.people) else "", seat)
    for army, letter in enumerate(names.LETTERS):
        at = p.army_area(seat, army)
        group.choice(
            f"army:{seat}:{letter}", f"army-{letter}", names.AREA_IDS[at] if at != names.NOBODY else NONE,
            [NONE, *names.AREA_IDS], partial(move_army, b, seat, letter),
            about=["general"] if army == 0 else [],
        )  # fmt: skip
        soldiers(b, group, seat, army, letter)
    soldiers(b, group, seat, names.RESERVE, "reserve")
    return group


def soldiers(b: AztecaBuilder, group: Group, seat: int, box: int, name: str) -> None:
    warriors, jaguars = b.position.box_of(seat, box).cards[: names.SOLDIERS]
    group.number(
        f"warriors:{seat}:{name}", f"warriors-{name}", warriors, lambda n: b.box(seat, name, n, jaguars),
        high=MOST_SOLDIERS, known=[seat], about=["reserve"] if box == names.RESERVE else [],
    )  # fmt: skip
    group.number(
        f"jaguars:{seat}:{name}", f"jaguars-{name}", jaguars, lambda n: b.box(seat, name, warriors, n),
        high=MOST_SOLDIERS, known=[seat],
    )  # fmt: skip


def land(b: AztecaBuilder) -> list[Group]:
    p = b.position
    found: list[Group] = []
    for area, id_ in enumerate(names.LAND_IDS):
        group = Group("map", id_)
        group.choice(
            f"owner:{id_}", "owner", option_of(p.owner[area]), [NONE, *seat_options(p.players)],
            partial(set_owner, p, area), about=[id_],
        )  # fmt: skip
        group.flag(
            f"assimilated:{id_}", "assimilated", bool(p.assimilated[area]),
            partial(set_assimilated, p, area),
        )  # fmt: skip
        group.number(f"marker:{id_}", "area-marker", p.marker[area], partial(b.marker, id_), high=9)
        group.flag(f"struck:{id_}", "struck", bool(p.struck >> area & 1), partial(set_struck, p, area))
        found.append(group)
    return found


def lakes(b: AztecaBuilder) -> list[Group]:
    p = b.position
    dikes = Group("lakes", "")
    dikes.set(
        "dikes", "dikes", [id_ for n, id_ in enumerate(names.SITE_IDS) if p.dikes[n]], names.SITE_IDS,
        lambda sites: b.dikes(*sites), about=["dike"],
    )  # fmt: skip
    found = [dikes]
    for sea, id_ in enumerate(names.SEA_IDS):
        group = Group("lakes", id_)
        for seat in range(p.players):
            group.number(
                f"ships:{seat}:{id_}", seat_option(seat), p.ships[sea * p.players + seat],
                partial(b.ships, seat, id_), high=9, about=[id_],
            )  # fmt: skip
        found.append(group)
    return found


def gods(b: AztecaBuilder) -> Group:
    p = b.position
    group = Group("gods", "")
    group.attribute("stair", "stair", p, "stair", high=p.tables.hell, about=["tezcatlipoca"])
    group.set(
        "judgement-left", "judgement-left", held_cards(p.judgement_left), names.TEZCATLIPOCA_IDS,
        lambda cards: set_field(p, "judgement_left", [int(card in cards) for card in names.TEZCATLIPOCA_IDS]),
    )  # fmt: skip
    return group


def held_cards(left: list[int]) -> list[str]:
    return [card for n, card in enumerate(names.TEZCATLIPOCA_IDS) if left[n]]


def cards(b: AztecaBuilder) -> Group:
    p = b.position
    group = Group("cards", "")
    group.items(
        "discard", "discard", counted(p.discard, names.CARD_IDS), names.CARD_IDS, partial(set_discard, b),
        repeats=True,
    )  # fmt: skip
    group.items(
        "expeditions", "expeditions", counted(p.expedition_discard, names.EXPEDITION_IDS),
        names.EXPEDITION_IDS,
        lambda drawn: b.expeditions_drawn(*drawn), repeats=True, about=["mexico"],
    )  # fmt: skip
    return group


# ----  ------------------------------------------------------------------------------------


def activate(b: AztecaBuilder, option: str) -> None:
    seat, _, letter = option.partition(" ")
    b.activate(seat_of(seat), letter)


def send(b: AztecaBuilder, seat: int, letter: str, where: str) -> None:
    at = seat * names.POCHTECAS + names.LETTERS.index(letter)
    b.pochteca(seat, letter, where, spy=bool(b.position.spies >> at & 1) and where not in ELSEWHERE)


def set_spy(p: AztecaPosition, at: int, on: bool) -> None:
    p.spies = p.spies & ~(1 << at) | int(on) << at


def set_owner(p: AztecaPosition, area: int, option: str) -> None:
    """Sets the owner of a city. A city without an owner is not assimilated."""
    p.owner = with_item(p.owner, area, seat_of(option))
    if not option:
        p.assimilated = with_item(p.assimilated, area, 0)


def set_assimilated(p: AztecaPosition, area: int, on: bool) -> None:
    p.assimilated = with_item(p.assimilated, area, int(on))


def set_struck(p: AztecaPosition, area: int, on: bool) -> None:
    p.struck = p.struck & ~(1 << area) | int(on) << area


def move_army(b: AztecaBuilder, seat: int, letter: str, area: str) -> None:
    """Moves an army to an area, which becomes a city of the army's seat. An army without a general loses its
    units.
    """
    p = b.position
    if not area:
        b.box(seat, letter)
        b.lose_general(seat, letter)
        return
    warriors, jaguars = p.box_of(seat, names.LETTERS.index(letter)).cards[: names.SOLDIERS]
    b.army(seat, letter, area, warriors, jaguars)


def set_discard(b: AztecaBuilder, wanted: list[str]) -> None:
    """Sets the discard pile. Cards are taken from the deck and return to it."""
    p = b.position
    for card, number in enumerate(p.discard):
        p.deck.rest[card] += number
        p.deck.size += number
    p.discard = [0] * names.CARDS
    b.discard(*wanted)


EDITABLE = AztecaEditable()
