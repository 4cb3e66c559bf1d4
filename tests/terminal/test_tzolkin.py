"""Tzolk'in in the terminal: whole games played through the command, the board, and invalid input."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from patolli import games
from patolli.games.tzolkin import text_board
from patolli.kernel.records import read, verify
from patolli.texts import GameTexts
from tests.terminal.screen import CURTAIN, Screen, table

GAME = games.load("tzolkin")
BLIND = "1\n0\n2\n" * 2000
"""Input for a whole game. Every question accepts one of these answers and rejects the others."""


def play(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "patolli.cli", "play", "tzolkin", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.parametrize(
    ("language", "players", "final", "wins"),
    [
        ("en", 2, "Final scores", r"wins\.|share the victory\."),
        ("de", 4, "Endstand", r"gewinnt\.|Den Sieg teilen"),
    ],
)
def test_a_whole_game_is_played_and_recorded(
    tmp_path: Path, language: str, players: int, final: str, wins: str
) -> None:
    record = tmp_path / "game.txt"
    said = play(
        "--seats", "ana", "--players", str(players), "--seed", "4", "--language", language,
        "--record", str(record), typed=BLIND,
    )  # fmt: skip
    assert said.stderr == ""
    assert said.returncode == 0
    ending = said.stdout[said.stdout.index(final) :]
    assert re.search(wins, ending)
    assert str(record) in ending
    replayed = verify(GAME, read(record.read_text(encoding="utf-8")))
    assert replayed.position.asked() == []


def test_the_same_seed_is_the_same_game() -> None:
    first, second = (play("--seats", "ana,random", "--seed", "4", typed="1\n") for _ in range(2))
    assert first.stdout == second.stdout


def test_ctrl_d_leaves_cleanly() -> None:
    said = play("--seats", "ana,random", "--seed", "1", "--language", "en")
    assert said.returncode == 0
    assert said.stderr == ""
    assert said.stdout.endswith("The game was left before its end.\n")


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["--seats", "ana,ben,carl,dora,emil"], "2 to 4 players"),
        (["--players", "1"], "2 to 4 players"),
        (["--language", "la"], "not in 'la'"),
        (["--components", "nowhere.toml"], "nowhere.toml cannot be read"),
    ],
)
def test_bad_wishes_are_one_line_and_status_2(words: list[str], fault: str) -> None:
    said = play(*words)
    assert said.returncode == 2
    assert re.fullmatch(r"patolli: .*\n", said.stderr)
    assert fault in said.stderr


def test_an_owners_box_is_shown(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("[supply]\nskulls = 9\n")
    said = play("--seats", "ana,random", "--language", "en", "--components", str(box))
    assert "9 skulls in the supply" in said.stdout


# At the table


def answers(*typed: str, language: str = "en", seats: str = "ana,random") -> Screen:
    played, screen = table(GAME, seats, list(typed), language, 2)
    played.run()
    return screen


def test_the_picture_shows_everything_public() -> None:
    screen = answers()
    said = screen.text()
    shown = GAME.show(table(GAME, "ana,random", [], "en", 2)[0].match.position.observation(0))
    words = GameTexts(GAME, "en", ["Ana", "Random 2"])
    for name in [*shown["display"], *shown["monuments"]]:
        assert f"{name.lower()} {words.component(name)}" in said
        assert words.cost(name) in said
    for name in (*text_board.WHEELS, "chaac", "quetzalcoatl", "kukulcan", "agriculture", "theology"):
        assert words.component(name) in said
    assert said.count(text_board.NEUTRAL) == 12, "neutral workers of a game for two"
    assert "Food day in 7 days: goods from the temples" in said


def test_why_not_names_the_rule() -> None:
    screen = answers("1", "1", "why stop", "why place start", "why pl", "why fly", "why")
    said = screen.text()
    assert "“place start” is offered." in said
    assert re.search(r"Place at least one worker\. \(TZ-3\.3 Place or pick up\)", said)
    assert "Which one: place palenque, place yaxchilan" in said
    assert "“fly” is not known here." in said


def test_rules_can_be_read_at_the_table() -> None:
    said = answers("regel 5.5", "rule zuschlag menge", "regel flibber", language="de").text()
    assert "TZ-5.5 Zuschlag für mehrere Arbeiter" in said
    assert "Keine Regel enthält „flibber“." in said


def test_answers_say_what_they_change() -> None:
    said = answers("1", "1", "place start").text()
    assert "Place a worker on the starting player space  " in said
    assert re.search(r"Place a worker on Palenque \(space \d, −\d corn\)", said)


def test_people_choose_their_wealth_unseen() -> None:
    screen = answers("", "1", "1", "", "1", "1", seats="ana,ben")
    first = screen.lines.index(CURTAIN)
    second = screen.lines.index(CURTAIN, first + 1)
    assert screen.lines[first + 1] == "Hand over to Ana, then press Enter."
    assert screen.lines[second + 1] == "Hand over to Ben, then press Enter."
    anas = {line.split()[-1] for line in screen.lines[first:second] if "  keep w" in line}
    bens = {line.split()[-1] for line in screen.lines[second:] if "  keep w" in line}
    assert len(anas) == 4
    assert len(bens) == 4
    assert not anas & bens


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lines_fit_an_ordinary_screen(language: str, players: int) -> None:
    screen = answers(*["1", "0", "2"] * 40, language=language, seats="ana" + ",random" * (players - 1))
    table_lines = [line for line in screen.lines if not re.match(r" {0,4}\d*  \S", line)]
    assert max(len(line) for line in table_lines) <= 100
