"""The texts of one game in one language. Converts numbers and notation to sentences."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ..game_index import manifest
from ..kernel.agenda import Decision, Question, Reason
from ..kernel.box import Box
from ..kernel.explanation import NUMBER_NAMES
from ..kernel.game import Game
from ..kernel.prospect_rules import AnswerNote
from ..kernel.serialization import steps_of
from ..rulebook.parser import Rulebook, rulebook
from .arguments import Arguments, Given, message_id, points
from .component_rows import ComponentRows
from .messages import Argument, Messages
from .thing_ids import thing_ids

MOST_WORDS = 6
"""The maximum number of words in a move's object that are available as separate arguments."""


@lru_cache(maxsize=8)
def question_numbers(game: Game) -> dict[str, list[str]]:
    """Returns the names of the numbers in each question."""
    decisions = {id_: cls for id_, cls in steps_of(game).items() if issubclass(cls, Decision)}
    return {id_: list(cls.number_names) for id_, cls in decisions.items() if cls.number_names}


def upper(sentence: str) -> str:
    """Capitalizes the first letter."""
    return sentence[:1].upper() + sentence[1:]


class GameTexts:
    """The texts of one game in one language. `players` are the names of the players at the table."""

    def __init__(
        self, game: Game, language: str, players: list[str] | None = None, box: Box | None = None
    ) -> None:
        self.game = game
        self.language = language
        self.players = players or []
        self.names = thing_ids(game.name)
        self.messages = Messages(language, game.name)
        self.arguments = Arguments(self.messages, self.names, self.seat)
        self.components = ComponentRows(
            box if box is not None else game.printed_box(), manifest(game.name).rows
        )

    # ---- sentences for the table --------------------------------------------------------------------------

    def move(self, move: str | int, question: Question | None = None) -> str:
        """Returns the text of a move, as on a button. A question can define different texts for its
        answers.
        """
        text = self.game.vocabulary.text(move) if isinstance(move, int) else move
        verb, _, object_text = text.partition(" ")
        arguments = {} if question is None else self.of_question(question)
        if verb.isdecimal():
            arguments["count"] = int(verb)
            asked_for = arguments.get("amount")
            arguments["rest"] = asked_for - int(verb) if isinstance(asked_for, int) else 0
            verb = "amount"
        if object_text:
            asked_about = next((str(id_) for name, id_ in arguments.items() if name.endswith("_id")), "")
            arguments |= self.object(object_text, asked_about)
        asked = message_id("question", question.kind) if question is not None else ""
        for attribute in (message_id(verb, object_text), verb):
            if self.messages.has(asked, attribute):
                return upper(self.messages.format_message(asked, attribute, arguments))
        own = message_id("move", verb, object_text)
        return self.sentence(own if self.messages.has(own) else message_id("move", verb), arguments, text)

    def question(self, question: Question, seat: int) -> str:
        """Returns the text of a question to this seat."""
        arguments = {"seat": self.seat(seat), **self.of_question(question)}
        return self.sentence(message_id("question", question.kind), arguments, question.kind)

    def reason(self, reason: Reason) -> str:
        """Explains why a move is illegal."""
        entries = self.game.reasons.entries.values()
        general = NUMBER_NAMES.get(reason.name, [])
        numbers = next((entry.numbers for entry in entries if entry.name == reason.name), general)
        given = dict(zip(numbers, reason.numbers, strict=False))
        return self.sentence(message_id("reason", reason.name), self.arguments.of(given), reason.name)

    def event(self, event: Given) -> str:
        """Describes an event in the form in which viewers receive it: {"event": "placed", "rule": ...,
        "seat": 0, ...}.
        """
        given = {name: value for name, value in event.items() if name not in {"event", "rule"}}
        plain = " ".join([str(event["event"]), *(f"{name}={value}" for name, value in given.items())])
        return self.sentence(message_id("event", str(event["event"])), self.arguments.of(given), plain)

    def note(self, note: AnswerNote) -> str:
        """Returns the text of a note that the rules have attached to an answer or a question."""
        return upper(self.part_of_note(note))

    def part_of_note(self, note: AnswerNote) -> str:
        given = {name: value for name, value in note.arguments.items() if not isinstance(value, list)}
        arguments = self.arguments.of(given)
        for name, value in note.arguments.items():
            if isinstance(value, list):
                arguments[name] = ", ".join(self.part_of_note(one) for one in value)
                arguments[f"{name}_number"] = len(value)
            elif isinstance(value, str) and self.arguments.is_component(value):
                arguments[name] = self.component(value)
                arguments[f"{name}_price"] = self.cost(value) or self.format("nothing")
                arguments[f"{name}_effect"] = self.effect(value)
        return self.messages.format_message(message_id("note", note.name), "", arguments)

    def score_source(self, name: str) -> str:
        return self.format(message_id("score", name))

    def points(self, units: int, unit: int) -> str:
        return points(units, unit)

    def sentence(self, message: str, arguments: dict[str, Argument], plain: str) -> str:
        """Returns a message as a sentence, or `plain` if there is no such message."""
        text = self.messages.format_message(message, "", arguments)
        return upper(text) if self.messages.has(message) else plain

    # ---- names -------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """Returns the name of a seat's player, or the seat's number. Numbers beyond the last seat denote
        automatic opponents.
        """
        if 0 <= seat < len(self.players):
            return self.players[seat]
        if self.players and self.messages.has("automa"):
            return self.format("automa")
        return self.format("seat", number=seat + 1)

    def component(self, name: str, count: int = 1) -> str:
        """Returns the name of a component or thing, such as `B07`, `palenque 3` or `corn`."""
        return self.arguments.component(name, {"count": count})

    def component_table(self, name: str) -> Mapping[str, Any]:
        """Returns the table with this name in the components file. The name is the last part of the table's
        path, such as `B07`.
        """
        return self.components.tables[name.lower()]

    def amount(self, good: str, count: int) -> str:
        return self.arguments.amount(good, count)

    def amounts(self, goods: Mapping[str, int]) -> str:
        """Returns amounts as text, such as `2 wood, 1 stone`."""
        return self.arguments.amounts(goods)

    def cost(self, name: str) -> str:
        """Returns the printed cost of a tile, such as `2 wood, 1 stone`."""
        return self.arguments.amounts(self.components.cost(name))

    def effect(self, name: str) -> str:
        """Describes the printed effect of a card, tile, space or level. Returns an empty string if it has
        none.
        """
        for card in self.components.cards(name):
            if self.messages.has(message_id(card)):
                return self.messages.format_message(
                    message_id(card), "", self.arguments.of(self.components.card(name))
                )
        text = []
        for row in self.components.effects(name):
            message = self.components.row_message(row)
            text.append(
                self.messages.format_message(
                    message_id(message), "", self.arguments.of(self.components.whole(row))
                )
            )
        return ", ".join(text)

    def rule_title(self, rule: str) -> str:
        return self.rulebook().title(rule)

    def rulebook(self) -> Rulebook:
        return rulebook(self.game.name, self.language)

    def has(self, message: str) -> bool:
        return self.messages.has(message)

    def format(self, message: str, **arguments: Argument) -> str:
        """Formats any other message of the game, or a shared one."""
        return self.messages.format_message(message, "", arguments)

    # ---- arguments for moves and questions ----------------------------------------------------------------

    def of_question(self, question: Question) -> dict[str, Argument]:
        """Returns the numbers of a question by name, as arguments of messages."""
        numbers = question_numbers(self.game).get(question.kind, [])
        return self.arguments.of(dict(zip(numbers, question.numbers, strict=False)))

    def object(self, object_text: str, asked: str) -> dict[str, Argument]:
        """Returns the arguments for the object of a move, such as `b07` or `tikal 3`. If the object is only a
        number, it is combined with the thing that the question is about.

        If the object has two parts, each of them is also available as a thing and, if it is a number, as a
        player.
        """
        out: dict[str, Argument] = dict.fromkeys([f"word_{n}" for n in range(1, MOST_WORDS + 1)], "")
        out["object_id"] = object_text
        for n, word in enumerate(object_text.split(), 1):
            out[f"word_{n}"] = int(word) if word.isdecimal() else word
        first, _, number = object_text.rpartition(" ")
        for place, word in (("first", first), ("second", number)) if first else ():
            out[place] = self.component(word) if self.arguments.is_component(word) else word
            if word.isdecimal():
                out[f"{place}_seat"] = self.seat(int(word))
        own = asked and object_text.isdecimal() and not self.arguments.is_component(object_text)
        name = f"{asked} {object_text}" if own else object_text
        if number.isdecimal():
            out["number"] = int(number)
            out["seat"] = self.seat(int(number))
            bare = name.rpartition(" ")[0]
            out["bare"] = self.component(bare) if bare and self.arguments.is_component(bare) else bare
        out["object"] = self.component(name) if self.arguments.is_component(name) else object_text
        out["price"] = self.cost(name) or self.format("nothing")
        out["effect"] = self.effect(name)
        return out
