"""Final scoring in quarter points (TZ-19.3). When the game ends is determined in calendar.py, and ties are
broken in `position.scores`.
"""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Task
from . import events, food_days, monuments, names, sources
from .position import FROM_CORN, FROM_MONUMENTS, FROM_SKULLS, TzolkinPosition


class FinalScoring(Task[TzolkinPosition]):
    """TZ-19.3: scores corn, skulls and monuments."""

    id = "FinalScoring"
    rule = "TZ-19.3"

    def run(self, p: TzolkinPosition) -> None:
        for seat in range(p.players):
            convert(p, seat)
            score_goods(p, seat)
            score_monuments(p, seat)
        if p.event_log is not None:
            for seat in p.scores().winners():
                p.emit(events.WON, seat)


def convert(p: TzolkinPosition, seat: int) -> None:
    """TZ-19.3: exchanges all resources for corn at market rates."""
    player = p.seats[seat]
    for resource in range(names.RESOURCES):
        amount = player.resources[resource]
        if amount > 0:
            corn = amount * p.tables.market_rate[resource]
            player.corn += corn
            player.resources[resource] = 0
            p.emit(events.CONVERTED, seat, resource, amount, corn)


def score_goods(p: TzolkinPosition, seat: int) -> None:
    """Gives a quarter point for each corn and 3 points for each skull, without rounding."""
    c = p.tables
    player = p.seats[seat]
    for_corn = player.corn * c.quarters_per_corn
    player.points[FROM_CORN] += for_corn
    p.emit(events.CORN_SCORED, seat, player.corn, for_corn)
    for_skulls = player.skulls * c.points_per_skull * names.QUARTERS
    player.points[FROM_SKULLS] += for_skulls
    if player.skulls > 0:
        p.emit(events.SKULLS_SCORED, seat, player.skulls, for_skulls)


def score_monuments(p: TzolkinPosition, seat: int) -> None:
    """TZ-16.8"""
    player = p.seats[seat]
    for monument in player.monuments:
        worth = monuments.points(p, seat, monument) * names.QUARTERS
        player.points[FROM_MONUMENTS] += worth
        p.emit(events.MONUMENT_SCORED, seat, worth, sources.MONUMENT + monument)


def ending(p: TzolkinPosition) -> list[list[int]]:
    """Returns the points by source that each player would have if the game ended now, with a last food day
    and the final scoring.
    """
    q = p.copy()
    if not p.agenda and not p.drafts:
        return [player.points for player in q.seats]
    last = len(p.tables.food_day) - 1
    if p.food_days <= last:
        for seat in range(p.players):
            food_days.feed(q, seat)
        food_days.reward_points(q, p.tables.food_day_age[last])
    for seat in range(p.players):
        convert(q, seat)
        score_goods(q, seat)
        score_monuments(q, seat)
    return [player.points for player in q.seats]


FINAL_SCORING: Final = FinalScoring()
