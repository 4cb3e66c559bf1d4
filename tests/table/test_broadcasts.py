"""What each client is sent of a game's events and views, with a simulated table around a real game."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from patolli import games, players
from patolli.kernel import serialization
from patolli.kernel.chance import Seeded
from patolli.kernel.errors import PatolliError
from patolli.kernel.match import Match
from patolli.kernel.seats import SPECTATOR
from patolli.table import broadcast, passed_windows, prospect_push, typed_chance, worded_log
from patolli.table.guests import Guest
from patolli.table.protocol import Stream
from patolli.table.rule_faults import RuleFaults
from patolli.table.store.rows import Snapshot
from patolli.table.view_diff import SharedView, Streams


class Client(Guest):
    def __init__(self, *seats: int, language: str = "") -> None:
        super().__init__(language)
        self.seats = list(seats)
        self.got: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.got.append(msgspec.json.decode(message))

    def take(self) -> list[dict[str, Any]]:
        got, self.got = self.got, []
        return got


class Table:
    id = "t"

    def __init__(self) -> None:
        self.match: Any = Match(games.load("lanterns"), 2, Seeded(1))
        self.streams: Any = Streams(self.match)
        self.row = SimpleNamespace(
            game="lanterns", era=3, chance="seed", questions=[5, 6], since=[7, 8], next=12, owner="",
            components="0f",
        )  # fmt: skip
        self.seats = [SimpleNamespace(standing={f"w{n}": "turn"}, notes=f"notes {n}") for n in range(2)]
        self.guests: list[Client] = []
        self.shown: dict[int, Any] = {}
        self.rule_faults = RuleFaults()

    def viewers(self) -> list[int]:
        return sorted({viewer for guest in self.guests for viewer in guest.viewers()})

    def words(self, language: str) -> None:
        return None

    def play(self, *moves: int) -> None:
        for move in moves:
            seat = self.match.asked()[0]
            self.match.play(seat, self.match.position.legal_moves(seat)[move])


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    found: list[Any] = []
    monkeypatch.setattr(passed_windows, "listed", lambda session, viewer, words: [])
    monkeypatch.setattr(prospect_push, "refresh", lambda session: found.append("refresh"))
    monkeypatch.setattr(prospect_push, "catch_up", lambda session, guest: found.append(guest))

    def entries(session: Any, language: str, viewer: int, have: int) -> list[Any]:
        return [msgspec.Raw(b'{"event": {"event": "x"}, "words": "%d"}' % n) for n in range(have, have + 1)]

    monkeypatch.setattr(worded_log, "entries", entries)
    return found


@pytest.fixture
def table(calls: list[Any]) -> Any:
    return Table()


# ---- what belongs to a viewer ---------------------------------------------------------------------------


def test_spectators_have_no_questions_answers_or_turns(table: Any) -> None:
    for viewer, number, standing, since in (
        (0, 5, {"w0": "turn"}, 7),
        (1, 6, {"w1": "turn"}, 8),
        (-2, 0, {}, 0),
    ):
        assert broadcast.number(table, viewer) == number
        assert broadcast.standing(table, viewer) == standing
        assert broadcast.since(table, viewer) == since
    table.row.since = [7]
    assert broadcast.since(table, 1) == 0


@pytest.mark.parametrize(
    ("chance", "may", "back"), [("seed", True, 0), ("hand", True, 12), ("hand", False, 0)]
)
def test_outcomes_can_be_taken_back_only_where_they_are_typed(
    table: Any, monkeypatch: pytest.MonkeyPatch, chance: str, may: bool, back: int
) -> None:
    monkeypatch.setattr(typed_chance, "may_take_back", lambda session, match, viewer: may)
    monkeypatch.setattr(typed_chance, "chance_asked", lambda session, match, viewer, words: f"asked {viewer}")
    table.row.chance = chance
    seen = broadcast.viewer_state(table, table.match, 1, SharedView(table.match))
    assert (seen.viewer, seen.number, seen.outcome_back) == (1, 6, back)
    pending: Any = seen.chance(None)
    assert pending == (None if chance == "seed" else "asked 1")


# ---- changes --------------------------------------------------------------------------------------------


def test_each_client_is_sent_the_events_that_it_has_not_received(table: Any, calls: list[Any]) -> None:
    table.play(0, 0, 0, 0)
    first, second, visitor = Client(0), Client(1), Client()
    table.guests = [first, second, visitor]
    broadcast.publish(table)
    assert calls == ["refresh"]
    (update,) = first.take()
    shows = update["shows"]
    heard = len(table.streams.events_for(0))
    assert (update["seat"], update["whole"]) == (0, True)
    assert (shows["kept"], shows["stream"], len(shows["events"])) == (0, {"era": 3, "last": heard}, heard)
    assert (shows["standing"], shows["since"], shows["notes"]) == ({"w0": "turn"}, 7, None)
    assert shows["question"]["number"] == 5
    assert [one["seat"] for one in (*second.take(), *visitor.take())] == [1, SPECTATOR]
    table.play(1)
    broadcast.publish(table)
    (update,) = first.take()
    assert not update["whole"]
    assert update["shows"]["kept"] == heard
    assert len(update["shows"]["events"]) == len(table.streams.events_for(0)) - heard > 0
    assert first.sent[0] == Stream(3, len(table.streams.events_for(0)))


def test_a_viewer_for_whom_nothing_has_changed_is_sent_nothing(table: Any) -> None:
    client = Client(0)
    table.guests = [client]
    broadcast.publish(table)
    client.take()
    broadcast.publish(table)
    assert client.got == []
    table.seats[0].standing = {}
    broadcast.publish(table)
    assert len(client.take()) == 1
    table.row.era = 4
    broadcast.publish(table)
    assert client.take()[0]["shows"]["stream"]["era"] == 4


def test_after_an_undo_the_remaining_events_are_kept(table: Any) -> None:
    client, late = Client(0), Client(0)
    table.play(0, 0, 0, 0)
    table.guests = [client]
    broadcast.publish(table)
    heard = len(table.streams.events_for(0))
    assert heard > 2
    table.guests = [client, late]
    table.row.era = 4
    client.take()
    broadcast.publish(table, {0: 2, 1: 1})
    (update,), (whole,) = client.take(), late.take()
    assert (update["shows"]["kept"], len(update["shows"]["events"])) == (2, heard - 2)
    assert (whole["shows"]["kept"], len(whole["shows"]["events"])) == (0, heard)
    table.row.era = 5
    broadcast.publish(table, {1: 1})
    assert client.take()[0]["shows"]["kept"] == heard
    client.sent[0] = Stream(5, heard + 9)
    table.row.era = 6
    broadcast.publish(table)
    assert client.take()[0]["shows"]["kept"] == heard


# ---- the whole view -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("has", "kept"),
    [({}, 0), ({0: Stream(3, 2)}, 2), ({0: Stream(2, 2)}, 0), ({0: Stream(3, 99)}, 4), ({1: Stream(3, 2)}, 0),
     ({0: Stream(3, -1)}, 0), ({0: Stream(3, 0)}, 0)],
)  # fmt: skip
def test_a_client_keeps_what_it_has_of_the_present_stream(
    table: Any, has: dict[int, Stream], kept: int
) -> None:
    table.streams = SimpleNamespace(events_for=lambda viewer: ["e"] * 4)
    assert broadcast.already_has(table, 0, has) == kept
    table.streams = None
    assert broadcast.already_has(table, 0, has) == 0


def test_the_whole_view_comes_with_the_rest_of_the_log_and_the_own_notes(
    table: Any, calls: list[Any]
) -> None:
    table.play(0, 0, 0, 0)
    client, visitor = Client(0), Client()
    heard = len(table.streams.events_for(0))
    broadcast.show_whole(table, client, {0: Stream(3, 1)})
    broadcast.show_whole(table, visitor, {})
    assert calls == ["refresh", client, "refresh", visitor]
    (update,), (other,) = client.got, visitor.got
    shows = update["shows"]
    assert (update["seat"], update["whole"], shows["kept"]) == (0, True, 1)
    assert (shows["events"][0]["words"], shows["stream"]["last"]) == ("1", heard)
    assert (shows["notes"], other["shows"]["notes"]) == ("notes 0", None)
    assert (shows["since"], shows["standing"]) == (7, {"w0": "turn"})
    assert client.sent[0] == Stream(3, heard)
    assert table.shown[0].last == heard
    before = table.shown[0]
    broadcast.show_whole(table, client, {})
    assert table.shown[0] is before


def test_without_a_game_nothing_is_shown(table: Any) -> None:
    client = Client(0)
    match, table.match = table.match, None
    broadcast.show_whole(table, client, {})
    table.match, table.streams = match, None
    broadcast.show_whole(table, client, {})
    assert client.got == []


def test_a_stuck_table_shows_its_last_snapshot(table: Any) -> None:
    position = msgspec.json.encode(serialization.save(table.match.position)).decode()
    saved: Snapshot | None = Snapshot(1, "", position)

    async def read(id_: str, work: Any) -> Any:
        return saved

    table.registry = SimpleNamespace(read=read)
    client = Client(0)
    asyncio.run(broadcast.show_snapshot(table, client))
    (update,) = client.take()
    shows = update["shows"]
    observed = table.match.position.observation(0)
    assert (update["seat"], update["whole"]) == (0, True)
    assert shows["table"] == msgspec.json.decode(msgspec.json.encode(table.match.game.show(observed)))
    assert (shows["stream"], shows["kept"], shows["events"]) == ({"era": 3, "last": 0}, 0, [])
    assert (shows["asked"], shows["question"], shows["undo"], shows["over"]) == ([0, 1], None, False, False)
    assert shows["since"] == 0
    for broken in (Snapshot(1, "", "{"), None):
        saved = broken
        asyncio.run(broadcast.show_snapshot(table, client))
        assert client.got == []


# ---- descriptions ---------------------------------------------------------------------------------------


def test_a_game_that_is_not_installed_keeps_its_name() -> None:
    broadcast.title_of.cache_clear()
    assert broadcast.title_of("tzolkin") == games.load("tzolkin").title
    assert broadcast.title_of("senet") == "senet"


def test_a_level_that_is_unknown_here_plays_by_no_hand(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def by_hand(*given: Any) -> bool:
        asked.append(given)
        return True

    monkeypatch.setattr(players, "plays_by_hand", by_hand)
    assert broadcast.plays_by_hand(table, "level-3")
    assert asked == [("level-3", "lanterns", "0f", 2)]

    def failing(*given: Any) -> bool:
        raise PatolliError("no such level")

    monkeypatch.setattr(players, "plays_by_hand", failing)
    assert broadcast.plays_by_hand(table, "level-99") is False
