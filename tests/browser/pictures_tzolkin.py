"""Screenshots of Tzolk'in's board: by day, by night, on a phone, and with an open card."""

from __future__ import annotations

from typing import Any

from patolli.games.tzolkin.position import TzolkinPosition
from patolli.kernel.match import Match

from . import prepared
from .pictures import Picture
from .window import Window


def on_day_9() -> Match:
    def here(p: Any) -> bool:
        assert isinstance(p, TzolkinPosition)
        return p.day >= 9 and p.question(0).kind == "PlaceWorker"

    return prepared.played("tzolkin", 4, 3, here)


def with_a_card(window: Window) -> None:
    window.page.locator('[data-about="palenque 3"]').first.hover(force=True)
    window.page.wait_for_selector(".explain")


PICTURES = [
    Picture("table", on_day_9),
    Picture("night", on_day_9, theme="dark", language="de"),
    Picture("phone", on_day_9, (390, 844)),
    Picture("card", on_day_9, act=with_a_card),
]
