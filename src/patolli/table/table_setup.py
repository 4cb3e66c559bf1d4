"""Creates tables, and seats persons and bots at them."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection

import patolli

from .. import players
from ..kernel.errors import PatolliError, RuleError
from ..kernel.game import Game
from ..kernel.seats import NOBODY
from . import clock, journal, presence, query_worker, table_moves, table_writes
from .keys import HOST, new_id
from .limits import TABLE_BYTES
from .overtaken import again_if_overtaken
from .protocol import Fill, NewTable, Sit
from .refusal import Refusal
from .registry import TableRegistry
from .session import TableSession, milliseconds
from .store import queries
from .store.rows import USUAL, SeatRow, TableRow

BOT_WORD: Final = "bot"
"""The word that every bot contributes to the seed of chance. It is fixed, so nobody can choose a bot's word
after seeing the words of others.
"""
WORD: Final = re.compile(r"[!-~]{1,60}")
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Invisible characters that Unicode classifies as letters or symbols."""


def new_word() -> str:
    return secrets.token_hex(8)


def said_word(word: str, later: bool = False) -> str:
    """Returns the word that a seat contributes to the seed: the given one, a random one, or an empty string
    if the word will follow later.
    """
    if not word:
        return "" if later else new_word()
    if WORD.fullmatch(word) is None:
        raise Refusal("bad-word", "a word has at most 60 visible ASCII characters and no blanks")
    return word


def tidy(name: str) -> str:
    """Cleans a name for display by removing invisible characters and line breaks. Returns an empty string if
    nothing visible remains.
    """
    shown = "".join(c if c.isprintable() and c not in BLANKS else " " for c in name)
    seen = any(unicodedata.category(c)[0] in "LNPS" for c in shown)
    return " ".join(shown.split())[:40] if seen else ""


def must_be_possible(wanted: NewTable) -> Game:
    """Checks everything that is quick to check: the game, bot levels, names and the clock."""
    try:
        game = journal.game_of(wanted.game)
    except PatolliError as fault:
        raise Refusal("bad-table", str(fault)) from None
    for seat in wanted.seats:
        if seat.kind == "bot" and seat.level not in players.accepted(game.name):
            raise Refusal("bad-table", f"there is no bot level {seat.level!r}")
        if seat.kind in {"me", "hot"} and not tidy(seat.name):
            raise Refusal("bad-table", "a player needs a name")
    if wanted.pace.kind != "none" and wanted.pace.seconds < 1:
        raise Refusal("bad-table", "a clock needs time")
    return game


async def check(registry: TableRegistry, wanted: NewTable, address: str) -> tuple[Game, dict[str, str], str]:
    """Checks the game, its options and the components. Returns the game, all options, and the digest of the
    components.
    """
    game = must_be_possible(wanted)
    question = {
        "ask": "check",
        "game": game.name,
        "options": wanted.options,
        "owner": wanted.components,
        "players": len(wanted.seats),
    }
    if not wanted.components:
        found = await registry.in_thread(query_worker.answer, question)
        if "refused" in found:
            raise Refusal(*found["refused"])
        return game, found["answer"]["options"], found["answer"]["components"]
    answer = msgspec.json.decode(await registry.queries.ask(question, "", address))
    # also caches the components for the table
    await registry.in_thread(journal.box_of, game, wanted.components)
    return game, answer["options"], answer["components"]


async def begun_in(registry: TableRegistry, wanted: NewTable, address: str) -> str:
    """Returns the position from which the game begins. If the given position is the view of one seat, hidden
    values are filled in at random.
    """
    if wanted.components:
        raise Refusal("bad-table", "a game that begins in a position uses the printed components")
    question = {
        "ask": "position-start",
        "game": wanted.game,
        "owner": "",
        "position": wanted.position,
        "viewer": wanted.viewer,
        "seed": int.from_bytes(secrets.token_bytes(4)) >> 1,
        "players": len(wanted.seats),
    }
    return msgspec.json.decode(await registry.queries.ask(question, "", address), type=str)


async def make(
    registry: TableRegistry, wanted: NewTable, address: str = ""
) -> tuple[TableSession, str, list[tuple[int, str]]]:
    """Creates a table. Returns its session, the host's token, and the tokens of the creator's own seats."""
    registry.addresses.must_have_room(await registry.writer.read(queries.unfinished))
    game, options, components = await check(registry, wanted, address)
    start = await begun_in(registry, wanted, address) if wanted.position else ""
    if address:  # only now, so that rejected tables are not charged
        registry.addresses.take_bytes(address, len(wanted.components) + len(start) + TABLE_BYTES)
        registry.addresses.take_table(address)
    id_ = new_id()
    host, host_hash = registry.keys.new(id_, HOST)
    given: list[tuple[int, str]] = []
    seats: list[SeatRow] = []
    for number, seat in enumerate(wanted.seats):
        row = SeatRow(id_, number, "open", "")
        if seat.kind == "bot":
            row.kind, row.level, row.word = "bot", seat.level, BOT_WORD
            row.name = tidy(seat.name) or f"{seat.level} {number + 1}"
        elif seat.kind in {"me", "hot"}:
            token, row.key = registry.keys.new(id_, number)
            given.append((number, token))
            row.kind, row.name = "person", tidy(seat.name)
            row.word = said_word(seat.word, wanted.words_later)
        seats.append(row)
    now = milliseconds()
    row_ = TableRow(
        id_,
        game.name,
        game.edition,
        patolli.__version__,
        wanted.components,
        components,
        options,
        wanted.pace,
        wanted.listed,
        wanted.curtain,
        wanted.autostart,
        "waiting",
        "",
        host_hash,
        secrets.token_bytes(32),
        [],
        [[0, 0]],
        0,
        [],
        [0] * len(seats),
        0,
        clock.fresh(wanted.pace, len(seats)),
        None,
        [],
        "",
        now,
        now,
        hints=wanted.hints,
        approval=wanted.approval,
        chance=wanted.chance,
        maker=next((n for n, seat in enumerate(wanted.seats) if seat.kind in {"me", "hot"}), NOBODY),
        planned=wanted.planned,
        start=start,
    )
    session = registry.sessions[id_] = TableSession(registry, row_, seats)
    async with session.lock:
        add = queries.adding(row_, seats)

        def first(c: Connection) -> None:
            add(c)
            queries.count_edit(c, id_, 0)
            if row_.listed:
                registry.servers.tell(c, id_, 1)

        if row_.autostart and full(session):
            await begin(session, add)
        else:
            await table_writes.write(session, first, counts=True)
    registry.lobby.note(id_)
    return session, host, given


@again_if_overtaken
async def sit(session: TableSession, wanted: Sit) -> tuple[int, str]:
    async with session.lock:
        if session.row.state != "waiting":
            raise Refusal("not-running", "the game has begun")
        free = [s.seat for s in session.seats if s.kind == "open"]
        if wanted.seat is not None and wanted.seat not in free:
            raise Refusal("taken", "this seat is taken")
        if not free:
            raise Refusal("taken", "every seat is taken")
        name = tidy(wanted.name)
        if not name:
            raise Refusal("bad-table", "a player needs a name")
        word = said_word(wanted.word, wanted.word_later)
        at = session.seats[free[0] if wanted.seat is None else wanted.seat]
        token, at.key = session.registry.keys.new(session.id, at.seat)
        at.kind, at.name, at.word = "person", name, word
        at.approved = not session.row.approval
        await seat_or_begin(session, at)
        session.tell_table()
        return at.seat, token


async def fill(session: TableSession, at: SeatRow, wanted: Fill) -> None:
    """Gives an open seat to a bot. The caller holds the table's lock."""
    if at.kind != "open":
        raise Refusal("taken", "this seat is taken")
    if wanted.level not in players.accepted(session.row.game):
        raise Refusal("bad-table", f"there is no bot level {wanted.level!r}")
    at.kind, at.level, at.word = "bot", wanted.level, BOT_WORD
    at.name = tidy(wanted.name) or f"{wanted.level} {at.seat + 1}"
    await seat_or_begin(session, at)


async def say_word(session: TableSession, at: SeatRow, word: str) -> None:
    """Sets the word of a seat, which is possible once and only before the start. The caller holds the table's
    lock.
    """
    if session.row.state != "waiting":
        raise Refusal("not-running", "the game has begun")
    if at.word:
        raise Refusal("taken", "this seat has already given its word")
    if not word:
        raise Refusal("bad-word", "a word has at least one character")
    at.word = said_word(word)
    await seat_or_begin(session, at)


def full(session: TableSession) -> bool:
    return all(
        s.kind == "bot" or (s.kind == "person" and s.key and s.word and s.approved) for s in session.seats
    )


async def start_if_full(session: TableSession) -> None:
    if session.row.state == "waiting" and session.row.autostart and full(session):
        await begin(session)


async def seat_or_begin(session: TableSession, at: SeatRow) -> None:
    """Stores a changed seat. If the table is now complete, starts the game in the same transaction."""
    row = session.row
    row.moved = milliseconds()
    if row.autostart and full(session):
        await begin(session)
        return

    def job(c: Connection) -> None:
        queries.put_seat(c, at)
        queries.put(c, row, "moved")

    await table_writes.write(session, job)


async def begin(session: TableSession, add: Callable[[Connection], None] | None = None) -> None:
    """Starts the game. From now on, all chance outcomes are fixed by the seed and the words. `add` stores a
    new table in the same transaction.
    """
    row = session.row
    row.words = [seat.word for seat in session.seats]
    try:
        match = await session.registry.in_thread(journal.begin, row, session.players)
    except (PatolliError, RuleError) as fault:
        await table_writes.reread(session)
        raise Refusal("bad-table", f"this game cannot begin with the installed rules: {fault}") from None
    row.edition, row.components = match.game.edition, match.position.box.digest
    row.state = "running"
    for seat in match.asked():
        if seat >= 0:
            row.questions[seat] += 1
    session.hold(match)
    people = [seat for seat in session.seats if not seat.bot()]
    for at in people:
        at.away = 0 if presence.is_here(session, at.seat) else session.registry.clock.now()
    # a person among bots has nobody to bluff, and therefore no standing answers in windows that hide
    # something
    game = match.game
    windows = game.default_windows() if len(people) > 1 else game.default_windows_among_bots()
    for at in people:
        at.standing = dict.fromkeys(windows, USUAL)

    def first(c: Connection) -> None:
        if add is not None:
            add(c)
        queries.put(c, row, "words", "edition", "components")

    added = [journal.first_step(match, milliseconds())]
    table_moves.draw_unseen(session, match, added)
    await table_writes.commit(session, added, seats=session.seats, first=first)
    session.tell_table()
