"""Replays: by step, turn and round, from a list, and from a link; the game itself must not change."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from .conftest import Server
from .drawn_board import seated_at
from .window import PHONE, WIDE, Window

WORDS = {
    "en": {"open": "Replay", "on": "On", "back": "Back", "begin": "The beginning"},
    "de": {"open": "Rückblick", "on": "Vor", "back": "Zurück", "begin": "Der Anfang"},
}


def looking_back(browser: Any, server: Server, size: dict[str, int], language: str) -> Window:
    window = seated_at("tzolkin", browser, server, size=size, language=language)
    window.play_some(random.Random(3), 12, board_first=False)
    window.wait_for_turn()
    window.tool(WORDS[language]["open"])
    window.page.wait_for_selector(".replay-jumps")
    return window


def at(window: Window) -> int:
    found = re.search(r"\d+", window.page.locator(".replay-slider span").inner_text())
    assert found
    return int(found[0])


def until_at(window: Window, n: int) -> None:
    window.until(lambda: at(window) == n)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_replay_steps_jumps_and_leaves_nothing_behind(
    browser: Any, server: Server, size: dict[str, int], language: str
) -> None:
    words = WORDS[language]
    window = looking_back(browser, server, size, language)
    page = window.page
    until_at(window, 0)
    assert words["begin"] in page.locator(".replay h2").inner_text()
    page.click(f".replay [title={words['on']}]")
    until_at(window, 1)
    assert page.locator(".replay-words").inner_text()
    page.locator(".replay-buttons select").select_option("round")
    page.click(f".replay [title={words['on']}]")
    window.until(lambda: "1" in page.locator(".replay h2").inner_text())
    at_round = at(window)
    page.locator(".replay-buttons select").select_option("turn")
    page.click(f".replay [title={words['on']}]")
    window.until(lambda: at(window) > at_round)
    page.click(f".replay [title={words['back']}]")
    window.until(lambda: at(window) <= at_round)
    if size == PHONE:
        page.click(".replay-jumps > button")
    page.locator(".jump-turn button").nth(1).click()
    page.wait_for_selector(".jump-turn [aria-current]")
    assert page.locator("[data-choice], .board .place.lit").count() == 0
    assert window.axe() == []
    page.click(".replay-now")
    page.wait_for_selector(".replay", state="detached")
    window.wait_for_turn()
    assert page.locator(".player .change, .own-holdings .change").count() == 0, "nothing has changed just now"
    window.close()


def test_a_link_opens_the_table_at_that_moment(browser: Any, server: Server) -> None:
    window = looking_back(browser, server, WIDE, "en")
    page = window.page
    window.until(lambda: "/at/e" in window.address)
    first = window.address  # the address changes shortly after the position is shown
    turn = page.locator(".jump-turn button").nth(1)
    turn.click()
    window.until(lambda: turn.get_attribute("aria-current") is not None)
    window.until(lambda: window.address != first)
    n, link = at(window), window.address
    head, log = page.locator(".replay h2").inner_text(), page.locator(".log").inner_text()
    page.click(".replay-now")
    page.wait_for_selector(".replay", state="detached")
    assert "/at/" not in window.address
    page.goto(link)
    page.reload()
    page.wait_for_selector(".replay-jumps")
    until_at(window, n)
    assert page.locator(".replay h2").inner_text() == head
    window.until(lambda: page.locator(".log").inner_text() == log)
    window.close()


@pytest.mark.slow
def test_it_plays_by_itself_and_stops_at_the_end(browser: Any, server: Server) -> None:
    window = looking_back(browser, server, WIDE, "en")
    page = window.page
    page.locator(".replay-slider select").select_option("fast")
    page.locator(".replay input").evaluate(
        "one => { one.value = one.max - 2; one.dispatchEvent(new Event('input')); }"
    )
    window.until(lambda: at(window) > 0)
    page.click(".replay [title=Play]")
    page.wait_for_selector(".replay [title=Hold]")
    page.wait_for_selector(".replay [title=Play]")
    assert page.locator(".replay input").input_value() == page.locator(".replay input").get_attribute("max")
    window.close()
