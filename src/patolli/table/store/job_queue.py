"""Jobs for workers on any machine. They are stored in PostgreSQL, so they survive restarts of servers and
workers.
"""

from __future__ import annotations

import json
import math
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, case, delete, func, insert, select, text, update

from . import schema
from .shared import new_rows, now

CHANNEL: Final = "patolli_work"
MOST_TRIES: Final = 3
"""The number of attempts after which a job is given up."""
AGING: Final = 60_000
"""Every time a job has waited this many milliseconds, its rank improves by one."""
HALF: Final = 60_000.0
"""The number of milliseconds after which CPU time already used counts only half."""
SHORT: Final = 0.5
"""The process for short jobs takes only jobs that are expected to need fewer seconds than this."""
GRACE: Final = 15_000
"""A worker is considered dead if it exceeds the time limit of a job by this many milliseconds."""


class ThinkingJob(NamedTuple):
    id: str
    flow: str
    question: dict[str, Any]
    seconds: float


def put(c: Connection, values: dict[str, Any]) -> None:
    c.execute(insert(schema.jobs).values(**values, made=now(c), taken_by="", taken=0, tries=0))
    call_workers(c)


def call_workers(c: Connection) -> None:
    c.execute(text("SELECT pg_notify(:channel, '')"), {"channel": CHANNEL})


def tell_server(c: Connection, id_: str) -> None:
    c.execute(text("SELECT pg_notify('patolli', :news)"), {"news": f"={id_}"})


def take(c: Connection, worker: str, short_only: bool) -> ThinkingJob | None:
    """Takes the next job for this worker: the one with the best rank and, among equals, the one whose flow
    has the fewest running jobs and has used the least CPU time.
    """
    t, other, f = schema.jobs, schema.jobs.alias(), schema.flows
    at = now(c)
    running = select(func.count()).where(other.c.flow == t.c.flow, other.c.taken_by != "").scalar_subquery()
    decayed = f.c.used * func.power(0.5, (at - f.c.at) / HALF)
    used = select(decayed).where(f.c.name == t.c.flow).scalar_subquery()
    place = t.c.place - func.floor((at - t.c.made) / float(AGING))
    order = (place, running, func.coalesce(used, 0.0), t.c.made)
    wanted = select(t).where(t.c.taken_by == "", t.c.answer.is_(None))
    if short_only:
        wanted = wanted.where(t.c.expected < SHORT)
    found = c.execute(wanted.order_by(*order).limit(1).with_for_update(skip_locked=True)).first()
    if found is None:
        return None
    taken = {"taken_by": worker, "taken": at, "tries": t.c.tries + 1}
    c.execute(update(t).where(t.c.id == found.id).values(taken))
    return ThinkingJob(found.id, found.flow, json.loads(found.question), found.seconds)


def answer(c: Connection, job: ThinkingJob, worker: str, found: str, used: float) -> bool:
    """Stores an answer. Returns False if it is no longer wanted or another worker has taken over the job."""
    t = schema.jobs
    mine = (t.c.id == job.id) & (t.c.taken_by == worker) & t.c.answer.is_(None)
    written = c.execute(update(t).where(mine).values(answer=found)).rowcount > 0
    charge(c, job.flow, used)
    if written:
        tell_server(c, job.id)
    return written


def charge(c: Connection, flow: str, seconds: float) -> None:
    t, at = schema.flows, now(c)
    if not new_rows(c, t, {"name": flow, "used": seconds, "at": at}):
        left = t.c.used * func.power(0.5, (at - t.c.at) / HALF)
        c.execute(update(t).where(t.c.name == flow).values(used=left + seconds, at=at))
    c.execute(delete(t).where(t.c.at < at - math.ceil(20 * HALF)))


def answer_of(c: Connection, id_: str) -> str | None:
    return c.execute(select(schema.jobs.c.answer).where(schema.jobs.c.id == id_)).scalar()


def drop(c: Connection, id_: str) -> None:
    c.execute(delete(schema.jobs).where(schema.jobs.c.id == id_))


def is_wanted(c: Connection, id_: str, worker: str) -> bool:
    t = schema.jobs
    return c.execute(select(t.c.id).where(t.c.id == id_, t.c.taken_by == worker)).scalar() is not None


def give_back_lost(c: Connection) -> None:
    """Returns overdue jobs, and those of dead workers, to the queue. After three attempts, a job fails."""
    t, p, at = schema.jobs, schema.processes, now(c)
    lost = (t.c.taken_by != "") & t.c.answer.is_(None)
    late = t.c.taken + t.c.seconds * 1000 + GRACE < at
    nobody = ~select(p.c.id).where(p.c.id == t.c.taken_by).exists()
    too_often = t.c.tries >= MOST_TRIES
    given_up = json.dumps({"cut": "no worker finished it"})
    given = {
        "answer": case((too_often, given_up), else_=None),
        "taken_by": case((too_often, t.c.taken_by), else_=""),
    }
    changed = update(t).where(lost, late | nobody).values(given).returning(t.c.id, t.c.answer)
    found = c.execute(changed).all()
    for id_, said in found:
        if said is not None:
            tell_server(c, id_)
    if found:
        call_workers(c)


def waiting(c: Connection) -> int:
    t = schema.jobs
    return c.execute(select(func.count()).where(t.c.answer.is_(None))).scalar() or 0
