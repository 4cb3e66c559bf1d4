"""Recruiting and losing heroes (CI-11), and the stacks of hero cards."""

from __future__ import annotations

from ....kernel.agenda import Task
from .. import events, moves, names, reasons
from ..board import refusals, units
from ..cards import hooks
from ..position import Ask, Chance, ChichenPosition


class ShowNext(Task[ChichenPosition]):
    """CI-2.13: reveals the next card of a hero stack after its top card was taken."""

    id = "ShowNext"
    rule = "CI-2.13"
    hero: int

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, p: ChichenPosition) -> None:
        if p.hero_top[self.hero] != names.NOTHING:
            return
        if unseen(p, self.hero):
            p.push(DrawHeroCard(self.hero))
            return
        for card in p.hero_tail:
            if card // names.PER_TYPE == self.hero:
                p.hero_tail.remove(card)
                show(p, card)
                return


class DrawHeroCard(Chance):
    """CI-22.6: draws a random hero card, because the order below the top card is hidden."""

    id = "DrawHeroCard"
    rule = "CI-2.13"
    hero: int

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.DRAW_HERO + card for card in units.bits(unseen(p, self.hero))]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        card = move - moves.DRAW_HERO
        p.hero_rest &= ~(1 << card)
        show(p, card)


def unseen(p: ChichenPosition, hero: int) -> int:
    """Returns the cards of this stack that no player has seen yet, as a bit mask."""
    return p.hero_rest & ((1 << names.PER_TYPE) - 1) << hero * names.PER_TYPE


def show(p: ChichenPosition, card: int) -> None:
    p.hero_top[card // names.PER_TYPE] = card
    p.emit(events.HERO_SHOWN, card)


def hero_illegal_reason(p: ChichenPosition, seat: int, hero: int) -> int:
    """CI-11.2: returns the reason why this hero cannot be recruited, or 0 if it can."""
    if p.seats[seat].heroes[hero] != names.ON_BOARD:
        return reasons.NO_HERO_TO_RECRUIT
    return reasons.NO_HERO_CARD if p.hero_top[hero] == names.NOTHING else 0


def illegal_reason(p: ChichenPosition, seat: int) -> int:
    """CI-5.8"""
    for hero in range(names.HERO_TYPES):
        if hero_illegal_reason(p, seat, hero) == 0:
            return 0
    return reasons.NO_HERO_TO_RECRUIT


def recruit(p: ChichenPosition, seat: int, hero: int, place: int) -> None:
    """CI-11.2: recruits the hero, who gets the top card of its stack."""
    card = p.hero_top[hero]
    p.hero_top[hero] = names.NOTHING
    p.seats[seat].cards[hero] = card
    units.put_hero(p, seat, hero, place)
    p.emit(events.RECRUITED, seat, hero, card, place)
    p.push(ShowNext(hero))


class ChooseHero(Ask):
    """CI-D14, CI-D24: the choice of the hero to recruit and of its place. A ruin always recruits the hero
    into the city.
    """

    id = "ChooseHero"
    rule = "CI-D14"
    number_names = ("by_ruin", "card_a", "card_b", "card_c", "upkeep_a", "upkeep_b", "upkeep_c")
    seat: int
    by_ruin: int

    def __init__(self, seat: int, by_ruin: int) -> None:
        self.seat = seat
        self.by_ruin = by_ruin

    def who(self, p: ChichenPosition) -> int:
        return self.seat

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.RECRUIT + hero for hero in range(names.HERO_TYPES)]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        return hero_illegal_reason(p, seat, move - moves.RECRUIT)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        hero = move - moves.RECRUIT
        if self.by_ruin:
            recruit(p, seat, hero, names.CITY)
        else:
            p.push(PlaceHero(hero))

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        """Returns whether a ruin recruits the hero, followed by each hero's card and upkeep."""
        upkeep = [p.tables.upkeep[card] if card >= 0 else -1 for card in p.hero_top]
        return [self.by_ruin, *p.hero_top, *upkeep]


class PlaceHero(Ask):
    """CI-D14: the choice of the city, or of a controlled tile that has room."""

    id = "PlaceHero"
    rule = "CI-D14"
    number_names = ("hero",)
    hero: int

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.TO + place for place in units.places(p, seat)]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        return reasons.TILE_FULL if units.room(p, seat, move - moves.TO) <= 0 else 0

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not refusals.is_place(move, moves.TO):
            return self.idol_reason(move)
        return refusals.of_place(p, seat, move - moves.TO, 0)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        recruit(p, seat, self.hero, move - moves.TO)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return moves.TO + names.CITY

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.hero]

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        return [hooks.limit(p, seat)] if reason == reasons.TILE_FULL else []
