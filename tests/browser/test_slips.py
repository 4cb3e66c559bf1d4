"""Protection against accidental clicks, and what an answer must show before it is given."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.kernel.position import Position
from patolli.table.journal import game_of
from patolli.table.query_answers import trial_of

from .conftest import Server
from .reached import ME, Liking, first, sit_at
from .window import MEANT, PHONE, Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

BUSY = Liking(("build", "act", "turn pick", "advance", "yes"), ("act none", "stop", "beg", "no", "pass"))
LAST = Liking(("stop",), ("act none",))


def texts(p: Position) -> list[str]:
    return [p.vocabulary().text(move) for move in p.legal_moves(ME)]


def asks(p: Position, kind: str) -> bool:
    return p.question(ME).kind == kind and len(p.legal_moves(ME)) > 1


def may_stop_placing(p: Position) -> bool:
    return asks(p, "PlaceWorker") and "stop" in texts(p) and len(texts(p)) > 2


def closes_the_round(p: Position) -> bool:
    """Returns whether seat 0 makes the last move of a round, if no food day follows and no player may choose
    how far the calendar turns.
    """
    place = may_stop_placing(p) and p.turns == p.players - 1  # type: ignore[attr-defined]
    return place and p.starting_space < 0 and p.day in (3, 4, 5, 9, 10)  # type: ignore[attr-defined]


def may_burn(p: Position) -> bool:
    steps = p.seats[ME].temples  # type: ignore[attr-defined]
    return asks(p, "Harvest") and "harvest burn" in texts(p) and sum(step > 0 for step in steps) > 1


def pays_several(p: Position) -> bool:
    """Returns whether the seat must pay two or three resources and has every kind of them."""
    held = p.seats[ME].resources  # type: ignore[attr-defined]
    asked = p.question(ME)
    return asked.kind == "Pay" and asked.numbers[0] > 1 and all(n > 0 for n in held)


def may_beg(p: Position) -> bool:
    return asks(p, "Beg") and len(texts(p)) == 4


def may_place_or_pick(p: Position) -> bool:
    """Returns whether the seat can either place workers or pick up a worker from Tikal."""
    if not asks(p, "ChooseMode") or p.seats[ME].corn < 8:  # type: ignore[attr-defined]
        return False
    after = p.copy()
    after.play(ME, p.vocabulary().move("turn pick"))
    return sum(text.startswith("pick tikal") for text in texts(after)) == 1


def open_at(
    browser: Any, server: Server, wanted: Any, liking: Liking | None = None, **options: Any
) -> Window:
    settings = options.pop("settings", {})
    window = Window(browser, **options)
    window.settle(**settings)
    sit_at(window, server, first("tzolkin", 2, wanted, liking, range(1, 400)))
    return window


def on_a_phone(browser: Any, server: Server, wanted: Any, liking: Liking | None = None) -> Window:
    return open_at(browser, server, wanted, liking, size=PHONE, has_touch=True, is_mobile=True)


def middle(window: Window, selector: str) -> tuple[float, float]:
    box = window.page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_tick_in_the_sun_asks_before_it_ends_a_turn(browser: Any, server: Server) -> None:
    window = open_at(browser, server, may_stop_placing)
    asked = window.asked()
    window.page.locator(".board .sun.ending-turn .done").click(force=True)
    window.page.wait_for_selector(f'[data-confirm], .question:not([data-question="{asked}"])')
    assert window.asked() == asked
    assert "ends your turn" in window.page.locator(".confirm").inner_text()
    window.page.click("text=Back")
    window.page.wait_for_selector("[data-choice=stop]")
    window.click_choice("stop")
    window.page.wait_for_selector("[data-confirm]")
    window.answered(asked)
    window.close()


def may_act_or_not(p: Position) -> bool:
    return asks(p, "ChooseAction") and "act none" in texts(p)


def test_no_green_tick_gives_up_an_action(browser: Any, server: Server) -> None:
    """A tick next to a selected worker would be taken for "yes". Declining the action has another sign and
    must be confirmed.
    """
    window = open_at(browser, server, may_act_or_not, BUSY)
    asked = window.asked()
    window.page.locator(".board .sun.ending-turn .done.declines").click(force=True)
    window.page.wait_for_selector(f'[data-confirm], .question:not([data-question="{asked}"])')
    assert window.asked() == asked
    assert "Take no action" in window.page.locator(".confirm").inner_text()
    window.close()


def may_draw_cards(p: Position) -> bool:
    return "place god-magic-cards magic-cards" in texts(p)


def test_the_first_answer_of_a_turn_asks_before_chance_makes_it_final(browser: Any, server: Server) -> None:
    window = Window(browser, PHONE, has_touch=True, is_mobile=True)
    window.settle()
    sit_at(window, server, first("chichen-itza", 2, may_draw_cards, None, range(1, 400)))
    asked = window.asked()
    window.click_choice("place god-magic-cards magic-cards")
    window.page.wait_for_selector(f'[data-confirm], .question:not([data-question="{asked}"])')
    assert window.asked() == asked
    assert "cannot take your turn back" in window.page.locator(".confirm").inner_text()
    window.close()


def test_the_last_mover_of_a_round_sees_no_forecast_vanish(browser: Any, server: Server) -> None:
    window = open_at(browser, server, closes_the_round)
    window.page.locator("[data-choice=stop]").hover()
    window.page.wait_for_selector(".consequences .preview-summary")
    assert window.page.locator(".players .change").all_inner_texts() == []
    assert window.page.locator(".consequences .preview-summary-points").count() == 0
    window.close()


def test_burning_the_forest_says_its_price(browser: Any, server: Server) -> None:
    window = open_at(
        browser, server, may_burn, Liking(("place palenque", "pick palenque"), ("beg", "act none"))
    )
    burn = window.page.locator('[data-choice="harvest burn"]')
    burn.locator(".price-chip.minus").wait_for()
    assert burn.locator(".price-chip.minus").all_text_contents() == ["−1 step in a temple of your choice"]
    assert "step down in a temple" in burn.inner_text()
    on_board = window.page.locator('.board .answer[data-word="harvest burn"]').text_content()
    assert "step down" in on_board
    window.close()


@pytest.mark.parametrize(("language", "wood"), [("en", "wood"), ("de", "holz")])
def test_a_payment_of_several_goods_is_not_asked_for_as_wood(
    browser: Any, server: Server, language: str, wood: str
) -> None:
    window = open_at(browser, server, pays_several, BUSY, settings={"language": language})
    window.page.wait_for_selector("[data-run]")
    assert wood not in window.page.locator("#question-words").inner_text().lower()
    runs = window.page.locator("[data-run]").all_inner_texts()
    assert len(set(runs)) == len(runs) > 2
    window.close()


def test_a_tap_on_a_temple_asks_before_it_begs(browser: Any, server: Server) -> None:
    window = on_a_phone(browser, server, may_beg, Liking((), ("beg", "turn pick")))
    asked = window.asked()
    held = '.own-holdings:not(.would-be) [data-about="corn"] .held-number'
    corn = window.page.locator(held).inner_text()
    temple = window.page.locator('.board .place.temple[data-word="beg chaac"]')
    temple.scroll_into_view_if_needed()
    window.page.touchscreen.tap(*middle(window, '.board [data-about="chaac 3"]'))
    window.page.wait_for_selector(f'[data-confirm], .question:not([data-question="{asked}"])')
    assert window.asked() == asked
    assert "Beg" in window.page.locator(".confirm").inner_text()
    window.page.wait_for_selector(".own-holdings.would-be")
    window.page.click(".confirm >> text=Back")
    window.page.wait_for_selector('[data-choice="pass"]')
    assert window.page.locator(held).inner_text() == corn
    window.close()


def test_a_finger_next_to_a_worker_never_plays_the_opposite(browser: Any, server: Server) -> None:
    window = on_a_phone(browser, server, may_place_or_pick)
    window.page.wait_for_selector('.board .rider.near[data-word^="pick tikal"]')
    window.page.wait_for_selector('.board .hub.near[data-word="place tikal"]')
    asked = window.asked()
    x, y = middle(window, '.board .rider.near[data-word^="pick tikal"] .rider-edge')
    hub_x, hub_y = middle(window, '.board .hub[data-word="place tikal"]')
    far = ((hub_x - x) ** 2 + (hub_y - y) ** 2) ** 0.5
    beside = x + (hub_x - x) * 10 / far, y + (hub_y - y) * 10 / far
    window.page.touchscreen.tap(*beside)
    window.page.wait_for_selector(f'{MEANT}, .question:not([data-question="{asked}"])')
    assert window.asked() == asked
    meant = [one.get_attribute("data-choice") for one in window.page.locator(MEANT).all()]
    assert meant[0].startswith("pick tikal")
    assert "place tikal" in meant
    window.page.click(".choices >> text=Back")
    window.page.wait_for_selector(MEANT, state="detached")
    window.page.touchscreen.tap(hub_x, hub_y)
    window.page.wait_for_selector('[data-choice="stop"]')
    assert window.page.locator(".log li >> text=on Tikal").count()
    window.close()


def test_a_mouse_just_next_to_a_worker_picks_it_up(browser: Any, server: Server) -> None:
    """In a small window, workers are drawn smaller than 24 pixels, but they can be hit in a larger area."""
    window = open_at(browser, server, may_place_or_pick, size={"width": 1000, "height": 560})
    rider = '.board .rider.near[data-word^="pick tikal"] .rider-edge'
    window.page.wait_for_selector(rider)
    box = window.page.locator(rider).bounding_box()
    assert box["width"] < 20
    x, y = middle(window, rider)
    hub_x, hub_y = middle(window, '.board .hub[data-word="place tikal"]')
    far = ((hub_x - x) ** 2 + (hub_y - y) ** 2) ** 0.5
    window.page.mouse.click(x + (hub_x - x) * 11 / far, y + (hub_y - y) * 11 / far)
    window.page.wait_for_selector('[data-choice^="act "]')
    window.close()


def ends_the_game(p: Position) -> bool:
    if not may_stop_placing(p):
        return False
    trial = trial_of(game_of("tzolkin"), p.observation(ME), ME)
    trial.play(p.vocabulary().move("stop"))
    trial.go_on()
    return trial.end == "over"


def test_the_winner_is_named_when_all_is_counted(browser: Any, server: Server) -> None:
    window = open_at(browser, server, ends_the_game, settings={"speed": "calm"})
    window.click_choice("stop")
    window.page.click("[data-confirm]")
    window.page.wait_for_selector(".final-scoring.running")
    assert "win" not in window.page.locator(".question.over").inner_text()
    assert window.page.locator(".question.over .ranking").count() == 0
    behind = window.page.locator(".final-scoring").evaluate("one => getComputedStyle(one).backgroundColor")
    assert behind.startswith("rgb("), "what lies behind must not be seen"
    window.page.click(".final-scoring >> text=Skip")
    window.page.wait_for_selector(".final-scoring:not(.running)")
    assert "win" in window.page.locator("#final-scoring-title").inner_text()
    window.page.click(".final-scoring >> text=All right")
    assert window.page.locator(".question.over .ranking li").count() == 2
    window.close()
