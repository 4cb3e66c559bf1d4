"""Whole games in a real browser: with the mouse on the board, with only the keyboard, and with a second
person.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from .conftest import Server
from .window import Window

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_a_whole_game_of_four_by_clicking_on_the_board(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address, seats=4)
    dice = random.Random(11)
    answered = on_board = 0
    while window.wait_for_turn() and answered < 600:
        on_board += window.play_some(dice, 1)
        answered += 1
    assert window.over
    window.page.click(".final-scoring >> text=All right")
    assert on_board > answered / 2
    window.page.click(".question.over >> text=Scores")
    assert window.page.locator(".scores tbody tr").count() > 5
    window.close()


def test_a_move_is_typed(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address)
    window.wait_for_turn()
    asked, word = window.asked(), window.words()[0]
    window.page.keyboard.press("/")
    window.page.wait_for_selector("input:focus")
    window.page.keyboard.type(word)
    window.page.keyboard.press("Enter")
    window.answered(asked)
    window.close()


def test_two_windows_at_one_table(browser: Any, server: Server) -> None:
    host, guest = Window(browser), Window(browser)
    host.settle(name="Ana")
    guest.settle(name="Bo")
    guest.page.goto(host.open_table(server.address))
    guest.page.click("text=Sit down")
    dice = random.Random(2)
    for window in (host, guest):
        window.page.wait_for_selector(".question")
    for _ in range(12):
        host.until(lambda: any(one.page.locator(".question.mine").count() for one in (host, guest)))
        for window in (host, guest):
            if window.page.locator(".question.mine").count():
                window.play_some(dice, 1, board_first=False)
    assert "Bo" in host.page.locator(".players").inner_text()
    guest.page.click("#tab-chat")
    guest.page.fill("#chat-text", "Hello")
    guest.page.keyboard.press("Enter")
    host.page.click("#tab-chat")
    host.page.wait_for_selector(".chat-lines >> text=Hello")
    host.close()
    guest.close()


def test_hot_seat_with_a_curtain(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.page.goto(server.address)
    window.page.click(".new-table summary")
    window.page.locator(".new-choice select").first.select_option("tzolkin")
    window.page.locator(".new-seats select").nth(1).select_option("hot")
    window.page.click("text=Open the table")
    seen = set()
    for _ in range(6):
        window.page.wait_for_selector(".hot-seat-screen, .question.mine")
        curtain = window.page.locator("[data-lift]")
        if curtain.count():
            seen.add(curtain.first.get_attribute("data-lift"))
            assert window.page.locator(".wealth").count() == 0  # no seat shows its tiles
            curtain.first.click()
            window.page.wait_for_selector(".hot-seat-screen", state="detached")
        window.play_some(random.Random(4), 1, board_first=False)
    assert seen == {"0", "1"}
    window.close()
