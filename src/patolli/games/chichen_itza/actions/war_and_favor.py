"""War and favor (CI-6.15, CI-6.16)."""

from __future__ import annotations

from .. import events
from ..cards import offers
from ..cards.card import WAR_DECLARED
from ..economy import goods
from ..position import ChichenPosition


def declare_war(p: ChichenPosition, seat: int) -> None:
    """CI-6.15: turns all diplomacy markers of the player to war."""
    p.seats[seat].war = p.tables.war_markers
    p.emit(events.WAR, seat, p.seats[seat].war)
    offers.ask(p, WAR_DECLARED, seat, 0)


def gain_favor(p: ChichenPosition, seat: int) -> None:
    """CI-6.16"""
    move_up(p, seat)
    goods.gain_luck(p, seat, p.tables.favor_luck)


def move_up(p: ChichenPosition, seat: int) -> None:
    """Moves the favor marker up one space and puts it on top of the markers there.

    If it is already on the top space, it goes to the top of that stack.
    """
    player = p.seats[seat]
    player.favor = min(player.favor + 1, p.tables.top_space)
    p.favor.remove(seat)
    at = 0
    while at < len(p.favor) and p.seats[p.favor[at]].favor <= player.favor:
        at += 1
    p.favor.insert(at, seat)
    p.emit(events.FAVOR, seat, player.favor)
