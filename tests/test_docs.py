"""Files that the documents name are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PLACES = ("", "src/patolli/", "src/", "web/src/", "tests/")
PATH = re.compile(r"`([\w./-]+/[\w.-]+\.(?:py|tsx?|toml|md|json))(?::\w+)?`")


def named_paths(document: str) -> list[str]:
    return PATH.findall((ROOT / document).read_text(encoding="utf-8"))


@pytest.mark.parametrize("document", ["docs/architecture.md", "docs/players.md", "docs/glossary.md"])
def test_every_file_that_a_document_names_is_there(document: str) -> None:
    of_a_game = [f"src/patolli/games/{game}/" for game in ("tzolkin", "azteca")]
    missing = [
        path
        for path in named_paths(document)
        if not any((ROOT / place / path).exists() for place in [*PLACES, *of_a_game])
    ]
    assert missing == []
