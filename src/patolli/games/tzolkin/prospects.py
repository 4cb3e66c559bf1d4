"""What the rules add to the preview of an answer: consequences, and sequences of moves for a single click."""

from __future__ import annotations

from typing import Final

from ...kernel.events import Event
from ...kernel.prospect_rules import NO_CLICK, NO_MOVE, Amount, AnswerNote, ProspectRules
from ...kernel.vocabulary import PASS, STOP
from . import monuments, moves, names, prospect_costs, prospect_faults, worker_pickup
from .position import EMPTY, TzolkinPosition
from .starting_wealth import KeepTile
from .worker_pickup import ChooseAction, PickWorker
from .worker_placement import PlaceWorker

KEPT: Final = "kept"
FREE_CHOICE: Final = 10
"""The weight of a step back from a numbered space. Choosing a lower action on a free-choice space has the
weight 1.
"""


class TzolkinProspects(ProspectRules[TzolkinPosition]):
    def declines(self, p: TzolkinPosition, seat: int, move: int) -> bool:
        return move == moves.ACT_NONE or super().declines(p, seat, move)

    def gives_up(self, p: TzolkinPosition, seat: int, move: int) -> bool:
        """Returns whether the move gives up a temple step, or the action of a worker that has been
        picked up.
        """
        begging = moves.BEG <= move < moves.BEG + names.TEMPLES
        angering = moves.ANGER <= move < moves.ANGER + names.TEMPLES
        return begging or angering or move == moves.ACT_NONE

    def dominated_by(self, p: TzolkinPosition, seat: int, move: int, options: list[int]) -> int:
        """TZ-6.3, TZ-15.12: returns the better answer if a move pays for an action that theology gives for
        free, or uses theology needlessly.
        """
        d = p.decision(seat)
        if not isinstance(d, ChooseAction):
            return NO_MOVE
        if moves.ACT < move <= moves.ACT + moves.HIGHEST_ACTION:
            higher = move - moves.ACT + moves.HIGHER
            return higher if higher in options and move - moves.ACT != d.space else NO_MOVE
        if moves.HIGHER < move <= moves.HIGHER + moves.HIGHEST_ACTION:
            act = move - moves.HIGHER + moves.ACT
            return act if act in options and move - moves.HIGHER == d.space else NO_MOVE
        return NO_MOVE

    def notes(self, p: TzolkinPosition, seat: int, move: int) -> list[AnswerNote]:
        if move == STOP:
            return last_turn(p, seat)
        if is_pick(move):
            return worker_notes(p, seat, worker_pickup.wheel_of(move), worker_pickup.space_of(move))
        if moves.ADVANCE <= move < moves.ADVANCE + names.TECHNOLOGIES:
            return [advance_note(p, seat, move - moves.ADVANCE)]
        if moves.BUILD_MONUMENT <= move < moves.BUILD_MONUMENT + names.MONUMENTS:
            worth = monuments.points_if_built(p, seat, move - moves.BUILD_MONUMENT)
            return [AnswerNote("worth", {"worth": worth})]
        return []

    def already_chosen(self, p: TzolkinPosition, seat: int) -> list[int]:
        """TZ-D1: returns the starting-wealth tiles chosen so far, because both are submitted together."""
        return p.drafts[seat].moves[:] if isinstance(p.decision(seat), KeepTile) else []

    def deferred(
        self, p: TzolkinPosition, seat: int, move: int, after: TzolkinPosition, events: list[Event]
    ) -> list[Amount]:
        return prospect_costs.deferred(p, seat, move, after, events)

    def goes_on(self, p: TzolkinPosition, seat: int, path: list[int], move: int) -> bool:
        """Returns whether the click also plays this move, which declines to beg, chooses between placing and
        picking up, or chooses a worker or its action.
        """
        last = path[-1] if path else NO_MOVE
        if move == PASS:
            return not path
        if move in (moves.PLACING, moves.PICKING):
            return last in (NO_MOVE, PASS)
        if is_pick(move):
            return last in (NO_MOVE, moves.PICKING)
        return is_act(move) and (last == NO_MOVE or is_pick(last))

    def click(self, p: TzolkinPosition, seat: int, path: list[int], move: int) -> int:
        placing = moves.PLACE <= move <= moves.PLACE_START
        building = moves.BUILD_BUILDING <= move < moves.BUILD_MONUMENT + names.MONUMENTS
        if path[-1] == PASS or not (placing or building or is_pick(move)):
            return NO_CLICK
        return steps_back(p, path)

    def values(self, p: TzolkinPosition, seat: int) -> dict[str, dict[str, int]]:
        """TZ-6.3: returns the price of each lower action at its space.

        TZ-2.11: returns the goods of the tiles being kept.
        """
        d = p.decision(seat)
        if isinstance(d, KeepTile):
            return goods_of_wealth(p, seat)
        if not isinstance(d, ChooseAction):
            return {}
        wheel = names.WHEEL_IDS[d.wheel]
        acts = [move - moves.ACT for move in p.legal_moves(seat) if is_act(move)]
        costs = {act: d.cost(p.tables, act) for act in acts}
        return {f"{wheel} {act}": {"corn": corn} for act, corn in costs.items() if corn > 0}

    def kinds_of(self, thing: str) -> list[str]:
        return prospect_costs.KINDS.get(thing, [thing])

    def faults(self, p: TzolkinPosition, seat: int) -> list[str]:
        return prospect_faults.faults(p, seat, self.values(p.observation(seat), seat))


def is_pick(move: int) -> bool:
    return moves.PICK <= move < moves.PICK + names.WHEELS * moves.SPACES


def is_act(move: int) -> bool:
    return moves.ACT < move <= moves.ACT + moves.HIGHEST_ACTION


def goods_of_wealth(p: TzolkinPosition, seat: int) -> dict[str, dict[str, int]]:
    """Returns, for each tile, the total goods of this tile and of all tiles kept so far.

    The entry `KEPT` contains the goods of the tiles kept so far.
    """
    kept = [move - moves.KEEP for move in p.drafts[seat].moves]
    found = {KEPT: goods_together(p, kept)}
    for wealth in p.hands[seat].held():
        found[names.WEALTH_IDS[wealth]] = goods_together(p, [wealth, *(one for one in kept if one != wealth)])
    return found


def goods_together(p: TzolkinPosition, tiles: list[int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for wealth in tiles:
        for effect, good, n in p.tables.wealth_effects[wealth]:
            if effect == names.GAIN:
                found[names.GOOD_IDS[good]] = found.get(names.GOOD_IDS[good], 0) + n
    return found


def steps_back(p: TzolkinPosition, path: list[int]) -> int:
    """TZ-6.3: returns the weighted number of steps back.

    Steps back cost corn on numbered spaces. On free-choice spaces, they only mean a weaker action.
    """
    if not is_act(path[-1]):
        return 0
    action = path[-1] - moves.ACT
    if len(path) < 2 or not is_pick(path[-2]):
        return moves.HIGHEST_ACTION - action
    wheel, space = worker_pickup.wheel_of(path[-2]), worker_pickup.space_of(path[-2])
    if p.tables.free_choice[wheel][space]:
        return p.tables.last_action[wheel] - action
    return (space - action) * FREE_CHOICE


def last_turn(p: TzolkinPosition, seat: int) -> list[AnswerNote]:
    """TZ-19.1: returns a warning in a seat's last turn. The game ends after the last food day."""
    days = p.tables.food_day
    last = p.food_days == len(days) - 1 and p.day >= days[-1]
    ends_turn = isinstance(p.decision(seat), PlaceWorker | PickWorker)
    return [AnswerNote("last-turn")] if last and ends_turn else []


def worker_notes(p: TzolkinPosition, seat: int, wheel: int, space: int) -> list[AnswerNote]:
    """Returns notes about the action on the worker's space and about anything that prevents it."""
    if space == 0:
        return []
    notes = [AnswerNote("action", {"space": f"{names.WHEEL_IDS[wheel]} {space}"})]
    if wheel == names.CHICHEN and space < len(p.offerings):
        if p.offerings[space] != EMPTY:
            notes.append(AnswerNote("skull-place-taken"))
        elif p.seats[seat].skulls == 0:
            notes.append(AnswerNote("no-skull"))
    jungle = wheel == names.PALENQUE and 2 <= space < len(p.jungle_corn)
    if jungle and p.jungle_corn[space] + p.jungle_wood[space] == 0:
        notes.append(AnswerNote("no-tile"))
    return notes


def advance_note(p: TzolkinPosition, seat: int, technology: int) -> AnswerNote:
    """Returns a note about the level to be reached, or about the bonus after the last level."""
    name = names.TECHNOLOGY_IDS[technology]
    level = p.seats[seat].technologies[technology]
    if level >= names.TECHNOLOGY_LEVELS:
        return AnswerNote("bonus", {"step": f"{name} bonus"})
    return AnswerNote("level", {"level": level + 1, "step": f"{name} {level + 1}"})


RULES: Final = TzolkinProspects()
