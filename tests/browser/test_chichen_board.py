"""The drawn board of Chichén Itzá: played by clicks on it, in sight as a whole, read by everybody."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .conftest import Server
from .test_everyone import needs_axe
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser
TAKEN = '.question.mine:not([data-question="{asked}"]), .question:not(.mine)'
LAPTOP = {"width": 1366, "height": 768}


def seated(
    browser: Any, server: Server, seats: int = 2, size: dict[str, int] = WIDE, **settings: Any
) -> Window:
    locale = "de-DE" if settings.get("language") == "de" else "en-GB"
    window = Window(browser, size, locale=locale, has_touch=size == PHONE)
    window.page.on("console", lambda message: hear(window, message.text))
    window.settle(confirm=False, **settings)
    window.start(server.address, seats=seats, game="chichen-itza")
    window.wait_for_turn()
    return window


def hear(window: Window, text: str) -> None:
    """Whatever the console says is a fault; that a field is not focused twice is the frame's business."""
    if not text.startswith("Autofocus"):
        window.faults.append(text)


def lit(window: Window) -> list[str]:
    """All that may be clicked on the board now."""
    window.page.wait_for_selector(".board .place.lit, .question.over")
    return window.lit()


def click(window: Window, word: str) -> None:
    """In its middle, as one does; what is folded away is opened by the board itself."""
    asked = window.asked()
    window.page.locator(f'.board .place.lit[data-word="{word}"]').first.click(force=True)
    window.page.wait_for_selector(
        f"{TAKEN.format(asked=asked)}, .question.over, .choices[role=group] [data-choice]"
    )
    several = window.page.locator(".choices[role=group] [data-choice]")
    if several.count():
        several.first.click()
        window.page.wait_for_selector(f"{TAKEN.format(asked=asked)}, .question.over")


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


@pytest.mark.parametrize(
    "size", [pytest.param(WIDE, id="wide"), pytest.param(LAPTOP, id="laptop", marks=pytest.mark.slow)]
)
def test_a_whole_game_of_two_by_clicks_on_the_board_only(
    browser: Any, server: Server, size: dict[str, int]
) -> None:
    window = seated(browser, server, size=size)
    dice = random.Random(7)
    kinds: set[str] = set()
    answered = 0
    while window.wait_for_turn() and answered < 700:
        offered = [word for word in window.words() if not word.startswith("idol")]
        words = [word for word in lit(window) if not word.startswith("idol")]
        assert words, f"nothing on the board answers {offered}"
        word = dice.choice(words)
        kinds.add(word.split(maxsplit=1)[0])
        click(window, word)
        answered += 1
    assert window.over
    assert {"place", "from", "go", "scout", "take", "raise"} <= kinds
    window.close()


@pytest.mark.slow
def test_every_answer_lies_somewhere_on_the_board(browser: Any, server: Server) -> None:
    window = seated(browser, server, seats=4)
    dice = random.Random(5)
    for _ in range(60):
        if not window.wait_for_turn():
            break
        window.until(lambda: bool(window.words()))
        offered = {word for word in window.words() if word and not word.startswith("idol")}
        on_board = set(lit(window))
        missing = {
            word for word in offered - on_board if not word.startswith(("deck", "place hero move-hero free"))
        }
        missing = {word for word in missing if not is_beside_another(word, on_board)}
        assert not missing, missing
        click(window, dice.choice(sorted(on_board - {"idol coins", "idol luck", "idol magic"})))
    window.close()


def is_beside_another(word: str, on_board: set[str]) -> bool:
    """One thing that means several answers carries the first of them; a click asks which is meant."""
    twin = {"dismiss": "keep"}.get(word.split(maxsplit=1)[0])
    return twin is not None and any(one.startswith(twin) for one in on_board)


@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
def test_with_four_players_everything_is_in_sight_and_no_text_is_small(
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
    small: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.board text, .board .card-text span, .board .card-text b')]
          .filter(one => one.textContent.trim())
          .map(one => {
            const scale = (one.ownerSVGElement ?? one.closest('svg')).getScreenCTM().a;
            const own = one.getScreenCTM ? one.getScreenCTM().a : scale;
            return [one.textContent, parseFloat(getComputedStyle(one).fontSize) * own];
          })
          .filter(([, size]) => size < 11.95).map(([text, size]) => `${text}: ${size.toFixed(1)}`)"""
    )
    assert small == []
    window.close()


@needs_axe
@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [(WIDE, "light", "en"), (LAPTOP, "dark", "de"), (PHONE, "light", "de"), (PHONE, "dark", "en")],
    ids=["wide-light", "laptop-dark-de", "phone-light-de", "phone-dark"],
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
    window.page.locator(f'.board [data-about{kind}"{about}"]').first.dispatch_event(
        "pointerover", {"bubbles": True, "pointerType": "mouse"}
    )
    window.page.wait_for_selector(".explain")
    assert len(window.page.locator(".explain").inner_text()) > 10
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
        words = [word for word in window.lit() if not word.startswith("idol")]
        if words:
            place = window.page.locator(f'.board .place.lit[data-word="{dice.choice(words)}"]').first
            window.page.wait_for_timeout(350)  # two taps in a row enlarge the board
            place.tap(force=True)
            tapped += 1
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
    tile.tap(force=True)
    window.until(lambda: tile.bounding_box()["width"] > before * 1.4)
    window.page.wait_for_timeout(350)  # two taps in a row enlarge the board
    tile.tap(force=True)
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
        words = [word for word in lit(window) if not word.startswith("idol")]
        word = dice.choice(words)
        asked = window.asked()
        assert tab_to(window, word), f"Tab does not lead to {word}"
        window.page.keyboard.press("Enter")
        window.page.wait_for_selector(f"{TAKEN.format(asked=asked)}, .question.over")
    window.close()


def tab_to(window: Window, word: str) -> bool:
    """From place to place, as often as there are places."""
    window.page.evaluate("document.activeElement?.blur()")
    for _ in range(120):
        here = window.page.evaluate("document.activeElement?.closest?.('.board .place')?.dataset.word ?? ''")
        if here == word:
            return True
        window.page.keyboard.press("Tab")
    return False
