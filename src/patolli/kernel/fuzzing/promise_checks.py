"""Checks what the rules promise about answers: amounts due later, better answers, and reasons for missing
answers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any, Final

from ..agenda import Frame
from ..errors import HiddenValue
from ..events import EventLog
from ..foresight import Foreseen, summed, turn_of
from ..game import Game
from ..position import Position
from ..prospect_rules import POINTS
from ..view_patch import traded
from .checks import CheckFailure, texts

MOST_TRIED: Final = 400
"""The maximum number of positions to examine in search of the amounts due later."""
NO_QUESTION: Final = 1_000_000


def deferred(game: Game, seat: int, found: Foreseen, after: Position, not_goods: list[str]) -> None:
    """Checks that some continuation pays and gains exactly the amounts that an answer defers.

    Either the total change equals these amounts, or the steps after the next questions produce them without
    further choices. Amounts of a good that the player chooses are produced by the answers instead. These
    amounts are checked one at a time, because another choice may produce more of the same good, and later
    steps may take some of it.
    """
    named = due_later(game, found)
    if named and seat in after.asked() and not after.drafts:
        for move in after.legal_moves(seat):
            account = account_of(game, seat, after, move, not_goods)
            if all(one.amount(account.things) == one.by for one in named if not one.of_choice):
                named = [one for one in named if one.of_choice]
            named = [one for one in named if not (one.of_choice and one.is_chosen(account))]
            if not named:
                return
    if not named:
        return
    view, points = game.show(after.observation(seat)), after.scores().totals()[seat]
    ends: list[dict[str, int]] = []
    for way in ways_on(game, after, seat):
        here = way.p
        things = traded(view, game.show(here.observation(seat)), seat, not_goods)
        things[POINTS] = here.scores().totals()[seat] - points
        if all(one.amount(things) == one.by for one in named if not one.of_choice):
            named = [one for one in named if one.of_choice and one.amount(things) != one.by]
        if not named:
            return
        if not way.is_asked:
            ends.append(things)
    said = ", ".join(f"{one.by} of {' or '.join(one.kinds)}" for one in named)
    raise CheckFailure("prospects", f"{texts(game, found.chain)} never gives {said} later, but {ends[:4]}")


class WayOn:
    """A position that a seat's answers can lead to, either at its next question or at the end of its turn."""

    p: Position
    is_asked: bool

    def __init__(self, p: Position, is_asked: bool) -> None:
        self.p = p
        self.is_asked = is_asked


class TurnEnd(EventLog):
    """Keeps the position at the end of the turn, before the next turn begins."""

    def __init__(self, game: Game, p: Position) -> None:
        super().__init__()
        self.game = game
        self.turn = turn_of(game, p)
        self.ended: Position | None = None

    def before_step(self, p: Frame) -> None:
        assert isinstance(p, Position)
        if self.ended is None and turn_of(self.game, p) != self.turn:
            self.ended = p.copy()


def played_on(game: Game, p: Position, seat: int, move: int) -> WayOn:
    after = p.copy()
    log = TurnEnd(game, p)
    after.event_log = log
    after.play(seat, move)
    after.event_log = None
    if log.ended is None:
        return WayOn(after, seat in after.asked())
    log.ended.event_log = None
    return WayOn(log.ended, False)


def ways_on(game: Game, p: Position, seat: int) -> Iterator[WayOn]:
    """Yields the positions that a seat's answers can lead to within its turn, beginning with those that
    require the fewest unusual answers.

    In any other order, a question that can be repeated (such as a market that is never left) could use up the
    whole search.
    """
    by_unusual = [deque([WayOn(p, seat in p.asked())])]
    unusual = 0
    for _ in range(MOST_TRIED):
        while not by_unusual[unusual]:
            unusual += 1
            if unusual == len(by_unusual):
                return
        way = by_unusual[unusual].popleft()
        yield way
        if way.is_asked:
            expected = usual(way.p, seat)
            if unusual + 1 == len(by_unusual):
                by_unusual.append(deque())
            for move in way.p.legal_moves(seat):
                by_unusual[unusual + (move != expected)].append(played_on(game, way.p, seat, move))


class TaskAccount(EventLog):
    """Adds up the effects of the steps that were pending below a question, separately from those of the
    answers.
    """

    def __init__(self, game: Game, seat: int, p: Position, not_goods: list[str]) -> None:
        super().__init__()
        self.game = game
        self.seat = seat
        self.not_goods = not_goods
        self.things: dict[str, int] = {}
        self.chosen: dict[str, int] = {}
        """The effects of the answers and of the steps that they add."""
        self.question = NO_QUESTION
        """The number of steps on the agenda below the last question."""
        self.counts = False
        self.view: dict[str, Any] = {}
        self.points = 0
        self.look(p)

    def look(self, p: Position) -> None:
        self.view = self.game.show(p.observation(self.seat))
        self.points = p.scores().totals()[self.seat]

    def close(self, p: Position) -> None:
        """Records the effects of the step that has just ended."""
        view, points = self.view, self.points
        self.look(p)
        things = self.things if self.counts else self.chosen
        for thing, by in traded(view, self.view, self.seat, self.not_goods).items():
            things[thing] = things.get(thing, 0) + by
        things[POINTS] = things.get(POINTS, 0) + self.points - points

    def before_step(self, p: Frame) -> None:
        assert isinstance(p, Position)
        self.close(p)
        self.counts = len(p.agenda) <= self.question
        if self.counts:
            self.question = NO_QUESTION


def account_of(game: Game, seat: int, p: Position, move: int, not_goods: list[str]) -> TaskAccount:
    """Adds up the effects of this answer and the usual answers after it, until the turn ends."""
    here, turn = p.copy(), turn_of(game, p)
    account = TaskAccount(game, seat, here, not_goods)
    while seat in here.asked() and turn_of(game, here) == turn:
        account.question = len(here.agenda) - 1
        account.counts = False
        here.event_log = account
        here.play(seat, move)
        here.event_log = None
        if turn_of(game, here) == turn:
            account.close(here)
        move = usual(here, seat) if seat in here.asked() else move
    return account


def usual(p: Position, seat: int) -> int:
    moves = p.legal_moves(seat)
    return p.default(seat) if p.default(seat) in moves else moves[0]


class DueLater:
    """An amount due later. It may consist of any of the goods in `kinds`, whose amounts are added up."""

    kinds: list[str]
    by: int
    sure: int
    """The part of the amount that does not depend on a choice."""
    of_choice: bool

    def __init__(self, kinds: list[str], by: int, sure: int) -> None:
        self.kinds = kinds
        self.by = by
        self.sure = sure
        self.of_choice = len(kinds) > 1

    def amount(self, things: dict[str, int]) -> int:
        return sum([things.get(kind, 0) for kind in self.kinds])

    def is_chosen(self, account: TaskAccount) -> bool:
        """Returns whether the answers produce the part that depends on a choice, and later steps produce the
        rest.
        """
        if self.amount(account.chosen) != self.by - self.sure:
            return False
        return self.sure == 0 or self.amount(account.things) == self.sure


def due_later(game: Game, found: Foreseen) -> list[DueLater]:
    """Returns the amounts due later. If the player chooses the kind of good, the amount lists all possible
    kinds.
    """
    rules = game.prospect_rules()
    by_kinds: dict[tuple[str, ...], int] = {}
    for amount in found.deferred:
        kinds = tuple(rules.kinds_of(amount.thing))
        by_kinds[kinds] = by_kinds.get(kinds, 0) + amount.by
    groups = [kinds for kinds in by_kinds if len(kinds) > 1]
    due: list[DueLater] = []
    for kinds, by in by_kinds.items():
        if len(kinds) > 1:
            inside = [other for other in by_kinds if len(other) == 1 and other[0] in kinds]
            sure = sum([by_kinds[other] for other in inside])
            due.append(DueLater(list(kinds), by + sure, sure))
        elif by != 0 and not any(kinds[0] in group for group in groups):
            due.append(DueLater(list(kinds), by, by))
    return due


def dominated(game: Game, observed: Position, seat: int, found: dict[int, Foreseen]) -> None:
    """Checks that a dominated answer gives no more of anything than the better answer, and leads to no
    further answers.
    """
    rules = game.prospect_rules()
    moves = list(found)
    for move in moves:
        better = rules.dominated_by(observed, seat, move, moves)
        if better < 0:
            continue
        if better == move or better not in found:
            raise CheckFailure("prospects", f"{texts(game, [move])} is dominated by what is not offered")
        one, other = found[move], found[better]
        if "hole" in (one.end, other.end):
            continue
        less, more = in_all(one, seat), in_all(other, seat)
        for thing in [*less, *more]:
            if less.get(thing, 0) > more.get(thing, 0):
                raise CheckFailure(
                    "prospects", f"{texts(game, [move])} gives more {thing} than {texts(game, [better])}"
                )
        if one.end == other.end == "asked":
            lost = set(one.asked.legal_moves(seat)) - set(other.asked.legal_moves(seat))
            if lost:
                then = texts(game, sorted(lost))
                raise CheckFailure("prospects", f"{texts(game, [better])} does not lead to {then}")


def in_all(found: Foreseen, seat: int) -> dict[str, int]:
    things, points = summed(found)
    return {**things, POINTS: points + (found.points[seat] if seat < len(found.points) else 0)}


def missing(game: Game, p: Position, observed: Position, seat: int, moves: list[int]) -> None:
    """Checks that the rules reject each answer that is listed as missing, for the stated reason."""
    for one in game.prospect_rules().expected_answers(observed, seat):
        if one.move in moves:
            continue
        name = texts(game, [one.move])
        reason, true = observed.explain(seat, one.move), p.explain(seat, one.move)
        if reason is None:
            raise CheckFailure("prospects", f"{name} is expected, and not explained")
        if one.move in p.legal_moves(seat) or one.move in p.asides(seat):
            raise CheckFailure("prospects", f"{name} is called missing, and can be played")
        if true is None or (true.name, true.numbers) != (reason.name, reason.numbers):
            raise CheckFailure("prospects", f"{name} is missing for another reason than {reason.name}")


def remarks(game: Game, p: Position, observed: Position, seat: int, moves: list[int]) -> None:
    """Checks that the rules' remarks on each answer need only the seat's knowledge and contain correct
    numbers.
    """
    rules = game.prospect_rules()
    try:
        rules.warnings(observed, seat)
        rules.values(observed, seat)
        for move in moves:
            rules.notes(observed, seat, move)
            rules.gives_up(observed, seat, move)
            rules.declines(observed, seat, move)
        game.passes_alone(observed, seat)
    except HiddenValue as hidden:
        raise CheckFailure("prospects", f"a remark looks at what is hidden: {hidden}") from None
    wrong = rules.faults(p, seat)
    if wrong:
        raise CheckFailure("prospects", "; ".join(wrong))
