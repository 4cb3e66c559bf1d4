"""The output fits the screen in whole games, at 80 columns and at the minimum width, with long names."""

from __future__ import annotations

import re

import pytest
from _pytest.mark import ParameterSet

from patolli import games
from patolli.kernel.chance import Rng
from patolli.kernel.game import Game
from patolli.kernel.text_layout import aligned, changes, listed, paragraphs, short_names
from tests.terminal.screen import Screen, table

GAMES = [games.load(name) for name in games.names()]


def case(game: Game, players: int, language: str) -> ParameterSet:
    """Marks all cases but the hardest as slow. German has the longest words, and the largest number of
    players needs the most space.
    """
    hardest = players == game.most and language == "de"
    return pytest.param(game, players, language, marks=[] if hardest else [pytest.mark.slow])


CASES = [
    case(game, players, language)
    for game in GAMES
    for players in range(game.fewest, game.most + 1)
    for language in ("en", "de")
]
LONG = "Maximiliane-Theodora"
"""A name of the maximum length."""


def played_at(width: int, game: Game, players: int, language: str, name: str) -> Screen:
    """Plays a whole game with one person, who gives random answers and now and then types a command. Returns
    the screen.
    """
    dice = Rng(players)
    asked = 0
    commands = ["table", "scores", "help", "rule 3", "why fly", "try 1", "undo"]

    def answer(screen: Screen) -> str:
        nonlocal asked
        asked += 1
        if asked % 25 == 0:
            return f"/{commands[asked // 25 % len(commands)]}"
        options = played.match.position.observation(0).legal_moves(0)
        return game.vocabulary.text(options[dice.below(len(options))])

    played, screen = table(game, name + ",random" * (players - 1), answer, language, players)
    screen.columns = width
    played.run()
    assert played.match.over()
    return screen


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "players", "language"), CASES, ids=lambda value: getattr(value, "name", str(value))
)
def test_whole_games_fit_80_columns(game: Game, players: int, language: str) -> None:
    screen = played_at(80, game, players, language, "ana")
    assert [line for line in screen.lines if len(line) > 80] == []


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whole_games_fit_the_narrowest_screen_with_long_names(game: Game) -> None:
    screen = played_at(60, game, game.most, "de", LONG)
    assert [line for line in screen.lines if len(line) > 60] == []


def test_a_wide_screen_keeps_tables_in_one_piece() -> None:
    for game in GAMES:
        narrow, wide = (shown_at(width, game) for width in (80, 120))
        assert len(wide) < len(narrow)
        heads = [line for line in wide if re.search(r"\S+ {2,}\S+ {2,}\S+ {2,}\S+ {2,}\S+", line)]
        assert max(len(line) for line in heads) > 80


def shown_at(width: int, game: Game) -> list[str]:
    played, screen = table(game, "ana" + ",random" * (game.most - 1), [])
    screen.columns = width
    played.run()
    return screen.lines


def test_columns_that_do_not_fit_come_below_with_the_names() -> None:
    rows = [["", "corn", "wood", "stone"], ["Ana", "1", "2", "3"]]
    assert aligned(rows, 80) == ["     corn  wood  stone", "Ana     1     2      3"]
    assert aligned(rows, 16) == ["     corn  wood", "Ana     1     2", "     stone", "Ana      3"]


def test_entries_of_a_list_stay_whole_where_they_fit() -> None:
    assert list(listed("Lakes:", ["a b c", "d e f"], "; ", 14)) == ["Lakes: a b c;", "    d e f"]
    assert max(len(line) for line in listed("Lakes:", ["much longer than all of a line"], "; ", 14)) <= 14


def test_an_empty_line_separates_paragraphs_that_have_lines() -> None:
    assert paragraphs([], ["a", "b"], [], iter(["c"])) == ["a", "b", "", "c"]


def test_only_amounts_that_differ_are_changes() -> None:
    assert changes({"corn": 3, "wood": 1}, {"corn": 1, "wood": 1}) == {"corn": -2}


@pytest.mark.parametrize(
    ("names", "longest", "short"),
    [
        (["Ana", "Random 2", "Random 3"], 5, ["Ana", "R2", "R3"]),
        (["Ana", "Andre"], 2, ["A1", "A2"]),
        (["Anna", "A1", "Anne"], 2, ["A1", "A2", "A3"]),
    ],
)
def test_short_names_are_distinguished(names: list[str], longest: int, short: list[str]) -> None:
    assert short_names(names, longest) == short


# Facts that were shortened must appear in full elsewhere


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_narrow_map_of_chichen_itza_shows_every_tile_in_full(language: str, width: int) -> None:
    """A tile is shown in full on the map or, if the map shortens it, in the list below."""
    game = games.load("chichen-itza")
    played, screen = table(game, "ana,ben,cem,dora", [""], language)
    screen.columns = width
    played.run()
    said = " ".join(screen.text().split())
    shown = game.show(played.match.position.observation(played.at_screen))
    lying = [tile for tile in shown["tiles"] if tile["q"] is not None]
    assert len(lying) > 25
    on_map = 0
    for tile in lying:
        number = tile["tile"][1:].lstrip("0")
        kind = played.texts.format("table-kind", kind=tile["kind"], gem=tile["gem"] or "none")
        strength = "?" if tile["strength"] is None else str(tile["strength"])
        creature = f"{played.texts.component(tile['creature'])} {strength}"
        if re.search(rf"\b{number}[~^] {kind}[ \d]*: {re.escape(creature)}", said):
            continue
        on_map += 1
        line, at = next(
            (n, found.start())
            for n, text in enumerate(screen.lines)
            if (found := re.search(rf"(?<!\d){number}[~^]{kind}", text))
        )
        assert screen.lines[line + 1][at:].startswith(creature)
    assert on_map == len(lying) if width == 100 else on_map < len(lying)


def test_the_pyramid_of_teotihuacan_has_the_coordinates_of_the_answers() -> None:
    """The coordinates of a place in answers are the row and column of its upper left icon."""
    game = games.load("teotihuacan")
    played, screen = table(game, "ana,random", [])
    played.run()
    start = next(n for n, line in enumerate(screen.lines) if line.endswith("level 1"))
    header = screen.lines[start : start + 4]
    rows = screen.lines[start + 5 : start + 13]
    icons = {
        (icon["row"], icon["column"]): icon
        for icon in game.show(played.match.position.observation(0))["icons"]
    }
    found = set()
    for level in range(1, 5):
        for y, row in enumerate(rows):
            for x in range(8):
                column = 12 + 4 * x
                letter, number = row[2 * level], header[level - 1][column]
                assert row[column] in "SHFO"
                if letter != " " and number != " ":
                    found.add(f"{level}{letter}{number}")
                    if level == 1:
                        assert icons[y, x]["place"] == f"1{letter}{number}"
    answers = {text[3:] for text in game.vocabulary.ids if text.startswith("on ")}
    assert found == answers
