"""Screenshots of Teotihuacan's board in four widths, light and dark: start, middle, eclipse, end, and a solo
game.
"""

from __future__ import annotations

from typing import Any

from patolli.games import load
from patolli.games.teotihuacan.position import EXTRA, TeotihuacanPosition
from patolli.kernel.chance import CommittedSeed
from patolli.kernel.match import Match

from . import glance_teotihuacan, prepared
from .pictures import Picture
from .window import Window

LAST = 2


def asked(kind: str, players: int, seed: int, least_round: int) -> Match:
    """Plays until seat 0 is asked a question of this kind, in this round or later."""

    def holds(p: Any) -> bool:
        assert isinstance(p, TeotihuacanPosition)
        return p.round >= least_round and p.question(0).kind == kind

    return prepared.played("teotihuacan", players, seed, holds, "level-1")


def laying() -> Match:
    return asked("ChoosePlace", 4, 5, 8)


def moving() -> Match:
    return asked("ChooseBoard", 4, 5, 6)


def alone() -> Match:
    return asked("ChooseWorker", 1, 5, 6)


def last_turn() -> Match:
    def holds(p: Any) -> bool:
        assert isinstance(p, TeotihuacanPosition)
        return p.discs == EXTRA and p.question(0).kind == "ChooseWorker"

    return prepared.played("teotihuacan", 3, 3, holds, "level-1")


def point_at_a_place(window: Window) -> None:
    window.page.locator(".tile-place.lit").last.hover()
    window.page.wait_for_selector(".tile-place.watched .stone-tile")


def until_eclipse(window: Window) -> None:
    page = window.page
    while not page.locator(".board .eclipse").count():
        window.wait_for_turn()
        question = window.asked()
        window.click_choice(window.words()[-1])
        window.answered(question)
        page.wait_for_selector(".question.mine .choice, .board .eclipse")
    page.wait_for_function("document.querySelector('.eclipse').getAnimations({subtree: true}).length === 0")


def show_the_teotibot(window: Window) -> None:
    window.page.click(".bot-tiles .button")
    window.page.wait_for_selector(".bot-procedure")


def drafting() -> Match:
    """Returns a position in which four players draft their starting tiles."""
    fate = CommittedSeed((7).to_bytes(32, "big"), ["a word"] * 4)
    match = Match(load("teotihuacan"), 4, fate, {"starting-tiles": "draft"})
    while match.asked() != [prepared.SEAT]:
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[0])
    return match


def late() -> Match:
    """Returns a four-player position shortly before the last eclipse."""

    def holds(p: Any) -> bool:
        assert isinstance(p, TeotihuacanPosition)
        return p.eclipses == LAST and p.discs == EXTRA and p.question(0).kind == "ChooseWorker"

    return prepared.played("teotihuacan", 4, 5, holds, "level-1")


PICTURES = [
    Picture("teotihuacan", glance_teotihuacan.position),
    Picture("teotihuacan-dark", glance_teotihuacan.position, theme="dark"),
    Picture("teotihuacan-start", drafting),
    Picture("teotihuacan-end-dark", late, theme="dark"),
    Picture("teotihuacan-1366-de", moving, (1366, 768), language="de"),
    Picture("teotihuacan-1366-dark", late, (1366, 768), theme="dark"),
    Picture("teotihuacan-1024", moving, (1024, 768)),
    Picture("teotihuacan-1024-dark", late, (1024, 768), theme="dark"),
    Picture("teotihuacan-building", laying, act=point_at_a_place),
    Picture("teotihuacan-eclipse", last_turn, act=until_eclipse),
    Picture("teotihuacan-alone", alone, act=show_the_teotibot),
    Picture("teotihuacan-phone", moving, (390, 844)),
    Picture("teotihuacan-phone-start", drafting, (390, 844)),
    Picture("teotihuacan-phone-eclipse", last_turn, (390, 844), act=until_eclipse),
    Picture("teotihuacan-phone-end-dark", late, (390, 844), theme="dark"),
    Picture("teotihuacan-phone-building", laying, (390, 844), theme="dark"),
]
