"""Sends the prospects of a question in parts, while later parts are still being computed.

The question itself has already been sent. If the seat's observation changes, the remaining parts are dropped.
Only clients that play the seat receive prospects.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from . import position_queries
from .guests import Guest
from .protocol import Prospects
from .refusal import Refusal

if TYPE_CHECKING:
    from .session import Observed, TableSession

log = logging.getLogger("patolli.work")
Key = tuple[int, str]


class Progress(msgspec.Struct):
    """The fields of a computed part that this module needs."""

    done: bool
    odds_follow: bool = False


progress_of = msgspec.json.Decoder(Progress).decode


class PushedProspects:
    """The parts sent so far for one question in one language, and the task that computes the others."""

    def __init__(self, observed: Observed, number: int, standing: dict[str, str]) -> None:
        self.observed = observed
        self.number = number
        self.standing = standing
        self.sent: list[bytes] = []
        self.task: asyncio.Task[None] | None = None

    def same(self, other: PushedProspects) -> bool:
        return self.number == other.number and self.same_work(other)

    def same_work(self, other: PushedProspects) -> bool:
        return (self.observed.digest, self.standing) == (other.observed.digest, other.standing)


def refresh(session: TableSession) -> None:
    """Starts computing the prospects that clients want, and stops all others. Called under the table's lock
    after an update.
    """
    wanted = wanted_keys(session)
    for key in list(session.prospects):
        if key not in wanted:
            end(session, key)
    for key in wanted:
        seat, language = key
        observed, number = session.observe(seat), session.row.questions[seat]
        pushed = PushedProspects(observed, number, dict(session.seats[seat].standing))
        had = session.prospects.get(key)
        if had is not None and had.same(pushed):
            continue
        end(session, key)
        session.prospects[key] = pushed
        pushed.task = asyncio.create_task(push(session, seat, language, pushed, wanted[key]))


def wanted_keys(session: TableSession) -> dict[Key, str]:
    """Returns the seats that have a question to answer and a client that wants prospects, each with the
    language and address of such a client.
    """
    match, pages = session.match, [guest for guest in session.seated if guest.prospects]
    if not pages or match is None or session.row.state != "running" or session.trouble:
        return {}
    seats = [seat for seat in match.asked() if seat >= 0 and not session.seats[seat].bot()]
    return {
        (seat, guest.language): guest.address for seat in seats for guest in pages if guest.foresees(seat)
    }


def catch_up(session: TableSession, guest: Guest) -> None:
    """Sends the parts computed so far to a client that has connected or changed its view."""
    for (seat, language), pushed in session.prospects.items():
        if guest.foresees(seat) and guest.language == language:
            for part in pushed.sent:
                guest.send(part)


def stop(session: TableSession) -> None:
    for key in list(session.prospects):
        end(session, key)


def end(session: TableSession, key: Key) -> None:
    had = session.prospects.pop(key, None)
    if had is not None and had.task is not None:
        had.task.cancel()


async def push(
    session: TableSession, seat: int, language: str, pushed: PushedProspects, address: str
) -> None:
    """Computes and sends all parts, one after the other."""
    about = {
        "ask": "prospects",
        "language": language,
        "names": [one.name for one in session.seats],
        "standing": pushed.standing,
    }

    def wanted() -> bool:
        now = session.prospects.get((seat, language))
        return now is not None and now.same_work(pushed) and seat in session.present

    done = False
    odds_from = 0
    while not done:
        n = len(pushed.sent)
        part_asked = {**about, "part": n, "odds_from": odds_from}
        try:
            found = await asyncio.shield(
                position_queries.computed(session, seat, pushed.observed, part_asked, address, wanted)
            )
            progress = progress_of(found)
            done = progress.done
            if progress.odds_follow:
                odds_from = n + 1
        except position_queries.NobodyWaits:
            if wanted():
                continue  # a client has reconnected, for example after a reload
            if session.prospects.get((seat, language)) is pushed:
                del session.prospects[seat, language]
            return
        except Refusal as refusal:
            log.info("prospects cut", extra={"table": session.id, "seat": seat, "why": refusal.error})
            found = msgspec.json.encode(Prospects(seat, 0, n, True, cut=True))
            done = True
        part = found.replace(b'"question":0', b'"question":%d' % pushed.number, 1)
        pushed.sent.append(part)
        for guest in session.seated:
            if guest.foresees(seat) and guest.language == language:
                guest.send(part)
