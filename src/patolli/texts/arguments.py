"""Turns numbers into arguments of messages.

A seat becomes the player's name, with the original number as `$seat_number`. A number that identifies a thing
(`wheel`: 2) becomes the thing's text, with `$wheel_id` for selectors and `$wheel_number`. Points become text
in the usual form, such as 6¼; the text without the sign is `$points_size`. `$points_number` is for plurals,
and `$points_sign` is plus or minus. The id of a thing becomes the thing's text, with the id as `$..._id`.
All amounts of goods (`wood`: 2, `stone`: 1) together are available as `$goods`: 2 wood, 1 stone. A table
within a row (`gain`: wood 2, stone 1) is available as `$gain` in the same way, and each of its numbers
separately, such as `$gain_wood`. Messages that describe things get all numbers, and get `amount` also as
`$count`, so that `thing-skull` can have a plural.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from .messages import Argument, Messages
from .thing_ids import ThingIds

Given = Mapping[str, Any]
FRACTIONS: Final = {(1, 4): "¼", (1, 2): "½", (2, 4): "½", (3, 4): "¾"}


def message_id(*parts: str) -> str:
    """Joins parts into a message id, which contains neither spaces nor underscores."""
    return "-".join(part for part in parts if part).replace(" ", "-").replace("_", "-")


def thing_id(name: str) -> str:
    """Returns the id of a thing in lower case, so that `B07` and the `b07` in a move mean the same thing."""
    return message_id("thing", name.lower())


def points(units: int, unit: int) -> str:
    """Formats points that are counted in fractions: 25 quarters are 6¼."""
    whole, rest = divmod(abs(units), unit)
    part = "" if rest == 0 else FRACTIONS.get((rest, unit), f" {rest}/{unit}")
    number = part.strip() if part and whole == 0 else f"{whole}{part}"
    return ("−" if units < 0 else "") + number


class Arguments:
    """Makes the arguments of messages for one game in one language."""

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
            f"{name}_number": (whole + 0.5 if whole else 1) if rest else whole,  # ¼ point, 1¼ points
            f"{name}_sign": "minus" if value < 0 else "plus",
        }

    def thing(self, name: str, numbers: Mapping[str, Argument]) -> str:
        """Returns the text for a wheel, a good or a tile with this id."""
        return self.messages.format_message(thing_id(name), "", {"count": 1, **numbers})

    def component(self, name: str, numbers: Mapping[str, Argument]) -> str:
        """Returns the text for a thing, or for a component whose id has two words: `palenque 3`,
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
        """Returns whether this is a thing, or a component whose id has two words."""
        first, _, rest = name.partition(" ")
        if not rest or self.messages.has(thing_id(name)):
            return self.messages.has(thing_id(name))
        named = rest.isdigit() or self.messages.has(message_id("component", rest))
        return named and self.messages.has(thing_id(first))

    def amount(self, good: str, count: int) -> str:
        return self.messages.format("amount", count=count, thing=self.thing(good, {"count": count}))

    def amounts(self, goods: Mapping[str, int]) -> str:
        """Returns a text such as `2 wood, 1 stone`, with all names that are things and have a positive
        amount.
        """
        named = [self.amount(good, n) for good, n in goods.items() if n and self.messages.has(thing_id(good))]
        return ", ".join(named)
