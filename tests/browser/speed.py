"""How much script one update costs: `python -m tests.browser.speed` plays a game and prints it.

Not a test: times depend on the machine. The goal is a 95th percentile below 16 ms per update.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from .conftest import FLAGS, Server, chromium
from .window import Window

WATCH = """
const set = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage').set;
window.costs = [];
Object.defineProperty(WebSocket.prototype, 'onmessage', { set(handler) {
  set.call(this, event => {
    const from = performance.now();
    handler(event);
    if (event.data.includes('"is":"update"')) setTimeout(() => window.costs.push(performance.now() - from));
  });
} });
"""
"""From the arrival of a message until the page has been drawn anew."""


def main(answers: int) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        server = Server(Path(data))
        server.start()
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        window = Window(browser)
        window.settle(confirm=False)
        window.context.add_init_script(WATCH)
        window.start(server.address, seats=4)
        window.play_some(random.Random(1), answers, board_first=False)
        costs = sorted(window.page.evaluate("window.costs"))
        middle, late = costs[len(costs) // 2], costs[int(len(costs) * 0.95)]
        print(f"{len(costs)} updates: median {middle:.1f} ms, p95 {late:.1f} ms of script each")
        browser.close()
        server.kill()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
