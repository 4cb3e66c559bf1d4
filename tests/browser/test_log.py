"""The log scrolls along if the reader is at its end, stays where it is if the reader has scrolled up, and
offers a button back to the end.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from .conftest import Server
from .drawn_board import seated_at
from .window import Window

pytestmark = pytest.mark.browser

LEFT = "document.querySelector('.log-scroll').scrollTop < -100"
AT_END = "Math.abs(document.querySelector('.log-scroll').scrollTop) < 2"
MARK_LINE = """() => {
    const top = document.querySelector(".log-scroll").getBoundingClientRect().top;
    const isSeen = (line) => line.getBoundingClientRect().top > top + 10;
    const line = [...document.querySelectorAll(".log-scroll li")].find(isSeen);
    line.id = "read";
    return line.getBoundingClientRect().top;
}"""
WHERE_IT_IS = "document.querySelector('#read').getBoundingClientRect().top"


def read_earlier_lines(window: Window) -> None:
    window.page.locator(".log-scroll").hover()
    window.page.mouse.wheel(0, -220)
    window.until(lambda: bool(window.page.evaluate(LEFT)))
    window.page.wait_for_selector(".log-end")


def answer(window: Window, dice: random.Random) -> None:
    """Chooses a random answer, preferably one that does not end the turn."""
    asked, words = window.asked(), window.words()
    window.click_choice(dice.choice([word for word in words if word != "stop"] or words))
    window.answered(asked)
    window.wait_for_turn()


def test_the_log_keeps_the_lines_being_read_until_the_next_turn(browser: Any, server: Server) -> None:
    window = seated_at("tzolkin", browser, server)
    page, dice = window.page, random.Random(1)
    window.play_some(dice, 12)
    window.wait_for_turn()
    assert page.evaluate(AT_END)
    assert page.locator(".log-end").count() == 0
    kept = led_back = False
    for _ in range(20):
        read_earlier_lines(window)
        before = page.evaluate(MARK_LINE)
        answer(window, dice)
        if page.evaluate(AT_END):
            led_back = True  # others have moved, and it is this player's turn again
        elif "new" in page.inner_text(".log-end"):
            assert abs(page.evaluate(WHERE_IT_IS) - before) < 3
            kept = True
            page.click(".log-end")
            window.until(lambda: bool(page.evaluate(AT_END)))
        page.evaluate("document.querySelector('#read')?.removeAttribute('id')")
        if kept and led_back:
            break
    assert kept
    assert led_back
    window.until(lambda: page.locator(".log-end").count() == 0)
    window.close()
