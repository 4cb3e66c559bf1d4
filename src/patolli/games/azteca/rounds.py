"""Rounds and phases (AZ-1.6, AZ-5.1)."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Task
from . import (
    draw_cards,
    events,
    flower_war,
    judgement,
    lakes,
    names,
    orders,
    purchase,
    slave_market,
    tribute,
)
from .position import AztecaPosition
from .sorcerer import SorcererWindow


class BeginRound(Task[AztecaPosition]):
    """AZ-1.6: eight phases, each finished by all before the next one begins."""

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
    """AZ-16: cards for *any* moment can be played at the start of every phase."""

    id = "Phase"
    rule = "AZ-1.6"
    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, p: AztecaPosition) -> None:
        p.phase = self.number
        p.turn = p.first
        p.emit(events.PHASE, self.number)
        if self.number == names.DRAW_CARDS:
            p.push(draw_cards.DRAW_PHASE)
        elif self.number == names.TRIBUTE:
            p.push(tribute.TRIBUTE_PHASE)
        elif self.number == names.PURCHASE:
            p.push(purchase.PURCHASE_PHASE)
        elif self.number == names.SLAVE_MARKET:
            p.push(slave_market.MARKET_PHASE)
        elif self.number == names.POCHTECA_PHASE:
            p.push(orders.POCHTECA_PHASE)
        elif self.number == names.LAKES:
            p.push(lakes.LAKE_PHASE)
        elif self.number == names.FLOWER_WAR:
            p.push(flower_war.FLOWER_WAR)
        else:
            p.push(judgement.JUDGEMENT_PHASE)
        p.push(SorcererWindow(p.first, names.EVERY_SEAT))


BEGIN_ROUND: Final = BeginRound()
