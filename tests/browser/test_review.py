"""The review of a finished game: started, read, and followed to the board; on desktop and phone, in two
languages.
"""

from __future__ import annotations

import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli import game_index, games
from patolli.kernel import position_text
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
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
    """A server with finished games, and the address of a seat at each."""
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
    assert page.locator(".review-ledger").count() == 4
    slider = page.locator(".review-turn input")
    at_end = page.locator(".review-turn label").inner_text()
    slider.press("ArrowLeft")
    window.until(lambda: page.locator(".review-turn label").inner_text() != at_end)
    body = page.locator(".sheet-body")
    assert body.evaluate("it => it.scrollWidth <= it.clientWidth"), "nothing is cut off to the right"
    page.locator(".review-moments button").first.click()
    page.wait_for_selector(".replay-slider")
    assert page.locator(".sheet").count() == 0
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
    assert page.get_by_role("button", name=WORDS[language]["show"]).count() == 0
    window.close()


@needs_axe
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("language", "size", "theme"), [("en", WIDE, "light"), ("de", PHONE, "dark")], ids=["wide", "phone"]
)
def test_a_turning_point_is_tried_and_played_on(
    browser: Any,
    finished: tuple[Server, dict[str, str]],
    size: dict[str, int],
    language: str,
    theme: str,
    game: str,
) -> None:
    window = opened(browser, finished, game, size, language, theme=theme)
    page = window.page
    page.locator("[data-try]").first.click(timeout=300_000)  # as soon as a choice has been judged
    page.wait_for_selector(".try-page .question.mine .choice")
    words, asked = window.words(), window.asked()
    window.click_choice(words[-1])
    window.answered(asked)
    page.wait_for_selector("[data-verdict]", timeout=120_000)
    assert page.locator("[data-verdict]").inner_text()
    assert window.axe() == []
    page.locator("[data-again]").click()
    page.wait_for_selector(".try-page .question.mine .choice")
    assert window.words() == words
    page.locator("[data-play-on]").click()
    window.until(lambda: "#/table/" in window.address)
    page.wait_for_selector(".question.mine .choice")
    asked = window.asked()
    window.click_choice(window.words()[0])
    window.answered(asked)
    window.close()


@needs_axe
@pytest.mark.parametrize(
    ("language", "size", "theme"), [("en", WIDE, "dark"), ("de", PHONE, "light")], ids=["wide", "phone"]
)
def test_a_position_is_opened_from_a_link_and_analysed(
    browser: Any,
    finished: tuple[Server, dict[str, str]],
    size: dict[str, int],
    language: str,
    theme: str,
) -> None:
    server, _ = finished
    match = Match(games.load("tzolkin"), 3, Seeded(5))
    while match.asked() and match.position.question(match.asked()[0]).kind != "PlaceWorker":
        match.play(match.asked()[0], match.position.legal_moves(match.asked()[0])[0])
    text = position_text.write(match.game, match.position)
    window = Window(browser, size, locale="de-DE" if language == "de" else "en-GB", has_touch=size == PHONE)
    window.settle(language=language, theme=theme)
    page = window.page
    page.goto(f"{server.address}#/position/tzolkin/{position_text.packed(text)}")
    page.wait_for_selector(".position-page .question.mine .choice")
    page.locator("[data-lines]").click()
    page.wait_for_selector(".best-lines-list button", timeout=120_000)
    assert window.axe() == []
    page.locator(".best-lines-list button").first.click()
    page.wait_for_selector("[data-back]")
    page.locator("[data-back]").click()
    page.wait_for_selector("[data-back]", state="detached")
    page.locator("[data-share]").click()
    page.wait_for_selector(".share-position .copy-row")
    link = page.locator(".share-position .copy-row input").input_value()
    assert "#/position/tzolkin/" in link
    assert page.locator(".share-position textarea").input_value() == text
    assert window.axe() == []
    page.goto(link[:-30])
    page.wait_for_selector(".open-position [role=alert]")
    page.locator("textarea").fill(text)
    page.locator(".open-position .button.main").click()
    page.wait_for_selector(".position-page .question.mine .choice")
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
