"""Links to a seat or table that does not exist (any more): the page explains why, and what the
user can do.
"""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from .conftest import Server
from .window import Window

pytestmark = pytest.mark.browser

DEAD = ".notices >> text=This link"


def my_link(window: Window) -> str:
    window.page.click(".player .my-link")
    link = str(window.page.locator(".seat-links input").input_value())
    window.page.click(".sheet [aria-label=Close]")
    return link


def renew(server: Server, link: str) -> str:
    """Renews the link, as the page does on another device. The old link stops working."""
    table, _, token = link.partition("#/table/")[2].partition("/seat/")
    asked = urllib.request.Request(
        f"{server.address}api/tables/{table}/link",
        json.dumps({"token": token, "renew": True}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(asked, timeout=60) as answer:
        return str(json.load(answer)["link"])


def test_a_renewed_link_says_that_it_is_dead(browser: Any, server: Server) -> None:
    here, there = Window(browser), Window(browser)
    here.settle(name="Ana")
    there.settle()
    here.start(server.address)
    old = my_link(here)
    new = renew(server, old)
    there.page.goto(old)
    there.page.wait_for_selector(DEAD)
    assert "a newer one was made" in there.page.locator(".notices").inner_text()
    assert "newest link" in there.page.locator(".notices").inner_text()
    assert there.page.locator(".question >> text=You are watching").count() == 1
    there.page.goto(new)
    there.page.wait_for_selector(".question.mine")
    assert there.page.locator(DEAD).count() == 0
    here.page.wait_for_selector(".notices >> text=This browser has no seat here any more")
    here.close()
    there.close()


@pytest.mark.parametrize(
    "broken", ["cut", *[pytest.param(other, marks=pytest.mark.slow) for other in ("empty", "foreign")]]
)
def test_a_broken_link_says_that_it_is_dead(browser: Any, server: Server, broken: str) -> None:
    here, there = Window(browser), Window(browser)
    here.settle(name="Ana")
    there.settle()
    here.start(server.address)
    link = my_link(here)
    if broken == "foreign":
        there.start(server.address)
        other = my_link(there)
        link = link.partition("/seat/")[0] + "/seat/" + other.partition("/seat/")[2]
    there.page.goto(link[:-5] if broken == "cut" else link.partition("/seat/")[0] + "/seat/")
    if broken == "foreign":
        there.page.goto(link)
    there.page.wait_for_selector(DEAD)
    assert "/seat" not in there.address
    there.page.click(".notices >> text=All right")
    there.page.wait_for_selector(DEAD, state="detached")
    here.close()
    there.close()


def test_a_link_opened_by_a_spectator_gives_the_seat(browser: Any, server: Server) -> None:
    """The address changes without a reload of the page."""
    here, there = Window(browser), Window(browser)
    here.settle(name="Ana")
    there.settle()
    here.start(server.address)
    there.page.goto(here.address)
    there.page.wait_for_selector("text=You are watching")
    there.page.evaluate("link => (location.href = link)", my_link(here))
    there.page.wait_for_selector(".question.mine")
    assert "/seat" not in there.address
    here.close()
    there.close()


def test_a_removed_person_is_notified(browser: Any, server: Server) -> None:
    host, guest = Window(browser), Window(browser)
    host.settle(name="Ana")
    guest.settle(name="Bo")
    guest.page.goto(host.open_table(server.address, seats=3))
    guest.page.click("text=Sit down")
    guest.page.wait_for_selector("em >> text=you")
    host.page.click("text=Send away")
    guest.page.wait_for_selector("text=This browser has no seat here any more")
    guest.page.wait_for_selector("text=You can take a free seat")
    guest.page.click("text=Sit down")
    guest.page.wait_for_selector("em >> text=you")
    guest.page.wait_for_selector("text=This browser has no seat here any more", state="detached")
    host.close()
    guest.close()


def test_a_table_that_is_not_there(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.page.goto(server.address + "#/table/0123456789abcdef01/seat/abc")
    window.page.wait_for_selector("text=There is no such table")
    assert "Ask for the link again" in window.page.locator("main").inner_text()
    window.page.click("text=To the lobby")
    window.page.wait_for_selector(".starts")
    window.close()


def test_an_address_that_leads_nowhere(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.page.goto(server.address + "#/tabel/0123456789abcdef01")
    window.page.wait_for_selector(".starts")
    assert "leads nowhere" in window.page.locator("[role=alert]").inner_text()
    window.close()
