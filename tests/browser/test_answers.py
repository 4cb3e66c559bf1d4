"""What answers say: every outcome once at its best price, and everything that it promises."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.kernel.position import Position

from .conftest import Server
from .reached import ME, Liking, first, sit_at
from .window import Window

pytestmark = pytest.mark.browser

CHICHEN = 4
TO_THE_SKULLS = Liking(
    ("pick chichen 9", "advance theology", "place chichen", "act 4", "pick yaxchilan 4", "turn place"),
    ("pick chichen", "beg", "turn pick", "act none"),
)


def chooses_from_chichen_9(p: Position) -> bool:
    """With theology, a skull, and corn to step back: most actions are offered twice."""
    asked = p.question(ME)
    return asked.kind == "ChooseAction" and asked.numbers == [CHICHEN, 9] and len(p.options(ME)) > 12


def test_what_theology_opens_for_nothing_is_offered_once_and_without_a_price(
    browser: Any, server: Server
) -> None:
    match = first("tzolkin", 2, chooses_from_chichen_9, TO_THE_SKULLS)
    offered = [match.game.words.text(move) for move in match.position.options(ME)]
    assert {"act 8", "higher 8", "act 9", "higher 9"} <= set(offered)
    window = Window(browser)
    window.settle(confirm=False)
    sit_at(window, server, match)
    assert window.words() == ["act 9", *(f"higher {n}" for n in range(1, 9)), "act none"]
    told = window.page.locator('[data-choice="higher 8"]').inner_text()
    assert "Free choice" in told
    assert "Step up" not in told
    window.page.wait_for_selector('.board .place.lit[data-word="higher 8"]')
    assert window.page.locator(".board .step-back").count() == 0
    window.page.keyboard.press("/")
    window.page.fill("#typed", "act 8")
    window.page.keyboard.press("Enter")
    window.page.wait_for_selector(".log li >> text=steps back to Chichen Itza 8")
    window.close()
