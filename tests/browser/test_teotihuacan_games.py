"""Whole games of Teotihuacan in a real browser, played with mouse, keyboard or touch."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from patolli.games.teotihuacan.position import EXTRA, TeotihuacanPosition
from patolli.kernel.match import Match

from . import prepared
from .conftest import Server
from .drawn_board import TAKEN, seated_at, tap_apart
from .window import MEANT, PHONE, WIDE, Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]
seated = partial(seated_at, "teotihuacan")
LONGEST = 900
PLACES = ".board .place.lit, .board .place.near"
TOUCHED = ", ".join(f"{one}:not(.tile-place[data-word^=rotate])" for one in PLACES.split(", "))
"""Places to tap. Tapping a pyramid tile on its place only rotates it; an answer in the list places it."""
REFUSED = ".question .press-refused"
"""Matches if the page ignored a press because it came too soon after the question changed."""
Answer = Callable[[Window, Any], None]


def click(window: Window, place: Any) -> None:
    place.dispatch_event("click")


def press(window: Window, place: Any) -> None:
    button = place.locator("[role=button]")
    (button if button.count() else place).first.focus()
    assert window.page.evaluate("document.activeElement?.closest('.place, .eclipse, .choice') !== null")
    window.page.keyboard.press("Enter")


def tap(window: Window, place: Any) -> None:
    tap_apart(window, place)


def answer(window: Window, dice: random.Random, way: Answer) -> bool:
    """Gives one answer, on the board if possible. Returns whether it was given on the board."""
    asked = window.asked()
    settled = f"{TAKEN.format(asked=asked)}, .question.over"
    eclipse = window.page.locator(".board .eclipse")
    if eclipse.count():
        way(window, eclipse.first)
        window.page.wait_for_selector(".board .eclipse", state="detached")
    places = window.page.locator(TOUCHED if way is tap else PLACES)
    there = places.count()
    if not there:
        places = window.page.locator(".question .choice")
    chosen = places.nth(dice.randrange(places.count()))
    way(window, chosen)
    window.page.wait_for_selector(f"{settled}, {MEANT}, {REFUSED}")
    while window.page.locator(REFUSED).count() and window.asked() == asked:
        way(window, chosen)
        window.page.wait_for_selector(f"{settled}, {MEANT}, {REFUSED}")
    meant = window.page.locator(MEANT)
    if meant.count():
        way(window, meant.first)
        window.page.wait_for_selector(settled)
    return bool(there)


def play_out(window: Window, way: Answer, seed: int) -> tuple[int, int]:
    """Returns the number of answers, and how many of them were given on the board."""
    dice = random.Random(seed)
    answers = on_board = 0
    while window.wait_for_turn() and answers < LONGEST:
        on_board += answer(window, dice, way)
        answers += 1
    assert window.over
    return answers, on_board


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_by_clicks_on_the_board_only(browser: Any, server: Server, seats: int) -> None:
    window = seated(browser, server, seats=seats, size=WIDE)
    answers, on_board = play_out(window, click, 7)
    assert answers == on_board
    window.close()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_by_keyboard(browser: Any, server: Server, seats: int) -> None:
    window = seated(browser, server, seats=seats, size=WIDE)
    play_out(window, press, 8)
    window.close()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_by_touch_on_a_phone(browser: Any, server: Server, seats: int) -> None:
    window = seated(browser, server, seats=seats, size=PHONE)
    answers, on_board = play_out(window, tap, 9)
    assert on_board > answers / 2
    window.close()


def before_eclipse() -> Match:
    """Returns a two-player position at the last turn of seat 0 before the first eclipse."""

    def holds(p: Any) -> bool:
        assert isinstance(p, TeotihuacanPosition)
        return p.discs == EXTRA and p.question(0).kind == "ChooseWorker"

    return prepared.played("teotihuacan", 2, 3, holds, "level-1")


@pytest.fixture
def eclipsed(browser: Any, tmp_path: Path) -> Iterator[Window]:
    """Opens a window at a table just before the scoring of an eclipse."""
    link = prepared.put(tmp_path, before_eclipse())
    server = Server(tmp_path)
    server.start()
    window = Window(browser)
    window.settle(name="Ana", confirm=False)
    window.page.goto(server.address + link)
    window.wait_for_turn()
    yield window
    window.close()
    server.kill()


def points(text: str) -> int:
    """Converts displayed text to points. An ellipsis means that the upkeep has not been paid yet."""
    return 0 if text == "…" else int(text.replace("−", "-"))


def test_an_eclipse_darkens_the_table_and_is_counted_by_player_and_source(eclipsed: Window) -> None:
    page = eclipsed.page
    page.wait_for_selector(".board .place.lit")
    for _ in range(40):
        if page.locator(".board .eclipse").count():
            break
        eclipsed.wait_for_turn()
        asked = eclipsed.asked()
        eclipsed.click_choice(eclipsed.words()[-1])
        eclipsed.answered(asked)
        page.wait_for_selector(".question.mine .choice, .board .eclipse")
    page.wait_for_selector(".board .eclipse .darkness")
    assert page.locator(".eclipse-row").count() == 5  # Avenue, track, masks, upkeep, total
    rows = [
        [points(text) for text in row.locator(".eclipse-points").all_text_contents()]
        for row in page.locator(".eclipse-row").all()
    ]
    for seat in range(2):
        assert sum(row[seat] for row in rows[:-1]) == rows[-1][seat]
    assert "eclipse 1 scored" in page.locator(".eclipse").get_attribute("aria-label")
    page.locator(".eclipse").click()
    page.wait_for_selector(".board .eclipse", state="detached")
