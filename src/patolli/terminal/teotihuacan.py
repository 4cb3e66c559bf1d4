"""The Teotihuacan table as text, from what the game shows: ring, pyramid, tiles, tracks and players."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, Final

from ..texts import GameTexts
from .layout import aligned, short_names, wrapped

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


def picture(table: Shown, words: GameTexts, seat: int, width: int) -> list[str]:
    """The whole table."""
    return [
        *wrapped([calendar(table, words)], width),
        "",
        *ring(table, words, width),
        "",
        *wrapped([words.say("table-pyramid")], width),
        *pyramid(table, words),
        *wrapped(decorations(table, words), width),
        "",
        *wrapped(displays(table, words), width),
        "",
        *wrapped(tracks(table, words), width),
        "",
        *players(table, words, width),
        *wrapped(belongings(table, words), width),
        *wrapped(bot(table, words), width),
        *wrapped(hand(table, words), width),
    ]


def holdings(table: Shown, words: GameTexts, seat: int, width: int) -> list[str]:
    """What a player has, in one line."""
    own = table["seats"][seat]
    told = [words.arguments.amount(good, n) for good, n in held(own).items() if n or good == "cocoa"]
    told += [words.component(tile) for tile in own["tiles"]]
    told.append(words.say("table-points", points=own["total"]))
    return textwrap.wrap(
        f"{words.players[seat]}: {', '.join(told)}", width, initial_indent="  ", subsequent_indent="    "
    )


def change(before: Shown, after: Shown, words: GameTexts, seat: int) -> str:
    """What is gained and lost at once, and how far markers move."""
    own, then = before["seats"][seat], after["seats"][seat]
    told = [f"{n:+} {words.component(good, abs(n))}" for good, n in more(held(own), held(then)).items()]
    told += [f"{words.component(name)} {n:+}" for name, n in more(own["temples"], then["temples"]).items()]
    for key, message in (("avenue", "table-head-avenue"), ("track", "table-head-track")):
        if then[key] != own[key]:
            told.append(f"{words.say(message)} {then[key] - own[key]:+}")
    if then["total"] != own["total"]:
        told.append(words.say("table-more-points", points=f"{then['total'] - own['total']:+}"))
    return ", ".join(told).replace("-", "−")


def held(own: Shown) -> dict[str, int]:
    return {"cocoa": own["cocoa"], **own["resources"]}


def more(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What differs, and by how much."""
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


def calendar(table: Shown, words: GameTexts) -> str:
    return words.say(
        CALENDAR[table["discs"]],
        round=table["round"],
        white=table["white"],
        black=table["black"],
        eclipse=table["eclipses"] + 1,
    )


def ring(table: Shown, words: GameTexts, width: int) -> Iterator[str]:
    """A row per board, clockwise from the Palace: free workers, those at worship, the discovery tile."""
    label = max(len(words.component(one["id"])) for one in table["boards"]) + 2
    for one in table["boards"]:
        board = one["id"]
        told = [*dice(table, words, board), *worshippers(table, words, board)]
        line = f"{words.component(board):<{label}}{'  '.join(told) or EMPTY}"
        tile = "" if one["discovery"] is None else priced(one["discovery"], words)
        beside = f"{line:<{label + 26}} {tile}".rstrip()
        if len(beside) <= width:
            yield beside
        else:
            yield from textwrap.wrap(line, width, subsequent_indent=" " * label)
            yield from textwrap.wrap(
                tile, width, initial_indent=" " * label, subsequent_indent=" " * (label + 2)
            )
        if board == "palace":
            yield from royal(table, words, width, label)


def royal(table: Shown, words: GameTexts, width: int, label: int) -> Iterator[str]:
    for one in table["royal"]:
        told = f"{words.component(one['space'])}: {words.component(one['id'])} – {words.effect(one['id'])}"
        indent = " " * label
        yield from textwrap.wrap(told, width, initial_indent=indent, subsequent_indent=indent + "  ")


def dice(table: Shown, words: GameTexts, board: str) -> list[str]:
    """`Ana 3`; neutral colours have a sign."""
    tags = tagged(table, words)
    found = [
        f"{tags[seat]} {power}"
        for seat, own in enumerate(table["seats"])
        for power in own["workers"].get(board, [])
    ]
    return found + [sign for name, sign in NEUTRAL.items() if board in table["neutrals"].get(name, [])]


def worshippers(table: Shown, words: GameTexts, board: str) -> list[str]:
    """Locked workers stand in brackets."""
    tags = tagged(table, words)
    return [
        f"[{tags[seat]} {power}]"
        for seat, own in enumerate(table["seats"])
        for space, power in own["locked"].items()
        if space.rstrip("123") == board
    ]


def tagged(table: Shown, words: GameTexts) -> list[str]:
    """Short names of the players, and of who plays without a seat."""
    tags = [*short_names(words.players), words.say("automa")]
    return tags[: len(table["seats"])]


def priced(tile: str, words: GameTexts) -> str:
    return f"{words.component(tile)} ({words.cost(tile) or words.say('table-free')}): {words.effect(tile)}"


def pyramid(table: Shown, words: GameTexts) -> Iterator[str]:
    """The icons on top, each with the level it lies on, between the rows and columns of every level.

    A tile covers two by two icons, and each level begins one icon further in than the one below. The letter
    and the number of a place stand at its upper left icon.
    """
    margin = " " * (2 * LEVELS + 4)
    for level in range(1, LEVELS + 1):
        columns = [number or " " for number in on_level(level, "123456789")]
        marks = "".join(f"{mark:<4}" for mark in columns)
        yield f"{margin}{marks}{words.say('table-pyramid-level', level=level)}"
    yield "  " + " ".join(str(level) for level in range(1, LEVELS + 1))
    letters = [on_level(level, "abcdefghi") for level in range(1, LEVELS + 1)]
    for y in range(GRID):
        cells = [cell for cell in table["icons"] if cell["row"] == y]
        rows = " ".join(level[y] or " " for level in letters)
        icons = "  ".join(f"{LETTERS[cell['icon']]}{cell['level'] or EMPTY}" for cell in cells)
        yield f"  {rows}{' ' * 3}{icons}"


def on_level(level: int, marks: str) -> list[str]:
    """By row or column of icons, the mark of the place of this level that begins there."""
    found = [""] * GRID
    for n in range(LEVELS + 1 - level):
        found[2 * n + level - 1] = marks[n]
    return found


def decorations(table: Shown, words: GameTexts) -> Iterator[str]:
    """What the icons mean, and the decorations that lie on the sides."""
    yield words.say("table-icons")
    for side, steps in table["decorations"].items():
        laid = [words.component(tile) for tile in steps if tile is not None]
        if laid:
            yield words.say("table-side", side=words.component(side), tiles=" | ".join(laid))


def displays(table: Shown, words: GameTexts) -> Iterator[str]:
    """What can be taken: pyramid tiles, decorations, technologies, buildings."""
    for tile in table["shown_stones"]:
        yield f"  {words.component(tile)}: {words.effect(tile)}"
    shown = " | ".join(words.component(tile) for tile in table["shown_decorations"])
    yield words.say("table-decorations", tiles=shown or EMPTY)
    for one in table["technologies"]:
        tile = one["id"]
        owners = [
            name for seat, name in enumerate(all_names(table, words)) if tile in technologies(table, seat)
        ]
        yield words.say(
            "table-technology",
            row=one["row"],
            temple=words.component(one["temple"]),
            name=words.component(tile),
            cost=words.cost(tile),
            effect=words.effect(tile),
        ) + (words.say("table-owners", owners=", ".join(owners)) if owners else "")
    rows = table["buildings"]["rows"]
    yield words.say("table-buildings", value=table["buildings"]["value"], **rows)


def technologies(table: Shown, seat: int) -> list[str]:
    found: list[str] = table["seats"][seat]["technologies"]
    return found


def all_names(table: Shown, words: GameTexts) -> list[str]:
    """The players, and who plays without a seat."""
    return [words.seat(seat) for seat in range(len(table["seats"]))]


def tracks(table: Shown, words: GameTexts) -> Iterator[str]:
    """The bonus tiles of the temples, and the discovery tiles on the way."""
    for temple, tile in table["bonuses"].items():
        yield words.say(
            "table-bonus",
            temple=words.component(temple),
            name=words.component(tile),
            effect=words.effect(tile),
        )
    for pile, tiles in table["piles"].items():
        if tiles:
            yield f"{words.component(pile)}: {'; '.join(priced(tile, words) for tile in tiles)}"


def players(table: Shown, words: GameTexts, width: int) -> list[str]:
    rows = [["", *(words.component(good) for good in COUNTED), *(words.component(one) for one in TEMPLES)]]
    rows[0] += [words.say(head) for head in HEADS]
    for seat, name in enumerate(all_names(table, words)):
        own = table["seats"][seat]
        cells = [*(held(own)[good] for good in COUNTED), *(own["temples"][one] for one in TEMPLES)]
        cells += [own["total"], own["avenue"], own["track"]]
        turn = " *" if seat == table["turn"] else ""
        rows.append([name + turn, *(str(cell) for cell in cells)])
    return aligned(rows, width)


def belongings(table: Shown, words: GameTexts) -> Iterator[str]:
    """The tiles that the players have; used ones in brackets."""
    for seat, name in enumerate(all_names(table, words)):
        own = table["seats"][seat]
        told = [words.component(tile) for tile in own["tiles"]]
        told += [f"({words.component(tile)})" for tile in own["used"]]
        if told:
            yield f"{name}: {', '.join(told)}"


def bot(table: Shown, words: GameTexts) -> Iterator[str]:
    """The tiles of the Teotibot in a solo game."""
    if table["bot"] is not None:
        shown = [f"{place} {words.component(tile)}" for place, tile in enumerate(table["bot"]["pyramid"], 1)]
        ways = [words.component(way) for way in table["bot"]["directions"]]
        yield words.say("table-bot", tiles=", ".join(shown), ways=", ".join(ways))


def hand(table: Shown, words: GameTexts) -> Iterator[str]:
    """The starting tiles to choose from, with the discovery tiles that come with them."""
    setup = table["setup"]
    if setup is None or not setup["choosing"]:
        return
    for tile in [*setup["hand"], *setup["offer"]]:
        yield f"  {words.component(tile)}: {words.effect(tile)}"
    for tile, found in setup["beside"].items():
        yield f"  {words.component(tile)} + {priced(found, words)}"
