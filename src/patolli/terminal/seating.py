"""Who sits where: people by their names, and players that choose by themselves."""

from __future__ import annotations

from typing import Final

from ..kernel.chance import Dice
from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.position import Position
from ..words import Speech

RANDOM: Final = "random"


class Seats:
    """The names at the table, and which of them are people."""

    def __init__(self, names: list[str], people: list[bool], seed: int) -> None:
        self.names = names
        self.people = people
        self.dice = Dice(seed + 1)  # not the dice of fate

    def humans(self) -> int:
        return sum(self.people)

    def choose(self, p: Position, seat: int) -> int:
        """What a random player answers; like everybody it sees the veiled position only."""
        veiled = p.veil(seat)
        options = veiled.options(seat)
        return options[self.dice.below(len(options))]


def seated(game: Game, seats: str | None, players: int | None, speech: Speech, seed: int) -> Seats:
    """`ana,ben,random`: as many as play; what is not said is one person against random players."""
    given = [name.strip() for name in seats.split(",")] if seats else []
    given = [name if name == RANDOM else name[:1].upper() + name[1:] for name in given]
    count = players if players is not None else len(given) or game.most
    if len(given) > count:
        raise PatolliError(f"{len(given)} seats are named, but {count} play")
    if not all(given):
        raise PatolliError("a seat has no name: write --seats ana,ben,random")
    if not given:
        given = [speech.say("seat", number=1)]
    given += [RANDOM] * (count - len(given))
    people = [name != RANDOM for name in given]
    numbered = [
        name if human else speech.say("terminal-random", number=seat + 1)
        for seat, (name, human) in enumerate(zip(given, people, strict=True))
    ]
    if len(set(numbered)) != len(numbered):
        raise PatolliError("two seats have the same name")
    return Seats(numbered, people, seed)
