"""Features of a table around the game: seats on other devices, bots as friends, votes, plans, hints."""

from __future__ import annotations

import random
from typing import Any

import pytest

from patolli.table.keys import Keys, secret_in
from patolli.table.operator import OperatorKey

from .conftest import Server
from .window import Window

pytestmark = pytest.mark.browser


def two(browser: Any, server: Server) -> tuple[Window, Window]:
    """Opens windows for Ana and Bo at one table; Ana is the host."""
    ana, bo = Window(browser), Window(browser)
    ana.settle(name="Ana")
    bo.settle(name="Bo")
    bo.page.goto(ana.open_table(server.address))
    bo.page.click("text=Sit down")
    for window in (ana, bo):
        window.page.wait_for_selector(".question")
    return ana, bo


def test_my_link_takes_my_seat_to_another_device(browser: Any, server: Server) -> None:
    here, there = Window(browser), Window(browser)
    here.settle(name="Ana")
    there.settle()
    here.start(server.address)
    here.wait_for_turn()
    here.page.click(".player .my-link")
    link = here.page.locator(".seat-links input").input_value()
    assert "/seat/" in link
    assert here.page.locator(".seat-links .qr").count() == 1
    assert "--host 0.0.0.0" in here.page.locator(".warning").inner_text()
    there.page.goto(link)
    there.page.wait_for_selector(".question.mine")
    assert there.words() == here.words()
    assert "/seat/" not in there.address
    here.close()
    there.close()


def test_a_bot_takes_a_free_seat(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle(name="Ana")
    window.open_table(server.address)
    assert window.page.locator("section.invite .qr").count() == 1
    window.page.click("[data-fill='1']")
    window.page.wait_for_selector(".question")
    assert "Ixchel" in window.page.locator(".players").inner_text()
    window.close()


def test_a_waiting_table_is_closed(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle(name="Ana")
    link = window.open_table(server.address)
    window.page.click("text=Close this table")
    window.page.click(".asking >> text=Close this table")
    window.page.wait_for_selector(".starts")
    window.page.goto(link)
    window.page.wait_for_selector("text=closed before the game began")
    window.close()


def test_pause_and_giving_up_by_vote(browser: Any, server: Server) -> None:
    ana, bo = two(browser, server)
    ana.tool("Table")
    ana.page.click("text=Pause (5:00 left)")
    bo.page.wait_for_selector(".question >> text=Ana pauses. The game goes on by itself in 4:")
    assert bo.page.locator(".question >> text=Go on").count() == 0
    bo.page.click(".question >> text=Ask for a longer pause")
    ana.page.wait_for_selector(".notices >> text=Bo asks for a pause until somebody goes on.")
    ana.page.wait_for_selector(".notices >> text=Still to answer: Ana.")
    ana.page.click(".notices >> text=Yes")
    bo.page.wait_for_selector(".question >> text=All agreed to this pause")
    bo.page.click(".question >> text=Go on")
    ana.page.wait_for_selector(".question >> text=The game is paused", state="detached")
    ana.page.wait_for_selector(".sheet >> text=Pause (4:")
    ana.page.click("text=Propose to give up")
    ana.page.click(".asking >> text=Propose to give up")
    bo.page.wait_for_selector("text=Ana proposes to give up")
    bo.page.click(".notices >> text=Yes")
    for window in (ana, bo):
        window.page.wait_for_selector("text=The game was given up")
    ana.close()
    bo.close()


def test_a_vote_says_who_asks_for_what_and_can_be_withdrawn(browser: Any, server: Server) -> None:
    ana, bo = two(browser, server)
    dice = random.Random(3)
    mover, began = ana, False
    while not began:  # until the sealed choice of tiles is over
        ana.until(lambda: asked_of(ana) or asked_of(bo))
        mover = ana if asked_of(ana) else bo
        began = mover.takes_turns()
        mover.play_some(dice, 1)
    other, name = (bo, "Ana") if mover is ana else (ana, "Bo")
    mover.tool("Table")
    mover.page.click("text=Ask to take back my last answer")
    asks = f"{name} asks to take back their last decision. Everything since then would be undone, too."
    other.page.wait_for_selector(f".notices >> text={asks}")
    mover.page.click(".notices >> text=Withdraw")
    other.page.wait_for_selector(".vote", state="detached")
    ana.close()
    bo.close()


def test_all_find_their_own_seats_at_the_next_table(browser: Any, server: Server) -> None:
    ana, bo = two(browser, server)
    ana.tool("Table")
    ana.page.click("text=Propose to give up")
    ana.page.click(".asking >> text=Propose to give up")
    bo.page.click(".notices >> text=Yes")
    for window in (bo, ana):
        window.page.wait_for_selector("text=The game was given up")
    bo.page.click("[data-rematch]")
    bo.page.wait_for_selector(".waiting")
    ana.page.keyboard.press("Escape")
    ana.page.click("[data-rematch] >> text=To the new table")
    for window in (ana, bo):
        window.page.wait_for_selector(".players")
    stored = bo.page.evaluate("JSON.parse(localStorage['patolli.keys'])")
    table = bo.address.split("/table/")[1]
    assert stored[table]["host"], "who makes the new table is its host"
    assert ana.address.split("/table/")[1] == table
    ana.close()
    bo.close()


def test_the_operator_ends_a_game_and_the_page_says_so(browser: Any, server: Server) -> None:
    window, host = Window(browser), Window(browser)
    window.settle()
    host.settle()
    window.start(server.address)
    table = window.address.split("/table/")[1]
    operator = Keys(secret_in(server.data), OperatorKey(server.data)).operator()
    host.page.goto(f"{server.address}#/host/{operator}")
    host.page.click(f'li:has(a[href$="{table}"]) >> text=End this game')
    host.page.click(".asking >> text=End this game")
    window.page.wait_for_selector("text=The person who runs this server ended the game")
    host.page.wait_for_selector(f'li:has(a[href$="{table}"])', state="detached")
    window.close()
    host.close()


def test_a_bot_stands_in_for_an_absent_person(browser: Any, server: Server) -> None:
    ana, bo = two(browser, server)
    link = bo.address
    state = bo.context.storage_state()
    bo.close()
    ana.tool("Table")
    ana.page.click('text="Let a bot play"')
    ana.page.click("text=Let it play")
    ana.page.wait_for_selector(".players >> text=a bot stands in")
    back = Window(browser, storage_state=state)
    back.page.goto(link)
    back.page.click(".question >> text=Take my seat back")
    ana.page.wait_for_selector(".players >> text=a bot stands in", state="detached")
    ana.close()
    back.close()


def asked_of(window: Window) -> bool:
    return bool(window.page.locator(".question.mine").count())


def test_a_turn_is_planned_while_another_thinks(browser: Any, server: Server) -> None:
    ana, bo = two(browser, server)
    dice = random.Random(2)
    # plays through the choice of tiles until it is the other player's turn in one of the windows
    for _ in range(40):
        for window in (ana, bo):
            if window.page.locator("[data-confirm], .question.mine").count() and not window.takes_turns():
                window.play_some(dice, 1, board_first=False)
        if ana.takes_turns() or bo.takes_turns():
            break
    thinker, waiter = (ana, bo) if ana.takes_turns() else (bo, ana)
    waiter.page.click("[data-try-out]")
    waiter.page.wait_for_selector(".question.trying .choice")
    word = waiter.words()[0]
    waiter.click_choice(word)
    waiter.page.click("[data-keep]")
    waiter.page.wait_for_selector("text=Your plan:")
    assert not asked_of(waiter)
    for _ in range(20):
        if asked_of(waiter):
            break
        thinker.play_some(dice, 1, board_first=False)
        waiter.until(lambda: asked_of(waiter) or asked_of(thinker))
    waiter.page.wait_for_selector(".plan >> text=Your plan")
    if waiter.page.locator("[data-plan]").count():
        waiter.page.click("[data-plan]")
        waiter.page.click("[data-confirm]")
        waiter.page.wait_for_selector(".plan", state="detached")
    ana.close()
    bo.close()


def test_a_hint_in_three_strengths(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address)
    window.wait_for_turn()
    for strength, text in (("1", "Look at:"), ("2", "Advice:")):
        window.page.click(".hint-button > button")
        window.page.click(f"[data-hint='{strength}']")
        window.page.wait_for_selector(f".hint-answer >> text={text}", timeout=90_000)
        assert window.page.locator(".choice.hinted").count() >= 1
    window.close()


SEEN = """() => {
    const look = () => { window.seenActions ||= document.querySelector(".shown-actions li") !== null; };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_others_turns_are_shown_one_by_one(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle(speed="calm", confirm=False)
    window.start(server.address, seats=4)
    window.page.evaluate(SEEN)
    dice = random.Random(1)
    for _ in range(30):
        window.wait_for_turn()
        if window.page.evaluate("window.seenActions"):
            break
        window.play_some(dice, 1, board_first=False)
    assert window.page.evaluate("window.seenActions")
    window.close()


SKIP_TURN = """() => {
    const buttons = [...document.querySelectorAll(".shown-actions button")];
    buttons.find((one) => one.textContent.includes("Skip"))?.click();
    return document.querySelector(".shown-actions") !== null;
}"""


def test_others_turns_can_be_skipped(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle(speed="calm", following="step", confirm=False)
    window.start(server.address, seats=4)
    dice = random.Random(1)
    for _ in range(30):
        window.page.wait_for_selector(".question.mine .choice, [data-next-action]")
        if window.page.locator("[data-next-action]").count():  # the action is visible until it is pressed
            break
        window.play_some(dice, 1, board_first=False)
    window.until(lambda: not window.page.evaluate(SKIP_TURN))  # each press skips one turn of another player
    window.wait_for_turn()
    window.close()


def test_an_onlooker_sees_but_has_nothing_to_press(browser: Any, server: Server) -> None:
    player, onlooker = Window(browser), Window(browser)
    player.settle()
    onlooker.settle()
    player.start(server.address)
    onlooker.page.goto(player.address)
    onlooker.page.wait_for_selector("text=You are watching")
    assert onlooker.page.locator(".question-foot, .choice").count() == 0
    player.close()
    onlooker.close()


def test_the_page_opens_offline_but_never_shows_an_old_game(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address)
    window.wait_for_turn()
    window.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    window.page.reload()  # after this reload, the service worker handles all requests
    window.page.wait_for_selector(".question.mine")
    window.context.set_offline(True)
    window.page.reload()
    window.page.wait_for_selector("text=The server does not answer")
    assert window.page.locator(".board, .question").count() == 0
    window.context.set_offline(False)
    window.page.wait_for_selector(".question.mine", timeout=90_000)
    window.close()


@pytest.mark.slow
def test_people_whisper_and_propose(browser: Any, server: Server) -> None:
    """A message to one seat, and a proposal with its answer. Nobody else sees either of them."""
    host, guest, third = Window(browser), Window(browser), Window(browser)
    for window, name in ((host, "Ana"), (guest, "Bo"), (third, "Cem")):
        window.settle(name=name)
    link = host.open_table(server.address, game="azteca", seats=3)
    for window in (guest, third):
        window.page.goto(link)
        window.page.click("text=Sit down")
    for window in (host, guest, third):
        window.page.click("#tab-chat")
    host.page.select_option("#chat-to", label="Bo alone")
    host.page.fill("#chat-text", "psst")
    host.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".whisper >> text=psst")
    assert guest.page.locator("#chat-to option:checked").inner_text() == "Ana alone"
    guest.page.fill("#chat-text", "hush")
    guest.page.keyboard.press("Enter")
    host.page.wait_for_selector(".whisper >> text=hush")
    host.page.click("[data-open-propose]")
    form, lines = (host.page.locator(one).bounding_box() for one in (".propose", ".chat-lines"))
    assert form["height"] > 250
    assert lines["height"] > 0
    host.page.select_option("[data-side=gives] select", value="peace")
    host.page.select_option("[data-side=wants] select", value="spare")
    host.page.locator("[data-side=wants] select").nth(1).select_option("12")
    assert host.axe() == []
    host.page.click("[data-propose]")
    guest.page.wait_for_selector(".proposal >> text=not march into Cuitlahuac")
    assert guest.axe() == []
    guest.page.click("[data-reply=yes]")
    host.page.wait_for_selector(".proposal >> text=Bo agrees")
    host.page.select_option("#chat-to", label="everybody")
    host.page.fill("#chat-text", "good luck")
    host.page.keyboard.press("Enter")
    third.page.wait_for_selector(".chat-lines >> text=good luck")
    assert third.page.locator(".chat-lines li").count() == 1
    for window in (host, guest, third):
        window.close()


def test_who_asked_learns_that_the_others_declined(browser: Any, server: Server) -> None:
    ana, bo = two(browser, server)
    ana.tool("Table")
    ana.page.click(".sheet >> text=Ask for a longer pause")
    bo.page.click(".notices >> text=No")
    ana.page.wait_for_selector(".notices >> text=Bo does not agree to a longer pause.")
    ana.page.click(".notices >> text=All right")
    ana.page.wait_for_selector(".notices >> text=does not agree", state="detached")
    assert bo.page.locator(".notices >> text=does not agree").count() == 0
    ana.page.reload()
    ana.page.wait_for_selector(".question")
    assert ana.page.locator(".notices >> text=does not agree").count() == 0
    ana.close()
    bo.close()
