"""The answers of the process that computes queries (`query_worker`), and what it keeps between them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from patolli.kernel import serialization
from patolli.kernel.chance import Seeded
from patolli.kernel.errors import RuleError
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.table import journal, prospects, query_worker
from patolli.table.query_worker import answer


@pytest.fixture(autouse=True)
def _empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prospects, "ODDS_STEPS", 500)
    query_worker.positions.clear()
    query_worker.prospect_runs.clear()


def question(digest: str = "d", seed: int = 3) -> dict[str, Any]:
    """Returns the part of a query that names a position, in which a seat has to choose an action."""
    game = journal.game_of("lanterns")
    match = Match(game, 2, Seeded(seed))
    while match.position.question(seat := match.asked()[0]).kind != "Act":
        match.play(seat, match.position.default(seat))
    saved = serialization.save(match.position.observation(seat))
    return {
        "game": "lanterns", "owner": "", "seat": seat, "digest": digest, "position": saved, "language": "",
        "names": ["A", "B"], "standing": {},
    }  # fmt: skip


def texts(asked: dict[str, Any]) -> list[str]:
    game = journal.game_of("lanterns")
    p: Position = serialization.load(game, asked["position"], journal.box_of(game, ""))
    return [game.vocabulary.text(move) for move in p.legal_moves(asked["seat"])]


def test_answers_after_a_turn_that_waits_for_chance_are_not_tried() -> None:
    asked = {**question(), "ask": "imagine"}
    dig = next(text for text in texts(asked) if text.startswith("dig"))
    imagined = answer({**asked, "texts": [dig, "no such move"]})["answer"]
    assert (imagined.texts, imagined.end) == ([dig], "chance")


def test_queries_about_a_position_have_their_own_answers() -> None:
    asked = question()
    first = texts(asked)[0]
    why = answer({**asked, "ask": "why", "text": first})["answer"]
    assert why.offered
    preview = answer({**asked, "ask": "preview", "texts": [first], "values": None})["answer"]
    assert preview.texts == [first]
    imagined = answer({**asked, "ask": "imagine", "texts": [first]})["answer"]
    assert imagined.texts[0] == first
    reached = answer({**asked, "ask": "reach", "most": 5, "question": 9})["answer"]
    assert reached.question == 9
    assert 0 < len(reached.chains) <= 5
    assert reached.words == []
    worded = answer({**asked, "ask": "reach", "most": 5, "question": 9, "language": "en"})["answer"]
    assert any(worded.words)


def test_a_position_is_loaded_once_and_never_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[bool] = []
    usual = serialization.load

    def load(*given: Any) -> Any:
        loaded.append(True)
        return usual(*given)

    asked = question()
    monkeypatch.setattr(serialization, "load", load)
    first = texts(asked)[0]
    loaded.clear()
    one = answer({**asked, "ask": "preview", "texts": [first], "values": None})
    two = answer({**asked, "ask": "preview", "texts": [first], "values": None})
    assert msgspec.json.encode(one) == msgspec.json.encode(two)
    assert loaded == [True]
    monkeypatch.setattr(query_worker, "MOST_POSITIONS", 2)
    for digest in ("e", "d", "f"):
        answer({**asked, "digest": digest, "ask": "why", "text": first})
    assert list(query_worker.positions) == ["d", "f"], "the one used least recently is forgotten"


def parts(asked: dict[str, Any], **more: Any) -> list[Any]:
    found: list[Any] = []
    while not found or not (found[-1].done or (more and found[-1].odds_follow)):
        number = len(found) + int(more.get("odds_from") or 0)
        found.append(answer({**asked, **more, "ask": "prospects", "part": number})["answer"])
    return found


def test_prospects_are_computed_part_by_part_and_kept() -> None:
    asked = question()
    every = parts(asked)
    assert [one.part for one in every] == list(range(len(every)))
    assert len(query_worker.prospect_runs) == 1
    again = answer({**asked, "ask": "prospects", "part": 0})["answer"]
    assert again is every[0]
    answers = parts(asked, odds_from=0)
    assert answers[-1].odds_follow
    odds = parts(asked, odds_from=len(answers))
    assert [one.part for one in [*answers, *odds]] == list(range(len(every)))
    assert [msgspec.json.encode(one) for one in [*answers, *odds]] == [
        msgspec.json.encode(one) for one in every
    ]


def test_only_the_latest_prospects_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(query_worker, "MOST_RUNS", 2)
    asked = question()
    for digest in ("a", "b", "a", "c"):
        answer({**asked, "digest": digest, "ask": "prospects", "part": 0})
    assert [key[0] for key in query_worker.prospect_runs] == ["a", "c"]
    standing = {**asked, "digest": "a", "standing": {"curse": "always"}}
    answer({**standing, "ask": "prospects", "part": 0})
    assert len(query_worker.prospect_runs) == 2
    assert [key[0] for key in query_worker.prospect_runs] == ["c", "a"]


def test_a_query_that_cannot_be_answered_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = question()
    assert answer({**asked, "ask": "why", "text": "no such move"})["refused"][0] == "no-word"
    assert answer({**asked, "ask": "check", "game": "chess"})["refused"][0] == "bad-table"

    def broken(_: Any) -> None:
        raise RuleError("broken")

    monkeypatch.setattr(query_worker, "computed", broken)
    assert answer(asked) == {"refused": ["bad-table", "broken"]}


@pytest.mark.faulty_rules
def test_faults_of_rules_come_with_the_answer_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {**question(), "ask": "prospects", "part": 0}
    with monkeypatch.context() as broken:
        broken.setattr(prospects, "is_at_stake", lambda *_: 1 // 0)
        ((kind, part, why),) = answer(asked)["faults"]
    assert (kind, part) == ("Act", "odds")
    assert why.startswith("ZeroDivisionError")
    assert "faults" not in answer({**asked, "ask": "why", "text": texts(asked)[0]})


def test_options_of_a_new_table_are_checked_and_completed() -> None:
    asked = {"ask": "check", "game": "lanterns", "owner": "", "players": 2, "options": {"nights": "1"}}
    found = answer(asked)["answer"]
    assert found["options"]["nights"] == "1"
    assert found["components"] == journal.box_of(journal.game_of("lanterns"), "").digest
    assert answer({**asked, "players": 9})["refused"][0] == "bad-table"
    assert answer({**asked, "options": {"nights": "many"}})["refused"][0] == "bad-table"
