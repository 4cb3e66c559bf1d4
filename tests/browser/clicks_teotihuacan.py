"""Teotihuacan's answers that take more than one click, for `level_clicks`."""

from __future__ import annotations

from patolli.games.teotihuacan.game import GAME
from patolli.kernel.position import Position

from .level_clicks import SEAT, key, play_on
from .window import Window

TURNS = 4
"""The number of rotations of a pyramid tile."""


def gesture(window: Window, p: Position, plan: list[Position]) -> int:
    """Closes the scoring of an eclipse, or rotates a pyramid tile with the mouse wheel and places it."""
    eclipse = window.page.locator(".board .eclipse")
    if eclipse.count():
        eclipse.click()
        eclipse.wait_for(state="detached")
    if p.question(SEAT).kind != "ChoosePlace" or not plan:
        return 0
    observed = p.observation(SEAT)
    by_position = {key(one): at for at, one in reversed(list(enumerate(plan, 1)))}
    if asks_for_discount(observed):
        return 0
    window.page.wait_for_selector('.tile-place[data-chain*="rotate"]')
    for on in [GAME.vocabulary.text(move) for move in observed.legal_moves(SEAT)]:
        for chain in turned_chains(window, on):
            laid = play_on(observed, [GAME.vocabulary.move(text) for text in chain.split(", ")])
            if laid is not None and key(laid) in by_position:
                return lay(window, on, chain) and by_position[key(laid)]
    return 0


def asks_for_discount(observed: Position) -> bool:
    """Returns whether the choice of a discount follows the choice of a place, wherever the tile goes."""
    placed = [play_on(observed, [move]) for move in observed.legal_moves(SEAT)]
    return all(one is None or one.question(SEAT).kind == "Discount" for one in placed)


def turned_chains(window: Window, on: str) -> list[str]:
    """Returns the moves that a click on a place would play, for each rotation of the tile."""
    place = window.page.locator(f'.tile-place[data-word="{on}"]')
    now = place.get_attribute("data-chain") or ""
    begun, turned, _ = now.rpartition("rotate ")
    return [f"{begun}{turned}{n}" for n in range(TURNS)] if turned else []


def lay(window: Window, on: str, wanted: str) -> int:
    """Rotates the tile over the place until a click there would play the wanted moves, and clicks."""
    page = window.page
    asked = window.asked()
    place = page.locator(f'.tile-place[data-word="{on}"]')
    place.hover()
    for _ in range(TURNS):
        if place.get_attribute("data-chain") == wanted:
            place.click()
            window.answered(asked)
            return 1
        before = place.get_attribute("data-chain")
        page.mouse.wheel(0, 100)
        page.wait_for_selector(f'.tile-place[data-word="{on}"]:not([data-chain="{before}"])')
    return 0
