"""Lists the entries of the workshop, worded in one language."""

from __future__ import annotations

from functools import lru_cache

from ..kernel.box import Box
from ..kernel.game import Game
from ..texts import GameTexts
from ..texts.arguments import message_id
from .protocol import Workshop, WorkshopEntry, WorkshopGroup, WorkshopValue
from .workshop import table_of
from .workshop_values import as_text, kind


@lru_cache(maxsize=16)
def workshop(game: Game, language: str) -> Workshop:
    box = game.printed_box()
    words = GameTexts(game, language, box=box)
    groups: dict[str, WorkshopGroup] = {}
    for path, confidence, source in box.uncertain():
        table, keys = table_of(box, path)
        group = table.partition(".")[0]
        if group not in groups:
            where = workshop_text(words, f"where-{group}")
            groups[group] = WorkshopGroup(group, workshop_text(words, f"group-{group}") or group, where, [])
        groups[group].entries.append(entry(box, words, path, table, keys, confidence, source, groups[group]))
    return Workshop(game.name, game.title, game.edition, box.digest, list(groups.values()))


def entry(
    box: Box,
    words: GameTexts,
    path: str,
    table: str,
    keys: list[str],
    confidence: str,
    source: str,
    group: WorkshopGroup,
) -> WorkshopEntry:
    id_ = table.rpartition(".")[2]
    values = box.tables[table].values
    known = words.arguments.is_component(id_)
    name = words.component(id_) if known else workshop_text(words, f"key-{id_}")
    if not name:
        name = group.title if table == group.id else f"{group.title} {id_}"
    note = values.get("note", "")
    return WorkshopEntry(
        path,
        table,
        id_,
        name,
        words.cost(id_) if known else "",
        words.effect(id_) if known else "",
        confidence,
        source,
        note if isinstance(note, str) else "",
        [value(box, words, table, key) for key in keys],
    )


def value(box: Box, words: GameTexts, table: str, key: str) -> WorkshopValue:
    printed = box.tables[table].values[key]
    alike = [
        box.tables[f"{group}.{one}"] for group in [table.partition(".")[0]] for one in box.entries(group)
    ]
    known = {str(one.values[key]) for one in alike if isinstance(one.values.get(key), str)}
    return WorkshopValue(
        key,
        workshop_text(words, f"key-{key}") or key.replace("_", " "),
        kind(printed),
        as_text(printed),
        key in box.tables[table].read,
        sorted(known) if isinstance(printed, str) else [],
    )


def workshop_text(words: GameTexts, about: str) -> str:
    """Returns a text of the workshop, or an empty string if there is none."""
    message = message_id(f"workshop-{about}")
    return words.messages.format(message) if words.messages.has(message) else ""
