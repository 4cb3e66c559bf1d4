"""Two people sharing one device play with the real game and type in what they roll and draw."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Server
from .window import PHONE, Window

pytestmark = pytest.mark.browser


def table(here: Window, server: Server, game: str) -> None:
    page = here.page
    page.goto(server.address)
    page.click(".new-table summary")
    page.locator(".new-choice select").first.select_option(game)
    page.locator(".new-seats select").nth(1).select_option("hot")
    page.locator(".new-choice select").filter(has=page.locator("option[value=hand]")).select_option("hand")
    page.locator(".new-table form .button.main").click()
    page.wait_for_selector("[data-outcome]")


def window(browser: Any, language: str, phone: bool) -> Window:
    here = Window(browser, PHONE if phone else None, has_touch=phone)
    here.page.on("console", lambda message: here.faults.append(message.text))
    here.settle(language=language)
    return here


@pytest.mark.parametrize(
    ("language", "phone"),
    [
        ("de", True),
        *(pytest.param(*way, marks=pytest.mark.slow) for way in (("en", False), ("de", False), ("en", True))),
    ],
)
def test_draws_are_searched_typed_taken_back_and_left_to_the_computer(
    server: Server, browser: Any, language: str, phone: bool
) -> None:
    here = window(browser, language, phone)
    table(here, server, "tzolkin")
    page = here.page
    assert page.locator("[data-outcome]").count() == 13
    page.locator(".chance-search input").fill("m05")
    here.until(lambda: page.locator("[data-outcome]").count() == 1)
    assert here.axe() == []
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-outcome-back]")
    here.until(lambda: page.locator("[data-outcome]").count() == 12)
    assert page.locator("[data-outcome='draw m05']").count() == 0
    page.locator("[data-outcome-back]").click()
    page.wait_for_selector("[data-outcome='draw m05']")
    page.locator(".chance-search input").fill("nothing like it")
    page.wait_for_selector(".chance-form [role=alert]")
    page.locator("[data-computer=one]").click()
    here.until(lambda: page.locator("[data-outcome]").count() == 12)
    assert page.locator("[data-outcome-back]").count() == 0, "luck is not tried twice"
    here.close()


def test_a_hidden_draw_waits_behind_the_curtain(server: Server, browser: Any) -> None:
    here = window(browser, "en", False)
    table(here, server, "tzolkin")
    page = here.page
    while not page.locator("[data-lift]").count():
        number = page.locator(".chance-form").get_attribute("data-number")
        page.locator("[data-outcome]").first.click()
        page.wait_for_selector(f".chance-form:not([data-number='{number}']) [data-outcome], [data-lift]")
    assert page.locator("[data-outcome]").count() == 0
    page.locator("[data-lift]").first.click()
    page.wait_for_selector("[data-outcome^='deal ']")
    page.locator("[data-computer=rest]").click()
    page.wait_for_selector(".question.mine .choice, [data-lift]")
    here.close()
