"""The components workshop in a real browser: looking up, correcting, confirming, playing, saving and
reopening.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .conftest import Server
from .window import PHONE, Window

pytestmark = pytest.mark.browser


def window(browser: Any, language: str, phone: bool = False, **settings: Any) -> Window:
    here = Window(browser, PHONE if phone else None, has_touch=phone, accept_downloads=True)
    here.page.on("console", lambda message: here.faults.append(message.text))
    here.settle(language=language, **settings)
    return here


def open_shop(here: Window, server: Server, game: str = "chichen-itza", path: str = "") -> Any:
    here.page.goto(f"{server.address}#/workshop/{game}{'/' + path if path else ''}")
    here.page.wait_for_selector(".entry")
    return here.page


def count(here: Window) -> str:
    return str(here.page.inner_text(".workshop-count"))


@pytest.mark.parametrize(
    ("language", "phone", "theme", "words"),
    [
        ("de", True, "dark", "Bestätigt: {} von 169"),
        pytest.param("en", False, "light", "Confirmed: {} of 169", marks=pytest.mark.slow),
        pytest.param("de", False, "light", "Bestätigt: {} von 169", marks=pytest.mark.slow),
        pytest.param("en", True, "dark", "Confirmed: {} of 169", marks=pytest.mark.slow),
    ],
)
def test_the_owner_confirms_and_corrects(
    server: Server, browser: Any, language: str, phone: bool, theme: str, words: str
) -> None:
    here = window(browser, language, phone, theme=theme)
    page = open_shop(here, server, path="ruins.RU01")
    card = page.locator("[data-entry='ruins.RU01']")
    assert card.get_attribute("data-target") == "true"
    assert card.locator(".doubt-mark").count() == 1
    card.locator(".entry-drawing svg").first.wait_for()
    points = page.locator("[id='value-ruins.RU01-points']")
    points.fill("many")
    card.locator("[role=alert]").wait_for()
    assert points.get_attribute("aria-invalid") == "true"
    assert here.axe() == []
    points.fill("7")
    page.wait_for_selector("[data-entry='ruins.RU01'][data-done=true]")
    here.until(lambda: count(here) == words.format(1))
    page.locator("[data-entry='ruins.RU02'] .entry-buttons button").click()
    here.until(lambda: count(here) == words.format(2))
    page.wait_for_selector("[data-entry='ruins.RU03'][data-target=true]")
    page.reload()
    page.wait_for_selector(".entry")
    here.until(lambda: count(here) == words.format(2))
    assert here.axe() == []
    wide: int = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= (390 if phone else 1440), "nothing is wider than the screen"
    here.close()


def test_the_values_are_played_and_the_table_says_how_many_are_confirmed(
    server: Server, browser: Any
) -> None:
    here = window(browser, "en")
    page = open_shop(here, server, path="ruins.RU02")
    page.locator("[data-entry='ruins.RU02'] .entry-buttons button").click()
    here.until(lambda: count(here).startswith("Confirmed: 1 "))
    page.get_by_role("button", name="Play with these values").click()
    page.wait_for_selector(".question")
    page.get_by_role("button", name="Table").first.click()
    page.wait_for_selector("text=Confirmed: 1 of 169")
    here.close()


def test_a_file_goes_out_and_comes_in_again(server: Server, browser: Any, tmp_path: Path) -> None:
    here = window(browser, "en")
    page = open_shop(here, server, "tzolkin", "market")
    page.locator("[id='value-market-stone']").fill("4")
    here.until(lambda: count(here) == "Confirmed: 1 of 80")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a components file").click()
    file = tmp_path / "mine.toml"
    saved.value.save_as(file)
    text = file.read_text(encoding="utf-8")
    assert "# Patolli components: tzolkin, edition " in text
    assert "[market]\nstone = 4" in text

    other = window(browser, "en")
    open_shop(other, server, "tzolkin", "market")
    other.page.set_input_files(".workshop-open input", file)
    other.until(lambda: count(other) == "Confirmed: 1 of 80")
    assert other.page.locator("[id='value-market-stone']").input_value() == "4"
    assert other.page.locator(".entry-printed").inner_text().startswith("Here it was: 3")

    file.write_text(text.replace("tzolkin, edition", "azteca, edition"), encoding="utf-8")
    other.page.set_input_files(".workshop-open input", file)
    other.page.wait_for_selector("text=This file was not taken. This file is for azteca.")
    file.write_text("no components at all", encoding="utf-8")
    other.page.set_input_files(".workshop-open input", file)
    other.page.wait_for_selector("text=This is not a components file")
    assert count(other) == "Confirmed: 1 of 80", "what was there stays"
    # browsers log every rejected request to the console
    other.faults = [one for one in other.faults if "400" not in one]
    old = "# Patolli components: tzolkin, edition 999\n[market]\nstone = 5\n[nothing]\nx = 1\n"
    file.write_text(old, encoding="utf-8")
    other.page.set_input_files(".workshop-open input", file)
    other.page.wait_for_selector("text=made for edition 999")
    other.page.wait_for_selector("text=One entry of this file could not be used")
    assert other.axe() == []
    other.close()
    here.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["azteca", "teotihuacan"])
def test_the_walk_leads_from_one_open_value_to_the_next(server: Server, browser: Any, game: str) -> None:
    here = window(browser, "de")
    page = open_shop(here, server, game)
    seen = []
    for _ in range(4):
        page.get_by_role("button", name="Zum nächsten offenen").click()
        page.wait_for_selector("[data-target=true]")
        entry = page.locator("[data-target=true]")
        seen.append(entry.get_attribute("data-entry"))
        entry.locator(".entry-buttons button").click()
        page.wait_for_selector(f"[data-entry='{seen[-1]}'][data-done=true], :not([data-entry='{seen[-1]}'])")
        here.until(lambda: f" {len(seen)} von" in count(here))
    assert len(set(seen)) == 4
    here.close()
