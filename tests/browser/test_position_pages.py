"""Positions that belong to no table, in a real browser: a turning point is tried out and the game is
continued from it, and a link to a position is opened.
"""

from __future__ import annotations

from typing import Any

import pytest

from patolli import games
from patolli.kernel import position_text
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match

from .conftest import Server
from .test_everyone import needs_axe
from .test_review import finished, opened
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser
__all__ = ["finished"]


@needs_axe
@pytest.mark.parametrize(
    ("game", "language", "size", "theme"),
    [
        ("lanterns", "en", WIDE, "light"),
        pytest.param("lanterns", "de", PHONE, "dark", marks=pytest.mark.slow),
        pytest.param("tzolkin", "de", PHONE, "dark", marks=pytest.mark.slow),
        pytest.param("tzolkin", "en", WIDE, "light", marks=pytest.mark.slow),
    ],
)
def test_a_turning_point_is_tried_and_played_on(
    browser: Any,
    finished: tuple[Server, dict[str, str]],
    size: dict[str, int],
    language: str,
    theme: str,
    game: str,
) -> None:
    window = opened(browser, finished, game, size, language, theme=theme)
    page = window.page
    # the button appears as soon as a choice has been judged
    page.locator("[data-try]").first.click(timeout=300_000)
    page.wait_for_selector(".try-page .question.mine .choice")
    words = window.words()
    window.click_choice(words[-1])
    page.wait_for_selector("[data-verdict], [data-confirm]", timeout=120_000)
    if page.locator("[data-confirm]").count():
        window.press(page.locator("[data-confirm]"))
    page.wait_for_selector("[data-verdict]", timeout=120_000)
    assert page.locator("[data-verdict]").inner_text()
    assert window.axe() == []
    page.locator("[data-again]").click()
    page.wait_for_selector(".try-page .question.mine .choice")
    assert window.words() == words
    page.locator("[data-play-on]").click()
    window.until(lambda: "#/table/" in window.address)
    page.wait_for_selector(".question.mine .choice")
    asked = window.asked()
    window.click_choice(window.words()[0])
    window.answered(asked)
    window.close()


@needs_axe
@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("de", PHONE, "light"), pytest.param("en", WIDE, "dark", marks=pytest.mark.slow)],
)
def test_a_position_is_opened_from_a_link_and_analysed(
    browser: Any,
    finished: tuple[Server, dict[str, str]],
    size: dict[str, int],
    language: str,
    theme: str,
) -> None:
    server, _ = finished
    match = Match(games.load("tzolkin"), 3, Seeded(5))
    while match.asked() and match.position.question(match.asked()[0]).kind != "PlaceWorker":
        match.play(match.asked()[0], match.position.legal_moves(match.asked()[0])[0])
    text = position_text.write(match.game, match.position)
    window = Window(browser, size, locale="de-DE" if language == "de" else "en-GB", has_touch=size == PHONE)
    window.settle(language=language, theme=theme)
    page = window.page
    page.goto(f"{server.address}#/position/tzolkin/{position_text.packed(text)}")
    page.wait_for_selector(".position-page .question.mine .choice")
    page.locator("[data-lines]").click()
    page.wait_for_selector(".best-lines-list button", timeout=120_000)
    assert window.axe() == []
    page.locator(".best-lines-list button").first.click()
    page.wait_for_selector("[data-back]")
    page.locator("[data-back]").click()
    page.wait_for_selector("[data-back]", state="detached")
    page.locator("[data-share]").click()
    page.wait_for_selector(".share-position .copy-row")
    link = page.locator(".share-position .copy-row input").input_value()
    assert "#/position/tzolkin/" in link
    assert page.locator(".share-position textarea").input_value() == text
    assert window.axe() == []
    page.goto(link[:-30])
    page.wait_for_selector(".open-position [role=alert]")
    page.locator("textarea").fill(text)
    page.locator(".open-position .button.main").click()
    page.wait_for_selector(".position-page .question.mine .choice")
    window.close()
