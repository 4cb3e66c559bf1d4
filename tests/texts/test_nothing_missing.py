"""Every game that has messages has all the messages it needs, in every supported language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from patolli.build_info import PACKAGE
from patolli.kernel.game import Game
from patolli.rulebook.parser import rulebook
from patolli.table import promises
from patolli.table.workshop_entries import workshop
from patolli.texts import GameTexts, languages
from patolli.texts.arguments import message_id, thing_id
from patolli.texts.game_texts import question_numbers
from patolli.texts.messages import SHARED, source
from patolli.texts.thing_ids import thing_ids
from tests.texts import samples

HOUSE_LANGUAGES = ["de", "en"]


@pytest.fixture(params=HOUSE_LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=samples.GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found = request.param
    assert isinstance(found, Game)
    return found


@pytest.fixture
def words(game: Game, language: str) -> GameTexts:
    return GameTexts(game, language, samples.PLAYERS)


def test_there_is_a_game_with_words() -> None:
    assert samples.GAMES


def test_every_game_speaks_the_languages_of_the_house(game: Game) -> None:
    assert languages(game.name) == languages() == HOUSE_LANGUAGES


def test_moves(game: Game, words: GameTexts) -> None:
    for text in game.vocabulary.ids:
        assert samples.faults_of(words.move(text), words, raw_tile(text)) == [], text


def test_moves_as_answers(game: Game, words: GameTexts) -> None:
    for question in samples.questions(game):
        for text in ("stop", "pass", "yes", "no", "1", "2"):
            assert samples.faults_of(words.move(text, question), words) == [], (question.kind, text)


def test_questions(game: Game, words: GameTexts) -> None:
    for question in samples.questions(game):
        told = words.question(question, 0)
        assert samples.faults_of(told, words) == [], question.kind
        assert told[-1] in "?.", told


def test_reasons(game: Game, words: GameTexts) -> None:
    for reason in samples.reasons(game):
        told = words.reason(reason)
        assert samples.faults_of(told, words) == [], reason.name
        assert told.endswith("."), told


def test_events(game: Game, words: GameTexts) -> None:
    for event in samples.events(game):
        told = words.event(event)
        assert samples.faults_of(told, words) == [], event["event"]
        assert told.endswith("."), told


def test_components_and_what_they_do(game: Game, words: GameTexts) -> None:
    for component in game.components():
        assert samples.faults_of(words.component(component), words, raw_tile(component)) == []
        assert samples.faults_of(words.effect(component), words, raw_tile(component)) == [], component


def raw_tile(text: str) -> str:
    """Returns the id of a tile if the text ends with one. Players should not have to read ids."""
    tile = text.rpartition(" ")[2]
    return tile if re.fullmatch(r"[A-Za-z]\d+", tile) else ""


def test_things(game: Game, words: GameTexts) -> None:
    things = {
        thing for kind in thing_ids(game.name).lists for thing in thing_ids(game.name).lists[kind].values()
    }
    for thing in things:
        if words.messages.has(thing_id(thing)):
            assert samples.faults_of(words.component(thing), words, raw_tile(thing)) == []


def test_rule_titles(game: Game, words: GameTexts) -> None:
    book = rulebook(game.name, words.language)
    for rule in [*samples.rule_ids(game), *book.rules]:
        assert samples.faults_of(words.rule_title(rule), words, rule) == []
        assert book.rules[rule].text().strip()


def test_windows(game: Game, words: GameTexts) -> None:
    for window in samples.windows(game):
        assert samples.faults_of(words.format(message_id("window", window)), words) == []


def test_score_sources(game: Game, words: GameTexts) -> None:
    for name in game.start(game.most).scores().sources:
        assert samples.faults_of(words.score_source(name), words) == []


# The files themselves


def messages(place: str, language: str) -> dict[str, ast.Message | ast.Term]:
    parsed = FluentParser().parse(source(place, language))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)], f"unreadable lines in {place}"
    entries = [entry for entry in parsed.body if isinstance(entry, ast.Message | ast.Term)]
    ids = [entry.id.name for entry in entries]
    assert len(set(ids)) == len(ids), (
        f"twice in {place}/{language}.ftl: {[i for i in ids if ids.count(i) > 1]}"
    )
    return {entry.id.name: entry for entry in entries}


PLACES = [SHARED, *(game.name for game in samples.GAMES)]


@pytest.mark.parametrize("place", PLACES)
def test_all_languages_have_the_same_messages_and_attributes(place: str) -> None:
    english, german = messages(place, "en"), messages(place, "de")
    assert list(english) == list(german), "and in the same order, so that they can be compared by eye"
    for name, entry in english.items():
        assert {a.id.name for a in entry.attributes} == {a.id.name for a in german[name].attributes}, name


def prospect_sources(game: Game) -> str:
    """Returns the source code that creates a game's notes on answers; it contains the names of notes as
    literals.
    """
    modules = (PACKAGE / "games" / game.name.replace("-", "_")).glob("prospect*.py")
    return "".join(file.read_text(encoding="utf-8") for file in modules)


def note_names(game: Game) -> list[str]:
    return re.findall(r'Note\(\s*"([\w-]+)"', prospect_sources(game))


def test_every_note_of_the_rules_has_a_message(game: Game) -> None:
    for language in languages(game.name):
        known = messages(game.name, language)
        assert [name for name in note_names(game) if message_id("note", name) not in known] == []


def test_options_and_their_values_have_different_names(game: Game, words: GameTexts) -> None:
    for option, values in game.choices.items():
        texts = [
            words.format(f"option-{option}"),
            *(words.format(f"option-{option}-{one}") for one in values),
        ]
        assert words.messages.faults == []
        assert len(set(texts)) == len(texts)


def used(game: Game) -> Iterator[str]:
    """Yields the messages that the program may request; an attribute is `message.attribute`."""
    lists = thing_ids(game.name).lists
    yield "automa"
    yield from (message_id("note", name) for name in note_names(game))
    yield from (thing_id(name) for name in re.findall(r'"(any-[\w-]+)"', prospect_sources(game)))
    yield from (message_id("window", window) for window in samples.windows(game))
    for option, values in game.choices.items():
        yield from (message_id("option", option), *(message_id("option", option, value) for value in values))
    for text in game.vocabulary.ids:
        verb, _, said = text.partition(" ")
        yield from (message_id("move", verb), message_id("move", verb, said))
    for kind in samples.decisions(game):
        yield from (message_id("question", kind), message_id("hint-reason", kind.lower()))
        for text in game.vocabulary.ids:
            verb, _, said = text.partition(" ")
            yield from (f"question-{kind}.{message_id(verb)}", f"question-{kind}.{message_id(verb, said)}")
        yield f"question-{kind}.amount"
    yield from (message_id("reason", entry.name) for entry in game.reasons.entries.values())
    yield from (message_id("event", entry.name) for entry in game.events.entries.values())
    yield from (message_id("promise", promise) for promise in promises.kinds(game.name))
    yield from (message_id("odds", name) for name in samples.outcomes(game))
    yield from (message_id("score", source) for source in game.start(game.most).scores().sources)
    for things in lists.values():
        for thing in things.values():
            first, _, rest = thing.partition(" ")
            yield from (thing_id(thing), thing_id(first), message_id("component", rest))
    yield from (thing_id(text.partition(" ")[2]) for text in game.vocabulary.ids)
    printed = GameTexts(game, "en").components
    for name in [*printed.tables, *game.components()]:
        yield from (message_id(card) for card in printed.cards(name))
        for value in printed.card(name).values():
            yield from (thing_id(key) for key in value) if isinstance(value, dict) else ()
    for table in game.printed_box().tables.values():
        for value in table.values.values():
            for row in value if isinstance(value, list) else [value]:
                if isinstance(row, dict):
                    yield message_id(printed.row_message(row))
        yield message_id(printed.row_message(table.values).replace("action-", "", 1))
        yield from (
            message_id(family, str(table.values.get(key, "")))
            for key, family in printed.keys.families.items()
        )
    for group in workshop(game, "en").groups:
        yield from (message_id("workshop", word, group.id) for word in ("group", "where"))
        for entry in group.entries:
            yield message_id("workshop-key", entry.id)
            yield from (message_id("workshop-key", value.key) for value in entry.values)


def test_no_message_of_a_game_is_unused(game: Game) -> None:
    wanted = set(used(game))
    drawn = (PACKAGE / "games" / game.name.replace("-", "_")).glob("text_board*.py")
    drawing = "".join(file.read_text(encoding="utf-8") for file in drawn)
    wanted |= {message_id(kind, key) for kind in ("view", "gain") for key in keys_of_the_view(game)}
    for name, entry in messages(game.name, "en").items():
        if name.startswith(("editor-", "fault-")):  # checked in tests/table/test_editor.py
            continue
        asked_for = name in wanted or f'"{name}"' in drawing
        assert asked_for or f"'{name}'" in drawing, f"nothing asks for {name}"
        for attribute in entry.attributes:
            assert f"{name}.{attribute.id.name}" in wanted, f"nothing asks for {name}.{attribute.id.name}"


def keys_of_the_view(game: Game) -> set[str]:
    """Returns all keys in a game's view. The generic board labels them with the messages `view-<key>`."""
    views = (PACKAGE / "games" / game.name.replace("-", "_")).glob("view*.py")
    return {key for view in views for key in re.findall(r'"([a-z_-]+)"', view.read_text(encoding="utf-8"))}


def test_only_questions_that_exist_have_names_for_numbers(game: Game) -> None:
    assert set(question_numbers(game)) <= set(samples.decisions(game))


def test_no_message_of_the_house_is_unused() -> None:
    """Shared messages are requested by their literal ids, except that messages of moves and commands are
    found by their words.
    """
    sources = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    for name in messages(SHARED, "en"):
        by_word = name.startswith(("move-", "reason-", "command-", "help-", "bot-"))
        assert by_word or f'"{name}"' in sources, f"nothing asks for {name}"
