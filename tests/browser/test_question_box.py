"""The question box: the layout does not jump, and no press answers a question other than the one it was meant
for.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from patolli.kernel.match import Match

from . import prepared
from .conftest import Server
from .drawn_board import LAPTOP, seated_at
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser

PLACES = """() => {
    const box = (selector) => {
        const found = document.querySelector(selector)?.getBoundingClientRect();
        return found ? [found.left, found.top, found.width, found.height].map(Math.round).join(" ") : "";
    };
    const top = (selector) => {
        const found = document.querySelector(selector)?.getBoundingClientRect();
        return found ? Math.round(found.top) : 0;
    };
    return {
        question: box(".question"), foot: box(".question-foot"),
        board: box(".board-view"), tabs: box(".tabs"),
        players: top("ol.players"), answers: top(".choices, .confirm, .between-turns"),
        confirm: top("[data-confirm]"),
    };
}"""
CONFIRMING = ("question", "foot", "board", "tabs", "players")


def places(window: Window) -> dict[str, Any]:
    window.next_frames()
    found: dict[str, Any] = window.page.evaluate(PLACES)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, LAPTOP, PHONE], ids=["wide", "laptop", "phone"])
@pytest.mark.parametrize("game", ["tzolkin", "chichen-itza", "teotihuacan", "azteca"])
def test_nothing_jumps(browser: Any, server: Server, game: str, size: dict[str, int]) -> None:
    """The board, question, answers and log must keep their positions on the screen."""
    window = seated_at(game, browser, server, size=size, confirm=True, following="sum", speed="none")
    dice = random.Random(11)
    first: dict[str, Any] = {}
    confirmed: set[int] = set()
    for _ in range(30):
        if not window.wait_for_turn():
            break
        if not window.words():  # the answer can only be given in a form on the board
            break
        here = places(window)
        first = first or here
        assert here == first, window.page.locator("#question-words").inner_text()
        asked = window.asked()
        window.click_choice(dice.choice(window.words()))
        window.page.wait_for_selector(f'[data-confirm], .question:not([data-question="{asked}"])')
        if window.page.locator("[data-confirm]").count():
            here = places(window)
            confirmed.add(here["confirm"])
            assert {name: here[name] for name in CONFIRMING} == {name: first[name] for name in CONFIRMING}
        window.answered(asked)
    assert len(confirmed) == 1, "Confirm is always in the same place"
    window.close()


def at_placing(window: Window) -> None:
    """Answers until workers can be placed. From then on, each placed worker makes the first answer more
    expensive.
    """
    for _ in range(40):
        window.wait_for_turn()
        if "place palenque" in window.words() and "stop" not in window.words():
            break
        asked = window.asked()
        window.click_choice(window.words()[0])
        window.answered(asked)
    window.until(lambda: window.page.locator(".choice .price-chip").count() > 0)


def stop_time(window: Window) -> None:
    """Stops the page's clock. The page ignores presses for some time after a change; with a stopped clock,
    every change counts as recent, even on a slow machine.
    """
    window.page.evaluate("() => { window.now = performance.now(); performance.now = () => window.now; }")


def press(window: Window) -> None:
    window.page.mouse.down()
    window.page.mouse.up()
    window.next_frames()


def corn(window: Window) -> str:
    return str(window.page.locator('.holdings [data-about="corn"] .held-number').first.inner_text())


@pytest.mark.parametrize("on", [".question .choice", ".board .place.lit"], ids=["answer", "board"])
def test_a_press_without_moving_answers_nothing_that_costs(browser: Any, server: Server, on: str) -> None:
    window = seated_at("tzolkin", browser, server)
    at_placing(window)
    first = window.asked()
    box = window.page.locator(f'{on}:is([data-choice="place palenque"], [data-word="place palenque"])').first
    where = box.bounding_box()
    x, y = where["x"] + where["width"] / 2, where["y"] + where["height"] / 2
    stop_time(window)
    window.page.mouse.move(x, y)
    press(window)
    window.until(lambda: window.asked() not in ("", first))
    window.wait_for_turn()
    second, owned = window.asked(), corn(window)
    press(window)
    window.page.wait_for_selector(".press-refused")
    assert (window.asked(), corn(window)) == (second, owned)
    assert window.axe() == []
    window.page.mouse.move(x + 6, y)
    press(window)
    window.until(lambda: window.asked() != second)
    assert window.page.locator(".press-refused").count() == 0
    window.close()


def at_the_market() -> Match:
    """Plays until seat 0 can buy wood at the market three times for 2 corn each."""

    def holds(p: Any) -> bool:
        return bool(p.question(0).kind == "Trade" and p.seats[0].corn >= 6)

    return prepared.played("tzolkin", 2, 5, holds, "random")


def test_an_answer_can_be_given_again_without_moving(browser: Any, server: Server) -> None:
    """A message beside the pointer says that the second half of a double click does not count."""
    window = Window(browser)
    window.settle(confirm=False)
    page = window.page
    page.goto(server.address + prepared.put(server.data, at_the_market()))
    buy = '.question .choice[data-choice="buy wood"]'
    page.wait_for_selector(buy)
    owned = int(corn(window))
    where = page.locator(buy).bounding_box()
    x, y = where["x"] + where["width"] / 2, where["y"] + where["height"] / 2
    stop_time(window)
    page.mouse.move(x, y)
    for n in (1, 2):
        asked = window.asked()
        press(window)
        page.wait_for_selector(f'.question.mine:not([data-question="{asked}"])')
        page.wait_for_selector(f"{buy}:not([data-waits])")
        assert int(corn(window)) == owned - 2 * n
        if n == 1:
            press(window)  # no time has passed
            page.locator(".press-refused").wait_for()
            message = page.locator(".press-refused").bounding_box()
            assert message["x"] + message["width"] < page.locator(".question").bounding_box()["x"]
            assert message["y"] < y < message["y"] + message["height"]
        page.evaluate("window.now += 500")
    assert page.locator(".press-refused").count() == 0
    window.close()


def test_a_confirmation_that_comes_under_the_pointer_is_not_given(browser: Any, server: Server) -> None:
    window = seated_at("tzolkin", browser, server, confirm=True)
    at_placing(window)
    window.click_choice("place palenque")
    window.page.wait_for_selector("[data-choice=stop]")
    asked = window.asked()
    window.click_choice("stop")
    where = window.page.locator("[data-confirm]").bounding_box()
    window.page.keyboard.press("Escape")
    window.page.wait_for_selector("[data-choice=stop]")
    stop_time(window)
    window.page.mouse.move(where["x"] + 20, where["y"] + 10)
    window.page.keyboard.press("0")
    window.page.wait_for_selector("[data-confirm]")
    press(window)
    window.page.wait_for_selector(".press-refused")
    assert window.asked() == asked
    window.page.mouse.move(where["x"] + 30, where["y"] + 10)
    press(window)
    window.until(lambda: window.asked() != asked)
    window.close()


def test_a_key_that_is_held_answers_once(browser: Any, server: Server) -> None:
    window = seated_at("tzolkin", browser, server)
    at_placing(window)
    asked = window.asked()
    window.page.keyboard.down("1")
    window.until(lambda: window.asked() not in ("", asked))
    window.wait_for_turn()
    second = window.asked()
    for _ in range(5):
        window.page.keyboard.down("1")  # a repeated key
        window.next_frames()
    assert window.asked() == second
    assert window.page.locator(".choice.sent").count() == 0
    window.page.keyboard.up("1")
    window.page.keyboard.press("1")
    window.until(lambda: window.asked() != second)
    window.close()


COVERED = """() => {
    const it = document.querySelector(".consequences").getBoundingClientRect();
    return [".tabs", ".players", ".question"].filter((selector) => {
        const other = document.querySelector(selector).getBoundingClientRect();
        const across = it.left < other.right && other.left < it.right;
        return across && it.top < other.bottom && other.top < it.bottom;
    });
}"""


@pytest.mark.parametrize("size", [WIDE, LAPTOP, {"width": 1024, "height": 768}], ids=["1440", "1366", "1024"])
def test_a_preview_covers_neither_goods_nor_log(browser: Any, server: Server, size: dict[str, int]) -> None:
    window = seated_at("tzolkin", browser, server, size=size)
    at_placing(window)
    window.page.locator(".question .choice").nth(1).hover()
    window.page.wait_for_selector(".consequences .preview-summary")
    assert window.page.evaluate(COVERED) == []
    window.close()


def test_a_tap_leaves_no_preview(browser: Any, server: Server) -> None:
    window = seated_at("tzolkin", browser, server, size=PHONE)
    at_placing(window)
    asked = window.asked()
    window.page.locator('.question [data-choice="place tikal"]').tap()
    window.until(lambda: window.asked() not in ("", asked))
    window.wait_for_turn()
    window.next_frames()
    assert window.page.locator(".preview-summary:visible, .watched, .trying").count() == 0
    window.close()


OUTSIDE = """() => [...document.querySelectorAll(".hint-menu, .hint-menu *")]
    .filter((one) => one.getBoundingClientRect().right > innerWidth)
    .map((one) => one.textContent)"""


@pytest.mark.parametrize(
    ("size", "language"),
    [(PHONE, "de"), pytest.param(LAPTOP, "en", marks=pytest.mark.slow)],
    ids=["phone-de", "laptop-en"],
)
def test_hints_open_inside_the_window(
    browser: Any, server: Server, size: dict[str, int], language: str
) -> None:
    window = seated_at("tzolkin", browser, server, size=size, language=language)
    window.page.click(".hint-button > button")
    window.page.wait_for_selector(".hint-menu [data-hint='3']")
    assert window.page.evaluate(OUTSIDE) == []
    assert window.axe() == []
    window.close()


def test_a_game_that_was_ended_has_nothing_to_choose_on_its_board(browser: Any, server: Server) -> None:
    window = seated_at("tzolkin", browser, server)
    window.page.wait_for_selector(".wealth-choice")
    window.tool("Table")
    window.page.click(".sheet >> text=Give up")
    window.page.click(".asking >> text=Give up")
    window.page.wait_for_selector(".question.over")
    window.page.wait_for_selector(".wealth-choice", state="detached")
    window.close()
