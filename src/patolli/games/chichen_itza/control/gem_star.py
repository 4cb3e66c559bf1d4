"""The gem star (CI-10.5): ten lines between five gems. Each line has a bonus."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, moves, names, reasons
from ..actions import gears, god_display
from ..board import units
from ..cards import hooks, offers
from ..cards.card import STAR_TWICE
from ..economy import goods, magic_cards
from ..position import Ask, ChichenPosition

COMMUTING: Final = (names.BONUS_COINS, names.BONUS_LUCK, names.BONUS_IDOLS, names.BONUS_WARRIORS)
"""Bonuses that can be granted in any order. They involve no choice and no chance, and each comes from a
different supply.
"""


def lit(p: ChichenPosition, seat: int, gem: int) -> int:
    """Returns a bit mask of the lines from a new gem to the gems that the player already has."""
    owned = p.seats[seat].gems
    found = 0
    for line in range(names.STAR_LINES):
        gems = p.tables.star_gems[line]
        if gems >> gem & 1 and owned & gems & ~(1 << gem):
            found |= 1 << line
    return found


def begin(p: ChichenPosition, seat: int, lines: int) -> None:
    """Schedules the bonuses of these lines as the next steps."""
    if lines:
        ask_order(p, seat, lines, 1 if hooks.cards_of_side(p, names.FIRST, STAR_TWICE) else 0)


def ask_order(p: ChichenPosition, seat: int, lines: int, doubling: int) -> None:
    """CI-D23: asks which line is next, unless the order of the remaining lines makes no difference."""
    left = units.bits(lines)
    if doubling or len(left) == 1 or not commute(p, left):
        p.push(ChooseLine(seat, lines, doubling, 1))
        return
    for line in reversed(left):
        p.push(GiveLine(seat, line))
        p.push(TellLine(seat, line))


def commute(p: ChichenPosition, lines: list[int]) -> bool:
    for line in lines:  # noqa: SIM110
        if p.tables.star_bonus[line] not in COMMUTING:
            return False
    return True


class LineTask(Task[ChichenPosition]):
    """The base class of steps that concern one player and one line of the star."""

    id = ""
    rule = "CI-10.5"
    seat: int
    line: int

    def __init__(self, seat: int, line: int) -> None:
        self.seat = seat
        self.line = line


class TellLine(LineTask):
    """Emits the event for a line that was granted without a choice."""

    id = "TellLine"

    def run(self, p: ChichenPosition) -> None:
        p.emit(events.STAR, self.seat, self.line)


class ChooseLine(Ask):
    """CI-D23: the choice of the next bonus, and of the bonus that a card doubles."""

    id = "ChooseLine"
    rule = "CI-D23"
    number_names = ("times",)
    seat: int
    lines: int
    doubling: int  # 1 if a card may still double a bonus
    times: int  # the number of times that the next bonus is granted

    def __init__(self, seat: int, lines: int, doubling: int, times: int) -> None:
        self.seat = seat
        self.lines = lines
        self.doubling = doubling
        self.times = times

    def who(self, p: ChichenPosition) -> int:
        return self.seat

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        found = [moves.STAR + line for line in range(names.STAR_LINES) if self.lines >> line & 1]
        if self.doubling:
            found.append(moves.USE + hooks.cards_of_side(p, names.FIRST, STAR_TWICE)[0].number)
        return found

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if moves.STAR <= move < moves.STAR + names.STAR_LINES:
            gems = p.tables.star_gems[move - moves.STAR]
            both = gems & ~p.seats[seat].gems == 0
            return reasons.LINE_DONE if both else reasons.GEM_MISSING
        return offers.owned_card_reason(p, seat, move, reasons.NOT_USABLE) or self.idol_reason(move)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move >= moves.USE:
            card = hooks.cards_of_side(p, names.FIRST, STAR_TWICE)[0]
            p.emit(events.CARD_USED, seat, card.number)
            p.push(ChooseLine(seat, self.lines, 0, card.printed(p)))
            return
        line = move - moves.STAR
        left = self.lines & ~(1 << line)
        if left:
            ask_order(p, seat, left, self.doubling)
        p.emit(events.STAR, seat, line)
        for _ in range(self.times):
            p.push(GiveLine(seat, line))

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.times]


class GiveLine(LineTask):
    """Grants the bonus of a line."""

    id = "GiveLine"

    def run(self, p: ChichenPosition) -> None:
        bonus = p.tables.star_bonus[self.line]
        amount = p.tables.star_amount[self.line]
        if bonus == names.BONUS_COINS:
            goods.gain_coins(p, self.seat, amount)
        elif bonus == names.BONUS_LUCK:
            goods.gain_luck(p, self.seat, amount)
        elif bonus == names.BONUS_IDOLS:
            goods.gain_idols(p, self.seat, amount)
        elif bonus == names.BONUS_WARRIORS:
            goods.warriors_to_city(p, self.seat, amount)
        elif bonus == names.BONUS_MAGIC:
            magic_cards.draw(p, self.seat, amount)
        elif bonus == names.BONUS_GEAR:
            gears.raise_any(p, self.seat)
        else:
            p.push(god_display.DrawGods(self.seat, bonus - names.BONUS_GOD, amount))
