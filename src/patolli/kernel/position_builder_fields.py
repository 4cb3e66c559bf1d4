"""What a position editor offers: the parts of a position as fields, in the game's own terms.

A game has a module `builder_fields.py` with an instance `EDITABLE` of a subclass of `Editable`. Each field
has a value that is shown and a function that puts another one into a builder's position. It may change more
than its own value: skulls that a seat gets leave the supply, a worker that is put on a wheel leaves the hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, cast

from .chance import Rng, Seeded
from .errors import HiddenValue, PatolliError, RuleError
from .game import Game, P
from .match import Match
from .position_builder import PositionBuilder

Value = bool | int | str | list[str]
NUMBER: Final = "number"
CHOICE: Final = "choice"
FLAG: Final = "flag"
SET: Final = "set"
"""Some of the options."""
ITEMS: Final = "items"
"""Several of the options, in an order; an option may be there more than once if the field allows it."""
ACTION: Final = "action"
"""One of the options is carried out; there is no value to keep."""

NONE: Final = ""
"""The option that means none: no thing, no player, or no place."""
MOST_NUMBER: Final = 999
MOST_ITEMS: Final = 120
MOST_STEPS: Final = 2_000
"""Of a fresh game, until its set-up is over."""
OUT_OF_TABLES: Final = (LookupError, AttributeError, ValueError, TypeError, ArithmeticError, AssertionError)
"""What rules raise when they meet a value that cannot be."""


@dataclass
class Field:
    id: str
    name: str
    """What texts call it: a message of the editor, or a thing of the game."""
    kind: str
    value: Value
    put: Callable[[Any], None]
    low: int = 0
    high: int = 0
    """Of a number; of a list how many entries it has at least and at most (0: any number)."""
    options: list[str] = field(default_factory=list)
    repeats: bool = False
    """An option may be among the items more than once."""
    about: list[str] = field(default_factory=list)
    """The things of the drawn board that lead to this field."""
    known: list[int] | None = None
    """The only seats that know the value; None: everyone does."""


@dataclass
class Group:
    section: str
    name: str
    """A thing, or empty where the seat says it all."""
    seat: int = -1
    fields: list[Field] = field(default_factory=list)

    def number(
        self,
        id_: str,
        name: str,
        value: int,
        put: Callable[[int], None],
        high: int = 99,
        low: int = 0,
        **more: Any,
    ) -> None:
        self.fields.append(Field(id_, name, NUMBER, value, put, low, high, **more))

    def choice(
        self, id_: str, name: str, value: str, options: list[str], put: Callable[[str], None], **more: Any
    ) -> None:
        self.fields.append(Field(id_, name, CHOICE, value, put, options=options, **more))

    def flag(self, id_: str, name: str, value: bool, put: Callable[[bool], None], **more: Any) -> None:
        self.fields.append(Field(id_, name, FLAG, value, put, **more))

    def items(
        self,
        id_: str,
        name: str,
        value: list[str],
        options: list[str],
        put: Callable[[list[str]], None],
        **more: Any,
    ) -> None:
        self.fields.append(Field(id_, name, ITEMS, value, put, options=options, **more))

    def set(
        self,
        id_: str,
        name: str,
        value: list[str],
        options: list[str],
        put: Callable[[list[str]], None],
        **more: Any,
    ) -> None:
        self.fields.append(Field(id_, name, SET, value, put, options=options, **more))

    def action(self, id_: str, name: str, options: list[str], put: Callable[[str], None]) -> None:
        self.fields.append(Field(id_, name, ACTION, NONE, put, options=options))


class Editable(Generic[P]):
    """What can be edited in positions of one game."""

    places: ClassVar[dict[str, list[str]]]
    """By rule or invariant of a fault: the beginnings of the ids of the fields where it can be mended."""

    def builder(self, p: P) -> PositionBuilder[P]:
        """The game's own builder, which changes this very position."""
        raise NotImplementedError

    def groups(self, builder: Any) -> list[Group]:
        """Everything that can be set, with its value now."""
        raise NotImplementedError

    def is_set_up(self, p: P) -> bool:
        """Is the set-up over, and a seat about to make its first decision of the game itself?"""
        raise NotImplementedError

    def empty(self, players: int) -> P:
        """As little on the table as the rules allow."""
        raise NotImplementedError


def fresh(game: Game[P], editable: Editable[P], players: int, seed: int) -> P:
    """A new game after its set-up; what players choose in it, they choose by the seed."""
    match = Match(game, players, Seeded(seed))
    rng = Rng(seed)
    for _ in range(MOST_STEPS):
        p = cast(P, match.position)  # noqa: TC006
        if editable.is_set_up(p):
            return p
        seat = p.first_asked()
        moves = p.legal_moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    raise PatolliError(f"the set-up of {game.name} did not end")


def seat_option(seat: int) -> str:
    """A seat among the options of a field."""
    return f"seat-{seat}"


def seat_options(players: int) -> list[str]:
    return [seat_option(seat) for seat in range(players)]


def seat_of(option: str) -> int:
    return int(option.removeprefix("seat-")) if option else -1


def option_of(seat: int) -> str:
    return seat_option(seat) if seat >= 0 else NONE


def held(bits: int, ids: list[str]) -> list[str]:
    """The things of a set that is kept as bits."""
    return [id_ for n, id_ in enumerate(ids) if bits >> n & 1]


def bits_of(things: list[str], ids: list[str]) -> int:
    return sum(1 << ids.index(thing) for thing in dict.fromkeys(things))


def counted(counts: list[int], ids: list[str]) -> list[str]:
    """The things of a list of counts, each as often as it is there."""
    return [id_ for n, id_ in enumerate(ids) for _ in range(max(0, counts[n]))]


def set_field(of: object, name: str, value: object) -> None:
    setattr(of, name, value)


def set_item(values: list[int], at: int, value: int) -> None:
    values[at] = value


def set_scaled(values: list[int], at: int, scale: int, value: int) -> None:
    values[at] = scale * value


def set_index(values: list[int], at: int, ids: list[str], id_: str) -> None:
    """The number of a thing, by its id."""
    values[at] = ids.index(id_)


def find(groups: list[Group], id_: str) -> Field:
    for group in groups:
        for one in group.fields:
            if one.id == id_:
                return one
    raise PatolliError(f"there is no field {id_[:60]!r}")


def wrong_value(one: Field, value: Any) -> str:
    """Why a field cannot have this value; empty where it can."""
    match one.kind:
        case "number":
            if type(value) is not int or not one.low <= value <= one.high:
                return f"{one.id} is a number from {one.low} to {one.high}"
        case "flag":
            if type(value) is not bool:
                return f"{one.id} is true or false"
        case "items" | "set":
            if not isinstance(value, list) or len(value) > MOST_ITEMS:
                return f"{one.id} is a list with at most {MOST_ITEMS} entries"
            if any(not isinstance(item, str) or item not in one.options for item in value):
                return f"{one.id} has entries that are none of its options"
            if one.high and not one.low <= len(value) <= one.high:
                return f"{one.id} has {one.low} to {one.high} entries"
            if not one.repeats and len(set(value)) != len(value):
                return f"{one.id} has an entry twice"
        case _:
            if not isinstance(value, str) or value not in one.options:
                return f"{one.id} is none of its options"
    return ""


def put(editable: Editable[P], builder: PositionBuilder[P], id_: str, value: Any) -> None:
    """Give a field another value; refused where it cannot have it. The position may be half changed then."""
    one = find(editable.groups(builder), id_)
    wrong = wrong_value(one, value)
    if wrong:
        raise PatolliError(wrong)
    try:
        one.put(value)
        builder.position.forget()
    except (RuleError, HiddenValue, *OUT_OF_TABLES) as fault:
        raise PatolliError(f"{one.id} cannot be set so: {fault}") from None
