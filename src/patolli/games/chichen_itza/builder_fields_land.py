"""The fields of the position editor for the tiles on the map: owners, units, creatures and ruins."""

from __future__ import annotations

from functools import partial

from ...kernel.errors import PatolliError
from ...kernel.position_builder_fields import NONE, Group, option_of, seat_of, seat_options
from ...kernel.seats import EVERYBODY, among
from ...kernel.secrets import UNDECIDED, FaceDown
from . import names
from .board import units
from .builder import ChichenBuilder, place_of, seats_of
from .position import ChichenPosition, own_ruins, own_strengths

MOST_WARRIORS = 40


def land(b: ChichenBuilder) -> list[Group]:
    """Returns the fields for all tiles: owner, units, scouts, and what is hidden there."""
    p = b.position
    c = p.tables
    found: list[Group] = []
    for tile in c.tiles[p.players]:
        id_ = names.TILE_IDS[tile]
        group = Group("map", id_)
        owner = units.owner(p, tile)
        group.choice(
            f"owner:{id_}", "owner", option_of(owner), [NONE, *seat_options(p.players)],
            partial(set_owner, b, id_), about=[id_],
        )  # fmt: skip
        group.number(
            f"warriors:{id_}", "warriors", p.warriors[tile], partial(set_warriors, b, id_),
            high=MOST_WARRIORS if owner >= 0 else 0,
        )  # fmt: skip
        creature = p.creatures[tile]
        group.choice(
            f"creature:{id_}", "creature", names.CREATURE_IDS[creature] if creature >= 0 else NONE,
            [NONE, *names.CREATURE_IDS], partial(set_creature, b, id_),
        )  # fmt: skip
        if creature >= 0:
            hidden = p.strengths[creature]
            strengths = [str(n) for n, number in enumerate(c.figures[creature]) if number > 0]
            value = hidden.values[tile]
            group.choice(
                f"strength:{id_}", "strength", str(value) if value >= 0 else NONE, [NONE, *strengths],
                partial(set_strength, b, id_), known=knowers(p, hidden, tile),
            )  # fmt: skip
            knowers_field(group, p, f"strength-known:{id_}", own_strengths(p, creature), tile)
        if c.kind[tile] == names.RUIN:
            ruins = p.ruins[0]
            value = ruins.values[tile]
            group.choice(
                f"ruin:{id_}", "ruin", names.RUIN_IDS[value] if value >= 0 else NONE, [NONE, *names.RUIN_IDS],
                partial(set_ruin, b, id_), known=knowers(p, ruins, tile),
            )  # fmt: skip
            knowers_field(group, p, f"ruin-known:{id_}", own_ruins(p), tile)
        found.append(group)
    return found


def knowers(p: ChichenPosition, hidden: FaceDown, place: int) -> list[int] | None:
    if hidden.values[place] < 0:
        return []
    known = [seat for seat in range(p.players) if among(seat, hidden.knowers[place])]
    return None if len(known) == p.players else known


def knowers_field(group: Group, p: ChichenPosition, id_: str, hidden: FaceDown, place: int) -> None:
    """Adds a field for the seats that have seen a face-down component of a tile."""
    known = [option_of(seat) for seat in range(p.players) if among(seat, hidden.knowers[place])]

    def put(seats: list[str]) -> None:
        everyone = len(seats) == p.players
        hidden.knowers[place] = EVERYBODY if everyone else seats_of([seat_of(seat) for seat in seats])

    fixed = hidden.values[place] >= 0
    group.set(id_, "known-to", known if fixed else [], seat_options(p.players) if fixed else [], put)


def set_owner(b: ChichenBuilder, place: str, option: str) -> None:
    """Sets the owner of a tile.

    Units of the previous owner return to the reserve and the city, and a creature is removed.
    """
    p = b.position
    tile = place_of(place)
    number = max(1, p.warriors[tile])
    before = units.owner(p, tile)
    if before >= 0:
        for hero in range(names.HERO_TYPES):
            if p.seats[before].heroes[hero] == tile:
                units.put_hero(p, before, hero, names.CITY)
        b.set_warriors(before, place, 0)
        p.seats[before].tiles &= ~(1 << tile)
    if option:
        b.remove_creature(place)
        b.set_warriors(seat_of(option), place, number)


def set_warriors(b: ChichenBuilder, place: str, number: int) -> None:
    owner = units.owner(b.position, place_of(place))
    if owner >= 0:
        b.set_warriors(owner, place, number)


def set_creature(b: ChichenBuilder, place: str, creature: str) -> None:
    """Sets the creature of a tile without determining its strength."""
    b.remove_creature(place)
    if creature:
        b.position.creatures[place_of(place)] = names.CREATURE_IDS.index(creature)


def set_strength(b: ChichenBuilder, place: str, strength: str) -> None:
    p = b.position
    creature = p.creatures[place_of(place)]
    if creature < 0:
        raise PatolliError(f"there is no creature on {place}")
    hidden = own_strengths(p, creature)
    b.set_face_down(hidden, place_of(place), int(strength) if strength else UNDECIDED)


def set_ruin(b: ChichenBuilder, place: str, ruin: str) -> None:
    """Sets the ruin of a tile.

    If another tile had this ruin, the ruin of that tile becomes undetermined.
    """
    hidden = own_ruins(b.position)
    if not ruin:
        b.set_face_down(hidden, place_of(place), UNDECIDED)
        return
    number = names.RUIN_IDS.index(ruin)
    if number in hidden.values:
        b.set_face_down(hidden, hidden.values.index(number), UNDECIDED)
    b.put_ruin(place, ruin)
