"""Flood (AZ-16.13), and how it halts an army (AZ-12.10)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Step
from ....kernel.vocabulary import PASS
from .. import events, moves, names
from ..cards import hand_cards
from ..cards.card_window import CardChoice, CardWindow
from ..common import board
from ..copy_on_write import with_item
from ..position import AztecaPosition


def can_be_flooded(p: AztecaPosition, here: int, area: int) -> bool:
    """AZ-16.13: returns whether a Flood can be played against this step. The step must cross swamp, chinampas
    or a dike, or lead into a lake.
    """
    terrain = board.border(p, here, area)
    return board.is_sea(area) or terrain in (names.SWAMP, names.CHINAMPAS, names.DIKE)


class FloodWindow(CardWindow):
    """AZ-D24: after a step has been announced, asks the other players whether to play a Flood."""

    id = "FloodWindow"
    rule = "AZ-16.13"
    once = True

    def may_answer(self, p: AztecaPosition, seat: int) -> bool:
        return not p.current_march.over

    def decision(self) -> CardChoice:
        return FLOOD

    def reopened(self, first: int, left: int) -> Step[AztecaPosition]:
        return FloodWindow(first, left)

    def carry_out(self, p: AztecaPosition, seat: int, answer: list[int]) -> None:
        march = p.current_march
        here = p.army_area(march.seat, march.army)
        area = march.announced
        hand_cards.play(p, seat, names.FLOOD)
        p.emit(events.FLOODED, seat, area)
        if board.border(p, here, area) == names.DIKE:
            site = board.dike_between(p, here, area)
            p.dikes = with_item(p.dikes, site, 0)
            p.emit(events.DIKE_DESTROYED, site)
        halt(p)


class PlayFlood(CardChoice):
    id = "PlayFlood"
    rule = "AZ-16.13"
    number_names = ("other_seat", "army")
    window = "flood"

    def cards(self) -> list[int]:
        return FLOOD_CARDS

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, moves.FLOOD]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        return 0 if move == PASS else hand_cards.card_illegal_reason(p, seat, names.FLOOD)

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.current_march.seat, p.current_march.army]

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [names.FLOOD]


def halt(p: AztecaPosition) -> None:
    """AZ-12.10: ends the activation without another window. An army on a lake returns to land."""
    march = p.current_march
    march.over = 1
    march.silent = 1
    if board.is_sea(p.army_area(march.seat, march.army)):
        p.army_at[march.seat * names.ARMIES + march.army] = march.last_land
        p.emit(events.WENT_BACK, march.seat, march.army, march.last_land)


FLOOD: Final = PlayFlood()
FLOOD_CARDS: Final = [names.FLOOD]
