"""Playing with strangers: muting, reporting, voting to remove someone, approving new players, handling
reports.
"""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from patolli.table import keys, operator

from .conftest import Server
from .test_everyone import needs_axe
from .test_host_page import picture
from .window import PHONE, WIDE, Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def post(server: Server, where: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(
        server.address + where, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


def table_of(server: Server, *names: str) -> tuple[dict[str, Any], list[str]]:
    seats = [{"kind": "hot", "name": name} for name in names]
    made = post(server, "api/tables", {"game": "tzolkin", "seats": seats})
    return made, [seat["link"] for seat in made["seats"]]


def at(browser: Any, link: str, size: dict[str, int] = WIDE, **settings: Any) -> Window:
    window = Window(browser, size)
    window.settle(**settings)
    window.page.goto(link)
    window.page.wait_for_selector(".question")
    return window


def chat(window: Window, text: str) -> None:
    window.page.click("#tab-chat")
    window.page.fill("#chat-text", text)
    window.page.keyboard.press("Enter")
    window.page.wait_for_selector(f".chat-lines >> text={text}")


@needs_axe
def test_mute_report_and_send_away(browser: Any, server: Server) -> None:
    _, links = table_of(server, "Ana", "Bo", "Cy")
    ana, bo, cy = (at(browser, link) for link in links)
    chat(bo, "something rude")
    ana.page.click("#tab-chat")
    ana.page.wait_for_selector(".chat-lines >> text=something rude")
    ana.tool("Table")
    sheet = ana.page.locator(".sheet")
    sheet.get_by_role("button", name="Stop reading Bo").click()
    ana.page.wait_for_selector(".chat-lines >> text=something rude", state="detached")
    picture(ana.page, "community")
    assert ana.axe() == []
    sheet.get_by_role("button", name="Read Bo again").click()
    ana.page.wait_for_selector(".chat-lines >> text=something rude")

    sheet.get_by_role("button", name="Report Bo").click()
    sheet.get_by_label("What happened?").fill("Bo is rude")
    sheet.get_by_label("A line of the chat, if it is about one").select_option(label="something rude")
    picture(ana.page, "report")
    assert ana.axe() == []
    sheet.get_by_role("button", name="Send the report").click()
    ana.page.wait_for_selector("text=Your report has been sent.")
    sheet.get_by_role("status").get_by_role("button", name="Close").click()

    sheet.get_by_role("button", name="Send Bo away").click()
    ana.page.click("text=Ask the others")
    cy.page.wait_for_selector("[data-vote=remove]")
    assert bo.page.locator("[data-vote=remove] button").count() == 0, "the one it is about has no vote"
    cy.page.locator("[data-vote=remove]").get_by_role("button", name="Yes").click()
    ana.page.wait_for_selector("text=Bo was sent away by all others")

    token = keys.Keys(keys.secret_in(server.data), operator.OperatorKey(server.data)).operator()
    host = Window(browser)
    host.page.goto(operator.link(server.address, token))
    report = host.page.locator(".host-reports li[data-report]").filter(has_text="Bo is rude")
    report.wait_for()
    assert "something rude" in report.inner_text()
    picture(host.page, "reports")
    report.get_by_role("button", name="Dealt with").click()
    report.wait_for(state="detached")

    address = host.page.get_by_label("Address or network")
    address.fill("nowhere")
    host.page.get_by_role("button", name="Keep out").click()
    host.page.wait_for_selector(".host-reports [role=alert]")
    address.fill("198.51.100.0/24")
    host.page.get_by_label("Reason").fill("floods")
    host.page.get_by_role("button", name="Keep out").click()
    banned = host.page.locator("[data-ban]").filter(has_text="198.51.100.0/24: floods")
    banned.get_by_role("button", name="Let in again").click()
    banned.wait_for(state="detached")
    for window in (ana, cy, host):
        window.close()
    bo.context.close()


def test_two_persons_cannot_send_each_other_away(browser: Any, server: Server) -> None:
    _, links = table_of(server, "Ana", "Bo")
    ana = at(browser, links[0], PHONE)
    ana.tool("Table")
    ana.page.wait_for_selector(".sheet >> text=Report Bo")
    assert ana.page.locator("text=Send Bo away").count() == 0
    assert ana.page.locator(".sheet >> text=Report Ana").count() == 0
    ana.close()


@needs_axe
def test_the_host_lets_in_or_not(browser: Any, server: Server) -> None:
    host = Window(browser)
    host.settle(name="Ana")
    host.page.goto(server.address)
    host.page.click(".new-table summary")
    host.page.get_by_label("Everybody who sits down needs my approval").check()
    host.page.click("text=Open the table")
    link = str(host.page.locator("section.invite input").input_value())
    guest = Window(browser)
    guest.settle(name="Bo")
    guest.page.goto(link)
    guest.page.click("text=Sit down")
    guest.page.wait_for_selector("text=waits for approval")
    assert guest.page.locator("[data-approval] button").count() == 0
    host.page.wait_for_selector("[data-approval]")
    picture(host.page, "approval")
    assert host.page.get_by_role("button", name="Begin").count() == 0
    assert host.axe() == []
    host.page.get_by_role("button", name="Not Bo").click()
    guest.page.wait_for_selector("[data-approval]", state="detached")
    other = Window(browser)
    other.settle(name="Cy")
    other.page.goto(link)
    other.page.click("text=Sit down")
    host.page.get_by_role("button", name="Let Cy in").click()
    host.page.wait_for_selector(".question")
    other.page.wait_for_selector(".question")
    for window in (host, other):
        window.close()
    guest.context.close()
