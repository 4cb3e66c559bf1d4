"""What a seat may see, try and reach, all from the veiled position and never from the truth."""

from __future__ import annotations

from typing import Any, Final

from . import fields
from .agenda import Question, Reason
from .errors import Hole
from .events import Ears, Event
from .game import Game
from .match import only_option
from .position import Position
from .scores import Scores
from .seats import CHANCE

LONGEST_CHAIN: Final = 40
"""No chain of a single click is longer."""


def told_question(q: Question) -> dict[str, Any]:
    return {"kind": q.kind, "rule": q.rule, "numbers": q.numbers, "window": q.window}


def told_reason(r: Reason | None) -> dict[str, Any] | None:
    return None if r is None else {"reason": r.name, "rule": r.rule, "numbers": r.numbers}


def told_scores(s: Scores) -> dict[str, Any]:
    return {
        "unit": s.unit,
        "totals": s.totals(),
        "ranks": s.ranks,
        "sources": s.sources,
        "table": s.table,
    }


def view(game: Game, p: Position, seat: int) -> dict[str, Any]:
    """All that is shown to a seat (or an onlooker): the table, who is asked, and what may be answered."""
    veiled = p.veil(seat)
    asked = veiled.asked()
    out: dict[str, Any] = {
        "seat": seat,
        "table": game.show(veiled),
        "asked": asked,
        "over": not asked,
        "scores": told_scores(veiled.scores()),
    }
    if seat in asked and seat != CHANCE:
        out["question"] = told_question(veiled.question(seat))
        out["options"] = [game.words.text(m) for m in veiled.options(seat)]
        out["asides"] = [game.words.text(m) for m in veiled.asides(seat)]
        out["default"] = game.words.text(veiled.default(seat))
    return out


def has_secrets_between(p: Position, seats: list[int]) -> bool:
    """Does one of these seats know, or is it about to decide unseen, what another of them may not know?"""
    if p.drafts:
        return True
    first: dict[str, Any] | None = None
    for seat in seats:
        known = fields.save(p.veil(seat))
        del known["position"]["viewer"]
        if first is None:
            first = known
        elif known != first:
            return True
    return False


class Preview:
    """Where a tried move leads: the veiled position after it, what was told, and why it ends there."""

    position: Position
    events: list[Event]
    end: str
    """`asked` (the same seat again), `other`, `chance`, `hole` or `over`."""


def preview(p: Position, seat: int, move: int) -> Preview:
    """Try a move on the veiled copy, up to the first hole, chance, or other seat."""
    result = Preview()
    before = p.veil(seat)
    after = before.copy()
    ears = Ears()
    after.ears = ears
    try:
        after.play(seat, move)
        result.position = after
        result.end = end_of(after, seat)
    except Hole:
        result.position = before
        result.end = "hole"
    after.ears = None
    result.events = ears.heard_by(seat)
    return result


def end_of(p: Position, seat: int) -> str:
    asked = p.asked()
    if seat in asked:
        return "asked"
    if asked == [CHANCE]:
        return "chance"
    return "other" if asked else "over"


def forced(p: Position, seat: int) -> Preview:
    """What follows by itself from a veiled position: this seat's moves without a choice."""
    result = Preview()
    ears = Ears()
    here = p
    result.end = end_of(here, seat)
    while result.end == "asked":
        after = here.copy()
        after.ears = ears
        try:
            move = only_option(after, seat)
            if move < 0:
                break
            after.play(seat, move)
            after.ears = None
            here = after
            result.end = end_of(here, seat)
        except Hole:
            result.end = "hole"
    result.position = here
    result.events = ears.heard_by(seat)
    return result


def continues(before: Position, after: Position, seat: int) -> bool:
    """May a chain of this seat go on after its move? Only while no other seat's answer is waited for.

    Sealed answers are the exception: what a seat says on its own desk waits for nobody. A sealed round that
    opens only after the move ends the chain, because there everybody has a say.
    """
    asked = after.asked()
    if asked == [seat]:
        return True
    if seat not in asked or not before.drafts or not after.drafts:
        return False
    return len(after.drafts[seat].moves) == len(before.drafts[seat].moves) + 1


def reach(p: Position, seat: int, most: int = 200) -> list[list[int]]:
    """The chains of its own moves that a seat can play without chance, shortest first, at most so many.

    A single click on a word plays one of the shortest chains that end with it; the page says which. Of
    equally short ones, that which gives the harmless answer on its way (not to beg, say) comes first.
    """
    found: list[list[int]] = []
    waiting: list[tuple[Position, list[int]]] = [(p.veil(seat), [])]
    at = 0
    while at < len(waiting) and len(found) < most:
        here, chain = waiting[at]
        at += 1
        try:
            usual = here.default(seat)
            moves = [usual, *(m for m in here.options(seat) if m != usual)]
        except Hole:  # what may follow is not known yet
            continue
        for move in moves:
            if len(found) >= most:
                break
            longer = [*chain, move]
            found.append(longer)
            there = here.copy()
            try:
                there.play(seat, move)
                if len(longer) < LONGEST_CHAIN and continues(here, there, seat):
                    waiting.append((there, longer))
            except Hole:
                pass
    return found
