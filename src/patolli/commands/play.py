"""`patolli play`: plays a game in the terminal, against bots or with several people at one screen."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Literal

from ..games import canonical_name, load
from ..kernel.chance import ChanceSource, Seeded, TypedChance
from ..kernel.match import Match
from ..terminal.console import Console
from ..terminal.seat_assignment import assign_seats
from ..terminal.terminal_table import TerminalTable
from ..texts import GameTexts, Messages, preferred_language
from .common import box_of, options_of
from .parameters import GameName, GameOptions, Language


def play(
    game: GameName,
    *,
    players: int | None = None,
    seats: str | None = None,
    language: Language = None,
    seed: int | None = None,
    components: Path | None = None,
    record: Path | None = None,
    chance: Literal["seed", "hand"] = "seed",
    option: GameOptions = None,
) -> None:
    """Play in the terminal.

    Parameters
    ----------
    players
        How many players; by default as many as named seats, or the game's maximum.
    seats
        Who plays in which seat, such as you,level-3,random. Bots are random, greedy, search:500, and level-1
        (weak) to level-6 (strong); every other name is a person. Seats that are not named play at random.
    seed
        The random seed for chance outcomes; by default a new one, which is shown.
    components
        A file with the values of your own copy of the game.
    record
        The file to which the record of the game is written.
    chance
        hand: you roll and draw with your own copy of the game and type in the outcomes; seed: the computer
        does.
    """
    chosen_language = language or preferred_language()
    messages = Messages(chosen_language)
    played = load(canonical_name(game))
    fate = seed if seed is not None else randbelow(1_000_000)
    seating = assign_seats(played, seats, players, messages, fate)
    box = box_of(played, components)
    match = Match(played, len(seating.names), source_of(chance, fate), options_of(option or []), box)
    texts = GameTexts(played, chosen_language, seating.names, box)
    console = Console()
    welcome = "outcome-welcome" if chance == "hand" else "terminal-welcome"
    console.paragraph(texts.format(welcome, title=played.title, seed=str(fate)))
    for introduction in seating.introductions(chosen_language):
        console.paragraph(introduction, "  ", "    ")
    table = TerminalTable(match, seating, texts, console)
    try:
        table.run()
    finally:  # Ctrl-C must not lose the game
        if record is not None:
            table.save(record)


def source_of(chance: str, seed: int) -> ChanceSource:
    if chance == "seed":
        return Seeded(seed)
    return TypedChance(seed.to_bytes(32, "big", signed=True), [])
