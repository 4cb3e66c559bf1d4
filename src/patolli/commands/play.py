"""`patolli play`: a game in the terminal, several people at one screen or against random players."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow

from ..games import load
from ..kernel.chance import Seeded
from ..kernel.errors import PatolliError
from ..kernel.match import Match
from ..terminal.console import Console
from ..terminal.seating import seated
from ..terminal.table import Table
from ..words import Speech, Words, preferred_language


def play(
    game: str,
    *,
    players: int | None = None,
    seats: str | None = None,
    language: str | None = None,
    seed: int | None = None,
    components: Path | None = None,
    record: Path | None = None,
) -> None:
    """Play in the terminal.

    Parameters
    ----------
    game
        The game, for example tzolkin.
    players
        How many play; else as many as seats are named, or the most that the game is for.
    seats
        Who sits where, for example ana,ben,random; seats that are not named play at random.
    language
        en or de; else as the terminal speaks.
    seed
        A number from which all of fate follows; else a new one, which is shown.
    components
        A file with the values of your own box.
    record
        Where to keep the record of the game.
    """
    spoken = language or preferred_language()
    speech = Speech(spoken)
    played = load(game)
    fate = seed if seed is not None else randbelow(1_000_000)
    at_table = seated(played, seats, players, speech, fate)
    box = played.printed_box() if components is None else played.owners_box(read(components))
    match = Match(played, len(at_table.names), Seeded(fate), None, box)
    words = Words(played, spoken, at_table.names, box)
    console = Console()
    console.write(words.say("terminal-welcome", title=played.title, seed=str(fate)))
    table = Table(match, at_table, words, console)
    table.run()
    if record is not None:
        table.save(record)


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PatolliError(f"{file} cannot be read: {error}") from None
