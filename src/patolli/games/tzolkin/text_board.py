"""Draws the table of Tzolk'in as text from an observation: calendar, wheels, players, jungle and tiles."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, Final

from ...kernel.text_layout import BoardTexts, aligned, changes, listed, paragraphs, short_names, wrapped

Shown = dict[str, Any]
EMPTY: Final = "·"
NEUTRAL: Final = "##"
WHEELS: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
HEADS: Final = (
    "table-head-points",
    "table-head-workers",
    "table-head-hand",
    "table-head-board",
    "table-head-corn-tiles",
    "table-head-wood-tiles",
)
TILE: Final = 26
COST: Final = 24
EFFECT: Final = 30
"""The minimum width of an effect shown next to a name and a cost."""
CELL: Final = 6
"""The number of columns per wheel space on a wide screen."""


def board(table: Shown, texts: BoardTexts, seat: int, width: int) -> list[str]:
    """Returns the whole table as this seat sees it."""
    return paragraphs(
        wrapped(calendar(table, texts), width),
        wheels(table, texts, width),
        goods(table, texts, width),
        tracks(table, texts, width),
        jungle(table, texts, width),
        [*tiles(table, texts, width), *owned(table, texts, width), *hand(table, texts, width)],
    )


def holdings(table: Shown, texts: BoardTexts, seat: int, width: int) -> list[str]:
    """Returns a player's goods in one line."""
    own = table["seats"][seat]
    parts = [texts.amount(good, n) for good, n in held(own).items() if n or good == "corn"]
    parts.append(texts.format("table-in-hand", count=own["hand"], all=own["workers"]))
    parts.append(texts.format("table-points", points=texts.points(own["quarter_points"], 4)))
    return list(wrapped([f"{texts.players[seat]}: {', '.join(parts)}"], width, "  "))


def change(before: Shown, after: Shown, texts: BoardTexts, seat: int) -> str:
    """Returns a worker's new place, and the gains and losses caused by one move."""
    parts: list[str] = []
    if before["day"] == after["day"]:
        for wheel in WHEELS:
            for space, (was, now) in enumerate(
                zip(before["wheels"][wheel], after["wheels"][wheel], strict=True)
            ):
                if was is None and now == seat:
                    parts.append(texts.format("table-space", space=space))
    own, then = before["seats"][seat], after["seats"][seat]
    parts += [f"{n:+} {texts.component(good, abs(n))}" for good, n in changes(held(own), held(then)).items()]
    for group in ("temples", "technologies"):
        parts += [f"{texts.component(name)} {n:+}" for name, n in changes(own[group], then[group]).items()]
    if then["quarter_points"] != own["quarter_points"]:
        points = texts.points(then["quarter_points"] - own["quarter_points"], 4)
        parts.append(texts.format("table-more-points", points=points))
    return ", ".join(parts).replace("-", "−")


def held(own: Shown) -> dict[str, int]:
    return {"corn": own["corn"], **own["resources"], "skull": own["skulls"]}


def calendar(table: Shown, texts: BoardTexts) -> Iterator[str]:
    yield texts.format("table-day", day=table["day"], round=table["round"], age=table["age"])
    if table["next_food_day"] is not None:
        yield texts.format("table-food", days=table["food_in"], kind=table["next_food_kind"])
    yield texts.format("table-supply", corn=table["corn_on_calendar"], skulls=table["skulls"])
    on_space = table["starting_space"]
    yield texts.format(
        "table-starting-player",
        name=texts.players[table["marker"]],
        taken=0 if on_space is None else 1,
        who="" if on_space is None else texts.players[on_space],
    )


def wheels(table: Shown, texts: BoardTexts, width: int) -> Iterator[str]:
    """Yields one row per wheel, with unnumbered positions after a bar. The skulls are below Chichen
    Itza.
    """
    tops = {wheel: texts.component_table(wheel)["top_space"] for wheel in WHEELS}
    names = [texts.component(wheel) for wheel in WHEELS]
    label = max(len(name) for name in [*names, texts.format("table-offerings")]) + 2
    cell = min(CELL, (width - label - 2) // max(len(table["wheels"][wheel]) for wheel in WHEELS))
    tags = short_names(texts.players, cell - 1)
    yield " " * label + "".join(f"{space:<{cell}}" for space in range(max(tops.values()) + 1)).rstrip()
    for wheel, name in zip(WHEELS, names, strict=True):
        on = [worker(who, tags) for who in table["wheels"][wheel]]
        numbered = "".join(f"{who:<{cell}}" for who in on[: tops[wheel] + 1])
        yield f"{name:<{label}}{numbered}| {' '.join(on[tops[wheel] + 1 :])}"
    skulls = "".join(f"{worker(who, tags):<{cell}}" for who in table["offerings"].values())
    yield f"{texts.format('table-offerings'):<{label}}{'':<{cell}}{skulls}".rstrip()


def worker(who: int | str | None, tags: list[str]) -> str:
    if who is None:
        return EMPTY
    return tags[who] if isinstance(who, int) else NEUTRAL


def goods(table: Shown, texts: BoardTexts, width: int) -> list[str]:
    """Returns the goods and workers of the players."""
    kinds = list(held(table["seats"][0]))
    rows = [["", *(texts.component(kind, 2) for kind in kinds), *(texts.format(head) for head in HEADS)]]
    for seat, own in enumerate(table["seats"]):
        board = texts.format("table-light" if own["light"] else "table-dark")
        points = texts.points(own["quarter_points"], 4)
        rest = [points, own["workers"], own["hand"], board, own["corn_tiles"], own["wood_tiles"]]
        turn = " *" if seat == table["turn"] else ""
        rows.append([texts.players[seat] + turn, *(str(cell) for cell in [*held(own).values(), *rest])])
    return aligned(rows, width)


def tracks(table: Shown, texts: BoardTexts, width: int) -> list[str]:
    """Returns the temple steps, including the top step, and the technology levels of all players."""
    temples = list(table["seats"][0]["temples"])
    technologies = list(table["seats"][0]["technologies"])
    tops = {temple: texts.component_table(temple)["top_step"] for temple in temples}
    rows = [["", *(texts.component(name) for name in [*temples, *technologies])]]
    for seat, own in enumerate(table["seats"]):
        steps = [f"{own['temples'][temple]}/{tops[temple]}" for temple in temples]
        levels = [str(own["technologies"][technology]) for technology in technologies]
        rows.append([texts.players[seat], *steps, *levels])
    return aligned(rows, width)


def jungle(table: Shown, texts: BoardTexts, width: int) -> Iterator[str]:
    groups = [
        texts.format(
            "table-group", group=group["action"], free=group["corn"] - group["wood"], wood=group["wood"]
        )
        for group in table["jungle"]
    ]
    yield from listed(texts.format("table-jungle"), groups, "  ", width)


def tiles(table: Shown, texts: BoardTexts, width: int) -> Iterator[str]:
    """Yields the available tiles with their costs and effects."""
    yield texts.format("table-buildings", deck=table["deck"])
    for name in table["display"]:
        yield from tile(name, texts, width)
    yield texts.format("table-monuments")
    for name in table["monuments"]:
        yield from tile(name, texts, width)


def tile(name: str, texts: BoardTexts, width: int) -> list[str]:
    """Returns a tile in columns if this leaves enough room for its effect; otherwise in running text."""
    parts = f"  {name.lower()} {texts.component(name):<{TILE}} {texts.cost(name):<{COST}} "
    if width - len(parts) < EFFECT:
        price = f" ({texts.cost(name)})" if texts.cost(name) else ""
        line = f"{name.lower()} {texts.component(name)}{price}: {texts.effect(name)}"
        return list(wrapped([line], width, "  ", "      "))
    return textwrap.wrap(texts.effect(name), width, initial_indent=parts, subsequent_indent=" " * len(parts))


def owned(table: Shown, texts: BoardTexts, width: int) -> Iterator[str]:
    """Yields the players' tiles, if there are any."""
    for seat, own in enumerate(table["seats"]):
        names = [texts.component(name) for name in [*own["buildings"], *own["monuments"], *own["wealth"]]]
        if names:
            yield from textwrap.wrap(
                f"{texts.players[seat]}: {', '.join(names)}", width, subsequent_indent="  "
            )


def hand(table: Shown, texts: BoardTexts, width: int) -> Iterator[str]:
    """Yields the starting wealth tiles while the viewer has to choose from them."""
    if table["hand"]:
        yield texts.format("table-hand")
    for name in table["hand"]:
        yield from tile(name, texts, width)
