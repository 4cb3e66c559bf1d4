"""Rules as text: the table of contents, whole rules, and what a search found."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator

from .rulebook import Found, Rule, Rulebook
from .words import Speech

MOST_SENTENCES = 3


def contents(book: Rulebook) -> Iterator[str]:
    """The table of contents."""
    for chapter in book.chapters:
        yield chapter
        for rule in book.rules.values():
            if rule.chapter == chapter:
                yield f"  {rule.id:<8} {rule.title}"
        yield ""


def looked_up(book: Rulebook, words: list[str]) -> tuple[list[str], int]:
    """What was asked for, and the exit status."""
    asked = " ".join(words)
    rule = book.rule(asked)
    if rule is not None:
        return list(whole(rule)), 0
    chapter = book.chapter(asked)
    if chapter:
        return [line for rule in chapter for line in [*whole(rule), ""]][:-1], 0
    found = book.search(asked.split())
    if not found:
        return [Speech(book.language).say("rules-nothing-found", words=asked)], 1
    return [line for hit in found for line in glimpse(hit)], 0


def whole(rule: Rule) -> Iterator[str]:
    """A rule with its whole text."""
    yield rule.heading()
    for paragraph in rule.paragraphs:
        yield ""
        yield from paragraph.splitlines() if paragraph.startswith("|") else wrapped(paragraph, "")
    for ruling in rule.rulings:
        yield ""
        yield from wrapped(ruling, "  ")


def glimpse(found: Found) -> Iterator[str]:
    """A found rule with the sentences where the words stand."""
    yield found.rule.heading()
    for sentence in found.sentences[:MOST_SENTENCES]:
        yield from wrapped(sentence, "    ")


def wrapped(text: str, indent: str) -> list[str]:
    width = max(40, min(100, shutil.get_terminal_size().columns))
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=indent)
