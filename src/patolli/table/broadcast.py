"""Sends viewers of a table what has changed for them. A viewer for whom nothing has changed
receives nothing.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from .. import players
from ..kernel import seat_view, serialization
from ..kernel.chance import CommittedSeed
from ..kernel.errors import PatolliError, RuleError
from ..kernel.match import Match
from ..kernel.seats import SPECTATOR
from . import consent, passed_windows, presence, prospect_push, worded_log
from .journal import box_of, game_of
from .protocol import Fate, SeatInfo, Shows, Stream, TableInfo, Update
from .store import queries
from .view_diff import LastSent, SharedView, ViewerState, happened

if TYPE_CHECKING:
    from .guests import Guest
    from .session import TableSession

encode = msgspec.json.encode


def info(session: TableSession) -> TableInfo:
    row = session.row
    here = {seat for guest in session.seated for seat in guest.seats}.union(session.elsewhere)
    begun = row.state != "waiting"
    over = row.state in {"over", "abandoned"}
    fate = Fate(
        CommittedSeed(row.seed, []).commitment(),
        row.words if begun else [],
        row.epochs,
        row.seed.hex() if over else "",
    )
    return TableInfo(
        row.id,
        row.game,
        title_of(row.game),
        session.state,  # type: ignore[arg-type]
        [
            SeatInfo(
                s.seat,
                s.kind,  # type: ignore[arg-type]
                s.name,
                s.level,
                s.stand_in,
                s.seat in here,
                bool(s.word),
                begun and not over and s.kind == "person" and presence.is_away(session, s.seat),
                s.pause_left,
                s.approved,
                plays_by_hand(session, s.level),
                consent.is_removable(session, s.seat),
                consent.is_claimable(session, s.seat),
            )
            for s in session.seats
        ],
        row.options,
        row.edition,
        row.components,
        row.pace,
        row.listed,
        row.curtain,
        row.asked,
        fate,
        consent.open_votes(session),
        session.watching,
        row.created,
        row.moved,
        row.rematch,
        row.hints,
        consent.current_pause(session),
        row.ended_by,
        row.approval,
        row.maker,
        row.planned,
        row.chance,
        len(consent.persons(session)) == 1,
        consent.needs_operator(session),
        presence.longest(session),
    )


@lru_cache(maxsize=64)
def title_of(game: str) -> str:
    """Returns the title of a game, or its id if the game is no longer installed."""
    try:
        return game_of(game).title
    except PatolliError:
        return game


def plays_by_hand(session: TableSession, level: str) -> bool:
    """Returns whether this level plays with the hand-made evaluation here, because its network does not fit
    the table.
    """
    row = session.row
    try:
        return players.plays_by_hand(level, row.game, row.components, len(session.seats))
    except PatolliError:
        return False


def number(session: TableSession, viewer: int) -> int:
    return session.row.questions[viewer] if viewer >= 0 else 0


def standing(session: TableSession, viewer: int) -> dict[str, str]:
    return session.seats[viewer].standing if viewer >= 0 else {}


def since(session: TableSession, viewer: int) -> int:
    return session.row.since[viewer] if 0 <= viewer < len(session.row.since) else 0


def viewer_state(session: TableSession, match: Match, viewer: int, shared: SharedView) -> ViewerState:
    seen = ViewerState(match, viewer, number(session, viewer), session.rule_faults, shared)
    seen.passed = lambda words: passed_windows.listed(session, viewer, words)
    if session.row.chance == "hand":
        # a top-level import would be circular
        from . import typed_chance

        seen.chance = lambda words: typed_chance.chance_asked(session, match, viewer, words)
        seen.outcome_back = session.row.next if typed_chance.may_take_back(session, match, viewer) else 0
    return seen


def publish(session: TableSession, floor: dict[int, int] | None = None) -> None:
    """Sends changes to every viewer with a connected client. After an undo, `floor` is the number of entries
    left in each viewer's stream.
    """
    match, streams = session.match, session.streams
    assert match is not None
    assert streams is not None
    shared = SharedView(match)
    for viewer in session.viewers():
        seen = viewer_state(session, match, viewer, shared)
        visible = streams.events_for(viewer)
        before = session.shown.get(viewer)
        now = LastSent(seen, session.row.era, len(visible), standing(session, viewer))
        session.shown[viewer] = now
        changes = seen.changes(before)
        if before is not None and not any(changes) and before.same(now):
            continue
        made: dict[tuple[str, int], bytes] = {}
        for guest in session.guests:
            if viewer not in guest.viewers():
                continue
            had = guest.sent.get(viewer)
            kept = 0 if had is None else min(had.last, len(visible), (floor or {}).get(viewer, len(visible)))
            stream = Stream(session.row.era, len(visible))
            key = (guest.language, kept)
            if key not in made:
                shows = seen.shows(
                    stream,
                    kept,
                    happened(match.game, visible[kept:], session.words(guest.language)),
                    changes,
                    standing(session, viewer),
                    since(session, viewer),
                    None,
                    session.words(guest.language),
                )
                made[key] = encode(Update(viewer, before is None, shows))
            guest.sent[viewer] = stream
            guest.send(made[key])
    prospect_push.refresh(session)


async def show_snapshot(session: TableSession, guest: Guest) -> None:
    """Shows a stuck table in the last state that was stored, if that can be read."""
    try:
        saved = await session.registry.read(session.id, lambda c: queries.snapshot(c, session.id))
        game = game_of(session.row.game)
        p = serialization.load(
            game, json.loads(saved.position if saved else "{}"), box_of(game, session.row.owner)
        )
        for viewer in guest.viewers():
            observed = p.observation(viewer)
            shows = Shows(
                Stream(session.row.era, 0), 0, [], game.show(observed), {}, [], observed.asked(), None, False,
                False, seat_view.scores_dict(observed.scores()), {}, 0,
            )  # fmt: skip
            guest.tell(Update(viewer, True, shows))
    except (PatolliError, RuleError, ValueError):
        return


def already_has(session: TableSession, viewer: int, has: dict[int, Stream]) -> int:
    """Returns how many entries of the viewer's stream a reconnecting client has already received."""
    had = has.get(viewer)
    if had is None or had.era != session.row.era or session.streams is None:
        return 0
    return max(0, min(had.last, len(session.streams.events_for(viewer))))


def show_whole(session: TableSession, guest: Guest, has: dict[int, Stream]) -> None:
    """Sends the client the whole view of each of its viewers, and the log entries it has not received yet."""
    match, streams = session.match, session.streams
    if match is None or streams is None:
        return
    shared = SharedView(match)
    for viewer in guest.viewers():
        seen = viewer_state(session, match, viewer, shared)
        visible = streams.events_for(viewer)
        have = already_has(session, viewer, has)
        stream = Stream(session.row.era, len(visible))
        notes = session.seats[viewer].notes if viewer != SPECTATOR else None
        shows = seen.shows(
            stream,
            have,
            worded_log.entries(session, guest.language, viewer, have),
            seen.changes(None),
            standing(session, viewer),
            since(session, viewer),
            notes,
            session.words(guest.language),
        )
        guest.sent[viewer] = stream
        guest.tell(Update(viewer, True, shows))
        session.shown.setdefault(
            viewer, LastSent(seen, session.row.era, len(visible), standing(session, viewer))
        )
    prospect_push.refresh(session)
    prospect_push.catch_up(session, guest)
