"""A browser window at a table, with methods for what a player does in it."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ASKED = ".question.mine .choice, .question.mine [data-by-form], [data-confirm], .question.over"
"""Matches if there is something to answer, either in the list or in a form on the board."""
MEANT = ".choices[role=group] [data-choice]"
"""The list of possible meanings of a click."""
FRAMES = """(count) => new Promise((done) => {
    const next = () => (count-- > 0 ? requestAnimationFrame(next) : done(true));
    next();
})"""
REFUSED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
    () => done(document.querySelector(".press-refused") !== null)
)))"""
"""Whether the question box says that it ignored a press. It does so in the frame after the press."""
PLAYED_BEFORE = "localStorage.setItem('patolli.finished', '[\"teotihuacan\", \"azteca\"]')"
AT_REST = """() => document.getAnimations().every(
    (one) => one.playState !== "running" || one.effect.getTiming().iterations === Infinity
)"""
LONGEST_WAIT = 120.0
"""The number of seconds after which a condition counts as never met; generous for slow machines."""
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Window:
    """A window with its own browser context, and so with its own storage, like the browser of another person.
    A `newcomer` has never played.
    """

    def __init__(
        self, browser: Any, size: dict[str, int] | None = None, newcomer: bool = False, **options: Any
    ) -> None:
        options.setdefault("locale", "en-GB")
        self.context = browser.new_context(viewport=size or WIDE, **options)
        if not newcomer:
            self.context.add_init_script(PLAYED_BEFORE)
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.spoken: list[str] = []
        """The messages that the page wrote to the console."""
        self.page.on("console", lambda message: self.spoken.append(f"{message.type}: {message.text}"))

    def close(self) -> None:
        faults = list(self.faults)  # closing the window interrupts requests, which must not count as errors
        self.context.close()
        assert faults == [], faults

    def settle(self, **settings: Any) -> None:
        """Stores settings before the page is opened, as the settings sheet would."""
        text = json.dumps(json.dumps({"speed": "none", "level": "random", **settings}))
        self.context.add_init_script(
            f"localStorage.getItem('patolli.settings') || localStorage.setItem('patolli.settings', {text})"
        )

    def start(self, address: str, seats: int = 2, game: str = "tzolkin") -> None:
        """Starts a game with one click in the lobby."""
        self.page.goto(address)
        self.page.wait_for_selector(f"[data-start^={game}-]")
        if not self.page.locator(f"[data-start={game}-{seats}]").count():
            self.page.click(f"[data-choose={game}]")
            self.page.check(f"[data-seats={game}-{seats}]")
            self.page.keyboard.press("Escape")  # the sheet may cover the card's own button
        self.page.click(f"[data-start={game}-{seats}]")
        self.page.wait_for_selector(".question")

    def open_table(self, address: str, game: str = "tzolkin", seats: int = 2) -> str:
        """Creates a table with this many seats, all of them open except the first. Returns the link to it."""
        self.page.goto(address)
        self.page.click(".new-table summary")
        self.page.locator(".new-choice select").first.select_option(game)
        for seat in range(2, seats):
            self.page.click("text=One seat more")
            self.page.locator(".new-seats select").nth(seat).select_option("open")
        self.page.click("text=Open the table")
        return str(self.page.locator("section.invite input").input_value())

    def tool(self, title: str) -> None:
        """Opens one of the tools. On a phone, some of them are behind a button."""
        if not self.page.locator(f'.tools [title="{title}"]').count():
            self.page.click("[data-more-tools]")
        self.page.click(f'.tools [title="{title}"]')

    def takes_turns(self) -> bool:
        """Returns whether the current question is part of a turn, not of the choice of tiles at the start."""
        return any(word.startswith(("turn ", "place ", "pick ", "beg ")) for word in self.words())

    def until(self, holds: Callable[[], bool], fault: Callable[[], str] = lambda: "") -> None:
        """Waits until a condition is true. If it never is, the test fails with the message from `fault`."""
        end = time.monotonic() + LONGEST_WAIT
        while not holds():
            assert time.monotonic() < end, fault() or "the condition was never met"
            self.next_frames(6)

    def next_frames(self, count: int = 2) -> None:
        """Waits for the given number of frames, so that the page has drawn everything it has received."""
        self.page.wait_for_function(FRAMES, arg=count)

    def settled(self) -> None:
        """Waits until no requests and no transitions are running."""
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_function(AT_REST)

    @property
    def address(self) -> str:
        """The current address of the page. `page.url` would be updated slightly later."""
        return str(self.page.evaluate("location.href"))

    @property
    def over(self) -> bool:
        return bool(self.page.locator(".question.over").count())

    def wait_for_turn(self) -> bool:
        """Waits until this window has a question to answer. Returns False if the game is over."""
        self.page.wait_for_selector(ASKED, timeout=90_000)
        return not self.over

    def words(self) -> list[str]:
        """Returns the answers on offer, in notation, without those that are listed only after a press on
        their card.
        """
        found: list[str] = self.page.eval_on_selector_all(
            ".question .choice:not([data-uses-of])",
            "all => all.map(one => one.dataset.choice ?? one.dataset.run)",
        )
        return found

    def keys(self) -> list[str]:
        """Returns the keys (digits) that select the answers on offer."""
        found: list[str] = self.page.eval_on_selector_all(
            ".question .choice",
            "all => all.map(one => one.ariaKeyShortcuts ?? one.querySelector('kbd')?.textContent)",
        )
        return [key for key in found if key]

    def asked(self) -> str:
        """Returns the number of the current question."""
        return self.page.locator(".question").first.get_attribute("data-question") or ""

    def answered(self, asked: str) -> None:
        """Chooses what was meant if there are several possibilities, confirms if necessary, and waits until
        the server has accepted the answer.
        """
        taken = f'.question.mine:not([data-question="{asked}"]), .question:not(.mine)'
        self.page.wait_for_selector(f"{MEANT}, [data-confirm], {taken}")
        meant = self.page.locator(MEANT)
        if meant.count():
            self.press(meant.first)
            self.page.wait_for_selector(f"[data-confirm], {taken}")
        button = self.page.locator("[data-confirm]")
        if button.count():
            self.press(button)
            self.page.wait_for_selector(taken)

    def lit(self) -> list[str]:
        """Returns the words of the places on the board that answer the question directly."""
        found: list[str] = self.page.eval_on_selector_all(
            ".board .place.lit[data-word]", "all => all.map(one => one.dataset.word)"
        )
        return found

    def move_pointer(self) -> None:
        """Moves the pointer away, as people do between clicks. The page ignores presses of a pointer that has
        not moved.
        """
        self.page.mouse.move(2, 2)

    def click_place(self, word: str) -> None:
        """Clicks the centre of the visible part of a place."""
        self.press(self.page.locator(f'.board .place.lit[data-word="{word}"]').first, force=True)

    def click_choice(self, word: str) -> None:
        self.press(self.page.locator(f'[data-choice="{word}"], [data-run="{word}"]').first)

    def press(self, thing: Any, **options: Any) -> None:
        """Clicks an element. Clicks again if the page ignored the click because a control had just
        disappeared there.
        """
        for _ in range(20):
            self.move_pointer()
            thing.click(**options)
            if not self.page.evaluate(REFUSED):
                return

    def play_some(self, dice: random.Random, moves: int, board_first: bool = True) -> int:
        """Answers this many questions, on the board where possible. Returns how many were answered on the
        board.
        """
        on_board = 0
        for _ in range(moves):
            if not self.wait_for_turn():
                break
            asked, words, lit = self.asked(), self.words(), self.lit()
            if board_first and lit and dice.random() < 0.9:
                self.click_place(dice.choice(lit))
                on_board += 1
            else:
                self.click_choice(dice.choice(words))
            self.answered(asked)
        return on_board

    def axe(self) -> list[str]:
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        result = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
            for one in result["violations"]
            for node in one["nodes"][:3]
        ]
