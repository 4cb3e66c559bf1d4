"""Takes screenshots of a board for the documentation:
`python -m tests.browser.pictures teotihuacan docs/screenshots`.

The screenshots of a game are listed in `pictures_<game>.py`, each with the position to show.
"""

from __future__ import annotations

import base64
import importlib
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

from patolli.kernel.match import Match

from . import prepared
from .conftest import FLAGS, Server, chromium
from .window import Window

QUALITY = 82
NARROW = 500
"""Screens narrower than this many pixels are phones."""


def nothing(_window: Window) -> None:
    """Leaves the table as it is."""


class Picture(NamedTuple):
    name: str
    position: Callable[[], Match]
    size: tuple[int, int] = (1440, 900)
    theme: str = "light"
    language: str = "en"
    act: Callable[[Window], None] = nothing
    """What to do before the screenshot is taken."""
    confirm: bool = False
    """Whether the page asks for confirmation of answers."""


def save(window: Window, path: Path) -> None:
    window.page.wait_for_load_state("networkidle")
    shot = window.context.new_cdp_session(window.page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
    )
    path.write_bytes(base64.b64decode(shot["data"]))


def take(browser: Any, picture: Picture, out: Path) -> None:
    with tempfile.TemporaryDirectory() as data:
        link = prepared.put(Path(data), picture.position())
        server = Server(Path(data))
        server.start()
        width, height = picture.size
        locale = "de-DE" if picture.language == "de" else "en-GB"
        window = Window(browser, {"width": width, "height": height}, has_touch=width < NARROW, locale=locale)
        window.settle(name="Ana", theme=picture.theme, language=picture.language, confirm=picture.confirm)
        window.page.goto(server.address + link)
        window.wait_for_turn()
        window.page.wait_for_selector(
            ".board .place.lit, .board .fight-stage, .board .form, .part-tab.has-answers"
        )
        picture.act(window)
        save(window, out / f"{picture.name}.webp")
        window.close()
        server.kill()


def main(game: str, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    about = importlib.import_module(f"tests.browser.pictures_{game.replace('-', '_')}")
    pictures: list[Picture] = about.PICTURES
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        for picture in pictures:
            take(browser, picture, out)
            print(picture.name, flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
