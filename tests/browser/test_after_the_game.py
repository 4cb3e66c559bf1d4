"""After the end of a game: its record is reviewed, a position is shown, and a turning point is tried out and
the game is continued from it. One puzzle of each game is solved. axe checks all pages, on desktop and phone,
in two languages.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from patolli import games
from patolli.kernel import records
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.match import Match
from patolli.review.puzzle_file import Puzzle, puzzles_of

from .conftest import Server
from .test_everyone import needs_axe
from .test_puzzles import play, verdict
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser

OPTIONS = {"azteca": {"length": "short"}}
STOP = {"en": "Stop", "de": "Anhalten"}
slow = pytest.mark.slow
WAYS = [
    ("chichen-itza", "en", WIDE, "light"),
    ("tzolkin", "de", PHONE, "dark"),
    ("teotihuacan", "de", WIDE, "dark"),
    ("azteca", "en", PHONE, "light"),
    pytest.param("chichen-itza", "de", PHONE, "dark", marks=slow),
    pytest.param("tzolkin", "en", WIDE, "light", marks=slow),
    pytest.param("teotihuacan", "en", PHONE, "light", marks=slow),
    pytest.param("azteca", "de", WIDE, "dark", marks=slow),
]
JUDGED = ".try-page [data-verdict]"
CHOICES = ".try-page .question.mine .choice"


def record_of(game: str) -> str:
    """Returns the record of a random two-player game."""
    match, rng = Match(games.load(game), 2, Seeded(3), OPTIONS.get(game)), Rng(4)
    while match.asked():
        seat = match.asked()[0]
        offered = match.position.legal_moves(seat)
        match.play(seat, offered[rng.below(len(offered))])
    return records.write(match, ["Ana", "Bo"])


def opened(browser: Any, size: dict[str, int], language: str, theme: str) -> Window:
    locale = "de-DE" if language == "de" else "en-GB"
    window = Window(browser, size, locale=locale, has_touch=size == PHONE)
    window.settle(language=language, theme=theme)
    return window


def open_a_choice(window: Window) -> None:
    """Opens the first turning point whose question is answered in the question box and not with a form on the
    board.
    """
    page = window.page
    for n in range(page.locator("[data-try]").count()):
        page.locator("[data-try]").nth(n).click()
        page.wait_for_selector(f"{CHOICES}, .try-page [data-by-form]")
        if page.locator(CHOICES).count():
            return
        page.click("[data-to-review]")
        page.wait_for_selector("[data-try]")
    raise AssertionError("all choices are made with forms")


def is_cut_off(window: Window) -> bool:
    return bool(window.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@needs_axe
@pytest.mark.parametrize(("game", "language", "size", "theme"), WAYS)
def test_a_record_is_reviewed_tried_and_played_on(
    browser: Any, server: Server, tmp_path: Path, game: str, language: str, size: dict[str, int], theme: str
) -> None:
    record = tmp_path / "game.record"
    record.write_text(record_of(game), encoding="utf-8")
    window = opened(browser, size, language, theme)
    page = window.page
    page.goto(f"{server.address}#/review")
    page.set_input_files(".review-drop input", record)
    page.wait_for_selector(".review-curve svg")
    page.click(".review-view .button.main")
    page.wait_for_selector(".review-moments [data-try]", timeout=120_000)
    page.get_by_role("button", name=STOP[language], exact=True).click()
    page.wait_for_selector(".review-view .button.main")
    label = page.locator(".review-turn label")
    before = label.inner_text()
    box = page.locator(".review-curve svg").first.bounding_box()
    page.locator(".review-curve svg").first.click(position={"x": box["width"] / 3, "y": box["height"] / 2})
    window.until(lambda: label.inner_text() != before)
    turn = label.inner_text()
    assert not is_cut_off(window)
    assert window.axe() == []

    page.locator(".review-moments [data-show]").first.click()
    page.wait_for_selector(".position-page .board-view svg")
    assert not is_cut_off(window)
    page.go_back()
    page.wait_for_selector(".review-moments [data-try]")
    assert label.inner_text() == turn, "the review is where it was"

    open_a_choice(window)
    words = window.words()
    window.click_choice(words[-1])
    page.wait_for_selector(f"{JUDGED}, [data-confirm]", timeout=120_000)
    if page.locator("[data-confirm]").count():
        window.press(page.locator("[data-confirm]"))
    page.wait_for_selector(JUDGED, timeout=120_000)
    assert page.locator(JUDGED).inner_text()
    assert not is_cut_off(window)
    assert window.axe() == []
    page.locator("[data-play-on]").click()
    window.until(lambda: "#/table/" in window.address)
    page.wait_for_selector(".question")
    page.wait_for_selector(".board-view svg")
    window.close()


def short_puzzle(game: str) -> Puzzle:
    """Returns the puzzle with the shortest solution among those whose solution contains no numbers."""
    found = [
        one
        for one in puzzles_of(games.load(game)).puzzles.values()
        if not any(step[0].isdigit() for step in one.solution)
    ]
    return min(found, key=lambda one: len(one.solution))


@needs_axe
@pytest.mark.parametrize(("game", "language", "size", "theme"), WAYS)
def test_a_puzzle_is_solved(
    browser: Any, server: Server, game: str, language: str, size: dict[str, int], theme: str
) -> None:
    puzzle = short_puzzle(game)
    window = opened(browser, size, language, theme)
    page = window.page
    page.goto(f"{server.address}#/puzzles/{game}")
    page.wait_for_selector(".puzzle-grid")
    assert window.axe() == []
    page.click(f'[data-puzzle="{puzzle.id}"]')
    page.wait_for_selector(".puzzle-page .board-view svg")
    play(window, puzzle.solution)
    assert verdict(window) == "solved"
    assert not is_cut_off(window)
    assert window.axe() == []
    window.close()
