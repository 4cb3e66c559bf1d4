"""Tells which cards were at work where nobody is asked: prices, limits, dice, points (CI-15.1)."""

from __future__ import annotations

from .. import events, names
from ..action_phase import prices
from ..board import units
from ..combat import dice
from ..position import ChichenPosition
from . import hooks
from .card import (
    CONTROL,
    DISCOUNT,
    EXTRA_HITS,
    FACES,
    FEE,
    FOE_FACES,
    FOLLOW,
    LIMIT,
    MARKERS,
    MAXIMUM,
    NO_MARKERS,
    SCORE,
    TOLL,
    Card,
)


def worked(p: ChichenPosition, seat: int, cards: list[Card]) -> None:
    for card in cards:
        p.emit(events.CARD_USED, seat, card.number)


def of_gods(p: ChichenPosition, seat: int, hook: int) -> None:
    """All god cards of this player with this hook."""
    if p.event_log is not None:
        worked(p, seat, hooks.gods(p.seats[seat], hook))


def of_side(p: ChichenPosition, side: int, hook: int) -> None:
    """All cards on this side of the combat with this hook."""
    if p.event_log is not None and hooks.seat_of(p, side) >= 0:
        worked(p, hooks.seat_of(p, side), hooks.fighting(p, side, hook))


def of_group(p: ChichenPosition, seat: int, group: int, hook: int) -> None:
    """All heroes of a group with this hook."""
    if p.event_log is not None:
        worked(p, seat, hooks.heroes(p.seats[seat], group, hook))


def price(p: ChichenPosition, seat: int, tile: int, action: int) -> None:
    """CI-5.5: cards that made a tile cheaper."""
    if p.event_log is None:
        return
    cost = prices.printed(p, tile)
    for card in hooks.gods(p.seats[seat], DISCOUNT):
        lower = max(0, card.discount(p, seat, tile, cost))
        if lower < cost:
            p.emit(events.CARD_USED, seat, card.number)
        cost = lower
    for card in hooks.gods(p.seats[seat], MAXIMUM):
        if card.maximum(p, seat, action) < cost:
            p.emit(events.CARD_USED, seat, card.number)


def toll(p: ChichenPosition, owner: int) -> None:
    of_gods(p, owner, TOLL)


def attack(p: ChichenPosition) -> None:
    """CI-7.7: fees, markers, and heroes who need none."""
    if p.event_log is None:
        return
    v = p.venture
    of_gods(p, v.foe, FEE)
    if hooks.heroes(p.seats[v.seat], v.heroes, NO_MARKERS):
        of_group(p, v.seat, v.heroes, NO_MARKERS)
    else:
        of_gods(p, v.foe, MARKERS)


def crowd(p: ChichenPosition, seat: int, place: int) -> None:
    """More units on a tile than usual."""
    if (
        p.event_log is not None
        and place != names.CITY
        and units.units(p, seat, place) > p.tables.units_on_tile
    ):
        of_gods(p, seat, LIMIT)


def control(p: ChichenPosition, seat: int) -> None:
    """Tiles that are controlled without a unit, when they yield."""
    if p.event_log is not None and hooks.controlled(p, seat) != p.seats[seat].tiles:
        of_gods(p, seat, CONTROL)


def roll(p: ChichenPosition, side: int, usual: int) -> None:
    """Which cards changed what the dice of this side hit; `usual` are the faces without cards."""
    if p.event_log is None or not p.venture.dice:
        return
    faces = usual
    for own, hook in ((side, FACES), (1 - side, FOE_FACES)):
        for card in hooks.fighting(p, own, hook):
            after = card.faces(p, own, faces) if own == side else card.foe_faces(p, own, faces)
            if dice.hits(p, after) != dice.hits(p, faces):
                p.emit(events.CARD_USED, hooks.seat_of(p, own), card.number)
            faces = after
    for card in hooks.fighting(p, side, FOLLOW):
        if dice.hits(p, card.follow(p, side, faces) & faces):
            p.emit(events.CARD_USED, hooks.seat_of(p, side), card.number)
    for card in hooks.fighting(p, side, EXTRA_HITS):
        if card.extra_hits(p, side):
            p.emit(events.CARD_USED, hooks.seat_of(p, side), card.number)


def points(p: ChichenPosition) -> None:
    """CI-14.5: cards that score at the end."""
    if p.event_log is None:
        return
    for seat in range(p.players):
        for card in hooks.gods(p.seats[seat], SCORE):
            if card.points(p, seat):
                p.emit(events.CARD_USED, seat, card.number)
