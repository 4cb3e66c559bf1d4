"""Whole games of Chichén Itzá in a real browser, played with mouse, keyboard or touch."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from .conftest import Server
from .drawn_board import TAKEN, seated_at, tap_apart
from .window import MEANT, PHONE, WIDE, Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]
seated = partial(seated_at, "chichen-itza")
LONGEST = 900
PLACES = ".board .place.lit:not([data-word^=idol]), .board .stepper-done"
CLOSE_FIGHT = (
    "document.querySelector('.fight-stage:has(.fight-text.won, .fight-text.lost) .fight-close')?.click()"
)
"""Closes finished fights, which would otherwise stay for a while."""
Way = Callable[[Window, Any], None]


def click(window: Window, place: Any) -> None:
    place.dispatch_event("click")


def press(window: Window, place: Any) -> None:
    button = place.locator("[role=button]")
    (button if button.count() else place).first.focus()
    assert window.page.evaluate("document.activeElement?.closest('.place, .stepper-done, .choice') !== null")
    window.page.keyboard.press("Enter")


def tap(window: Window, place: Any) -> None:
    tap_apart(window, place)


def answer(window: Window, dice: random.Random, way: Way) -> bool:
    """Gives one answer, on the board if possible. Returns whether it was given on the board."""
    asked = window.asked()
    settled = f"{TAKEN.format(asked=asked)}, .question.over"
    window.page.evaluate(CLOSE_FIGHT)
    window.page.wait_for_selector(f"{PLACES}, .question .choice")
    places = window.page.locator(PLACES)
    tab = window.page.locator(".part-tab.has-answers[aria-selected=false]")
    if not places.count() and tab.count():
        way(window, tab.first)
        window.page.wait_for_selector(PLACES)
    there = places.count()
    if there:
        way(window, places.nth(dice.randrange(there)))
    else:
        choices = window.page.locator(".question .choice")
        way(window, choices.nth(dice.randrange(choices.count())))
    window.page.wait_for_selector(f"{settled}, {MEANT}")
    meant = window.page.locator(MEANT)
    if meant.count():
        way(window, meant.first)
        window.page.wait_for_selector(settled)
    return bool(there)


def play_out(window: Window, way: Way, seed: int) -> tuple[int, int]:
    """Returns the number of answers, and how many of them were given on the board."""
    dice = random.Random(seed)
    answers = on_board = 0
    while window.wait_for_turn() and answers < LONGEST:
        on_board += answer(window, dice, way)
        answers += 1
    assert window.over
    return answers, on_board


@pytest.mark.parametrize("seats", [2, 4])
def test_by_clicks_on_the_board_only(browser: Any, server: Server, seats: int) -> None:
    window = seated(browser, server, seats=seats, size=WIDE)
    answers, on_board = play_out(window, click, 7)
    assert answers == on_board
    window.close()


def test_by_keyboard(browser: Any, server: Server) -> None:
    window = seated(browser, server, seats=4, size=WIDE)
    answers, on_board = play_out(window, press, 8)
    assert answers == on_board
    window.close()


def test_by_touch_on_a_phone(browser: Any, server: Server) -> None:
    window = seated(browser, server, seats=4, size=PHONE)
    answers, on_board = play_out(window, tap, 9)
    assert on_board > answers / 2
    window.close()
