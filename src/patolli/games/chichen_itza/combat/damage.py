"""The end of a phase (CI-8.5 to CI-8.7, CI-9.4): preventing damage, and the losses of both sides."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, moves, names, reasons
from ..board import units
from ..cards import card_events, hooks, offers
from ..cards.card import CANCEL, DENY_SHIELDS, IDOLS, LUCK_SHIELDS
from ..economy import goods
from ..position import Ask, ChichenPosition
from ..step_bases import SideAsk, SideTask
from . import dice, sides


class EndPhase(Task[ChichenPosition]):
    """Once both totals are known, lets first the attacker and then the defender decide how much damage to
    prevent.
    """

    id = "EndPhase"
    rule = "CI-8.6"

    def run(self, p: ChichenPosition) -> None:
        combat = p.combat
        combat.damage[names.FIRST] = combat.hits[names.SECOND]
        combat.damage[names.SECOND] = combat.hits[names.FIRST] if combat.foe >= 0 else 0
        at = len(p.agenda)
        if combat.damage[names.SECOND] > 0:
            p.push(SECOND_PREVENTS)
        if combat.damage[names.FIRST] > 0:
            prevent(p, names.FIRST)
        if len(p.agenda) > at:
            p.agenda.insert(at, SUFFER)
        else:
            suffer(p)


class Prevent(SideTask):
    id = "Prevent"
    rule = "CI-8.6"

    def run(self, p: ChichenPosition) -> None:
        prevent(p, self.side)


def prevent(p: ChichenPosition, side: int) -> None:
    """CI-8.6: prevents damage with cards, idols, luck (if a card allows it) and shields, in this order."""
    if hooks.cards_of_side(p, 1 - side, DENY_SHIELDS):
        p.combat.used_in_phase[side] |= dice.DENIED
        card_events.emit_side(p, 1 - side, DENY_SHIELDS)
        return
    player = p.seats[hooks.seat_of(p, side)]
    if player.idols > 0 or (player.luck > 0 and hooks.cards_of_side(p, side, LUCK_SHIELDS)):
        p.push(AskToPrevent(side))
    offers.ask_side(p, CANCEL, side, side)


class AskToPrevent(SideTask):
    id = "AskToPrevent"
    rule = "CI-8.6"

    def run(self, p: ChichenPosition) -> None:
        p.push(AskForLuck(self.side))
        if p.seats[hooks.seat_of(p, self.side)].idols > 0 and p.combat.damage[self.side] > 0:
            p.push(PreventByIdols(self.side))


class AskForLuck(SideTask):
    """CI-H12: asks how much luck the player uses in place of shields, including luck just received for an
    idol (CI-15.3).
    """

    id = "AskForLuck"
    rule = "CI-H12"

    def run(self, p: ChichenPosition) -> None:
        luck = p.seats[hooks.seat_of(p, self.side)].luck
        if luck > 0 and p.combat.damage[self.side] > 0 and hooks.cards_of_side(p, self.side, LUCK_SHIELDS):
            p.push(PreventByLuck(self.side))


class PreventByIdols(SideAsk):
    """CI-D22: the choice of how many idols to use. Each idol prevents one damage, or more if a card
    says so.
    """

    id = "PreventByIdols"
    rule = "CI-D22"
    number_names = ("damage", "shields", "creature", "foe_seat", "left", "city")

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        damage = p.combat.damage[self.side]
        factor = hooks.idol_factor(p, seat)
        return units.amounts(0, min(p.seats[seat].idols, (damage + factor - 1) // factor))

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move:
            p.seats[seat].idols -= move
            if hooks.idol_factor(p, seat) > 1:
                card_events.emit_gods(p, seat, IDOLS)
            left = p.combat.damage[self.side] - move * hooks.idol_factor(p, seat)
            p.combat.damage[self.side] = max(0, left)
            p.emit(events.PREVENTED, seat, move)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.combat.damage[self.side], p.seats[seat].shields, *sides.foe(p, self.side)]


class PreventByLuck(SideAsk):
    """CI-H12: the choice of how many luck tokens to use as active shields."""

    id = "PreventByLuck"
    rule = "CI-H12"
    number_names = ("damage", "shields", "creature", "foe_seat", "left", "city")

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return units.amounts(0, min(p.seats[seat].luck, p.combat.damage[self.side]))

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move:
            goods.spend_luck(p, seat, move)
            card_events.emit_side(p, self.side, LUCK_SHIELDS)
            p.combat.damage[self.side] -= move

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.combat.damage[self.side], p.seats[seat].shields, *sides.foe(p, self.side)]


class Suffer(Task[ChichenPosition]):
    """CI-8.5, CI-9.4: deals damage to both sides simultaneously."""

    id = "Suffer"
    rule = "CI-8.5"

    def run(self, p: ChichenPosition) -> None:
        suffer(p)


def suffer(p: ChichenPosition) -> None:
    combat = p.combat
    if combat.creature >= 0:
        hurt_creature(p)
    at = len(p.agenda)
    for side in (names.SECOND, names.FIRST):  # the last question pushed is answered first
        if combat.damage[side] > 0:
            lose_units(p, side)
    if combat.foe >= 0:
        if len(p.agenda) > at:
            p.agenda.insert(at, AFTER_DAMAGE)
        else:
            AFTER_DAMAGE.run(p)


def hurt_creature(p: ChichenPosition) -> None:
    """CI-9.1, CI-C1, CI-C4"""
    group = p.group
    combat = p.combat
    cancelled = min(combat.creature_shields, combat.hits[names.FIRST])
    if cancelled:
        p.emit(events.CANCELLED, cancelled)
    lost = min(combat.hearts, combat.hits[names.FIRST] - cancelled + combat.sure_damage)
    if lost:
        combat.hearts -= lost
        p.emit(events.HEARTS_LOST, lost, combat.hearts)
    coins = min(combat.coins_taken, p.seats[group.seat].coins)
    if coins:
        p.seats[group.seat].coins -= coins
        p.emit(events.COINS_TAKEN, group.seat, coins)


def lose_units(p: ChichenPosition, side: int) -> None:
    """CI-8.5, CI-8.7: removes active shields, then warriors, then heroes."""
    combat = p.combat
    player = p.seats[hooks.seat_of(p, side)]
    damage = combat.damage[side]
    if not combat.used_in_phase[side] & dice.DENIED:
        shields = min(player.shields, damage)
        player.shields -= shields
        damage -= shields
        if shields:
            p.emit(events.SHIELDS_LOST, hooks.seat_of(p, side), shields)
    fallen = min(damage, sides.warriors(p, side))
    if fallen:
        sides.lose_warriors(p, side, fallen)
    heroes = hooks.heroes_of(p, side)
    lost = min(damage - fallen, units.COUNT[heroes])
    if lost == units.COUNT[heroes]:
        for hero in units.bits(heroes):
            sides.lose_hero(p, side, hero)
    elif lost > 0:
        p.push(LoseHero(side, lost))
    combat.damage[side] = 0


class LoseHero(Ask):
    """CI-D22: the choice of which hero to lose."""

    id = "LoseHero"
    rule = "CI-D22"
    number_names = ("left",)
    side: int
    left: int

    def __init__(self, side: int, left: int) -> None:
        self.side = side
        self.left = left

    def who(self, p: ChichenPosition) -> int:
        return hooks.seat_of(p, self.side)

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.LOSE + hero for hero in range(names.HERO_TYPES)]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        there = hooks.heroes_of(p, self.side) >> (move - moves.LOSE) & 1
        return 0 if there else reasons.NOT_IN_GROUP

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        sides.lose_hero(p, self.side, move - moves.LOSE)
        if self.left > 1:
            p.push(LoseHero(self.side, self.left - 1))

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.left]


class AfterDamage(Task[ChichenPosition]):
    """Takes the tile away from a player who has lost the last defender on it."""

    id = "AfterDamage"
    rule = "CI-8.4"

    def run(self, p: ChichenPosition) -> None:
        combat = p.combat
        if combat.foe >= 0:
            units.leave_if_empty(p, combat.foe, p.group.at)


SUFFER: Final = Suffer()
SECOND_PREVENTS: Final = Prevent(names.SECOND)
END_PHASE: Final = EndPhase()
AFTER_DAMAGE: Final = AfterDamage()
