"""What the rules add to the preview of an answer, and sequences of moves for a single click."""

from __future__ import annotations

from typing import Final

from ...kernel.events import Event
from ...kernel.prospect_rules import (
    AS_A_WHOLE,
    NO_CLICK,
    NO_MOVE,
    Amount,
    AnswerNote,
    ExpectedAnswer,
    ProspectRules,
)
from . import moves, names, prospect_faults, prospect_notes, prospect_remainders, worship_orders
from .actions.action_choice import ChooseAction, ChooseBenefit
from .actions.worship import BOTH
from .economy.goods import TakeResource
from .position import TeotihuacanPosition
from .setup.starting_tiles import KeepTile
from .turn import worker_movement
from .workers import workers


class TeotihuacanProspects(ProspectRules[TeotihuacanPosition]):
    def is_free_action(self, p: TeotihuacanPosition, seat: int, move: int) -> bool:
        """TE-D8: returns whether the answer uses a discovery tile, which is a free action."""
        return moves.USE <= move < moves.COLLECT

    def dominated_by(self, p: TeotihuacanPosition, seat: int, move: int, options: list[int]) -> int:
        """TE-7.4, TE-7.5: if this answer takes both benefits in an order that is never better than the other
        one, returns the answer with the other order.
        """
        d = p.decision(seat)
        if not isinstance(d, ChooseBenefit) or move - moves.BENEFIT not in BOTH:
            return NO_MOVE
        orders = worship_orders.worthwhile(p, d.space)
        if not orders or names.BENEFIT_IDS[move - moves.BENEFIT] in orders:
            return NO_MOVE
        if worship_orders.can_pay_tile_first(p, d.space):
            better = moves.BENEFIT + names.BENEFIT_IDS.index(orders[0])
        elif sum(p.seats[seat].tiles) > 0:
            return NO_MOVE  # a tile used first may help to pay
        else:  # the claim would lapse, so taking only the other benefit costs less
            better = moves.BENEFIT + names.BENEFIT_IDS.index(orders[0].split("-", maxsplit=1)[0])
        return better if better in options else NO_MOVE

    def notes(self, p: TeotihuacanPosition, seat: int, move: int) -> list[AnswerNote]:
        return prospect_notes.notes(p, seat, move)

    def warnings(self, p: TeotihuacanPosition, seat: int) -> list[AnswerNote]:
        return prospect_notes.warnings(p, seat)

    def already_chosen(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """TE-D1: returns the starting tiles chosen so far, because all of them are submitted together."""
        return p.drafts[seat].moves[:] if isinstance(p.decision(seat), KeepTile) else []

    def deferred(
        self, p: TeotihuacanPosition, seat: int, move: int, after: TeotihuacanPosition, events: list[Event]
    ) -> list[Amount]:
        return prospect_remainders.certain(after, seat)

    def counts_apart(self, p: TeotihuacanPosition, seat: int, chain: list[int]) -> bool:
        """TE-6.5: returns whether the price of unlocking is shown separately, because cocoa is collected
        right afterwards.
        """
        return moves.UNLOCK in chain

    def kinds_of(self, thing: str) -> list[str]:
        return prospect_remainders.KINDS.get(thing, [thing])

    def expected_answers(self, p: TeotihuacanPosition, seat: int) -> list[ExpectedAnswer]:
        """TE-7: returns the main action and the worship space on the board that the worker has reached."""
        if not isinstance(p.decision(seat), ChooseAction):
            return []
        board = p.at[p.active]
        found = [] if board == names.PALACE else [ExpectedAnswer(moves.MAIN, AnswerNote("main-action"))]
        for space in names.SPACES_OF_BOARD[board]:
            name = AnswerNote("worship-in", {"space": names.SPACE_IDS[space]})
            found.append(ExpectedAnswer(moves.WORSHIP + space, name))
        return found

    def goes_on(self, p: TeotihuacanPosition, seat: int, path: list[int], move: int) -> bool:
        """Returns whether a sequence continues with this move: to a board and its action, to a place in the
        pyramid, or through several choices of the same kind.
        """
        last = path[-1] if path else NO_MOVE
        if is_go(move):
            return last == NO_MOVE or (is_worker(last) and is_only_one(p, seat, move - moves.GO))
        if is_worker(move) or is_in(move, moves.ON, names.PLACES) or move == moves.UNLOCK:
            return not path
        if move == moves.MAIN or is_worship(move):
            return last == NO_MOVE or is_go(last)
        if is_save(move):
            return last == NO_MOVE or is_in(last, moves.ON, names.PLACES)
        if is_take(move):
            return last == NO_MOVE or (is_take(last) and last <= move)
        return is_free(move) and (last in (NO_MOVE, moves.UNLOCK) or (is_free(last) and last < move))

    def click(self, p: TeotihuacanPosition, seat: int, path: list[int], move: int) -> int:
        """Returns whether a click on the board plays the whole sequence."""
        last = path[-1]
        if is_go(last):
            whole = move in (moves.COLLECT, moves.MAIN) or is_worship(move)
        elif last == moves.MAIN:
            whole = moves.LEARN <= move < moves.SIDE or moves.BUILD <= move < moves.ON
        elif is_worship(last):
            whole = moves.BENEFIT <= move < moves.PAY
        elif is_in(last, moves.ON, names.PLACES) or is_save(last):
            whole = is_in(move, moves.ROTATE, names.ROTATIONS)
        elif is_take(last):
            d = p.decision(seat)
            whole = isinstance(d, TakeResource) and d.left == 1 and is_take(move) and last <= move
        else:
            whole = is_free(move) and (last == moves.UNLOCK or last < move) and locked(p, seat) == 1
        return AS_A_WHOLE if whole else NO_CLICK

    def faults(self, p: TeotihuacanPosition, seat: int) -> list[str]:
        return prospect_faults.faults(p, seat, self.all_notes(p.observation(seat), seat))


def locked(p: TeotihuacanPosition, seat: int) -> int:
    """Returns the number of the seat's workers that are still locked."""
    return sum(1 for space in range(names.SPACES) if workers.worker_in(p, space) // names.DICE == seat)


def is_only_one(p: TeotihuacanPosition, seat: int, board: int) -> bool:
    """TE-6.3: returns whether the chosen worker is the only one that could go to this board. Workers that are
    equal to it do not count.
    """
    chosen = workers.word_of(p, moves.WORKER, p.active)
    return all(word == chosen for word in worker_movement.that_reach(p, seat, board))


def is_in(move: int, first: int, count: int) -> bool:
    return first <= move < first + count


def is_worker(move: int) -> bool:
    return moves.WORKER <= move < moves.GO


def is_go(move: int) -> bool:
    return is_in(move, moves.GO, names.BOARDS)


def is_worship(move: int) -> bool:
    return is_in(move, moves.WORSHIP, names.SPACES)


def is_save(move: int) -> bool:
    return moves.SAVE <= move <= moves.SAVE_NOTHING


def is_take(move: int) -> bool:
    return is_in(move, moves.TAKE, names.RESOURCES)


def is_free(move: int) -> bool:
    return is_in(move, moves.FREE, names.SPACES)


RULES: Final = TeotihuacanProspects()
