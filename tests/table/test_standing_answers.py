"""How long a standing answer is valid, and how many a seat may have."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.games.azteca.game import GAME
from patolli.games.azteca.phases import rounds
from patolli.kernel import position_text
from patolli.table import table_moves

from ..games.azteca.table import hold, run, table
from .client import Sitting
from .table_helpers import make


def standing(http: TestClient, made: dict[str, Any]) -> dict[str, str]:
    registry = http.app.state.registry  # type: ignore[attr-defined]
    found: dict[str, str] = registry.sessions[made["id"]].seats[0].standing
    return dict(found)


@pytest.mark.parametrize("until", ["turn", "once", "always"])
def test_an_answer_for_a_turn_ends_with_the_next_ordinary_question(http: TestClient, until: str) -> None:
    """The seat is asked such a question already, so the answer ends at once."""
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        question = a.mirror().question
        assert question is not None
        assert question["window"] == ""
        assert a.say("standing", seat=0, window="curse", answer="default", until=until)["is"] == "ack"
        assert standing(http, made) == ({} if until == "turn" else {"curse": until})
        a.settle()
        assert a.mirror().shows["standing"] == standing(http, made)


def test_a_seat_has_a_limited_number_of_standing_answers(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        for n in range(40):
            assert a.say("standing", seat=0, window=f"w{n}", answer="default")["is"] == "ack"
        assert a.say("standing", seat=0, window="one more", answer="default")["error"] == "too-many"
        assert a.say("standing", seat=0, window="w3", answer="ask")["is"] == "ack"
        assert a.say("standing", seat=0, window="w3", answer="ask")["is"] == "ack"
        assert len(standing(http, made)) == 39
        assert a.say("standing", seat=0, window="one more", answer="default")["is"] == "ack"


def test_an_answer_for_a_round_ends_with_the_round(http: TestClient) -> None:
    p = table(2)
    hold(p, 0, "sorcerer")
    run(p, rounds.Phase(4), rounds.Phase(8))
    made = make(http, "azteca", 2, position=position_text.write(GAME, p), curtain=False)
    asked: list[tuple[int, str]] = []
    with Sitting(http, made["id"], *made["tokens"].values()) as both:
        for seat in (0, 1):
            both.say("standing", seat=seat, window="sorcerer", answer="ask")
        answer = both.say("standing", seat=0, window="sorcerer", answer="default", until="round")
        assert answer["is"] == "ack", answer
        while standing(http, made).get("sorcerer") == "round":
            both.settle()
            seat, due = next((at, one.question) for at, one in both.mirrors.items() if one.question)
            asked.append((seat, due["window"]))
            assert both.play(due["default"], seat)["is"] == "ack"
        both.settle()
        mine = both.mirror(0)
        assert mine.shows["table"]["round"] == 2
        assert mine.question is not None
        assert mine.question["window"] == "sorcerer"
    assert asked
    assert (0, "sorcerer") not in asked


def test_an_answer_for_a_round_needs_a_round(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        refused = a.say("standing", seat=0, window="curse", answer="default", until="round")
        assert refused["error"] == "not-offered"
        assert standing(http, made) == {}


# ---- answers in advance, with a simulated game ------------------------------------------------------------


class Windows:
    """A game in which each seat is asked about windows in turn. It answers what the table answers."""

    def __init__(self, *asked: tuple[int, str], choices: int = 2, passing: tuple[int, ...] = ()) -> None:
        self.left = list(asked)
        self.choices = choices
        self.answered: list[tuple[int, str]] = []
        self.game = SimpleNamespace(passes_alone=lambda _observed, seat: seat in passing)
        self.position = self

    def asked(self) -> list[int]:
        return [self.left[0][0]] if self.left else []

    def question(self, _seat: int) -> Any:
        return SimpleNamespace(window=self.left[0][1])

    def offer(self, _seat: int) -> list[int]:
        return list(range(self.choices))

    def observation(self, seat: int) -> int:
        return seat

    def default(self, _seat: int) -> int:
        return 0


def answered(
    monkeypatch: pytest.MonkeyPatch, windows: Windows, bluffs: bool, standing: dict[int, dict[str, str]]
) -> tuple[list[tuple[int, str]], list[int]]:
    """Returns the questions that the table answers by itself, and the seats that it stores afterwards."""

    def play(_session: Any, match: Any, seat: int, _move: int, _added: Any, passed: str = "") -> None:
        assert match.left.pop(0)[0] == seat
        match.answered.append((seat, passed))

    monkeypatch.setattr(table_moves, "one", play)
    monkeypatch.setattr(
        table_moves, "pass_window", lambda s, m, seat, window, added: play(s, m, seat, 0, added, window)
    )
    monkeypatch.setattr(table_moves, "bluffs_nobody", lambda _session, _seat: not bluffs)
    monkeypatch.setattr(table_moves, "is_only_answer", lambda match, _seat: match.choices == 1)
    monkeypatch.setattr(
        table_moves, "is_kept", lambda session, _match, seat, window: window in session.seats[seat].standing
    )
    seats = [SimpleNamespace(seat=n, standing=dict(standing.get(n, {}))) for n in range(3)]
    session: Any = SimpleNamespace(
        seats=seats, row=SimpleNamespace(reopened={}, questions=[1, 1, 1]), left=windows
    )
    match: Any = windows
    changed: list[Any] = []
    table_moves.answer_in_advance(session, match, [], changed, 0)
    return windows.answered, [one.seat for one in changed]


def test_windows_with_a_standing_answer_are_passed_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    windows = Windows((0, "flood"), (1, "flood"), (0, "dice"), (1, "flood"))
    standing = {0: {"flood": "always"}, 1: {"flood": "once"}}
    assert answered(monkeypatch, windows, True, standing) == ([(0, "flood"), (1, "flood")], [1])
    windows = Windows((0, "flood"), (1, "flood"), (1, "flood"))
    assert answered(monkeypatch, windows, True, standing)[0] == [(0, "flood"), (1, "flood")]


def test_among_bots_nobody_is_asked_where_the_game_passes_anyway(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    passing = (0, 1)
    windows = Windows((0, "flood"), (1, "dice"), (0, "raid"), (2, "raid"), passing=passing)
    told = answered(monkeypatch, windows, False, {})
    assert told == ([(0, "flood"), (1, "dice"), (0, "raid")], [])
    windows = Windows((0, "flood"), (1, "dice"), passing=passing)
    assert answered(monkeypatch, windows, True, {}) == ([], []), "among persons, this could reveal something"


@pytest.mark.parametrize("window", ["flood", ""])
def test_among_bots_a_single_answer_is_given_at_once(monkeypatch: pytest.MonkeyPatch, window: str) -> None:
    asked = [(0, window), (1, window), (0, window)]
    assert answered(monkeypatch, Windows(*asked, choices=1), False, {})[0] == [
        (seat, "") for seat, _ in asked
    ]
    assert answered(monkeypatch, Windows(*asked, choices=2), False, {})[0] == []
    assert answered(monkeypatch, Windows(*asked, choices=1), True, {})[0] == []


def test_an_outcome_that_a_person_types_ends_the_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    windows = Windows((-1, ""), (0, "flood"))
    assert answered(monkeypatch, windows, True, {0: {"flood": "always"}}) == ([], [])


@pytest.mark.parametrize("game", ["lanterns", "tzolkin"])
def test_the_questions_of_a_seat_are_numbered_from_one(http: TestClient, game: str) -> None:
    """A client sends 0 where it has no question."""
    made = make(http, game, 2)
    for seat, token in made["tokens"].items():
        with Sitting(http, made["id"], token) as one:
            question = one.mirror().question
            registry = http.app.state.registry  # type: ignore[attr-defined]
            asked = registry.sessions[made["id"]].row.asked
            assert (question["number"] if question else 0) == int(seat in asked)
    assert 0 in asked
