"""A land battle, step by step (AZ-12.29 to AZ-12.38)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import Step, Task
from .. import events, names
from ..common import army_boxes, board, dice
from ..position import AztecaPosition, Battle
from . import aftermath, battle_cards, battle_rounds, eruption, neutral_side, reserve, strength, terrain_roll


def begin_battle(
    p: AztecaPosition,
    area: int,
    border: int,
    attacker: int,
    army: int,
    defender: int,
    armies: int,
    interception: int,
    must_name: int,
) -> None:
    """Begins a battle in an area that the attacker enters across `border`. In a neutral area, the defender is
    NOBODY.
    """
    b = Battle()
    b.area = area
    b.border = border
    b.interception = interception
    b.attacker = attacker
    b.army = army
    b.defender = defender
    b.armies = armies
    b.must_name = must_name
    b.reserve = [0, 0]
    b.temporary = [0, 0]
    b.allies = [names.NOBODY, names.NOBODY]
    b.ally_armies = [0, 0]
    b.promises = [0, 0]
    b.losses = [0, 0, 0, 0]
    b.neutral = [0, 0]
    b.cousins = [-1] * p.players
    b.prisoners = [0, 0]
    b.sure_prisoners = 0
    b.eruptions = 0
    b.due = [0, 0]
    b.refused = 0
    b.winner = names.NO_SIDE
    b.ended = 0
    b.no_experience = 0
    b.to_the_end = 0
    p.battle = [b]
    dice.clear(p)
    p.emit(events.BATTLE, attacker, army, defender, area)
    steps: list[Step[Any]] = []
    if not board.is_sea(area):
        steps.append(battle_cards.ReinforcementWindow(p.first, names.EVERY_SEAT))
        steps.append(battle_cards.AllianceWindow(p.first, names.EVERY_SEAT))
        if defender == names.NOBODY:
            b.neutral = p.tables.garrison[p.tables.kind[area]][:]
            for seat in p.order(p.first):
                steps.append(neutral_side.AskCousin(seat))
            steps.append(neutral_side.MOBILISE)
        elif reserve.may_call_reserve(p, area, defender):
            steps.append(reserve.NAME_RESERVE)
    steps.append(REVEAL)
    steps.append(eruption.ERUPT)
    steps.append(terrain_roll.TERRAIN)
    steps.append(battle_rounds.ROUND)
    steps.append(aftermath.AFTERMATH)
    p.then_all(steps)


class Reveal(Task[AztecaPosition]):
    """AZ-12.33: both sides reveal their units."""

    id = "Reveal"
    rule = "AZ-12.33"

    def run(self, p: AztecaPosition) -> None:
        b = p.current_battle
        army_boxes.reveal_box(p, b.attacker, b.army)
        for army in range(names.ARMIES):
            if b.armies >> army & 1:
                army_boxes.reveal_box(p, b.defender, army)
        for side in (names.ATTACKER, names.DEFENDER):
            if b.allies[side] != names.NOBODY:
                army_boxes.reveal_box(p, b.allies[side], b.ally_armies[side])
        for side in (names.ATTACKER, names.DEFENDER):
            units = strength.units(p, side)
            p.emit(events.STRENGTH, side, units[0], units[1], strength.value(p, side))


REVEAL: Final = Reveal()
