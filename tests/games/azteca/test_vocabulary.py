"""Azteca's text for players: sentences in both languages, and the board in the terminal."""

from __future__ import annotations

import re
from typing import Any

import pytest

from patolli import games
from patolli.games.azteca import text_board
from patolli.kernel.agenda import Question, Reason
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.match import Match
from patolli.texts import GameTexts
from tests.terminal.screen import Screen, table

GAME = games.load("azteca")
PLAYERS = ["Ana", "Ben", "Carla", "Dora"]


@pytest.fixture
def english() -> GameTexts:
    return GameTexts(GAME, "en", PLAYERS)


@pytest.fixture
def german() -> GameTexts:
    return GameTexts(GAME, "de", PLAYERS)


def test_moves_name_areas_players_and_armies(english: GameTexts, german: GameTexts) -> None:
    assert english.move("go 11") == "March to Xochimilco"
    assert german.move("go s4") == "Nach Texcocosee Ost ziehen"
    assert english.move("place 19") == "Place a marker on Teotihuacan"
    assert english.move("lay 2") == "Your marker worth 2"
    assert english.move("attack s5 1") == "Attack Ben on Lagoon of Mexico"
    assert german.move("assassination 2 b") == "Mord an Pochteca B von Carla"
    assert english.move("alliance 3 c") == "Alliance: ask Dora for army C"
    assert english.move("lose jaguar reserve") == "Lose a jaguar of the Reserve"
    assert english.move("lose warrior a") == "Lose a warrior of army A"
    assert english.move("buy dike 10") == "Build a dike to Iztapalapa"


def test_a_number_that_is_an_area_is_not_taken_for_another_thing(english: GameTexts) -> None:
    asked = Question("NextArea", "AZ-12.6", [0, 22, 3], "")
    assert english.question(asked, 0) == "Army A is in Tenochtitlan. Where does it go? Steps left: 3."
    assert english.move("go 8", asked) == "March to Tlacopan"
    assert english.move("stop", asked) == "Stop here"


def test_the_neutral_side_has_a_name(english: GameTexts) -> None:
    event: dict[str, str | int] = {"event": "battle", "rule": "AZ-12.27", "attacker_seat": 1, "army": 2}
    assert (
        english.event(event | {"defender_seat": -1, "area": 8}) == "Ben attacks neutral Coyoacan with army C."
    )
    won: dict[str, str | int] = {"event": "battle-won", "rule": "AZ-12.42", "side": 1, "seat": -1}
    assert english.event(won) == "The defender wins: the neutral side."


def test_reasons_and_windows(english: GameTexts, german: GameTexts) -> None:
    assert german.reason(Reason("no-t", "AZ-8.1", [4, 3])) == "Das kostet 4 Tribut, du hast 3."
    assert english.reason(Reason("repeated", "AZ-5.7", [8])).startswith("You have just played Raid")
    assert english.format("window-flood") == "Flood against a step"


def test_cards_are_reported_in_short(english: GameTexts, german: GameTexts) -> None:
    for card in ("tlenamacac", "sorcerer", "raid", "alliance", "diversion"):
        for words in (english, german):
            assert 10 < len(words.effect(card)) < 130
    assert english.effect("EX08") == "nothing, and the pochteca is lost"
    assert german.effect("EX06") == "2 Opferpunkte"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_shows_names_and_only_the_own_secrets(language: str, players: int) -> None:
    words = GameTexts(GAME, language, PLAYERS[:players])
    match, dice = Match(GAME, players, Seeded(3)), Rng(3)
    asked = 0
    while not match.over():
        seat = match.asked()[0]
        if asked % 60 == 0:
            shown = GAME.show(match.position.observation(seat))
            drawn = "\n".join(text_board.board(shown, words, seat, 110))
            assert words.messages.faults == []
            assert all(name in drawn for name in words.players)
            for card in shown["seats"][seat]["hand"]:
                assert words.component(card) in drawn
            assert words.component("23") in drawn
        options = match.position.legal_moves(seat)
        match.play(seat, options[dice.below(len(options))])
        asked += 1


def first(screen: Screen) -> str:
    return next(line.split()[0] for line in reversed(screen.lines) if re.match(r" +\d+  \S", line))


@pytest.mark.compiled
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_is_played_in_the_terminal(language: str) -> None:
    played, screen = table(GAME, "ana,random,random", first, language, 5)
    played.run()
    assert played.match.over()
    assert re.search(r"wins\.|gewinnt\.|share the victory|teilen", screen.lines[-1])


@pytest.mark.rule("AZ-5.10")
def test_who_plays_alone_is_asked_only_where_there_is_a_choice() -> None:
    played, screen = table(GAME, "ana,random,random", first, "en", 5)
    played.run()
    alone = [line for line in screen.lines if "Do you play a Diversion:" in line]
    offered = [line for line in screen.lines if "Diversion Manoeuvre: one more counter" in line]
    assert len(alone) == len(offered)


@pytest.mark.rule("AZ-5.10")
def test_who_shares_the_screen_is_asked_like_everybody() -> None:
    played, _ = table(GAME, "ana,ben,carla", lambda _: None, "en", 5)
    assert played.seats.humans() == 3
    seat = played.match.asked()[0]
    assert played.only_answer(seat) is None


def test_an_own_marker_of_value_0_is_shown_where_it_lies() -> None:
    """AZ-4.5: players know the markers they have laid, including those of value 0."""
    words = GameTexts(GAME, "en", ["Ana", "Ben"])
    area: dict[str, Any] = {"id": "1", "owner": None, "assimilated": False, "armies": [], "pochtecas": []}
    assert text_board.area({**area, "marker": 0, "face_down": True}, words) == "1 Tzompanco +0"
    assert text_board.area({**area, "marker": None, "face_down": True}, words) == "1 Tzompanco ?"
    assert text_board.area({**area, "marker": 0, "face_down": False}, words) == "1 Tzompanco"
