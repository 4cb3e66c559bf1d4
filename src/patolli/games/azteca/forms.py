"""The forms of Azteca for purchases, lots and bids, ships, soldiers in boxes and in the Reserve, and the
gods.
"""

from __future__ import annotations

from typing import Final

from ...kernel.forms import Form, FormField, FormLimit, FormRules
from ...kernel.vocabulary import PASS, STOP
from . import moves, names
from .battle.reserve import NameUnits
from .common import army_boxes
from .common.army_boxes import Fill
from .flower_war.reorganisation import Exchange
from .lakes.ship_orders import Sail
from .phases import purchase, slave_market
from .phases.judgement import GiveToQuetzalcoatl
from .phases.purchase import Buy
from .phases.slave_market import Bid, Look
from .position import AztecaPosition


class AztecaForms(FormRules[AztecaPosition]):
    """A form is available at the first question of a series and, for purchases and bids, at later ones as
    well.
    """

    def form(self, p: AztecaPosition, seat: int) -> Form | None:
        if not p.drafts:
            return None
        decision = p.decision(seat)
        if isinstance(decision, Buy):
            return purchase_form(p, seat)
        if isinstance(decision, Bid):
            return bid_form(p, seat, decision)
        if isinstance(decision, Look) and decision.seen == 0:
            return look_form(p)
        if isinstance(decision, (Fill, Exchange)) and not army_boxes.amounts_answered(p, seat):
            return fill_form(p, seat)
        if isinstance(decision, Sail):
            return sail_form(p, seat)
        if isinstance(decision, NameUnits) and not p.drafts[seat].moves:
            return reserve_form(p, seat)
        if isinstance(decision, GiveToQuetzalcoatl) and decision.further:
            return gods_form(p, seat)
        return None

    def moves(self, p: AztecaPosition, seat: int, values: list[int]) -> list[int]:
        decision = p.decision(seat)
        if isinstance(decision, Buy):
            return purchase_moves(p, seat, values)
        if isinstance(decision, Bid):
            return bid_moves(decision.most(p, seat), values)
        if isinstance(decision, Look):
            return [moves.LOOK + lot for lot in range(len(values)) if values[lot] > 0]
        if isinstance(decision, Sail):
            return sail_moves(p, seat, values)
        if isinstance(decision, Exchange):
            return exchange_moves(p, seat, values)
        if isinstance(decision, (NameUnits, GiveToQuetzalcoatl)):
            return values
        return fill_moves(values)


# ---- purchases (AZ-8) ---------------------------------------------------------------------------------


def wares(p: AztecaPosition, seat: int) -> list[int]:
    """Returns the moves that buy one unit each. Generals come first, because their armies are in the capital
    as soon as they have been bought.
    """
    found = [moves.BUY_GENERAL, moves.BUY_POCHTECA, moves.BUY_POCHTECA + names.SHIP - names.POCHTECA]
    for unit in range(names.SOLDIERS):
        for box in range(names.BOXES):
            found.append(moves.buy_soldier(unit, box))
    if p.people[seat] == names.AZTECS:
        for site in range(names.DIKES):
            found.append(moves.BUY_DIKE + site)
    return found


def purchase_form(p: AztecaPosition, seat: int) -> Form:
    bought = p.drafts[seat].moves
    decision = p.decision(seat)
    assert isinstance(decision, Buy)
    offered = decision.legal_moves(p, seat)
    have = p.tribute[seat] - purchase.spent(p, bought)
    numbers = purchase.numbers_of(bought)
    sold = wares(p, seat)
    fields = []
    for move in sold:
        unit = purchase.unit_of(move)
        most = 0
        if move in offered:
            most = min(have // p.tables.price[unit], purchase.supply(p, seat, unit) - numbers[unit])
        if unit == names.DIKE_UNIT:
            most = min(most, 1)  # each dike site is a separate item, so the limit is one
        fields.append(FormField(moves.VOCABULARY.text(move), most))
    limits = [FormLimit("t", [p.tables.price[purchase.unit_of(move)] for move in sold], 0, have)]
    for unit in range(names.UNITS):
        weights = [1 if purchase.unit_of(move) == unit else 0 for move in sold]
        if sum(weights) > 1:
            left = purchase.supply(p, seat, unit) - numbers[unit]
            limits.append(FormLimit("supply", weights, 0, max(0, left)))
    for box in range(names.ARMIES):
        weights = [0] * len(sold)
        added = 0
        for i in range(len(sold)):
            if purchase.unit_of(sold[i]) < names.SOLDIERS and purchase.box_of(sold[i]) == box:
                weights[i] = 1
        for move in bought:
            if purchase.unit_of(move) < names.SOLDIERS and purchase.box_of(move) == box:
                added += 1
        room = p.tables.army_limit - p.box_of(seat, box).size - added
        limits.append(FormLimit("room", weights, 0, max(0, room)))
    return Form(fields, limits)


def purchase_moves(p: AztecaPosition, seat: int, values: list[int]) -> list[int]:
    """Returns the purchases, followed by `stop` if the seat could buy more."""
    sold = wares(p, seat)
    found: list[int] = []
    for i in range(len(sold)):
        found += [sold[i]] * values[i]
    if not found or purchase.can_buy(p, seat, p.drafts[seat].moves + found):
        found.append(STOP)
    return found


# ---- the slave market (AZ-9) --------------------------------------------------------------------------


def look_form(p: AztecaPosition) -> Form:
    lots = slave_market.number_of_lots(p)
    seen = min(p.tables.lots_seen, lots)
    fields = [FormField(f"look {lot + 1}", 1) for lot in range(lots)]
    return Form(fields, [FormLimit("looks", [1] * lots, seen, seen)])


def bid_form(p: AztecaPosition, seat: int, decision: Bid) -> Form:
    most = decision.most(p, seat)
    lots = list(range(decision.lot, slave_market.number_of_lots(p)))
    fields = [FormField(f"lot {lot + 1}", most) for lot in lots]
    return Form(fields, [FormLimit("t", [1] * len(lots), 0, most)])


def bid_moves(most: int, values: list[int]) -> list[int]:
    """Returns the moves for these bids. Once the last tribute has been bid, there are no questions about the
    remaining lots.
    """
    found: list[int] = []
    for value in values:
        found.append(value)
        most -= value
        if most == 0:
            break
    return found


# ---- soldiers in boxes (AZ-12.1) ----------------------------------------------------------------------


def first_distribution(p: AztecaPosition, units: list[int]) -> list[list[int]]:
    """Returns the initial values of the form at set-up: armies are full, with warriors first, and all other
    soldiers are in the Reserve.
    """
    left = units[:]
    found = [[0] * names.SOLDIERS for _ in range(names.BOXES)]
    for box in range(names.ARMIES):
        for kind in range(names.SOLDIERS):
            found[box][kind] = min(left[kind], p.tables.army_limit - sum(found[box]))
            left[kind] -= found[box][kind]
    found[names.RESERVE] = left
    return found


def fill_form(p: AztecaPosition, seat: int) -> Form:
    """Returns the form for soldiers in boxes. After set-up, it shows each soldier in its current box at
    first.
    """
    boxes = army_boxes.boxes_in_reach(p, seat)
    units = army_boxes.units_in_reach(p, seat, boxes)
    first = first_distribution(p, units)
    fields = []
    for box in boxes:
        for kind in range(names.SOLDIERS):
            now = p.box_of(seat, box).count(kind) if p.march else first[box][kind]
            fields.append(FormField(f"{names.BOX_IDS[box]} {names.SOLDIER_IDS[kind]}", units[kind], now))
    limits = []
    for kind in range(names.SOLDIERS):
        weights = [1 if i % names.SOLDIERS == kind else 0 for i in range(len(fields))]
        rest = len(fields) - names.SOLDIERS + kind
        limits.append(FormLimit(names.SOLDIER_IDS[kind], weights, units[kind], units[kind], rest))
    for at in range(len(boxes)):
        if boxes[at] != names.RESERVE:
            weights = [1 if i // names.SOLDIERS == at else 0 for i in range(len(fields))]
            limits.append(FormLimit("room", weights, 0, p.tables.army_limit))
    return Form(fields, limits)


def fill_moves(values: list[int]) -> list[int]:
    """Returns the moves for these values. The last box gets all soldiers that are left, so there are no more
    questions once all soldiers have been placed.
    """
    left = sum(values)
    found: list[int] = []
    for value in values[: -names.SOLDIERS]:
        found.append(value)
        left -= value
        if left == 0:
            break
    return found


def exchange_moves(p: AztecaPosition, seat: int, values: list[int]) -> list[int]:
    """Returns the moves for an exchange, or a pass if all soldiers stay in their boxes."""
    if values == [field.value for field in fill_form(p, seat).fields]:
        return [PASS]
    return [moves.REORGANISE, *fill_moves(values)]


def reserve_form(p: AztecaPosition, seat: int) -> Form:
    """AZ-12.24: returns the form that selects the units of the Reserve that defend. At first, all of them are
    selected.
    """
    reserve = p.box_of(seat, names.RESERVE)
    counts = [reserve.count(kind) for kind in range(names.SOLDIERS)]
    fields = [
        FormField(names.SOLDIER_IDS[kind], counts[kind], counts[kind]) for kind in range(names.SOLDIERS)
    ]
    least = 1 if p.current_battle.must_name else 0
    return Form(fields, [FormLimit("units", [1] * names.SOLDIERS, least, sum(counts))])


# ---- ships and gods (AZ-11.1, AZ-13) ------------------------------------------------------------------


def sail_form(p: AztecaPosition, seat: int) -> Form:
    left = p.harbour[seat] - len(p.drafts[seat].moves)
    fields = [FormField(name, left) for name in names.SEA_IDS]
    return Form(fields, [FormLimit("ships", [1] * names.SEAS, 0, left)])


def sail_moves(p: AztecaPosition, seat: int, values: list[int]) -> list[int]:
    """Returns the moves for these ships, followed by `stop` if some stay in the capital."""
    found: list[int] = []
    for sea in range(names.SEAS):
        found += [moves.SAIL + sea] * values[sea]
    if len(found) + len(p.drafts[seat].moves) < p.harbour[seat]:
        found.append(STOP)
    return found


def gods_form(p: AztecaPosition, seat: int) -> Form:
    """AZ-13.4: returns the form in which a seat divides points between both gods. It keeps all other
    points.
    """
    most = min(p.sp[seat].value(), names.MOST_AMOUNT)
    fields = [FormField("quetzalcoatl", most), FormField("tezcatlipoca", most)]
    return Form(fields, [FormLimit("sp", [1, 1], 0, most)])


FORMS: Final = AztecaForms()
