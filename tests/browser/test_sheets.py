"""Everything that opens over the table can be closed with a button and with Escape."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Server
from .window import PHONE, WIDE, Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = {"wide": WIDE, "phone": PHONE}
SHEETS = {"Rules": ".sheet", "Scores": ".sheet", "Replay": ".replay", "My link": ".sheet", "Table": ".sheet"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("way", ["button", "Escape"])
def test_the_table_sheet_closes_after_pause(browser: Any, server: Server, size: str, way: str) -> None:
    window = Window(browser, SIZES[size])
    window.settle()
    window.start(server.address)
    window.tool("Table")
    window.page.click('.sheet button:has-text("Pause")')
    window.page.wait_for_selector(".question >> text=The game is paused")
    if way == "button":
        window.page.click(".sheet [aria-label=Close]")
    else:
        window.page.keyboard.press("Escape")
    window.page.wait_for_selector(".sheet", state="detached")
    window.page.click(".question >> text=Go on")
    window.page.wait_for_selector(".question >> text=The game is paused", state="detached")
    window.close()


@pytest.mark.parametrize("size", SIZES)
def test_escape_closes_every_sheet_wherever_the_focus_is(browser: Any, server: Server, size: str) -> None:
    window = Window(browser, SIZES[size])
    window.settle()
    window.start(server.address)
    for title, box in SHEETS.items():
        window.tool(title)
        window.page.wait_for_selector(box)
        window.page.evaluate("document.activeElement.blur()")
        window.page.keyboard.press("Escape")
        window.page.wait_for_selector(box, state="detached")
    window.close()


def test_no_notice_covers_the_replay(browser: Any, server: Server) -> None:
    for size in SIZES.values():
        window, other = Window(browser, size), Window(browser)
        window.settle(name="Ana")
        other.settle(name="Bo")
        other.page.goto(window.open_table(server.address))
        other.page.click("text=Sit down")
        other.page.wait_for_selector(".question")
        other.tool("Table")
        other.page.click('.sheet button:has-text("Ask for a longer pause")')
        other.close()
        window.page.wait_for_selector(".notices >> text=Bo asks for a pause")
        window.tool("Replay")
        window.page.click(".replay >> text=Back to now")
        window.page.wait_for_selector(".replay", state="detached")
        window.close()


def test_escape_closes_one_thing_at_a_time(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address)
    window.tool("Rules")
    window.tool("Settings")
    window.page.wait_for_selector(".settings-sheet")
    window.page.keyboard.press("Escape")
    window.page.wait_for_selector(".settings-sheet", state="detached")
    assert window.page.locator(".sheet").count() == 1
    window.page.keyboard.press("Escape")
    window.page.wait_for_selector(".sheet", state="detached")
    window.close()


@pytest.mark.parametrize("size", SIZES)
def test_all_settings_are_on_the_screen(browser: Any, server: Server, size: str) -> None:
    """On a phone the settings button is at the bottom of the screen, so the sheet must open upwards."""
    window = Window(browser, SIZES[size])
    window.settle()
    window.start(server.address)
    window.tool("Settings")
    box = window.page.locator(".settings-sheet").bounding_box()
    assert box["x"] >= 0, box
    assert box["y"] >= 0, box
    assert box["x"] + box["width"] <= SIZES[size]["width"], box
    assert box["y"] + box["height"] <= SIZES[size]["height"], box
    window.page.locator(".settings-sheet select").first.select_option("de")
    window.page.wait_for_selector(".settings-sheet >> text=Sprache")
    window.close()
