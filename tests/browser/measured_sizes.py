"""Measures the size of text and click targets, for the tests of boards and of the page around them.

`small_texts(page, ".board")` and `small_targets(page, ".board", 24)` return everything that is too small, so
the tests expect empty lists. Text is measured as rendered, including the scale of the drawing that contains
it; visually hidden text for screen readers does not count. The size of a target is the largest square in
which every press reaches it, and not an element above it.
"""

from __future__ import annotations

from typing import Any, Final

LEAST_TEXT: Final = 12
LEAST_TARGET: Final = 24
LEAST_TOUCHED: Final = 44
"""CSS pixels."""
ROUNDING: Final = 0.05

TEXTS: Final = """([root, least]) => {
  const scaleOf = element => {
    let drawn = element;
    while (drawn && !drawn.getScreenCTM) drawn = drawn.parentElement;
    if (!drawn) return 1;
    const { a, b } = drawn.getScreenCTM();
    return Math.hypot(a, b);
  };
  const isSeen = rect => rect.width > 1 && rect.height > 1;
  const isClipped = element => {
    for (let one = element; one; one = one.parentElement)
      if (getComputedStyle(one).clipPath === 'inset(50%)') return true;
    return false;
  };
  const found = new Set();
  for (const part of document.querySelectorAll(root)) {
    const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || ['TITLE', 'STYLE', 'OPTION', 'title'].includes(element.tagName)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (![...range.getClientRects()].some(isSeen) || isClipped(element)) continue;
      const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      const where = element.closest('[class]')?.getAttribute('class') ?? element.tagName;
      if (size < least) found.add(`${size.toFixed(1)} px: ${node.data.trim().slice(0, 40)} (${where})`);
    }
  }
  return [...found];
}"""

TARGETS: Final = """([root, least, bring]) => {
  const TARGET = '.place.lit, .place.near, button:enabled, [role=button]:not([aria-disabled=true]), '
    + '[role=tab], summary, select, input, textarea';
  const STEP = 2;
  const targetAt = (x, y) => {
    const there = document.elementFromPoint(x, y);
    const label = there?.closest('label');
    const inner = there?.closest(TARGET) ?? label?.querySelector(TARGET);
    return inner?.closest('.place') ?? inner;
  };
  const largestSquare = target => {
    const { left, right, top, bottom } = reachOf(target);
    let before = [];
    let most = 0;
    for (let y = Math.max(0, top) + STEP / 2; y < Math.min(innerHeight, bottom); y += STEP) {
      const row = [];
      for (let x = Math.max(0, left) + STEP / 2; x < Math.min(innerWidth, right); x += STEP) {
        const i = row.length;
        const hit = targetAt(x, y) === target;
        row.push(hit ? 1 + Math.min(before[i] ?? 0, before[i - 1] ?? 0, row[i - 1] ?? 0) : 0);
        most = Math.max(most, row[i]);
        if (most * STEP >= least) return least;
      }
      before = row;
    }
    return most * STEP;
  };
  const reachOf = target => {  // strokes of drawings are outside of their rectangle
    const { left, right, top, bottom } = (target.closest('label') ?? target).getBoundingClientRect();
    const margin = target.closest('svg') ? 12 : 0;
    return { left: left - margin, right: right + margin, top: top - margin, bottom: bottom + margin };
  };
  const found = new Set();
  for (const part of document.querySelectorAll(root)) {
    const all = [...part.querySelectorAll(TARGET)].map(one => one.closest('.place') ?? one);
    for (const target of new Set(all)) {
      if (bring) target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = reachOf(target);
      const isInSight = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      const isShown = target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isInSight || !isShown) continue;
      const size = largestSquare(target);
      const labelled = target.matches('[aria-label]') ? target : target.querySelector('[aria-label]');
      const name = labelled?.getAttribute('aria-label') ?? target.textContent.trim().slice(0, 40);
      const look = target.getAttribute('class') ?? target.tagName;
      if (size < least) found.add(`${size} px: ${name} (${look})`);
    }
  }
  return [...found];
}"""


def small_texts(page: Any, root: str, least: float = LEAST_TEXT) -> list[str]:
    """Returns every visible piece of text inside `root` that is smaller than `least`, with its size."""
    found: list[str] = page.evaluate(TEXTS, [root, least - ROUNDING])
    return found


def small_targets(page: Any, root: str, least: float, bring: bool = False) -> list[str]:
    """Returns every clickable element inside `root` whose hit area is smaller than `least`, with its size.

    If `bring` is true, each element is first scrolled into view.
    """
    found: list[str] = page.evaluate(TARGETS, [root, least, bring])
    return found
