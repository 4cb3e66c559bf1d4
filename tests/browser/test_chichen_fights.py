"""Chichén Itzá: answers within a fight, and the news after it."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Server
from .window import WIDE, Window

pytestmark = pytest.mark.browser
WARLIKE = ("place land", "place water", "cast none", "stop")
"""Answers that lead into a fight and through it."""


def seated(browser: Any, server: Server, size: dict[str, int] = WIDE, **settings: Any) -> Window:
    window = Window(browser, size, locale="de-DE" if settings.get("theme") == "dark" else "en-GB")
    window.settle(**settings)
    window.start(server.address, game="chichen-itza")
    window.wait_for_turn()
    return window


def answer(window: Window, word: str) -> None:
    asked = window.asked()
    window.click_choice(word)
    window.answered(asked)


def fight_until(window: Window, selector: str) -> None:
    """Look for fights until this is seen: by the first answer that leads there, else by the last one."""
    for _ in range(60):
        window.wait_for_turn()
        if window.page.locator(selector).count():
            return
        words = window.words()
        good = [word for start in WARLIKE for word in words if word.startswith(start)]
        answer(window, good[0] if good else words[-1])
    raise AssertionError(f"never saw {selector}")


def test_within_a_fight_nothing_is_confirmed_again(browser: Any, server: Server) -> None:
    """The way back was given up when the fight began: an answer within it takes nothing more away."""
    window = seated(browser, server)
    fight_until(window, "[data-choice='cast none']")
    for _ in range(4):
        asked = window.asked()
        if not asked or window.page.locator(".question-foot .button:disabled").count() < 2:
            break
        window.click_choice(window.words()[0])
        window.page.wait_for_selector(
            f'.question.mine:not([data-question="{asked}"]), .question:not(.mine), [data-confirm]'
        )
        assert window.page.locator("[data-confirm]").count() == 0
        window.wait_for_turn()
        if any(word.startswith("place ") for word in window.words()):
            break
    window.close()


def test_the_news_begin_where_my_turn_ended(browser: Any, server: Server) -> None:
    """Not within my own fight; and what I answer at the end of a round does not cut it off."""
    window = seated(browser, server)
    news = window.page.locator(".rule-link.news")
    told = 0
    for _ in range(60):
        window.wait_for_turn()
        words = window.words()
        asked = window.page.locator("#question-words").inner_text().strip()
        if any(word.startswith("place ") for word in words):
            told += news.count()
        elif asked.startswith(("Against the ", "Where does the movement end?")):
            assert news.count() == 0, asked
        good = [word for start in WARLIKE for word in words if word.startswith(start)]
        answer(window, good[0] if good else words[-1])
    assert told > 3
    window.close()
