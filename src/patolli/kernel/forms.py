"""Forms, with which a player answers several consecutive questions at once by filling in numbers.

A game describes a form by its fields and limits, so the page can check the numbers without knowing the rules.
When the form is sent, the rules turn its numbers into moves.
"""

from __future__ import annotations

from typing import Any, Generic

from .errors import IllegalMove
from .native import TypeVar, mypyc_attr
from .position import Position

P = TypeVar("P", bound=Position, default=Any)


class FormField:
    """One number of a form, from 0 to `most`. `name` is a key for the board, and `value` is the initial
    number.
    """

    name: str
    value: int
    most: int

    def __init__(self, name: str, most: int, value: int = 0) -> None:
        self.name = name
        self.most = most
        self.value = value


class FormLimit:
    """A weighted sum of fields that must be between `least` and `most`.

    `rest` is the index of a field that takes up what the other fields leave of the sum, or -1.
    """

    name: str
    weights: list[int]
    least: int
    most: int
    rest: int

    def __init__(self, name: str, weights: list[int], least: int, most: int, rest: int = -1) -> None:
        self.rest = rest
        self.name = name
        self.weights = weights
        self.least = least
        self.most = most


class Form:
    """The current question and the following ones, presented as numbers within limits."""

    fields: list[FormField]
    limits: list[FormLimit]

    def __init__(self, fields: list[FormField], limits: list[FormLimit]) -> None:
        self.fields = fields
        self.limits = limits

    def check(self, values: list[int]) -> None:
        """Raises an error if a number is outside the range of its field or violates a limit."""
        if len(values) != len(self.fields):
            raise IllegalMove(f"the form has {len(self.fields)} fields, not {len(values)}")
        for field, value in zip(self.fields, values, strict=True):
            if not 0 <= value <= field.most:
                raise IllegalMove(f"{field.name} is 0 to {field.most}, not {value}")
        for limit in self.limits:
            total = sum([weight * value for weight, value in zip(limit.weights, values, strict=True)])
            if not limit.least <= total <= limit.most:
                raise IllegalMove(f"{limit.name} is {limit.least} to {limit.most}, not {total}")


@mypyc_attr(allow_interpreted_subclasses=True)
class FormRules(Generic[P]):
    """The form rules of a game, in its module `forms.py`. `p` is always the observation of the seat that must
    answer.
    """

    def form(self, p: P, seat: int) -> Form | None:
        """Returns the form for the seat's current question, or None if there is none."""
        return None

    def moves(self, p: P, seat: int, values: list[int]) -> list[int]:
        """Converts a completed form to the moves that answer its questions."""
        raise NotImplementedError


NO_FORMS: FormRules[Any] = FormRules()


def chain_of(rules: FormRules[Any], p: Position, seat: int, values: list[int]) -> list[int]:
    """Checks a completed form against its limits and returns its moves."""
    form = rules.form(p, seat)
    if form is None:
        raise IllegalMove("there is no form for this question")
    form.check(values)
    return rules.moves(p, seat, values)
