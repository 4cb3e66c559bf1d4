"""Reorganisation (AZ-12.11 to AZ-12.13), in which a player's boxes exchange units during an activation."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import Decision, Step
from ....kernel.simultaneous import SimultaneousRound
from ....kernel.vocabulary import PASS
from .. import events, moves, names
from ..common import army_boxes, board
from ..position import AztecaPosition


class Reorganise(SimultaneousRound[AztecaPosition]):
    """AZ-12.11, AZ-12.12: the activated army exchanges units with adjacent armies of its owner and with the
    Reserve.
    """

    id = "Reorganise"
    rule = "AZ-12.11"

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        found: list[list[Step[Any]]] = [[] for _ in range(p.players)]
        march = p.current_march
        area = p.army_area(march.seat, march.army)
        if march.over or area == names.NOBODY or board.is_sea(area) or p.owner[area] != march.seat:
            return found
        boxes = army_boxes.boxes_in_reach(p, march.seat)
        if len(boxes) > 1 and army_boxes.number_in_reach(p, march.seat, boxes) > 0:
            found[march.seat].append(EXCHANGE)
        return found

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        march = p.current_march
        answer = answers[march.seat]
        if not answer or answer[0] == PASS:
            return
        boxes = army_boxes.boxes_in_reach(p, march.seat)
        army_boxes.fill_boxes(p, march.seat, answer[1:])
        march.fresh = 1
        army_boxes.emit_box_sizes(p, events.REORGANISED, march.seat)
        for box in boxes:
            if box != names.RESERVE and p.box_of(march.seat, box).size == 0:
                remove_empty_army(p, march.seat, box)


def remove_empty_army(p: AztecaPosition, seat: int, army: int) -> None:
    """AZ-12.2, AZ-12.13: destroys an army without units, except in its owner's capital."""
    if p.army_area(seat, army) != p.capital[seat]:
        p.army_at[seat * names.ARMIES + army] = names.NOBODY
        p.emit(events.ARMY_DESTROYED, seat, army)


class Exchange(Decision[AztecaPosition]):
    """AZ-D22: the player exchanges units or leaves them as they are."""

    id = "Exchange"
    rule = "AZ-12.11"
    number_names = ("army", "area")
    window = "reorganise"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, moves.REORGANISE]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.current_march.army, p.army_area(seat, p.current_march.army)]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == moves.REORGANISE:
            p.ask_further(seat, army_boxes.FILL_FIRST)


EXCHANGE: Final = Exchange()
REORGANISE: Final = Reorganise()
