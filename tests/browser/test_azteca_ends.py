"""The ceremony at the end of Azteca, in which the urn is emptied or Tezcatlipoca is in hell. It can be
skipped.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from patolli.kernel.match import Match

from . import prepared
from .conftest import STATIC, Server
from .pictures_azteca import before_hell, before_the_top, until_ended
from .window import PHONE, WIDE, Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]
STAGE = ".judgement-stage.ending"
SHEET = f"{STAGE} .judgement-sheet"
STILL = f"document.querySelector('{STAGE}').getAnimations({{subtree: true}}).length === 0"
SCREENS = [
    pytest.param(WIDE, "en", id="desktop-en"),
    pytest.param(PHONE, "de", id="phone-de"),
]


def ended(
    browser: Any, data: Path, position: Match, size: dict[str, int], language: str, speed: str = "none"
) -> tuple[Window, Server]:
    """Opens a window at the end of the game, while the ceremony is shown."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the page is not built (python hatch_build.py --page)")
    link = prepared.put(data, position)
    server = Server(data)
    server.start()
    locale = "de-DE" if language == "de" else "en-GB"
    window = Window(browser, size, has_touch=size == PHONE, locale=locale)
    window.settle(name="Ana", language=language, confirm=False, speed=speed)
    window.page.goto(server.address + link)
    window.wait_for_turn()
    until_ended(window)
    window.page.wait_for_selector(SHEET)
    return window, server


@pytest.mark.parametrize(("size", "language"), SCREENS)
@pytest.mark.parametrize("position", [before_the_top, before_hell])
def test_the_end_is_a_ceremony_that_fits_the_screen_and_is_skipped_by_a_press(
    browser: Any, tmp_path: Path, position: Callable[[], Match], size: dict[str, int], language: str
) -> None:
    window, server = ended(browser, tmp_path, position(), size, language)
    page = window.page
    page.wait_for_function(STILL)
    lost = position is before_hell
    assert bool(page.locator(f"{STAGE}.falls").count()) == lost
    result = page.locator(f"{STAGE} .judged-result").inner_text()
    names = page.locator(f"{STAGE} .ending-gift .ending-name").all_inner_texts()
    amounts = [int(one) for one in page.locator(f"{STAGE} .ending-gift b").all_inner_texts()]
    bars = page.eval_on_selector_all(
        f"{STAGE} .ending-bar", "all => all.map((one) => [one.clientWidth, one.firstChild.clientWidth])"
    )
    assert all(width > 60 for width, _ in bars)
    assert [round(amounts[-1] * filled / width) for width, filled in bars] == amounts
    assert len(names) == 3
    assert amounts == sorted(amounts)
    if lost:
        assert result == {"en": "All have lost.", "de": "Alle haben verloren."}[language]
        assert page.locator(f"{STAGE} .winner").count() == 0
    else:
        assert result.startswith(names[-1])
    box = page.locator(SHEET).bounding_box()
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
    button = page.locator(f"{SHEET} .button").bounding_box()
    assert button["height"] >= (44 if size == PHONE else 24)
    page.locator(f"{SHEET} .button").click()
    page.wait_for_selector(STAGE, state="detached")
    assert window.over
    window.close()
    server.kill()


def test_a_press_ends_the_ceremony_before_it_is_over(browser: Any, tmp_path: Path) -> None:
    window, server = ended(browser, tmp_path, before_the_top(), WIDE, "en", "slow")
    assert not window.page.evaluate(STILL)
    window.page.locator(SHEET).click(position={"x": 10, "y": 10})
    window.page.wait_for_selector(STAGE, state="detached")
    window.close()
    server.kill()
