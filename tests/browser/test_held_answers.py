"""Answers given in advance must leave room on the screen for the answers to the current question."""

from __future__ import annotations

import random
from typing import Any

import pytest

from patolli import games

from .conftest import Server
from .window import Window

pytestmark = pytest.mark.browser


def test_answers_keep_their_room_next_to_answers_held_in_advance(browser: Any, server: Server) -> None:
    size = {"width": 1366, "height": 768}
    window = Window(browser, size)
    window.settle()
    guest = Window(browser)
    guest.settle(name="Bo")
    guest.page.goto(window.open_table(server.address, "azteca"))
    guest.page.click("text=Sit down")
    assert window.wait_for_turn()
    window.page.click(".usual-answers summary")
    window.page.click("[data-keep-usual]")  # these are shown once, before the first answer in advance
    held = window.page.locator(".held-passes-list button")
    usual = len(games.load("azteca").default_windows())
    window.page.wait_for_function(
        "n => document.querySelectorAll('.held-passes-list button').length === n", arg=usual
    )
    window.page.click(".held-passes summary")
    held.first.click()
    window.page.wait_for_function(
        "n => document.querySelectorAll('.held-passes-list button').length === n", arg=usual - 1
    )
    room = window.page.locator(".choices").bounding_box()
    assert room["height"] >= 140
    assert room["y"] + room["height"] <= size["height"]
    window.page.locator(".choices .choice").last.click(trial=True)
    guest.close()
    window.close()


@pytest.mark.slow
def test_an_opened_note_leaves_the_answers_their_height(browser: Any, server: Server) -> None:
    window = Window(browser, {"width": 1440, "height": 900})
    window.settle()
    window.start(server.address, game="teotihuacan")
    summary, dice = window.page.locator("details.usual-answers summary"), random.Random(2)
    for _ in range(60):
        assert window.wait_for_turn()
        if summary.count() and window.page.locator(".question .asides").count():
            break
        window.play_some(dice, 1, board_first=False)
    summary.click()
    window.page.wait_for_selector("details.usual-answers[open]")
    hidden, note = window.page.evaluate(
        """() => {
            const answers = document.querySelector(".question .choices");
            const note = document.querySelector("details.usual-answers");
            return [answers.scrollHeight - answers.clientHeight, note.offsetHeight];
        }"""
    )
    assert hidden <= 0
    assert note >= 90
    window.close()


def test_the_list_of_passed_windows_takes_no_room_from_the_answers(browser: Any, server: Server) -> None:
    window = Window(browser, {"width": 1440, "height": 900})
    window.settle()
    window.start(server.address, game="teotihuacan")
    note, dice = window.page.locator(".question .passed-windows"), random.Random(2)
    for _ in range(60):
        assert window.wait_for_turn()
        if note.count():
            break
        window.play_some(dice, 1, board_first=False)
    assert note.bounding_box()["height"] < 50
    answers, foot = (
        window.page.locator(f".question {part}").bounding_box() for part in (".choices", ".question-foot")
    )
    room = foot["y"] - answers["y"]
    assert answers["height"] > room / 2
    window.close()
