"""Every document is in the table of contents of the documentation site."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"
TREE = re.compile(r"^```\{toctree\}\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def listed(index: Path) -> set[Path]:
    found: set[Path] = set()
    for block in TREE.findall(index.read_text(encoding="utf-8")):
        for line in block.splitlines():
            if line and not line.startswith(":"):
                found.add(index.parent / f"{line}.md")
    return found


def test_every_document_is_listed() -> None:
    indexes = sorted(DOCS.rglob("index.md"))
    there = set().union(*(listed(index) for index in indexes)) | {DOCS / "index.md"}
    assert there == set(DOCS.rglob("*.md"))
