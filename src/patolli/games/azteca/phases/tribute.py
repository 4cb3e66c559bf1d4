"""Phase 2, tribute and sacrifice income (AZ-7), with Insubordination and Tlaloc (AZ-16.3, AZ-16.4)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Step, Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons
from ..cards import hand_cards
from ..cards.card_window import CardChoice, CardWindow
from ..common import board, dice, sacrifice_points
from ..position import AztecaPosition
from . import draw_cards


class TributePhase(Task[AztecaPosition]):
    id = "TributePhase"
    rule = "AZ-7.1"

    def run(self, p: AztecaPosition) -> None:
        p.then(TributeWindow(p.first, names.EVERY_SEAT), INCOME)


class TributeWindow(CardWindow):
    """AZ-7.1: cards are played before the income is calculated, until all players pass."""

    id = "TributeWindow"
    rule = "AZ-7.1"

    def decision(self) -> CardChoice:
        return TRIBUTE_CARD

    def reopened(self, first: int, left: int) -> Step[AztecaPosition]:
        return TributeWindow(first, left)

    def carry_out(self, p: AztecaPosition, seat: int, answer: list[int]) -> None:
        if answer[0] == moves.TLALOC:
            hand_cards.play(p, seat, names.TLALOC)
            p.push(TlalocGives(seat))
            dice.throw(p, [names.WHITE], names.FOR_TLALOC, seat)
            return
        area = answer[0] - moves.INSUBORDINATION
        hand_cards.play(p, seat, names.INSUBORDINATION)
        p.struck |= 1 << area
        p.emit(events.STRUCK, seat, area)


class TributeCard(CardChoice):
    """AZ-D5: the player plays Tlaloc, plays Insubordination on an area, or passes."""

    id = "TributeCard"
    rule = "AZ-7.1"
    window = "tribute"

    def cards(self) -> list[int]:
        return BEFORE_TRIBUTE

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return TRIBUTE_CARDS

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == PASS:
            return 0
        if move == moves.TLALOC:
            return hand_cards.card_illegal_reason(p, seat, names.TLALOC)
        area = move - moves.INSUBORDINATION
        if board.is_capital(p, area):
            return reasons.CAPITAL_IS_SAFE
        if p.struck >> area & 1:
            return reasons.ALREADY_STRUCK
        return hand_cards.card_illegal_reason(p, seat, names.INSUBORDINATION)

    def add_uses(self, p: AztecaPosition, seat: int, card: int, found: list[int]) -> None:
        if card == names.TLALOC:
            found.append(moves.TLALOC)
            return
        for area in range(names.LAND):
            if not p.struck >> area & 1 and not board.is_capital(p, area):
                found.append(moves.INSUBORDINATION + area)

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason in (reasons.CAPITAL_IS_SAFE, reasons.ALREADY_STRUCK):
            return [move - moves.INSUBORDINATION]
        return [names.TLALOC if move == moves.TLALOC else names.INSUBORDINATION]


class TlalocGives(Task[AztecaPosition]):
    """AZ-16.4: gives the player the amount of tribute shown by the white die."""

    id = "TlalocGives"
    rule = "AZ-16.4"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: AztecaPosition) -> None:
        p.tribute[self.seat] += p.dice_face[0]
        p.emit(events.TLALOC_GAVE, self.seat, p.dice_face[0])


class Income(Task[AztecaPosition]):
    """AZ-7.2 to AZ-7.5: gives tribute and sacrifice points to the players in player order."""

    id = "Income"
    rule = "AZ-7.2"

    def run(self, p: AztecaPosition) -> None:
        for seat in p.order(p.first):
            receive_income(p, seat)


def receive_income(p: AztecaPosition, seat: int) -> None:
    """Gives a seat its income and announces the tribute. The announcement repeats the income from lakes,
    which was paid in phase 1.
    """
    c = p.tables
    inner = outer = by_marker = by_assimilation = by_outer = 0
    for area in range(names.LAND):
        if p.owner[area] != seat or area == p.capital[seat] or p.struck >> area & 1:
            continue
        if board.is_outer(p, area):
            outer += c.outer_tribute
            by_outer += c.outer_sp
            continue
        inner += c.unused_tribute if c.kind[area] == names.CAPITAL else c.inner_tribute
        by_marker += p.marker[area]
        if p.assimilated[area]:
            by_assimilation += c.assimilated_sp
    t = c.capital_tribute + inner + outer
    p.tribute[seat] += t
    p.emit(events.TRIBUTE, seat, c.capital_tribute, inner, outer, draw_cards.lake_tribute(p, seat), t)
    sp = by_marker + by_assimilation + by_outer
    sacrifice_points.gain(p, seat, sp)
    p.emit(events.INCOME_SP, seat, by_marker, by_assimilation, by_outer, sp)


TRIBUTE_CARDS: Final = [
    PASS, moves.TLALOC, *(moves.INSUBORDINATION + area for area in range(names.LAND)),
]  # fmt: skip
TRIBUTE_CARD: Final = TributeCard()
TRIBUTE_PHASE: Final = TributePhase()
INCOME: Final = Income()
BEFORE_TRIBUTE: Final = [names.TLALOC, names.INSUBORDINATION]
