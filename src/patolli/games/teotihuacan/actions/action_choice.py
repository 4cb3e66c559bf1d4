"""What a worker does on the board it reached (TE-7): collect cocoa, worship, or the main action."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision
from .. import events, moves, names, reasons, sources
from ..economy import goods
from ..position import TeotihuacanPosition
from ..tiles import discovery_use
from ..workers import workers
from . import main_action, worship


class ChooseAction(Decision[TeotihuacanPosition]):
    """TE-D10: exactly one of the three; before that, unlocking and tiles."""

    id = "ChooseAction"
    rule = "TE-D10"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        board = p.at[p.active]
        found = [moves.COLLECT, moves.MAIN]
        for space in names.SPACES_OF_BOARD[board]:
            found.append(moves.WORSHIP + space)
        found.append(moves.UNLOCK)
        return found + discovery_use.ready(p.seats[seat])

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        if move == moves.COLLECT:
            return 0
        if move == moves.MAIN:
            return main_action.illegal_reason(p, seat)
        if move == moves.UNLOCK:
            return workers.may_unlock(p, seat)
        if move >= moves.WORSHIP:
            return worship.illegal_reason(p, seat, move - moves.WORSHIP)
        return discovery_use.illegal_reason(p, seat, move - moves.USE, False)

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move == moves.COLLECT:
            collect(p, seat)
        elif move == moves.MAIN:
            main_action.begin(p, seat)
        elif move == moves.UNLOCK:
            p.push(CHOOSE_ACTION)
            workers.begin_unlocking(p, seat)
        elif move >= moves.WORSHIP:
            worship.begin(p, move - moves.WORSHIP)
        else:
            p.push(CHOOSE_ACTION)
            discovery_use.use(p, seat, move - moves.USE)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """On which board, and how many colours were there."""
        return [p.at[p.active], p.colours]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        player = p.seats[seat]
        if reason == reasons.COCOA_TO_UNLOCK:
            return [p.tables.unlock_cost, player.cocoa]
        if reason == reasons.TOO_LITTLE_COCOA:
            return [p.colours * p.tables.colour_cost, player.cocoa]
        if reason == reasons.COCOA_TO_DISPLACE:
            return [p.tables.displace_cost, player.cocoa]
        if reason in (reasons.NO_MAIN_ACTION, reasons.NOT_POSSIBLE):
            return [p.at[p.active]]
        if reason in (reasons.OWN_WORKER_THERE, reasons.NO_BENEFIT):
            return [move - moves.WORSHIP]
        return [move - moves.USE] if reason in (reasons.NO_TILE, reasons.NOT_NOW) else []


def collect(p: TeotihuacanPosition, seat: int) -> None:
    """TE-7.1: one cocoa, and one for each colour that was present."""
    amount = p.tables.cocoa_base + p.colours * p.tables.cocoa_per_colour
    p.emit(events.COLLECTED, seat, p.at[p.active], amount)
    goods.gain(p, seat, names.COCOA, amount, sources.COCOA_SPACE)


CHOOSE_ACTION: Final = ChooseAction()
