"""Azteca's drawn board: it can be played with clicks, is completely visible, and is accessible."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from . import prepared
from .azteca_forms import fill_form, has_form
from .conftest import Server
from .drawn_board import LAPTOP, seated_at
from .test_everyone import needs_axe
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser
seated = partial(seated_at, "azteca")
ANSWERS = ".board .place.lit, .question.over, .tray [data-form-send], .tray [data-gods]"


def click(window: Window, word: str) -> None:
    asked = window.asked()
    window.page.locator(f'.board .place.lit[data-word="{word}"]').first.dispatch_event("click")
    window.answered(asked)


def play_on(window: Window, dice: random.Random, answers: int) -> set[str]:
    """Answers questions by clicking highlighted places on the board. Returns the first words of these
    answers.
    """
    played: set[str] = set()
    for _ in range(answers):
        if not window.wait_for_turn():
            break
        window.page.wait_for_selector(ANSWERS)
        if fill_form(window, dice):
            played.add("form")
            continue
        words = window.lit()
        assert words, f"nothing on the board answers {window.words()}"
        word = dice.choice(words)
        played.add(word.split(maxsplit=1)[0])
        click(window, word)
    return played


def test_a_click_on_an_area_places_a_marker(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    asked = window.asked()
    area = window.page.locator('.board .area.lit[data-word^="place "]').first
    name = area.get_attribute("data-about")
    box = area.locator(".area-ground").bounding_box()
    window.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    window.answered(asked)
    assert name
    window.close()


@pytest.mark.slow
def test_every_answer_has_a_place_on_the_board(browser: Any, server: Server) -> None:
    window = seated(browser, server, seats=4)
    dice = random.Random(5)
    for _ in range(60):
        if not window.wait_for_turn():
            break
        window.until(lambda: has_form(window) or (bool(window.words()) and bool(window.lit())))
        if fill_form(window, dice):
            continue
        on_board = window.lit()
        kinds = {word.split(maxsplit=1)[0] for word in on_board}
        if "payment" in kinds:  # the place of a payment accepts any amount
            kinds |= {str(n) for n in range(100)}
        missing = {
            word
            for word in window.words()
            if word not in on_board and word.split(maxsplit=1)[0] not in kinds | MEANT_TOGETHER
        }
        assert not missing, missing
        click(window, dice.choice(sorted(on_board)))
    window.close()


MEANT_TOGETHER = {"ally", "rebel", "assimilate", "spy", "rest", "discard", "sorcerer", "alliance"}
"""Only the first answer of a place with several answers is in its `data-word`; clicking the place asks which
answer is meant.
"""


@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
def test_with_four_players_everything_is_visible_and_no_text_is_small(
    browser: Any, server: Server, size: dict[str, int]
) -> None:
    window = seated(browser, server, seats=4, size=size)
    page = window.page
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    pane = page.locator(".board-view").bounding_box()
    for part in (".map-frame", ".phases", ".tray", ".display", ".own-hand", ".gods"):
        box = page.locator(f".board {part}").first.bounding_box()
        assert box["y"] >= pane["y"] - 1, part
        assert box["y"] + box["height"] <= pane["y"] + pane["height"] + 1, part
        assert box["x"] + box["width"] <= pane["x"] + pane["width"] + 1, part
    small: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.board text')]
          .filter(one => one.textContent.trim())
          .map(one => [one.textContent,
                       parseFloat(getComputedStyle(one).fontSize) * Math.abs(one.getScreenCTM().d)])
          .filter(([, size]) => size < 11.95).map(([text, size]) => `${text}: ${size.toFixed(1)}`)"""
    )
    assert small == []
    window.close()


def test_nothing_jumps_when_the_phase_changes(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    parts = (".map-frame", ".gods", ".display", ".tray")

    def boxes() -> list[Any]:
        return [window.page.locator(f".board {part}").first.bounding_box() for part in parts]

    before, phase = boxes(), window.page.locator(".phase-name").text_content()
    dice = random.Random(2)
    for _ in range(60):
        play_on(window, dice, 1)
        if window.page.locator(".phase-name").text_content() != phase:
            break
    assert window.page.locator(".phase-name").text_content() != phase
    assert boxes() == before
    window.close()


@needs_axe
@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [
        pytest.param(WIDE, "light", "en", id="wide-light"),
        pytest.param(PHONE, "dark", "de", id="phone-dark-de"),
        pytest.param(LAPTOP, "dark", "de", id="laptop-dark-de", marks=pytest.mark.slow),
        pytest.param(PHONE, "light", "de", id="phone-light-de", marks=pytest.mark.slow),
    ],
)
def test_axe_finds_nothing(
    browser: Any, server: Server, size: dict[str, int], theme: str, language: str
) -> None:
    window = seated(browser, server, seats=4, size=size, theme=theme, language=language)
    assert window.axe() == []
    assert window.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    window.close()


@needs_axe
@pytest.mark.slow
def test_axe_finds_nothing_in_any_phase(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    dice = random.Random(11)
    seen: set[str] = set()
    for _ in range(160):
        kind = window.page.locator(".tray-stage > :first-child").first.get_attribute("class") or ""
        phase = f"{window.page.locator('.phase-name').text_content()} {kind}".split(":")[-1]
        if phase not in seen:
            seen.add(phase)
            assert window.axe() == [], phase
        play_on(window, dice, 1)
        if window.over or len(seen) > 8:
            break
    assert len(seen) > 5
    window.close()


@pytest.mark.parametrize("about", ["11", "S5", "quetzalcoatl", "tezcatlipoca", "general"])
@pytest.mark.slow
def test_things_explain_themselves_when_pointed_at(browser: Any, server: Server, about: str) -> None:
    window = seated(browser, server)
    window.page.locator(f'.board [data-about="{about}"]').first.dispatch_event(
        "pointerover", {"bubbles": True, "pointerType": "mouse"}
    )
    window.page.wait_for_selector(".explain")
    assert len(window.page.locator(".explain").inner_text()) > 5
    window.close()


def test_lit_areas_are_reached_and_chosen_by_keyboard(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    asked = window.asked()
    window.page.locator(".board .area.lit .bounds").first.focus()
    before = window.page.evaluate("document.activeElement.getAttribute('aria-label')")
    window.page.keyboard.press("ArrowDown")
    assert window.page.evaluate("document.activeElement.getAttribute('aria-label')") != before
    window.page.locator(".board .area.lit .bounds").first.focus()
    window.page.keyboard.press("Enter")
    window.answered(asked)
    window.close()


def test_on_a_phone_a_part_of_the_map_is_drawn_large_and_a_tap_answers(browser: Any, server: Server) -> None:
    window = seated(browser, server, size=PHONE)
    page = window.page
    assert page.locator(".gods-strip").count() == 1
    before = page.locator(".board .area-ground").first.bounding_box()["width"]
    page.locator(".map-part").first.tap()
    window.until(lambda: page.locator(".board .area-ground").first.bounding_box()["width"] > before * 1.5)
    asked = window.asked()
    page.locator('.board .area.lit[data-about="4"], .board .area.lit[data-about="3"]').first.tap(force=True)
    window.answered(asked)
    window.close()


@pytest.mark.slow
def test_a_whole_game_of_two_by_clicks_on_the_board_only(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    played: set[str] = set()
    dice = random.Random(7)
    for _ in range(60):
        played |= play_on(window, dice, 50)
        if window.over:
            break
    assert window.over
    assert {"place", "form", "order", "sail", "activate", "go"} <= played
    window.close()


@pytest.mark.parametrize(
    "size", [pytest.param(WIDE, id="desktop"), pytest.param(PHONE, id="phone", marks=pytest.mark.slow)]
)
def test_a_form_answers_a_run_of_questions(browser: Any, server: Server, size: dict[str, int]) -> None:
    """The questions about soldiers, wares and bids are each answered in one form, which must fit into the
    tray.
    """
    window = seated(browser, server, seats=3, size=size, language="de" if size == PHONE else "en")
    dice = random.Random(3)
    seen: set[str] = set()
    while not {"Fill", "Buy", "Bid"} <= seen:
        assert window.wait_for_turn()
        window.page.wait_for_selector(ANSWERS)
        if window.page.locator("[data-form-send]:visible").count():
            kind = window.page.evaluate(FORM_KIND)
            seen.add(kind)
            wide = "(e => e.scrollWidth <= e.clientWidth)(document.querySelector('.tray-stage'))"
            assert window.page.evaluate(wide), f"the form of {kind} is cut off"
        if not fill_form(window, dice):
            click(window, dice.choice(window.lit()))
    assert window.faults == []
    window.close()


FORM_KIND = """
document.querySelector('[data-slider]') ? 'Bid' : document.querySelector('.form-ware') ? 'Buy' : 'Fill'
"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
def test_rows_keep_their_places_while_soldiers_are_shared_out(
    browser: Any, server: Server, size: dict[str, int]
) -> None:
    match = prepared.played("azteca", 3, 4, lambda p: p.question(0).kind == "Fill", others_first=True)
    window = Window(browser, size, has_touch=size == PHONE)
    window.settle(name="Ana")
    window.page.goto(server.address + prepared.put(server.data, match))
    window.wait_for_turn()
    rows = "() => [...document.querySelectorAll('.filled-box')].map(e => e.offsetTop + ' ' + e.offsetHeight)"
    window.page.wait_for_selector(".filled-box .placed")
    begun = window.page.evaluate(rows)
    while window.page.locator(".filled-box .placed.step").count():
        window.page.locator(".filled-box .placed.step").first.click()
        assert window.page.evaluate(rows) == begun
    for box in window.page.locator(".filled-box .fill-box").all():
        box.click()
        assert window.page.evaluate(rows) == begun
    window.close()


@pytest.mark.slow
def test_the_remainder_and_the_button_of_a_long_form_stay_visible(browser: Any, server: Server) -> None:
    match = prepared.played("azteca", 3, 12, lambda p: p.question(0).kind == "Buy")
    link = prepared.put(server.data, match)
    window = Window(browser, LAPTOP)
    window.settle(name="Ana")
    window.page.goto(server.address + link)
    window.wait_for_turn()
    tray, send = (window.page.locator(one).bounding_box() for one in (".tray", "[data-form-send]"))
    assert send["y"] + send["height"] <= tray["y"] + tray["height"]
    window.page.mouse.move(tray["x"] + tray["width"] / 2, tray["y"] + tray["height"] / 2)
    window.page.mouse.wheel(0, 300)
    window.until(lambda: window.page.locator(".tray-stage").evaluate("stage => stage.scrollTop") > 0)
    window.close()
