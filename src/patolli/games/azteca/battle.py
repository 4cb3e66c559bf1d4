"""The course of a land battle (AZ-12.30 to AZ-12.33): who fights, cousins, mobilisation, the Reserve."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.agenda import Decision, Step, Task
from ...kernel.seats import EVERYBODY
from ...kernel.secrets import reveal
from ...kernel.simultaneous import SimultaneousRound
from ...kernel.vocabulary import PASS
from . import aftermath, battle_cards, battle_rounds, board, dice, events, moves, names, reasons, strength
from .owning import own_box
from .position import AztecaPosition, Battle


def begin(
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
    """A battle in an area, entered over the border to another one; `defender` nobody: for a neutral area."""
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
    p.battle = [b]
    dice.clear(p)
    p.emit(events.BATTLE, attacker, army, defender, area)
    for step in (
        aftermath.AFTERMATH,
        battle_rounds.ROUND,
        battle_rounds.TERRAIN,
        battle_rounds.ERUPT,
        REVEAL,
    ):
        p.push(step)
    if board.is_sea(area):
        return
    if defender == names.NOBODY:
        b.neutral = p.tables.garrison[p.tables.kind[area]][:]
        p.push(MOBILISE)
        for seat in reversed(p.order(p.first)):
            p.push(AskCousin(seat))
    elif may_call_reserve(p, area, defender):
        p.push(NAME_RESERVE)
    p.push(battle_cards.DisasterWindow(p.first, names.EVERY_SEAT))
    p.push(battle_cards.ReinforcementWindow(p.first, names.EVERY_SEAT))


def may_call_reserve(p: AztecaPosition, area: int, defender: int) -> bool:
    """AZ-12.22: the Reserve defends only the capital and own cities connected with it."""
    if board.is_sea(area) or p.owner[area] != defender:
        return False
    return p.box_of(defender, names.RESERVE).size > 0 and board.connected(p, defender, area)


class AskCousin(Task[AztecaPosition]):
    """AZ-12.31: whoever owns an adjacent area that is connected with his capital."""

    id = "AskCousin"
    rule = "AZ-12.31"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: AztecaPosition) -> None:
        b = p.battle[0]
        if self.seat == b.attacker or self.seat in b.allies:
            return
        if p.box_of(self.seat, names.RESERVE).size == 0:
            return
        for near in p.tables.neighbours[b.area]:
            if near >= names.LAND or p.owner[near] != self.seat or not board.border(p, b.area, near):
                continue
            if board.connected(p, self.seat, near):
                p.push(Cousin(self.seat))
                return


class Cousin(Decision[AztecaPosition]):
    """AZ-D28: one reserve unit for the neutral side, or none."""

    id = "Cousin"
    rule = "AZ-12.31"
    window = "cousin"
    secret = True
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, p: AztecaPosition) -> int:
        return self.seat

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return COUSINS

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == PASS:
            return 0
        held = p.box_of(seat, names.RESERVE).count(move - moves.SEND)
        return 0 if held > 0 else reasons.NO_SUCH_SOLDIER

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.SEND]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.battle[0].attacker, p.battle[0].area]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == PASS:
            return
        kind = move - moves.SEND
        own_box(p, seat, names.RESERVE).play(kind)
        p.battle[0].cousins[seat] = kind
        p.emit(events.COUSIN, seat, kind)


class Mobilise(Task[AztecaPosition]):
    """AZ-12.32: a white die, unless a pochteca is there on Espionage (AZ-10.12)."""

    id = "Mobilise"
    rule = "AZ-12.32"

    def run(self, p: AztecaPosition) -> None:
        b = p.battle[0]
        for at in range(len(p.pochtecas)):
            if p.spies >> at & 1 and p.pochtecas[at] == b.area:
                p.emit(events.NOT_MOBILISED, b.area)
                return
        p.push(MOBILISED)
        dice.throw(p, [names.WHITE], names.FOR_MOBILISATION, b.attacker)


class Mobilised(Task[AztecaPosition]):
    """AZ-12.32: the modifier of an outer valley is added to the die."""

    id = "Mobilised"
    rule = "AZ-12.32"

    def run(self, p: AztecaPosition) -> None:
        b = p.battle[0]
        c = p.tables
        roll = p.dice_face[0] + c.mobilisation_modifier[c.kind[b.area]]
        if roll >= c.jaguar_from:
            b.neutral[names.JAGUAR] += 1
            p.emit(events.MOBILISED, b.area, names.JAGUAR)
        elif roll >= c.warrior_from:
            b.neutral[names.WARRIOR] += 1
            p.emit(events.MOBILISED, b.area, names.WARRIOR)
        else:
            p.emit(events.NOT_MOBILISED, b.area)


class NameReserve(SimultaneousRound[AztecaPosition]):
    """AZ-12.23, AZ-12.24: number and kind, before the attacker names his strength."""

    id = "NameReserve"
    rule = "AZ-12.24"

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        defender = p.battle[0].defender
        return [[NameUnits(names.WARRIOR)] if seat == defender else [] for seat in range(p.players)]

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        b = p.battle[0]
        answer = answers[b.defender]
        for kind in range(names.SOLDIERS):
            for _ in range(answer[kind]):
                own_box(p, b.defender, names.RESERVE).play(kind)
            b.reserve[kind] = answer[kind]
        p.emit(events.RESERVE_NAMED, b.defender, answer[names.WARRIOR], answer[names.JAGUAR])


class NameUnits(Decision[AztecaPosition]):
    """AZ-D29: so many reserve units of this kind; at least one unit if the owner has bound himself."""

    id = "NameUnits"
    rule = "AZ-12.24"
    window = "reserve"
    secret = True
    kind: int

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return list(range(p.box_of(seat, names.RESERVE).count(self.kind) + 1))

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move > 0 or not p.battle[0].must_name:
            return 0
        if self.kind == names.WARRIOR:
            others = p.box_of(seat, names.RESERVE).count(names.JAGUAR)
        else:
            others = p.drafts[seat].moves[0]
        return 0 if others > 0 else reasons.MUST_NAME

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [self.kind, p.battle[0].attacker, p.battle[0].area]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if self.kind == names.WARRIOR:
            p.ask_further(seat, NameUnits(names.JAGUAR))


class Reveal(Task[AztecaPosition]):
    """AZ-12.33: both sides reveal their units."""

    id = "Reveal"
    rule = "AZ-12.33"

    def run(self, p: AztecaPosition) -> None:
        b = p.battle[0]
        show_box(p, b.attacker, b.army)
        for army in range(names.ARMIES):
            if b.armies >> army & 1:
                show_box(p, b.defender, army)
        for side in (names.ATTACKER, names.DEFENDER):
            if b.allies[side] != names.NOBODY:
                show_box(p, b.allies[side], b.ally_armies[side])
        for side in (names.ATTACKER, names.DEFENDER):
            units = strength.units(p, side)
            p.emit(events.STRENGTH, side, units[0], units[1], strength.value(p, side))


def show_box(p: AztecaPosition, seat: int, box: int) -> None:
    """To everybody."""
    units = own_box(p, seat, box)
    reveal(p, units, 0, EVERYBODY)
    p.emit(events.BOX_SHOWN, seat, box, units.count(names.WARRIOR), units.count(names.JAGUAR))


COUSINS: Final = [PASS, moves.SEND + names.WARRIOR, moves.SEND + names.JAGUAR]
MOBILISE: Final = Mobilise()
MOBILISED: Final = Mobilised()
NAME_RESERVE: Final = NameReserve()
REVEAL: Final = Reveal()
