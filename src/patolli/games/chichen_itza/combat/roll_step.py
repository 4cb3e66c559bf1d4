"""A player's roll step (CI-8.3): how many dice, the roll window, follow-up dice."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.vocabulary import STOP
from .. import events, moves, names, reasons
from ..cards import card_events, hooks, offers
from ..cards.card import DICE, FOE_DICE, LUCK_SHIELDS, SILENCE, WINDOW
from ..cards.registry import ALL
from ..economy import goods, idols
from ..position import AMONG, Ask, ChichenPosition
from . import creature_roll, dice, magic_phase, sides

NOTHING_USABLE: Final[list[int]] = []
LUCK: Final = [moves.LUCK_AGAIN, moves.LUCK_HIT]


class RollStep(Task[ChichenPosition]):
    """CI-8.3, CI-9.2: one side rolls, player or creature."""

    id = "RollStep"
    rule = "CI-8.3"
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, p: ChichenPosition) -> None:
        combat = p.combat
        combat.side = self.side
        combat.dice = []
        combat.dice_thrown = 0
        combat.spell = names.NOTHING
        if hooks.silenced(p, self.side):
            card_events.emit_side(p, 1 - self.side, SILENCE)
            return
        if self.side == names.SECOND and combat.creature >= 0:
            creature_roll.begin(p)
            return
        if names.MEANS[combat.phase] == names.BY_MAGIC:
            if magic_phase.is_asked(p, self.side):
                p.then(magic_phase.CHOOSE_CARDS[self.side], AFTER_ROLL[self.side])
                return
        else:
            combat.dice_thrown = number_of_dice(p, self.side)
            if combat.dice_thrown > 0:
                p.push(AFTER_ROLL[self.side])
                dice.throw(p, combat.dice_thrown)
                return
        after_roll(p, self.side)


def nobody_rolls(p: ChichenPosition) -> bool:
    """Has neither side anything to do in this phase?"""
    return not may_roll(p, names.FIRST) and not may_roll(p, names.SECOND)


def may_roll(p: ChichenPosition, side: int) -> bool:
    combat = p.combat
    means = names.MEANS[combat.phase]
    if means == names.BY_MELEE:
        return True
    if side == names.SECOND and combat.creature >= 0:
        return creature_roll.symbol(p) >= 0
    if hooks.fighting(p, side, WINDOW):
        return True
    if means == names.BY_MAGIC:
        return magic_phase.is_asked(p, side)
    return p.tables.attacks[p.seats[hooks.seat_of(p, side)].gears[names.RANGED_GEAR]] > 0


def number_of_dice(p: ChichenPosition, side: int) -> int:
    """CI-8.13 to CI-8.15: ranged attacks or units, and one for the scout."""
    if names.MEANS[p.combat.phase] == names.BY_RANGED:
        attacks = p.tables.attacks[p.seats[hooks.seat_of(p, side)].gears[names.RANGED_GEAR]]
        if attacks == 0:
            return 0
        return changed_by_cards(p, side, attacks + sides.scout(p, side))
    return changed_by_cards(p, side, sides.size(p, side) + sides.scout(p, side))


def changed_by_cards(p: ChichenPosition, side: int, usual: int) -> int:
    number = hooks.dice(p, side, usual)
    if names.MEANS[p.combat.phase] == names.BY_MELEE:
        card_events.emit_side(p, side, DICE)
        card_events.emit_side(p, 1 - side, FOE_DICE)
    return number


class AfterRoll(Task[ChichenPosition]):
    """CI-8.9: the roll window, if there is anything to do in it."""

    id = "AfterRoll"
    rule = "CI-8.9"
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, p: ChichenPosition) -> None:
        after_roll(p, self.side)


def after_roll(p: ChichenPosition, side: int) -> None:
    if may_change_roll(p, side) and not beats(p, hits_now(p, side)):
        p.push(ROLL_WINDOW[side])
    else:
        follow_up(p, side)


def may_change_roll(p: ChichenPosition, side: int) -> bool:
    """Is there luck or a card for this roll, now or after idols were exchanged (CI-15.3)?"""
    cheapest = min(p.tables.luck_again, p.tables.luck_hit)
    return may_use_luck(p, side, cheapest) or bool(usable(p, side)) or usable_for_idols(p, side)


def tokens(p: ChichenPosition, side: int) -> int:
    """What luck can be paid with: tokens, and shields where a card says so."""
    player = p.seats[hooks.seat_of(p, side)]
    return player.luck + (player.shields if hooks.fighting(p, side, LUCK_SHIELDS) else 0)


def may_use_luck(p: ChichenPosition, side: int, price: int) -> bool:
    """CI-8.8: dice were rolled, luck was not used, and there is enough of it, also for idols."""
    combat = p.combat
    if combat.dice_thrown == 0 or combat.used_in_phase[side] & dice.USED_LUCK:
        return False
    seat = hooks.seat_of(p, side)
    have = tokens(p, side)
    if have < price and p.seats[seat].idols > 0:
        more = p.seats[seat].idols * p.tables.idol_luck * hooks.idol_factor(p, seat)
        have += min(more, goods.luck_left(p))
    return have >= price


def beats(p: ChichenPosition, hits: int) -> bool:
    """Do so many hits take a creature's last heart, whatever it rolls? Then nothing is of any use."""
    combat = p.combat
    if combat.creature < 0 or hits + combat.sure_damage < combat.hearts:
        return False
    return max(0, hits - creature_roll.most_cancelled(p)) + combat.sure_damage >= combat.hearts


def hits_now(p: ChichenPosition, side: int) -> int:
    """Hits that were bought, dice that hit as they lie, and what cards add to them."""
    return p.combat.hits[side] + dice.hits(p, dice.hitting(p, side)) + hooks.extra_hits(p, side)


def usable(p: ChichenPosition, side: int) -> list[int]:
    """The cards that may be used in the roll window, as words."""
    cards = hooks.fighting(p, side, WINDOW)
    if not cards:
        return NOTHING_USABLE
    seat = hooks.seat_of(p, side)
    return [moves.USE + card.number for card in cards if card.can_use(p, seat, side)]


def usable_for_idols(p: ChichenPosition, side: int) -> bool:
    """Is there a card for the roll window that coins for idols would pay?"""
    seat = hooks.seat_of(p, side)
    if p.seats[seat].idols == 0:
        return False
    coins = idols.coins_in_reach(p, seat)
    for card in hooks.fighting(p, side, WINDOW):  # noqa: SIM110
        if card.can_use_for(p, seat, side, coins):
            return True
    return False


class RollWindow(Ask):
    """CI-D19: luck and cards, in any order, until the roller stops."""

    id = "RollWindow"
    rule = "CI-D19"
    idols = AMONG
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def who(self, p: ChichenPosition) -> int:
        return hooks.seat_of(p, self.side)

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        luck = LUCK if p.combat.dice_thrown > 0 else []
        return [*luck, *usable(p, self.side), *idols.among(p, seat), STOP]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        if move in (moves.LUCK_AGAIN, moves.LUCK_HIT):
            return luck_illegal_reason(p, self.side, move)
        return idols.illegal_reason(p, seat, move) if idols.is_exchange(move) else 0

    def legal_moves(self, p: ChichenPosition, seat: int) -> list[int]:
        """As `illegal_reason` decides, with the tokens counted once."""
        combat = p.combat
        found: list[int] = []
        if combat.dice_thrown > 0 and not combat.used_in_phase[self.side] & dice.USED_LUCK:
            have = tokens(p, self.side)
            found = [move for move in LUCK if luck_price(p, move) <= have]
        found.extend(usable(p, self.side))
        found.extend(idols.offered(p, seat))
        found.append(STOP)
        return found

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move == STOP:
            follow_up(p, self.side)
            return
        p.push(AFTER_ROLL[self.side])
        if move == moves.LUCK_AGAIN:
            dice.again(p, p.combat.dice[:])
            pay_luck(p, self.side, p.tables.luck_again)
        elif move == moves.LUCK_HIT:
            buy_hit(p, self.side)
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
        return [luck_price(p, move), tokens(p, self.side)]


def luck_price(p: ChichenPosition, move: int) -> int:
    return p.tables.luck_again if move == moves.LUCK_AGAIN else p.tables.luck_hit


def luck_illegal_reason(p: ChichenPosition, side: int, move: int) -> int:
    """CI-8.8: once in a phase, one of both."""
    if p.combat.used_in_phase[side] & dice.USED_LUCK:
        return reasons.LUCK_USED
    return reasons.NO_LUCK if tokens(p, side) < luck_price(p, move) else 0


def buy_hit(p: ChichenPosition, side: int) -> None:
    """CI-8.8: a hit that is no die."""
    p.combat.hits[side] += 1
    p.emit(events.BOUGHT_HIT, hooks.seat_of(p, side))
    pay_luck(p, side, p.tables.luck_hit)


def pay_luck(p: ChichenPosition, side: int, price: int) -> None:
    p.combat.used_in_phase[side] |= dice.USED_LUCK
    seat = hooks.seat_of(p, side)
    if p.seats[seat].shields > 0 and hooks.fighting(p, side, LUCK_SHIELDS):
        p.push(PayLuck(side, price))
    else:
        goods.spend_luck(p, seat, price)


class PayLuck(Ask):
    """CI-H12: how much of the luck is paid with active shields."""

    id = "PayLuck"
    rule = "CI-H12"
    side: int
    price: int

    def __init__(self, side: int, price: int) -> None:
        self.side = side
        self.price = price

    def who(self, p: ChichenPosition) -> int:
        return hooks.seat_of(p, self.side)

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        player = p.seats[seat]
        return list(range(max(0, self.price - player.luck), min(self.price, player.shields) + 1))

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        p.seats[seat].shields -= move
        if move:
            card_events.emit_side(p, self.side, LUCK_SHIELDS)
            p.emit(events.SPENT, seat, names.SHIELDS, move)
        if move < self.price:
            goods.spend_luck(p, seat, self.price - move)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.price]


def follow_up(p: ChichenPosition, side: int) -> None:
    """CI-8.10: when nothing is rolled again any more, hits count and earn their follow-up dice."""
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
        tell_hits(p, side)


class AfterFollowUp(Task[ChichenPosition]):
    """CI-8.10: the hit for luck may also be bought now."""

    id = "AfterFollowUp"
    rule = "CI-8.10"
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, p: ChichenPosition) -> None:
        enough = beats(p, p.combat.hits[self.side])
        if may_use_luck(p, self.side, p.tables.luck_hit) and not enough:
            p.push(LATE_HIT[self.side])
        else:
            tell_hits(p, self.side)


class LateHit(Ask):
    """CI-D19: after the follow-up dice only a hit can be bought."""

    id = "LateHit"
    rule = "CI-D19"
    idols = AMONG
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def who(self, p: ChichenPosition) -> int:
        return hooks.seat_of(p, self.side)

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.LUCK_AGAIN, moves.LUCK_HIT, *idols.among(p, seat), STOP]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        """CI-8.12"""
        if move == moves.LUCK_AGAIN:
            return reasons.ONLY_FIRST_ROLL
        if move == moves.LUCK_HIT:
            return luck_illegal_reason(p, self.side, move)
        return idols.illegal_reason(p, seat, move) if idols.is_exchange(move) else 0

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move == moves.LUCK_HIT:
            p.push(AFTER_FOLLOW_UP[self.side])
            buy_hit(p, self.side)
        elif move == STOP:
            tell_hits(p, self.side)
        else:
            p.push(AFTER_FOLLOW_UP[self.side])
            idols.exchange(p, seat, move)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return STOP

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        return [p.tables.luck_hit, tokens(p, self.side)] if reason == reasons.NO_LUCK else []

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.combat.phase, p.combat.hits[self.side], *sides.foe(p, self.side)]


def tell_hits(p: ChichenPosition, side: int) -> None:
    if p.combat.dice_thrown > 0:
        p.emit(events.SCORED_HITS, hooks.seat_of(p, side), p.combat.hits[side])


AFTER_ROLL: Final = [AfterRoll(names.FIRST), AfterRoll(names.SECOND)]
ROLL_WINDOW: Final = [RollWindow(names.FIRST), RollWindow(names.SECOND)]
AFTER_FOLLOW_UP: Final = [AfterFollowUp(names.FIRST), AfterFollowUp(names.SECOND)]
LATE_HIT: Final = [LateHit(names.FIRST), LateHit(names.SECOND)]
FIRST_ROLLS: Final = RollStep(names.FIRST)
SECOND_ROLLS: Final = RollStep(names.SECOND)
