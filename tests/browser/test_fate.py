"""The page adds a word to the seed, stores the seal, and verifies it at the end. Hints can be switched off or
announced.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .conftest import Server
from .window import WIDE, Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]


class PlainServer(Server):
    """A server as users start it, with random seeds and words."""

    def command(self) -> list[str]:
        port, data = str(self.port), str(self.data)
        return [sys.executable, "-m", "patolli", "serve", "--port", port, "--data", data, "--no-browser"]


@pytest.fixture(scope="module")
def plain(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert server.process is not None, "the page is built"
    started = PlainServer(tmp_path_factory.mktemp("plain"))
    started.start()
    yield started
    started.kill()


def seated(browser: Any, server: Server, **more: Any) -> Window:
    window = Window(browser, WIDE, accept_downloads=True)
    window.settle(name="Ana", **more)
    window.start(server.address)
    return window


def kept(window: Window) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(window.page.evaluate("localStorage.getItem('patolli.fates')"))
    (only,) = found.values()
    assert isinstance(only, dict)
    return only


def findings(window: Window) -> list[str]:
    found: list[str] = window.page.eval_on_selector_all(
        ".findings li", "all => all.map(one => one.textContent)"
    )
    return found


def give_up(window: Window) -> None:
    window.page.click(".sheet button:text-is('Give up')")
    window.page.click(".asking button:text-is('Give up')")
    window.page.wait_for_selector("text=The game was given up")


def test_the_page_keeps_the_seal_says_a_word_and_checks_the_end(
    browser: Any, plain: Server, tmp_path: Path
) -> None:
    window = seated(browser, plain)
    page = window.page
    fate = kept(window)
    page.click(".tools [title=Table]")
    page.wait_for_selector(".findings")
    assert findings(window) == [
        "✓ The seal is still the one that this browser was shown first.",
        "✓ Your word is in it.",
    ]
    assert page.get_by_label("Seal (SHA-256").input_value() == fate["hash"]
    assert page.get_by_label("Seed", exact=True).count() == 0
    give_up(window)
    if not page.locator(".sheet").count():
        page.click("text=Was chance fair?")
    page.wait_for_selector("text=The seed belongs to the seal.")
    assert len(page.get_by_label("Seed", exact=True).input_value()) == 64
    with page.expect_download() as downloading:
        page.click("text=Save the record")
    record = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(record)
    command = shlex.split(page.get_by_label("To check every draw").input_value())
    assert command[:3] == ["patolli", "verify", record.name]
    assert command[3:] == ["--seal", fate["hash"], "--word", fate["words"]["0"]]
    checked = subprocess.run(
        [sys.executable, "-m", *command], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr
    assert "it has the seal that you were shown, with your word in it" in checked.stdout
    page.click("[data-rematch]")
    page.wait_for_selector(".question.mine .choice")
    fates = json.loads(page.evaluate("localStorage.getItem('patolli.fates')"))
    assert len(fates) == len({one["hash"] for one in fates.values()}) == 2
    assert len({one["words"]["0"] for one in fates.values()}) == 2
    assert not any(one["late"] for one in fates.values())
    window.close()


def test_the_page_says_it_when_fate_was_exchanged(browser: Any, plain: Server) -> None:
    window = seated(browser, plain)
    page = window.page
    page.evaluate(
        """() => {
            const fates = JSON.parse(localStorage.getItem('patolli.fates'));
            for (const one of Object.values(fates)) {
                one.hash = '0'.repeat(64);
                one.words = {0: 'mine'};
            }
            localStorage.setItem('patolli.fates', JSON.stringify(fates));
        }"""
    )
    page.reload()
    page.wait_for_selector(".question")
    page.click(".tools [title=Table]")
    page.wait_for_selector(".findings .bad")
    give_up(window)
    if not page.locator(".sheet").count():
        page.click("text=Was chance fair?")
    page.wait_for_selector("text=The seed does not belong to the seal")
    assert [one[0] for one in findings(window)] == ["✗", "✗", "✗"]
    window.close()


def test_two_people_at_two_browsers_say_their_own_words(browser: Any, plain: Server) -> None:
    ana, ben = Window(browser), Window(browser)
    ana.settle(name="Ana")
    ben.settle(name="Ben")
    link = ana.open_table(plain.address)
    ben.page.goto(link)
    ben.page.click("text=Sit down")
    for window in (ana, ben):
        window.page.wait_for_selector(".question")
        window.tool("Table")
        window.page.wait_for_selector("text=Your word is in it.")
    assert kept(ana)["words"].keys() == {"0"}
    assert kept(ben)["words"].keys() == {"1"}
    assert not kept(ana)["late"]
    assert not kept(ben)["late"]
    ana.close()
    ben.close()


def test_hints_that_are_off_have_no_button_and_announced_ones_are_shown(browser: Any, plain: Server) -> None:
    for hints in ("off", "announced"):
        window = Window(browser)
        window.settle(name="Ana", level="random")
        page = window.page
        page.goto(plain.address)
        page.click(".new-table summary")
        page.get_by_label("Hints").select_option(hints)
        page.get_by_label("Seat 2").select_option("bot")
        page.click("text=Open the table")
        window.wait_for_turn()
        if hints == "off":
            assert page.locator(".hint-button").count() == 0
            page.click(".tools [title=Table]")
            page.wait_for_selector("text=No hints are given at this table.")
        else:
            page.click(".hint-button button")
            page.wait_for_selector("text=Whoever takes a hint at this table is named to everybody.")
            page.click("[data-hint='1']")
            page.wait_for_selector(".hint-answer >> text=Look at:")
            page.click("#tab-chat")
            page.wait_for_selector("text=Ana took a hint.")
        window.close()
