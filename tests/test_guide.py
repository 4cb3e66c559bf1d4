"""The player guide in docs is the same as the one on the page."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GUIDE = ROOT / "web" / "src" / "texts" / "guide"


def test_the_guide_in_docs_is_the_one_on_the_page() -> None:
    assert (ROOT / "docs" / "guide.md").read_text() == (GUIDE / "en.md").read_text()


def test_both_languages_have_the_same_parts() -> None:
    counts = [
        [part.count("\n- ") for part in (GUIDE / f"{language}.md").read_text().split("\n## ")[1:]]
        for language in ("en", "de")
    ]
    assert counts[0] == counts[1]
