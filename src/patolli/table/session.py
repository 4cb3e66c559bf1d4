"""One open table: its match, its clients, and the only code path through which it is changed."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

import patolli

from ..kernel import serialization
from ..kernel.chance import CommittedSeed
from ..kernel.errors import PatolliError, RuleError
from ..kernel.match import LogEntry, Match
from ..kernel.position import Position
from ..kernel.seats import SPECTATOR
from ..texts import GameTexts
from . import broadcast, clock, consent, glance, journal, other_servers, prospect_push, since_last_turn
from .guests import Guest
from .overtaken import OvertakenRefusal
from .passed_windows import PassedPoint, PassedQuestion
from .prospect_push import PushedProspects
from .protocol import ClocksSet, TableChanged, TableInfo
from .refusal import Refusal
from .rule_faults import LoggedFaults
from .store import queries, salvage, shared
from .store.move_job import MoveJob
from .store.rows import SeatRow, StepRow, TableRow
from .view_diff import LastSent, Streams

if TYPE_CHECKING:
    from .registry import TableRegistry

log = logging.getLogger("patolli.table")


def milliseconds() -> int:
    """Returns the wall-clock time for display. Durations are measured with the server's clock."""
    return time.time_ns() // 1_000_000


class Observed(NamedTuple):
    """A seat's observation, serialized for worker processes."""

    revision: int
    saved: msgspec.Raw
    digest: str


class TableSession:
    """An open table. All changes are made while its lock is held, and are stored in the database before any
    client receives them.
    """

    def __init__(self, registry: TableRegistry, row: TableRow, seats: list[SeatRow]) -> None:
        self.registry = registry
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.elsewhere: dict[int, int] = {}
        """The number of clients connected to other servers, by seat. The key SPECTATOR counts clients without
        a seat.
        """
        self.newest = row.edits
        """The highest edit number of the table in the database that this server has been notified of."""
        self.unread = False
        """True if other servers have stored chat lines or connections that this server has not read yet."""
        self.unheard = 0
        """The number of this server's own writes of chat lines and connections whose notifications have not
        arrived yet.
        """
        self.following = False
        """True if a task has been started that will read the changes made by other servers."""
        self.written = 0
        self.line = 0
        """The number of the last chat line sent to this server's clients."""
        self.guests: set[Guest] = set()
        self.seated: set[Guest] = set()
        """The clients that have a seat."""
        self.thinking: set[int] = set()
        """The seats whose bots are computing."""
        self.advised: set[int] = set()
        """The seats for which a hint is being computed."""
        self.announced: dict[int, tuple[int, int, int]] = {}
        """For each seat, the moment at which its use of a hint was last announced, as (era, barrier,
        question).
        """
        self.coming_and_going = False
        """True if the number of spectators has changed since it was last sent. The next sweep sends the new
        number.
        """
        self.used = time.monotonic()
        self.trouble = journal.misfit(row)
        """The reason why the installed rules cannot continue the table, or an empty string. Some reasons are
        only found when the match is loaded.
        """
        self.gone: Refusal | None = None
        """Set when the table can no longer be used, because it was deleted or could not be read after a
        failed write.
        """
        self.match: Match | None = None
        self.steps: list[StepRow] = []
        self.streams: Streams | None = None
        self.shown: dict[int, LastSent] = {}
        self.spoken: dict[str, GameTexts] = {}
        self.passed_points: list[PassedPoint] = []
        """The windows that the table passed automatically and that can still be reopened, oldest first."""
        self.passed_questions: dict[int, PassedQuestion] = {}
        """The questions of automatically passed windows, by the number of the step that passed them."""
        self.revision = 0
        """Increases whenever the match may have changed."""
        self.observed: dict[int, Observed] = {}
        self.answers: OrderedDict[tuple[object, ...], asyncio.Task[bytes]] = OrderedDict()
        """Answers computed for the seats, by seat, observation and query (see position_queries)."""
        self.prospects: dict[tuple[int, str], PushedProspects] = {}
        self.rule_faults = LoggedFaults(row.id)
        self.witnesses: tuple[Position, list[int]] | None = None
        """Only for tables where chance outcomes are typed in: a position, and the seats that may see its
        pending outcome (see typed_chance).
        """
        self.last_sent: bytes = b""
        """The description of the table that was last sent to all clients."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def players(self) -> int:
        return len(self.seats)

    # ---- the match ------------------------------------------------------------------------------------

    async def loaded(self) -> Match:
        """Returns the match. It is loaded from the log if it is not in memory; nothing is written."""
        self.used = time.monotonic()
        self.must_be_here()
        if self.match is not None:
            return self.match
        if self.row.state == "waiting":
            raise Refusal("not-running", "the game has not begun")
        self.must_fit()
        await self.read_log()
        try:
            if self.row.owner:  # reading the owner's components is slow, so it does not run in the event loop
                await self.registry.in_thread(journal.box_of, journal.game_of(self.row.game), self.row.owner)
            points: list[PassedPoint] = []
            match = await self.registry.in_thread(journal.resume, self.row, self.players, self.steps, points)
            if match.asked() != self.row.asked:
                raise journal.Diverged("the rules ask other seats than before")
        except (PatolliError, RuleError) as fault:
            self.trouble = f"{fault}; {journal.who_can(self.row)}"
            log.error("table stuck", extra={"table": self.id, "why": self.trouble})
            self.must_fit()
        self.hold(match)
        self.passed_points = points
        self.passed_questions = {one.n: one.asked for one in points}
        return match

    async def read_log(self) -> None:
        """Loads the steps. If there are other servers, also loads the table's row in the same transaction."""
        if not self.registry.servers.shared:
            self.steps = await self.registry.read(self.id, lambda c: queries.steps(c, self.id))
            return
        stored, self.steps = await self.registry.read(
            self.id, lambda c: (salvage.opened(c, self.id), queries.steps(c, self.id))
        )
        if stored is None:
            self.registry.evict(self, Refusal("no-table", "this table was deleted"))
            self.must_be_here()
        elif stored[0].edits != self.row.edits:
            self.row, self.seats = stored
            self.newest = max(self.newest, self.row.edits)

    def hold(self, match: Match) -> None:
        self.revision += 1
        self.match = match
        self.streams = Streams(match)

    def drop(self) -> None:
        """Removes the match from memory. It can be loaded again from the log."""
        self.match = None
        self.steps = []
        self.streams = None
        self.shown = {}
        self.spoken = {}
        self.observed = {}
        self.passed_points = []
        self.passed_questions = {}
        prospect_push.stop(self)
        self.answers.clear()
        self.registry.worded.forget(self.id)

    def observe(self, seat: int) -> Observed:
        """Returns a seat's observation, which is cached until the match changes. The match must be in memory,
        and the caller must hold the lock.
        """
        assert self.match is not None
        found = self.observed.get(seat)
        if found is None or found.revision != self.revision:
            saved = broadcast.encode(serialization.save(self.match.position.observation(seat)))
            found = Observed(self.revision, msgspec.Raw(saved), hashlib.sha256(saved).hexdigest())
            self.observed[seat] = found
        return found

    # ---- clients ---------------------------------------------------------------------------------------

    def join(self, guest: Guest) -> None:
        self.guests.add(guest)
        if guest.seats:
            self.seated.add(guest)

    def part(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.seated.discard(guest)

    def send_away(self, seat: int) -> None:
        """Disconnects the clients whose key for this seat is no longer valid."""
        for guest in self.seated:
            if seat in guest.seats:
                guest.close(4403)
        self.registry.lobby.note(self.id)

    @property
    def present(self) -> set[int]:
        """The seats with a connected client."""
        here = {seat for guest in self.seated if not guest.closed for seat in guest.seats}
        return here.union(seat for seat in self.elsewhere if seat >= 0) if self.elsewhere else here

    @property
    def own_watching(self) -> int:
        return len(self.guests) - len(self.seated)

    @property
    def watching(self) -> int:
        return self.own_watching + self.elsewhere.get(SPECTATOR, 0)

    @property
    def visited(self) -> bool:
        """Whether any client is connected, with or without a seat."""
        return bool(self.elsewhere) or any(not guest.closed for guest in self.guests)

    @property
    def state(self) -> str:
        """The stored state, or "stuck" if the table is running or paused but cannot be continued with the
        installed rules.
        """
        return "stuck" if self.trouble and self.row.state in {"running", "paused"} else self.row.state

    def must_be_here(self) -> None:
        if self.gone is not None:
            raise self.gone

    def must_fit(self) -> None:
        if self.trouble:
            raise Refusal("stuck", f"this table cannot continue here: {self.trouble}")

    def must_run(self) -> None:
        self.must_be_here()
        if self.state == "stuck":
            self.must_fit()
        if self.row.state == "paused":
            raise Refusal("paused", "the table is paused")
        if self.row.state != "running":
            raise Refusal("not-running", f"no moves are possible: the table is {self.row.state}")

    # ---- the single path for changes -------------------------------------------------------------------

    async def write(self, job: Callable[[Connection], None], counts: bool = False) -> None:
        """Runs a job in the database and counts it as one edit of the table. If `counts` is set, the job
        itself counts the edit and notifies other servers.
        """
        self.must_be_here()
        had, servers = self.row.edits, self.registry.servers
        fence = servers.fence()

        def counted(c: Connection) -> None:
            if fence is not None:
                fence(c)
            if not counts:
                queries.count_edit(c, self.id, had)
            job(c)
            if not counts:
                servers.tell(c, self.id, had + 1)

        try:
            await self.registry.writer.do(job if counts and fence is None else counted, self.id)
        except queries.Overtaken:
            if counts:  # the match in memory already contains the moves
                self.match = None
            await other_servers.catch_up(self)
            raise OvertakenRefusal("stale", "this table was changed elsewhere") from None
        except shared.LostLease:
            await self.reread()
            raise Refusal("stale", "another server is responsible for this table") from None
        except BaseException:
            await self.reread()
            raise
        self.row.edits = had + 1
        self.written += 1

    async def add(self, job: Callable[[Connection], None]) -> None:
        """Stores data that cannot conflict with writes by other servers: chat lines and connections."""
        servers = self.registry.servers

        def whole(c: Connection) -> None:
            if servers.shared:
                queries.wait_for_turn(c, self.id)
            job(c)
            servers.tell(c, self.id, 0)

        self.unheard += servers.shared  # the notification may arrive before the call returns
        try:
            await self.registry.writer.do(whole, self.id)
        except BaseException:
            if self.unheard:
                self.unheard -= 1
            # the notification taken for this write's own came from another server
            elif servers.shared:
                self.unread = True
            raise
        self.written += 1

    # ---- news of other servers -------------------------------------------------------------------------

    def hear(self, edits: int) -> bool:
        """Handles a notification from the database. Returns whether the changes must be read now; without
        connected clients, they can wait.
        """
        if edits:
            self.newest = max(self.newest, edits)
        elif self.unheard:
            self.unheard -= 1  # a notification of this server's own write
        else:
            self.unread = True
        return self.is_behind() and not self.following and bool(self.guests or self.thinking)

    def is_behind(self) -> bool:
        return (self.unread or self.newest > self.row.edits) and self.gone is None

    async def follow(self) -> None:
        """Reads changes made by other servers, unless another task has read them in the meantime."""
        self.following = True
        try:
            async with self.lock:
                self.following = False  # later notifications start another read
                if self.is_behind():
                    await other_servers.catch_up(self)
        # the changes are read after the next notification, or when they are needed
        except (Refusal, SQLAlchemyError) as fault:
            self.unread = True
            log.warning("news not read", extra={"table": self.id, "why": type(fault).__name__})
        finally:
            self.following = False

    async def write_connected(
        self, seats: set[int], job: Callable[[Connection], None] | None = None, more: int = 0
    ) -> None:
        """Stores how many clients are connected to these seats on this server, for the other servers. This
        includes `more` clients that are about to connect.
        """
        await self.add(self.connected_job(seats, job, more))

    def connected_job(
        self, seats: set[int], job: Callable[[Connection], None] | None, more: int
    ) -> Callable[[Connection], None]:
        servers = self.registry.servers
        counted = {seat: n + more for seat, n in servers.guests_by_seat(self, seats).items()}

        def whole(c: Connection) -> None:
            if servers.shared:
                shared.put_connected(c, servers.id, self.id, counted)
            if job is not None:
                job(c)

        return whole

    async def reread(self) -> None:
        """Replaces the state in memory by the stored state, from which it may differ."""
        self.drop()
        try:
            found = await self.registry.read(self.id, lambda c: salvage.opened(c, self.id))
        except BaseException:
            self.registry.evict(
                self, Refusal("cannot-write", "the server cannot read this table at the moment")
            )
            raise
        if found is None:
            self.registry.evict(self, Refusal("no-table", "there is no such table"))
        else:
            self.row, self.seats = found
            self.newest = max(self.newest, self.row.edits)
            self.trouble = journal.misfit(self.row)

    async def commit(
        self,
        added: list[StepRow],
        removed: list[int] | None = None,
        seats: list[SeatRow] | None = None,
        floor: dict[int, int] | None = None,
        first: Callable[[Connection], None] | None = None,
    ) -> None:
        """Stores the new state of the match and sends it to the clients. `floor` is the length of each stream
        after moves were taken back. `first` is run before the other writes, in the same transaction.
        """
        match, row = self.match, self.row
        assert match is not None
        self.revision += 1
        now = self.registry.clock.now()
        was, asked, voted = row.next, match.asked(), len(row.votes)
        turned = asked != row.asked
        if added:
            row.next = added[-1].n + 1
        row.asked = asked
        if turned:
            row.moved = milliseconds()
        if isinstance(match.source, CommittedSeed):
            row.epochs = match.source.epochs
        if not asked:
            row.state = "over"
            row.votes = []
            clock.halt(row.clocks, row.pace, now)
        else:
            clock.turn(row.clocks, row.pace, asked, now)
        row.deadline = clock.deadline(row.clocks, row.pace)
        row.version = patolli.__version__
        consent.lapse(self, match)
        lapsed = len(row.votes) < voted
        self.keep_since()
        glanced = turned or bool(removed)
        if glanced:
            row.glance = glance.take(self)
        saved = broadcast.encode(serialization.save(match.position)).decode() if turned else ""

        move = MoveJob(row, was, added, glanced, saved)

        def job(c: Connection) -> None:
            if first is not None:
                first(c)
            move(c)
            if removed:
                queries.remove_steps(c, row.id, removed)
            for seat in seats or []:
                queries.put_seat(c, seat)
            if lapsed:
                queries.put(c, row, "votes")

        more = first is not None or removed or seats or lapsed
        await self.write(job if more else move, counts=True)
        self.steps.extend(added)
        if added and added[0].seat >= 0:
            self.registry.metrics.moved(row.game, self.seats[added[0].seat].bot(), len(added))
        broadcast.publish(self, floor)
        if turned or lapsed:
            self.tell_table()
        elif glanced:
            self.registry.lobby.note(self.id)
        if turned and row.pace.kind != "none":
            self.tell_clocks()
        self.registry.bots.wake(self)

    def note_since(self, before: Position, mover: int, entries: list[LogEntry], had: list[int]) -> None:
        """Updates the point in each seat's log after which entries count as news. Entries that a seat
        receives during its own turn are not news to it.
        """
        match, since = self.match, self.row.since
        assert match is not None
        assert self.streams is not None
        # for a seat that has had no turn yet, news starts with its own first answer
        if mover >= 0 and since[mover] == 0:
            since[mover] = len(self.streams.events_for(mover))
        if since_last_turn.all_decide(before, entries):
            return
        seat = match.game.in_turn(before)
        if not 0 <= seat < self.players or (mover != seat and since[seat] != had[seat]):
            return
        if self.seats[seat].bot():
            return
        own = since_last_turn.entries_in_turn(match.game, before, entries, match.position, seat)
        since[seat] = len(self.streams.events_for(seat)) if own < 0 else had[seat] + own

    def keep_since(self) -> list[int]:
        """Returns the length of each seat's stream. If entries were taken back, also moves the points stored
        by `note_since` back to the end of the stream.
        """
        assert self.streams is not None
        lengths = self.streams.lengths(self.players)
        since = self.row.since
        since.extend([0] * (self.players - len(since)))
        for seat, upto in enumerate(lengths):
            since[seat] = min(since[seat], upto)
        return lengths

    # ---- sending ---------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        return broadcast.info(self)

    def tell_table(self) -> None:
        message = broadcast.encode(TableChanged(self.info()))
        if message != self.last_sent:
            self.last_sent = message
            self.registry.lobby.note(self.id)
            for guest in self.guests:
                guest.send(message)

    def tell_clocks(self) -> None:
        row = self.row
        message = broadcast.encode(
            ClocksSet(clock.clocks_message(row.clocks, row.pace, self.registry.clock.now(), self.players))
        )
        for guest in self.guests:
            guest.send(message)

    def viewers(self) -> set[int]:
        return {viewer for guest in self.guests for viewer in guest.viewers()}

    def floor(self) -> dict[int, int]:
        """Returns the length of each stream after a move was taken back."""
        assert self.streams is not None
        self.streams.forget()
        return {viewer: len(self.streams.events_for(viewer)) for viewer in self.viewers()}

    def words(self, language: str) -> GameTexts | None:
        """Returns the texts for one language. They are created again after a player's name has changed."""
        if not language:
            return None
        names = [seat.name for seat in self.seats]
        found = self.spoken.get(language)
        if found is None or found.players != names:
            game = journal.game_of(self.row.game)
            found = GameTexts(game, language, names, journal.box_of(game, self.row.owner))
            self.spoken[language] = found
        return found
