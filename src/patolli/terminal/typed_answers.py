"""Matches typed text with answers: by number, by notation, or by an unambiguous beginning of the notation."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from typing import Final

from ..rulebook.parser import fold

NARROW: Final = 30
"""The minimum width for the text of an answer, in columns."""


class Answer:
    """A possible answer with its label, its notation and its text."""

    def __init__(self, label: str, move: int, notation: str, texts: str) -> None:
        self.label = label
        self.move = move
        self.notation = notation
        self.texts = texts


def label_answers(moves: list[tuple[int, str, str]]) -> list[Answer]:
    """Labels answers given as (move, notation, text). They are numbered, unless some of them are amounts: in
    this case the amounts are labels, and other answers have none.
    """
    amounts = any(notation.isdigit() for _, notation, _ in moves)
    answers = []
    for number, (move, notation, texts) in enumerate(moves, 1):
        label = (notation if notation.isdigit() else "") if amounts else str(number)
        answers.append(Answer(label, move, notation, texts))
    return answers


def answer_lines(answers: list[Answer], width: int) -> Iterator[str]:
    """Yields the answers in columns of label, text and notation. If the screen is narrow, the notation is
    printed below the text.
    """
    wide = max(len(answer.texts) for answer in answers) + 2
    room = width - 6 - max(len(answer.notation) for answer in answers)
    for answer in answers:
        if room >= NARROW:
            first, *more = textwrap.wrap(answer.texts, room - 2)
            yield f"{answer.label:>4}  {first.ljust(min(wide, room))}{answer.notation}"
        else:
            first, *more = [
                *textwrap.wrap(answer.texts, width - 8),
                *textwrap.wrap(answer.notation, width - 8),
            ]
            yield f"{answer.label:>4}  {first}"
        yield from (f"{'':>8}{line}" for line in more)


def matching_answers(typed: str, answers: list[Answer]) -> list[Answer]:
    """Returns the answers that match the typed text. If there are several, the player has to be
    more precise.
    """
    wanted = fold(typed).split()
    if len(wanted) == 1 and wanted[0].isdecimal():
        return [answer for answer in answers if answer.label == (wanted[0].lstrip("0") or "0")]
    return answers_starting_with(typed, answers) or [
        answer for answer in answers if contains_words(wanted, answer)
    ]


def answers_starting_with(typed: str, answers: list[Answer]) -> list[Answer]:
    """Returns the answer with exactly this notation or else all whose words begin with the typed ones, as in
    `pl pal` for `place palenque`.
    """
    wanted = fold(typed).split()
    exact = [answer for answer in answers if fold(answer.notation).split() == wanted]
    return exact or [answer for answer in answers if tokens_match(wanted, fold(answer.notation).split())]


def tokens_match(wanted: list[str], tokens: list[str]) -> bool:
    if not wanted or len(wanted) > len(tokens):
        return False
    return all(
        token == part if part.isdigit() else token.startswith(part)
        for part, token in zip(wanted, tokens, strict=False)
    )


def contains_words(wanted: list[str], answer: Answer) -> bool:
    """Returns whether each typed word is the beginning of a word in the notation or text, as in `palenque`
    for `place palenque`.
    """
    tokens = [*fold(answer.notation).split(), *fold(answer.texts).replace(":", " ").split()]
    return all(any(token.startswith(part) for token in tokens) for part in wanted)


def matching_moves(typed: str, texts: Iterable[str]) -> list[str]:
    """Returns the moves of a vocabulary that match the typed text."""
    wanted = fold(typed).split()
    every = list(texts)
    exact = [text for text in every if text.split() == wanted]
    return exact or [text for text in every if tokens_match(wanted, fold(text).split())]
