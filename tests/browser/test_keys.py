"""Seat keys stored in the browser: a key is removed only if it was renewed elsewhere, any number of keys can
be stored, and addresses contain no keys.
"""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from patolli.table.keys import Keys, secret_in
from patolli.table.operator import OperatorKey

from .conftest import Server
from .test_links import my_link, renew
from .window import Window

pytestmark = pytest.mark.browser


def post(server: Server, path: str, body: object) -> Any:
    asked = urllib.request.Request(server.address + path, json.dumps(body).encode())
    with urllib.request.urlopen(asked, timeout=60) as answer:
        return json.load(answer)


def hot_table(server: Server, *names: str) -> Any:
    seats = [{"kind": "hot", "name": name} for name in names]
    return post(server, "api/tables", {"game": "tzolkin", "seats": seats, "curtain": False})


def give_keys(window: Window, server: Server, made: list[Any]) -> None:
    keys = {
        one["table"]["id"]: {"seats": [seat["token"] for seat in one["seats"]], "host": one["host"]}
        for one in made
    }
    window.page.goto(server.address)
    window.page.evaluate("keys => localStorage.setItem('patolli.keys', JSON.stringify(keys))", keys)


def kept(window: Window) -> Any:
    return window.page.evaluate("JSON.parse(localStorage.getItem('patolli.keys') ?? '{}')")


def test_a_key_renewed_elsewhere_is_removed_alone(browser: Any, server: Server) -> None:
    made = hot_table(server, "Ana", "Ben", "Cleo")
    id_ = made["table"]["id"]
    here = Window(browser)
    here.settle()
    give_keys(here, server, [made])
    here.page.goto(f"{server.address}#/table/{id_}")
    here.page.wait_for_selector(".question.mine")
    renew(server, made["seats"][1]["link"])
    here.page.wait_for_selector(".notices >> text=one seat less here")
    here.page.wait_for_selector(".question.mine")
    left = [made["seats"][seat]["token"] for seat in (0, 2)]
    assert kept(here) == {id_: {"seats": left, "host": made["host"]}}
    here.close()


def test_renewing_an_own_link_keeps_the_seat(browser: Any, server: Server) -> None:
    made = hot_table(server, "Ana", "Ben")
    id_ = made["table"]["id"]
    here = Window(browser)
    here.settle()
    give_keys(here, server, [made])
    here.page.goto(f"{server.address}#/table/{id_}")
    here.page.click(".player .my-link")
    here.page.click(".seat-links button:has-text('new link') >> nth=0")
    here.page.click(".seat-links .asking .main")
    here.until(lambda: made["seats"][0]["token"] not in kept(here)[id_]["seats"])
    here.until(lambda: len(kept(here)[id_]["seats"]) == 2)
    assert kept(here)[id_]["host"] == made["host"]
    here.page.click(".sheet [aria-label=Close]")
    here.page.wait_for_selector(".question.mine")
    assert here.page.locator(".notices [role=alert]").count() == 0
    here.close()


def test_the_lobby_shows_the_tables_of_more_keys_than_one_request_takes(browser: Any, server: Server) -> None:
    made = [hot_table(server, "Ana", "Ben"), hot_table(server, "Cleo", "Dora")]
    dead = [
        {"table": {"id": f"dead{i}"}, "seats": [{"token": f"dead.{i}"}], "host": f"h.{i}"} for i in range(150)
    ]
    here = Window(browser)
    here.settle()
    give_keys(here, server, [made[0], *dead, made[1]])
    here.page.goto(server.address)
    for one in made:
        here.page.wait_for_selector(f"a[href='#/table/{one['table']['id']}']")
    assert here.page.locator(".trouble").count() == 0
    here.close()


def test_the_lobby_reports_that_it_cannot_be_loaded(browser: Any, server: Server) -> None:
    here = Window(browser)
    here.settle()
    problem = json.dumps({"error": "too-many", "text": "too many requests; wait a little"})
    here.page.route("**/api/lobby", lambda route: route.fulfill(status=429, body=problem))
    here.page.route_web_socket("**/ws", lambda line: line.close())
    here.page.goto(server.address)
    here.page.wait_for_selector(".trouble >> text=too many requests")
    here.close()


def test_a_personal_link_leaves_the_address_and_the_way_back(browser: Any, server: Server) -> None:
    here, there = Window(browser), Window(browser)
    here.settle(name="Ana")
    there.settle()
    here.start(server.address)
    link = my_link(here)
    there.page.goto(server.address)
    before = there.page.evaluate("history.length")
    there.page.goto(link)
    there.page.wait_for_selector(".question.mine")
    there.until(lambda: "/seat/" not in there.address)
    assert there.page.evaluate("history.length") == before + 1
    there.page.go_back()
    there.page.wait_for_selector(".starts")
    assert "/seat/" not in there.address
    there.page.go_forward()
    there.page.wait_for_selector(".question.mine")
    assert "/seat/" not in there.address
    here.close()
    there.close()


def test_the_operators_link_leaves_the_address_and_works_after_a_reload(browser: Any, server: Server) -> None:
    hot_table(server, "Ana", "Ben")
    token = Keys(secret_in(server.data), OperatorKey(server.data)).operator()
    here, there = Window(browser), Window(browser)
    here.settle()
    here.page.goto(f"{server.address}#/host/{token}")
    here.page.wait_for_selector("text=All tables")
    assert here.address == f"{server.address}#/host"
    here.page.reload()
    here.page.wait_for_selector("text=All tables")
    here.close()
    there.settle()
    there.page.goto(f"{server.address}#/host")
    there.page.wait_for_selector("text=patolli tables operator-link")
    there.close()


def test_the_policy_of_the_page_lets_its_own_socket_through_and_no_other(
    browser: Any, server: Server
) -> None:
    here = Window(browser)
    here.settle()
    here.start(server.address)
    opened = here.page.evaluate(
        """address => new Promise((done) => {
          document.addEventListener("securitypolicyviolation", (event) => done(event.violatedDirective));
          new WebSocket(address).onopen = () => done("open");
        })""",
        "ws://127.0.0.2:9/ws/x",
    )
    assert opened == "connect-src"
    here.close()
