"""Teotihuacan's drawn board: it can be played with clicks, is completely visible, and is accessible."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from patolli.games.teotihuacan.game import GAME

from . import prepared
from .conftest import Server
from .drawn_board import LAPTOP, TAKEN, lit, seated_at
from .test_everyone import needs_axe
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser
seated = partial(seated_at, "teotihuacan")
LEADS_TO = {
    "decorate": ("go deco", "main", "go mine", "collect"),
    "worship palace": ("go palace", "collect", "main"),
    "on ": ("go build", "main", "go quarry"),
}
"""For each kind of question, the answers that lead to it, in order of preference. Decorations need gold."""


def click(window: Window, word: str) -> None:
    asked = window.asked()
    window.page.locator(f'.board .place.lit[data-word="{word}"]').first.dispatch_event("click")
    window.page.wait_for_selector(
        f"{TAKEN.format(asked=asked)}, .question.over, .choices[role=group] [data-choice]"
    )
    several = window.page.locator(".choices[role=group] [data-choice]")
    if several.count():
        several.first.click()
        window.page.wait_for_selector(f"{TAKEN.format(asked=asked)}, .question.over")


def asked_for(window: Window, start: str) -> None:
    """Plays until an answer begins with `start`, preferring the answers in `LEADS_TO`."""
    wanted = LEADS_TO[start]
    for _ in range(150):
        window.wait_for_turn()
        words = window.words()
        if any(word.startswith(start) for word in words):
            return
        good = [word for word in wanted if word in words]
        asked = window.asked()
        window.click_choice(good[0] if good else words[int(asked) % len(words)])
        window.answered(asked)
    raise AssertionError(f"no answer began with {start}")


@pytest.mark.slow
def test_a_whole_game_of_two_by_clicks_on_the_board_only(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    dice = random.Random(7)
    kinds: set[str] = set()
    answered = 0
    while window.wait_for_turn() and answered < 900:
        words = lit(window)
        assert words, f"nothing on the board answers {window.words()}"
        word = dice.choice(words)
        kinds.add(word.split(maxsplit=1)[0])
        click(window, word)
        answered += 1
    assert window.over
    assert {"keep", "worker", "go", "collect", "main", "worship", "raise"} <= kinds
    window.close()


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.slow
def test_every_answer_has_a_place_on_the_board(browser: Any, server: Server, seats: int) -> None:
    window = seated(browser, server, seats=seats)
    dice = random.Random(5)
    for _ in range(60):
        if not window.wait_for_turn():
            break
        window.until(lambda: bool(window.words()))
        offered = {word for word in window.words() if word and not word.startswith("use ")}
        if window.page.locator(".answer-button[data-word^=payment]").count() == 0:
            missing = offered - set(lit(window))
            assert not missing, missing
        click(window, dice.choice(sorted(lit(window))))
    window.close()


@pytest.mark.parametrize(
    "size", [pytest.param(WIDE, id="wide", marks=pytest.mark.slow), pytest.param(LAPTOP, id="laptop")]
)
def test_with_four_players_everything_is_visible_and_no_text_is_small(
    browser: Any, server: Server, size: dict[str, int]
) -> None:
    window = seated(browser, server, seats=4, size=size)
    asked_for(window, "on ")
    page = window.page
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    pane = page.locator(".board-view").bounding_box()
    for part in (".ring", ".pyramid", ".temples", ".avenue", ".track", ".calendar"):
        box = page.locator(f".board {part}").first.bounding_box()
        assert box["y"] >= pane["y"] - 1, part
        assert box["y"] + box["height"] <= pane["y"] + pane["height"] + 1, part
        assert box["x"] + box["width"] <= pane["x"] + pane["width"] + 1, part
    small: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.board text')]
          .filter(one => one.textContent.trim())
          .map(one => [one.textContent, parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a])
          .filter(([, size]) => size < 11.95).map(([text, size]) => `${text}: ${size.toFixed(1)}`)"""
    )
    assert small == []
    window.close()


def test_a_tile_is_turned_over_its_place_and_laid_by_one_click(browser: Any, server: Server) -> None:
    window = seated(browser, server, seats=3)
    asked_for(window, "on ")
    page = window.page
    place = page.locator(".tile-place.lit").first
    place.hover()
    page.wait_for_selector(".tile-place.watched .stone-tile")
    label = place.locator("[role=button]").get_attribute("aria-label")
    assert "point" in label
    page.mouse.move(3, 3)
    laid = page.locator(".stone").count()
    page.wait_for_load_state("networkidle")  # by now the page knows the chains that one click can play
    place.hover()
    page.mouse.wheel(0, 100)
    page.wait_for_selector(".tile-place.watched .stone-tile")
    asked = window.asked()
    place.click()
    window.answered(asked)
    rotations = page.locator(".answer-button[data-word^=rotate]")
    if rotations.count():  # the machine was too slow for the combined click
        rotations.first.click()
    window.until(lambda: page.locator(".stone").count() > laid)
    window.close()


@pytest.mark.slow
def test_places_tell_the_points_that_the_answer_then_brings(browser: Any, server: Server) -> None:
    window = seated(browser, server, seats=3)
    asked_for(window, "decorate")
    decoration = next(word for word in lit(window) if word.startswith("decorate"))
    click(window, decoration)
    window.page.wait_for_selector(".side-place.lit .place-points")
    sides = [word for word in window.words() if word.startswith("side ")]
    assert window.page.locator(".side-place.lit").count() == len(sides)
    click(window, sides[0])
    window.close()


def test_worship_shows_its_effect(browser: Any, server: Server) -> None:
    window = seated(browser, server, seats=3)
    asked_for(window, "worship palace")
    window.page.wait_for_selector("[data-choice^='worship palace'] .choice-description")
    shown = window.page.locator("[data-choice^='worship palace'] .choice-description").all_inner_texts()
    assert shown
    assert all(len(line) > 10 for line in shown)
    window.close()


def test_starting_tiles_are_put_aside_to_see_the_pyramid(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    page = window.page
    page.wait_for_selector(".starting-tile.lit")
    fold = page.get_by_role("button", name="Show the pyramid")
    fold.click()
    page.wait_for_selector(".starting-tile", state="detached")
    fold = page.get_by_role("button", name="Show the tiles")
    fold.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".starting-tile.lit")
    window.close()


COVERED = """() => {
  const boxes = selector => [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const drawn = boxes('.pyramid .step-ground, .pyramid .decoration-tile, .pyramid .flight');
  return boxes('.answer-button').filter(answer => drawn.some(one => meet(answer, one))).length;
}"""


def may_pass(p: Any) -> bool:
    words = [GAME.vocabulary.text(move) for move in p.legal_moves(prepared.SEAT)]
    return p.question(prepared.SEAT).kind == "ChooseWorker" and "pass" in words


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
def test_passing_leaves_the_stairs_of_the_pyramid_visible(
    browser: Any, tmp_path: Path, size: dict[str, int], language: str
) -> None:
    link = prepared.put(tmp_path, prepared.played("teotihuacan", 2, 5, may_pass, "level-1"))
    server = Server(tmp_path)
    server.start()
    window = Window(browser, size, locale="de-DE" if language == "de" else "en-GB")
    window.settle(name="Ana", confirm=False, language=language)
    window.page.goto(server.address + link)
    window.page.wait_for_selector('.answer-button[data-word="pass"]')
    assert window.page.evaluate(COVERED) == 0
    window.close()
    server.kill()


@pytest.mark.slow
def test_a_main_action_that_is_missing_is_explained(browser: Any, server: Server) -> None:
    window = seated(browser, server, confirm=True)
    for _ in range(120):
        window.wait_for_turn()
        words = window.words()
        if "collect" in words and "main" not in words and not any("palace" in word for word in words):
            break
        asked = window.asked()
        window.click_choice("main" if "main" in words else words[int(asked) % len(words)])
        window.answered(asked)
    shown = window.page.wait_for_selector(".not-offered").inner_text()
    assert shown.startswith("Main action:")
    assert "TE-7.8" in shown
    window.close()


@pytest.mark.slow
def test_upkeep_is_announced_and_the_answers_keep_their_room(browser: Any, server: Server) -> None:
    window = seated(browser, server, size=PHONE)
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


@pytest.mark.parametrize(
    "about", ["palace", "board forest", "t", "nobles top", "avenue", "track", "calendar", "blue 3", "k", "p"]
)
@pytest.mark.slow
def test_things_explain_themselves_when_pointed_at(browser: Any, server: Server, about: str) -> None:
    window = seated(browser, server, seats=4)
    kind = "=" if len(about) > 1 else "^="
    window.page.locator(f'.board [data-about{kind}"{about}"]').first.dispatch_event(
        "pointerover", {"bubbles": True, "pointerType": "mouse"}
    )
    window.page.wait_for_selector(".explain")
    assert len(window.page.locator(".explain").inner_text()) > 8
    window.close()
