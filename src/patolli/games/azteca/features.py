"""Features of Azteca for learned evaluations and for research. They contain only what the viewer knows."""

from __future__ import annotations

from typing import Final

from ...kernel.features import Features, blocks_of_others, total
from ...kernel.native import i64
from ...kernel.seats import CHANCE, NOBODY, row
from ...kernel.secrets import HOLE
from . import names
from .common import board
from .evaluation import odds, plans, prices, survival, war
from .evaluation import seats as evaluation
from .feature_blocks import EACH_OTHER, JUDGEMENT, OTHERS, OWN, TABLE, WAR
from .phases import judgement as judgement_rules
from .position import AztecaPosition


class AztecaFeatures(Features[AztecaPosition]):
    """The features of the viewing seat, followed by those of the other seats in seat order."""

    def __init__(self) -> None:
        self.version = 1
        self.observation = [*OWN, *blocks_of_others(EACH_OTHER, OTHERS), *TABLE, *WAR]
        self.judgement = JUDGEMENT

    def observe(self, p: AztecaPosition, seat: int) -> list[int]:
        return observed(p, seat)

    def evaluation_inputs(self, p: AztecaPosition, seat: int) -> list[int]:
        left = prices.rounds_left(p)
        survives = survival.survival_chance(p, seat, left)
        f = observed(p, seat)
        given = (p.given(seat) + survival.sealed_gift(p, seat)) * names.TENTHS
        points = survival.points_in_hand(p, seat)
        holdings = evaluation.holdings(p, seat, left)
        forces = evaluation.forces(p, seat)
        planned = plans.drafts_value(p, seat, left, seat)
        marching = war.march_value(p, seat, left, seat)
        f.append((given + points + holdings + forces + planned + marching) * survives // 1000)
        f.append(points)
        f.append(holdings)
        f.append(forces)
        f.append(planned)
        f.append(marching)
        f.append(left)
        f.append(survives)
        f.append(odds_of_battle(p, seat))
        return f


def observed(p: AztecaPosition, seat: int) -> list[int]:
    f: list[int] = []
    inner = [0] * p.players
    outer = [0] * p.players
    assimilated = [0] * p.players
    for area in range(names.LAND):
        owner = p.owner[area]
        if owner == names.NOBODY or p.capital[owner] == area:
            continue
        if p.tables.kind[area] == names.OUTER:
            outer[owner] += 1
        else:
            inner[owner] += 1
        if p.assimilated[area]:
            assimilated[owner] += 1
    add_own_goods(f, p, seat)
    add_own_armies(f, p, seat)
    add_own_places(f, p, seat)
    f.append(inner[seat])
    f.append(outer[seat])
    f.append(assimilated[seat])
    add_surroundings(f, p, seat)
    add_own_answers(f, p, seat)
    given = p.given(seat)
    for number in range(1, p.players):
        other = (seat + number) % p.players
        add_other(f, p, seat, other, given)
        f.append(inner[other])
        f.append(outer[other])
        f.append(assimilated[other])
    for _ in range(p.players, names.MOST_PLAYERS):
        f.extend(NOBODY_THERE)
    add_gods(f, p, seat)
    add_table(f, p, seat)
    add_march(f, p, seat)
    add_battle(f, p, seat)
    add_fleets(f, p, seat)
    return f


NOBODY_THERE: Final = [0] * total(EACH_OTHER)


def add_own_goods(f: list[int], p: AztecaPosition, seat: int) -> None:
    f.append(p.people[seat] + 1 if seat < len(p.people) else 0)
    f.append(p.tribute[seat])
    f.append(prices.in_hand(p, seat))
    f.append(p.given(seat))
    lately = p.uncounted[seat].amount
    f.append(0 if lately == HOLE else lately)


def add_own_armies(f: list[int], p: AztecaPosition, seat: int) -> None:
    first = seat * names.SOLDIERS
    f.extend(p.soldiers[first : first + names.SOLDIERS])
    f.extend(war.units_of(p, seat, names.RESERVE))
    for army in range(names.ARMIES):
        f.extend(war.units_of(p, seat, army))
    for army in range(names.ARMIES):
        area = p.army_area(seat, army)
        if area == names.NOBODY:
            f.append(0)
        elif area == p.capital[seat]:
            f.append(1)
        elif board.is_sea(area):
            f.append(3)
        else:
            f.append(2 if p.owner[area] == seat else 4)


def add_own_places(f: list[int], p: AztecaPosition, seat: int) -> None:
    """Adds the seat's ships, lakes, pochtecas and cards."""
    f.append(p.fleet(seat))
    f.append(p.harbour[seat])
    lakes = 0
    for sea in range(names.SEAS):
        if p.ships[sea * p.players + seat] and board.controller(p, names.LAND + sea) == seat:
            lakes += 1
    f.append(lakes)
    for letter in range(names.POCHTECAS):
        at = p.pochtecas[seat * names.POCHTECAS + letter]
        if at == names.IN_SUPPLY:
            f.append(0)
        elif at == names.IN_CAPITAL:
            f.append(1)
        elif at == names.IN_MEXICO:
            f.append(2)
        else:
            owner = p.owner[at] if at < names.LAND else names.NOBODY
            f.append(3 if owner == seat else 4 if owner == names.NOBODY else 5)
    f.extend(p.hands[seat].cards)


def add_surroundings(f: list[int], p: AztecaPosition, seat: int) -> None:
    """Adds the markers of the seat's cities, and the neutral areas and other players' units adjacent to these
    cities.
    """
    c = p.tables
    beside: i64 = 0
    markers = 0
    for area in range(names.LAND):
        if p.owner[area] == seat:
            markers += p.marker[area]
            beside |= set_of(c.neighbours[area])
    capital = p.capital[seat] if seat < len(p.capital) else names.NOBODY
    around_capital = set_of(c.neighbours[capital]) if capital >= 0 else 0
    threats = 0
    armies = 0
    for at in range(len(p.army_at)):
        area = p.army_at[at]
        other = at // names.ARMIES
        if area == names.NOBODY or other == seat:
            continue
        size = p.boxes[other * names.BOXES + at % names.ARMIES].size
        if beside >> area & 1:
            armies += size
        if around_capital >> area & 1:
            threats += size
    neutral = 0
    for area in range(names.LAND):
        if beside >> area & 1 and p.owner[area] == names.NOBODY:
            neutral += 1
    f.append(markers)
    f.append(threats)
    f.append(armies)
    f.append(neutral)


def set_of(areas: list[int]) -> i64:
    """Returns a bit mask of these areas."""
    found: i64 = 0
    for area in areas:
        found |= BITS[area]
    return found


BITS: Final = [1 << area for area in range(names.AREAS)]
"""A table is needed because shifting 1 by more than 31 overflows in compiled code, and some lakes have higher
numbers.
"""


def add_own_answers(f: list[int], p: AztecaPosition, seat: int) -> None:
    """Adds the seat's secret answers and the revealed bids."""
    sealed = len(p.drafts) > 0 and len(p.drafts[seat].moves) > 0
    f.append(1 if sealed else 0)
    f.append(survival.sealed_gift(p, seat))
    f.append(p.drafts[seat].moves[-1] if survival.has_offered(p, seat) else 0)
    lots = len(p.bids) // p.players
    in_market = sealed and p.phase == names.SLAVE_MARKET
    for lot in range(names.MOST_LOTS):
        bid = 0
        if lot < lots:
            bid = p.bids[seat * lots + lot]
        if in_market and lot < len(p.drafts[seat].moves):
            bid = p.drafts[seat].moves[lot]
        f.append(bid if 0 < bid <= names.MOST_AMOUNT else 0)


def add_other(f: list[int], p: AztecaPosition, seat: int, other: int, given: int) -> None:
    viewer = row(seat)
    purse = p.sp[other]
    low = purse.low[viewer]
    high = purse.high[viewer]
    gifts = p.uncounted[other]
    earlier = p.urn[other]
    gift_sum = gifts.low[viewer] + gifts.high[viewer] + earlier.low[viewer] + earlier.high[viewer]
    f.append(1)
    f.append(p.tribute[other])
    f.append((low + high) // 2)
    f.append((high - low) // 2)
    f.append(prices.in_hand(p, seat) + given - p.fortunes[other].total)
    f.append(given - gift_sum // 2)
    first = other * names.SOLDIERS
    f.extend(p.soldiers[first : first + names.SOLDIERS])
    f.append(p.box_of(other, names.RESERVE).size)
    for army in range(names.ARMIES):
        f.append(p.box_of(other, army).size)
    f.append(p.fleet(other))
    f.append(prices.pochtecas_in_play(p, other))
    f.append(p.hands[other].size)


def add_gods(f: list[int], p: AztecaPosition, seat: int) -> None:
    c = p.tables
    asked = p.first_asked()
    f.append(p.players)
    f.append(p.round)
    f.append(p.phase)
    f.append((p.first - seat) % p.players + 1)
    f.append(p.pyramid)
    f.append(max(0, c.pyramid_top - p.pyramid))
    f.append(p.stair)
    for card in range(names.TEZCATLIPOCA_CARDS):
        f.append(1 if p.judgement_left[card] else 0)
    f.append(p.control)
    f.append(judgement_rules.rounds_until_urn(p))
    f.append(p.offering)
    f.append(1 if is_asked(p, seat) else 2 if asked == CHANCE else 3 if asked != NOBODY else 0)
    f.append(len(p.agenda))


def is_asked(p: AztecaPosition, seat: int) -> bool:
    return len(p.drafts[seat].desk) > 0 if p.drafts else p.first_asked() == seat


def add_table(f: list[int], p: AztecaPosition, seat: int) -> None:
    for dike in p.dikes:
        f.append(1 if dike else 0)
    struck = 0
    for area in range(names.LAND):
        if p.struck >> area & 1:
            struck += 1
    f.append(struck)
    for lot in range(names.MOST_LOTS):
        seen = p.lots and lot < len(p.current_lots.values) and p.current_lots.known_to(lot, seat)
        f.append(p.current_lots.values[lot] + 1 if seen else 0)
    for area in range(names.LAND):
        owner = p.owner[area]
        if owner == names.NOBODY:
            f.append(0)
        else:
            f.append((1 if owner == seat else 3) + (1 if p.assimilated[area] else 0))
    for area in range(names.LAND):
        f.append(max(0, p.marker[area]))


def add_march(f: list[int], p: AztecaPosition, seat: int) -> None:
    if not p.march:
        f.extend(NO_MARCH)
        return
    march = p.current_march
    f.append(1 if march.seat == seat else 2)
    f.append(march.steps)
    f.extend(war.units_of(p, march.seat, march.army, seat))
    f.append(1 if march.over else 0)


MARCH: Final = 5
NO_MARCH: Final = [0] * MARCH


def add_battle(f: list[int], p: AztecaPosition, seat: int) -> None:
    if not p.battle:
        f.extend(NO_BATTLE)
        return
    b = p.current_battle
    attackers = war.side_units(p, names.ATTACKER, seat)
    defenders = war.side_units(p, names.DEFENDER, seat)
    role = 1 if seat == b.attacker else 2 if seat == b.defender else 3 if seat in b.allies else 4
    f.append(role)
    f.append(4 if board.is_sea(b.area) else p.tables.kind[b.area] + 1)
    f.extend(attackers)
    f.extend(defenders)
    f.extend(b.prisoners)


BATTLE: Final = 8
NO_BATTLE: Final = [0] * BATTLE


def odds_of_battle(p: AztecaPosition, seat: int) -> int:
    if not p.battle:
        return 0
    attackers = war.side_units(p, names.ATTACKER, seat)
    defenders = war.side_units(p, names.DEFENDER, seat)
    return odds.expected(attackers[0], attackers[1], defenders[0], defenders[1], odds.WIN)


def add_fleets(f: list[int], p: AztecaPosition, seat: int) -> None:
    if not p.fleets:
        f.extend(NO_FLEETS)
        return
    fleets = p.current_naval_battle
    f.append(1 if seat == fleets.attacker else 2 if seat == fleets.defender else 3)
    for captain in (fleets.attacker, fleets.defender):
        f.append(p.ships[fleets.sea * p.players + captain] if 0 <= captain < p.players else 0)


FLEETS: Final = 3
NO_FLEETS: Final = [0] * FLEETS
FEATURES: Final = AztecaFeatures()
