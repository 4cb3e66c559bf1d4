"""Ten unlabelled pairs of screenshots, each of Tzolk'in's board and another one, for blind visual comparison.

`python -m tests.browser.pairs chichen-itza FOLDER` writes `01-left.png`, `01-right.png` … and `key.md`, which
says which screenshot shows which game. The screenshots of a pair have the same size, theme, number of
players, and number of answers given.
"""

from __future__ import annotations

import itertools
import random
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

from patolli.kernel.match import Match

from . import prepared
from .conftest import FLAGS, Server, chromium
from .window import PHONE, WIDE, Window

BESIDE = "tzolkin"
LAPTOP = {"width": 1366, "height": 768}
SIDES = ("left", "right")


class Look(NamedTuple):
    size: dict[str, int]
    theme: str
    players: int
    answers: int
    """The number of answers given by seat 0 before the screenshot is taken."""


LOOKS = [
    Look(WIDE, "light", 4, 0),
    Look(WIDE, "light", 4, 12),
    Look(WIDE, "dark", 4, 20),
    Look(WIDE, "light", 2, 25),
    Look(LAPTOP, "light", 3, 8),
    Look(LAPTOP, "dark", 2, 16),
    Look(LAPTOP, "light", 4, 30),
    Look(PHONE, "light", 2, 6),
    Look(PHONE, "dark", 4, 14),
    Look(PHONE, "light", 3, 22),
]


def position(game: str, look: Look, seed: int) -> Match:
    asked = itertools.count()
    return prepared.played(game, look.players, seed, lambda _: next(asked) >= look.answers)


def take(browser: Any, match: Match, look: Look, out: Path) -> None:
    with tempfile.TemporaryDirectory() as data:
        link = prepared.put(Path(data), match)
        server = Server(Path(data))
        server.start()
        window = Window(browser, look.size, has_touch=look.size == PHONE)
        window.settle(name="Ana", theme=look.theme)
        window.page.goto(server.address + link)
        window.wait_for_turn()
        window.page.wait_for_load_state("networkidle")
        shown = window.page if look.size == PHONE else window.page.locator(".board").first
        shown.screenshot(path=out)
        window.close()
        server.kill()


def main(game: str, out: Path, seed: int = 11) -> None:
    out.mkdir(parents=True, exist_ok=True)
    dice = random.Random(seed)
    key = []
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        for n, look in enumerate(LOOKS, 1):
            games = dice.sample([game, BESIDE], 2)
            for side, one in zip(SIDES, games, strict=True):
                take(browser, position(one, look, seed + n), look, out / f"{n:02}-{side}.png")
            key.append(f"{n}. left {games[0]}, right {games[1]}\n")
            print(n, look, flush=True)
        browser.close()
    (out / "key.md").write_text("".join(key))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
