"""Twenty questions about a position of Azteca, to be answered from a screenshot by a person with the
rulebook.

`python -m tests.browser.glance azteca FOLDER` writes the questions, the answers and the screenshots. The
questions are fixed; the answers come from the view of seat 0 (Ana).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from patolli.games.azteca.position import AztecaPosition
from patolli.kernel.match import Match

from . import prepared
from .drawn_board import tap_apart
from .prepared import NAMES
from .window import Window

SEED = 4
Box = dict[str, Any]
View = dict[str, Any]


def position() -> Match:
    """Returns a position in round 5 of a four-player game in which Ana chooses the army that marches."""

    def holds(p: Any) -> bool:
        assert isinstance(p, AztecaPosition)
        return p.round >= 5 and p.question(0).kind == "Activate"

    return prepared.played("azteca", 4, SEED, holds)


def questions(view: View, box: Box, thing: Any) -> list[tuple[str, str]]:
    """Returns the questions and their answers; `thing` returns the name of a component."""
    ana, ben, _, dan = view["seats"]
    gods = view["gods"]
    areas = {one["id"]: one for one in view["areas"]}
    lakes = {one["id"]: one for one in view["lakes"]}
    terrain = {
        (one["id"], border["to"]): border["terrain"] for one in box["area"] for border in one["adjacent"]
    }
    army = ben["boxes"]["c"]
    spies = [
        f"{NAMES[one['seat']]}'s {one['letter'].upper()} in {area['id']}"
        for area in view["areas"]
        for one in area["pochtecas"]
        if one["spy"]
    ]
    return [
        (
            "Which round and which phase is it, and which phase comes next?",
            f"{view['round']}, {thing(view['phase'])}, {thing(view['next_phase'])}",
        ),
        ("Who is the first player of this round?", NAMES[view["first_seat"]]),
        (
            "On which step of the pyramid is Quetzalcoatl, and how many has it?",
            f"{gods['step']} of {gods['top']}",
        ),
        ("How many points lie in the control urn?", str(gods["control_urn"])),
        (
            "When is the control urn opened?",
            f"in round {gods['urn_round']}",
        ),
        (
            "How many steps has Tezcatlipoca gone down, and how many are left to hell?",
            f"{gods['stair']}, {gods['hell'] - gods['stair']}",
        ),
        (
            "Which numbers may the next card of Tezcatlipoca demand?",
            ", ".join(str(one["demand"]) for one in gods["cards"] if one["left"]),
        ),
        ("How much tribute does Ben have?", str(ben["t"])),
        (
            "How many sacrifice points does Ana have, and how many has she given to Quetzalcoatl?",
            f"{ana['sp']}, {ana['given']}",
        ),
        ("Which cards does Ana hold?", ", ".join(thing(card) for card in ana["hand"])),
        (
            "Which lakes are controlled, and by whom?",
            ", ".join(
                f"{lake} by {NAMES[one['controlled_by']]}"
                for lake, one in lakes.items()
                if one["controlled_by"] is not None
            ),
        ),
        ("Who has ships on lake S5, and how many?", by_name(lakes["S5"]["ships"])),
        (
            "Who owns city 6, and is it assimilated?",
            f"{NAMES[areas['6']['owner']]}, {'yes' if areas['6']['assimilated'] else 'no'}",
        ),
        ("What is the marker in area 19 worth?", str(areas["19"]["marker"])),
        (
            "In which area is Ben's army C, and how many soldiers has it?",
            f"{army['area']}, {army['units']}",
        ),
        (
            "What lies on the border of areas 15 and 30, and on that of 11 and 12?",
            f"{terrain['15', '30']}, {terrain['11', '12']}",
        ),
        (
            "To which areas do dikes lead from Tenochtitlan?",
            ", ".join(site for site, built in view["dikes"].items() if built),
        ),
        ("Which pochtecas spy, and where?", "; ".join(spies)),
        ("How many counters of Dan are still to be drawn in this phase?", str(view["container"][3])),
        (
            "How many soldiers does Dan have in all, and of which kind?",
            ", ".join(f"{n} {thing(kind)}" for kind, n in dan["soldiers"].items() if n),
        ),
    ]


def by_name(numbers: list[int]) -> str:
    return ", ".join(f"{NAMES[seat]} {n}" for seat, n in enumerate(numbers) if n)


def more_pictures(window: Window, out: Path) -> None:
    """Takes screenshots at phone size: the board from top to bottom, the four parts of the map (enlarged),
    and the players.
    """
    page = window.page
    page.screenshot(path=out / "phone-1.png")
    for n, part in enumerate(page.locator(".map-part").all(), 1):
        tap_apart(window, part)
        page.wait_for_selector(f".map-part:nth-child({n})[aria-pressed=true]")
        page.screenshot(path=out / f"phone-map-{n}.png")
        tap_apart(window, part)
    for n, part in enumerate((".tray", ".display", ".god:last-of-type"), 2):
        bring = "one => one.dispatchEvent(new CustomEvent('patolli-bring', { bubbles: true }))"
        page.locator(f".board {part}").last.evaluate(bring)
        page.screenshot(path=out / f"phone-{n}.png")
    dots = page.locator(".page-dot").all()
    for n, dot in enumerate(dots[1:], 1):
        dot.tap()
        page.wait_for_selector(f".page-dot:nth-child({n + 1})[aria-pressed=true]")
        page.screenshot(path=out / f"phone-page-{n}.png")
        if n == 1:
            end = "one => one.scrollIntoView({ block: 'center', behavior: 'instant' })"
            page.get_by_text("Dan", exact=True).first.evaluate(end)
            page.screenshot(path=out / "phone-page-1-end.png")
