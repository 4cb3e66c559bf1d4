"""Measures messages per answer, and the delay of prospects: `python -m tests.browser.messages [game ...]`.

Plays a whole game of each kind in a headless browser against a random bot. The player points at every answer
before choosing it, and confirms the choice. The goals are at most 2.2 messages from the page per answer, and
the first part of the prospects within 50 ms of the question (median, with compiled rules on an idle machine
with two cores). `--most N` stops each game after N answers.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from patolli import build_info, games

from .conftest import FLAGS, Server, chromium
from .test_azteca_games import click, fill
from .window import Window

MOST_MESSAGES = 2.2
MOST_MILLISECONDS = 50
QUIET = {"hello", "word", "ping"}
"""Messages that are not related to answers."""
WATCH = """
const seen = (window.patolliTrial = { sent: {}, asked: {}, first: {}, last: {}, cut: 0, bytes: 0 });
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  const { do: what } = JSON.parse(data);
  seen.sent[what] = (seen.sent[what] ?? 0) + 1;
  send.call(this, data);
};
const set = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage').set;
Object.defineProperty(WebSocket.prototype, 'onmessage', { set(handler) {
  set.call(this, (event) => {
    const now = performance.now();
    const message = JSON.parse(event.data);
    if (message.is === 'update' && message.shows.question)
      seen.asked[message.shows.question.number] ??= now;
    if (message.is === 'prospects') {
      seen.first[message.question] ??= now;
      if (message.done) seen.last[message.question] = now;
      if (message.cut) seen.cut += 1;
      seen.bytes += event.data.length;
    }
    handler(event);
  });
} });
"""


def make_table(address: str, game: str) -> str:
    """Starts a game against a random bot and returns the link to the player's seat."""
    body = {"game": game, "seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random"}]}
    request = urllib.request.Request(
        address + "api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        made = json.load(answer)
    mine = next(one for one in made["seats"] if one["seat"] == 0)
    return f"{address}#/table/{made['table']['id']}/seat/{mine['token']}"


def play(browser: Any, link: str, most: int, seed: int) -> dict[str, Any]:
    window = Window(browser)
    window.settle(confirm=True)
    window.context.add_init_script(WATCH)
    window.page.goto(link)
    dice = random.Random(seed)
    answers = 0
    began = time.monotonic()
    while answers < most and window.wait_for_turn():
        asked = window.asked()
        words = window.words()
        if words:
            word = dice.choice(words)
            window.page.hover(f'[data-choice="{word}"], [data-run="{word}"]')
            window.click_choice(word)
        else:
            click(window, fill(window, dice, click))
        window.answered(asked)
        answers += 1
    found: dict[str, Any] = window.page.evaluate("window.patolliTrial")
    window.close()
    return {**found, "answers": answers, "seconds": time.monotonic() - began}


def result_line(game: str, found: dict[str, Any]) -> tuple[str, bool]:
    """Returns a row for the tables in the documentation, and whether the game meets the goals."""
    asked = found["asked"]
    first = sorted(found["first"][n] - at for n, at in asked.items() if n in found["first"])
    last = sorted(found["last"][n] - at for n, at in asked.items() if n in found["last"])
    messages = sum(n for what, n in found["sent"].items() if what not in QUIET) / found["answers"]
    middle, late = statistics.median(first), first[int(len(first) * 0.95)]
    size = found["bytes"] / found["answers"] / 1000
    line = (
        f"| {game} | {found['answers']} | {messages:.2f} | {middle:.0f} | {late:.0f}"
        f" | {statistics.median(last):.0f} | {found['cut']} | {size:.1f} |"
    )
    return line, messages <= MOST_MESSAGES and middle <= MOST_MILLISECONDS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--most", type=int, default=10_000)
    given = parser.parse_args()
    fine = True
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        server = Server(Path(data))
        server.start()
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        print(f"rules {'compiled' if build_info.compiled() else 'plain'}")
        print("| game | answers | messages per answer | first part, median ms | p95 ms | all parts, median ms"
              " | cut | kB per answer |\n|---|---:|---:|---:|---:|---:|---:|---:|")  # fmt: skip
        for game in given.games:
            found = play(browser, make_table(server.address, game), given.most, 1)
            line, as_wanted = result_line(game, found)
            fine = fine and as_wanted
            print(line, flush=True)
            print("  " + json.dumps(found["sent"]), file=sys.stderr)
        browser.close()
        server.kill()
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
