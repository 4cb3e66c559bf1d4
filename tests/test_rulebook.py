"""The rulebooks: reading, lookup and search, and whether every rule has a test."""

import re
from pathlib import Path

import pytest

from patolli import games
from patolli.commands import rules as command
from patolli.kernel.errors import PatolliError
from patolli.rulebook.coverage import checkout_tests, coverage, named_in
from patolli.rulebook.parser import Rulebook, fold, languages, no_behaviour, rulebook
from patolli.texts.rule_text import whole

BOOK = """\
## 1 Paying

### XX-1.1 Corn
Pay corn. Corn is yellow.

| Corn | 1 |
|---|---|

> Ruling: never by half.

### XX-1.2 Die Götter
Ärger kostet Mais: corn is lost.

## Decisions

### XX-D1 Pay
Choose what to pay.
"""
GAMES = [name for name in games.names() if languages(name)]


@pytest.fixture
def book() -> Rulebook:
    return Rulebook("toy", "en", BOOK)


def test_a_book_is_read_by_chapters_rules_paragraphs_and_rulings(book: Rulebook) -> None:
    assert book.chapters == ["1 Paying", "Decisions"]
    assert list(book.rules) == ["XX-1.1", "XX-1.2", "XX-D1"]
    corn = book.rules["XX-1.1"]
    assert corn.heading() == "XX-1.1 Corn"
    assert corn.chapter == "1 Paying"
    assert corn.paragraphs == ["Pay corn. Corn is yellow.", "| Corn | 1 |\n|---|---|"]
    assert corn.rulings == ["Ruling: never by half."]


def test_an_id_twice_is_refused() -> None:
    with pytest.raises(PatolliError, match="XX-1\\.1 twice"):
        Rulebook("toy", "en", BOOK + "\n### XX-1.1 Again\nText.\n")


@pytest.mark.parametrize("text", ["XX-1.1", "xx-1.1", "1.1"])
def test_a_rule_is_found_however_its_id_is_written(book: Rulebook, text: str) -> None:
    rule = book.rule(text)
    assert rule is not None
    assert rule.id == "XX-1.1"


def test_no_rule_by_a_wrong_id(book: Rulebook) -> None:
    assert book.rule("9.9") is None


def test_a_chapter_by_number_or_title(book: Rulebook) -> None:
    assert [rule.id for rule in book.chapter("1")] == ["XX-1.1", "XX-1.2"]
    assert [rule.id for rule in book.chapter("decisions")] == ["XX-D1"]


def test_search_finds_all_words_and_puts_titles_first(book: Rulebook) -> None:
    assert [found.rule.id for found in book.search(["pay"])] == ["XX-D1", "XX-1.1"]
    assert [found.rule.id for found in book.search(["corn", "half"])] == ["XX-1.1"]
    assert book.search(["corn", "skull"]) == []


@pytest.mark.parametrize("word", ["GÖTTER", "gotter", "arger", "Ärger"])
def test_search_knows_no_case_and_no_accents(book: Rulebook, word: str) -> None:
    assert [found.rule.id for found in book.search([word])] == ["XX-1.2"]


def test_search_shows_the_sentences_with_the_words(book: Rulebook) -> None:
    assert book.search(["yellow"])[0].sentences == ["Corn is yellow."]


def test_folding() -> None:
    assert fold("Tzolk’in: Große GÖTTER") == "tzolk'in: grosse gotter"


# The included rulebooks


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_rules_with_title_and_text(game: str) -> None:
    assert languages(game) == ["de", "en"]
    english, german = rulebook(game, "en"), rulebook(game, "de")
    assert list(english.rules) == list(german.rules)
    for rule in [*english.rules.values(), *german.rules.values()]:
        assert rule.title.strip()
        assert rule.text().strip(), rule.id


@pytest.mark.parametrize("game", GAMES)
def test_rulings_stand_at_the_same_rules(game: str) -> None:
    english, german = rulebook(game, "en"), rulebook(game, "de")
    assert [r.id for r in english.rules.values() if r.rulings] == [
        r.id for r in german.rules.values() if r.rulings
    ]


@pytest.mark.parametrize("game", GAMES)
def test_ids_without_behaviour_exist_and_have_a_reason(game: str) -> None:
    declared = no_behaviour(game)
    assert set(declared) <= set(rulebook(game, "en").rules)
    assert all(reason.strip() for reason in declared.values())


def test_a_missing_book_or_language_is_reported() -> None:
    with pytest.raises(PatolliError, match="no rulebook for 'go'"):
        rulebook("go", "en")
    with pytest.raises(PatolliError, match="written in de, en, not in 'la'"):
        rulebook("tzolkin", "la")


# The command


def test_the_command_shows_contents_rules_and_finds(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.rules("tzolkin", language="en") == 0
    assert "  TZ-5.5   Crew surcharge\n" in capsys.readouterr().out
    assert command.rules("tzolkin", "tz-5.5", language="de") == 0
    assert capsys.readouterr().out.startswith("TZ-5.5 Zuschlag für mehrere Arbeiter\n")
    assert command.rules("tzolkin", "gods", "anger", language="en") == 0
    assert capsys.readouterr().out.startswith("TZ-14.8 Angering the gods\n")
    assert command.rules("tzolkin", "5", language="en") == 0
    assert capsys.readouterr().out.count("TZ-5.") >= 6


def test_nothing_found_is_said_and_is_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.rules("tzolkin", "quetzal", "submarine", language="en") == 1
    assert capsys.readouterr().out == "No rule contains “quetzal submarine”.\n"


# Coverage

TESTS = """\
import pytest
pytestmark = pytest.mark.rule("XX-D1")

@pytest.mark.rule("XX-1.1", "XX-1.2")
def test_one(): ...

class TestMore:
    pytestmark = [pytest.mark.rule("XX-1.1")]
    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("XX-9.9"))])
    def test_two(self, n): ...

@pytest.mark.rule(NAME)
def test_three(): ...

@pytest.mark.rule("XX-1.1")
def helper(): ...
"""


def test_namings_are_read_from_the_sources() -> None:
    assert [(test, rule) for test, _, rule in named_in(TESTS)] == [
        ("test_one", "XX-D1"),
        ("test_one", "XX-1.1"),
        ("test_one", "XX-1.2"),
        ("TestMore::test_two", "XX-D1"),
        ("TestMore::test_two", "XX-1.1"),
        ("TestMore::test_two", "XX-9.9"),
        ("test_three", "XX-D1"),
        ("test_three", None),
    ]


def test_coverage_names_tests_missing_rules_and_faults(book: Rulebook, tmp_path: Path) -> None:
    (tmp_path / "test_toy.py").write_text(TESTS)
    found = coverage(book, tmp_path)
    assert found.tests["XX-1.2"] == ["test_toy.py::test_one"]
    assert found.missing == []
    assert found.faults == [
        "test_toy.py:9: there is no rule XX-9.9",
        "test_toy.py:12: a rule id must be a literal text",
    ]
    (tmp_path / "test_toy.py").write_text('@pytest.mark.rule("XX-D1")\ndef test_pay(): ...\n')
    assert coverage(book, tmp_path).missing == ["XX-1.1", "XX-1.2"]


def test_the_command_lists_what_is_missing_last(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_a.py").write_text('@pytest.mark.rule("TZ-5.5")\ndef test_a(): ...\n')
    assert command.rules("tzolkin", language="en", coverage=True, tests=tmp_path) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["TZ-5.5 Crew surcharge", "    test_a.py::test_a"]
    assert lines[2].startswith("TZ-O1 No official answers at hand: no behaviour (")
    assert lines[-2] == "TZ-E37 Mercy: no test"
    assert lines[-1].startswith("1 of ")


def test_without_a_checkout_coverage_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("patolli.build_info.PACKAGE", tmp_path / "lib" / "patolli")
    with pytest.raises(PatolliError, match="source checkout"):
        checkout_tests()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games.names())
def test_every_rule_fits_the_screen_with_all_its_words(game: str, language: str) -> None:
    for rule in rulebook(game, language).rules.values():
        for width in (60, 80, 100):
            lines = list(whole(rule, width))
            assert [line for line in lines if len(line) > width] == [], rule.id
            said = set(re.findall(r"\w+", " ".join(lines)))
            assert set(re.findall(r"\w+", rule.text())) <= said, rule.id
