"""Undo, explanations of why a move is not available, lost connections, and recovery from errors."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from .conftest import Server
from .window import Window

pytestmark = pytest.mark.browser


def until_placing(window: Window) -> None:
    """Plays through the choice of tiles, up to the first question in a turn, where answers can be undone."""
    dice = random.Random(1)
    for _ in range(12):
        window.wait_for_turn()
        if any(word.startswith(("turn ", "place ")) for word in window.words()):
            return
        window.play_some(dice, 1, board_first=False)


def test_undo_and_confirm(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address)
    until_placing(window)
    if "turn place" in window.words():
        window.click_choice("turn place")
        window.page.wait_for_selector('[data-choice="place tikal"]')
    before = window.words()
    window.click_choice("place tikal")
    window.page.wait_for_selector("text=Undo >> nth=0")
    window.page.wait_for_selector(".board .rider")
    window.page.click(".question-foot button >> nth=0")
    window.until(lambda: window.words() == before)
    # an answer that ends the turn must be confirmed and can be withdrawn
    for wheel in ("tikal", "uxmal", "yaxchilan", "palenque", "chichen", "start"):
        if f"place {wheel}" in window.words():
            asked = window.asked()
            window.click_choice(f"place {wheel}")
            window.page.wait_for_selector(f'[data-confirm], .question.mine:not([data-question="{asked}"])')
        if window.page.locator("[data-confirm]").count():
            words = window.page.locator(".confirm").inner_text()
            assert "ends your turn" in words or "cannot take your turn back" in words
            window.page.click("text=Back")
            break
    window.page.wait_for_selector("[data-choice=stop]")
    asked = window.asked()
    window.click_choice("stop")
    window.answered(asked)
    assert window.page.locator("[data-confirm]").count() == 0
    window.close()


def test_a_dark_place_says_why(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address)
    until_placing(window)
    dark = window.page.locator(".board .tile.place.still[data-word]")
    assert dark.count(), "at the start nobody can build everything"
    dark.first.click(force=True)
    window.page.wait_for_selector(".explain.pinned .why")
    assert "TZ-" in window.page.locator(".explain").inner_text()
    window.page.locator(".explain .rule-link").first.click()
    window.page.wait_for_selector(".rule.wanted")
    dark.first.click(force=True)
    window.page.locator(".explain .rule-link").last.click()
    window.page.wait_for_selector(".sheet .component")
    window.close()


def test_pointing_at_a_choice_shows_its_effect(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address)
    until_placing(window)
    window.page.locator("[data-choice]").first.hover()
    window.page.wait_for_selector(".consequences li")
    window.close()


def test_a_killed_server_is_a_short_notice(browser: Any, tmp_path: Path, server: Server) -> None:
    own = Server(tmp_path)
    own.start()
    window = Window(browser)
    window.settle()
    window.start(own.address)
    until_placing(window)
    words = window.words()
    own.kill()
    window.page.wait_for_selector(".connection")
    own.start()
    window.page.wait_for_selector(".connection", state="detached", timeout=90_000)
    assert window.words() == words
    window.play_some(random.Random(3), 2, board_first=False)
    window.close()
    own.kill()


def test_replay_goes_back_and_comes_back(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address)
    until_placing(window)
    window.play_some(random.Random(5), 6, board_first=False)
    window.tool("Replay")
    window.page.wait_for_selector(".replay-slider >> text=Moment 0")
    window.page.wait_for_selector(".jump-turn")
    window.page.locator(".replay input").evaluate(
        "one => { one.value = Number(one.min) + 3; one.dispatchEvent(new Event('input')); }"
    )
    window.page.wait_for_selector(".replay-slider >> text=Moment 3")
    window.page.click("text=Back to now")
    window.page.wait_for_selector(".replay", state="detached")
    window.close()


def test_a_page_older_than_the_server_loads_itself_again(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.page.goto(server.address)
    window.page.wait_for_selector(".front")
    window.page.route("**/assets/module-*.js", lambda route: route.fulfill(status=404), times=1)
    window.page.evaluate("location.hash = '#/learn/tzolkin/place'")
    window.page.wait_for_selector(".board .place.lit")
    window.close()
