"""Promises that players can propose to each other in chat. A game lists them in its file `promises.toml`.

A promise is a word with its objects, as in `spare 12`. A proposal consists of what its author offers and what
the author wants in return: `spare 12 + peace for passage S3`. Proposals are not binding, and no rule of a
game depends on them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final

from .. import game_index
from ..texts.thing_ids import thing_ids
from .protocol import PromiseKind, Promises
from .refusal import Refusal

AND: Final = " + "
FOR: Final = " for "
AMOUNTS: Final = [str(amount) for amount in range(1, 21)]


@cache
def kinds(game: str) -> dict[str, list[str]]:
    """Returns the kinds of objects that each promise of a game needs."""
    file = game_index.folder(game).joinpath("promises.toml")
    if not file.is_file():
        return {}
    return {one["id"]: one["about"] for one in tomllib.loads(file.read_text(encoding="utf-8"))["promise"]}


def choices(game: str, about: str, players: int) -> list[str]:
    """Returns the possible objects of one kind: seats, amounts, or pieces and places of the game."""
    if about == "seat":
        return [str(seat) for seat in range(players)]
    if about == "amount":
        return AMOUNTS
    return list(thing_ids(game).lists[about].values())


def promises_message(game: str, players: int) -> Promises:
    known = kinds(game)
    sorts = sorted({sort for about in known.values() for sort in about})
    return Promises(
        [PromiseKind(id_, about) for id_, about in known.items()],
        {sort: choices(game, sort, players) for sort in sorts},
    )


def proposal(game: str, players: int, gives: list[str], wants: list[str]) -> str:
    """Returns the proposal in notation. Raises an error if it is empty or invalid."""
    if not gives and not wants:
        raise Refusal("no-word", "a proposal names an offer or a request")
    for promise in (*gives, *wants):
        check(game, players, promise)
    return f"{AND.join(gives)}{FOR}{AND.join(wants)}"


def check(game: str, players: int, promise: str) -> None:
    word, _, named = promise.partition(" ")
    things = named.split()
    about = kinds(game).get(word)
    if about is None:
        raise Refusal("no-word", f"{word!r} is not a promise of this game")
    if len(things) != len(about) or not all(
        thing in choices(game, sort, players) for thing, sort in zip(things, about, strict=True)
    ):
        raise Refusal("no-word", f"{word!r} must name {' and '.join(about) or 'nothing'}")
