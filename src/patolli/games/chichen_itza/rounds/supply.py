"""The supply phase (CI-4): steps A to E, followed by the god cards that take effect in this phase."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons
from ..board import units
from ..cards import card_events, hooks, offers
from ..cards.card import CONTROL, INCOME, SUPPLY_GAIN, SUPPLY_USE, UPKEEP
from ..cards.registry import ALL
from ..economy import goods, idols
from ..position import AMONG, Ask, ChichenPosition

A: Final = 0  # coins
B: Final = 1  # warriors
C: Final = 2  # idols
D: Final = 3  # shields
E: Final = 4  # upkeep
CARDS: Final = 5
STEPS: Final = 6


class Supply(Task[ChichenPosition]):
    """CI-4: all players carry out a step, in turn order, before the next step begins."""

    id = "Supply"
    rule = "CI-4.1"
    step: int
    number: int  # the player's position in the turn order

    def __init__(self, step: int, number: int) -> None:
        self.step = step
        self.number = number

    def run(self, p: ChichenPosition) -> None:
        """Carries out steps until there is a question; the others follow after it."""
        at = len(p.agenda)
        for step in range(self.step, STEPS):
            for number in range(self.number if step == self.step else 0, p.players):
                supply(p, step, p.order[number])
                if len(p.agenda) > at:
                    p.agenda.insert(at, Supply(step, number + 1))
                    return


def supply(p: ChichenPosition, step: int, seat: int) -> None:
    """Carries out one step for one player."""
    player = p.seats[seat]
    if step == A:
        cards = hooks.gods(player, INCOME)
        if cards:
            p.push(Income(seat))
            for card in cards:
                card.before_income(p, seat)
        else:
            income(p, seat)
    elif step == B:
        warriors(p, seat)
    elif step == C:
        temples = units.tiles_of(p, seat, names.TEMPLE)
        if temples:
            goods.gain_idols(p, seat, temples * p.tables.idols_of_temple)
    elif step == D:
        came = goods.gain_shields(p, seat, p.tables.shields)
        if came:
            p.emit(events.SHIELDED, seat, came)
    elif step == E:
        upkeep(p, seat)
    else:
        if hooks.gods(player, SUPPLY_USE):
            p.push(SupplyCards(seat, 0))
        for card in hooks.gods(player, SUPPLY_GAIN):
            p.emit(events.CARD_USED, seat, card.number)
            card.supply_gain(p, seat)


class Income(Task[ChichenPosition]):
    id = "Income"
    rule = "CI-4.1"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: ChichenPosition) -> None:
        income(p, self.seat)


def income(p: ChichenPosition, seat: int) -> None:
    """CI-4.1: gives the coins for strips and for villages (or camps with a swapped yield)."""
    emit_control_cards(p, seat)
    coins = income_due(p, seat)
    p.seats[seat].coins += coins
    p.emit(events.INCOME, seat, coins)


def income_due(p: ChichenPosition, seat: int) -> int:
    villages = yielding(p, seat, names.VILLAGE, names.CAMP)
    return goods.income_of_strips(p, seat) + p.tables.coins_of_village * villages


def emit_control_cards(p: ChichenPosition, seat: int) -> None:
    """Emits events for cards that let the player control tiles without a unit."""
    if p.event_log is not None and hooks.controlled(p, seat) != p.seats[seat].tiles:
        card_events.emit_gods(p, seat, CONTROL)


def yielding(p: ChichenPosition, seat: int, kind: int, swapped: int) -> int:
    """CI-G27: returns the number of controlled tiles that give this kind's yield, including those with a
    swapped yield.
    """
    of_kind = p.tables.of_kind
    controlled = hooks.controlled(p, seat)
    other = p.seats[seat].swapped
    return units.count(controlled & (of_kind[kind] & ~other | of_kind[swapped] & other))


def warriors(p: ChichenPosition, seat: int) -> None:
    """CI-4.2"""
    c = p.tables
    number = c.warriors_of_supply
    number += c.warriors_of_camp * yielding(p, seat, names.CAMP, names.VILLAGE)
    player = p.seats[seat]
    player.swapped = 0
    came = min(number, player.reserve)
    player.reserve -= came
    player.city += came
    p.emit(events.SUPPLIED, seat, came)


def upkeep(p: ChichenPosition, seat: int) -> None:
    """CI-4.5: asks for the heroes' upkeep."""
    on_board = sum([1 << hero for hero in range(names.HERO_TYPES) if p.seats[seat].heroes[hero] >= 0])
    if on_board:
        p.push(PayUpkeep(seat, on_board))


class PayUpkeep(Ask):
    """CI-D4: the player pays for or dismisses each hero, one by one in any order."""

    id = "PayUpkeep"
    rule = "CI-D4"
    number_names = ("card_a", "card_b", "card_c", "upkeep_a", "upkeep_b", "upkeep_c")
    idols = AMONG  # the player may need coins (CI-15.3)
    seat: int
    heroes: int  # a bit mask of the heroes about whom the player has not decided yet

    def __init__(self, seat: int, heroes: int) -> None:
        self.seat = seat
        self.heroes = heroes

    def who(self, p: ChichenPosition) -> int:
        return self.seat

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        left = units.bits(self.heroes)
        answers = [*[moves.KEEP + hero for hero in left], *[moves.DISMISS + hero for hero in left]]
        return [*answers, *idols.among(p, seat)]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        if idols.is_exchange(move):
            return idols.illegal_reason(p, seat, move)
        if move >= moves.DISMISS:
            return 0
        return reasons.TOO_FEW_COINS if cost(p, seat, move - moves.KEEP) > p.seats[seat].coins else 0

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not moves.KEEP <= move < moves.DISMISS + names.HERO_TYPES:
            return self.idol_reason(move)
        hero = (move - moves.KEEP) % names.HERO_TYPES
        on_map = p.seats[seat].heroes[hero] >= 0
        return reasons.UPKEEP_DECIDED if on_map else reasons.HERO_NOT_ON_MAP

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if idols.is_exchange(move):
            p.push(self)
            idols.exchange(p, seat, move)
            return
        hero = move - (moves.DISMISS if move >= moves.DISMISS else moves.KEEP)
        left = self.heroes & ~(1 << hero)
        if left:
            p.push(PayUpkeep(seat, left))
        if move >= moves.DISMISS:
            card = units.remove_hero(p, seat, hero)
            p.emit(events.HERO_LEFT, seat, hero, card)
        else:
            coins = cost(p, seat, hero)
            if coins != p.tables.upkeep[p.seats[seat].cards[hero]]:
                card_events.emit_gods(p, seat, UPKEEP)
            p.seats[seat].coins -= coins
            p.emit(events.UPKEEP, seat, hero, coins)

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason != reasons.TOO_FEW_COINS:
            return []
        return [cost(p, seat, move - moves.KEEP), p.seats[seat].coins]

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        """Returns the card and the upkeep of each hero."""
        cards = p.seats[seat].cards
        costs = [cost(p, seat, hero) if cards[hero] >= 0 else -1 for hero in range(names.HERO_TYPES)]
        return [*cards, *costs]


def cost(p: ChichenPosition, seat: int, hero: int) -> int:
    return hooks.upkeep(p, seat, p.tables.upkeep[p.seats[seat].cards[hero]])


class SupplyCards(Task[ChichenPosition]):
    """CI-4.7: offers the other supply cards once each, in the order that their owner chooses."""

    id = "SupplyCards"
    rule = "CI-4.7"
    seat: int
    done: int  # a bit mask of the green cards that have been used

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def run(self, p: ChichenPosition) -> None:
        if usable(p, self.seat, self.done):
            p.push(UseSupplyCard(self.seat, self.done))


def usable(p: ChichenPosition, seat: int, done: int) -> list[int]:
    found: list[int] = []
    for card in hooks.gods(p.seats[seat], SUPPLY_USE):
        if not done >> (card.number % names.PER_COLOR) & 1 and card.can_use(p, seat, 0):
            found.append(moves.USE + card.number)
    return found


class UseSupplyCard(Ask):
    """CI-D5: the choice of the next supply card, or of none."""

    id = "UseSupplyCard"
    rule = "CI-D5"
    seat: int
    done: int

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def who(self, p: ChichenPosition) -> int:
        return self.seat

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [*usable(p, seat, self.done), PASS]

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        return offers.owned_card_reason(p, seat, move, reasons.NOT_USABLE) or self.idol_reason(move)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move != PASS:
            card = ALL[move - moves.USE]
            p.push(SupplyCards(seat, self.done | 1 << card.number % names.PER_COLOR))
            offers.use(p, card, seat, 0)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return PASS
