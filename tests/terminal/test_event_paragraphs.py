"""Events as short paragraphs."""

from __future__ import annotations

from patolli.terminal.event_paragraphs import merged, paragraph


def test_one_player_is_named_once() -> None:
    told = paragraph("Ana", ["Ana picks up a worker.", "Ana takes 1 wood."])
    assert told == "Ana: picks up a worker; takes 1 wood."


def test_sentences_that_begin_otherwise_stay_whole() -> None:
    assert paragraph("Ana", ["Ana pays.", "A worker of Ana falls."]) == "Ana pays. A worker of Ana falls."
    assert paragraph("", ["Day 1.", "Round 2."]) == "Day 1. Round 2."


def test_lists_and_repetitions_are_shortened() -> None:
    assert paragraph("", ["New: a.", "New: b.", "Day 1."]) == "New: a, b. Day 1."
    assert paragraph("Ana", ["Ana waits."] * 3 + ["Ana pays."]) == "Ana: waits (3×); pays."


def test_what_is_listed_keeps_every_entry() -> None:
    rolled = ["Ana rolls: 4.", "Ana rolls: 6.", "Ana rolls: 6."]
    assert merged(rolled) == ["Ana rolls: 4, 6, 6."]
    assert merged(["Ana draws a card."] * 3) == ["Ana draws a card (3×)."]
