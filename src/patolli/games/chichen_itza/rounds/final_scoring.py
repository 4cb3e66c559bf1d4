"""Final scoring (CI-14): the score that each player would have if the game ended now."""

from __future__ import annotations

from typing import Final

from ....kernel.scores import Scores, scores
from ....kernel.seats import EVERYBODY
from .. import events, names
from ..board import units
from ..cards import hooks
from ..cards.card import SCORE
from ..combat import outcome
from ..economy import goods
from ..position import ChichenPosition

SOURCES: Final = [
    "tiles", "strips", "idols", "city", "gods", "tasks", "gems", "ruins", "creatures", "heroes",
]  # fmt: skip


def scores_of(p: ChichenPosition) -> Scores:
    """CI-14.1 to CI-14.12"""
    table = [[names.TENTHS * n for n in points(p, seat)] for seat in range(p.players)]
    tie_break = [-p.order.index(seat) if seat in p.order else 0 for seat in range(p.players)]
    return scores(names.TENTHS, SOURCES, table, tie_break)


def points(p: ChichenPosition, seat: int) -> list[int]:
    c = p.tables
    player = p.seats[seat]
    controlled = hooks.controlled(p, seat)
    return [
        c.points_of_tile * units.count(controlled),
        goods.points_of_strips(p, seat),
        c.points_of_idol * player.idols,
        city(p, seat),
        hooks.points(p, seat),
        sum(c.task_points[p.tasks[i]] for i in range(len(p.tasks)) if player.tasks >> i & 1),
        c.points_of_gems[units.count(player.gems)],
        sum(ruin_points(p, tile) for tile in units.bits(controlled & c.of_kind[names.RUIN])),
        sum(figure % 8 for figure in player.figures),
        c.points_of_hero * sum(1 for place in player.heroes if place >= 0),
    ]


def city(p: ChichenPosition, seat: int) -> int:
    """CI-14.4: returns the player's points for attacks on the city."""
    found = 0
    for i in range(len(p.attacks)):
        if outcome.attack_seat(p.attacks[i]) == seat:
            held = outcome.attack_held(p.attacks[i])
            found += p.tables.city_strength[i] if held else p.tables.points_of_lost_city
    return found


def ruin_points(p: ChichenPosition, tile: int) -> int:
    """CI-14.8: returns the points of a ruin that is face up.

    At the end of the game, all ruins on controlled tiles have been turned face up.
    """
    ruins = p.ruins[0]
    if ruins.values[tile] < 0 or ruins.knowers[tile] != EVERYBODY:
        return 0
    return p.tables.ruin_points[ruins.values[tile]]


def emit_cards(p: ChichenPosition) -> None:
    """CI-14.5: emits events for cards that score points at the end."""
    if p.event_log is None:
        return
    for seat in range(p.players):
        for card in hooks.gods(p.seats[seat], SCORE):
            if card.points(p, seat):
                p.emit(events.CARD_USED, seat, card.number)
