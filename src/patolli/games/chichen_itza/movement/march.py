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
from ..position import AMONG, MARCH, Ask, ChichenPosition, new_venture
from . import arrival, destinations


def begin(p: ChichenPosition, seat: int, terrain: int) -> None:
    """CI-7.1: a land or water movement happens next."""
    p.venture = new_venture(MARCH, seat)
    p.venture.terrain = terrain
    p.venture.held = p.seats[seat].tiles
    p.push(CHOOSE_START)


def begin_hero(p: ChichenPosition, seat: int, hero: int) -> None:
    """CI-11.3: a movement with this hero happens next."""
    v = new_venture(MARCH, seat)
    v.held = p.seats[seat].tiles
    v.must = 1 << hero
    v.heroes = 1 << hero
    v.start = p.seats[seat].heroes[hero]
    v.at = v.start
    p.venture = v
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
        return (
            0 if destinations.can_start(p, seat, place, p.venture.terrain, coins) else reasons.NO_DESTINATION
        )

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        p.venture.start = move - moves.FROM
        p.venture.at = p.venture.start
        p.push(FORM_GROUP)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.venture.terrain]


class FormGroup(Task[ChichenPosition]):
    """Each hero who stands there is asked about, then the number of warriors."""

    id = "FormGroup"
    rule = "CI-7.1"

    def run(self, p: ChichenPosition) -> None:
        p.push(TAKE_WARRIORS)
        for hero in range(names.HERO_TYPES - 1, -1, -1):
            if hooks.heroes_at(p.seats[p.venture.seat], p.venture.start) & ~p.venture.must & 1 << hero:
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
        v = p.venture
        group = v.heroes
        if move == moves.WITH + self.hero:
            if units.COUNT[group] >= hooks.limit(p, seat):
                return reasons.GROUP_TOO_LARGE
            group |= 1 << self.hero
        later = hooks.heroes_at(p.seats[seat], v.start) & ~v.must & ~((2 << self.hero) - 1)
        coins = p.seats[seat].coins
        if destinations.can_form(p, seat, v.start, v.terrain, group, later, coins):
            return 0
        return reasons.NO_DESTINATION

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move == moves.WITH + self.hero:
            p.venture.heroes |= 1 << self.hero

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.hero]

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        return [hooks.limit(p, seat)] if reason == reasons.GROUP_TOO_LARGE else []


class TakeWarriors(Ask):
    """CI-D12: how many warriors come along."""

    id = "TakeWarriors"
    rule = "CI-D12"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        most = min(
            units.warriors(p, seat, p.venture.start), hooks.limit(p, seat) - units.COUNT[p.venture.heroes]
        )
        return units.amounts(0, most)

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        v = p.venture
        size = move + units.COUNT[v.heroes]
        if size == 0:
            return reasons.GROUP_EMPTY
        reached = destinations.reach(p, seat, v.start, v.terrain, v.heroes)
        coins = p.seats[seat].coins
        if destinations.ends(p, seat, v.start, v.terrain, v.heroes, size, coins, reached):
            return 0
        return reasons.NO_DESTINATION

    def legal_moves(self, p: ChichenPosition, seat: int) -> list[int]:
        """As `illegal_reason` decides, worked out once: a smaller group never has fewer ends."""
        v = p.venture
        heroes = units.COUNT[v.heroes]
        most = min(units.warriors(p, seat, v.start), hooks.limit(p, seat) - heroes)
        reached = destinations.reach(p, seat, v.start, v.terrain, v.heroes)
        coins = p.seats[seat].coins
        while most > 0 and not destinations.ends(
            p, seat, v.start, v.terrain, v.heroes, most + heroes, coins, reached
        ):
            most -= 1
        return units.amounts(0 if heroes else 1, most)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        v = p.venture
        v.warriors = move
        v.steps = destinations.range_of(p, seat)
        units.take_warriors(p, seat, v.start, move)
        for hero in units.bits(v.heroes):
            units.put_hero(p, seat, hero, names.MARCHING)
        p.push(TAKE_STEP if hooks.gathers(p, seat, v.terrain) else CHOOSE_END)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return p.offer(seat)[-1]

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.venture.start, units.COUNT[p.venture.heroes]]


class ChooseEnd(Ask):
    """CI-D12, CI-D15: where the movement ends."""

    id = "ChooseEnd"
    rule = "CI-D12"
    idols = AMONG  # coins may be needed to attack (CI-G19)

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        v = p.venture
        reached = destinations.reach(p, seat, v.start, v.terrain, v.heroes)
        return [*[moves.GO + place for place in units.bits(reached)], *idols.among(p, seat)]

    def legal_moves(self, p: ChichenPosition, seat: int) -> list[int]:
        """As `illegal_reason` decides, of one group."""
        v = p.venture
        size = v.warriors + units.COUNT[v.heroes]
        coins = p.seats[seat].coins
        found: list[int] = []
        for place in units.bits(destinations.reach(p, seat, v.start, v.terrain, v.heroes)):
            if destinations.end_illegal_reason(p, seat, place, v.heroes, size, coins) == 0:
                found.append(moves.GO + place)
        found.extend(idols.offered(p, seat))
        return found

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        if idols.is_exchange(move):
            return idols.illegal_reason(p, seat, move)
        v = p.venture
        size = v.warriors + units.COUNT[v.heroes]
        return destinations.end_illegal_reason(p, seat, move - moves.GO, v.heroes, size, p.seats[seat].coins)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if idols.is_exchange(move):
            p.push(self)
            idols.exchange(p, seat, move)
            return
        v = p.venture
        v.at = move - moves.GO
        if v.heroes and not destinations.within(p, v.start, v.steps, v.terrain) >> v.at & 1:
            card_events.emit_heroes(p, seat, v.heroes, JUMP)
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
        return [p.venture.at, p.venture.steps]


class TakeStep(Ask):
    """CI-D12: where warriors on the way may join, the way is chosen step by step; a jump stays possible."""

    id = "TakeStep"
    rule = "CI-D12"
    idols = AMONG

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        v = p.venture
        near = p.land.near[v.at] & destinations.open_places(p, v.terrain) if v.steps > 0 else 0
        found = [moves.STEP + place for place in units.bits(near)]
        if v.at == v.start and v.passed == 0 and hooks.jumps(p, seat, v.heroes, v.terrain):
            targets = destinations.open_places(p, v.terrain) & destinations.in_play(p) & ~(1 << v.start)
            found.extend([moves.GO + place for place in units.bits(targets)])
        if v.passed:
            found.append(STOP)
        return [*found, *idols.among(p, seat)]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        if idols.is_exchange(move):
            return idols.illegal_reason(p, seat, move)
        v = p.venture
        size = v.warriors + units.COUNT[v.heroes]
        coins = p.seats[seat].coins
        if move == STOP:
            if v.at == v.start:
                return reasons.NO_DESTINATION
            return destinations.end_illegal_reason(p, seat, v.at, v.heroes, size, coins)
        if moves.GO <= move <= moves.GO + names.CITY:
            return destinations.end_illegal_reason(p, seat, move - moves.GO, v.heroes, size, coins)
        place = move - moves.STEP
        ends = 0 if place == v.start else 1 << place
        ends |= destinations.within(p, place, v.steps - 1, v.terrain) & ~(1 << v.start)
        if destinations.ends(p, seat, v.start, v.terrain, v.heroes, size, coins, ends):
            return 0
        return reasons.NO_DESTINATION

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        v = p.venture
        if idols.is_exchange(move):
            p.push(self)
            idols.exchange(p, seat, move)
        elif move == STOP:
            arrival.arrive(p)
        elif moves.GO <= move <= moves.GO + names.CITY:
            v.at = move - moves.GO
            arrival.arrive(p)
        else:
            v.at = move - moves.STEP
            v.passed |= 1 << v.at
            v.steps -= 1
            p.emit(events.STEPPED, seat, v.at)
            p.push(self)
            if joinable(p, seat) > 0:
                p.push(LET_JOIN)

    def default(self, p: ChichenPosition, seat: int) -> int:
        offered = p.offer(seat)
        return STOP if STOP in offered else offered[0]

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        place = move - moves.GO if moves.GO <= move <= moves.GO + names.CITY else p.venture.at
        return destinations.why_not_end(p, seat, place, reason)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.venture.at, p.venture.steps]


def joinable(p: ChichenPosition, seat: int) -> int:
    """How many warriors of the tile just crossed may join: it must be possible to go on (CI-G59)."""
    v = p.venture
    most = min(units.warriors(p, seat, v.at), hooks.limit(p, seat) - v.warriors - units.COUNT[v.heroes])
    if v.steps == 0 or most <= 0:
        return 0
    onward = destinations.within(p, v.at, v.steps, v.terrain) & ~(1 << v.start)
    size = v.warriors + units.COUNT[v.heroes]
    while most > 0 and not destinations.ends(
        p, seat, v.start, v.terrain, v.heroes, size + most, p.seats[seat].coins, onward
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
        v = p.venture
        if move:
            units.take_warriors(p, seat, v.at, move)
            v.warriors += move
            p.emit(events.JOINED, seat, v.at, move)
            card_events.emit_gods(p, seat, GATHER)
            p.agenda.pop()
            p.push(GO_ON)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.venture.at]


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
