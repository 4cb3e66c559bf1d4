"""Screenshots of Azteca's board in four widths, light and dark: set-up, purchase, battle, judgement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from patolli.games.azteca.position import AztecaPosition
from patolli.kernel.match import Match

from . import glance_azteca, prepared
from .pictures import Picture
from .window import Window

Holds = Callable[[AztecaPosition], bool]


def asked(players: int, seed: int, kind: str, holds: Holds, others_first: bool = False) -> Match:
    """Plays until seat 0 is asked a question of this kind and `holds` is true."""

    def here(p: Any) -> bool:
        assert isinstance(p, AztecaPosition)
        return p.question(0).kind == kind and holds(p)

    match = prepared.played("azteca", players, seed, here, others_first=others_first)
    assert match.asked(), f"seed {seed}: the game ended before it"
    return match


def placing() -> Match:
    return asked(3, 4, "PlaceMarker", lambda p: p.round == 0)


def buying() -> Match:
    return asked(3, 1, "Buy", lambda p: p.round >= 3)


def fighting() -> Match:
    """Returns a battle on land in which both sides have dice."""
    return asked(4, 1, "Retreat", lambda p: p.round >= 6)


def before_judgement() -> Match:
    return asked(4, 3, "Give", lambda p: p.round >= 4, others_first=True)


def late() -> Match:
    return asked(4, 6, "Activate", lambda p: p.round >= 8)


def before_the_top() -> Match:
    """Returns a position in which Quetzalcoatl is at the top and only Ana has yet to make her offering."""
    return asked(3, 3, "OfferSp", lambda p: p.pyramid >= p.tables.pyramid_top, others_first=True)


def before_hell() -> Match:
    """Returns a position in which Tezcatlipoca is one step above hell and only Ana has yet to make her
    offering.
    """
    return asked(3, 5, "OfferSp", lambda p: p.stair >= p.tables.hell - 1, others_first=True)


def until_ended(window: Window) -> None:
    """Plays to the end without offerings and cards, and closes the last judgement."""
    page = window.page
    while window.wait_for_turn():
        question = window.asked()
        word = "0" if "0" in window.words() else "pass"
        window.click_choice(word)
        window.answered(question)
    page.wait_for_selector(".judgement-stage:not(.ending) .button")
    page.locator(".judgement-stage:not(.ending) .button").click()


def until_poured_out(window: Window) -> None:
    until_ended(window)
    window.page.wait_for_selector(".judgement-stage.ending")
    window.page.wait_for_function(
        "document.querySelector('.judgement-stage').getAnimations({subtree: true}).length === 0"
    )


def until_judged(window: Window) -> None:
    """Gives points to the gods until the judgement is shown, always choosing the first chip or the first
    answer.
    """
    page = window.page
    while not page.locator(".judgement-sheet").count():
        question = window.asked()
        page.wait_for_selector(".tray [data-gods], .question .choice")
        chips = page.locator(".tray [data-gods]")
        if chips.count():
            chips.first.click()
        else:
            window.click_choice(window.words()[0])
        window.answered(question)
        page.wait_for_selector(".judgement-sheet, .question.mine .choice, .tray [data-gods], .question.over")
    page.wait_for_function(
        "document.querySelector('.judgement-stage').getAnimations({subtree: true}).length === 0"
    )


def show_north_west(window: Window) -> None:
    window.page.locator(".map-part").first.tap()
    window.page.wait_for_selector(".map-part[aria-pressed=true]")


PICTURES = [
    Picture("azteca", glance_azteca.position),
    Picture("azteca-dark", late, theme="dark"),
    Picture("azteca-setup", placing),
    Picture("azteca-1366-de", buying, (1366, 768), language="de"),
    Picture("azteca-1366-dark", late, (1366, 768), theme="dark"),
    Picture("azteca-1024", glance_azteca.position, (1024, 768)),
    Picture("azteca-battle", fighting),
    Picture("azteca-judgement", before_judgement, act=until_judged),
    Picture("azteca-phone", glance_azteca.position, (390, 844)),
    Picture("azteca-phone-zoom-dark-de", late, (390, 844), theme="dark", language="de", act=show_north_west),
    Picture("azteca-end", before_the_top, act=until_poured_out),
    Picture("azteca-end-lost", before_hell, (1366, 768), theme="dark", language="de", act=until_poured_out),
    Picture("azteca-phone-end", before_the_top, (390, 844), language="de", act=until_poured_out),
    Picture("azteca-phone-end-lost", before_hell, (390, 844), act=until_poured_out),
    Picture("azteca-phone-judgement", before_judgement, (390, 844), act=until_judged),
]
