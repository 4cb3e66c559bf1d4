"""Plays a whole game with the keyboard, checking that every event is announced, and then starts
another game.
"""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Server
from .window import Window

pytestmark = pytest.mark.browser

LISTEN = """
window.heard = [];
new MutationObserver(changes => {
  for (const change of changes) for (const node of change.addedNodes) {
    if (node.nodeType !== 1) continue;
    const said = node.matches('[data-spoken] p') ? [node] : node.querySelectorAll('[data-spoken] p');
    for (const one of said) window.heard.push(one.textContent);
  }
}).observe(document, {subtree: true, childList: true});
window.errors = 0;
for (const name of ['mousedown', 'pointerdown']) addEventListener(name, () => window.errors++, true);
"""


@pytest.mark.slow
def test_a_whole_game_by_keyboard_and_by_ear(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.context.add_init_script(LISTEN)
    window.page.goto(server.address)
    window.page.wait_for_selector("[data-start=tzolkin-2]")
    for _ in range(60):
        window.page.keyboard.press("Tab")
        if window.page.evaluate("document.activeElement.dataset.start") == "tzolkin-2":
            break
    window.page.keyboard.press("Enter")
    window.page.wait_for_selector(".question")
    asked_words: list[str] = []
    for answer in range(900):
        if not window.wait_for_turn():
            break
        asked = window.asked()
        asked_words.append(window.page.locator("#question-words").inner_text().strip())
        keys = window.keys()
        window.page.keyboard.press(keys[answer % len(keys)])
        taken = f'.question.mine:not([data-question="{asked}"]), .question:not(.mine)'
        window.page.wait_for_selector(f"[data-confirm]:focus, {taken}")
        if window.page.locator("[data-confirm]").count():
            window.page.keyboard.press("Enter")
            window.page.wait_for_selector(taken)
    assert window.over
    heard: list[str] = window.page.evaluate("window.heard")
    assert window.page.evaluate("window.errors") == 0  # the mouse was never used
    spoken = "\n".join(heard)
    missing = [words for words in asked_words if words not in spoken]
    assert missing == []
    window.page.wait_for_selector(".final-scoring >> text=wins")
    window.page.keyboard.press("Enter")
    window.page.wait_for_selector(".final-scoring", state="detached")
    lines = window.page.evaluate(
        "[...document.querySelectorAll('.log li.log-line span')].map(one => one.textContent)"
    )
    assert len(lines) > 50
    assert [line for line in lines if line not in spoken] == []
    before = window.page.url
    for _ in range(40):
        window.page.keyboard.press("Tab")
        if window.page.evaluate("document.activeElement.textContent") == "Play again":
            break
    window.page.keyboard.press("Enter")
    window.page.wait_for_function("before => location.href !== before", arg=before)
    window.page.wait_for_selector(".question:not(.over)")
    window.close()
