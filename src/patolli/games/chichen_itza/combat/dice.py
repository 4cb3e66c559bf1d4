"""Dice rolled by players (CI-8.8 to CI-8.10): throws, hits, follow-up dice and rerolls."""

from __future__ import annotations

from math import factorial
from typing import Final

from ....kernel.native import i64
from ....kernel.vocabulary import STOP
from .. import events, moves, names, reasons
from ..cards import hooks
from ..cards.card import EXTRA_HITS, FACES, FOE_FACES, FOLLOW
from ..position import Ask, Chance, ChichenPosition

# Effects used in a phase, as bits of combat.used_in_phase
USED_LUCK: Final = 1
USED_RETRY_RANGED: Final = 2
USED_RETRY_MELEE: Final = 4
USED_SIXES: Final = 8
USED_CREATURE_DIE: Final = 16
DENIED: Final = 32  # shields cannot be used in this damage step
# Effects used in a combat, as bits of combat.used_in_combat
SPENT_PAID_RETRY: Final = 1

ROLLS: Final = [moves.ROLL + face for face in range(1, 7)]
THROWS: Final = [
    [moves.ROLL_DICE + i for i in range(len(moves.DICE)) if len(moves.DICE[i]) == number] or ROLLS
    for number in range(moves.DICE_AT_ONCE + 1)
]
"""The possible throws for each number of dice, regardless of the order of the dice."""


def ways(faces: list[int]) -> int:
    """Returns the number of orders in which the dice can show these faces."""
    number = factorial(len(faces))
    for face in range(1, 7):
        number //= factorial(faces.count(face))
    return number


def faces_of(move: int) -> list[int]:
    """Returns the dice faces of the throw that a move represents."""
    return [move - moves.ROLL] if move < moves.ROLL_DICE else moves.DICE[move - moves.ROLL_DICE]


ODDS: Final = [[ways(faces_of(move)) for move in throw] for throw in THROWS]


def up_to(face: int) -> int:
    """Returns a bit mask of the faces from 1 to this one."""
    return (2 << face) - 2


def usual_faces(p: ChichenPosition, side: int) -> int:
    """CI-8.11, CI-8.13, CI-8.14: returns a bit mask of the faces that would hit in this phase if there were
    no cards.
    """
    combat = p.combat
    c = p.tables
    means = names.MEANS[combat.phase]
    if means == names.BY_MAGIC:
        return up_to(c.spell_hits[combat.spell]) if combat.spell >= 0 else 0
    if means == names.BY_RANGED:
        return up_to(c.ranged_hits)
    return up_to(c.melee_hits[p.seats[hooks.seat_of(p, side)].gears[names.MELEE_GEAR]])


def hitting(p: ChichenPosition, side: int) -> int:
    """Returns a bit mask of the faces that hit in this phase."""
    return hooks.faces(p, side, usual_faces(p, side))


def hits(p: ChichenPosition, faces: i64) -> int:
    number = 0
    for die in p.combat.dice:
        if faces >> die & 1:
            number += 1
    return number


def misses(p: ChichenPosition, side: int) -> list[int]:
    """CI-8.9: returns the dice that currently miss."""
    faces = hitting(p, side)
    return [die for die in p.combat.dice if not faces >> die & 1]


def throw(p: ChichenPosition, number: int) -> None:
    """Schedules a throw of this number of dice as the next step, for the rolling side."""
    p.combat.dice_left = number
    if number > 0:
        p.push(THROW)


class Throw(Chance):
    """Throws the dice, several at a time, until all have been thrown."""

    id = "Throw"
    rule = "CI-8.3"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return THROWS[min(p.combat.dice_left, moves.DICE_AT_ONCE)]

    def odds(self, p: ChichenPosition) -> list[int]:
        return ODDS[min(p.combat.dice_left, moves.DICE_AT_ONCE)]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        combat = p.combat
        for face in faces_of(move):
            combat.dice.append(face)
            combat.dice_left -= 1
            p.emit(events.ROLLED, hooks.seat_of(p, combat.side), face)
        if combat.dice_left > 0:
            p.push(self)


class ThrowFollowUp(Chance):
    """CI-8.10: throws a follow-up die. It hits with the faces that earn a follow-up die and is never
    rerolled.
    """

    id = "ThrowFollowUp"
    rule = "CI-8.10"
    faces: int

    def __init__(self, faces: int) -> None:
        self.faces = faces

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return ROLLS

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        combat = p.combat
        combat.dice_left -= 1
        combat.hits[combat.side] += self.faces >> (move - moves.ROLL) & 1
        p.emit(events.FOLLOWED_UP, hooks.seat_of(p, combat.side), move - moves.ROLL)
        if combat.dice_left > 0:
            p.push(self)


def again(p: ChichenPosition, faces: list[int]) -> None:
    """Rerolls these dice of the rolling side."""
    combat = p.combat
    for face in faces:
        combat.dice.remove(face)
    p.emit(events.ROLLED_AGAIN, hooks.seat_of(p, combat.side), len(faces))
    throw(p, len(faces))


class ChooseMisses(Ask):
    """CI-D19: chooses up to `most` misses to reroll, one by one."""

    id = "ChooseMisses"
    rule = "CI-D19"
    number_names = ("chosen", "most")
    side: int
    chosen: int  # the number of dice already set aside to be rerolled
    most: int

    def __init__(self, side: int, chosen: int, most: int) -> None:
        self.side = side
        self.chosen = chosen
        self.most = most

    def who(self, p: ChichenPosition) -> int:
        return hooks.seat_of(p, self.side)

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        """A face represents any one of the dice that show it."""
        return [*[moves.AGAIN + face for face in range(1, 7) if face in p.combat.dice], STOP]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        if move == STOP:
            return reasons.NO_SUCH_DIE if self.chosen == 0 else 0
        return 0 if move - moves.AGAIN in misses(p, self.side) else reasons.NO_SUCH_DIE

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        return reasons.NO_SUCH_DIE if moves.AGAIN < move <= moves.AGAIN + 6 else self.idol_reason(move)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        chosen = self.chosen
        if move != STOP:
            p.combat.dice.remove(move - moves.AGAIN)
            chosen += 1
            if chosen < self.most and misses(p, self.side):
                p.push(ChooseMisses(self.side, chosen, self.most))
                return
        p.emit(events.ROLLED_AGAIN, seat, chosen)
        throw(p, chosen)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.chosen, self.most]


THROW: Final = Throw()


def emit_cards(p: ChichenPosition, side: int, usual: int) -> None:
    """Emits events for the cards that changed the hits of this side. `usual` is a bit mask of the faces that
    hit without cards.
    """
    if p.event_log is None or not p.combat.dice:
        return
    faces = usual
    for own, hook in ((side, FACES), (1 - side, FOE_FACES)):
        for card in hooks.cards_of_side(p, own, hook):
            after = card.faces(p, own, faces) if own == side else card.foe_faces(p, own, faces)
            if hits(p, after) != hits(p, faces):
                p.emit(events.CARD_USED, hooks.seat_of(p, own), card.number)
            faces = after
    for card in hooks.cards_of_side(p, side, FOLLOW):
        if hits(p, card.follow(p, side, faces) & faces):
            p.emit(events.CARD_USED, hooks.seat_of(p, side), card.number)
    for card in hooks.cards_of_side(p, side, EXTRA_HITS):
        if card.extra_hits(p, side):
            p.emit(events.CARD_USED, hooks.seat_of(p, side), card.number)
