"""Picking up workers (TZ-6), and the next-higher action allowed by theology (TZ-15.12)."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision
from ...kernel.vocabulary import STOP
from . import actions, events, moves, names, reasons, sources
from .components.tables import Components
from .position import EMPTY, TzolkinPosition

IMPOSSIBLE: Final = -1


class PickWorker(Decision[TzolkinPosition]):
    """TZ-D6: the player chooses one of their workers on a wheel, or none."""

    id = "PickWorker"
    rule = "TZ-D6"
    number_names = ("picked",)

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        found: list[int] = []
        for wheel in range(names.WHEELS):
            for space in range(p.tables.top_space[wheel] + 1):
                found.append(moves.PICK + wheel * moves.SPACES + space)
        found.append(STOP)
        return found

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        if move == STOP:
            return 0 if p.picked > 0 else reasons.MUST_PICK_ONE
        at = p.tables.first_position[wheel_of(move)] + space_of(move)
        return 0 if p.wheels[at] == seat + 1 else reasons.NOT_OWN_WORKER

    def legal_moves(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Gives the same result as checking each move but goes from worker to worker, because it is called
        often and must be fast.
        """
        first = p.tables.first_position
        found: list[int] = []
        at = -1
        for _ in range(p.on_wheels(seat)):
            at = p.wheels.index(seat + 1, at + 1)
            wheel = names.CHICHEN
            while at < first[wheel]:
                wheel -= 1
            found.append(moves.PICK + wheel * moves.SPACES + at - first[wheel])
        if p.picked > 0:
            found.append(STOP)
        return found

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        """TZ-6.1, TZ-6.2: returns the worker to the player's hand. The next worker is chosen after this
        worker's action.
        """
        if move == STOP:
            return
        wheel = wheel_of(move)
        space = space_of(move)
        p.wheels[p.tables.first_position[wheel] + space] = EMPTY
        p.seats[seat].hand += 1
        p.picked += 1
        p.emit(events.PICKED, seat, wheel, space)
        if p.on_wheels(seat) > 0:
            p.push(PICK_WORKER)
        p.push(CHOOSE_ACTION[wheel * moves.SPACES + space])

    def explain_absent(self, p: TzolkinPosition, seat: int, move: int) -> int:
        return reasons.NO_SUCH_SPACE if 0 <= wheel_of(move) < names.WHEELS else 0

    def default(self, p: TzolkinPosition, seat: int) -> int:
        return STOP if p.picked > 0 else p.offer(seat)[0]

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Returns the number of workers picked up so far."""
        return [p.picked]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NO_SUCH_SPACE:
            return [wheel_of(move), p.tables.top_space[wheel_of(move)]]
        return [wheel_of(move), space_of(move)] if reason == reasons.NOT_OWN_WORKER else []


def wheel_of(move: int) -> int:
    return (move - moves.PICK) // moves.SPACES


def space_of(move: int) -> int:
    return (move - moves.PICK) % moves.SPACES


class ChooseAction(Decision[TzolkinPosition]):
    """TZ-D7: the player chooses the action of the worker's space, a lower one, any action on a free-choice
    space, the next-higher one, or none.
    """

    id = "ChooseAction"
    rule = "TZ-D7"
    number_names = ("wheel", "space")
    wheel: int
    space: int

    def __init__(self, wheel: int, space: int) -> None:
        self.wheel = wheel
        self.space = space

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        last = p.tables.last_action[self.wheel]
        found = [moves.ACT + action for action in range(1, last + 1)]
        if self.wheel == names.CHICHEN:
            for action in range(1, last + 1):
                found.append(moves.HIGHER + action)
        found.append(moves.ACT_NONE)
        return found

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        if move == moves.ACT_NONE:
            return 0
        if move > moves.HIGHER:
            action = move - moves.HIGHER
            if not self.higher(p, seat, action):
                return reasons.NO_HIGHER_ACTION
            return actions.illegal_reason(p, seat, self.wheel, action, p.seats[seat].corn)
        action = move - moves.ACT
        cost = self.cost(p.tables, action)
        if cost == IMPOSSIBLE:
            return reasons.NO_ACTION_ON_SPACE if self.space == 0 else reasons.ABOVE_SPACE
        left = p.seats[seat].corn - cost
        if left < 0:
            return reasons.NO_CORN_TO_STEP_BACK
        return actions.illegal_reason(p, seat, self.wheel, action, left)

    def legal_moves(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Skips the actions above the space, because this method is called often and must be fast."""
        c = p.tables
        corn = p.seats[seat].corn
        found: list[int] = []
        last = c.last_action[self.wheel]
        if not c.free_choice[self.wheel][self.space]:
            last = min(last, self.space)
        for action in range(1, last + 1):
            left = corn - self.cost(p.tables, action)
            if left >= 0 and actions.illegal_reason(p, seat, self.wheel, action, left) == 0:
                found.append(moves.ACT + action)
        if self.wheel == names.CHICHEN and p.seats[seat].skulls > 0:
            for action in range(1, c.last_action[self.wheel] + 1):
                if self.illegal_reason(p, seat, moves.HIGHER + action) == 0:
                    found.append(moves.HIGHER + action)
        found.append(moves.ACT_NONE)
        return found

    def cost(self, c: Components, action: int) -> int:
        """TZ-6.3, TZ-6.5: returns how much corn it costs to choose this action, not counting the cost of the
        action itself, or IMPOSSIBLE.
        """
        if c.free_choice[self.wheel][self.space]:
            return c.free_choice_cost
        if action > self.space:
            return IMPOSSIBLE
        return (self.space - action) * c.step_back_cost

    def higher(self, p: TzolkinPosition, seat: int, action: int) -> bool:
        """TZ-15.12: returns whether this is the action of the next-higher space and the player can use it."""
        c = p.tables
        next_space = self.space + 1
        if not c.next_higher_action[p.seats[seat].technologies[names.THEOLOGY]]:
            return False
        if next_space > c.top_space[self.wheel] or c.free_choice[self.wheel][self.space]:
            return False
        return action == next_space or c.free_choice[self.wheel][next_space]

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        if move == moves.ACT_NONE:
            p.emit(events.NO_ACTION, seat, self.wheel)
            return
        if move > moves.HIGHER:
            action = move - moves.HIGHER
            level = p.tables.next_higher_action.index(True)
            p.emit(events.ACTED_HIGHER, seat, self.wheel, action, sources.level(names.THEOLOGY, level))
        else:
            action = move - moves.ACT
            cost = self.cost(p.tables, action)
            p.seats[seat].corn -= cost
            if p.tables.free_choice[self.wheel][self.space]:
                p.emit(events.CHOSE_FREELY, seat, self.wheel, action, cost)
            elif action < self.space:
                p.emit(events.STEPPED_BACK, seat, self.wheel, action, cost)
            else:
                p.emit(events.ACTED, seat, self.wheel, action)
        actions.perform(p, self.wheel, action)

    def explain_absent(self, p: TzolkinPosition, seat: int, move: int) -> int:
        return reasons.NO_SUCH_ACTION if moves.ACT < move <= moves.HIGHER + moves.HIGHEST_ACTION else 0

    def default(self, p: TzolkinPosition, seat: int) -> int:
        return moves.ACT_NONE

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Returns the worker's wheel and space."""
        return [self.wheel, self.space]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason in (reasons.NO_HIGHER_ACTION, reasons.NO_ACTION_ON_SPACE):
            return []
        if reason == reasons.NO_SUCH_ACTION:
            return [self.wheel, p.tables.last_action[self.wheel]]
        if move > moves.HIGHER:
            return actions.reason_numbers(
                p, seat, self.wheel, move - moves.HIGHER, p.seats[seat].corn, reason
            )
        action = move - moves.ACT
        if reason == reasons.ABOVE_SPACE:
            return [self.space, action]
        cost = self.cost(p.tables, action)
        if reason == reasons.NO_CORN_TO_STEP_BACK:
            return [cost, p.seats[seat].corn]
        return actions.reason_numbers(p, seat, self.wheel, action, p.seats[seat].corn - cost, reason)


PICK_WORKER: Final = PickWorker()
CHOOSE_ACTION: Final = [
    ChooseAction(wheel, space) for wheel in range(names.WHEELS) for space in range(moves.SPACES)
]
