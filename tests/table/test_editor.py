"""The position editor: every field can be set and read back, and every edit results in a valid position or a
problem report.
"""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli import games
from patolli.kernel import position_text, records
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.kernel.position_builder_fields import Editable
from patolli.table.editor import editor_answers
from patolli.table.protocol import EditorEdit, EditorField, EditorRequest, EditorState
from patolli.texts import Messages, languages
from patolli.texts.messages import source

EDITED = [name for name in games.names() if editor_answers.editable_of(games.load(name)) is not None]
RULE = re.compile(r"[A-Z]{2}-(?:I\d+|\d+(?:\.\d+)?)")
RULES = Path(games.__file__).parent
WORDED_OPTION = re.compile(r"(seat-\d.*|\d+|)")


def ask(name: str, start: str = "new", **more: Any) -> EditorState:
    return editor_answers.state(games.load(name), EditorRequest(start, **more), None)  # type: ignore[arg-type]


def edit(name: str, text: str, field: str, value: Any, viewer: int = -9) -> EditorState:
    return ask(name, "text", text=text, edits=[EditorEdit(field, value)], viewer=viewer)


def fields(state: EditorState) -> dict[str, EditorField]:
    return {one.id: one for group in state.groups for one in group.fields}


def folder(name: str) -> str:
    return name.replace("-", "_")


def value_of(one: EditorField, rng: random.Random) -> Any:
    match one.kind:
        case "number":
            return rng.randint(one.low, one.high)
        case "flag":
            return rng.random() < 0.5
        case "choice" | "action":
            return rng.choice(one.options)
        case _:
            most = one.high or min(4, len(one.options))
            return rng.sample(one.options, rng.randint(one.low, most))


def same_value(one: EditorField, first: Any, second: Any) -> bool:
    """Compares two values of a field. Order does not matter for sets, nor for lists in which only the count
    of each item matters.
    """
    if one.kind == "set" or one.repeats:
        return sorted(first) == sorted(second)
    return bool(first == second)


@pytest.mark.parametrize("name", EDITED)
@pytest.mark.parametrize("start", ["new", "empty"])
def test_a_position_to_begin_with_can_be_and_is_shown(name: str, start: str) -> None:
    game = games.load(name)
    for players in range(game.fewest, game.most + 1):
        state = ask(name, start, players=players)
        assert (state.trouble, state.faults, state.players) == (None, [], players)
        assert state.view is not None
        assert [one.seat for one in state.asked if one.seat >= 0]
        assert len(fields(state)) == sum(len(group.fields) for group in state.groups), "an id is there twice"


@pytest.mark.parametrize("name", EDITED)
def test_every_field_can_be_set_and_read_back(name: str) -> None:
    begun = ask(name, "empty", players=3)
    rng = random.Random(7)
    for one in fields(begun).values():
        value = value_of(one, rng)
        state = edit(name, begun.text, one.id, value)
        if one.kind == "action":
            assert state.trouble is None or state.text == begun.text
            continue
        assert state.trouble is None, (one.id, value, state.trouble)
        assert same_value(one, fields(state)[one.id].value, value), (one.id, value)


@pytest.mark.parametrize("name", EDITED)
def test_random_edits_give_a_position_or_a_report(name: str) -> None:
    game, rng = games.load(name), random.Random(11)
    for _ in range(4):
        state = ask(name, "new", players=rng.randint(game.fewest, game.most), seed=rng.randint(0, 99))
        for _ in range(12):
            known = fields(state)
            one = known[rng.choice(sorted(known))]
            viewer = rng.choice([-9, -2, 0])
            before, state = state, edit(name, state.text, one.id, value_of(one, rng), viewer)
            if state.trouble is not None:
                assert state.text == before.text, "a change that is refused changes nothing"
            builder = position_text.builder_of(game, state.text)
            assert bool(editor_answers.faults(builder)) == bool(state.faults)
            if not state.faults:
                builder.build()
                assert state.view is not None


@pytest.mark.parametrize("name", EDITED)
@pytest.mark.parametrize("language", languages())
def test_every_field_option_and_fault_has_words(name: str, language: str) -> None:
    game, words = games.load(name), Messages(language, name)
    names = set()
    for players in (game.fewest, 3, game.most):
        for group in ask(name, "new", players=players).groups:
            names |= {f"section-{group.section}", group.name, *(one.name for one in group.fields)}
            names |= {option for one in group.fields for option in one.options}
    assert {one for one in names if not is_worded(words, one)} == set()
    used = {f"editor-{one}" for name in names for one in (name, re.sub(r"-\d+$", "", name))}
    written = re.findall(r"^(editor-[a-z0-9-]+) =", source(name, language), re.MULTILINE)
    assert [message for message in written if message not in used] == []
    editable = editor_answers.editable_of(game)
    assert isinstance(editable, Editable)
    rules = [rule for rule in editable.places if RULE.fullmatch(rule)]
    assert rules
    assert [rule for rule in rules if not words.has("fault-" + rule.lower().replace(".", "-"))] == []
    worded = re.findall(r"^fault-([a-z0-9-]+) =", source(name, language), re.MULTILINE)
    checks = "".join(file.read_text(encoding="utf-8") for file in RULES.joinpath(folder(name)).rglob("*.py"))
    assert [
        rule for rule in worded if f"{rule.upper().replace('-', '.').replace('.', '-', 1)}:" not in checks
    ] == []


def is_worded(words: Messages, name: str) -> bool:
    """Returns whether the page has text for a name: a message of the editor, any other message (with or
    without a number), or the name of a thing.
    """
    if WORDED_OPTION.fullmatch(name) or words.has(f"editor-{name}") or words.has(name):
        return True
    stem = re.sub(r"-\d+$", "", name)
    if stem != name and words.has(f"editor-{stem}"):
        return True
    first = name.split(" ", maxsplit=1)[0]
    return any(words.has(f"thing-{one.lower().replace('_', '-').replace(' ', '-')}") for one in (name, first))


@pytest.mark.parametrize("name", EDITED)
def test_faults_lead_to_fields_that_are_there(name: str) -> None:
    editable = editor_answers.editable_of(games.load(name))
    assert editable is not None
    known = set()
    for players in (games.load(name).fewest, games.load(name).most):
        known |= {id_.split(":")[0] for id_ in fields(ask(name, "new", players=players))}
    named = {begin for places in editable.places.values() for begin in places}
    assert named <= known


def test_an_impossible_value_is_named_with_its_player_and_place() -> None:
    begun = ask("tzolkin", "empty", players=3)
    state = edit("tzolkin", begun.text, "skull:1", 40)
    assert [(one.rule, one.seat) for one in state.faults] == [("TZ-I1", -1)]
    assert "skull:1" in state.faults[0].fields
    both = edit("tzolkin", begun.text, "temple:0:chaac", 6)
    state = edit("tzolkin", both.text, "temple:2:chaac", 6)
    assert state.faults[0].fields == ["temple:0:chaac", "temple:1:chaac", "temple:2:chaac"]
    assert state.view is not None, "what cannot be is still drawn"


def test_a_worker_where_none_can_be_is_named_with_its_space() -> None:
    begun = ask("tzolkin", "empty", players=2)
    state = edit("tzolkin", begun.text, "wheel:palenque:9", "seat-1")
    assert [one.fields for one in state.faults if one.rule == "TZ-I4"] == [["wheel:palenque:9"]]


def test_goods_and_pieces_do_not_get_lost() -> None:
    begun = ask("tzolkin", "empty", players=2)
    state = edit("tzolkin", begun.text, "wheel:palenque:3", "seat-1")
    known = fields(state)
    assert (known["wheel:palenque:3"].value, known["workers:1"].value, state.faults) == ("seat-1", 3, [])
    state = edit("tzolkin", state.text, "skull:0", 2)
    assert (fields(state)["supply-skulls"].value, state.faults) == (11, [])


@pytest.mark.parametrize(
    ("text", "why", "line"),
    [
        ("", "begin", 1),
        ("patolli position 1\nplayers", "header", 2),
        ("patolli position 1\ngame: tzolkin\n", "key", 0),
        ("{head}seats[0].corn 5\n", "line", 7),
        ("{head}seats[[0].corn = 5\n", "path", 7),
        ("{head}seats[0].corn = five\n", "value", 7),
        ("{head}seats[0].maize = 5\n", "unknown", 7),
        ("{head}seats[9].corn = 5\n", "unknown", 7),
        ("{head}seats[0].corn = [5]\n", "values", 0),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_its_line(text: str, why: str, line: int) -> None:
    head = ask("tzolkin", "empty", players=2).text.partition("\n\n")[0] + "\n\n"
    state = ask("tzolkin", "text", text=text.replace("{head}", head))
    assert state.trouble is not None
    assert (state.trouble.why, state.trouble.line) == (why, line)
    assert (state.view, state.groups) == (None, [])


def test_a_moment_of_a_record() -> None:
    game = games.load("tzolkin")
    match = Match(game, 2, Seeded(3))
    for _ in range(20):
        seat = match.position.first_asked()
        match.play(seat, match.position.legal_moves(seat)[0])
    record = records.write(match, ["Ana", "Bo"])
    state = ask("tzolkin", "record", text=record)
    assert state.move == state.moves > 20
    assert state.text == position_text.write(game, match.position)
    assert ask("tzolkin", "record", text=record, move=5).move == 5
    broken = ask("tzolkin", "record", text=record.replace("Ana", "A\n"))
    assert broken.trouble is not None
    assert broken.trouble.why == "record"


def test_what_one_seat_knows_is_dealt_by_a_seed() -> None:
    game = games.load("azteca")
    begun = ask("azteca", "new", players=3, seed=4)
    seen = position_text.write(game, position_text.builder_of(game, begun.text).position.observation(1))
    state = ask("azteca", "text", text=seen)
    assert (state.hidden, state.groups) == (1, [])
    assert state.view is not None
    dealt = ask("azteca", "text", text=seen, deal=1, seed=5)
    assert (dealt.hidden, dealt.faults) == (-9, [])
    assert dealt.text == ask("azteca", "text", text=seen, deal=1, seed=5).text
    others = {ask("azteca", "text", text=begun.text, deal=1, seed=seed).text for seed in range(4)}
    assert len(others) > 1
    for text in others:
        known = position_text.builder_of(game, text).position.observation(1)
        assert position_text.write(game, known) == seen


def test_hidden_values_say_who_knows_them() -> None:
    known = fields(ask("azteca", "new", players=2))
    assert known["hand:1"].known == [1]
    assert known["tribute:1"].known is None


def test_over_http(http: TestClient) -> None:
    here = "/api/games/tzolkin/position/edit"
    begun = http.post(here, json={"start": "new", "players": 2, "seed": 1, "language": "de"}).json()
    assert begun["asked"][0]["words"]
    answer = http.post(
        here, json={"start": "text", "text": begun["text"], "edits": [{"field": "corn:0", "value": 7}]}
    )
    state = answer.json()
    assert state["view"]["seats"][0]["corn"] == 7
    assert http.post(here, json={"start": "again"}).status_code == 400
    assert http.post("/api/games/chess/position/edit", json={"start": "new"}).status_code == 404
    refused = http.post(
        here, json={"start": "text", "text": begun["text"], "edits": [{"field": "corn:0", "value": "x"}]}
    ).json()
    assert (refused["trouble"]["why"], refused["trouble"]["field"]) == ("edit", "corn:0")
    assert refused["text"] == begun["text"]


def test_a_game_without_fields_is_edited_as_text(http: TestClient) -> None:
    begun = http.post("/api/games/lanterns/position/edit", json={"start": "new", "players": 2}).json()
    assert (begun["groups"], begun["trouble"]) == ([], None)
    assert begun["view"] is not None


def test_a_field_takes_no_value_that_is_not_offered() -> None:
    begun = ask("chichen-itza", "empty", players=2)
    for field, value in [
        ("coins:0", -1),
        ("coins:0", True),
        ("gems:0", ["red", "red"]),
        ("gems:0", ["ruby"]),
        ("order", ["seat-0"]),
        ("round", 0),
        ("creature:P99", ""),
    ]:
        state = edit("chichen-itza", begun.text, field, value)
        assert state.trouble is not None, (field, value)
        assert state.trouble.field == field
        assert state.text == begun.text
