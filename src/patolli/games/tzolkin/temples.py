"""Temples (TZ-14): steps up and down, angering the gods, and the top step, which only one seat can occupy."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision, MayLapse
from . import events, moves, names, reasons
from .position import NO_SEAT, TzolkinPosition


def illegal_reason(p: TzolkinPosition, seat: int, temple: int) -> int:
    """TZ-14.3, TZ-14.4: returns the reason why this player cannot climb in a temple, or 0."""
    below = p.tables.temple_top[temple] - p.seats[seat].temples[temple]
    if below > 1:
        return 0
    if below == 0:
        return reasons.ON_TOP
    return 0 if on_top(p, temple) == NO_SEAT else reasons.TOP_TAKEN


def on_top(p: TzolkinPosition, temple: int) -> int:
    """Returns the seat whose marker is on the top step."""
    top = p.tables.temple_top[temple]
    for seat in range(p.players):
        if p.seats[seat].temples[temple] == top:
            return seat
    return NO_SEAT


def can_climb(p: TzolkinPosition, seat: int) -> bool:
    """Returns whether the player can climb in any temple."""
    return (
        illegal_reason(p, seat, names.CHAAC) == 0
        or illegal_reason(p, seat, names.QUETZALCOATL) == 0
        or illegal_reason(p, seat, names.KUKULCAN) == 0
    )


def climb(p: TzolkinPosition, temple: int, steps: int, source: int) -> None:
    """TZ-14.4, TZ-14.6: climbs step by step.

    Steps that are not possible lapse. Reaching the top step turns the board to its light side.
    """
    player = p.seats[p.turn]
    for _ in range(steps):
        if illegal_reason(p, p.turn, temple) != 0:
            p.emit(events.CLIMB_LAPSED, p.turn, temple)
            return
        before = player.temples[temple]
        player.temples[temple] = before + 1
        p.emit(events.CLIMBED, p.turn, temple, before + 1, source, worth(p, p.turn, temple), before)
        if player.temples[temple] == p.tables.temple_top[temple] and not player.light:
            player.light = True
            p.emit(events.TURNED_LIGHT, p.turn)


def worth(p: TzolkinPosition, seat: int, temple: int) -> int:
    """Returns the points printed on the step of the marker. Messages use them to name the step."""
    return p.tables.temple_points[temple][p.seats[seat].temples[temple]]


def can_step_down(p: TzolkinPosition, seat: int) -> bool:
    """TZ-14.8: returns whether the player is above the bottom step in any temple."""
    steps = p.seats[seat].temples
    return steps[names.CHAAC] > 0 or steps[names.QUETZALCOATL] > 0 or steps[names.KUKULCAN] > 0


def step_down(p: TzolkinPosition, temple: int) -> None:
    """TZ-14.8: angers the gods, which moves the marker one step down."""
    player = p.seats[p.turn]
    before = player.temples[temple]
    player.temples[temple] = before - 1
    p.emit(events.ANGERED, p.turn, temple, before - 1, worth(p, p.turn, temple), before)


class Climb(MayLapse[TzolkinPosition]):
    """TZ-D15: the player chooses a temple in which to take one step up. The following steps (`left`) must be
    in other temples.
    """

    id = "Climb"
    rule = "TZ-D15"
    number_names = ("left",)
    left: int
    climbed: int  # a bit mask of the temples climbed in this action
    source: int

    def __init__(self, left: int, climbed: int, source: int) -> None:
        self.left = left
        self.climbed = climbed
        self.source = source

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return CLIMBS

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        temple = move - moves.CLIMB
        if self.climbed & (1 << temple):
            return reasons.SAME_TEMPLE
        return illegal_reason(p, seat, temple)

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        temple = move - moves.CLIMB
        climb(p, temple, 1, self.source)
        if self.left > 1:
            p.push(Climb(self.left - 1, self.climbed | (1 << temple), self.source))

    def lapse(self, p: TzolkinPosition) -> None:
        """TZ-14.5: emits an event, because there is no temple to climb in."""
        p.emit(events.LAPSED, p.turn)

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Returns the number of steps left."""
        return [self.left]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        temple = move - moves.CLIMB
        return [temple, on_top(p, temple)] if reason == reasons.TOP_TAKEN else [temple]


CLIMBS: Final = [moves.CLIMB + temple for temple in range(names.TEMPLES)]


class Anger(Decision[TzolkinPosition]):
    """TZ-D9: the player chooses the temple in which to step down."""

    id = "Anger"
    rule = "TZ-D9"

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return ANGERS

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        return 0 if p.seats[seat].temples[move - moves.ANGER] > 0 else reasons.ON_BOTTOM

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        step_down(p, move - moves.ANGER)

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.ANGER]


ANGERS: Final = [moves.ANGER + temple for temple in range(names.TEMPLES)]
ANGER: Final = Anger()
