"""Whole games of Azteca in a real browser, played with mouse, keyboard or touch, and by two people at one
table.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from .conftest import Server
from .drawn_board import APART, TAKEN, seated_at
from .window import MEANT, PHONE, WIDE, Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]
seated = partial(seated_at, "azteca")
LONGEST = 2500
PLACES = ".board .place.lit:not(.lot[data-field])"
FORMS = ".tray [data-form-send], .tray [data-gods], .lot[data-field]"
Way = Callable[[Window, Any], bool]

REACHED = """place => {
  const button = place.closest('button');
  (button ?? place).scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = place.getBoundingClientRect();
  const whole = place.closest('.place') ?? place;
  const steps = 9;
  for (let row = 1; row < steps; row++)
    for (let column = 1; column < steps; column++) {
      const x = Math.round(left + (width * column) / steps); // a tap is on a whole pixel
      const y = Math.round(top + (height * row) / steps);
      const there = document.elementFromPoint(x, y);
      if (there && whole.contains(there)) return [x, y];
    }
  return null;
}"""
"""Finds a point at which a touch hits this element and nothing above it."""
REFUSED = ".question .press-refused"
"""Matches if the page ignored a tap because it came too soon after the question changed."""


def click(window: Window, place: Any) -> bool:
    place.dispatch_event("click")
    return True


def press(window: Window, place: Any) -> bool:
    button = place.locator("[role=button]")
    (button if button.count() else place).first.focus()
    assert window.page.evaluate("document.activeElement?.matches('button, [role=button]')")
    window.page.keyboard.press("Enter")
    return True


def tap(window: Window, place: Any) -> bool:
    """Taps a place. Returns False if a touch cannot hit it while the whole map is shown."""
    window.until(lambda: bool(window.page.evaluate(APART)))
    point = place.evaluate(REACHED)
    if point is None:
        return False
    window.page.touchscreen.tap(*point)
    window.page.evaluate("window.tappedAt = performance.now()")
    return True


def give(window: Window, place: Any, way: Way, taken: str) -> bool:
    """Gives an answer, and tries again if the page ignored the press as too early. Returns False if a touch
    cannot hit the place.
    """
    page = window.page
    if not way(window, place):
        return False
    page.wait_for_selector(f"{taken}, {REFUSED}")
    while page.locator(REFUSED).count() and not page.locator(taken).count():
        way(window, place)
        page.wait_for_selector(f"{taken}, {REFUSED}")
    return True


def fill(window: Window, dice: random.Random, way: Way) -> Any:
    """Presses a few plus buttons or, if there are two lots, chooses the first one. Returns the button that
    sends the form.
    """
    page = window.page
    chips = page.locator(".tray [data-gods]")
    if chips.count():
        return chips.nth(dice.randrange(chips.count()))
    send = page.locator(".tray [data-form-send]")
    if not send.count():
        lots = page.locator(".lot[data-field]")
        way(window, lots.nth(0))
        return lots.nth(1)
    for _ in range(3):
        more = page.locator(".tray .form .step:enabled")
        if more.count():
            way(window, more.nth(dice.randrange(more.count())))
    window.until(send.is_enabled)
    return send


def answer(window: Window, dice: random.Random, way: Way) -> bool:
    """Gives one answer, on the board if possible. Returns whether it was given on the board."""
    page = window.page
    asked = window.asked()
    settled = f"{TAKEN.format(asked=asked)}, .question.over"
    page.wait_for_selector(f"{PLACES}, {FORMS}, .question .choice, {settled}")
    if window.asked() != asked or window.over:
        # a mission that was ordered together with its area is carried out without another question
        return True
    if page.locator(".judgement-sheet .button").count():
        sheet = page.locator(".judgement-sheet .button")
        window.until(lambda: not sheet.count() or way(window, sheet))  # until the sheet is within reach
        page.wait_for_selector(".judgement-sheet", state="detached")
    if page.locator(FORMS).count():
        assert give(window, fill(window, dice, way), way, settled)
        return True
    places = page.locator(PLACES)
    there = places.count()
    taken = f"{settled}, {MEANT}"
    on_board = bool(there) and give(window, places.nth(dice.randrange(there)), way, taken)
    if not on_board:
        choices = page.locator(".question .choice")
        assert give(window, choices.nth(dice.randrange(choices.count())), way, taken)
    meant = page.locator(MEANT)
    if meant.count():
        assert give(window, meant.first, way, settled)
    return on_board


def play_out(window: Window, way: Way, seed: int) -> tuple[int, int]:
    """Returns the number of answers, and how many of them were given on the board."""
    dice = random.Random(seed)
    answers = on_board = 0
    while window.wait_for_turn() and answers < LONGEST:
        on_board += answer(window, dice, way)
        answers += 1
    assert window.over
    return answers, on_board


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_clicks_on_the_board_only(browser: Any, server: Server, seats: int) -> None:
    window = seated(browser, server, seats=seats, size=WIDE)
    answers, on_board = play_out(window, click, 7)
    assert answers == on_board
    window.close()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_keyboard(browser: Any, server: Server, seats: int) -> None:
    window = seated(browser, server, seats=seats, size=WIDE)
    answers, on_board = play_out(window, press, 8)
    assert answers == on_board
    window.close()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_touch_on_a_phone(browser: Any, server: Server, seats: int) -> None:
    window = seated(browser, server, seats=seats, size=PHONE)
    answers, on_board = play_out(window, tap, 9)
    assert on_board > answers / 2
    window.close()


Ways = list[tuple[Window, Way]]


def two_and_a_bot(browser: Any, server: Server) -> Ways:
    """Opens a table for Ana on a desktop, Bo on a phone, and a bot."""
    ana, bo = Window(browser), Window(browser, PHONE, has_touch=True)
    for window, name in ((ana, "Ana"), (bo, "Bo")):
        window.settle(name=name, confirm=False)
    link = ana.open_table(server.address, "azteca", 3)
    bo.page.goto(link)
    bo.page.click("text=Sit down")
    ana.page.click("[data-fill='2']")
    ways: Ways = [(ana, click), (bo, tap)]
    for window, _ in ways:
        window.page.wait_for_selector(".question")
    return ways


def both_answer(ways: Ways, dice: random.Random) -> None:
    """Gives one answer in each window that has a question to answer."""
    for window, way in ways:
        if window.page.locator(".question.mine").count() and not window.over:
            answer(window, dice, way)
    ways[0][0].until(
        lambda: any(window.page.locator(".question.mine, .question.over").count() for window, _ in ways)
    )


def test_a_window_that_was_passed_for_me_is_listed_and_can_be_taken_back(
    browser: Any, server: Server
) -> None:
    """The page first explains which windows are passed automatically. After that, every passed window is
    listed, and one press reopens it.
    """
    ways = two_and_a_bot(browser, server)
    ana, bo = ways[0][0], ways[1][0]
    for window, _ in ways:
        window.page.wait_for_selector(".usual-answers")
        window.page.locator("[data-keep-usual]").dispatch_event("click")
        window.page.wait_for_selector(".usual-answers", state="detached")
    dice = random.Random(10)
    reopen = ".passed-windows [data-reopen]"
    while not any(window.page.locator(reopen).count() for window, _ in ways):
        both_answer(ways, dice)
    mine = next(window for window, _ in ways if window.page.locator(reopen).count())
    line = mine.page.locator(".passed-line", has=mine.page.locator("[data-reopen]")).first
    named = line.locator("b").text_content()
    assert named
    line.locator("[data-reopen]").dispatch_event("click")
    mine.page.wait_for_selector(".question.mine .choice[data-choice='pass'], .question.mine .choice")
    assert mine.page.locator(".standing .button").count()
    ana.close()
    bo.close()


def test_two_browsers_and_a_bot(browser: Any, server: Server) -> None:
    """Both windows' sealed answers are revealed together, and both show the same end of the game."""
    ways = two_and_a_bot(browser, server)
    ana, bo = ways[0][0], ways[1][0]
    dice = random.Random(10)
    for _ in range(LONGEST):
        if all(window.over for window, _ in ways):
            break
        both_answer(ways, dice)
    ends = [window.page.locator(".question.over").inner_text() for window, _ in ways]
    assert ends[0].splitlines()[0] == ends[1].splitlines()[0]
    ana.close()
    bo.close()
