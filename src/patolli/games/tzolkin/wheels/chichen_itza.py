"""Chichen Itza (TZ-11): offering skulls for points, temple steps and resources, with the effects of
theology.
"""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision
from ....kernel.vocabulary import NO, YES
from .. import actions, events, goods, names, reasons, sources, temples
from ..position import EMPTY, FROM_OFFERINGS, Player, TzolkinPosition


def can_offer(player: Player) -> bool:
    """TZ-11.1: returns whether the player has a skull."""
    return player.skulls > 0


class ChichenItza(actions.Wheel):
    """TZ-11: offerings."""

    def illegal_reason(self, p: TzolkinPosition, seat: int, action: int, corn: int) -> int:
        """TZ-11.1: checks that the player has a skull and that the slot is empty."""
        if not can_offer(p.seats[seat]):
            return reasons.NO_SKULL
        return 0 if p.offerings[action] == EMPTY else reasons.SLOT_TAKEN

    def perform(self, p: TzolkinPosition, action: int) -> None:
        """TZ-11.1, TZ-11.2: puts a skull on the slot and gives points, a temple step and a resource; then
        applies theology (TZ-15.11).
        """
        c = p.tables
        player = p.seats[p.turn]
        source = sources.action(names.CHICHEN, action)
        player.skulls -= 1
        p.offerings[action] = p.turn + 1
        p.emit(events.OFFERED, p.turn, action)
        if c.offering_steps[player.technologies[names.THEOLOGY]] > 0:
            p.push(OFFERING_STEP)
        goods.score(p, FROM_OFFERINGS, c.points_of_offering[action], events.OFFERING_SCORED, source)
        temples.climb(p, c.temple_of_offering[action], c.steps_of_offering[action], source)
        goods.take_any(p, c.resources_of_offering[action], events.TOOK, source)


class OfferingStep(Decision[TzolkinPosition]):
    """TZ-D19: the player chooses whether to pay a resource for a step in any temple."""

    id = "OfferingStep"
    rule = "TZ-D19"
    number_names = ("cost",)

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return YES_OR_NO

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        if move == NO:
            return 0
        if goods.resources(p.seats[seat]) < cost(p, seat):
            return reasons.NO_RESOURCE
        return 0 if temples.can_climb(p, seat) else reasons.NO_TEMPLE_TO_CLIMB

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        if move == NO:
            return
        steps = p.tables.offering_steps
        source = sources.level(names.THEOLOGY, first_level(steps))
        for _ in range(steps[p.seats[seat].technologies[names.THEOLOGY]]):
            p.push(temples.Climb(1, 0, source))
        goods.pay_any(p, cost(p, seat), source)

    def default(self, p: TzolkinPosition, seat: int) -> int:
        return NO

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Returns the number of resources to pay."""
        return [cost(p, seat)]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NO_RESOURCE:
            return [cost(p, seat), goods.resources(p.seats[seat])]
        return []


def cost(p: TzolkinPosition, seat: int) -> int:
    return p.tables.offering_step_cost[p.seats[seat].technologies[names.THEOLOGY]]


def first_level(table: list[int]) -> int:
    """Returns the lowest level for which the table has a value other than 0."""
    level = 0
    while table[level] == 0:
        level += 1
    return level


YES_OR_NO: Final = [YES, NO]
OFFERING_STEP: Final = OfferingStep()
