"""Former bugs in which an answer was given or a turn ended without consent, or a move changed the past."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .conftest import Server
from .window import PHONE, Window

pytestmark = pytest.mark.browser


def test_a_click_never_begs_without_consent(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address)
    dice = random.Random(3)
    for _ in range(80):
        assert window.wait_for_turn()
        near = window.page.locator(".board .place.near:not(.tile)")
        if any(word.startswith("beg ") for word in window.words()) and near.count():
            break
        window.play_some(dice, 1, board_first=False)
    else:
        pytest.fail("no player could beg in this game; try another fate")
    name = window.page.locator(".player.asked .player-name").first.inner_text()
    asked = window.asked()
    near.first.click(force=True)
    window.answered(asked)
    window.next_frames()
    lines = window.page.locator(".log li:not(.log-mark)").all_inner_texts()
    turn = max(i for i, line in enumerate(lines) if f"{name}’s turn" in line or f"{name}'s turn" in line)
    assert not [line for line in lines[turn:] if f"{name} begs" in line]
    window.close()


def test_a_turn_never_ends_without_consent(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address)
    dice = random.Random(7)
    ended = 0
    for _ in range(40):
        if not window.wait_for_turn():
            break
        asked = window.asked()
        words = window.words()
        word = "stop" if "stop" in words and dice.random() < 0.3 else dice.choice(words)
        window.click_choice(word)
        taken = f'.question.mine:not([data-question="{asked}"]), .question:not(.mine)'
        window.page.wait_for_selector(f"[data-confirm], {taken}")
        if window.page.locator("[data-confirm]").count():
            ended += 1
            window.page.click("[data-confirm]")
            window.page.wait_for_selector(taken)
        else:
            assert window.page.locator(".question.mine").count(), f"{word} ended the turn unasked"
    assert ended
    window.close()


def test_the_past_cannot_be_played(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address)
    window.play_some(random.Random(5), 5, board_first=False)
    window.wait_for_turn()
    asked, words = window.asked(), window.words()
    window.tool("Replay")
    window.page.wait_for_selector(".replay-slider >> text=Moment 0")
    window.page.click(".replay [title=On]")
    window.page.wait_for_selector(".replay-slider >> text=Moment 1")
    window.page.wait_for_selector(".board .place.lit", state="detached")
    assert window.page.locator("[data-choice]").count() == 0
    window.page.keyboard.press("1")
    window.page.keyboard.press("u")
    window.page.click(".replay >> text=Back to now")
    window.page.wait_for_selector(".replay", state="detached")
    window.wait_for_turn()
    assert (window.asked(), window.words()) == (asked, words)
    window.close()


def test_a_confirmation_stays_while_others_answer(browser: Any, server: Server) -> None:
    """All players choose their tiles at the same time. The others' choices must not close a confirmation."""
    host, guest = Window(browser), Window(browser)
    host.settle(name="Ana")
    guest.settle(name="Bo")
    link = host.open_table(server.address)
    guest.page.goto(link)
    guest.page.click("text=Sit down")
    for window in (host, guest):
        window.page.wait_for_selector(".question.mine")
    asked = host.asked()
    host.click_choice(host.words()[0])
    host.page.wait_for_selector(f'.question.mine:not([data-question="{asked}"])')
    host.click_choice(host.words()[0])
    host.page.wait_for_selector("[data-confirm]")
    guest.play_some(random.Random(1), 2, board_first=False)
    host.page.wait_for_selector(".player:has-text('Bo'):not(.asked)")
    assert host.page.locator("[data-confirm]").count() == 1
    host.close()
    guest.close()


def test_a_press_is_a_click_although_a_preview_appears_under_it(browser: Any, server: Server) -> None:
    """The preview draws a worker under the pointer. Press and release must still count as one click."""
    window = Window(browser)
    window.settle(confirm=False)
    window.start(server.address)
    for _ in range(12):
        window.wait_for_turn()
        if "place start" in window.words():
            break
        window.play_some(random.Random(1), 1, board_first=False)
    asked = window.asked()
    window.page.wait_for_selector('.board .place.lit[data-word="place start"]')
    spot = window.page.locator(".plaza-spot").bounding_box()
    window.page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    window.page.mouse.down()
    window.page.wait_for_selector(".plaza .ghost")
    window.page.mouse.up()
    window.answered(asked)
    window.close()


def test_a_confirmation_names_the_whole_answer_and_replaces_the_question(
    browser: Any, server: Server
) -> None:
    """Both starting wealth tiles are sent together, although they are chosen in two questions."""
    window = Window(browser)
    window.settle()
    window.start(server.address)
    window.wait_for_turn()
    asked = window.asked()
    first = window.page.locator(".choice").first.inner_text().splitlines()[-1]
    window.click_choice(window.words()[0])
    window.page.wait_for_selector(f'.question.mine:not([data-question="{asked}"]) .choice')
    question = window.page.locator("#question-words").inner_text()
    second = window.page.locator(".choice").first.inner_text().splitlines()[-1]
    window.click_choice(window.words()[0])
    window.page.wait_for_selector("[data-confirm]")
    assert window.page.locator(".steps li").all_inner_texts() == [first, second]
    assert window.page.locator("#question-words").inner_text() not in ("", question)
    window.close()


def test_a_replay_begins_at_the_start(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle(confirm=False)
    window.start(server.address)
    window.play_some(random.Random(5), 4, board_first=False)
    window.wait_for_turn()
    window.tool("Replay")
    window.page.wait_for_selector(".replay-slider >> text=Moment 0")
    window.close()


TILES = """all => {
    const tile = document.createElement("span");
    tile.className = "held";
    tile.innerHTML = '<svg width="20" height="20"></svg><span class="held-number"></span>';
    for (let n = 0; n < 9; n++) all[0].append(tile.cloneNode(true));
}"""


@pytest.mark.parametrize("width", [1440, 1366, 1024])
def test_all_tools_are_inside_the_window(browser: Any, server: Server, width: int) -> None:
    window = Window(browser, {"width": width, "height": 768})
    window.settle(language="de")
    window.start(server.address)
    window.page.wait_for_selector(".tools [data-tool=help]")
    ends = window.page.locator(".tools .button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().right)"
    )
    assert max(ends) <= width, ends
    window.close()


AT_REST = """async (selector) => {
    await document.fonts.ready;
    const frame = () => new Promise(requestAnimationFrame);
    const box = () => JSON.stringify(document.querySelector(selector).getBoundingClientRect());
    for (let same = 0, last = ""; same < 5; last = box()) {
        await frame();
        same = box() === last ? same + 1 : 0;
    }
    return box();
}"""


def at_rest(window: Window, selector: str) -> str:
    """Returns the position of an element that has not moved for five frames."""
    return str(window.page.evaluate(AT_REST, selector))


def test_nine_tiles_find_room_and_the_board_stays_where_it_is(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address, seats=3)
    window.wait_for_turn()
    window.page.wait_for_selector(".board .place.lit")
    before = at_rest(window, ".board")
    window.page.locator(".players .holdings").evaluate_all(TILES)
    assert at_rest(window, ".board") == before
    window.close()


def test_a_long_hint_leaves_room_for_undo_on_a_phone(browser: Any, server: Server) -> None:
    window = Window(browser, PHONE)
    window.settle(confirm=False)
    window.start(server.address)
    window.wait_for_turn()
    window.page.locator(".hint-button > button").click()
    window.page.locator("[data-hint='3']").click()
    window.page.wait_for_selector(".hint-answer .hint-because")
    box = window.page.locator(".question").bounding_box()
    foot = window.page.locator(".question-foot").bounding_box()
    assert foot["y"] + foot["height"] <= box["y"] + box["height"]
    window.close()


def test_a_new_question_has_a_list_of_its_own_not_scrolled(browser: Any, server: Server) -> None:
    window = Window(browser, {"width": 1366, "height": 640})
    window.settle(confirm=False)
    window.start(server.address, game="chichen-itza")
    window.wait_for_turn()
    asked = window.asked()
    window.page.locator(".choices").evaluate("list => { list.scrollTo(0, 1000); list.dataset.old = 'yes' }")
    window.page.keyboard.press("1")
    window.page.wait_for_selector(f".question:not([data-question='{asked}']) .choices .choice")
    assert window.page.locator(".choices[data-old]").count() == 0
    window.close()
