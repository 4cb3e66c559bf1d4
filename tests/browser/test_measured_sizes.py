"""Tests of `measured_sizes`: which text and which targets count as too small."""

from __future__ import annotations

from typing import Any

import pytest

from .measured_sizes import small_targets, small_texts

pytestmark = pytest.mark.browser


def shown(browser: Any, html: str) -> Any:
    page = browser.new_page()
    page.set_content(f"<body style='margin: 0; font-size: 16px'>{html}</body>")
    return page


def test_texts_count_with_the_scale_of_their_drawing(browser: Any) -> None:
    page = shown(
        browser,
        """<p style="font-size: 11px">tiny</p><p>large</p>
        <p hidden style="font-size: 5px">hidden</p>
        <p style="font-size: 5px; position: absolute; clip-path: inset(50%)">only heard</p>
        <svg viewBox="0 0 200 200" width="100" height="100">
          <text y="40" style="font-size: 20px">scaled</text>
          <text y="90" style="font-size: 26px">enough</text>
          <foreignObject y="100" width="200" height="50"><b style="font-size: 18px">within</b></foreignObject>
        </svg>""",
    )
    assert [one.split(" (")[0] for one in small_texts(page, "body")] == [
        "11.0 px: tiny",
        "10.0 px: scaled",
        "9.0 px: within",
    ]
    page.close()


def test_a_target_is_measured_where_nothing_covers_it(browser: Any) -> None:
    page = shown(
        browser,
        """<style>button { position: absolute; border: 0; padding: 0; height: 40px }</style>
        <button aria-label="free" style="left: 0; width: 40px"></button>
        <button aria-label="half" style="left: 100px; width: 40px"></button>
        <div style="position: absolute; left: 100px; width: 24px; height: 40px"></div>
        <button aria-label="narrow" style="left: 200px; width: 20px"></button>
        <button disabled aria-label="off" style="left: 300px; width: 10px"></button>""",
    )
    assert [one.split(" (")[0] for one in small_targets(page, "body", 24)] == ["16 px: half", "20 px: narrow"]
    assert len(small_targets(page, "body", 44)) == 3
    page.close()
