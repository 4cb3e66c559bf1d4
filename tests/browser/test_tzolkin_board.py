"""Playing Tzolk'in on its board alone: a four-player game with clicks, one with the keyboard,
cards, and axe.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from .conftest import Server
from .drawn_board import TAKEN
from .window import PHONE, Window

pytestmark = pytest.mark.browser

ENDS = {"stop", "pass", "act none"}


def sit_down(browser: Any, server: Server, seats: int, **settings: Any) -> Window:
    window = Window(browser)
    window.settle(confirm=False, **settings)
    window.start(server.address, seats=seats)
    return window


def near_or_lit(window: Window) -> list[str]:
    """Returns the words of all places on the board that can be clicked."""
    found: list[str] = window.page.eval_on_selector_all(
        ".board .place.lit, .board .place.near", "all => all.map(one => one.dataset.word)"
    )
    return found


def choose(dice: random.Random, words: list[str]) -> str:
    """Chooses a random answer. Answers that end the turn are less likely."""
    return dice.choices(words, [1 if word in ENDS else 4 for word in words])[0]


@pytest.mark.slow
def test_a_whole_game_of_four_by_clicks_on_the_board_only(browser: Any, server: Server) -> None:
    window = sit_down(browser, server, 4)
    dice = random.Random(11)
    answered = 0
    kinds = set()
    while window.wait_for_turn() and answered < 900:
        window.page.wait_for_selector(".board .place.lit, .board .place.near, .question.over")
        asked, words = window.asked(), near_or_lit(window)
        assert words, f"nothing on the board answers {window.words()}"
        word = choose(dice, words)
        kinds.add(word.split()[0])
        window.press(window.page.locator(f'.board .place[data-word="{word}"]').first, force=True)
        window.page.wait_for_selector(TAKEN.format(asked=asked))
        answered += 1
    assert window.over
    assert {"keep", "place", "pick", "act", "stop"} <= kinds
    window.close()


@pytest.mark.slow
def test_a_whole_game_of_four_by_keys_on_the_board_only(browser: Any, server: Server) -> None:
    """Tab moves between the possible targets, and Enter chooses one."""
    window = sit_down(browser, server, 4)
    dice = random.Random(3)
    answered = 0
    while window.wait_for_turn() and answered < 900:
        window.page.wait_for_selector(".board .place.lit, .board .place.near, .question.over")
        asked = window.asked()
        word = choose(dice, near_or_lit(window))
        reached = tab_to(window, word)
        assert reached, f"Tab does not lead to {word}"
        window.page.keyboard.press("Enter")
        window.page.wait_for_selector(TAKEN.format(asked=asked))
        answered += 1
    assert window.over
    window.close()


def tab_to(window: Window, word: str) -> bool:
    """Presses Tab until the place with this word has the focus, at most 120 times."""
    window.page.evaluate("document.querySelector('.board').focus?.() ?? document.activeElement?.blur()")
    for _ in range(120):
        here = window.page.evaluate("document.activeElement?.closest?.('.board .place')?.dataset.word ?? ''")
        if here == word:
            return True
        window.page.keyboard.press("Tab")
    return False


def test_arrow_keys_lead_to_things_that_explain_themselves(browser: Any, server: Server) -> None:
    window = sit_down(browser, server, 2)
    window.wait_for_turn()
    window.page.wait_for_selector(".board .place.lit")
    tab_to(window, window.lit()[0])
    seen = set()
    for key in ["ArrowRight"] * 8 + ["ArrowDown"] * 8 + ["ArrowLeft"] * 4:
        window.page.keyboard.press(key)
        seen.add(
            window.page.evaluate("document.activeElement?.closest?.('[data-about]')?.dataset.about ?? ''")
        )
    assert len(seen) >= 8
    window.page.wait_for_selector(".explain")
    window.close()


@pytest.mark.parametrize(
    "about",
    [
        "calendar", "day 7", "day 13", "palenque", "palenque 0", "palenque 3", "palenque 7", "chichen 9",
        "jungle 4", "skull", "wood", "start", "marker", "chaac", "chaac 3", "chaac highest", "agriculture",
        "agriculture 2", "theology bonus", "food 0", "ending 0", "hand 0", "side 1", "corn",
    ],
)  # fmt: skip
def test_everything_explains_itself_when_pointed_at(table_of_two: Window, about: str) -> None:
    page = table_of_two.page
    page.keyboard.press("Escape")
    page.wait_for_selector(".explain", state="detached")
    page.locator(f'[data-about="{about}"]').first.dispatch_event(
        "pointerover", {"bubbles": True, "pointerType": "mouse"}
    )
    page.wait_for_selector(".explain")
    card = page.locator(".explain").inner_text()
    assert "TZ-" in card
    assert len(card.splitlines()) >= 2


@pytest.fixture(scope="module")
def table_of_two(browser: Any, server: Server) -> Any:
    window = sit_down(browser, server, 2)
    dice = random.Random(5)
    for _ in range(2):
        window.wait_for_turn()
        window.page.wait_for_selector(".board .place.lit")
        asked = window.asked()
        window.click_place(dice.choice(window.lit()))
        window.page.wait_for_selector(TAKEN.format(asked=asked))
    window.wait_for_turn()
    window.page.mouse.move(1, 1)  # an element that appears under the pointer would also count as pointed at
    window.settled()
    window.page.wait_for_selector(".explain", state="detached")
    yield window
    window.close()


def test_a_long_press_explains_on_a_phone(browser: Any, server: Server) -> None:
    window = Window(browser, PHONE, has_touch=True)
    window.settle(confirm=False)
    window.start(server.address)
    window.wait_for_turn()
    # A press is lost if its element is replaced before it is released.
    window.page.wait_for_selector(".board .place.lit")
    spot = window.page.locator('[data-about="calendar"]').first
    spot.dispatch_event("pointerdown", {"bubbles": True, "pointerType": "touch", "isPrimary": True})
    window.page.wait_for_selector(".explain")
    window.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_with_a_card_open(browser: Any, server: Server, theme: str) -> None:
    window = sit_down(browser, server, 4, theme=theme)
    window.wait_for_turn()
    assert window.axe() == []
    window.page.locator('[data-about="day 7"]').first.hover(force=True)
    window.page.wait_for_selector(".explain")
    assert window.axe() == []
    window.close()


def test_starting_wealth_is_chosen_in_any_order_and_shown(browser: Any, server: Server) -> None:
    window = sit_down(browser, server, 2)
    window.wait_for_turn()
    window.page.wait_for_selector(".wealth.lit")
    last = window.lit()[-1]
    asked = window.asked()
    window.click_place(last)
    window.page.wait_for_selector(TAKEN.format(asked=asked))
    assert window.page.locator(".wealth.kept").count() == 1
    assert len(window.lit()) == 3
    assert last not in window.lit()
    window.close()


OWN = """
[market]
wood = 1

[supply]
skulls = 9
"""


def test_the_board_draws_the_owners_components(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.page.goto(server.address)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random", "name": "Bo"}]
    table = window.page.evaluate(
        """async (wanted) => {
            const made = await (await fetch("api/tables", {
                method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(wanted)
            })).json();
            const keys = {[made.table.id]: {seats: made.seats.map(seat => seat.token)}};
            localStorage.setItem("patolli.keys", JSON.stringify(keys));
            return made.table.id;
        }""",
        {"game": "tzolkin", "components": OWN, "seats": seats},
    )
    window.page.goto(f"{server.address}#/table/{table}")
    window.page.wait_for_selector(".question")
    assert window.page.locator(".market .price").first.text_content() == "1"
    assert window.page.locator(".skulls .glyph").count() == 9
    window.page.locator('.board [data-about="wood"]').first.hover(force=True)
    window.page.wait_for_selector(".explain")
    assert "1 corn" in window.page.locator(".explain").inner_text()
    window.close()
