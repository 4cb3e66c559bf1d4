"""Activation counters (AZ-12.3), which are put into the container and drawn one by one, and Diversion
(AZ-16.14).
"""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import ChanceDecision, Step, Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons
from ..cards import hand_cards
from ..cards.card_window import CardChoice, CardWindow
from ..pochtecas import missions
from ..position import AztecaPosition
from . import activation


class FlowerWar(Task[AztecaPosition]):
    """AZ-12.3: puts one counter for each general in play into the container."""

    id = "FlowerWar"
    rule = "AZ-12.3"

    def run(self, p: AztecaPosition) -> None:
        p.activated = 0
        for seat in p.order(p.first):
            armies = p.army_at[seat * names.ARMIES : seat * names.ARMIES + names.ARMIES]
            p.container[seat] = names.ARMIES - armies.count(names.NOBODY)
            p.extra[seat] = 0
            p.emit(events.CONTAINER, seat, p.container[seat])
        p.push(NEXT_COUNTER)


class NextCounter(Task[AztecaPosition]):
    """AZ-12.3: draws the counters one by one and opens a card window before each draw. After the last
    counter, the spies return home.
    """

    id = "NextCounter"
    rule = "AZ-12.3"

    def run(self, p: AztecaPosition) -> None:
        if sum(p.container) + sum(p.extra) == 0:
            p.activated = 0
            missions.return_spies(p)
            return
        p.then(DiversionWindow(p.first, names.EVERY_SEAT), DRAW_COUNTER, NEXT_COUNTER)


class DiversionWindow(CardWindow):
    id = "DiversionWindow"
    rule = "AZ-12.3"

    def decision(self) -> CardChoice:
        return DIVERT

    def reopened(self, first: int, left: int) -> Step[AztecaPosition]:
        return DiversionWindow(first, left)

    def carry_out(self, p: AztecaPosition, seat: int, answer: list[int]) -> None:
        hand_cards.play(p, seat, names.DIVERSION)
        p.extra[seat] = 1
        p.emit(events.DIVERSION, seat)


class Divert(CardChoice):
    """AZ-D20, AZ-16.14: adds the player's only Diversion counter to the container."""

    id = "Divert"
    rule = "AZ-16.14"
    window = "diversion"

    def cards(self) -> list[int]:
        return DIVERSION_CARDS

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, moves.DIVERSION]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == PASS:
            return 0
        if p.extra[seat]:
            return reasons.EXTRA_COUNTER_IN_CONTAINER
        return hand_cards.card_illegal_reason(p, seat, names.DIVERSION)

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [] if reason == reasons.EXTRA_COUNTER_IN_CONTAINER else [names.DIVERSION]


class DrawCounter(ChanceDecision[AztecaPosition]):
    id = "DrawCounter"
    rule = "AZ-12.3"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        found = [moves.COUNTER + one for one in range(p.players) if p.container[one] > 0]
        for one in range(p.players):
            if p.extra[one] > 0:
                found.append(moves.EXTRA + one)
        return found

    def odds(self, p: AztecaPosition) -> list[int]:
        found = [number for number in p.container if number > 0]
        for number in p.extra:
            if number > 0:
                found.append(number)
        return found

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        extra = int(move >= moves.EXTRA)
        owner = move - (moves.EXTRA if extra else moves.COUNTER)
        if extra:
            p.extra[owner] -= 1
        else:
            p.container[owner] -= 1
        p.turn = owner
        p.emit(events.COUNTER_DRAWN, owner, extra)
        if activation.can_activate(p, owner, extra):
            p.push(activation.Activate(extra))
        else:
            p.emit(events.NOT_ACTIVATED, owner)


FLOWER_WAR: Final = FlowerWar()
NEXT_COUNTER: Final = NextCounter()
DIVERT: Final = Divert()
DRAW_COUNTER: Final = DrawCounter()
DIVERSION_CARDS: Final = [names.DIVERSION]
