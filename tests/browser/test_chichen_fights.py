"""Chichén Itzá: answers within a fight, and the news after it."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Server
from .test_everyone import needs_axe
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser
WARLIKE = ("place land", "place water", "cast none", "stop")
"""Answers that lead into a fight and through it."""


def seated(browser: Any, server: Server, size: dict[str, int] = WIDE, **settings: Any) -> Window:
    window = Window(browser, size, locale="de-DE" if settings.get("theme") == "dark" else "en-GB")
    window.settle(**settings)
    window.start(server.address, game="chichen-itza")
    window.wait_for_turn()
    return window


def answer(window: Window, word: str) -> None:
    asked = window.asked()
    window.click_choice(word)
    window.answered(asked)


def fight_until(window: Window, selector: str) -> None:
    """Look for fights until this is seen: by the first answer that leads there, else by the last one."""
    for _ in range(60):
        window.wait_for_turn()
        if window.page.locator(selector).count():
            return
        words = window.words()
        good = [word for start in WARLIKE for word in words if word.startswith(start)]
        answer(window, good[0] if good else words[-1])
    raise AssertionError(f"never saw {selector}")


def test_within_a_fight_nothing_is_confirmed_again(browser: Any, server: Server) -> None:
    """The way back was given up when the fight began: an answer within it takes nothing more away."""
    window = seated(browser, server)
    fight_until(window, "[data-choice='cast none']")
    for _ in range(4):
        asked = window.asked()
        if not asked or window.page.locator(".question-foot .button:disabled").count() < 2:
            break
        window.click_choice(window.words()[0])
        window.page.wait_for_selector(
            f'.question.mine:not([data-question="{asked}"]), .question:not(.mine), [data-confirm]'
        )
        assert window.page.locator("[data-confirm]").count() == 0
        window.wait_for_turn()
        if any(word.startswith("place ") for word in window.words()):
            break
    window.close()


@pytest.mark.slow
def test_the_news_begin_where_my_turn_ended(browser: Any, server: Server) -> None:
    """Not within my own fight; and what I answer at the end of a round does not cut it off."""
    window = seated(browser, server)
    news = window.page.locator(".rule-link.news")
    told = 0
    for _ in range(60):
        window.wait_for_turn()
        words = window.words()
        asked = window.page.locator("#question-words").inner_text().strip()
        if any(word.startswith("place ") for word in words):
            told += news.count()
        elif asked.startswith(("Against the ", "Where does the movement end?")):
            assert news.count() == 0, asked
        good = [word for start in WARLIKE for word in words if word.startswith(start)]
        answer(window, good[0] if good else words[-1])
    assert told > 3
    window.close()


def test_a_fight_is_seen_on_its_stage_until_the_next_answer(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    fight_until(window, ".fight-stage .fight-die.hit, .fight-stage .fight-die.miss")
    stage = window.page.locator(".fight-stage")
    assert stage.locator(".fight-phases li.now").count() == 1
    assert stage.locator(".all-faces .symbol-die").count() in {0, 6}
    fight_until(window, ".fight-text.won, .fight-text.lost")
    answer(window, window.words()[-1])
    window.page.wait_for_selector(".fight-stage", state="detached")
    assert window.page.locator(".fight-again").count() == 1
    window.page.reload()
    window.page.wait_for_selector(".question.mine .choice")
    window.page.wait_for_selector(".map .tile")
    assert window.page.locator(".fight-stage").count() == 0
    window.page.locator(".fight-again").click()
    window.page.wait_for_selector(".fight-stage")
    window.page.locator(".fight-close").click()
    window.page.wait_for_selector(".fight-stage", state="detached")
    window.close()


def test_dice_tumble_and_a_click_skips_what_is_still_to_come(browser: Any, server: Server) -> None:
    window = seated(browser, server, speed="calm")
    fight_until(window, ".fight-stage.playing")
    window.page.wait_for_selector(".fight-die.tumbling, .fight-stage:not(.playing)")
    window.page.locator(".fight-stage").click(position={"x": 30, "y": 120})
    window.page.wait_for_selector(".fight-stage.playing", state="detached")
    window.close()


@needs_axe
@pytest.mark.parametrize("look", [(WIDE, "light"), (PHONE, "dark")], ids=["wide-light", "phone-dark"])
def test_axe_finds_nothing_on_the_stage(
    browser: Any, server: Server, look: tuple[dict[str, int], str]
) -> None:
    window = seated(browser, server, look[0], theme=look[1])
    fight_until(window, ".fight-stage .fight-die")
    assert window.axe() == []
    assert window.page.evaluate("document.documentElement.scrollWidth") <= look[0]["width"]
    window.close()
