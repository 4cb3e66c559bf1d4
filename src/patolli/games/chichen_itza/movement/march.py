"""A movement (CI-7, CI-11.3) as a series of choices: start, heroes, warriors and destination."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.vocabulary import MORE
from .. import moves, names, reasons
from ..board import refusals, units
from ..cards import card_events, hooks
from ..cards.card import JUMP
from ..economy import idols
from ..position import AMONG, Ask, ChichenPosition, set_group
from ..state.group import MARCH
from . import arrival, destinations, way


def begin(p: ChichenPosition, seat: int, terrain: int) -> None:
    """CI-7.1: schedules a movement on land or water as the next step."""
    set_group(p, MARCH, seat)
    p.group.terrain = terrain
    p.group.own_tiles = p.seats[seat].tiles
    p.push(CHOOSE_START)


def begin_hero(p: ChichenPosition, seat: int, hero: int) -> None:
    """CI-11.3: schedules a movement with this hero as the next step."""
    set_group(p, MARCH, seat)
    group = p.group
    group.own_tiles = p.seats[seat].tiles
    group.required = 1 << hero
    group.heroes = 1 << hero
    group.start = p.seats[seat].heroes[hero]
    group.at = group.start
    p.push(FORM_GROUP)


class ChooseStart(Ask):
    """CI-D12: the choice of where the movement starts: the city or one of the player's tiles."""

    id = "ChooseStart"
    rule = "CI-D12"
    number_names = ("terrain",)

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.FROM + place for place in [*units.bits(p.seats[seat].tiles), names.CITY]]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        place = move - moves.FROM
        if units.units(p, seat, place) == 0:
            return reasons.NO_UNITS_THERE
        coins = p.seats[seat].coins
        return 0 if destinations.can_start(p, seat, place, p.group.terrain, coins) else reasons.NO_DESTINATION

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not refusals.is_place(move, moves.FROM):
            return self.idol_reason(move)
        return refusals.of_tile(p, move - moves.FROM, reasons.NO_UNITS_THERE)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        p.group.start = move - moves.FROM
        p.group.at = p.group.start
        p.push(FORM_GROUP)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.group.terrain]


class FormGroup(Task[ChichenPosition]):
    """Asks about each hero at the start of the movement and then about the number of warriors."""

    id = "FormGroup"
    rule = "CI-7.1"

    def run(self, p: ChichenPosition) -> None:
        p.push(TAKE_WARRIORS)
        for hero in range(names.HERO_TYPES - 1, -1, -1):
            if hooks.heroes_at(p.seats[p.group.seat], p.group.start) & ~p.group.required & 1 << hero:
                p.push(TakeHero(hero))


class TakeHero(Ask):
    """CI-D12: the choice of whether this hero joins the group."""

    id = "TakeHero"
    rule = "CI-D12"
    number_names = ("hero",)
    hero: int

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.WITH + self.hero, moves.WITHOUT + self.hero]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        """Rejects answers after which no group could have a legal destination."""
        group = p.group.heroes
        if move == moves.WITH + self.hero:
            if units.COUNT[group] >= hooks.limit(p, seat):
                return reasons.GROUP_TOO_LARGE
            group |= 1 << self.hero
        later = hooks.heroes_at(p.seats[seat], p.group.start) & ~p.group.required & ~((2 << self.hero) - 1)
        coins = p.seats[seat].coins
        if destinations.can_form(p, seat, p.group.start, p.group.terrain, group, later, coins):
            return 0
        return reasons.NO_DESTINATION

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not moves.WITH <= move < moves.WITHOUT + names.HERO_TYPES:
            return self.idol_reason(move)
        hero = (move - moves.WITH) % names.HERO_TYPES
        there = hooks.heroes_at(p.seats[seat], p.group.start) >> hero & 1
        return reasons.OTHER_HERO_ASKED if there else reasons.HERO_NOT_THERE

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move == moves.WITH + self.hero:
            p.group.heroes |= 1 << self.hero

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.hero]

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        return [hooks.limit(p, seat)] if reason == reasons.GROUP_TOO_LARGE else []


class TakeWarriors(Ask):
    """CI-D12: the choice of how many warriors join the group."""

    id = "TakeWarriors"
    rule = "CI-D12"
    number_names = ("place", "heroes", "amount")

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        most = min(units.warriors(p, seat, p.group.start), hooks.limit(p, seat) - units.COUNT[p.group.heroes])
        return units.amounts(0, most)

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        group = p.group
        size = move + units.COUNT[group.heroes]
        if size == 0:
            return reasons.GROUP_EMPTY
        reached = destinations.reach(p, seat, group.start, group.terrain, group.heroes)
        coins = p.seats[seat].coins
        if destinations.ends(p, seat, group.start, group.terrain, group.heroes, size, coins, reached):
            return 0
        return reasons.NO_DESTINATION

    def legal_moves(self, p: ChichenPosition, seat: int) -> list[int]:
        """Gives the same result as `illegal_reason`, but faster, because smaller groups never have fewer
        destinations.
        """
        group = p.group
        heroes = units.COUNT[group.heroes]
        most = min(units.warriors(p, seat, group.start), hooks.limit(p, seat) - heroes)
        reached = destinations.reach(p, seat, group.start, group.terrain, group.heroes)
        coins = p.seats[seat].coins
        while most > 0 and not destinations.ends(
            p, seat, group.start, group.terrain, group.heroes, most + heroes, coins, reached
        ):
            most -= 1
        return units.amounts(0 if heroes else 1, most)

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not 0 <= move < MORE:
            return self.idol_reason(move)
        fits = move + units.COUNT[p.group.heroes] <= hooks.limit(p, seat)
        return reasons.NOT_ENOUGH if fits else reasons.GROUP_TOO_LARGE

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        group = p.group
        group.warriors = move
        group.steps = destinations.range_of(p, seat)
        units.take_warriors(p, seat, group.start, move)
        for hero in units.bits(group.heroes):
            units.put_hero(p, seat, hero, names.MARCHING)
        p.push(way.TAKE_STEP if hooks.gathers(p, seat, group.terrain) else CHOOSE_END)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return p.offer(seat)[-1]

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.group.start, units.COUNT[p.group.heroes], units.warriors(p, seat, p.group.start)]


class ChooseEnd(Ask):
    """CI-D12, CI-D15: the choice of the destination."""

    id = "ChooseEnd"
    rule = "CI-D12"
    number_names = ("place", "steps")
    idols = AMONG  # the player may need coins to attack (CI-G19)

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        group = p.group
        reached = destinations.reach(p, seat, group.start, group.terrain, group.heroes)
        return [*[moves.GO + place for place in units.bits(reached)], *idols.among(p, seat)]

    def legal_moves(self, p: ChichenPosition, seat: int) -> list[int]:
        """Gives the same result as `illegal_reason`, but computes the reach of the group only once."""
        group = p.group
        size = group.warriors + units.COUNT[group.heroes]
        coins = p.seats[seat].coins
        found: list[int] = []
        for place in units.bits(destinations.reach(p, seat, group.start, group.terrain, group.heroes)):
            if destinations.end_illegal_reason(p, seat, place, group.heroes, size, coins) == 0:
                found.append(moves.GO + place)
        found.extend(idols.offered(p, seat))
        return found

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        if idols.is_exchange(move):
            return idols.illegal_reason(p, seat, move)
        group = p.group
        size = group.warriors + units.COUNT[group.heroes]
        return destinations.end_illegal_reason(
            p, seat, move - moves.GO, group.heroes, size, p.seats[seat].coins
        )

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not refusals.is_place(move, moves.GO):
            return self.idol_reason(move)
        return refusals.of_tile(p, move - moves.GO, destinations.away_reason(p, move - moves.GO))

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if idols.is_exchange(move):
            p.push(self)
            idols.exchange(p, seat, move)
            return
        group = p.group
        group.at = move - moves.GO
        if (
            group.heroes
            and not destinations.within(p, group.start, group.steps, group.terrain) >> group.at & 1
        ):
            card_events.emit_heroes(p, seat, group.heroes, JUMP)
        arrival.arrive(p)

    def default(self, p: ChichenPosition, seat: int) -> int:
        """Returns the city if it is legal; otherwise a tile of the player; otherwise the first legal
        answer.
        """
        offered = p.offer(seat)
        safe = p.seats[seat].tiles | 1 << names.CITY
        own = [m for m in offered if not idols.is_exchange(m) and safe >> (m - moves.GO) & 1]
        return own[-1] if own else offered[0]

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        return destinations.why_not_end(p, seat, move - moves.GO, reason)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.group.at, p.group.steps]


CHOOSE_START: Final = ChooseStart()
FORM_GROUP: Final = FormGroup()
TAKE_WARRIORS: Final = TakeWarriors()
CHOOSE_END: Final = ChooseEnd()
