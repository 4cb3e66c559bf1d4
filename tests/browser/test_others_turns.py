"""The turns of other seats can be watched, stepped through, or summed up."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .azteca_forms import fill_form
from .conftest import Server
from .drawn_board import seated_at
from .window import PHONE, WIDE, Window

WATCH_FLIGHTS = """() => {
    window.lost = []; window.flown = 0;
    new MutationObserver((changes) => {
        for (const change of changes) {
            if (change.target.dataset?.lost) window.lost.push(change.target.dataset.lost);
            for (const added of change.addedNodes) if (added.classList?.contains("flying")) window.flown++;
        }
    }).observe(document.body, {
        subtree: true, childList: true, attributes: true, attributeFilter: ["data-lost"],
    });
}"""


CUT = """() => {
    const line = document.querySelector(".news-line").getBoundingClientRect();
    return [...document.querySelectorAll(".news-line .plus, .news-line .minus")]
        .map((one) => [one.getBoundingClientRect(), one.textContent])
        .filter(([one]) => one.top < line.bottom - 4 && one.right > line.right + 1)
        .map(([, text]) => text);
}"""
"""Finds gains and losses that do not fit into the visible line."""

NEWS = ".question button.news:not([disabled])"
"""A link in the line above the answers or, on a phone, a button next to undo."""


def joined(text: str) -> str:
    """Returns the text without white space, which depends on the width of the line."""
    return "".join(text.split())


def answer(window: Window, dice: random.Random) -> None:
    asked = window.asked()
    if fill_form(window, dice):
        return
    window.click_choice(dice.choice(window.words()))
    window.answered(asked)


def open_news(window: Window) -> str:
    """Returns the others' gains and losses as listed in the sheet. If there are none, the sheet is closed
    again.
    """
    page = window.page
    page.click(NEWS)
    page.wait_for_selector(".sheet .digest-step")
    balances = page.locator(".balances")
    if balances.count():
        return joined(balances.inner_text())
    page.keyboard.press("Escape")
    page.wait_for_selector(".sheet", state="detached")
    return ""


def until_news(window: Window, dice: random.Random) -> str:
    """Answers until there are gains or losses of others at the start of the player's turn. Returns them and
    leaves the sheet open.
    """
    for _ in range(40):
        window.wait_for_turn()
        if window.takes_turns() and window.page.locator(NEWS).count() and (balances := open_news(window)):
            return balances
        answer(window, dice)
    raise AssertionError("the others never gained or lost anything")


def test_others_turns_wait_for_a_press(browser: Any, server: Server) -> None:
    window = seated_at("tzolkin", browser, server, following="step")
    dice = random.Random(4)
    ready = ".question.mine .choice, [data-next-action]"
    window.page.wait_for_selector(ready)
    for _ in range(30):
        if window.page.locator("[data-next-action]").count():
            break
        answer(window, dice)
        window.page.wait_for_selector(ready)
    lines = window.page.locator(".shown-actions li")
    first = lines.count()
    assert first >= 1
    assert window.page.locator("[data-choice]").count() == 0
    window.page.click("[data-next-action]")
    window.page.wait_for_selector(ready)
    assert lines.count() != first or window.page.locator(".question.mine").count()
    if window.page.locator("[data-following]").count():
        window.page.locator("[data-following]").select_option("sum")
    window.wait_for_turn()
    assert window.page.locator(".shown-actions").count() == 0
    window.close()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_since_my_last_turn_sums_up_and_then_tells_the_steps(
    browser: Any, server: Server, size: dict[str, int], language: str
) -> None:
    window = seated_at("tzolkin", browser, server, size=size, language=language, following="sum")
    page = window.page
    balances = until_news(window, random.Random(4))
    if size == WIDE:  # on a phone, only the sheet shows the balances
        assert page.evaluate(CUT) == [], "nothing in the line is cut"
        assert joined(page.locator(".news-line").inner_text()) == balances
    assert window.axe() == []
    page.reload()
    page.click(NEWS)
    # the balances follow after the steps, as soon as the earlier state of the table has arrived
    page.wait_for_selector(".balances .balance")
    assert joined(page.locator(".balances").inner_text()) == balances, "kept over a reload"
    step = page.locator(".digest-step").last
    words = step.inner_text().strip()
    step.click()
    page.wait_for_selector(".replay-words span")
    window.until(lambda: page.locator(".replay-words").inner_text().strip().endswith(words))
    page.click(".replay-now")
    window.wait_for_turn()
    page.click(NEWS)
    page.click("[data-watch]")
    page.wait_for_selector(".replay .button.main[title=Hold], .replay .button.main[title=Anhalten]")
    window.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["tzolkin", "chichen-itza", "teotihuacan", "azteca"])
def test_pieces_travel_between_places_that_are_there(browser: Any, server: Server, game: str) -> None:
    window = seated_at(game, browser, server, speed="quick", following="sum")
    window.page.evaluate(WATCH_FLIGHTS)
    dice = random.Random(7)
    for _ in range(150):
        if not window.wait_for_turn() or window.page.evaluate("window.flown") > 40:
            break
        answer(window, dice)
    assert window.page.evaluate("window.flown") > 5
    assert set(window.page.evaluate("window.lost")) == set()
    window.close()


@pytest.mark.slow
def test_reduced_motion_shows_none(browser: Any, server: Server) -> None:
    window = seated_at("tzolkin", browser, server, speed="calm", following="sum")
    window.page.emulate_media(reduced_motion="reduce")
    window.page.evaluate(WATCH_FLIGHTS)
    dice = random.Random(4)
    for _ in range(12):
        window.wait_for_turn()
        answer(window, dice)
    assert window.page.evaluate("window.flown") == 0
    window.close()
