"""Azteca on four screen sizes: text is legible, answers can be pressed, and pieces are large enough."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from patolli.kernel.match import Match

from . import glance_azteca, prepared
from . import pictures_azteca as positions
from .conftest import Server
from .drawn_board import LAPTOP
from .measured_sizes import LEAST_TARGET, LEAST_TOUCHED, small_targets, small_texts
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser
TABLET = {"width": 1024, "height": 768}
SLOW = pytest.mark.slow
LEAST_PIECE = 24
SMALL_PIECES = """least => [...document.querySelectorAll('.map-frame .map-piece .piece')]
  .map(one => [one, one.getBoundingClientRect().width])
  .filter(([, width]) => width < least)
  .map(([one, width]) => `${one.getAttribute('class')}: ${width.toFixed(0)}`)"""
"""Finds pieces on the map that are narrower than a given width."""
SCREENS = [
    pytest.param(WIDE, "en", id="wide"),
    pytest.param(LAPTOP, "de", id="laptop-de", marks=SLOW),
    pytest.param(TABLET, "en", id="tablet", marks=SLOW),
    pytest.param(PHONE, "de", id="phone-de", marks=SLOW),
]


def seated_in(
    browser: Any, server: Server, position: Callable[[], Match], size: dict[str, int], language: str
) -> Window:
    window = Window(browser, size, has_touch=size == PHONE, locale="de-DE" if language == "de" else "en-GB")
    window.settle(name="Ana", language=language, confirm=False)
    window.page.goto(server.address + prepared.put(server.data, position()))
    window.wait_for_turn()
    window.page.wait_for_selector(".board .place.lit, .tray [data-form-send]")
    return window


def bring(window: Window, part: str) -> None:
    """Pans the board to one of its parts. Users do this with a finger; scrolling does not work."""
    window.page.locator(part).dispatch_event("patolli-bring")
    window.until(lambda: window.page.locator(part).bounding_box()["y"] >= 0)


@pytest.mark.parametrize(("size", "language"), SCREENS)
@pytest.mark.parametrize(
    "position",
    [
        pytest.param(glance_azteca.position, id="march"),
        pytest.param(positions.placing, id="markers", marks=SLOW),
        pytest.param(positions.buying, id="purchase", marks=SLOW),
        pytest.param(positions.fighting, id="battle", marks=SLOW),
    ],
)
def test_nothing_is_too_small(
    browser: Any, server: Server, position: Callable[[], Match], size: dict[str, int], language: str
) -> None:
    window = seated_in(browser, server, position, size, language)
    page = window.page
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    if size == PHONE:
        for part in (".tray", ".map-parts"):
            bring(window, part)
            assert small_targets(page, part, LEAST_TOUCHED, bring=True) == []
        page.locator(".map-part").first.tap()
        page.wait_for_selector(".map-part[aria-pressed=true]")
        assert page.evaluate(SMALL_PIECES, LEAST_PIECE) == []
    else:
        assert small_texts(page, ".board") == []
        assert small_targets(page, ".board", LEAST_TARGET, bring=True) == []
    if size in (WIDE, LAPTOP):
        assert page.evaluate(SMALL_PIECES, LEAST_PIECE) == []
    window.close()
