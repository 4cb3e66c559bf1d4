"""What `tests/prose.py` counts as a sentence, and a check that no document contains a banned phrase."""

from __future__ import annotations

import re

import pytest

from tests import prose


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("It begins anew.", 1),
        ("The table is told what happened.", 1),
        ("Whoever sits there, and so many moves.", 2),
        ("It begins again.", 0),
    ],
)
def test_phrases_are_found(line: str, found: int) -> None:
    assert sum(len(pattern.findall(line)) for pattern, _ in prose.banned()) == found


def test_passages_of_python() -> None:
    source = (
        '"""First line.\n\n        an example\n\n    Last line.\n    """\n'
        "# One comment\n# on two lines.\n"
        "x = 1  # behind code\ny = 2  # behind other code\n"
    )
    texts = [re.sub(r"\s+", " ", text).strip() for _, text in prose.of_python(source)]
    assert texts == [
        "First line. Last line.",
        "One comment on two lines.",
        "behind code",
        "behind other code",
    ]


def test_a_parameter_is_a_sentence_without_its_name() -> None:
    docstring = (
        "Plays games.\n\n    Parameters\n    ----------\n"
        "    games\n        How many games.\n    seed\n        The seed\n        of chance.\n    "
    )
    assert prose.SENTENCE_END.split(
        re.sub(r"\n\s*\n+", "\n\n", prose.without_examples(docstring).strip())
    ) == [
        "Plays games.",
        "How many games.",
        "The seed\nof chance.",
    ]


def test_passages_of_scripts_and_documents() -> None:
    script = "const b = './*/x.ts';\n/** A line. */\nconst a = 'http://x'; // why\n"
    assert [text for _, text in prose.of_script(script)] == ["A line.", "why"]
    document = (
        "# Title\n\nOne sentence\non two lines.\n\n```sh\nnot this\n```\n\n"
        "| a cell | |\n| --- | --- |\n- an entry\n"
    )
    assert [text for _, text in prose.of_markdown(document)] == [
        "One sentence\non two lines.",
        "a cell",
        "an entry",
    ]


def test_readers_see_the_code_that_a_sentence_belongs_to() -> None:
    def found(file: str, words: str) -> str:
        return next(prose.subject(one) for one in prose.sentences() if one.file == file and words in one.text)

    assert found("tests/prose.py", "Returns the line of code, or the heading").startswith("def subject")
    assert found("tests/prose.py", "Rulebooks are texts for players").startswith("NOT_PROSE")
    assert found("docs/reports/prose.md", "draws 150 sentences") == "# Prose"


def test_readers_see_the_column_and_the_row_of_a_cell() -> None:
    table = ["# Title", "", "| name | meaning |", "|---|---|", "| `agenda` | a stack of steps |"]
    assert prose.place_in_table(table, 4, "a stack of steps") == " | meaning | `agenda`"
    assert prose.place_in_table(table, 4, "`agenda`") == " | name"
    assert prose.place_in_table(table, 0, "Title") == ""


def test_code_alone_is_no_sentence() -> None:
    texts = [one.text for one in prose.sentences() if one.file == "CONTRIBUTING.md"]
    assert any("lint" not in text and "Bug reports" in text for text in texts)
    assert not any(text.startswith("`.venv/bin/lint-imports") for text in texts)
    assert prose.SENTENCE_END.split("`a` v. `b` plays. Then `c` plays.") == [
        "`a` v. `b` plays.",
        "Then `c` plays.",
    ]


def test_all_kinds_of_files_are_read() -> None:
    read = {one.file.rpartition(".")[2] for one in prose.sentences()}
    assert read == {"css", "md", "py", "ts", "tsx"}


def test_no_banned_phrase() -> None:
    assert prose.faults() == []
