"""Phase 4, the slave market (AZ-9)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import ChanceDecision, Decision, Step, Task
from ....kernel.seats import only, others
from ....kernel.secrets import face_down, reveal
from ....kernel.simultaneous import SimultaneousRound
from .. import events, moves, names, reasons
from ..common import sacrifice_points
from ..position import LOT_FAMILY, AztecaPosition


def takes_part(p: AztecaPosition, seat: int) -> bool:
    """AZ-9.1: returns whether the player has at least 1 tribute, which is necessary to take part."""
    return p.tribute[seat] >= 1


def desks_of_participants(p: AztecaPosition, first: Step[Any]) -> list[list[Step[Any]]]:
    """Returns the first decision of each seat that takes part."""
    return [[first] if takes_part(p, seat) else [] for seat in range(p.players)]


def number_of_lots(p: AztecaPosition) -> int:
    """AZ-9.2: returns the number of lots, which is equal to the number of players."""
    return p.players


class MarketPhase(Task[AztecaPosition]):
    id = "MarketPhase"
    rule = "AZ-9.1"

    def run(self, p: AztecaPosition) -> None:
        if not any(takes_part(p, seat) for seat in range(p.players)):
            p.emit(events.MARKET_SKIPPED)
            return
        p.lots = [face_down(LOT_FAMILY, number_of_lots(p), p.tables.slave_count[:])]
        p.bids = [0] * (p.players * number_of_lots(p))
        p.emit(events.LOTS_LAID_OUT, number_of_lots(p))
        p.then(LOOK_ROUND, BID_ROUND, ResolveLot(0), CLOSE_MARKET)


class LookRound(SimultaneousRound[AztecaPosition]):
    """AZ-9.3: each participant looks at two lots. Which lots they are is public, but their values are not."""

    id = "Looking"
    rule = "AZ-9.3"

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        return desks_of_participants(p, Look(0))

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        for seat in reversed(p.order(p.first)):
            for move in reversed(answers[seat]):
                p.push(ShowLot(seat, move - moves.LOOK))
        for lot in reversed(range(number_of_lots(p))):
            if any(moves.LOOK + lot in answer for answer in answers):
                p.push(LotValue(lot))


class Look(Decision[AztecaPosition]):
    """AZ-D7: the player chooses the lots to look at, in ascending order."""

    id = "Look"
    rule = "AZ-9.3"
    number_names = ("seen",)
    window = "look"
    secret = True
    seen: int

    def __init__(self, seen: int) -> None:
        self.seen = seen

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [moves.LOOK + lot for lot in range(number_of_lots(p))]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        before = p.drafts[seat].moves
        if before and move <= before[-1]:
            return reasons.ASCENDING
        to_come = p.tables.lots_seen - self.seen - 1
        return reasons.ASCENDING if move - moves.LOOK + to_come >= number_of_lots(p) else 0

    def explain_absent(self, p: AztecaPosition, seat: int, move: int) -> int:
        return reasons.NO_SUCH_LOT if moves.LOOK <= move < moves.LOOK + names.MOST_LOTS else 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [number_of_lots(p)] if reason == reasons.NO_SUCH_LOT else []

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [self.seen]

    def default(self, p: AztecaPosition, seat: int) -> int:
        """By default, each seat looks at consecutive lots. They differ from seat to seat, so that each lot is
        seen by someone.
        """
        lots = number_of_lots(p)
        usual = sorted([(seat + i) % lots for i in range(min(p.tables.lots_seen, lots))])
        move = moves.LOOK + usual[self.seen]
        return move if self.illegal_reason(p, seat, move) == 0 else p.offer(seat)[0]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if self.seen + 1 < p.tables.lots_seen:
            p.ask_further(seat, Look(self.seen + 1))


class LotValue(ChanceDecision[AztecaPosition]):
    """AZ-9.2: draws the value of a lot when a player looks at it for the first time."""

    id = "LotValue"
    rule = "AZ-9.2"
    lot: int

    def __init__(self, lot: int) -> None:
        self.lot = lot

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [moves.LOT + kind for kind in p.current_lots.possible()]

    def odds(self, p: AztecaPosition) -> list[int]:
        return p.current_lots.odds()

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        p.current_lots.decide(self.lot, move - moves.LOT)


class LotOfSeat(Task[AztecaPosition]):
    """A task that concerns one seat and one lot."""

    id = ""
    seat: int
    lot: int

    def __init__(self, seat: int, lot: int) -> None:
        self.seat = seat
        self.lot = lot


class ShowLot(LotOfSeat):
    id = "ShowLot"
    rule = "AZ-9.3"

    def run(self, p: AztecaPosition) -> None:
        reveal(p, p.current_lots, self.lot, only(self.seat))
        sp = p.tables.slave_value[p.current_lots.at(self.lot)]
        p.emit_to(only(self.seat), events.SAW_LOT, self.seat, self.lot, sp)
        p.emit_to(others(self.seat), events.LOOKED, self.seat, self.lot)


class BidRound(SimultaneousRound[AztecaPosition]):
    """AZ-9.4: players bid for each lot in secret."""

    id = "Bidding"
    rule = "AZ-9.4"

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        return desks_of_participants(p, Bid(0))

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        for seat in p.order(p.first):
            for lot in range(len(answers[seat])):
                p.bids[seat * number_of_lots(p) + lot] = answers[seat][lot]
                if answers[seat][lot] > 0:
                    p.emit(events.BID, seat, lot, answers[seat][lot])


class Bid(Decision[AztecaPosition]):
    """AZ-D8: the player bids for one lot. The sum of all bids is limited by the player's tribute."""

    id = "Bid"
    rule = "AZ-9.4"
    number_names = ("lot", "most")
    secret = True
    lot: int

    def __init__(self, lot: int) -> None:
        self.lot = lot

    def most(self, p: AztecaPosition, seat: int) -> int:
        return min(p.tribute[seat] - sum(p.drafts[seat].moves), names.MOST_AMOUNT)

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return list(range(min(p.tribute[seat], names.MOST_AMOUNT) + 1))

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        return 0 if move <= self.most(p, seat) else reasons.TOO_MUCH

    def explain_absent(self, p: AztecaPosition, seat: int, move: int) -> int:
        return reasons.TOO_MUCH if move <= names.MOST_AMOUNT else 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [self.most(p, seat)]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [self.lot, self.most(p, seat)]

    def default(self, p: AztecaPosition, seat: int) -> int:
        return 0

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if self.lot + 1 < number_of_lots(p) and self.most(p, seat) > 0:
            p.ask_further(seat, Bid(self.lot + 1))


class ResolveLot(Task[AztecaPosition]):
    """AZ-9.5: resolves the lots in ascending order; the highest bid wins. AZ-9.6: after a tie, the tied seats
    bid again.
    """

    id = "Resolve"
    rule = "AZ-9.5"
    lot: int

    def __init__(self, lot: int) -> None:
        self.lot = lot

    def run(self, p: AztecaPosition) -> None:
        if self.lot == number_of_lots(p):
            return
        p.push(ResolveLot(self.lot + 1))
        bids = [p.bids[seat * number_of_lots(p) + self.lot] for seat in range(p.players)]
        tied = best_bidders(bids)
        for seat in range(p.players):
            p.bids[seat * number_of_lots(p) + self.lot] = 0
        if not tied:
            p.emit(events.LOT_UNSOLD, self.lot)
        elif len(tied) == 1:
            sell(p, tied[0], self.lot, bids[tied[0]])
        else:
            p.emit(events.TIED, self.lot, max(bids))
            bits = 0
            for seat in tied:
                bits |= 1 << seat
            p.push(RebidRound(self.lot, bits))


def best_bidders(bids: list[int]) -> list[int]:
    """Returns the seats with the highest bid, or none if all bids are 0."""
    most = max(bids)
    return [seat for seat in range(len(bids)) if bids[seat] == most] if most > 0 else []


class RebidRound(SimultaneousRound[AztecaPosition]):
    """AZ-9.6, AZ-9.7: only the tied players bid again. If there is another tie, all bids for this lot are
    lost.
    """

    id = "Rebidding"
    rule = "AZ-9.6"
    lot: int
    tied: int

    def __init__(self, lot: int, tied: int) -> None:
        self.lot = lot
        self.tied = tied

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        return [[Rebid(self.lot)] if self.tied >> seat & 1 else [] for seat in range(p.players)]

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        bids = [answer[0] if answer else 0 for answer in answers]
        for seat in p.order(p.first):
            if self.tied >> seat & 1:
                p.emit(events.REBID, seat, self.lot, bids[seat])
        best = best_bidders(bids)
        if not best:
            p.emit(events.LOT_UNSOLD, self.lot)
        elif len(best) == 1:
            sell(p, best[0], self.lot, bids[best[0]])
        else:
            for seat in range(p.players):
                p.tribute[seat] -= bids[seat]
            p.emit(events.BIDS_LOST, self.lot)


class Rebid(Decision[AztecaPosition]):
    """AZ-D9: the player bids any amount of tribute that is not reserved for bids on unresolved lots."""

    id = "Rebid"
    rule = "AZ-9.6"
    number_names = ("lot",)
    lot: int

    def __init__(self, lot: int) -> None:
        self.lot = lot

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        bound = sum(p.bids[seat * number_of_lots(p) : seat * number_of_lots(p) + number_of_lots(p)])
        return list(range(min(p.tribute[seat] - bound, names.MOST_AMOUNT) + 1))

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [self.lot]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        pass


def sell(p: AztecaPosition, seat: int, lot: int, t: int) -> None:
    p.tribute[seat] -= t
    p.emit(events.LOT_SOLD, seat, lot, t)
    p.push(DeliverLot(seat, lot))
    if not p.current_lots.decided(lot):
        p.push(LotValue(lot))


class DeliverLot(LotOfSeat):
    """AZ-9.5, AZ-9.8: shows the value to the winner only. Players who looked at the lot know it already."""

    id = "Deliver"
    rule = "AZ-9.8"

    def run(self, p: AztecaPosition) -> None:
        market = p.current_lots
        reveal(p, market, self.lot, only(self.seat))
        values = p.tables.slave_value
        sp = values[market.at(self.lot)]
        sacrifice_points.gain_unseen(p, self.seat, sp, market.knowers[self.lot], min(values), max(values))
        p.emit_to(only(self.seat), events.LOT_VALUE, self.seat, self.lot, sp)


class CloseMarket(Task[AztecaPosition]):
    """AZ-9.2: shuffles all cards for the next round."""

    id = "Close"
    rule = "AZ-9.2"

    def run(self, p: AztecaPosition) -> None:
        p.lots = []
        p.bids = []


LOOK_ROUND: Final = LookRound()
BID_ROUND: Final = BidRound()
CLOSE_MARKET: Final = CloseMarket()
MARKET_PHASE: Final = MarketPhase()
