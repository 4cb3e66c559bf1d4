"""Cards of phase 5 (AZ-10.5): Submission, Yacatecuhtli and Assassination (AZ-16.5 to AZ-16.7)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Step, Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons
from ..cards import hand_cards
from ..cards.card_window import CardChoice, CardWindow
from ..common import board, dice
from ..copy_on_write import with_item
from ..position import AztecaPosition


class PochtecaCardWindow(CardWindow):
    """AZ-10.5: players may play cards until all pass."""

    id = "EnvoyWindow"
    rule = "AZ-10.5"

    def decision(self) -> CardChoice:
        return PLAY_POCHTECA_CARD

    def reopened(self, first: int, left: int) -> Step[AztecaPosition]:
        return PochtecaCardWindow(first, left)

    def carry_out(self, p: AztecaPosition, seat: int, answer: list[int]) -> None:
        move = answer[0]
        card = card_of(move)
        hand_cards.play(p, seat, card)
        if card == names.YACATECUHTLI:
            remove_from_mexico(p, seat, move - moves.YACATECUHTLI)
            return
        if card == names.SUBMISSION:
            p.emit(events.SEEKS_SUBMISSION, seat, move - moves.SUBMISSION)
            p.push(ResolveSubmission(seat, move - moves.SUBMISSION))
            dice.throw(p, [names.RED], names.FOR_SUBMISSION, seat)
        else:
            other, letter = divmod(move - moves.ASSASSINATION, names.POCHTECAS)
            p.emit(events.SENDS_ASSASSIN, seat, other, letter)
            p.push(ResolveAssassination(seat, move - moves.ASSASSINATION))
            dice.throw(p, [names.RED], names.FOR_ASSASSINATION, seat)


def card_of(move: int) -> int:
    if move < moves.YACATECUHTLI:
        return names.SUBMISSION
    return names.YACATECUHTLI if move < moves.ASSASSINATION else names.ASSASSINATION


def in_mexico(p: AztecaPosition, seat: int) -> bool:
    first = seat * names.POCHTECAS
    return names.IN_MEXICO in p.pochtecas[first : first + names.POCHTECAS]


def remove_from_mexico(p: AztecaPosition, seat: int, other: int) -> None:
    """AZ-16.6: removes an enemy pochteca from the Mexico box before cards are drawn."""
    at = p.pochtecas.index(names.IN_MEXICO, other * names.POCHTECAS)
    p.pochtecas[at] = names.IN_SUPPLY
    p.emit(events.POCHTECA_REMOVED, seat, other, at % names.POCHTECAS)


class PlayPochtecaCard(CardChoice):
    """AZ-D11: the player plays Submission, Yacatecuhtli or Assassination, or passes."""

    id = "EnvoyCard"
    rule = "AZ-10.5"
    window = "envoys"

    def cards(self) -> list[int]:
        return POCHTECA_CARDS

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        seats = range(p.players)
        return [
            PASS,
            *(moves.SUBMISSION + area for area in range(names.LAND)),
            *(moves.YACATECUHTLI + other for other in seats),
            *(moves.assassination(other, letter) for other in seats for letter in range(names.POCHTECAS)),
        ]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == PASS:
            return 0
        card = card_of(move)
        held = hand_cards.card_illegal_reason(p, seat, card)
        if held:
            return held
        if card == names.SUBMISSION:
            return submission_illegal_reason(p, move - moves.SUBMISSION)
        if card == names.YACATECUHTLI:
            if move - moves.YACATECUHTLI == seat:
                return reasons.OWN_POCHTECA
            if not in_mexico(p, seat):
                return reasons.NO_OWN_EXPEDITION
            return 0 if in_mexico(p, move - moves.YACATECUHTLI) else reasons.NO_ENEMY_EXPEDITION
        if (move - moves.ASSASSINATION) // names.POCHTECAS == seat:
            return reasons.OWN_POCHTECA
        return 0 if p.pochtecas[move - moves.ASSASSINATION] >= 0 else reasons.NO_POCHTECA_THERE

    def has_effect(self, p: AztecaPosition, seat: int, card: int) -> bool:
        return card != names.YACATECUHTLI or in_mexico(p, seat)

    def add_uses(self, p: AztecaPosition, seat: int, card: int, found: list[int]) -> None:
        if card == names.SUBMISSION:
            for area in range(names.LAND):
                if submission_illegal_reason(p, area) == 0:
                    found.append(moves.SUBMISSION + area)
        elif card == names.YACATECUHTLI:
            for other in range(p.players):
                if other != seat and in_mexico(p, seat) and in_mexico(p, other):
                    found.append(moves.YACATECUHTLI + other)
        else:
            for at in range(p.players * names.POCHTECAS):
                if p.pochtecas[at] >= 0 and at // names.POCHTECAS != seat:
                    found.append(moves.ASSASSINATION + at)

    def explain_absent(self, p: AztecaPosition, seat: int, move: int) -> int:
        last = moves.assassination(names.MOST_PLAYERS - 1, names.POCHTECAS - 1)
        return reasons.NO_SUCH_PLAYER if moves.YACATECUHTLI <= move <= last else 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NO_SUCH_PLAYER:
            return [p.players]
        if reason in (reasons.NOT_HELD, reasons.REPEATED):
            return [card_of(move)]
        if move < moves.YACATECUHTLI:
            return [move - moves.SUBMISSION]
        if reason == reasons.NO_ENEMY_EXPEDITION:
            return [move - moves.YACATECUHTLI]
        if reason == reasons.NO_POCHTECA_THERE:
            return [(move - moves.ASSASSINATION) // names.POCHTECAS]
        return []


def submission_illegal_reason(p: AztecaPosition, area: int) -> int:
    """AZ-16.5: Submission requires a neutral inner area. AZ-4.2: the capital of an absent people is
    excluded.
    """
    if p.tables.kind[area] == names.CAPITAL:
        return reasons.CAPITAL_CLOSED
    if p.tables.kind[area] != names.INNER:
        return reasons.NOT_INNER
    return 0 if board.is_neutral(p, area) else reasons.NOT_NEUTRAL


class ResolveSubmission(Task[AztecaPosition]):
    """AZ-16.5: makes the area a city of the player if the die shows a spear."""

    id = "Submit"
    rule = "AZ-16.5"
    seat: int
    area: int

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def run(self, p: AztecaPosition) -> None:
        success = dice.spears(p, 0, 1)
        p.emit(events.SUBMISSION, self.seat, self.area, success)
        if success:
            p.owner = with_item(p.owner, self.area, self.seat)


class ResolveAssassination(Task[AztecaPosition]):
    """AZ-16.7: removes the pochteca if the die shows a spear."""

    id = "Assassinate"
    rule = "AZ-16.7"
    seat: int
    pochteca: int

    def __init__(self, seat: int, pochteca: int) -> None:
        self.seat = seat
        self.pochteca = pochteca

    def run(self, p: AztecaPosition) -> None:
        success = dice.spears(p, 0, 1)
        other, letter = divmod(self.pochteca, names.POCHTECAS)
        p.emit(events.ASSASSINATION, self.seat, other, letter, success)
        if success:
            p.pochtecas[self.pochteca] = names.IN_SUPPLY


PLAY_POCHTECA_CARD: Final = PlayPochtecaCard()
POCHTECA_CARDS: Final = [names.SUBMISSION, names.YACATECUHTLI, names.ASSASSINATION]
