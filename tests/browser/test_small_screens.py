"""No text is smaller than 12 px and no target smaller than 24 px (44 px on touch screens), on Tzolk'in's
board and around it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from .conftest import Server
from .measured_sizes import LEAST_TARGET, LEAST_TOUCHED, small_targets, small_texts
from .test_front_door import waiting
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser
SIZES = {"1024": {"width": 1024, "height": 768}, "1366": {"width": 1366, "height": 768}, "1440": WIDE}
LOOKS = [
    pytest.param("phone", "de"),
    pytest.param("1024", "en"),
    pytest.param("1366", "de", marks=pytest.mark.slow),
    pytest.param("1440", "en", marks=pytest.mark.slow),
]
PAGES = {
    "#/": "[data-start^=tzolkin-]",
    "#/rules/tzolkin": ".rule",
    "#/workshop/chichen-itza": ".workshop-entries",
    "#/board/tzolkin/3": ".board .hub",
    "#/learn/tzolkin": ".tour-card",
}
TOOLS = ["rules", "scores", "table", "help"]
AROUND = ".board-view, .players, .own-holdings, .tools, .bottom-bar"


def visitor(browser: Any, size: str, language: str) -> Window:
    if size == "phone":
        window = Window(browser, PHONE, has_touch=True, is_mobile=True)
    else:
        window = Window(browser, SIZES[size])
    window.settle(language=language, confirm=False)
    return window


def too_small(window: Window, size: str, root: str, bring: bool = True) -> list[str]:
    least = LEAST_TOUCHED if size == "phone" else LEAST_TARGET
    return small_texts(window.page, root) + small_targets(window.page, root, least, bring)


@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_pages(browser: Any, server: Server, size: str, language: str) -> None:
    window = visitor(browser, size, language)
    invited = f"#/table/{waiting(server)['table']['id']}"
    found: dict[str, list[str]] = {}
    for address, selector in {**PAGES, invited: ".invitation .sit-down"}.items():
        window.page.goto(server.address + address)
        window.page.wait_for_selector(selector)
        if board := window.page.locator(".board.tzolkin").count():
            window.page.wait_for_selector(".board.tzolkin .sun-day")
        found[address] = too_small(window, size, "body", bring=not board)
    assert {address: small for address, small in found.items() if small} == {}
    window.close()


def opened(window: Window) -> Iterator[str]:
    """Opens the parts of the table one after the other, and yields a selector for each."""
    page = window.page
    yield AROUND
    yield ".question"
    for tool in TOOLS:
        page.evaluate(
            "tool => document.querySelector(`[data-tool=${tool}], [data-more-tools]`).click()", tool
        )
        if not page.locator(".sheet").count():
            page.locator(f"[data-tool={tool}]").click()
        page.wait_for_selector(".sheet .sheet-body")
        yield ".sheet"
        page.keyboard.press("Escape")
        page.wait_for_selector(".sheet", state="detached")
    page.locator(".settings > button:not([data-more-tools])").click()
    page.wait_for_selector(".settings-sheet")
    yield ".settings-sheet"
    page.keyboard.press("Escape")
    for tab in range(3):
        page.locator(".tab-list .tab").nth(tab).click()
        yield ".tabs"


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_a_table_and_everything_that_opens_there(
    browser: Any, server: Server, size: str, language: str
) -> None:
    window = visitor(browser, size, language)
    window.start(server.address, seats=3)
    window.play_some(random.Random(5), 9, board_first=False)
    window.wait_for_turn()
    found = [too_small(window, size, root, bring=root != AROUND) for root in opened(window)]
    assert found == [[]] * len(found)
    window.close()


@pytest.mark.parametrize("size", ["phone", "1024", "1366", "1440"])
def test_every_text_on_the_board_of_tzolkin(browser: Any, server: Server, size: str) -> None:
    """Numbers are enlarged. Text that only repeats what the position shows is hidden until the board is
    zoomed.
    """
    window = visitor(browser, size, "en")
    window.page.goto(server.address + "#/board/tzolkin/3")
    window.page.wait_for_selector(".board .sun-day")
    window.page.wait_for_selector(".board .sign-number")
    assert small_texts(window.page, ".board") == []
    if size == "phone":
        assert window.page.locator(".board .hub-name, .board .day-number").count() == 0
    for _ in range(3):
        window.page.locator(".zoom-buttons .button").first.click()
    window.until(lambda: window.page.locator(".board .hub-name").count() == 5)
    assert small_texts(window.page, ".board") == []
    window.close()
