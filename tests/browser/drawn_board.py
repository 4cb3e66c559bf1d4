"""Helpers for tests of drawn boards. Any message in the browser's console counts as an error."""

from __future__ import annotations

from typing import Any, Final

from .conftest import Server
from .window import PHONE, WIDE, Window

LAPTOP: Final = {"width": 1366, "height": 768}
TAKEN: Final = '.question.mine:not([data-question="{asked}"]), .question:not(.mine)'
"""Matches as soon as a question has been answered: there is a question with another number, or another seat
must answer.
"""
APART: Final = """(() => {
  if (window.goneAt === undefined) {
    window.goneAt = performance.now();
    const isGuarded = (node) =>
      node.nodeType === 1 && (node.matches(GONE) || node.querySelector(GONE) !== null);
    new MutationObserver((changes) => {
      if (changes.some((one) => [...one.removedNodes].some(isGuarded))) window.goneAt = performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  }
  const now = performance.now();
  return now - (window.tappedAt ?? -1000) > 300 && now - window.goneAt > 650;
})()""".replace("GONE", "'.fight-stage, [data-goes]'")
"""True once a tap can no longer count as the second tap of a double tap and nothing has just disappeared on
its own.
"""


def seated_at(
    game: str, browser: Any, server: Server, seats: int = 2, size: dict[str, int] = WIDE, **settings: Any
) -> Window:
    """Opens a window at the first question of a new game. By default, answers need no confirmation."""
    locale = "de-DE" if settings.get("language") == "de" else "en-GB"
    window = Window(browser, size, locale=locale, has_touch=size == PHONE)
    window.page.on("console", lambda message: on_console(window, message.text))
    window.settle(**{"confirm": False, **settings})
    window.start(server.address, seats=seats, game=game)
    window.wait_for_turn()
    return window


def on_console(window: Window, text: str) -> None:
    """Treats every console message as an error, except Chromium's note about an ignored autofocus."""
    if not text.startswith("Autofocus"):
        window.faults.append(text)


def lit(window: Window) -> list[str]:
    """Returns the words of all places on the board that can be clicked."""
    window.page.wait_for_selector(".board .place.lit, .question.over")
    return window.lit()


def tap_apart(window: Window, place: Any) -> None:
    """Taps a place after a pause, because two quick taps would zoom the board."""
    window.until(lambda: bool(window.page.evaluate(APART)))
    place.tap(force=True)
    window.page.evaluate("window.tappedAt = performance.now()")
