"""Plays a tour in a browser as its file describes: on the board or, where the board offers no answer, in the
list of answers.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from patolli.table.tours import tour_file

from .conftest import Server
from .drawn_board import on_console
from .window import PHONE, WIDE, Window

FREE_POINT = """
place => {
  const room = document.querySelector(".board-view").getBoundingClientRect();
  const box = place.getBoundingClientRect();
  for (const down of [0.5, 0.3, 0.7, 0.1, 0.9])
    for (const across of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      const [x, y] = [box.left + across * box.width, box.top + down * box.height];
      const inside = x > room.left && x < room.right && y > room.top && y < room.bottom;
      if (inside && document.elementFromPoint(x, y)?.closest("[data-word]") === place) return [x, y];
    }
  return null;
}
"""
"""Finds a visible point of a place that is not covered by another element."""
OUT_OF_SIGHT = """
parts => parts.filter(one => {
  const box = document.querySelector(`.tour-lesson ${one}`).getBoundingClientRect();
  const room = document.querySelector(".tour-lesson").getBoundingClientRect();
  return box.top < room.top - 1 || Math.min(box.bottom, box.top + 24) > Math.min(room.bottom, innerHeight);
})
"""
"""Finds the parts of the lesson that are not visible without scrolling."""
COVERED = """
least => {
  const seen = (inner, outer) => ({
    left: Math.max(inner.left, outer.left, 0), right: Math.min(inner.right, outer.right, innerWidth),
    top: Math.max(inner.top, outer.top, 0), bottom: Math.min(inner.bottom, outer.bottom, innerHeight),
  });
  const found = [];
  for (const choice of document.querySelectorAll('.question .choice, .question [data-confirm]')) {
    const room = (choice.closest('.choices') ?? choice.closest('.question')).getBoundingClientRect();
    const { left, right, top, bottom } = seen(choice.getBoundingClientRect(), room);
    if (bottom - top < 8) continue;  // scrolled away
    for (const y of [top + 3, (top + bottom) / 2, bottom - 3])
      if (!choice.contains(document.elementFromPoint((left + right) / 2, y))) {
        found.push(`covered: ${choice.textContent}`);
        break;
      }
  }
  const lesson = document.querySelector('.tour-lesson').getBoundingClientRect();
  const heights = [...document.querySelectorAll('.question :is(.choices, .confirm, .pinned-answer)')]
    .map(one => seen(one.getBoundingClientRect(), lesson))
    .map(({ top, bottom }) => Math.max(0, bottom - top));
  const answers = heights.reduce((sum, one) => sum + one, 0);
  const board = document.querySelector('.board-view').getBoundingClientRect().height;
  if (answers < least.answers) found.push(`answers have ${answers} px`);
  if (board < least.board) found.push(`the board has ${board} px`);
  return found;
}
"""
LEAST_ROOM = {"answers": 110, "board": 200}
"""The minimum height on a phone in CSS pixels: two answers, and a legible board."""
NEEDED = [".tour-task", ".question h2"]
FIRST_ANSWER = ".question .choice"
SHOWN = '.tour-card[data-step="{step}"]'


class TourPlayer:
    def __init__(
        self, browser: Any, server: Server, game: str, size: dict[str, int] = WIDE, language: str = "en"
    ) -> None:
        self.game = game
        self.server = server
        self.touch = size == PHONE
        self.window = Window(
            browser, size, locale="de-DE" if language == "de" else "en-GB", has_touch=self.touch
        )
        self.page = self.window.page
        self.page.on("console", lambda message: on_console(self.window, message.text))
        self.window.settle(language=language, confirm=True)

    def open(self, step: str = "") -> None:
        self.page.goto(f"{self.server.address}#/learn/{self.game}{'/' + step if step else ''}")

    def wait_for(self, step: str) -> None:
        self.page.wait_for_selector(SHOWN.format(step=step))

    def begin(self) -> None:
        """On a phone, a step begins with its text; a button then shows the answers."""
        answers = ".question.mine .choice, .question.mine [data-by-form]"
        self.page.wait_for_selector(f"[data-begin], {answers}")
        if self.page.locator("[data-begin]").count():
            self.press("[data-begin]")
        self.page.wait_for_selector(answers)

    def steps(self) -> list[tour_file.TourStep]:
        return tour_file.tour(self.game).steps

    def missing_pointers(self, step: tour_file.TourStep) -> list[str]:
        """Returns the selectors in `step.point` that match nothing on the board."""
        return [one for one in step.point if not self.page.locator(f".tour-page {one}").count()]

    def covered(self) -> list[str]:
        """Returns the visible answers that are covered by something, and a message if the answers or the
        board have too little room.
        """
        return list(self.page.evaluate(COVERED, LEAST_ROOM))

    def out_of_sight(self) -> list[str]:
        """Returns the parts of the task and the question that are not visible. The first answer must be
        visible too, unless the player answers on the board.
        """
        parts = NEEDED if self.touch else [*NEEDED, FIRST_ANSWER]
        return list(self.page.evaluate(OUT_OF_SIGHT, parts))

    def play(self, step: tour_file.TourStep) -> int:
        """Plays the first solution of a step. Returns how many of its moves were made on the board."""
        left, on_board = list(step.answer[0]), 0
        if self.touch:
            self.begin()
        done = SHOWN.format(step=step.id) + ".done"
        while left and not self.page.locator(done).count():  # one click may play several moves
            left, clicked = self.move(left)
            on_board += clicked
        self.page.wait_for_selector(done)
        return on_board

    def move(self, left: list[str]) -> tuple[list[str], int]:
        """Makes one click: on the place of the next move, or of the move after it if one click plays both."""
        self.page.wait_for_selector(".question.mine .choice, .question.mine [data-run]")
        asked = self.window.asked()
        while len(left) > 1 and not self.offers(left[0]) and self.offers(left[1]):
            left = left[1:]
        near, far = place(left[0]), place(left[1]) if len(left) > 1 and left[1] != left[0] else ""
        answer = f'.question [data-choice="{left[0]}"], .question [data-run="{left[0]}"]'
        for made, selector in ((1, near), (2, far)):
            if selector and self.appears(selector, wait=made == 2):
                self.settle(selector, asked, left[made - 1])
                return left[made:], 1
        self.settle(answer, asked, left[0])
        return left[1:], 0

    def offers(self, word: str) -> bool:
        return bool(self.page.locator(f'[data-choice="{word}"], [data-run="{word}"], {place(word)}').count())

    def appears(self, selector: str, wait: bool) -> bool:
        """Returns whether an element is visible. If `wait` is true, waits first for the chains that one click
        can play, which arrive after the question.
        """
        if wait:
            self.page.wait_for_load_state("networkidle")
        found = self.page.locator(selector)
        return bool(found.count() and found.first.evaluate(FREE_POINT))

    def press(self, selector: str) -> None:
        found = self.page.locator(selector).first
        if not self.touch:
            self.window.move_pointer()
        point = found.evaluate(FREE_POINT) if ".place" in selector else None
        if point and self.touch:
            self.page.touchscreen.tap(*point)
        elif point:
            # The page ignores presses of a pointer that has not moved since the last question.
            self.page.mouse.move(1, 1)
            self.page.mouse.click(*point)
        elif self.touch:
            found.tap(force=True)
        else:
            found.click(force=True)

    def settle(self, selector: str, asked: str, meant: str) -> None:
        """Presses the element, chooses what was meant if there are several possibilities, and confirms if
        necessary.
        """
        several = f'.choices[role=group] [data-choice="{meant}"]'
        taken = f'.question.mine:not([data-question="{asked}"]), .tour-card.done'
        fresh = not self.page.locator(".tour-wrong").count()
        self.press(selector)
        seen = f"{several}, [data-confirm], {taken}" + (", .tour-wrong" if fresh else "")
        try:
            self.page.wait_for_selector(seen, timeout=5_000 if self.touch else None)
        except PlaywrightTimeout:
            if not self.touch:
                raise
            self.press(selector)  # two quick taps would zoom the board
            self.page.wait_for_selector(seen)
        if fresh and self.page.locator(".tour-wrong").count():  # this place also plays another move
            self.press(f'.question [data-choice="{meant}"]')
            self.page.wait_for_selector(f"[data-confirm], {taken}")
        if self.page.locator(several).count():
            self.press(several)
            self.page.wait_for_selector(f"[data-confirm], {taken}")
        if self.page.locator("[data-confirm]").count():
            self.press("[data-confirm]")
            self.page.wait_for_selector(taken)

    def next(self) -> None:
        self.press("[data-next]")

    def wrong(self) -> str:
        """Returns the explanation of why the last move was wrong."""
        self.page.wait_for_selector(".tour-wrong")
        return str(self.page.locator(".tour-wrong").inner_text())


def place(word: str) -> str:
    return f'.board .place.lit[data-word="{word}"]'
