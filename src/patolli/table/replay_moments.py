"""The moments that a viewer of a replay can jump to: the beginnings of rounds, phases, turns and fights."""

from __future__ import annotations

from typing import Final

from .. import game_index
from ..texts import GameTexts
from .protocol import Moment, MomentKind, Moments
from .replays import ReplayedGame

ORDER: Final[tuple[MomentKind, ...]] = ("round", "phase", "turn", "fight")
"""The order in which moments at the same step are listed."""
HEADINGS: Final[dict[str, MomentKind]] = {"round": "round", "phase": "phase"}
"""Events that begin a part of the game and exist in every game."""


def moments(replayed: ReplayedGame, viewer: int, over: bool, words: GameTexts | None) -> Moments:
    """Returns the moments, numbered as in `ReplayedGame.moment`."""
    counts = replayed.counts(viewer)
    first = next((at for at, (seat, _) in enumerate(replayed.moves) if seat >= 0), 0)
    found = [*turns(replayed, counts, over), *event_moments(replayed, viewer, counts, over, words)]
    return Moments(
        first=first if over else counts[first],
        last=len(replayed.moves) if over else counts[-1],
        moments=sorted(found, key=lambda one: (one.n, ORDER.index(one.kind))),
    )


def turns(replayed: ReplayedGame, counts: list[int], over: bool) -> list[Moment]:
    begun = [
        (at, turn[0])
        for at, (before, turn) in enumerate(zip(replayed.turns, replayed.turns[1:], strict=False), 1)
        if turn != before and turn[0] >= 0
    ]
    return [Moment(at if over else counts[at], "turn", seat, "") for at, seat in begun]


def event_moments(
    replayed: ReplayedGame, viewer: int, counts: list[int], over: bool, words: GameTexts | None
) -> list[Moment]:
    """Returns the rounds, phases and fights, each of which begins with an event."""
    manifest = game_index.manifest(replayed.game.name)
    phases: dict[str, MomentKind] = dict.fromkeys(manifest.phases, "phase")
    fights: dict[str, MomentKind] = dict.fromkeys(manifest.fights, "fight")
    kinds = {**HEADINGS, **phases, **fights}
    found, at = [], 0
    for entry, event in enumerate(replayed.visible(viewer), 1):
        shown = event.to_dict(replayed.game.events)
        kind = kinds.get(str(shown["event"]))
        if kind is None:
            continue
        while counts[at] < entry:
            at += 1
        seat = shown.get("seat", shown.get("attacker_seat", -1))
        text = "" if words is None else words.event(shown)
        found.append(Moment(at if over else entry, kind, seat if isinstance(seat, int) else -1, text))
    return found
