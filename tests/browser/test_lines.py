"""What the page shows while it cannot reach a table, and after it has given up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .conftest import Server
from .window import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TABLE = "#/table/0123456789abcdef01"


def test_a_full_server_says_so(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.page.route_web_socket("**/ws/**", lambda socket: socket.close(code=1013))
    window.page.goto(server.address + TABLE)
    window.page.wait_for_selector("text=The server is full")
    window.close()


def test_a_server_that_does_not_answer(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.page.route_web_socket("**/ws/**", lambda socket: socket.close(code=1001))
    window.page.goto(server.address + TABLE)
    window.page.wait_for_selector("text=The server does not answer")
    assert window.page.locator("text=To the lobby").count() == 1
    window.close()


def test_a_page_of_another_version_asks_to_be_reloaded(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()

    def refuse(socket: Any) -> None:
        def answer(text: str) -> None:
            error = {"is": "error", "to": json.loads(text)["id"], "error": "version", "text": "old"}
            socket.send(json.dumps(error))

        socket.on_message(answer)

    window.page.route_web_socket("**/ws/**", refuse)
    window.page.goto(server.address + TABLE)
    window.page.wait_for_selector("text=Load the page again")
    assert window.page.locator("text=There is no such table").count() == 0
    window.close()
