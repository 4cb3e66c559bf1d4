"""What the rules add to the preview of an answer, for example prices, dice that can be rerolled, and the
units in an area.
"""

from __future__ import annotations

from typing import Final

from ...kernel.errors import HiddenValue
from ...kernel.match import only_option
from ...kernel.prospect_rules import AS_A_WHOLE, NO_CLICK, AnswerNote, ProspectRules
from ...kernel.vocabulary import PASS
from . import moves, names, prospect_faults
from .battle import reserve
from .common import board
from .flower_war.movement import NextArea
from .flower_war.reorganisation import Exchange
from .phases import judgement, purchase
from .pochtecas.missions import MISSION, Mission
from .pochtecas.orders import Order, waiting_pochtecas
from .position import AztecaPosition
from .setup.markers import LayMarker, PlaceMarker


class AztecaProspects(ProspectRules[AztecaPosition]):
    def goes_on(self, p: AztecaPosition, seat: int, path: list[int], move: int) -> bool:
        """Returns whether a click can continue after this move: a choice of an area for a marker, or a pass
        with which an army marches on without exchanging soldiers.
        """
        d = p.decision(seat)
        return not path and (isinstance(d, PlaceMarker) or (isinstance(d, Exchange) and move == PASS))

    def gives_up(self, p: AztecaPosition, seat: int, move: int) -> bool:
        """Returns whether this move gives up the marches of all armies for the rest of the round."""
        return move == moves.NO_MORE_MARCHES

    def click(self, p: AztecaPosition, seat: int, path: list[int], move: int) -> int:
        d = p.decision(seat)
        if isinstance(d, LayMarker):
            return AS_A_WHOLE
        return 0 if isinstance(d, NextArea) else NO_CLICK

    def values(self, p: AztecaPosition, seat: int) -> dict[str, dict[str, int]]:
        """While players write orders, returns the mission that a pochteca could carry out in each area, and
        its price.
        """
        found: dict[str, dict[str, int]] = {}
        if isinstance(p.decision(seat), Order):
            for area in range(names.LAND):
                kind = mission_at(p, seat, area)
                if kind != names.REST:
                    found[names.AREA_IDS[area]] = {names.MISSION_VERBS[kind]: p.tables.mission_cost[kind]}
        return found

    def notes(self, p: AztecaPosition, seat: int, move: int) -> list[AnswerNote]:
        if moves.BUY_SOLDIER <= move < moves.LOOK:
            return [AnswerNote("price", {"tribute": p.tables.price[purchase.unit_of(move)]})]
        if isinstance(p.decision(seat), Mission) and moves.MISSION <= move < moves.SAIL:
            kind = (move - moves.MISSION) // names.POCHTECAS
            return mission_notes(p, kind)
        if moves.TLENAMACAC <= move < moves.TLENAMACAC + names.MOST_DICE:
            return die_notes(p, move - moves.TLENAMACAC)
        if moves.GO <= move < moves.GO + names.LAND:
            return area_notes(p, seat, move - moves.GO)
        if move == moves.TO_THE_END:
            return [AnswerNote("to-the-end")]
        if moves.LOSE <= move <= moves.LOSE_TEMPORARY:
            return experience_notes(p, seat, move)
        d = p.decision(seat)
        if isinstance(d, judgement.OfferToTezcatlipoca):
            return [AnswerNote("risk", {"percent": judgement.descent_percent(p, move)})]
        if isinstance(d, judgement.GiveToQuetzalcoatl) and judgement.rounds_until_urn(p) == 0:
            return [gift_note(p, seat, move)]
        return []

    def warnings(self, p: AztecaPosition, seat: int) -> list[AnswerNote]:
        """Returns the orders that this player has already written in this phase, because all orders are
        carried out together.
        """
        d = p.decision(seat)
        return written_orders(p, seat) if isinstance(d, Order) and d.nth > 0 else []

    def faults(self, p: AztecaPosition, seat: int) -> list[str]:
        observed = p.observation(seat)
        notes = self.all_notes(observed, seat)
        return [
            *prospect_faults.mission_prices(p, seat, notes),
            *prospect_faults.purchase_prices(p, seat, notes),
            *prospect_faults.area_prices(p, seat, self.values(observed, seat)),
        ]


def mission_at(p: AztecaPosition, seat: int, area: int) -> int:
    """AZ-10.8: returns the preferred mission in an area, or rest if nothing but rest and espionage is
    possible.
    """
    for kind in names.USUAL_MISSIONS:
        if MISSION.area_illegal_reason(p, seat, kind, area) == 0:
            return kind
    return names.REST


def mission_notes(p: AztecaPosition, kind: int) -> list[AnswerNote]:
    """AZ-10.7: returns the price of a mission. Rest is free."""
    if kind >= len(names.MISSION_IDS):
        return []
    return [AnswerNote("price", {"tribute": p.tables.mission_cost[kind]})]


def gift_note(p: AztecaPosition, seat: int, sp: int) -> AnswerNote:
    """AZ-13.3: returns the content of the control urn and the steps of Quetzalcoatl if the other seats have
    given nothing since the urn was last opened.
    """
    total = p.control + p.uncounted[seat].value() + sp
    steps = judgement.steps_for(p, total)
    return AnswerNote("urn", {"sp": total - steps * p.tables.sp_per_step, "steps": steps})


def die_notes(p: AztecaPosition, die: int) -> list[AnswerNote]:
    """Returns the face of a die that can be rerolled."""
    if die >= len(p.dice_face) or p.dice_face[die] < 0:
        return []
    face = p.dice_face[die]
    if p.dice_colour[die] == names.WHITE:
        return [AnswerNote("die", {"pips": face})]
    return [AnswerNote("spear") if face > 0 else AnswerNote("blank")]


def experience_notes(p: AztecaPosition, seat: int, move: int) -> list[AnswerNote]:
    """AZ-12.45: if this loss ends the battle and the seat wins, returns how many of its warriors become
    jaguars.
    """
    jaguar = seat * names.SOLDIERS + names.JAGUAR
    lost = int(move != moves.LOSE_TEMPORARY and (move - moves.LOSE) // names.BOXES == names.JAGUAR)
    after = p.copy()
    try:
        after.play(seat, move)
        play_forced_moves(after)
    except HiddenValue:
        return []
    promoted = after.soldiers[jaguar] - p.soldiers[jaguar] + lost
    return [AnswerNote("experience", {"count": promoted})] if promoted > 0 else []


def play_forced_moves(p: AztecaPosition) -> None:
    """Plays the answers of seats that have no choice, such as the loss of a last unit."""
    while len(p.asked()) == 1 and p.asked()[0] >= 0:
        only = only_option(p, p.asked()[0])
        if only < 0:
            return
        p.play(p.asked()[0], only)


def written_orders(p: AztecaPosition, seat: int) -> list[AnswerNote]:
    written = p.drafts[seat].moves
    letters = waiting_pochtecas(p, seat)
    found: list[AnswerNote] = []
    for i in range(len(written)):
        given: dict[str, int | str] = {"letter": names.LETTERS[letters[i]].upper()}
        if written[i] == moves.ORDER_EXPEDITION:
            found.append(AnswerNote("order-expedition", given))
        elif written[i] == PASS:
            found.append(AnswerNote("order-stays", given))
        else:
            given["area"] = names.AREA_IDS[written[i] - moves.ORDER]
            found.append(AnswerNote("order", given))
    return [AnswerNote("orders", {"orders": found})]


def area_notes(p: AztecaPosition, seat: int, area: int) -> list[AnswerNote]:
    """Returns notes about the area's owner or defender, the terrain at its border, and the units in it."""
    notes = [owner_note(p, seat, area), *defence_notes(p, seat, area)]
    if p.march:
        march = p.current_march
        terrain = board.border(p, p.army_area(march.seat, march.army), area)
        if terrain in (names.MOUNTAIN, names.SWAMP, names.CHINAMPAS, names.DIKE):
            notes.append(AnswerNote("over", {"terrain": names.TERRAIN_IDS[terrain]}))
    for other in range(p.players):
        pieces = pieces_of(p, other, area) if other != seat else []
        if pieces:
            notes.append(AnswerNote("there", {"seat": other, "pieces": pieces}))
    return notes


def owner_note(p: AztecaPosition, seat: int, area: int) -> AnswerNote:
    owner = p.owner[area]
    if owner == seat:
        return AnswerNote("own-city")
    if owner != names.NOBODY:
        if area == p.capital[owner]:
            return AnswerNote("capital-of", {"seat": owner})
        return AnswerNote("city-of", {"seat": owner})
    warriors, jaguars = p.tables.garrison[p.tables.kind[area]]
    if board.is_spied_on(p, area):
        return AnswerNote("garrison-spied", {"warriors": warriors, "jaguars": jaguars})
    return AnswerNote("garrison", {"warriors": warriors, "jaguars": jaguars})


def defence_notes(p: AztecaPosition, seat: int, area: int) -> list[AnswerNote]:
    """AZ-12.28: returns what defends another seat's city without an army: the Reserve or nothing."""
    owner = p.owner[area]
    if owner in (seat, names.NOBODY) or board.armies_in(p, area, owner):
        return []
    if reserve.may_call_reserve(p, area, owner):
        return [AnswerNote("reserve-defends", {"units": p.box_of(owner, names.RESERVE).size})]
    return [AnswerNote("undefended")]


def pieces_of(p: AztecaPosition, seat: int, area: int) -> list[AnswerNote]:
    """Returns notes about the armies and pochtecas in an area and, in a capital, about the Reserve and
    waiting units. Empty armies at home are omitted.
    """
    home = p.capital[seat] == area
    found: list[AnswerNote] = []
    for army in range(names.ARMIES):
        if p.army_area(seat, army) == area:
            units = p.box_of(seat, army).size
            if units > 0 or not home:
                found.append(AnswerNote("army", {"army": names.LETTERS[army].upper(), "units": units}))
    waiting = p.box_of(seat, names.RESERVE).size
    if home and waiting > 0:
        found.append(AnswerNote("reserve", {"units": waiting}))
    if home and p.harbour[seat] > 0:
        found.append(AnswerNote("ships", {"ships": p.harbour[seat]}))
    for letter in range(names.POCHTECAS):
        at = seat * names.POCHTECAS + letter
        if p.pochtecas[at] == area or (home and p.pochtecas[at] == names.IN_CAPITAL):
            given = {"letter": names.LETTERS[letter].upper()}
            found.append(AnswerNote("spy", given) if p.spies >> at & 1 else AnswerNote("pochteca", given))
    return found


RULES: Final = AztecaProspects()
