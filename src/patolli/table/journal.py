"""Converts stored steps to a match, and new moves of a match to steps."""

from __future__ import annotations

import hashlib
from functools import lru_cache

import patolli

from ..games import load
from ..kernel import position_text, records
from ..kernel.box import Box
from ..kernel.chance import CommittedSeed, TypedChance
from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.match import LogEntry, Match
from ..kernel.position import Position
from ..kernel.seats import CHANCE
from . import passed_windows
from .passed_windows import PassedPoint
from .store.rows import E, StepRow, TableRow


class Diverged(PatolliError):
    """Raised if the installed rules do not lead to the stored state of a table."""


game_of = load


@lru_cache(maxsize=32)
def box_of(game: Game, owner: str) -> Box:
    """Returns the components of a table. They never change, so they are cached."""
    return game.owners_box(owner) if owner else game.printed_box()


def start_of(game: Game, text: str, owner: str) -> Position | None:
    """Returns the position from which the game begins, or None for the usual set-up. Callers must not modify
    it.
    """
    return None if not text else read_start(game, text, owner)


@lru_cache(maxsize=32)
def read_start(game: Game, text: str, owner: str) -> Position:
    return position_text.started_from(game, text, box_of(game, owner))


def fate_of(row: TableRow) -> CommittedSeed:
    kind = TypedChance if row.chance == "hand" else CommittedSeed
    return kind(row.seed, list(row.words), [list(epoch) for epoch in row.epochs])


def entries_of(game: Game, steps: list[StepRow]) -> list[LogEntry]:
    return [
        LogEntry(seat, game.vocabulary.move(text), forced)
        for one in steps
        for seat, text, forced in one.entries
    ]


def record(match: Match, steps: list[StepRow], names: list[str]) -> str:
    """Returns the record of a match. It shows which answers the table gave for a seat."""
    at = 0
    for one in steps:
        if one.passed:
            match.log[at].answered = True
        at += len(one.entries)
    return records.write(match, names)


def plain(game: Game, entries: list[LogEntry]) -> list[E]:
    return [(e.seat, game.vocabulary.text(e.move), e.forced) for e in entries]


def begin(row: TableRow, players: int) -> Match:
    game = game_of(row.game)
    start = start_of(game, row.start, row.owner)
    return Match(game, players, fate_of(row), row.options, box_of(game, row.owner), start=start)


def resume(
    row: TableRow, players: int, steps: list[StepRow], points: list[PassedPoint] | None = None
) -> Match:
    """Replays the steps of a table and returns the match, in which the latest moves can be undone. Windows
    that the table passed automatically and that can be reopened are added to `points`.
    """
    game = game_of(row.game)
    box = box_of(game, row.owner)
    must_fit(row, game, box)
    passed = passed_windows.passed_at_end(steps)
    kept = passed if passed < len(steps) else undoable_from(steps)
    start = start_of(game, row.start, row.owner)
    match = Match(game, players, fate_of(row), row.options, box, entries_of(game, steps[:kept]), start)
    if passed < len(steps):
        found = passed_windows.replay(game, match, steps[kept:])
        if points is not None:
            points.extend(found)
    else:
        for step in steps[kept:]:
            match.play(step.seat, game.vocabulary.move(step.entries[0][1]))
    if plain(game, match.log) != [e for one in steps for e in one.entries]:
        raise Diverged("with the installed rules its moves lead to another state")
    return match


def must_fit(row: TableRow, game: Game, box: Box) -> None:
    """Raises an error if the table was played with other rules or components."""
    differ = []
    if game.edition != row.edition:
        differ.append(f"edition {row.edition} of the rules, here is edition {game.edition}")
    if box.digest != row.components:
        differ.append(f"components {row.components}, here are {box.digest}")
    if differ:
        raise Diverged(f"it was played with {' and with '.join(differ)}")


def misfit(row: TableRow) -> str:
    """Returns why a table that has begun cannot be continued with the installed rules, if its row already
    shows this; otherwise returns an empty string.
    """
    if row.state not in {"running", "paused"}:
        return ""
    try:
        game = game_of(row.game)
        if row.owner:  # reading the owner's components is slow, so they are checked when the log is read
            return ""
        must_fit(row, game, game.printed_box())
    except PatolliError as fault:
        return f"{fault}; {who_can(row)}"
    return ""


def who_can(row: TableRow) -> str:
    """Returns which program version can continue a table that cannot be continued here."""
    if row.version != patolli.__version__:
        return f"version {row.version} wrote its last step and can continue this table"
    return (
        f"this version, {row.version}, wrote its last step: its log is damaged, "
        "or the rules were changed without a new edition"
    )


def undoable_from(steps: list[StepRow]) -> int:
    """Returns the index of the first step that can still be taken back. Only the latest steps of a single
    seat can be taken back, and only if no chance was involved.
    """
    at = len(steps)
    while at > 1:
        one = steps[at - 1]
        if (
            one.seat == CHANCE
            or one.seat != steps[-1].seat
            or any(seat != one.seat for seat, _, _ in one.entries)
        ):
            break
        at -= 1
    return at


def offered(game: Game, p: Position, seat: int) -> list[str]:
    return sorted(game.vocabulary.text(m) for m in [*p.legal_moves(seat), *p.asides(seat)])


def sum_of(game: Game, before: list[str], entries: list[E], after: Position) -> str:
    """Returns the checksum of a step. It covers the legal moves, the answer and its consequences, the scores
    and, unless answers are sealed, the seats that have to answer next.

    It does not depend on the sealed answers of other seats, so these can be taken back.
    """
    asked = "sealed" if after.drafts else str(after.asked())
    said = f"{before}|{entries}|{asked}|{after.scores().totals()}"
    return hashlib.sha256(said.encode()).hexdigest()[:12]


def play(match: Match, seat: int, move: int, n: int, question: int, at: int, passed: str = "") -> StepRow:
    """Makes a move and returns the resulting step. If the table made this move by passing a window
    automatically, `passed` names the window.
    """
    before = offered(match.game, match.position, seat)
    said = len(match.log)
    match.play(seat, move)
    entries = plain(match.game, match.log[said:])
    return StepRow(
        n, seat, question, entries, sum_of(match.game, before, entries, match.position), at, passed
    )


def enter(match: Match, moves: list[int], n: int, typist: int, at: int) -> StepRow:
    """Enters typed chance outcomes and returns the resulting step. The step's question number is 1 plus the
    number of the seat that typed them.
    """
    before = offered(match.game, match.position, CHANCE)
    said = len(match.log)
    for move in moves:
        match.enter(move)
    entries = plain(match.game, match.log[said:])
    return StepRow(n, CHANCE, typist + 1, entries, sum_of(match.game, before, entries, match.position), at)


def first_step(match: Match, at: int) -> StepRow:
    """Returns step 0, which contains the chance outcomes before the first question."""
    entries = plain(match.game, match.log)
    return StepRow(0, CHANCE, 0, entries, sum_of(match.game, [], entries, match.position), at)


def check(row: TableRow, players: int, steps: list[StepRow]) -> Match:
    """Replays a table with the installed rules and compares checksums. Raises an error for the first step
    that differs.
    """
    match = resume(row, players, steps[:1])
    game = match.game
    for one in steps[1:]:
        p = match.position
        try:
            before = offered(game, p, one.seat)
            for entry in entries_of(game, [one]):
                match.repeat(entry)
        except PatolliError as fault:
            raise Diverged(f"step {one.n} ({one.entries[0][1]!r}): {fault}") from None
        if sum_of(game, before, one.entries, p) != one.sum:
            raise Diverged(f"step {one.n} ({one.entries[0][1]!r}): the installed rules behave differently")
    return match
