"""Reads rulebooks.

A rulebook is a file `games/<game>/rules/<language>.md`. Chapters begin with `## `, rules begin with `### ID
Title`, and the paragraphs of a rule follow. Paragraphs that begin with `> ` are our rulings on questions that
the printed rules leave open. Rules that state no behaviour are listed with a reason in
`rules/no_behaviour.toml`.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources.abc import Traversable

from .. import game_index
from ..kernel.errors import PatolliError

RULE = re.compile(r"### (\S+) (.+)")
SENTENCE_END = re.compile(r"(?<=[.!?:]) +(?=\S)")


@dataclass
class Rule:
    """A rule with its paragraphs, and our rulings on open questions."""

    id: str
    title: str
    chapter: str
    paragraphs: list[str] = field(default_factory=list)
    rulings: list[str] = field(default_factory=list)

    def heading(self) -> str:
        return f"{self.id} {self.title}"

    def text(self) -> str:
        return "\n\n".join([*self.paragraphs, *self.rulings])

    def sentences(self) -> Iterator[str]:
        """Yields the sentences of a rule. Each row of a table counts as a sentence."""
        for line in self.text().splitlines():
            if line:
                yield from [line] if line.startswith("|") else SENTENCE_END.split(line)


@dataclass
class SearchHit:
    """A rule that contains the search words, with the sentences that match."""

    rule: Rule
    sentences: list[str]


class Rulebook:
    """The rules of a game in one language, in the order of the rulebook."""

    def __init__(self, game: str, language: str, text: str) -> None:
        self.game = game
        self.language = language
        self.chapters: list[str] = []
        self.rules: dict[str, Rule] = {}
        rule: Rule | None = None
        for block in re.split(r"\n\s*\n", re.sub(r"(?m)^(#.*)$", r"\n\1\n", text)):
            line = block.strip("\n")
            if line.startswith("## "):
                self.chapters.append(line[3:].strip())
                rule = None
            elif heading := RULE.fullmatch(line):
                if heading[1] in self.rules:
                    raise PatolliError(f"the rulebook of {game} has {heading[1]} twice ({language}.md)")
                rule = self.rules[heading[1]] = Rule(heading[1], heading[2], self.chapters[-1])
            elif line.strip() and rule is not None:
                quoted = line.startswith("> ")
                (rule.rulings if quoted else rule.paragraphs).append(line[2:] if quoted else line)
        self.prefix = next(iter(self.rules), "").partition("-")[0]

    def title(self, rule: str) -> str:
        return self.rules[rule].title

    def rule(self, text: str) -> Rule | None:
        """Finds a rule by its id in any form: `TZ-5.5`, `tz-5.5` or `5.5`."""
        wanted = text.upper()
        return self.rules.get(wanted) or self.rules.get(f"{self.prefix}-{wanted}")

    def chapter(self, text: str) -> list[Rule]:
        """Returns the rules of the chapter with this number or title."""
        return [
            rule
            for rule in self.rules.values()
            if text == rule.chapter.partition(" ")[0] or fold(text) == fold(rule.chapter)
        ]

    def search(self, words: list[str]) -> list[SearchHit]:
        """Returns the rules that contain all of these words, ignoring case and accents, the best matches
        first.
        """
        wanted = [fold(word) for word in words if word.strip()]
        ranked: list[tuple[int, int, SearchHit]] = []
        for rule in self.rules.values():
            title, text = fold(rule.heading()), fold(rule.text())
            if not wanted or not all(word in title or word in text for word in wanted):
                continue
            in_title = sum(word in title for word in wanted)
            whole = sum(len(re.findall(rf"\b{re.escape(word)}\b", text)) for word in wanted)
            sentences = [s for s in rule.sentences() if any(word in fold(s) for word in wanted)]
            ranked.append((in_title, whole, SearchHit(rule, sentences or list(rule.sentences())[:1])))
        # the sort is stable, so equal hits stay in the order of the rulebook
        ranked.sort(key=lambda entry: entry[:2], reverse=True)
        return [found for _, _, found in ranked]


def fold(text: str) -> str:
    """Removes case and accents, so that `Götter`, `gotter` and `GÖTTER` are equal."""
    apart = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


# ---- files ----------------------------------------------------------------------


def rules_folder(game: str) -> Traversable:
    return game_index.folder(game).joinpath("rules")


def languages(game: str) -> list[str]:
    """Returns the languages of a game's rulebooks."""
    if not rules_folder(game).is_dir():
        return []
    return sorted(file.name[:-3] for file in rules_folder(game).iterdir() if file.name.endswith(".md"))


@lru_cache(maxsize=8)
def rulebook(game: str, language: str) -> Rulebook:
    """Reads a rulebook. Raises an error if there is none in this language."""
    known = languages(game)
    if not known:
        raise PatolliError(f"there is no rulebook for {game!r}")
    if language not in known:
        raise PatolliError(f"the rules of {game} are written in {', '.join(known)}, not in {language!r}")
    text = rules_folder(game).joinpath(f"{language}.md").read_text(encoding="utf-8")
    return Rulebook(game, language, text)


def no_behaviour(game: str) -> dict[str, str]:
    """Returns the reasons for rules that state no behaviour, by rule id."""
    file = rules_folder(game).joinpath("no_behaviour.toml")
    if not file.is_file():
        return {}
    declared = tomllib.loads(file.read_text(encoding="utf-8"))
    return {str(rule): str(reason) for rule, reason in declared.items()}
