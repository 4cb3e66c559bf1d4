"""Reopens a window that the table passed automatically: its question is asked again, in the same position."""

from __future__ import annotations

from ..kernel.errors import PatolliError, RuleError
from ..review.rounds import round_of
from . import passed_windows, table_moves, table_writes
from .overtaken import again_if_overtaken
from .refusal import Refusal
from .session import TableSession
from .store.rows import SeatRow, StepRow


@again_if_overtaken
async def reopen(session: TableSession, seat: int, question: int) -> None:
    """Reopens a window if nothing has happened since, except that other windows were passed and seats have
    begun to answer. Unfinished answers have to be given again.
    """
    async with session.lock:
        session.must_run()
        match = await session.loaded()
        at = next(
            (
                i
                for i, step in enumerate(session.steps)
                if (step.seat, step.question) == (seat, question) and passed_windows.passed_window(step)
            ),
            -1,
        )
        n = session.steps[at].n if at >= 0 else -1
        passed = next((one for one in session.passed_points if one.n == n and one.drawn == match.drawn), None)
        if passed is None:
            raise Refusal("no-undo", "there was a move since then: this window stays passed")
        asked_before, event_count = match.asked(), len(match.event_log.events)
        removed = [step.n for step in session.steps[at:]]
        del session.steps[at:]
        match.return_to(passed.point)
        passed_windows.forget(session, removed)
        for other in match.asked():
            if other >= 0 and (other == seat or other not in asked_before):
                session.row.questions[other] += 1
        session.row.reopened[seat] = session.row.questions[seat]
        if len(match.event_log.events) != event_count or not match.position.drafts:
            session.row.era += 1
        floor = session.floor()
        added: list[StepRow] = []
        changed: list[SeatRow] = []
        try:
            round_now = round_of(match.position)
            table_moves.answer_in_advance(session, match, added, changed, round_now)
        except (PatolliError, RuleError) as fault:
            await table_moves.give_up(session, fault)
        await table_writes.commit(session, added, removed, changed, floor)
