"""Teotihuacan's text for players: sentences in both languages, and the board in the terminal."""

from __future__ import annotations

import re

import pytest

from patolli import games
from patolli.games.teotihuacan import text_board
from patolli.kernel.agenda import Question, Reason
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.match import Match
from patolli.texts import GameTexts
from tests.terminal.screen import Screen, table

GAME = games.load("teotihuacan")
IDS = re.compile(
    r"\b(?:[stkp]\d\d|[a-d](?:vp|res[23]|ave|t(?:any|blu|red|grn)|coc|pow|twin|free|leap|help)|r[abc]\d)\b"
)
"""The ids of tiles, which must not appear in text for players."""


@pytest.fixture
def english() -> GameTexts:
    return GameTexts(GAME, "en", ["Ana", "Ben"])


@pytest.fixture
def german() -> GameTexts:
    return GameTexts(GAME, "de", ["Ana", "Ben"])


def test_moves_name_workers_places_and_prices(english: GameTexts, german: GameTexts) -> None:
    assert english.move("worker forest 3") == "Move the 3 on Forest"
    assert german.move("raise mine 5") == "Die 5 verstärken (Goldvorkommen)"
    assert english.move("claim dvp") == "Claim Fame for 1 wood: 4 points"
    assert english.move("claim dres2") == "Claim Small store for nothing: 2 resources of choice"
    assert german.move("learn t15").startswith("Gerüstbau lernen (2 Gold): im Bauwerk ein Arbeiter mehr")
    assert english.move("on 2b3") == "Place it on level 2, b3"
    assert english.move("keep s01").endswith("3 wood; workers on Palace and Forest")


def test_the_question_gives_an_answer_its_meaning(english: GameTexts) -> None:
    upkeep = Question("Upkeep", "TE-14.6", [6, 4], "")
    assert english.question(upkeep, 0) == "Upkeep is 6 cocoa, you have 4. How much do you pay?"
    assert english.move("3", upkeep) == "Pay 3 cocoa"
    assert english.move("stop", Question("Finish", "TE-6.5", [], "")) == "End your turn"
    series = Question("PowerUp", "TE-10.1", [1, 1], "")
    assert english.question(series, 0) == "Do you pay 1 cocoa for one more power-up?"


def test_reasons_name_their_numbers(english: GameTexts, german: GameTexts) -> None:
    cost = Reason("cost-not-held", "TE-8.17", [1, 2])
    assert english.reason(cost) == "It costs 1 wood, 2 stone, more than you have."
    assert german.reason(Reason("top-taken", "TE-9.6", [0, 1])) == "Ben ist schon ganz oben (blauer Tempel)."


@pytest.mark.rule("TE-16.5")
def test_the_teotibot_has_a_name() -> None:
    alone = GameTexts(GAME, "en", ["Ana"])
    event: dict[str, str | int] = {"event": "climbed", "rule": "TE-9.1", "seat": 1, "temple": 2, "step": 3}
    assert alone.event(event | {"source": 0}) == "The Teotibot climbs to green temple 3."


@pytest.mark.parametrize("language", ["en", "de"])
def test_texts_of_tiles_take_their_numbers_from_the_box(language: str) -> None:
    box = GAME.owners_box('[[discovery_tiles]]\nid = "dcoc"\neffect = { cocoa = 7 }\n')
    assert "7" in GameTexts(GAME, language, [], box).effect("dcoc")
    assert "7" not in GameTexts(GAME, language).effect("dcoc")


def test_steps_of_temples_show_their_rewards(english: GameTexts) -> None:
    assert english.effect("blue 4") == "1 resource of choice, or a discovery tile"
    assert english.effect("red 9") == "5 points"
    assert english.effect("green 10") == "the bonus tile at the end"
    assert english.effect("green 7") == "3 cocoa"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_picture_shows_names_and_no_ids(language: str, players: int) -> None:
    names = ["Ana", "Ben", "Carla", "Dora"][:players]
    words = GameTexts(GAME, language, names)
    match, dice = Match(GAME, players, Seeded(3)), Rng(3)
    asked = 0
    while not match.over():
        seat = match.asked()[0]
        if asked % 50 == 0:
            shown = GAME.show(match.position.observation(seat))
            drawn = "\n".join(text_board.board(shown, words, seat, 100))
            assert words.messages.faults == []
            assert IDS.findall(drawn) == []
            assert all(name in drawn for name in names)
            assert all(words.component(one["id"]) in drawn for one in shown["boards"])
        options = match.position.legal_moves(seat)
        match.play(seat, options[dice.below(len(options))])
        asked += 1


def test_an_answer_says_what_it_changes(english: GameTexts) -> None:
    match = Match(GAME, 2, Seeded(1))
    before = GAME.show(match.position.observation(0))
    after = GAME.show(match.position.observation(0))
    after["seats"][0] |= {"cocoa": before["seats"][0]["cocoa"] - 2, "total": 3, "avenue": 1}
    assert text_board.change(before, after, english, 0) == "−2 cocoa, Avenue +1, points +3"


@pytest.mark.parametrize(("seats", "language"), [("ana,random", "en"), ("ana", "de")])
def test_a_whole_game_is_played_in_the_terminal(seats: str, language: str) -> None:
    def first(screen: Screen) -> str:
        return next(line.split()[0] for line in reversed(screen.lines) if re.match(r" +\d+  \S", line))

    played, screen = table(GAME, seats, first, language, 5)
    played.run()
    assert played.match.over()
    lines = [line for line in screen.lines if not re.match(r" +\d+  \S| {6}\S", line)]  # answers and asides
    assert IDS.findall("\n".join(lines)) == []
    assert re.search(r"wins\.|gewinnt\.", screen.lines[-1])
