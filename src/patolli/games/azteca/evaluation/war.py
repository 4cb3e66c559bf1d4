"""The value of the current march and the current battle."""

from __future__ import annotations

from typing import Final

from .. import names
from ..battle import strength
from ..common import army_boxes, board
from ..flower_war import attack as entered_area
from ..flower_war import movement, reorganisation
from ..position import AztecaPosition
from . import odds, prices
from .prices import ALL_SEEING

THOUSAND: Final = 1000
STAYS: Final = 75
"""The chance of keeping a captured city, in hundredths."""
ENVY: Final = 25
"""The weight of another player's loss, in hundredths."""
DEFENSIVE: Final = (names.MOUNTAIN, names.SWAMP, names.CHINAMPAS, names.DIKE)
CALLED: Final = 2
"""The estimated number of units of each kind that the Reserve sends into a battle."""
ON_THE_WAY: Final = 80
"""The weight of an attack that has not been announced, in hundredths."""


def units_of(p: AztecaPosition, seat: int, box: int, viewer: int = ALL_SEEING) -> list[int]:
    """Returns the numbers of warriors and jaguars. Half of the unknown units are counted as jaguars."""
    held = p.box_of(seat, box)
    sure = held.cards if viewer in (ALL_SEEING, seat) else held.sure.of(viewer, names.SOLDIERS)
    known = sure[names.WARRIOR] + sure[names.JAGUAR]
    if known == held.size:
        return sure
    jaguars = (held.size - known) // 2
    warriors = held.size - known - jaguars
    return [sure[names.WARRIOR] + warriors, sure[names.JAGUAR] + jaguars]


def strongest(p: AztecaPosition, seat: int) -> list[int]:
    """Returns the strongest army into which the activated one can be reorganised in its area."""
    found = [0, 0]
    for box in army_boxes.boxes_in_reach(p, seat):
        strength.add(found, units_of(p, seat, box))
    jaguars = min(found[names.JAGUAR], p.tables.army_limit)
    return [min(found[names.WARRIOR], p.tables.army_limit - jaguars), jaguars]


def march_value(p: AztecaPosition, seat: int, left: int, viewer: int = ALL_SEEING) -> int:
    if p.battle:
        return battle_value(p, seat, left, viewer)
    if not p.march or p.current_march.over or p.current_march.seat != seat:
        return 0
    march = p.current_march
    here = p.army_area(seat, march.army)
    if here == names.NOBODY:
        return 0
    units = units_of(p, seat, march.army)
    refill = 0
    for i in range(len(p.agenda) - 1, -1, -1):
        step = p.agenda[i]
        if isinstance(step, reorganisation.Reorganise):
            refill -= prices.army_value(units[0], units[1])
            units = strongest(p, seat)
            refill += prices.army_value(units[0], units[1])
        elif isinstance(step, movement.Enter):
            if board.is_sea(step.area) or p.owner[step.area] == seat:
                return on_the_way(p, seat, units, step.area, march.steps + 1, left, viewer)
            return attack_value(p, units, here, step.area, left, viewer)
        elif isinstance(step, entered_area.ResolveEntry):
            return attack_value(p, units, march.came_from, here, left, viewer)
        elif isinstance(step, movement.AskNextStep) or isinstance(step, movement.NextArea):  # noqa: SIM101
            return refill // 2 + on_the_way(p, seat, units, here, march.steps, left, viewer)
    return 0


def on_the_way(
    p: AztecaPosition, seat: int, units: list[int], start: int, steps: int, left: int, viewer: int
) -> int:
    """Returns the value of the best attack that the army can still make through the seat's areas and free
    lakes, or of the reinforcements that it can get at home.
    """
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
                        best = max(best, reserve_value(p, seat, units))
                else:
                    best = max(best, attack_value(p, units, area, near, left, viewer) - step)
        here = further
    return best * ON_THE_WAY // 100


def reserve_value(p: AztecaPosition, seat: int, units: list[int]) -> int:
    """Returns the value of the units that the Reserve can add to an army."""
    waiting = units_of(p, seat, names.RESERVE)
    jaguars = min(units[names.JAGUAR] + waiting[names.JAGUAR], p.tables.army_limit)
    warriors = min(units[names.WARRIOR] + waiting[names.WARRIOR], p.tables.army_limit - jaguars)
    return prices.army_value(warriors, jaguars) - prices.army_value(units[names.WARRIOR], units[names.JAGUAR])


def attack_value(p: AztecaPosition, own: list[int], border: int, area: int, left: int, viewer: int) -> int:
    """Returns the value of an attack: the area, prisoners and experience, minus the expected losses."""
    enemy = defenders(p, area, viewer)
    gain = prize(p, area, left, viewer)
    if enemy[0] + enemy[1] == 0:
        return gain if own[0] + own[1] > 0 else 0
    expected = expectation(own, enemy, gain)
    if board.border(p, border, area) not in DEFENSIVE:
        return expected
    fewer = [own[0] - 1, own[1]] if own[0] > 0 else [0, own[1] - 1]
    if fewer[1] < 0:
        return 0
    lost = prices.SOLDIER[names.WARRIOR if own[0] > 0 else names.JAGUAR]
    return (expected + expectation(fewer, enemy, gain) - lost) // 2


def expectation(own: list[int], enemy: list[int], gain: int) -> int:
    """Returns the expected gain from a fight to the end if victory itself is worth `gain`."""
    w, j, v, k = own[0], own[1], enemy[0], enemy[1]
    win = odds.expected(w, j, v, k, odds.WIN)
    total = win * gain - (THOUSAND - win) * (prices.GENERAL + prices.army_value(w, j))
    total += odds.expected(w, j, v, k, odds.PRISONERS) * prices.IN_HAND
    promotion = prices.SOLDIER[names.JAGUAR] - prices.SOLDIER[names.WARRIOR]
    total += odds.expected(w, j, v, k, odds.PROMOTED) * promotion
    total -= odds.expected(w, j, v, k, odds.WARRIORS_LOST) * prices.SOLDIER[names.WARRIOR]
    total -= odds.expected(w, j, v, k, odds.JAGUARS_LOST) * prices.SOLDIER[names.JAGUAR]
    return total // THOUSAND


def defenders(p: AztecaPosition, area: int, viewer: int) -> list[int]:
    """Returns the expected defenders: a garrison and a mobilised unit in a neutral area, otherwise armies and
    part of the Reserve.
    """
    owner = p.owner[area]
    if owner == names.NOBODY:
        garrison = p.tables.garrison[p.tables.kind[area]]
        mobilised = 0 if board.is_spied_on(p, area) else 1
        return [garrison[names.WARRIOR] + mobilised, garrison[names.JAGUAR]]
    found = [0, 0]
    for army in range(names.ARMIES):
        if p.army_at[owner * names.ARMIES + army] == area:
            strength.add(found, units_of(p, owner, army, viewer))
    if p.box_of(owner, names.RESERVE).size > 0 and board.connected(p, owner, area):
        reserve = units_of(p, owner, names.RESERVE, viewer)
        for kind in range(names.SOLDIERS):
            found[kind] += min(reserve[kind], CALLED)
    return found


def prize(p: AztecaPosition, area: int, left: int, viewer: int) -> int:
    owner = p.owner[area]
    if board.is_capital(p, area):
        half = prices.in_hand(p, owner, viewer) // 2
        return (half * prices.IN_HAND + p.tribute[owner] * prices.TRIBUTE[0]) * (100 + ENVY) // 100
    city = prices.city(p, area, left)
    if owner == names.NOBODY:
        return city * STAYS // 100
    lost = city + (left * p.tables.assimilated_sp * prices.INCOME if p.assimilated[area] else 0)
    return (city * STAYS + lost * ENVY) // 100


def side_units(p: AztecaPosition, side: int, viewer: int) -> list[int]:
    """Returns the units of one side in the current battle, as far as the viewer knows them."""
    b = p.current_battle
    if viewer == ALL_SEEING or (side == names.DEFENDER and b.defender == names.NOBODY):
        return strength.units(p, side)
    found = [0, b.temporary[side]]
    if side == names.ATTACKER:
        strength.add(found, units_of(p, b.attacker, b.army, viewer))
    else:
        strength.add(found, b.reserve)
        for army in range(names.ARMIES):
            if b.armies >> army & 1:
                strength.add(found, units_of(p, b.defender, army, viewer))
    if b.allies[side] != names.NOBODY:
        strength.add(found, units_of(p, b.allies[side], b.ally_armies[side], viewer))
    return found


def battle_value(p: AztecaPosition, seat: int, left: int, viewer: int) -> int:
    b = p.current_battle
    if b.ended or seat not in (b.attacker, b.defender):
        return 0
    side = names.ATTACKER if seat == b.attacker else names.DEFENDER
    own, enemy = side_units(p, side, viewer), side_units(p, 1 - side, viewer)
    taken = 0 if board.is_sea(b.area) else b.prisoners[side] * prices.IN_HAND
    if side == names.ATTACKER and not b.interception:
        return expectation(own, enemy, prize(p, b.area, left, viewer) + taken)
    at_stake = 0
    if not board.is_sea(b.area) and p.owner[b.area] == seat:
        at_stake = prize(p, b.area, left, viewer)
        if p.assimilated[b.area]:
            at_stake += left * p.tables.assimilated_sp * prices.INCOME
    return expectation(own, enemy, taken + at_stake) - at_stake
