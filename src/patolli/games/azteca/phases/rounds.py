"""Rounds and phases (AZ-1.6, AZ-5.1), and whether there is another round (AZ-13.9)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import Step, Task
from .. import events, names
from ..cards.sorcerer import SorcererWindow
from ..flower_war import counters
from ..lakes import lake_phase
from ..pochtecas import pochteca_phase
from ..position import AztecaPosition
from . import draw_cards, ending, judgement, purchase, slave_market, tribute


class BeginRound(Task[AztecaPosition]):
    """AZ-1.6: begins a round, which has eight phases. All players finish a phase before the next one
    begins.
    """

    id = "BeginRound"
    rule = "AZ-1.6"

    def run(self, p: AztecaPosition) -> None:
        if p.round > 0:
            p.first = (p.first + 1) % p.players
        p.round += 1
        p.turn = p.first
        p.struck = 0
        p.judgement_card = names.NO_CARD
        p.last_card = [names.NO_CARD] * p.players
        p.emit(events.ROUND, p.round, p.first)
        for phase in range(names.PHASES, 0, -1):
            p.push(Phase(phase))


class Phase(Task[AztecaPosition]):
    """Begins a phase. AZ-16: cards for *any* moment can be played at the start of every phase."""

    id = "Phase"
    rule = "AZ-1.6"
    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, p: AztecaPosition) -> None:
        p.phase = self.number
        p.turn = p.first
        p.emit(events.PHASE, self.number)
        p.then(SorcererWindow(p.first, names.EVERY_SEAT), PHASES[self.number - 1])


class JudgementPhase(Task[AztecaPosition]):
    """AZ-13: the players give points to Quetzalcoatl and offer points to Tezcatlipoca. Then the end of the
    game is checked.
    """

    id = "JudgementPhase"
    rule = "AZ-13.1"

    def run(self, p: AztecaPosition) -> None:
        p.then(judgement.TURN_CARD, TEST_END)
        if judgement.rounds_until_urn(p) > 0:
            p.push(judgement.GIFTS_AND_OFFERINGS)
        else:
            p.then(judgement.GIFTS, judgement.OPEN_URN, judgement.OFFERINGS)


class TestEnd(Task[AztecaPosition]):
    """AZ-13.9: ends the game or begins the next round."""

    id = "TestEnd"
    rule = "AZ-13.9"

    def run(self, p: AztecaPosition) -> None:
        if not ending.end_if_over(p):
            p.push(BEGIN_ROUND)


BEGIN_ROUND: Final = BeginRound()
JUDGEMENT_PHASE: Final = JudgementPhase()
TEST_END: Final = TestEnd()
PHASES: Final[list[Step[Any]]] = [
    draw_cards.DRAW_PHASE,
    tribute.TRIBUTE_PHASE,
    purchase.PURCHASE_PHASE,
    slave_market.MARKET_PHASE,
    pochteca_phase.POCHTECA_PHASE,
    lake_phase.LAKE_PHASE,
    counters.FLOWER_WAR,
    JUDGEMENT_PHASE,
]
