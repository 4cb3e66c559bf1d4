"""Files and messages named in the documents must exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from patolli.table import protocol
from patolli.table.protocol import http_bodies, shared_types

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
NAMED = re.compile(r"`([\w./-]+\.(?:py|tsx?|toml|css))`")
SOURCES = [ROOT / place for place in ("src/patolli", "web/src", "tests")]


def is_there(name: str) -> bool:
    """Returns whether a file exists, relative to the root, to a source folder, or to any folder below one."""
    return (ROOT / name).exists() or any(
        (place / name).exists() or next(place.glob(f"*/**/{name}"), None) is not None for place in SOURCES
    )


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_a_document_names_is_there(document: Path) -> None:
    named = sorted(set(NAMED.findall(document.read_text(encoding="utf-8"))))
    assert [name for name in named if not is_there(name)] == []


def test_every_message_that_the_protocol_names_is_there() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([A-Z][a-z]+(?:[A-Z][a-z]+)*)`", text)) - {"Authorization"}
    known = {*vars(protocol), *vars(http_bodies), *vars(shared_types)}
    assert "LinkRequest" in named
    assert sorted(named - known) == []
