"""Tests whether people who know only the rulebook can read facts from a screenshot of a drawn board.

`python -m tests.browser.glance chichen-itza FOLDER` writes questions, answers and screenshots: one at
1440×900, and one of each tab on a phone. The questions about a game are in `glance_<game>.py`.
"""

from __future__ import annotations

import importlib
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from patolli.table.components import nested
from patolli.texts import GameTexts

from . import prepared
from .conftest import FLAGS, Server, chromium
from .window import PHONE, WIDE, Window


def asked(game: str) -> list[tuple[str, str]]:
    about = importlib.import_module(f"tests.browser.glance_{game.replace('-', '_')}")
    match = about.position()
    texts = GameTexts(match.game, "en", prepared.NAMES)
    view = match.game.show(match.position.observation(prepared.SEAT))
    found: list[tuple[str, str]] = about.questions(view, nested(match.position.box), texts.component)
    return found


def picture(browser: Any, address: str, out: Path, size: dict[str, int], about: Any) -> None:
    window = Window(browser, size, has_touch=size == PHONE)
    window.settle(name="Ana")
    window.page.goto(address)
    window.wait_for_turn()
    window.page.wait_for_selector(".board .place.lit, .part-tab.has-answers")
    tabs = window.page.locator(".part-tab")
    if size == WIDE:
        window.page.screenshot(path=out / "wide.png")
    for tab in range(tabs.count()):
        tabs.nth(tab).tap()
        window.page.wait_for_selector(f".part-tab:nth-child({tab + 1})[aria-selected=true]")
        window.page.screenshot(path=out / f"phone-{tab + 1}.png")
    if size == PHONE and hasattr(about, "more_pictures"):
        about.more_pictures(window, out)
    window.close()


def main(game: str, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    lines = asked(game)
    (out / "questions.md").write_text("".join(f"{n}. {one}\n" for n, (one, _) in enumerate(lines, 1)))
    (out / "answers.md").write_text("".join(f"{n}. {one}\n" for n, (_, one) in enumerate(lines, 1)))
    about = importlib.import_module(f"tests.browser.glance_{game.replace('-', '_')}")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        link = prepared.put(Path(data), about.position())
        server = Server(Path(data))
        server.start()
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size in (WIDE, PHONE):
            picture(browser, server.address + link, out, size, about)
        browser.close()
        server.kill()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
