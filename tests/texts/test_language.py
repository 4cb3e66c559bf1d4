"""Language checks: nouns agree with numbers, each thing has only one German word, and names need no
inflection.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from patolli.kernel.game import Game
from patolli.texts import GameTexts
from tests.texts import samples

ROOT = Path(__file__).parents[2]
Found = tuple[str, str, str, frozenset[str]]
"""The message, the variable, the words after it, and the variables in whose selectors the text occurs."""
RANGES = {"players-from-to", "scoring-per-monument-of-all", "scoring-workers", "scoring-maxed-techs"}
"""Messages in which several numbers precede the noun, such as `1 to 4 players` or `2, 4 or 6 points`."""


@lru_cache
def files(language: str) -> list[Path]:
    game = [
        *(ROOT / "src/patolli").rglob(f"{language}.ftl"),
        *(ROOT / "src/patolli").rglob(f"{language}/*.ftl"),
    ]
    page = [*(ROOT / "web/src").rglob(f"{language}.ftl"), *(ROOT / "web/src").rglob(f"*.{language}.ftl")]
    return sorted({*game, *page})


def texts(language: str) -> Iterator[tuple[Path, str, ast.Pattern]]:
    for file in files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                if entry.value is not None:
                    yield file, entry.id.name, entry.value
                yield from ((file, entry.id.name, attribute.value) for attribute in entry.attributes)


def selected_by(expression: ast.SelectExpression) -> str:
    selector = expression.selector
    named = selector.arguments.positional[0] if isinstance(selector, ast.FunctionReference) else selector
    return named.id.name if isinstance(named, ast.VariableReference) else ""


def numbers(name: str, pattern: ast.Pattern, under: frozenset[str] = frozenset()) -> Iterator[Found]:
    """Yields every variable that is followed by a word."""
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from numbers(name, variant.value, under | {selected_by(inner)})
        elif isinstance(inner, ast.VariableReference) and at + 1 < len(pattern.elements):
            follows = pattern.elements[at + 1]
            if isinstance(follows, ast.TextElement) and re.match(r"[ \u00a0]\w", follows.value):
                yield name, inner.id.name, follows.value.strip(), under


def stem(variable: str) -> str:
    return re.sub(r"_(number|size)$", "", variable)


@lru_cache
def plurals(language: str) -> frozenset[str]:
    """Returns all nouns that change with a number. They are found in selectors such as
    `[one] point *[other] points`.
    """
    found: set[str] = set()

    def last_noun(text: str) -> str:
        return re.sub(r"[^\w-].*", "", text)

    def learn(pattern: ast.Pattern) -> None:
        for element in pattern.elements:
            if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
                variants = element.expression.variants
                keys = {getattr(variant.key, "name", ""): variant.value for variant in variants}
                if {"one", "other"} <= keys.keys():
                    one, other = (after(keys[key]) for key in ("one", "other"))
                    if one and other and one != other and not other.startswith(("are", "sind", "is", "ist")):
                        found.add(other)
                for variant in variants:
                    learn(variant.value)

    def after(pattern: ast.Pattern) -> str:
        """Returns the noun of a pattern: the whole text, or what follows the first variable."""
        parts = pattern.elements
        if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
            return last_noun(parts[0].value.strip())
        for at, part in enumerate(parts[:-1]):
            follows = parts[at + 1]
            if isinstance(part, ast.TextElement) or not isinstance(follows, ast.TextElement):
                continue
            if follows.value.startswith(" "):
                return last_noun(follows.value.strip())
        return ""

    for _, _, pattern in texts(language):
        learn(pattern)
    nouns = {word for word in found if len(word) > 3}
    return frozenset(noun for noun in nouns if language == "en" or noun[0].isupper())


@pytest.mark.parametrize(
    ("language", "some"),
    [
        ("en", {"points", "workers", "coins", "skulls", "units", "shields", "tables", "steps"}),
        ("de", {"Siegpunkte", "Münzen", "Punkte", "Karten", "Einheiten", "Tische", "Stufen"}),
    ],
)
def test_the_nouns_that_change_are_known(language: str, some: set[str]) -> None:
    assert some - plurals(language) - {"shields"} == set()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_noun_behind_a_number_is_selected_by_it(language: str) -> None:
    many = plurals(language) | ({"shields"} if language == "en" else set())
    faults = []
    for file, message, pattern in texts(language):
        for name, variable, follows, under in numbers(message, pattern):
            words = re.findall(r"\w+", follows)[:2]
            nouns = [word for word in words[:1] if word in many]
            if (
                len(words) > 1
                and words[0] in {"active", "aktive", "freie", "neue", "more"}
                and words[1] in many
            ):
                nouns.append(words[1])
            chosen = stem(variable) in {stem(one) for one in under}
            if nouns and not chosen and name not in RANGES and not is_a_verb(variable):
                faults.append(f"{file.relative_to(ROOT)}: {name}: {{ ${variable} }} {' '.join(words)}")
    assert faults == []


def is_a_verb(variable: str) -> bool:
    """In `$seat steps back`, for example, "steps" is a verb, not a noun."""
    return variable.endswith(("seat", "name", "who", "hero", "creature", "object"))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", samples.GAMES, ids=lambda game: game.name)
def test_nothing_rendered_counts_one_of_many(game: Game, language: str) -> None:
    """All numbers are rendered as 0, 1, 2 and 5. A plural must not follow a 1."""
    words = GameTexts(game, language, samples.PLAYERS)
    many = "|".join(sorted(plurals(language)))
    wrong = re.compile(rf"(?<![\d.,/+–×-])(?<! bis )(?<!, )(?<! or )1 (?:active |aktive )?({many})\b")
    said = [words.question(question, 0) for question in samples.questions(game)]
    said += [words.reason(reason) for reason in samples.reasons(game)]
    said += [words.event(event) for event in samples.events(game)]
    said += [words.effect(name) for name in game.components()]
    assert [text for text in said if wrong.search(text)] == []


# One German word for each thing, as in the rulebooks

BANNED = {
    "Finsternis": "Eklipse",
    "Schlacht": "Kampf",
    "Seeschlacht": "Seekampf",
    "Anbetung": "Gebet",
    "Dekoration": "Verzierung",
    "Ikone": "Symbol",
    "Ressource": "Rohstoff",
    "Idol": "Götze",
    "Juwel": "Edelstein",
    "Denkmal": "Monument",
    "Deich": "Damm",
    "Pyramidenplättchen": "Pyramidenstein",
    "Kristallschädel": "Schädel",
}
ELSEWHERE = {"Speer": ("azteca", "web"), "Runde": ("chichen_itza",)}
"""Words that are allowed in certain games: Chichén Itzá has a Ruin of the Spear and another word for rounds.
"""
SAID_ONCE = {("rules/de.md", "Kristallschädel")}
"""Passages in which a rulebook mentions the other word to explain it."""


def german() -> Iterator[tuple[Path, str]]:
    for file, name, pattern in texts("de"):
        yield file, f"{name}: {' '.join(spoken(pattern))}"
    for book in (ROOT / "src/patolli/games").rglob("rules/de.md"):
        yield from ((book, line) for line in book.read_text(encoding="utf-8").splitlines())


def spoken(pattern: ast.Pattern) -> Iterator[str]:
    """Yields the text between the variables."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from spoken(variant.value)


def test_german_has_one_word_per_thing() -> None:
    faults = []
    for file, text in german():
        where = file.relative_to(ROOT).as_posix()
        banned = [word for word in BANNED if (where[-11:], word) not in SAID_ONCE]
        banned += [word for word, places in ELSEWHERE.items() if any(place in where for place in places)]
        said = text.partition(": ")[2] if where.endswith(".ftl") else text
        for word in banned:
            if re.search(rf"\b{word}(e|en|n|s|es)?\b", said):
                faults.append(f"{where}: {word} instead of {BANNED.get(word, '')}: {text}")
    assert faults == []


# Names in sentences


@pytest.mark.parametrize("game", samples.GAMES, ids=lambda game: game.name)
def test_german_names_behind_a_preposition_need_no_inflection(game: Game) -> None:
    """`nach Rote Mine 1` would be wrong: a name that begins with an adjective must not follow a
    preposition.
    """
    words = GameTexts(game, "de", samples.PLAYERS)
    adjective = r"(?!eine )(?:[A-Z]?[a-zäöüß]+(?:er|es|e)) [A-ZÄÖÜ][a-zäöüß]+"
    names = {
        words.component(thing)
        for things in words.names.lists.values()
        for thing in things.values()
        if words.messages.has(f"thing-{thing.lower()}")
    }
    declined = sorted(re.escape(name) for name in names if re.match(adjective, name))
    if not declined:
        return
    prepositions = "auf|in|nach|von|bei|zu|aus|mit|für|gegen|an|über|durch|vor|ohne"
    wrong = re.compile(rf"\b(?:{prepositions}) (?:{'|'.join(declined)})\b")
    said = [words.question(question, 0) for question in samples.questions(game)]
    said += [words.reason(reason) for reason in samples.reasons(game)]
    said += [words.event(event) for event in samples.events(game)]
    said += [words.move(text) for text in game.vocabulary.ids]
    assert [text for text in said if wrong.search(text)] == []
