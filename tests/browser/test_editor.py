"""The position editor in a real browser: setting up, repairing, undoing, sharing by link, analysing."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Server
from .test_everyone import needs_axe
from .window import PHONE, Window

pytestmark = pytest.mark.browser

PLACES = {
    "tzolkin": ("corn:0", "wheels", "wheel:palenque", "seat-0", "players", "skull:0", 40),
    "chichen-itza": ("coins:0", "map", "owner", "seat-1", "players", "shields:0", 9),
    "teotihuacan": ("cocoa:0", "workers", "worker:0:1", "palace", "table", "white", 30),
    "azteca": ("tribute:0", "map", "owner", "seat-0", "players", "harbour:0", 99),
}
"""For each game: a good; the section, field and place of a piece; and the section, field and value of an
invalid entry.
"""


def opened(browser: Any, address: str, language: str, phone: bool, theme: str = "light") -> Window:
    here = Window(browser, PHONE if phone else None, has_touch=phone)
    here.settle(language=language, theme=theme)
    here.page.goto(address)
    here.page.wait_for_selector("[data-editor-field]")
    here.page.wait_for_selector(".editor-board .board-view svg")
    return here


def section(page: Any, name: str) -> None:
    page.click(f"[data-section={name}]")
    page.wait_for_selector(f"[data-section={name}][aria-current=true]")


def row(page: Any, field: str) -> Any:
    return page.locator(f"[data-editor-field='{field}']")


def free_place(page: Any, piece: str, place: str) -> Any:
    """Returns the first empty field of this kind, or else the first with another value."""
    fields = page.locator(f"[data-editor-field^='{piece}'] select")
    values = [fields.nth(n).input_value() for n in range(fields.count())]
    found = values.index("") if "" in values else next(n for n, one in enumerate(values) if one != place)
    return fields.nth(found)


def text_of(here: Window) -> str:
    here.page.click("#editor-tab-text")
    found = str(here.page.locator("#editor-text").input_value())
    here.page.click("#editor-tab-form")
    return found


@pytest.mark.parametrize(
    ("game", "language", "phone", "theme"),
    [
        ("tzolkin", "en", False, "light"),
        ("chichen-itza", "de", True, "dark"),
        pytest.param("teotihuacan", "de", False, "dark", marks=pytest.mark.slow),
        pytest.param("azteca", "en", True, "light", marks=pytest.mark.slow),
    ],
)
def test_a_position_is_set_up_mended_and_shared(
    server: Server, browser: Any, game: str, language: str, phone: bool, theme: str
) -> None:
    good, piece_section, piece, place, bad_section, bad, impossible = PLACES[game]
    here = opened(browser, f"{server.address}#/editor/{game}", language, phone, theme)
    page = here.page
    section(page, "players")
    amount = row(page, good).locator("input")
    before = int(amount.input_value())
    row(page, good).locator("button").last.click()
    here.until(lambda: f" = {before}\n" != "" and amount.input_value() == str(before + 1))
    undo = page.locator(".editor-bar .button").nth(1)
    here.until(undo.is_enabled)
    section(page, piece_section)
    chosen = free_place(page, piece, place)
    chosen.select_option(place)
    page.wait_for_selector(".editor-panel[aria-busy=false] .editor-report:not(.bad)")
    assert chosen.input_value() == place
    good_text = text_of(here)

    section(page, bad_section)
    row(page, bad).locator("input").fill(str(impossible))
    page.wait_for_selector(".editor-report.bad li")
    assert page.locator(".editor-field.wrong").count()
    page.locator(".editor-report li .button").first.click()
    page.wait_for_selector(".editor-field.aimed")
    undo.click()
    page.wait_for_selector(".editor-panel[aria-busy=false] .editor-report:not(.bad)")
    assert text_of(here) == good_text

    page.reload()
    page.wait_for_selector(".editor-panel[aria-busy=false] [data-editor-field]")
    assert text_of(here) == good_text, "nothing is lost at a reload"
    here.context.grant_permissions([])
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.locator(".editor-bar .button", has=page.locator("[role=status]")).click()
    link = str(page.locator(".editor-link").input_value())
    other = opened(browser, link, language, phone, theme)
    assert text_of(other) == good_text
    assert other.page.evaluate("location.hash") == f"#/editor/{game}", "a reload shows what was edited last"
    other.page.locator(".editor-bar .button.main").click()
    other.page.wait_for_function("() => location.hash.startsWith('#/position/')")
    other.page.wait_for_selector(".board-view svg")
    other.close()
    here.close()


def test_a_click_on_the_board_leads_to_the_field(server: Server, browser: Any) -> None:
    here = opened(browser, f"{server.address}#/editor/tzolkin", "en", phone=False)
    here.page.locator(".editor-board [data-about='chichen 4']").first.dispatch_event("click")
    here.page.wait_for_selector("[data-editor-field='wheel:chichen:4'].aimed")
    here.close()


def test_text_that_is_no_position_is_refused_with_its_line(server: Server, browser: Any) -> None:
    here = opened(browser, f"{server.address}#/editor/tzolkin", "de", phone=False)
    page = here.page
    good = text_of(here)
    page.click("#editor-tab-text")
    field = page.locator("#editor-text")
    field.fill(good.rstrip() + "\nseats[0].maize = 5\n")
    page.locator(".editor-text button[type=submit]").click()
    page.wait_for_selector(".editor-text [role=alert]")
    line = len(good.rstrip().splitlines()) + 1
    assert f"Zeile {line}" in page.inner_text(".editor-text [role=alert]")
    field.fill(good.rstrip() + "\nseats[0].corn = 9\n")
    page.locator(".editor-text button[type=submit]").click()
    page.wait_for_selector(".editor-text:not(:has([role=alert]))")
    page.click("#editor-tab-form")
    section(page, "players")
    here.until(lambda: row(page, "corn:0").locator("input").input_value() == "9")
    page.goto(f"{server.address}#/editor/tzolkin/broken")
    page.wait_for_selector(".editor-panel > .trouble")
    here.close()


@needs_axe
@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")])
def test_axe_finds_nothing(server: Server, browser: Any, phone: bool, theme: str) -> None:
    here = opened(browser, f"{server.address}#/editor/azteca", "en", phone, theme)
    assert here.axe() == []
    section(here.page, "players")
    row(here.page, "harbour:0").locator("input").fill("99")
    here.page.wait_for_selector(".editor-report.bad")
    assert here.axe() == []
    here.page.click("#editor-tab-text")
    assert here.axe() == []
    here.close()
