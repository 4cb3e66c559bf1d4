"""The rulebook of Chichén Itzá: the same in both languages, complete, and without broken references."""

from __future__ import annotations

import re

import pytest

from patolli.rulebook.parser import Rulebook, no_behaviour, rulebook

GAME = "chichen-itza"
NAMED = re.compile(r"CI-[A-Z]*[0-9][0-9.]*[0-9]|CI-[A-Z]*[0-9]")
CARD = re.compile(r"(?<!-)\b[GHT]\d\d\b")
MARKS = {
    "en": ("Ruling: ", "Inferred: ", "Reconstructed: ", "Texts differ: "),
    "de": ("Auslegung: ", "Erschlossen: ", "Rekonstruiert: ", "Textabweichung: "),
}


@pytest.fixture(params=["en", "de"])
def book(request: pytest.FixtureRequest) -> Rulebook:
    return rulebook(GAME, str(request.param))


def test_both_languages_have_the_same_rules_and_rulings() -> None:
    english, german = rulebook(GAME, "en"), rulebook(GAME, "de")
    assert list(english.rules) == list(german.rules)
    for rule in english.rules.values():
        other = german.rules[rule.id]
        assert len(rule.paragraphs) == len(other.paragraphs), rule.id
        assert [kind(r, "en") for r in rule.rulings] == [kind(r, "de") for r in other.rulings], rule.id
        assert rule.title.strip()
        assert rule.text().strip()
        assert rule.text() != other.text() or rule.text().startswith("|"), rule.id


def kind(ruling: str, language: str) -> int:
    """Returns the kind of a ruling as a number, recognised by its first words in this language."""
    return next(n for n, mark in enumerate(MARKS[language]) if ruling.startswith(mark))


def test_every_card_creature_ruin_and_example_has_a_rule(book: Rulebook) -> None:
    wanted = [f"CI-G{n:02}" for n in range(1, 81)]
    wanted += [f"CI-H{n:02}" for n in range(1, 25)]
    wanted += [f"CI-T{n:02}" for n in range(1, 24)]
    wanted += [f"CI-C{n}" for n in range(1, 8)]
    wanted += [f"CI-R{n}" for n in range(1, 11)]
    wanted += [f"CI-D{n}" for n in range(1, 30)]
    wanted += [f"CI-I{n}" for n in range(1, 18)]
    wanted += [f"CI-E{n}" for n in range(1, 41)]
    wanted += [f"CI-X{n}" for n in range(1, 31)]
    assert set(wanted) <= set(book.rules)


def test_every_rule_that_is_pointed_to_exists(book: Rulebook) -> None:
    for rule in book.rules.values():
        for named in NAMED.findall(rule.text()):
            assert named in book.rules, f"{rule.id} points to {named}"
        for card in CARD.findall(rule.text()):
            assert f"CI-{card}" in book.rules, f"{rule.id} names {card}"


def test_names_of_cards_differ(book: Rulebook) -> None:
    for letter in "GHT":
        titles = [rule.title for rule in book.rules.values() if re.fullmatch(rf"CI-{letter}\d\d", rule.id)]
        assert len(set(titles)) == len(titles)


def test_numbers_are_the_same_in_both_languages() -> None:
    """A value changed in only one of the languages would mislead players."""
    english, german = rulebook(GAME, "en"), rulebook(GAME, "de")
    for rule in english.rules.values():
        if rule.id[3] in "GHTC" and rule.id != "CI-C6":
            assert numbers(rule.text()) == numbers(german.rules[rule.id].text()), rule.id


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_what_has_no_behaviour_says_why() -> None:
    declared = no_behaviour(GAME)
    assert set(declared) <= set(rulebook(GAME, "en").rules)
    assert all(reason.strip() for reason in declared.values())


def test_nothing_sounds_unfinished(book: Rulebook) -> None:
    for rule in book.rules.values():
        assert "  " not in rule.text(), rule.id
        assert not re.search(r"\b(TODO|XXX|TBD)\b", rule.text()), rule.id
        for paragraph in [*rule.paragraphs, *rule.rulings]:
            if not paragraph.startswith("|"):
                assert paragraph.rstrip()[-1] in ".?)", rule.id
