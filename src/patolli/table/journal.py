"""Converts stored steps to a match, and a match's new moves to steps."""

from __future__ import annotations

import hashlib
from functools import lru_cache

import patolli

from ..games import load
from ..kernel import position_text
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
    """The installed rules do not lead to the stored state of this table."""


game_of = load


@lru_cache(maxsize=32)
def box_of(game: Game, owner: str) -> Box:
    """Returns the components of a table. The components are cached, because reading a box is slow and boxes
    do not change.
    """
    return game.owners_box(owner) if owner else game.printed_box()


def start_of(game: Game, text: str, owner: str) -> Position | None:
    """Returns the initial position of a table: the given text, or the beginning of a game if there is none.
    Callers must not change this position.
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


def plain(game: Game, entries: list[LogEntry]) -> list[E]:
    return [(e.seat, game.vocabulary.text(e.move), e.forced) for e in entries]


def begin(row: TableRow, players: int) -> Match:
    game = game_of(row.game)
    start = start_of(game, row.start, row.owner)
    return Match(game, players, fate_of(row), row.options, box_of(game, row.owner), start=start)


def resume(
    row: TableRow, players: int, steps: list[StepRow], points: list[PassedPoint] | None = None
) -> Match:
    """Returns the current match with its undo points; the windows that the table answered automatically are
    added to `points`.
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
    """Checks that the table was played with the same rules and components."""
    differ = []
    if game.edition != row.edition:
        differ.append(f"edition {row.edition} of the rules, here is edition {game.edition}")
    if box.digest != row.components:
        differ.append(f"components {row.components}, here are {box.digest}")
    if differ:
        raise Diverged(f"it was played with {' and with '.join(differ)}")


def misfit(row: TableRow) -> str:
    """Returns why a table that has begun cannot continue here, as far as this is known without the log."""
    if row.state not in {"running", "paused"}:
        return ""
    try:
        game = game_of(row.game)
        if row.owner:  # checking the owner's components is slow, so this is done when the log is read
            return ""
        must_fit(row, game, game.printed_box())
    except PatolliError as fault:
        return f"{fault}; {who_can(row)}"
    return ""


def who_can(row: TableRow) -> str:
    """Returns which program version can continue a table that diverges here."""
    if row.version != patolli.__version__:
        return f"version {row.version} wrote its last step and can continue this table"
    return (
        f"this version, {row.version}, wrote its last step: its log is damaged, "
        "or the rules were changed without a new edition"
    )


def undoable_from(steps: list[StepRow]) -> int:
    """Returns the first of the latest steps that one seat took without any chance; only these steps can be
    taken back.
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
    """Returns a checksum of a step: the offered moves, the move, the scores, and (unless sealed) who is
    asked.

    The checksum does not depend on sealed answers of others, so that these can be taken back.
    """
    asked = "sealed" if after.drafts else str(after.asked())
    said = f"{before}|{entries}|{asked}|{after.scores().totals()}"
    return hashlib.sha256(said.encode()).hexdigest()[:12]


def play(match: Match, seat: int, move: int, n: int, question: int, at: int, passed: str = "") -> StepRow:
    """Makes a move and returns the resulting step. `passed` is the window that the table answered
    automatically with this move.
    """
    before = offered(match.game, match.position, seat)
    said = len(match.log)
    match.play(seat, move)
    entries = plain(match.game, match.log[said:])
    return StepRow(
        n, seat, question, entries, sum_of(match.game, before, entries, match.position), at, passed
    )


def enter(match: Match, moves: list[int], n: int, typist: int, at: int) -> StepRow:
    """Enters outcomes of chance and returns the step. The step stores the typist in place of the number of a
    question.
    """
    before = offered(match.game, match.position, CHANCE)
    said = len(match.log)
    for move in moves:
        match.enter(move)
    entries = plain(match.game, match.log[said:])
    return StepRow(n, CHANCE, typist + 1, entries, sum_of(match.game, before, entries, match.position), at)


def first_step(match: Match, at: int) -> StepRow:
    """Returns the step of the chance outcomes before the first question."""
    entries = plain(match.game, match.log)
    return StepRow(0, CHANCE, 0, entries, sum_of(match.game, [], entries, match.position), at)


def check(row: TableRow, players: int, steps: list[StepRow]) -> Match:
    """Replays a table with the installed rules and compares the checksums; reports the first step that
    differs.
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
