"""Moving a worker (TE-6.3, TE-6.4), including the tiles `dleap` and `dtwin` (TE-11.5, TE-11.7)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision
from .. import events, moves, names, reasons, sources
from ..actions import action_choice
from ..economy import goods
from ..position import NOBODY, TeotihuacanPosition
from ..tiles import technologies
from ..workers import workers


def steps_to(p: TeotihuacanPosition, start: int, board: int) -> int:
    """TE-2.1: returns the number of boards to move clockwise. Returning to the same board takes a full
    circle.
    """
    steps = (p.slots[board] - p.slots[start]) % names.BOARDS
    return steps if steps > 0 else names.BOARDS


def that_reach(p: TeotihuacanPosition, seat: int, board: int) -> list[int]:
    """TE-6.3: returns the moves that choose an unlocked worker close enough to this board. Equal workers have
    the same move.
    """
    found: list[int] = []
    for die in range(seat * names.DICE, (seat + 1) * names.DICE):
        if p.at[die] == names.NOWHERE or p.space[die] != names.UNLOCKED:
            continue
        word = workers.word_of(p, moves.WORKER, die)
        near = p.tables.steps_least <= steps_to(p, p.at[die], board) <= p.tables.steps_most
        if near and word not in found:
            found.append(word)
    return found


class ChooseBoard(Decision[TeotihuacanPosition]):
    """TE-D9: the choice of the worker's destination. With tiles, the worker may first be allowed to leap or
    to take another worker along.
    """

    id = "ChooseBoard"
    rule = "TE-D9"
    number_names = ("board", "power", "leaps")
    leaps: int

    def __init__(self, leaps: int) -> None:
        self.leaps = leaps

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        start = p.at[p.active]
        slot = p.slots[start]
        found = [moves.GO + p.ring[(slot + steps) % names.BOARDS] for steps in range(1, names.BOARDS + 1)]
        player = p.seats[seat]
        if player.tiles[names.DLEAP] > 0 and not self.leaps:
            found.append(moves.LEAP)
        if player.tiles[names.DTWIN] > 0 and p.second == NOBODY:
            for die in workers.unlocked_on(p, seat, start):
                word = moves.TWIN + p.power[die] - 1
                if die != p.active and word not in found:
                    found.append(word)
        return found

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        """TE-6.3, TE-6.4: a worker moves one to three boards clockwise."""
        if self.leaps or not moves.GO <= move < moves.GO + names.BOARDS:
            return 0
        c = p.tables
        steps = steps_to(p, p.at[p.active], move - moves.GO)
        return 0 if c.steps_least <= steps <= c.steps_most else reasons.TOO_FAR

    def legal_moves(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        found = self.candidates(p, seat)
        if self.leaps:
            return found
        return found[p.tables.steps_least - 1 : p.tables.steps_most] + found[names.BOARDS :]

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.NOBODY_TO_TAKE_ALONG if moves.TWIN <= move < moves.UNLOCK else 0

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move == moves.LEAP:
            goods.flip(p, seat, names.DLEAP)
            p.push(ChooseBoard(1))
        elif move < moves.GO + names.BOARDS:
            self.go(p, seat, move - moves.GO)
        else:
            goods.flip(p, seat, names.DTWIN)
            start = p.at[p.active]
            for die in workers.unlocked_on(p, seat, start):
                if die != p.active and p.power[die] == move - moves.TWIN + 1:
                    p.second = die
                    break
            p.push(self)

    def go(self, p: TeotihuacanPosition, seat: int, board: int) -> None:
        """TE-6.6: moves the workers to a board. The colours there are counted before they arrive, and the
        number does not change afterwards.
        """
        start = p.at[p.active]
        p.colours = workers.colours_present(p, board)
        p.at[p.active] = board
        if p.second != NOBODY:
            p.at[p.second] = board
        p.emit(events.MOVED, seat, start, board, p.power[p.active], p.colours)
        steps = steps_to(p, start, board)
        past = not self.leaps and p.slots[start] + steps > names.BOARDS
        if board == names.PALACE or past:
            self.past_palace(p, seat)
        p.push(action_choice.CHOOSE_ACTION)

    def past_palace(self, p: TeotihuacanPosition, seat: int) -> None:
        """TE-13.1: gives the gain from technology t01, once per movement."""
        if technologies.owns(p, seat, names.T01):
            source = sources.TECHNOLOGY + names.T01
            goods.gain(p, seat, names.COCOA, p.tables.technology_cocoa[names.T01], source)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """Returns the worker's board and power, and whether it leaps."""
        return [p.at[p.active], p.power[p.active], self.leaps]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.TWIN + 1] if reason == reasons.NOBODY_TO_TAKE_ALONG else [move - moves.GO]


CHOOSE_BOARD: Final = ChooseBoard(0)
