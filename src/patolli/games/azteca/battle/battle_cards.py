"""Cards played before a battle (AZ-12.30): Reinforcements, Alliance and Eruption (AZ-16.10 to AZ-16.12)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, Step
from ....kernel.seats import only
from ....kernel.secrets import purse
from ....kernel.vocabulary import NO, PASS, YES
from .. import events, moves, names, reasons
from ..cards import hand_cards
from ..cards.card_window import CardChoice, CardWindow
from ..common import board
from ..position import AztecaPosition
from . import strength


class BattleCardChoice(CardChoice):
    """The choice of a card before a battle. The question describes the battle."""

    id = ""
    number_names = ("attacker_seat", "defender_seat", "area")

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.current_battle.attacker, p.current_battle.defender, p.current_battle.area]


class ReinforcementWindow(CardWindow):
    """Asks each player once whether to play Arrival of Reinforcements."""

    id = "ReinforcementWindow"
    rule = "AZ-12.30"
    once = True

    def may_answer(self, p: AztecaPosition, seat: int) -> bool:
        """AZ-16.10: the attacker and the defender may play the card. If the defender is neutral, all players
        may play it.
        """
        b = p.current_battle
        return b.defender == names.NOBODY or seat in (b.attacker, b.defender)

    def decision(self) -> CardChoice:
        return REINFORCE

    def reopened(self, first: int, left: int) -> Step[AztecaPosition]:
        return ReinforcementWindow(first, left)

    def carry_out(self, p: AztecaPosition, seat: int, answer: list[int]) -> None:
        side = answer[0] - moves.REINFORCEMENTS
        hand_cards.play(p, seat, names.REINFORCEMENTS)
        p.current_battle.temporary[side] += 1
        p.emit(events.REINFORCED, seat, side)


class Reinforce(BattleCardChoice):
    """AZ-D26, AZ-16.10: reinforces the player's own side, or a neutral side that the player is not
    attacking.
    """

    id = "Reinforce"
    rule = "AZ-16.10"
    window = "reinforcements"

    def cards(self) -> list[int]:
        return REINFORCEMENT_CARDS

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, moves.REINFORCEMENTS + names.ATTACKER, moves.REINFORCEMENTS + names.DEFENDER]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == PASS:
            return 0
        b = p.current_battle
        leader = strength.principal(p, move - moves.REINFORCEMENTS)
        if leader != seat and (leader != names.NOBODY or seat == b.attacker):
            return reasons.NO_SUCH_SIDE
        return hand_cards.card_illegal_reason(p, seat, names.REINFORCEMENTS)

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [] if reason == reasons.NO_SUCH_SIDE else [names.REINFORCEMENTS]


class AllianceWindow(CardWindow):
    """Asks each player once. The attacker and the defender may play Alliance, and all players may play
    Eruption.
    """

    id = "DisasterWindow"
    rule = "AZ-12.30"
    once = True

    def may_answer(self, p: AztecaPosition, seat: int) -> bool:
        """AZ-16.12: players other than the attacker and the defender are asked only if a mountain
        can erupt.
        """
        b = p.current_battle
        return seat in (b.attacker, b.defender) or bool(p.tables.has_mountain[b.area])

    def decision(self) -> CardChoice:
        return PLAY_ALLIANCE_OR_ERUPTION

    def reopened(self, first: int, left: int) -> Step[AztecaPosition]:
        return AllianceWindow(first, left)

    def carry_out(self, p: AztecaPosition, seat: int, answer: list[int]) -> None:
        b = p.current_battle
        if answer[0] == moves.ERUPTION:
            hand_cards.play(p, seat, names.ERUPTION)
            b.eruptions += 1
            p.emit(events.ERUPTION, seat)
            return
        hand_cards.play(p, seat, names.ALLIANCE)
        other, army = divmod(answer[0] - moves.ALLIANCE, names.ARMIES)
        p.emit(events.ALLIANCE_OFFERED, seat, other, army)
        side = names.ATTACKER if seat == b.attacker else names.DEFENDER
        pair = only(seat) | only(other)
        promise = purse(pair, p.players, 0)
        promise.change_unseen(answer[1], pair, 0, names.MOST_PROMISE)
        b.promises[side] = len(p.promises)
        p.promises.append(promise)
        p.emit_to(pair, events.ALLIANCE_TERMS, seat, other, army, answer[1])
        p.push(JoinAlliance(seat, other, army))


class PlayAllianceOrEruption(BattleCardChoice):
    """AZ-D26: the player chooses whom to invite, and with which army. The next question is how many prisoners
    to promise.
    """

    id = "Disaster"
    rule = "AZ-12.30"
    window = "alliance"

    def cards(self) -> list[int]:
        return BATTLE_CARDS

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        armies = range(p.players * names.ARMIES)
        return [PASS, moves.ERUPTION, *(moves.ALLIANCE + army for army in armies)]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == PASS:
            return 0
        b = p.current_battle
        if move == moves.ERUPTION:
            if not p.tables.has_mountain[b.area]:
                return reasons.NO_MOUNTAIN
            return hand_cards.card_illegal_reason(p, seat, names.ERUPTION)
        if seat not in (b.attacker, b.defender):
            return reasons.NOT_IN_BATTLE
        reason = ally_illegal_reason(p, move - moves.ALLIANCE)
        return reason or hand_cards.card_illegal_reason(p, seat, names.ALLIANCE)

    def has_effect(self, p: AztecaPosition, seat: int, card: int) -> bool:
        b = p.current_battle
        if card == names.ERUPTION:
            return bool(p.tables.has_mountain[b.area])
        return seat in (b.attacker, b.defender)

    def add_uses(self, p: AztecaPosition, seat: int, card: int, found: list[int]) -> None:
        if not self.has_effect(p, seat, card):
            return
        if card == names.ERUPTION:
            found.append(moves.ERUPTION)
        else:
            for army in range(p.players * names.ARMIES):
                if ally_illegal_reason(p, army) == 0:
                    found.append(moves.ALLIANCE + army)

    def explain_absent(self, p: AztecaPosition, seat: int, move: int) -> int:
        armies = names.MOST_PLAYERS * names.ARMIES
        return reasons.NO_SUCH_PLAYER if moves.ALLIANCE <= move < moves.ALLIANCE + armies else 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NO_SUCH_PLAYER:
            return [p.players]
        other, army = divmod(move - moves.ALLIANCE, names.ARMIES)
        if reason == reasons.NO_MOUNTAIN:
            return [p.current_battle.area]
        if reason == reasons.NOT_IN_BATTLE:
            return []
        if reason == reasons.IN_THE_BATTLE:
            return [other]
        if reason == reasons.NO_ARMY_BESIDE:
            return [other, army]
        return [names.ERUPTION if move == moves.ERUPTION else names.ALLIANCE]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move not in (PASS, moves.ERUPTION):
            p.ask_further(seat, PROMISE)


def ally_illegal_reason(p: AztecaPosition, at: int) -> int:
    """AZ-16.11: returns the reason why this army cannot be invited, or 0. The army is given as seat * 3 +
    army.
    """
    b = p.current_battle
    other = at // names.ARMIES
    if other in (b.attacker, b.defender) or other in b.allies:
        return reasons.IN_THE_BATTLE
    start = p.army_at[at]
    if start == names.NOBODY or p.box_of(other, at % names.ARMIES).size == 0:
        return reasons.NO_ARMY_BESIDE
    return reasons.NO_ARMY_BESIDE if board.border(p, start, b.area) == names.NO_BORDER else 0


class Promise(Decision[AztecaPosition]):
    """AZ-16.11: the player states the maximum number of prisoners that the ally will get."""

    id = "Promise"
    rule = "AZ-16.11"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return list(range(names.MOST_PROMISE + 1))

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        pass


class JoinAlliance(Decision[AztecaPosition]):
    """AZ-D27: the invited player accepts or refuses. If the player refuses, the card is lost without
    effect.
    """

    id = "JoinAlliance"
    rule = "AZ-16.11"
    number_names = ("other_seat", "army", "area", "prisoners")
    window = "ally"
    seat: int
    other: int
    army: int

    def __init__(self, seat: int, other: int, army: int) -> None:
        self.seat = seat
        self.other = other
        self.army = army

    def who(self, p: AztecaPosition) -> int:
        return self.other

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [NO, YES]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [self.seat, self.army, p.current_battle.area, p.promises[-1].value()]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        p.emit(events.ALLIANCE_ANSWERED, seat, int(move == YES))
        if move == YES:
            b = p.current_battle
            side = names.ATTACKER if self.seat == b.attacker else names.DEFENDER
            b.allies[side] = seat
            b.ally_armies[side] = self.army


REINFORCE: Final = Reinforce()
PLAY_ALLIANCE_OR_ERUPTION: Final = PlayAllianceOrEruption()
PROMISE: Final = Promise()
REINFORCEMENT_CARDS: Final = [names.REINFORCEMENTS]
BATTLE_CARDS: Final = [names.ERUPTION, names.ALLIANCE]
