"""A seat's view, previews and move chains, computed from its observation and never from the true position."""

from __future__ import annotations

from typing import Any, Final

from . import serialization
from .agenda import Question, Reason
from .errors import HiddenValue
from .events import Event, EventLog
from .game import Game
from .match import only_option
from .position import Position
from .scores import Scores, best_of
from .seats import CHANCE

LONGEST_CHAIN: Final = 40
"""The maximum number of moves played by a single click."""


def question_dict(q: Question) -> dict[str, Any]:
    return {"kind": q.kind, "rule": q.rule, "numbers": q.numbers, "window": q.window}


def reason_dict(r: Reason | None) -> dict[str, Any] | None:
    return None if r is None else {"reason": r.name, "rule": r.rule, "numbers": r.numbers}


def scores_dict(s: Scores) -> dict[str, Any]:
    """Returns the scores as plain data. Opponents without a seat follow the seats."""
    ranks = s.ranks + s.automa_ranks
    return {
        "unit": s.unit,
        "totals": s.totals() + [sum(row) for row in s.automa],
        "ranks": ranks,
        "winners": best_of(ranks),
        "sources": s.sources,
        "table": s.table + s.automa,
    }


def view(game: Game, p: Position, seat: int) -> dict[str, Any]:
    """Returns everything that a seat (or an onlooker) sees: the table, who must answer, and the legal
    answers.
    """
    observed = p.observation(seat)
    asked = observed.asked()
    out: dict[str, Any] = {
        "seat": seat,
        "table": game.show(observed),
        "asked": asked,
        "over": not asked,
        "scores": scores_dict(observed.scores()),
    }
    if seat in asked and seat != CHANCE:
        out["question"] = question_dict(observed.question(seat))
        out["options"] = [game.vocabulary.text(m) for m in observed.legal_moves(seat)]
        out["asides"] = [game.vocabulary.text(m) for m in observed.asides(seat)]
        out["default"] = game.vocabulary.text(observed.default(seat))
    return out


def has_secrets_between(p: Position, seats: list[int]) -> bool:
    """Returns whether one of these seats knows something, or has a sealed decision to make, that another of
    them must not see.
    """
    if p.drafts:
        return True
    first: dict[str, Any] | None = None
    for seat in seats:
        known = serialization.save(p.observation(seat))
        del known["position"]["viewer"]
        if first is None:
            first = known
        elif known != first:
            return True
    return False


class Preview:
    """The result of a preview: the observation after the move, and the events."""

    position: Position
    events: list[Event]
    end: str
    """Why the preview stops: `asked` (the same seat is asked again), `other` (another seat is asked),
    `chance`, `hole` (a hidden value) or `over`.
    """


def preview(p: Position, seat: int, move: int) -> Preview:
    """Tries a move on a seat's observation until it reaches a hidden value, a chance decision or another
    seat.
    """
    result = Preview()
    before = p.observation(seat)
    after = before.copy()
    event_log = EventLog()
    after.event_log = event_log
    try:
        after.play(seat, move)
        result.position = after
        result.end = end_of(after, seat)
    except HiddenValue:
        result.position = before
        result.end = "hole"
    after.event_log = None
    result.events = event_log.visible_to(seat)
    return result


def end_of(p: Position, seat: int) -> str:
    asked = p.asked()
    if seat in asked:
        return "asked"
    if asked == [CHANCE]:
        return "chance"
    return "other" if asked else "over"


def forced(p: Position, seat: int) -> Preview:
    """Plays the forced moves of this seat that come next in a position."""
    result = Preview()
    event_log = EventLog()
    here = p
    result.end = end_of(here, seat)
    while result.end == "asked":
        after = here.copy()
        after.event_log = event_log
        try:
            move = only_option(after, seat)
            if move < 0:
                break
            after.play(seat, move)
            after.event_log = None
            here = after
            result.end = end_of(here, seat)
        except HiddenValue:
            result.end = "hole"
    result.position = here
    result.events = event_log.visible_to(seat)
    return result


def continues(before: Position, after: Position, seat: int) -> bool:
    """Returns whether a seat's chain of moves can go on after this move. The chain ends if another seat must
    answer first.

    In a sealed round, the chain goes on, because no seat waits for another. It ends, however, if the round
    begins only after the move, because all seats take part in it.
    """
    asked = after.asked()
    if asked == [seat]:
        return True
    if seat not in asked or not before.drafts or not after.drafts:
        return False
    return len(after.drafts[seat].moves) == len(before.drafts[seat].moves) + 1


def usual_first(p: Position, seat: int) -> list[int]:
    """Returns the legal moves, beginning with the default, or no moves if they depend on hidden
    information.
    """
    try:
        usual = p.default(seat)
        return [usual, *(m for m in p.legal_moves(seat) if m != usual)]
    except HiddenValue:
        return []


def reach(p: Position, seat: int, most: int = 200) -> list[list[int]]:
    """Returns at most `most` chains of moves that a seat can play without chance, the shortest chains first.

    A single click plays one of the shortest chains that end with the clicked move; the page shows which one.
    Among chains of the same length, those that begin with harmless answers (such as not begging) come first.
    """
    found: list[list[int]] = []
    waiting: list[tuple[Position, list[int]]] = [(p.observation(seat), [])]
    at = 0
    while at < len(waiting) and len(found) < most:
        here, chain = waiting[at]
        at += 1
        for move in usual_first(here, seat):
            if len(found) >= most:
                break
            longer = [*chain, move]
            found.append(longer)
            there = here.copy()
            try:
                there.play(seat, move)
                if len(longer) < LONGEST_CHAIN and continues(here, there, seat):
                    waiting.append((there, longer))
            except HiddenValue:
                pass
    return found
