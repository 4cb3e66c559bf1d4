"""Reviews of finished games. They are computed by separate processes, stored in files next to the database,
and shown on the page while they are still in progress.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from ..texts import languages
from . import position_queries
from .fair_queue import WorkItem
from .protocol import GameReview, ReviewState
from .refusal import Refusal
from .worker_pool import ThreadWorker, Worker, WorkerPool, processes
from .worker_process import Answer, CutOff, Unwanted, field

if TYPE_CHECKING:
    from .session import TableSession
    from .settings import Settings

log = logging.getLogger("patolli.work")
MODULE: Final = "patolli.table.review_worker"
FOLDER: Final = "reviews"
PORTION: Final = 1
"""The number of choices that a process judges before it takes another job. A person who tries an answer may
have to wait for them.
"""
SECONDS: Final = 600.0
"""The time limit for one job, in seconds. It is long enough for rules that are not compiled."""
WORDED_SECONDS: Final = 60.0
LINES_SECONDS: Final = 30.0
MOST_WAITING: Final = 40
MOST_RUNNING: Final = 4
"""The maximum number of reviews computed at the same time. Others have to wait."""
LOOKED_SECONDS: Final = 30.0
"""If no client has requested a review for this many seconds, it counts as unwatched."""
MOST_KEPT: Final = 30
"""The maximum number of reviews in memory. Others are read from their files."""
State = Literal["none", "running", "stopped", "done", "failed"]


class GameUnderReview:
    """The review of a table or of an uploaded record."""

    def __init__(
        self,
        reviews: Reviews,
        id_: str,
        path: Path | None,
        read_record: Callable[[str], Awaitable[str]],
    ) -> None:
        self.reviews = reviews
        self.id = id_
        self.path = path
        """The file in which the review is stored. None for an uploaded record, which is reviewed only as long
        as a client polls.
        """
        self.read_record = read_record
        self.cost = 0.0
        self.looked = time.monotonic()
        self.state: State = "none"
        self.record = ""
        self.decisions = 0
        self.judged: list[dict[str, Any]] = []
        self.waiting: list[int] = []
        self.task: asyncio.Task[None] | None = None
        self.worded: dict[tuple[str, int], GameReview] = {}
        self.head = ""
        """The first line of the file, which contains everything that determines the review."""
        self.opening = asyncio.Lock()

    def spent(self) -> float:
        """Returns the CPU milliseconds used since the last call."""
        spent, self.cost = self.cost, 0.0
        return spent

    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()

    async def open(self, address: str) -> None:
        """Loads the record, and the results of an earlier run if there are any."""
        async with self.opening:
            if self.record:
                return
            record = await self.read_record(address)
            path = "" if self.path is None else str(self.path)
            found = await self.ask({"ask": "open", "record": record, "path": path}, address, SECONDS)
            self.record = record
            self.decisions = field(found, "decisions")
            self.judged = field(found, "judged")
            self.waiting = field(found, "waiting")
            self.head = field(found, "head")
            if not self.waiting:
                self.state = "done"
            elif self.judged:
                self.state = "stopped"

    async def ask(self, question: dict[str, Any], address: str, seconds: float) -> Answer:
        question = {**question, "depth": self.reviews.depth}
        waits = question["ask"] != "judge"  # a person is waiting for all other answers
        job = WorkItem(question, address or self.id, self.id, rank=lambda: 0 if waits else 1)
        try:
            found = await self.reviews.pool.run(job, seconds)
        except (CutOff, Unwanted) as fault:
            log.warning("review cut off", extra={"table": self.id, "why": str(fault)})
            raise Refusal("busy", "the server could not review this; try again later") from None
        self.cost += field(found, "cpu_ms", 0.0)
        if "refused" in found:
            raise Refusal(*field(found, "refused"))
        if "fault" in found:
            log.error("review failed", extra={"table": self.id, "why": field(found, "fault")})
            raise Refusal("fault", "something went wrong here; nothing was changed")
        return found

    async def start(self, address: str) -> None:
        await self.open(address)
        if self.is_running() or self.state == "done":
            return
        self.state = "running"
        self.task = asyncio.create_task(self.judge(address))
        self.reviews.tasks.add(self.task)
        self.task.add_done_callback(self.reviews.tasks.discard)

    async def judge(self, address: str) -> None:
        """Judges the remaining choices, several in parallel. Each result is stored as soon as it arrives."""
        try:
            async with self.reviews.turn:
                await asyncio.to_thread(self.write, self.judged, new=True)
                await asyncio.gather(*(self.portions(address) for _ in range(self.reviews.workers)))
            self.state = "stopped" if self.waiting else "done"
        except asyncio.CancelledError:
            self.state = "stopped"
            raise
        except Exception:
            log.exception("review failed", extra={"table": self.id})
            self.state = "failed"
            self.record = ""  # the next start reads the stored results

    def wanted(self) -> bool:
        return self.path is not None or time.monotonic() - self.looked < LOOKED_SECONDS

    async def portions(self, address: str) -> None:
        while self.waiting and self.wanted():
            portion, self.waiting = self.waiting[:PORTION], self.waiting[PORTION:]
            try:
                found = await self.ask(
                    {"ask": "judge", "record": self.record, "moves": portion}, address, SECONDS
                )
            except BaseException:
                self.waiting = [*portion, *self.waiting]
                raise
            judged = field(found, "judged")
            self.judged.extend(judged)
            await asyncio.to_thread(self.write, judged, new=False)

    def write(self, judged: list[dict[str, Any]], *, new: bool) -> None:
        if self.path is None:
            return
        lines = [json.dumps(one, separators=(",", ":")) + "\n" for one in judged]
        if new:
            self.path.parent.mkdir(mode=0o700, exist_ok=True)
            draft = self.path.with_name(self.path.name + ".part")
            draft.write_text("".join([self.head + "\n", *lines]), encoding="utf-8")
            draft.replace(self.path)
        else:
            with self.path.open("a", encoding="utf-8") as file:
                file.writelines(lines)

    def stop(self) -> None:
        if self.task is not None and self.is_running():
            self.task.cancel()

    async def report(self, language: str, address: str) -> ReviewState:
        self.looked = time.monotonic()
        if not self.record:
            return ReviewState(self.state, 0, 0, None)
        state = self.state  # read first, because the review may continue meanwhile
        key = (language if language in languages() else "en", len(self.judged))
        words = self.worded.get(key)
        if words is None:
            asked = {"ask": "worded", "record": self.record, "judged": list(self.judged), "language": key[0]}
            found = await self.ask(asked, address, WORDED_SECONDS)
            words = msgspec.json.decode(found["answer"], type=GameReview)
            self.worded = {**{one: text for one, text in self.worded.items() if one[1] == key[1]}, key: words}
        return ReviewState(state, key[1], self.decisions, words)

    async def attempt(self, at: int, text: str, language: str, address: str) -> bytes:
        """Judges another answer to the question of a choice."""
        await self.open(address)
        spoken = language if language in languages() else "en"
        about = {"ask": "try", "record": self.record, "at": at, "text": text, "language": spoken}
        return bytes((await self.ask(about, address, WORDED_SECONDS))["answer"])

    async def moment(self, at: int, address: str) -> bytes:
        """Returns the position after `at` moves."""
        await self.open(address)
        about = {"ask": "moment", "record": self.record, "at": at}
        return bytes((await self.ask(about, address, WORDED_SECONDS))["answer"])


class Reviews:
    """The reviews of all tables, and the processes that compute them."""

    def __init__(self, settings: Settings) -> None:
        self.folder = Path(settings.data) / FOLDER
        self.depth = settings.review_depth
        self.workers = max(1, settings.review_workers)
        found: list[Worker] = processes(MODULE, settings.bot_modules, settings.review_workers)
        self.pool = WorkerPool(found or [thread_worker()], most_waiting=MOST_WAITING)
        self.of: dict[str, GameUnderReview] = {}
        self.turn = asyncio.Semaphore(MOST_RUNNING)
        self.tasks: set[asyncio.Task[None]] = set()

    def review(self, session: TableSession) -> GameUnderReview:
        """Returns the review of a table. Raises Refusal if the game is not over."""
        if session.row.state != "over":
            raise Refusal("not-over", "a game can be reviewed after its end")
        found = self.of.get(session.id)
        if found is None:
            path = self.folder / f"{session.id}.review"
            found = GameUnderReview(
                self, session.id, path, lambda address: position_queries.record(session, address)
            )
            self.keep(found)
        return found

    def of_record(self, record: str) -> GameUnderReview:
        """Returns the review of an uploaded record. If it is uploaded again, the results so far are kept."""
        id_ = "record " + hashlib.sha256(record.encode()).hexdigest()[:20]
        found = self.of.get(id_)
        if found is None:

            async def read_record(_address: str) -> str:
                return record

            found = GameUnderReview(self, id_, None, read_record)
            self.keep(found)
        return found

    async def lines(self, question: dict[str, Any], address: str) -> tuple[bytes, float]:
        """Returns the best lines of a position, and the CPU milliseconds they took.

        All requests for one position are sent to the same process, which keeps the search.
        """
        job = WorkItem(question, address, question["key"])
        try:
            found = await self.pool.run(job, LINES_SECONDS)
        except (CutOff, Unwanted) as fault:
            log.warning("lines cut off", extra={"why": str(fault)})
            raise Refusal("busy", "the server could not compute this; try again later") from None
        if "refused" in found:
            raise Refusal(*field(found, "refused"))
        if "fault" in found:
            log.error("lines failed", extra={"why": field(found, "fault")})
            raise Refusal("fault", "something went wrong here; nothing was changed")
        return bytes(found["answer"]), field(found, "cpu_ms", 0.0)

    def keep(self, found: GameUnderReview) -> None:
        self.of.pop(found.id, None)
        self.of[found.id] = found
        resting = [id_ for id_, one in self.of.items() if not one.is_running() and one is not found]
        for id_ in resting[: max(0, len(self.of) - MOST_KEPT)]:
            del self.of[id_]

    async def state(self, session: TableSession, language: str, address: str) -> ReviewState:
        """Returns the stored results of a review without judging anything."""
        found = self.review(session)
        if not found.record and found.path is not None and found.path.is_file():
            await found.open(address)
        return await found.report(language, address)

    def forget(self, table: str) -> None:
        """Deletes the review of a deleted table."""
        found = self.of.pop(table, None)
        if found is not None:
            found.stop()
        (self.folder / f"{table}.review").unlink(missing_ok=True)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()


def thread_worker() -> Worker:
    from .review_worker import answer

    return ThreadWorker(answer)
