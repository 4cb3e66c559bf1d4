"""Rendering of numbers, names, plurals, and missing messages."""

from __future__ import annotations

import subprocess
import sys

import pytest

from patolli import games
from patolli.kernel.agenda import Question, Reason
from patolli.kernel.errors import PatolliError
from patolli.texts import GameTexts, Messages, preferred_language
from patolli.texts.arguments import points
from tests.kernel.lanterns.game import GAME as PROVING

TZOLKIN = games.load("tzolkin")


@pytest.fixture
def english() -> GameTexts:
    return GameTexts(TZOLKIN, "en", ["Ana", "Ben"])


@pytest.fixture
def german() -> GameTexts:
    return GameTexts(TZOLKIN, "de", ["Ana", "Ben"])


@pytest.mark.parametrize(
    ("units", "unit", "text"),
    [
        (0, 4, "0"),
        (1, 4, "¼"),
        (2, 4, "½"),
        (3, 4, "¾"),
        (24, 4, "6"),
        (25, 4, "6¼"),
        (26, 4, "6½"),
        (-3, 4, "−¾"),
        (-71, 4, "−17¾"),
        (7, 1, "7"),
        (7, 3, "2 1/3"),
    ],
)
def test_points_as_people_write_them(units: int, unit: int, text: str) -> None:
    assert points(units, unit) == text


def test_plurals(english: GameTexts, german: GameTexts) -> None:
    event: dict[str, str | int] = {"event": "gained", "rule": "TZ-8.1", "seat": 1, "good": 3, "source": 14}
    assert english.event(event | {"amount": 1}) == "Ben takes 1 skull."
    assert english.event(event | {"amount": 2}) == "Ben takes 2 skulls."
    assert german.event(event | {"amount": 2}) == "Ben nimmt 2 Schädel."


def test_a_payment_speaks_of_a_rest_only_where_there_is_one(english: GameTexts, german: GameTexts) -> None:
    """TZ-D11: what is not paid in stone must be paid in gold."""
    asked = Question("Pay", "TZ-D11", [2, 1], "")
    told = [english.move(text, asked) for text in ("0", "1", "2")]
    assert told == ["Pay no stone, all in gold", "Pay 1 stone, the rest in gold", "Pay 2 stone"]
    assert german.move("2", asked) == "2 Stein zahlen"
    assert (
        english.move("1", Question("Pay", "TZ-D11", [2, 0], "")) == "Pay 1 wood, the rest in stone and gold"
    )


def test_points_in_events(english: GameTexts, german: GameTexts) -> None:
    event: dict[str, str | int] = {"event": "temple-scored", "seat": 0, "temple": 2, "step": 0, "points": -12}
    assert english.event(event) == "Ana loses 3 points in Kukulcan."
    assert german.event(event | {"points": -4}) == "Ana verliert 1 Siegpunkt bei Kukulcan."
    corn: dict[str, str | int] = {"event": "corn-scored", "seat": 0, "corn": 1, "points": 1}
    assert english.event(corn) == "Ana scores ¼ point for 1 corn."


def test_moves_say_the_result(english: GameTexts, german: GameTexts) -> None:
    assert english.move("place palenque") == "Place a worker on Palenque"
    assert english.move("take stone") == "Take 1 stone"
    assert german.move("take stone") == "1 Stein nehmen"
    assert german.move("place start") == "Arbeiter auf das Startspielerfeld setzen"
    assert (
        english.move(TZOLKIN.vocabulary.move("build b07")) == "Build Granary works: agriculture +1, 1 stone"
    )


def test_the_question_gives_an_answer_its_meaning(english: GameTexts) -> None:
    asked = Question("ChooseAction", "TZ-D7", [1, 3], "")
    assert english.question(asked, 0) == "Which action do you take with the worker from Yaxchilan 3?"
    assert english.move("act 2", asked) == "Yaxchilan 2: take 1 stone, 1 corn"
    assert english.move("act none", asked) == "Take no action"
    assert english.move("act 2") == "Take action 2"
    assert english.move("stop") == "Stop"
    assert english.move("stop", Question("Trade", "TZ-D16", [], "")) == "Leave the market"
    assert (
        english.move("2", Question("Pay", "TZ-D11", [3, 0], "")) == "Pay 2 wood, the rest in stone and gold"
    )


def test_reasons_with_numbers(english: GameTexts, german: GameTexts) -> None:
    assert english.reason(Reason("too-little-corn", "TZ-5.6", [5, 3])) == "It costs 5 corn, you have 3."
    cost = Reason("cost-not-payable", "TZ-16.2", [0, 2, 4, 1])
    assert english.reason(cost) == "It costs 2 stone, 4 gold, 1 skull, more than you have."
    assert german.reason(cost) == "Das kostet 2 Stein, 4 Gold, 1 Schädel, mehr als du hast."
    assert german.reason(Reason("not-asked-this", "", [])) == "Das ist keine Antwort auf die Frage."


def test_rule_titles_come_from_the_rulebook(english: GameTexts, german: GameTexts) -> None:
    assert english.rule_title("TZ-5.5") == "Crew surcharge"
    assert german.rule_title("TZ-5.5") == "Zuschlag für mehrere Arbeiter"


def test_seats_without_a_name_have_a_number(english: GameTexts) -> None:
    assert [english.seat(seat) for seat in (0, 1, 2)] == ["Ana", "Ben", "Player 3"]


def test_a_missing_message_is_noted_and_its_id_is_said() -> None:
    speech = Messages("en")
    assert speech.format("no-such-message") == "no-such-message"
    assert speech.faults == ["no-such-message: missing in en"]


def test_a_game_without_words_is_reported_plainly() -> None:
    words = GameTexts(PROVING, "de", ["Ana", "Ben"])
    assert words.move("scout ruin1") == "scout ruin1"
    assert words.event({"event": "dusk", "rule": "PG-2.1", "night": 0, "beans": 2}) == "dusk night=0 beans=2"
    assert words.question(Question("BidForLead", "PG-3.1", [], ""), 0) == "BidForLead"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(PatolliError, match="words in de, en, not in 'la'"):
        GameTexts(TZOLKIN, "la")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "fr_FR", "LANG": "de"}, "en"),
    ],
)
def test_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == language


def test_messages_are_read_only_when_something_is_said() -> None:
    code = "import sys, patolli.texts; print('fluent.runtime' in sys.modules)"
    said = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert said.stdout == "False\n"
