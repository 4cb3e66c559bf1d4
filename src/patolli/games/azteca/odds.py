"""The possible outcomes of a battle (AZ-11, AZ-12), under assumptions about the decisions of all players.

It is assumed that players play no cards, do not retreat and defend with the whole Reserve, and that allies
join. This module contains no rules.
"""

from __future__ import annotations

from typing import Final

from ...kernel.events import Event
from ...kernel.stakes import BAD, GOOD, MIXED, UNDECIDED, Stakes, pending
from ...kernel.vocabulary import PASS, YES
from . import events, moves, names
from .battle import aftermath, neutral_side, reserve, retreat
from .battle.battle_cards import JoinAlliance
from .cards.card_window import CardChoice
from .common import board
from .flower_war import attack, interception, movement
from .lakes import naval_attack, naval_battle
from .position import AztecaPosition

OUTCOMES: Final = ["won", "undecided", "lost"]
VALUES: Final = [GOOD, MIXED, BAD]
WON: Final = 0
BOTH: Final = 1
LOST: Final = 2
LAND_COUNTS: Final = ["units-lost", "enemies-lost"]
NAVAL_COUNTS: Final = ["ships-lost", "enemy-ships-lost"]
NAMES: Final = [*OUTCOMES, *LAND_COUNTS, *NAVAL_COUNTS]
"""The names of all outcomes and counts. Each of them needs a message in every language."""


class BattleStakes(Stakes[AztecaPosition]):
    """A battle in which this seat is on one of the sides."""

    seat: int
    side: int
    base: int

    def __init__(self, seat: int, side: int, base: int) -> None:
        self.seat = seat
        self.side = side
        self.base = base
        self.outcomes = OUTCOMES
        self.values = VALUES
        self.counts = LAND_COUNTS
        self.events = LAND_EVENTS

    def outcome(self, p: AztecaPosition, happened: list[Event]) -> int:
        for event in happened:
            if event.kind == events.BATTLE_WON:
                return WON if event.numbers[0] == self.side else LOST
            if event.kind == events.BATTLE_UNDECIDED:
                return BOTH
            if event.kind in TAKEN:
                return WON if self.side == names.ATTACKER else LOST
        return UNDECIDED

    def count(self, happened: list[Event], number: int) -> int:
        found = 0
        for event in happened:
            if event.kind == events.CAPTURED:
                own = event.numbers[0] == self.seat
                foe = event.numbers[2] != self.side
                found += int(own if number == 0 else foe)
            elif event.kind == events.BURIED:
                found += int((event.numbers[0] == self.seat) == (number == 0))
            elif event.kind == events.NEUTRAL_LOST:
                found += number
        return found

    def choose(self, p: AztecaPosition, seat: int) -> int:
        return choose(p, seat)

    def key(self, p: AztecaPosition) -> tuple[object, ...] | None:
        if p.drafts or not p.battle:
            return None
        b = p.current_battle
        found: list[object] = [
            pending(p, self.base),
            b.winner,
            b.ended,
            b.eruptions,
            b.sure_prisoners,
            p.reroll,
        ]
        for numbers in (
            b.reserve, b.temporary, b.allies, b.losses, b.neutral, b.cousins, b.prisoners, b.due,
            dice_that_matter(p), p.soldiers, p.army_at,
        ):  # fmt: skip
            found.extend(numbers)
            found.append(None)
        for seat in (b.attacker, b.defender, *b.allies):
            if seat != names.NOBODY:
                for box in range(names.BOXES):
                    found.extend(p.box_of(seat, box).cards)
        return tuple(found)


class NavalStakes(BattleStakes):
    """A naval battle that continues until one side has no ships left."""

    enemy: int
    sea: int

    def __init__(self, seat: int, side: int, enemy: int, sea: int) -> None:
        super().__init__(seat, side, 0)
        self.enemy = enemy
        self.sea = sea
        self.counts = NAVAL_COUNTS
        self.events = NAVAL_EVENTS

    def outcome(self, p: AztecaPosition, happened: list[Event]) -> int:
        for event in happened:
            if event.kind == events.NAVAL_BATTLE_OVER:
                own = p.ships[self.sea * p.players + self.seat]
                other = p.ships[self.sea * p.players + self.enemy]
                if own > 0 and other > 0:
                    return BOTH
                return WON if own > 0 else LOST
        return UNDECIDED

    def count(self, happened: list[Event], number: int) -> int:
        found = 0
        for event in happened:
            if event.kind == events.SHIP_SUNK:
                found += int((event.numbers[0] == self.seat) == (number == 0))
        return found

    def key(self, p: AztecaPosition) -> tuple[object, ...] | None:
        if p.drafts or not p.fleets:
            return None
        fleets = p.current_naval_battle
        return (
            pending(p, 0),
            p.reroll,
            *fleets.sides,
            *fleets.losses,
            *fleets.favour,
            *p.ships,
            *dice_that_matter(p),
        )


def dice_that_matter(p: AztecaPosition) -> list[int]:
    """Returns the colours and faces of the dice in an incomplete throw. Neither the order of the dice within
    a side nor earlier throws matter.
    """
    if names.NOT_ROLLED not in p.dice_face:
        return []
    half = len(p.dice_face) // 2
    return [*p.dice_colour, *sorted(p.dice_face[:half]), *sorted(p.dice_face[half:])]


def choose(p: AztecaPosition, seat: int) -> int:
    """Makes the assumed decision of a seat, which fights to the end and plays no cards."""
    d = p.decision(seat)
    if isinstance(d, CardChoice | neutral_side.Cousin | interception.Intercept | naval_battle.Join):
        return PASS
    if isinstance(d, attack.Defend | JoinAlliance):
        return YES
    if isinstance(d, reserve.NameUnits):
        return p.offer(seat)[-1]
    if isinstance(d, retreat.Retreat | retreat.GiveUp):
        return p.offer(seat)[0]
    if isinstance(d, naval_battle.AskBreakOff):
        return moves.FIGHT_ON
    return p.default(seat)


def stakes(p: AztecaPosition, seat: int, move: int) -> BattleStakes | None:
    """Returns the stakes of attacks, interceptions and decisions to defend, and of all choices during a
    battle.
    """
    if p.battle:
        side = side_of(p, seat)
        return None if side == names.NO_SIDE else BattleStakes(seat, side, bottom(p))
    if p.fleets:
        fleets = p.current_naval_battle
        return of_fleets(seat, fleets.sides[seat], fleets.attacker, fleets.defender, fleets.sea)
    if p.drafts:
        return None
    due = p.due()
    base = len(p.agenda) - 1
    if isinstance(due, movement.NextArea):
        area = move - moves.GO
        if not 0 <= area < names.LAND or p.owner[area] == seat:
            return None
        return BattleStakes(seat, names.ATTACKER, base)
    if isinstance(due, interception.Intercept):
        area = p.army_area(p.current_march.seat, p.current_march.army)
        return None if move == PASS or board.is_sea(area) else BattleStakes(seat, names.ATTACKER, base)
    if isinstance(due, attack.Defend):
        return BattleStakes(seat, names.DEFENDER, base)
    if isinstance(due, naval_attack.Attack) and move != PASS:
        sea, other = divmod(move - moves.ATTACK, names.MOST_PLAYERS)
        return of_fleets(seat, names.ATTACKER, seat, other, sea)
    return None


def side_of(p: AztecaPosition, seat: int) -> int:
    b = p.current_battle
    if seat == b.attacker or b.allies[names.ATTACKER] == seat:
        return names.ATTACKER
    if seat == b.defender or b.allies[names.DEFENDER] == seat:
        return names.DEFENDER
    return names.NO_SIDE


def of_fleets(seat: int, side: int, attacker: int, defender: int, sea: int) -> NavalStakes | None:
    if side == names.NO_SIDE:
        return None
    return NavalStakes(seat, side, defender if side == names.ATTACKER else attacker, sea)


def bottom(p: AztecaPosition) -> int:
    """Returns the index of the battle's first step in the agenda."""
    for i in range(len(p.agenda)):
        if isinstance(p.agenda[i], aftermath.Aftermath):
            return i
    return 0


TAKEN: Final = [events.CITY_FOUNDED, events.CITY_TAKEN, events.PLUNDERED]
LAND_EVENTS: Final = [
    events.BATTLE_WON,
    events.BATTLE_UNDECIDED,
    *TAKEN,
    events.CAPTURED,
    events.BURIED,
    events.NEUTRAL_LOST,
]
NAVAL_EVENTS: Final = [events.NAVAL_BATTLE_OVER, events.SHIP_SUNK]
