"""Every figure and text of one review, and of the lines and turns found in the same game."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from patolli import game_index
from patolli.review.html_report import STYLE, no_board, report
from patolli.review.review_texts import ReviewTexts
from tests.review.exact_review import FILE, OUTSIDE, exact_lines, finished


@pytest.fixture(autouse=True)
def outside_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(game_index.VARIABLE, OUTSIDE)


def test_the_same_record_always_gives_the_same_review() -> None:
    # `python -m tests.review.exact_review` writes the file again after an intended change
    assert exact_lines() == FILE.read_text(encoding="utf-8").splitlines()


def test_every_element_of_the_page_is_closed() -> None:
    class Elements(HTMLParser):
        def handle_starttag(self, tag: str, _attrs: list[tuple[str, str | None]]) -> None:
            if tag != "meta":
                open_elements.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert open_elements.pop() == tag

    open_elements: list[str] = []
    run = finished()
    page = report(run.review(), ReviewTexts(run.timeline, "de"), no_board)
    Elements().feed(page)
    assert open_elements == []
    assert page.startswith("<!doctype html>\n<html lang='de'>")
    assert STYLE in page
