"""Chichén Itzá's answers that take more than one click: distributing warriors over several places, and
exchanging idols.
"""

from __future__ import annotations

from typing import Any

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import ChichenPosition

from .level_clicks import key, play_on, wait_to_press
from .window import MEANT, Window

SEAT = 0
STEPPED = {"Reinforce", "RegroupHero", "RegroupWarriors"}


def gesture(window: Window, p: Any, plan: list[Any]) -> int:
    """Follows the plan up to the end of one distribution, or exchanges an idol."""
    assert isinstance(p, ChichenPosition)
    if p.question(SEAT).kind not in STEPPED:
        return exchange(window, p, plan)
    far = len(plan)
    for at, there in enumerate(plan):
        if SEAT not in there.asked() or there.question(SEAT).kind not in STEPPED:
            far = at + 1
            break
    window.page.wait_for_selector(".stepper-done")
    asked = window.asked()
    for hero, place in enumerate(plan[far - 1].seats[SEAT].heroes):
        if place >= 0 and place != p.seats[SEAT].heroes[hero]:
            step(window, f"hold {names.HERO_IDS[hero]}")
            step(window, f"put {names.PLACE_IDS[place].lower()}")
    changes = [
        (place, warriors(plan[far - 1], place) - warriors(p, place)) for place in range(names.CITY + 1)
    ]
    if p.question(SEAT).kind != "Reinforce":
        changes = changes[: names.CITY]
    for place, by in sorted(changes, key=lambda change: change[1]):
        for _ in range(abs(by)):
            step(window, f"{'more' if by > 0 else 'less'} {names.PLACE_IDS[place].lower()}")
    step(window, "done")
    window.answered(asked)
    return far


def exchange(window: Window, p: ChichenPosition, plan: list[Any]) -> int:
    """Clicks the idol and, if there are several possibilities, what to exchange it for."""
    offered = [*p.legal_moves(SEAT), *p.asides(SEAT)]
    for word in ("idol coins", "idol luck", "idol magic"):
        move = GAME.vocabulary.move(word)
        there = play_on(p.observation(SEAT), [move]) if move in offered and plan else None
        idol = window.page.locator('.board .place.lit[data-word^="idol"]')
        if there is None or key(there) != key(plan[0]) or not idol.count():
            continue
        asked = window.asked()
        wait_to_press(window, '.board .place.lit[data-word^="idol"]')
        idol.first.click(force=True)
        window.page.wait_for_selector(f'{MEANT}, .question:not([data-question="{asked}"])')
        if window.page.locator(MEANT).count():
            window.page.locator(f'.choices[role=group] [data-choice="{word}"]').click()
            window.page.wait_for_selector(MEANT, state="detached")
        window.answered(asked)
        return 1
    return 0


def warriors(p: ChichenPosition, place: int) -> int:
    if place == names.CITY:
        return p.seats[SEAT].city
    return p.warriors[place] if p.seats[SEAT].tiles >> place & 1 else 0


def step(window: Window, word: str) -> None:
    selector = f'[data-step="{word}"]'
    wait_to_press(window, selector)
    window.page.locator(selector).first.click()
