"""Spectators see no controls whose commands the server would reject."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Server
from .window import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def watched(browser: Any, server: Server) -> tuple[Window, Window]:
    player, onlooker = Window(browser), Window(browser)
    player.settle(name="Ana")
    onlooker.settle()
    player.start(server.address)
    onlooker.page.goto(player.address)
    onlooker.page.wait_for_selector("text=You are watching")
    return player, onlooker


def test_an_onlooker_reads_the_chat_but_is_not_asked_to_write(browser: Any, server: Server) -> None:
    player, onlooker = watched(browser, server)
    onlooker.page.click(".tab >> text=Chat")
    onlooker.page.wait_for_selector(".chat >> text=Only those who sit at the table can write here")
    assert onlooker.page.locator(".chat input, .chat button, .chat select").count() == 0
    player.page.click(".tab >> text=Chat")
    player.page.fill("#chat-text", "Good luck")
    player.page.keyboard.press("Enter")
    onlooker.page.wait_for_selector(".chat-lines >> text=Good luck")
    player.close()
    onlooker.close()


def test_an_onlooker_has_no_notes(browser: Any, server: Server) -> None:
    player, onlooker = watched(browser, server)
    assert player.page.locator(".tab >> text=Notes").count() == 1
    assert onlooker.page.locator(".tab >> text=Notes").count() == 0
    player.close()
    onlooker.close()


def test_an_onlooker_cannot_end_a_pause(browser: Any, server: Server) -> None:
    player, onlooker = watched(browser, server)
    player.tool("Table")
    player.page.click('.sheet button:has-text("Pause")')
    onlooker.page.wait_for_selector(".question >> text=The game is paused")
    assert onlooker.page.locator(".notices button, .question button").count() == 0
    onlooker.tool("Table")
    onlooker.page.wait_for_selector(".sheet")
    assert set(onlooker.page.locator(".sheet-body button").all_inner_texts()) <= {"Copy"}
    player.close()
    onlooker.close()
