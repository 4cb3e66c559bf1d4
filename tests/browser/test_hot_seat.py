"""Two people sharing one device."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .conftest import Server
from .window import MEANT, Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]
CURTAIN = ".hot-seat-screen"
STATE = """() => [
  document.querySelector('.question')?.dataset.question,
  document.querySelector('.hot-seat-screen') !== null,
  [...document.querySelectorAll('.player-head')].findIndex(one => one.querySelector('.my-link')),
]"""
"""Reads the current question and its seat at once, because both could change between two separate reads."""


def two_here(browser: Any, server: Server, game: str) -> Window:
    window = Window(browser)
    window.settle(name="Ana")
    window.page.goto(server.address)
    window.page.click(".new-table summary")
    window.page.locator(".new-choice select").first.select_option(game)
    window.page.locator(".new-seats select").nth(1).select_option("hot")
    window.page.locator(".new-seats input").nth(1).fill("Bo")
    window.page.click("text=Open the table")
    window.page.wait_for_selector(".question, .hot-seat-screen")
    return window


def looking(window: Window) -> str:
    """Returns the name of the player marked as `you`."""
    return str(window.page.locator(".player:has-text('you') .player-name").first.inner_text())


def answer(window: Window, dice: random.Random) -> None:
    """Answers the question. The number of the question cannot show that the answer arrived, because each seat
    counts its own questions.
    """

    before = window.page.evaluate(STATE)
    window.click_choice(dice.choice(window.words()))

    def taken() -> bool:
        window.page.evaluate(f"document.querySelector(`{MEANT}, [data-confirm]`)?.click()")
        return bool(window.page.evaluate(STATE) != before)

    window.until(taken)


def play_until(window: Window, done: Any, moves: int = 60) -> int:
    """Gives random answers for each seat until `done` is true. Returns how often the curtain had to be
    lifted.
    """
    dice, lifted = random.Random(3), 0
    for _ in range(moves):
        window.page.wait_for_selector(".hot-seat-screen, .question.mine .choice")
        if done():
            return lifted
        if window.page.locator(CURTAIN).count():
            window.page.locator("[data-lift]").first.click()
            window.page.wait_for_selector(CURTAIN, state="detached")
            lifted += 1
            continue
        answer(window, dice)
    raise AssertionError("the condition was never met")


def test_no_curtain_falls_if_nothing_is_secret(browser: Any, server: Server) -> None:
    window = two_here(browser, server, "tzolkin")
    assert play_until(window, window.takes_turns) > 0, "the tiles of the start are secret"
    seen: list[str] = []

    def four_turns() -> bool:
        assert window.page.locator(CURTAIN).count() == 0
        name = looking(window)
        assert window.page.locator("#question-words").inner_text().strip().startswith(f"{name}: ")
        if not seen or seen[-1] != name:
            seen.append(name)
        return len(seen) >= 4

    assert play_until(window, four_turns, 80) == 0
    assert seen in (["Ana", "Bo", "Ana", "Bo"], ["Bo", "Ana", "Bo", "Ana"])
    window.page.reload()
    window.page.wait_for_selector(".question.mine .choice")
    assert window.page.locator(CURTAIN).count() == 0
    window.close()


def test_a_curtain_falls_between_secret_hands(browser: Any, server: Server) -> None:
    window = two_here(browser, server, "chichen-itza")
    seen: list[str] = []

    def three_turns() -> bool:
        if window.page.locator(CURTAIN).count() == 0:
            name = looking(window)
            if not seen or seen[-1] != name:
                seen.append(name)
        return len(seen) >= 3

    assert play_until(window, three_turns, 120) >= 3
    window.close()


def test_the_next_at_the_device_does_not_see_my_notes(browser: Any, server: Server) -> None:
    window = two_here(browser, server, "tzolkin")
    window.page.locator("[data-lift]").first.click()
    window.page.click(".tab >> text=Notes")
    name = looking(window)
    window.page.fill("textarea.notes", "my secret plan")
    window.page.wait_for_function("document.querySelector('.hot-seat-screen') === null")

    def other_looks() -> bool:
        return window.page.locator(CURTAIN).count() == 0 and looking(window) != name

    play_until(window, other_looks)
    assert window.page.locator("textarea.notes").input_value() == ""
    window.close()


def test_a_bot_plays_for_one_of_two_at_a_device(browser: Any, server: Server) -> None:
    """The page names both players. The other person continues to play and can stop the bot."""
    window = two_here(browser, server, "tzolkin")
    play_until(window, window.takes_turns)
    name = looking(window)
    other = "Bo" if name == "Ana" else "Ana"
    window.tool("Table")
    # the other player has a vote as well
    window.page.wait_for_selector(".sheet button:text-is('Propose to give up')")
    row = f".sheet li:has-text('{other}')"
    window.page.click(f"{row} >> text=Let a bot play")
    window.page.wait_for_selector(f"{row} >> text=answers for {other} until {other} takes the seat back")
    window.page.click("text=Let it play")
    window.page.wait_for_selector(f".notices >> text=plays for {other}")
    window.page.keyboard.press("Escape")
    assert looking(window) == name
    assert window.page.locator(".question.mine .choice").count()
    window.page.click(f".notices >> text=Take the seat of {other} back")
    window.page.wait_for_selector(f".notices >> text=plays for {other}", state="detached")
    window.close()


def test_two_at_a_device_vote_separately_and_take_back_their_own_answers(
    browser: Any, server: Server
) -> None:
    """Votes are not secret, so nobody has to wait for their own turn, which may come only after the vote has
    ended.
    """
    window = two_here(browser, server, "tzolkin")
    play_until(window, window.takes_turns)
    name = looking(window)
    other = "Bo" if name == "Ana" else "Ana"
    window.tool("Table")
    window.page.click(".sheet >> text=Ask for a longer pause")
    window.page.click(f".vote .row:has-text('{other}') >> text=Yes")
    window.page.wait_for_selector(".question >> text=All agreed to this pause")
    window.page.click(".question >> text=Go on")
    window.page.wait_for_selector(".question.mine .choice")
    window.page.click(f".sheet >> text=Ask to take back {other}’s last answer")
    window.page.wait_for_selector(f".vote >> text={other} asks to take back their last decision")
    window.page.click(f".vote .row:has-text('{name}') >> text=No")
    window.page.wait_for_selector(".vote", state="detached")
    assert window.page.locator(f".sheet >> text=Ask to take back {name}’s last answer").count() == 1
    window.close()
