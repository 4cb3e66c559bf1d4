"""Rulebooks as text: the table of contents, whole rules, and search results."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator

from ..rulebook.parser import Rule, Rulebook, SearchHit
from . import Messages

MOST_SENTENCES = 3


def contents(book: Rulebook) -> Iterator[str]:
    for chapter in book.chapters:
        yield chapter
        for rule in book.rules.values():
            if rule.chapter == chapter:
                yield f"  {rule.id:<8} {rule.title}"
        yield ""


def screen_width() -> int:
    return max(40, min(100, shutil.get_terminal_size().columns))


def looked_up(book: Rulebook, words: list[str], width: int | None = None) -> tuple[list[str], int]:
    """Returns the text that was asked for, as lines, and the exit status of the command."""
    width = screen_width() if width is None else width
    asked = " ".join(words)
    rule = book.rule(asked)
    if rule is not None:
        return list(whole(rule, width)), 0
    chapter = book.chapter(asked)
    if chapter:
        return [line for rule in chapter for line in [*whole(rule, width), ""]][:-1], 0
    found = book.search(asked.split())
    if not found:
        return wrapped(Messages(book.language).format("rules-nothing-found", words=asked), "", width), 1
    return [line for hit in found for line in glimpse(hit, width)], 0


def whole(rule: Rule, width: int) -> Iterator[str]:
    """Yields the lines of a complete rule."""
    yield from wrapped(rule.heading(), "", width)
    for paragraph in rule.paragraphs:
        yield ""
        yield from table(paragraph, width) if paragraph.startswith("|") else wrapped(paragraph, "", width)
    for ruling in rule.rulings:
        yield ""
        yield from wrapped(ruling, "  ", width)


def table(text: str, width: int) -> Iterator[str]:
    """Formats a table in columns if they fit the width. Otherwise each row becomes a paragraph that names the
    columns.
    """
    head, _, *rows = [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in text.splitlines()]
    widths = [max(len(cell) for cell in column) for column in zip(head, *rows, strict=True)]
    if sum(widths) + 3 * (len(widths) - 1) <= width:
        for row in [head, ["-" * size for size in widths], *rows]:
            yield " | ".join(cell.ljust(size) for cell, size in zip(row, widths, strict=True)).rstrip()
        return
    for row in rows:
        named = [f"{name}: {cell}" if name else cell for name, cell in zip(head, row, strict=True)]
        yield from textwrap.wrap("; ".join(named), width, subsequent_indent="    ")


def glimpse(found: SearchHit, width: int) -> Iterator[str]:
    """Yields the heading of a rule that a search has found, and the matching sentences."""
    yield from wrapped(found.rule.heading(), "", width)
    for sentence in found.sentences[:MOST_SENTENCES]:
        yield from wrapped(sentence, "    ", width)


def wrapped(text: str, indent: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=indent)
