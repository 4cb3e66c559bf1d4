"""Compares clicks with hand movements: `python -m tests.browser.clicks` plays turns on Tzolk'in's board and
prints both numbers.

With the name of a game (`python -m tests.browser.clicks chichen-itza --games 3`), the command prints the
number of clicks per turn (see `level_clicks`).

A turn's clicks are made on the board where possible. The number of hand movements is the number needed with
the real game, counted from the turn's events: one for every worker, good, marker or tile that is moved.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from . import level_clicks
from .conftest import FLAGS, Server, chromium
from .window import Window

COUNT = "window.clicks = 0; addEventListener('pointerdown', () => window.clicks++, true);"
WORDS_ONLY = {
    "turn",
    "round",
    "acted",
    "no-action",
    "chose-action",
    "stopped",
    "day",
    "fed",
    "unfed",
    "hungry",
}
"""Events that involve no hand movement."""
PAID_FOR = {"placed", "placed-start", "stepped-back"}
TURNS = 10


class Heard:
    """Collects the events received by this window."""

    def __init__(self, window: Window) -> None:
        self.events: list[dict[str, Any]] = []
        window.page.on("websocket", lambda line: line.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("is") == "update":
            self.events.extend(message["shows"]["events"])

    def turn(self) -> int:
        """The number of turns begun so far."""
        return sum(1 for one in self.events if one["event"]["event"] == "turn")


def movements(event: dict[str, Any]) -> int:
    """Returns the number of hand movements for an event: one for the moved piece, and one for the payment, if
    any.
    """
    if event["event"] in WORDS_ONLY:
        return 0
    return 2 if event["event"] in PAID_FOR and event.get("corn", 0) > 0 else 1


def answer(window: Window, dice: random.Random) -> None:
    """Makes the next click, as a player with a plan would."""
    asked, words, lit = window.asked(), window.words(), window.lit()
    near = window.page.locator(".board .place.near:not(.tile)")
    if "turn place" in words and near.count():
        near.nth(dice.randrange(near.count())).click(force=True)
    elif "stop" in words and dice.random() < 0.6:
        window.click_choice("stop")
    elif lit and dice.random() < 0.9:
        window.click_place(dice.choice(lit))
    else:
        window.click_choice(dice.choice(words))
    window.answered(asked)
    window.next_frames()


def main(seed: int) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        server = Server(Path(data))
        server.start()
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        window = Window(browser)
        window.settle(name="Ana")
        window.context.add_init_script(COUNT)
        heard = Heard(window)
        window.start(server.address)
        dice = random.Random(seed)
        while window.wait_for_turn() and not window.takes_turns():
            window.play_some(dice, 1, board_first=False)
        print("| Turn | Clicks | Hands |\n|---|---|---|")
        clicked = moved = 0
        for _ in range(TURNS):
            if not window.wait_for_turn():
                break
            window.page.evaluate("window.clicks = 0")
            turn = heard.turn()
            first = max(
                (i for i, one in enumerate(heard.events) if one["event"]["event"] == "turn"), default=0
            )
            clicks = 0
            while heard.turn() == turn and not window.over and window.wait_for_turn():
                answer(window, dice)
                clicks = int(window.page.evaluate("window.clicks"))
            since = heard.events[first:]
            last = next(
                (i for i, one in enumerate(since) if i and one["event"]["event"] == "turn"), len(since)
            )
            mine = [one for one in since[:last] if one["event"].get("seat") == 0]
            hands = sum(movements(one["event"]) for one in mine)
            clicked, moved = clicked + clicks, moved + hands
            line = " ".join(one["words"] for one in mine if one["event"]["event"] not in WORDS_ONLY)
            print(f"| {line[:160]} | {clicks} | {hands} |")
        print(f"| total | {clicked} | {moved} |")
        browser.close()
        server.kill()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Clicks per turn of a game, or clicks against hands.")
    parser.add_argument(
        "game", nargs="?", help="play level 3's choices in this game; without it: clicks against hands"
    )
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="level-3", help="level whose choices are played")
    parser.add_argument("--opponents", default="level-2")
    parser.add_argument("--seed", type=int, default=4, help="seed of the first game")
    parser.add_argument("--report", action="store_true", help="print each question and its clicks")
    return parser.parse_args()


if __name__ == "__main__":
    given = arguments()
    if given.game is None:
        main(given.seed)
    else:
        level_clicks.main(
            given.game, given.games, given.seats, given.level, given.opponents, given.seed, given.report
        )
