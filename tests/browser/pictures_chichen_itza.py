"""Screenshots of Chichén Itzá's board in four widths, light and dark: rounds 1, 3 and 6, and three fights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from patolli.games.chichen_itza.position import ChichenPosition
from patolli.games.chichen_itza.state.group import CITY_DEFENCE
from patolli.kernel.match import Match

from . import glance_chichen_itza, prepared
from .drawn_board import tap_apart
from .pictures import Picture
from .window import Window

Holds = Callable[[ChichenPosition], bool]


def asked(seed: int, kind: str, holds: Holds) -> Match:
    """Plays until seat 0 is asked a question of this kind and `holds` is true."""

    def here(p: Any) -> bool:
        assert isinstance(p, ChichenPosition)
        return p.question(0).kind == kind and holds(p)

    return prepared.played("chichen-itza", 4, seed, here)


def round_1() -> Match:
    return asked(5, "ChooseAction", lambda p: p.round == 1)


def round_3() -> Match:
    return asked(4, "ChooseAction", lambda p: p.round == 3 and p.turns >= 8)


def round_6() -> Match:
    return asked(5, "ChooseAction", lambda p: p.round == 6 and p.turns >= 8)


def before_an_attack() -> Match:
    """Returns a position in which Ana can reach several tiles with creatures."""
    return asked(4, "ChooseEnd", lambda p: p.round >= 2)


def against_a_creature() -> Match:
    return asked(2, "RollWindow", lambda p: p.round >= 4 and len(p.combat.dice) >= 4)


def against_a_player() -> Match:
    return asked(5, "RollWindow", lambda p: p.combat.foe >= 0 and len(p.combat.dice) > 0)


def for_the_city() -> Match:
    return asked(4, "RollWindow", lambda p: p.group.kind == CITY_DEFENCE and len(p.combat.dice) > 0)


def with_odds(window: Window) -> None:
    """Waits until the odds of all answers have arrived."""
    window.page.wait_for_function(
        """() => {
          const shown = (selector) => document.querySelectorAll(selector).length;
          return shown(".fight-stage")
            ? shown(".odds-bar") && shown(".question .choice") === shown(".question .answer-share")
            : shown(".hex-odds") >= shown(".map .tile.lit");
        }"""
    )


def confirming(window: Window) -> None:
    """Clicks a tile, so that the page asks for confirmation of several moves that end in a fight."""
    window.page.wait_for_selector('.map .tile.near[data-word="go p01"]')
    tile = window.page.locator('.map .tile[data-about="P01"]')
    tap_apart(window, tile)  # the first tap enlarges the map
    window.page.wait_for_selector(".map-note")
    tap_apart(window, tile)
    window.page.wait_for_selector(".confirm-odds .answer-odds")


PICTURES = [
    Picture("chichen-itza", glance_chichen_itza.position),
    Picture("chichen-itza-round-1", round_1),
    Picture("chichen-itza-round-3-dark", round_3, theme="dark"),
    Picture("chichen-itza-round-6", round_6),
    Picture("chichen-itza-1366-de", round_3, (1366, 768), language="de"),
    Picture("chichen-itza-1024", round_3, (1024, 768)),
    Picture("chichen-itza-attack", before_an_attack, act=with_odds),
    Picture("chichen-itza-fight", against_a_creature, theme="dark", act=with_odds),
    Picture("chichen-itza-fight-player", against_a_player, act=with_odds),
    Picture("chichen-itza-fight-city", for_the_city, act=with_odds),
    Picture("chichen-itza-phone", round_3, (390, 844)),
    Picture("chichen-itza-phone-dark-de", round_6, (390, 844), theme="dark", language="de"),
    Picture("chichen-itza-phone-fight", against_a_creature, (390, 844), act=with_odds),
    Picture("chichen-itza-phone-confirm", round_3, (390, 844), act=confirming, confirm=True),
]
