"""Fills in Azteca's forms as a person would."""

from __future__ import annotations

import random

from .window import Window


def has_form(window: Window) -> bool:
    return bool(window.page.locator("[data-form-send], .lot[data-field], [data-gods]").count())


def fill_form(window: Window, dice: random.Random) -> bool:
    """Fills in a form that answers several questions at once: presses a few plus buttons or, if there are
    lots, chooses the first ones.
    """
    if not has_form(window):
        return False
    asked = window.asked()
    chips = window.page.locator("[data-gods]")
    if chips.count():
        chips.nth(dice.randrange(chips.count())).click()
        window.answered(asked)
        return True
    send = window.page.locator("[data-form-send]")
    if not send.count():
        for lot in (0, 1):
            window.page.locator(".lot[data-field]").nth(lot).click()
    else:
        for _ in range(3):
            more = window.page.locator(".form .step:enabled")
            if more.count():
                more.nth(dice.randrange(more.count())).click()
        send.click()
    window.answered(asked)
    return True
