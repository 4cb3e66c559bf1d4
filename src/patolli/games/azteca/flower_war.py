"""Phase 7: flower war (AZ-12.1 to AZ-12.5): counters in the container, and the course of an activation."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import ChanceDecision, Decision, Step, Task
from ...kernel.vocabulary import NO, PASS, YES
from . import (
    distribution,
    events,
    hand_cards,
    interception,
    marching,
    missions,
    moves,
    names,
    reasons,
)
from .hand_cards import CardChoice, CardWindow
from .position import AztecaPosition, March
from .sorcerer import SorcererWindow


class FlowerWar(Task[AztecaPosition]):
    """AZ-12.3: one counter per existing general."""

    id = "FlowerWar"
    rule = "AZ-12.3"

    def run(self, p: AztecaPosition) -> None:
        p.activated = 0
        for seat in p.order(p.first):
            armies = p.army_at[seat * names.ARMIES : seat * names.ARMIES + names.ARMIES]
            p.container[seat] = names.ARMIES - armies.count(names.NOBODY)
            p.extra[seat] = 0
            p.emit(events.CONTAINER, seat, p.container[seat])
        p.push(NEXT_COUNTER)


class NextCounter(Task[AztecaPosition]):
    """AZ-12.3: drawn one by one, with a card window before each draw; then the spies come home."""

    id = "NextCounter"
    rule = "AZ-12.3"

    def run(self, p: AztecaPosition) -> None:
        if sum(p.container) + sum(p.extra) == 0:
            p.activated = 0
            missions.spies_home(p)
            return
        p.push(NEXT_COUNTER)
        p.push(DRAW_COUNTER)
        p.push(DiversionWindow(p.first, names.EVERY_SEAT))


class DiversionWindow(CardWindow):
    id = "DiversionWindow"
    rule = "AZ-12.3"

    def decision(self) -> CardChoice:
        return DIVERT

    def again(self, first: int, left: int) -> Step[AztecaPosition]:
        return DiversionWindow(first, left)

    def act(self, p: AztecaPosition, seat: int, answer: list[int]) -> None:
        hand_cards.play(p, seat, names.DIVERSION)
        p.extra[seat] = 1
        p.emit(events.DIVERSION, seat)


class Divert(CardChoice):
    """AZ-D20, AZ-16.14: one more own counter; each has one such counter."""

    id = "Divert"
    rule = "AZ-16.14"
    window = "diversion"

    def cards(self) -> list[int]:
        return DIVERSIONS

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, moves.DIVERSION]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == PASS:
            return 0
        if p.extra[seat]:
            return reasons.EXTRA_COUNTER_IN_CONTAINER
        return hand_cards.bar(p, seat, names.DIVERSION)

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [] if reason == reasons.EXTRA_COUNTER_IN_CONTAINER else [names.DIVERSION]


class DrawCounter(ChanceDecision[AztecaPosition]):
    id = "DrawCounter"
    rule = "AZ-12.3"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        found = [moves.COUNTER + one for one in range(p.players) if p.container[one] > 0]
        for one in range(p.players):
            if p.extra[one] > 0:
                found.append(moves.EXTRA + one)
        return found

    def odds(self, p: AztecaPosition) -> list[int]:
        found = [number for number in p.container if number > 0]
        for number in p.extra:
            if number > 0:
                found.append(number)
        return found

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        extra = int(move >= moves.EXTRA)
        owner = move - (moves.EXTRA if extra else moves.COUNTER)
        if extra:
            p.extra[owner] -= 1
        else:
            p.container[owner] -= 1
        p.turn = owner
        p.emit(events.COUNTER_DRAWN, owner, extra)
        p.push(Activate(extra))


class Activate(Decision[AztecaPosition]):
    """AZ-D21, AZ-12.4: any own army not yet activated, or none; a Diversion counter overrides that."""

    id = "Activate"
    rule = "AZ-12.4"
    extra: int

    def __init__(self, extra: int) -> None:
        self.extra = extra

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return ARMIES_OR_NONE

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == PASS:
            return 0
        army = move - moves.ACTIVATE
        if p.army_area(seat, army) == names.NOBODY:
            return reasons.GENERAL_LOST
        if p.activated >> (seat * names.ARMIES + army) & 1 and not self.extra:
            return reasons.ALREADY_ACTIVATED
        return 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.ACTIVATE]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [self.extra]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == PASS:
            p.emit(events.NOT_ACTIVATED, seat)
            return
        army = move - moves.ACTIVATE
        p.activated |= 1 << (seat * names.ARMIES + army)
        march = March()
        march.seat = seat
        march.army = army
        march.start = p.army_area(seat, army)
        march.steps = 0
        march.raid = 0
        march.announced = march.start
        march.came_from = march.start
        march.last_land = march.start
        march.moved = 0
        march.fresh = 0
        march.over = 0
        march.silent = 0
        march.fought = 0
        march.intercepted = 0
        march.refused = 0
        p.march = [march]
        p.emit(events.ACTIVATED, seat, army, march.start)
        for step in (END_ACTIVATION, LAST_WINDOW, marching.STRIDE, distribution.REORGANISE, RAID_WINDOW):
            p.push(step)
        p.push(SorcererWindow(p.first, names.EVERY_SEAT))


class RaidWindow(Task[AztecaPosition]):
    """AZ-12.5: a Raid is declared before anything else; whoever holds a card is asked."""

    id = "RaidWindow"
    rule = "AZ-12.5"

    def run(self, p: AztecaPosition) -> None:
        hand = p.hands[p.march[0].seat]
        if hand.size > 0 and (not p.unwatched or hand.cards[names.RAID] > 0):
            p.push(RAID)


class DeclareRaid(CardChoice):
    """AZ-16.9"""

    id = "DeclareRaid"
    rule = "AZ-16.9"
    window = "raid"

    def cards(self) -> list[int]:
        return RAIDS

    def who(self, p: AztecaPosition) -> int:
        return p.march[0].seat

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, moves.RAID]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        return 0 if move == PASS else hand_cards.bar(p, seat, names.RAID)

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.march[0].army]

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [names.RAID]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == moves.RAID:
            hand_cards.play(p, seat, names.RAID)
            p.march[0].raid = 1
            p.emit(events.RAID, seat, p.march[0].army)


def marching_army_lives(p: AztecaPosition) -> bool:
    march = p.march[0]
    return p.army_area(march.seat, march.army) != names.NOBODY


class LastWindow(Task[AztecaPosition]):
    """AZ-12.52: the last window, unless nothing has happened since the one before."""

    id = "LastWindow"
    rule = "AZ-12.52"

    def run(self, p: AztecaPosition) -> None:
        march = p.march[0]
        p.push(RAID_RETURN)
        if march.moved and march.fresh and not march.silent and marching_army_lives(p):
            interception.open_window(p)


class RaidReturn(Task[AztecaPosition]):
    """AZ-16.9: after its battle the army may return to the area in which it began."""

    id = "RaidReturn"
    rule = "AZ-16.9"

    def run(self, p: AztecaPosition) -> None:
        march = p.march[0]
        if not march.raid or not march.fought or not marching_army_lives(p):
            return
        if p.army_area(march.seat, march.army) != march.start and p.owner[march.start] == march.seat:
            p.turn = march.seat
            p.push(RETURN)


class Return(Decision[AztecaPosition]):
    """AZ-D32"""

    id = "Return"
    rule = "AZ-16.9"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [NO, YES]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.march[0].army, p.march[0].start]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == YES:
            march = p.march[0]
            p.army_at[seat * names.ARMIES + march.army] = march.start
            p.emit(events.RAID_RETURNED, seat, march.army, march.start)


class EndActivation(Task[AztecaPosition]):
    id = "EndActivation"
    rule = "AZ-12.5"

    def run(self, p: AztecaPosition) -> None:
        p.emit(events.ACTIVATION_OVER, p.march[0].seat, p.march[0].army)
        p.march = []


ARMIES_OR_NONE: Final = [PASS, *(moves.ACTIVATE + army for army in range(names.ARMIES))]
FLOWER_WAR: Final = FlowerWar()
NEXT_COUNTER: Final = NextCounter()
DIVERT: Final = Divert()
DRAW_COUNTER: Final = DrawCounter()
RAID_WINDOW: Final = RaidWindow()
RAID: Final = DeclareRaid()
LAST_WINDOW: Final = LastWindow()
RAID_RETURN: Final = RaidReturn()
RETURN: Final = Return()
END_ACTIVATION: Final = EndActivation()
DIVERSIONS: Final = [names.DIVERSION]
RAIDS: Final = [names.RAID]
