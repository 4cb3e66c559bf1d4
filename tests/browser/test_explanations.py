"""Everything on a table can be explained, `?` opens help, and the search also finds inflected words in the
rules.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from .conftest import Server
from .drawn_board import LAPTOP, seated_at
from .window import PHONE, Window

GAMES = ["tzolkin", "chichen-itza", "teotihuacan", "azteca"]
WALK = """async () => {
    const places = ".board [data-about], .board [data-word], .holdings [data-about]";
    const marked = [...document.querySelectorAll(places)];
    const seen = new Set(), bad = [];
    const card = async (there) => {
        for (let i = 0; i < 300; i++) {
            const found = document.querySelector(".explain.pinned");
            if ((found !== null) === there && (!there || found.innerText.trim())) return found;
            await new Promise((done) => setTimeout(done, 20));
        }
        return null;
    };
    for (const element of marked) {
        const key = `${element.dataset.about} ${element.dataset.word}`;
        if (seen.has(key) || !element.isConnected) continue;
        seen.add(key);
        element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
        const shown = await card(true);
        if (!shown) { bad.push(`${key}: no card`); continue; }
        const name = shown.querySelector("h3")?.innerText.trim() ?? "";
        const facts = () => [...shown.querySelectorAll("p:not(.row):not(.explain-foot), li")]
            .some((one) => one.innerText.trim());
        for (let i = 0; i < 100 && !facts(); i++) await new Promise((done) => setTimeout(done, 20));
        if (!name) bad.push(`${key}: no name`);
        if (!facts()) bad.push(`${key}: ${name}: neither reason nor fact`);
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        await card(false);
    }
    return [seen.size, bad];
}"""


def walk(window: Window) -> int:
    size, bad = window.page.evaluate(WALK)
    assert bad == []
    return int(size)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_place_of_a_board_explains_itself(browser: Any, server: Server, game: str) -> None:
    window = seated_at(game, browser, server, size=LAPTOP, following="sum")
    window.page.wait_for_selector(".board .place")
    assert walk(window) > 10
    window.play_some(random.Random(5), 14, board_first=False)
    window.wait_for_turn()
    assert walk(window) > 30
    window.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_question_mark_opens_help(browser: Any, server: Server, language: str) -> None:
    window = seated_at("tzolkin", browser, server, language=language)
    window.page.keyboard.press("?")
    window.page.wait_for_selector(".sheet .help-list kbd")
    window.page.click(".help-guide summary")
    window.page.wait_for_selector(".help-guide .guide li")
    assert window.page.locator(".help-guide .guide").count() == 5
    assert window.axe() == []
    window.page.keyboard.press("?")
    window.page.wait_for_selector(".sheet", state="detached")
    window.close()


def test_a_phone_has_help_behind_more(browser: Any, server: Server) -> None:
    window = seated_at("tzolkin", browser, server, size=PHONE)
    window.tool("Help")
    window.page.wait_for_selector(".sheet .help-list kbd")
    assert window.axe() == []
    window.close()


def test_rules_are_found_by_stem_and_by_the_name_of_a_component(browser: Any, server: Server) -> None:
    window = seated_at("tzolkin", browser, server)
    window.tool("Rules")
    search = window.page.locator(".search")
    search.fill("begs")
    window.page.wait_for_selector('[data-rule="TZ-4.1"]')
    assert window.page.locator(".rule").count() < 12
    search.fill("monument 5")
    window.page.wait_for_selector(".component h3")
    window.close()
