"""Teotihuacan on the plain board: answers say what they do, tiles are drawn, a preview marks what changes."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Server
from .test_everyone import needs_axe
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser
LEADS_TO = {
    "decorate": ("go deco", "main", "go mine", "collect"),
    "worship palace": ("go palace", "collect", "main"),
    "on ": ("go build", "main", "go quarry"),
}
"""Answers that lead to a question, the best first: decorations need gold."""


def asked_for(
    browser: Any, server: Server, start: str, size: dict[str, int] = WIDE, theme: str = "light"
) -> Window:
    """A window at a table where an answer begins like this; on the way the first answers that lead there."""
    window = Window(browser, size, locale="de-DE" if theme == "dark" else "en-GB")
    window.settle(theme=theme)
    window.start(server.address, seats=3, game="teotihuacan")
    wanted = LEADS_TO[start]
    for _ in range(150):
        window.wait_for_turn()
        words = window.words()
        if any(word.startswith(start) for word in words):
            return window
        good = [word for word in wanted if word in words]
        asked = window.asked()
        window.click_choice(good[0] if good else words[int(asked) % len(words)])
        window.answered(asked)
    raise AssertionError(f"never asked for {start}")


def test_worship_says_what_it_brings(browser: Any, server: Server) -> None:
    window = asked_for(browser, server, "worship palace")
    window.page.wait_for_selector("[data-choice^='worship palace'] .choice-description")
    royal = window.page.locator(".ring-board").first.locator(".plain-tile .chip").all_inner_texts()
    told = window.page.locator("[data-choice^='worship palace'] .choice-description").all_inner_texts()
    assert told
    assert all(any(name in line for name in royal) for line in told)
    window.close()


def test_decorations_are_chosen_with_their_icons_and_points_in_sight(browser: Any, server: Server) -> None:
    window = asked_for(browser, server, "decorate")
    page = window.page
    page.wait_for_selector("[data-choice^=decorate] .choice-description")
    described = page.locator("[data-choice^=decorate] .choice-description").all_inner_texts()
    assert all("points" in line for line in described)
    sheet = page.locator(".plain-view").bounding_box()
    tiles = page.locator(".ring-board .icon-tiles .icon-tile[viewBox$='2.1 1.1']")
    assert tiles.count() == len(window.words())
    for part in (*tiles.all(), page.locator(".pyramid > svg")):
        box = part.bounding_box()
        assert box["y"] >= sheet["y"]
        assert box["y"] + box["height"] <= sheet["y"] + sheet["height"]
    asked = window.asked()
    page.locator(".icon-tiles .chip.lit").first.click()
    page.wait_for_selector(f'.question.mine:not([data-question="{asked}"]) [data-choice^=side]')
    lit = page.locator(".pyramid-lit")
    assert lit.count() == len([word for word in window.words() if word.startswith("side ")])
    asked = window.asked()
    lit.first.click()
    window.answered(asked)
    window.close()


def test_pointing_at_an_answer_marks_its_square_on_the_pyramid(browser: Any, server: Server) -> None:
    window = asked_for(browser, server, "on ")
    word = [word for word in window.words() if word.startswith("on ")][-1]
    window.page.mouse.move(3, 3)
    window.until(lambda: window.page.locator(".pyramid-lit.watched").count() == 0)
    window.page.locator(f'[data-choice="{word}"]').hover()
    marked = window.page.wait_for_selector(".pyramid-lit.watched")
    assert marked.get_attribute("data-word") == word
    window.close()


def test_a_main_action_that_is_missing_is_explained(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address, game="teotihuacan")
    for _ in range(120):
        window.wait_for_turn()
        words = window.words()
        if "collect" in words and "main" not in words and not any("palace" in word for word in words):
            break
        asked = window.asked()
        window.click_choice("main" if "main" in words else words[int(asked) % len(words)])
        window.answered(asked)
    told = window.page.wait_for_selector(".not-offered").inner_text()
    assert told.startswith("Main action:")
    assert "TE-7.8" in told
    window.close()


def test_upkeep_is_announced_and_the_answers_keep_their_room(browser: Any, server: Server) -> None:
    window = Window(browser, PHONE)
    window.settle(confirm=False)
    window.start(server.address, game="teotihuacan")
    for _ in range(150):
        window.wait_for_turn()
        if window.page.locator(".coming").count():
            break
        words, asked = window.words(), window.asked()
        window.click_choice("pass" if "pass" in words else words[-1])
        window.answered(asked)
    assert "upkeep" in window.page.locator(".coming").inner_text()
    box, foot = (window.page.locator(one).bounding_box() for one in (".question", ".question-foot"))
    assert foot["y"] + foot["height"] <= box["y"] + box["height"]
    window.close()


@needs_axe
@pytest.mark.parametrize("look", [(WIDE, "light"), (PHONE, "dark")], ids=["wide-light", "phone-dark"])
def test_axe_finds_nothing_around_the_pyramid(
    browser: Any, server: Server, look: tuple[dict[str, int], str]
) -> None:
    window = asked_for(browser, server, "decorate", look[0], look[1])
    window.page.wait_for_selector("[data-choice^=decorate] .choice-description")
    assert window.axe() == []
    assert window.page.evaluate("document.documentElement.scrollWidth") <= look[0]["width"]
    window.close()
