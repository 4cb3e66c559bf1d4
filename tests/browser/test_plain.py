"""Games without a drawn board: played through the plain one, with clicks in place."""

from __future__ import annotations

import random
from typing import Any

import pytest

from patolli import games

from .conftest import Server
from .test_everyone import needs_axe
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser
GAMES = ["teotihuacan"]


def in_place(window: Window, dice: random.Random, answers: int) -> int:
    """Answer so many questions, by clicking what is shown where that answers; tell how many were."""
    clicked = 0
    for _ in range(answers):
        if not window.wait_for_turn():
            break
        asked, words = window.asked(), window.words()
        lit = window.page.locator(".plain-board .lit")
        if lit.count() and dice.random() < 0.8:
            lit.nth(dice.randrange(lit.count())).dispatch_event("click")
            clicked += 1
        else:
            window.click_choice(dice.choice(words))
        window.answered(asked)
    return clicked


@pytest.mark.parametrize("game", GAMES)
def test_is_played_in_place(browser: Any, server: Server, game: str) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address, game=game)
    in_place(window, random.Random(3), 30)
    text = window.page.locator(".plain-board").inner_text()
    assert not [word for word in ("undefined", "[object", "thing-", "view-") if word in text]
    window.close()


@needs_axe
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "theme"), [(WIDE, "light"), (PHONE, "dark")], ids=["wide-light", "phone-dark"]
)
def test_axe_finds_nothing_there(
    browser: Any, server: Server, game: str, size: dict[str, int], theme: str
) -> None:
    window = Window(browser, size, locale="de-DE" if theme == "dark" else "en-GB")
    window.settle(theme=theme)
    window.start(server.address, game=game)
    in_place(window, random.Random(4), 12)
    assert window.axe() == []
    assert window.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    window.close()


def test_what_lies_on_the_boards_says_what_it_costs_and_gives(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address, game="teotihuacan")
    window.wait_for_turn()
    window.page.wait_for_selector(".ring-board")
    boards = window.page.locator(".ring-board")
    assert boards.count() == 8
    told = boards.locator("nth=0").inner_text()
    assert "Palace" in told
    assert boards.locator(".ring-worship").count() == 4
    royal = boards.first.locator(".plain-tile .plain-effect")
    assert royal.count() >= 3
    assert all(text.strip() for text in royal.all_inner_texts())
    window.close()


def test_answers_keep_their_room_beside_answers_held_in_advance(browser: Any, server: Server) -> None:
    size = {"width": 1366, "height": 768}
    window = Window(browser, size)
    window.settle()
    guest = Window(browser)
    guest.settle(name="Bo")
    guest.page.goto(window.open_table(server.address, "azteca"))
    guest.page.click("text=Sit down")
    assert window.wait_for_turn()
    held = window.page.locator(".held-passes-list button")
    usual = len(games.load("azteca").default_windows())
    assert held.count() == usual
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
