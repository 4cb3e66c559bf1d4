"""Dragging one of Azteca's pochtecas across the map moves this pochteca and no other."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.game import GAME

from . import prepared
from .conftest import Server
from .drawn_board import LAPTOP
from .window import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def waiting(p: Any) -> list[str]:
    found: list[str] = GAME.show(p.observation(0))["waiting"][0]["pochtecas"]
    return found


def asks_for_orders(p: Any) -> bool:
    return p.question(0).kind == "Order" and len(waiting(p)) > 1


def middle(box: dict[str, float]) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_pochteca_that_is_asked_about_is_dragged(browser: Any, server: Server) -> None:
    match = prepared.played("azteca", 3, 12, asks_for_orders, others_first=True)
    first = names.LETTERS[match.position.question(0).numbers[0]].upper()
    window = Window(browser, LAPTOP)
    window.settle(name="Ana")
    window.page.goto(server.address + prepared.put(server.data, match))
    window.wait_for_turn()
    piece = window.page.locator(".map-piece.draggable")
    piece.first.wait_for()
    assert piece.count() == 1
    target = window.page.locator('.board .area.lit[data-word^="order "]').first
    asked = window.asked()
    window.page.mouse.move(*middle(piece.bounding_box()))
    window.page.mouse.down()
    window.page.mouse.move(*middle(target.locator(".area-ground").bounding_box()), steps=5)
    dragged = window.page.locator(".dragged .letter")
    dragged.wait_for()
    assert dragged.text_content() == first
    window.page.mouse.up()
    window.answered(asked)
    ordered = window.page.locator(".ghost-piece .letter").first
    ordered.wait_for()
    assert ordered.text_content() == first
    window.close()
