"""A card with many targets is chosen before its target, and the answer that declines stays visible."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from patolli.games.azteca.game import GAME
from patolli.games.azteca.phases import rounds
from patolli.kernel import position_text

from ..games.azteca.table import hold, run, table
from .conftest import Server
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser


def seated_before_the_tribute(server: Server) -> str:
    """Starts a game in which seat 0 may play two cards. Returns the path of the link to this seat."""
    p = table(2)
    hold(p, 0, "insubordination", "tlaloc")
    run(p, rounds.Phase(2), rounds.Phase(8))
    seats = [{"kind": "me", "name": "Ana", "word": "a word"}, {"kind": "bot", "level": "random"}]
    wanted = {"game": "azteca", "seats": seats, "position": position_text.write(GAME, p)}
    request = urllib.request.Request(
        f"{server.address}api/tables", json.dumps(wanted).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as made:
        link: str = json.loads(made.read())["seats"][0]["link"]
    return link[link.index("#") :]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_card_with_many_targets_is_chosen_first(browser: Any, server: Server, size: dict[str, int]) -> None:
    window = Window(browser, size, has_touch=size is PHONE)
    window.settle()
    window.page.goto(server.address + seated_before_the_tribute(server))
    page = window.page
    page.wait_for_selector("[data-choice='pass']")
    if not page.locator("[data-uses-of]").count():  # the question about a Sorcerer comes first
        asked = window.asked()
        window.click_choice("pass")
        window.answered(asked)
    card = page.locator("[data-uses-of='insubordination']")
    card.wait_for()
    declines = page.locator(".question [data-choice='pass']").bounding_box()
    fewer = page.locator("[data-ask-less]").bounding_box()
    assert declines["y"] + declines["height"] <= fewer["y"] + fewer["height"]
    if size is PHONE:  # both are in one row, so that two answers are visible above it
        assert abs(declines["y"] - fewer["y"]) < 4
        assert declines["x"] + declines["width"] <= fewer["x"]
        box = page.locator(".question .choices").bounding_box()
        last = card.bounding_box()
        assert last["y"] + last["height"] <= box["y"] + box["height"]
    window.press(card)
    page.wait_for_selector("[data-back]")
    targets = page.locator("[data-choice^='insubordination ']")
    assert targets.count() == 28
    assert page.locator("[data-ask-less]").count() == 0
    back = page.locator("[data-back]").bounding_box()
    assert back["y"] + back["height"] <= size["height"]
    window.press(page.locator("[data-back]"))
    card.wait_for()
    window.close()
