"""A click on Skip that comes just after the playback has ended must not give an answer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .conftest import Server
from .drawn_board import seated_at
from .window import PHONE, WIDE, Window

PRESS_LATE = """(kind) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".shown-actions ul { display: none; }"); // Skip is where the first answers will be
    document.adoptedStyleSheets.push(sheet);
    let skip = null;
    window.late = null;
    const watch = new MutationObserver(() => {
        const box = document.querySelector("[data-skip]")?.getBoundingClientRect();
        if (box) skip = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        if (box || !skip) return;
        const { x, y } = skip;
        skip = null;
        const under = document.elementFromPoint(x, y);
        if (!under?.closest(".question.mine .choice")) return;
        watch.disconnect();
        const send = (type, at) => under.dispatchEvent(new PointerEvent(type, {
            bubbles: true, cancelable: true, pointerType: kind, button: 0, clientX: at, clientY: y,
        }));
        const asked = document.querySelector(".question").dataset.question;
        send("pointermove", x + 40);
        for (const type of ["pointermove", "pointerdown", "pointerup", "click"]) send(type, x);
        window.late = { x, y, asked, at: performance.now() };
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Presses in the same frame in which an answer replaces the Skip button; the pointer has just moved."""


def answer(window: Window, dice: random.Random) -> None:
    asked = window.asked()
    window.click_choice(dice.choice(window.words()))
    window.answered(asked)


@pytest.mark.parametrize(("kind", "size"), [("mouse", WIDE), ("touch", PHONE)], ids=["mouse", "touch"])
def test_a_late_press_on_skip_answers_nothing(
    browser: Any, server: Server, kind: str, size: dict[str, int]
) -> None:
    window = seated_at("tzolkin", browser, server, size=size, speed="quick", following="watch")
    page, dice = window.page, random.Random(5)
    window.wait_for_turn()
    page.evaluate(PRESS_LATE, kind)
    for _ in range(60):
        if not window.wait_for_turn() or page.evaluate("window.late"):
            break
        answer(window, dice)
    late = page.evaluate("window.late")
    assert late, "Skip never gave way to an answer"
    page.wait_for_selector(".press-refused")
    assert window.asked() == late["asked"]
    assert page.locator("[data-confirm]").count() == 0
    page.wait_for_function("() => performance.now() > window.late.at + 700")
    window.move_pointer()
    page.mouse.click(late["x"], late["y"])
    page.wait_for_selector(f'[data-confirm], .question:not([data-question="{late["asked"]}"])')
    window.close()
