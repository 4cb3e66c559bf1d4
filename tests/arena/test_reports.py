"""Reports, ladders and record statistics for a few made-up games."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from patolli.arena import ladder, plots, record_stats, report, ways
from patolli.arena.game_runner import GameResult, play
from patolli.arena.ladder import LadderMatch, against, ladder_matches, levels, row, table_head, timeless
from patolli.arena.record_stats import mean, points_apart, read_folder, source_rows
from patolli.arena.report import by_beginning, differences, digest, faults, lost, points_of, telling_words
from patolli.arena.schedule import Schedule
from patolli.arena.statistics import SequentialTest, margin, standings, wilson
from patolli.arena.ways import Habits, WayOfPlaying, habits, lost_share, table
from patolli.game_index import manifest
from patolli.games import load
from patolli.kernel.errors import PatolliError

PLAN = Schedule("tzolkin", ("owl", "elf", "elf"), 5, 3)


def game(number: int, points: list[float], ranks: list[int], **changes: Any) -> GameResult:
    players = [(seat + number) % 3 for seat in range(3)]
    found = GameResult(
        number,
        players,
        points,
        ranks,
        {"corn": [one - 1 for one in points], "skulls": [1.0] * 3, "nothing": [0.0] * 3},
        [{"act 1": 2, "act 2": 1, "stop": rank} for rank in ranks],
        20 + number,
        60 + number,
        [],
        [0.5, 1.0, 1.5],
        "",
    )
    return replace(found, **changes)


GAMES = [game(0, [9, 4, 5], [1, 3, 2]), game(1, [2, 8, 3], [3, 1, 2]), game(2, [6, 6, 1], [1, 1, 3])]
LOST = game(3, [5, 5, 5], [2, 2, 2])


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Records the data of every plot by its title."""
    found: dict[str, Any] = {}

    def note(title: str, *given: Any) -> str:
        found[title] = given if len(given) > 1 else given[0]
        return f"<svg>{title}</svg>"

    for name in ("bars", "spreads", "stacks"):
        monkeypatch.setattr(plots, name, note)
    return found


def test_a_digest_depends_on_the_results_alone() -> None:
    assert digest(GAMES) == digest(GAMES[::-1])
    assert digest(GAMES) == digest([replace(one, seconds=[0.0] * 3) for one in GAMES])
    assert digest(GAMES) != digest(GAMES[:2])
    assert len(digest(GAMES)) == 16


def test_a_report_draws_what_happened(drawn: dict[str, Any]) -> None:
    games = [*GAMES, LOST]
    page = report.page(replace(PLAN, duplicate=True), games)
    assert "4 games of 5, seed 3, with the same chance outcomes for every rotation" in page
    assert "with the same chance" not in report.page(PLAN, games)
    assert "Lost by all: 1 of 4 games." in page
    assert "equal share, 33%" in page
    found = {one.name: one for one in standings(PLAN.players, games)}
    shares, equal = drawn["Share of wins"]
    owl = found["owl"]
    assert equal == pytest.approx(100 / 3)
    assert [name for name, *_ in shares] == ["owl", "elf"]
    assert shares[0][1:4] == pytest.approx((owl.share() * 100, owl.low * 100, owl.high * 100))
    assert shares[0][4] == f"{owl.share():.0%}"
    (_, rating, low, high, said), _ = drawn["Ratings"]
    assert (rating, low, high) == (
        owl.rating,
        owl.rating - 2 * owl.uncertainty,
        owl.rating + 2 * owl.uncertainty,
    )
    assert said == f"{owl.rating:.1f}"
    assert drawn["Points"] == [("owl", [9, 3, 6, 5]), ("elf", [4, 5, 2, 8, 6, 1, 5, 5])]
    names, layers = drawn["Points by source"]
    assert names == ["owl", "elf"]
    assert layers == [
        ("corn", [(8 + 2 + 5 + 4) / 4, (3 + 4 + 1 + 7 + 5 + 0 + 4 + 4) / 8]),
        ("skulls", [1.0, 1.0]),
    ]
    seats, marks = drawn["Wins by seat"]
    assert marks == pytest.approx(100 / 3)
    assert seats[0] == ("seat 0", 50.0, *(100 * one for one in wilson(1.5, 3)), "50%")
    assert [row[1] for row in seats] == [50.0, 50.0, 0.0]
    assert drawn["Turns"] == [("turns", [20, 21, 22, 23])]
    assert drawn["Moves"] == [("moves", [60, 61, 62, 63])]
    assert f"± {2 * owl.uncertainty:.1f}<td>0.9</tr>" in page


def test_a_report_of_a_single_game_has_its_figures(drawn: dict[str, Any]) -> None:
    plan = Schedule("tzolkin", ("owl", "elf", "fox"), 1)
    report.page(plan, GAMES[:1])
    assert [row[1] for row in drawn["Wins by seat"][0]] == [100.0, 0.0, 0.0]
    assert drawn["Points by source"][1][0] == ("corn", [8.0, 3.0, 4.0])
    match = LadderMatch("first", plan.players, 1, 3)
    assert "| 1 | 100% |" in row(match, plan, GAMES[:1], None)
    assert "| 9.0 | `" in row(match, plan, GAMES[:1], None)


def test_a_table_shows_standings() -> None:
    owl = standings(PLAN.players, GAMES)[0]
    shown = report.table([owl])
    assert (
        f"<td>owl<td>3<td>1.5<td>50.0% ({owl.low:.0%} to {owl.high:.0%})<td>6.0 ± {owl.points_margin:.1f}"
        in shown
    )


def test_points_are_those_of_the_players_seats() -> None:
    assert points_of(PLAN, GAMES, "owl") == [9, 3, 6]
    assert lost(GAMES) == []


def test_moves_are_compared_between_winners_and_others() -> None:
    assert by_beginning({"act 1": 2, "act 2": 1, "stop": 5}) == {
        "act 1": 2,
        "act 2": 1,
        "stop": 5,
        "act …": 3,
    }
    rows = telling_words([*GAMES, LOST])
    # winners played `stop` once, the others 2.5, 2.5 and 3 times; all other moves are equally frequent
    (significance, word, winners, others, spread), *rest = rows
    assert not rest
    assert (word, winners) == ("stop", 1.0)
    assert others == pytest.approx(8 / 3)
    assert spread == pytest.approx(margin([-1.5, -1.5, -2.0]))
    assert significance == pytest.approx(5 / 3 / spread)
    assert "<td>stop<td>1.00<td>2.67<td>-1.67 ± 0.33" in differences([*GAMES, LOST])
    assert "stop" not in differences(GAMES, 0)


def test_rare_moves_are_left_out_and_the_most_significant_come_first() -> None:
    games = [
        game(n, [9, 4, 5], [1, 2, 2], said=[{"dig": 3 + n % 2, "eat": 9 + n, "nap": n == 0}, {"dig": 1}, {}])
        for n in range(4)
    ]
    assert [word for _, word, *_ in telling_words(games)] == ["eat", "dig"]
    often = [game(n, [9, 4, 5], [1, 2, 2], said=[{"nap": n < 2}, {}, {}]) for n in range(5)]
    # two of five games are just enough
    assert [word for _, word, *_ in telling_words(often)] == ["nap"]


def test_moves_that_a_seat_never_made_count_as_none() -> None:
    games = [
        game(n, [9, 4, 5], [1, 2, 2], said=[{"dig": 3} if n else {}, {"eat": 2 + n}, {}]) for n in range(3)
    ]
    rows = {word: (winners, others) for _, word, winners, others, _ in telling_words(games)}
    assert rows == {"dig": (2.0, 0.0), "eat": (0.0, 1.5)}


def test_faults_are_listed_by_game() -> None:
    assert faults(GAMES) == []
    found = faults([game(7, [1, 2, 3], [3, 2, 1], faults=["owl <failed>"])])
    assert found == ["<h2>Faults</h2>", "<p>game 7: owl &lt;failed&gt;</p>"]


# ---- the ladder -------------------------------------------------------------------------------------------


def test_a_rung_is_one_line_of_a_table() -> None:
    match = LadderMatch("first", PLAN.players, 5, 3, better=1.5)
    owl = next(one for one in standings(PLAN.players, GAMES) if one.name == "owl")
    shown = row(match, PLAN, GAMES, None)
    assert shown == (
        f"| first | owl v. elf | 3 | 50% | {owl.low:.0%}–{owl.high:.0%} | 6.0 ± {owl.points_margin:.1f} "
        f"| {(9 + 8 + 6) / 3:.1f} | `{digest(GAMES)}` |"
    )
    assert shown.count("|") == table_head().splitlines()[1].count("|")
    test = match.test()
    assert isinstance(test, SequentialTest)
    assert (test.equal, test.better) == (1 / 3, 0.5)
    assert "| 4 (not yet clear, 25% lost by all) |" in row(match, PLAN, [*GAMES, LOST], test)
    for _ in range(20):
        test.add(1.0)
    assert "| 3 (better) |" in row(match, PLAN, GAMES, test)
    assert replace(match, better=0).test() is None


def test_a_plan_may_be_shorter() -> None:
    match = LadderMatch("first", PLAN.players, 5, 3)
    assert match.plan("tzolkin") == PLAN
    assert match.plan("tzolkin", 2) == replace(PLAN, games=2)
    assert match.better == 0


def test_each_level_plays_against_the_one_below() -> None:
    assert against("a", "b", 3) == ("a", "b", "b")
    assert len(against("a", "b")) == 4
    assert timeless("search:200:seconds=2:width=3") == "search:200:width=3"
    found = levels("tzolkin", 500, 2)
    assert [one.name for one in found] == ["level-2-1", "level-3-2", "level-4-3", "level-5-4", "level-6-5"]
    assert [(one.games, one.seed, one.better) for one in found] == [(100, 500 + n, 1.5) for n in range(5)]
    assert all(one.players[1] == before.players[0] for before, one in pairwise(found))
    assert all(len(one.players) == 2 for one in found)


def test_a_game_without_a_published_ladder_has_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    about = replace(manifest("tzolkin"), ladder=[], ladder_seed=900)
    monkeypatch.setattr(ladder, "manifest", lambda _game: about)
    found = ladder_matches("tzolkin")
    assert [(one.name, one.games, one.seed, one.better) for one in found[:3]] == [
        ("greedy-random", 60, 31, 0),
        ("search-greedy", 40, 32, 0),
        ("search-search", 60, 33, 1.7),
    ]
    assert all(len(one.players) == 4 for one in found)
    assert [one.seed for one in found[3:]] == [900, 901, 902, 903, 904]
    assert [one.seed for one in ladder_matches("tzolkin", 3)] == [1000, 1001, 1002, 1003, 1004]
    assert ladder_matches("tzolkin", 4) == found
    for seats in (1, 5):
        with pytest.raises(PatolliError, match=f"is for 2 to 4 players, not {seats}"):
            ladder_matches("tzolkin", seats)


def test_a_published_ladder_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {"name": "own", "players": ["a", "b", "b", "b"], "games": 3, "seed": 1}
    about = replace(manifest("tzolkin"), ladder=[own])
    monkeypatch.setattr(ladder, "manifest", lambda _game: about)
    assert ladder_matches("tzolkin")[0] == LadderMatch("own", ("a", "b", "b", "b"), 3, 1)
    assert ladder_matches("tzolkin")[1].name == "level-2-1"
    assert ladder_matches("tzolkin", 2)[0].name == "level-2-1"


# ---- records ----------------------------------------------------------------------------------------------


def test_points_of_winners_and_of_others() -> None:
    assert points_apart([*GAMES, LOST]) == ([9, 8, 6, 6], [4, 5, 2, 3, 1, 5, 5, 5])
    assert mean([]) == 0.0
    assert mean([1.0, 2.0]) == 1.5


def test_sources_of_winners_and_of_others() -> None:
    rows = source_rows([*GAMES, LOST])
    assert [name for name, *_ in rows] == ["corn", "skulls"]
    _, winners, others, half = rows[0]
    assert winners == pytest.approx((8 + 7 + 5) / 3)
    assert others == pytest.approx((3.5 + 1.5 + 0) / 3)
    assert half == pytest.approx(margin([4.5, 5.5, 5.0]))
    assert rows[1][1:] == (1.0, 1.0, 0.0)


def test_a_page_of_statistics(drawn: dict[str, Any]) -> None:
    assert "Left out" not in record_stats.page({("tzolkin", 3): [LOST]}, [])
    page = record_stats.page({("tzolkin", 3): [*GAMES, LOST]}, ["a<b.txt: no record"])
    assert "<h2>tzolkin, 3 players: 4 games</h2>" in page
    assert "Lost by all: 1 of 4" in page
    assert "<p>a&lt;b.txt: no record</p>" in page
    assert drawn["Points"] == [("winners", [9, 8, 6, 6]), ("others", [4, 5, 2, 3, 1, 5, 5, 5])]
    (name, apart, low, high, said), _ = drawn["What winners had more"]
    assert (name, said) == ("corn", "+5.0")
    assert (low, high) == (pytest.approx(apart - margin([4.5, 5.5, 5.0])), pytest.approx(2 * apart - low))
    names, layers = drawn["Points by source"]
    assert names == ["winners", "others"]
    assert layers[0] == ("corn", [pytest.approx(20 / 3), pytest.approx(5 / 3)])


def test_a_folder_is_read_by_game_and_number_of_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = play(Schedule("tzolkin", ("random", "random"), 2, 1), 0).record
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "b.txt").write_text(record, encoding="utf-8")
    (tmp_path / "a.txt").write_text("\n".join(record.splitlines()[:12]) + "\n", encoding="utf-8")
    (tmp_path / "c.txt").write_bytes(b"\xff\xfe")
    (tmp_path / "d.txt").write_text("x" * 400_000, encoding="utf-8")
    monkeypatch.setattr(record_stats, "MOST_BYTES", 399_999)
    groups, left_out = read_folder(tmp_path)
    assert list(groups) == [("tzolkin", 2)]
    (found,) = groups["tzolkin", 2]
    assert (found.number, found.players, found.seconds, found.faults) == (1, [0, 1], [0.0, 0.0], [])
    assert [line.partition(":")[0] for line in left_out] == ["a.txt", "c.txt", "d.txt"]
    assert "too large" in left_out[2]
    assert record_stats.MOST_BYTES < 400_000


def test_an_unfinished_game_has_no_result(tmp_path: Path) -> None:
    lines = play(Schedule("tzolkin", ("random", "random"), 2, 1), 0).record.splitlines()
    with pytest.raises(PatolliError, match="not over"):
        record_stats.result_of_record("\n".join(lines[:12]) + "\n", 0)


# ---- ways of playing --------------------------------------------------------------------------------------


def test_a_table_of_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [WayOfPlaying("temples", event="x", at_least=3), WayOfPlaying("corn", source="corn")]
    monkeypatch.setattr(ways, "ways_of", lambda _game: found)
    one = Habits("owl", {"temples": [2.0, 3.0, 4.0, 1.0], "corn": [1.0] * 4}, 4, 1, [9.0, 5.0], [9.0, 6.0])
    assert table("toy", [one]).splitlines() == [
        "| a seat, on average | `owl` |",
        "| --- | ---: |",
        f"| temples | 2.5 ± {margin([2, 3, 4, 1]):.1f} (3 or more: 50%) |",
        "| corn | 1.0 ± 0.0 |",
        f"| points | 7.0 ± {margin([9, 5]):.1f} |",
        "| highest points of a game | 7.5 |",
        f"| games lost by all | {lost_share(one)} |",
        "| games | 4 |",
    ]
    low, high = wilson(1, 4)
    assert lost_share(one) == f"25% ({low:.0%}–{high:.0%})"
    assert ways.mean([]) == 0.0


def test_habits_are_those_of_the_counted_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    plans = []

    def played(plan: Schedule, number: int) -> GameResult:
        plans.append(plan)
        return [*GAMES, LOST][number]

    def amounts(_game: Any, _ways: Any, result: GameResult, seats: list[int]) -> dict[str, list[float]]:
        return {"corn": [result.sources["corn"][seat] for seat in seats]}

    monkeypatch.setattr(ways, "play", played)
    monkeypatch.setattr(ways, "counted", amounts)
    monkeypatch.setattr(ways, "ways_of", lambda _game: [WayOfPlaying("corn", source="corn")])
    alone = habits("tzolkin", "greedy", "random", 3, 4, 6)
    assert plans[-1] == Schedule("tzolkin", ("greedy", "random", "random"), 4, 6)
    assert (alone.player, alone.games, alone.lost) == ("greedy", 4, 1)
    assert alone.points == [9, 3, 6, 5]
    assert alone.best == [9, 8, 6, 5]
    assert alone.amounts == {"corn": [8, 2, 5, 4]}
    alike = habits("tzolkin", "greedy", "", 3, 2, 6)
    assert plans[-1].players == ("greedy", "greedy", "greedy")
    assert alike.points == [9, 4, 5, 2, 8, 3]


def test_amounts_come_from_events_sources_and_holdings() -> None:
    rules = load("tzolkin")
    result = play(Schedule("tzolkin", ("greedy:1", "random"), 1), 0)
    source = next(iter(result.sources))
    asked = [
        WayOfPlaying("points", source=source),
        WayOfPlaying("corn", held="corn"),
        WayOfPlaying("wins", event="won"),
    ]
    happened, end = ways.events_of(rules, result.record)
    shown = rules.show(end.observation(0))["seats"]
    found = ways.counted(rules, asked, result, [1, 0])
    assert found["points"] == result.sources[source][::-1]
    assert found["corn"] == [shown[1]["corn"], shown[0]["corn"]]
    assert found["wins"] == [float(rank == 1) for rank in result.ranks[::-1]]
    assert len(happened) > 100
    assert re.match("[a-z]", happened[0]["event"])
