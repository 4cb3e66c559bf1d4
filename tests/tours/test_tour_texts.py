"""No text of a tour is missing or unused, in either language."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from patolli.kernel.errors import PatolliError
from patolli.table.tours import tour_file
from patolli.table.tours.tour_texts import TourTexts, tour_texts
from patolli.texts import languages
from patolli.texts.messages import folder

from .test_tours import TOURS

LONGEST = 330
"""The maximum number of characters in one message, which should have two or three sentences."""


def wanted(game: str) -> set[str]:
    found: set[str] = set()
    for step in tour_file.tour(game).steps:
        if step.chapter:
            found.add(f"tour-chapter-{step.chapter}")
        found |= {f"tour-{step.id}", f"tour-{step.id}.text"}
        if step.answer:
            found |= {f"tour-{step.id}.task", f"tour-{step.id}.done"}
        found |= {f"tour-{step.id}.wrong-{mistake.name}" for mistake in step.wrong}
    return found


def there(game: str, language: str) -> set[str]:
    source = folder(game).joinpath("tour", f"{language}.ftl").read_text(encoding="utf-8")
    found: set[str] = set()
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found |= {entry.id.name, *(f"{entry.id.name}.{one.id.name}" for one in entry.attributes)}
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TOURS)
def test_each_text_exists_and_is_used(game: str, language: str) -> None:
    assert there(game, language) == wanted(game)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TOURS)
def test_texts_are_short(game: str, language: str) -> None:
    texts = tour_texts(game, language)
    said = {name: texts.text(*name.split(".")) for name in wanted(game)}
    assert {name: len(text) for name, text in said.items() if not 0 < len(text) <= LONGEST} == {}


def test_a_missing_text_is_empty_and_a_missing_language_refused() -> None:
    texts = TourTexts("tzolkin", "en")
    message = f"tour-{tour_file.tour('tzolkin').steps[0].id}"
    assert texts.has(message)
    assert texts.step(message.removeprefix("tour-"), "text") == texts.text(message, "text") != ""
    for missing, attribute in (("tour-nowhere", ""), ("tour-nowhere", "text"), (message, "nothing")):
        assert texts.has(missing, attribute) is False
        assert texts.text(missing, attribute) == ""
    with pytest.raises(PatolliError, match="no texts in 'xx'"):
        TourTexts("tzolkin", "xx")
