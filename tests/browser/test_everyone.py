"""Languages, night mode, phones, and accessibility checks with axe on each screen."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .conftest import Server
from .window import AXE, PHONE, WIDE, Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed (npm ci in web/)")


def test_german(browser: Any, server: Server) -> None:
    window = Window(browser, locale="de-DE")
    window.settle()
    window.start(server.address)
    window.wait_for_turn()
    text = window.page.inner_text("body")
    assert "Welches Startvermögen" in text or "behältst" in text
    assert "Rückgängig" in text
    window.close()


def test_changing_the_language_at_the_table(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address)
    window.wait_for_turn()
    window.page.click(".tools .settings > button")
    window.page.locator(".settings-choice select").first.select_option("de")
    window.page.wait_for_selector("text=Rückgängig")
    window.page.wait_for_selector(".question.mine")
    window.close()


def test_a_phone_has_no_sideways_scroll_and_plays(browser: Any, server: Server) -> None:
    window = Window(browser, PHONE, has_touch=True, is_mobile=True)
    window.settle()
    window.start(server.address)
    window.play_some(random.Random(8), 6, board_first=False)
    assert window.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    window.close()


@needs_axe
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing(browser: Any, server: Server, theme: str, size: dict[str, int]) -> None:
    window = Window(browser, size)
    window.settle(theme=theme)
    window.page.goto(server.address)
    window.page.wait_for_selector("[data-start=tzolkin-2]")
    found = window.axe()
    window.start(server.address)
    found += window.axe()
    window.play_some(random.Random(6), 5, board_first=False)
    found += window.axe()
    for sheet in ("rules", "scores"):
        window.tool(sheet.title())
        window.page.wait_for_selector(".sheet")
        window.settled()
        found += window.axe()
        window.page.keyboard.press("Escape")
    assert found == []
    window.close()
