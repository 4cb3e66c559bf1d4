"""Phase 8: judgement of the gods (AZ-13.1 to AZ-13.8)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import ChanceDecision, Decision, Step, Task
from ....kernel.seats import only, others
from ....kernel.simultaneous import SimultaneousRound
from .. import events, moves, names
from ..common import dice, sacrifice_points
from ..common.seat_decision import SeatDecision
from ..copy_on_write import with_item, writable_sp
from ..position import AztecaPosition


class GiveToQuetzalcoatl(SeatDecision):
    """AZ-D35, AZ-13.2: into the offering urn of Quetzalcoatl, unseen."""

    id = "Give"
    rule = "AZ-13.2"
    number_names = ("sp",)
    secret = True

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return list(range(min(p.sp[seat].value(), names.MOST_AMOUNT) + 1))

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.sp[seat].value()]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        sacrifice_points.give(p, seat, move)
        p.emit_to(only(seat), events.GAVE_SP, seat, move)
        p.emit_to(others(seat), events.GAVE, seat)


class OpenUrn(Task[AztecaPosition]):
    """AZ-13.3: every second round, and every round from the last step before the top on."""

    id = "OpenUrn"
    rule = "AZ-13.3"

    def run(self, p: AztecaPosition) -> None:
        c = p.tables
        if p.round % c.urn_every != 0 and p.pyramid < c.urn_always_from:
            return
        p.barrier += 1
        total = p.control + sacrifice_points.count_urn(p)
        steps = min(total // c.sp_per_step, c.pyramid_top - p.pyramid)
        p.pyramid += steps
        p.control = total - steps * c.sp_per_step
        p.emit(events.URN_OPENED, total, steps, p.control)


class Offerings(SimultaneousRound[AztecaPosition]):
    """AZ-13.4: for Tezcatlipoca, revealed together; the points are spent."""

    id = "Offerings"
    rule = "AZ-13.4"

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        return [[OFFER_TO_TEZCATLIPOCA] for _ in range(p.players)]

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        p.offering = 0
        for seat in p.order(p.first):
            sp = answers[seat][0]
            p.offering += sp
            sacrifice_points.spend(p, seat, sp)
            p.emit(events.OFFERED, seat, sp)
            purse = writable_sp(p, seat)
            purse.low = [max(0, low) for low in purse.low]


class OfferToTezcatlipoca(Decision[AztecaPosition]):
    """AZ-D36: any number of the points in hand."""

    id = "OfferSp"
    rule = "AZ-13.4"
    number_names = ("sp", "step")
    secret = True

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return list(range(min(p.sp[seat].value(), names.MOST_AMOUNT) + 1))

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.sp[seat].value(), p.stair]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        pass


class TurnCard(ChanceDecision[AztecaPosition]):
    """AZ-13.6 to AZ-13.8: the next of the three cards; shuffled again only after all three were drawn."""

    id = "TurnCard"
    rule = "AZ-13.6"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        cards = range(names.TEZCATLIPOCA_CARDS)
        return [moves.JUDGEMENT + card for card in cards if p.judgement_left[card]]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        p.judgement_card = move - moves.JUDGEMENT
        p.judgement_left = with_item(p.judgement_left, p.judgement_card, 0)
        p.emit(events.JUDGEMENT_CARD, p.judgement_card, card_value(p))
        if sum(p.judgement_left) == 0:
            p.judgement_left = [1] * names.TEZCATLIPOCA_CARDS
            p.emit(events.JUDGEMENT_CARDS_SHUFFLED)
        p.push(DESCENT)
        dice.throw(p, [names.WHITE] * p.tables.judgement_dice, names.FOR_JUDGEMENT, p.first)


def card_value(p: AztecaPosition) -> int:
    return p.tables.judgement_value[p.players][p.judgement_card]


class Descent(Task[AztecaPosition]):
    """AZ-13.5, AZ-13.6: best die and all offerings against the card."""

    id = "Descent"
    rule = "AZ-13.6"

    def run(self, p: AztecaPosition) -> None:
        best = max(p.dice_face)
        descends = best + p.offering < card_value(p)
        p.emit(events.JUDGED, best, p.offering, card_value(p), int(descends))
        if descends:
            p.stair += 1
            p.emit(events.STAIR, p.stair)
        p.offering = 0


OPEN_URN: Final = OpenUrn()
OFFERINGS: Final = Offerings()
OFFER_TO_TEZCATLIPOCA: Final = OfferToTezcatlipoca()
TURN_CARD: Final = TurnCard()
DESCENT: Final = Descent()
