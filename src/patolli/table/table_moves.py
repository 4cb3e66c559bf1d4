"""Moves at a table: single moves, chains, undo, standing answers, default answers, and rewinds that all have
agreed to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from ..kernel.errors import HiddenValue, PatolliError, RuleError, UnknownMove
from ..kernel.foresight import answers_in_advance
from ..kernel.forms import chain_of
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.seat_view import continues
from ..kernel.seats import NOBODY
from ..review.rounds import round_of
from . import journal, passed_windows, since_last_turn, table_writes
from .overtaken import again_if_overtaken
from .passed_windows import PassedPoint
from .protocol import SetStandingAnswer
from .refusal import Refusal
from .session import TableSession, log, milliseconds
from .store.rows import USUAL, SeatRow, StepRow


def must_be_asked(session: TableSession, match: Match, seat: int, question: int) -> None:
    """Raises an error unless this is the question that the seat has to answer now."""
    if not 0 <= seat < session.players:
        raise Refusal("not-yours", f"there is no seat {seat}")
    if session.row.questions[seat] != question:
        raise Refusal("stale", "this question has been answered, or taken back")
    if seat not in match.asked():
        raise Refusal("not-asked", "this seat has no question now")


def word(game: Game, text: str) -> int:
    try:
        return game.vocabulary.move(text)
    except UnknownMove as fault:
        raise Refusal("no-word", str(fault)) from None


@again_if_overtaken
async def play(
    session: TableSession, seat: int, question: int, texts: list[str], may: Callable[[], bool] = lambda: True
) -> None:
    """Plays one move or a chain. Either all moves are played or none, and they are stored when this returns.

    `may` is called when the table's lock has been acquired, because the table may have changed by then.
    """
    async with session.lock:
        if not may():
            raise Refusal("stale", "this answer is no longer wanted")
        session.must_run()
        match = await session.loaded()
        must_be_asked(session, match, seat, question)
        moves = [word(match.game, text) for text in texts]
        rehearse(match, seat, moves)
        await make(session, match, seat, moves)


@again_if_overtaken
async def fill(session: TableSession, seat: int, question: int, values: list[int]) -> int:
    """Plays the moves that correspond to the values entered in a form, and returns their number."""
    async with session.lock:
        session.must_run()
        match = await session.loaded()
        must_be_asked(session, match, seat, question)
        try:
            moves = chain_of(match.game.form_rules(), match.position.observation(seat), seat, values)
        except PatolliError as fault:
            raise Refusal("not-offered", str(fault)) from None
        rehearse(match, seat, moves)
        await make(session, match, seat, moves)
        return len(moves)


def rehearse(match: Match, seat: int, moves: list[int]) -> None:
    """Raises an error for illegal moves before anything is changed. Chains are tried on the seat's
    observation.
    """
    p = match.position
    if moves[0] not in p.legal_moves(seat) and moves[0] not in p.asides(seat):
        raise Refusal("not-offered", p.refusal(seat, moves[0]))
    if len(moves) == 1:
        return
    here = p.observation(seat)
    try:
        for at, move in enumerate(moves):
            there = here.copy()
            there.play(seat, move)
            if at < len(moves) - 1 and not continues(here, there, seat):
                raise Refusal("not-offered", "this chain is interrupted: another decision comes first")
            here = there
    except HiddenValue:
        if at < len(moves) - 1:
            raise Refusal("not-offered", "this chain is interrupted: another decision comes first") from None
    except PatolliError as fault:
        raise Refusal("not-offered", str(fault)) from None


async def make(session: TableSession, match: Match, seat: int, moves: list[int], passed: str = "") -> None:
    """Plays moves and then standing answers, and stores the result. `passed` marks moves that the seat
    has not chosen itself.
    """
    added: list[StepRow] = []
    changed: list[SeatRow] = []
    round_before = round_of(match.position)
    try:
        at = 0
        while at < len(moves):
            before = match.position
            step = one(session, match, seat, moves[at], added, passed)
            passed_windows.note_move(session, before, match.position, seat)
            at += 1
            for who, text, _ in step.entries[1:]:  # forced moves in between may also be part of the chain
                if who == seat and at < len(moves) and match.game.vocabulary.text(moves[at]) == text:
                    at += 1
        answer_in_advance(session, match, added, changed, round_before)
        draw_unseen(session, match, added)
    except (PatolliError, RuleError) as fault:
        await give_up(session, fault)
    await table_writes.commit(session, added, seats=changed)


def draw_unseen(session: TableSession, match: Match, added: list[StepRow]) -> None:
    """At tables where outcomes are typed in, draws those that no person sees."""
    if session.row.chance == "hand":
        from . import typed_chance  # a top-level import would be circular

        typed_chance.go_on(session, match, added)


async def give_up(session: TableSession, fault: Exception) -> NoReturn:
    """Restores the stored state, because a failure may have changed the match in memory, and raises
    Refusal.
    """
    await table_writes.reread(session)
    if isinstance(fault, RuleError):
        log.error("a rule broke", extra={"table": session.id, "why": f"{type(fault).__name__}: {fault}"})
        raise Refusal("not-offered", "a rule of the game failed here; nothing was changed") from None
    raise Refusal("not-offered", str(fault)) from None


def one(
    session: TableSession, match: Match, seat: int, move: int, added: list[StepRow], passed: str = ""
) -> StepRow:
    """Plays one move and counts the questions that follow from it. If the table plays this move to pass a
    window automatically, `passed` names the window; for a default answer, it is `DEFAULTED`.
    """
    row = session.row
    asked = match.asked()
    n = row.next + len(added)
    before, said, lengths = match.position, len(match.log), since_last_turn.keep(session)
    step = journal.play(match, seat, move, n, row.questions[seat], milliseconds(), passed)
    added.append(step)
    own = len(added) == 1  # later steps are standing answers, which do not begin the seat's turn
    since_last_turn.note(session, before, seat if own else NOBODY, match.log[said:], lengths)
    count_questions(session, match, seat, asked)
    return step


def count_questions(session: TableSession, match: Match, seat: int, asked_before: list[int]) -> None:
    """Gives new numbers to the questions that follow an answer. A question is new for the seat that has just
    answered, and for seats that had none before.
    """
    for other in match.asked():
        if other >= 0 and (other == seat or other not in asked_before):
            session.row.questions[other] += 1


def answer_in_advance(
    session: TableSession, match: Match, added: list[StepRow], changed: list[SeatRow], round_before: int
) -> None:
    """Answers windows for seats that have standing answers. For the only person among bots, also answers
    questions whose sole purpose is to keep a secret from other persons.

    `round_before` is the round before the moves that led to this position.
    """
    acted = True
    while acted:
        acted = False
        if round_of(match.position) != round_before:
            end_standing_answers(session, "round", changed)
            round_before = round_of(match.position)
        for seat in match.asked():
            if seat < 0:  # a person must type the outcome
                return
            window = match.position.question(seat).window
            at = session.seats[seat]
            if not window:
                lapse(at, "turn", changed)
                if bluffs_nobody(session, seat) and is_only_answer(match, seat):
                    one(session, match, seat, match.position.offer(seat)[0], added)
                    acted = True
                    break
            elif session.row.reopened.get(seat) == session.row.questions[seat]:
                continue
            elif is_kept(session, match, seat, window):
                if at.standing[window] == "once":
                    del at.standing[window]
                    changed.append(at)
                pass_window(session, match, seat, window, added)
                acted = True
                break
            elif bluffs_nobody(session, seat) and len(match.position.offer(seat)) == 1:
                one(session, match, seat, match.position.offer(seat)[0], added)
                acted = True
                break
            elif bluffs_nobody(session, seat) and match.game.passes_alone(
                match.position.observation(seat), seat
            ):
                pass_window(session, match, seat, window, added)
                acted = True
                break


def end_standing_answers(session: TableSession, duration: str, changed: list[SeatRow]) -> None:
    for at in session.seats:
        lapse(at, duration, changed)


def lapse(at: SeatRow, duration: str, changed: list[SeatRow]) -> None:
    """Ends the seat's standing answers of this duration."""
    lapsed = [kind for kind, until in at.standing.items() if until == duration]
    for kind in lapsed:
        del at.standing[kind]
    if lapsed and at not in changed:
        changed.append(at)


def pass_window(session: TableSession, match: Match, seat: int, window: str, added: list[StepRow]) -> None:
    """Passes a window with the default answer. The window is then listed for the seat, which can reopen
    it.
    """
    passed = PassedPoint(match, seat)
    step = one(session, match, seat, match.position.default(seat), added, window)
    passed_windows.note_pass(session, match, passed, step)


def is_kept(session: TableSession, match: Match, seat: int, window: str) -> bool:
    """Returns whether a standing answer of this seat applies to the window. A usual answer applies only if
    the game agrees.
    """
    at = session.seats[seat]
    if at.bot() and at.standing.get(window) == USUAL:
        return False
    return answers_in_advance(match.game, match.position, seat, at.standing)


def is_only_answer(match: Match, seat: int) -> bool:
    """Returns whether the seat has a single possible answer and is asked only to conceal this fact."""
    p = match.position
    if not p.decision(seat).secret or len(p.offer(seat)) != 1 or p.asides(seat):
        return False
    form = match.game.form_rules().form(p.observation(seat), seat)
    return form is None or all(field.most == 0 for field in form.fields)


def bluffs_nobody(session: TableSession, seat: int) -> bool:
    """Returns whether the seat belongs to the only person at the table, so that there is nobody to bluff."""
    return [other.seat for other in session.seats if not other.bot()] == [seat]


@again_if_overtaken
async def default(
    session: TableSession, seat: int, question: int, why: str, may: Callable[[], bool] = lambda: True
) -> None:
    """Plays the default answer for a seat whose time has run out or whose bot has failed."""
    async with session.lock:
        if not may() or session.row.state != "running" or session.row.questions[seat] != question:
            return
        match = await session.loaded()
        if seat in match.asked() and session.row.questions[seat] == question:
            log.info("default played", extra={"table": session.id, "seat": seat, "why": why})
            await make(session, match, seat, [match.position.default(seat)], passed_windows.DEFAULTED)


@again_if_overtaken
async def undo(session: TableSession, seat: int, question: int, everything: bool, moves: int = 1) -> None:
    async with session.lock:
        session.must_run()
        match = await session.loaded()
        asked = seat in match.asked()
        if question != (session.row.questions[seat] if asked else 0):
            raise Refusal("stale", "this question has been answered, or taken back")
        if not match.can_undo(seat):
            raise Refusal("no-undo", "this seat has nothing to take back")
        removed: list[int] = []
        event_count = len(match.event_log.events)
        before = match.asked()
        try:
            while match.can_undo(seat):
                sealed = bool(match.position.drafts)
                match.undo(seat)
                removed.append(forget_step(session, match, seat, sealed))
                if not everything and len(removed) == moves:
                    break
        except Exception:
            await table_writes.reread(session)
            raise
        for other in match.asked():
            if other >= 0 and (other == seat or other not in before):
                session.row.questions[other] += 1
        passed_windows.forget(session, removed)
        if seat in match.asked():
            session.row.reopened[seat] = session.row.questions[seat]
        if len(match.event_log.events) != event_count or not match.position.drafts:
            session.row.era += 1
        await table_writes.commit(session, [], removed, floor=session.floor())


def forget_step(session: TableSession, match: Match, seat: int, sealed: bool) -> int:
    """Removes from the log the step that was taken back. A sealed step may be followed by steps of other
    seats.
    """
    at = len(session.steps) - 1
    if sealed:
        while session.steps[at].seat != seat:
            at -= 1
    gone = session.steps.pop(at)
    if sum(len(step.entries) for step in session.steps) != len(match.log):
        raise RuleError("what was taken back is not what was written")
    return gone.n


@again_if_overtaken
async def stand(session: TableSession, message: SetStandingAnswer) -> None:
    """Stores a standing answer, and answers the current question if it applies."""
    async with session.lock:
        session.must_run()
        match = await session.loaded()
        at = session.seats[message.seat]
        if message.until == "round" and round_of(match.position) == 0:
            raise Refusal("not-offered", "no round is being played")
        session.row.reopened.pop(message.seat, None)
        if message.answer == "ask":
            at.standing.pop(message.window, None)
        else:
            if len(at.standing) >= 40:
                raise Refusal("too-many", "too many standing answers")
            at.standing[message.window] = message.until
        added: list[StepRow] = []
        changed = [at]
        try:
            answer_in_advance(session, match, added, changed, round_of(match.position))
        except (PatolliError, RuleError) as fault:
            await give_up(session, fault)
        once = [seat for i, seat in enumerate(changed) if seat not in changed[:i]]
        await table_writes.commit(session, added, seats=once)


async def rewind(session: TableSession, seat: int, question: int) -> None:
    """Rewinds the table to the position before this answer, after a vote. The caller holds the
    table's lock.
    """
    match = await session.loaded()
    at = next((i for i, s in enumerate(session.steps) if s.seat == seat and s.question == question), -1)
    if at < 1:
        raise Refusal("stale", "this answer is no longer in the log")
    gone = [step.n for step in session.steps[at:]]
    before = match.asked()
    match.rewind(sum(len(step.entries) for step in session.steps[:at]))
    session.steps = session.steps[:at]
    session.passed_points.clear()
    passed_windows.forget(session, gone)
    session.row.era += 1
    for other in set(match.asked()) | set(before):
        if other >= 0:
            session.row.questions[other] += 1
    await table_writes.commit(session, [], gone, floor=session.floor())
