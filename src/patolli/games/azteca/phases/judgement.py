"""Phase 8, the judgement of the gods (AZ-13.1 to AZ-13.8)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import ChanceDecision, Decision, Step, Task
from ....kernel.seats import only, others
from ....kernel.simultaneous import SimultaneousRound
from .. import events, moves, names
from ..common import dice, sacrifice_points
from ..copy_on_write import with_item, writable_sp
from ..position import AztecaPosition


class Gifts(SimultaneousRound[AztecaPosition]):
    """AZ-13.2: all players choose at the same time, because nobody sees the gifts. They go into the urn in
    player order.
    """

    id = "Gifts"
    rule = "AZ-13.2"

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        return [[GIVE] for _ in range(p.players)]

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        for seat in p.order(p.first):
            sacrifice_points.give(p, seat, answers[seat][0])
            p.emit_to(only(seat), events.GAVE_SP, seat, answers[seat][0])
            p.emit_to(others(seat), events.GAVE, seat)


class GiftsAndOfferings(Gifts):
    """AZ-13.4: as long as the control urn stays closed, gifts and offerings are chosen together."""

    id = "GiftsAndOfferings"
    rule = "AZ-13.4"

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        return [[GIVE_AND_OFFER] for _ in range(p.players)]

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        super().unseal(p, answers)
        offer(p, [answer[1] for answer in answers])


class GiveToQuetzalcoatl(Decision[AztecaPosition]):
    """AZ-D35, AZ-13.2: the player gives points to Quetzalcoatl in secret. If `further` is set, the next
    question is the offering to Tezcatlipoca.
    """

    id = "Give"
    rule = "AZ-13.2"
    number_names = ("sp",)
    secret = True
    further: int

    def __init__(self, further: int) -> None:
        self.further = further

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return list(range(min(p.sp[seat].value(), names.MOST_AMOUNT) + 1))

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.sp[seat].value()]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if self.further:
            p.ask_further(seat, OFFER_TO_TEZCATLIPOCA)


class OpenUrn(Task[AztecaPosition]):
    """AZ-13.3: opens the control urn in every second round, or in every round once the god is one step below
    the top.
    """

    id = "OpenUrn"
    rule = "AZ-13.3"

    def run(self, p: AztecaPosition) -> None:
        c = p.tables
        if rounds_until_urn(p) > 0:
            return
        p.barrier += 1
        total = p.control + sacrifice_points.count_urn(p)
        steps = steps_for(p, total)
        p.pyramid += steps
        p.control = total - steps * c.sp_per_step
        p.emit(events.URN_OPENED, total, steps, p.control)


def steps_for(p: AztecaPosition, total: int) -> int:
    """AZ-13.3: returns how many steps Quetzalcoatl climbs if this number of points is in the control urn."""
    return min(total // p.tables.sp_per_step, p.tables.pyramid_top - p.pyramid)


def rounds_until_urn(p: AztecaPosition) -> int:
    """AZ-13.3: returns the number of rounds until the control urn is opened; 0 is the current round."""
    c = p.tables
    return 0 if p.pyramid >= c.urn_always_from else -max(1, p.round) % c.urn_every


def urn_round(p: AztecaPosition) -> int:
    """AZ-13.3: returns the round in which the control urn is opened next."""
    return max(1, p.round) + rounds_until_urn(p)


class Offerings(SimultaneousRound[AztecaPosition]):
    """AZ-13.4: offerings to Tezcatlipoca are revealed at the same time, and the points are spent."""

    id = "Offerings"
    rule = "AZ-13.4"

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        return [[OFFER_TO_TEZCATLIPOCA] for _ in range(p.players)]

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        offer(p, [answer[0] for answer in answers])


def offer(p: AztecaPosition, amounts: list[int]) -> None:
    """AZ-13.4: announces the offering of each seat."""
    p.offering = 0
    for seat in p.order(p.first):
        p.offering += amounts[seat]
        sacrifice_points.spend(p, seat, amounts[seat])
        p.emit(events.OFFERED, seat, amounts[seat])
        purse = writable_sp(p, seat)
        purse.low = [max(0, low) for low in purse.low]


def points_left(p: AztecaPosition, seat: int) -> int:
    """Returns the points left after the secret gift to Quetzalcoatl in the same round."""
    return p.sp[seat].value() - sum(p.drafts[seat].moves)


class OfferToTezcatlipoca(Decision[AztecaPosition]):
    """AZ-D36: the player offers any number of the points in hand."""

    id = "OfferSp"
    rule = "AZ-13.4"
    number_names = ("sp", "step")
    secret = True

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return list(range(min(points_left(p, seat), names.MOST_AMOUNT) + 1))

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [points_left(p, seat), p.stair]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        pass


class TurnCard(ChanceDecision[AztecaPosition]):
    """AZ-13.6 to AZ-13.8: turns up the next of the three cards. They are shuffled again only after all of
    them have been drawn.
    """

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


def demands(p: AztecaPosition) -> list[int]:
    """Returns the possible demands: the demand of the card turned up or, if there is none, the demands of all
    remaining cards.
    """
    values = p.tables.judgement_value[p.players]
    if any(isinstance(step, Descent) for step in p.agenda):
        return [values[p.judgement_card]]
    return [values[card] for card in range(names.TEZCATLIPOCA_CARDS) if p.judgement_left[card]]


def descent_percent(p: AztecaPosition, more: int = 0) -> int:
    """Returns the percentage chance that Tezcatlipoca descends if `more` points are offered and no cards are
    played.
    """
    judging = any(isinstance(step, Descent) for step in p.agenda)
    settled = [face for face in p.dice_face if face >= 0] if judging else []
    open_dice = p.tables.judgement_dice - len(settled)
    found = demands(p)
    likely = 0.0
    for value in found:
        short = value - p.offering - more - 1  # the highest result of the best die that is too low
        if max(settled, default=0) <= short:
            each = min(names.WHITE_FACES, max(0, short)) / names.WHITE_FACES
            falls = 1.0
            for _ in range(open_dice):
                falls *= each
            likely += falls
    return round(100 * likely / len(found))


def descent_percents(p: AztecaPosition) -> list[int]:
    """Returns the percentage chances of a descent if 0, 1, 2, … more points are offered, until the chance is
    0. During the judgement, no more points can be offered.
    """
    found = [descent_percent(p)]
    judging = any(isinstance(step, Descent) for step in p.agenda)
    while found[-1] > 0 and not judging:
        found.append(descent_percent(p, len(found)))
    return found


class Descent(Task[AztecaPosition]):
    """AZ-13.5, AZ-13.6: compares the sum of the best die and all offerings with the card."""

    id = "Descent"
    rule = "AZ-13.6"

    def run(self, p: AztecaPosition) -> None:
        best = max(p.dice_face)
        reached = best + p.offering
        descends = reached < card_value(p)
        p.emit(events.JUDGED, best, p.offering, card_value(p), int(descends), reached)
        if descends:
            p.stair += 1
            p.emit(events.STAIR, p.stair)
        p.offering = 0


GIFTS: Final = Gifts()
GIFTS_AND_OFFERINGS: Final = GiftsAndOfferings()
GIVE: Final = GiveToQuetzalcoatl(0)
GIVE_AND_OFFER: Final = GiveToQuetzalcoatl(1)
OPEN_URN: Final = OpenUrn()
OFFERINGS: Final = Offerings()
OFFER_TO_TEZCATLIPOCA: Final = OfferToTezcatlipoca()
TURN_CARD: Final = TurnCard()
DESCENT: Final = Descent()
