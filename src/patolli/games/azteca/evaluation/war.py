"""Where the activated army is about to go, and the battle that is fought."""

from __future__ import annotations

from typing import Final

from .. import names
from ..battle import strength
from ..flower_war import attack as entered_area
from ..flower_war import movement, reorganisation
from ..general import army_boxes, board
from ..position import AztecaPosition
from . import odds, prices

THOUSAND: Final = 1000
STAYS: Final = 75
"""A city that is taken is kept, in hundredths."""
ENVY: Final = 25
"""What another player loses, in hundredths."""
DEFENSIVE: Final = (names.MOUNTAIN, names.SWAMP, names.CHINAMPAS, names.DIKE)
CALLED: Final = 2
"""Units of a kind that the Reserve sends, more or less."""
ON_THE_WAY: Final = 80
"""What an attack is worth that is still to be announced, in hundredths."""


def units_of(p: AztecaPosition, seat: int, box: int) -> list[int]:
    """Warriors and jaguars; half of what is not known is jaguars."""
    held = p.box_of(seat, box)
    known = held.cards[names.WARRIOR] + held.cards[names.JAGUAR]
    if known == held.size:
        return held.cards
    jaguars = (held.size - known) // 2
    warriors = held.size - known - jaguars
    return [held.cards[names.WARRIOR] + warriors, held.cards[names.JAGUAR] + jaguars]


def strongest(p: AztecaPosition, seat: int) -> list[int]:
    """What the activated army can become by an exchange where it stands."""
    found = [0, 0]
    for box in army_boxes.boxes_in_reach(p, seat):
        strength.add(found, units_of(p, seat, box))
    jaguars = min(found[names.JAGUAR], p.tables.army_limit)
    return [min(found[names.WARRIOR], p.tables.army_limit - jaguars), jaguars]


def marching(p: AztecaPosition, seat: int, left: int) -> int:
    if p.battle:
        return fighting(p, seat, left)
    if not p.march or p.march[0].over or p.march[0].seat != seat:
        return 0
    march = p.march[0]
    here = p.army_area(seat, march.army)
    if here == names.NOBODY:
        return 0
    units = units_of(p, seat, march.army)
    refill = 0
    for i in range(len(p.agenda) - 1, -1, -1):
        step = p.agenda[i]
        if isinstance(step, reorganisation.Reorganise):
            refill -= prices.standing(units[0], units[1])
            units = strongest(p, seat)
            refill += prices.standing(units[0], units[1])
        elif isinstance(step, movement.Enter):
            if board.is_sea(step.area) or p.owner[step.area] == seat:
                return on_the_way(p, seat, units, step.area, march.steps + 1, left)
            return attack(p, units, here, step.area, left)
        elif isinstance(step, entered_area.Contest):
            return attack(p, units, march.came_from, here, left)
        elif isinstance(step, movement.Stride) or isinstance(step, movement.NextArea):  # noqa: SIM101
            return refill // 2 + on_the_way(p, seat, units, here, march.steps, left)
    return 0


def on_the_way(p: AztecaPosition, seat: int, units: list[int], start: int, steps: int, left: int) -> int:
    """The best attack that the army can still reach over own areas and free lakes, or fresh units at home."""
    best = 0
    seen = 1 << start
    here = [start]
    for step in range(steps, p.tables.march_limit):
        further: list[int] = []
        for area in here:
            for near in p.tables.neighbours[area]:
                if seen >> near & 1 or board.border(p, area, near) == names.NO_BORDER:
                    continue
                if board.is_sea(near):
                    if board.may_sail(p, near, seat) and not board.needs_permission(p, near, seat):
                        seen |= 1 << near
                        further.append(near)
                elif p.owner[near] == seat:
                    seen |= 1 << near
                    further.append(near)
                    if near == p.capital[seat]:
                        best = max(best, fresh(p, seat, units))
                else:
                    best = max(best, attack(p, units, area, near, left) - step)
        here = further
    return best * ON_THE_WAY // 100


def fresh(p: AztecaPosition, seat: int, units: list[int]) -> int:
    """What the Reserve can add to an army."""
    waiting = units_of(p, seat, names.RESERVE)
    jaguars = min(units[names.JAGUAR] + waiting[names.JAGUAR], p.tables.army_limit)
    warriors = min(units[names.WARRIOR] + waiting[names.WARRIOR], p.tables.army_limit - jaguars)
    return prices.standing(warriors, jaguars) - prices.standing(units[names.WARRIOR], units[names.JAGUAR])


def attack(p: AztecaPosition, mine: list[int], border: int, area: int, left: int) -> int:
    """The prize, prisoners and experience, against what is lost."""
    theirs = defenders(p, area)
    gain = prize(p, area, left)
    if theirs[0] + theirs[1] == 0:
        return gain if mine[0] + mine[1] > 0 else 0
    expected = expectation(mine, theirs, gain)
    if board.border(p, border, area) not in DEFENSIVE:
        return expected
    fewer = [mine[0] - 1, mine[1]] if mine[0] > 0 else [0, mine[1] - 1]
    if fewer[1] < 0:
        return 0
    lost = prices.SOLDIER[names.WARRIOR if mine[0] > 0 else names.JAGUAR]
    return (expected + expectation(fewer, theirs, gain) - lost) // 2


def expectation(mine: list[int], theirs: list[int], gain: int) -> int:
    """What a fight to the end brings, if the victory itself brings `gain`."""
    w, j, v, k = mine[0], mine[1], theirs[0], theirs[1]
    win = odds.outlook(w, j, v, k, odds.WIN)
    total = win * gain - (THOUSAND - win) * (prices.GENERAL + prices.standing(w, j))
    total += odds.outlook(w, j, v, k, odds.PRISONERS) * prices.IN_HAND
    promotion = prices.SOLDIER[names.JAGUAR] - prices.SOLDIER[names.WARRIOR]
    total += odds.outlook(w, j, v, k, odds.PROMOTED) * promotion
    total -= odds.outlook(w, j, v, k, odds.WARRIORS_LOST) * prices.SOLDIER[names.WARRIOR]
    total -= odds.outlook(w, j, v, k, odds.JAGUARS_LOST) * prices.SOLDIER[names.JAGUAR]
    return total // THOUSAND


def defenders(p: AztecaPosition, area: int) -> list[int]:
    """Who will stand there: garrison and a mobilised unit, or armies and part of the Reserve."""
    owner = p.owner[area]
    if owner == names.NOBODY:
        garrison = p.tables.garrison[p.tables.kind[area]]
        return [garrison[names.WARRIOR] + 1, garrison[names.JAGUAR]]
    found = [0, 0]
    for army in range(names.ARMIES):
        if p.army_at[owner * names.ARMIES + army] == area:
            strength.add(found, units_of(p, owner, army))
    if p.box_of(owner, names.RESERVE).size > 0 and board.connected(p, owner, area):
        reserve = units_of(p, owner, names.RESERVE)
        for kind in range(names.SOLDIERS):
            found[kind] += min(reserve[kind], CALLED)
    return found


def prize(p: AztecaPosition, area: int, left: int) -> int:
    owner = p.owner[area]
    if board.is_capital(p, area):
        half = prices.in_hand(p, owner) // 2
        return (half * prices.IN_HAND + p.tribute[owner] * prices.TRIBUTE) * (100 + ENVY) // 100
    city = prices.city(p, area, left)
    if owner == names.NOBODY:
        return city * STAYS // 100
    lost = city + (left * p.tables.assimilated_sp * prices.INCOME if p.assimilated[area] else 0)
    return (city * STAYS + lost * ENVY) // 100


def fighting(p: AztecaPosition, seat: int, left: int) -> int:
    b = p.battle[0]
    if b.ended or seat not in (b.attacker, b.defender):
        return 0
    side = names.ATTACKER if seat == b.attacker else names.DEFENDER
    mine, theirs = strength.units(p, side), strength.units(p, 1 - side)
    taken = 0 if board.is_sea(b.area) else b.prisoners[side] * prices.IN_HAND
    if side == names.ATTACKER and not b.interception:
        return expectation(mine, theirs, prize(p, b.area, left) + taken)
    at_stake = 0
    if not board.is_sea(b.area) and p.owner[b.area] == seat:
        at_stake = prize(p, b.area, left)
        if p.assimilated[b.area]:
            at_stake += left * p.tables.assimilated_sp * prices.INCOME
    return expectation(mine, theirs, taken + at_stake) - at_stake
