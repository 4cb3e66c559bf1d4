"""The magic phase (CI-8.11), in which a side chooses a spell and the number of cards."""

from __future__ import annotations

from typing import Final

from .. import events, moves, names, reasons
from ..cards import card_events, hooks
from ..cards.card import ANY_CARD
from ..economy import idols, magic_cards
from ..position import AMONG, ChichenPosition
from ..step_bases import SideAsk
from . import dice, sides

EVERY_CARD: Final = 99


def is_asked(p: ChichenPosition, side: int) -> bool:
    """Returns whether this side may have a magic card or could get one for an idol."""
    seat = hooks.seat_of(p, side)
    return p.hands[seat].size > 0 or (p.seats[seat].idols > 0 and magic_cards.cards_left(p))


def most_cards(p: ChichenPosition, seat: int, spell: int) -> int:
    """CI-6.5: returns the maximum number of cards in a phase, given by the level of the magic gear."""
    most = p.tables.spells[spell][p.seats[seat].gears[names.MAGIC_GEAR]]
    return EVERY_CARD if most < 0 else most


def any_card(p: ChichenPosition, side: int) -> bool:
    """CI-G53: returns whether cards of the other spell can be used as well."""
    return bool(hooks.cards_of_side(p, side, ANY_CARD))


class ChooseCards(SideAsk):
    """CI-D18: the choice of a spell and of the cards for it, or of no spell. The possible answers depend on
    the hand.
    """

    id = "ChooseCards"
    rule = "CI-D18"
    number_names = ("stone_hits", "fire_hits", "creature", "foe_seat", "left", "city")
    secret = True
    idols = AMONG

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        """Returns all casts that are possible with this hand, including those that the gear forbids."""
        found = [moves.CAST_NONE]
        for spell in range(names.SPELLS):
            self.add_casts(p, seat, spell, EVERY_CARD, found)
        return [*found, *idols.among(p, seat)]

    def legal_moves(self, p: ChichenPosition, seat: int) -> list[int]:
        """Gives the same result as `illegal_reason` but does not try casts that the gear forbids."""
        found = [moves.CAST_NONE]
        for spell in range(names.SPELLS):
            self.add_casts(p, seat, spell, most_cards(p, seat, spell), found)
        found.extend(idols.offered(p, seat))
        return found

    def add_casts(self, p: ChichenPosition, seat: int, spell: int, most: int, found: list[int]) -> None:
        """Adds the casts of this spell that are possible with this hand, using at most `most` cards."""
        hand = p.hands[seat]
        mixed = hand.count(1 - spell) if any_card(p, self.side) else 0
        for own in range(min(most, hand.count(spell)) + 1):
            for others in range(min(most - own, mixed) + 1):
                if own + others > 0:
                    found.append(moves.cast(spell, own, others))

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        if move == moves.CAST_NONE:
            return 0
        if idols.is_exchange(move):
            return idols.illegal_reason(p, seat, move)
        spell, own, others = parts(move)
        return reasons.TOO_MANY_CARDS if own + others > most_cards(p, seat, spell) else 0

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not moves.CAST < move < moves.CAST + names.SPELLS * (moves.MOST_CARDS + 1) ** 2:
            return self.idol_reason(move)
        spell, _, others = parts(move)
        if others and not any_card(p, self.side):
            return reasons.CANNOT_MIX
        if p.hands[seat].count(spell) == 0:
            return reasons.NO_CARD_OF_SPELL
        return reasons.TOO_FEW_CARDS

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move == moves.CAST_NONE:
            return
        if idols.is_exchange(move):
            p.push(self)
            idols.exchange(p, seat, move)
            return
        spell, own, others = parts(move)
        cast(p, seat, spell, own, others)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return moves.CAST_NONE

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        """Returns the highest face that hits with each spell, and facts about the opponent."""
        return [
            *[highest_hit(p, self.side, spell) for spell in range(names.SPELLS)],
            *sides.foe(p, self.side),
        ]

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        return [most_cards(p, seat, parts(move)[0])] if reason == reasons.TOO_MANY_CARDS else []


CHOOSE_CARDS: Final = [ChooseCards(names.FIRST), ChooseCards(names.SECOND)]


def highest_hit(p: ChichenPosition, side: int, spell: int) -> int:
    """Returns the highest face with which the dice of this spell hit."""
    chosen = p.combat.spell
    p.combat.spell = spell
    faces = dice.hitting(p, side)
    p.combat.spell = chosen
    return max([face for face in range(1, 7) if faces >> face & 1], default=0)


def parts(move: int) -> tuple[int, int, int]:
    """Returns the spell, the number of its own cards, and the number of cards of the other spell."""
    kinds = moves.MOST_CARDS + 1
    number = move - moves.CAST
    return number // (kinds * kinds), number // kinds % kinds, number % kinds


def cast(p: ChichenPosition, seat: int, spell: int, own: int, others: int) -> None:
    """Reveals and discards the cards. Each card adds one die."""
    combat = p.combat
    combat.spell = spell
    magic_cards.discard(p, seat, spell, own)
    magic_cards.discard(p, seat, 1 - spell, others)
    stones = own if spell == names.STONE else others
    p.emit(events.CAST, seat, spell, stones, own + others - stones)
    if others:
        card_events.emit_gods(p, seat, ANY_CARD)
    combat.dice_thrown = own + others
    dice.throw(p, combat.dice_thrown)
