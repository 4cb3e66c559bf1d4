"""The fields that a position editor offers, in the game's own terms.

Each game has a module `builder_fields.py` with an instance `EDITABLE` of a subclass of `Editable`. A field
has a value, which the editor shows, and a function that sets a new value in a builder's position. The
function may change other values, too: for example, it takes the skulls that a seat gets from the supply.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, Final, Generic, cast

from .chance import Rng, Seeded
from .errors import HiddenValue, PatolliError, RuleError
from .game import Game, P
from .match import Match
from .position_builder import PositionBuilder

Value = bool | int | str | list[str]
PutList = Callable[[list[str]], None]
"""A function that sets the value of a field with a set or a list."""
NUMBER: Final = "number"
CHOICE: Final = "choice"
FLAG: Final = "flag"
SET: Final = "set"
"""The kind of a field whose value is a set of some of the options."""
ITEMS: Final = "items"
"""The kind of a field whose value is an ordered list of some of the options."""
ACTION: Final = "action"
"""The kind of a field without a value: choosing an option carries it out."""

NONE: Final = ""
"""The option that means "nothing", "no player" or "no place"."""
MOST_NUMBER: Final = 999
MOST_ITEMS: Final = 120
MOST_STEPS: Final = 2_000
"""The maximum number of moves in the set-up of a new game."""
OUT_OF_TABLES: Final = (LookupError, AttributeError, ValueError, TypeError, ArithmeticError, AssertionError)
"""The exceptions that rules may raise for an impossible value."""


@dataclass
class Field:
    id: str
    name: str
    """The name of the field's label: one of the editor's messages, or a component of the game."""
    kind: str
    value: Value
    put: Callable[[Any], None]
    low: int = 0
    high: int = 0
    """`low` and `high` limit a number, or the number of entries in a list. For a list, 0 means that there is
    no upper limit.
    """
    options: list[str] = field(default_factory=list)
    repeats: bool = False
    """Whether a list may contain the same option more than once."""
    about: list[str] = field(default_factory=list)
    """The pieces and places on the drawn board that open this field when they are clicked."""
    known: list[int] | None = None
    """The seats that know the value; None if all seats know it."""


@dataclass
class Group:
    section: str
    name: str
    """The name of a component; empty if the seat alone identifies the group."""
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

    def attribute(self, id_: str, name: str, of: object, attribute: str, **more: Any) -> None:
        """Adds a number field for an attribute of an object."""
        self.number(id_, name, getattr(of, attribute), partial(set_field, of, attribute), **more)

    def entry(self, id_: str, name: str, values: list[int], at: int, **more: Any) -> None:
        """Adds a number field for an entry of a list."""
        self.number(id_, name, values[at], partial(set_item, values, at), **more)

    def choice(
        self, id_: str, name: str, value: str, options: list[str], put: Callable[[str], None], **more: Any
    ) -> None:
        self.fields.append(Field(id_, name, CHOICE, value, put, options=options, **more))

    def flag(self, id_: str, name: str, value: bool, put: Callable[[bool], None], **more: Any) -> None:
        self.fields.append(Field(id_, name, FLAG, value, put, **more))

    def items(
        self, id_: str, name: str, value: list[str], options: list[str], put: PutList, **more: Any
    ) -> None:
        self.fields.append(Field(id_, name, ITEMS, value, put, options=options, **more))

    def set(
        self, id_: str, name: str, value: list[str], options: list[str], put: PutList, **more: Any
    ) -> None:
        self.fields.append(Field(id_, name, SET, value, put, options=options, **more))

    def action(self, id_: str, name: str, options: list[str], put: Callable[[str], None]) -> None:
        self.fields.append(Field(id_, name, ACTION, NONE, put, options=options))


class Editable(Generic[P]):
    """The parts of a position that can be edited in one game."""

    places: ClassVar[dict[str, list[str]]]
    """For each rule or invariant, the prefixes of the ids of those fields that can correct a violation."""

    def builder(self, p: P) -> PositionBuilder[P]:
        """Returns the game's builder, which changes this position in place."""
        raise NotImplementedError

    def groups(self, builder: Any) -> list[Group]:
        """Returns everything that can be set, with the current values."""
        raise NotImplementedError

    def is_set_up(self, p: P) -> bool:
        """Returns whether the set-up is over and a seat is about to make the first decision of the actual
        game.
        """
        raise NotImplementedError

    def empty(self, players: int) -> P:
        """Returns a position with as few components on the table as the rules allow."""
        raise NotImplementedError


def fresh(game: Game[P], editable: Editable[P], players: int, seed: int) -> P:
    """Returns a new game after its set-up. The seed determines what the players choose during the set-up."""
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
    return f"seat-{seat}"


def seat_options(players: int) -> list[str]:
    return [seat_option(seat) for seat in range(players)]


def seat_of(option: str) -> int:
    return int(option.removeprefix("seat-")) if option else -1


def option_of(seat: int) -> str:
    return seat_option(seat) if seat >= 0 else NONE


def held(bits: int, ids: list[str]) -> list[str]:
    """Returns the ids in a set that is stored as bits of a number."""
    return [id_ for n, id_ in enumerate(ids) if bits >> n & 1]


def bits_of(things: list[str], ids: list[str]) -> int:
    return sum(1 << ids.index(thing) for thing in dict.fromkeys(things))


def counted(counts: list[int], ids: list[str]) -> list[str]:
    """Expands a list of counts: returns each id as often as it is counted."""
    return [id_ for n, id_ in enumerate(ids) for _ in range(max(0, counts[n]))]


def set_field(of: object, name: str, value: object) -> None:
    setattr(of, name, value)


def set_item(values: list[int], at: int, value: int) -> None:
    values[at] = value


def set_scaled(values: list[int], at: int, scale: int, value: int) -> None:
    values[at] = scale * value


def set_index(values: list[int], at: int, ids: list[str], id_: str) -> None:
    """Sets an entry of a list to the index of an id."""
    values[at] = ids.index(id_)


def find(groups: list[Group], id_: str) -> Field:
    for group in groups:
        for one in group.fields:
            if one.id == id_:
                return one
    raise PatolliError(f"there is no field {id_[:60]!r}")


def wrong_value(one: Field, value: Any) -> str:
    """Returns why a field cannot have this value, or an empty string if it can."""
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
    """Sets the value of a field. Raises `PatolliError` if the value is impossible; the position may then have
    been partly changed.
    """
    one = find(editable.groups(builder), id_)
    wrong = wrong_value(one, value)
    if wrong:
        raise PatolliError(wrong)
    try:
        one.put(value)
        builder.position.forget()
    except (RuleError, HiddenValue, *OUT_OF_TABLES) as fault:
        raise PatolliError(f"{one.id} cannot be set so: {fault}") from None
