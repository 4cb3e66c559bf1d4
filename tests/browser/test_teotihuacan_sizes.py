"""Teotihuacan with four players on four screen sizes: text is legible, and targets can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from patolli.kernel.match import Match

from . import glance_teotihuacan, pictures_teotihuacan, prepared
from .conftest import Server
from .measured_sizes import LEAST_TARGET, LEAST_TOUCHED, small_targets, small_texts
from .window import PHONE, WIDE, Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]
LAPTOP = {"width": 1366, "height": 768}
SMALL = {"width": 1024, "height": 768}
POSITIONS: dict[str, Callable[[], Match]] = {
    "worker": glance_teotihuacan.position,
    "board": pictures_teotihuacan.moving,
    "laying": pictures_teotihuacan.laying,
}


@pytest.fixture(params=list(POSITIONS))
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Starts a server with a four-player table at one of the questions in `POSITIONS`. Yields the address of
    seat 0.
    """
    link = prepared.put(tmp_path, POSITIONS[request.param]())
    server = Server(tmp_path)
    server.start()
    yield server.address + link
    server.kill()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [WIDE, LAPTOP, SMALL, PHONE], ids=["1440", "1366", "1024", "phone"])
def test_texts_and_targets_are_large_enough(
    browser: Any, address: str, size: dict[str, int], language: str
) -> None:
    touched = size == PHONE
    window = Window(browser, size, has_touch=touched, locale="de-DE" if language == "de" else "en-GB")
    window.settle(name="Ana", confirm=False, language=language)
    window.page.goto(address)
    window.wait_for_turn()
    window.page.wait_for_selector(".board .place.lit")
    window.page.wait_for_load_state("networkidle")
    tabs = window.page.locator(".part-tab")
    for tab in range(-1, tabs.count()):
        if tab >= 0:
            tabs.nth(tab).click()
            window.page.wait_for_selector(f".part-tab:nth-child({tab + 1})[aria-selected=true]")
        assert small_texts(window.page, ".board, .players, .own-holdings") == []
        assert small_targets(window.page, ".board", LEAST_TOUCHED if touched else LEAST_TARGET) == []
    window.close()
