"""The options of a worker on the board it has reached (TE-7): collect cocoa, worship, or take the main
action.
"""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import MayLapse
from .. import events, moves, names, reasons, sources
from ..economy import goods
from ..position import OffersTiles, TeotihuacanPosition
from ..tiles import discovery_use
from ..tracks import temples
from ..workers import workers
from . import main_action, worship


class ChooseAction(OffersTiles):
    """TE-D10: the player chooses one of the three options. The player may first unlock workers and use
    discovery tiles.
    """

    id = "ChooseAction"
    rule = "TE-D10"
    number_names = ("board", "colours")

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
            return workers.unlock_illegal_reason(p, seat)
        if move >= moves.WORSHIP:
            return worship.illegal_reason(p, seat, move - moves.WORSHIP)
        return discovery_use.illegal_reason(p, seat, move - moves.USE, False)

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        if moves.WORSHIP <= move < moves.WORSHIP + names.SPACES:
            return reasons.SPACE_ELSEWHERE
        return discovery_use.explain_absent(move)

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move == moves.COLLECT:
            collect(p, seat)
        elif move == moves.MAIN:
            main_action.begin(p, seat)
        elif move == moves.UNLOCK:
            p.push(CHOOSE_ACTION)
            workers.pay_to_unlock(p, seat)
        elif move >= moves.WORSHIP:
            p.push(ChooseBenefit(move - moves.WORSHIP))
        else:
            p.push(CHOOSE_ACTION)
            discovery_use.use(p, seat, move - moves.USE)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """Returns the board and the number of colours that were present on it."""
        return [p.at[p.active], p.colours]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        player = p.seats[seat]
        if reason == reasons.COCOA_TO_UNLOCK:
            return [p.tables.unlock_cost, player.cocoa]
        if reason == reasons.TOO_LITTLE_COCOA:
            return [p.colours * p.tables.colour_cost, player.cocoa]
        if reason == reasons.COCOA_TO_DISPLACE:
            return [p.tables.displace_cost, player.cocoa]
        if reason == reasons.NO_MAIN_ACTION:
            return [p.at[p.active]]
        if reason == reasons.NOT_POSSIBLE:
            return main_action.obstacle_numbers(p, seat)
        if reason in (reasons.OWN_WORKER_THERE, reasons.NO_BENEFIT, reasons.SPACE_ELSEWHERE):
            return [move - moves.WORSHIP]
        return [move - moves.USE] if discovery_use.is_use(move) else []


def collect(p: TeotihuacanPosition, seat: int) -> None:
    """TE-7.1: gives one cocoa, plus one for each colour that was present."""
    amount = p.tables.cocoa_base + p.colours * p.tables.cocoa_per_colour
    p.emit(events.COLLECTED, seat, p.at[p.active], amount)
    goods.gain(p, seat, names.COCOA, amount, sources.COCOA_SPACE)


class ChooseBenefit(MayLapse[TeotihuacanPosition]):
    """TE-D12, TE-D13: the choice of the benefits of worshipping. Taking both costs more cocoa, and the player
    chooses their order.
    """

    id = "ChooseBenefit"
    rule = "TE-D12"
    number_names = ("space", "cost")
    space: int

    def __init__(self, space: int) -> None:
        self.space = space

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return worship.ROYAL_BENEFITS if self.space < names.ROYAL_SPACES else worship.BENEFITS

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return worship.benefit_illegal_reason(p, seat, self.space, move - moves.BENEFIT)

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        if not moves.BENEFIT <= move < moves.PAY:
            return 0
        return reasons.ROYAL_TILE_ONLY if self.space < names.ROYAL_SPACES else reasons.NO_ROYAL_TILE_HERE

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        benefit = move - moves.BENEFIT
        c = p.tables
        cost = worship.displace_cost(p, self.space) + (c.both_cost if benefit in worship.BOTH else 0)
        kept = 0
        if benefit == names.DISCOVERY_ONLY:
            tile = p.beside_boards[names.SIDE_OF_BOARD[names.BOARD_OF_SPACE[self.space]]]
            kept = c.discovery_price[tile][names.COCOA]
        p.push(worship.Worship(self.space, benefit))
        goods.charge_cocoa(p, seat, cost, kept, sources.NOTHING, worship.payment_reason(benefit))

    def lapse(self, p: TeotihuacanPosition) -> None:
        """Lets the player choose another action if a tile used in the meantime has made the last benefit
        impossible.
        """
        p.push(CHOOSE_ACTION)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """Returns the worship space and the cost of displacing the worker on it."""
        return [self.space, worship.displace_cost(p, self.space)]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        temple = worship.TEMPLE_OF_SPACE[self.space]
        if reason == reasons.TOP_TAKEN:
            return [temple, temples.on_top(p, temple)]
        if reason == reasons.ON_TOP:
            return [temple]
        if reason == reasons.COCOA_TO_DISPLACE:
            return [worship.displace_cost(p, self.space), p.seats[seat].cocoa]
        if reason in (reasons.COCOA_FOR_BOTH, reasons.COCOA_FOR_BOTH_IN_PALACE):
            return [worship.displace_cost(p, self.space) + p.tables.both_cost, p.seats[seat].cocoa]
        if reason in (reasons.PRICE_NOT_HELD, reasons.COCOA_FOR_PRICE):
            return [p.beside_boards[names.SIDE_OF_BOARD[names.BOARD_OF_SPACE[self.space]]]]
        return []


CHOOSE_ACTION: Final = ChooseAction()
