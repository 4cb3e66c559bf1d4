"""Rules as plain text: contents, whole rules, tables (as columns or as paragraphs), and search results."""

from __future__ import annotations

import os
import shutil

import pytest

from patolli.rulebook.parser import Rulebook
from patolli.texts import rule_text

BOOK = Rulebook(
    "toy",
    "en",
    """\
## 1 Paying

### XX-1.1 Corn
Pay corn for every worker that you place.

| Worker | Corn | |
|---|---|---|
| first | 0 | free |
| second | 1 | |

> Ruling: never by half.

### XX-1.2 Wood
Wood is paid. Corn comes first. Wood is brown. Wood floats. Wood burns.

## 2 The end

### XX-2.1 Points
The most points win.
""",
)


def test_the_contents_list_the_rules_below_their_chapters() -> None:
    assert list(rule_text.contents(BOOK)) == [
        "1 Paying",
        "  XX-1.1   Corn",
        "  XX-1.2   Wood",
        "",
        "2 The end",
        "  XX-2.1   Points",
        "",
    ]


WHOLE = [
    "XX-1.1 Corn",
    "",
    "Pay corn for every worker",
    "that you place.",
    "",
    "Worker | Corn |",
    "------ | ---- | ----",
    "first  | 0    | free",
    "second | 1    |",
    "",
    "  Ruling: never by half.",
]


def test_a_rule_has_its_paragraphs_tables_and_rulings() -> None:
    assert rule_text.looked_up(BOOK, ["1.1"], 25) == (WHOLE, 0)


def test_a_table_needs_the_width_of_its_columns_and_their_separators() -> None:
    table = BOOK.rules["XX-1.1"].paragraphs[1]
    assert list(rule_text.table(table, 20)) == WHOLE[5:9]
    assert list(rule_text.table(table, 19)) == [
        "Worker: first;",
        "    Corn: 0; free",
        "Worker: second;",
        "    Corn: 1;",
    ]


def test_a_chapter_is_all_its_rules() -> None:
    lines, status = rule_text.looked_up(BOOK, ["1", "paying"], 25)
    assert status == 0
    assert lines[: len(WHOLE) + 2] == [*WHOLE, "", "XX-1.2 Wood"]
    assert lines[-1] == "Wood floats. Wood burns."


def test_a_search_shows_three_sentences_of_each_rule() -> None:
    assert rule_text.looked_up(BOOK, ["wood"], 40) == (
        ["XX-1.2 Wood", "    Wood is paid.", "    Wood is brown.", "    Wood floats."],
        0,
    )
    assert rule_text.looked_up(BOOK, ["silver"], 40) == (["No rule contains “silver”."], 1)


@pytest.mark.parametrize(("columns", "width"), [(20, 40), (40, 40), (77, 77), (100, 100), (300, 100)])
def test_without_a_width_the_text_fits_the_screen(
    monkeypatch: pytest.MonkeyPatch, columns: int, width: int
) -> None:
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((columns, 24)))
    assert rule_text.screen_width() == width
    lines, _ = rule_text.looked_up(BOOK, ["1.1"])
    sentence = "Pay corn for every worker that you place."
    assert lines[2] == (sentence if width > 40 else sentence.removesuffix(" place."))
