"""One open table in memory: its match and its clients. It is changed only through `table_writes`."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ..kernel import serialization
from ..kernel.errors import PatolliError, RuleError
from ..kernel.match import Match
from ..kernel.position import Position
from ..kernel.seats import SPECTATOR
from ..texts import GameTexts
from . import broadcast, clock, journal, prospect_push
from .guests import Guest
from .heard_news import HeardNews
from .passed_windows import PassedPoint, PassedQuestion
from .prospect_push import PushedProspects
from .protocol import ClocksSet, TableChanged, TableInfo
from .refusal import Refusal
from .rule_faults import LoggedFaults
from .store import queries, salvage
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
        self.news = HeardNews(row.edits)
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
            self.take_over(*stored)

    def take_over(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Replaces the row and the seats by what was read from the database."""
        self.row, self.seats = row, seats
        self.news.newest = max(self.news.newest, row.edits)

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
