"""Raid (AZ-16.9), which is declared at the start of an activation and allows the army to return
afterwards.
"""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, Task
from ....kernel.vocabulary import NO, PASS, YES
from .. import events, moves, names
from ..cards import hand_cards
from ..cards.card_window import CardChoice
from ..position import AztecaPosition


class RaidWindow(Task[AztecaPosition]):
    """AZ-12.5: a Raid is declared before anything else happens. All players with a card are asked."""

    id = "RaidWindow"
    rule = "AZ-12.5"

    def run(self, p: AztecaPosition) -> None:
        hand = p.hands[p.current_march.seat]
        if hand.size > 0 and (not p.unwatched or hand.cards[names.RAID] > 0):
            p.push(RAID)


class DeclareRaid(CardChoice):
    """AZ-D21, AZ-16.9: the player declares a Raid or passes."""

    id = "DeclareRaid"
    rule = "AZ-16.9"
    number_names = ("army",)
    window = "raid"

    def cards(self) -> list[int]:
        return RAID_CARDS

    def who(self, p: AztecaPosition) -> int:
        return p.current_march.seat

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, moves.RAID]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        return 0 if move == PASS else hand_cards.card_illegal_reason(p, seat, names.RAID)

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.current_march.army]

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [names.RAID]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == moves.RAID:
            hand_cards.play(p, seat, names.RAID)
            p.current_march.raid = 1
            p.emit(events.RAID, seat, p.current_march.army)


def marching_army_exists(p: AztecaPosition) -> bool:
    march = p.current_march
    return p.army_area(march.seat, march.army) != names.NOBODY


class RaidReturn(Task[AztecaPosition]):
    """AZ-16.9: after its battle, the army may return to where it started."""

    id = "RaidReturn"
    rule = "AZ-16.9"

    def run(self, p: AztecaPosition) -> None:
        march = p.current_march
        if not march.raid or not march.fought or not marching_army_exists(p):
            return
        if p.army_area(march.seat, march.army) != march.start and p.owner[march.start] == march.seat:
            p.turn = march.seat
            p.push(RETURN)


class Return(Decision[AztecaPosition]):
    """AZ-D32: the army returns to the area in which the activation began, or stays."""

    id = "Return"
    rule = "AZ-16.9"
    number_names = ("army", "area")

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [NO, YES]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.current_march.army, p.current_march.start]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == YES:
            march = p.current_march
            p.army_at[seat * names.ARMIES + march.army] = march.start
            p.emit(events.RAID_RETURNED, seat, march.army, march.start)


RAID_WINDOW: Final = RaidWindow()
RAID: Final = DeclareRaid()
RAID_RETURN: Final = RaidReturn()
RETURN: Final = Return()
RAID_CARDS: Final = [names.RAID]
