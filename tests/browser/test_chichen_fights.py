"""Chichén Itzá: answers during a fight, and the news after it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from . import pictures_chichen_itza as positions
from . import prepared
from .conftest import Server
from .drawn_board import tap_apart
from .test_everyone import needs_axe
from .window import PHONE, WIDE, Window

pytestmark = pytest.mark.browser
WARLIKE = ("place land", "place water", "cast none", "stop")
"""The beginnings of answers that start or continue a fight."""


def seated(browser: Any, server: Server, size: dict[str, int] = WIDE, **settings: Any) -> Window:
    window = Window(browser, size, locale="de-DE" if settings.get("theme") == "dark" else "en-GB")
    window.settle(**settings)
    window.start(server.address, game="chichen-itza")
    window.wait_for_turn()
    return window


def answer(window: Window, word: str) -> None:
    asked = window.asked()
    window.click_choice(word)
    window.answered(asked)


def fight_until(window: Window, selector: str) -> None:
    """Until the selector matches, gives the first answer that starts or continues a fight, or else the last
    answer.
    """
    for _ in range(60):
        window.wait_for_turn()
        if window.page.locator(selector).count():
            return
        words = window.words()
        good = [word for start in WARLIKE for word in words if word.startswith(start)]
        answer(window, good[0] if good else words[-1])
    raise AssertionError(f"{selector} never appeared")


def test_within_a_fight_only_answers_that_cost_are_confirmed(browser: Any, server: Server) -> None:
    """Once the fight has begun, nothing can be undone, so answers that cost nothing need no confirmation."""
    window = seated(browser, server)
    fight_until(window, "[data-choice='cast none']")
    spends = next(word for word in window.words() if word.startswith("cast ") and word != "cast none")
    window.click_choice(spends)
    window.page.wait_for_selector("[data-confirm]")
    # the stage of the fight has a confirmation as well
    window.page.locator(".fight-stage .fight-confirm button").last.click()
    window.page.wait_for_selector("[data-confirm]", state="detached")
    asked = window.asked()
    window.move_pointer()
    window.click_choice("cast none")
    after = window.page.wait_for_selector(
        f'.question.mine:not([data-question="{asked}"]), .question:not(.mine), [data-confirm]'
    )
    assert after.get_attribute("data-confirm") is None
    window.close()


@pytest.mark.slow
def test_the_news_begin_where_my_turn_ended(browser: Any, server: Server) -> None:
    """The player's own fight is not news, and an answer at the end of a round does not hide earlier news."""
    window = seated(browser, server)
    news = window.page.locator(".rule-link.news")
    turns_with_news = 0
    before: list[str] = []
    for _ in range(60):
        window.wait_for_turn()
        words = window.words()
        asked = window.page.locator("#question-words").inner_text().strip()
        if any(word.startswith("place ") for word in words):
            before = news.all_inner_texts()
            turns_with_news += bool(before)
        elif asked.startswith(("Against the ", "Where does the movement end?")):
            assert news.all_inner_texts() == before, asked
        good = [word for start in WARLIKE for word in words if word.startswith(start)]
        answer(window, good[0] if good else words[-1])
    assert turns_with_news > 3
    window.close()


def test_a_fight_is_seen_on_its_stage_until_the_next_answer(browser: Any, server: Server) -> None:
    window = seated(browser, server)
    fight_until(window, ".fight-stage .fight-die.hit, .fight-stage .fight-die.miss")
    stage = window.page.locator(".fight-stage")
    assert stage.locator(".fight-phases li.now").count() == 1
    assert stage.locator(".all-faces .symbol-die").count() in {0, 6}
    fight_until(window, ".fight-text.won, .fight-text.lost")
    answer(window, window.words()[-1])
    window.page.wait_for_selector(".fight-stage", state="detached")
    assert window.page.locator(".fight-again").count() == 1
    window.page.reload()
    window.page.wait_for_selector(".question.mine .choice")
    window.page.wait_for_selector(".map .tile")
    assert window.page.locator(".fight-stage").count() == 0
    window.page.locator(".fight-again").click()
    window.page.wait_for_selector(".fight-stage")
    window.page.locator(".fight-close").click()
    window.page.wait_for_selector(".fight-stage", state="detached")
    window.page.locator(".fight-again").press("Enter")
    window.page.locator(".fight-close").press("Enter")
    window.page.wait_for_selector(".fight-stage", state="detached")
    window.close()


SLOW_STEPS = """
const later = window.setTimeout.bind(window);
window.setTimeout = (then, ms, ...more) => later(then, ms >= 200 ? ms * 300 : ms, ...more);
new MutationObserver(() => {
  if (document.querySelector(".fight-die.tumbling")) window.tumbled = true;
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Shows each step of a fight for a minute, unless it is skipped."""


def test_dice_tumble_and_a_click_skips_the_rest(browser: Any, server: Server) -> None:
    fights = prepared.played("chichen-itza", 2, 3, lambda p: p.question(0).kind == "ChooseCards")
    window = Window(browser)
    window.settle(speed="calm", confirm=False)
    window.context.add_init_script(SLOW_STEPS)
    page = window.page
    page.goto(server.address + prepared.put(server.data, fights))
    page.wait_for_selector(".fight-stage")
    window.click_choice("cast none")
    page.wait_for_selector(".fight-stage.playing")
    page.locator(".fight-stage").click(position={"x": 30, "y": 120})
    page.wait_for_selector(".fight-stage:not(.playing) .fight-die")
    window.until(lambda: bool(page.evaluate("window.tumbled")))
    window.close()


def test_a_click_on_a_fight_that_is_over_closes_it(browser: Any, server: Server) -> None:
    """Another player's fight covers the map for a moment. A click on it must never be lost."""
    window = seated(browser, server)
    fight_until(window, ".fight-text.won, .fight-text.lost")
    window.page.locator(".fight-stage").click(position={"x": 30, "y": 120})
    window.page.wait_for_selector(".fight-stage", state="detached")
    window.close()


@needs_axe
@pytest.mark.parametrize("look", [(WIDE, "light"), (PHONE, "dark")], ids=["wide-light", "phone-dark"])
def test_axe_finds_nothing_on_the_stage(
    browser: Any, server: Server, look: tuple[dict[str, int], str]
) -> None:
    window = seated(browser, server, look[0], theme=look[1])
    fight_until(window, ".fight-stage .fight-die")
    assert window.axe() == []
    assert window.page.evaluate("document.documentElement.scrollWidth") <= look[0]["width"]
    window.close()


def test_the_odds_of_an_attack_are_shown_on_the_hexes(browser: Any, server: Server) -> None:
    """The percentage on a hex is the chance of a good outcome, as computed by the server, and its colour
    depends on this chance.
    """
    sent: dict[str, int] = {}

    def read(frame: str | bytes) -> None:
        message = json.loads(frame)
        for one in message.get("odds", []) if message.get("is") == "prospects" else []:
            good = sum(outcome["chance"] for outcome in one["outcomes"] if outcome["value"] > 0)
            sent[one["text"]] = round(good / 100)

    window = Window(browser)
    window.settle(confirm=False)
    window.page.on("websocket", lambda line: line.on("framereceived", read))
    window.page.goto(server.address + prepared.put(server.data, positions.before_an_attack()))
    window.wait_for_turn()
    attacks = [word for word in window.lit() if word.startswith("go ")]
    assert len(attacks) > 1
    window.page.locator(".map .hex-odds").nth(1).wait_for()
    shown = window.page.locator(".map .hex-odds").all_text_contents()
    assert set(shown) <= {f"{share} %" for share in sent.values()}
    for pill in window.page.locator(".map .hex-odds").all():
        share = int((pill.text_content() or "").removesuffix(" %"))
        look = "low" if share < 40 else "fair" if share < 70 else ""
        assert (pill.get_attribute("class") or "").split()[1:] == look.split()
    window.close()


def test_the_defender_sees_how_likely_the_city_holds(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle(confirm=False)
    window.page.goto(server.address + prepared.put(server.data, positions.round_3()))
    window.wait_for_turn()
    window.page.wait_for_selector(".favor .hex-odds")
    share = (window.page.locator(".favor .hex-odds").text_content() or "").removesuffix(" %")
    label = window.page.locator(".favor [aria-label]").first.get_attribute("aria-label") or ""
    assert f"the city would hold with {share} %" in label
    window.close()


@pytest.mark.parametrize(
    ("size", "language", "words"),
    [
        pytest.param(WIDE, "en", "tile taken", id="wide"),
        pytest.param(PHONE, "de", "Ort eingenommen", id="phone-de", marks=pytest.mark.slow),
    ],
)
def test_a_plan_that_ends_in_a_fight_is_confirmed_with_its_odds(
    browser: Any, server: Server, size: dict[str, int], language: str, words: str
) -> None:
    """The odds are also shown while the number of warriors is changed, and next to the map if
    there is room.
    """
    window = Window(browser, size, has_touch=size == PHONE, locale="de-DE" if language == "de" else "en-GB")
    window.settle(language=language)
    page = window.page
    page.goto(server.address + prepared.put(server.data, positions.round_3()))
    page.wait_for_selector('.map .tile.near[data-word="go p01"]')
    tile = page.locator('.map .tile[data-about="P01"]')
    if size == PHONE:
        tap_apart(window, tile)
        page.wait_for_selector(".map-note")  # the first tap enlarges the map
        tap_apart(window, tile)
    else:
        tile.click(force=True)
    page.wait_for_selector("[data-confirm]")
    odds = page.locator(".confirm-odds .answer-odds")
    odds.wait_for()
    with_all = odds.inner_text()
    assert words in with_all
    if size == WIDE:
        page.wait_for_selector(".odds-foot .odds-bar")
    assert (
        page.locator(".confirm-odds").bounding_box()["y"] < page.locator("[data-confirm]").bounding_box()["y"]
    )
    page.locator('.number-step [data-number="1"]').click()
    window.until(lambda: bool(odds.count()) and odds.inner_text() not in {"", with_all})
    assert words in odds.inner_text()
    page.locator("[data-confirm]").click()
    page.wait_for_selector(".fight-stage")
    window.close()
