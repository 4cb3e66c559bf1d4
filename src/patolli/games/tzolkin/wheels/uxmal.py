"""Uxmal (TZ-10): temples for corn, the market, workers, building with corn, and any action for corn."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision
from ....kernel.vocabulary import PASS
from .. import (
    actions,
    building_payment,
    buildings,
    events,
    goods,
    market,
    moves,
    names,
    reasons,
    sources,
    temples,
)
from ..position import TzolkinPosition

# The functions of the spaces
TEMPLE: Final = 1
MARKET: Final = 2
WORKER: Final = 3
BUILD: Final = 4
ANY_ACTION: Final = 5


class Uxmal(actions.Wheel):
    """TZ-10: the actions for which players pay corn."""

    def illegal_reason(self, p: TzolkinPosition, seat: int, action: int, corn: int) -> int:
        """TZ-6.6: returns the reason why the action cannot be paid for or would have no effect, or 0 if it is
        legal.
        """
        c = p.tables
        player = p.seats[seat]
        if action == TEMPLE:
            if corn < c.temple_cost_of_uxmal:
                return reasons.NO_CORN_FOR_ACTION
            return 0 if temples.can_climb(p, seat) else reasons.NO_TEMPLE_TO_CLIMB
        if action == MARKET:
            return 0 if market.can_trade(p, player, corn) else reasons.NOTHING_TO_TRADE
        if action == WORKER:
            return 0 if player.workers < c.workers_most else reasons.ALL_WORKERS_IN_PLAY
        if action == BUILD:
            can = building_payment.can_build(p, player, building_payment.UXMAL_4, corn)
            return 0 if can else reasons.NOTHING_TO_BUILD
        return 0 if can_use(p, seat, c.paid_action_cost, corn) else reasons.NO_ACTION_TO_PAY_FOR

    def perform(self, p: TzolkinPosition, action: int) -> None:
        c = p.tables
        source = sources.action(names.UXMAL, action)
        if action == TEMPLE:
            goods.pay_corn(p, c.temple_cost_of_uxmal, source)
            p.push(temples.Climb(c.temples_of_uxmal, 0, source))
        elif action == MARKET:
            p.push(market.Trade(0, 0, source))
        elif action == WORKER:
            goods.gain_workers(p, c.workers_of_uxmal, source)
        elif action == BUILD:
            p.push(buildings.ChooseBuilding(building_payment.UXMAL_4, source))
        else:
            p.push(Use(c.paid_action_cost, 0, source))


def can_use(p: TzolkinPosition, seat: int, cost: int, corn: int) -> bool:
    """TZ-10.5: returns whether the player can pay for an action and use it. Fishing is always possible."""
    if corn < cost:
        return False
    for wheel in range(names.CHICHEN):
        if p.tables.reachable_by_paid_action[wheel]:
            for action in range(1, p.tables.last_action[wheel] + 1):
                if not (wheel == names.UXMAL and action == ANY_ACTION) and (
                    actions.illegal_reason(p, seat, wheel, action, corn - cost) == 0
                ):
                    return True
    return False


class Use(Decision[TzolkinPosition]):
    """TZ-D17: the player pays corn to use any other action on the four small wheels."""

    id = "Use"
    rule = "TZ-D17"
    number_names = ("cost",)
    cost: int
    optional: int
    source: int

    def __init__(self, cost: int, optional: int, source: int) -> None:
        self.cost = cost
        self.optional = optional
        self.source = source

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return USES_OR_PASS if self.optional else USES

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        if move == PASS:
            return 0
        wheel = wheel_of(move)
        action = action_of(move)
        corn = p.seats[seat].corn - self.cost
        if corn < 0 or not p.tables.reachable_by_paid_action[wheel]:
            return reasons.NO_ACTION_TO_PAY_FOR
        if wheel == names.UXMAL and action == ANY_ACTION:
            return reasons.NOT_THE_SAME_AGAIN
        return actions.illegal_reason(p, seat, wheel, action, corn)

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        if move == PASS:
            return
        goods.pay_corn(p, self.cost, self.source)
        p.emit(events.USED, seat, wheel_of(move), action_of(move), self.source)
        actions.perform(p, wheel_of(move), action_of(move))

    def default(self, p: TzolkinPosition, seat: int) -> int:
        return PASS if self.optional else p.offer(seat)[0]

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Returns the corn to pay."""
        return [self.cost]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        corn = p.seats[seat].corn
        if reason == reasons.NO_ACTION_TO_PAY_FOR:
            return [self.cost, corn]
        if reason == reasons.NOT_THE_SAME_AGAIN:
            return []
        return actions.reason_numbers(p, seat, wheel_of(move), action_of(move), corn - self.cost, reason)


def wheel_of(move: int) -> int:
    return (move - moves.USE) // moves.USE_ACTIONS


def action_of(move: int) -> int:
    return (move - moves.USE) % moves.USE_ACTIONS + 1


USES: Final = [moves.USE + i for i in range(names.CHICHEN * moves.USE_ACTIONS)]
USES_OR_PASS: Final = [*USES, PASS]
