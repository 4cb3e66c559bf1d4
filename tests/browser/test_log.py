"""The log follows a reader at its end, leaves one alone who has scrolled up, and shows the way back."""

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


def answer_within_the_turn(window: Window, dice: random.Random) -> bool:
    """Whether something else is asked then, without a move of anybody else."""
    asked, lines = window.asked(), window.page.locator(".log-scroll li").count()
    if "stop" in window.words() and len(window.words()) > 1:
        window.click_choice(next(word for word in window.words() if word != "stop"))
    else:
        window.click_choice(dice.choice(window.words()))
    window.answered(asked)
    window.wait_for_turn()
    window.until(lambda: window.page.locator(".log-scroll li").count() > lines)
    return not window.page.evaluate(AT_END)


def test_the_log_keeps_what_is_read_and_leads_back_to_its_end(browser: Any, server: Server) -> None:
    window = seated_at("tzolkin", browser, server)
    page, dice = window.page, random.Random(1)
    window.play_some(dice, 16)
    window.wait_for_turn()
    assert page.evaluate(AT_END)
    assert page.locator(".log-end").count() == 0
    kept = False
    for _ in range(12):  # an own turn that goes on after an answer
        page.locator(".log-scroll").hover()
        page.mouse.wheel(0, -220)
        page.wait_for_function(LEFT)
        page.wait_for_selector(".log-end")
        before = page.evaluate(MARK_LINE)
        if answer_within_the_turn(window, dice):
            assert abs(page.evaluate(WHERE_IT_IS) - before) < 3
            assert "new" in page.inner_text(".log-end")
            kept = True
            break
        assert page.locator(".log-end").count() == 0, "a new turn of mine is at the end of the log"
    assert kept
    page.click(".log-end")
    page.wait_for_function(AT_END)
    page.wait_for_selector(".log-end", state="detached")
    window.close()


def test_a_new_turn_leads_to_the_end_of_the_log(browser: Any, server: Server) -> None:
    window = seated_at("tzolkin", browser, server)
    page, dice = window.page, random.Random(1)
    window.play_some(dice, 16)
    for _ in range(12):
        window.wait_for_turn()
        page.locator(".log-scroll").hover()
        page.mouse.wheel(0, -220)
        page.wait_for_function(LEFT)
        if not answer_within_the_turn(window, dice):
            break
        page.click(".log-end")
        page.wait_for_function(AT_END)
    page.wait_for_function(AT_END)
    page.wait_for_selector(".log-end", state="detached")
    window.close()
