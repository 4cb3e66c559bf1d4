"""The review of a finished game is started, read, and followed to the board; on desktop and phone, in two
languages.
"""

from __future__ import annotations

import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli import game_index
from patolli.table.settings import Settings
from patolli.table.web.app import application

from ..table.client import Sitting
from ..table.table_helpers import make, play_on
from ..table.unlimited import UNLIMITED
from .conftest import STATIC, Server
from .test_everyone import needs_axe
from .window import PHONE, WIDE, Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]
WORDS = {
    "en": {"review": "Review", "begin": "Review this game", "show": "Show on the board"},
    "de": {"review": "Besprechung", "begin": "Diese Partie besprechen", "show": "Auf dem Brett zeigen"},
}
GAMES = {"lanterns": {"options": {"nights": "1"}}, "tzolkin": {}}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, str]]]:
    """Starts a server with a finished game of each kind. Yields the server and the address of a seat at each
    table.
    """
    if not (STATIC / "index.html").is_file():
        pytest.skip("the page is not built (python hatch_build.py --page)")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(game_index.VARIABLE, "tests.kernel.lanterns")
        folder = tmp_path_factory.mktemp("finished")
        settings = Settings(
            folder, hosts=["testserver"], http_rate=1e6, socket_rate=1e6, query_workers=0, limits=UNLIMITED
        )
        seats: dict[str, str] = {}
        with TestClient(application(settings), base_url="http://testserver") as http:
            for game, more in GAMES.items():
                made = make(http, game, 2, **more)
                tokens, id_ = made["tokens"], made["id"]
                with Sitting(http, id_, tokens[0]) as a, Sitting(http, id_, tokens[1]) as b:
                    assert play_on([a, b], 3000) < 3000
                seats[game] = f"#/table/{id_}/seat/{tokens[0]}"
        server = Server(folder)
        server.start()
        yield server, seats
        server.kill()


def opened(
    browser: Any,
    finished: tuple[Server, dict[str, str]],
    game: str,
    size: dict[str, int],
    language: str,
    **settings: Any,
) -> Window:
    server, seats = finished
    locale = "de-DE" if language == "de" else "en-GB"
    window = Window(browser, size, locale=locale, has_touch=size == PHONE)
    window.settle(language=language, **settings)
    window.page.goto(server.address + seats[game])
    window.page.get_by_role("button", name=WORDS[language]["review"], exact=True).click()
    window.page.wait_for_selector(".sheet-body .review-curve, .sheet-body .button.main")
    begin = window.page.get_by_role("button", name=WORDS[language]["begin"])
    if begin.count():
        begin.click()
    window.page.wait_for_selector(".review-moments li", timeout=120_000)
    return window


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_review_is_read_and_leads_to_the_board(
    browser: Any,
    finished: tuple[Server, dict[str, str]],
    size: dict[str, int],
    language: str,
    game: str,
) -> None:
    window = opened(browser, finished, game, size, language)
    page = window.page
    assert page.locator(".review-curve svg").count() == 2
    assert page.locator(".review-ledger").count() == 5
    slider = page.locator(".review-turn input")
    at_end = page.locator(".review-turn label").inner_text()
    slider.press("ArrowLeft")
    window.until(lambda: page.locator(".review-turn label").inner_text() != at_end)
    body = page.locator(".sheet-body")
    assert body.evaluate("it => it.scrollWidth <= it.clientWidth"), "nothing is cut off to the right"
    page.locator(".review-moments button").first.click()
    page.wait_for_selector(".replay-slider")
    assert page.locator(".sheet").count() == 0
    page.locator(".replay [data-to-review]").click()
    page.wait_for_selector(".sheet .review-moments li")
    window.close()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_record_is_dropped_and_reviewed(
    browser: Any,
    finished: tuple[Server, dict[str, str]],
    tmp_path: Path,
    size: dict[str, int],
    language: str,
) -> None:
    server, seats = finished
    table = seats["lanterns"].split("/")[2]
    record = tmp_path / "game.txt"
    with urllib.request.urlopen(f"{server.address}api/tables/{table}/record") as answer:
        record.write_bytes(answer.read())
    other = tmp_path / "other.txt"
    other.write_text("no record", encoding="utf-8")
    window = Window(browser, size, locale="de-DE" if language == "de" else "en-GB", has_touch=size == PHONE)
    window.settle(language=language)
    page = window.page
    page.goto(server.address + "#/review")
    page.set_input_files(".review-drop input", other)
    page.wait_for_selector(".trouble")
    page.set_input_files(".review-drop input", record)
    page.wait_for_selector(".review-curve svg")
    page.get_by_role("button", name=WORDS[language]["begin"]).click()
    page.wait_for_selector(".review-list .review-small", timeout=120_000)
    assert page.locator(".trouble").count() == 0
    assert page.get_by_role("button", name=WORDS[language]["show"]).count() > 0
    window.close()


@needs_axe
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_on_the_page_for_records(
    browser: Any, finished: tuple[Server, dict[str, str]], size: dict[str, int]
) -> None:
    window = Window(browser, size, has_touch=size == PHONE)
    window.settle(language="en")
    window.page.goto(finished[0].address + "#/review")
    window.page.wait_for_selector(".review-drop")
    assert window.axe() == []
    window.close()


@needs_axe
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_in_a_review(
    browser: Any, finished: tuple[Server, dict[str, str]], size: dict[str, int]
) -> None:
    window = opened(browser, finished, "tzolkin", size, "en")
    assert window.axe() == []
    window.close()
