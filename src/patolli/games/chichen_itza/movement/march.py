"""A movement (CI-7, CI-11.3) as a chain of choices: start, heroes, warriors, and where to."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.vocabulary import STOP
from .. import events, moves, names, reasons
from ..board import units
from ..cards import card_events, hooks
from ..cards.card import GATHER, JUMP
from ..economy import idols
from ..position import AMONG, MARCH, Ask, ChichenPosition, set_group
from . import arrival, destinations


def begin(p: ChichenPosition, seat: int, terrain: int) -> None:
    """CI-7.1: a land or water movement happens next."""
    set_group(p, MARCH, seat)
    p.group.terrain = terrain
    p.group.own_tiles = p.seats[seat].tiles
    p.push(CHOOSE_START)


def begin_hero(p: ChichenPosition, seat: int, hero: int) -> None:
    """CI-11.3: a movement with this hero happens next."""
    set_group(p, MARCH, seat)
    group = p.group
    group.own_tiles = p.seats[seat].tiles
    group.required = 1 << hero
    group.heroes = 1 << hero
    group.start = p.seats[seat].heroes[hero]
    group.at = group.start
    p.push(FORM_GROUP)


class ChooseStart(Ask):
    """CI-D12: the city or an own tile."""

    id = "ChooseStart"
    rule = "CI-D12"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.FROM + place for place in [*units.bits(p.seats[seat].tiles), names.CITY]]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        place = move - moves.FROM
        if units.units(p, seat, place) == 0:
            return reasons.NO_UNITS_THERE
        coins = p.seats[seat].coins
        return 0 if destinations.can_start(p, seat, place, p.group.terrain, coins) else reasons.NO_DESTINATION

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        p.group.start = move - moves.FROM
        p.group.at = p.group.start
        p.push(FORM_GROUP)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.group.terrain]


class FormGroup(Task[ChichenPosition]):
    """Each hero who stands there is asked about, then the number of warriors."""

    id = "FormGroup"
    rule = "CI-7.1"

    def run(self, p: ChichenPosition) -> None:
        p.push(TAKE_WARRIORS)
        for hero in range(names.HERO_TYPES - 1, -1, -1):
            if hooks.heroes_at(p.seats[p.group.seat], p.group.start) & ~p.group.required & 1 << hero:
                p.push(TakeHero(hero))


class TakeHero(Ask):
    """CI-D12: does this hero come along?"""

    id = "TakeHero"
    rule = "CI-D12"
    hero: int

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.WITH + self.hero, moves.WITHOUT + self.hero]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        """Some group with a legal end must remain."""
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

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move == moves.WITH + self.hero:
            p.group.heroes |= 1 << self.hero

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.hero]

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        return [hooks.limit(p, seat)] if reason == reasons.GROUP_TOO_LARGE else []


class TakeWarriors(Ask):
    """CI-D12: how many warriors come along."""

    id = "TakeWarriors"
    rule = "CI-D12"

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
        """As `illegal_reason` decides, worked out once: a smaller group never has fewer ends."""
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

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        group = p.group
        group.warriors = move
        group.steps = destinations.range_of(p, seat)
        units.take_warriors(p, seat, group.start, move)
        for hero in units.bits(group.heroes):
            units.put_hero(p, seat, hero, names.MARCHING)
        p.push(TAKE_STEP if hooks.gathers(p, seat, group.terrain) else CHOOSE_END)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return p.offer(seat)[-1]

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.group.start, units.COUNT[p.group.heroes]]


class ChooseEnd(Ask):
    """CI-D12, CI-D15: where the movement ends."""

    id = "ChooseEnd"
    rule = "CI-D12"
    idols = AMONG  # coins may be needed to attack (CI-G19)

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        group = p.group
        reached = destinations.reach(p, seat, group.start, group.terrain, group.heroes)
        return [*[moves.GO + place for place in units.bits(reached)], *idols.among(p, seat)]

    def legal_moves(self, p: ChichenPosition, seat: int) -> list[int]:
        """As `illegal_reason` decides, of one group."""
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
        """The city, or an own tile, or what comes first."""
        offered = p.offer(seat)
        safe = p.seats[seat].tiles | 1 << names.CITY
        own = [m for m in offered if not idols.is_exchange(m) and safe >> (m - moves.GO) & 1]
        return own[-1] if own else offered[0]

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        return destinations.why_not_end(p, seat, move - moves.GO, reason)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.group.at, p.group.steps]


class TakeStep(Ask):
    """CI-D12: where warriors on the way may join, the way is chosen step by step; a jump stays possible."""

    id = "TakeStep"
    rule = "CI-D12"
    idols = AMONG

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        group = p.group
        near = p.land.near[group.at] & destinations.open_places(p, group.terrain) if group.steps > 0 else 0
        found = [moves.STEP + place for place in units.bits(near)]
        if (
            group.at == group.start
            and group.crossed == 0
            and hooks.jumps(p, seat, group.heroes, group.terrain)
        ):
            targets = (
                destinations.open_places(p, group.terrain) & destinations.in_play(p) & ~(1 << group.start)
            )
            found.extend([moves.GO + place for place in units.bits(targets)])
        if group.crossed:
            found.append(STOP)
        return [*found, *idols.among(p, seat)]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        if idols.is_exchange(move):
            return idols.illegal_reason(p, seat, move)
        group = p.group
        size = group.warriors + units.COUNT[group.heroes]
        coins = p.seats[seat].coins
        if move == STOP:
            if group.at == group.start:
                return reasons.NO_DESTINATION
            return destinations.end_illegal_reason(p, seat, group.at, group.heroes, size, coins)
        if moves.GO <= move <= moves.GO + names.CITY:
            return destinations.end_illegal_reason(p, seat, move - moves.GO, group.heroes, size, coins)
        place = move - moves.STEP
        ends = 0 if place == group.start else 1 << place
        ends |= destinations.within(p, place, group.steps - 1, group.terrain) & ~(1 << group.start)
        if destinations.ends(p, seat, group.start, group.terrain, group.heroes, size, coins, ends):
            return 0
        return reasons.NO_DESTINATION

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        group = p.group
        if idols.is_exchange(move):
            p.push(self)
            idols.exchange(p, seat, move)
        elif move == STOP:
            arrival.arrive(p)
        elif moves.GO <= move <= moves.GO + names.CITY:
            group.at = move - moves.GO
            arrival.arrive(p)
        else:
            group.at = move - moves.STEP
            group.crossed |= 1 << group.at
            group.steps -= 1
            p.emit(events.STEPPED, seat, group.at)
            p.push(self)
            if joinable(p, seat) > 0:
                p.push(LET_JOIN)

    def default(self, p: ChichenPosition, seat: int) -> int:
        offered = p.offer(seat)
        return STOP if STOP in offered else offered[0]

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        place = move - moves.GO if moves.GO <= move <= moves.GO + names.CITY else p.group.at
        return destinations.why_not_end(p, seat, place, reason)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.group.at, p.group.steps]


def joinable(p: ChichenPosition, seat: int) -> int:
    """How many warriors of the tile just crossed may join: it must be possible to go on (CI-G59)."""
    group = p.group
    most = min(
        units.warriors(p, seat, group.at), hooks.limit(p, seat) - group.warriors - units.COUNT[group.heroes]
    )
    if group.steps == 0 or most <= 0:
        return 0
    onward = destinations.within(p, group.at, group.steps, group.terrain) & ~(1 << group.start)
    size = group.warriors + units.COUNT[group.heroes]
    while most > 0 and not destinations.ends(
        p, seat, group.start, group.terrain, group.heroes, size + most, p.seats[seat].coins, onward
    ):
        most -= 1
    return most


class LetJoin(Ask):
    """CI-D13: how many warriors of the place just crossed join; then the group must go on."""

    id = "LetJoin"
    rule = "CI-D13"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return units.amounts(0, joinable(p, seat))

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        group = p.group
        if move:
            units.take_warriors(p, seat, group.at, move)
            group.warriors += move
            p.emit(events.JOINED, seat, group.at, move)
            card_events.emit_gods(p, seat, GATHER)
            p.agenda.pop()
            p.push(GO_ON)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.group.at]


class GoOn(TakeStep):
    """CI-G59: warriors never join at the end tile, so whoever took some along must leave their tile."""

    id = "GoOn"
    rule = "CI-D13"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [move for move in super().candidates(p, seat) if move != STOP]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if idols.is_exchange(move):
            p.push(self)
            idols.exchange(p, seat, move)
        else:
            TAKE_STEP.take(p, seat, move)


CHOOSE_START: Final = ChooseStart()
FORM_GROUP: Final = FormGroup()
TAKE_WARRIORS: Final = TakeWarriors()
CHOOSE_END: Final = ChooseEnd()
TAKE_STEP: Final = TakeStep()
LET_JOIN: Final = LetJoin()
GO_ON: Final = GoOn()
