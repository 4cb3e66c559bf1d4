"""What the position editor answers: troubles, moments of a record, dealt positions, and views of seats."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from patolli import games
from patolli.kernel import position_text, records
from patolli.kernel.chance import Seeded
from patolli.kernel.errors import HiddenValue
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.kernel.position import TRUTH
from patolli.kernel.seats import SPECTATOR
from patolli.table.editor import editor_answers
from patolli.table.protocol import EditorAsked, EditorEdit, EditorRequest, EditorState, EditorTrouble
from patolli.texts import GameTexts


@pytest.fixture
def game() -> Game:
    return games.load("lanterns")


def ask(name: str, start: str, words: GameTexts | None = None, **more: Any) -> EditorState:
    return editor_answers.state(games.load(name), EditorRequest(start, **more), words)  # type: ignore[arg-type]


def text_after(game: Game, moves: int) -> str:
    match = Match(game, 2, Seeded(1))
    for _ in range(moves):
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[0])
    return position_text.write(game, match.position)


def record_of(name: str, moves: int) -> str:
    match = Match(games.load(name), 2, Seeded(3))
    for _ in range(moves):
        seat = match.position.first_asked()
        match.play(seat, match.position.legal_moves(seat)[0])
    return records.write(match, ["Ana", "Bo"])


def test_a_position_that_cannot_be_read_is_returned_as_text() -> None:
    found = ask("lanterns", "text", text="patolli position 1\nnonsense")
    assert found.trouble is not None
    assert found.trouble.line == 2
    why, line, what, sentence = (getattr(found.trouble, name) for name in ("why", "line", "what", "text"))
    trouble = EditorTrouble(why, line, what, sentence, "")
    assert found == EditorState(
        "lanterns", 0, "patolli position 1\nnonsense", trouble, TRUTH, [], [], None, [], 0, 0
    )


def test_troubles_say_where_they_come_from(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    record = ask("lanterns", "record", text="no record").trouble
    assert record is not None
    assert (record.why, record.line, record.what, record.field) == ("record", 0, "", "")

    def failing(*_: Any) -> None:
        raise HiddenValue("x" * 401)

    monkeypatch.setattr(editor_answers, "begun", failing)
    values = ask("lanterns", "new").trouble
    assert values == EditorTrouble("values", 0, "", "x" * 399 + "…", "")


def test_a_game_without_fields_takes_no_edits(game: Game) -> None:
    text = text_after(game, 4)
    found = ask("lanterns", "text", text=text, edits=[EditorEdit("beans:0", 3)])
    assert found.trouble == EditorTrouble("edit", 0, "", f"{game.title} has no fields to edit", "beans:0")
    assert (found.text, found.groups, found.players) == (text, [], 2)


@pytest.mark.parametrize(("players", "used"), [(0, 2), (2, 2), (3, 3), (4, 4), (7, 4)])
def test_the_number_of_players_fits_the_game(players: int, used: int) -> None:
    for start in ("new", "empty"):
        found = ask("lanterns", start, players=players)
        assert (found.players, found.move, found.moves, found.trouble) == (used, 0, 0, None)


# ---- moments of a record --------------------------------------------------------------------------------


def test_a_record_is_shown_at_its_moments() -> None:
    record = record_of("tzolkin", 6)
    end = ask("tzolkin", "record", text=record)
    assert end.move == end.moves > 6
    assert [ask("tzolkin", "record", text=record, move=move).move for move in (0, 1, 9999)] == [
        0, 1, end.moves,
    ]  # fmt: skip
    assert ask("tzolkin", "record", text=record, move=0).text != end.text
    edits = [EditorEdit("corn:0", 2), EditorEdit("corn:0", "x")]
    refused = ask("tzolkin", "record", text=record, move=1, edits=edits)
    assert refused.trouble is not None
    assert (refused.trouble.why, refused.trouble.line, refused.trouble.field) == ("edit", 0, "corn:0")
    assert (refused.move, refused.moves) == (1, end.moves)
    assert refused.text == ask("tzolkin", "record", text=record, move=1).text, "no edit is made"
    edited = ask("tzolkin", "record", text=record, move=1, edits=edits[:1])
    assert (edited.move, edited.moves, edited.trouble) == (1, end.moves, None)
    assert edited.text != refused.text


def test_records_with_other_components_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    other = SimpleNamespace(box=SimpleNamespace(digest="other"), event_log=None)
    replay = SimpleNamespace(length=lambda: 5, to=lambda move: None, position=other)
    monkeypatch.setattr(editor_answers, "Replay", lambda game, record: replay)
    trouble = ask("tzolkin", "record", text=record_of("tzolkin", 3)).trouble
    assert trouble is not None
    assert trouble.why == "record"
    assert "other components than the printed ones" in trouble.text


# ---- hidden values --------------------------------------------------------------------------------------


def test_what_a_seat_does_not_know_is_dealt(game: Game) -> None:
    text = text_after(game, 4)

    def dealt(given: str, seat: int, seed: int) -> str:
        found = ask("lanterns", "text", text=given, deal=seat, seed=seed)
        assert found.trouble is None
        return found.text

    def known(given: str, seat: int) -> str:
        return position_text.write(game, position_text.builder_of(game, given).position.observation(seat))

    for seat in (0, 1):
        found = {dealt(text, seat, seed) for seed in range(5)}
        assert len(found) > 1
        assert {known(one, seat) for one in found} == {known(text, seat)}
    assert known(dealt(text, 7, 3), 1) == known(text, 1), "the last seat, if there are not as many"
    assert known(dealt(known(text, 1), 0, 3), 1) == known(text, 1), "an observation is that of its seat"


def test_what_cannot_be_dealt_is_a_trouble(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: Any) -> None:
        raise HiddenValue("no world")

    monkeypatch.setattr(type(game.start(2)), "determinize", failing)
    trouble = ask("lanterns", "text", text=text_after(game, 4), deal=0).trouble
    assert trouble == EditorTrouble("values", 0, "", "what is hidden cannot be dealt: no world", "")


# ---- what is shown --------------------------------------------------------------------------------------


def test_the_view_is_that_of_the_seat_or_of_a_spectator(game: Game) -> None:
    text = text_after(game, 4)
    p = position_text.builder_of(game, text).position
    shown = {
        viewer: ask("lanterns", "text", text=text, viewer=viewer).view for viewer in (TRUTH, -2, 0, 1, 2)
    }
    assert shown[TRUTH] == game.show(p)
    assert shown[1] == game.show(p.observation(1))
    assert shown[0] == game.show(p.observation(0)) != shown[1]
    assert shown[2] == shown[-2] == game.show(p.observation(SPECTATOR))
    seen = position_text.write(game, p.observation(0))
    assert ask("lanterns", "text", text=seen, viewer=1).view == shown[0], "it is itself a view"


def test_what_cannot_be_shown_to_a_seat_is_shown_whole(game: Game) -> None:
    p: Any = SimpleNamespace(viewer=TRUTH, players=2, observation=lambda seat: f"seat {seat}")

    def view(*possible: Any, viewer: int = 1) -> Any:
        return editor_answers.view_of(shows(*possible), p, viewer)

    def shows(*possible: Any) -> Any:
        def show(given: Any) -> Any:
            if given not in possible:
                raise HiddenValue
            return f"the view of {given}" if given is not p else "the whole view"

        return SimpleNamespace(show=show)

    assert view("seat 1", p) == "the view of seat 1"
    assert view(p) == "the whole view"
    assert view("seat 1", viewer=0) is None
    assert view(p, "seat -2", viewer=2) == "the view of seat -2"


def test_questions_are_named_only_without_faults(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_after(game, 4)
    words = GameTexts(game, "en", ["Ann", "Ben"], game.printed_box())
    (asked,) = ask("lanterns", "text", words, text=text).asked
    assert asked.seat == 0
    assert asked.words
    assert ask("lanterns", "text", text=text).asked == [EditorAsked(0, "")]
    chance = position_text.write(game, game.start(2))
    assert ask("lanterns", "text", words, text=chance).asked == [EditorAsked(-1, "")]

    def failing(*_: Any) -> str:
        raise HiddenValue

    monkeypatch.setattr(words, "question", failing)
    assert ask("lanterns", "text", words, text=text).asked == [EditorAsked(0, "")]
    monkeypatch.setattr(editor_answers, "faults", lambda _: [f"PG-1: fault {n}" for n in range(41)])
    faulty = ask("lanterns", "text", text=text)
    assert faulty.asked == []
    assert len(faulty.faults) == 40


def test_values_outside_of_every_table_are_a_fault() -> None:
    def failing() -> list[str]:
        raise IndexError("12")

    builder: Any = SimpleNamespace(faults=failing)
    assert editor_answers.faults(builder) == ["value: a value is outside of every table (12)"]
