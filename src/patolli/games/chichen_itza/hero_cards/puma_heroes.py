"""The cards of puma heroes (CI-H17 to CI-H24)."""

from __future__ import annotations

from typing import Final

from ....kernel.vocabulary import STOP
from .. import events, moves, names, reasons
from ..actions import treasures
from ..board import refusals, units
from ..cards import hooks
from ..cards.card import (
    BEATEN,
    BEFORE_COMBAT,
    NO_MARKERS,
    RUIN_BONUS,
    SILENCE,
    STAR_TWICE,
    TAKEN_USE,
    WINDOW,
    Card,
)
from ..cards.registry import add
from ..combat import dice, sides
from ..control import takeover
from ..economy import goods
from ..position import ChichenPosition
from ..state.group import CITY_DEFENCE
from ..step_bases import SideAsk

CALL_UP: Final = "H21"


class LastWord(Card):
    """CI-H17: only the owner's side rolls in the third melee phase."""

    def silences(self, p: ChichenPosition, side: int) -> bool:
        return p.combat.phase == names.MELEE_3


class StrengthTrophy(Card):
    """CI-H18: gives coins equal to the strength of a creature that has lost its last heart."""

    def beaten(self, p: ChichenPosition, seat: int, strength: int) -> None:
        p.emit(events.CARD_USED, seat, self.number)
        goods.gain_coins(p, seat, self.printed(p) * strength)


class Finder(Card):
    """CI-H19: gives a treasure for each tile taken over."""

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        for _ in range(self.printed(p)):
            treasures.find(p, seat, treasures.FROM_HERO)


class CallUp(Card):
    """CI-H21: warriors from other places may join before a combat."""

    def before_combat(self, p: ChichenPosition, side: int) -> None:
        ask_pull(p, side)


def sources(p: ChichenPosition, side: int) -> list[int]:
    """Returns the places from which warriors can join: the owner's tiles and the city, except for the place
    of the combat.
    """
    seat = hooks.seat_of(p, side)
    places = [*units.bits(p.seats[seat].tiles), names.CITY]
    return [place for place in places if place != p.group.at and units.warriors(p, seat, place) > 0]


def ask_pull(p: ChichenPosition, side: int) -> None:
    """Schedules the question about additional warriors as the next step if there is room for them. The unit
    limit applies even if the combat is in the city.
    """
    in_city = p.group.kind == CITY_DEFENCE
    most = p.tables.city_defenders if in_city else hooks.limit(p, hooks.seat_of(p, side))
    if sides.size(p, side) < most and sources(p, side):
        p.push(PullWarrior(side))


class PullWarrior(SideAsk):
    """CI-D16: the choice of a place from which another warrior joins, or of none."""

    id = "PullWarrior"
    rule = "CI-D16"
    number_names = ("place",)

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [*[moves.PULL + place for place in sources(p, self.side)], STOP]

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not refusals.is_place(move, moves.PULL):
            return self.idol_reason(move)
        return refusals.of_tile(p, move - moves.PULL, reasons.NO_WARRIOR_THERE)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move == STOP:
            return
        place = move - moves.PULL
        units.take_warriors(p, seat, place, 1)
        if self.side == names.FIRST:
            p.group.warriors += 1
        else:
            units.put_warriors(p, seat, p.group.at, 1)
        p.emit(events.CARD_USED, seat, names.CARD_IDS.index(CALL_UP))
        p.emit(events.CALLED, seat, place, 1)
        ask_pull(p, self.side)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return STOP

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.group.at]


class Digger(Card):
    """CI-H22: the bonus of a ruin is granted twice."""

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        for _ in range(self.printed(p) - 1):
            p.push(takeover.GiveRuin(seat, number))


class SteadyHand(Card):
    """CI-H24: allows all sixes of the owner's side to be rerolled, once per phase."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return 6 in p.combat.dice and not p.combat.used_in_phase[number] & dice.USED_SIXES

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        p.combat.used_in_phase[number] |= dice.USED_SIXES
        dice.again(p, [6] * p.combat.dice.count(6))


add(LastWord("H17", [SILENCE]))
add(StrengthTrophy("H18", [BEATEN]))
add(Finder("H19", [TAKEN_USE]))
add(Card("H20", [NO_MARKERS]))
add(CallUp(CALL_UP, [BEFORE_COMBAT]))
add(Digger("H22", [RUIN_BONUS]))
add(Card("H23", [STAR_TWICE]))
add(SteadyHand("H24", [WINDOW]))
