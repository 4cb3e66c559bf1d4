"""The workers and choices of the Teotibot (TE-16.5, TE-16.13 to TE-16.15)."""

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
    """The unlocked workers by board, clockwise after Palace; those on Palace last."""
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
    """TE-16.6: the weakest worker; in a tie, the board nearest clockwise after Palace."""
    dice = unlocked(p)
    return min(dice, key=lambda die: p.power[die])


def by_strength(p: TeotihuacanPosition) -> list[int]:
    """TE-16.12: the strongest first; in a tie, the board nearest clockwise after Palace."""
    return sorted(unlocked(p), key=lambda die: -p.power[die])


def strongest_on(p: TeotihuacanPosition, board: int) -> int:
    """TE-16.6: the strongest of the workers there."""
    for die in by_strength(p):
        if p.at[die] == board:
            return die
    return NOBODY


def power_up(p: TeotihuacanPosition, die: int) -> bool:
    """TE-16.15: at 6 it ascends: Avenue, points, calendar, a new start on Palace. Returns whether it did."""
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
    """TE-16.9, TE-10.2: a worker that ascends takes no further power-up."""
    if not power_up(p, die):
        power_up(p, die)


def power_up_and_advance(p: TeotihuacanPosition, die: int) -> None:
    power_up(p, die)
    advance(p, die)


def advance(p: TeotihuacanPosition, die: int) -> None:
    """TE-16.5: one board, or two with power 4 and 5; Palace is skipped and not counted."""
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
    """TE-16.13: ten cocoa become points at once."""
    c = p.tables
    goods.gain(p, BOT, good, amount, source)
    bot = p.seats[BOT]
    while bot.cocoa >= c.bot_exchange_cocoa:
        bot.cocoa -= c.bot_exchange_cocoa
        bot.points[FROM_LEFTOVERS] += c.bot_exchange_points
        p.emit(events.BOT_EXCHANGED, c.bot_exchange_cocoa, c.bot_exchange_points)


def climb_any(p: TeotihuacanPosition, steps: int, source: int) -> None:
    """TE-16.14: the highest temple in which it can still climb; ties by the order of the components."""
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
    """TE-16.14: one step; always the printed reward."""
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
    """TE-16.14: its scarcest resource; ties by the order of the components."""
    held = p.seats[BOT].resources
    best = p.tables.bot_resource_order[0]
    for resource in p.tables.bot_resource_order:
        if held[resource] < held[best]:
            best = resource
    return best
