"""Soldiers in boxes (AZ-12.1): how they are distributed at set-up and when armies are reorganised.

Boxes are filled one by one, with warriors before jaguars. The last box gets all soldiers that are left.
"""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision
from ....kernel.seats import EVERYBODY
from ....kernel.secrets import reveal
from ....kernel.secrets.knowledge import no_knowledge
from .. import events, names, reasons
from ..copy_on_write import writable_box
from ..position import AztecaPosition

NO_LIMIT: Final = 99


def boxes_in_reach(p: AztecaPosition, seat: int) -> list[int]:
    """Returns the boxes to be filled. At set-up, these are all boxes; during an activation, the army,
    adjacent armies of its owner and, in the capital, the Reserve.
    """
    if not p.march:
        return ALL_BOXES
    army = p.current_march.army
    area = p.army_area(seat, army)
    found = [army]
    for other in range(names.ARMIES):
        if other != army and p.army_area(seat, other) == area:
            found.append(other)
    if area == p.capital[seat]:
        found.append(names.RESERVE)
    return found


def units_in_reach(p: AztecaPosition, seat: int, boxes: list[int]) -> list[int]:
    """Returns the number of soldiers of each kind that can be distributed."""
    if not p.march:
        return p.soldiers[seat * names.SOLDIERS : seat * names.SOLDIERS + names.SOLDIERS]
    found = [0, 0]
    for box in boxes:
        units = p.box_of(seat, box)
        for kind in range(names.SOLDIERS):
            found[kind] += units.count(kind)
    return found


def number_in_reach(p: AztecaPosition, seat: int, boxes: list[int]) -> int:
    """Returns the total number of soldiers that can be distributed."""
    found = 0
    if p.march:
        for box in boxes:
            found += p.box_of(seat, box).size
    else:
        for kind in range(names.SOLDIERS):
            found += p.soldiers[seat * names.SOLDIERS + kind]
    return found


def room_from(p: AztecaPosition, boxes: list[int], first: int) -> int:
    """Returns the number of units that fit into the boxes from index `first` onwards."""
    total = 0
    for place in range(first, len(boxes)):
        total += NO_LIMIT if boxes[place] == names.RESERVE else p.tables.army_limit
    return total


def amounts_answered(p: AztecaPosition, seat: int) -> list[int]:
    """Returns the amounts in the seat's answers so far."""
    return [move for move in p.drafts[seat].moves if move < names.MOST_AMOUNT]


class Fill(Decision[AztecaPosition]):
    """AZ-D3, AZ-D22: the player chooses how many soldiers of this kind go into this box. All others must fit
    into the later boxes.
    """

    id = "Fill"
    rule = "AZ-12.1"
    number_names = ("box", "soldier")
    secret = True
    place: int
    kind: int

    def __init__(self, place: int, kind: int) -> None:
        self.place = place
        self.kind = kind

    def least_and_most(self, p: AztecaPosition, seat: int) -> tuple[int, int]:
        boxes = boxes_in_reach(p, seat)
        left = units_in_reach(p, seat, boxes)
        answers = amounts_answered(p, seat)
        for i in range(len(answers)):
            left[i % names.SOLDIERS] -= answers[i]
        elsewhere = room_from(p, boxes, self.place + 1)
        here = NO_LIMIT if boxes[self.place] == names.RESERVE else p.tables.army_limit
        if self.kind == names.WARRIOR:
            return max(0, left[names.WARRIOR] - elsewhere), min(left[names.WARRIOR], here)
        here -= answers[-1]
        both = left[names.WARRIOR] + left[names.JAGUAR]
        return max(0, both - elsewhere), min(left[names.JAGUAR], here)

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return list(range(max(p.tables.army_limit, self.least_and_most(p, seat)[1]) + 1))

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        least, most = self.least_and_most(p, seat)
        return 0 if least <= move <= most else reasons.MUST_STAY_WHOLE

    def explain_absent(self, p: AztecaPosition, seat: int, move: int) -> int:
        return reasons.MUST_STAY_WHOLE if move <= names.MOST_AMOUNT else 0

    def legal_moves(self, p: AztecaPosition, seat: int) -> list[int]:
        least, most = self.least_and_most(p, seat)
        return list(range(least, most + 1))

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return list(self.least_and_most(p, seat))

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [boxes_in_reach(p, seat)[self.place], self.kind]

    def default(self, p: AztecaPosition, seat: int) -> int:
        """By default, all soldiers go to the Reserve at set-up. Later, they stay in their boxes as far as
        they fit.
        """
        least, most = self.least_and_most(p, seat)
        if not p.march:
            return least
        now = p.box_of(seat, boxes_in_reach(p, seat)[self.place]).count(self.kind)
        return min(max(now, least), most)

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        """Asks further questions as long as there are units left."""
        boxes = boxes_in_reach(p, seat)
        left = number_in_reach(p, seat, boxes)
        for amount in amounts_answered(p, seat):
            left -= amount
        if left == 0:
            return
        if self.kind == names.WARRIOR:
            p.ask_further(seat, Fill(self.place, names.JAGUAR))
        elif self.place + 2 < len(boxes):
            p.ask_further(seat, Fill(self.place + 1, names.WARRIOR))


def placed(p: AztecaPosition, seat: int, amounts: list[int]) -> list[list[int]]:
    """Returns the number of soldiers of each kind that these answers put into each box at set-up. The Reserve
    gets all others.
    """
    found = [[0] * names.SOLDIERS for _ in ALL_BOXES]
    left = units_in_reach(p, seat, ALL_BOXES)
    for i in range(len(amounts)):
        kind = i % names.SOLDIERS
        found[ALL_BOXES[i // names.SOLDIERS]][kind] = amounts[i]
        left[kind] -= amounts[i]
    found[names.RESERVE] = left
    return found


def fill_boxes(p: AztecaPosition, seat: int, amounts: list[int]) -> None:
    """Fills the boxes according to these answers. Other seats no longer know what is in them."""
    boxes = boxes_in_reach(p, seat)
    left = units_in_reach(p, seat, boxes)
    for i, box in enumerate(boxes):
        content = amounts[i * names.SOLDIERS : i * names.SOLDIERS + names.SOLDIERS]
        if i == len(boxes) - 1:
            content = left[:]
        while len(content) < names.SOLDIERS:
            content.append(0)
        for kind in range(names.SOLDIERS):
            left[kind] -= content[kind]
        hand = writable_box(p, seat, box)
        hand.cards = content
        hand.size = sum(content)
        hand.sure = no_knowledge()


def emit_box_sizes(p: AztecaPosition, event: int, seat: int) -> None:
    sizes = [p.box_of(seat, box).size for box in ALL_BOXES]
    p.emit(event, seat, sizes[0], sizes[1], sizes[2], sizes[3])


def reveal_box(p: AztecaPosition, seat: int, box: int) -> None:
    """Shows the soldiers in a box to all players."""
    units = writable_box(p, seat, box)
    reveal(p, units, 0, EVERYBODY)
    p.emit(events.BOX_SHOWN, seat, box, units.count(names.WARRIOR), units.count(names.JAGUAR))


ALL_BOXES: Final = [0, 1, 2, names.RESERVE]
FILL_FIRST: Final = Fill(0, names.WARRIOR)
