"""Looking ahead and back: why not, try-outs, chains, and the table as it was. All from veiled positions."""

from __future__ import annotations

import asyncio

from ..kernel import seat_view
from ..kernel.errors import HiddenValue, PatolliError, RuleError
from ..kernel.events import EventLog
from ..kernel.match import Match
from ..kernel.position import Position
from ..texts import GameTexts
from ..texts.preview_silence import preview_silence
from . import journal
from .preview import PreviewRun
from .protocol import Happened, Previewed, Reached, ReplayState, WhyAnswer
from .refusal import Refusal
from .session import TableSession
from .store import queries
from .store.rows import StepRow, TableRow
from .table_moves import word
from .view_diff import happened, options


def must_be_asked(match: Match, seat: int) -> None:
    if seat not in match.asked():
        raise Refusal("not-asked", "nothing is asked of this seat now")


async def why(session: TableSession, seat: int, text: str, to: int, words: GameTexts | None) -> WhyAnswer:
    async with session.lock:
        match = await session.loaded()
        must_be_asked(match, seat)
        reason = match.position.observation(seat).explain(seat, word(match, text))
        if reason is None:
            return WhyAnswer(to, True)
        said = "" if words is None else words.reason(reason)
        return WhyAnswer(to, False, reason.name, reason.rule, reason.numbers, said)


async def preview(
    session: TableSession, seat: int, texts: list[str], to: int, words: GameTexts | None
) -> Previewed:
    """Try a chain on the veiled copy, up to the first hole, chance or other seat."""
    async with session.lock:
        session.must_run()
        match = await session.loaded()
        must_be_asked(match, seat)
        trial = PreviewRun(match.game, match.position.observation(seat), seat)
        played: list[str] = []
        said: list[str] = []
        for text in texts:
            if trial.end != "asked":
                break
            said.append("" if words is None else words.move(text, trial.p.question(seat)))
            try:
                trial.play(word(match, text))
            except PatolliError as fault:
                raise Refusal("not-offered", str(fault)) from None
            played.append(text)
        trial.go_on()
        following, p, end = [], trial.p, trial.end
        if end == "asked":
            try:
                following = options(match, p.legal_moves(seat), p.question(seat), words)
            except HiddenValue:
                end = "hole"
        then = (p if trial.ended is None else trial.ended).observation(seat)
        told = happened(match, trial.own, words)
        later = [hushed(one, match) for one in happened(match, trial.later, words)]
        scores = seat_view.scores_dict(then.scores())
        return Previewed(to, played, match.game.show(then), told, end, following, scores, said, later)


def hushed(later: Happened, match: Match) -> Happened:
    """Without words where the game does not want it foretold."""
    quiet = preview_silence(match.game.name)
    if later.event["event"] in quiet.verdicts | quiet.passing:
        later.words = ""
    return later


async def reach(session: TableSession, seat: int, most: int, to: int, words: GameTexts | None) -> Reached:
    async with session.lock:
        session.must_run()
        match = await session.loaded()
        must_be_asked(match, seat)
        text = match.game.vocabulary.text
        chains = [[text(m) for m in chain] for chain in seat_view.reach(match.position, seat, most)]
        said = [] if words is None else [words.move(end) if end else "" for end in first_ends(chains)]
        return Reached(to, session.row.questions[seat], chains, said)


def first_ends(chains: list[list[str]]) -> list[str]:
    """The word with which each chain ends, or nothing where an earlier one ends with it."""
    seen: set[str] = set()
    ends = []
    for chain in chains:
        ends.append("" if chain[-1] in seen else chain[-1])
        seen.add(chain[-1])
    return ends


async def replay(session: TableSession, viewer: int, n: int, language: str) -> ReplayState:
    """Over: after n moves of the log. Running: after n entries of the viewer's own stream."""
    if session.row.state == "waiting":
        raise Refusal("not-running", "the game has not begun")
    over = session.row.state in {"over", "abandoned"}
    words = session.words(language)
    async with session.registry.replaying.turn():
        steps = await session.registry.read(session.id, lambda c: queries.steps(c, session.id))
        return await asyncio.to_thread(moment, session.row, session.players, steps, viewer, n, over, words)


def moment(
    row: TableRow,
    players: int,
    steps: list[StepRow],
    viewer: int,
    n: int,
    over: bool,
    words: GameTexts | None,
) -> ReplayState:
    """Play the log again from its start, up to that moment; past the last one it is the last."""
    game = journal.game_of(row.game)
    event_log = EventLog()
    p = game.start(players, row.options, journal.box_of(game, row.owner))
    p.event_log = event_log
    entries = journal.entries_of(game, steps)
    moves = told = since = before = 0
    found: Position | None = p.observation(viewer) if n == 0 else None
    upto = 0
    try:
        for entry in entries:
            before = told
            p.play(entry.seat, entry.move)
            moves += 1
            told = len(event_log.visible_to(viewer))
            if found is None and (moves if over else told) >= n:
                found, since, upto = p.observation(viewer), before if over else n - 1, told if over else n
    except (PatolliError, RuleError) as fault:
        raise Refusal("stuck", f"this table cannot be replayed here: {fault}") from None
    last = moves if over else told
    if found is None:
        n = last
        found, since, upto = p.observation(viewer), before if over else max(0, n - 1), told
    heard = [event.to_dict(game.events) for event in event_log.visible_to(viewer)[since:upto]]
    return ReplayState(
        n,
        last,
        game.show(found),
        found.asked(),
        seat_view.scores_dict(found.scores()),
        list(heard),
        [] if words is None else [words.event(event) for event in heard],
        upto,
    )
