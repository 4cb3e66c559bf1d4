"""Screenshots of the lobby, an invitation and the workshop.

`python -m tests.browser.pictures_front docs/screenshots`
"""

from __future__ import annotations

import sys
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from . import prepared
from .conftest import FLAGS, Server, chromium
from .pictures import NARROW, save
from .test_keys import give_keys, post
from .window import Window

LAPTOP = (1366, 768)
PHONE = (390, 844)
CONFIRMED = 37
DAYS = 3
HERO = "hero_cards.H01"


def ana(browser: Any, size: tuple[int, int], **settings: Any) -> Window:
    width, height = size
    locale = "de-DE" if settings.get("language") == "de" else "en-GB"
    window = Window(browser, {"width": width, "height": height}, has_touch=width < NARROW, locale=locale)
    window.settle(**settings)
    return window


def tables(server: Server, finished: str) -> list[Any]:
    """Creates the tables in the screenshot of the lobby: two where it is Ana's turn, one waiting for friends,
    one of someone else, and a finished game.
    """
    me = {"kind": "me", "name": "Ana"}
    bots = [{"kind": "bot", "level": "level-1", "name": name} for name in ("Ixchel", "Balam")]
    free = {"kind": "open"}
    post(server, "api/tables", {"game": "tzolkin", "seats": [{**me, "name": "Dora"}, free], "listed": True})
    id_, _, token = finished.removeprefix("#/table/").partition("/seat/")
    return [
        {"table": {"id": id_}, "seats": [{"token": token}], "host": ""},
        post(server, "api/tables", {"game": "azteca", "seats": [me, free, free]}),
        post(server, "api/tables", {"game": "teotihuacan", "seats": [me, bots[0]]}),
        post(server, "api/tables", {"game": "chichen-itza", "seats": [me, *bots]}),
    ]


def lobby(browser: Any, server: Server, made: list[Any], out: Path) -> None:
    for name, size, theme, language in (
        ("lobby", LAPTOP, "light", "en"),
        ("lobby-night", LAPTOP, "dark", "de"),
        ("lobby-phone", PHONE, "light", "en"),
    ):
        window = ana(browser, size, theme=theme, language=language)
        give_keys(window, server, made)
        window.page.reload()
        window.page.wait_for_selector(".table-row.turn >> nth=1")
        window.page.wait_for_selector(".game-card .vignette path >> nth=20")
        save(window, out / f"{name}.webp")
        window.close()


def invitation(browser: Any, server: Server, out: Path) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    when = (datetime.now(tz=UTC) + timedelta(days=DAYS)).replace(hour=20, minute=0, second=0)
    wanted = {"game": "chichen-itza", "seats": seats, "planned": int(when.timestamp()) * 1000}
    made = post(server, "api/tables", wanted)
    for name, size, theme in (
        ("invitation", (1100, 620), "light"),
        ("invitation-phone", PHONE, "dark"),
    ):
        window = ana(browser, size, theme=theme)
        window.page.goto(f"{server.address}invite/{made['table']['id']}/en")
        window.page.wait_for_selector(".invitation .vignette path")
        save(window, out / f"{name}.webp")
        window.close()


def workshop(browser: Any, server: Server, out: Path) -> None:
    window = ana(browser, (1440, 900))
    page = window.page
    page.goto(f"{server.address}#/workshop/chichen-itza")
    page.click(".workshop-progress .main")
    for n in range(CONFIRMED):
        page.wait_for_selector(f".workshop-count >> text=: {n} of")
        page.locator(".entry[data-target=true] .entry-buttons button").first.click()
    page.goto(f"{server.address}#/workshop/chichen-itza/{HERO}")
    page.reload()
    page.wait_for_selector(f"[data-entry='{HERO}'] .entry-drawing svg")
    save(window, out / "workshop.webp")
    window.close()


def main(out: Path) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        finished = prepared.put(Path(data), prepared.played("tzolkin", 2, 4, lambda _: False))
        server = Server(Path(data))
        server.start()
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        made = tables(server, finished)
        lobby(browser, server, made, out)
        invitation(browser, server, out)
        workshop(browser, server, out)
        browser.close()
        server.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
