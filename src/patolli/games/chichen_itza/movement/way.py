"""A route chosen step by step, because warriors may join along the way (CI-D12, CI-D13, CI-G59)."""

from __future__ import annotations

from typing import Final

from ....kernel.vocabulary import STOP
from .. import events, moves, names, reasons
from ..board import refusals, units
from ..cards import card_events, hooks
from ..cards.card import GATHER
from ..economy import idols
from ..position import AMONG, Ask, ChichenPosition
from . import arrival, destinations


class TakeStep(Ask):
    """CI-D12: the choice of the next step if warriors may join along the way. A group that can go directly to
    a distant tile may do so as well.
    """

    id = "TakeStep"
    rule = "CI-D12"
    number_names = ("place", "steps")
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

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if refusals.is_place(move, moves.GO):
            place = move - moves.GO
            return refusals.of_tile(p, place, destinations.away_reason(p, place))
        if not refusals.is_place(move, moves.STEP):
            return self.idol_reason(move)
        place = move - moves.STEP
        if p.group.steps == 0:
            reason = reasons.NO_STEPS_LEFT
        elif p.land.near[p.group.at] >> place & 1:
            reason = reasons.WRONG_TERRAIN
        else:
            reason = reasons.NOT_ADJACENT
        return refusals.of_tile(p, place, reason)

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
    """CI-G59: returns how many warriors can join on the tile just crossed. The group must then move on."""
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
    """CI-D13: the choice of how many warriors join on the tile just crossed. The group must then move on."""

    id = "LetJoin"
    rule = "CI-D13"
    number_names = ("place",)

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
    """CI-G59: warriors cannot join on the last tile, so a group must leave a tile where warriors
    have joined.
    """

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


TAKE_STEP: Final = TakeStep()
LET_JOIN: Final = LetJoin()
GO_ON: Final = GoOn()
