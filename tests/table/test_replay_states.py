"""Compares every state shown by a replay with the same game played again from the start."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import pytest

from patolli.kernel import seat_view
from patolli.kernel.events import EventLog
from patolli.kernel.game import Game
from patolli.kernel.position import Position
from patolli.kernel.seats import SPECTATOR, among, only
from patolli.table import journal, replays
from patolli.table.refusal import Refusal
from patolli.table.replays import ReplayedGame
from tests.kernel.lanterns.game import GAME as LANTERNS

from .lanterns_record import lanterns_match

GAME: Game = LANTERNS
MATCH = lanterns_match(60)
LOG = journal.plain(GAME, MATCH.log)
VIEWERS = (SPECTATOR, 0, 1)


@pytest.fixture(scope="module")
def game() -> ReplayedGame:
    return ReplayedGame(GAME, 2, MATCH.options, "", LOG)


def played(moves: int) -> tuple[Position, EventLog]:
    p = GAME.start(2, MATCH.options)
    p.event_log = EventLog()
    for seat, text, _ in LOG[:moves]:
        p.play(seat, GAME.vocabulary.move(text))
    return p, p.event_log


def heard(moves: int, viewer: int) -> list[object]:
    events = played(moves)[1].events
    return [event.to_dict(GAME.events) for event in events if among(viewer, event.audience)]


def test_the_log_is_long_enough(game: ReplayedGame) -> None:
    assert len(LOG) > 2 * replays.EVERY
    assert len(game.kept) == len(LOG) // replays.EVERY + 1


@pytest.mark.parametrize("viewer", VIEWERS)
def test_after_each_move_of_a_finished_game(game: ReplayedGame, viewer: int) -> None:
    for n in [*range(len(LOG) + 1), len(LOG) + 5]:
        upto = min(n, len(LOG))
        found = game.moment(viewer, n, True, None)
        expected = played(upto)[0].observation(viewer)
        assert (found.n, found.last) == (upto, len(LOG))
        assert found.table == GAME.show(expected)
        assert found.asked == expected.asked()
        assert found.scores == seat_view.scores_dict(expected.scores())
        before = heard(upto - 1, viewer) if upto else heard(0, viewer)
        assert found.events == (heard(upto, viewer)[len(before) :] if upto else before)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_after_each_entry_of_a_running_game(game: ReplayedGame, viewer: int) -> None:
    counts = [len(heard(moves, viewer)) for moves in range(len(LOG) + 1)]
    assert game.counts(viewer) == counts
    whole = heard(len(LOG), viewer)
    for n in range(counts[-1] + 1):
        found = game.moment(viewer, n, False, None)
        moves = next(at for at, count in enumerate(counts) if count >= n) if n else 0
        assert (found.n, found.last) == (n, counts[-1])
        assert found.events == whole[max(0, n - 1) : n]
        assert found.table == GAME.show(played(moves)[0].observation(viewer))
        assert game.moment(viewer, n, True, None, entries=True).table == found.table
    beyond = game.moment(viewer, counts[-1] + 3, False, None)
    assert beyond.n == counts[-1]
    assert beyond.table == GAME.show(played(len(LOG))[0].observation(viewer))


def test_goods_between_two_entries_of_one_move(game: ReplayedGame) -> None:
    """Between two log entries of a move, the state shown is that of the second entry without the change
    reported there.
    """
    counts = game.counts(0)
    for n in range(counts[-1] + 1):
        found = game.balance(0, n)
        assert (found.n, found.last) == (n, counts[-1])
        if n in counts:
            at = counts.index(n)
            assert found.table == GAME.show(played(at)[0].observation(0))
    assert game.balance(0, counts[-1] + 9).n == counts[-1]


def test_a_log_that_these_rules_cannot_replay_is_refused() -> None:
    broken = [*LOG[:10], (7, "rest", False)]
    with pytest.raises(Refusal, match="this table cannot be replayed here") as refused:
        ReplayedGame(GAME, 2, MATCH.options, "", broken)
    assert refused.value.error == "stuck"


def test_the_latest_replays_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "replayed", OrderedDict())
    monkeypatch.setattr(replays, "MOST_KEPT", 2)
    found = {name: replays.find(name, GAME, 2, MATCH.options, "", LOG[:5]) for name in ("a", "b")}
    assert replays.find("a", GAME, 2, MATCH.options, "", []) is found["a"]
    replays.find("c", GAME, 2, MATCH.options, "", LOG[:5])
    assert list(replays.replayed) == ["a", "c"]


def test_a_position_is_copied_when_the_viewer_sees_the_next_event() -> None:
    copies: list[int] = []

    class Counted:
        def copy(self) -> int:
            copies.append(len(copies))
            return copies[-1]

    p: Any = Counted()
    log = replays.Interrupted(p, 0, 2)
    for audience, found in (
        (only(0), None), (only(1), None), (only(0), None), (only(1), None), (only(0), 0), (only(0), 0),
    ):  # fmt: skip
        log.add(0, [], audience)
        assert log.found == found
    assert copies == [0]
    assert len(log.events) == 6
    at_once = replays.Interrupted(p, 1, 0)
    at_once.add(0, [], only(1))
    assert at_once.found == 1
