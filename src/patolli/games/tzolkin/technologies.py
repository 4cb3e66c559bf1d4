"""Technologies (TZ-15): paid and free advances, the bonus after the last level, and the effects of
extraction.

The other effects are in the modules of the actions that they change: agriculture in wheels/palenque.py,
architecture in architecture.py and buildings.py, and theology in worker_pickup.py (the next-higher action)
and wheels/chichen_itza.py (the step for a resource).
"""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision, Task
from ...kernel.vocabulary import STOP
from . import events, goods, moves, names, reasons, sources, temples
from .position import FROM_ARCHITECTURE, TzolkinPosition


def illegal_reason(p: TzolkinPosition, seat: int, technology: int) -> int:
    """TZ-15.11: returns the reason why an advance is illegal. A bonus without any effect is illegal."""
    if p.seats[seat].technologies[technology] < names.TECHNOLOGY_LEVELS:
        return 0
    effect, a, _ = p.tables.technology_bonus[technology]
    if effect == names.STEP_UP_ANY and not temples.can_climb(p, seat):
        return reasons.BONUS_WITHOUT_EFFECT
    if effect == names.GAIN and a == names.SKULL and p.skulls == 0:
        return reasons.BONUS_WITHOUT_EFFECT
    return 0


def cost(p: TzolkinPosition, seat: int, technology: int) -> int:
    """TZ-15.2, TZ-15.3: returns the number of resources that the next advance costs."""
    return p.tables.technology_cost[technology][p.seats[seat].technologies[technology]]


def can_advance(p: TzolkinPosition, seat: int) -> bool:
    """Returns whether the player can pay for any advance."""
    have = goods.resources(p.seats[seat])
    for technology in range(names.TECHNOLOGIES):
        if have >= cost(p, seat, technology) and illegal_reason(p, seat, technology) == 0:
            return True
    return False


def advance(p: TzolkinPosition, technology: int, source: int) -> None:
    """TZ-15.1, TZ-15.3: advances by one level, or gives the bonus if the last level has been reached."""
    player = p.seats[p.turn]
    before = player.technologies[technology]
    if before < names.TECHNOLOGY_LEVELS:
        player.technologies[technology] = before + 1
        p.emit(events.ADVANCED, p.turn, technology, before + 1, source, before)
        return
    effect, a, b = p.tables.technology_bonus[technology]
    bonus = sources.level(technology, sources.BONUS)
    if effect == names.STEP_UP_ANY:
        for _ in range(a):
            p.push(temples.Climb(1, 0, bonus))
    elif effect == names.GAIN_ANY:
        goods.take_any(p, a, events.BONUS_GAVE, bonus)
    elif effect == names.POINTS:
        goods.score(p, FROM_ARCHITECTURE, a, events.BONUS_SCORED, bonus)
    else:
        goods.gain(p, a, b, events.BONUS_GAVE, bonus)


def extract(p: TzolkinPosition, resource: int) -> None:
    """TZ-15.6, TZ-15.7: gives the bonus of extraction for a resource gained at Yaxchilan or in the jungle."""
    c = p.tables
    player = p.seats[p.turn]
    level = player.technologies[names.EXTRACTION]
    more = c.extraction_bonus[level][resource]
    if more > 0:
        player.resources[resource] += more
        table = [row[resource] for row in c.extraction_bonus]
        emit_levels(p, events.LEVEL_GAVE, names.EXTRACTION, table, resource, more)


def more_skulls(p: TzolkinPosition) -> None:
    """TZ-15.11: gives the bonus of theology for a skull gained at Yaxchilan, as far as the supply allows."""
    table = p.tables.skull_bonus
    player = p.seats[p.turn]
    more = min(table[player.technologies[names.THEOLOGY]], p.skulls)
    if more > 0:
        player.skulls += more
        p.skulls -= more
        emit_levels(p, events.LEVEL_GAVE, names.THEOLOGY, table, names.SKULL, more)


def emit_levels(
    p: TzolkinPosition, event: int, technology: int, table: list[int], good: int, most: int
) -> None:
    """Emits events with the amount added by each level. `table` contains the totals up to each level, and
    `most` limits the sum.
    """
    if p.event_log is None:
        return
    for level in range(1, p.seats[p.turn].technologies[technology] + 1):
        added = min(table[level] - table[level - 1], most)
        most -= added
        if added > 0:
            p.emit(event, p.turn, good, added, sources.level(technology, level))


def emit_points(p: TzolkinPosition, table: list[int]) -> None:
    """Emits events with the points added by each level of architecture."""
    if p.event_log is None:
        return
    for level in range(1, p.seats[p.turn].technologies[names.ARCHITECTURE] + 1):
        added = (table[level] - table[level - 1]) * names.QUARTERS
        if added > 0:
            p.emit(events.LEVEL_SCORED, p.turn, added, sources.level(names.ARCHITECTURE, level))


class Advance(Decision[TzolkinPosition]):
    """TZ-D10: the player chooses a technology to advance. Only the first of several paid advances is
    mandatory.
    """

    id = "Advance"
    rule = "TZ-D10"
    number_names = ("left", "paid")
    left: int
    paid: int
    first: int
    source: int

    def __init__(self, left: int, paid: int, first: int, source: int) -> None:
        self.left = left
        self.paid = paid
        self.first = first
        self.source = source

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return ADVANCES if self.first or not self.paid else ADVANCES_OR_STOP

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        if move == STOP:
            return 0
        technology = move - moves.ADVANCE
        if self.paid and goods.resources(p.seats[seat]) < cost(p, seat, technology):
            return reasons.TOO_FEW_RESOURCES
        return illegal_reason(p, seat, technology)

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        if move == STOP:
            return
        technology = move - moves.ADVANCE
        if self.left > 1:
            p.push(Advance(self.left - 1, self.paid, 0, self.source))
        if self.paid:
            p.push(PaidAdvance(technology, self.source))
            goods.pay_any(p, cost(p, seat, technology), self.source)
        else:
            advance(p, technology, self.source)

    def default(self, p: TzolkinPosition, seat: int) -> int:
        options = p.offer(seat)
        return STOP if STOP in options else options[0]

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Returns the number of advances left, and whether they cost resources."""
        return [self.left, self.paid]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        technology = move - moves.ADVANCE
        if reason == reasons.TOO_FEW_RESOURCES:
            return [cost(p, seat, technology), goods.resources(p.seats[seat])]
        return [technology]


ADVANCES: Final = [moves.ADVANCE + technology for technology in range(names.TECHNOLOGIES)]
ADVANCES_OR_STOP: Final = [*ADVANCES, STOP]


class PaidAdvance(Task[TzolkinPosition]):
    """TZ-15.2: carries out an advance that has been paid for."""

    id = "PaidAdvance"

    technology: int
    source: int

    def __init__(self, technology: int, source: int) -> None:
        self.technology = technology
        self.source = source

    def run(self, p: TzolkinPosition) -> None:
        advance(p, self.technology, self.source)
