"""Every outcome is offered only once, at its lowest price and with all its effects shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from patolli.kernel.errors import HiddenValue
from patolli.kernel.position import Position

from .conftest import Server
from .reached import ME, Liking, first, sit_at
from .window import Window

pytestmark = pytest.mark.browser

CHICHEN = 4
TO_THE_SKULLS = Liking(
    ("pick chichen 9", "advance theology", "place chichen", "act 4", "pick yaxchilan 4", "turn place"),
    ("pick chichen", "beg", "turn pick", "act none"),
)


def chooses_from_chichen_9(p: Position) -> bool:
    """The seat has theology, a crystal skull, and corn to step back, so most actions can be reached in two
    ways.
    """
    asked = p.question(ME)
    return asked.kind == "ChooseAction" and asked.numbers == [CHICHEN, 9] and len(p.legal_moves(ME)) > 12


def test_free_actions_of_theology_are_offered_once_and_without_a_price(browser: Any, server: Server) -> None:
    match = first("tzolkin", 2, chooses_from_chichen_9, TO_THE_SKULLS)
    offered = [match.game.vocabulary.text(move) for move in match.position.legal_moves(ME)]
    assert {"act 8", "higher 8", "act 9", "higher 9"} <= set(offered)
    window = Window(browser)
    window.settle(confirm=False)
    sit_at(window, server, match)
    assert window.words() == ["act 9", *(f"higher {n}" for n in range(1, 9)), "act none"]
    shown = window.page.locator('[data-choice="higher 8"]').inner_text()
    assert "Free choice" in shown
    assert "Step up" not in shown
    window.page.wait_for_selector('.board .place.lit[data-word="higher 8"]')
    assert window.page.locator(".board .step-back").count() == 0
    window.page.keyboard.press("/")
    window.page.fill("#typed", "act 8")
    window.page.keyboard.press("Enter")
    window.page.wait_for_selector(".log li >> text=steps back to Chichen Itza 8")
    window.close()


# ---- this player prefers answers with an effect, because every answer must show its effect
# ----------------------------------------------------------------------

BUSY = Liking(
    ("build", "act 4", "turn pick", "advance architecture", "yes"), ("act none", "stop", "beg", "no")
)


def learning(technology: str) -> Liking:
    return Liking(
        (f"advance {technology}", "place tikal", "pick tikal", "place yaxchilan", "turn place"),
        ("act none", "stop", "beg", "pass", "act 5", "turn pick", "pick", "build"),
    )


def texts(p: Position) -> list[str]:
    return [p.vocabulary().text(move) for move in p.legal_moves(ME)]


def asks(kind: str) -> Callable[[Position], bool]:
    return lambda p: p.question(ME).kind == kind and len(p.legal_moves(ME)) > 1


def builds_with_architecture(p: Position) -> bool:
    """Returns whether seat 0 chooses the first of two buildings at Tikal 4 and then how to pay for it."""
    learned: bool = p.seats[ME].technologies[2] > 0  # type: ignore[attr-defined]
    return (
        asks("ChooseBuilding")(p) and p.question(ME).numbers == [1] and learned and len(p.legal_moves(ME)) > 2
    )


def may_take_the_bonus(p: Position) -> bool:
    mastered: bool = p.seats[ME].technologies[1] == 3  # type: ignore[attr-defined]
    return asks("Advance")(p) and mastered and "advance extraction" in texts(p)


def may_build(tile: str) -> Callable[[Position], bool]:
    return lambda p: asks("ChooseBuilding")(p) and any(text.startswith(f"build {tile}") for text in texts(p))


SCENES: list[tuple[Callable[[Position], bool], Liking]] = [
    *((asks(kind), BUSY) for kind in ("Beg", "PlaceWorker", "PickWorker", "ChooseAction", "ChooseBuilding")),
    *((asks(kind), BUSY) for kind in ("Trade", "Climb", "Advance", "Harvest", "Use", "Anger", "UseBenefits")),
    (asks("OfferingStep"), BUSY),
    (asks("Save"), learning("architecture")),
    (builds_with_architecture, learning("architecture")),
    (may_build("b22"), learning("architecture")),
    (may_build("m"), learning("extraction")),
    (asks("TakeResource"), learning("extraction")),
    (may_take_the_bonus, learning("extraction")),
    (chooses_from_chichen_9, TO_THE_SKULLS),
]


def holdings(p: Position) -> list[Any]:
    me = p.seats[ME]  # type: ignore[attr-defined]
    return [
        me.corn,
        me.resources[:],
        me.skulls,
        me.temples[:],
        me.technologies[:],
        sum(me.points),
        me.workers,
    ]


def brings_something(p: Position, move: int) -> bool:
    """Returns whether a move changes what the seat owns if it answers all further questions
    with the default.
    """
    depth, after = len(p.agenda), p.observation(ME)
    try:
        after.play(ME, move)
        while after.asked() == [ME] and len(after.agenda) >= depth:
            after.play(ME, after.default(ME))
    except HiddenValue:
        pass
    return holdings(after) != holdings(p)


SILENT = """all => all.filter(
    one => !one.querySelector('.price-chip, .choice-description') && !/: |Pay /.test(one.innerText)
).map(one => one.dataset.choice)"""
"""Finds answers that show only a name, without a chip or a line about their effect."""


def wait_until_none_is_silent(window: Window, words: set[str]) -> None:
    answers = ".question .choice[data-choice]"
    window.until(
        lambda: words.isdisjoint(window.page.eval_on_selector_all(answers, SILENT)),
        lambda: str(window.page.locator(".question").inner_text()),
    )


@pytest.mark.slow
def test_every_answer_that_brings_something_says_so(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle(confirm=False)
    for wanted, liking in SCENES:
        for fate in (1, 200):
            match = first("tzolkin", 2, wanted, liking, range(fate, fate + 900))
            p = match.position
            promising = {p.vocabulary().text(move) for move in p.legal_moves(ME) if brings_something(p, move)}
            sit_at(window, server, match)
            wait_until_none_is_silent(window, promising)
    window.close()
