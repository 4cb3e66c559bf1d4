"""Naval battles (AZ-11.3 to AZ-11.9), including Chalchiuhtlicue (AZ-16.8)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import Decision, Step, Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names
from ..cards import hand_cards
from ..cards.card_window import CardChoice, CardWindow
from ..common import dice
from ..common.seat_decision import SeatDecision
from ..position import AztecaPosition, Fleets


def begin(p: AztecaPosition, sea: int, attacker: int, defender: int) -> None:
    set_sides(p, sea, attacker, defender)
    p.then_all(steps(p))


def set_sides(p: AztecaPosition, sea: int, attacker: int, defender: int) -> None:
    fleets = Fleets()
    fleets.sea = sea
    fleets.attacker = attacker
    fleets.defender = defender
    fleets.sides = [names.NO_SIDE] * p.players
    fleets.sides[attacker] = names.ATTACKER
    fleets.sides[defender] = names.DEFENDER
    fleets.losses = [0] * p.players
    fleets.favour = [0, 0]
    p.fleets = [fleets]
    dice.clear(p)
    p.emit(events.NAVAL_ATTACK, attacker, defender, sea)


def steps(p: AztecaPosition) -> list[Step[Any]]:
    """AZ-11.4 to AZ-11.6: returns the steps of a battle, in which other players join, cards are played, and
    the first round begins.
    """
    fleets = p.current_naval_battle
    found: list[Step[Any]] = []
    for seat in p.order(p.first):
        if fleets.sides[seat] == names.NO_SIDE and p.ships[fleets.sea * p.players + seat] > 0:
            found.append(Join(seat))
    found.append(ChalchiuhtlicueWindow(p.first, names.EVERY_SEAT))
    found.append(NAVAL_ROUND)
    return found


class Join(SeatDecision):
    """AZ-D17, AZ-11.5: another player with a ship in the lake joins a side, which need not consent, or stays
    out.
    """

    id = "Join"
    rule = "AZ-11.5"
    number_names = ("attacker_seat", "defender_seat", "sea")
    window = "join"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, moves.JOIN + names.ATTACKER, moves.JOIN + names.DEFENDER]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.current_naval_battle.attacker, p.current_naval_battle.defender, p.current_naval_battle.sea]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == PASS:
            p.emit(events.STAYED_OUT, seat)
        else:
            p.current_naval_battle.sides[seat] = move - moves.JOIN
            p.emit(events.JOINED, seat, move - moves.JOIN)


class ChalchiuhtlicueWindow(CardWindow):
    """AZ-11.4: before the first round, asks all players in the battle whether to play Chalchiuhtlicue."""

    id = "FavourWindow"
    rule = "AZ-11.4"
    once = True

    def may_answer(self, p: AztecaPosition, seat: int) -> bool:
        return p.current_naval_battle.sides[seat] != names.NO_SIDE

    def decision(self) -> CardChoice:
        return PLAY_CHALCHIUHTLICUE

    def reopened(self, first: int, left: int) -> Step[AztecaPosition]:
        return ChalchiuhtlicueWindow(first, left)

    def carry_out(self, p: AztecaPosition, seat: int, answer: list[int]) -> None:
        hand_cards.play(p, seat, names.CHALCHIUHTLICUE)
        side = p.current_naval_battle.sides[seat]
        p.current_naval_battle.favour[side] += 1
        p.emit(events.FAVOURED, seat, side)


class PlayChalchiuhtlicue(CardChoice):
    """AZ-D16: the player calls on Chalchiuhtlicue or passes."""

    id = "Favour"
    rule = "AZ-16.8"
    number_names = ("attacker_seat", "defender_seat", "sea")
    window = "lakes"

    def cards(self) -> list[int]:
        return CHALCHIUHTLICUE_CARDS

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, moves.CHALCHIUHTLICUE]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        return 0 if move == PASS else hand_cards.card_illegal_reason(p, seat, names.CHALCHIUHTLICUE)

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.current_naval_battle.attacker, p.current_naval_battle.defender, p.current_naval_battle.sea]

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [names.CHALCHIUHTLICUE]


def strength(p: AztecaPosition, side: int) -> int:
    """Returns the number of ships on a side. Ships of players who stay out do not count."""
    fleets = p.current_naval_battle
    return sum(
        [p.ships[fleets.sea * p.players + seat] for seat in range(p.players) if fleets.sides[seat] == side]
    )


def colours(p: AztecaPosition) -> list[int]:
    """AZ-11.6: a side with more ships rolls yellow dice; otherwise, it rolls red dice. AZ-16.8: a side
    favoured by Chalchiuhtlicue rolls yellow dice and the other side red dice.
    """
    favour = p.current_naval_battle.favour
    ahead = names.NO_SIDE
    if (favour[names.ATTACKER] > 0) != (favour[names.DEFENDER] > 0):
        ahead = names.ATTACKER if favour[names.ATTACKER] > 0 else names.DEFENDER
    else:
        attacking, defending = strength(p, names.ATTACKER), strength(p, names.DEFENDER)
        if attacking != defending:
            ahead = names.ATTACKER if attacking > defending else names.DEFENDER
    found: list[int] = []
    for side in (names.ATTACKER, names.DEFENDER):
        found.extend([names.STRONGER_DIE if side == ahead else names.WEAKER_DIE] * p.tables.naval_dice)
    return found


class NavalRound(Task[AztecaPosition]):
    """AZ-11.6: both sides roll. Their numbers of ships are compared again in each round."""

    id = "NavalRound"
    rule = "AZ-11.6"

    def run(self, p: AztecaPosition) -> None:
        p.push(NAVAL_LOSSES)
        dice.throw(p, colours(p), names.FOR_SHIPS, p.current_naval_battle.attacker)


class NavalLosses(Task[AztecaPosition]):
    """AZ-11.7, AZ-11.9: each spear destroys an enemy ship. The battle ends when a side has no ships left."""

    id = "NavalLosses"
    rule = "AZ-11.7"

    def run(self, p: AztecaPosition) -> None:
        fleets = p.current_naval_battle
        each = p.tables.naval_dice
        by_attacker, by_defender = dice.spears(p, 0, each), dice.spears(p, each, each)
        for _ in range(by_attacker):
            sink(p, names.DEFENDER)
        for _ in range(by_defender):
            sink(p, names.ATTACKER)
        if strength(p, names.ATTACKER) == 0 or strength(p, names.DEFENDER) == 0:
            end(p)
        elif by_attacker + by_defender == 0 and not p.tables.blank_round_ends:
            p.push(NAVAL_ROUND)
        else:
            p.turn = fleets.attacker
            p.push(ASK_BREAK_OFF)


def sink(p: AztecaPosition, side: int) -> None:
    """AZ-11.8: the ship is lost by the member with the fewest losses who still has one or, in a tie, by the
    leading player.
    """
    fleets = p.current_naval_battle
    principal = fleets.attacker if side == names.ATTACKER else fleets.defender
    hit = names.NOBODY
    for seat in [principal, *p.order(p.first)]:
        if fleets.sides[seat] != side or p.ships[fleets.sea * p.players + seat] == 0:
            continue
        if hit == names.NOBODY or fleets.losses[seat] < fleets.losses[hit]:
            hit = seat
    if hit != names.NOBODY:
        fleets.losses[hit] += 1
        p.ships[fleets.sea * p.players + hit] -= 1
        p.emit(events.SHIP_SUNK, hit, fleets.sea)


class AskBreakOff(Decision[AztecaPosition]):
    """AZ-D18, AZ-11.3: the attacker may break off the battle after each round."""

    id = "Break"
    rule = "AZ-11.3"
    number_names = ("sea", "attackers", "defenders")

    def who(self, p: AztecaPosition) -> int:
        return p.current_naval_battle.attacker

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [moves.BREAK_OFF, moves.FIGHT_ON]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.current_naval_battle.sea, strength(p, names.ATTACKER), strength(p, names.DEFENDER)]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == moves.FIGHT_ON:
            p.push(NAVAL_ROUND)
        else:
            p.emit(events.BROKE_OFF, seat, p.current_naval_battle.sea)
            end(p)


def end(p: AztecaPosition) -> None:
    p.emit(events.NAVAL_BATTLE_OVER, p.current_naval_battle.sea)
    p.fleets = []


NAVAL_ROUND: Final = NavalRound()
NAVAL_LOSSES: Final = NavalLosses()
PLAY_CHALCHIUHTLICUE: Final = PlayChalchiuhtlicue()
ASK_BREAK_OFF: Final = AskBreakOff()
CHALCHIUHTLICUE_CARDS: Final = [names.CHALCHIUHTLICUE]
