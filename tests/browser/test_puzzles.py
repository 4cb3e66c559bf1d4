"""The puzzle of the day: opened from the lobby, missed, shown and solved; on desktop and phone, in two
languages.
"""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest

from patolli import games
from patolli.review.puzzle_file import Puzzle, daily, puzzles_of

from .conftest import Server
from .test_everyone import needs_axe
from .window import MEANT, PHONE, WIDE, Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]
JUDGED = '.puzzle-card [data-verdict]:not([data-verdict=""])'
GAME = "tzolkin"
SHORT = 4
WORDS = {"en": "Puzzle of the day", "de": "Rätsel des Tages"}


def day_of_a_short_puzzle() -> tuple[dt.date, Puzzle]:
    """Returns the first day whose puzzle has a short solution and a short first rival turn."""
    known = [games.load(name) for name in games.names()]
    day = dt.date(2026, 12, 1)
    while True:
        found = daily(known, day)
        if found and found[0].name == GAME:
            steps = [*found[1].solution, *found[1].rivals[0].turn]
            if len(steps) <= 2 * SHORT and not any(step[0].isdigit() for step in steps):
                return day, found[1]
        day += dt.timedelta(1)


def opened(browser: Any, size: dict[str, int], language: str) -> Window:
    locale = "de-DE" if language == "de" else "en-GB"
    window = Window(browser, size, locale=locale, has_touch=size == PHONE)
    window.settle(language=language)
    return window


def play(window: Window, steps: list[str]) -> None:
    """Plays a turn answer by answer. A single click may give several answers."""
    page = window.page
    for step in steps:
        page.wait_for_selector(f".question.mine .choice, .question.mine [data-run], {JUDGED}")
        answer = f'.question [data-choice="{step}"], .question [data-run="{step}"]'
        if page.locator(JUDGED).count() or not page.locator(answer).count():
            continue
        asked = window.asked()
        taken = f'.question.mine:not([data-question="{asked}"]), {JUDGED}'
        window.press(page.locator(answer).first)
        page.wait_for_selector(f"{MEANT}, [data-confirm], {taken}")
        if page.locator(MEANT).count():
            window.press(page.locator(MEANT).first)
            page.wait_for_selector(f"[data-confirm], {taken}")
        if page.locator("[data-confirm]").count():
            window.press(page.locator("[data-confirm]"))
            page.wait_for_selector(taken)
    page.wait_for_selector(JUDGED)


def verdict(window: Window) -> str:
    return str(window.page.locator(JUDGED).get_attribute("data-verdict"))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_puzzle_of_the_day_is_missed_shown_and_solved(
    browser: Any, server: Server, size: dict[str, int], language: str
) -> None:
    day, puzzle = day_of_a_short_puzzle()
    window = opened(browser, size, language)
    page = window.page
    page.clock.set_fixed_time(f"{day.isoformat()}T12:00:00")
    page.goto(server.address)
    assert page.locator(".daily-puzzle h2").inner_text() == WORDS[language]
    page.click("[data-daily]")
    page.wait_for_selector(f".puzzle-page .board, {JUDGED}")
    play(window, puzzle.rivals[0].turn)
    assert verdict(window) == "missed"
    cost = f"{puzzle.rivals[0].cost:.1f}"
    assert (cost.replace(".", ",") if language == "de" else cost) in page.locator(".tour-wrong").inner_text()
    page.click("[data-solution]")
    for at in range(len(puzzle.solution)):
        page.wait_for_selector(f".puzzle-steps li:nth-child({at + 1})[aria-current]")
        page.click("[data-step]:enabled")
    page.wait_for_selector(".puzzle-card [data-next]")
    page.click("[data-again]")
    page.wait_for_selector(".question.mine .choice")
    play(window, puzzle.solution)
    assert verdict(window) == "solved"
    page.goto(f"{server.address}#/puzzles/{GAME}")
    page.wait_for_selector(f'[data-puzzle="{puzzle.id}"] .puzzle-mark .icon')
    assert page.locator(".puzzle-mark .icon").count() == 1
    page.goto(server.address)
    page.wait_for_selector(".daily-puzzle .puzzle-mark")
    window.close()


def test_all_puzzles_of_a_game_are_listed_by_difficulty(browser: Any, server: Server) -> None:
    window = opened(browser, WIDE, "en")
    window.page.goto(f"{server.address}#/puzzles/{GAME}")
    window.page.wait_for_selector(".puzzle-grid")
    assert window.page.locator("[data-puzzle]").count() == len(puzzles_of(games.load(GAME)).puzzles)
    assert window.page.locator(".puzzle-grid").count() == 3
    window.page.goto(f"{server.address}#/puzzles/{GAME}/none")
    window.page.wait_for_selector(".loading .button")
    window.close()


@needs_axe
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_on_puzzle_pages(browser: Any, server: Server, size: dict[str, int]) -> None:
    _, puzzle = day_of_a_short_puzzle()
    window = opened(browser, size, "de")
    page = window.page
    page.goto(f"{server.address}#/puzzles/{GAME}")
    page.wait_for_selector(".puzzle-grid")
    assert window.axe() == []
    page.goto(f"{server.address}#/puzzles/{GAME}/{puzzle.id}")
    page.wait_for_selector(".question.mine .choice")
    assert window.axe() == []
    page.click("[data-solution]")
    page.wait_for_selector(".puzzle-steps li[aria-current]")
    assert window.axe() == []
    window.close()
