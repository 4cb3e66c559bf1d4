"""Queries about the position of a table. They are computed in other processes, without holding the table's
lock.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ..texts import languages
from .fair_queue import WorkItem
from .protocol import AskPreview, Imagine, Reach, Why
from .refusal import Refusal
from .rule_faults import LoggedFaults, RuleFaults
from .store import queries
from .store.rows import StepRow
from .worker_pool import ThreadWorker, Worker, WorkerPool, processes
from .worker_process import Answer, CutOff, Unwanted, field

if TYPE_CHECKING:
    from .session import Observed, TableSession
    from .settings import Settings
    from .work_budget import WorkBudget

log = logging.getLogger("patolli.work")
MODULE: Final = "patolli.table.query_worker"
SECONDS: Final = 20.0
"""The time limit for a query, in seconds."""
LOOK_SECONDS: Final = 6.0
"""A computation is not interrupted during its first seconds, because restarting the process would take
longer.
"""
ODDS_SECONDS: Final = 1.0
"""The estimated number of seconds for computing odds. The value is so large that one process always remains
free for queries that a person is waiting for.
"""
MOST_WAITING: Final = 200
MOST_ANSWERS: Final = 200
"""The maximum number of cached answers per table."""
LASTING: Final = {"not-offered", "no-word", "no-trial"}
"""Refusals that would be the same if the query were repeated."""
ENDED: Final = {"over", "abandoned"}
BUSY: Final = "the server could not answer this; try again later"
Query = Why | AskPreview | Imagine | Reach


class NobodyWaits(Refusal):
    """Raised if all clients of the seat had disconnected when the query's turn came."""


class Queries:
    """The processes that answer queries. Their time is charged to the budgets of persons and addresses."""

    def __init__(self, settings: Settings, budget: WorkBudget) -> None:
        self.budget = budget
        count = settings.query_workers
        workers = processes(MODULE, settings.bot_modules, count) or [thread_worker()]
        short = workers.pop() if len(workers) > 1 else None
        self.pool = WorkerPool(workers, short, MOST_WAITING, LOOK_SECONDS)

    async def ask(
        self,
        question: dict[str, Any],
        person: str,
        address: str,
        wanted: Callable[[], bool] = lambda: True,
        faults: RuleFaults | None = None,
    ) -> bytes:
        """Returns the answer as JSON. Raises Refusal if the person or address has used up its budget."""
        charge = self.budget.reserve(person, address)
        found: Answer = {}
        began, spent = time.monotonic(), 0.0
        odds = bool(question.get("odds_from") or question.get("odds"))
        job = WorkItem(
            question,
            address or person,
            person,
            rank=lambda: int(odds),
            wanted=wanted,
            expected=ODDS_SECONDS if odds else 0.0,
        )
        try:
            found = await self.pool.run(job, SECONDS)
        except CutOff as fault:
            log.warning("query cut off", extra={"ask": question["ask"], "why": str(fault)})
            spent = 1000 * (time.monotonic() - began)
            raise Refusal("busy", BUSY) from None
        except Unwanted:
            raise NobodyWaits("busy", BUSY) from None
        finally:
            charge.settle(field(found, "cpu_ms", spent))
        if "refused" in found:
            raise Refusal(*field(found, "refused"))
        if "answer" not in found:
            log.error("query failed", extra={"ask": question["ask"], "why": field(found, "fault", "")})
            raise Refusal("fault", "something went wrong here; nothing was changed")
        for kind, part, why in field(found, "faults", []):
            (faults or LoggedFaults("")).add(kind, part, why)
        return bytes(found["answer"])

    async def close(self) -> None:
        await self.pool.close()


def thread_worker() -> Worker:
    from .query_worker import answer

    return ThreadWorker(answer)


def must_be_asked(session: TableSession, seat: int) -> None:
    assert session.match is not None
    if seat not in session.match.asked():
        raise Refusal("not-asked", "this seat has no question now")


async def begin(
    session: TableSession, message: Query, language: str, address: str
) -> Coroutine[Any, Any, bytes]:
    """Starts computing an answer from what the seat knows now, so later moves do not affect it. Equal queries
    about equal observations are computed only once.
    """
    seat = message.seat
    async with session.lock:
        if not isinstance(message, Why):
            session.must_run()
        await session.loaded()
        if not isinstance(message, Imagine):
            must_be_asked(session, seat)
        observed = session.observe(seat)
        number = session.row.questions[seat]
        standing = {} if session.seats[seat].bot() else dict(session.seats[seat].standing)
    names = [one.name for one in session.seats]
    about = {**asked_in(message, number, standing), "language": language, "names": names}
    task = computed(session, seat, observed, about, address, lambda: seat in session.present)
    return finish(session, message, task)


def computed(
    session: TableSession,
    seat: int,
    observed: Observed,
    about: dict[str, Any],
    address: str,
    wanted: Callable[[], bool],
) -> asyncio.Task[bytes]:
    """Returns the task that answers a query about an observation, which may be running or finished
    already.
    """
    key = (seat, observed.digest, msgspec.json.encode(about))
    task = kept(session, key)
    if task is None:
        question = {
            **about,
            "game": session.row.game,
            "owner": session.row.owner,
            "seat": seat,
            "digest": observed.digest,
            "position": observed.saved,
        }
        task = asyncio.create_task(
            session.registry.queries.ask(
                question, f"{session.id}/{seat}", address, wanted, session.rule_faults
            )
        )
        keep(session, key, task)
    return task


async def finish(session: TableSession, message: Query, task: asyncio.Task[bytes]) -> bytes:
    """Returns the message for the client: the computed answer with the id of the client's query inserted."""
    found = await asyncio.shield(task)
    if not isinstance(message, Why):
        session.must_run()  # the table may have been paused meanwhile
    head, zero, rest = found.partition(b'"to":0')
    assert zero
    return b'%s"to":%d%s' % (head, message.id, rest)


def asked_in(message: Query, number: int, standing: dict[str, str]) -> dict[str, Any]:
    match message:
        case Why():
            return {"ask": "why", "text": message.text}
        case Reach():
            return {"ask": "reach", "most": message.most, "question": number}
        case Imagine():
            return {"ask": "imagine", "texts": message.texts}
        case AskPreview():
            return {
                "ask": "preview",
                "texts": message.texts,
                "values": message.values,
                "standing": standing,
                "odds": message.odds,
            }


def kept(session: TableSession, key: tuple[object, ...]) -> asyncio.Task[bytes] | None:
    """Returns the cached task for a query, unless it has failed for a temporary reason."""
    task = session.answers.get(key)
    if task is None or (task.done() and (task.cancelled() or is_passing(task.exception()))):
        return None
    session.answers.move_to_end(key)
    return task


def is_passing(fault: BaseException | None) -> bool:
    return fault is not None and not (isinstance(fault, Refusal) and fault.error in LASTING)


def keep(session: TableSession, key: tuple[object, ...], task: asyncio.Task[bytes]) -> None:
    session.answers[key] = task
    # the exception is retrieved even if no client is left to receive it
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    if len(session.answers) > MOST_ANSWERS:
        session.answers.popitem(last=False)


# ---- replays of finished and running games -------------------------------------------------------------


async def replay(
    session: TableSession, viewer: int, n: int | None, count: str, language: str, address: str
) -> bytes:
    """Returns the state after n moves of a finished game or after n stream entries of a running game, or the
    list of moments if n is None.

    If `count` is "entries", n counts stream entries in a finished game, too. If it is "balance", returns
    goods and points after n stream entries.
    """
    if session.row.state == "waiting":
        raise Refusal("not-running", "the game has not begun")
    steps = await session.registry.read(session.id, lambda c: queries.steps(c, session.id))
    log_ = msgspec.Raw(msgspec.json.encode([entry for step in steps for entry in step.entries]))
    row = session.row
    about = {"options": row.options, "players": session.players, "owner": row.owner, "start": row.start}
    digest = hashlib.sha256(bytes(log_) + msgspec.json.encode(about)).hexdigest()
    return await session.registry.queries.ask(
        {
            **about,
            "ask": "moments" if n is None else "balance" if count == "balance" else "replay",
            "game": session.row.game,
            "log": log_,
            "digest": digest,
            "viewer": viewer,
            "n": n or 0,
            "entries": count == "entries",
            "over": session.row.state in ENDED,
            "language": language if language in languages() else "",
            "names": [one.name for one in session.seats],
        },
        f"{session.id}/{viewer}" if viewer >= 0 else "",
        address,
    )


async def record(session: TableSession, address: str) -> str:
    """Returns the record of a finished game."""
    steps: list[StepRow] = await session.registry.read(session.id, lambda c: queries.steps(c, session.id))
    found = await session.registry.queries.ask(
        {
            "ask": "record",
            "game": session.row.game,
            "row": session.row,
            "steps": steps,
            "players": session.players,
            "names": [seat.name for seat in session.seats],
        },
        "",
        address,
    )
    return msgspec.json.decode(found, type=str)
