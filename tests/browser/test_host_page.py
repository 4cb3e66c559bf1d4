"""The operator's page: long lists of tables, search, and deletion after a confirmation."""

from __future__ import annotations

import json
import os
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from patolli.table import keys, operator

from .conftest import Server
from .window import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]
TABLES = 53


def made(server: Server, name: str) -> str:
    body = {"game": "tzolkin", "seats": [{"kind": "me", "name": name}, {"kind": "open"}]}
    request = urllib.request.Request(
        server.address + "api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return str(json.loads(answer.read())["table"]["id"])


def link(server: Server) -> str:
    token = keys.Keys(keys.secret_in(server.data), operator.OperatorKey(server.data)).operator()
    return operator.link(server.address, token)


def picture(page: Any, name: str) -> None:
    """Saves a screenshot in the folder named by `PATOLLI_PICTURES`, if this variable is set."""
    if folder := os.environ.get("PATOLLI_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=False)


def test_the_host_pages_through_all_tables_and_deletes_one(server: Server, browser: Any) -> None:
    ids = [made(server, f"Player {n}") for n in range(TABLES)]
    here = Window(browser)
    page = here.page
    page.goto(link(server))
    page.wait_for_selector(".host-entry")
    picture(page, "host")
    shown = page.locator(".host-entry")
    assert shown.count() == 50
    total = int(page.inner_text("[data-range]").split()[-1])
    assert total >= TABLES
    page.get_by_role("button", name="Earlier tables").click()
    last = min(total, 100)  # other tests have created tables on this server, too
    page.wait_for_selector(f"text=51 to {last} of {total}")
    assert shown.count() == last - 50

    page.get_by_role("searchbox").fill("Player 17")
    page.wait_for_selector("text=1 to 1 of 1")
    entry = page.locator(f"[data-table='{ids[17]}']")
    entry.get_by_role("button", name="Delete").click()
    picture(page, "host-delete")
    entry.get_by_role("button", name="Back").click()
    assert shown.count() == 1
    entry.get_by_role("button", name="Delete").click()
    page.wait_for_selector("text=with all its moves")
    entry.get_by_role("button", name="Delete").click()
    page.wait_for_selector("text=There is no such table.")
    assert shown.count() == 0
    with pytest.raises(OSError, match="404"):
        urllib.request.urlopen(server.address + f"api/tables/{ids[17]}", timeout=60)
    here.close()
