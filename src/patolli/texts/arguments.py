"""Converts numbers and ids to arguments of messages.

A seat becomes the player's name, with its number in `$seat_number`. A number that identifies a thing
(`wheel`: 2) becomes the text of that thing, with `$wheel_id` for selectors and `$wheel_number`. Points are
formatted as usual, for example 6¼; `$points_size` is the same without the sign, `$points_number` is for
plurals, and `$points_sign` is plus or minus. The id of a thing becomes its text, with the id in `$..._id`.

All amounts of goods (`wood`: 2, `stone`: 1) together become `$goods`: 2 wood, 1 stone. A table within a row
(`gain`: wood 2, stone 1) becomes `$gain` in the same way, and each of its numbers is available separately, as
in `$gain_wood`. Messages that describe things get all numbers, and `amount` also as `$count`, so that
`thing-skull` can have a plural.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from .messages import Argument, Messages
from .thing_ids import ThingIds

Given = Mapping[str, Any]
FRACTIONS: Final = {(1, 4): "¼", (1, 2): "½", (2, 4): "½", (3, 4): "¾"}


def message_id(*parts: str) -> str:
    """Joins parts into a message id, in which spaces and underscores become `-`."""
    return "-".join(part for part in parts if part).replace(" ", "-").replace("_", "-")


def thing_id(name: str) -> str:
    """Returns the message id of a thing. It is in lower case, so `B07` and `b07` are the same thing."""
    return message_id("thing", name.lower())


def points(units: int, unit: int) -> str:
    """Formats points given in fractions of a point: 25 quarters are 6¼."""
    whole, rest = divmod(abs(units), unit)
    part = "" if rest == 0 else FRACTIONS.get((rest, unit), f" {rest}/{unit}")
    number = part.strip() if part and whole == 0 else f"{whole}{part}"
    return ("−" if units < 0 else "") + number


class Arguments:
    """Makes arguments for the messages of one game in one language."""

    def __init__(self, messages: Messages, names: ThingIds, seat: Callable[[int], str]) -> None:
        self.messages = messages
        self.names = names
        self.seat = seat

    def of(self, given: Given) -> dict[str, Argument]:
        plain: dict[str, Argument] = {"count": given.get("amount", 1)}
        for name, value in given.items():
            if isinstance(value, list):
                plain |= {f"{name}_{i}": entry for i, entry in enumerate(value) if isinstance(entry, int)}
            elif isinstance(value, Mapping):
                plain |= {f"{name}_{key}": entry for key, entry in value.items() if isinstance(entry, int)}
            elif isinstance(value, int | str):
                plain[name] = value
        out = dict(plain)
        for name, value in plain.items():
            if isinstance(value, int):
                out |= self.number(name, value, plain)
            elif isinstance(value, str):
                out[f"{name}_id"] = value
                out[name] = self.thing(value, plain) if self.messages.has(thing_id(value)) else value
        for name, value in given.items():
            if isinstance(value, Mapping):
                amounts = {key: entry for key, entry in value.items() if isinstance(entry, int)}
                out[name] = self.amounts(amounts) or self.messages.format("nothing")
        goods = {name: value for name, value in plain.items() if isinstance(value, int)}
        out["goods"] = self.amounts(goods) or self.messages.format("nothing")
        return out

    def number(self, name: str, value: int, numbers: Mapping[str, Argument]) -> dict[str, Argument]:
        if name == "seat" or name.endswith("_seat"):
            return {name: self.seat(value), f"{name}_number": value}
        if name == "points":
            return self.points(name, value)
        if self.names.counts(name):
            thing = self.names.thing(name, value)
            text = self.component(thing, numbers) if thing else ""
            return {name: text, f"{name}_id": thing or "none", f"{name}_number": value}
        return {}

    def points(self, name: str, value: int) -> dict[str, Argument]:
        unit = self.names.unit
        whole, rest = divmod(abs(value), unit)
        return {
            name: points(value, unit),
            f"{name}_size": points(abs(value), unit),
            f"{name}_number": (whole + 0.5 if whole else 1) if rest else whole,  # ¼ point, but 1¼ points
            f"{name}_sign": "minus" if value < 0 else "plus",
        }

    def thing(self, name: str, numbers: Mapping[str, Argument]) -> str:
        """Returns the text of a thing, such as a wheel, a good or a tile."""
        return self.messages.format_message(thing_id(name), "", {"count": 1, **numbers})

    def component(self, name: str, numbers: Mapping[str, Argument]) -> str:
        """Returns the text of a thing, or of a component whose id has two words, such as `palenque 3` or
        `theology bonus`.
        """
        first, _, rest = name.partition(" ")
        if not rest or self.messages.has(thing_id(name)):
            return self.thing(name, numbers)
        text = self.thing(first, numbers)
        return (
            f"{text} {rest}"
            if rest.isdigit()
            else self.messages.format(message_id("component", rest), thing=text)
        )

    def is_component(self, name: str) -> bool:
        """Returns whether this is the id of a thing, or of a component whose id has two words."""
        first, _, rest = name.partition(" ")
        if not rest or self.messages.has(thing_id(name)):
            return self.messages.has(thing_id(name))
        named = rest.isdigit() or self.messages.has(message_id("component", rest))
        return named and self.messages.has(thing_id(first))

    def amount(self, good: str, count: int) -> str:
        return self.messages.format("amount", count=count, thing=self.thing(good, {"count": count}))

    def amounts(self, goods: Mapping[str, int]) -> str:
        """Returns text such as `2 wood, 1 stone`. Only names of things with an amount other than 0 are
        included.
        """
        named = [self.amount(good, n) for good, n in goods.items() if n and self.messages.has(thing_id(good))]
        return ", ".join(named)
