"""The decisions that players are assumed to make in a combat when odds are computed: each side fights to win.
This is an estimate and not part of the rules.
"""

from __future__ import annotations

from ...kernel.vocabulary import PASS, STOP
from . import moves, names
from .board import units
from .cards import hooks, offers
from .cards.registry import ALL
from .combat import creature_roll, damage, dice, luck, magic_phase, roll_window, sides
from .combat.city_attack import ChooseDefender
from .god_cards.red import CreatureRetry, OneMore
from .hero_cards.eagle_heroes import Ward
from .hero_cards.owl_heroes import Bulwark, IdolStrike
from .position import ChichenPosition


def choose(p: ChichenPosition, seat: int) -> int:
    due = p.due()
    if isinstance(due, magic_phase.ChooseCards):
        return spell(p, seat, due.side)
    if isinstance(due, roll_window.RollWindow):
        return in_roll_window(p, seat, due.side)
    if isinstance(due, roll_window.LateHit):
        hit = moves.LUCK_HIT in p.offer(seat) and decides(p, due.side, p.combat.hits[due.side], 1)
        return moves.LUCK_HIT if hit else STOP
    if isinstance(due, dice.ChooseMisses | luck.PayLuck):
        return p.offer(seat)[0]
    if isinstance(due, damage.PreventByIdols | damage.PreventByLuck):
        return prevented(p, seat, due.side)
    if isinstance(due, ChooseDefender):
        return p.offer(seat)[0]
    if isinstance(due, offers.Offer):
        return due_card(p, seat, due)
    return p.default(seat)


def spell(p: ChichenPosition, seat: int, side: int) -> int:
    """Returns the move that casts the spell with the most hits, using as many cards as allowed."""
    best = moves.CAST_NONE
    most = 0
    for move in p.offer(seat):
        if moves.CAST < move < moves.CAST + names.SPELLS * (moves.MOST_CARDS + 1) ** 2:
            kind, own, others = magic_phase.parts(move)
            worth = (own + others) * magic_phase.highest_hit(p, side, kind)
            if worth > most:
                best, most = move, worth
    return best


def missing(p: ChichenPosition, side: int, hits: int) -> int:
    """Returns how many more hits it would take to defeat the other side in this phase."""
    combat = p.combat
    if combat.creature >= 0 and side == names.FIRST:
        return combat.hearts - combat.sure_damage - hits + creature_roll.most_cancelled(p)
    other = hooks.seat_of(p, 1 - side)
    if other < 0:
        return 0
    return sides.size(p, 1 - side) + p.seats[other].shields - hits


def is_last_phase(p: ChichenPosition) -> bool:
    combat = p.combat
    return (combat.planned & ~combat.banned) >> (combat.phase + 1) == 0


def decides(p: ChichenPosition, side: int, hits: int, more: int) -> bool:
    """Returns whether `more` hits would defeat the other side or make a creature flee at the end (CI-9.6)."""
    left = missing(p, side, hits)
    if left <= 0:
        return False
    flees = p.combat.creature >= 0 and side == names.FIRST and is_last_phase(p)
    return left <= more or (flees and left == more + 1)


def in_roll_window(p: ChichenPosition, seat: int, side: int) -> int:
    offered = p.offer(seat)
    hits = roll_window.hits_now(p, side)
    if missing(p, side, hits) <= 0:
        return STOP
    for move in offered:
        if moves.USE <= move < moves.USE + names.CARDS and not isinstance(ALL[move - moves.USE], IdolStrike):
            return move
    if moves.LUCK_HIT in offered and decides(p, side, hits, 1):
        return moves.LUCK_HIT
    if moves.LUCK_AGAIN in offered:
        faces = dice.hitting(p, side)
        thrown = len(p.combat.dice)
        if units.count(faces) * thrown >= 6 * (dice.hits(p, faces) + 1):
            return moves.LUCK_AGAIN
    return STOP


def prevented(p: ChichenPosition, seat: int, side: int) -> int:
    """Returns the answer that prevents the most damage if the group would otherwise be destroyed. If not,
    returns the one that prevents the least.
    """
    falls = p.combat.damage[side] - p.seats[seat].shields >= sides.size(p, side)
    offered = p.offer(seat)
    return offered[-1] if falls else offered[0]


def due_card(p: ChichenPosition, seat: int, due: offers.Offer) -> int:
    card = ALL[due.card]
    use = moves.USE + due.card
    if use not in p.offer(seat):
        return PASS
    if isinstance(card, OneMore):
        return use if seat == p.group.seat else PASS
    if isinstance(card, Ward):
        return use
    if isinstance(card, CreatureRetry):
        return use if creature_roll.shown(p)[creature_roll.symbol(p)] > 0 else PASS
    if isinstance(card, Bulwark):
        return use if p.combat.damage[due.number] > p.seats[seat].shields + 1 else PASS
    return PASS
