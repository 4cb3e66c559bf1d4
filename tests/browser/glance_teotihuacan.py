"""Twenty questions about a position of Teotihuacan, to be answered from a screenshot by a person with the
rulebook.

`python -m tests.browser.glance teotihuacan FOLDER` writes the questions, the answers and the screenshots. The
questions are fixed; the answers come from the view of seat 0 (Ana).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.kernel.match import Match

from . import prepared
from .prepared import NAMES
from .window import Window

SEED = 22
IN_THE_MIDDLE = """() => {
  const { left, right } = document.querySelector(".rail").children[1].getBoundingClientRect();
  return Math.abs((left + right) / 2 - innerWidth / 2) < 8;
}"""
"""True once the swipe has ended and the players' panels are in the middle of the screen."""
Box = dict[str, Any]
View = dict[str, Any]


def position() -> Match:
    """Returns a position after the first eclipse of a four-player game in which Ana chooses a
    worker to move.
    """

    def holds(p: Any) -> bool:
        assert isinstance(p, TeotihuacanPosition)
        return p.eclipses == 1 and p.round >= 16 and p.question(0).kind == "ChooseWorker"

    return prepared.played("teotihuacan", 4, SEED, holds, "level-2")


def questions(view: View, box: Box, thing: Any) -> list[tuple[str, str]]:
    """Returns the questions and their answers; `thing` returns the name of a component."""
    ana, ben, caro, _ = view["seats"]
    boards = {one["id"]: one for one in view["boards"]}
    learned = view["technologies"][0]
    nobles = box["nobles"]["row_middle"]
    built = view["buildings"]["rows"]["middle"]
    space, holder, power = locked(view)
    avenue = [seat["avenue"] for seat in view["seats"]]
    track = box["pyramid_track"]["vp_per_step_by_eclipse"][view["eclipses"]]
    red = ana["temples"]["red"] + 1
    step = next(one for one in box["temple_tracks"]["red"]["steps"] if one["step"] == red)
    forecast = caro["forecast"]
    eclipse = forecast["avenue"] + forecast["track"] + forecast["masks"] - forecast["unpaid"]
    yields = box["yields"]["quarry"]["workers_2"][1]
    discovery = next(one for one in box["discovery_tiles"] if one["id"] == boards["mine"]["discovery"])
    return [
        ("Which round is it?", str(view["round"])),
        ("How many eclipses have been scored?", str(view["eclipses"])),
        (
            "How many spaces is the white disc away from the black one on the calendar?",
            str(view["black"] - view["white"]),
        ),
        ("How much cocoa does Ana have?", str(ana["cocoa"])),
        ("How much stone does Ben have?", str(ben["resources"]["stone"])),
        (
            "How much cocoa must be paid now for the colours present before a main action on Gold Deposits?",
            str(boards["mine"]["pay"]),
        ),
        (
            "How much cocoa would a worker that arrives on the Stone Quarry collect?",
            str(boards["quarry"]["collect"]),
        ),
        (
            "On which boards are unlocked workers of Ben, and what is their power?",
            "; ".join(f"{thing(board)} {sorted(powers)}" for board, powers in ben["workers"].items()),
        ),
        (
            f"Whose worker is locked in the worship space of {thing(space)}, and what is its power?",
            f"{NAMES[holder]}, {power}",
        ),
        ("On which step of the blue temple is Ben?", str(ben["temples"]["blue"])),
        (
            "What is printed as the reward of the next step of the red temple for Ana?",
            amounts({key: n for key, n in step.items() if key != "step"}),
        ),
        (
            "Who is furthest on the Avenue of the Dead, and on which step?",
            f"{', '.join(NAMES[i] for i, n in enumerate(avenue) if n == max(avenue))}: {max(avenue)}",
        ),
        ("How many points is each step on the Avenue worth as things are?", str(view["buildings"]["value"])),
        (
            "Who has learned the technology in the upper left place of Alchemy?",
            ", ".join(NAMES[seat] for seat in learned["learned_by"]) or "nobody",
        ),
        (
            "How many points would the next building in the middle row of the Nobles score?",
            str(nobles[built]) if built < len(nobles) else "the row is full",
        ),
        (
            "What would two workers whose lowest power is 3 produce on the Stone Quarry?",
            amounts(yields),
        ),
        (
            "How many pyramid tiles lie on level 2?",
            str(sum(1 for one in view["stones"] if one["level"] == 2)),
        ),
        ("How many points does a step on the pyramid track bring in the next eclipse?", str(track)),
        (
            "What does the discovery tile at the worship space of Gold Deposits cost?",
            amounts(discovery["cost"]) or "nothing",
        ),
        (
            "What is Ana's upkeep in the next eclipse, and how many points would Caro score in it now?",
            f"{ana['forecast']['upkeep']} cocoa; {eclipse} points",
        ),
    ]


def locked(view: View) -> tuple[str, int, int]:
    """Returns the last occupied worship space in seat order, its seat, and the power of the worker there."""
    found = [
        (space, seat, power)
        for seat, one in enumerate(view["seats"])
        for space, power in one["locked"].items()
    ]
    return found[-1]


def amounts(goods: dict[str, Any]) -> str:
    return ", ".join(f"{n} {good}" for good, n in goods.items() if n)


def more_pictures(window: Window, out: Path) -> None:
    """Takes screenshots at phone size: each board of the ring (enlarged), then the panels of all players."""
    ring = window.page.locator(".part-tab").first
    heads = window.page.locator(".ring.small .board-head")
    ring.tap()
    for n in range(heads.count()):
        ring.tap()
        window.page.wait_for_selector(".ring.small")
        heads.nth(n).tap()
        window.page.wait_for_selector(".ring.small", state="detached")
        window.page.screenshot(path=out / f"phone-board-{n + 1}.png")
    window.page.locator(".page-dot").nth(1).tap()
    window.page.wait_for_function(IN_THE_MIDDLE)
    window.page.screenshot(path=out / "phone-players.png")
