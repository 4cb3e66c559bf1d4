"""Chichén Itzá in the terminal: the board for every player count and language, and whole games."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from patolli import games
from patolli.games.chichen_itza import text_board
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.match import Match
from patolli.kernel.records import read, verify
from patolli.kernel.seat_view import preview
from patolli.texts import GameTexts
from tests.texts.samples import faults_of

GAME = games.load("chichen-itza")
PLAYERS = ["Ana", "Ben", "Carla", "Dora"]
BLIND = "1\n0\n2\nstop\npass\n" * 3000
"""Input for a whole game. Every question accepts one of these answers and rejects the others."""
CASES = [(players, language) for players in (2, 3, 4) for language in ("en", "de")]
WIDE = 100


def positions(players: int, seed: int, every: int) -> Iterator[tuple[Match, int]]:
    match = Match(GAME, players, Seeded(seed))
    dice = Rng(seed)
    asked = 0
    while not match.over():
        seat = match.asked()[0]
        asked += 1
        if asked % every == 0:
            yield match, seat
        options = match.position.observation(seat).legal_moves(seat)
        match.play(seat, options[dice.below(len(options))])


@pytest.mark.parametrize(("players", "language"), CASES)
def test_the_picture_says_everything_and_fits(players: int, language: str) -> None:
    words = GameTexts(GAME, language, PLAYERS[:players])
    for match, seat in positions(players, 7, 9):
        table = GAME.show(match.position.observation(seat))
        lines = text_board.board(table, words, seat, WIDE)
        lines += text_board.holdings(table, words, seat, WIDE)
        assert words.messages.faults == []
        assert max(len(line) for line in lines) <= WIDE
        text = "\n".join(lines)
        assert not re.search(r"[{}$_]|None", text)
        for tile in table["tiles"]:
            assert re.search(rf"(?<!\d){int(tile['tile'][1:])}[~^]", text), tile["tile"]
        for name in words.players:
            assert name in text


@pytest.mark.parametrize("language", ["en", "de"])
def test_answers_show_what_they_change(language: str) -> None:
    words = GameTexts(GAME, language, PLAYERS[:2])
    told = []
    for match, seat in positions(2, 3, 1):
        observed = match.position.observation(seat)
        for move in observed.legal_moves(seat):
            after = preview(match.position, seat, move).position
            told.append(text_board.change(GAME.show(observed), GAME.show(after), words, seat))
    assert words.messages.faults == []
    assert any(re.search(r"−\d", change) for change in told)
    assert any("+3" in change for change in told)
    assert all(faults_of(change, words) == [] for change in told if change)


def test_a_hidden_strength_is_a_question_mark() -> None:
    words = GameTexts(GAME, "en", PLAYERS[:2])
    match, seat = next(positions(2, 1, 1))
    table = GAME.show(match.position.observation(seat))
    assert all(tile["strength"] is None for tile in table["tiles"])
    assert len(re.findall(r" \?", "\n".join(text_board.board(table, words, seat, WIDE)))) >= len(
        table["tiles"]
    )


def play(*words: str, typed: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "patolli.cli", "play", "chichen-itza", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False, timeout=240)


@pytest.mark.compiled
@pytest.mark.parametrize(("language", "players", "final"), [("en", 3, "Final scores"), ("de", 2, "Endstand")])
def test_a_whole_game_is_played_and_recorded(tmp_path: Path, language: str, players: int, final: str) -> None:
    record = tmp_path / "game.txt"
    said = play(
        "--seats", "ana", "--players", str(players), "--seed", "4", "--language", language,
        "--record", str(record), typed=BLIND,
    )  # fmt: skip
    assert said.stderr == ""
    assert said.returncode == 0
    assert final in said.stdout
    replayed = verify(GAME, read(record.read_text(encoding="utf-8")))
    assert replayed.position.asked() == []
