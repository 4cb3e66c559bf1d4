"""Draws the table of Azteca as text from an observation: gods, land, lakes, players, and the seat's own cards
and armies.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, Final

from ...kernel.text_layout import BoardTexts, aligned, listed, paragraphs, short_names, wrapped

Shown = dict[str, Any]
EMPTY: Final = "·"
BOXES: Final = ("a", "b", "c", "reserve")
KINDS: Final = {"inner": "table-inner", "capital": "table-capitals", "outer": "table-outer"}
HEADS: Final = (
    "table-head-people",
    "table-head-tribute",
    "table-head-points",
    "table-head-cards",
    "table-head-ships",
    "table-head-pochtecas",
    "table-head-cities",
)


def board(table: Shown, texts: BoardTexts, seat: int, width: int) -> list[str]:
    """Returns the whole table as this seat sees it."""
    running = [*market(table, texts), *battle(table, texts), *own(table, texts, seat)]
    return paragraphs(
        wrapped([gods(table, texts)], width),
        [*land(table, texts, width), *lakes(table, texts, width)],
        [*players(table, texts, width), *wrapped(running, width)],
    )


def holdings(table: Shown, texts: BoardTexts, seat: int, width: int) -> list[str]:
    """Returns a player's holdings in one or two lines."""
    player = table["seats"][seat]
    parts = [
        texts.format("table-tribute", t=player["t"]),
        texts.format("table-points", points=points(player)),
    ]
    parts += [counted(card, n, texts) for card, n in player["hand"].items()]
    line = f"{texts.players[seat]}: {', '.join(parts)}"
    return textwrap.wrap(line, width, initial_indent="  ", subsequent_indent="    ")


def change(before: Shown, after: Shown, texts: BoardTexts, seat: int) -> str:
    """Returns the gains and losses caused by one move."""
    own, then = before["seats"][seat], after["seats"][seat]
    changes: list[str] = []
    if then["t"] != own["t"]:
        changes.append(texts.format("table-tribute", t=f"{then['t'] - own['t']:+}"))
    if None not in (own["sp"], then["sp"]) and own["sp"] != then["sp"]:
        changes.append(texts.format("table-points", points=f"{then['sp'] - own['sp']:+}"))
    return ", ".join(changes).replace("-", "−")


def counted(thing: str, n: int, texts: BoardTexts) -> str:
    return texts.component(thing) if n == 1 else f"{n}× {texts.component(thing)}"


def points(seat: Shown) -> str:
    """Returns the number of sacrifice points in hand, or the range in which it is known to be."""
    low, high = seat["sp_at_least"], seat["sp_at_most"]
    if seat["sp"] is not None or low == high:
        return str(low if seat["sp"] is None else seat["sp"])
    return f"{low}–{high}"


def gods(table: Shown, texts: BoardTexts) -> str:
    return texts.format(
        "table-gods",
        round=table["round"],
        phase=texts.component(table["phase"]),
        quetzalcoatl=table["gods"]["step"],
        top=table["gods"]["top"],
        tezcatlipoca=table["gods"]["stair"],
        hell=table["gods"]["hell"],
    )


def land(table: Shown, texts: BoardTexts, width: int) -> Iterator[str]:
    """Yields the areas by kind, each with its number, owner, marker, armies and pochtecas."""
    for kind, message in KINDS.items():
        areas = [area(one, texts) for one in table["areas"] if one["kind"] == kind]
        if areas:
            yield from listed(texts.format(message), areas, "; ", width)
    built = [texts.component(site) for site, is_built in table["dikes"].items() if is_built]
    yield from listed(texts.format("table-dikes"), built or [EMPTY], ", ", width)


def area(shown: Shown, texts: BoardTexts) -> str:
    """Returns the text for one area, such as `11 Xochimilco +1 Ana= [Ana A] (Ben b)`, where `=` marks an
    assimilated city.
    """
    tags = short_names(texts.players)
    line = f"{shown['id']} {texts.component(shown['id'])}"
    if shown["marker"] or (shown["face_down"] and shown["marker"] is not None):
        line += f" +{shown['marker']}"
    elif shown["face_down"] and shown["marker"] is None:
        line += " ?"
    if shown["owner"] is not None:
        line += f" {tags[shown['owner']]}{'=' if shown['assimilated'] else ''}"
    for one in shown["armies"]:
        line += f" [{tags[one['seat']]} {texts.component(one['army'])}]"
    for one in shown["pochtecas"]:
        line += f" ({tags[one['seat']]} {one['letter']})"
    return line


def lakes(table: Shown, texts: BoardTexts, width: int) -> Iterator[str]:
    tags = short_names(texts.players)
    lines = []
    for lake in table["lakes"]:
        ships = [f"{tags[seat]} {n}" for seat, n in enumerate(lake["ships"]) if n]
        controller = lake["controlled_by"]
        line = f"{lake['id']} {texts.component(lake['id'])}"
        if ships:
            line += f" {', '.join(ships)}"
        if controller is not None:
            line += f" ({texts.format('table-controls', name=tags[controller])})"
        lines.append(line)
    yield from listed(texts.format("table-lakes"), lines, "; ", width)


def players(table: Shown, texts: BoardTexts, width: int) -> list[str]:
    """Returns one row per player. Armies are shown with their number of soldiers."""
    heads = [texts.format(head) for head in HEADS]
    boxes = [texts.component(box) for box in BOXES]
    rows = [["", *heads, *boxes]]
    for seat, one in enumerate(table["seats"]):
        people = EMPTY if one["people"] is None else texts.component(one["people"])
        pochtecas = f"{len(one['pochtecas_in_capital'])}+{len(one['expeditions'])}"
        cells = [people, one["t"], points(one), one["cards"], one["ships"], pochtecas, one["cities"]]
        cells += [one["boxes"][box]["units"] for box in BOXES]
        first = " *" if seat == table["first_seat"] else ""
        rows.append([texts.players[seat] + first, *(str(cell) for cell in cells)])
    return aligned(rows, width)


def market(table: Shown, texts: BoardTexts) -> Iterator[str]:
    """Yields the slave lots, with the values of those that this seat has seen."""
    if table["lots"]:
        lots = [f"{lot['lot']}: {'?' if lot['sp'] is None else lot['sp']}" for lot in table["lots"]]
        yield texts.format("table-lots", lots=", ".join(lots))


def battle(table: Shown, texts: BoardTexts) -> Iterator[str]:
    for one in table["battle"]:
        defender = one["defender_seat"]
        yield texts.format(
            "table-battle",
            area=texts.component(one["area"]),
            attacker=texts.seat(one["attacker_seat"]),
            army=texts.component(one["army"]),
            defender=texts.seat(-1 if defender is None else defender),
        )
    for one in table["naval_battle"]:
        yield texts.format(
            "table-naval-battle",
            lake=texts.component(one["lake"]),
            attacker=texts.seat(one["attacker_seat"]),
            defender=texts.seat(one["defender_seat"]),
        )


def own(table: Shown, texts: BoardTexts, seat: int) -> Iterator[str]:
    """Yields the seat's hand with the effects of its cards, its soldiers, and its markers."""
    own_seat = table["seats"][seat]
    armies = [
        f"{texts.component(box)} {texts.amounts(own_seat['boxes'][box]['known']) or EMPTY}" for box in BOXES
    ]
    yield texts.format("table-armies", armies="; ".join(armies))
    if own_seat["marker_hand"]:
        markers = [counted(marker, n, texts) for marker, n in own_seat["marker_hand"].items()]
        yield texts.format("table-markers", markers=", ".join(markers))
    for card, n in own_seat["hand"].items():
        yield f"  {counted(card, n, texts)} – {texts.effect(card)}"
