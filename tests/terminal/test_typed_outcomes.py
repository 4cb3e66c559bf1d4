"""Dice and draws typed in by the players: they are found by name, can be undone or left to the computer, and
stay secret.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli import games
from patolli.kernel.chance import TypedChance
from patolli.kernel.records import read, verify
from patolli.kernel.seats import CHANCE
from patolli.terminal.typed_answers import label_answers
from patolli.terminal.typed_outcomes import in_any_order
from tests.kernel.lanterns.game import GAME
from tests.terminal.screen import CURTAIN, Screen, table

TZOLKIN = games.load("tzolkin")


def by_hand() -> TypedChance:
    return TypedChance(bytes(32), [])


def test_draws_are_typed_by_number_name_or_notation() -> None:
    lines = ["1", "draw m03", "monument of the realm", "quit"]
    played, screen = table(TZOLKIN, "ana,ben", lines, source=by_hand())
    played.run()
    texts = [TZOLKIN.vocabulary.text(entry.move) for entry in played.match.log]
    assert texts[:2] == ["draw m01", "draw m03"]
    assert "Which monument is drawn? (TZ-3.3)" in screen.text() or "Which monument is drawn?" in screen.text()


def test_a_slip_is_taken_back_and_nonsense_is_asked_again() -> None:
    lines = ["back", "perhaps", "draw", "99", "draw m05", "back", "draw m06", "computer", "quit"]
    played, screen = table(TZOLKIN, "ana,ben", lines, source=by_hand())
    played.run()
    texts = [TZOLKIN.vocabulary.text(entry.move) for entry in played.match.log]
    assert texts[0] == "draw m06"
    assert len(texts) == 2
    for said in ("nothing that you could take back", "“perhaps” is not known", "Which one:", "Taken back."):
        assert said in screen.text()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_computer_deals_the_rest(language: str) -> None:
    played, screen = table(TZOLKIN, "ana,random", ["rest"], language, source=by_hand())
    played.run()
    assert CHANCE not in played.match.asked()
    assert any("Ana" in line for line in screen.lines)


def test_a_hidden_draw_waits_for_who_draws() -> None:
    def answer(screen: Screen) -> str | None:
        if "press Enter" in screen.lines[-1]:
            return ""
        return None if answered(screen) else "1"

    def answered(screen: Screen) -> bool:
        return sum("Which wealth tile is dealt?" in line for line in screen.lines) > 5

    played, screen = table(TZOLKIN, "ana,ben", answer, source=by_hand())
    played.run()
    at_screen = ""
    for at, line in enumerate(screen.lines):
        if line.startswith("Hand over to "):
            assert screen.lines[at - 1] == CURTAIN
            at_screen = line.split()[3].rstrip(",")
        if "Which wealth tile is dealt?" in line:
            assert at_screen in {"Ana", "Ben"}
    assert {line.split()[3] for line in screen.lines if line.startswith("Hand over")} == {"Ana,", "Ben,"}


def test_a_typed_game_is_a_record_that_holds(tmp_path: Path) -> None:
    def answer(screen: Screen) -> str:
        return "" if "press Enter" in screen.lines[-1] else "1" if is_numbered(screen) else "0"

    def is_numbered(screen: Screen) -> bool:
        return any(line.startswith("   1  ") for line in screen.lines[-40:])

    played, _ = table(GAME, "ana,random", answer, source=by_hand())
    played.run()
    assert played.match.over()
    file = tmp_path / "typed.txt"
    played.save(file)
    text = file.read_text(encoding="utf-8")
    assert "fate: typed by hand" in text
    assert verify(GAME, read(text)).position.asked() == []


def test_dice_are_found_in_any_order() -> None:
    answers = label_answers([(n, notation, "") for n, notation in enumerate(["roll 1 4 6", "roll 1 1 4"])])
    assert [one.notation for one in in_any_order("6 1 4", answers)] == ["roll 1 4 6"]
    assert in_any_order("6", answers) == in_any_order("6 x", answers) == []
