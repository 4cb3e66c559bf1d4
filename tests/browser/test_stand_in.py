"""A bot that plays for a person: started after a confirmation, visible while it plays, and stoppable at any
time.
"""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Server
from .window import PHONE, WIDE, Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

BACK = ".asking button:text-is('Back')"
SIZES = {"wide": WIDE, "phone": PHONE}


def seated(browser: Any, server: Server, size: dict[str, int]) -> Window:
    window = Window(browser, size)
    window.settle(name="Ana")
    window.start(server.address)
    window.wait_for_turn()
    return window


def test_a_bot_plays_for_me_only_after_i_said_yes(browser: Any, server: Server) -> None:
    window = seated(browser, server, WIDE)
    asked = window.asked()
    window.tool("Table")
    window.page.click("text=Let a bot play for me")
    window.page.wait_for_selector(".sheet >> text=You can take your seat back at any time")
    window.page.click(BACK)
    window.page.wait_for_selector(".sheet >> text=You can take your seat back at any time", state="detached")
    window.page.click("text=Let a bot play for me")
    window.page.keyboard.press("Escape")  # Escape closes the confirmation but not the sheet
    window.page.wait_for_selector("text=You can take your seat back at any time", state="detached")
    assert window.page.locator(".sheet").count() == 1
    assert window.asked() == asked
    assert window.page.locator(".players >> text=a bot stands in").count() == 0
    window.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_bot_that_plays_for_me_can_always_be_stopped(browser: Any, server: Server, size: str) -> None:
    window = seated(browser, server, SIZES[size])
    asked = window.asked()
    window.tool("Table")
    window.page.click("text=Let a bot play for me")
    window.page.click("text=Let it play")
    box = ".notices" if size == "phone" else ".question"
    window.page.wait_for_selector(f"{box} [data-take-back]")
    assert "plays for you" in window.page.locator(".question").inner_text()
    # while the bot plays, the person is not asked anything and cannot take back a move
    assert window.page.locator(".question .choice, .question-foot, .board .place.lit").count() == 0
    if size == "phone":  # the message is visible even over an open sheet
        assert window.page.locator(".sheet").count() == 1
    assert window.page.locator("[data-take-back]:not(.sheet *)").count() == 1
    window.page.click(f"{box} [data-take-back]")
    window.page.wait_for_selector("[data-take-back]", state="detached")
    window.page.wait_for_selector(".sheet >> text=Let a bot play for me")
    assert "Random" not in window.page.locator(".sheet li").first.inner_text()
    window.page.keyboard.press("Escape")
    window.page.wait_for_selector(".question.mine .choice")
    assert window.asked() == asked, "it was stopped before its first answer"
    window.close()


def test_a_bot_plays_on_and_gives_the_seat_back_in_the_middle(browser: Any, server: Server) -> None:
    window = seated(browser, server, WIDE)
    before = window.page.locator(".log li").count()
    window.tool("Table")
    window.page.click("text=Let a bot play for me")
    window.page.click("text=Let it play")
    window.until(lambda: window.page.locator(".log li").count() > before)
    window.page.reload()  # the bot continues to play after a reload, and can still be stopped
    window.page.click(".question >> text=Take my seat back")
    assert window.wait_for_turn()
    window.close()


def test_giving_up_and_closing_ask_first(browser: Any, server: Server) -> None:
    """A person who plays only with bots needs nobody's consent, so a single click could end the game."""
    window = seated(browser, server, WIDE)
    window.tool("Table")
    window.page.click(".sheet button:text-is('Give up')")
    window.page.wait_for_selector(".sheet >> text=The game ends at once")
    window.page.click(BACK)
    assert window.page.locator("text=The game was given up").count() == 0
    window.page.click(".sheet button:text-is('Give up')")
    window.page.click(".asking button:text-is('Give up')")
    window.page.wait_for_selector("text=The game was given up")
    window.close()
    host = Window(browser)
    host.settle(name="Ana")
    host.open_table(server.address)
    host.page.click("text=Close this table")
    host.page.wait_for_selector("text=Nobody can sit down here any more")
    host.page.click(BACK)
    host.page.wait_for_selector("section.invite")
    host.close()
