"""Chichén Itzá's drawn board: it can be played with clicks, is completely visible, and is accessible."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from . import prepared
from .conftest import Server
from .drawn_board import APART, LAPTOP, TAKEN, lit, seated_at, tap_apart
from .measured_sizes import small_texts
from .test_everyone import needs_axe
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser
seated = partial(seated_at, "chichen-itza")


BESIDE_ALL_TILES = """frame => {
  const { left, top, width, height } = frame.getBoundingClientRect();
  for (let x = left + 4; x < left + width; x += 8)
    for (let y = top + 4; y < top + height - 40; y += 8) {
      const here = document.elementFromPoint(x, y);
      if (here && frame.contains(here) && !here.closest(".tile, .city")) return [x, y];
    }
}"""
ANSWERS = ".board .place.lit, .stepper-done, .question.over"


def on_board(window: Window) -> list[str]:
    """Returns the words accepted by the board, except those that exchange idols. A distribution over several
    places counts as one word, `done`.
    """
    window.page.wait_for_selector(ANSWERS)
    if window.page.locator(".stepper-done").count():
        return ["done"]
    return [word for word in window.lit() if not word.startswith("idol")]


def click(window: Window, word: str) -> None:
    """Clicks the centre of a place. Folded parts of the board open automatically."""
    asked = window.asked()
    if word == "done":
        distribute(window)
        return
    window.until(
        lambda: bool(window.page.evaluate(APART))
    )  # a place ignores presses for a moment after a fight there has disappeared
    window.click_place(word)
    window.page.wait_for_selector(
        f"{TAKEN.format(asked=asked)}, .question.over, .choices[role=group] [data-choice]"
    )
    several = window.page.locator(".choices[role=group] [data-choice]")
    if several.count():
        several.first.click()
        window.page.wait_for_selector(f"{TAKEN.format(asked=asked)}, .question.over")


def distribute(window: Window) -> None:
    """Adds a warrior at each place with room, and then sends the answer. Reinforcements need not use all
    places.
    """
    asked = window.asked()
    taken = TAKEN.format(asked=asked)
    for place in window.page.eval_on_selector_all(
        "[data-step^='more']:not(.off)", "all => all.map(one => one.dataset.step)"
    ):
        half = window.page.locator(f'[data-step="{place}"]:not(.off)')
        if half.count() and window.asked() == asked:
            half.dispatch_event("click")
    done = window.page.locator(".stepper-done")
    if done.count() and window.asked() == asked:
        done.dispatch_event("click")
    window.page.wait_for_selector(f"{taken}, .question.over")


def test_a_click_on_an_action_tile_and_on_hexes_answers(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    assert "place coins" in lit(window)
    moving = next(word for word in lit(window) if word.startswith(("place land", "place water")))
    click(window, moving)
    window.page.wait_for_selector('.map .place.lit[data-word="from city"], .answer-button')
    if window.page.locator('.map .place.lit[data-word="from city"]').count():
        click(window, "from city")
    window.page.wait_for_selector(".answer-button")
    click(window, "1")
    window.page.wait_for_selector('.map .tile.lit[data-word^="go p"]')
    window.close()


def test_the_number_of_warriors_is_changed_while_a_march_is_confirmed(browser: Any, server: Server) -> None:
    window = seated(browser, server, confirm=True)
    target = '.map .place.near[data-chain*="from city"]'
    window.page.wait_for_selector(target)
    window.move_pointer()  # a click is ignored if the mouse has not moved since the last one
    window.page.locator(target).first.click(force=True)
    window.page.wait_for_selector('.number-step [aria-pressed="true"]')
    steps = window.page.locator(".confirm .steps")
    before = steps.inner_text()
    window.page.locator('.number-step [data-number="1"]').click()
    window.page.wait_for_selector('.number-step [data-number="1"][aria-pressed="true"]')
    assert steps.inner_text() != before
    window.answered(window.asked())
    window.close()


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
def test_a_whole_game_of_two_by_clicks_on_the_board_only(
    browser: Any, server: Server, size: dict[str, int]
) -> None:
    window = seated(browser, server, size=size)
    dice = random.Random(4)
    seen: set[str] = set()
    answered = 0
    while window.wait_for_turn() and answered < 700:
        offered = window.words()
        words = on_board(window)
        assert words, f"nothing on the board answers {offered}"
        word = dice.choice([one for one in words if one not in seen] or words)  # for variety
        seen.add(word)
        click(window, word)
        answered += 1
    assert window.over
    assert {"place", "from", "go", "scout", "take", "raise", "done"} <= {one.split()[0] for one in seen}
    window.close()


@pytest.mark.slow
def test_every_answer_has_a_place_on_the_board(browser: Any, server: Server) -> None:
    window = seated(browser, server, seats=4)
    dice = random.Random(5)
    for _ in range(60):
        if not window.wait_for_turn():
            break
        window.until(lambda: bool(window.words()))
        offered = {word for word in window.words() if word}
        found = set(on_board(window))
        missing = {
            word for word in offered - found if not word.startswith(("deck", "place hero move-hero free"))
        }
        assert found == {"done"} or not missing, missing
        click(window, dice.choice(sorted(found)))
    window.close()


@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
def test_with_four_players_everything_is_visible_and_no_text_is_small(
    browser: Any, server: Server, size: dict[str, int]
) -> None:
    window = seated(browser, server, seats=4, size=size)
    page = window.page
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    pane = page.locator(".board-view").bounding_box()
    for part in (".map-frame", ".actions", ".rounds", ".favor", ".market"):
        box = page.locator(f".board {part}").first.bounding_box()
        assert box["y"] >= pane["y"] - 1, part
        assert box["y"] + box["height"] <= pane["y"] + pane["height"] + 1, part
        assert box["x"] + box["width"] <= pane["x"] + pane["width"] + 1, part
    assert small_texts(page, ".board") == []
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


@pytest.mark.parametrize("about", ["P01", "city", "G", "H", "T", "defense", "land-1", "favor"])
def test_things_explain_themselves_when_pointed_at(browser: Any, server: Server, about: str) -> None:
    window = seated(browser, server, seats=4)
    kind = "=" if len(about) > 1 else "^="
    place = window.page.locator(f'.board [data-about{kind}"{about}"]').first

    window.page.wait_for_load_state("networkidle")
    place.dispatch_event("pointerover", {"bubbles": True, "pointerType": "mouse"})
    window.page.wait_for_selector(".explain")
    assert len(window.page.locator(".explain").inner_text()) > 10
    assert window.page.locator(".explain .card-picture").count() == (1 if about in {"G", "H"} else 0)
    window.close()


def test_a_click_on_a_player_shows_that_players_board(browser: Any, server: Server) -> None:
    window = seated(browser, server, seats=4)
    page = window.page
    assert (
        page.locator(".player-board .board-name").inner_text()
        == page.locator(".player-name").first.inner_text()
    )
    page.locator(".player").nth(2).locator(".open-board").click()
    name = page.locator(".player-name").nth(2).inner_text()
    window.until(lambda: page.locator(".player-board .board-name").inner_text() == name)
    page.locator(".close-board").click()
    window.until(lambda: page.locator(".player-board .board-name").inner_text() != name)
    window.close()


@pytest.mark.slow
def test_taps_on_a_phone_play_on_the_board(browser: Any, server: Server) -> None:
    window = seated(browser, server, size=PHONE)
    dice = random.Random(11)
    tapped = 0
    while tapped < 16:
        if not window.wait_for_turn():
            break
        asked = window.asked()
        tab = window.page.locator(".part-tab.has-answers[aria-selected=false]")
        words = [word for word in window.lit() if not word.startswith("idol")]
        if not words and tab.count():
            tap_apart(window, tab.first)
            window.page.wait_for_selector(ANSWERS)
            words = [word for word in window.lit() if not word.startswith("idol")]
        if words:
            place = window.page.locator(f'.board .place.lit[data-word="{dice.choice(words)}"]').first
            tap_apart(window, place)
            tapped += 1
        elif window.page.locator(".stepper-done").count():
            distribute(window)
        else:
            window.click_choice(dice.choice(window.words()))
        window.answered(asked)
    assert tapped == 16
    window.close()


def test_a_tap_on_a_tile_of_the_phone_shows_it_with_its_neighbours(browser: Any, server: Server) -> None:
    window = seated(browser, server, size=PHONE)
    window.page.locator(".part-tab").first.tap()
    window.page.wait_for_selector(".map .tile")
    tile = window.page.locator(".map .tile.still").first
    before = tile.bounding_box()["width"]
    assert before >= 44
    tap_apart(window, tile)
    window.until(lambda: tile.bounding_box()["width"] > before * 1.4)
    tap_apart(window, tile)
    window.until(lambda: tile.bounding_box()["width"] < before * 1.1)
    window.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_all_creatures_with_their_dice_are_one_click_away(
    browser: Any, server: Server, size: dict[str, int]
) -> None:
    window = seated(browser, server, seats=4, size=size)
    if size == PHONE:
        window.page.locator(".part-tab").nth(2).tap()
    window.page.locator(".all-creatures").first.click()
    window.page.wait_for_selector(".creature-table")
    assert window.page.locator(".creature-table .symbol-die").count() == 7 * 12
    assert window.axe() == []
    window.page.locator(".creature-table .fight-close").click()
    window.page.wait_for_selector(".creature-table", state="detached")
    window.close()


@pytest.mark.slow
def test_tab_and_enter_answer_on_the_board(browser: Any, server: Server) -> None:
    window = seated(browser, server, seats=4)
    dice = random.Random(2)
    for _ in range(12):
        if not window.wait_for_turn():
            break
        word = dice.choice(on_board(window))
        asked = window.asked()
        if word == "done":
            distribute(window)
            continue
        assert tab_to(window, word), f"Tab does not lead to {word}"
        window.page.keyboard.press("Enter")
        window.page.wait_for_selector(f"{TAKEN.format(asked=asked)}, .question.over")
    window.close()


def tab_to(window: Window, word: str) -> bool:
    """Presses Tab until the place with this word has the focus, at most 120 times."""
    window.page.evaluate("document.activeElement?.blur()")
    for _ in range(120):
        here = window.page.evaluate("document.activeElement?.closest?.('.board .place')?.dataset.word ?? ''")
        if here == word:
            return True
        window.page.keyboard.press("Tab")
    return False


@pytest.fixture
def prepared_window(browser: Any, server: Server) -> Any:
    """Returns a function that opens a window at a given position of four players."""
    opened: list[Window] = []

    def sit(seed: int, holds: Any, size: dict[str, int] = WIDE, **settings: Any) -> Window:
        link = prepared.put(server.data, prepared.played("chichen-itza", 4, seed, holds))
        window = Window(browser, size, has_touch=size == PHONE)
        window.settle(**settings)
        window.page.goto(server.address + link)
        window.wait_for_turn()
        opened.append(window)
        return window

    yield sit
    for window in opened:
        window.close()


def test_a_regroup_is_decided_by_numbers_on_all_places_at_once(prepared_window: Any) -> None:
    window = prepared_window(9, lambda p: p.round >= 6 and p.question(0).kind == "RegroupHero")
    page = window.page
    page.wait_for_selector(".stepper-done")
    assert page.locator(".stepper:not([data-step-city])").count() == 3
    in_city = page.locator("[data-step-city]")
    at_first = int(in_city.get_attribute("data-step-city") or "")
    less = page.locator("[data-step^='less']:not(.off)").first
    where = (less.get_attribute("data-step") or "").removeprefix("less ")
    less.click()
    assert (in_city.locator("text").text_content() or "").strip() == str(at_first + 1)
    page.locator(f"[data-step^='more']:not([data-step$='{where}'])").first.click()
    page.locator('[data-step="hold a"]').click()
    page.locator('[data-step="put city"]').click()
    asked = window.asked()
    page.locator(".stepper-done").click()
    page.wait_for_selector("[data-confirm]")
    assert "The eagle hero to Chichén Itzá" in page.locator(".confirm .steps").inner_text()
    window.answered(asked)
    window.until(lambda: "finds a treasure" in page.locator(".log").inner_text())
    log = page.locator(".log").inner_text()
    assert "moves the eagle hero to Chichén Itzá" in log
    assert "has 1 warrior on" in log
    assert "leaves no warrior on" in log


def test_no_other_answer_discards_a_form_on_the_board(prepared_window: Any) -> None:
    window = prepared_window(9, lambda p: p.round >= 6 and p.question(0).kind == "RegroupHero", PHONE)
    page = window.page
    page.wait_for_selector(".question .choice")
    tap_apart(window, page.locator("[data-step^='less']:not(.off)").first)
    page.wait_for_selector(".stepper.changed")
    page.wait_for_selector("[data-discard]")
    assert page.locator(".question .choice").count() == 0
    page.locator("[data-discard]").tap()
    page.wait_for_selector(".question .choice")
    assert page.locator(".stepper.changed").count() == 0


def test_a_tap_beside_all_answers_shows_the_whole_map_again(prepared_window: Any) -> None:
    window = prepared_window(9, lambda p: p.round >= 3 and p.question(0).kind == "ChooseAction", PHONE)
    page = window.page
    page.locator(".part-tab").first.tap()
    tile = page.locator(".map .tile.near").last
    tap_apart(window, tile)
    page.wait_for_selector(".map-note")
    assert tile.locator(".edge").evaluate("edge => getComputedStyle(edge).strokeDasharray") != "none"
    beside = page.locator(".map-frame").evaluate(BESIDE_ALL_TILES)
    window.until(lambda: bool(page.evaluate(APART)))
    page.touchscreen.tap(*beside)
    page.wait_for_selector(".map-note", state="detached")


def test_a_long_press_on_a_phone_draws_a_card_large(browser: Any, server: Server) -> None:
    window = seated(browser, server, size=PHONE)
    page = window.page
    page.locator(".part-tab").nth(3).tap()
    card = page.locator(".board .god-card").first
    card.dispatch_event("pointerdown", {"bubbles": True, "pointerType": "touch", "isPrimary": True})
    page.wait_for_selector(".explain .card-picture")
    assert page.locator(".explain .card-picture").bounding_box()["width"] >= 200
    window.close()


def test_one_press_pays_all_heroes(prepared_window: Any) -> None:
    window = prepared_window(
        18,
        lambda p: p.question(0).kind == "PayUpkeep" and sum(place >= 0 for place in p.seats[0].heroes) == 2,
        confirm=False,
    )
    asked = window.asked()
    window.page.click('.answer-button[data-word^="keep"]')
    window.page.wait_for_selector(TAKEN.format(asked=asked))
    window.until(lambda: not any(word.startswith(("keep", "dismiss")) for word in window.words()))
    window.close()
