"""Clicks against hand movements: `python -m tests.browser.clicks` plays turns on the board and prints a table.

Counted are the clicks of one's own turn, from its first question to its end, each on the board where it answers
there; and the movements that hands would make at a real table: every worker, good, marker or tile that moves, by
what the log tells of the turn.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from .conftest import FLAGS, Server, chromium
from .window import Window

COUNT = "window.clicks = 0; addEventListener('pointerdown', () => window.clicks++, true);"
MOVES = re.compile(
    r" (places|picks up|takes|pays|climbs|steps down|reaches|builds|burns|puts|harvests|receives|advances|turns|"
    r"trades|sells|buys|loses|steps back) "
)
TURNS = 10


def turn(window: Window, dice: random.Random) -> tuple[int, list[str]]:
    """One whole turn: its clicks, and what the log tells of it."""
    window.page.evaluate("window.clicks = 0")
    before = window.page.evaluate("document.querySelectorAll('.log li').length")
    name = window.page.locator(".player.asked .player-name").first.inner_text()
    asked = window.asked()
    while window.page.locator(".question.mine").count() and not window.over:
        words, lit = window.words(), window.lit()
        near = window.page.locator(".board .place.near:not(.tile)")
        if "turn place" in words and near.count():
            near.nth(dice.randrange(near.count())).click(force=True)
        elif "stop" in words:
            window.click_choice("stop")
        elif lit:
            window.click_place(dice.choice(lit))
        else:
            window.click_choice(dice.choice(words))
        window.page.wait_for_timeout(150)
        meant = window.page.locator(".choices[role=group] [data-choice]")
        if meant.count():
            meant.first.click()
        window.answered(asked)
        window.page.wait_for_timeout(150)
        asked = window.asked()
    window.page.wait_for_timeout(300)
    told = window.page.locator(".log li.log-line").all_inner_texts()[max(0, before - 40) :]
    mine = [line.strip() for line in told if line.strip().startswith(name)]
    return int(window.page.evaluate("window.clicks")), mine


def main(seed: int) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        server = Server(Path(data))
        server.start()
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        window = Window(browser)
        window.settle(name="I")
        window.context.add_init_script(COUNT)
        window.start(server.address)
        dice = random.Random(seed)
        while window.wait_for_turn() and not window.takes_turns():
            window.play_some(dice, 1, board_first=False)
        seen: set[str] = set()
        print("| Turn | Clicks | Hands |\n|---|---|---|")
        clicked = moved = 0
        for _ in range(TURNS):
            if not window.wait_for_turn():
                break
            clicks, lines = turn(window, dice)
            fresh = [line for line in lines if line not in seen]
            seen.update(lines)
            hands = sum(1 for line in fresh if MOVES.search(line))
            clicked, moved = clicked + clicks, moved + hands
            print(f"| {' '.join(fresh)[:150]} | {clicks} | {hands} |")
        print(f"| together | {clicked} | {moved} |")
        browser.close()
        server.kill()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
