"""Gains and payments of coins, luck, idols, warriors and shields (CI-15.6 to CI-15.9)."""

from __future__ import annotations

from .. import events, names
from ..position import ChichenPosition


def gain_coins(p: ChichenPosition, seat: int, amount: int) -> None:
    """CI-15.9: gives coins. Their supply is unlimited."""
    p.seats[seat].coins += amount
    if amount:
        p.emit(events.GAINED, seat, names.COINS, amount)


def pay(p: ChichenPosition, seat: int, amount: int) -> None:
    """CI-15.7: pays coins into the supply."""
    p.seats[seat].coins -= amount


def pay_to(p: ChichenPosition, seat: int, other: int, amount: int) -> None:
    """Pays coins to another player."""
    p.seats[seat].coins -= amount
    p.seats[other].coins += amount


def luck_left(p: ChichenPosition) -> int:
    """CI-15.9: returns the number of luck tokens left in the supply."""
    if p.tables.luck_tokens == 0:
        return 99
    left = p.tables.luck_tokens
    for player in p.seats:
        left -= player.luck
    return left


def idols_left(p: ChichenPosition) -> int:
    if p.tables.idol_tokens == 0:
        return 99
    left = p.tables.idol_tokens
    for player in p.seats:
        left -= player.idols
    return left


def gain_luck(p: ChichenPosition, seat: int, amount: int) -> None:
    """CI-15.9: gives luck tokens, as far as the supply allows."""
    gained = min(amount, luck_left(p))
    p.seats[seat].luck += gained
    p.emit(events.GAINED if gained else events.NOTHING_GAINED, seat, names.LUCK, gained)


def spend_luck(p: ChichenPosition, seat: int, amount: int) -> None:
    p.seats[seat].luck -= amount
    p.emit(events.SPENT, seat, names.LUCK, amount)


def gain_idols(p: ChichenPosition, seat: int, amount: int) -> None:
    gained = min(amount, idols_left(p))
    p.seats[seat].idols += gained
    p.emit(events.GAINED if gained else events.NOTHING_GAINED, seat, names.IDOLS, gained)


def spend_idols(p: ChichenPosition, seat: int, amount: int) -> None:
    p.seats[seat].idols -= amount
    p.emit(events.SPENT, seat, names.IDOLS, amount)


def warriors_to_city(p: ChichenPosition, seat: int, amount: int) -> int:
    """CI-15.6: moves warriors from the reserve to the city, as far as the reserve allows. Returns the number
    moved.
    """
    player = p.seats[seat]
    came = min(amount, player.reserve)
    player.reserve -= came
    player.city += came
    p.emit(events.GAINED if came else events.NOTHING_GAINED, seat, names.WARRIORS, came)
    return came


def shields_allowed(p: ChichenPosition, seat: int) -> int:
    """CI-6.2: returns the defense value of the player's gear."""
    return p.tables.shields_allowed[p.seats[seat].gears[0]]


def gain_shields(p: ChichenPosition, seat: int, amount: int) -> int:
    """CI-15.6: activates shields up to the defense value. Returns the number of shields activated."""
    player = p.seats[seat]
    came = max(0, min(amount, shields_allowed(p, seat) - player.shields))
    player.shields += came
    return came


def strips_with_income(p: ChichenPosition, seat: int) -> int:
    """CI-4.8: returns the number of strips that contain a warrior, counted from the top."""
    left = p.seats[seat].reserve
    spaces = p.tables.strip_spaces
    strips = 0
    for i in range(len(spaces) - 1, -1, -1):
        if left <= 0:
            break
        left -= spaces[i]
        strips += 1
    return strips


def income_of_strips(p: ChichenPosition, seat: int) -> int:
    """CI-4.1"""
    coins = p.tables.strip_coins
    return sum(coins[len(coins) - strips_with_income(p, seat) :])


def points_of_strips(p: ChichenPosition, seat: int) -> int:
    """CI-14.2"""
    points = p.tables.strip_points
    return sum(points[strip] for strip in range(len(points) - strips_with_income(p, seat)))
