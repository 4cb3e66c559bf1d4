"""Features of Tzolk'in for learned evaluations and for research."""

from __future__ import annotations

from typing import Final

from ...kernel.bits import shifted
from ...kernel.features import (
    Features,
    add_bits,
    added,
    amounts,
    bits,
    blocks_of_others,
    choices,
    counts,
    total,
    who_is_asked,
)
from ...kernel.native import i64
from . import monuments, names
from .evaluation import seats as evaluation
from .evaluation import tiles
from .position import EMPTY, Player, TzolkinPosition

OTHERS: Final = names.MOST_PLAYERS - 1
WHEEL_POSITIONS: Final = 56
"""An upper bound on the number of positions on all wheels."""
JUNGLE: Final = 6
OFFERINGS: Final = 11

OWN: Final = [
    counts("own.corn", 1, 24, "corn"),
    counts("own.resources", names.RESOURCES, 8, "wood, stone, gold"),
    counts("own.skulls", 1, 5, "crystal skulls"),
    counts("own.hand", 1, 6, "workers in hand"),
    counts("own.workers", 1, 6, "workers in play"),
    bits("own.light", 1, "the player board shows its light side"),
    counts("own.temples", names.TEMPLES, 9, "steps in Chaac, Quetzalcoatl, Kukulcan"),
    counts("own.technologies", names.TECHNOLOGIES, 3, "agriculture, extraction, architecture, theology"),
    counts("own.tiles", 2, 8, "corn tiles, wood tiles"),
    counts("own.structures", 2, 10, "buildings, monuments"),
    counts("own.kinds", names.KINDS, 4, "farms, cities, tombs, shrines"),
    counts("own.need", 1, 18, "corn that the next food day costs"),
    counts("own.short", 1, 12, "corn lacking for it"),
    bits("own.buildings", names.BUILDINGS, "which buildings"),
    bits("own.monuments", names.MONUMENTS, "which monuments"),
    amounts("own.points", 1, 200, "quarter points so far"),
]
EACH_OTHER: Final = [
    bits("sits", 1, "the seat is played"),
    counts("corn", 1, 14, "corn"),
    counts("resources", names.RESOURCES, 5, "wood, stone, gold"),
    counts("skulls", 1, 4, "crystal skulls"),
    counts("hand", 1, 6, "workers in hand"),
    counts("workers", 1, 6, "workers in play"),
    bits("light", 1, "the player board shows its light side"),
    counts("temples", names.TEMPLES, 9, "steps in the temples"),
    counts("technologies", names.TECHNOLOGIES, 3, "levels"),
    counts("structures", 2, 8, "buildings, monuments"),
    counts("need", 1, 15, "corn that the next food day costs"),
    amounts("lead", 1, 100, "quarter points by which this seat is behind"),
    bits("in_turn", 1, "it is this seat's turn"),
]
TABLE: Final = [
    choices("players", 1, names.MOST_PLAYERS, "how many play"),
    counts("day", 1, 28, "days passed"),
    choices("food_days", 1, 4, "food days held"),
    counts("to_food_day", 1, 9, "days to the next one"),
    choices("marker", 1, 4, "turns until the seat with the starting-player marker"),
    choices("starting_space", 1, 5, "the same for the worker on the starting-player space; 5: nobody"),
    counts("calendar_corn", 1, 6, "corn on the calendar"),
    counts("turns", 1, 4, "turns taken in this round"),
    counts("placed", 1, 6, "workers placed in the own turn"),
    counts("picked", 1, 6, "workers picked up in it"),
    counts("skulls", 1, 13, "skulls in the supply"),
    choices("asked", 1, 3, "who is asked: 1 this seat, 2 chance, 3 another"),
    counts("due", 1, 6, "steps on the agenda"),
    bits("in_turn", 1, "it is the own turn"),
    bits("had_turn", 1, "the own turn of this round is over"),
    choices("temples", names.TEMPLES, 3, "1 alone highest, 2 one of several, 3 lower"),
    choices("wheels", WHEEL_POSITIONS, 3, "by position: 1 own worker, 2 another's, 3 a neutral one"),
    counts("jungle_corn", JUNGLE, 4, "corn tiles left, by action"),
    counts("jungle_wood", JUNGLE, 4, "wood tiles left, by action"),
    choices("offerings", OFFERINGS, 2, "by space of Chichén Itzá: 1 own skull, 2 another's"),
    bits("display", names.BUILDINGS, "buildings on display"),
    bits("monuments", names.MONUMENTS, "monuments on display"),
    counts("monument_points", names.MONUMENTS, 32, "what each own or displayed monument scores now"),
]
JUDGEMENT: Final = [
    amounts("value", 1, 200, "the hand-made evaluation, in quarter points"),
    amounts("parts", len(evaluation.PARTS), 1000, "its parts, in hundredths of a point"),
]


class TzolkinFeatures(Features[TzolkinPosition]):
    """The features of Tzolk'in. Those of the observing seat come first, followed by the other seats in turn
    order.
    """

    def __init__(self) -> None:
        self.version = 1
        self.observation = [*OWN, *blocks_of_others(EACH_OTHER, OTHERS), *TABLE]
        self.judgement = JUDGEMENT

    def observe(self, p: TzolkinPosition, seat: int) -> list[int]:
        f: list[int] = []
        add_own(f, p, seat)
        add_others(f, p, seat)
        add_table(f, p, seat)
        return f

    def evaluation_inputs(self, p: TzolkinPosition, seat: int) -> list[int]:
        f = self.observe(p, seat)
        parts = evaluation.parts(p, seat)
        f.append(evaluation.total_of(p.seats[seat], parts))
        f.extend(parts)
        return f


def add_own(f: list[int], p: TzolkinPosition, seat: int) -> None:
    me = p.seats[seat]
    need = tiles.need(p, me)
    add_holdings(f, me)
    f.append(me.corn_tiles)
    f.append(me.wood_tiles)
    f.append(len(me.buildings))
    f.append(len(me.monuments))
    kinds = [0] * names.KINDS
    for building in me.buildings:
        kinds[p.tables.building_kind[building]] += 1
    f.extend(kinds)
    f.append(need)
    f.append(need - me.corn if need > me.corn else 0)
    add_set(f, me.buildings, names.BUILDINGS)
    add_set(f, me.monuments, names.MONUMENTS)
    f.append(added(me.points))


def add_holdings(f: list[int], player: Player) -> None:
    """Adds the goods, workers and tracks of any seat."""
    f.append(player.corn)
    f.extend(player.resources)
    f.append(player.skulls)
    f.append(player.hand)
    f.append(player.workers)
    f.append(1 if player.light else 0)
    f.extend(player.temples)
    f.extend(player.technologies)


def add_set(f: list[int], members: list[int], size: int) -> None:
    mask: i64 = 0
    for member in members:
        mask |= shifted(1, member)
    add_bits(f, mask, size)


def add_others(f: list[int], p: TzolkinPosition, seat: int) -> None:
    own = added(p.seats[seat].points)
    for number in range(1, p.players):
        other = (seat + number) % p.players
        him = p.seats[other]
        f.append(1)
        add_holdings(f, him)
        f.append(len(him.buildings))
        f.append(len(him.monuments))
        f.append(tiles.need(p, him))
        f.append(own - added(him.points))
        f.append(1 if p.turn == other else 0)
    for _ in range(p.players, names.MOST_PLAYERS):
        f.extend(NOBODY_THERE)


NOBODY_THERE: Final = [0] * total(EACH_OTHER)


def add_table(f: list[int], p: TzolkinPosition, seat: int) -> None:
    c = p.tables
    me = p.seats[seat]
    own_turn = p.turn == seat
    f.append(p.players)
    f.append(p.day)
    f.append(p.food_days)
    f.append(max(0, c.food_day[p.food_days] - p.day) if p.food_days < len(c.food_day) else 0)
    f.append((p.marker - seat) % p.players + 1)
    f.append((p.starting_space - seat) % p.players + 1 if p.starting_space >= 0 else 5)
    f.append(p.corn_on_calendar)
    f.append(p.turns)
    f.append(p.placed if own_turn else 0)
    f.append(p.picked if own_turn else 0)
    f.append(p.skulls)
    f.append(who_is_asked(p, seat))
    f.append(len(p.agenda))
    f.append(1 if own_turn else 0)
    f.append(1 if (seat - p.marker) % p.players <= p.turns else 0)
    for temple in range(names.TEMPLES):
        f.append(place_in_temple(p, seat, temple))
    for there in p.wheels:
        f.append(0 if there == EMPTY else 1 if there == seat + 1 else 2 if there <= p.players else 3)
    for _ in range(WHEEL_POSITIONS - len(p.wheels)):
        f.append(0)
    add_padded(f, p.jungle_corn, JUNGLE)
    add_padded(f, p.jungle_wood, JUNGLE)
    for there in p.offerings:
        f.append(0 if there == EMPTY else 1 if there == seat + 1 else 2)
    for _ in range(OFFERINGS - len(p.offerings)):
        f.append(0)
    add_set(f, p.display, names.BUILDINGS)
    add_set(f, p.monuments, names.MONUMENTS)
    worth = [0] * names.MONUMENTS
    for monument in p.monuments:
        worth[monument] = max(0, monuments.points(p, seat, monument))
    for monument in me.monuments:
        worth[monument] = max(0, monuments.points(p, seat, monument))
    f.extend(worth)


def add_padded(f: list[int], numbers: list[int], size: int) -> None:
    f.extend(numbers)
    for _ in range(size - len(numbers)):
        f.append(0)


def place_in_temple(p: TzolkinPosition, seat: int, temple: int) -> int:
    own = p.seats[seat].temples[temple]
    best = -1
    for other in range(p.players):
        if other != seat:
            best = max(best, p.seats[other].temples[temple])
    return 1 if own > best else 2 if own == best else 3


FEATURES: Final = TzolkinFeatures()
