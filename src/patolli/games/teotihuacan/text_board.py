"""Draws the table of Teotihuacan as text from an observation: ring, pyramid, tiles, tracks and players."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, Final

from ...kernel.text_layout import BoardTexts, aligned, changes, paragraphs, short_names, wrapped

Shown = dict[str, Any]
GRID: Final = 8
LEVELS: Final = 4
EMPTY: Final = "·"
LETTERS: Final = {"statue": "S", "headdress": "H", "serpent": "F", "glyph": "O"}
NEUTRAL: Final = {"neutral1": "#1", "neutral2": "#2"}
COUNTED: Final = ("cocoa", "wood", "stone", "gold")
TEMPLES: Final = ("blue", "red", "green")
CALENDAR: Final = {"apart": "table-apart", "met": "table-met", "extra-round": "table-extra-round"}
HEADS: Final = ("table-head-points", "table-head-avenue", "table-head-track")


def board(table: Shown, texts: BoardTexts, seat: int, width: int) -> list[str]:
    """Returns the whole table as this seat sees it."""
    pyramid_head = texts.format("table-pyramid")
    more = [*belongings(table, texts), *bot(table, texts), *hand(table, texts)]
    return paragraphs(
        wrapped([calendar(table, texts)], width),
        ring(table, texts, width),
        [*wrapped([pyramid_head], width), *pyramid(table, texts), *wrapped(decorations(table, texts), width)],
        wrapped(displays(table, texts), width),
        wrapped(tracks(table, texts), width),
        [*players(table, texts, width), *wrapped(more, width)],
    )


def holdings(table: Shown, texts: BoardTexts, seat: int, width: int) -> list[str]:
    """Returns a player's holdings in one line."""
    own = table["seats"][seat]
    parts = [texts.amount(good, n) for good, n in held(own).items() if n or good == "cocoa"]
    parts += [texts.component(tile) for tile in own["tiles"]]
    parts.append(texts.format("table-points", points=own["total"]))
    return textwrap.wrap(
        f"{texts.players[seat]}: {', '.join(parts)}", width, initial_indent="  ", subsequent_indent="    "
    )


def change(before: Shown, after: Shown, texts: BoardTexts, seat: int) -> str:
    """Returns the gains, losses and movements of markers caused by one move."""
    own, then = before["seats"][seat], after["seats"][seat]
    goods, steps = changes(held(own), held(then)), changes(own["temples"], then["temples"])
    parts = [f"{n:+} {texts.component(good, abs(n))}" for good, n in goods.items()]
    parts += [f"{texts.component(temple)} {n:+}" for temple, n in steps.items()]
    for key, message in (("avenue", "table-head-avenue"), ("track", "table-head-track")):
        if then[key] != own[key]:
            parts.append(f"{texts.format(message)} {then[key] - own[key]:+}")
    if then["total"] != own["total"]:
        parts.append(texts.format("table-more-points", points=f"{then['total'] - own['total']:+}"))
    return ", ".join(parts).replace("-", "−")


def held(own: Shown) -> dict[str, int]:
    return {"cocoa": own["cocoa"], **own["resources"]}


def calendar(table: Shown, texts: BoardTexts) -> str:
    return texts.format(
        CALENDAR[table["discs"]],
        round=table["round"],
        white=table["white"],
        black=table["black"],
        eclipse=table["eclipses"] + 1,
    )


def ring(table: Shown, texts: BoardTexts, width: int) -> Iterator[str]:
    """Yields one row per board, clockwise from the Palace, with its unlocked workers, its worshippers and its
    discovery tile.
    """
    label = max(len(texts.component(one["id"])) for one in table["boards"]) + 2
    for one in table["boards"]:
        board = one["id"]
        parts = [*dice(table, texts, board), *worshippers(table, texts, board)]
        line = f"{texts.component(board):<{label}}{'  '.join(parts) or EMPTY}"
        tile = "" if one["discovery"] is None else priced(one["discovery"], texts)
        beside = f"{line:<{label + 26}} {tile}".rstrip()
        if len(beside) <= width:
            yield beside
        else:
            yield from textwrap.wrap(line, width, subsequent_indent=" " * label)
            yield from textwrap.wrap(
                tile, width, initial_indent=" " * label, subsequent_indent=" " * (label + 2)
            )
        if board == "palace":
            yield from royal(table, texts, width, label)


def royal(table: Shown, texts: BoardTexts, width: int, label: int) -> Iterator[str]:
    for one in table["royal"]:
        line = f"{texts.component(one['space'])}: {texts.component(one['id'])} – {texts.effect(one['id'])}"
        indent = " " * label
        yield from textwrap.wrap(line, width, initial_indent=indent, subsequent_indent=indent + "  ")


def dice(table: Shown, texts: BoardTexts, board: str) -> list[str]:
    """Returns the unlocked workers on a board, such as `Ana 3`. Neutral colours are shown as symbols."""
    tags = tagged(table, texts)
    found = [
        f"{tags[seat]} {power}"
        for seat, own in enumerate(table["seats"])
        for power in own["workers"].get(board, [])
    ]
    return found + [sign for name, sign in NEUTRAL.items() if board in table["neutrals"].get(name, [])]


def worshippers(table: Shown, texts: BoardTexts, board: str) -> list[str]:
    """Returns the locked workers on a board, in brackets."""
    tags = tagged(table, texts)
    return [
        f"[{tags[seat]} {power}]"
        for seat, own in enumerate(table["seats"])
        for space, power in own["locked"].items()
        if space.rstrip("123") == board
    ]


def tagged(table: Shown, texts: BoardTexts) -> list[str]:
    """Returns short names for the players and the Teotibot."""
    tags = [*short_names(texts.players), texts.format("automa")]
    return tags[: len(table["seats"])]


def priced(tile: str, texts: BoardTexts) -> str:
    return f"{texts.component(tile)} ({texts.cost(tile) or texts.format('table-free')}): {texts.effect(tile)}"


def pyramid(table: Shown, texts: BoardTexts) -> Iterator[str]:
    """Yields the visible icons with their levels, surrounded by the row and column labels of each level.

    A tile covers two by two icons, and each level starts one icon farther in than the one below it. The
    letter and number of a place are those of its upper left icon.
    """
    margin = " " * (2 * LEVELS + 4)
    for level in range(1, LEVELS + 1):
        columns = [number or " " for number in on_level(level, "123456789")]
        marks = "".join(f"{mark:<4}" for mark in columns)
        yield f"{margin}{marks}{texts.format('table-pyramid-level', level=level)}"
    yield "  " + " ".join(str(level) for level in range(1, LEVELS + 1))
    letters = [on_level(level, "abcdefghi") for level in range(1, LEVELS + 1)]
    for y in range(GRID):
        cells = [cell for cell in table["icons"] if cell["row"] == y]
        rows = " ".join(level[y] or " " for level in letters)
        icons = "  ".join(f"{LETTERS[cell['icon']]}{cell['level'] or EMPTY}" for cell in cells)
        yield f"  {rows}{' ' * 3}{icons}"


def on_level(level: int, marks: str) -> list[str]:
    """Returns the labels of the places on this level for each row or column of icons in which one begins."""
    found = [""] * GRID
    for n in range(LEVELS + 1 - level):
        found[2 * n + level - 1] = marks[n]
    return found


def decorations(table: Shown, texts: BoardTexts) -> Iterator[str]:
    """Yields a legend of the icons and the decorations on each side."""
    yield texts.format("table-icons")
    for side, steps in table["decorations"].items():
        laid = [texts.component(tile) for tile in steps if tile is not None]
        if laid:
            yield texts.format("table-side", side=texts.component(side), tiles=" | ".join(laid))


def displays(table: Shown, texts: BoardTexts) -> Iterator[str]:
    """Yields the available pyramid tiles, decorations, technologies and buildings."""
    for tile in table["shown_stones"]:
        yield f"  {texts.component(tile)}: {texts.effect(tile)}"
    shown = " | ".join(texts.component(tile) for tile in table["shown_decorations"])
    yield texts.format("table-decorations", tiles=shown or EMPTY)
    for one in table["technologies"]:
        tile = one["id"]
        owners = [
            name for seat, name in enumerate(all_names(table, texts)) if tile in technologies(table, seat)
        ]
        yield texts.format(
            "table-technology",
            row=one["row"],
            temple=texts.component(one["temple"]),
            name=texts.component(tile),
            cost=texts.cost(tile),
            effect=texts.effect(tile),
        ) + (texts.format("table-owners", owners=", ".join(owners)) if owners else "")
    rows = table["buildings"]["rows"]
    yield texts.format("table-buildings", value=table["buildings"]["value"], **rows)


def technologies(table: Shown, seat: int) -> list[str]:
    found: list[str] = table["seats"][seat]["technologies"]
    return found


def all_names(table: Shown, texts: BoardTexts) -> list[str]:
    """Returns the names of the players and the Teotibot."""
    return [texts.seat(seat) for seat in range(len(table["seats"]))]


def tracks(table: Shown, texts: BoardTexts) -> Iterator[str]:
    """Yields the temples' bonus tiles and the discovery tiles on the tracks."""
    for temple, tile in table["bonuses"].items():
        yield texts.format(
            "table-bonus",
            temple=texts.component(temple),
            name=texts.component(tile),
            effect=texts.effect(tile),
        )
    for pile, tiles in table["piles"].items():
        if tiles:
            yield f"{texts.component(pile)}: {'; '.join(priced(tile, texts) for tile in tiles)}"


def players(table: Shown, texts: BoardTexts, width: int) -> list[str]:
    rows = [["", *(texts.component(good) for good in COUNTED), *(texts.component(one) for one in TEMPLES)]]
    rows[0] += [texts.format(head) for head in HEADS]
    for seat, name in enumerate(all_names(table, texts)):
        own = table["seats"][seat]
        cells = [*(held(own)[good] for good in COUNTED), *(own["temples"][one] for one in TEMPLES)]
        cells += [own["total"], own["avenue"], own["track"]]
        turn = " *" if seat == table["turn"] else ""
        rows.append([name + turn, *(str(cell) for cell in cells)])
    return aligned(rows, width)


def belongings(table: Shown, texts: BoardTexts) -> Iterator[str]:
    """Yields the tiles of each player, with used tiles in brackets."""
    for seat, name in enumerate(all_names(table, texts)):
        own = table["seats"][seat]
        parts = [texts.component(tile) for tile in own["tiles"]]
        parts += [f"({texts.component(tile)})" for tile in own["used"]]
        if parts:
            yield f"{name}: {', '.join(parts)}"


def bot(table: Shown, texts: BoardTexts) -> Iterator[str]:
    """Yields the tiles of the Teotibot in a solo game."""
    if table["bot"] is not None:
        shown = [f"{place} {texts.component(tile)}" for place, tile in enumerate(table["bot"]["pyramid"], 1)]
        ways = [texts.component(way) for way in table["bot"]["directions"]]
        yield texts.format("table-bot", tiles=", ".join(shown), ways=", ".join(ways))


def hand(table: Shown, texts: BoardTexts) -> Iterator[str]:
    """Yields the starting tiles that the viewer can choose from, with their discovery tiles."""
    setup = table["setup"]
    if setup is None or not setup["choosing"]:
        return
    for tile in [*setup["hand"], *setup["offer"]]:
        yield f"  {texts.component(tile)}: {texts.effect(tile)}"
    for tile, found in setup["beside"].items():
        yield f"  {texts.component(tile)} + {priced(found, texts)}"
