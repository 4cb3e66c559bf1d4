"""Lost seats can be recovered with the help of the other players or of the operator, and dead links explain
what happened.
"""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Server
from .test_front_door import LAPTOP, is_quiet, visitor
from .test_host_page import link as operator_link
from .test_keys import give_keys, hot_table, kept
from .test_links import my_link, renew
from .window import PHONE, Window

pytestmark = pytest.mark.browser


def seated(browser: Any, server: Server, made: Any, seat: int, language: str = "en") -> Window:
    window = visitor(browser, LAPTOP, language)
    give_keys(window, server, [{**made, "seats": [made["seats"][seat]], "host": ""}])
    window.page.goto(f"{server.address}#/table/{made['table']['id']}")
    window.page.wait_for_selector(".question")
    return window


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(PHONE, "en", id="phone-en"),
        pytest.param(PHONE, "de", id="phone-de", marks=pytest.mark.slow),
        pytest.param(LAPTOP, "en", id="laptop-en", marks=pytest.mark.slow),
        pytest.param(LAPTOP, "de", id="laptop-de", marks=pytest.mark.slow),
    ],
)
def test_the_others_give_a_lost_seat_back(
    browser: Any, server: Server, size: dict[str, int], language: str
) -> None:
    made = hot_table(server, "Ana", "Ben", "Cem")
    ana, ben = seated(browser, server, made, 0, language), seated(browser, server, made, 1, language)
    cem = visitor(browser, size, language)
    cem.page.goto(f"{server.address}#/table/{made['table']['id']}")
    cem.page.click(".watching .button")
    assert cem.page.locator("[data-claim='2']").count() == 1
    cem.page.click("[data-claim='2']")
    for window in (ana, ben):
        window.page.wait_for_selector("[data-vote=claim]")
        assert "Cem" in window.page.inner_text("[data-vote=claim]")
        window.page.click("[data-vote=claim] [data-voice] .button >> nth=0")
    cem.until(lambda: made["table"]["id"] in kept(cem))
    cem.page.wait_for_selector(".watching", state="detached")
    assert cem.page.locator("[data-lost]").count() == 0
    for window in (ana, ben):
        window.page.wait_for_selector(".connection.plain")
        assert "Cem" in window.page.inner_text(".connection.plain"), "all are notified"
    for window in (ana, ben, cem):
        is_quiet(window)
        window.close()
    late = visitor(browser, size, language)
    late.page.goto(made["seats"][2]["link"])
    late.page.wait_for_selector("[data-lost=claimed]")
    late.page.reload()
    late.page.wait_for_selector("[data-lost=claimed]")
    late.page.wait_for_selector(".board-view .board")
    if size is PHONE:
        notice, board = (late.page.locator(one).bounding_box() for one in (".notices", ".board-view"))
        assert notice["y"] + notice["height"] <= board["y"], "above the board, not over it"
    is_quiet(late)
    late.close()


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(PHONE, "de", id="phone-de"),
        pytest.param(PHONE, "en", id="phone-en", marks=pytest.mark.slow),
        pytest.param(LAPTOP, "en", id="laptop-en", marks=pytest.mark.slow),
        pytest.param(LAPTOP, "de", id="laptop-de", marks=pytest.mark.slow),
    ],
)
def test_in_a_game_of_two_the_page_says_who_can_help(
    browser: Any, server: Server, size: dict[str, int], language: str
) -> None:
    made = hot_table(server, "Ana", "Ben")
    ben = visitor(browser, size, language)
    ben.page.goto(f"{server.address}#/table/{made['table']['id']}")
    ben.page.click(".watching .button")
    ben.page.wait_for_selector(".watching >> text=patolli tables seat-link")
    assert ben.page.locator("[data-claim]").count() == 0, "one person alone does not decide"
    is_quiet(ben)
    ben.close()


def test_a_claim_that_is_declined_says_so(browser: Any, server: Server) -> None:
    made = hot_table(server, "Ana", "Ben", "Cem")
    ana = seated(browser, server, made, 0)
    eve = visitor(browser, LAPTOP, "en")
    eve.page.goto(f"{server.address}#/table/{made['table']['id']}")
    eve.page.click(".watching .button")
    eve.page.select_option(".claim select", "2")
    eve.page.click("[data-claim='2']")
    eve.page.wait_for_selector("text=The others have been asked")
    ana.page.click("[data-vote=claim] [data-voice] .button >> nth=1")
    eve.page.wait_for_selector("text=did not give you the seat")
    assert kept(eve) == {}
    ana.close()
    eve.close()


def test_somebody_at_the_table_asks_for_a_friend(browser: Any, server: Server) -> None:
    made = hot_table(server, "Ana", "Ben", "Cem")
    ana, ben = seated(browser, server, made, 0), seated(browser, server, made, 1)
    ana.page.click(".tools [title=Table]")
    ana.page.click("text=New link for this seat")
    ana.page.click(".asking .main")
    link = ana.page.locator(".waiting-seats .copy-row input").input_value()
    ben.page.click("[data-vote=claim] [data-voice] .button >> nth=0")
    ben.page.wait_for_selector("[data-vote=claim]", state="detached")
    cem = visitor(browser, PHONE, "en")
    cem.page.goto(link)
    cem.until(lambda: made["table"]["id"] in kept(cem))
    cem.page.wait_for_selector(".question")
    assert cem.page.locator(".watching, [data-lost]").count() == 0
    for window in (ana, ben, cem):
        window.close()


def test_a_renewed_link_is_announced_on_the_other_device_and_after_a_reload(
    browser: Any, server: Server
) -> None:
    here = Window(browser)
    here.settle(name="Ana")
    here.start(server.address)
    old = my_link(here)
    here.page.click(".player .my-link")
    here.page.wait_for_selector(".seat-links input")
    renew(server, old)
    here.page.wait_for_selector("[data-lost=renewed]")
    here.page.wait_for_selector("text=no link to a seat here")
    assert here.page.locator(".seat-links input").count() == 0, "a dead link is not shown any more"
    here.page.reload()
    here.page.wait_for_selector("[data-lost=renewed]")
    assert "on another device" in here.page.inner_text("[data-lost]")
    is_quiet(here)
    here.page.click("[data-lost] >> text=All right")
    here.page.wait_for_selector("text=I have a seat here")
    here.close()


def test_the_operator_hands_over_a_lost_seat_on_the_page(browser: Any, server: Server) -> None:
    made = hot_table(server, "Ana", "Xochitl")
    host = visitor(browser, LAPTOP, "en")
    host.page.goto(operator_link(server))
    host.page.get_by_role("searchbox").fill(made["table"]["id"])
    entry = host.page.locator(f"[data-table='{made['table']['id']}']")
    entry.get_by_role("button", name="Lost seat").click()
    entry.get_by_role("button", name="Xochitl").click()
    entry.get_by_role("button", name="Make the link").click()
    link = entry.locator(".link-card input").input_value()
    is_quiet(host)
    friend = visitor(browser, PHONE, "en")
    friend.page.goto(link)
    friend.until(lambda: made["table"]["id"] in kept(friend))
    friend.page.wait_for_selector(".question")
    assert friend.page.locator("[data-lost], .watching").count() == 0
    dead = visitor(browser, PHONE, "en")
    dead.page.goto(made["seats"][1]["link"])
    dead.page.wait_for_selector("[data-lost=handed]")
    for window in (host, friend, dead):
        window.close()
