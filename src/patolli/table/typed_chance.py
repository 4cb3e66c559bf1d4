"""Tables at which people roll dice and draw cards from their own copy of the game, and type in the outcomes.

An outcome is typed by a seat that sees it: any seat if it is public, otherwise the seat that draws the card.
Outcomes that no person sees are drawn by the computer. People may also let the computer draw any other
outcome.
"""

from __future__ import annotations

from ..kernel.chance import TypedChance
from ..kernel.errors import PatolliError, RuleError
from ..kernel.match import Match
from ..kernel.seats import CHANCE, SPECTATOR
from ..kernel.witnesses import possible, witnesses
from ..review.rounds import round_of
from ..texts import GameTexts
from . import journal, table_moves, table_writes
from .overtaken import again_if_overtaken
from .protocol import ChanceAsked, EnterOutcome
from .refusal import Refusal
from .session import TableSession, milliseconds
from .store.rows import SeatRow, StepRow
from .view_diff import options


def waits(match: Match) -> bool:
    """Returns whether an outcome has to be typed in."""
    return CHANCE in match.asked() and isinstance(match.source, TypedChance)


# The seats that see the outcome


def typists(session: TableSession, match: Match) -> list[int]:
    """Returns the seats of persons who may type the pending outcome. The seats that see it are cached for
    each position.
    """
    if session.witnesses is None or session.witnesses[0] is not match.position:
        session.witnesses = (match.position, witnesses(match.position))
    return [seat for seat in session.witnesses[1] if not session.seats[seat].bot()]


# The request for an outcome


def chance_asked(
    session: TableSession, match: Match, viewer: int, words: GameTexts | None
) -> ChanceAsked | None:
    """Returns what this viewer may know about the pending outcome. Only seats that may type it receive the
    list of possible outcomes.
    """
    if not waits(match):
        return None
    p, seats = match.position, typists(session, match)
    q = p.question(CHANCE)
    public = len(seats) == sum(not one.bot() for one in session.seats)
    may = viewer in seats
    return ChanceAsked(
        session.row.next,
        q.kind,
        q.rule,
        seats,
        options(match.game, possible(p, SPECTATOR if public else viewer), q, words) if may else [],
        "" if words is None else words.question(q, CHANCE),
    )


def may_take_back(session: TableSession, match: Match, viewer: int) -> bool:
    """Returns whether this seat typed the last outcome and nobody has decided anything since."""
    last = session.steps[-1] if session.steps else None
    return (
        isinstance(match.source, TypedChance)
        and viewer >= 0
        and last is not None
        and last.seat == CHANCE
        and last.question == viewer + 1
        and session.row.state == "running"
    )


# Entering


@again_if_overtaken
async def enter(session: TableSession, message: EnterOutcome) -> None:
    """Enters an outcome. If the message has no text, the computer draws this outcome or, on request, all
    outcomes up to the next decision.
    """
    async with session.lock:
        session.must_run()
        match = await session.loaded()
        if not waits(match):
            raise Refusal("not-asked", "no outcome is due now")
        if message.number != session.row.next:
            raise Refusal("stale", "this outcome has been entered, or taken back")
        seats = typists(session, match)
        if message.seat not in seats and (seats or message.text):
            raise Refusal("not-yours", "another seat sees this outcome and types it")
        move = table_moves.word(match.game, message.text) if message.text else -1
        if move >= 0 and move not in match.position.legal_moves(CHANCE):
            raise Refusal("not-offered", "this outcome is impossible; check what is left")
        added: list[StepRow] = []
        changed: list[SeatRow] = []
        round_before = round_of(match.position)
        try:
            if move >= 0:
                add(session, match, move, message.seat, added)
            else:
                draw(session, match, added)
                while message.rest and waits(match):
                    draw(session, match, added)
            go_on(session, match, added)
            table_moves.answer_in_advance(session, match, added, changed, round_before)
            go_on(session, match, added)
        except (PatolliError, RuleError) as fault:
            await table_moves.give_up(session, fault)
        await table_writes.commit(session, added, seats=changed)


def go_on(session: TableSession, match: Match, added: list[StepRow]) -> None:
    """Draws pending outcomes until there is one that a person sees."""
    while waits(match):
        if typists(session, match):
            return
        draw(session, match, added)


def draw(session: TableSession, match: Match, added: list[StepRow]) -> None:
    assert isinstance(match.source, TypedChance)
    p = match.position
    add(session, match, match.source.draw(p.legal_moves(CHANCE), p.odds()), -1, added)


def add(session: TableSession, match: Match, move: int, typist: int, added: list[StepRow]) -> None:
    asked = match.asked()
    n = session.row.next + len(added)
    added.append(journal.enter(match, [move], n, typist, milliseconds()))
    table_moves.count_questions(session, match, CHANCE, asked)


@again_if_overtaken
async def take_back(session: TableSession, seat: int, number: int) -> None:
    """Takes back a mistyped outcome if nobody has decided anything since."""
    async with session.lock:
        session.must_run()
        match = await session.loaded()
        if number != session.row.next:
            raise Refusal("stale", "this outcome has been taken back, or the game has continued")
        if not may_take_back(session, match, seat):
            raise Refusal("no-undo", "this seat has no outcome to take back")
        gone = session.steps[-1]
        before = match.asked()
        match.rewind(sum(len(step.entries) for step in session.steps[:-1]))
        session.steps = session.steps[:-1]
        session.row.era += 1
        for other in set(match.asked()) | set(before):
            if other >= 0:
                session.row.questions[other] += 1
        await table_writes.commit(session, [], [gone.n], floor=session.floor())
