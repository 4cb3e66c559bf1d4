"""A game's vocabulary (its moves as integers and as text), and the lists of its events and reasons."""

from __future__ import annotations

from typing import Final

from .errors import UnknownMove

# Moves that every game shares. The ids 0 to 99 are the amounts 0 to 99.
MORE: Final = 100
STOP: Final = 101
PASS: Final = 102
YES: Final = 103
NO: Final = 104
FIRST_OWN_WORD: Final = 110

SHARED: Final = {MORE: "more", STOP: "stop", PASS: "pass", YES: "yes", NO: "no"}


class Vocabulary:
    """All moves of one game. New moves are added only at the end, so that a move always keeps its number."""

    texts: dict[int, str]
    ids: dict[str, int]

    def __init__(self) -> None:
        self.texts = {}
        self.ids = {}
        for n in range(MORE):
            self.add(n, str(n))
        for move, text in SHARED.items():
            self.add(move, text)

    def add(self, move: int, text: str) -> None:
        if move in self.texts or text in self.ids:
            raise ValueError(f"the move {text!r} or its number {move} is taken")
        self.texts[move] = text
        self.ids[text] = move

    def series(self, first: int, verb: str, objects: list[str]) -> None:
        """Adds a move `verb object` for each object, numbered from `first` on."""
        for i, name in enumerate(objects):
            self.add(first + i, f"{verb} {name}")

    def text(self, move: int) -> str:
        found = self.texts.get(move)
        if found is None:
            raise UnknownMove(f"no move has the number {move}")
        return found

    def move(self, text: str) -> int:
        found = self.ids.get(" ".join(text.split()))
        if found is None:
            raise UnknownMove(f"{text!r} is not a move of this game")
        return found

    def knows(self, move: int) -> bool:
        return move in self.texts

    def listing(self) -> str:
        """Returns the content of the game's file `vocabulary.txt`: a line `number text` for each move,
        without the shared moves.
        """
        own = sorted(m for m in self.texts if m >= FIRST_OWN_WORD)
        return "".join(f"{m} {self.texts[m]}\n" for m in own)

    def changed(self, listing: str) -> list[str]:
        """Returns the lines of an earlier listing that are no longer correct. A correct vocabulary returns
        none.
        """
        now = set(self.listing().splitlines())
        return [line for line in listing.splitlines() if line and line not in now]


class Term:
    """The description of an event or of a reason: its name, its rule, and the names of its numbers."""

    name: str
    rule: str
    numbers: list[str]

    def __init__(self, line: str) -> None:
        parts = line.split()
        self.name = parts[0]
        self.rule = parts[1]
        self.numbers = parts[2:]


class Lexicon:
    """The events or the reasons of a game. The line for each number has the form `name rule
    number-names...`.
    """

    entries: dict[int, Term]

    def __init__(self, lines: dict[int, str]) -> None:
        self.entries = {}
        for number, line in lines.items():
            self.entries[number] = Term(line)
        if len({e.name for e in self.entries.values()}) != len(lines):
            raise ValueError("two entries have the same name")

    def __getitem__(self, number: int) -> Term:
        return self.entries[number]
