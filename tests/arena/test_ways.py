"""Statistics of playing styles: events, points and holdings are counted for each seat."""

from __future__ import annotations

import sys

import pytest

from patolli import games
from patolli.arena import ways
from patolli.arena.game_runner import play
from patolli.arena.schedule import Schedule
from patolli.arena.ways import Habits, WayOfPlaying, counted, events_of, habits, table, ways_of


@pytest.mark.parametrize("name", games.names())
def test_what_is_counted_exists_in_the_game(name: str) -> None:
    """Every event, number, source and holding named in `game.toml` must exist in the game."""
    game = games.load(name)
    kinds = {entry.name: entry.numbers for entry in game.events.entries.values()}
    result = play(Schedule(name, ("random",) * game.most, 1), 0)
    found = ways_of(name)
    assert len({way.name for way in found}) == len(found) > 4
    for way in found:
        assert bool(way.event) + bool(way.source) + bool(way.held) == 1
        if way.event:
            assert {way.of, *filter(None, [way.sum]), *way.where} <= set(kinds[way.event])
    amounts = counted(game, found, result, list(range(game.most)))
    assert all(len(one) == game.most for one in amounts.values())


def test_events_are_counted_for_the_seat_that_they_name() -> None:
    way = WayOfPlaying("lost", event="taken", of="other_seat", sum="amount", where={"good": "gold"})
    happened = {"event": "taken", "seat": 0, "other_seat": 2, "amount": 3, "good": "gold"}
    assert [way.amount(happened, seat) for seat in range(3)] == [0, 0, 3]
    assert way.amount({**happened, "good": "wood"}, 2) == 0
    assert way.amount({**happened, "event": "given"}, 2) == 0
    assert WayOfPlaying("times", event="taken").amount(happened, 0) == 1


def test_the_events_of_a_record_are_those_of_its_game() -> None:
    game = games.load("tzolkin")
    happened, end = events_of(game, play(Schedule("tzolkin", ("greedy:1", "random"), 1), 0).record)
    assert not end.asked()
    assert [event for event in happened if event["event"] == "won"]


def test_only_the_seat_that_is_looked_at_is_counted() -> None:
    alone = habits("tzolkin", "greedy:1", "random", 2, 2, 1)
    assert len(alone.points) == len(alone.amounts["buildings"]) == 2
    alike = habits("tzolkin", "random", "", 2, 2, 1)
    assert len(alike.points) == 4
    shown = table("tzolkin", [alone, alike]).splitlines()
    assert all(line.count("|") == 4 for line in shown)
    assert "`greedy:1`" in shown[0]
    assert "1 or more" in shown[2]
    assert "lost by all" not in table("tzolkin", [alone])


def test_games_that_all_lost_are_counted_with_an_interval() -> None:
    lost = Habits("random", {way.name: [0.0] for way in ways_of("azteca")}, 10, 4, [1.0], [1.0])
    assert "40% (17%–69%)" in ways.table("azteca", [lost])


def test_several_processes_count_the_same_games() -> None:
    assert habits("tzolkin", "random", "", 2, 3, 7, workers=2) == habits("tzolkin", "random", "", 2, 3, 7)


def test_the_command_prints_a_table_or_says_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[object] = []

    def counted_habits(*given: object) -> Habits:
        asked.append(given)
        return Habits(str(given[1]), {way.name: [1.0] for way in ways_of("tzolkin")}, 3, 0, [5.0], [6.0])

    monkeypatch.setattr(ways, "habits", counted_habits)
    words = ["ways", "tzolkin", "--players", "owl", "elf", "--against", "random"]
    monkeypatch.setattr(
        sys, "argv", [*words, "--seats", "3", "--games", "7", "--seed", "2", "--workers", "2"]
    )
    ways.main()
    assert asked == [("tzolkin", name, "random", 3, 7, 2, 2) for name in ("owl", "elf")]
    assert capsys.readouterr().out.startswith("| a seat, on average | `owl` | `elf` |\n")
    monkeypatch.setattr(sys, "argv", ["ways", "no-such-game"])
    with pytest.raises(SystemExit, match=r"^ways: .*no-such-game"):
        ways.main()
