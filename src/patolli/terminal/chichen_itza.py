"""The table of Chichén Itzá as text, from what the game shows: land, action board, players, cards, combat."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, Final

from ..texts import GameTexts
from .chichen_itza_land import force, land
from .layout import aligned, short_names, wrapped

Shown = dict[str, Any]
GOODS: Final = {
    "coins": "coins",
    "luck": "luck",
    "idols": "idols",
    "hand": "magic-cards",
    "shields": "shields",
}
"""What a player has, and the things that name it."""
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


def picture(table: Shown, words: GameTexts, seat: int, width: int) -> list[str]:
    """The whole table."""
    tags = short_names(words.players)
    return [
        *wrapped(round_lines(table, words), width),
        "",
        *land(table, words, width),
        *wrapped([words.say("table-legend")], width),
        "",
        *action_board(table, words, tags, width),
        "",
        *players(table, words, width),
        "",
        *cards(table, words, width),
        *owned(table, words, width),
        *wrapped(combat(table, words), width),
        *wrapped(hand(table, words, seat), width),
    ]


def holdings(table: Shown, words: GameTexts, seat: int, width: int) -> list[str]:
    """What a player has, in one line; in a combat also how it stands."""
    own = table["seats"][seat]
    goods = [words.arguments.amount(thing, own[good]) for good, thing in GOODS.items() if own[good]]
    goods.append(words.say("table-reserve", count=own["reserve"]))
    own_goods = f"{words.players[seat]}: {', '.join(goods)}"
    return list(wrapped([own_goods, *combat(table, words)], width, "  "))


def change(before: Shown, after: Shown, words: GameTexts, seat: int) -> str:
    """What is gained and lost at once."""
    own, then = before["seats"][seat], after["seats"][seat]
    told = []
    for good, thing in GOODS.items():
        n = then[good] - own[good]
        if n:
            told.append(f"{n:+} {words.component(thing, abs(n))}".replace("-", "−", 1))
    told += [
        words.say("table-level", gear=gear, level=level)
        for gear, level in then["gears"].items()
        if level != own["gears"][gear]
    ]
    if then["favor"] != own["favor"]:
        told.append(words.say("table-favor-space", space=then["favor"]))
    return ", ".join(told)


def round_lines(table: Shown, words: GameTexts) -> Iterator[str]:
    dark = table["round"] > words.printed.tables["round_track"]["light_rounds"]
    yield words.say("table-round", round=table["round"], dark=int(dark))
    yield words.say("table-order", names=", ".join(words.players[seat] for seat in table["order"]))
    track = reversed(table["favor_order"])
    favor = [f"{words.players[seat]} {table['seats'][seat]['favor']}" for seat in track]
    yield words.say("table-favor", names=", ".join(favor))


def action_board(table: Shown, words: GameTexts, tags: list[str], width: int) -> Iterator[str]:
    """What it costs who looks, 2/3 by its actions, the tile, and whose markers stand there; row by row."""
    board = table["board"]
    cells = []
    for tile in board["tiles"]:
        on = "".join(f" [{tags[seat]}]" for seat in tile["markers_seat"])
        price = "/".join(dict.fromkeys(str(one) for one in tile["prices"] or []))
        cells.append(f"{price} {words.component(tile['tile'])}{on}")
    yield from wrapped([words.say("table-board")], width)
    for columns in range(board["columns"], 0, -1):
        rows = [cells[at : at + columns] for at in range(0, len(cells), columns)]
        lines = in_columns([[*row, *[""] * (columns - len(row))] for row in rows])
        if columns == 1 or all(len(line) <= width - 2 for line in lines):
            yield from (f"  {line}" for line in lines)
            return


def in_columns(rows: list[list[str]]) -> list[str]:
    """All columns to the left."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))] if rows else []
    return [
        " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def numbers(values: list[int]) -> str:
    return " ".join(str(value) for value in values)


def players(table: Shown, words: GameTexts, width: int) -> list[str]:
    rows = [["", *(words.say(head) for head in HEADS)]]
    for seat, own in enumerate(table["seats"]):
        turn = " *" if seat == table["turn"] else ""
        row = [own[key] for key in [*GOODS, "reserve", "war", "favor"]]
        row += [*own["gears"].values(), own["scouts"], sum(own["ending"].values())]
        rows.append([words.players[seat] + turn, *(str(cell) for cell in row)])
    return aligned(rows, width)


def cards(table: Shown, words: GameTexts, width: int) -> Iterator[str]:
    """What can be taken or fulfilled."""
    yield words.say("table-display")
    for god, left in zip(table["display"], table["god_decks"], strict=True):
        if god is not None:
            yield from card(god, words, width, words.say("table-deck", count=left))
    yield words.say("table-heroes")
    for hero, top in zip("abc", table["hero_cards"], strict=True):
        if top is not None:
            yield from card(top, words, width, words.component(hero))
    yield words.say("table-tasks")
    for task in table["tasks"]:
        done = ", ".join(words.players[seat] for seat in task["claimed_seat"])
        yield from card(
            task["task"], words, width, words.say("table-due", round=task["round"], names=done or "none")
        )


def card(name: str, words: GameTexts, width: int, note: str) -> list[str]:
    told = f"  {name.lower()} {words.component(name)}: {words.effect(name)}" + (f" [{note}]" if note else "")
    return textwrap.wrap(told, width, subsequent_indent="      ")


def owned(table: Shown, words: GameTexts, width: int) -> Iterator[str]:
    """God cards, heroes, gems and beaten creatures of the players."""
    for seat, own in enumerate(table["seats"]):
        told = [f"{words.component(god)} ({words.effect(god)})" for god in own["gods"]]
        for hero in own["heroes"]:
            if hero["card"] is not None:
                name = f"{words.component(hero['hero'])}, {words.component(hero['card'])}"
                told.append(f"{name} ({words.effect(hero['card'])})")
        told += [words.say("table-gem", gem=gem) for gem in own["gems"]]
        told += [f"{words.component(one['creature'])} {one['strength']}" for one in own["figures"]]
        if told:
            line = f"{words.players[seat]}: {'; '.join(told)}"
            yield from textwrap.wrap(line, width, subsequent_indent="  ")


def combat(table: Shown, words: GameTexts) -> Iterator[str]:
    """A combat under way: who, where, how strong, and what was rolled."""
    fight = table["venture"]
    if fight is None or not (fight["warriors"] or fight.get("heroes")):
        return
    units = force(fight["warriors"], len(fight.get("heroes", [])))
    who = words.players[fight["seat"]]
    place = words.component(fight["at"])
    if fight.get("creature") is not None:
        foe = words.component(fight.get("creature"))
        yield words.say("table-fight", who=who, units=units, foe=foe, hearts=fight.get("hearts"), place=place)
    elif fight.get("foe_seat") is not None:
        foe = words.players[fight.get("foe_seat")]
        yield words.say("table-battle", who=who, units=units, foe=foe, place=place)
    else:
        yield words.say("table-march", who=who, units=units, place=place)
    if fight.get("dice") and fight.get("phase"):
        phase = words.component(fight.get("phase"))
        yield words.say("table-dice", phase=phase, dice=numbers(sorted(fight.get("dice"))))


def hand(table: Shown, words: GameTexts, seat: int) -> Iterator[str]:
    """The viewer's own magic cards."""
    cards = table["seats"][seat]["cards"]
    yield words.say("table-hand", stones=cards["stone"], fires=cards["fire"])
