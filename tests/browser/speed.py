"""Measures script time per update: `python -m tests.browser.speed 60 tzolkin chichen-itza`.

This is not a test, because times depend on the machine. The goal is a 95th percentile below 16 ms per update
with a log of 2,000 lines; artificial lines are added to the log to reach that length. The figures are CPU
time spent by script on the page's main thread until the next message or input, so that a busy machine does
not distort them.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from .conftest import FLAGS, Server, chromium
from .window import Window

WATCH = """
const LINES = 2000;
const set = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage').set;
const lengthened = message => {
  const shows = message.shows;
  const line = shows.events[shows.events.length - 1];
  if (shows.kept === 0 && line) shows.events.unshift(...Array.from({length: LINES}, () => line));
  else shows.kept += LINES;
  return JSON.stringify(message);
};
Object.defineProperty(WebSocket.prototype, 'onmessage', { set(handler) {
  set.call(this, event => {
    const message = JSON.parse(event.data);
    const data = message.is === 'update' ? lengthened(message) : event.data;
    performance.mark(message.is === 'update' ? 'update' : 'other');
    handler({data});
  });
} });
for (const name of ['pointerover', 'pointerdown', 'click'])
  addEventListener(name, () => performance.mark('other'), true);
"""
CATEGORIES = ["devtools.timeline", "blink.user_timing", "v8"]
SCRIPT = {"FunctionCall", "RunMicrotasks", "V8.GCScavenger", "MinorGC", "MajorGC"}


def counts(event: dict[str, Any]) -> bool:
    """Returns whether a trace event is script of the page. Script of the test driver has no URL."""
    if event["name"] == "FunctionCall":
        return bool(event.get("args", {}).get("data", {}).get("url"))
    return event["name"] in SCRIPT


def costs(trace: list[dict[str, Any]]) -> list[float]:
    """Returns how many milliseconds of script follow each update, up to the next message or input."""
    named = [e for e in trace if e.get("name") in {"update", "other"}]
    marks = sorted((e["ts"], e["name"], e["pid"], e["tid"]) for e in named)
    _, _, pid, tid = marks[0]
    mine = [e for e in trace if e.get("pid") == pid and e.get("tid") == tid and e.get("ph") == "X"]
    mine = sorted((e for e in mine if counts(e)), key=lambda e: (e["ts"], -e["dur"]))
    outer: list[dict[str, Any]] = []
    for event in mine:
        if not outer or event["ts"] >= outer[-1]["ts"] + outer[-1]["dur"]:
            outer.append(event)
    spent = [0.0] * len(marks)
    for event in outer:
        at = sum(1 for ts, *_ in marks if ts <= event["ts"] + event["dur"]) - 1
        if at >= 0:
            spent[at] += event.get("tdur", event["dur"]) / 1000
    return sorted(ms for ms, mark in zip(spent, marks, strict=True) if mark[1] == "update")


def spent_in(browser: Any, server: Server, answers: int, game: str) -> list[float]:
    """Returns the milliseconds of script for each update of a four-player game, sorted."""
    window = Window(browser)
    window.settle(confirm=False)
    window.context.add_init_script(WATCH)
    window.start(server.address, seats=4, game=game)
    window.wait_for_turn()
    browser.start_tracing(page=window.page, categories=CATEGORIES)
    window.play_some(random.Random(1), answers, board_first=False)
    spent = costs(json.loads(browser.stop_tracing())["traceEvents"])
    window.context.close()
    return spent


def main(answers: int, games: list[str]) -> None:
    """Prints the figures. If there are several games, each is compared with the first one."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        server = Server(Path(data))
        server.start()
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        first: float | None = None
        for game in games:
            spent = spent_in(browser, server, answers, game)
            middle, late = spent[len(spent) // 2], spent[int(len(spent) * 0.95)]
            first = first or middle
            print(f"{game}: {len(spent)} updates with a log of 2,000 lines: ", end="")
            print(
                f"median {middle:.1f} ms, p95 {late:.1f} ms of script each, {middle / first:.2f} ×",
                flush=True,
            )
        browser.close()
        server.kill()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60, sys.argv[2:] or ["tzolkin"])
