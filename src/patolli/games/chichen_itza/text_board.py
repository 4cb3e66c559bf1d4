"""Draws the table of Chichén Itzá as text from an observation: map, action board, players, cards and
combat.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, Final

from ...kernel.text_layout import BoardTexts, aligned, paragraphs, short_names, wrapped
from .text_board_land import force, land

Shown = dict[str, Any]
GOODS: Final = {
    "coins": "coins",
    "luck": "luck",
    "idols": "idols",
    "hand": "magic-cards",
    "shields": "shields",
}
"""A player's goods and the icons for them."""
HEADS: Final = (
    "table-head-coins",
    "table-head-luck",
    "table-head-idols",
    "table-head-magic",
    "table-head-shields",
    "table-head-reserve",
    "table-head-war",
    "table-head-favor",
    "table-head-defense",
    "table-head-melee",
    "table-head-ranged",
    "table-head-spells",
    "table-head-scouts",
    "table-head-points",
)


def board(table: Shown, texts: BoardTexts, seat: int, width: int) -> list[str]:
    """Returns the whole table as this seat sees it."""
    tags = short_names(texts.players)
    running = [*combat(table, texts), *hand(table, texts, seat)]
    return paragraphs(
        wrapped(round_lines(table, texts), width),
        [*land(table, texts, width), *wrapped([texts.format("table-legend")], width)],
        action_board(table, texts, tags, width),
        players(table, texts, width),
        [*cards(table, texts, width), *owned(table, texts, width), *wrapped(running, width)],
    )


def holdings(table: Shown, texts: BoardTexts, seat: int, width: int) -> list[str]:
    """Returns a player's goods in one line, followed by the state of the combat if there is one."""
    own = table["seats"][seat]
    goods = [texts.amount(thing, own[good]) for good, thing in GOODS.items() if own[good]]
    goods.append(texts.format("table-reserve", count=own["reserve"]))
    own_goods = f"{texts.players[seat]}: {', '.join(goods)}"
    return list(wrapped([own_goods, *combat(table, texts)], width, "  "))


def change(before: Shown, after: Shown, texts: BoardTexts, seat: int) -> str:
    """Returns the gains and losses caused by one move."""
    own, then = before["seats"][seat], after["seats"][seat]
    parts = []
    for good, thing in GOODS.items():
        n = then[good] - own[good]
        if n:
            parts.append(f"{n:+} {texts.component(thing, abs(n))}".replace("-", "−", 1))
    parts += [
        texts.format("table-level", gear=gear, level=level)
        for gear, level in then["gears"].items()
        if level != own["gears"][gear]
    ]
    if then["favor"] != own["favor"]:
        parts.append(texts.format("table-favor-space", space=then["favor"]))
    return ", ".join(parts)


def round_lines(table: Shown, texts: BoardTexts) -> Iterator[str]:
    dark = any(one["dark"] for one in table["rounds"] if one["round"] == table["round"])
    yield texts.format("table-round", round=table["round"], dark=int(dark))
    yield texts.format("table-order", names=", ".join(texts.players[seat] for seat in table["order"]))
    track = reversed(table["favor_order"])
    favor = [f"{texts.players[seat]} {table['seats'][seat]['favor']}" for seat in track]
    yield texts.format("table-favor", names=", ".join(favor))


def action_board(table: Shown, texts: BoardTexts, tags: list[str], width: int) -> Iterator[str]:
    """Yields the action tiles row by row, each with its markers and the viewer's prices (`2/3` for two
    actions).
    """
    board = table["board"]
    cells = []
    for tile in board["tiles"]:
        on = "".join(f" [{tags[seat]}]" for seat in tile["markers_seat"])
        price = "/".join(dict.fromkeys(str(one) for one in tile["prices"] or []))
        cells.append(f"{price} {texts.component(tile['tile'])}{on}")
    yield from wrapped([texts.format("table-board")], width)
    for columns in range(board["columns"], 0, -1):
        rows = [cells[at : at + columns] for at in range(0, len(cells), columns)]
        lines = in_columns([[*row, *[""] * (columns - len(row))] for row in rows])
        if columns == 1 or all(len(line) <= width - 2 for line in lines):
            yield from (f"  {line}" for line in lines)
            return


def in_columns(rows: list[list[str]]) -> list[str]:
    """Aligns all columns on the left."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))] if rows else []
    return [
        " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def numbers(values: list[int]) -> str:
    return " ".join(str(value) for value in values)


def players(table: Shown, texts: BoardTexts, width: int) -> list[str]:
    rows = [["", *(texts.format(head) for head in HEADS)]]
    for seat, own in enumerate(table["seats"]):
        turn = " *" if seat == table["turn"] else ""
        row = [own[key] for key in [*GOODS, "reserve", "war", "favor"]]
        row += [*own["gears"].values(), own["scouts"], sum(own["ending"].values())]
        rows.append([texts.players[seat] + turn, *(str(cell) for cell in row)])
    return aligned(rows, width)


def cards(table: Shown, texts: BoardTexts, width: int) -> Iterator[str]:
    """Yields the available cards and the open tasks."""
    yield texts.format("table-display")
    for god, left in zip(table["display"], table["god_decks"], strict=True):
        if god is not None:
            yield from card(god, texts, width, texts.format("table-deck", count=left))
    yield texts.format("table-heroes")
    for hero, top in zip("abc", table["hero_cards"], strict=True):
        if top is not None:
            yield from card(top, texts, width, texts.component(hero))
    yield texts.format("table-tasks")
    for task in table["tasks"]:
        done = ", ".join(texts.players[seat] for seat in task["claimed_seat"])
        yield from card(
            task["task"], texts, width, texts.format("table-due", round=task["round"], names=done or "none")
        )


def card(name: str, texts: BoardTexts, width: int, note: str) -> list[str]:
    line = f"  {name.lower()} {texts.component(name)}: {texts.effect(name)}" + (f" [{note}]" if note else "")
    return textwrap.wrap(line, width, subsequent_indent="      ")


def owned(table: Shown, texts: BoardTexts, width: int) -> Iterator[str]:
    """Yields the players' god cards, heroes, gems and defeated creatures."""
    for seat, own in enumerate(table["seats"]):
        parts = [f"{texts.component(god)} ({texts.effect(god)})" for god in own["gods"]]
        for hero in own["heroes"]:
            if hero["card"] is not None:
                name = f"{texts.component(hero['hero'])}, {texts.component(hero['card'])}"
                parts.append(f"{name} ({texts.effect(hero['card'])})")
        parts += [texts.format("table-gem", gem=gem) for gem in own["gems"]]
        parts += [f"{texts.component(one['creature'])} {one['strength']}" for one in own["figures"]]
        if parts:
            line = f"{texts.players[seat]}: {'; '.join(parts)}"
            yield from textwrap.wrap(line, width, subsequent_indent="  ")


def combat(table: Shown, texts: BoardTexts) -> Iterator[str]:
    """Yields the current combat: the opponents, the place, the strengths and the roll."""
    fight = table["moving_group"]
    if fight is None or not (fight["warriors"] or fight.get("heroes")):
        return
    units = force(fight["warriors"], len(fight.get("heroes", [])))
    who = texts.players[fight["seat"]]
    place = texts.component(fight["at"])
    if fight.get("creature") is not None:
        foe = texts.component(fight.get("creature"))
        yield texts.format(
            "table-fight", who=who, units=units, foe=foe, hearts=fight.get("hearts"), place=place
        )
    elif fight.get("foe_seat") is not None:
        foe = texts.players[fight.get("foe_seat")]
        yield texts.format("table-battle", who=who, units=units, foe=foe, place=place)
    else:
        yield texts.format("table-march", who=who, units=units, place=place)
    if fight.get("dice") and fight.get("phase"):
        phase = texts.component(fight.get("phase"))
        yield texts.format("table-dice", phase=phase, dice=numbers(sorted(fight.get("dice"))))


def hand(table: Shown, texts: BoardTexts, seat: int) -> Iterator[str]:
    """Yields the viewer's own magic cards; nothing for spectators."""
    cards = table["seats"][seat]["cards"] if seat >= 0 else None
    if cards is None:
        return
    yield texts.format("table-hand", stones=cards["stone"], fires=cards["fire"])
