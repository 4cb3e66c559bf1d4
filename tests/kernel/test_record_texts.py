"""Records preserve and verify all text written by people: names, words, and components files."""

from __future__ import annotations

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from patolli.games import load
from patolli.kernel import records
from patolli.kernel.chance import CommittedSeed
from patolli.kernel.errors import BrokenRecord
from patolli.kernel.match import Match
from tests.kernel.lanterns.game import GAME

HARD = [
    "abc ",
    " abc",
    "a\nfate: seed 9",
    "a\u2028b",
    "a\x0bb",
    "a\x85",
    "\x85",
    "",
    '"abc"',
    "a\r",
    "~ab12cd",
    "a: b",
]
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
TZOLKIN = load("tzolkin")


def played(words: list[str]) -> Match:
    match = Match(GAME, 2, CommittedSeed(bytes(range(32)), words), {"nights": "1"})
    rng = random.Random(3)
    while not match.over():
        seat = match.asked()[0]
        match.play(seat, rng.choice(match.position.legal_moves(seat)))
    return match


@pytest.mark.parametrize("word", HARD)
def test_a_word_survives_the_record_and_injects_nothing(word: str) -> None:
    match = played([word, "jade"])
    text = records.write(match, ["Ana", "Ben"])
    read = records.read(text)
    assert read.opened[2:] == [word, "jade"]
    assert read.fate == match.source.description()
    records.verify(GAME, read)


@settings(max_examples=30, deadline=None)
@given(st.lists(TEXT, min_size=2, max_size=2), st.lists(TEXT, min_size=2, max_size=2))
def test_any_names_and_words_are_read_back(words: list[str], names: list[str]) -> None:
    read = records.read(records.write(played(words), names))
    assert read.opened[2:] == words
    assert read.names == [records.plain_name(name) for name in names]
    records.verify(GAME, read)


def test_a_quoted_word_that_is_no_text_is_refused() -> None:
    text = records.write(played(["abc ", "jade"]), ["Ana", "Ben"])
    for broken in ("17", '"abc', "[" * 9_000, '"\\ud800"'):
        with pytest.raises(BrokenRecord, match="a quoted word is a JSON string"):
            records.read(text.replace('quoted: "abc "', f"quoted: {broken}"))


def started(owner: str) -> Match:
    return Match(
        TZOLKIN, 2, CommittedSeed(bytes(range(32)), ["maize", "jade"]), {}, TZOLKIN.owners_box(owner)
    )


IN_TOML = st.text(st.characters(exclude_categories=["Cs", "Cc"], exclude_characters='"\\'), max_size=30)
LINES = st.lists(IN_TOML, max_size=4)


def replaceable() -> tuple[str, str, int]:
    """Returns a number in the box that the owner may replace."""
    box = TZOLKIN.printed_box()
    for path in box.tables:
        for key, value in box.tables[path].values.items():
            if isinstance(value, int) and not isinstance(value, bool):
                try:
                    TZOLKIN.owners_box(f"[{path}]\n{key} = {value + 1}\n")
                except Exception:  # noqa: BLE001 - this one is fixed by the rules
                    continue
                return path, key, value + 1
    raise AssertionError("nothing can be replaced")


PATH, KEY, VALUE = replaceable()


@settings(max_examples=30, deadline=None)
@given(LINES, IN_TOML, st.sampled_from(["\n", "\r\n"]), st.sampled_from(["", "\n", "\n\n"]))
@example(["  indented", "", "after an empty line "], "a\u2028b \x85", "\r\n", "")
def test_any_components_file_is_read_back(note: list[str], remark: str, end: str, last: str) -> None:
    lines = [f"[{PATH}]", f"  {KEY} = {VALUE}\t", "", 'note = """', *note, '"""', f"# {remark}"]
    owner = end.join(lines) + last
    match = started(owner)
    read = records.read(records.write(match, ["Ana", "Ben"]))
    assert read.owner == owner.replace("\r\n", "\n")
    assert records.verify(TZOLKIN, read).position.box.digest == match.position.box.digest
