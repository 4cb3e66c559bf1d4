"""Azteca on the plain board: borders that do not mislead, one's own armies and hand beside the map."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Server
from .test_everyone import needs_axe
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser

HIDDEN = """() => {
    const boxes = [...document.querySelectorAll(".chart-field")].map((one) => one.getBoundingClientRect());
    const found = [];
    for (const way of document.querySelectorAll(".plain-chart .chart-way:not(.sailed)")) {
        const onto = way.getScreenCTM();
        const at = (part) => way.getPointAtLength(way.getTotalLength() * part).matrixTransform(onto);
        const within = (low, value, high) => value > low + 3 && value < high - 3;
        const inside = (box, { x, y }) => within(box.left, x, box.right) && within(box.top, y, box.bottom);
        const ends = [0, 1].map((part) => boxes.findIndex((box) => inside(box, at(part))));
        for (let i = 0; i <= 50; i++) {
            const under = boxes.findIndex((box) => inside(box, at(i / 50)));
            if (under >= 0 && !ends.includes(under)) { found.push([way.getAttribute("d"), under]); break; }
        }
    }
    return found;
}"""


def seated(browser: Any, server: Server, size: dict[str, int] = WIDE, **settings: Any) -> Window:
    window = Window(browser, size, locale="de-DE" if settings.get("theme") == "dark" else "en-GB")
    window.settle(**settings)
    window.start(server.address, seats=3, game="azteca")
    for _ in range(60):
        window.wait_for_turn()
        if window.page.locator(".plain-hand .plain-tile").count():
            return window
        asked, words = window.asked(), window.words()
        window.click_choice(words[0])
        window.answered(asked)
    raise AssertionError("no card was ever drawn")


def test_borders_do_not_pass_behind_other_areas(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    assert window.page.locator(".chart-way.sailed").count() > 10
    assert window.page.evaluate(HIDDEN) == []
    window.close()


def test_own_armies_and_hand_are_in_sight_beside_the_map(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    sheet = window.page.locator(".plain-view").bounding_box()
    window.page.evaluate("document.querySelector('.plain-view').scrollTo(0, 0)")
    for part in (".plain-chart", ".plain-armies", ".plain-hand .plain-tile"):
        box = window.page.locator(part).first.bounding_box()
        assert box["y"] + box["height"] <= sheet["y"] + sheet["height"], part
    assert window.page.locator(".plain-armies li").count() == 4
    window.close()


@needs_axe
@pytest.mark.parametrize("look", [(WIDE, "light"), (PHONE, "dark")], ids=["wide-light", "phone-dark"])
def test_axe_finds_nothing_in_the_valley(
    browser: Any, server: Server, look: tuple[dict[str, int], str]
) -> None:
    window = seated(browser, server, look[0], theme=look[1])
    assert window.axe() == []
    assert window.page.evaluate("document.documentElement.scrollWidth") <= look[0]["width"]
    window.close()
