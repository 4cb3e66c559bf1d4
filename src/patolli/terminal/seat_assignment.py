"""Parses which seats are played by people and which by bots.

A seat is `you` or a name for a person, and `random`, `greedy`, `search:500` or `level-3` for a bot. A name
that resembles that of a bot but is not valid is rejected, so that a mistyped level does not become a person.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.position import Position
from ..players import description, levels
from ..players.factory import Player, make_player
from ..players.level_definitions import HAND_LEVEL, WITH_NETWORK
from ..texts import Messages

RANDOM: Final = "random"
KINDS: Final = ("random", "greedy", "search", "level", "lvl", "bot")
"""Words that begin a bot's name. The last two are not valid, but people may type them."""
ALIKE: Final = 0.8
"""A word at least this similar to one of `KINDS` is taken for a mistyped bot."""
YOU: Final = ("you", "me", "du", "ich")
LONGEST: Final = 20


@dataclass
class Seat:
    """A seat's display name and, if it is a bot, the bot's name and player."""

    name: str
    bot: str = ""
    player: Player | None = None


class Seats:
    """The names at the table, and which of them belong to people."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.people = [seat.player is None for seat in seats]

    def humans(self) -> int:
        return sum(self.people)

    def choose(self, p: Position, seat: int) -> int:
        """Returns a bot's move."""
        player = self.seats[seat].player
        assert player is not None
        return player.choose(p.observation(seat), seat)

    def introductions(self, language: str) -> Iterator[str]:
        """Yields a description of each bot and its strength."""
        for seat in self.seats:
            if seat.bot:
                yield f"{seat.name}: {seat.bot}. {description(seat.bot, language)}".strip()


def assign_seats(game: Game, seats: str | None, players: int | None, messages: Messages, seed: int) -> Seats:
    """Parses seats such as `ana,ben,level-3`. Seats that are not named play at random."""
    given = [name.strip() for name in seats.split(",")] if seats else [YOU[0]]
    count = players if players is not None else len(given) if seats else game.most
    if len(given) > count:
        raise PatolliError(f"{len(given)} seats are named, but there are {count} players")
    given += [RANDOM] * (count - len(given))
    found = [seat_of(typed, at, game, messages, seed) for at, typed in enumerate(given)]
    names = [seat.name for seat in found]
    if len(set(names)) != len(names):
        raise PatolliError("two seats have the same name")
    return Seats(found)


def seat_of(typed: str, at: int, game: Game, messages: Messages, seed: int) -> Seat:
    if not typed:
        raise PatolliError("a seat has no name: write --seats ana,ben,level-3")
    if looks_like_bot(typed):
        bot = typed.casefold()
        player = bot_called(bot, game, seed + 1 + at)  # differs from the seed for chance outcomes
        return Seat(messages.format(bot_message(bot), number=at + 1), bot, player)
    if typed.casefold() in YOU:
        return Seat(messages.format("seat", number=at + 1))
    if len(typed) > LONGEST or not typed.isprintable():
        raise PatolliError(f"a name has at most {LONGEST} letters, all of them printable, not {typed!r}")
    return Seat(typed[:1].upper() + typed[1:])


def looks_like_bot(typed: str) -> bool:
    kind = re.split(r"[^a-z]", typed.casefold(), maxsplit=1)[0]
    named = typed.casefold().startswith((WITH_NETWORK, HAND_LEVEL)) or ":" in typed
    return named or bool(get_close_matches(kind, KINDS, 1, ALIKE))


def bot_called(bot: str, game: Game, seed: int) -> Player:
    try:
        return make_player(bot, game, seed)
    except PatolliError:
        known = ", ".join(["greedy", "search:500", *levels()])
        raise PatolliError(
            f"there is no bot {bot!r}; the bots are {known}; any other name is a person's"
        ) from None


def bot_message(bot: str) -> str:
    """Returns the id of the message with the name of a bot. Each level has its own message."""
    if bot.startswith(HAND_LEVEL):
        return "bot-hand-level"
    return f"bot-{bot if bot in levels() else bot.partition(':')[0]}"
