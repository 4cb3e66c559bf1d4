"""Chichén Itzá on four screen sizes: text is legible, and targets can be pressed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from patolli.kernel.match import Match
from patolli.table import component_texts

from . import pictures_chichen_itza as positions
from . import prepared
from .conftest import Server
from .drawn_board import LAPTOP
from .measured_sizes import LEAST_TARGET, LEAST_TOUCHED, small_targets, small_texts
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser
TABLET = {"width": 1024, "height": 768}
SLOW = pytest.mark.slow
LARGER_THAN_A_SQUARE = ("tile kind-", "place lit action)", "place near action)")
"""Targets that are large enough although no large square fits into them: a hexagon is 54 px wide; half an
action tile is 41 px wide and 77 px high.
"""
SCREENS = [
    pytest.param(WIDE, "en", id="wide"),
    pytest.param(LAPTOP, "de", id="laptop-de", marks=SLOW),
    pytest.param(TABLET, "en", id="tablet", marks=SLOW),
    pytest.param(PHONE, "de", id="phone-de", marks=SLOW),
]


def seated_in(
    browser: Any, server: Server, position: Callable[[], Match], size: dict[str, int], language: str
) -> Window:
    window = Window(browser, size, has_touch=size == PHONE, locale="de-DE" if language == "de" else "en-GB")
    window.settle(name="Ana", language=language, confirm=False)
    window.page.goto(server.address + prepared.put(server.data, position()))
    window.wait_for_turn()
    window.page.wait_for_selector(".board .place.lit, .board .fight-stage, .part-tab.has-answers")
    return window


@pytest.mark.parametrize(("size", "language"), SCREENS)
@pytest.mark.parametrize(
    "position",
    [
        pytest.param(positions.round_3, id="turn"),
        pytest.param(positions.against_a_creature, id="fight", marks=SLOW),
        pytest.param(positions.before_an_attack, id="attack", marks=SLOW),
    ],
)
def test_nothing_is_too_small(
    browser: Any, server: Server, position: Callable[[], Match], size: dict[str, int], language: str
) -> None:
    window = seated_in(browser, server, position, size, language)
    assert window.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    if size != PHONE:
        assert small_texts(window.page, ".board") == []
        assert small_targets(window.page, ".board", LEAST_TARGET) == []
    for tab in window.page.locator(".part-tab").all() if size == PHONE else []:
        tab.tap()
        small = small_targets(window.page, ".board", LEAST_TOUCHED)
        assert [one for one in small if not any(shape in one for shape in LARGER_THAN_A_SQUARE)] == []
    window.close()


CUT = """(cards) => {
  const box = document.querySelector('.market .god-card .card-text');
  const [title, text] = box.children;
  return cards.filter(([name, effect]) => {
    box.classList.toggle('long', name.length > 20);
    title.textContent = name;
    text.textContent = effect;
    return text.scrollHeight > text.clientHeight + 1 || box.scrollHeight > box.clientHeight + 1;
  }).map(([name]) => name);
}"""
"""Finds cards whose text overflows their place on offer."""


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (PHONE, "en"), (PHONE, "de")])
def test_no_line_of_a_god_card_on_offer_is_cut(
    browser: Any, server: Server, size: dict[str, int], language: str
) -> None:
    window = seated_in(browser, server, positions.round_3, size, language)
    if size == PHONE:
        window.page.locator('.part-tab[data-holds^="market"]').tap()
    window.page.wait_for_selector(".market .god-card .card-text")
    cards = component_texts.cards("chichen-itza", "", language)
    gods = [[card.name, card.effect] for id_, card in cards.items() if re.fullmatch(r"g\d\d", id_)]
    assert len(gods) == 80
    assert window.page.evaluate(CUT, gods) == []
    window.close()
