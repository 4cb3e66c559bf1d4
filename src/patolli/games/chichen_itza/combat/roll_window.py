"""The roll window and the follow-up dice (CI-8.8 to CI-8.10, CI-D19)."""

from __future__ import annotations

from typing import Final

from ....kernel.vocabulary import STOP
from .. import events, moves, names, reasons
from ..cards import hooks, offers
from ..cards.card import WINDOW
from ..cards.registry import ALL
from ..economy import idols
from ..position import AMONG, ChichenPosition
from ..step_bases import SideAsk, SideTask
from . import creature_roll, dice, luck, sides

NOTHING_USABLE: Final[list[int]] = []


class AfterRoll(SideTask):
    """CI-8.9: opens the roll window if the player can do anything in it."""

    id = "AfterRoll"
    rule = "CI-8.9"

    def run(self, p: ChichenPosition) -> None:
        after_roll(p, self.side)


def after_roll(p: ChichenPosition, side: int) -> None:
    if may_change_roll(p, side) and not beats(p, hits_now(p, side)):
        p.push(ROLL_WINDOW[side])
    else:
        follow_up(p, side)


def may_change_roll(p: ChichenPosition, side: int) -> bool:
    """Returns whether the side has luck or a card for this roll, either now or after exchanging idols
    (CI-15.3).
    """
    cheapest = min(p.tables.luck_again, p.tables.luck_hit)
    return luck.may_use(p, side, cheapest) or bool(usable(p, side)) or usable_for_idols(p, side)


def beats(p: ChichenPosition, hits: int) -> bool:
    """Returns whether these hits would take a creature's last heart even after its best roll. If so, no
    question is needed.
    """
    combat = p.combat
    if combat.creature < 0 or hits + combat.sure_damage < combat.hearts:
        return False
    return max(0, hits - creature_roll.most_cancelled(p)) + combat.sure_damage >= combat.hearts


def hits_now(p: ChichenPosition, side: int) -> int:
    """Returns the hits so far: bought hits, dice that currently hit, and hits added by cards."""
    return p.combat.hits[side] + dice.hits(p, dice.hitting(p, side)) + hooks.extra_hits(p, side)


def usable(p: ChichenPosition, side: int) -> list[int]:
    """Returns the cards that can be used in the roll window, as moves."""
    cards = hooks.cards_of_side(p, side, WINDOW)
    if not cards:
        return NOTHING_USABLE
    seat = hooks.seat_of(p, side)
    return [moves.USE + card.number for card in cards if card.can_use(p, seat, side)]


def usable_for_idols(p: ChichenPosition, side: int) -> bool:
    """Returns whether the player could exchange idols for coins to pay for a card in the roll window."""
    seat = hooks.seat_of(p, side)
    if p.seats[seat].idols == 0:
        return False
    coins = idols.coins_in_reach(p, seat)
    for card in hooks.cards_of_side(p, side, WINDOW):  # noqa: SIM110
        if card.can_use_for(p, seat, side, coins):
            return True
    return False


class RollWindow(SideAsk):
    """CI-D19: the rolling player uses luck and cards in any order, until the player stops."""

    id = "RollWindow"
    rule = "CI-D19"
    number_names = ("phase", "hits", "thrown", "for_again", "for_hit", "creature", "foe_seat", "left", "city")
    idols = AMONG

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        ways = luck.WAYS if p.combat.dice_thrown > 0 else []
        return [*ways, *usable(p, self.side), *idols.among(p, seat), STOP]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        if move in (moves.LUCK_AGAIN, moves.LUCK_HIT):
            return luck.illegal_reason(p, self.side, move)
        return idols.illegal_reason(p, seat, move) if idols.is_exchange(move) else 0

    def legal_moves(self, p: ChichenPosition, seat: int) -> list[int]:
        """Gives the same result as `illegal_reason` but counts the tokens only once."""
        combat = p.combat
        found: list[int] = []
        if combat.dice_thrown > 0 and not combat.used_in_phase[self.side] & dice.USED_LUCK:
            have = luck.tokens(p, self.side)
            found = [move for move in luck.WAYS if luck.price_of(p, move) <= have]
        found.extend(usable(p, self.side))
        found.extend(idols.offered(p, seat))
        found.append(STOP)
        return found

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if move in luck.WAYS:
            return reasons.NO_DICE
        return offers.owned_card_reason(p, seat, move, reasons.NOT_USABLE) or self.idol_reason(move)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move == STOP:
            follow_up(p, self.side)
            return
        p.push(AFTER_ROLL[self.side])
        if move == moves.LUCK_AGAIN:
            dice.again(p, p.combat.dice[:])
            luck.pay(p, self.side, p.tables.luck_again)
        elif move == moves.LUCK_HIT:
            luck.buy_hit(p, self.side)
        elif idols.is_exchange(move):
            idols.exchange(p, seat, move)
        else:
            offers.use(p, ALL[move - moves.USE], seat, self.side)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return STOP

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        combat = p.combat
        c = p.tables
        return [
            combat.phase,
            hits_now(p, self.side),
            combat.dice_thrown,
            c.luck_again,
            c.luck_hit,
            *sides.foe(p, self.side),
        ]

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason != reasons.NO_LUCK:
            return []
        return [luck.price_of(p, move), luck.tokens(p, self.side)]


def follow_up(p: ChichenPosition, side: int) -> None:
    """CI-8.10: counts the hits after the last reroll and rolls the follow-up dice earned by them."""
    combat = p.combat
    if not combat.dice:
        return
    faces = dice.hitting(p, side)
    dice.emit_cards(p, side, dice.usual_faces(p, side))
    combat.hits[side] += dice.hits(p, faces) + hooks.extra_hits(p, side)
    earning = hooks.follow(p, side, faces, faces if combat.spell == names.FIRE else 0)
    number = dice.hits(p, earning) if earning else 0
    if number > 0:
        p.push(AFTER_FOLLOW_UP[side])
        combat.dice_left = number
        p.push(dice.ThrowFollowUp(earning))
    else:
        emit_hits(p, side)


class AfterFollowUp(SideTask):
    """CI-8.10: offers another hit in exchange for luck after the follow-up dice."""

    id = "AfterFollowUp"
    rule = "CI-8.10"

    def run(self, p: ChichenPosition) -> None:
        enough = beats(p, p.combat.hits[self.side])
        if luck.may_use(p, self.side, p.tables.luck_hit) and not enough:
            p.push(LATE_HIT[self.side])
        else:
            emit_hits(p, self.side)


class LateHit(SideAsk):
    """CI-D19: after the follow-up dice, luck can only buy a hit."""

    id = "LateHit"
    rule = "CI-D19"
    number_names = ("phase", "hits", "creature", "foe_seat", "left", "city")
    idols = AMONG

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.LUCK_AGAIN, moves.LUCK_HIT, *idols.among(p, seat), STOP]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        """CI-8.12"""
        if move == moves.LUCK_AGAIN:
            return reasons.ONLY_FIRST_ROLL
        if move == moves.LUCK_HIT:
            return luck.illegal_reason(p, self.side, move)
        return idols.illegal_reason(p, seat, move) if idols.is_exchange(move) else 0

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move == moves.LUCK_HIT:
            p.push(AFTER_FOLLOW_UP[self.side])
            luck.buy_hit(p, self.side)
        elif move == STOP:
            emit_hits(p, self.side)
        else:
            p.push(AFTER_FOLLOW_UP[self.side])
            idols.exchange(p, seat, move)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return STOP

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        return [p.tables.luck_hit, luck.tokens(p, self.side)] if reason == reasons.NO_LUCK else []

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.combat.phase, p.combat.hits[self.side], *sides.foe(p, self.side)]


def emit_hits(p: ChichenPosition, side: int) -> None:
    """Emits the hits. The event includes bit masks of the hitting faces of the dice and of the follow-up
    dice.
    """
    combat = p.combat
    if combat.dice_thrown > 0 and p.event_log is not None:
        faces = dice.hitting(p, side)
        earning = hooks.follow(p, side, faces, faces if combat.spell == names.FIRE else 0)
        p.emit(events.SCORED_HITS, hooks.seat_of(p, side), combat.hits[side], faces, earning)


AFTER_ROLL: Final = [AfterRoll(names.FIRST), AfterRoll(names.SECOND)]
ROLL_WINDOW: Final = [RollWindow(names.FIRST), RollWindow(names.SECOND)]
AFTER_FOLLOW_UP: Final = [AfterFollowUp(names.FIRST), AfterFollowUp(names.SECOND)]
LATE_HIT: Final = [LateHit(names.FIRST), LateHit(names.SECOND)]
