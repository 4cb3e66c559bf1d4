"""The workers and decisions of the Teotibot (TE-16.5, TE-16.13 to TE-16.15)."""

from __future__ import annotations

from .. import events, names, sources
from ..economy import goods
from ..position import (
    APART,
    BOT,
    FROM_ASCENSIONS,
    FROM_LEFTOVERS,
    FROM_TEMPLES,
    MET,
    NOBODY,
    TeotihuacanPosition,
)
from ..tracks import avenue, calendar, temples


def unlocked(p: TeotihuacanPosition) -> list[int]:
    """Returns the unlocked workers in the order of their boards, clockwise from the Palace, with those in the
    Palace last.
    """
    first = BOT * names.DICE
    dice = [die for die in range(first, first + names.DICE) if p.space[die] == names.UNLOCKED]
    return sorted(dice, key=lambda die: (p.slots[p.at[die]] - 1) % names.BOARDS)


def locked(p: TeotihuacanPosition) -> int:
    first = BOT * names.DICE
    for die in range(first, first + names.DICE):
        if p.space[die] != names.UNLOCKED:
            return die
    return NOBODY


def weakest(p: TeotihuacanPosition) -> int:
    """TE-16.6: returns the weakest worker or, in a tie, the one on the first board clockwise from
    the Palace.
    """
    dice = unlocked(p)
    return min(dice, key=lambda die: p.power[die])


def by_strength(p: TeotihuacanPosition) -> list[int]:
    """TE-16.12: returns the unlocked workers, strongest first. Ties are broken by board, clockwise from the
    Palace.
    """
    return sorted(unlocked(p), key=lambda die: -p.power[die])


def strongest_on(p: TeotihuacanPosition, board: int) -> int:
    """TE-16.6: returns the strongest worker on this board."""
    for die in by_strength(p):
        if p.at[die] == board:
            return die
    return NOBODY


def power_up(p: TeotihuacanPosition, die: int) -> bool:
    """TE-16.15: powers up a worker. A worker that reaches power 6 ascends: this moves the Avenue marker and
    the calendar and gives points, and the worker starts again in the Palace. Returns whether the worker
    ascended.
    """
    c = p.tables
    p.power[die] += 1
    p.emit(events.POWERED_UP, BOT, p.at[die], p.power[die], sources.NOTHING)
    if p.power[die] < names.ASCENDS:
        return False
    p.emit(events.ASCENDED, BOT, p.at[die])
    avenue.advance(p, BOT, c.ascension_avenue, sources.ASCENSION)
    p.power[die] = c.reset_power
    p.at[die] = names.PALACE
    goods.score(p, BOT, FROM_ASCENSIONS, c.bot_ascension_points, sources.ASCENSION)
    calendar.advance(p)
    if p.white == p.black and p.discs == APART:
        calendar.meet(p, MET)
    return True


def power_up_twice(p: TeotihuacanPosition, die: int) -> None:
    """TE-16.9, TE-10.2: powers up a worker twice, unless it ascends the first time."""
    if not power_up(p, die):
        power_up(p, die)


def power_up_and_advance(p: TeotihuacanPosition, die: int) -> None:
    power_up(p, die)
    advance(p, die)


def advance(p: TeotihuacanPosition, die: int) -> None:
    """TE-16.5: advances a worker by one board, or by two with power 4 or 5. The Palace is skipped and not
    counted.
    """
    c = p.tables
    steps = c.bot_step_high if p.power[die] >= names.EXPERIENCED else c.bot_step_low
    start = p.at[die]
    slot = p.slots[start]
    while steps > 0:
        slot = (slot + 1) % names.BOARDS
        if p.ring[slot] != names.PALACE:
            steps -= 1
    p.at[die] = p.ring[slot]
    p.emit(events.BOT_ADVANCED, start, p.at[die], p.power[die])


def gain(p: TeotihuacanPosition, good: int, amount: int, source: int) -> None:
    """TE-16.13: gains goods. Ten cocoa are immediately exchanged for points."""
    c = p.tables
    goods.gain(p, BOT, good, amount, source)
    bot = p.seats[BOT]
    while bot.cocoa >= c.bot_exchange_cocoa:
        bot.cocoa -= c.bot_exchange_cocoa
        bot.points[FROM_LEFTOVERS] += c.bot_exchange_points
        p.emit(events.BOT_EXCHANGED, c.bot_exchange_cocoa, c.bot_exchange_points)


def climb_any(p: TeotihuacanPosition, steps: int, source: int) -> None:
    """TE-16.14: climbs in the highest temple in which this is possible. Ties are broken by the order in the
    components.
    """
    for _ in range(steps):
        best = NOBODY
        for temple in p.tables.bot_temple_order:
            if temples.illegal_reason(p, BOT, temple) == 0 and (
                best == NOBODY or p.seats[BOT].temples[temple] > p.seats[BOT].temples[best]
            ):
                best = temple
        if best == NOBODY:
            p.emit(events.CLIMB_LAPSED, BOT, names.TEMPLES, source)
            return
        climb(p, best, source)


def climb(p: TeotihuacanPosition, temple: int, source: int) -> None:
    """TE-16.14: climbs one step and takes the printed reward."""
    if temples.illegal_reason(p, BOT, temple) != 0:
        p.emit(events.CLIMB_LAPSED, BOT, temple, source)
        return
    c = p.tables
    bot = p.seats[BOT]
    bot.temples[temple] += 1
    step = bot.temples[temple]
    p.emit(events.CLIMBED, BOT, temple, step, source, step - 1)
    reward = sources.step(temple, step)
    goods.score(p, BOT, FROM_TEMPLES, c.temple_points[temple][step], reward)
    gain(p, names.COCOA, c.temple_cocoa[temple][step], reward)
    for _ in range(c.temple_any[temple][step]):
        gain(p, scarcest(p), 1, reward)


def scarcest(p: TeotihuacanPosition) -> int:
    """TE-16.14: returns the resource of which the Teotibot has the least. Ties are broken by the order in the
    components.
    """
    held = p.seats[BOT].resources
    best = p.tables.bot_resource_order[0]
    for resource in p.tables.bot_resource_order:
        if held[resource] < held[best]:
            best = resource
    return best
