"""Tours over HTTP: steps are shown and played, mistakes get an explanation, and queries work as
at a table.
"""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.table.tours.tour_file import tour

HERE = "/api/games/tzolkin/tour"
START: dict[str, Any] = {"step": "place", "name": "Ana", "language": "en"}


def play(http: TestClient, **more: Any) -> dict[str, Any]:
    answer = http.post(f"{HERE}/play", json={**START, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_lessons_are_listed_in_both_languages(http: TestClient) -> None:
    english, german = http.get(f"{HERE}/en").json(), http.get(f"{HERE}/de").json()
    assert [one["id"] for one in english["chapters"]] == [one["id"] for one in german["chapters"]]
    assert english["chapters"][0]["title"] != german["chapters"][0]["title"]
    assert any(step["task"] for chapter in english["chapters"] for step in chapter["steps"])


def test_games_say_whether_they_have_a_tour(http: TestClient) -> None:
    has = {one["name"]: one["tour"] for one in http.get("/api/games").json()}
    assert has["tzolkin"]
    assert not has["lanterns"]
    assert http.get("/api/games/lanterns/tour/en").status_code == 404


def test_a_step_is_shown_as_a_table_is(http: TestClient) -> None:
    state = play(http)
    assert state["verdict"] == "begun"
    assert state["text"]
    assert state["task"]
    question = state["updates"][-1]["shows"]["question"]
    assert "place palenque" in [one["text"] for one in question["options"]]
    assert state["expected"] == ["place palenque", "stop"]
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ana", "Itzel"]


def test_a_step_says_when_it_begins_with_another_position(http: TestClient) -> None:
    steps = tour("tzolkin").steps
    found = [play(http, step=step.id)["new_position"] for step in steps]
    assert found == [step.start is not None and step is not steps[0] for step in steps]
    assert {True, False} == set(found)


def test_moves_lead_on_until_the_step_is_done_and_others_act_one_by_one(http: TestClient) -> None:
    on = play(http, texts=["place palenque"])
    assert (on["verdict"], on["played"]) == ("on", ["place palenque"])
    assert on["updates"][-1]["shows"]["undo"]
    done = play(http, played=on["played"], texts=["stop"])
    assert done["verdict"] == "done"
    assert len(done["updates"]) > 1
    heard = [one["event"]["event"] for update in done["updates"] for one in update["shows"]["events"]]
    assert heard.count("placed") == 1
    assert done["updates"][-1]["shows"]["question"] is None


def test_a_wrong_move_is_answered_and_changes_nothing(http: TestClient) -> None:
    before = play(http)
    for texts in (["place uxmal"], ["place palenque", "place palenque"]):
        wrong = play(http, texts=texts)
        assert wrong["verdict"] == "wrong"
        assert wrong["feedback"]
        assert wrong["played"] == []
        assert wrong["updates"][-1]["shows"]["table"] == before["updates"][-1]["shows"]["table"]


def test_another_legal_move_is_answered_with_what_it_would_do(http: TestClient) -> None:
    wrong = play(http, step="back", played=["turn pick", "pick yaxchilan 4"], texts=["act none"])
    assert wrong["verdict"] == "wrong"
    assert wrong["feedback"]
    plain = play(http, step="technology", played=["turn pick", "pick tikal 1"], texts=["act none"])
    assert "is not what this step asks for" in plain["feedback"]


@pytest.mark.parametrize(
    "query",
    [
        {"do": "reach", "id": 1, "seat": 0, "most": 50},
        {"do": "preview", "id": 1, "seat": 0, "texts": ["place tikal"]},
        {"do": "why", "id": 1, "seat": 0, "text": "pick tikal 3"},
    ],
)
def test_a_step_is_asked_about_as_a_table_is(http: TestClient, query: dict[str, Any]) -> None:
    answer = http.post(f"{HERE}/query", json={**START, "query": query})
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert found["is"] == {"reach": "reached", "preview": "previewed", "why": "reason"}[query["do"]]
    if found["is"] == "reached":
        assert found["question"] == play(http)["updates"][-1]["shows"]["question"]["number"]


def test_what_answers_would_do_comes_in_parts(http: TestClient) -> None:
    number = play(http)["updates"][-1]["shows"]["question"]["number"]
    parts: list[dict[str, Any]] = []
    while not parts or not parts[-1]["done"]:
        answer = http.post(f"{HERE}/prospects", json={**START, "part": len(parts)})
        parts.append(answer.json())
        assert (parts[-1]["is"], parts[-1]["question"]) == ("prospects", number)
    assert ["place palenque"] in [one["chain"] for part in parts for one in part["answers"]]
    assert http.post(f"{HERE}/prospects", json={**START, "part": 99}).status_code in {400, 404, 409}


def test_what_cannot_be_is_refused(http: TestClient) -> None:
    ping = {"do": "ping", "id": 1}
    assert http.post(f"{HERE}/query", json={**START, "query": ping}).status_code == 400
    for played in (["place uxmal"], ["place palenque", "stop", "place palenque"], ["nonsense"]):
        assert http.post(f"{HERE}/play", json={**START, "played": played}).json()["error"] == "stale"
    assert http.post(f"{HERE}/play", json={**START, "step": "none"}).json()["error"] == "stale"
    assert http.post(f"{HERE}/play", json={**START, "texts": ["pick tikal 3"]}).status_code in {200, 400, 409}


def test_a_filled_form_is_played_as_its_moves(http: TestClient) -> None:
    here = "/api/games/chichen-itza/tour"
    action = "place reinforcement-regroup reinforcement"
    start = {"step": "reinforce", "name": "Ana", "language": "en", "played": [action]}
    part = http.post(f"{here}/prospects", json={**start, "part": 0}).json()
    assert [field["name"] for field in part["form"]["fields"]] == ["P06", "city"]
    done = http.post(f"{here}/play", json={**start, "values": [2, 1]}).json()
    assert done["verdict"] == "done"
    assert done["played"] == [action, "send p06", "send p06", "send city"]
    wrong = http.post(f"{here}/play", json={**start, "values": [1, 0]}).json()
    assert wrong["verdict"] == "wrong"
    assert "Send them all" in wrong["feedback"]
    assert wrong["played"] == [action]
    too_many = http.post(f"{here}/play", json={**start, "values": [3, 1]})
    assert too_many.json()["error"] == "not-offered"


def test_a_chain_may_name_what_is_then_taken_by_itself(http: TestClient) -> None:
    here = "/api/games/teotihuacan/tour"
    start = {"step": "nobles", "name": "Ana", "language": "en", "played": ["worker deco 2", "go nobles"]}
    chains: list[list[str]] = []
    for part in range(2):
        found = http.post(f"{here}/prospects", json={**start, "part": part}).json()
        chains += [one["chain"] for one in found["chains"] or []]
    assert chains == [["main", "row top"]], "the moves of a click on the row"
    done = http.post(f"{here}/play", json={**start, "texts": chains[0]}).json()
    assert done["verdict"] == "done"
    assert done["played"] == [*start["played"], "main"]
    other = http.post(f"{here}/play", json={**start, "texts": ["main", "row middle"]})
    assert other.status_code == 409 or other.json()["verdict"] == "wrong"
