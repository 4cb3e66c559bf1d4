"""HTTP requests about puzzles: lists, the puzzle of the day, judging a turn, and solutions."""

from __future__ import annotations

import itertools
from dataclasses import replace
from importlib import resources
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli import games
from patolli.review import puzzle_file
from patolli.review.puzzle_file import Puzzle, puzzles_of
from patolli.table.web import puzzle_routes

GAME = "tzolkin"
HERE = f"/api/games/{GAME}/puzzles"


def known() -> list[Puzzle]:
    return list(puzzles_of(games.load(GAME)).puzzles.values())


def judged(http: TestClient, puzzle: Puzzle, **sent: Any) -> dict[str, Any]:
    answer = http.post(f"{HERE}/{puzzle.id}/judge", json={"language": "en", **sent})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_puzzles_are_listed_without_their_solutions(http: TestClient) -> None:
    found = http.get(HERE).json()
    assert [one["id"] for one in found["puzzles"]] == [one.id for one in known()]
    assert set(found["puzzles"][0]) == {"id", "difficulty", "players", "seat", "turn"}
    one = http.get(f"{HERE}/{found['puzzles'][0]['id']}").json()
    assert one["position"].startswith("patolli position 1\ngame: tzolkin\n")
    assert "solution" not in one


def test_a_game_without_puzzles_has_an_empty_list(http: TestClient) -> None:
    assert http.get("/api/games/lanterns/puzzles").json()["puzzles"] == []
    assert http.get("/api/games/lanterns/puzzles/none").status_code == 404
    assert http.get("/api/games/nothing/puzzles").status_code == 404


def test_the_best_turn_solves_and_half_of_it_goes_on(http: TestClient) -> None:
    puzzle = next(one for one in known() if len(one.solution) > 2)
    half = judged(http, puzzle, played=puzzle.solution[:1])
    assert (half["verdict"], half["words"], half["solution"]) == ("on", "", [])
    whole = judged(http, puzzle, played=puzzle.solution)
    assert whole["verdict"] == "solved"
    assert [one["text"] for one in whole["solution"]] == puzzle.solution
    assert all(one["words"] for one in whole["solution"])
    german = judged(http, puzzle, played=puzzle.solution, language="de")
    assert german["words"] != whole["words"]


def test_a_rival_is_told_what_it_gives_away(http: TestClient) -> None:
    puzzle = next(one for one in known() if one.reasons)
    rival = puzzle.rivals[0]
    found = judged(http, puzzle, played=rival.turn)
    assert (found["verdict"], found["cost"]) == ("missed", rival.cost)
    assert str(rival.cost) in found["words"]
    assert found["solution"] == []


def test_the_solution_is_shown_on_request(http: TestClient) -> None:
    puzzle = known()[0]
    found = judged(http, puzzle, solution=True)
    assert [one["text"] for one in found["solution"]] == puzzle.solution


def test_what_is_not_offered_is_refused(http: TestClient) -> None:
    puzzle = known()[0]
    for played in (["nonsense"], [*puzzle.solution, "stop"]):
        answer = http.post(f"{HERE}/{puzzle.id}/judge", json={"played": played})
        assert (answer.status_code, answer.json()["error"]) == (409, "not-offered")


def test_the_puzzle_of_a_day_follows_from_the_date_alone(http: TestClient) -> None:
    days = [f"2026-12-{day:02}" for day in range(1, 31)]
    found = [http.get(f"/api/puzzles/daily/{day}").json() for day in days]
    assert [http.get(f"/api/puzzles/daily/{day}").json() for day in days] == found
    assert len({one["puzzle"]["id"] for one in found}) == len(days)
    assert all(a["game"] != b["game"] for a, b in itertools.pairwise(found))
    assert http.get("/api/puzzles/daily/tomorrow").status_code == 400


def test_puzzles_of_other_rules_are_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load(GAME)
    text = (resources.files(game.package) / puzzle_file.FILE).read_text(encoding="utf-8")
    read = puzzle_file.read_puzzles(text)
    for other in (replace(read, edition=read.edition + 1), replace(read, components="other")):
        puzzles_of.cache_clear()
        monkeypatch.setattr(puzzle_file, "read_puzzles", lambda _, other=other: other)
        assert puzzles_of(game).puzzles == {}
    puzzles_of.cache_clear()


def test_without_puzzles_there_is_none_for_a_day(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_routes, "of_day", lambda day: None)
    answer = http.get("/api/puzzles/daily/2026-12-31")
    assert (answer.status_code, answer.json()["text"]) == (404, "no installed game has puzzles")
    assert http.get("/api/puzzles/daily/tomorrow").status_code == 400
