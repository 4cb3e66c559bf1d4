"""The positions to which a replay can jump."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from patolli.kernel import records
from patolli.table import journal
from patolli.table.replay_moments import moments
from patolli.table.replays import ReplayedGame
from patolli.texts import GameTexts

from .client import Sitting
from .table_helpers import make, play_on

GAMES = Path(__file__).resolve().parents[1] / "games"
RECORDS = {
    "azteca": "azteca/golden/hell.record",
    "chichen-itza": "chichen_itza/golden/two-players.record",
    "teotihuacan": "teotihuacan/golden/two-players.record",
    "tzolkin": "tzolkin/golden/two-players.record",
}
FIGHTS = {"azteca", "chichen-itza"}
ECLIPSES = ["Eclipse 1.", "Eclipse 2.", "Eclipse 3, the last one."]


def replayed(name: str) -> ReplayedGame:
    record = records.read((GAMES / RECORDS[name]).read_text(encoding="utf-8"))
    log = [
        (entry.seat, entry.text, entry.forced)
        for _, run, _ in record.runs
        for entry in run
        if isinstance(entry, records.RecordedMove)
    ]
    return ReplayedGame(journal.game_of(name), len(record.names), record.options, "", log)


@pytest.mark.parametrize("name", RECORDS)
def test_rounds_turns_and_fights_can_be_jumped_to(name: str) -> None:
    game = replayed(name)
    words = GameTexts(game.game, "en", [f"P{seat}" for seat in range(4)])
    found = moments(game, -2, True, words)
    assert found.last == len(game.moves)
    assert game.moves[found.first][0] >= 0
    assert all(seat < 0 for seat, _ in game.moves[: found.first])
    kinds = {one.kind for one in found.moments}
    assert {"round", "turn"} <= kinds
    assert ("fight" in kinds) == (name in FIGHTS)
    assert [one.n for one in found.moments] == sorted(one.n for one in found.moments)
    assert all(0 <= one.n <= found.last for one in found.moments)
    for one in found.moments:
        if one.kind == "turn":
            assert game.game.in_turn(game.after(one.n)) == one.seat
        else:
            assert one.words
            at = game.moment(-2, one.n, True, words)
            assert one.words in at.words


def test_the_eclipses_of_teotihuacan_can_be_jumped_to() -> None:
    game = replayed("teotihuacan")
    found = moments(game, -2, True, GameTexts(game.game, "en", ["P0", "P1"]))
    assert [one.words for one in found.moments if one.kind == "phase"] == ECLIPSES


@pytest.mark.parametrize("viewer", [0, -2])
def test_in_a_running_game_moments_count_what_the_viewer_was_shown(viewer: int) -> None:
    game = replayed("tzolkin")
    words = GameTexts(game.game, "en", ["P0", "P1"])
    found = moments(game, viewer, False, words)
    assert found.last == len(game.visible(viewer))
    for one in found.moments:
        if one.kind == "round":
            assert game.moment(viewer, one.n, False, words).words == [one.words]


def test_a_moment_of_a_running_game_is_found_when_the_game_is_over() -> None:
    game = replayed("tzolkin")
    for n in (0, 50, 100):
        running = game.moment(0, n, False, None)
        over = game.moment(0, n, True, None, entries=True)
        assert over.table == running.table
        assert over.last == len(game.moves)


def test_the_table_lists_moments(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 20)
        mine = a.mirror().stream["last"]
    eyes = {"authorization": f"Seat {made['tokens'][0]}"}
    found = http.get(f"/api/tables/{made['id']}/moments?language=en", headers=eyes).json()
    assert found["last"] == mine
    assert 0 <= found["first"] < mine
    assert found["moments"]
    assert (
        http.get(f"/api/tables/{made['id']}/moments", headers={"authorization": "Seat x"}).status_code == 403
    )
    shown = http.get(f"/api/tables/{made['id']}/replay/3?count=entries", headers=eyes).json()
    assert shown["n"] == 3


@pytest.mark.parametrize("name", RECORDS)
def test_goods_and_points_are_known_between_any_two_entries(name: str) -> None:
    game = replayed(name)
    counts = game.counts(0)
    for n in range(0, counts[-1], 23):
        assert game.balance(0, n).scores["totals"]
    assert game.balance(0, counts[-1]).scores == game.moment(0, counts[-1], False, None).scores


def test_what_a_round_brings_at_its_end_is_not_counted_to_the_move_that_ended_it() -> None:
    game = replayed("teotihuacan")
    told = [event.to_dict(game.game.events) for event in game.visible(0)]
    n = next(n for n, event in enumerate(told) if event["event"] == "eclipse")
    later = next(count for count in game.counts(0) if count > n)
    gained = sum(
        int(event["points"])
        for event in told[n:later]
        if event["event"] in ("avenue-scored", "track-scored", "track-most", "masks-scored")
    )
    before, after = game.balance(0, n).scores, game.moment(0, n + 1, False, None).scores
    assert gained > 0
    assert (sum(after["totals"]) - sum(before["totals"])) / after["unit"] == gained
