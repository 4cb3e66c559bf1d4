"""Dice (AZ-2.5), and the card window after each roll (AZ-5.6), in which players can play Influence of
Tlenamacac and others can cancel it.
"""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import ChanceDecision, Step, Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons
from ..cards import hand_cards
from ..cards.card_window import CardChoice, CardWindow
from ..position import AztecaPosition

NO_REROLL: Final = -1
ROLL_PHASES: Final = [
    names.TRIBUTE, names.POCHTECA_PHASE, names.POCHTECA_PHASE, names.POCHTECA_PHASE, names.LAKES,
    names.FLOWER_WAR, names.FLOWER_WAR, names.FLOWER_WAR, names.JUDGEMENT,
]  # fmt: skip
"""The phase to which each purpose of a roll belongs."""


def throw(p: AztecaPosition, colours: list[int], purpose: int, roller: int) -> None:
    """Rolls all dice for one purpose and then opens a card window. The next step on the agenda uses the
    result.
    """
    p.rolled_for = purpose
    p.dice_colour = colours
    p.dice_face = [names.NOT_ROLLED] * len(colours)
    p.roller = roller
    p.then(THROW, DiceWindow(roller, names.EVERY_SEAT))


def clear(p: AztecaPosition) -> None:
    """Removes the dice of the previous roll."""
    p.dice_colour = []
    p.dice_face = []


def spears(p: AztecaPosition, first: int, dice: int) -> int:
    return sum(p.dice_face[first : first + dice])


def owner_of_die(p: AztecaPosition, die: int) -> int:
    """Returns the seat to which a die of this roll belongs, or NOBODY for neutral units."""
    if p.rolled_for == names.FOR_MOBILISATION:
        return names.NOBODY
    if p.rolled_for == names.FOR_TERRAIN:
        return p.current_battle.defender
    first_half = die < len(p.dice_colour) // 2
    if p.rolled_for == names.FOR_BATTLE:
        return p.current_battle.attacker if first_half else p.current_battle.defender
    if p.rolled_for == names.FOR_SHIPS:
        return p.current_naval_battle.attacker if first_half else p.current_naval_battle.defender
    return p.roller


def faces_shown(p: AztecaPosition) -> list[int]:
    """Returns the face of each die in the numbering of `names.DIE_A_IDS`."""
    found = [names.SHOWS_NOTHING] * names.MOST_DICE
    for die in range(len(p.dice_face)):
        found[die] = names.SHOWS_FACE + p.dice_face[die]
        if p.dice_colour[die] == names.WHITE:
            found[die] += names.SPEAR
    return found


class Throw(ChanceDecision[AztecaPosition]):
    """Rolls the next die."""

    id = "Throw"
    rule = "AZ-2.5"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        if p.dice_colour[p.dice_face.index(names.NOT_ROLLED)] == names.WHITE:
            return WHITE
        return SPEARED

    def odds(self, p: AztecaPosition) -> list[int]:
        colour = p.dice_colour[p.dice_face.index(names.NOT_ROLLED)]
        if colour == names.WHITE:
            return EVEN
        spears = p.tables.spears[colour]
        return [spears, p.tables.faces[colour] - spears]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        die = p.dice_face.index(names.NOT_ROLLED)
        if move >= moves.ROLL:
            p.dice_face[die] = move - moves.ROLL + 1
        else:
            p.dice_face[die] = names.SPEAR if move == moves.SPEAR else names.BLANK
        p.emit(events.ROLLED, owner_of_die(p, die), die, p.dice_colour[die], p.dice_face[die], p.rolled_for)
        if names.NOT_ROLLED in p.dice_face:
            p.push(THROW)


class DiceWindow(CardWindow):
    """AZ-5.6: asks the players in order, starting with the roller, until all of them pass. `Reroll` continues
    the window.
    """

    id = "DiceWindow"
    rule = "AZ-5.6"

    def decision(self) -> CardChoice:
        return INFLUENCE

    def continue_after(self, p: AztecaPosition, seat: int, left: int) -> None:
        p.push(Reroll(seat))

    def carry_out(self, p: AztecaPosition, seat: int, answer: list[int]) -> None:
        hand_cards.play(p, seat, names.TLENAMACAC)
        p.reroll = answer[0] - moves.TLENAMACAC
        p.emit(events.INFLUENCES, seat, p.reroll)
        p.push(CancelWindow((seat + 1) % p.players, names.EVERY_SEAT & ~(1 << seat)))


class Influence(CardChoice):
    """AZ-16.1: the player chooses a die of the last roll to be rerolled."""

    id = "Influence"
    rule = "AZ-16.1"
    number_names = ("roll", "thrown", "seat", "other_seat", "die_a", "die_b", "die_c", "die_d")
    window = "dice"

    def cards(self) -> list[int]:
        return DICE_CARDS

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, *(moves.TLENAMACAC + die for die in range(len(p.dice_face)))]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        return 0 if move == PASS else hand_cards.card_illegal_reason(p, seat, names.TLENAMACAC)

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        dice = len(p.dice_face)
        return [p.rolled_for, dice, owner_of_die(p, 0), owner_of_die(p, dice - 1), *faces_shown(p)]

    def explain_absent(self, p: AztecaPosition, seat: int, move: int) -> int:
        return reasons.NOT_ROLLED if moves.TLENAMACAC <= move < moves.TLENAMACAC + names.MOST_DICE else 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [] if reason == reasons.NOT_ROLLED else [names.TLENAMACAC]


class CancelWindow(CardWindow):
    """AZ-5.6: asks the other players once whether to cancel the card."""

    id = "CancelWindow"
    rule = "AZ-5.6"
    once = True

    def may_answer(self, p: AztecaPosition, seat: int) -> bool:
        return p.reroll != NO_REROLL

    def decision(self) -> CardChoice:
        return ANSWER

    def reopened(self, first: int, left: int) -> Step[AztecaPosition]:
        return CancelWindow(first, left)

    def carry_out(self, p: AztecaPosition, seat: int, answer: list[int]) -> None:
        hand_cards.play(p, seat, names.SORCERER)
        p.reroll = NO_REROLL
        p.emit(events.CANCELLED, seat)


class AnswerTlenamacac(CardChoice):
    """AZ-16.2: a player can use a Sorcerer to cancel a Tlenamacac."""

    id = "AnswerTlenamacac"
    rule = "AZ-16.2"
    number_names = ("die", "roll", "thrown", "seat", "die_a")
    window = "cancel"

    def cards(self) -> list[int]:
        return SORCERER_CARDS

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, moves.CANCEL]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        return 0 if move == PASS else hand_cards.card_illegal_reason(p, seat, names.SORCERER)

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        die = p.reroll
        return [die, p.rolled_for, len(p.dice_face), owner_of_die(p, die), faces_shown(p)[die]]

    def explain_absent(self, p: AztecaPosition, seat: int, move: int) -> int:
        return reasons.ONLY_TO_CANCEL if moves.SORCERER <= move < moves.SORCERER + names.MOST_PLAYERS else 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [] if reason == reasons.ONLY_TO_CANCEL else [names.SORCERER]


class Reroll(Task[AztecaPosition]):
    """AZ-5.6: opens the window again, starting with the roller or, after a card has been cancelled, with the
    next player.
    """

    id = "Reroll"
    rule = "AZ-16.1"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: AztecaPosition) -> None:
        if p.reroll == NO_REROLL:
            p.push(DiceWindow((self.seat + 1) % p.players, names.EVERY_SEAT))
            return
        p.emit(events.ROLLED_AGAIN, p.roller, p.reroll)
        p.dice_face[p.reroll] = names.NOT_ROLLED
        p.reroll = NO_REROLL
        p.then(THROW, DiceWindow(p.roller, names.EVERY_SEAT))


SPEARED: Final = [moves.SPEAR, moves.BLANK]
WHITE: Final = [moves.ROLL + face for face in range(names.WHITE_FACES)]
EVEN: Final = [1] * names.WHITE_FACES
THROW: Final = Throw()
INFLUENCE: Final = Influence()
ANSWER: Final = AnswerTlenamacac()
DICE_CARDS: Final = [names.TLENAMACAC]
SORCERER_CARDS: Final = [names.SORCERER]
