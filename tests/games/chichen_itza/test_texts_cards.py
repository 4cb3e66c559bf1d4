"""The names and the text of cards, tiles, creatures and ruins: in both languages, short, and with the values
from the box.
"""

from __future__ import annotations

import re

import pytest

from patolli import games
from patolli.rulebook.parser import rulebook
from patolli.texts import GameTexts
from tests.texts.samples import faults_of

GAME = games.load("chichen-itza")
CARDS = ("god_cards", "hero_cards", "tasks")
TOLD = (*CARDS, "creatures", "ruins", "terrain_tiles", "action_tiles", "star_lines")
LONGEST = 100


@pytest.fixture(params=["en", "de"])
def words(request: pytest.FixtureRequest) -> GameTexts:
    return GameTexts(GAME, str(request.param), ["Ana", "Ben"])


def ids(*lists: str) -> list[str]:
    printed = GameTexts(GAME, "en").components
    return [name for name, found in printed.lists.items() if found in lists]


def test_everything_has_a_name_and_a_short_text(words: GameTexts) -> None:
    for name in ids(*TOLD):
        raw = name if re.search(r"\d", name) else ""
        assert faults_of(words.component(name), words, raw) == [], name
        text = words.effect(name)
        assert faults_of(text, words, raw) == [], name
        assert len(text) <= LONGEST, text


def test_nothing_is_left_in_the_other_language() -> None:
    english, german = GameTexts(GAME, "en"), GameTexts(GAME, "de")
    for name in ids(*TOLD):
        assert english.effect(name) != german.effect(name), name
    for name in ids(*CARDS, "ruins", "terrain_tiles"):
        assert english.component(name) != german.component(name), name


def test_names_of_cards_are_those_of_the_rulebook(words: GameTexts) -> None:
    book = rulebook(GAME.name, words.language)
    for name in ids(*CARDS):
        assert words.component(name) == book.title(f"CI-{name.upper()}")


@pytest.mark.parametrize("kind", TOLD)
def test_no_two_have_the_same_name(words: GameTexts, kind: str) -> None:
    called = [words.component(name) for name in ids(kind)]
    assert len(set(called)) == len(called)


def test_a_tile_is_called_by_the_number_one_types(words: GameTexts) -> None:
    for name in ids("terrain_tiles"):
        assert words.component(name).endswith(f" {int(name[1:])}")


def test_a_tile_is_called_by_what_is_printed_on_it() -> None:
    words = GameTexts(GAME, "en")
    for name in ids("terrain_tiles"):
        tile = words.components.tables[name]
        first = tile["gem"] if tile["kind"] == "mine" else tile["terrain"]
        assert words.component(name) == f"{first} {tile['kind']} {int(name[1:])}"


def test_numbers_on_cards_are_those_of_the_owners_box(words: GameTexts) -> None:
    numbered = [name for name in ids(*CARDS) if "number" in words.components.tables[name]]
    more = {name: words.components.tables[name]["number"] + 1 for name in numbered}
    text = "".join(
        f'[[{words.components.lists[name]}]]\nid = "{name.upper()}"\nnumber = {n}\n'
        for name, n in more.items()
    )
    owned = GameTexts(GAME, words.language, [], GAME.owners_box(text))
    for name, n in more.items():
        assert name in UNSAID or re.search(rf"\b{n}\b", owned.effect(name)), f"{name}: {owned.effect(name)}"


UNSAID = {"h18", "g69", "g79", "t16", "t17"}
"""Cards whose number 1 means "once"; their text does not contain the number."""


def test_events_of_upkeep_and_points(words: GameTexts) -> None:
    box = GAME.owners_box('[[hero_cards]]\nid = "H01"\nupkeep = 7\n\n[[tasks]]\nid = "T01"\npoints = 8\n')
    owned = GameTexts(GAME, words.language, [], box)
    assert "7" in owned.effect("H01")
    assert "8" in owned.effect("T01")
