"""Peoples and the first player (AZ-4.1 to AZ-4.3), and the starting forces of each people (AZ-4.7)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import ChanceDecision, Decision
from .. import events, moves, names, reasons
from ..copy_on_write import with_item
from ..position import AztecaPosition


def settle(p: AztecaPosition, people: int) -> None:
    """AZ-4.7, AZ-4.8: gives the next seat this people with its capital, generals and starting forces."""
    c = p.tables
    seat = len(p.people)
    p.people = [*p.people, people]
    p.capital = [*p.capital, c.capital[people]]
    p.owner = with_item(p.owner, c.capital[people], seat)
    p.tribute[seat] = c.start_tribute[people]
    p.harbour[seat] = c.start_ships[people]
    for army in range(names.ARMIES):
        p.army_at[seat * names.ARMIES + army] = c.capital[people]
    for letter in range(c.start_pochtecas[people]):
        p.pochtecas[seat * names.POCHTECAS + letter] = names.IN_CAPITAL
    for kind in range(names.SOLDIERS):
        p.soldiers[seat * names.SOLDIERS + kind] = c.start_soldiers[people][kind]
    p.emit(events.PEOPLE, seat, people)


class DealPeople(ChanceDecision[AztecaPosition]):
    """AZ-4.1: deals the peoples at random. In a three-player game, the Aztecs always take part."""

    id = "DealPeople"
    rule = "AZ-4.1"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        if must_be_aztecs(p):
            return [moves.PEOPLE + names.AZTECS]
        return [moves.PEOPLE + people for people in range(names.PEOPLES) if people not in p.people]

    def odds(self, p: AztecaPosition) -> list[int]:
        """All combinations of peoples and all seatings are equally likely."""
        options = self.candidates(p, p.turn)
        if p.players != 3 or moves.PEOPLE + names.AZTECS not in options or len(options) == 1:
            return [1] * len(options)
        seats_left = p.players - len(p.people)
        others = len(options) - 1
        return [others if move == moves.PEOPLE + names.AZTECS else seats_left - 1 for move in options]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        settle(p, move - moves.PEOPLE)
        if len(p.people) < p.players:
            p.push(DEAL_PEOPLE)


class ChoosePeople(Decision[AztecaPosition]):
    """AZ-4.1: if this option is used, the players choose their peoples in seat order."""

    id = "ChoosePeople"
    rule = "AZ-4.1"

    def who(self, p: AztecaPosition) -> int:
        return len(p.people)

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return PEOPLES

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        people = move - moves.PEOPLE
        if people in p.people:
            return reasons.PEOPLE_TAKEN
        if must_be_aztecs(p) and people != names.AZTECS:
            return reasons.AZTECS_TAKE_PART
        return 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.PEOPLE] if reason == reasons.PEOPLE_TAKEN else []

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        settle(p, move - moves.PEOPLE)
        if len(p.people) < p.players:
            p.push(CHOOSE_PEOPLE)


def must_be_aztecs(p: AztecaPosition) -> bool:
    """AZ-4.1: returns whether the next seat must choose the Aztecs, which always take part in a three-player
    game.
    """
    return p.players == 3 and len(p.people) == 2 and names.AZTECS not in p.people


class ChooseFirst(ChanceDecision[AztecaPosition]):
    """AZ-4.3: chooses the first player of round 1 at random."""

    id = "ChooseFirst"
    rule = "AZ-4.3"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [moves.FIRST + one for one in range(p.players)]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        p.first = move - moves.FIRST
        p.turn = p.first
        p.emit(events.FIRST_PLAYER, p.first)


PEOPLES: Final = [moves.PEOPLE + people for people in range(names.PEOPLES)]
DEAL_PEOPLE: Final = DealPeople()
CHOOSE_PEOPLE: Final = ChoosePeople()
CHOOSE_FIRST: Final = ChooseFirst()
