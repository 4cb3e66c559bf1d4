"""Chichén Itzá on the plain board: the action board with its prices, fights that are seen, facts in reach."""

from __future__ import annotations

import re
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


def test_the_action_board_is_a_grid_with_its_prices(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    window.until(lambda: any(word.startswith("place ") for word in window.words()))
    window.page.wait_for_selector(".action-grid .action.lit")
    grid = window.page.locator(".action-grid")
    assert grid.locator(".action-tile:not(.action-coins)").count() == 9
    costs = [int(text) for text in grid.locator(".action-cost").all_inner_texts()]
    assert len(costs) == 6
    columns, rows = costs[:3], costs[3:]
    for i, tile in enumerate(grid.locator(".action-tile:not(.action-coins)").all()):
        both = sorted((columns[i % 3], rows[i // 3]))
        taken = tile.locator(".action-marks .seat-sign").count() > 0
        assert int(tile.locator(".action-price").inner_text()) == both[taken]
    lit = grid.locator(".action.lit")
    offered = {word for word in window.words() if word.startswith("place ")}
    assert set(lit.evaluate_all("all => all.map(one => one.dataset.word)")) == offered
    asked = window.asked()
    window.page.locator(".action-coins .action").click()
    window.answered(asked)
    window.close()


def test_prices_stand_with_the_tiles_as_the_answers_say_them(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    for word in window.words():
        said = window.page.locator(f'[data-choice="{word}"] > span').first.inner_text()
        tile = window.page.locator(f'.action-tile:has([data-word="{word}"])')
        if word != "place coins":
            assert tile.locator(".action-price").inner_text() == re.findall(r"\d+", said)[-1]
    window.close()


def test_a_fight_stays_in_sight_until_the_next_answer(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    fight_until(window, ".plain-over")
    told = window.page.locator(".plain-over")
    assert told.locator(".die").count() > 0
    assert told.locator(".story-won, .story-lost").count() == 1
    assert told.locator(".story-end").inner_text()
    answer(window, window.words()[-1])
    window.page.wait_for_selector(".plain-over", state="detached")
    window.close()


def test_a_fight_that_is_gone_does_not_come_back_with_another_language(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    fight_until(window, ".plain-over")
    answer(window, window.words()[-1])
    window.page.wait_for_selector(".plain-over", state="detached")
    window.wait_for_turn()
    asked = window.page.locator("#question-words").inner_text()
    window.page.click(".settings > button")
    window.page.locator(".settings-choice select").first.select_option("de")
    window.until(lambda: window.page.locator("#question-words").inner_text() not in ("", asked))
    window.page.wait_for_selector(".plain-board .lit")
    assert window.page.locator(".plain-over").count() == 0
    window.page.reload()
    window.page.wait_for_selector(".question.mine .choice")
    window.page.wait_for_selector(".plain-board .lit")
    assert window.page.locator(".plain-over").count() == 0
    window.close()


def test_my_link_leaves_the_board_where_it_is(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    window.page.wait_for_selector(".plain-seats")
    top = "document.querySelector('.plain-view').scrollTop"
    before = window.page.evaluate(top)
    window.page.locator(".player").first.locator(".player-points").click()
    window.until(lambda: window.page.evaluate(top) != before)  # beside it: what the player holds
    window.page.evaluate("document.querySelector('.plain-view').scrollTop = 0")
    window.page.click(".my-link")
    window.page.wait_for_selector(".sheet .seat-links")
    assert window.page.evaluate(top) == 0
    window.close()


def test_dice_come_into_sight_when_they_are_asked_about(browser: Any, server: Server) -> None:
    window = seated(browser, server, PHONE)
    fight_until(window, ".plain-fight:not(.plain-over) .die")
    sheet = window.page.locator(".plain-view").bounding_box()
    die = window.page.locator(".plain-fight .die").first.bounding_box()
    assert sheet["y"] <= die["y"]
    assert die["y"] + die["height"] <= sheet["y"] + sheet["height"]
    window.close()


@needs_axe
@pytest.mark.parametrize("look", [(WIDE, "light"), (PHONE, "dark")], ids=["wide-light", "phone-dark"])
def test_facts_are_in_reach(browser: Any, server: Server, look: tuple[dict[str, int], str]) -> None:
    window = seated(browser, server, look[0], theme=look[1])
    fight_until(window, ".plain-over")
    window.page.locator(".facts-fold summary").click()
    window.page.wait_for_selector(".facts-table")
    assert window.page.locator(".facts-table .symbol-faces").count() == 14
    assert window.page.locator(".facts-table tr.mine").count() >= 4
    assert window.axe() == []
    assert window.page.evaluate("document.documentElement.scrollWidth") <= look[0]["width"]
    window.close()


def test_what_happened_is_told_in_its_order(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    fight_until(window, ".plain-over")
    while not window.page.locator("button.news").count():
        answer(window, window.words()[-1])
        window.wait_for_turn()
    log = window.page.locator(".log-scroll .log-mark ~ li > span").all_inner_texts()
    window.page.locator("button.news").click()
    told = window.page.locator(".digest .log li > span").all_inner_texts()
    assert told == log
    assert len(told) > 1
    window.close()
