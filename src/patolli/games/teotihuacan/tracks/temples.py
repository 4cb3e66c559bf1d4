"""Temples (TE-9.1, TE-9.2, TE-9.6, TE-9.7): steps, their rewards, and discovery tiles."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import MayLapse
from .. import events, moves, names, reasons, sources
from ..economy import discovery_claims, goods
from ..position import FROM_TEMPLES, NOBODY, AlwaysAnswerable, TeotihuacanPosition


def illegal_reason(p: TeotihuacanPosition, seat: int, temple: int) -> int:
    """TE-9.6: returns the reason why this player cannot advance in the temple, or 0. Only one marker can be
    on the top step.
    """
    below = p.tables.top_step - p.seats[seat].temples[temple]
    if below > 1:
        return 0
    if below == 0:
        return reasons.ON_TOP
    return 0 if on_top(p, temple) == NOBODY else reasons.TOP_TAKEN


def on_top(p: TeotihuacanPosition, temple: int) -> int:
    """Returns the seat whose marker is on the top step, or NOBODY."""
    for seat in range(len(p.seats)):
        if p.seats[seat].temples[temple] == p.tables.top_step:
            return seat
    return NOBODY


def can_climb(p: TeotihuacanPosition, seat: int) -> bool:
    """Returns whether there is a temple in which the seat can advance."""
    return (
        illegal_reason(p, seat, names.BLUE) == 0
        or illegal_reason(p, seat, names.RED) == 0
        or illegal_reason(p, seat, names.GREEN) == 0
    )


def climb(p: TeotihuacanPosition, temple: int, source: int) -> None:
    """TE-9.1: moves the player whose turn it is up one step and gives the reward for it. TE-9.7: a step that
    is not possible is lost.
    """
    seat = p.turn
    if illegal_reason(p, seat, temple) != 0:
        p.emit(events.CLIMB_LAPSED, seat, temple, source)
        return
    player = p.seats[seat]
    step = player.temples[temple] + 1
    player.temples[temple] = step
    p.emit(events.CLIMBED, seat, temple, step, source, step - 1)
    pile = p.tables.temple_pile[temple][step]
    if pile != names.NO_TILE and discovery_claims.might_claim(p, seat, pile):
        p.push(StepReward(temple, step, pile))
    else:
        reward(p, temple, step)


def reward(p: TeotihuacanPosition, temple: int, step: int) -> None:
    """TE-9.1: gives the printed reward of the step."""
    c = p.tables
    source = sources.step(temple, step)
    goods.score(p, p.turn, FROM_TEMPLES, c.temple_points[temple][step], source)
    goods.gain(p, p.turn, names.COCOA, c.temple_cocoa[temple][step], source)
    goods.take_any(p, c.temple_any[temple][step], source)


class StepReward(AlwaysAnswerable):
    """TE-D23: the choice of the printed reward, or of a discovery tile on the step for its price."""

    id = "StepReward"
    rule = "TE-D23"
    number_names = ("temple", "step")
    temple: int
    step: int
    pile: int

    def __init__(self, temple: int, step: int, pile: int) -> None:
        self.temple = temple
        self.step = step
        self.pile = pile

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.PRINTED, *(moves.CLAIM + tile for tile in discovery_claims.in_pile(p, self.pile))]

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        if move == moves.PRINTED:
            return 0
        return discovery_claims.claim_illegal_reason(p, seat, move - moves.CLAIM)

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.NOT_ON_STEP if moves.CLAIM <= move < moves.REWARD else 0

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move == moves.PRINTED:
            reward(p, self.temple, self.step)
        else:
            discovery_claims.claim_from_pile(p, seat, self.pile, move - moves.CLAIM)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [self.temple, self.step]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.CLAIM]


class ClimbAny(MayLapse[TeotihuacanPosition]):
    """TE-D22: the player takes steps, each in a temple of their choice. `left` is the number of
    steps left.
    """

    id = "ClimbAny"
    rule = "TE-D22"
    number_names = ("left",)
    left: int
    source: int

    def __init__(self, left: int, source: int) -> None:
        self.left = left
        self.source = source

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return CLIMBS

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return illegal_reason(p, seat, move - moves.CLIMB)

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        climb_any(p, self.left - 1, self.source)
        climb(p, move - moves.CLIMB, self.source)

    def lapse(self, p: TeotihuacanPosition) -> None:
        """TE-9.7: the steps are lost if there is no temple to climb in."""
        p.emit(events.CLIMB_LAPSED, p.turn, names.TEMPLES, self.source)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """Returns the number of steps left."""
        return [self.left]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        temple = move - moves.CLIMB
        return [temple, on_top(p, temple)] if reason == reasons.TOP_TAKEN else [temple]


CLIMBS: Final = [moves.CLIMB + temple for temple in range(names.TEMPLES)]


def climb_any(p: TeotihuacanPosition, steps: int, source: int) -> None:
    """Schedules the choice of the temples for these steps as the next step."""
    if steps > 0:
        p.push(ClimbAny(steps, source))


class ClimbInOrder(MayLapse[TeotihuacanPosition]):
    """TE-D22: the player takes steps in given temples in any order (TE-8.14, TE-8.19)."""

    id = "ClimbInOrder"
    rule = "TE-D22"
    window = "climb-order"
    number_names = ("blue_steps", "red_steps", "green_steps")
    blue: int
    red: int
    green: int
    source: int

    def __init__(self, blue: int, red: int, green: int, source: int) -> None:
        self.blue = blue
        self.red = red
        self.green = green
        self.source = source

    def left(self, temple: int) -> int:
        if temple == names.BLUE:
            return self.blue
        return self.red if temple == names.RED else self.green

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return CLIMBS

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        temple = move - moves.CLIMB
        return illegal_reason(p, seat, temple) if self.left(temple) > 0 else reasons.NOT_PENDING

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        left = [self.blue, self.red, self.green]
        left[move - moves.CLIMB] -= 1
        climb_in_order(p, left, self.source)
        climb(p, move - moves.CLIMB, self.source)

    def lapse(self, p: TeotihuacanPosition) -> None:
        for temple in range(names.TEMPLES):
            for _ in range(self.left(temple)):
                p.emit(events.CLIMB_LAPSED, p.turn, temple, self.source)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """Returns the number of steps left in each temple."""
        return [self.blue, self.red, self.green]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        temple = move - moves.CLIMB
        return [temple, on_top(p, temple)] if reason == reasons.TOP_TAKEN else [temple]


def climb_in_order(p: TeotihuacanPosition, steps: list[int], source: int) -> None:
    """Schedules the choice of the order of these temple steps as the next step."""
    if steps[names.BLUE] + steps[names.RED] + steps[names.GREEN] > 0:
        p.push(ClimbInOrder(steps[names.BLUE], steps[names.RED], steps[names.GREEN], source))
